"""The pages of the rules: a short version, all rules by section, the cards, a search, and a page for each rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...engine.ruleset import Ruleset
from ...engine.variant_facts import FACTS
from ...examples.book import showing
from ...rules.rulebook import CARD_RULES, RULES, SECTIONS, is_assumed, section_of
from ...words.words import Words, capital
from .page import Reader, page
from .primer.primer import doors
from .rule_search import LIKENESSES, LONGEST_SEARCH, Search

#: The values of the settings named in the rules.
RULESET = Ruleset()
#: The parts of the rulebook by the letter of their rules.
PARTS = {facts.letter: f"variant-{facts.name}" for facts in FACTS.values()} | {"O": "rulebook-options"}
#: The lines of the short version. After them each variant has a line on how it is won.
COURSE = ("build", "turn", "take", "vikings")


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
        """The section's name without the name of its variant."""
        return capital(self.name.rpartition(": ")[2])


@dataclass(frozen=True)
class Part:
    """The base game, a variant, or the options."""

    letter: str
    name: str
    sections: list[Section]


@dataclass(frozen=True)
class Line:
    """A line of the short version, for all variants or only for the one named."""

    variant: str
    text: Markup


@dataclass(frozen=True)
class CardText:
    """What a card does, and by which rules."""

    kind: str
    name: str
    text: Markup
    rules: Sequence[str]


@dataclass(frozen=True)
class Found:
    """What a search finds: lines of the short version, cards and sections with the words in their names, and the
    rest."""

    lines: list[Line]
    named_cards: list[CardText]
    named_sections: list[Section]
    sections: list[Section]
    cards: list[CardText]

    @property
    def number(self) -> int:
        rules = sum(len(section.rules) for section in self.named_sections + self.sections)
        return len(self.lines) + len(self.named_cards) + rules + len(self.cards)


async def rules_page(request: Request) -> Response:
    """The page of all rules, or of those that a search finds."""
    reader = Reader(request)
    text = " ".join(request.query_params.get("q", "").split())[:LONGEST_SEARCH]
    if text:
        return page("rules_found.html", reader, request, search=text, found=found(text, reader.words))
    lines, whole, cards = whole_book(reader.words)
    primers = doors(reader.words)
    return page("rules.html", reader, request, search="", lines=lines, parts=whole, cards=cards, primers=primers)


async def rule_page(request: Request) -> Response:
    """The page of one rule, with the cards it is about and the rest of its section."""
    rule = request.path_params["rule"]
    if rule not in RULES:
        raise HTTPException(404)
    reader = Reader(request)
    place = RULES.index(rule)
    section = section_of(rule)
    every = Search("", reader.words)
    return page(
        "rule.html",
        reader,
        request,
        rule=read_rule(rule, every, reader.words),
        section=read_section(section, every, reader.words),
        part=reader.words.text(PARTS[section[0]]),
        examples=showing().get(rule, ()),
        cards=[kind for kind, rules in CARD_RULES.items() if rule in rules],
        before=RULES[place - 1] if place else "",
        after=RULES[place + 1] if place + 1 < len(RULES) else "",
    )


# Reading.


def found(text: str, words: Words) -> Found:
    """What contains the words. If nothing does, what contains similar words."""
    for likeness in LIKENESSES:
        brought = found_by(Search(text, words, likeness), words)
        if brought.number:
            break
    return brought


def found_by(search: Search, words: Words) -> Found:
    sections = [section for one in SECTIONS if (section := read_section(one, search, words)).rules]
    cards = cards_with(search, words)
    return Found(
        lines_with(search, words),
        [card for card in cards if search.matches(card.name)],
        [section for section in sections if search.matches(section.id, section.name)],
        [section for section in sections if not search.matches(section.id, section.name)],
        [card for card in cards if not search.matches(card.name)],
    )


@cache
def whole_book(words: Words) -> tuple[list[Line], list[Part], list[CardText]]:
    """The whole rulebook. It takes long to put together, and is always the same."""
    every = Search("", words)
    return lines_with(every, words), parts(every, words), cards_with(every, words)


def lines_with(search: Search, words: Words) -> list[Line]:
    lines = [("", words.text(f"rulebook-short-{line}")) for line in COURSE]
    lines += [(words.text(f"variant-{variant}"), words.text(f"rulebook-wins-{variant}")) for variant in FACTS]
    return [Line(variant, search.marked(text)) for variant, text in lines if search.matches(variant, text)]


def parts(every: Search, words: Words) -> list[Part]:
    return [
        Part(letter, words.text(name), [read_section(one, every, words) for one in SECTIONS if one[0] == letter])
        for letter, name in PARTS.items()
    ]


def read_section(section: str, search: Search, words: Words) -> Section:
    name = words.section(section)
    listed = [
        read_rule(rule, search, words)
        for rule in RULES
        if section_of(rule) == section and search.matches(rule, name, rule_text(rule, words))
    ]
    return Section(section, name, listed)


@cache
def rule_text(rule: str, words: Words) -> str:
    return words.rule(rule, RULESET)


def read_rule(rule: str, search: Search, words: Words) -> Rule:
    return Rule(rule, search.marked(rule_text(rule, words)), is_assumed(rule))


def cards_with(search: Search, words: Words) -> list[CardText]:
    named = [(kind, words.text(f"card-{kind}"), words.card_text(kind, RULESET)) for kind in CARD_RULES]
    return [
        CardText(kind, name, search.marked(text), CARD_RULES[kind])
        for kind, name, text in named
        if search.matches(name, text)
    ]


ROUTES = [Route("/rules", rules_page), Route("/rules/{rule}", rule_page)]
