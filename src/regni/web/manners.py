"""The manners of a table: its clock, what happens when somebody is late or away, and whether people talk. The host
chooses them in the lobby, and they are fixed when the game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

import msgspec

from ..errors import RegniError

#: A clock gives minutes for each turn, minutes for the whole game, or days for each turn. "none" is no clock.
Clock = Literal[
    "none",
    "turn-1",
    "turn-2",
    "turn-5",
    "turn-10",
    "game-10",
    "game-20",
    "game-40",
    "days-1",
    "days-2",
    "days-3",
    "days-7",
]
#: When the time is up, a bot plays on until the person is back, or the seat concedes.
Zero = Literal["bot", "concede"]
#: When a bot plays for somebody who is away: never, after so many minutes, or when the others agree.
Away = Literal["never", "after-1", "after-5", "after-30", "vote"]

CLOCKS: tuple[str, ...] = get_args(Clock)
ZEROS: tuple[str, ...] = get_args(Zero)
AWAYS: tuple[str, ...] = get_args(Away)

MINUTE, DAY = 60.0, 24 * 3600.0


class Manners(msgspec.Struct, frozen=True):
    clock: Clock = "none"
    zero: Zero = "bot"
    away: Away = "never"
    has_chat: bool = True
    #: Whether somebody may ask for more time.
    may_extend: bool = True

    @property
    def has_clock(self) -> bool:
        return self.clock != "none"

    @property
    def is_for_game(self) -> bool:
        """Whether the time is for the whole game, and not for each turn."""
        return parts(self.clock)[0] == "game"

    @property
    def seconds(self) -> float:
        """The time of each turn, or of the whole game."""
        kind, number = parts(self.clock)
        return number * (DAY if kind == "days" else MINUTE)

    @property
    def extension(self) -> float:
        """How many seconds somebody gets if his request for more time is granted."""
        kind, _ = parts(self.clock)
        return DAY if kind == "days" else 5 * MINUTE if kind == "game" else self.seconds

    @property
    def away_seconds(self) -> float:
        """After how many seconds a bot plays for somebody who is away. 0 if it never does so by itself."""
        kind, number = parts(self.away)
        return number * MINUTE if kind == "after" else 0.0

    @property
    def needs_time(self) -> bool:
        """Whether the server has to watch the time."""
        return self.has_clock or self.away_seconds > 0


def parts(choice: str) -> tuple[str, int]:
    """A choice as its kind and its number.

    >>> parts("turn-5"), parts("none")
    (('turn', 5), ('none', 0))
    """
    kind, _, number = choice.partition("-")
    return kind, int(number or 0)


def read_manners(form: Mapping[str, str]) -> Manners:
    """The manners that a form asks for. Raises an error if one of its values does not exist.

    >>> read_manners({"clock": "turn-2", "zero": "bot", "away": "never", "chat": "on"}).has_chat
    True
    """
    asked = {name: form.get(name, "") for name in ("clock", "zero", "away")}
    try:
        return msgspec.convert(asked | {"has_chat": "chat" in form, "may_extend": "more" in form}, Manners)
    except msgspec.MsgspecError:
        raise RegniError("manners") from None
