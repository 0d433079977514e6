"""People: heads, arms, legs, and figures that stand, walk, sit and kneel.

A figure's wools: "a" is the tunic, "b" the hose, "c" the hem, "d" what is on the head, beards too.
"""

from __future__ import annotations

import math

from .thread import Point, at, cord, dot, limb, line, numbers, shape, shared

#: An elbow and a hand, seen from between the feet.
Arm = tuple[Point, Point]
#: Hip, knee, ankle, and the turn of the shoe.
Leg = tuple[Point, Point, Point, float]

FACE = (
    shape("M-12 -31C-12 -4 -6 1 3 1C12 1 13.5 -9 13.5 -14L19.5 -18L14 -25V-34Z", "skin")
    + dot(7, -23, 2.2, "ink", 0)
    + line("M13 -8H8", 1)
)
HAIR = shape("M-15 -15C-22 -50 12 -56 17 -31C8 -35 0 -33 -4 -27C-5 -20 -8 -16 -15 -15Z", "d")
HATS = {
    "helm": shape("M-18 -31C-16.5 -49 -6 -58 0 -71C6 -58 16.5 -49 18 -31Z", "d")
    + line("M-17 -38C-6 -35 8 -35 17 -38M0 -70V-37", 1)
    + line("M15 -31V-19", 3),
    "hair": HAIR,
    "hood": shape("M-20 0C-26 -44 -12 -58 6 -52C14 -50 18 -42 17 -35C8 -37 3 -32 3 -24C3 -14 5 -6 10 4"
    "C2 10 -14 8 -20 0Z", "d"),
    "veil": shape("M-16 6C-24 -34 -14 -52 4 -50C14 -48 18 -40 16 -32C6 -36 0 -32 -1 -24C-1 -12 0 -2 4 6"
    "C-2 12 -12 12 -16 6Z", "d"),
    "cap": shape("M-15 -15C-18 -26 -17 -30 -16 -32L16 -32C8 -34 0 -32 -4 -27C-5 -20 -8 -16 -15 -15Z", "ink", 0)
    + shape("M-18 -31C-18 -47 -6 -53 1 -52C13 -51 18 -41 18 -31Z", "d"),
    "crown": shape("M-15 -6C-20 -24 -18 -30 -16 -34H16C6 -32 -2 -30 -4 -22C-4 -12 -8 -4 -15 -6Z", "d")
    + shape("M-17 -31L-21 -57L-10 -46L0 -62L10 -46L21 -57L17 -31Z", "gold")
    + line("M-17 -37H17", 1),
    "coronet": HAIR + shape("M-17 -31L-19 -46L-9 -39L0 -49L9 -39L19 -46L17 -31Z", "gold", 2),
    "mitre": shape("M-17 -29C-20 -48 -12 -60 0 -75C12 -60 20 -48 17 -29Z", "linen")
    + shape("M-17 -29C-6 -34 8 -34 17 -29V-38C8 -42 -6 -42 -18 -38Z", "gold", 2)
    + line("M0 -67V-44", 2),
    "tonsure": shape("M-12 -41C-4 -52 12 -51 17 -40L10 -34H-8Z", "skin", 2)
    + shape("M-14 -13C-21 -28 -17 -40 -11 -42C0 -36 10 -37 17 -40C20 -34 18 -29 16 -28C8 -32 0 -31 -4 -27"
        "C-2 -20 -6 -16 -14 -13Z", "d"),
    "wild": shape("M-13 14C-26 -4 -25 -40 -8 -50C6 -56 18 -46 17 -31C8 -35 0 -33 -4 -27C-6 -14 -4 -2 -13 14Z", "d"),
}  # fmt: skip
BEARD = shape("M3 -13C9 -15 13 -13 15 -10C17 2 12 14 5 20C-2 12 -6 -2 -8 -12C-4 -6 0 -8 3 -13Z", "d") + line(
    "M8 -8L13 -7", 1
)

