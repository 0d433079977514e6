"""One half of a page that is folded along its diagonal, and how the King's mat is laid out on it.

A half is a triangle. Here it lies with the fold as its foot, from (0, 0) to the right, and the corner of the page
upwards, as one reads it at the King's side of the table. All lengths are millimetres.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

Point = tuple[float, float]

#: Pages by name: width and height.
SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}

CARD_WIDTH, CARD_HEIGHT = 63.0, 88.0
#: How many circles there can be, and as many as a relentless King needs against five Earls (R2.2).
FEWEST, MOST, USUAL = 1, 24, 11
#: How wide a circle is at most: room for a coin.
WIDEST = 22.0

#: The frame: as far from the edges of the page as printers need it, and from the fold.
FRAME, FRAME_FOLD = 7.0, 5.0
#: How far from the page's edges everything else stays.
CLEAR = 12.0
#: On what the King card and the first rank stand.
GROUND = 17.0
#: Between circles, and between them and the card.
GAP, CARD_GAP = 3.0, 6.0


@dataclass(frozen=True)
class Half:
    """A half of a page of that width and height.

    >>> half = Half(300, 400)
    >>> half.fold, half.corner
    (500.0, (320.0, 240.0))
    """

    width: float
    height: float

    @cached_property
    def fold(self) -> float:
        return math.hypot(self.width, self.height)

    @cached_property
    def corner(self) -> Point:
        return self.height**2 / self.fold, self.width * self.height / self.fold

    def depth(self, x: float, y: float) -> float:
        """How far inside the edges of the page a point is; outside it is negative. The fold is no edge."""
        sine, cosine = self.width / self.fold, self.height / self.fold
        return min(x * sine - y * cosine, (self.fold - x) * cosine - y * sine)

    def inset(self, edges: float, fold: float) -> tuple[Point, Point, Point]:
        """The triangle that stays so far from the edges and from the fold: left, right and upper corner."""
        sine, cosine = self.width / self.fold, self.height / self.fold
        left = ((edges + fold * cosine) / sine, fold)
        right = (self.fold - (edges + fold * sine) / cosine, fold)
        x, y = self.corner
        return left, right, (x + edges * (sine - cosine), y - edges * (sine + cosine))

    def on_page(self, x: float, y: float, behind: bool = False) -> Point:
        """Where a point of this half is on the page; `behind` is the half that is folded back."""
        a, b, c, d, left, bottom = self.axes(behind)
        return a * x + c * y + left, b * x + d * y + bottom

    def axes(self, behind: bool = False) -> tuple[float, float, float, float, float, float]:
        """The fold's direction, the direction up from it, and where it begins on the page.

        The half in front has the upper left corner of the page, that behind the lower right one.
        """
        sine, cosine = self.width / self.fold, self.height / self.fold
        if behind:
            return -sine, -cosine, cosine, -sine, self.width, self.height
        return sine, cosine, -cosine, sine, 0.0, 0.0


@dataclass(frozen=True)
class Circle:
    x: float
    y: float
    radius: float


@dataclass(frozen=True)
class Layout:
    """Where everything of the King's mat is: the card by its lower left corner, the circles in the order of use."""

    half: Half
    card: Point
    circles: tuple[Circle, ...]

    @property
    def middle(self) -> float:
        """The card's axis."""
        return self.card[0] + CARD_WIDTH / 2

    @property
    def card_top(self) -> float:
        return self.card[1] + CARD_HEIGHT

    @property
    def ranks(self) -> tuple[Circle, ...]:
        """The circles beside the card, which come in pairs."""
        return self.circles[: len(self.circles) // 2 * 2]


def lay_out(half: Half, circles: int) -> Layout:
    """The card, and as many circles as asked for, as wide as they can be.

    They stand in ranks on either side of the card, the same on both; an odd one stands at the King's head.
    """
    middles = sorted(range(math.ceil(half.fold)), key=lambda x: abs(x - half.fold / 2))
    for quarters in range(round(WIDEST * 2), 0, -1):
        for middle in middles:
            found = ranks(half, middle, quarters / 4, circles)
            if found is not None:
                return Layout(half, (middle - CARD_WIDTH / 2, GROUND), found)
    raise AssertionError("a page has room for small circles")


def ranks(half: Half, middle: float, radius: float, circles: int) -> tuple[Circle, ...] | None:
    """The circles of that radius around a card, or None if there is not enough room."""
    top = GROUND + CARD_HEIGHT
    if not all(half.depth(middle + side * CARD_WIDTH / 2, top) >= CLEAR for side in (-1, 1)):
        return None
    found: list[Circle] = []
    y = GROUND + radius
    while y + radius <= top and len(found) < circles // 2 * 2:
        away = CARD_WIDTH / 2 + CARD_GAP + radius
        while len(found) < circles // 2 * 2 and fits(half, pair := mirrored(middle, away, y, radius)):
            found += pair
            away += 2 * radius + GAP
        y += 2 * radius + GAP
    if circles % 2:
        found.append(Circle(middle, top + (GAP if circles > 1 else 3 * GAP) + radius, radius))
    return tuple(found) if len(found) == circles and fits(half, found[-1:]) else None


def mirrored(middle: float, away: float, y: float, radius: float) -> list[Circle]:
    return [Circle(middle - away, y, radius), Circle(middle + away, y, radius)]


def fits(half: Half, circles: Iterable[Circle]) -> bool:
    return all(half.depth(circle.x, circle.y) >= circle.radius + CLEAR for circle in circles)
