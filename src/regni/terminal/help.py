"""Explains cards, rules with the values in force and their origin, settings, Earls and commands."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from ..engine.cards import COLOURS, NAMES
from ..engine.ruleset import SETTINGS, Setting
from ..engine.table import Table as SeenTable
from ..rules.options import game_name
from ..rules.rulebook import CARD_RULES, FIXED_ASSUMPTIONS, RULES, SECTIONS, is_in_force, section_of, settings_of
from ..words.hints import plain
from ..words.words import LANGUAGES, words
from .commands import COMMANDS, aliases, brief
from .screen import BOLD, DIM, Screen

#: The rules about each word of the game.
TOPICS = {
    "action": ("B3.1", "B4"),
    "attack": ("B6.1", "B6.2", "B3.7"),
    "bequeath": ("B8.3", "B5.5", "R1.3"),
    "cubes": ("B2.3", "B9.4", "B9.5", "R4.1"),
    "danelaw": ("H3.1", "H3.2", "H3.3", "W7.1", "W8.1", "W8.2", "W8.3", "W8.4"),
    "emissary": ("B9.4",),
    "fief": ("B5.1", "B5.2", "B5.4"),
    "field": ("B6.2", "B6.3", "B6.4"),
    "garrison": ("B5.7", "B3.2"),
    "joust": ("B11.1", "B11.2", "B11.3", "B11.4"),
    "kingship": ("B8.2", "B8.5", "W6.4", "R1.5"),
    "legacy": ("W5.1", "W5.2", "W6.1", "W6.2", "W6.3", "W6.4", "O3"),
    "levy": ("B5.3", "B5.9", "B6.3"),
    "lord": ("B5.4", "B6.10"),
    "markers": ("B9.1", "B6.12", "H3.1", "H3.2", "W4.3", "W8.1"),
    "mind": ("R2.3", "R3.1", "R3.2", "R3.3", "R3.4", "R3.5", "R3.6", "R3.7"),
    "monastery": ("B5.6", "W3.2", "W5.1"),
    "mulligan": ("O1",),
    "politics": ("B7.1", "B7.3", "B7.4"),
    "raid": ("B6.1", "B6.8", "B6.9"),
    "ransom": ("B6.11",),
    "recruit": ("B5.9",),
    "royal": ("B8.5", "B8.6"),
    "siege": ("B6.1", "B6.8", "B6.9"),
    "storm": ("B6.1", "B6.7"),
    "strength": ("B6.4",),
    "struggle": ("B7.4", "R5.5"),
    "tabled": ("H2.1", "H2.2", "H2.3", "H2.4", "H2.5", "W2.1", "W2.2", "W2.3"),
    "turn": ("B3.1", "B3.2", "B3.3"),
    "vikings": ("B9.2", "B9.3", "B9.5", "B9.6", "R6.4"),
    "vote": ("W3.1", "W3.2", "W3.3", "W3.4", "W3.5"),
    "win": (
        "B10.1", "B3.4", "O4", "H1.1", "H1.2", "H1.3", "H3.3", "W1.1", "W1.2", "W8.2", "W8.3", "R1.1", "R1.6", "B10.3",
    ),
    "winter": ("W4.1", "W4.2", "W4.3", "W4.4", "W4.5", "W4.6"),
}  # fmt: skip


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
        return Group(grid, Text(self.text("help-foot"), DIM))

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
            return Group(*(self.rule(rule) for rule in self.known(TOPICS[key])))
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
                for alias in spoken.text(f"terminal-topic-{topic}").split(","):
                    names[plain(alias).replace(" ", "_")] = "topic", topic
            for card in CARD_RULES:
                names[plain(spoken.text(f"card-{card}")).replace(" ", "_")] = "card", card
        return names | {card: ("card", card) for card in CARD_RULES}

    def card(self, card: str) -> RenderableType:
        title = Text(self.words.text(f"card-{card}"), BOLD)
        strength = self.screen.strength(card) if card in NAMES else 0
        if strength:
            title.append("  " + self.text("strength", number=strength), Style(bold=False))
        text = Padding(Text(self.words.text(f"card-{card}-text")), (0, 0, 0, 2))
        return Group(title, text, *(self.rule(rule) for rule in self.known(CARD_RULES[card])))

    def known(self, rules: Sequence[str]) -> Sequence[str]:
        """The rules of the list that apply in this game; all if none applies."""
        return [rule for rule in rules if is_in_force(rule, self.rules)] or rules

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
