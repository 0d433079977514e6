"""The rules by id: all ids, the settings of each rule, and the rules that rest on an assumption."""

from __future__ import annotations

import re

from ..engine.ruleset import SETTINGS, Ruleset, Setting
from ..engine.variant_facts import FACTS, VariantFacts
from ..words.texts import sources_of


def _ids(prefix: str) -> list[str]:
    found = (re.fullmatch(rf"{prefix}-([A-Z]\d+(?:-\d+)?)", key) for key in sources_of("en"))
    return [one[1].replace("-", ".") for one in found if one]


#: Every rule id, in the order of the rules.
RULES: list[str] = _ids("rule")
SECTIONS: list[str] = _ids("section")

#: Assumptions ([A]) that no setting changes; `assumption-ID` in the words says why.
FIXED_ASSUMPTIONS: tuple[str, ...] = (
    "B5.8", "B6.11", "B7.4", "B9.6", "B10.2", "B11.1",
    "W3.3", "W4.1", "W6.3", "W6.4", "W8.4",
    "R1.4", "R1.5", "R2.1", "R3.3", "R4.2", "R5.1", "R5.2", "R5.5", "R6.3", "R6.4",
    "O2",
)  # fmt: skip


#: The rules about each card: first those of the base game, then those of variants and options.
CARD_RULES = {
    "castle": ("B5.1", "B6.8", "H2.4", "W6.2", "R3.5"),
    "land": ("B5.3", "B5.9", "W5.1", "R3.3"),
    "market_town": ("B5.3", "W5.1", "R3.4"),
    "church": ("B5.5", "B5.6", "W3.1", "W3.2", "O10"),
    "cathedral": ("B5.5", "H1.1", "H3.3", "W1.1", "W3.2", "W5.1", "R1.3", "O4", "O10"),
    "prince": ("B5.4", "B8.3", "W3.2", "W5.1", "R3.7"),
    "vassal": ("B5.4", "B7.2", "B7.4", "B9.4", "R3.7", "R5.5"),
    "champion": ("B5.4", "B11.3", "R3.2"),
    "monk": ("B5.6", "B9.4", "W3.2", "W5.1", "R3.6"),
    "mercenary": ("B5.7", "B6.13"),
    "treachery": ("B7.1", "B7.2", "B7.4", "R5.1", "R5.3", "O2"),
    "intrigue": ("B7.3", "B7.4", "R5.2", "R5.3", "O2"),
    "allies": ("B7.4", "R5.4"),
    "banquet": ("B8.1", "B3.4", "H2.1", "W2.1", "W5.1", "R1.7"),
    "banner": ("B8.2", "B8.3", "B8.4", "W6.4", "O8"),
    "palace": ("B5.1", "B6.8", "H2.4"),
    "infantry": ("B5.8", "B6.3", "R2.2"),
    "knight": ("B5.8", "B6.3"),
    "viking": ("B9.2", "B9.6"),
    "chieftain": ("B9.2", "B9.6"),
    "king": ("B8.2", "B8.5", "B8.6", "B8.7", "H1.1", "H3.3", "W1.1", "W3.2", "W5.1", "R1.5", "R2.2", "O4"),
    "normal": ("B6.5",),
    "attacker_wins": ("B6.5", "B6.10", "O8"),
    "defender_wins": ("B6.5", "B6.10", "O8"),
    "church_decides": ("B6.5", "B5.5", "R1.4"),
    "no_luck": ("B11.4", "R4.2", "R5.4"),
    "joust_vassal": ("B11.4", "R4.2", "R5.4"),
    "joust_prince": ("B11.4", "R4.2", "R5.4"),
    "tower": ("B1.3", "B3.2", "B5.10", "B6.7", "W6.2", "R2.1", "O2"),
}

