"""An Earl's deck: how many of which cards (B2.1), checked before play."""

from __future__ import annotations

from collections.abc import Mapping

from ..engine.cards import NAMES, SET_KINDS
from ..engine.rng import Rng
from ..engine.ruleset import Ruleset
from ..errors import RegniError
from ..words.hints import nearest, shown

Deck = Mapping[str, int]

#: A deck with a bit of everything, for seats without a deck of their own.
STEADY: Deck = {
    "castle": 3, "land": 4, "market_town": 1, "church": 1, "prince": 2, "vassal": 2, "champion": 3,
    "mercenary": 2, "treachery": 1, "intrigue": 1, "allies": 1, "banquet": 1, "banner": 2,
}  # fmt: skip


def check_deck(deck: Deck, ruleset: Ruleset) -> list[int]:
    """A deck as counts by kind, or an error that says what is wrong with it.

    >>> sum(check_deck(STEADY, Ruleset()))
    24
    """
    counts = [0] * SET_KINDS
    if not isinstance(deck, Mapping):
        raise RegniError("field-table", where="/")
    for name, number in deck.items():
        if name not in NAMES[:SET_KINDS]:
            near = nearest(shown(name), list(NAMES[:SET_KINDS]))
            raise RegniError("deck-card", card=shown(name), near=near, cards=", ".join(NAMES[:SET_KINDS]))
        if type(number) is not int or not 0 <= number <= ruleset.set_copies:
            raise RegniError("deck-number", card=name, number=shown(number), most=int(ruleset.set_copies))
        counts[NAMES.index(name)] = number
    if sum(counts) != ruleset.deck_size:
        raise RegniError("deck-size", number=sum(counts), size=int(ruleset.deck_size))
    return counts


def fit(deck: Deck, ruleset: Ruleset) -> dict[str, int]:
    """A deck adapted to a ruleset with another deck or set size, with nearly the same proportions.

    >>> fit(STEADY, Ruleset()) == STEADY
    True
    >>> fit({"land": 12, "castle": 6, "champion": 6}, Ruleset({"deck_size": 9, "set_copies": 4}))
    {'castle': 3, 'land': 4, 'champion': 2}
    """
    whole, size, most = sum(deck.values()), int(ruleset.deck_size), int(ruleset.set_copies)
    counts = dict.fromkeys(NAMES[:SET_KINDS], 0)
    for _ in range(size):
        # Next comes the card that is furthest below its share of the deck, if the set has any left.
        lacking = {name: deck.get(name, 0) * size - number * whole for name, number in counts.items() if number < most}
        counts[max(lacking, key=lambda name: lacking[name])] += 1
    return {name: number for name, number in counts.items() if number}


def steady_deck(ruleset: Ruleset) -> dict[str, int]:
    return fit(STEADY, ruleset)


def random_deck(ruleset: Ruleset, rng: Rng) -> list[int]:
    """A deck drawn at random from the tray, as counts by kind."""
    tray = [kind for kind in range(SET_KINDS) for _ in range(ruleset.set_copies)]
    rng.shuffle(tray)
    counts = [0] * SET_KINDS
    for kind in tray[: ruleset.deck_size]:
        counts[kind] += 1
    return counts


def deck_of(counts: list[int]) -> dict[str, int]:
    return {NAMES[kind]: number for kind, number in enumerate(counts) if number}
