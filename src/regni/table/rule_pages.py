"""The rules to read: all of them by section with the cards among them, a search, and each rule on a page of its own."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..engine.ruleset import Ruleset
from ..rulebook import CARD_RULES, LETTERS, RULES, SECTIONS, is_assumed, section_of
from ..words import Words, capital
from .pages import Reader, page

#: Longer than this is no search.
LONGEST_SEARCH = 60
#: The values that rules are read with.
RULESET = Ruleset()
#: The parts of the rulebook by the letter of their rules.
PARTS = {letter or "B": f"variant-{variant}" for variant, letter in LETTERS.items()} | {"O": "rulebook-options"}


@dataclass(frozen=True)
class Rule:
    id: str
    text: Markup
    is_assumed: bool


@dataclass(frozen=True)
class Section:
    id: str
    name: str
    rules: list[Rule]

    @property
    def short(self) -> str:
        """Its name below that of its variant."""
        return capital(self.name.rpartition(": ")[2])


@dataclass(frozen=True)
class Part:
    """The base game, a variant, or the options."""

    letter: str
    name: str
    sections: list[Section]


@dataclass(frozen=True)
class CardText:
    """What a card does, and by which rules."""

    kind: str
    name: str
    text: Markup
    rules: Sequence[str]


async def rules_page(request: Request) -> Response:
    """All rules, or those with the words looked for."""
    reader = Reader(request)
    search = Search(" ".join(request.query_params.get("q", "").split())[:LONGEST_SEARCH])
    parts, cards = parts_with(search, reader.words), cards_with(search, reader.words)
    found = len(cards) + sum(len(section.rules) for part in parts for section in part.sections)
    return page("rules.html", reader, request, search=search.text, parts=parts, cards=cards, found=found)


async def rule_page(request: Request) -> Response:
    """A rule in full, the cards it is about, and its section around it."""
    rule = request.path_params["rule"]
    if rule not in RULES:
        raise HTTPException(404)
    reader = Reader(request)
    place = RULES.index(rule)
    section = section_of(rule)
    return page(
        "rule.html",
        reader,
        request,
        rule=read_rule(rule, Search(""), reader.words),
        section=read_section(section, Search(""), reader.words),
        part=reader.words.text(PARTS[section[0]]),
        cards=[kind for kind, rules in CARD_RULES.items() if rule in rules],
        before=RULES[place - 1] if place else "",
        after=RULES[place + 1] if place + 1 < len(RULES) else "",
    )


# Reading.


def parts_with(search: Search, words: Words) -> list[Part]:
    """The parts with the sections and rules that match; what has none of them is left out."""
    found = []
    for letter, name in PARTS.items():
        sections = [read_section(one, search, words) for one in SECTIONS if one[0] == letter]
        found.append(Part(letter, words.text(name), [section for section in sections if section.rules]))
    return [part for part in found if part.sections]


def read_section(section: str, search: Search, words: Words) -> Section:
    name = words.section(section)
    listed = [
        read_rule(rule, search, words)
        for rule in RULES
        if section_of(rule) == section and search.matches(rule, name, words.rule(rule, RULESET))
    ]
    return Section(section, name, listed)


def read_rule(rule: str, search: Search, words: Words) -> Rule:
    return Rule(rule, search.marked(words.rule(rule, RULESET)), is_assumed(rule))


def cards_with(search: Search, words: Words) -> list[CardText]:
    named = [(kind, words.text(f"card-{kind}"), words.text(f"card-{kind}-text")) for kind in CARD_RULES]
    return [
        CardText(kind, name, search.marked(text), CARD_RULES[kind])
        for kind, name, text in named
        if search.matches(name, text)
    ]


# Searching.


class Search:
    """Words to look for, in any case and with or without accents; all of them must be there.

    >>> search = Search("angel CIELO")
    >>> search.matches("Un ángel", "del cielo"), search.matches("Un ángel")
    (True, False)
    >>> search.marked("Un <ángel>")
    Markup('Un &lt;<mark>ángel</mark>&gt;')
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self._terms = folded(text).split()

    def matches(self, *texts: str) -> bool:
        where = folded(" ".join(texts))
        return all(term in where for term in self._terms)

    def marked(self, text: str) -> Markup:
        """The text with what was looked for marked."""
        plain = folded(text)
        hits: set[int] = set()
        for term in self._terms:
            at = plain.find(term)
            while at >= 0:
                hits.update(range(at, at + len(term)))
                at = plain.find(term, at + 1)
        made, at = Markup(), 0
        while at < len(text):
            end = at + 1
            while end < len(text) and (end in hits) == (at in hits):
                end += 1
            made += Markup("<mark>{}</mark>").format(text[at:end]) if at in hits else escape(text[at:end])
            at = end
        return made


def folded(text: str) -> str:
    """Without case and accents, and letter by letter as long as it was.

    >>> folded("Señor ÆÐELRED")
    'senor æðelred'
    """
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[0] for letter in text)


ROUTES = [Route("/rules", rules_page), Route("/rules/{rule}", rule_page)]
