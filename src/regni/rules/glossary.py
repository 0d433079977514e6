"""The terms of the game, cards among them: how texts name each, what it is with the values in force, and its rules.

`locales/*/terms.ftl` has the names and the explanations; a card is explained by the words it has anyway.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.ruleset import Ruleset
from ..words.words import Words, capital
from .rulebook import CARD_RULES, TOPICS, is_in_force

#: The King of Rebellion is another person than the Earl who is King, and texts call both by the same word.
AUTOMATON = "crowned"


@dataclass(frozen=True)
class Term:
    key: str
    #: How texts name it, its forms too. The first is its heading.
    names: list[str]
    text: str
    rules: Sequence[str]

    @property
    def name(self) -> str:
        return capital(self.names[0])


def glossary(words: Words, ruleset: Ruleset) -> list[Term]:
    """All terms that a text about games by this ruleset may use.

    >>> from ..words.words import words
    >>> next(term.text for term in glossary(words("en"), Ruleset()) if term.key == "earl")
    'A player. Each Earl has a colour, a deck, a Hand and an Earldom.'
    """
    keys = [key for key in (*TOPICS, *CARD_RULES) if words.has(f"term-{key}")]
    if not ruleset.facts.has_king:
        keys.remove(AUTOMATON)
    return [term(key, words, ruleset) for key in keys]


def term(key: str, words: Words, ruleset: Ruleset) -> Term:
    is_card = key in CARD_RULES
    text = words.card_text(key, ruleset) if is_card else words.text(f"term-{key}-text", **words.values(ruleset))
    rules = CARD_RULES[key] if is_card else TOPICS[key]
    return Term(key, split(words.text(f"term-{key}")), text, known(rules, ruleset))


def known(rules: Sequence[str], ruleset: Ruleset) -> Sequence[str]:
    """Those of the rules that are in force; all if none is."""
    return [rule for rule in rules if is_in_force(rule, ruleset)] or rules


def typed_names(topic: str, words: Words) -> list[str]:
    """What a person may type to ask for a topic."""
    return [
        name for key in ("term", "topic") if words.has(f"{key}-{topic}") for name in split(words.text(f"{key}-{topic}"))
    ]


def split(names: str) -> list[str]:
    return [name.strip() for name in names.split(",")]


def pattern(terms: Sequence[Term]) -> str:
    """A regular expression, for Python and for browsers, that finds the names of terms in a text, the longest first.

    >>> from ..words.words import words
    >>> found = pattern(glossary(words("en"), Ruleset()))
    >>> re.findall(found, "Bag: the levy of a Legacy point, a lord’s landing.")
    ['Bag', 'levy', 'Legacy point']
    """
    names = sorted({name for one in terms for name in one.names}, key=lambda name: (-len(name), name))
    return rf"(?<![\wÀ-ÿ])(?:{'|'.join(map(either, names))})(?![\wÀ-ÿ])"


def either(name: str) -> str:
    """A name in small letters may begin a sentence, with a capital.

    >>> either("bag"), either("Lord")
    ('[bB]ag', 'Lord')
    """
    first, rest = name[0], re.escape(name[1:]).replace(r"\ ", " ")
    return f"[{first}{first.upper()}]{rest}" if first.islower() else first + rest
