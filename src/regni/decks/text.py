"""Decks as text: `castle 3, land 4, market town 2`, in any of our languages, the numbers before or after the cards,
typed on a line or kept in a file.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path

from ..engine.cards import NAMES, SET_KINDS
from ..engine.ruleset import Ruleset
from ..errors import RegniError
from ..records.fields import Fields
from ..records.files import parse_toml, read_text
from ..records.reading import parse_json
from ..words.hints import nearest, plain, shown
from ..words.words import LANGUAGES, words
from .deck import Deck, check_deck

LONGEST_NAME = 3  # words
#: What may stand between a card and its number: `land x4`, `land: 4`, `land - 4`; but not the minus of `land -4`.
BETWEEN = r"(?<!\w)[xX×*]\s*(?=\d)|[×*=:](?=\s*\d)|(?<=[^\W\d_])(?:-|\s*[-–]\s+)(?=\d)"
TOKEN = r"(?<!\S)-\d+|\d+|[^\W\d_]+|\S"


def deck_text(deck: Deck) -> str:
    """A deck as text.

    >>> deck_text({"castle": 3, "market_town": 2})
    'castle 3, market_town 2'
    """
    return ", ".join(f"{name} {number}" for name, number in deck.items())


@cache
def card_names() -> dict[str, str]:
    """All names of all cards that a deck can have, without accents, with the name in the notation."""
    names: dict[str, str] = {}
    for name in NAMES[:SET_KINDS]:
        spoken = [plain(words(language).text(f"card-{name}")) for language in LANGUAGES]
        names |= dict.fromkeys([name.replace("_", " "), *spoken], name)
    return names


def read_deck(text: str) -> dict[str, int]:
    """How many of which card. A card without a number counts as one.

    >>> read_deck("castle 3, Land x4 prince"), read_deck("3 castillos 2 market_town")
    ({'castle': 3, 'land': 4, 'prince': 1}, {'castle': 3, 'market_town': 2})
    """
    typed = unicodedata.normalize("NFC", text).replace("\N{MINUS SIGN}", "-").replace("_", " ")
    line = re.sub(BETWEEN, " ", typed)
    tokens = re.findall(TOKEN, line.replace(",", " "))
    number_first = bool(tokens) and tokens[0].lstrip("-").isdigit()
    counts: dict[str, int] = {}
    while tokens:
        number = take_number(tokens) if number_first else None
        name = take_name(tokens)
        if not number_first:
            number = take_number(tokens)
        if number is not None and number < 0:
            raise RegniError("deck-negative", card=name, number=number)
        counts[name] = counts.get(name, 0) + (1 if number is None else number)
    return counts


def take_number(tokens: list[str]) -> int | None:
    if not tokens or not re.fullmatch(r"-?\d+", tokens[0], re.ASCII):
        return None
    return int(tokens.pop(0)[:3])


def take_name(tokens: list[str]) -> str:
    """The longest card name at the beginning, singular or plural."""
    for length in range(min(LONGEST_NAME, len(tokens)), 0, -1):
        said = plain(" ".join(tokens[:length]))
        for name in (said, said.removesuffix("s"), said.removesuffix("es")):
            if name in card_names():
                del tokens[:length]
                return card_names()[name]
    near = card_names()[nearest(plain(tokens[0]), list(card_names()))] if tokens else NAMES[0]
    raise RegniError("deck-card", card=shown(" ".join(tokens[:1])), near=near, cards=", ".join(NAMES[:SET_KINDS]))


def load_deck(path: str | Path, ruleset: Ruleset) -> list[int]:
    """The deck of a file, as counts by kind.

    A TOML or JSON file has card names with their numbers, at the top or in a table `deck`. Any other file has cards as
    they are typed, and comments after `#`.
    """
    text = read_text(path)
    try:
        is_json = text.lstrip().startswith("{")
        if is_json or Path(path).suffix.lower() == ".toml":
            fields = Fields(parse_json(text) if is_json else parse_toml(text), "")
            return check_deck(fields.table("deck").data if fields.has("deck") else fields.data, ruleset)
        return check_deck(read_deck(" ".join(line.partition("#")[0] for line in text.splitlines())), ruleset)
    except RegniError as error:
        raise error.within(path) from None
