"""Reads and writes rulesets as TOML files. A wrong file is refused with its name, the key and what to do."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import tomli_w

from ..engine.cards import NAMES, PALACE, SET_KINDS
from ..engine.ruleset import (
    COUNT,
    DECK,
    FIEFS,
    FORMULA,
    GROUPS,
    SETTINGS,
    SWITCH,
    TABLE,
    Ruleset,
    Setting,
    amount,
)
from ..engine.variant_facts import BASE, FACTS, SEATS
from ..errors import RegniError
from ..records.files import parse_toml, read_text, write_text
from ..words.hints import nearest, shown

MOST_FIEFS = 12
KEEPS = ("castle", "palace")
LORDS = ("prince", "vassal", "champion", "monk")
PROPERTIES = ("land", "market_town", "church", "cathedral")


def ruleset_from(values: Mapping[str, object]) -> Ruleset:
    """A checked ruleset: the defaults with these changes.

    >>> ruleset_from({"palace_strength": 4}).palace_strength
    4
    >>> ruleset_from({"palace_strenght": 4})  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    regni.errors.RegniError: There is no setting "palace_strenght". Did you mean "palace_strength"? ...
    """
    known = {setting.name: setting for setting in SETTINGS}
    if not isinstance(values, Mapping):
        raise RegniError("field-table", where="/")
    flat = flattened(values)
    check_variant(flat)
    for name, value in flat.items():
        if name in ("variant", "mode"):
            continue
        if name not in known:
            raise RegniError("ruleset-key", key=shown(name), near=nearest(str(name), list(known)))
        check_value(known[name], value)
    ruleset = Ruleset(flat)
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
    check_king(ruleset)
    check_together(ruleset)
    return ruleset


def flattened(values: Mapping[str, object]) -> dict[str, object]:
    """Nested tables as flat names: `towers` in a table `king` becomes `king.towers`."""
    flat: dict[str, object] = {}
    for name, value in values.items():
        if name in GROUPS and isinstance(value, Mapping):
            flat |= {f"{name}.{key}": one for key, one in value.items()}
        else:
            flat[name] = value
    return flat


def nested(values: Mapping[str, object]) -> dict[str, object]:
    """Flat names as nested tables, for files; the opposite of `flattened`."""
    data: dict[str, object] = {}
    for name, value in values.items():
        group, dot, key = name.partition(".")
        if dot:
            table = data.setdefault(group, {})
            assert isinstance(table, dict)
            table[key] = value
        else:
            data[name] = value
    return data


def check_variant(values: Mapping[str, object]) -> None:
    variant = values.get("variant", BASE.name)
    if not isinstance(variant, str) or variant not in FACTS:
        raise RegniError("ruleset-word", key="variant", value=shown(variant), words=", ".join(FACTS))
    modes = list(FACTS[variant].modes)
    if values.get("mode", modes[0]) not in modes:
        if modes == [""]:
            raise RegniError("ruleset-mode", variant=variant)
        raise RegniError("ruleset-word", key="mode", value=shown(values["mode"]), words=", ".join(modes))


def check_king(ruleset: Ruleset) -> None:
    """R2: the King's Fiefs, Mind and Towers come from one Earl's set."""
    left = [int(ruleset.set_copies) - number for number in ruleset.king_mind[:SET_KINDS]] + [1]
    if not ruleset.facts.has_king:
        return
    if not any(ruleset.king_mind):
        raise RegniError("ruleset-mind")
    for text in ruleset.king_fiefs:
        words = text.split()
        for word in words:
            left[NAMES.index(word)] -= 1
        if 0 < ruleset.properties_per_fief < sum(word in PROPERTIES for word in words):
            raise RegniError("position-full-fief", where="king.fiefs", most=int(ruleset.properties_per_fief))
    if ruleset.one_cathedral and " ".join(ruleset.king_fiefs).split().count("cathedral") > 1:
        raise RegniError("position-cathedrals")
    for kind, number in enumerate(left):
        if number < 0:
            raise RegniError(
                "ruleset-king-cards", card=NAMES[kind], most=int(ruleset.set_copies) if kind < PALACE else 1
            )
    most = SEATS[ruleset.variant, ruleset.mode][1]
    if amount(ruleset.king_towers, most) > sum(left[:SET_KINDS]):
        raise RegniError("ruleset-king-towers", most=sum(left[:SET_KINDS]))


def check_together(ruleset: Ruleset) -> None:
    """Refuse options that make no sense with the variant or mode."""
    for setting, reason in refused_settings(ruleset.variant, ruleset.mode).items():
        if ruleset.values[setting]:
            raise RegniError(reason)
    if ruleset.house_divided > ruleset.deck_size:
        raise RegniError(
            "ruleset-range", key="house_divided", low=0, high=int(ruleset.deck_size), value=str(ruleset.house_divided)
        )


def refused_settings(variant: str, mode: str) -> dict[str, str]:
    """The settings that make no sense with a variant and mode, each with the id of the reason."""
    facts = FACTS[variant]
    return {**facts.modes[mode].refuses, **facts.refuses}


def check_seats(number: int, ruleset: Ruleset) -> int:
    """The number of Earls, refused if the variant does not allow it.

    >>> check_seats(3, Ruleset())
    3
    """
    low, high = SEATS[ruleset.variant, ruleset.mode]
    if not low <= number <= high:
        raise RegniError("seats", number=number, low=low, high=high)
    return number


def check_value(setting: Setting, value: object) -> None:
    """Check the type and range of one setting."""
    if setting.shape == COUNT:
        if type(value) is not int:
            raise RegniError("ruleset-number", key=setting.name, value=shown(value))
        check_range(setting.name, value, setting.low, setting.high)
    elif setting.shape == SWITCH:
        if type(value) is not bool:
            raise RegniError("ruleset-switch", key=setting.name, value=shown(value))
    elif setting.shape in (DECK, TABLE):
        check_table(setting, value)
    elif setting.shape == FORMULA:
        check_formula(setting, value)
    elif setting.shape == FIEFS:
        check_fiefs(setting, value)
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


def check_formula(setting: Setting, value: object) -> None:
    """Check a number, or a formula that depends on the Earls: `earls`, `earls + 1`, `2 * earls - 1`."""
    if type(value) is int:
        check_range(setting.name, value, setting.low, setting.high)
        return
    form = r"(?:\d{1,2} *\* *)?earls(?: *[+-] *\d{1,2})?|\d{1,2}"
    if not (isinstance(value, str) and re.fullmatch(form, value, re.ASCII)):
        raise RegniError("ruleset-formula", key=setting.name, value=shown(value))
    for number in re.findall(r"\d+", value):
        check_range(setting.name, int(number), setting.low, setting.high)


def check_fiefs(setting: Setting, value: object) -> None:
    """R2.1: check the words of each Fief: its Castle or Palace, perhaps a Lord, and Properties."""
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_FIEFS:
        raise RegniError("ruleset-fiefs", key=setting.name, value=shown(value))
    for text in value:
        words = text.split() if isinstance(text, str) else []
        lords = [word for word in words if word in LORDS]
        if (
            not words
            or words[0] not in KEEPS
            or len(lords) > 1
            or any(word not in (*LORDS, *PROPERTIES) for word in words[1:])
        ):
            raise RegniError("ruleset-fiefs", key=setting.name, value=shown(text))


def load_ruleset(path: str | Path) -> Ruleset:
    """A ruleset from a TOML file."""
    try:
        return ruleset_from(parse_toml(read_text(path)))
    except RegniError as error:
        raise error.within(path) from None


def ruleset_text(ruleset: Ruleset) -> str:
    """A ruleset as a file that says only what differs, and which game it is for.

    >>> print(ruleset_text(ruleset_from({"hand_size": 6})), end="")
    variant = "base"
    hand_size = 6
    """
    return tomli_w.dumps(nested({"variant": ruleset.variant} | ruleset.changed()))


def save_ruleset(ruleset: Ruleset, path: str | Path) -> None:
    """Save every setting, so that the file shows all that can be changed."""
    write_text(path, tomli_w.dumps(nested({"variant": ruleset.variant, "mode": ruleset.mode} | ruleset.values)))
