"""One half of a page that is folded along its diagonal, and the layout of the King's mat on it.

A half is a triangle. Here the fold is its lower side, from (0, 0) to the right, and the corner of the page points up,
as seen from the King's side of the table. All lengths are millimetres.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

Point = tuple[float, float]

#: Page sizes by name: width and height.
SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}

CARD_WIDTH, CARD_HEIGHT = 63.0, 88.0
#: The fewest and the most circles, and the default: enough for a relentless King against five Earls (R2.2).
FEWEST, MOST, USUAL = 1, 24, 11
#: The widest circle: room for a coin.
WIDEST = 22.0

#: The distance of the frame from the edges of the page, where printers cannot print, and from the fold.
FRAME, FRAME_FOLD = 7.0, 5.0
#: The distance of everything else from the edges of the page.
CLEAR = 12.0
#: The height of the lower edge of the King card and of the first rank.
GROUND = 17.0
#: The gap between circles, and between circles and the card.
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
        """How far a point is from the edges of the page; negative outside. The fold is not an edge."""
        sine, cosine = self.width / self.fold, self.height / self.fold
        return min(x * sine - y * cosine, (self.fold - x) * cosine - y * sine)

    def inset(self, edges: float, fold: float) -> tuple[Point, Point, Point]:
        """The triangle with these distances from the edges and from the fold: its left, right and upper corner."""
        sine, cosine = self.width / self.fold, self.height / self.fold
        left = ((edges + fold * cosine) / sine, fold)
        right = (self.fold - (edges + fold * sine) / cosine, fold)
        x, y = self.corner
        return left, right, (x + edges * (sine - cosine), y - edges * (sine + cosine))

    def on_page(self, x: float, y: float, behind: bool = False) -> Point:
        """The place on the page of a point of this half; `behind` is the half that is folded back."""
        a, b, c, d, left, bottom = self.axes(behind)
        return a * x + c * y + left, b * x + d * y + bottom

    def axes(self, behind: bool = False) -> tuple[float, float, float, float, float, float]:
        """The direction of the fold, the direction up from it, and the point on the page where it begins.

        The front half has the upper left corner of the page, the back half the lower right one.
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
    """The places on the King's mat: the lower left corner of the card, and the circles in the order of use."""

    half: Half
    card: Point
    circles: tuple[Circle, ...]

    @property
    def middle(self) -> float:
        """The middle of the card, from the left."""
        return self.card[0] + CARD_WIDTH / 2

    @property
    def card_top(self) -> float:
        return self.card[1] + CARD_HEIGHT

    @property
    def ranks(self) -> tuple[Circle, ...]:
        """The circles beside the card, which come in pairs."""
        return self.circles[: len(self.circles) // 2 * 2]


def lay_out(half: Half, circles: int) -> Layout:
    """Place the card and the circles, which are as wide as possible.

    The circles stand in equal ranks on both sides of the card; an odd circle stands above the card.
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
