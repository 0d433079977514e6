"""The lab's work on a Ray cluster (extra `[cluster]`)."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from typing import Any

from .. import __version__
from ..errors import RegniError
from .hands import AHEAD, Task, answer

#: How long to wait for an answer from an address, in seconds; Ray itself waits a minute or longer.
PATIENCE = 10.0


class OnRay:
    """Workers on a Ray cluster, with at most `most` items under way at once; 0 is enough for all its cores."""

    def __init__(self, address: str, most: int) -> None:
        self.ray = joined(address)
        self.most = most or AHEAD * int(self.ray.cluster_resources().get("CPU", 1))

    def done(self, task: Task, items: dict[int, Any]) -> Iterator[tuple[int, str]]:
        ray = self.ray
        remote = ray.remote(num_cpus=1)(answer_there)
        waiting = iter(items.items())
        under_way: dict[Any, int] = {}
        while True:
            for number, item in waiting:
                under_way[remote.remote(task, item, __version__)] = number
                if len(under_way) >= self.most:
                    break
            if not under_way:
                return
            finished, _ = ray.wait(list(under_way))
            for one in finished:
                try:
                    result: str = ray.get(one)
                except ray.exceptions.RayTaskError as problem:
                    if isinstance(problem.cause, RegniError):
                        raise problem.cause from None
                    raise RegniError("lab-ray-failed", problem=last_line(problem)) from None
                except ray.exceptions.RayError as problem:
                    raise RegniError("lab-ray-failed", problem=last_line(problem)) from None
                yield under_way.pop(one), result

    def close(self) -> None:
        self.ray.shutdown()


def answer_there(task: Task, item: Any, version: str) -> str:
    """Runs on a node, and refuses another version of regni, which might play another game."""
    if version != __version__:
        raise RegniError("lab-ray-version", theirs=__version__, ours=version)
    return answer(task, item)


def joined(address: str) -> Any:
    """Ray, connected to the cluster at an address."""
    try:
        import ray
    except ImportError:
        raise RegniError("lab-ray-missing") from None
    try:
        check_reachable(address)
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError) as problem:
        raise RegniError("lab-ray-unreachable", address=address, problem=last_line(problem)) from None
    return ray


def check_reachable(address: str) -> None:
    """Fails quickly if nobody listens at an address."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def last_line(problem: BaseException) -> str:
    """The last line of a long error message."""
    return (str(problem).strip().splitlines() or [type(problem).__name__])[-1].strip(" .")
