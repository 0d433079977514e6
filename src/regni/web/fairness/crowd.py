"""The open sockets of all people. A new socket beyond a limit is refused. A socket that is open is never closed to make
room."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from . import limits
from .limits import ROOM, Room, home_of, share_of


@dataclass(frozen=True)
class Guest:
    """A person who wants to open a socket."""

    person: str
    address: str
    #: The table, by its handle.
    table: str
    #: Whether he holds a seat there, and whether the game is under way.
    is_seated: bool
    is_under_way: bool

    @property
    def is_player(self) -> bool:
        return self.is_seated and self.is_under_way


class Crowd:
    def __init__(self, room: Room = ROOM) -> None:
        self.room = room
        self.number = 0
        #: How many sockets each person, address and table has, and each person at each table.
        self._counts: Counter[tuple[str, ...]] = Counter()

    @property
    def is_full(self) -> bool:
        """Whether new sockets are refused."""
        return self.number >= self.room.sockets

    def enter(self, guest: Guest) -> bool:
        """Counts one more socket. Returns whether there was room for it."""
        if not self._has_room(guest):
            return False
        self.number += 1
        self._counts.update(counted(guest))
        return True

    def leave(self, guest: Guest) -> None:
        self.number -= 1
        self._counts.subtract(counted(guest))
        for one in counted(guest):
            if not self._counts[one]:
                del self._counts[one]

    def _has_room(self, guest: Guest) -> bool:
        own, pages, home, onlookers = (self._counts[one] for one in counted(guest)[:4])
        newcomers = self._counts["newcomers", home_of(guest.address)]
        share = share_of(guest.address)
        extra = limits.PLAYERS_EXTRA if guest.is_player else 0
        reserve = self.room.reserve if guest.is_player else 0
        return (
            own < limits.OWN_SOCKETS
            and pages < limits.OWN_PAGES
            and home < share.sockets * (1 + extra)
            and (guest.is_player or newcomers < share.newcomers)
            and (guest.is_seated or onlookers < limits.ONLOOKERS)
            and self.number < self.room.sockets + reserve
        )


def counted(guest: Guest) -> list[tuple[str, ...]]:
    """What a socket counts for. Seats and onlookers of a table are counted apart, as are players and newcomers of an
    address."""
    home = home_of(guest.address)
    return [
        ("person", guest.person),
        ("page", guest.person, guest.table),
        ("home", home),
        ("seated" if guest.is_seated else "onlookers", guest.table),
        ("players" if guest.is_player else "newcomers", home),
    ]
