"""How many Earls a variant takes."""

from __future__ import annotations

from ..engine.ruleset import Ruleset
from ..errors import RegniError

#: By variant and mode: the fewest and the most Earls.
SEATS: dict[tuple[str, str], tuple[int, int]] = {
    ("base", ""): (2, 6),
    ("heathen", ""): (3, 6),
    ("wessex", ""): (2, 6),
    ("rebellion", "solo"): (1, 1),
    ("rebellion", "coop"): (2, 5),
    ("rebellion", "semi"): (2, 5),
}


def check_seats(number: int, ruleset: Ruleset) -> int:
    """
    >>> check_seats(3, Ruleset())
    3
    """
    low, high = SEATS[ruleset.variant, ruleset.mode]
    if not low <= number <= high:
        raise RegniError("seats", number=number, low=low, high=high)
    return number
