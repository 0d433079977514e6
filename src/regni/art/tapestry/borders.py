"""The woven border over and under a scene: slanted threads, birds and beasts."""

from __future__ import annotations

from .thread import at, line, shape

#: A piece of the border that can be set beside itself.
TILE_WIDTH, TILE_HEIGHT = 360, 34

BIRD = shape(
    "M-22 -3L-34 -9L-31 0L-35 7L-20 5C-12 12 4 12 10 2C13 -3 14 -8 18 -9L25 -7L19 -12C13 -15 7 -11 4 -5"
    "C-2 -9 -14 -9 -22 -3Z",
    "a",
    1,
) + shape("M-16 -1C-8 -6 0 -4 2 1C-4 6 -12 5 -16 -1Z", "gold", 1)
BEAST = shape(
    "M-24 11L-21 0C-21 -7 -14 -8 -8 -7L8 -6C10 -12 17 -14 21 -11L29 -7L24 -3C20 -2 17 0 16 3L20 11H15L10 3H-8"
    "L-10 11H-15V4L-19 11Z",
    "a",
    1,
) + line("M-21 -3C-31 -5 -29 -14 -22 -12C-17 -11 -18 -6 -21 -7", 2)


def threads(x: float, first: str, second: str, *, flip: bool = False) -> str:
    pair = line("M-9 12L1 -12", 4, first) + line("M1 12L11 -12", 4, second)
    return at(pair, x, 17, flip=flip)


def border() -> str:
    """As wide as its place in the page, 34 high; coloured by wool.css."""
    tile = (
        threads(18, "red", "gold")
        + at(BIRD, 78, 17, wools="blue")
        + threads(132, "teal", "gold", flip=True)
        + at(BEAST, 186, 17, wools="red")
        + threads(240, "blue", "gold")
        + at(BIRD, 292, 17, flip=True, wools="teal")
        + threads(342, "red", "teal", flip=True)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="wool" data-moment="border" width="100%" '
        f'height="{TILE_HEIGHT}" aria-hidden="true" focusable="false"><defs><pattern id="wool-border" '
        f'patternUnits="userSpaceOnUse" width="{TILE_WIDTH}" height="{TILE_HEIGHT}">{tile}</pattern></defs>'
        f'<rect class="w-linen ws-0" width="100%" height="100%"/>'
        f'<rect class="ws-0" width="100%" height="100%" fill="url(#wool-border)"/></svg>'
    )
