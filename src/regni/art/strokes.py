"""Splits drawings into lines and curves, for PDFs and other pens that draw nothing else."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from .drawings import drawings

#: The length of the handles of a curve that is a quarter of a circle.
ROUND = 0.5523
COMMAND = re.compile(r"([MmLlHhVvCcQqTtAaZz])|(-?\d*\.?\d+)")
#: How many numbers each path command takes.
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "T": 2, "A": 7, "Z": 0}

Point = tuple[float, float]
#: M, L or C with its points, or Z without points.
Step = tuple[str, list[Point]]
Move = Callable[[Point], Point]


@dataclass(frozen=True)
class Stroke:
    """One shape of a drawing, in the drawing's own units with y downwards, as absolute `M`, `L`, `C` and `Z`.

    `fill` is "tone", "ink" or empty; `line` says whether its outline is drawn, in ink.
    """

    path: str
    fill: str
    line: bool
    even_odd: bool


def strokes(name: str) -> list[Stroke]:
    """The shapes of an emblem or a mark, from the lowest to the highest.

    >>> strokes("mark-cube")[1]
    Stroke(path='M5,11 L20,20 L35,11 M20,20 L20,37', fill='', line=True, even_odd=False)
    """
    drawing = drawings()[name]
    root = ET.fromstring(f"<svg {drawing.manner}>{drawing.inside}</svg>")
    return list(shapes(root, dict(root.attrib), lambda point: point))


def line_weight(name: str) -> float:
    """The thickness of the drawing's lines, in its units."""
    found = re.search(r'stroke-width="([\d.]+)"', drawings()[name].manner)
    assert found is not None, f"{name} has no line weight"
    return float(found[1])


def shapes(element: ET.Element, manner: dict[str, str], move: Move) -> Iterator[Stroke]:
    for part in element:
        own = {**manner, **part.attrib}
        moved = placed(part.attrib.get("transform", ""), move)
        if part.tag == "g":
            yield from shapes(part, own, moved)
            continue
        steps = list(path_steps(part.attrib["d"])) if part.tag == "path" else oval(part.attrib)
        fill = {"var(--tone)": "tone", "currentColor": "ink"}.get(own["fill"], "")
        yield Stroke(written(steps, moved), fill, own["stroke"] != "none", own.get("fill-rule") == "evenodd")


def placed(transform: str, move: Move) -> Move:
    """`move` after the `rotate` and `translate` of a transform; the last one written is applied first."""
    for kind, numbers in re.findall(r"(rotate|translate)\(([^)]*)\)", transform):
        values = [float(one) for one in numbers.split()]
        if kind == "translate":
            move = shifted(move, values[0], values[1])
        else:
            move = turned(move, math.radians(values[0]), *(values[1:] or (0.0, 0.0)))
    return move


def shifted(move: Move, x: float, y: float) -> Move:
    return lambda point: move((point[0] + x, point[1] + y))


def turned(move: Move, angle: float, x: float, y: float) -> Move:
    cos, sin = math.cos(angle), math.sin(angle)
    return lambda point: move(
        (x + (point[0] - x) * cos - (point[1] - y) * sin, y + (point[0] - x) * sin + (point[1] - y) * cos)
    )


def written(steps: list[Step], move: Move) -> str:
    return " ".join(
        letter + " ".join(f"{x:g},{y:g}" for x, y in ((round(a, 2), round(b, 2)) for a, b in map(move, points)))
        for letter, points in steps
    )


def oval(attributes: dict[str, str]) -> list[Step]:
    """A circle or an ellipse as four curves."""
    x, y = float(attributes["cx"]), float(attributes["cy"])
    wide = float(attributes.get("rx", attributes.get("r", "0")))
    high = float(attributes.get("ry", attributes.get("r", "0")))
    steps: list[Step] = [("M", [(x + wide, y)])]
    for turn in range(4):
        (a, b), (c, d) = corner(turn), corner(turn + 1)
        arms = [(a + c * ROUND, b + d * ROUND), (c + a * ROUND, d + b * ROUND), (c, d)]
        steps.append(("C", [(x + u * wide, y + v * high) for u, v in arms]))
    return [*steps, ("Z", [])]


