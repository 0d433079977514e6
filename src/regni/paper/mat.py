"""R7.1: the King's mat, a page to fold along its diagonal and lay before his Towers.

The front has the place for the King card and the circles for the Royal Infantry. The half that is folded back says how
to use the page, and how many Towers and Royal Infantry the King has.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

from ..engine.ruleset import Ruleset, amount
from ..engine.variant_facts import REBELLION
from ..rules.options import KINGS
from ..words.words import words
from .half import CARD_HEIGHT, CARD_WIDTH, FRAME, FRAME_FOLD, SIZES, Circle, Half, Layout, Point, lay_out
from .pen import GOLD, INK, ITALIC, LINE, MUTED, PAPER, Pen, capitals_width, wrapped

#: The distance between the two lines of the frame.
RULE = 1.6
#: Letter sizes: headings, labels, and small print.
LARGE, LABEL, SMALL = 8.0, 4.6, 3.6
#: The base line of the labels under the ranks.
LABEL_LINE = 10.6

#: The ermine in the corners: its longest reach, its distance from everything else, a spot, and how spots are spaced.
REACH, SPACE = 84.0, 5.0
TAIL = "M0,2 C0.25,0.4 0.7,-1 1.5,-2.5 C1,-2.35 0.7,-2.5 0.5,-2.8 C0.3,-3.1 0.15,-3.4 0,-3.7 "
TAIL += "C-0.15,-3.4 -0.3,-3.1 -0.5,-2.8 C-0.7,-2.5 -1,-2.35 -1.5,-2.5 C-0.7,-1 -0.25,0.4 0,2 Z"
SPOT_WIDTH, SPOT_UP, SPOT_DOWN = 1.6, 3.6, 3.7
SPOTS_APART, SPOT_ROWS, FEWEST_SPOTS = 7.0, 7.8, 3

CROWN = "M-15,0 L-18,15 C-14.5,12 -11.5,9.5 -9,6.5 C-6.5,12 -3.5,16.5 0,21 C3.5,16.5 6.5,12 9,6.5 "
CROWN += "C11.5,9.5 14.5,12 18,15 L15,0 Z"
SHIELD = "M-0.5,0.5 L0.5,0.5 L0.5,0 C0.5,-0.35 0.22,-0.56 0,-0.68 C-0.22,-0.56 -0.5,-0.35 -0.5,0 Z"
ARROW = "M0,0 L7,0 M4.8,1.5 L7,0 L4.8,-1.5"
LOZENGE = "M0,1 L1.6,0 L0,-1 L-1.6,0 Z"

#: The possible numbers of Earls against the King (R2).
EARLS = range(1, 6)


def king_mat(size: str, circles: int, language: str) -> bytes:
    """The page as a PDF file.

    >>> king_mat("a4", 11, "en")[:5]
    b'%PDF-'
    """
    w = words(language)
    width, height = SIZES[size]
    layout = lay_out(Half(width, height), circles)
    pen = Pen(width, height)
    pen.line([(0, 0), (width, height)])
    pen.ink(MUTED, 0.25, dashes=(3, 2))
    front = Front(pen, layout, language)
    pen.place(*layout.half.axes())
    front.draw()
    pen.back()
    pen.place(*layout.half.axes(behind=True))
    Reverse(pen, layout.half, language).draw()
    pen.back()
    return pen.finished(w.text("paper-mat-title"), language)


@dataclass(frozen=True)
class Label:
    """A line of small capitals, centred."""

    text: str
    x: float
    y: float
    size: float

    @property
    def half_width(self) -> float:
        return capitals_width(self.text, self.size) / 2


def labels(layout: Layout, language: str) -> list[Label]:
    """The labels of the circles: under the ranks on both sides, or under the only circle."""
    text = words(language).text("paper-mat-infantry")
    if not layout.ranks:
        return [Label(text, layout.middle, layout.card_top + 3.4, LABEL)]
    found = []
    for side in (layout.ranks[::2], layout.ranks[1::2]):
        first = [circle.x for circle in side if circle.y == side[0].y]
        found.append(Label(text, (first[0] + first[-1]) / 2, LABEL_LINE, LABEL))
    if len(layout.ranks) == 2:
        # One circle is narrower than its label, which must not overlap the text under the card.
        away = CARD_WIDTH / 2 + 3 + found[0].half_width
        found = [Label(text, layout.middle + side * away, LABEL_LINE, LABEL) for side in (-1, 1)]
    return found


@dataclass(frozen=True)
class ErmineCorner:
    """A corner of the frame with ermine: how far the ermine reaches, and the angles of its two sides in radians."""

    corner: Point
    start: float
    end: float
    reach: float

    def at(self, angle: float, far: float) -> Point:
        return self.corner[0] + far * math.cos(angle), self.corner[1] + far * math.sin(angle)

    def holds(self, x: float, y: float, inside: float) -> bool:
        """Whether a point lies in the ermine, at least `inside` from its sides and its inner arc."""
        across, up = x - self.corner[0], y - self.corner[1]
        first = up * math.cos(self.start) - across * math.sin(self.start)
        second = across * math.sin(self.end) - up * math.cos(self.end)
        return min(first, second, self.reach - RULE - math.hypot(across, up)) >= inside

    def holds_spot(self, x: float, y: float) -> bool:
        box = [(x + side * SPOT_WIDTH, y + up) for side in (-1, 1) for up in (SPOT_UP, -SPOT_DOWN)]
        return all(self.holds(*point, 1.2) for point in box)

    @cached_property
    def spots(self) -> list[Point]:
        """The places of the spots: in rows, every other row shifted, only whole spots, and as many as possible."""
        steps = range(4)
        return max((self.spots_from(row / 4, step / 4) for row in steps for step in steps), key=len)

    def spots_from(self, first_row: float, first_step: float) -> list[Point]:
        found = []
        most = math.ceil(self.reach / min(SPOTS_APART, SPOT_ROWS))
        for row in range(-most, most):
            y = self.corner[1] + (first_row + row) * SPOT_ROWS
            for step in range(-most, most):
                x = self.corner[0] + (first_step + step + row % 2 / 2) * SPOTS_APART
                if self.holds(x, y, 0) and self.holds_spot(x, y):
                    found.append((x, y))
        return found


def ermine_corners(layout: Layout, language: str) -> list[ErmineCorner]:
    """The corners with as much ermine as there is room for. A corner without enough room has none."""
    half = layout.half
    slant_left, slant_right = math.atan2(half.width, half.height), math.atan2(half.height, half.width)
    left, right, upper = half.inset(FRAME + RULE, FRAME_FOLD + RULE)
    sides = [
        (left, 0.0, slant_left),
        (right, math.pi - slant_right, math.pi),
        (upper, math.pi + slant_left, 2 * math.pi - slant_right),
    ]
    found = []
    for corner, start, end in sides:
        reach = min(REACH, nearest(layout, language, corner) - SPACE)
        found.append(ErmineCorner(corner, start, end, reach))
    return [corner for corner in found if len(corner.spots) >= FEWEST_SPOTS]


def nearest(layout: Layout, language: str, corner: Point) -> float:
    """The distance from a corner to the nearest card, circle or label."""
    x, y = corner
    boxes = [(layout.card[0], layout.card[1], CARD_WIDTH, CARD_HEIGHT)]
    boxes += [(one.x - one.half_width, one.y, 2 * one.half_width, one.size) for one in labels(layout, language)]
    far = [math.hypot(circle.x - x, circle.y - y) - circle.radius for circle in layout.circles]
    for left, bottom, width, height in boxes:
        far.append(math.hypot(x - min(max(x, left), left + width), y - min(max(y, bottom), bottom + height)))
    return min(far)


class Front:
    """The front half."""

    def __init__(self, pen: Pen, layout: Layout, language: str) -> None:
        self.pen = pen
        self.layout = layout
        self.language = language
        self.words = words(language)

    def draw(self) -> None:
        frame(self.pen, self.layout.half)
        for corner in ermine_corners(self.layout, self.language):
            self.ermine(corner)
        self.card()
        for number, circle in enumerate(self.layout.circles, 1):
            self.infantry(number, circle)
        for label in labels(self.layout, self.language):
            self.pen.write_capitals(label.text, label.x, label.y, label.size)
        self.pen.write(
            self.words.text("paper-mat-towers"), self.layout.middle, LABEL_LINE, SMALL, font=ITALIC, colour=MUTED
        )

    def ermine(self, corner: ErmineCorner) -> None:
        pen = self.pen
        # An arc of up to a right angle is drawn as one curve.
        spread = corner.end - corner.start
        for inside, colour, width in ((0.0, INK, 0.45), (RULE, GOLD, 0.3)):
            reach = corner.reach - inside
            arm = reach * 4 / 3 * math.tan(spread / 4)
            first, last = corner.at(corner.start, reach), corner.at(corner.end, reach)
            pen.line([first])
            pen.curve(
                first[0] - arm * math.sin(corner.start),
                first[1] + arm * math.cos(corner.start),
                last[0] + arm * math.sin(corner.end),
                last[1] - arm * math.cos(corner.end),
                *last,
            )
            pen.ink(colour, width)
        for x, y in corner.spots:
            pen.path(TAIL, x, y)
            for across, up in ((0.0, 3.1), (-1.05, 2.2), (1.05, 2.2)):
                pen.circle(x + across, y + up, 0.45)
        pen.ink(fill=INK)

    def card(self) -> None:
        """The place for the King card, at its true size."""
        pen, (x, y), middle = self.pen, self.layout.card, self.layout.middle
        pen.box(x, y, CARD_WIDTH, CARD_HEIGHT, 3)
        pen.ink(INK, 0.5)
        pen.box(x + 2, y + 2, CARD_WIDTH - 4, CARD_HEIGHT - 4, 2)
        pen.ink(GOLD, 0.3)
        self.crown(middle, y + 50)
        pen.write_capitals(self.words.text("paper-mat-king"), middle, y + 29, LARGE)
        pen.line([(middle - 16, y + 23.5), (middle - 3, y + 23.5)])
        pen.line([(middle + 3, y + 23.5), (middle + 16, y + 23.5)])
        pen.ink(GOLD, 0.3)
        pen.path(LOZENGE, middle, y + 23.5)
        pen.ink(fill=GOLD)
        pen.write(self.words.text("paper-mat-card"), middle, y + 16, SMALL, font=ITALIC, colour=MUTED)

    def crown(self, x: float, y: float) -> None:
        pen = self.pen
        pen.path(CROWN, x, y)
        pen.ink(INK, 0.5, fill=PAPER)
        for across, up in ((-18.0, 16.9), (0.0, 22.9), (18.0, 16.9)):
            pen.circle(x + across, y + up, 1.8)
            pen.ink(INK, 0.5, fill=GOLD)
        pen.box(x - 15.6, y - 5.6, 31.2, 5.6, 1)
        pen.ink(INK, 0.5, fill=GOLD)
        for step in range(-2, 3):
            if step % 2:
                pen.circle(x + 6 * step, y - 2.8, 1.1)
            else:
                pen.path(LOZENGE, x + 6 * step, y - 2.8, 1.25)
            pen.ink(INK, 0.3, fill=PAPER)

    def infantry(self, number: int, circle: Circle) -> None:
        """A circle with a numbered shield, before a spear."""
        pen, x, y, radius = self.pen, circle.x, circle.y, circle.radius
        pen.circle(x, y, radius)
        pen.ink(INK, 0.45)
        pen.circle(x, y, radius - 1.1)
        pen.ink(GOLD, 0.3)
        unit = radius * 0.82
        pen.line([(x - 0.62 * unit, y - 0.74 * unit), (x + 0.5 * unit, y + 0.6 * unit)])
        pen.ink(MUTED, 0.35)
        tip = "M0.7,0.84 L0.42,0.62 L0.54,0.52 Z"
        pen.path(tip, x, y, unit)
        pen.ink(fill=MUTED)
        pen.path(SHIELD, x, y, unit)
        pen.ink(MUTED, 0.35, fill=PAPER)
        size = unit * 0.52
        pen.write(str(number), x, y - size * 0.4, size)


def frame(pen: Pen, half: Half) -> None:
    pen.line(half.inset(FRAME, FRAME_FOLD), closed=True)
    pen.ink(INK, 0.5)
    pen.line(half.inset(FRAME + RULE, FRAME_FOLD + RULE), closed=True)
    pen.ink(GOLD, 0.3)


class Reverse:
    """The half that is folded back."""

    #: The table: the height of its foot, and the sizes of its columns and rows.
    FOOT, COLUMN, ROW = 42.0, 24.0, 8.0
    #: The place of the pictures that show the folding.
    PICTURES = (79.0, 17.0)

    def __init__(self, pen: Pen, half: Half, language: str) -> None:
        self.pen = pen
        self.half = half
        self.words = words(language)
        #: The centre of the largest circle that fits into the half, from the left.
        self.middle = (half.fold + half.height - half.width) / 2

    def draw(self) -> None:
        frame(self.pen, self.half)
        self.folding()
        self.table()
        text = self.words.text("paper-mat-markers")
        for number, line in enumerate(wrapped(text, SMALL, ITALIC, 5 * self.COLUMN)):
            self.pen.write(line, self.middle, self.FOOT - 9 - number * 5, SMALL, font=ITALIC, colour=MUTED)

    def table(self) -> None:
        """The numbers of Towers and Royal Infantry for each number of Earls."""
        pen, rules = self.pen, Ruleset({"variant": REBELLION.name})
        rows = [[str(earls), str(amount(rules.king_towers, earls))] for earls in EARLS]
        for earls, row in zip(EARLS, rows, strict=True):
            row += [str(amount(formula, earls)) for formula in KINGS.values()]
        headings = [self.words.text(f"paper-mat-{name}") for name in ("earls", "towers-number", *KINGS)]
        left = self.middle - 2 * self.COLUMN
        top = self.FOOT + len(rows) * self.ROW
        for column, heading in enumerate(headings):
            pen.write_capitals(heading, left + column * self.COLUMN, top + 2.2, LABEL * 0.85)
        for number, row in enumerate(rows):
            y = top - (number + 1) * self.ROW
            for column, text in enumerate(row):
                pen.write(text, left + column * self.COLUMN, y + 2.4, LABEL)
            pen.line([(left - 0.5 * self.COLUMN, y), (left + 4.5 * self.COLUMN, y)])
            pen.ink(LINE, 0.2)
        pen.line([(left - 0.5 * self.COLUMN, top), (left + 4.5 * self.COLUMN, top)])
        pen.ink(GOLD, 0.3)
        infantry = left + 3 * self.COLUMN
        pen.write_capitals(self.words.text("paper-mat-infantry"), infantry, top + 9.6, LABEL * 0.85)
        pen.line([(infantry - 1.4 * self.COLUMN, top + 7.6), (infantry + 1.4 * self.COLUMN, top + 7.6)])
        pen.ink(LINE, 0.2)
        pen.write_capitals(self.words.text("paper-mat-strength"), self.middle, top + 19, LARGE * 0.8)

    def folding(self) -> None:
        """How to fold the page: in words, and in two small pictures."""
        pen, half = self.pen, self.half
        pen.write(self.words.text("paper-mat-fold"), self.middle, LABEL_LINE, SMALL)
        scale = 22 / half.height
        width, height = half.width * scale, half.height * scale
        x, y = self.PICTURES
        pen.box(x, y, width, height, 0.4)
        pen.ink(INK, 0.35)
        pen.line([(x, y), (x + width, y + height)])
        pen.ink(MUTED, 0.3, dashes=(1.4, 1))
        pen.path(ARROW, x + width + 5, y + height / 3)
        pen.ink(INK, 0.35)
        # When folded, the corner of the back half shows beside that of the front half.
        x += width + 18
        fold, (across, up) = half.fold * scale, (half.corner[0] * scale, half.corner[1] * scale)
        pen.line([(x, y), (x + fold - across, y + up), (x + fold, y)], closed=True)
        pen.ink(MUTED, 0.3)
        pen.line([(x, y), (x + across, y + up), (x + fold, y)], closed=True)
        pen.ink(INK, 0.35, fill=PAPER)
        pen.circle(x + across * 0.84, y + up * 0.4, up * 0.18)
        pen.ink(GOLD, 0.3)
