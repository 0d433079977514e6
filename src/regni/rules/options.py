"""The options by name (O1 to O10, R1.7) and the King's named strengths (R2.2). Each is a bundle of settings.

>>> read_option("captains")
{'garrison_slots': 99}
>>> read_option("legacy=3")
{'legacy_start': 3}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..engine.ruleset import SETTINGS, SWITCH, Ruleset, Setting
from ..engine.variant_facts import BASE, FACTS
from ..errors import RegniError
from ..words.hints import nearest, shown
from ..words.words import Words
from .rulebook import is_noticed
from .rulesets import ruleset_from

Settings = dict[str, object]

OPTIONS: dict[str, Settings] = {
    "mulligan": {"free_mulligan": True},
    "tournament": {"quiet_turns": 2, "quiet_politics": 2, "start_towers": 2},
    "legacy": {"legacy_start": 1},
    "state-and-church": {"state_and_church": True},
    "captains": {"garrison_slots": 99},
    "resourceful": {"resourceful": True},
    "neighbors": {"neighbors": True},
    "tactics": {"tactics": True},
    "house-divided": {"house_divided": 12},
    "clerisy": {"clerisy": True},
    "banquet": {"banquet_appeases": True},
}
#: The rule of each option.
RULES = dict(zip(OPTIONS, [*(f"O{number}" for number in range(1, 11)), "R1.7"], strict=True))

#: Options that can have a number, as in `legacy=2`: the setting, its lowest and its highest value.
NUMBERED = {"legacy": ("legacy_start", 1, 3)}

#: R2.2: the King's number of Royal Infantry.
KINGS = {"printed": "earls", "strong": "2 * earls - 1", "relentless": "2 * earls + 1"}
KING_SETTING = "king.royal_infantry"


def read_option(text: str) -> Settings:
    """The settings of an option, given by its name and perhaps a number."""
    name, equals, number = text.strip().lower().replace("_", "-").partition("=")
    if name not in OPTIONS:
        raise RegniError("option-unknown", option=shown(text), near=nearest(name, list(OPTIONS)))
    if not equals:
        return dict(OPTIONS[name])
    if name not in NUMBERED:
        raise RegniError("option-no-number", option=name)
    setting, low, high = NUMBERED[name]
    if number not in [str(one) for one in range(low, high + 1)]:
        raise RegniError("option-range", option=name, value=shown(number), low=low, high=high)
    return {setting: int(number)}


def with_options(values: Mapping[str, object], options: Iterable[str], king: str = "") -> Ruleset:
    """A ruleset with these settings (by their flat names, the variant among them) and options.

    An option that contradicts a given setting or another option is refused.

    >>> with_options({"variant": "heathen"}, ["tournament"]).start_towers
    2
    >>> with_options({"garrison_slots": 3}, ["captains"])
    Traceback (most recent call last):
    regni.errors.RegniError: ...
    """
    merged = dict(values)
    variant = str(merged.get("variant", BASE.name))
    usual = {setting.name: setting.default_in(variant) for setting in SETTINGS}
    wanted_by: dict[str, str] = {}
    bundles = [(text, read_option(text)) for text in options]
    if king:
        if variant not in FACTS or not FACTS[variant].has_king:
            raise RegniError("option-king")
        bundles.append((f"--king {king}", {KING_SETTING: KINGS[king]}))
    for text, bundle in bundles:
        for name, value in bundle.items():
            if name in wanted_by and merged[name] != value:
                raise RegniError("option-clash", option=text, other=wanted_by[name], setting=name)
            said = merged.get(name, usual[name])
            if name not in wanted_by and said not in (value, usual[name]):
                raise RegniError("option-against", option=text, setting=name, value=shown(said))
            merged[name] = value
            wanted_by[name] = text
    return ruleset_from(merged)


def options_of(ruleset: Ruleset) -> list[str]:
    """The options in force, as they are typed; without those that the variant always has.

    >>> options_of(ruleset_from({"legacy_start": 2, "clerisy": True}))
    ['legacy=2', 'clerisy']
    """
    found = []
    changed = ruleset.changed()
    for name, bundle in OPTIONS.items():
        if name in NUMBERED:
            setting, low, _ = NUMBERED[name]
            number = changed.get(setting, 0)
            if number:
                found.append(name if number == low else f"{name}={number}")
        elif bundle.items() <= {key: changed.get(key) for key in bundle}.items():
            found.append(name)
    return found


def king_of(ruleset: Ruleset) -> str:
    """The name of the King's strength; empty without a King, or if this strength has no name."""
    formula = ruleset.values[KING_SETTING]
    named = [name for name, one in KINGS.items() if one == formula]
    return named[0] if named and ruleset.facts.has_king else ""


