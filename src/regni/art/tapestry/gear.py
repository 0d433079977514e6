"""What people carry: arms, banners, cups, letters, crosses, and the goods that are taken from them."""

from __future__ import annotations

import math

from .thread import at, cord, dot, line, number, numbers, shape, shared

HORN = shape("M0 4C18 6 34 -4 44 -24L60 -12C46 12 24 18 0 12Z", "gold") + line("M38 -16L53 -3", 1)
CUP = shape("M-13 -24H13C13 -10 8 -4 3 -2V8L11 14H-11L-3 8V-2C-8 -4 -13 -10 -13 -24Z", "gold", 2) + line(
    "M-12 -17H12", 1
)
DAGGER = (
    shape("M-4 0L-6 -34L0 -50L6 -34L4 0Z", "ice", 2)
    + line("M0 -4V-40", 1)
    + cord("M-12 0H12", "gold", 6, 2)
    + line("M0 0V14", 6)
)
SWORD = (
    shape("M-5 0L-6 -92L0 -108L6 -92L5 0Z", "ice", 2)
    + line("M0 -6V-92", 1)
    + cord("M-17 0H17", "gold", 6, 2)
    + line("M0 0V20", 6)
    + dot(0, 24, 6, "gold", 2)
)
AXE = cord("M0 34V-112", "gold", 6, 2) + shape(
    "M-3 -88C14 -88 24 -80 30 -70C37 -86 37 -102 30 -116C22 -108 12 -105 -3 -106Z", "blue", 2
)
TORCH = cord("M0 40V-70", "gold", 6, 2)
LETTER = shape("M-11 -6H13V-34H-11Z", "linen", 2) + line("M-6 -28H8M-6 -22H8M-6 -16H4", 1) + dot(6, -6, 5.5, "red", 2)
SCROLL = (
    shape("M-22 -22H22V22H-22Z", "linen", 2)
    + line("M-14 -12H14M-14 -4H14M-14 4H8", 1)
    + shape("M-26 -26H26V-18H-26ZM-26 18H26V26H-26Z", "shade", 2)
    + dot(0, 34, 7, "red", 2)
)
CROSS = shape("M-5 -5V-24H5V-5H24V5H5V24H-5V5H-24V-5Z", "gold")
CROOK = cord("M0 0V-176C0 -204 32 -204 30 -184C28 -174 16 -176 18 -186", "gold", 6, 2)
CROWN = (
    shape("M-19 0L-24 -27L-11 -13L0 -32L11 -13L24 -27L19 0C9 4 -9 4 -19 0Z", "gold")
    + line("M-19 -7C-8 -3 8 -3 19 -7", 1)
    + dot(0, -16, 2.6, "red", 1)
    + dot(-24, -30, 3, "gold", 2)
    + dot(24, -30, 3, "gold", 2)
    + dot(0, -35, 3, "gold", 2)
)
FLAME = shape("M-18 0C-34 -18 -24 -36 -14 -48C-14 -36 -2 -38 -4 -62C18 -46 26 -22 12 0Z", "red") + shape(
    "M-8 -1C-16 -12 -6 -20 -2 -30C6 -20 8 -10 3 -1Z", "gold", 2
)


def staff_cross(height: float) -> str:
    """A cross on a staff, from the ground up."""
    return cord(f"M0 0V{number(24 - height)}", "gold", 6, 2) + at(CROSS, 0, -height)


def torch() -> str:
    return TORCH + at(shared(FLAME), 3, -68, 0.8)


def shield(x: float, y: float, first: str, second: str, radius: float = 30) -> str:
    """Round, quartered in two wools, with a boss."""
    round_one = (
        '<circle class="w-a" r="30"/>'
        + shape("M0 0V-28.5A28.5 28.5 0 0 1 28.5 0ZM0 0V28.5A28.5 28.5 0 0 1 -28.5 0Z", "b", 0)
        + '<circle class="ws-1" r="23.4"/>'
        + dot(0, 0, 7, "gold", 2)
    )
    return at(shared(round_one), x, y, round(radius / 30, 2), wools=f"{first} {second}")


def arms(x: float, y: float) -> str:
    """The place of an Earl's own shield, with its foot at this point. The page fills it: its sheet has the fields."""
    return f'<use class="w-arms" x="{number(x - 20)}" y="{number(y - 48)}" width="40" height="48"/>'


def spear(x: float, y: float, to_x: float, to_y: float, wool: str = "blue") -> str:
    """A thin spear from its butt to where its blade begins."""
    length = math.hypot(to_x - x, to_y - y)
    body = line(f"M0 0H{number(length)}", 4) + shape(
        f"M{numbers(length - 3, 0)}L{numbers(length + 7, -7)}L{numbers(length + 28, 0)}L{numbers(length + 7, 7)}Z",
        wool,
        2,
    )
    return at(body, x, y, turn=math.degrees(math.atan2(to_y - y, to_x - x)))