#: Which rules a word of the game is about. All but the plainest of them are terms, which glossary.py explains.
TOPICS = {
    "abbot": ("B5.6",),
    "action": ("B3.1", "B4"),
    "archbishop": ("B5.5", "B6.5"),
    "army": ("B5.8", "B5.3", "B5.9", "B1.4"),
    "attack": ("B6.1", "B6.2", "B3.7"),
    "battle_card": ("B6.5",),
    "bequeath": ("B8.3", "B5.5", "R1.3"),
    "captive": ("B6.10", "B6.11"),
    "crowned": ("R1.6", "R2.1", "R2.2", "R3.1"),
    "cubes": ("B2.3", "B9.4", "B9.5", "R4.1"),
    "danelaw": ("H3.1", "H3.2", "H3.3", "W7.1", "W8.1", "W8.2", "W8.3", "W8.4"),
    "deck": ("B2.1", "B3.4", "H2.1", "W2.1", "W4.5"),
    "discards": ("B1.7",),
    "earl": ("B1.1",),
    "earldom": ("B5.10",),
    "emissary": ("B9.4",),
    "fief": ("B5.1", "B5.2", "B5.4"),
    "field": ("B6.2", "B6.3", "B6.4"),
    "free": ("B3.2",),
    "garrison": ("B5.7", "B3.2"),
    "hand": ("B2.2", "B3.5"),
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
    "pool": ("B5.8",),
    "property": ("B5.2", "B1.2"),
    "raid": ("B6.1", "B6.8", "B6.9"),
    "ransom": ("B6.11",),
    "raze": ("B6.9", "B9.6"),
    "recruit": ("B5.9",),
    "royal": ("B8.5", "B8.6"),
    "siege": ("B6.1", "B6.8", "B6.9"),
    "spoils": ("B6.9",),
    "storm": ("B6.1", "B6.7"),
    "strength": ("B6.4",),
    "struggle": ("B7.4", "R5.5"),
    "summer": ("W3.1", "W4.6"),
    "tabled": ("H2.1", "H2.2", "H2.3", "H2.4", "H2.5", "W2.1", "W2.2", "W2.3"),
    "tray": ("B1.2",),
    "turn": ("B3.1", "B3.2", "B3.3"),
    "vikings": ("B9.2", "B9.3", "B9.5", "B9.6", "R6.4"),
    "vote": ("W3.1", "W3.2", "W3.3", "W3.4", "W3.5"),
    "win": (
        "B10.1", "B3.4", "O4", "H1.1", "H1.2", "H1.3", "H3.3", "W1.1", "W1.2", "W8.2", "W8.3", "R1.1", "R1.6", "B10.3",
    ),
    "winter": ("W4.1", "W4.2", "W4.3", "W4.4", "W4.5", "W4.6"),
} | {facts.name: facts.about for facts in FACTS.values() if facts.about}  # fmt: skip

#: The rules of a variant that read a setting of another variant's rule.
READ_BY = {"relative_draws": ("W2.1",)}

#: The number of garrison slots that stands for "no limit" (O5).
NO_LIMIT = 99


def is_in_force(rule: str, ruleset: Ruleset) -> bool:
    """Whether a rule applies under a ruleset: a variant's rule if the variant is played, an option's if it is chosen.

    >>> is_in_force("H1.1", Ruleset()), is_in_force("H1.1", Ruleset({"variant": "heathen"}))
    (False, True)
    """
    if rule.startswith("B"):
        return rule not in ruleset.facts.replaces
    if rule.startswith("W6") and ruleset.legacy_start > 0:
        return True
    if rule == "O5":
        return bool(ruleset.garrison_slots == NO_LIMIT)
    if rule == "R1.7":
        return ruleset.banquet_appeases
    if rule == "O10":
        return ruleset.clerisy
    if rule.startswith("O"):
        return any(ruleset.values[setting.name] != setting.default for setting in settings_of(rule))
    return rule[0] == ruleset.facts.letter or rule in ruleset.facts.borrows


#: Endings that only some variants or modes can have.
RARE_ENDINGS = {
    ending
    for facts in FACTS.values()
    for endings in (facts.endings, *(mode.endings for mode in facts.modes.values()))
    for ending in endings
}
#: The rules of endings that every variant can have, other than B10.1.
ENDING_RULES = {"max_rounds": "B10.3", "nobody": "B10.3"}


def own_endings(ruleset: Ruleset) -> dict[str, str]:
    """The special endings of a variant and mode, each with its rule."""
    return {**ruleset.facts.endings, **ruleset.facts.modes[ruleset.mode].endings}


def can_end(ruleset: Ruleset, ending: str) -> bool:
    """Whether a game of that variant and mode can end that way.

    >>> can_end(Ruleset(), "dual")
    False
    """
    return ending not in RARE_ENDINGS or ending in own_endings(ruleset)


def ending_rule(ruleset: Ruleset, ending: str) -> str:
    """The rule by which a game ends that way.

    >>> ending_rule(Ruleset(), "conquest")
    'B10.1'
    """
    return own_endings(ruleset).get(ending) or ENDING_RULES.get(ending, "B10.1")


def settings_of(rule: str) -> list[Setting]:
    return [setting for setting in SETTINGS if setting.rule == rule]


def belongs_to(setting: Setting, facts: VariantFacts) -> bool:
    """Whether a setting is in a table of that variant: `king.towers`, `wessex.start_counts`."""
    group, dot, _ = setting.name.partition(".")
    return bool(dot) and (facts.has_king if group == "king" else facts.name == group)


def is_noticed(setting: Setting, ruleset: Ruleset) -> bool:
    """Whether a game by that ruleset could go otherwise by another value."""
    is_here = "." not in setting.name or belongs_to(setting, ruleset.facts)
    return is_here and any(is_in_force(rule, ruleset) for rule in (setting.rule, *READ_BY.get(setting.name, ())))


def is_assumed(rule: str) -> bool:
    """Whether a rule, or a value in it, is an assumption because none of the sources has it."""
    return rule in FIXED_ASSUMPTIONS or any(setting.tag == "A" for setting in settings_of(rule))


def section_of(rule: str) -> str:
    """The section of a rule.

    >>> section_of("B6.13")
    'B6'
    """
    return rule.partition(".")[0]