def is_an_option(setting: Setting, variant: str) -> bool:
    """Whether an option says all that there is to say of a setting. A switch that is on in a variant from the start
    can only be turned off by itself.

    >>> settings = {setting.name: setting for setting in SETTINGS}
    >>> is_an_option(settings["tactics"], "base"), is_an_option(settings["quiet_turns"], "base")
    (True, False)
    """
    if setting.name in [name for name, _, _ in NUMBERED.values()]:
        return True
    is_named = any(setting.name in bundle for bundle in OPTIONS.values())
    return is_named and setting.shape == SWITCH and not setting.default_in(variant)


def beyond_options(ruleset: Ruleset) -> Settings:
    """The changed settings that neither an option nor a named strength of the King stands for.

    >>> beyond_options(ruleset_from({"legacy_start": 2, "hand_size": 6}))
    {'hand_size': 6}
    """
    told = {"variant", "mode"} | ({KING_SETTING} if king_of(ruleset) else set())
    for option in options_of(ruleset):
        told |= OPTIONS[option.partition("=")[0]].keys()
    return {name: value for name, value in ruleset.changed().items() if name not in told}


def house_rules(ruleset: Ruleset) -> list[Setting]:
    """The settings by which a game goes otherwise than its name, its options and its King tell."""
    changed = beyond_options(ruleset)
    return [setting for setting in SETTINGS if setting.name in changed and is_noticed(setting, ruleset)]


def refusal(variant: str, mode: str, option: str) -> RegniError | None:
    """Why an option cannot be used with a variant and mode; None if it can."""
    values = {"variant": variant} | ({"mode": mode} if mode else {})
    try:
        with_options(values, [option])
    except RegniError as error:
        return error
    return None


def game_name(ruleset: Ruleset, words: Words) -> str:
    """What is played: the variant, its mode, the King's strength, the options, and whether other rules differ.

    >>> from regni.words.words import words
    >>> game_name(with_options({"variant": "heathen"}, ["tactics"]), words("en"))
    'Great Heathen Army · Medieval Tactics'
    """
    is_otherwise = [words.text("house-name")] if house_rules(ruleset) else []
    return " · ".join([usual_name(ruleset, words), *is_otherwise])


def usual_name(ruleset: Ruleset, words: Words) -> str:
    """The name of the game without a word on house rules."""
    parts = [words.text(f"variant-{ruleset.variant}")]
    if ruleset.mode:
        parts[0] += f", {words.text(f'mode-{ruleset.mode}')}"
    king = king_of(ruleset)
    if king not in ("", next(iter(KINGS))):
        parts.append(words.text(f"king-{king}"))
    for option in options_of(ruleset):
        name, _, number = option.partition("=")
        parts.append(option_name(name, words) + (f" {number}" if number else ""))
    return " · ".join(parts)


def option_name(option: str, words: Words) -> str:
    """The name of an option: the title of its section in the rules, if it has one."""
    rule = RULES[option]
    return words.section(rule) if words.has(f"section-{rule}") else words.text(f"option-named-{option}")
