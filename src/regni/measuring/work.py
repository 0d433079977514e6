"""Does the lab's work: in this process, on all cores, or on a Ray cluster.

Results do not depend on the worker and come back in the order of the items. Items and results are plain data as in
JSON, so that a journal can keep them unchanged.
"""

from __future__ import annotations

import json
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from .cluster import OnRay
from .cores import cores
from .hands import Hands, OnCores, Task, answer
from .journal import Journal, key_of

#: Called with the number of each finished item.
Progress = Callable[[int], None]


@dataclass
class Crew:
    """Who works: `workers` processes (by default one for each core), or the Ray cluster at `ray` ("local" starts one).

    With Ray, `workers` is how many items are under way at once, by default enough for all cores of the cluster.
    """

    workers: int = 0
    ray: str = ""
    journal: Journal | None = None
    _hands: Hands | None = field(default=None, init=False, repr=False)
    _is_at_work: bool = field(default=False, init=False, repr=False)

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """All runs inside share the same workers, because starting them takes longer than some runs. They stop at the
        end.
        """
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
        """The workers; they are started when they are first needed."""
        if self._hands is None:
            self._hands = OnRay(self.ray, self.workers) if self.ray else OnCores(self.workers or cores())
        return self._hands


def run(
    task: Task, items: Sequence[Any], crew: Crew | None = None, progress: Progress = lambda item: None
) -> list[Any]:
    """The results of all items, in order. Items that the crew's journal has are not done again.

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
    """The number and result of each item as it is finished, by the workers that the crew wants."""
    if not items:
        return iter(())
    if not crew.ray and min(crew.workers or cores(), len(items)) == 1:
        return ((number, answer(task, item)) for number, item in items.items())
    return crew.hands().done(task, items)


@contextmanager
def stopping_on_terminate() -> Iterator[None]:
    """Treats SIGTERM like Ctrl-C, so that the run stops cleanly."""
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