def corner(turn: int) -> tuple[int, int]:
    return ((1, 0), (0, 1), (-1, 0), (0, -1))[turn % 4]


def path_steps(path: str) -> Iterator[Step]:
    """A path with any commands, as lines and curves."""
    here = start = handle = (0.0, 0.0)
    for letter, numbers in commands(path):
        kind = letter.upper()
        from_x, from_y = here if letter.islower() else (0.0, 0.0)
        if kind == "Z":
            yield "Z", []
            here = handle = start
            continue
        if kind == "A":
            end = (numbers[5] + from_x, numbers[6] + from_y)
            for points in arc(here, numbers[0], numbers[1], bool(numbers[3]), bool(numbers[4]), end):
                yield "C", points
            here = handle = end
            continue
        if kind == "H":
            points = [(numbers[0] + from_x, here[1])]
        elif kind == "V":
            points = [(here[0], numbers[0] + from_y)]
        else:
            points = [(x + from_x, y + from_y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        if kind == "T":
            points.insert(0, (2 * here[0] - handle[0], 2 * here[1] - handle[1]))
        if kind in "QT":
            handle, end = points
            yield "C", [between(here, handle, 2 / 3), between(end, handle, 2 / 3), end]
        else:
            handle = points[-1]
            yield ("M" if kind == "M" else "C" if kind == "C" else "L"), points
        here = points[-1]
        if kind == "M":
            start = here


def commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers, also where the letter of a repeated command is left out."""
    letter, numbers = "", list[float]()
    for found in COMMAND.finditer(path):
        if found[1]:
            letter = found[1]
        else:
            numbers.append(float(found[2]))
        if len(numbers) == TAKES[letter.upper()]:
            yield letter, numbers
            numbers = []
            letter = {"M": "L", "m": "l"}.get(letter, letter)


def between(one: Point, other: Point, share: float) -> Point:
    return (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)


def arc(start: Point, wide: float, high: float, large: bool, clockwise: bool, end: Point) -> Iterator[list[Point]]:
    """An arc of an upright ellipse as curves of at most a quarter, by the formulas of the SVG standard (F.6.5)."""
    x, y = (start[0] - end[0]) / 2 / wide, (start[1] - end[1]) / 2 / high
    length = math.hypot(x, y)
    if length > 1:  # an ellipse that is too small is enlarged until it reaches both ends
        wide, high, x, y, length = wide * length, high * length, x / length, y / length, 1.0
    off = math.sqrt(max(0.0, 1 / length**2 - 1)) * (-1 if large == clockwise else 1)
    cx, cy = off * y, -off * x
    first, last = math.atan2(y - cy, x - cx), math.atan2(-y - cy, -x - cx)
    sweep = (last - first) % (2 * math.pi)
    if not clockwise:
        sweep -= 2 * math.pi
    pieces = max(1, math.ceil(abs(sweep) / (math.pi / 2) - 1e-9))
    step = sweep / pieces
    arm = 4 / 3 * math.tan(step / 4)
    middle = ((start[0] + end[0]) / 2 + cx * wide, (start[1] + end[1]) / 2 + cy * high)
    for piece in range(pieces):
        a, b = first + piece * step, first + (piece + 1) * step
        round_ones = [
            (math.cos(a) - arm * math.sin(a), math.sin(a) + arm * math.cos(a)),
            (math.cos(b) + arm * math.sin(b), math.sin(b) - arm * math.cos(b)),
            (math.cos(b), math.sin(b)),
        ]
        yield [(middle[0] + u * wide, middle[1] + v * high) for u, v in round_ones]
