"""A deck as a person types it: `castle 3 land 4 market town 2`, in either language, the numbers before or behind."""

from __future__ import annotations

import re
from functools import cache

from ..engine.cards import NAMES, SET_KINDS
from ..errors import RegniError
from ..words import LANGUAGES, words
from .commands import brief, plain

LONGEST_NAME = 3  # words


@cache
def card_names() -> dict[str, str]:
    """Every name of every card that can be in a deck, without accents, with how the notation calls it."""
    names: dict[str, str] = {}
    for name in NAMES[:SET_KINDS]:
        spoken = [plain(words(language).text(f"card-{name}")) for language in LANGUAGES]
        names |= dict.fromkeys([name.replace("_", " "), *spoken], name)
    return names


def read_cards(text: str) -> dict[str, int]:
    """How many of which card; one that comes without a number is one.

    >>> read_cards("castle 3, Land x4 prince"), read_cards("3 castillos 2 market_town")
    ({'castle': 3, 'land': 4, 'prince': 1}, {'castle': 3, 'market_town': 2})
    """
    line = re.sub(r"(?<!\w)[x×*]\s*(?=\d)|[×*=:](?=\s*\d)", " ", plain(text).replace("_", " "))
    tokens = re.findall(r"\d+|[^\W\d_]+|\S", line.replace(",", " "))
    number_first = bool(tokens) and tokens[0].isdigit()
    counts: dict[str, int] = {}
    while tokens:
        number = take_number(tokens) if number_first else None
        name = take_name(tokens)
        if not number_first:
            number = take_number(tokens)
        counts[name] = counts.get(name, 0) + (1 if number is None else number)
    return counts


def take_number(tokens: list[str]) -> int | None:
    if not tokens or not (tokens[0].isascii() and tokens[0].isdigit()):
        return None
    return int(tokens.pop(0)[:3])


def take_name(tokens: list[str]) -> str:
    """The longest name that comes next; a plural will do."""
    for length in range(min(LONGEST_NAME, len(tokens)), 0, -1):
        said = " ".join(tokens[:length])
        for name in (said, said.removesuffix("s"), said.removesuffix("es")):
            if name in card_names():
                del tokens[:length]
                return card_names()[name]
    said = brief(" ".join(tokens[:1]))
    raise RegniError("deck-card", card=said, cards=", ".join(NAMES[:SET_KINDS]))
