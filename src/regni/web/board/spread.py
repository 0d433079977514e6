"""How the cards of an Earldom lie: beside each other where there is room, else those of a Fief over each other like a
fan with every name to be read. The style sheet knows how large the panel is; what has to fit into it is told from here,
in widths of a card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

#: A card's height; what is seen of one that lies under another; what the frame of a group takes, and the gap after it.
CARD, STRIP, FRAME, GAP = 1.4, 0.33, 0.14, 0.07
#: What a word beside the cards takes, under them, and where there is nothing but the word.
BESIDE, UNDER, ALONE = 0.75, 0.36, 0.75
#: The width of one's own Earldom and of all the others together, their heights (mostly while something is under way, at
#: times while nothing is), and how large cards get there, in pixels at 1440 x 900. The style sheet reckons with what
#: there is; these decide only between one way to lay them and another.
OWN, OTHERS = (1050, (150,), 94), (1076, (172, 172, 250), 78)
#: The style sheet knows up to so many, in tenths.
MOST_ACROSS, MOST_DOWN = 249, 129
#: A place for a new Fief, which appears while one can be founded.
NEW_FIEF = 1.2
#: Flat is better than fanned, as long as the cards are hardly smaller.
HARDLY = 0.88


@dataclass(frozen=True)
class Group:
    """What lies in one frame: Towers, a Fief, an Army pool, a Mercenary, or only a word for what is not there."""

    kind: str
    #: Of the cards only their number counts here, of the Fief nothing.
    cards: Sequence[object]
    fief: object = None
    #: How many lines a word under the cards takes.
    label: int = 0


@dataclass(frozen=True)
class Spread:
    """Groups in columns; of their cards so many in one pile."""

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
        """What has to fit in, for the style sheet: in tenths, so that a few classes can say it."""
        told = [("across", min(MOST_ACROSS, ceil(10 * self.across))), ("down", min(MOST_DOWN, ceil(10 * self.down)))]
        return " ".join(f"{word}-{tenths // 10} {word}-t{tenths % 10}" for word, tenths in told)

    def size(self, wide: float, tall: float, largest: float) -> float:
        """How wide the cards can be in such a panel."""
        return min(largest, wide / self.across, tall / self.down)

    def piles(self, group: Group) -> list[Sequence[object]]:
        return [group.cards[first : first + self.deep] for first in range(0, len(group.cards), self.deep)]

    def _width(self, group: Group) -> float:
        piles = len(self.piles(group))
        word = BESIDE if group.label and self.is_own else 0
        return max(1, piles * (1 + GAP) - GAP + word)

    def _height(self, group: Group) -> float:
        if not group.cards:
            return ALONE
        deepest = min(self.deep, len(group.cards))
        return CARD + STRIP * (deepest - 1) + (0 if self.is_own else UNDER * group.label)


def spread(groups: list[Group], others: float, is_own: bool) -> Spread:
    """The way to lay them that makes them largest in a panel of its usual size."""
    whole, heights, largest = OWN if is_own else OTHERS
    wide = whole if is_own else whole / others - 24

    def size(way: Spread) -> float:
        return sum(way.size(wide, tall, largest) for tall in heights)

    flat, *fanned = ways_to_lay(groups, is_own)
    best = max([flat, *fanned], key=size)
    return flat if size(flat) >= HARDLY * size(best) else best


def ways_to_lay(groups: list[Group], is_own: bool) -> Iterator[Spread]:
    """Flat in one row; fanned in one row, ever deeper; fanned in fewer columns, with several groups in each."""
    deepest = max(1, *(len(group.cards) for group in groups))
    for deep in range(1, deepest + 1):
        yield Spread([[group] for group in groups], deep, is_own)
    if is_own:
        return
    # Where columns hold several groups, those of one width look best.
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
    """In their order, into columns of that height."""
    columns: list[list[Group]] = []
    for group in groups:
        longer = [*columns[-1], group] if columns else [group]
        if columns and Spread([longer], deep, is_own=False).down <= height:
            columns[-1] = longer
        else:
            columns.append([group])
    return columns
