"""How the cards of an Earldom lie: side by side if there is room, otherwise fanned over each other so that every name
can be read. The style sheet knows how large the panel is. This module tells it how much has to fit in, in widths of a
card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from math import ceil

#: In widths of a card: a card's height, the visible strip of a card under another, the frame of a group, and the gap
#: between groups.
CARD, STRIP, FRAME, GAP = 1.4, 0.33, 0.14, 0.07
#: The room for a word beside the cards, under them, and without any cards.
BESIDE, UNDER, ALONE = 0.75, 0.36, 0.75
#: Panels in pixels on a screen of 1440 x 900, for the player's own Earldom and for all others together: the width, the
#: usual heights (lower while something is under way), and the largest width of a card. They only decide between ways to
#: lay the cards. The style sheet computes with the real sizes.
OWN, OTHERS = (1050, (150,), 94), (1076, (172, 172, 250), 78)
#: The largest sizes that the style sheet knows, in tenths of a card.
MOST_ACROSS, MOST_DOWN = 249, 129
#: The room for a new Fief. Its place appears while a Fief can be founded.
NEW_FIEF = 1.2
#: Flat cards are better than fanned ones, as long as they have at least this share of the size.
HARDLY = 0.88
#: How many layouts are kept. An Earldom changes more often than the number of its cards.
MOST_SHAPES = 1024


@dataclass(frozen=True)
class Group:
    """The cards in one frame: Towers, a Fief, an Army pool, a Mercenary. Or only a word that says what is missing."""

    kind: str
    #: Only the number of cards matters here. The Fief is only passed on to the page.
    cards: tuple[object, ...]
    fief: object = None
    #: How many lines a word under the cards takes.
    label: int = 0

    def piles(self, deep: int) -> list[tuple[object, ...]]:
        """The cards in piles of at most so many."""
        return [self.cards[first : first + deep] for first in range(0, len(self.cards), deep)]


@dataclass(frozen=True)
class Spread:
    """Groups in columns. At most `deep` cards of a group lie in one pile."""

    columns: list[list[Group]]
    deep: int
    is_own: bool

    @property
    def across(self) -> float:
        columns = [max(self._width(group) for group in column) + FRAME + GAP for column in self.columns]
        return sum(columns) + (NEW_FIEF if self.is_own else 0)

    @property
    def down(self) -> float:
        return max(sum(self._height(group) + FRAME + GAP for group in column) for column in self.columns) - GAP

    @property
    def classes(self) -> str:
        """The style sheet's classes for the room that is needed, in tenths of a card, so that few classes are
        enough."""
        sizes = [("across", min(MOST_ACROSS, ceil(10 * self.across))), ("down", min(MOST_DOWN, ceil(10 * self.down)))]
        return " ".join(f"{word}-{tenths // 10} {word}-t{tenths % 10}" for word, tenths in sizes)

    def size(self, wide: float, tall: float, largest: float) -> float:
        """How wide the cards can be in a panel of this size."""
        return min(largest, wide / self.across, tall / self.down)

    def _width(self, group: Group) -> float:
        piles = ceil(len(group.cards) / self.deep)
        word = BESIDE if group.label and self.is_own else 0
        return max(1, piles * (1 + GAP) - GAP + word)

    def _height(self, group: Group) -> float:
        if not group.cards:
            return ALONE
        deepest = min(self.deep, len(group.cards))
        return CARD + STRIP * (deepest - 1) + (0 if self.is_own else UNDER * group.label)


def spread(groups: list[Group], others: float, is_own: bool) -> Spread:
    """The layout that makes the cards largest in a panel of the usual size."""
    lengths, deep = best_way(tuple((len(group.cards), group.label) for group in groups), others, is_own)
    left = iter(groups)
    return Spread([list(islice(left, length)) for length in lengths], deep, is_own)


@lru_cache(maxsize=MOST_SHAPES)
def best_way(shape: tuple[tuple[int, int], ...], others: float, is_own: bool) -> tuple[list[int], int]:
    """How many groups each column has, and how deep a pile may be. `shape` has the number of cards of each group, and
    its label."""
    groups = [Group("", (None,) * cards, label=label) for cards, label in shape]
    whole, heights, largest = OWN if is_own else OTHERS
    wide = whole if is_own else whole / others - 24

    def size(way: Spread) -> float:
        return sum(way.size(wide, tall, largest) for tall in heights)

    flat, *fanned = ways_to_lay(groups, is_own)
    best = max([flat, *fanned], key=size)
    way = flat if size(flat) >= HARDLY * size(best) else best
    return [len(column) for column in way.columns], way.deep


def ways_to_lay(groups: list[Group], is_own: bool) -> Iterator[Spread]:
    """All layouts: flat in one row, then fanned in one row ever deeper, then fanned in columns of several groups."""
    deepest = max(1, *(len(group.cards) for group in groups))
    for deep in range(1, deepest + 1):
        yield Spread([[group] for group in groups], deep, is_own)
    if is_own:
        return
    # Columns look best if their groups have the same width.
    for deep in range(3, max(3, deepest) + 1):
        last: list[list[Group]] = []
        for most in range(4, 4 * len(groups)):
            columns = filled(groups, most * CARD / 2, deep)
            if columns != last:
                yield Spread(columns, deep, is_own)
            if len(columns) == 1:
                break
            last = columns


def filled(groups: list[Group], height: float, deep: int) -> list[list[Group]]:
    """The groups in their order, in columns of at most this height."""
    columns: list[list[Group]] = []
    for group in groups:
        longer = [*columns[-1], group] if columns else [group]
        if columns and Spread([longer], deep, is_own=False).down <= height:
            columns[-1] = longer
        else:
            columns.append([group])
    return columns
