"""The manners of a table in words: sentences for everybody, and the form in which the host chooses them."""

from __future__ import annotations

from dataclasses import dataclass

from ...words.words import Words
from ..manners import AWAYS, CLOCKS, ZEROS, Manners, parts


@dataclass(frozen=True)
class Choice:
    """A value of the form, in words."""

    value: str
    text: str
    is_chosen: bool


def told(manners: Manners, words: Words) -> str:
    """All manners of a table in plain sentences."""
    kind, number = parts(manners.clock)
    found = [words.text(f"manners-clock-{kind}", number=number)]
    if manners.has_clock:
        found.append(words.text(f"manners-zero-{manners.zero}"))
        found.append(words.text("manners-more" if manners.may_extend else "manners-no-more"))
    kind, number = parts(manners.away)
    found.append(words.text(f"manners-away-{kind}", number=number))
    found.append(words.text("manners-chat" if manners.has_chat else "manners-no-chat"))
    return " ".join(found)


def choices(manners: Manners, words: Words) -> dict[str, list[Choice]]:
    """What the host can choose, by the name of the field."""
    fields = {"clock": (CLOCKS, manners.clock), "zero": (ZEROS, manners.zero), "away": (AWAYS, manners.away)}
    return {name: [choice(name, one, now, words) for one in values] for name, (values, now) in fields.items()}


def choice(field: str, value: str, now: str, words: Words) -> Choice:
    kind, number = parts(value)
    return Choice(value, words.text(f"manners-pick-{field}-{kind}", number=number), value == now)