#: Hands reach from the end of an arm.
FIST = shared(dot(0, 0, 6, "skin", 2))
PALM = shared(
    shape("M-5 3L-7 -7L-6 -17Q-3.5 -21 -1 -17Q1.5 -22 4 -17Q7 -18 6.5 -13L6 -6L11 -11Q15 -11 12.5 -6L5 3Z", "skin", 2)
)
POINTING = shared(shape("M-5 -4C0 -7 6 -5 8 -4L20 -4Q23 -2 20 0L8 1C6 6 -2 6 -5 4Z", "skin", 2))
SHOE = shared(shape("M-6 -6L6 -7C10 -1 17 0 22 3Q22 6 18 5.5H-5C-9 4 -8 -2 -6 -6Z", "ink", 1))

STANCES: dict[str, tuple[Leg, Leg]] = {
    "stand": (((7, -54), (10, -30), (11, -5), 0), ((-8, -54), (-10, -30), (-11, -5), 0)),
    "walk": (((8, -54), (25, -32), (29, -5), 0), ((-7, -54), (-13, -31), (-30, -9), 28)),
    "stride": (((8, -54), (33, -38), (42, -6), -6), ((-7, -54), (-20, -34), (-44, -14), 40)),
    "run": (((8, -54), (38, -44), (40, -14), -14), ((-7, -54), (-24, -34), (-54, -26), 60)),
    "brace": (((8, -54), (22, -30), (28, -5), 0), ((-7, -54), (-18, -30), (-28, -5), 0)),
    "climb": (((8, -56), (36, -58), (34, -28), 0), ((-7, -54), (-12, -28), (-6, 2), 0)),
    "robed": (((9, -20), (12, -12), (14, -5), 0), ((-10, -20), (-10, -12), (-10, -5), 0)),
}


def head(hat: str, wool: str, *, beard: str = "", nod: float = 0, x: float = 1, y: float = -121) -> str:
    """A head on its neck, in profile."""
    whiskers = at(shared(BEARD), wools=f"- - - {beard}") if beard else ""
    return at(shared(FACE) + whiskers + shared(HATS[hat]), x, y, turn=nod, wools=f"- - - {wool}")


def arm(shoulder: Point, bent: Arm, wool: str = "a", hand: str = FIST, turn: float = 0) -> str:
    """From the shoulder over the elbow to the hand; what the hand holds comes with it."""
    elbow, end = bent
    dx, dy = end[0] - elbow[0], end[1] - elbow[1]
    length = math.hypot(dx, dy) or 1
    back_x, back_y = shoulder[0] - elbow[0], shoulder[1] - elbow[1]
    fold = (back_x * dx + back_y * dy) / ((math.hypot(back_x, back_y) or 1) * length)
    # A sharp bend has no smooth outline: it is two straight pieces.
    reach = 11 if fold > 0.25 else 5
    held = at(hand, end[0] + dx / length * reach, end[1] + dy / length * reach, turn=turn)
    if fold > 0.25:
        return held + cord(f"M{numbers(*shoulder)}L{numbers(*elbow)}L{numbers(*end)}", wool, 17, 12)
    return held + limb([shoulder, elbow, end], (17, 15, 11), wool)


def leg(bent: Leg, widths: tuple[float, ...] = (17, 14, 9)) -> str:
    hip, knee, ankle, turn = bent
    return at(SHOE, *ankle, turn=turn) + limb([hip, knee, ankle], widths, "b")


