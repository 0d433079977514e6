"""The rules by id: which there are, which settings belong to each, and which rest on an assumption."""

from __future__ import annotations

import re
from importlib import resources

from .engine.ruleset import SETTINGS, Setting


def _ids(prefix: str) -> list[str]:
    text = (resources.files("regni") / "locales" / "en" / "rules.ftl").read_text(encoding="utf-8")
    return [found.replace("-", ".") for found in re.findall(rf"^{prefix}-([A-Z]\d+(?:-\d+)?) =", text, re.MULTILINE)]


#: Every rule id, in the order of the rules.
RULES: list[str] = _ids("rule")
SECTIONS: list[str] = _ids("section")

#: Rules that rest on an assumption ([A]) no setting can change.
FIXED_ASSUMPTIONS: tuple[str, ...] = ("B5.8", "B7.4", "B8.2", "B9.6", "B10.2", "B11.1", "B11.3", "B11.4")


#: The rules that say what a card does.
CARD_RULES = {
    "castle": ("B5.1", "B6.8"),
    "land": ("B5.3", "B5.9"),
    "market_town": ("B5.3",),
    "church": ("B5.5", "B5.6"),
    "cathedral": ("B5.5",),
    "prince": ("B5.4", "B8.3"),
    "vassal": ("B5.4", "B7.2", "B7.4", "B9.4"),
    "champion": ("B5.4", "B11.3"),
    "monk": ("B5.6", "B9.4"),
    "mercenary": ("B5.7", "B6.13"),
    "treachery": ("B7.1", "B7.2", "B7.4"),
    "intrigue": ("B7.3", "B7.4"),
    "allies": ("B7.4",),
    "banquet": ("B8.1", "B3.4"),
    "banner": ("B8.2", "B8.3", "B8.4"),
    "palace": ("B5.1", "B6.8"),
    "infantry": ("B5.8", "B6.3"),
    "knight": ("B5.8", "B6.3"),
    "viking": ("B9.2", "B9.6"),
    "chieftain": ("B9.2", "B9.6"),
    "king": ("B8.2", "B8.5", "B8.6", "B8.7"),
    "normal": ("B6.5",),
    "attacker_wins": ("B6.5", "B6.10"),
    "defender_wins": ("B6.5", "B6.10"),
    "church_decides": ("B6.5", "B5.5"),
    "no_luck": ("B11.4",),
    "joust_vassal": ("B11.4",),
    "joust_prince": ("B11.4",),
    "tower": ("B1.3", "B3.2", "B5.10", "B6.7"),
}


def settings_of(rule: str) -> list[Setting]:
    return [setting for setting in SETTINGS if setting.rule == rule]


def section_of(rule: str) -> str:
    """
    >>> section_of("B6.13")
    'B6'
    """
    return rule.partition(".")[0]
