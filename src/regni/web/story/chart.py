"""A chart as SVG: a line for each Earl over the rounds, in his colour, with his own dashes and letter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from markupsafe import Markup, escape

WIDTH, HEIGHT = 640, 240
LEFT, RIGHT, TOP, BOTTOM = 34, 34, 12, 26
#: The least distance between the letters at the ends of lines.
APART = 22
#: Lines that would lie on each other are drawn side by side, so far apart.
ASIDE = 2.5
#: The most figures below the chart.
TICKS = 8


@dataclass(frozen=True)
class Line:
    #: The heraldic field. The style sheet chooses colour and dashes by it.
    field: str
    letter: str
    values: Sequence[int]


def chart(lines: Sequence[Line], below: Sequence[str], parts: Sequence[int], label: str) -> Markup:
    """Draws lines that all have the same number of values. Each value has a word below it. A thin line stands before
    each place in `parts`.

    >>> "of-blue" in chart([Line("blue", "B", [1, 2])], ["1", "2"], [], "Fiefs")
    True
    """
    highest = max([1, *(value for line in lines for value in line.values)])
    step = next(one for one in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if highest / one <= 6)
    top = -(-highest // step) * step
    across = (WIDTH - LEFT - RIGHT) / max(1, len(below) - 1)

    def x(place: int) -> float:
        return LEFT + place * across

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - value * (HEIGHT - TOP - BOTTOM) / top

    drawn = [
        f'<path class="grid" d="M{LEFT} {y(value):.1f}H{WIDTH - RIGHT}"/>'
        f'<text class="axis" x="{LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{value}</text>'
        for value in range(0, top + 1, step)
    ]
    drawn += [f'<path class="part" d="M{x(place):.1f} {TOP}V{HEIGHT - BOTTOM}"/>' for place in parts]
    every = -(-len(below) // TICKS)
    drawn += [
        f'<text class="axis" x="{x(place):.1f}" y="{HEIGHT - 8}" text-anchor="middle">{escape(below[place])}</text>'
        for place in range(0, len(below), every)
    ]
    for number, line in enumerate(lines):
        aside = (number - (len(lines) - 1) / 2) * ASIDE
        path = "L".join(f"{x(place):.1f} {y(value) + aside:.1f}" for place, value in enumerate(line.values))
        # A single value is drawn as a dot.
        path = f"M{path}" if len(line.values) > 1 else f"M{path}h0.1"
        drawn.append(f'<path class="line of-{line.field}" d="{path}"/>')
    for line, height in zip(lines, spread([y(line.values[-1]) for line in lines]), strict=True):
        drawn.append(f'<text class="letter" x="{WIDTH - RIGHT + 8}" y="{height + 5:.1f}">{escape(line.letter)}</text>')
    return Markup(
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">'
        f"{''.join(drawn)}</svg>"
    )


def spread(heights: Sequence[float]) -> list[float]:
    """The heights, moved just far enough to keep the letters apart.

    >>> spread([10, 80, 11])
    [10, 80, 32]

    At the foot of the chart they move upwards.

    >>> spread([200, 30, 205, 210]), spread([150, 213])
    ([170, 30, 192, 214], [150, 213])
    """
    moved = list(heights)
    order = sorted(range(len(heights)), key=lambda index: heights[index])
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + APART)
    overflow = max([0.0, *(height - (HEIGHT - BOTTOM) for height in moved)])
    if overflow:
        for after, before in pairwise(reversed(order)):
            moved[after] = min(moved[after], HEIGHT - BOTTOM)
            moved[before] = min(moved[before], moved[after] - APART)
    return moved
