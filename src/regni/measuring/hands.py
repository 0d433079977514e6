"""The workers of the lab: processes on this machine here, a cluster in cluster.py."""

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

#: A function from plain data to plain data. It must be at the top of a module, so that other processes find it.
Task = Callable[[Any], Any]

#: Items given out to each worker: enough that none waits, few enough that little is lost when the run stops.
AHEAD = 2


class Hands(Protocol):
    """Workers that do items: other processes, or a cluster."""

    def done(self, task: Task, items: dict[int, Any]) -> Iterator[tuple[int, str]]:
        """The number and result of each item, as it is finished."""

    def close(self) -> None:
        """Stops all workers at once, without finishing items under way: nobody waits for them."""


def answer(task: Task, item: Any) -> str:
    """The result of an item, as JSON."""
    return json.dumps(task(item))


class OnCores:
    """Workers that are processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        # Spawned, not forked: a fork of a process with threads may hang, and not every system can fork.
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
    """Runs in a worker. Ends the worker when the parent closes its end of the pipe or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes of a terminal; the parent handles it

    def watch() -> None:
        lifeline.poll(None)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
