"""The settings of a game as rows of a form, in groups; and which rule refuses a value."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.ruleset import COUNT, DECK, FIEFS, FORMULA, SETTINGS, SWITCH, TABLE, WORD, Ruleset, Setting, card_key
from ...errors import RegniError
from ...rules.house import setting_text, value_text
from ...rules.options import KING_SETTING, KINGS, OPTIONS, is_an_option, option_name, read_option
from ...rules.rulebook import FIXED_ASSUMPTIONS, is_in_force, is_noticed, section_of
from ...rules.rulesets import refused_settings
from ...words.words import Words
from ..game_form import Wish
from ..house_form import EACH, NO, YES, setting_fields
from .page import error_text

#: The groups, each with the rules or sections whose settings it has. A rule counts before its section.
GROUPS = {
    "cards": ("B1", "B2", "O9"),
    "turn": ("B3", "B10", "O1", "O2"),
    "earldom": ("B5", "O10"),
    "battle": ("B6",),
    "politics": ("B7",),
    "crown": ("B8",),
    "joust": ("B11",),
    "vikings": ("B9", "B1.6"),
    "away": ("H2", "H4", "W2", "W7"),
    "king": ("R1", "R2", "R3", "R4", "R5", "R6", "B1.5"),
}
GROUP_OF = {one: name for name, listed in GROUPS.items() for one in listed}
#: The rules by which rulesets are refused where the error names no setting.
REFUSING = {
    "ruleset-mind": "R2.3",
    "ruleset-king-cards": "R2.1",
    "ruleset-king-towers": "R2.1",
    "position-full-fief": "B5.2",
    "position-cathedrals": "B5.5",
    "together-banquet": "R1.7",
    "together-neighbors": "O7",
    "together-state-already": "O4",
    "together-state-never": "O4",
    "together-house": "O9",
}
HIGHEST_IN_DECK = 99


@dataclass(frozen=True)
class Control:
    """One field. `choices` are the values of a list or of buttons, with their names."""

    field: str
    label: str
    value: str
    usual: str
    low: int = 0
    high: int = 0
    choices: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Row:
    """A setting: what it decides, its fields, and its usual value."""

    name: str
    rule: str
    text: str
    shape: str
    controls: list[Control]
    is_assumed: bool
    is_changed: bool
    usual: str
    #: What an option or the King's strength makes of it. It cannot be changed then.
    fixed: str


@dataclass(frozen=True)
class Group:
    name: str
    rows: list[Row]

    @property
    def changed(self) -> int:
        return sum(row.is_changed for row in self.rows)


def groups(wish: Wish, ruleset: Ruleset, words: Words) -> list[Group]:
    """The settings that a game by these rules has. They show what was asked for, even if it cannot be played."""
    found: dict[str, list[Row]] = {name: [] for name in GROUPS}
    usual = Ruleset({"variant": ruleset.variant})
    for setting in SETTINGS:
        if is_listed(setting, ruleset):
            found[group_of(setting.rule)].append(row_of(setting, wish, ruleset, usual, words))
    return [Group(name, rows) for name, rows in found.items() if rows]


def is_listed(setting: Setting, ruleset: Ruleset) -> bool:
    """Whether a setting can be changed here: the game has it, and no option says all of it."""
    if is_an_option(setting, ruleset.variant) or setting.name in refused_settings(ruleset.variant, ruleset.mode):
        return False
    return is_noticed(setting, ruleset) or any(setting.name in bundle for bundle in OPTIONS.values())


def group_of(rule: str) -> str:
    return GROUP_OF.get(rule) or GROUP_OF[section_of(rule)]


def unlisted(wish: Wish, ruleset: Ruleset) -> dict[str, str]:
    """The fields of settings that were changed and matter to another game. They are kept for it."""
    fields: dict[str, str] = {}
    for setting in SETTINGS:
        if setting.name in wish.settings and not is_listed(setting, ruleset):
            fields |= setting_fields(setting, wish.settings[setting.name])
    return fields


def row_of(setting: Setting, wish: Wish, ruleset: Ruleset, usual: Ruleset, words: Words) -> Row:
    before = usual.values[setting.name]
    is_changed = setting.name in wish.settings
    return Row(
        name=setting.name,
        rule=setting.rule,
        text=setting_text(setting, words),
        shape=setting.shape,
        controls=list(controls(setting, wish.settings.get(setting.name, before), before, words)),
        is_assumed=setting.tag == "A",
        is_changed=is_changed,
        usual=value_text(setting, usual, words),
        fixed="" if is_changed else fixed(setting, wish, ruleset, words),
    )


def controls(setting: Setting, value: object, usual: object, words: Words) -> Iterator[Control]:
    fields, before = setting_fields(setting, value), setting_fields(setting, usual)
    for field, said in fields.items():
        if setting.shape == COUNT:
            yield Control(field, "", said, before[field], setting.low, setting.high)
        elif setting.shape == SWITCH:
            yes_or_no = ((YES, words.text("house-yes")), (NO, words.text("house-no")))
            yield Control(field, "", said, before[field], choices=yes_or_no)
        elif setting.shape == WORD:
            choices = tuple((word, words.text(f"house-{setting.attribute}-{word}")) for word in setting.words)
            yield Control(field, "", said, before[field], choices=choices)
        elif setting.shape in (DECK, TABLE):
            card = card_key(setting.name, field.rpartition(".")[2])
            high = HIGHEST_IN_DECK if setting.shape == DECK else setting.high
            yield Control(field, words.text(f"card-{card}"), said, before[field], 0, high)
        elif setting.shape == FORMULA:
            is_each = field.endswith(EACH)
            label = words.text("house-each" if is_each else "house-more")
            yield Control(field, label, said, before[field], 0 if is_each else -setting.high, setting.high)
        else:
            assert setting.shape == FIEFS
            yield Control(field, "", spoken_fiefs(said, words), spoken_fiefs(before[field], words))


def spoken_fiefs(text: str, words: Words) -> str:
    """The King's Fiefs, one on a line, with the names of the cards in the reader's language."""
    lines = []
    for line in text.splitlines():
        cards = line.split()
        named = all(words.has(f"card-{card}") for card in cards)
        lines.append(", ".join(words.text(f"card-{card}") for card in cards) if named else line)
    return "\n".join(lines)


def fixed(setting: Setting, wish: Wish, ruleset: Ruleset, words: Words) -> str:
    """What sets this setting: an option that was chosen, or a strength of the King."""
    value = value_text(setting, ruleset, words)
    for option in wish.options:
        if setting.name in read_option(option):
            return words.text("house-by", what=option_name(option.partition("=")[0], words), value=value)
    if setting.name == KING_SETTING and wish.king != next(iter(KINGS)):
        return words.text("house-by", what=words.text(f"king-{wish.king}"), value=value)
    return ""


def assumed_for_good(ruleset: Ruleset, words: Words) -> list[tuple[str, str]]:
    """The assumptions of this game that no setting changes, each with the reason."""
    return [
        (rule, words.text(f"assumption-{rule.replace('.', '-')}"))
        for rule in FIXED_ASSUMPTIONS
        if is_in_force(rule, ruleset)
    ]


# Refusing.


def told(error: RegniError, words: Words) -> tuple[str, str]:
    """An error in the words of this page, and the rule behind it if there is one."""
    setting = setting_named(str(error.data.get("key") or error.data.get("setting") or ""))
    rule = setting.rule if setting else REFUSING.get(error.code, "")
    key = f"house-refused-{error.code}"
    if not words.has(key):
        return error_text(error, words), rule
    data = dict(error.data)
    data["setting"] = setting_text(setting, words) if setting else str(data.get("key", ""))
    if error.code == "toml":
        line = re.search(r"line (\d+)", str(data["problem"]))
        data["line"] = int(line[1]) if line else 0
    if error.code == "option-against":
        data["option"] = option_or_king(str(data["option"]), words)
    if "card" in data:
        data["card"] = words.text(f"card-{data['card']}")
    return words.text(key, **data), rule


def setting_named(key: str) -> Setting | None:
    """The setting that an error names: `hand_size`, or of a table also its card, `strength.knight`."""
    return next((one for one in SETTINGS if key == one.name or key.startswith(f"{one.name}.")), None)


def option_or_king(text: str, words: Words) -> str:
    king = text.removeprefix("--king ")
    return words.text(f"king-{king}") if king in KINGS else option_name(text.partition("=")[0], words)
