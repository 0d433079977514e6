"""The lab's work, done by as many as there are: in this process, on all cores, or on a Ray cluster.

Who does an item has no influence on its result, and results come back in the items' order. What goes out and comes
back is plain data as JSON has it, so that it can be kept in a journal and is the same when it is read again.
"""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Protocol

from ..errors import RegniError
from .journal import Journal, key_of

#: Plain data in, plain data out; a function of a module, so that other processes find it.
Task = Callable[[Any], Any]
#: Told the number of an item that is finished.
Progress = Callable[[int], None]

#: So many items are given out for each worker: nobody waits, and few are lost when it all stops.
AHEAD = 2


class Hands(Protocol):
    """Those who do items: other processes, or a cluster."""

    def done(self, task: Task, items: dict[int, Any]) -> Iterator[tuple[int, str]]:
        """Items by number, as they are finished."""

    def close(self) -> None:
        """Let go of them at once: nobody finishes an item that nobody waits for."""


@dataclass
class Crew:
    """Who works: `workers` processes (all cores unless said), or the Ray cluster at `ray` ("local" starts one).

    With Ray, `workers` is how many items are under way at once: as many as the cluster has cores unless said.
    """

    workers: int = 0
    ray: str = ""
    journal: Journal | None = None
    _hands: Hands | None = field(default=None, init=False, repr=False)
    _is_at_work: bool = field(default=False, init=False, repr=False)

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """All runs within share the same hands, who take longer to come than some runs take; gone at the end."""
        if self._is_at_work:
            yield
            return
        self._is_at_work = True
        with stopping_on_terminate():
            try:
                yield
            finally:
                self._is_at_work = False
                hands, self._hands = self._hands, None
                if hands:
                    hands.close()

    def hands(self) -> Hands:
        """They come when they are first needed."""
        if self._hands is None:
            if self.ray:
                from .cluster import OnRay

                self._hands = OnRay(self.ray, self.workers)
            else:
                self._hands = OnCores(self.workers or cores())
        return self._hands


def run(
    task: Task, items: Sequence[Any], crew: Crew | None = None, progress: Progress = lambda item: None
) -> list[Any]:
    """The results of all items, in their order. What the crew's journal has is not done again.

    >>> run(sum, [[1, 2], [3, 4]], Crew(workers=1))
    [3, 7]
    """
    crew = crew or Crew()
    keys = [key_of(f"{task.__module__}.{task.__qualname__}", item) for item in items]
    kept = crew.journal.kept if crew.journal else {}
    results: dict[int, str] = {}
    for number, key in enumerate(keys):
        if key in kept:
            results[number] = kept[key]
            progress(number)
    left = {number: item for number, item in enumerate(items) if number not in results}
    with crew.at_work():
        for number, result in done_by(crew, task, left):
            if crew.journal:
                crew.journal.keep(keys[number], result)
            results[number] = result
            progress(number)
    return [json.loads(results[number]) for number in range(len(items))]


def done_by(crew: Crew, task: Task, items: dict[int, Any]) -> Iterator[tuple[int, str]]:
    """Items by number, done by whom the crew says, as they are finished."""
    if not items:
        return iter(())
    if not crew.ray and min(crew.workers or cores(), len(items)) == 1:
        return ((number, answer(task, item)) for number, item in items.items())
    return crew.hands().done(task, items)


def answer(task: Task, item: Any) -> str:
    """An item's result, as JSON."""
    return json.dumps(task(item))


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class OnCores:
    """So many processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        # Spawned, not forked: a fork of a process with threads may hang, and not every system has it.
        context = get_context("spawn")
        self.lifeline, self.ours = context.Pipe(duplex=False)
        self.pool = ProcessPoolExecutor(workers, context, end_with_parent, (self.lifeline,))

    def done(self, task: Task, items: dict[int, Any]) -> Iterator[tuple[int, str]]:
        waiting = iter(items.items())
        under_way: dict[Future[str], int] = {}
        try:
            while True:
                for number, item in waiting:
                    under_way[self.pool.submit(answer, task, item)] = number
                    if len(under_way) >= AHEAD * self.workers:
                        break
                if not under_way:
                    return
                for finished in wait(under_way, return_when=FIRST_COMPLETED).done:
                    number = under_way.pop(finished)
                    yield number, finished.result()
        except BrokenProcessPool:
            raise RegniError("lab-worker-died") from None

    def close(self) -> None:
        self.ours.close()
        self.pool.shutdown(cancel_futures=True)
        self.lifeline.close()


def end_with_parent(lifeline: Connection) -> None:
    """In a worker: end when the parent lets go of its end of the pipe, or dies, in whatever way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to all processes of a terminal; the parent sees to it

    def watch() -> None:
        lifeline.poll(None)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def stopping_on_terminate() -> Iterator[None]:
    """SIGTERM is taken like Ctrl-C: the run stops in order."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
