"""What people at a table have to do with each other, apart from its moves: whose time runs and how much each has left,
which seats a bot plays for a person, whether talk is off. It is pure data and is stored as JSON.

Time runs for the seat of a person who has to decide, and for nobody else. The time that a decision took is taken off
when it is made, in the transaction of the move. A seat gets the full time of a turn when the decision comes to it from
another seat. Taking a move back gives no time back.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...errors import RegniError
from ..manners import MINUTE, Manners
from .database import moment

#: No seat: nobody's time runs.
NONE = -1


class Together(msgspec.Struct, frozen=True, kw_only=True):
    #: Seconds that each seat has left, as of `since`. Empty without a clock.
    left: tuple[float, ...] = ()
    #: The seat whose person has to decide, and since when. NONE if a bot has to decide, or nobody.
    seat: int = NONE
    since: float = 0.0
    #: Seats of people that a bot plays until they are back.
    stand_ins: tuple[int, ...] = ()
    #: Seats whose time is up and which concede as soon as they can.
    leaving: tuple[int, ...] = ()
    #: Whether people may talk, if the host has changed it. None if the manners of the table decide.
    talk: bool | None = None

    @property
    def ends(self) -> float | None:
        """When the time of the seat that decides is up. None if no clock runs."""
        return self.since + self.left[self.seat] if self.left and self.seat != NONE else None

    def turned(self, manners: Manners, seats: int, seat: int | None, now: float, is_undo: bool = False) -> Together:
        """After an entry: the time of the last decision is taken off, and now this seat has to decide."""
        to = NONE if seat is None or seat in self.stand_ins else seat
        if not manners.has_clock:
            return msgspec.structs.replace(self, seat=to, since=self.since if to == self.seat else now)
        left = list(self.left) or [manners.seconds] * seats
        if self.seat != NONE:
            left[self.seat] = max(0.0, left[self.seat] - max(0.0, now - self.since))
        is_new = to not in (NONE, self.seat) and not is_undo
        if is_new and not manners.is_for_game:
            left[to] = manners.seconds
        return msgspec.structs.replace(self, left=tuple(left), seat=to, since=now)

    def for_next_game(self) -> Together:
        """The next game of a series: everybody plays, and has all his time again."""
        return Together(talk=self.talk)

    def more(self, manners: Manners) -> Together:
        """More time for the seat that decides."""
        left = list(self.left)
        left[self.seat] += manners.extension
        return msgspec.structs.replace(self, left=tuple(left))

    def replaced(self, seat: int, leaves: bool = False) -> Together:
        """A bot plays this seat from now on. If it `leaves`, it concedes as soon as it can."""
        leaving = (*self.leaving, seat) if leaves else self.leaving
        return msgspec.structs.replace(self, stand_ins=(*self.stand_ins, seat), leaving=leaving)

    def back(self, manners: Manners, seats: Sequence[int]) -> Together:
        """The person of these seats is back. If no time is left he gets that of a turn, or a minute if the time is for
        the whole game. A person whose seat concedes cannot come back."""
        returning = [seat for seat in seats if seat in self.stand_ins and seat not in self.leaving]
        left = list(self.left)
        for seat in returning if left else ():
            left[seat] = max(left[seat], MINUTE) if manners.is_for_game else manners.seconds
        staying = tuple(seat for seat in self.stand_ins if seat not in returning)
        return msgspec.structs.replace(self, left=tuple(left), stand_ins=staying)


def together_json(together: Together) -> str:
    return msgspec.json.encode(together).decode()


def read_together(text: str, seats: int) -> Together:
    """Reads the state of a table with so many seats."""
    try:
        found = msgspec.json.decode(text, type=Together)
    except msgspec.MsgspecError as problem:
        raise RegniError("table-setup", problem=str(problem)) from None
    moment(found.since)
    named = {found.seat, *found.stand_ins, *found.leaving} - {NONE}
    if not named <= set(range(seats)) or len(found.left) not in (0, seats):
        raise RegniError("store-value", value=text[:40])
    return found
