"""Finds the settings that change a game's health most, one setting at a time.

The other values to try follow from the kind of the setting: a switch is turned, a number goes a step down and up, each
other word is tried, and in a table every entry goes a step down and up. Every change plays the same deals as the
unchanged game.

The distance between two games is measured in noise: how many standard errors each figure of their health differs. The
figures of a group are joined by their root mean square, and the groups in the same way. Two runs of the same game on
different deals are about 1 apart; a change without any effect is 0 apart, because the deals are the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from ..engine.ruleset import COUNT, DECK, FORMULA, SETTINGS, SWITCH, TABLE, WORD, Ruleset, Setting
from ..errors import RegniError
from ..measuring.matches import QUICK, play_match
from ..rules.rulebook import is_noticed
from ..rules.rulesets import ruleset_from
from .health import Patient, lead, tally_of

ASSUMED = "A"
#: Values to try for limits where 0 means no limit.
LIMITS = {"hand_limit": (5, 8), "properties_per_fief": (3, 5)}
#: How many games of quick bots a worker plays before it reports.
CHUNK = 50

#: The group of a figure is the word before its slash.
GROUPS = ("length", "endings", "first_seat", "vikings", "decks")
#: For each figure: the number of values, their sum, and the sum of their squares.
Figures = dict[str, list[float]]


# Other values to try.


@dataclass(frozen=True)
class Change:
    """A setting with another value, or one entry of a table with another value."""

    setting: str
    rule: str
    #: The new value of the setting, as a ruleset has it.
    value: object
    #: The entry, if the setting is a table; and the value before and after the change.
    entry: str
    before: str
    after: str

    @property
    def label(self) -> str:
        return f"{self.setting}.{self.entry} = {self.after}" if self.entry else f"{self.setting} = {self.after}"

    def ruleset(self, ruleset: Ruleset) -> Ruleset:
        return ruleset_from(ruleset.changed() | {self.setting: self.value})


def changes_of(setting: Setting, ruleset: Ruleset) -> list[Change]:
    """All other values to try for a setting that the ruleset allows.

    >>> rules = Ruleset()
    >>> [one.label for name in ("joust", "ransom_properties", "viking_arrival") for one in named(name, rules)]
    ['joust = false', 'ransom_properties = 2', 'viking_arrival = earls', 'viking_arrival = earls + 2']
    >>> [one.label for one in named("army_deck", rules)]
    ['army_deck.knight = 3', 'army_deck.knight = 9']
    """
    return [change for change in proposals(setting, ruleset.values[setting.name]) if is_allowed(change, ruleset)]


def named(name: str, ruleset: Ruleset) -> list[Change]:
    return changes_of(next(setting for setting in SETTINGS if setting.name == name), ruleset)


def is_allowed(change: Change, ruleset: Ruleset) -> bool:
    try:
        change.ruleset(ruleset)
    except RegniError:
        return False
    return True


def proposals(setting: Setting, now: Any) -> Iterator[Change]:
    def other(value: object, entry: str = "", before: object = now, after: object = None) -> Change:
        after = value if after is None else after
        return Change(setting.name, setting.rule, value, entry, plain(before), plain(after))

    if setting.shape == SWITCH:
        yield other(not now)
    elif setting.shape == WORD:
        yield from (other(word) for word in setting.words if word != now)
    elif setting.shape == COUNT:
        values = LIMITS[setting.name] if now == 0 and setting.name in LIMITS else steps(now)
        yield from (other(value) for value in values if setting.low <= value <= setting.high)
    elif setting.shape == FORMULA:
        yield from (other(formula) for formula in formula_steps(now))
    elif setting.shape == DECK:
        most = max(now, key=lambda face: now[face])
        for face, number in now.items():
            for value in steps(number) if face != most else ():
                deck = now | {face: value, most: now[most] + number - value}
                yield other(deck, face, number, value)
    elif setting.shape == TABLE:
        for card, number in now.items():
            for value in (number - 1, number + 1):
                if setting.low <= value <= setting.high:
                    yield other(now | {card: value}, card, number, value)


def plain(value: object) -> str:
    """A value as a ruleset file has it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def steps(number: int) -> tuple[int, int]:
    """A step down and up: by one, or by half of a larger number.

    >>> steps(2), steps(200)
    ((1, 3), (100, 300))
    """
    step = max(1, number // 2)
    return number - step, number + step


def formula_steps(formula: str) -> list[str]:
    """A formula with its number one lower and one higher.

    >>> formula_steps("earls + 1"), formula_steps("2 * earls"), formula_steps("4")
    (['earls', 'earls + 2'], ['2 * earls - 1', '2 * earls + 1'], ['3', '5'])
    """
    if formula.isdigit():
        return [str(value) for value in (int(formula) - 1, int(formula) + 1) if value >= 0]
    found = re.fullmatch(r"(.*earls)(?: *([+-]) *(\d+))?", formula)
    assert found is not None, formula
    offset = int(f"{found[2]}{found[3]}") if found[2] else 0
    return [
        found[1] + (f" {'+' if value > 0 else '-'} {abs(value)}" if value else "") for value in (offset - 1, offset + 1)
    ]


def settings_to_try(names: Sequence[str]) -> list[Setting]:
    """The named settings, or all that are assumptions."""
    return [setting for setting in SETTINGS if (setting.name in names if names else setting.tag == ASSUMED)]


def changes_for(ruleset: Ruleset, names: Sequence[str] = ()) -> list[Change]:
    """All changes that can matter to a game with that ruleset."""
    settings = [setting for setting in settings_to_try(names) if is_noticed(setting, ruleset)]
    return [change for setting in settings for change in changes_of(setting, ruleset)]


# Measuring.


def portions(patient: Patient, games: int, seed: str) -> list[dict[str, object]]:
    """The games of a patient, as items of work."""
    common = {
        "changes": list(patient.ruleset.changed().items()),
        "seats": patient.seats,
        "bot": patient.bot,
        "decks": patient.decks,
        "seed": seed,
    }
    chunk = CHUNK if patient.bot in QUICK else 1
    return [common | {"games": [start, min(start + chunk, games)]} for start in range(0, games, chunk)]


def play_portion(item: dict[str, Any]) -> Figures:
    """The figures of some games."""
    patient = Patient(Ruleset(dict(item["changes"])), item["seats"], item["bot"], tuple(item["decks"]))
    found: Figures = {}

    def add(figure: str, value: float) -> None:
        total = found.setdefault(figure, [0, 0.0, 0.0])
        for place, more in enumerate((1, value, value * value)):
            total[place] += more

    for number in range(*item["games"]):
        one = play_match(patient.match(item["seed"], number))
        arrived = tally_of(one).arrived
        add("length/rounds", one.rounds)
        add("length/decisions", one.decisions)
        if patient.is_campaign:
            add("length/summers", one.summers)
        add(f"endings/{one.ending}", 1.0)
        if patient.seats > 1 and not patient.is_shared:
            add("first_seat/lead", lead(one, patient.seats))
        add("vikings/arrive", float(arrived > 0))
        if arrived:
            add("vikings/round", arrived)
        for seat, deck in enumerate(one.decks):
            add(f"decks/{deck}", one.share(seat))
    return found


def together(parts: Sequence[Figures]) -> Figures:
    """The figures of all games. The share of an ending counts all games, also those that ended otherwise."""
    found: Figures = {}
    for part in parts:
        for figure, numbers in part.items():
            before = found.get(figure, [0.0, 0.0, 0.0])
            found[figure] = [a + b for a, b in zip(before, numbers, strict=True)]
    games = found["length/rounds"][0]
    return {figure: [games, *own[1:]] if figure.startswith("endings/") else own for figure, own in found.items()}


# Comparing.


@dataclass(frozen=True)
class Shift:
    """How far a change moves a game."""

    change: Change
    patient: Patient
    #: The distance of each group.
    groups: dict[str, float]
    #: The figure that moved most, in units of its noise; and its value before and after.
    figure: str
    before: float
    after: float

    @property
    def distance(self) -> float:
        return root_mean_square(list(self.groups.values()))

    @property
    def parts(self) -> dict[str, float]:
        return shares_of(self.distance, self.squares())

    def squares(self) -> dict[str, float]:
        """The square of each group; together they are the square of the distance."""
        return {group: value * value / len(self.groups) for group, value in self.groups.items()}


def shares_of(distance: float, squares: dict[str, float]) -> dict[str, float]:
    """A distance split into parts that add up to it."""
    whole = sum(squares.values())
    return {group: distance * square / whole if whole else 0.0 for group, square in squares.items()}


def shift(change: Change, patient: Patient, usual: Figures, changed: Figures) -> Shift:
    moved = {figure: deviation(one, other) for figure, (one, other) in paired(usual, changed).items()}
    groups = {}
    for group in GROUPS:
        own = [value for figure, value in moved.items() if figure.startswith(f"{group}/")]
        if own:
            groups[group] = root_mean_square(own)
    most = max(moved, key=lambda figure: abs(moved[figure]))
    one, other = paired(usual, changed)[most]
    return Shift(change, patient, groups, most, one[1] / one[0], other[1] / other[0])


def paired(usual: Figures, changed: Figures) -> dict[str, tuple[list[float], list[float]]]:
    """Each figure that both have. An ending that happened in only one of them counts as 0 in the other."""
    pairs = {}
    for figure in dict.fromkeys([*usual, *changed]):
        if figure.startswith("endings/"):
            none = [usual["length/rounds"][0], 0.0, 0.0]
            pairs[figure] = (usual.get(figure, none), changed.get(figure, none))
        elif figure in usual and figure in changed:
            pairs[figure] = (usual[figure], changed[figure])
    return pairs


def deviation(one: Sequence[float], other: Sequence[float]) -> float:
    """By how many standard errors two means differ.

    >>> deviation([100, 50, 50], [100, 50, 50]), round(deviation([100, 50, 50], [100, 70, 70]), 1)
    (0.0, 2.9)
    """
    noise = 0.0
    for count, total, squares in (one, other):
        # A value that never varied, such as an ending that never came, might still do so once in this many games.
        noise += max(squares / count - (total / count) ** 2, 1 / count) / count
    return (other[1] / other[0] - one[1] / one[0]) / sqrt(noise)


def root_mean_square(values: Sequence[float]) -> float:
    return sqrt(sum(value * value for value in values) / len(values)) if values else 0.0


@dataclass(frozen=True)
class Weight:
    """A change over all games in which it was tried."""

    change: Change
    shifts: list[Shift]

    @property
    def distance(self) -> float:
        return root_mean_square([one.distance for one in self.shifts])

    @property
    def parts(self) -> dict[str, float]:
        squares = dict.fromkeys(GROUPS, 0.0)
        for one in self.shifts:
            for group, square in one.squares().items():
                squares[group] += square
        return shares_of(self.distance, squares)

    @property
    def strongest(self) -> Shift:
        return max(self.shifts, key=lambda one: one.distance)


def weighed(shifts: Sequence[Shift]) -> list[Weight]:
    """All changes, the weightiest first."""
    own: dict[str, list[Shift]] = {}
    for one in shifts:
        own.setdefault(one.change.label, []).append(one)
    return sorted((Weight(same[0].change, same) for same in own.values()), key=lambda weight: -weight.distance)
