"""The 28 kinds of cards as small numbers. An Earl's card is a number too: its kind and its colour (B1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# The 15 card types of an Earl's set, and his Palace (B1.2).
CASTLE: Final = 0
LAND: Final = 1
MARKET_TOWN: Final = 2
CHURCH: Final = 3
CATHEDRAL: Final = 4
PRINCE: Final = 5
VASSAL: Final = 6
CHAMPION: Final = 7
MONK: Final = 8
MERCENARY: Final = 9
TREACHERY: Final = 10
INTRIGUE: Final = 11
ALLIES: Final = 12
BANQUET: Final = 13
BANNER: Final = 14
PALACE: Final = 15
# The table decks and the King card (B1.4).
INFANTRY: Final = 16
KNIGHT: Final = 17
VIKING: Final = 18
CHIEFTAIN: Final = 19
KING: Final = 20
NORMAL: Final = 21
ATTACKER_WINS: Final = 22
DEFENDER_WINS: Final = 23
CHURCH_DECIDES: Final = 24
NO_LUCK: Final = 25
JOUST_VASSAL: Final = 26
JOUST_PRINCE: Final = 27

KINDS: Final = 28
SET_KINDS: Final = 15  # the card types from which a deck is picked
EARL_KINDS: Final = 16  # the same card types and the Palace
NOBODY: Final = -1
HIDDEN: Final = -1  # stands for a card of an event that a seat may not know
NO_LORD: Final = -1

NAMES: Final = [
    "castle", "land", "market_town", "church", "cathedral",
    "prince", "vassal", "champion", "monk", "mercenary",
    "treachery", "intrigue", "allies", "banquet", "banner", "palace",
    "infantry", "knight", "viking", "chieftain", "king",
    "normal", "attacker_wins", "defender_wins", "church_decides",
    "no_luck", "joust_vassal", "joust_prince",
]  # fmt: skip

COLOURS: Final = ["blue", "red", "green", "gold", "purple", "orange"]


def card(colour: i64, kind: i64) -> i64:
    """An Earl's card as one number. Its colour never changes, even if another Earl holds it (B1.7)."""
    return colour << 4 | kind


def kind_of(card: i64) -> i64:
    return card & 15


def colour_of(card: i64) -> i64:
    return card >> 4


def is_property(kind: i64) -> bool:
    """B1.2: whether it is a Land, Market Town, Church or Cathedral."""
    return LAND <= kind <= CATHEDRAL


def is_keep(kind: i64) -> bool:
    """B5.1: whether it is a Castle or a Palace."""
    return kind in (CASTLE, PALACE)


def is_lordly(kind: i64) -> bool:
    """B5.4: whether it can be installed as a Lord."""
    return PRINCE <= kind <= MONK


def distinct(cards: list[int]) -> list[int]:
    """Each card once. Nobody has to choose between equal cards."""
    if len(cards) < 2:
        return cards
    seen: list[int] = []
    for which in cards:
        if which not in seen:
            seen.append(which)
    return seen
