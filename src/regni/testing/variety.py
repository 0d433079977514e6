"""Rulesets and decks of every sort, for the fuzzer and the property tests.

The caller gives `choose`: for n it returns a number below n. A random stream or Hypothesis can do that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..decks.deck import STEADY, check_deck
from ..engine.cards import SET_KINDS
from ..engine.ruleset import COUNT, DECK, FIEFS, FORMULA, SETTINGS, SWITCH, TABLE, Ruleset, Setting
from ..engine.variant_facts import BASE, FACTS
from ..errors import RegniError
from ..rules.rulesets import flattened, refused_settings, ruleset_from

Choose = Callable[[int], int]

#: Numbers that would make games long and dull when large, with the largest value to try.
SMALL: dict[str, int] = {
    "table_deck_size": 40,
    "viking_markers": 10,
    "deck_size": 40,
    "hand_size": 10,
    "hand_limit": 8,
    "quiet_turns": 3,
    "properties_per_fief": 4,
    "garrison_slots": 3,
    "castle_strength": 5,
    "palace_strength": 5,
    "clerisy_strength": 5,
    "ransom_properties": 3,
    "treachery_hand_cards": 5,
    "intrigue_properties": 4,
    "intrigue_army": 4,
    "banquet_cards": 4,
    "kingship_lead": 3,
    "max_rounds": 60,
    "quiet_politics": 3,
    "start_towers": 3,
    "house_divided": 12,
}


def any_ruleset(choose: Choose, changes: int, fixed: Mapping[str, object] | None = None) -> Ruleset:
    """A valid ruleset with some settings changed and some fixed, such as variant and mode."""
    names = {SETTINGS[choose(len(SETTINGS))].name for _ in range(changes)}
    values = {setting.name: any_value(setting, choose) for setting in SETTINGS if setting.name in names}
    values |= {"variant": BASE.name} | flattened(fixed or {})
    values.setdefault("mode", FACTS[str(values["variant"])].first_mode())
    make_fit(values, choose)
    make_sense(values)
    return ruleset_from(values)


def make_sense(values: dict[str, object]) -> None:
    """Drop the options that this variant refuses, and give the King only cards that one set has."""
    for name in refused_settings(str(values["variant"]), str(values["mode"])):
        values.pop(name, None)
    plain = Ruleset(values)
    values["house_divided"] = min(int(plain.house_divided), int(plain.deck_size))
    if not plain.facts.has_king:
        return
    if plain.set_copies < KING_COPIES or not any(plain.king_mind) or plain.properties_per_fief == 1:
        for name in ("king.mind", "king.fiefs", "king.towers"):
            values.pop(name, None)
        if plain.set_copies < KING_COPIES:
            values["king.mind"] = {"champion": 1, "land": 0, "castle": 0, "vassal": 0}
            values["king.fiefs"] = ["palace"]
            values["king.towers"] = "0"


#: With so many copies of a card, one set is enough for every King tried here.
KING_COPIES = 6


def any_value(setting: Setting, choose: Choose) -> object:
    if setting.shape == SWITCH:
        return choose(2) == 1
    if setting.shape == COUNT:
        high = min(setting.high, SMALL.get(setting.name, setting.high))
        return setting.low + choose(high - setting.low + 1)
    if setting.shape == FORMULA:
        return (f"earls + {choose(4)}", "earls", f"2 * earls - {choose(3)}", str(choose(8)))[choose(4)]
    if setting.shape == FIEFS:
        castles = ["castle", "castle vassal land", "castle monk church", "castle champion market_town land"]
        return ["palace prince", *(castles[choose(4)] for _ in range(choose(3)))][choose(2) :] or ["castle"]
    if setting.shape == TABLE:
        assert isinstance(setting.default, dict)
        return {card: choose(4) for card in setting.default}
    return setting.words[choose(len(setting.words))] if setting.shape != DECK else {}


def make_fit(values: dict[str, object], choose: Choose) -> None:
    """Make the table decks the right size, and an Earl's deck small enough for his set."""
    plain = Ruleset(values)
    size = int(plain.table_deck_size)
    for setting in SETTINGS:
        if setting.shape == DECK and (setting.name in values or "table_deck_size" in values):
            numbers = dict.fromkeys(setting.words, 0)
            for _ in range(size):
                numbers[setting.words[choose(len(setting.words))]] += 1
            values[setting.name] = numbers
    deck = min(int(plain.deck_size), SET_KINDS * int(plain.set_copies))
    values["deck_size"] = deck
    values["hand_size"] = min(int(plain.hand_size), deck)
    if plain.turn_draw == 0:
        # Nobody dies of old age here: only the limit of rounds ends such a game.
        values["max_rounds"] = min(int(plain.max_rounds), 30)


