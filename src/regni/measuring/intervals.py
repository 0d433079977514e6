"""How sure a measured share is: 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

#: A range of so many standard deviations to both sides holds 95 % of a normal distribution.
Z = 1.959964


@dataclass(frozen=True)
class Share:
    """A measured share with its interval, which holds the true share 95 times out of 100."""

    value: float
    low: float
    high: float

    def text(self) -> str:
        """The share and its interval, in percent.

        >>> wilson(70, 100).text()
        '70.0 % (60.4–78.1)'
        """
        return f"{100 * self.value:.1f} % ({100 * self.low:.1f}–{100 * self.high:.1f})"

    def data(self) -> dict[str, float]:
        """The share as data for JSON."""
        return {"value": round(self.value, 4), "low": round(self.low, 4), "high": round(self.high, 4)}


def wilson(won: float, games: int) -> Share:
    """Wilson's interval of a share. It is right for few games and near 0 and 1 too; `won` may have fractions.

    If a game can be won in part, or games come in mirrored pairs, the true interval is narrower.

    >>> wilson(0, 0)
    Share(value=0.0, low=0.0, high=1.0)
    >>> wilson(10, 10).low > 0.72
    True
    """
    if games == 0:
        return Share(0.0, 0.0, 1.0)
    share = won / games
    slack = Z * Z / games
    middle = (share + slack / 2) / (1 + slack)
    reach = Z / (1 + slack) * sqrt(share * (1 - share) / games + slack / (4 * games))
    # At the ends, rounding would otherwise miss 0 and 1 by a hair.
    return Share(share, middle - reach if won > 0 else 0.0, middle + reach if won < games else 1.0)


def mean(values: Sequence[float]) -> Share:
    """The mean of any numbers, with the interval of the normal distribution.

    >>> mean([2.0, 2.0, 2.0])
    Share(value=2.0, low=2.0, high=2.0)
    """
    count = len(values)
    middle = sum(values) / count
    variance = sum((value - middle) ** 2 for value in values) / max(1, count - 1)
    reach = Z * sqrt(variance / count)
    return Share(middle, middle - reach, middle + reach)