def lance(x: float, y: float, to_x: float, to_y: float, first: str, second: str) -> str:
    """A rider's lance with a pennon in his two wools."""
    h = math.hypot(to_x - x, to_y - y)
    pennon = shape(
        f"M{numbers(h - 16, 2)}L{numbers(h - 18, 34)}C{numbers(h - 34, 26, h - 54, 40, h - 84, 30)}"
        f"L{numbers(h - 70, 23)}"
        f"L{numbers(h - 88, 17)}L{numbers(h - 70, 12)}L{numbers(h - 82, 2)}Z",
        first,
        2,
    ) + shape(f"M{numbers(h - 26, 9)}L{numbers(h - 27, 24)}L{numbers(h - 46, 25)}L{numbers(h - 46, 9)}Z", second, 2)
    blade = shape(
        f"M{numbers(h - 4, -4)}L{numbers(h + 8, -7)}L{numbers(h + 30, 0)}L{numbers(h + 8, 7)}L{numbers(h - 4, 4)}Z",
        "blue",
        2,
    )
    pole = cord(f"M0 0H{number(h)}", "gold")
    return at(pennon + pole + blade, x, y, turn=math.degrees(math.atan2(to_y - y, to_x - x)))


def banner(x: float, y: float, height: float, first: str, second: str = "", *, flip: bool = False) -> str:
    """A flag on a pole, with a field of a second wool in it."""
    top = -height
    body = (
        cord(f"M0 0V{number(top)}", "gold", 6, 2)
        + dot(0, top - 4, 6, "gold", 2)
        + shape(
            f"M3 {top + 6}C22 {top} 40 {top + 14} 66 {top + 6}L56 {top + 18}L66 {top + 30}L56 {top + 40}L66 {top + 52}"
            f"C40 {top + 60} 22 {top + 44} 3 {top + 52}Z",
            first,
        )
    )
    if second:
        body += shape(
            f"M14 {top + 16}C24 {top + 14} 32 {top + 22} 44 {top + 18}V{top + 40}C32 {top + 44} 24 {top + 36} "
            f"14 {top + 38}Z",
            second,
            2,
        )
    return at(body, x, y, flip=flip)


def ermine(*places: tuple[float, float]) -> str:
    """The King's fur: black tails."""
    return shape("".join(f"M{numbers(x, y)}l-3 9l3 -2l3 2Z" for x, y in places), "ink", 1)


def sheaf(x: float, y: float, size: float = 1, *, turn: float = 0) -> str:
    ears = "".join(
        f"M{numbers(a, -40)}C{numbers(a * 1.3 - 5, -52, a * 1.5 - 4, -62, a * 1.7, -70)}"
        f"C{numbers(a * 1.5 + 6, -60, a * 1.3 + 6, -50, a, -40)}Z"
        for a in (-26, -15, 15, 26, -5, 6)
    )
    body = (
        shape(
            "M-9 0C-14 -16 -24 -30 -32 -46C-12 -54 12 -54 32 -46C24 -30 14 -16 9 0C16 12 22 24 26 38C8 44 -8 44 -26 38"
            "C-22 24 -16 12 -9 0Z",
            "gold",
        )
        + shape(ears, "gold", 2)
        + line(
            "M-16 -40C-8 -24 -4 -12 -2 0M0 -44V36M16 -40C8 -24 4 -12 2 0M-14 36C-10 22 -6 10 -3 2M14 36C10 22 6 10 3 2",
            1,
        )
        + shape("M-12 -5C-4 -1 4 -1 12 -5V5C4 9 -4 9 -12 5Z", "red", 2)
    )
    return at(shared(body), x, y, size, turn=turn)


def barrel(x: float, y: float, size: float = 1) -> str:
    body = (
        shape("M-48 -30C-20 -40 20 -40 48 -30C58 -12 58 12 48 30C20 40 -20 40 -48 30C-58 12 -58 -12 -48 -30Z", "gold")
        + line("M-54 -10C-20 -14 20 -14 54 -10M-54 10C-20 14 20 14 54 10", 1)
        + shape(
            "M-34 -34C-42 -12 -42 12 -34 34L-22 36C-30 12 -30 -12 -22 -36ZM34 -34C42 -12 42 12 34 34L22 36"
            "C30 12 30 -12 22 -36Z",
            "blue",
            2,
        )
    )
    return at(body, x, y, size)


def sack(x: float, y: float, size: float = 1, wool: str = "shade") -> str:
    body = (
        shape(
            "M-8 -58L-14 -72C-6 -68 6 -68 14 -72L8 -58C30 -46 38 -20 32 0C14 6 -14 6 -32 0C-38 -20 -30 -46 -8 -58Z",
            wool,
        )
        + line("M-10 -58C-4 -55 4 -55 10 -58M-16 -40C-20 -28 -20 -16 -18 -6M14 -42C20 -30 20 -18 18 -6", 2)
        + line("M-10 -60H10", 3, "red")
    )
    return at(body, x, y, size)


def chest(x: float, y: float, size: float = 1, *, turn: float = 0) -> str:
    """Bound with iron, coins over its rim."""
    coins = "".join(dot(a, b, 7, "gold", 1) for a, b in ((-30, -44), (-14, -50), (4, -52), (20, -48), (33, -43)))
    body = (
        shape("M-52 -46C-60 -84 60 -84 52 -46L44 -42H-44Z", "shade")
        + coins
        + shape("M-50 -42H50V0H-50Z", "red")
        + shape("M-36 -42H-24V0H-36ZM24 -42H36V0H24Z", "blue", 2)
        + shape("M-8 -36H8V-18H-8Z", "gold", 2)
    )
    return at(body, x, y, size, turn=turn)
