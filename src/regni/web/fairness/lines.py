"""The connections over which pages are asked for. Those that bring no request in time make room for others."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

from . import limits
from .limits import ROOM, home_of, share_of
from .pace import Pace

Line = TypeVar("Line", bound=Hashable)


class Lines(Generic[Line]):
    """All connections, by the address they come from. Those that have waited longest stand first."""

    def __init__(self, most: int = ROOM.lines) -> None:
        self.most = most
        self._queues: dict[str, dict[Line, float]] = {}
        self._homes: dict[Line, str] = {}
        self._arrivals = Pace()

    def __len__(self) -> int:
        return len(self._homes)

    def may_come(self, address: str, now: float) -> bool:
        """Whether an address may open one more connection."""
        return self._arrivals.wait(home_of(address), share_of(address).arrivals, now) is not None

    def wait(self, line: Line, address: str, now: float) -> list[Line]:
        """A connection, old or new, waits for a request. Returns the connections that must be closed to make room for
        it."""
        self.end(line)
        home = home_of(address)
        queue = self._queues.setdefault(home, {})
        queue[line] = now
        self._homes[line] = home
        closed: list[Line] = []
        # A request takes a moment to come, and many may come at the same moment.
        while len(queue) > share_of(address).lines and (oldest := next(iter(queue))) is not line:
            if now - queue[oldest] < limits.GRACE:
                break
            self.end(oldest)
            closed.append(oldest)
        if len(self) > self.most:
            fullest = max(self._queues.values(), key=len)
            oldest = next(iter(fullest))
            self.end(oldest)
            closed.append(oldest)
        return closed

    def end(self, line: Line) -> None:
        """A connection is closed, or has become a socket."""
        home = self._homes.pop(line, None)
        if home is not None:
            del self._queues[home][line]
            if not self._queues[home]:
                del self._queues[home]
