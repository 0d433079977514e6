"""Explains cards, rules with the values in force and their origin, settings, Earls and commands."""

from __future__ import annotations

import re
from difflib import get_close_matches

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from ..engine.cards import COLOURS, NAMES
from ..engine.ruleset import SETTINGS, Setting
from ..engine.table import Table as SeenTable
from ..rules.glossary import known, term, typed_names
from ..rules.options import game_name
from ..rules.rulebook import (
    CARD_RULES,
    FIXED_ASSUMPTIONS,
    RULES,
    SECTIONS,
    TOPICS,
    section_of,
    settings_of,
)
from ..words.hints import plain
from ..words.words import LANGUAGES, words
from .commands import COMMANDS, aliases, brief, letters
from .screen import BOLD, DIM, Screen


class Help:
    """Answers to `?`."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.words = screen.words
        self.rules = screen.rules

    def text(self, key: str, **values: str | int) -> str:
        return self.words.text(f"terminal-{key}", **values)

    # What can be typed.

    def commands(self) -> RenderableType:
        grid = self.screen.labelled()
        grid.add_row(Text(self.text("help-number"), BOLD), self.text("help-number-text"))
        grid.add_row(Text(self.text("help-move"), BOLD), self.text("help-move-text"))
        for command in COMMANDS:
            grid.add_row(Text(self.text(f"help-{command}"), BOLD), self.text(f"help-{command}-text"))
        by_letter = letters(self.words.language)
        listed = ", ".join(f"{letter} {self.first_word(command)}" for letter, command in by_letter.items())
        return Group(grid, Text(self.text("help-letters", letters=listed)), Text(self.text("help-foot"), DIM))

    def first_word(self, command: str) -> str:
        return self.text(f"command-{command}").split(",")[0]

    def sections(self) -> RenderableType:
        """The table of contents of the rules, and what this game's ruleset changes."""
        grid = self.screen.labelled()
        for section in SECTIONS:
            grid.add_row(Text(section, BOLD), self.words.section(section))
        names = self.rules.changed()
        changed = [setting for setting in SETTINGS if setting.name in names]
        parts: list[RenderableType] = [grid, Text(game_name(self.rules, self.words), BOLD)]
        if changed:
            parts.append(Text(self.text("rules-changed")))
            parts += [self.setting(setting) for setting in changed]
        else:
            parts.append(Text(self.text("rules-default")))
        return Group(*parts, Text(self.text("rules-foot"), DIM))

    # Explaining one thing.

    def explain(self, topic: str, seen: SeenTable) -> RenderableType:
        """Explain anything by its name."""
        found = re.fullmatch(r"([a-z]\d+)(\.\d+)?", plain(topic))
        if found is not None:
            return self.numbered(found[0].upper())
        name = plain(topic).replace(" ", "_").replace("-", "_")
        names = self.index()
        kind, key = names.get(name) or names.get(name.rstrip("s")) or ("", "")
        if kind == "card":
            return self.card(key)
        if kind == "topic":
            return self.topic(key)
        if kind == "earl" and key in COLOURS[: len(seen.earls)]:
            return self.screen.details(seen, COLOURS.index(key))
        if kind == "setting":
            return self.setting(next(setting for setting in SETTINGS if setting.name == key))
        if kind == "command":
            return Text.assemble((self.text(f"help-{key}"), BOLD), "  ", self.text(f"help-{key}-text"))
        near = get_close_matches(name, names, 1)
        shown = brief(topic)
        if near:
            return Text(self.text("help-unknown-near", topic=shown, near=near[0].replace("_", " ")))
        return Text(self.text("help-unknown", topic=shown))

    def index(self) -> dict[str, tuple[str, str]]:
        """All names in every language, with what they name. A name for several things means the card."""
        names: dict[str, tuple[str, str]] = {}
        for setting in SETTINGS:
            names[setting.name] = "setting", setting.name
        for alias, command in aliases().items():
            names[alias.replace(" ", "_")] = "command", command
        for language in LANGUAGES:
            spoken = words(language)
            for colour in COLOURS:
                names[plain(spoken.text(f"earl-{colour}"))] = "earl", colour
            for topic in TOPICS:
                for alias in typed_names(topic, spoken):
                    names[plain(alias).replace(" ", "_")] = "topic", topic
            for card in CARD_RULES:
                names[plain(spoken.text(f"card-{card}")).replace(" ", "_")] = "card", card
        return names | {card: ("card", card) for card in CARD_RULES}

    def card(self, card: str) -> RenderableType:
        title = Text(self.words.text(f"card-{card}"), BOLD)
        strength = self.screen.strength(card) if card in NAMES else 0
        if strength:
            title.append("  " + self.text("strength", number=strength), Style(bold=False))
        text = Padding(Text(self.words.card_text(card, self.rules)), (0, 0, 0, 2))
        return Group(title, text, *(self.rule(rule) for rule in known(CARD_RULES[card], self.rules)))

    def topic(self, topic: str) -> RenderableType:
        """What a term is, and the rules about it; of a plainer word, the rules alone."""
        rules = [self.rule(rule) for rule in known(TOPICS[topic], self.rules)]
        if not self.words.has(f"term-{topic}"):
            return Group(*rules)
        explained = term(topic, self.words, self.rules)
        return Group(Text(explained.name, BOLD), Padding(Text(explained.text), (0, 0, 0, 2)), *rules)

    def numbered(self, rule: str) -> RenderableType:
        """A rule by its id, or all rules of a section."""
        listed = [rule] if rule in RULES else [one for one in RULES if section_of(one) == rule]
        if not listed:
            return Text(self.text("no-rule", rule=rule, first=SECTIONS[0], last=SECTIONS[-1]))
        return Group(*(self.rule(one) for one in listed))

    def rule(self, rule: str) -> RenderableType:
        """A rule: its id, its text with the values in force, and what of it is assumed."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=6, style=BOLD)
        grid.add_row(rule, Text(self.words.rule(rule, self.rules)))
        for setting in settings_of(rule):
            grid.add_row("", self.origin(setting))
        if rule in FIXED_ASSUMPTIONS:
            grid.add_row("", Text(self.text("assumed-fixed", tag="A"), DIM))
        return grid

    def origin(self, setting: Setting) -> Text:
        """The value of a setting and where it comes from."""
        value = str(self.words.value(setting.name, self.rules))
        changed = self.rules.values[setting.name] != setting.default_in(self.rules.variant)
        where = self.text("changed") if changed else self.words.text(f"tag-{setting.tag}")
        return Text(f"{setting.name} = {value} [{setting.tag}: {where}]", DIM)

    def setting(self, setting: Setting) -> RenderableType:
        line = self.words.text(f"setting-{setting.attribute}")
        return Group(Text(line), Padding(Text(f"{setting.rule}  ") + self.origin(setting), (0, 0, 0, 2)))

    # Why not.

    def forbidden(self, move: str, rule: str) -> RenderableType:
        return Group(Text(self.text("why-not", move=move, rule=rule)), self.rule(rule))
