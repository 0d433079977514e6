"""What the teacher answers to a move that the rules allow but the lesson does not teach now."""

from __future__ import annotations

from ..engine.cards import NAMES, NOBODY
from ..engine.moves import arg_a, declared
from ..engine.table import Table
from ..engine.verbs import Verb
from ..rules.glossary import term
from ..words.words import Words
from .lesson import LEARNER
from .teaching import Teaching

#: The term that explains what a verb does. Other verbs are explained by the card they play.
EXPLAINED = {
    "end": "deck",
    "tower": "tower",
    "recruit": "recruit",
    "storm": "storm",
    "raid": "raid",
    "siege": "siege",
    "field": "field",
    "bequeath": "bequeath",
    "emissary": "emissary",
    "joust": "joust",
    "crown": "kingship",
}


def answer(teaching: Teaching, move: int, words: Words) -> str:
    """The answer to a move: what the lesson says of it, or what the rules say that it would do."""
    table, said = teaching.game.table, teaching.said_to(move)
    if said:
        key = teaching.lesson.text(teaching.part, said)
        return words.text(key, **words.values(table.rules))
    return words.text("lesson-allowed", move=words.move(table, move, LEARNER), does=effect(table, move, words))


def effect(table: Table, move: int, words: Words) -> str:
    """What a move would do, as a sentence. Empty if its name says it all."""
    verb = declared(move)
    key = EXPLAINED.get(verb.word) or card_of(verb, move)
    return term(key, words, table.rules).text if key else ""


def card_of(verb: Verb, move: int) -> str:
    """The card that a move plays."""
    if verb.plays != NOBODY:
        return NAMES[verb.plays]
    first = verb.arguments[0] if verb.arguments else None
    return NAMES[arg_a(move)] if first is not None and first.shape == "hand" else ""
