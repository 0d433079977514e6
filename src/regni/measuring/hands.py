"""Those who do the lab's work: processes on this machine here, a cluster in cluster.py."""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Protocol

from ..errors import RegniError

#: Plain data in, plain data out; a function of a module, so that other processes find it.
Task = Callable[[Any], Any]

#: So many items are given out for each worker: nobody waits, and few are lost when it all stops.
AHEAD = 2


class Hands(Protocol):
    """Those who do items: other processes, or a cluster."""

    def done(self, task: Task, items: dict[int, Any]) -> Iterator[tuple[int, str]]:
        """Items by number, as they are finished."""

    def close(self) -> None:
        """Let go of them at once: nobody finishes an item that nobody waits for."""


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
