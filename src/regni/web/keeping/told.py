"""The end of sessions in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from time import time

from ...words.words import Words
from ..play.store import KeptSession
from .carried import may_carry
from .keeping import Keeping, kind_of


@dataclass(frozen=True)
class End:
    """When a session is put away."""

    #: The sentence about it. Empty if it is never put away.
    text: str = ""
    #: Whether that will be soon.
    is_near: bool = False


@dataclass(frozen=True)
class ThisTable:
    """What somebody can do with a table as a whole."""

    handle: str
    end: End
    #: Whether nobody else plays at it, so that he may delete it.
    is_own: bool
    #: Whether he may take it along as a file.
    is_portable: bool


def this_table(kept: KeptSession, seats: Mapping[int, str], person: str, keeping: Keeping, words: Words) -> ThisTable:
    return ThisTable(
        kept.handle, end_told(kept, keeping, words), is_own(kept, seats, person), may_carry(kept, seats, person)
    )


def is_own(kept: KeptSession, seats: Mapping[int, str], person: str) -> bool:
    """Whether a game is a person's alone: all its seats but those of bots are his."""
    return not kept.is_gathering and bool(person) and set(seats.values()) == {person}


def end_told(kept: KeptSession, keeping: Keeping, words: Words) -> End:
    end, now = keeping.end_of(kept), time()
    if end is None:
        return End()
    # A session that somebody has open stays after its day. Its page then names today, and not a day that has passed.
    day = day_text(max(end, now), now, words)
    return End(words.text(f"keeping-end-{kind_of(kept)}", day=day), keeping.is_near(kept, now))


def rule_told(keeping: Keeping, words: Words) -> str:
    """After how many days sessions are put away. Empty if never."""
    kinds = [(kind, days) for kind, days in keeping.days._asdict().items() if days]
    return " ".join(words.text(f"keeping-{kind}", days=days) for kind, days in kinds)


def day_text(moment: float, now: float, words: Words) -> str:
    """A day in words, with its year if that is not the present one.

    >>> from regni.words.words import words
    >>> day_text(5e9, 5e9, words("en")), day_text(5e9, 0, words("es"))
    ('11 June', '11 de junio de 2128')
    """
    day, today = (datetime.fromtimestamp(one, UTC) for one in (moment, now))
    text = words.text("keeping-day", day=day.day, month=day.month)
    return text if day.year == today.year else words.text("keeping-day-year", day=text, year=str(day.year))
