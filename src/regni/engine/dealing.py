"""The table decks and the Earldoms with which a game or a Summer begins (B1.5, B2.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import NO_LORD, PALACE, card
from .earl import Earl, Fief, new_earl
from .rng import Rng
from .table import TableDeck

if TYPE_CHECKING:
    from mypy_extensions import i64


def table_deck(first: i64, kinds: i64, unshuffled: list[int], rng: Rng) -> TableDeck:
    deck = unshuffled[:]
    rng.shuffle(deck)
    return TableDeck(first, deck, [0] * kinds)


def palace_earl(seat: i64) -> Earl:
    """B2.2, B2.3: an Earl with his Palace and one cube in the bag."""
    earl = new_earl(0, [Fief(card(seat, PALACE), NO_LORD, [])])
    earl.cubes = 1
    return earl


def army_decks(seats: i64) -> i64:
    """B1.5: the number of Army decks. There is one for each pair of Earls, and one more for an odd Earl."""
    return (seats + 1) // 2
