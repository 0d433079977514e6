"""Land and weather: the ground, trees, flames, smoke, snow."""

from __future__ import annotations

from .gear import FLAME
from .thread import at, cord, line, number, numbers, shape, shared

#: Where feet stand.
GROUND = 322

KNOT_LEFT = "M40 298C40 250 14 236 14 200C14 160 66 152 66 110C66 78 40 72 40 44"
KNOT_RIGHT = "M40 298C40 250 66 236 66 200C66 160 14 152 14 110C14 78 40 72 40 44"
TREE = (
    line(KNOT_LEFT + KNOT_RIGHT, 11)
    + line(KNOT_LEFT, 6, "teal")
    # Where the right stem passes over the left one.
    + '<path class="ws-11 w-butt" d="M54 177C46 166 36 160 27 150"/>'
    + line(KNOT_RIGHT, 6, "gold")
    + shape("M40 46C22 42 20 20 40 4C60 20 58 42 40 46ZM14 202C0 198 -2 180 8 168C20 176 24 192 14 202ZM66 202"
        "C80 198 82 180 72 168C60 176 56 192 66 202Z", "green")
    + shape("M14 112C0 106 -2 88 8 78C22 86 24 102 14 112ZM66 112C80 106 82 88 72 78C58 86 56 102 66 112Z", "red")
)  # fmt: skip
BARE = (
    line("M4 128L-8 96M6 136L-14 118M-2 150L-22 140M70 106L66 78M72 98L86 76M78 116L100 104M21 66L10 38M20 60"
        "L28 34M57 46L52 18M58 44L70 22M40 44L34 10M40 40L46 8M12 168H-8M58 136H84M29 92L12 84M46 78L64 70", 3)
    + cord("M31 190C14 172 6 152 4 126M36 160C54 144 66 126 72 98M40 108C30 92 22 80 20 58M41 84C50 72 56 60 58 42",
        "gold", 9, 4)
    + cord("M40 290C42 250 24 236 30 196C34 164 44 150 40 112C38 86 42 66 40 40", "gold", 12, 7)
    + shape("M6 304C18 282 60 280 74 304Z", "snow", 2)
)  # fmt: skip
#: Where snow falls: across, down, and the size of the flake. Stitched by hand, so that none covers a branch.
FLAKES = (
    (20, 18, 2), (84, 16, 1), (150, 26, 2), (190, 60, 1), (214, 22, 2), (272, 16, 1), (318, 36, 2), (372, 12, 2),
    (418, 46, 1), (470, 20, 2), (520, 52, 2), (574, 18, 1), (626, 40, 2), (326, 92, 1), (372, 74, 2), (430, 104, 2),
    (482, 84, 1), (540, 112, 2), (592, 88, 2), (640, 112, 1), (344, 146, 2), (400, 152, 1), (454, 166, 2),
    (510, 156, 1), (566, 168, 2), (612, 150, 1), (14, 88, 1), (18, 196, 2), (182, 148, 2), (206, 104, 1), (340, 206, 1),
    (392, 214, 2), (12, 140, 1), (1354, 26, 2), (1410, 20, 1), (1432, 64, 2), (1338, 70, 1), (1352, 124, 2),
    (1430, 128, 1),
)  # fmt: skip


def ripple(start: float, end: float, y: float, length: float, depth: float) -> str:
    """A wavy thread from left to right."""
    count = int((end - start) // length)
    return f"M{numbers(start, y)}q{numbers(length / 2, -depth, length, 0)}" + f"t{number(length)} 0" * (count - 1)


def ground() -> str:
    """The strip of land under a scene, with two threads along it; it goes on beyond both sides."""
    y = GROUND
    strip = shape(
        f"M-420 {y + 4}H-10C160 {y - 6} 300 {y + 6} 470 {y}C640 {y - 6} 800 {y + 6} 980 {y}"
        f"C1160 {y - 5} 1300 {y + 4} 1450 {y - 2}H2120V370H-420Z",
        "shade",
    )
    return (
        strip
        + line(ripple(-412, 2120, y + 17, 46, 11), 6, "green")
        + line(ripple(-406, 2120, y + 30, 52, 8), 4, "gold")
    )


def tree(x: float, y: float = GROUND, size: float = 0.8) -> str:
    return at(shared(TREE), x - 40 * size, y - 298 * size, size)


def bare_tree(x: float, y: float, size: float, *, flip: bool = False) -> str:
    return at(shared(BARE), x + (40 if flip else -40) * size, y - 298 * size, size, flip=flip)


def flame(x: float, y: float, size: float = 1, *, flip: bool = False) -> str:
    return at(shared(FLAME), x, y, size, flip=flip)


def smoke(x: float, y: float) -> str:
    """Two threads that rise and drift to the right."""
    return at(
        line("M0 0C24 -14 4 -32 32 -42C56 -50 50 -68 80 -72", 4, "blue")
        + line("M16 10C42 -4 28 -20 54 -28C78 -36 76 -54 106 -58", 4, "teal"),
        x,
        y,
    )


def snow() -> str:
    """Stitched stars in the sky."""
    star = "h12m-6 -6v12m-4 -10l8 8m0 -8l-8 8"
    cross = "h9m-4.5 -4.5v9"
    return line("".join(f"M{x - 6} {y}{star if size == 2 else cross}" for x, y, size in FLAKES), 2, "blue")