def any_deck(choose: Choose, ruleset: Ruleset) -> list[int]:
    """A deck as counts by kind: the steady one, a random one, or one with many cards of a few kinds."""
    taste = choose(4)
    if taste == 0:
        try:
            return check_deck(STEADY, ruleset)
        except RegniError:
            pass
    loved = [choose(SET_KINDS) for _ in range(4)] if taste > 1 else []
    counts = [0] * SET_KINDS
    for _ in range(ruleset.deck_size):
        kind = loved[choose(len(loved))] if loved and choose(4) > 0 else choose(SET_KINDS)
        while counts[kind] == ruleset.set_copies:
            kind = (kind + 1) % SET_KINDS
        counts[kind] += 1
    return counts


# Damaged input.

#: Values found in files that people or other programs write.
STRANGE: list[object] = [
    0, 1, 2, -1, 3, 5, 7, 64, 65, 128, 999, 10_000, 2**31, 2**63, 2**70, -(2**70), 1.5, float("inf"), float("nan"),
    True, False, None, "", " ", "blue", "red", "orange", "vikings", "nobody", "castle", "land", "red.land", "palace",
    "green.cathedral", "prince", "vassal", "knight", "king", "turn", "battle", "field", "ransom", "place_card",
    "storm", "raid", "siege", "normal", "gone", "conquest", "lord vassal 1", "pool knight", "host viking", "hand monk",
    "mercenary 1", "crown", "a" * 300, "\x00", "\ud800", "é", "\uff11", [], [[]], [0], ["land"], {}, {"a": 1}, {"": {}},
]  # fmt: skip


def damage(data: object, choose: Choose) -> object:
    """The same plain data with one value changed, left out, doubled or moved to another place."""
    if isinstance(data, dict) and data and choose(12):
        keys = list(data)
        key = keys[choose(len(keys))]
        what = choose(14)
        if what == 0:
            return {other: data[other] for other in keys if other != key}
        if what == 1:
            return data | {key: data[keys[choose(len(keys))]]}
        if what == 2:
            return data | {("", "x", "hand", "deck", "kind", "out")[choose(6)]: STRANGE[choose(len(STRANGE))]}
        return data | {key: damage(data[key], choose)}
    if isinstance(data, list) and data and choose(12):
        where = choose(len(data))
        what = choose(8)
        if what == 0:
            return data[:where] + data[where + 1 :]
        if what == 1:
            return data[: where + 1] + data[where:]
        if what == 2:
            return data[where:] + data[:where]
        return [*data[:where], damage(data[where], choose), *data[where + 1 :]]
    if type(data) is int and choose(3):
        return data + choose(5) - 2
    return STRANGE[choose(len(STRANGE))]


def damage_text(text: str, choose: Choose) -> str:
    """The same text with something in one line changed, left out or doubled."""
    lines = text.split("\n")
    where = choose(len(lines))
    line = lines[where]
    what, at = choose(7), choose(len(line) + 1)
    if what == 0:
        del lines[where]
    elif what == 1:
        lines.insert(where, lines[choose(len(lines))])
    elif what == 2:
        lines[where] = line[:at] + line[at + 1 :]
    elif what == 3:
        lines[where] = line[:at] + chr(32 + choose(96)) + line[at:]
    elif what == 4:
        lines[where] = line[:at] + chr(32 + choose(96)) + line[at + 1 :]
    elif what == 5:
        lines[where] = line[:at]
    else:
        other = choose(len(lines))
        lines[where], lines[other] = lines[other], lines[where]
    return "\n".join(lines)
