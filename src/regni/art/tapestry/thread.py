"""The thread: how a shape, a line or a group is written.

Shapes carry classes only. `w-red` fills with red wool, `wl-red` draws a line of it, `ws-4` is the thickness of a line.
The wools "a" to "d" are set around a figure (`wa-red`), so that one drawing of a tunic serves in every colour.
"""

from __future__ import annotations

import math
from itertools import pairwise

Point = tuple[float, float]

#: Mark what is worth drawing once if it comes again; `cloth` takes them out.
SHARED, END = "\x02", "\x03"


def number(value: float) -> str:
    """With one decimal, if it has one.

    >>> number(2.04), number(-0.04), number(3.25)
    ('2', '0', '3.2')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def numbers(*values: float) -> str:
    return " ".join(number(value) for value in values)


def classes(*names: str) -> str:
    kept = " ".join(name for name in names if name)
    return f' class="{kept}"' if kept else ""


def size_class(width: int | None) -> str:
    return "" if width is None else f"ws-{width}"


def shape(path: str, wool: str, width: int | None = None) -> str:
    """A shape filled with wool; its outline is ink, thinner or thicker by `width`, none if that is 0."""
    return f'<path{classes(f"w-{wool}", size_class(width))} d="{path}"/>'


def line(path: str, width: int | None = None, wool: str = "") -> str:
    """A line of ink, or of wool."""
    return f'<path{classes(f"wl-{wool}" if wool else "", size_class(width))} d="{path}"/>'


def cord(path: str, wool: str, outer: int = 9, inner: int = 4) -> str:
    """A line of wool between two of ink: poles, masts, trunks."""
    return line(path, outer) + line(path, inner, wool)


def dot(x: float, y: float, radius: float, wool: str, width: int | None = None) -> str:
    return f'<circle{classes(f"w-{wool}", size_class(width))} cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>'


def at(
    body: str, x: float = 0, y: float = 0, size: float = 1, *, flip: bool = False, turn: float = 0, wools: str = ""
) -> str:
    """A group at a place; `wools` sets the wools "a" to "d" in it: "red", "red blue"."""
    transform = f"translate({numbers(x, y)})" if x or y else ""
    if turn:
        transform += f"rotate({number(turn)})"
    if flip:
        transform += f"scale({-size:g} {size:g})"
    elif size != 1:
        transform += f"scale({size:g})"
    names = classes(*(f"w{place}-{wool}" for place, wool in zip("abcd", wools.split(), strict=False) if wool != "-"))
    moved = f' transform="{transform}"' if transform else ""
    return f"<g{names}{moved}>{body}</g>" if names or moved else body


def shared(body: str) -> str:
    """A piece that the cloth draws once and refers to wherever it comes again."""
    return f"{SHARED}{body}{END}"


def smooth(through: list[Point]) -> str:
    """A curve through points, from the first one on."""
    out = []
    for place, (one, other) in enumerate(pairwise(through)):
        before, after = through[max(place - 1, 0)], through[min(place + 2, len(through) - 1)]
        first = (one[0] + (other[0] - before[0]) / 6, one[1] + (other[1] - before[1]) / 6)
        second = (other[0] - (after[0] - one[0]) / 6, other[1] - (after[1] - one[1]) / 6)
        out.append(f"C{numbers(*first, *second, *other)}")
    return "".join(out)


def limb(through: list[Point], widths: tuple[float, ...], wool: str, *, joined: bool = False) -> str:
    """A leg, an arm or a neck, tapered along its points; `joined` leaves out the outline at its root."""
    left: list[Point] = []
    right: list[Point] = []
    for place, (x, y) in enumerate(through):
        before, after = through[max(place - 1, 0)], through[min(place + 1, len(through) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length, half = math.hypot(dx, dy) or 1, widths[place] / 2
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    back = right[::-1]
    root, end = widths[0] / 2, widths[-1] / 2
    sides = f"M{numbers(*left[0])}{smooth(left)}A{numbers(end, end)} 0 0 0 {numbers(*back[0])}{smooth(back)}"
    whole = f"{sides}A{numbers(root, root)} 0 0 0 {numbers(*left[0])}Z"
    return shape(whole, wool, 0) + line(sides) if joined else shape(whole, wool)


def scallops(x: float, y: float, width: float, depth: float, count: int) -> str:
    """A hanging edge of `count` rounds, from a point to the right; negative depths stand up."""
    step = width / count
    return f"M{numbers(x, y)}" + f"q{numbers(step / 2, depth, step, 0)}" * count
