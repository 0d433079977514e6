"""What a deck is good at, judged by its cards: a mark from 0 to 10 for each way to win.

The marks follow the ready decks (book.py): a ready deck with one idea has full marks in it.

>>> from regni.decks.deck import STEADY
>>> strengths({"land": 6, "market_town": 2})["levy"]
10
>>> best(STEADY), warnings(STEADY)
([], [])
"""

from __future__ import annotations

from collections.abc import Callable

from ...decks.deck import Deck

FULL = 10
#: From this mark on a deck is said to be good at something.
GOOD = 8


def war(deck: Deck) -> int:
    """Persons who fight. A Mercenary brings his garrison."""
    return points(deck, champion=2, mercenary=2, prince=1, vassal=1)


def levy(deck: Deck) -> int:
    """A Market Town doubles the Lands of its Fief."""
    return points(deck, land=1, market_town=2)


def fiefs(deck: Deck) -> int:
    """Castles, and Lords for them and for the Palace. Only Lords count whose betrayal cannot cost the Fief."""
    castles = deck.get("castle", 0)
    return 2 * castles + min(castles + 1, points(deck, prince=1, champion=1))


def politics(deck: Deck) -> int:
    """Plots, and the cards that help to win the Struggle over them."""
    return points(deck, treachery=2, intrigue=2, vassal=1, allies=1)


def church(deck: Deck) -> int:
    return points(deck, cathedral=3, church=2, monk=1)


def crown(deck: Deck) -> int:
    return points(deck, banner=1)


def joust(deck: Deck) -> int:
    """A Banner calls the Joust, and two Champions ride in it."""
    return min(points(deck, banner=2), points(deck, champion=1))


def heirs(deck: Deck) -> int:
    """A Prince and a Banner together Bequeath."""
    return min(points(deck, prince=1), points(deck, banner=1))


def north(deck: Deck) -> int:
    """Emissaries fill the Vikings' bag. A Monk brings two cubes."""
    return points(deck, monk=2, vassal=1)


#: What a deck can be good at, and how many points give full marks.
STRENGTHS: dict[str, tuple[Callable[[Deck], int], int]] = {
    "war": (war, 23),
    "levy": (levy, 10),
    "fiefs": (fiefs, 13),
    "politics": (politics, 20),
    "church": (church, 12),
    "crown": (crown, 6),
    "joust": (joust, 6),
    "heirs": (heirs, 4),
    "north": (north, 11),
}


def points(deck: Deck, **worth: int) -> int:
    return sum(deck.get(card, 0) * each for card, each in worth.items())


def strengths(deck: Deck) -> dict[str, int]:
    """The marks of a deck, from 0 to 10."""
    return {name: min(FULL, FULL * earned(deck) // full) for name, (earned, full) in STRENGTHS.items()}


def best(deck: Deck) -> list[str]:
    """What a deck is good at, the best first, three at most."""
    marks = strengths(deck)
    good = [name for name in STRENGTHS if marks[name] >= GOOD]
    return sorted(good, key=lambda name: -marks[name])[:3]


def warnings(deck: Deck) -> list[str]:
    """Important cards that the deck lacks. The player is warned of them."""
    found = []
    if not deck.get("castle"):
        found.append("castle")
    if not deck.get("land"):
        found.append("land")
    if not heirs(deck):
        found.append("heir")
    return found
