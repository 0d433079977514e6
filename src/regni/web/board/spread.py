"""How the cards of an Earldom lie: side by side if there is room, otherwise fanned over each other so that every name
can be read. The style sheet knows how large the land is. This module tells it how much has to fit in, in widths of a
card."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from msgspec import Struct

#: In widths of a card: a card's height, the visible strip of a card under another, the gap between piles of a group,
#: and the gap between groups.
CARD, STRIP, BESIDE, GAP = 1.4, 0.29, 0.05, 0.18
#: The land in pixels on a screen of 1280 x 720, for the player's own Earldom and for all others together: width,
#: height, and the largest width of a card. They only decide between ways to lay the cards. The style sheet computes
#: with the real sizes.
OWN, OTHERS = (740, 112, 66), (930, 134, 66)
#: What an Earl's name and the space between Earldoms take of the width.
ASIDE = 24
#: The largest sizes that the style sheet knows, in tenths of a card.
MOST_ACROSS, MOST_DOWN = 249, 129
#: Flat cards are better than fanned ones, as long as they have at least this share of the size.
HARDLY = 0.88
#: Cards of another Earl that would be narrower than this, in pixels, become tabs with a name.
LEAST = 52
#: How wide a column of tabs is at least, in pixels.
COLUMN = 80
#: With so many cards side by side there is only room for short captions.
TIGHT = 9
#: How many layouts are kept. An Earldom changes more often than the number of its cards.
MOST_SHAPES = 1024


class Group(Struct, frozen=True):
    """The cards that stand together: Towers, a Fief, an Army pool, a Mercenary. Or a place without any cards."""

    kind: str
    #: Only the number of cards matters here. The Fief is only passed on to the page.
    cards: tuple[object, ...]
    fief: object = None
    #: What is written under the cards.
    caption: str = ""
    #: How many cards of a Fief lie in front of the others when they are fanned: its keep and its Lord.
    front: int = 0
    #: The force of a Mercenary and his garrison.
    force: int = 0

    def piles(self, deep: int) -> list[tuple[object, ...]]:
        """The cards in piles of at most so many. The keep and its Lord come to the front of their pile."""
        first, *others = [self.cards[start : start + deep] for start in range(0, len(self.cards), deep)]
        return [first[self.front :] + first[: self.front], *others]


@dataclass(frozen=True)
class Spread:
    """Groups side by side. At most `deep` cards of a group lie in one pile."""

    groups: list[Group]
    deep: int
    #: Whether there is so little room that the cards become tabs on all but large screens.
    is_crowded: bool = False

    @property
    def across(self) -> float:
        return sum(self._width(group) + GAP for group in self.groups) - GAP

    @property
    def down(self) -> float:
        return CARD + STRIP * (min(self.deep, max(1, *(len(group.cards) for group in self.groups))) - 1)

    @property
    def classes(self) -> str:
        """The style sheet's classes for the room that is needed, in tenths of a card, so that few classes are
        enough."""
        sizes = [("across", min(MOST_ACROSS, ceil(10 * self.across))), ("down", min(MOST_DOWN, ceil(10 * self.down)))]
        words = [f"{word}-{tenths // 10} {word}-t{tenths % 10}" for word, tenths in sizes]
        return " ".join([*words, *(["tight"] if self.across > TIGHT else [])])

    def size(self, wide: float, tall: float, largest: float) -> float:
        """How wide the cards can be on land of this size."""
        return min(largest, wide / self.across, tall / self.down)

    def _width(self, group: Group) -> float:
        return max(1, ceil(len(group.cards) / self.deep)) * (1 + BESIDE) - BESIDE


def columns(groups: list[Group], others: float) -> list[list[Group]]:
    """The groups in columns of tabs, in their order, with the highest column as low as possible.

    >>> [len(column) for column in columns([Group("", (None,) * cards) for cards in (1, 5, 3, 2)], 5)]
    [2, 2]
    """
    number = max(2, int((OTHERS[0] / others - ASIDE) / COLUMN))
    heights = [max(1, len(group.cards)) + 1 for group in groups]
    for most in range(max(heights), sum(heights) + 1):
        found: list[list[Group]] = [[]]
        filled = 0
        for group, height in zip(groups, heights, strict=True):
            if filled + height > most and found[-1]:
                found.append([])
                filled = 0
            found[-1].append(group)
            filled += height
        if len(found) <= number:
            return found
    return [groups]


def spread(groups: list[Group], others: float, is_own: bool) -> Spread:
    """The layout that makes the cards largest on land of the usual size."""
    deep, is_crowded = best_way(tuple(len(group.cards) for group in groups), others, is_own)
    return Spread(groups, deep, is_crowded)


@lru_cache(maxsize=MOST_SHAPES)
def best_way(shape: tuple[int, ...], others: float, is_own: bool) -> tuple[int, bool]:
    """How deep a pile may be, and whether the cards are too small even so. `shape` has the number of cards of each
    group."""
    groups = [Group("", (None,) * cards) for cards in shape]
    whole, tall, largest = OWN if is_own else OTHERS
    wide = whole if is_own else whole / others - ASIDE
    sizes = [Spread(groups, deep).size(wide, tall, largest) for deep in range(1, max(1, *shape) + 1)]
    largest_size = max(sizes)
    # Of several layouts that are about as large, the flattest is the clearest.
    deep = next(deep for deep, size in enumerate(sizes, 1) if size >= HARDLY * largest_size)
    return deep, not is_own and largest_size < LEAST
