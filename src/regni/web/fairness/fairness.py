"""What one server counts: sockets, connections, requests, what is said, and new tables."""

from __future__ import annotations

from time import monotonic
from typing import Any

from . import limits
from .crowd import Crowd
from .limits import ROOM, Room, home_of, share_of
from .lines import Lines
from .pace import Pace
from .request_queue import RequestQueue


class Fairness:
    def __init__(self, room: Room = ROOM) -> None:
        self.crowd = Crowd(room)
        self.lines: Lines[Any] = Lines(room.lines)
        self.queue = RequestQueue(self.pause)
        self._requests, self._messages, self._tables = Pace(), Pace(), Pace()
        #: When something was last said at a table.
        self._said = -limits.LATELY

    def request(self, address: str, player: str, cost: float, now: float) -> float | None:
        """How long a request must wait. None if it comes too fast. Only a `player`, who holds a seat somewhere, is
        counted as a person too. All others are counted by their address alone: they could be a new person each time."""
        own = self._requests.wait(f"person {player}", limits.OWN_REQUESTS, now, cost) if player else 0.0
        if own is None:
            return None
        together = self._requests.wait(f"home {home_of(address)}", share_of(address).requests, now, cost)
        return None if together is None else max(own, together)

    async def turn(self, address: str, player: str) -> bool:
        """Waits until it is this person's turn to be answered. Returns False at once if too many of his requests wait.
        People without a seat wait in one queue with all others of their address."""
        who = player or home_of(address)
        if self.queue.number(who) >= (limits.OWN_WAITING if player else share_of(address).lines):
            return False
        await self.queue.take(who)
        return True

    def pause(self) -> float:
        """How long the server serves only those who play after it has answered a request, as a multiple of the time
        that the answer took."""
        return limits.PAUSE if monotonic() - self._said < limits.LATELY else 0.0

    def message(self, address: str, person: str, now: float) -> float:
        """How long a message at a table must wait. None is ever refused."""
        self._said = now
        own = self._messages.wait(f"person {person}", limits.OWN_MESSAGES, now)
        together = self._messages.wait(f"home {home_of(address)}", share_of(address).messages, now)
        return max(own or 0.0, together or 0.0)

    def may_begin(self, address: str, person: str, now: float) -> bool:
        """Whether somebody may begin one more table."""
        own = self._tables.wait(f"person {person}", limits.OWN_TABLES, now)
        return own is not None and (
            self._tables.wait(f"home {home_of(address)}", share_of(address).tables, now) is not None
        )
