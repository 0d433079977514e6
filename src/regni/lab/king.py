"""How often Earls beat the King of Rebellion, by their number and his strength; and how strong he should be.

A curve (logistic regression) is fitted to the measured Kings. Each measured number of Royal Infantry has its own odds,
numbers between them are interpolated, and each Tower changes the odds by the same factor.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp

from ..engine.ruleset import Ruleset
from ..engine.variant_facts import REBELLION
from ..measuring.intervals import Share, wilson
from ..measuring.matches import Match, Played

TOWERS = "king.towers"
INFANTRY = "king.royal_infantry"
#: Win one game in four, one in two, three in four.
TARGETS = (0.25, 0.5, 0.75)
#: A number of Towers other than the printed one must bring the chance nearer by this much.
PER_TOWER = 0.01
#: For the regression: it converges in a few steps, and the pull towards 0 keeps it finite if all games are won.
STEPS = 30
PULL = 0.05


@dataclass(frozen=True)
class King:
    """How strong the King is at the start."""

    towers: int
    infantry: int

    def ruleset(self, base: dict[str, object], mode: str) -> Ruleset:
        """A ruleset with this King and other settings."""
        own = {"variant": REBELLION.name, "mode": mode, TOWERS: str(self.towers), INFANTRY: str(self.infantry)}
        return Ruleset(base | own)


@dataclass(frozen=True)
class Revolt:
    """A number of Earls against a King."""

    mode: str
    earls: int
    king: King

    def matches(self, base: dict[str, object], bot: str, games: int, seed: str) -> list[Match]:
        """The matches against this King. Every King has other deals: a lucky deal must not affect all of them."""
        ruleset = self.king.ruleset(base, self.mode)
        deals = f"{seed}/{self.mode}{self.earls}/{self.king.towers}/{self.king.infantry}"
        return [Match.of(ruleset, (bot,) * self.earls, f"{deals}/{number}") for number in range(games)]


@dataclass(frozen=True)
class Measured:
    """How often the Earls won; in semi-cooperative play, how often one of them won."""

    revolt: Revolt
    won: int
    games: int

    @property
    def rate(self) -> Share:
        return wilson(self.won, self.games)


def measured(revolt: Revolt, played: Sequence[Played]) -> Measured:
    return Measured(revolt, sum(one.winners != 0 for one in played), len(played))


@dataclass(frozen=True)
class Curve:
    """The Earls' chance against any King, for one number of Earls in one mode."""

    #: The measured numbers of Royal Infantry, in order.
    infantry: list[int]
    #: Logarithms of odds: for each of these numbers without Towers, and the change by each Tower.
    heights: list[float]
    per_tower: float

    def chance(self, king: King) -> float:
        parts = shares(king.infantry, self.infantry)
        height = sum(part * height for part, height in zip(parts, self.heights, strict=True))
        return logistic(height + self.per_tower * king.towers)


def shares(number: int, among: Sequence[int]) -> list[float]:
    """The weights of a number's two neighbours, for interpolation between them.

    >>> shares(4, [0, 3, 7]), shares(9, [0, 3, 7])
    ([0.0, 0.75, 0.25], [0.0, 0.0, 1.0])
    """
    number = min(max(number, among[0]), among[-1])
    parts = [0.0] * len(among)
    for place, (low, high) in enumerate(pairwise(among)):
        if low <= number <= high:
            parts[place], parts[place + 1] = (high - number) / (high - low), (number - low) / (high - low)
    return parts if any(parts) else [1.0]


def logistic(value: float) -> float:
    """The chance for a logarithm of odds.

    >>> logistic(0.0), round(logistic(-1000.0), 6)
    (0.5, 0.0)
    """
    return 1 / (1 + exp(-max(-50.0, min(50.0, value))))


def fitted_curve(points: Sequence[Measured]) -> Curve:
    """The likeliest curve, by Newton's method.

    >>> kings = [King(2, infantry) for infantry in (0, 2, 4)]
    >>> points = [Measured(Revolt("coop", 2, king), won, 100) for king, won in zip(kings, (88, 50, 12))]
    >>> round(fitted_curve(points).chance(King(2, 2)), 2), round(fitted_curve(points).chance(King(2, 3)), 2)
    (0.5, 0.27)
    """
    infantry = sorted({point.revolt.king.infantry for point in points})
    places = [[*shares(one.revolt.king.infantry, infantry), float(one.revolt.king.towers)] for one in points]
    size = len(infantry) + 1
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-PULL * weight for weight in weights]
        bend = [[PULL * (row == column) for column in range(size)] for row in range(size)]
        for point, place in zip(points, places, strict=True):
            chance = logistic(sum(weight * value for weight, value in zip(weights, place, strict=True)))
            for row in range(size):
                slope[row] += (point.won - point.games * chance) * place[row]
                for column in range(size):
                    bend[row][column] += point.games * chance * (1 - chance) * place[row] * place[column]
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return Curve(infantry, weights[:-1], weights[-1])


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of linear equations by elimination.

    >>> solved([[2.0, 0.0, 0.0], [0.0, 4.0, 0.0], [1.0, 0.0, 1.0]], [2.0, 8.0, 4.0])
    [1.0, 2.0, 3.0]
    """
    size = len(right)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(table[row][place]))
        table[place], table[best] = table[best], table[place]
        table[place] = [value / table[place][place] for value in table[place]]
        for other in range(size):
            if other != place:
                factor = table[other][place]
                table[other] = [a - factor * b for a, b in zip(table[other], table[place], strict=True)]
    return [row[-1] for row in table]


def recommended(points: Sequence[Measured], target: float) -> King:
    """The King in the measured range whose chance is nearest to the target; of equals, the one with printed Towers."""
    curve = fitted_curve(points)
    printed = printed_king(points[0].revolt.earls).towers
    towers = [point.revolt.king.towers for point in points]
    infantry = [point.revolt.king.infantry for point in points]
    kings = [
        King(some, more)
        for some in range(min(towers), max(towers) + 1)
        for more in range(min(infantry), max(infantry) + 1)
    ]
    return min(kings, key=lambda king: abs(curve.chance(king) - target) + PER_TOWER * abs(king.towers - printed))


def printed_king(earls: int) -> King:
    """R2.1, R2.2: the King of the printed rules."""
    rules = Ruleset({"variant": REBELLION.name})
    return King(int(rules.kings_towers[earls]), int(rules.kings_guard[earls]))
