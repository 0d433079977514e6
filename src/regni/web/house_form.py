"""House rules in the form for a new game: settings as fields, and fields as settings.

A setting is the field `set-NAME`. A table of cards has a field for each card, `set-strength.knight`, and a number that
depends on the Earls has two: `set-king.towers.each` for every Earl, `set-king.towers.more` besides.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

from ..engine.ruleset import COUNT, DECK, FIEFS, FORMULA, SETTINGS, SWITCH, TABLE, Setting, amount
from ..errors import RegniError
from ..rules.options import is_an_option
from ..rules.rulesets import KEEPS, LORDS, PROPERTIES, check_formula
from ..words.hints import plain, shown
from ..words.words import LANGUAGES, MANY, by_name, words

FIELD = "set-"
EACH, MORE = ".each", ".more"
YES, NO = "yes", "no"
LONGEST_NAME = 3  # words in the name of a card

#: Settings by name. What a form sends may be of the wrong kind.
Settings = dict[str, object]


# As fields.


def fields_for(settings: Mapping[str, object]) -> dict[str, str]:
    """The fields of these settings."""
    fields: dict[str, str] = {}
    for setting in SETTINGS:
        if setting.name in settings:
            fields |= setting_fields(setting, settings[setting.name])
    return fields


def setting_fields(setting: Setting, value: object) -> dict[str, str]:
    """The fields of one setting.

    >>> named = {setting.name: setting for setting in SETTINGS}
    >>> setting_fields(named["joust"], False), setting_fields(named["king.towers"], "2 * earls - 1")
    ({'set-joust': 'no'}, {'set-king.towers.each': '2', 'set-king.towers.more': '-1'})
    """
    field = FIELD + setting.name
    if setting.shape == SWITCH:
        return {field: (YES if value else NO) if isinstance(value, bool) else shown(value)}
    if setting.shape in (DECK, TABLE):
        given = value if isinstance(value, dict) else {}
        cards = by_name(setting.default)
        return {f"{field}.{card}": shown(given.get(card, 0)) for card in cards}
    if setting.shape == FORMULA:
        each, more = parts_of(setting, value)
        return {field + EACH: str(each), field + MORE: str(more)}
    if setting.shape == FIEFS:
        return {field: "\n".join(map(str, value)) if isinstance(value, list) else shown(value)}
    return {field: shown(value)}


def parts_of(setting: Setting, formula: object) -> tuple[int, int]:
    """How many for each Earl, and how many more. Of what is no formula, the usual numbers."""
    try:
        check_formula(setting, formula)
    except RegniError:
        formula = setting.default
    each = int(amount(str(formula), MANY + 1) - amount(str(formula), MANY))
    return each, int(amount(str(formula), MANY)) - each * MANY


# From fields.


def read_settings(fields: Mapping[str, str], variant: str) -> Settings:
    """The settings of a form that are not the usual ones of the variant. What is no value is kept as it was typed: the
    check of the rules will name it.

    >>> read_settings({"set-hand_size": "6", "set-turn_draw": "1", "set-strength.knight": "3"}, "base")["hand_size"]
    6
    """
    read: Settings = {}
    for setting in SETTINGS:
        usual = setting.default_in(variant)
        if not is_an_option(setting, variant):
            value = read_setting(setting, fields, usual)
            if value != usual:
                read[setting.name] = value
    return read


def read_setting(setting: Setting, fields: Mapping[str, str], usual: object) -> object:
    field = FIELD + setting.name
    if setting.shape in (DECK, TABLE):
        return {card: read_number(fields.get(f"{field}.{card}", ""), number) for card, number in by_name(usual).items()}
    if setting.shape == FORMULA:
        numbers = zip((EACH, MORE), parts_of(setting, usual), strict=True)
        return formula_of(*(read_number(fields.get(field + part, ""), number) for part, number in numbers))
    said = fields.get(field, "").strip()
    if not said:
        return usual
    if setting.shape == COUNT:
        return read_number(said, usual)
    if setting.shape == SWITCH:
        return {YES: True, NO: False}.get(said, said)
    if setting.shape == FIEFS:
        return [read_fief(line) for line in said.splitlines() if line.strip()]
    return said


def read_number(said: str, usual: object) -> object:
    """The number that was typed, the usual one if nothing was, or the text if it is none."""
    said = said.strip()
    if not said:
        return usual
    return int(said) if re.fullmatch(r"-?\d{1,6}", said, re.ASCII) else said


def formula_of(each: object, more: object) -> str:
    """So many for each Earl, and so many more.

    >>> formula_of(1, 1), formula_of(2, -1), formula_of(0, 4), formula_of(1, 0)
    ('earls + 1', '2 * earls - 1', '4', 'earls')
    """
    if not isinstance(each, int) or not isinstance(more, int):
        return f"{shown(each)}, {shown(more)}"
    if each == 0:
        return str(more)
    earls = "earls" if each == 1 else f"{each} * earls"
    return earls if more == 0 else f"{earls} {'-' if more < 0 else '+'} {abs(more)}"


def read_fief(line: str) -> str:
    """A Fief of the King as a ruleset writes it, from names of cards in either language. A line with another word stays
    as it is.

    >>> read_fief("Palacio, Príncipe, Market Town"), read_fief("a tent")
    ('palace prince market_town', 'a tent')
    """
    said, cards = plain(line.replace("_", " ").replace(",", " ")).split(), []
    while said:
        for length in range(min(LONGEST_NAME, len(said)), 0, -1):
            card = fief_cards().get(" ".join(said[:length]))
            if card:
                cards.append(card)
                del said[:length]
                break
        else:
            return line.strip()
    return " ".join(cards)


@cache
def fief_cards() -> dict[str, str]:
    """The cards of a Fief by their names in all languages."""
    names: dict[str, str] = {}
    for card in (*KEEPS, *LORDS, *PROPERTIES):
        spoken: Iterable[str] = (plain(words(language).text(f"card-{card}")) for language in LANGUAGES)
        names |= dict.fromkeys([card.replace("_", " "), *spoken], card)
    return names
