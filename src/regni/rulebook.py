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


def settings_of(rule: str) -> list[Setting]:
    return [setting for setting in SETTINGS if setting.rule == rule]


def section_of(rule: str) -> str:
    """
    >>> section_of("B6.13")
    'B6'
    """
    return rule.partition(".")[0]
