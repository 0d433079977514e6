"""The house rules that say what a deck can be: how many cards it has, and how many of a kind there are.

They come to the deck builder as the fields of the form for a new game, and go on in its own forms and links.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..decks.deck import Deck
from ..engine.ruleset import Ruleset
from ..engine.variant_facts import BASE
from ..rules.rulesets import ruleset_from
from .house_form import FIELD, fields_for, read_settings

SETTINGS = ("deck_size", "set_copies")
PRINTED = Ruleset()


def deck_fields(ruleset: Ruleset) -> dict[str, str]:
    """The fields that ask the deck builder for decks of these rules. Printed rules need none.

    >>> deck_fields(Ruleset({"deck_size": 20, "hand_size": 6})), deck_fields(PRINTED)
    ({'set-deck_size': '20'}, {})
    """
    return fields_for({name: value for name, value in ruleset.changed().items() if name in SETTINGS})


def deck_rules(fields: Mapping[str, str]) -> Ruleset:
    """The rules that the fields ask for. Raises an error if nobody can play them.

    >>> int(deck_rules({"set-deck_size": "20", "set-hand_size": "6"}).deck_size)
    20
    """
    asked = {FIELD + name: fields.get(FIELD + name, "") for name in SETTINGS}
    return ruleset_from(read_settings(asked, BASE.name))


def rules_of_deck(deck: Deck) -> Ruleset:
    """The rules by which a saved deck is whole.

    >>> rules_of_deck({"land": 12, "castle": 8}).changed()
    {'set_copies': 12, 'deck_size': 20}
    """
    most = max(int(PRINTED.set_copies), *deck.values())
    return ruleset_from({"deck_size": sum(deck.values()), "set_copies": most})
