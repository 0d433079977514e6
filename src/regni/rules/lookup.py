"""What a reader of the rules may name, in either language, with or without accents: a part, a section, a rule, a card,
a variant, a term of the game, an option, a setting, or words of a rule."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.ruleset import SETTINGS, Ruleset
from ..engine.variant_facts import FACTS
from ..errors import RegniError
from ..words.hints import nearest, plain, shown
from ..words.words import LANGUAGES, Words, words
from .glossary import typed_names
from .options import OPTIONS, option_name
from .options import RULES as OPTION_RULES
from .rulebook import CARD_RULES, RULES, SECTIONS, TOPICS, section_of

#: The letters of the parts: the base game, the variants, the options.
PARTS = tuple(dict.fromkeys(rule[0] for rule in RULES))
#: A beginning of a name or a word is taken for the whole from so many letters on.
SHORTEST = 3


@dataclass
class Found:
    """The rules that go by a name; with headings if they are whole sections. Of a card or a term, its key too."""

    name: str
    rules: Sequence[str]
    by_section: bool = False
    card: str = ""
    term: str = ""


def look_up(topic: str, w: Words, ruleset: Ruleset) -> Found:
    """What goes by that name; if nothing does, the rules that have these words.

    >>> def found(topic): return look_up(topic, words("en"), Ruleset())
    >>> found("r").rules[0], found("traicion").card, found("Monastery").rules[0], found("lengthwise").rules
    ('R1.1', 'treachery', 'B5.6', ['R7.1'])
    """
    name = as_name(topic)
    names = index()
    if name in names:
        return names[name]
    if len(name) >= SHORTEST:
        for called, found in names.items():
            if called.startswith(name):
                return found
    listed = [rule for rule in RULES if has_words(w.rule(rule, ruleset), name)]
    if not listed:
        near = names[nearest(name, list(names))].name
        raise RegniError("rules-topic", topic=shown(topic), near=near)
    return Found(topic, listed)


def index() -> dict[str, Found]:
    """Every name. Where two things share one, the first here has it."""
    spoken = [words(language) for language in LANGUAGES]
    listed = [Found(rule, [rule]) for rule in RULES]
    listed += [whole(part, part) for part in (*SECTIONS, *PARTS)]
    for card, rules in CARD_RULES.items():
        for name in (card.replace("_", " "), *(one.text(f"card-{card}") for one in spoken)):
            listed.append(Found(name.lower(), rules, card=card))
    for variant, facts in FACTS.items():
        for name in (variant, *(one.text(f"variant-{variant}") for one in spoken)):
            listed.append(whole(name, facts.letter or PARTS[0]))
    for topic, rules in TOPICS.items():
        for name in (name for one in spoken for name in typed_names(topic, one)):
            listed.append(Found(name.lower(), rules, term=topic))
    for option in OPTIONS:
        for name in (option, *(option_name(option, one) for one in spoken)):
            listed.append(Found(name, [OPTION_RULES[option]]))
    listed += [whole(one.section(section), section) for section in SECTIONS for one in spoken]
    listed += [Found(setting.name, [setting.rule]) for setting in SETTINGS]
    names: dict[str, Found] = {}
    for found in listed:
        names.setdefault(as_name(found.name), found)
    return names


def whole(name: str, part: str) -> Found:
    """All rules of a section or, by its letter, of a part."""
    return Found(name, [rule for rule in RULES if part in (rule[0], section_of(rule))], by_section=True)


def as_name(text: str) -> str:
    return plain(text.replace("_", " ").replace("-", " "))


def has_words(text: str, asked: str) -> bool:
    """Whether every word that is asked for begins a word of a text."""
    there = re.findall(r"\w+", plain(text))
    wanted = re.findall(r"\w+", asked)
    return bool(wanted) and all(len(word) >= SHORTEST and any(one.startswith(word) for one in there) for word in wanted)