def tunic(lean: float, *, robe: bool = False) -> str:
    """A belted tunic with a hem of another wool; a robe reaches the feet."""
    foot, half = (-12, 32) if robe else (-46, 30)
    hem = f"C{numbers(-12, foot + 9, 21, foot + 9, half + 5, foot)}"
    return (
        shape(
            f"M{numbers(lean - 17, -121)}C{numbers(lean - 25, -98, -16 + 0.5 * lean, -84, -half, foot)}{hem}"
            f"C{numbers(22 + 0.4 * lean, -78, lean + 25, -98, lean + 17, -121)}"
            f"C{numbers(lean + 9, -127, lean - 9, -127, lean - 17, -121)}Z",
            "a",
        )
        + shape(
            f"M{numbers(-half, foot)}{hem}L{numbers(half + 2, foot - 9)}"
            f"C{numbers(20, foot - 1, -10, foot - 1, -half + 3, foot - 9)}Z",
            "c",
            2,
        )
        + line(
            f"M{numbers(-19 + 0.4 * lean, -79)}C{numbers(-6 + 0.4 * lean, -75, 10 + 0.4 * lean, -75)} "
            f"{numbers(23 + 0.3 * lean, -79)}M{numbers(-6 + 0.3 * lean, -74)}L{numbers(-11, foot - 6)}"
            f"M{numbers(9 + 0.3 * lean, -74)}L{numbers(15, foot - 6)}",
            2,
        )
    )


def mantle(lean: float, wool: str) -> str:
    """A cloak that falls behind a standing figure."""
    return shape(
        f"M{numbers(lean - 6, -124)}C{numbers(lean - 36, -112, -34, -70, -46, -36)}C-34 -28 -14 -34 0 -44"
        f"L{numbers(lean + 6, -118)}Z",
        wool,
    ) + line(f"M{numbers(lean - 18, -108)}C-26 -84 -28 -60 -36 -36", 2)


def man(
    x: float,
    y: float,
    wool: str,
    hose: str,
    *,
    hat: str = "helm",
    cap: str = "blue",
    hem: str = "gold",
    beard: str = "",
    cloak: str = "",
    robe: bool = False,
    stance: str = "stand",
    lean: float = 0,
    nod: float = 0,
    near: Arm | None = None,
    far: Arm | None = None,
    near_hand: str = FIST,
    far_hand: str = FIST,
    near_turn: float = 0,
    far_turn: float = 0,
    behind: str = "",
    before: str = "",
    flip: bool = False,
    turn: float = 0,
    size: float = 1,
) -> str:
    """A figure on foot: the far arm lies behind the body, the near one before it."""
    legs = STANCES["robed" if robe else stance]
    body = behind
    if cloak:
        body += mantle(lean, cloak)
    if far:
        body += arm((lean + 7, -109), far, "a", far_hand, far_turn)
    body += shared(leg(legs[0]) + leg(legs[1])) + shared(tunic(lean, robe=robe))
    body += head(hat, cap, beard=beard, nod=nod, x=lean + 1)
    if near:
        body += arm((lean - 3, -109), near, "a", near_hand, near_turn)
    return at(body + before, x, y, size, flip=flip, turn=turn, wools=f"{wool} {hose} {hem}")


LAP = (
    leg(((46, -40), (48, -22), (48, -5), 0))
    + leg(((32, -40), (33, -22), (32, -5), 0))
    + shape(
        "M-17 -121C-25 -98 -20 -80 -25 -50C-10 -42 6 -44 20 -44L22 -20C32 -13 48 -13 60 -20C61 -40 61 -60 53 -70"
        "C43 -78 32 -78 21 -80C23 -94 24 -104 17 -121C9 -127 -9 -127 -17 -121Z",
        "a",
    )
    + shape("M22 -20C32 -13 48 -13 60 -20L60 -29C48 -22 34 -22 21.5 -29Z", "c", 2)
    + line("M-19 -80C-6 -76 8 -76 21 -80M20 -44C22 -54 32 -62 44 -66M38 -60L40 -26", 2)
)


