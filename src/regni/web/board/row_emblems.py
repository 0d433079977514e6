"""The emblem beside a move in the list: of the card it plays, or of what it is about. All of it is found in the verb's
declaration."""

from __future__ import annotations

from functools import cache

from ...engine.cards import NAMES, NOBODY
from ...engine.verbs import Verb

#: The place that a card goes to, and the shape of what an Attack strikes, each with its emblem.
PLACES = {"vikings": "viking", "crown": "king", "own_towers": "tower", "army_deck": "infantry", "new_fief": "castle"}
STRUCK = {"their_towers": "tower", "their_lands": "land", "their_fief": "castle", "army": "infantry"}


@cache
def emblem_of(verb: Verb) -> str:
    """The emblem of a verb. Empty if it has none."""
    if verb.onto in PLACES:
        return PLACES[verb.onto]
    cards = [card for card in (verb.plays, verb.buys, *verb.takes) if card != NOBODY]
    if cards:
        return NAMES[cards[0]]
    for shape, emblem in STRUCK.items():
        if verb.has(shape):
            return emblem
    return NAMES[verb.needs[0]] if verb.needs else ""
