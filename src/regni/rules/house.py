"""House rules in words: the values of settings as people read them, and what a game changes."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.ruleset import DECK, SWITCH, TABLE, WORD, Ruleset, Setting, card_key
from ..words.words import Words, by_name
from .options import house_rules


@dataclass(frozen=True)
class Change:
    """A setting that a game changes: its rule, what it decides, its value and its usual value."""

    rule: str
    text: str
    now: str
    usual: str


def changes(ruleset: Ruleset, words: Words) -> list[Change]:
    """What the house rules of a game change.

    >>> from regni.rules.rulesets import ruleset_from
    >>> from regni.words.words import words
    >>> [(one.rule, one.now, one.usual) for one in changes(ruleset_from({"strength": {"knight": 3}}), words("en"))]
    [('B6.4', 'Knight 3', 'Knight 2')]
    """
    usual = Ruleset({"variant": ruleset.variant, "mode": ruleset.mode})
    found = []
    for setting in house_rules(ruleset):
        now, before = value_text(setting, ruleset, words), value_text(setting, usual, words)
        if setting.shape in (DECK, TABLE):
            now, before = told_apart(setting, ruleset, usual, words), told_apart(setting, usual, ruleset, words)
        found.append(Change(setting.rule, setting_text(setting, words), now, before))
    return found


def told_apart(setting: Setting, ruleset: Ruleset, other: Ruleset, words: Words) -> str:
    """Of a table of cards only the numbers that differ from another ruleset."""
    numbers, others = by_name(ruleset.values[setting.name]), by_name(other.values[setting.name])
    cards = dict.fromkeys([*numbers, *others])
    return words.listed(
        {card_key(setting.name, card): numbers.get(card, 0) for card in cards if numbers.get(card) != others.get(card)}
    )


def setting_text(setting: Setting, words: Words) -> str:
    """What a setting decides. Some have words of their own where nobody writes a file."""
    key = f"house-text-{setting.attribute}"
    return words.text(key if words.has(key) else f"setting-{setting.attribute}")


def value_text(setting: Setting, ruleset: Ruleset, words: Words) -> str:
    """The value of a setting as people say it."""
    value = ruleset.values[setting.name]
    if setting.shape == SWITCH:
        return words.text("house-yes" if value else "house-no")
    if setting.shape == WORD:
        return words.text(f"house-{setting.attribute}-{value}")
    return str(words.value(setting.name, ruleset))