def seated(
    x: float,
    y: float,
    wool: str,
    hose: str = "blue",
    *,
    hat: str = "hair",
    cap: str = "gold",
    hem: str = "gold",
    beard: str = "",
    cloak: str = "",
    nod: float = 0,
    near: Arm | None = None,
    far: Arm | None = None,
    near_hand: str = FIST,
    far_hand: str = FIST,
    near_turn: float = 0,
    far_turn: float = 0,
    behind: str = "",
    before: str = "",
    flip: bool = False,
    size: float = 1,
) -> str:
    """A figure on a seat 58 high, its knees forward."""
    body = behind
    if cloak:
        body += shape("M-6 -124C-30 -116 -36 -80 -36 -44C-26 -38 -10 -44 0 -50L6 -118Z", cloak)
    if far:
        body += arm((7, -109), far, "a", far_hand, far_turn)
    body += shared(LAP) + head(hat, cap, beard=beard, nod=nod)
    if near:
        body += arm((-3, -109), near, "a", near_hand, near_turn)
    return at(body + before, x, y, size, flip=flip, wools=f"{wool} {hose} {hem}")


def kneeling(
    x: float,
    y: float,
    wool: str,
    hose: str,
    *,
    hat: str = "helm",
    cap: str = "blue",
    beard: str = "",
    cloak: str = "",
    nod: float = 12,
    near: Arm = ((30, -62), (54, -62)),
    far: Arm = ((44, -78), (58, -96)),
    near_hand: str = FIST,
    far_hand: str = FIST,
    before: str = "",
    flip: bool = False,
    size: float = 1,
) -> str:
    """A figure on one knee."""
    body = shape("M4 -106C-22 -96 -30 -60 -44 -14C-30 -8 -10 -16 2 -28L16 -100Z", cloak) if cloak else ""
    body += arm((20, -94), far, "a", far_hand)
    body += leg(((4, -44), (38, -46), (40, -5), 0)) + limb([(-4, -40), (-2, -8), (-40, -6)], (19, 16, 10), "b")
    body += shape("M-36 -12L-58 -14Q-62 -8 -56 -2H-36Z", "ink", 1)
    body += shape(
        "M-4 -104C-12 -84 -10 -62 -24 -34C-6 -26 20 -30 36 -38C28 -60 34 -80 30 -104C20 -110 6 -110 -4 -104Z", "a"
    ) + line("M-13 -62C0 -58 16 -58 29 -62M2 -56L-4 -34M16 -58L20 -36", 2)
    body += head(hat, cap, beard=beard, nod=nod, x=14, y=-103)
    body += arm((10, -92), near, "a", near_hand)
    return at(body + before, x, y, size, flip=flip, wools=f"{wool} {hose}")


#: A bust behind a wall, a bench or a rail, for the many.
BUST = shape("M-24 -40C-28 -98 -22 -124 0 -126C22 -124 28 -98 26 -40Z", "a") + line("M-25 -78C-8 -74 10 -74 27 -78", 1)


def bust(
    x: float,
    y: float,
    wool: str,
    *,
    hat: str = "hair",
    cap: str = "gold",
    beard: str = "",
    arms: str = "",
    before: str = "",
    flip: bool = False,
    size: float = 1,
) -> str:
    """The upper half of a figure; `arms` lie behind it."""
    body = arms + shared(BUST) + head(hat, cap, beard=beard)
    return at(body + before, x, y, size, flip=flip, wools=wool)


FRONT_FACE = (
    shape("M-15 -36C-16 -8 -8 2 0 2C8 2 16 -8 15 -36Z", "skin")
    + dot(-6, -24, 2.2, "ink", 0)
    + dot(6, -24, 2.2, "ink", 0)
    + line("M0 -24L-2 -15H2M-4 -8H4", 1)
)
FRONT_BEARD = (
    shape("M-16 -24C-18 -10 -10 10 0 10C10 10 18 -10 16 -24C13 -9 6 -12 0 -12C-6 -12 -13 -9 -16 -24Z", "d", 2)
    + line("M-4 -6H4", 1)
)  # fmt: skip
