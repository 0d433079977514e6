"""Where Earls keep which cards, in hundredths of how likely they lie in the deck. By bench/habits.py."""

from __future__ import annotations

from typing import Final

# fmt: off
# By kind of card: castle, land, market_town, church, cathedral, prince, vassal, champion, monk, mercenary, treachery,
# intrigue, allies, banquet, banner, palace
IN_HAND: Final[list[list[int]]] = [
    # the base game
    [36, 87, 12, 36, 251, 149, 128, 101, 35, 49, 238, 95, 245, 35, 124, 113],
    # Great Heathen Army
    [106, 45, 60, 118, 345, 88, 66, 56, 132, 34, 100, 19, 164, 89, 141, 66],
    # Wessex
    [33, 125, 12, 16, 73, 79, 138, 122, 24, 100, 217, 94, 158, 26, 160, 100],
    # Rebellion, while the King stands
    [27, 63, 12, 48, 191, 171, 137, 120, 75, 69, 222, 170, 268, 40, 117, 98],
]
IN_TOWERS: Final[list[list[int]]] = [
    # the base game
    [189, 12, 359, 310, 16, 12, 15, 12, 296, 81, 34, 12, 12, 318, 264, 51],
    # Great Heathen Army
    [58, 161, 182, 177, 12, 157, 170, 108, 169, 145, 100, 115, 168, 158, 12, 69],
    # Wessex
    [200, 44, 762, 408, 17, 12, 12, 12, 263, 100, 156, 21, 15, 270, 33, 100],
    # Rebellion, while the King stands
    [154, 12, 369, 314, 41, 12, 12, 12, 195, 116, 50, 29, 38, 335, 286, 98],
]
