"""Rulesets from and to TOML files; a wrong one is refused with file, key and remedy."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import tomli_w

from .engine.cards import SET_KINDS
from .engine.ruleset import ARRIVAL, COUNT, DECK, SETTINGS, SWITCH, TABLE, Ruleset, Setting
from .errors import RegniError
from .files import parse_toml, read_text, write_text
from .hints import nearest, shown


def ruleset_from(values: Mapping[str, object]) -> Ruleset:
    """A ruleset with these changes to the defaults, checked.

    >>> ruleset_from({"palace_strength": 4}).palace_strength
    4
    >>> ruleset_from({"palace_strenght": 4})  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    regni.errors.RegniError: There is no setting "palace_strenght". Did you mean "palace_strength"? ...
    """
    known = {setting.name: setting for setting in SETTINGS}
    if not isinstance(values, Mapping):
        raise RegniError("field-table", where="/")
    for name, value in values.items():
        if name not in known:
            raise RegniError("ruleset-key", key=shown(name), near=nearest(str(name), list(known)))
        check_value(known[name], value)
    ruleset = Ruleset(dict(values))
    for setting in SETTINGS:
        if setting.shape == DECK:
            total = sum(getattr(ruleset, setting.name))
            if total != ruleset.table_deck_size:
                raise RegniError("ruleset-deck", key=setting.name, total=total, size=int(ruleset.table_deck_size))
    if ruleset.deck_size > SET_KINDS * ruleset.set_copies:
        raise RegniError(
            "ruleset-range",
            key="deck_size",
            low=1,
            high=SET_KINDS * int(ruleset.set_copies),
            value=str(ruleset.deck_size),
        )
    if ruleset.hand_size > ruleset.deck_size:
        raise RegniError(
            "ruleset-range", key="hand_size", low=0, high=int(ruleset.deck_size), value=str(ruleset.hand_size)
        )
    return ruleset


def check_value(setting: Setting, value: object) -> None:
    """Type and range of one setting."""
    if setting.shape == COUNT:
        if type(value) is not int:
            raise RegniError("ruleset-number", key=setting.name, value=shown(value))
        check_range(setting.name, value, setting.low, setting.high)
    elif setting.shape == SWITCH:
        if type(value) is not bool:
            raise RegniError("ruleset-switch", key=setting.name, value=shown(value))
    elif setting.shape in (DECK, TABLE):
        check_table(setting, value)
    elif setting.shape == ARRIVAL:
        check_arrival(setting, value)
    elif value not in setting.words:
        raise RegniError("ruleset-word", key=setting.name, value=shown(value), words=", ".join(setting.words))


def check_range(key: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise RegniError("ruleset-range", key=key, value=shown(value), low=low, high=high)


def check_table(setting: Setting, value: object) -> None:
    default = setting.default
    assert isinstance(default, dict)
    if not isinstance(value, dict):
        raise RegniError("ruleset-table", key=setting.name, value=shown(value), words=", ".join(default))
    for card, number in value.items():
        key = f"{setting.name}.{shown(card)}"
        if card not in default:
            raise RegniError("ruleset-card", key=key, words=", ".join(default))
        if type(number) is not int:
            raise RegniError("ruleset-number", key=key, value=shown(number))
        check_range(key, number, 0, 99 if setting.shape == DECK else setting.high)


def check_arrival(setting: Setting, value: object) -> None:
    if not (isinstance(value, str) and re.fullmatch(r"earls( *\+ *\d{1,2})?|\d{1,2}", value, re.ASCII)):
        raise RegniError("ruleset-arrival", key=setting.name, value=shown(value))
    numbers = re.findall(r"\d+", value)
    check_range(setting.name, int(numbers[0]) if numbers else 0, setting.low, setting.high)


def load_ruleset(path: str | Path) -> Ruleset:
    """A ruleset from a TOML file."""
    try:
        return ruleset_from(parse_toml(read_text(path)))
    except RegniError as error:
        raise error.within(path) from None


def save_ruleset(ruleset: Ruleset, path: str | Path) -> None:
    """Every setting, so that the file shows what there is to change."""
    write_text(path, tomli_w.dumps(ruleset.values))
