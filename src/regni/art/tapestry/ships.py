"""Longships and the sea."""

from __future__ import annotations

import math

from .figures import bust
from .gear import shield
from .land import ripple
from .thread import Point, at, cord, dot, line, number, numbers, shape, shared

DRAGON_STEM = (
    shape("M486 132C500 96 490 64 500 40C508 20 530 14 548 22L578 32C584 35 582 40 576 40L556 41L574 50"
        "C577 54 573 57 568 56L542 54C530 54 526 64 526 78C526 104 518 130 506 150Z", "gold")
    + shape("M504 34C496 24 494 14 498 4C508 8 516 14 520 20ZM497 62L484 54L496 50ZM495 84L482 78L494 70Z"
        "M494 106L480 102L493 92Z", "red", 2)
    + dot(536, 31, 4, "linen", 2)
    + line("M512 60C514 84 508 110 500 132", 2)
)  # fmt: skip
CURLED_STERN = cord("M28 116C14 84 18 54 6 40C-6 28 -24 36 -22 50C-20 60 -8 60 -6 51", "gold", 20, 14)
RIGGING = (
    line("M262 -70L70 176M262 -70L470 168", 2)
    + cord("M262 210V-84", "gold", 9, 4)
    + shape("M264 -88C282 -96 296 -82 318 -90L308 -80L318 -70C296 -64 282 -76 264 -68Z", "red")
)
#: The pairs of wools of the shields along the rail.
RAIL = (
    "red linen",
    "blue gold",
    "linen teal",
    "gold red",
    "teal linen",
    "linen red",
    "blue linen",
    "red gold",
    "teal gold",
)


def bulging(start: Point, right: Point, low: Point, left: Point) -> str:
    """One cloth of a sail, blown to the right."""
    return (
        f"M{numbers(*start)}L{numbers(*right)}C{numbers(right[0] + 36, right[1] + 50, low[0] + 36, low[1] - 60, *low)}"
        f"L{numbers(*left)}C{numbers(left[0] + 36, left[1] - 60, start[0] + 36, start[1] + 50, *start)}Z"
    )


def sail(wools: list[str]) -> str:
    """As many cloths as wools, under a yard."""

    def above(share: float) -> Point:
        return 128 + 268 * share, -46 + 6 * math.sin(math.pi * share)

    def below(share: float) -> Point:
        return 112 + 296 * share, 122 + 16 * math.sin(math.pi * share)

    out = ""
    for place, wool in enumerate(wools):
        one, other = place / len(wools), (place + 1) / len(wools)
        out += shape(bulging(above(one), above(other), below(other), below(one)), wool)
    return out + cord("M113 -48H411", "gold", 9, 4)


def hull(strakes: list[str]) -> str:
    """Planks from the rail down, each of its own wool."""
    out = ""
    for place, wool in reversed(list(enumerate(strakes))):
        out += cord(
            f"M{24 + 13 * place} {104 + 30 * place}"
            f"C{58 + 9 * place} {190 + 13 * place} {130 + 4 * place} {206 + 15 * place} "
            f"262 {206 + 15 * place}S{466 - 9 * place} {190 + 13 * place} {502 - 13 * place} {96 + 32 * place}",
            wool,
            20,
            15,
        )
    return out


def longship(
    x: float, y: float, size: float, strakes: str, *, sails: str = "", crew: tuple[tuple[float, str, str], ...] = ()
) -> str:
    """A ship that sails to the right. Its crew: how far along, and the wools of tunic and helm."""
    body = RIGGING + sail(sails.split()) if sails else ""
    for place, wool, cap in crew:
        mate = line("M34 -40V-196", 4) + shape("M34 -220L41 -200L34 -190L27 -200Z", cap, 2)
        body += bust(place, 226, wool, hat="helm", cap=cap, arms=mate, size=0.62)
    body += hull(strakes.split()) + shared(DRAGON_STEM) + shared(CURLED_STERN)
    for place, pair in enumerate(RAIL):
        share = (place + 0.5) / len(RAIL)
        bend = 2 * share - 1
        first, second = pair.split()
        body += shield(84 + 352 * share, 203 - 36 * bend**4 - 8 * bend**2, first, second, 17)
    return at(body, x, y, size)


def far_waves(end: float, y: float) -> str:
    """Threads of sea behind the ships."""
    return line(ripple(-400, end, y, 34, 9), 4, "teal") + line(ripple(-386, end - 20, y + 16, 34, 9), 4, "blue")


def near_waves(y: float, foot: float, top: float) -> str:
    """The water before the ships, up to a shore from `foot` at the lower edge to `top` at the water's line."""
    out = shape(f"{ripple(-400, top, y, 40, 13)}V{number(y + 64)}L{number(foot)} 370H-400Z", "sea")
    threads = int((352 - y) // 16)
    for place in range(threads):
        end = top - 40 - (top - foot) * (place + 1) / threads
        out += line(ripple(-396 + 16 * (place % 2), end, y + 16 + 16 * place, 40, 9), 4, ("deep", "shade")[place % 2])
    return out
