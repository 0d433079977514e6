"""The cloth: a whole drawing, on linen, with stitches over it."""

from __future__ import annotations

import re

from .thread import END, SHARED

WIDTH, HEIGHT = 1440, 360
#: A piece without another one in it.
PIECE = re.compile(f"{SHARED}([^{SHARED}{END}]*){END}")


def cloth(name: str, drawing: str, narrow: str) -> str:
    """The drawing as an SVG that stands in a page: coloured by its classes, its ids its own."""
    body, kept = woven_once(name, drawing)
    stitches = f"wool-{name}-stitches"
    # A place of another shape shows the whole height and more of the sides, or linen above: nothing is cut, no hole.
    linen = f'x="-{WIDTH}" y="-{2 * HEIGHT}" width="{3 * WIDTH}" height="{3 * HEIGHT}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="wool" data-moment="{name}" data-narrow="{narrow}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'preserveAspectRatio="xMidYMax meet" aria-hidden="true" focusable="false"><defs>{kept}'
        f'<pattern id="{stitches}" patternUnits="userSpaceOnUse" width="4" height="4">'
        f'<path class="w-stitch" d="M0 .5H4M0 2.5H2"/></pattern></defs>'
        f'<rect class="w-linen ws-0" {linen}/>{body}<rect class="ws-0" fill="url(#{stitches})" {linen}/></svg>'
    )


def woven_once(name: str, drawing: str) -> tuple[str, str]:
    """The drawing with its shared pieces taken out, and these; what comes only once stays where it is.

    >>> woven_once("x", "\\x02<path/>\\x03\\x02<path/>\\x03\\x02<g/>\\x03")
    ('<use href="#wool-x-0"/><use href="#wool-x-0"/><g/>', '<g id="wool-x-0"><path/></g>')
    """
    pieces: dict[str, int] = {}

    def taken(found: re.Match[str]) -> str:
        return f'<use href="#wool-{name}-{pieces.setdefault(found[1], len(pieces))}"/>'

    while SHARED in drawing:
        drawing = PIECE.sub(taken, drawing)
    # A piece holds only earlier ones: from the last on, each is looked for in all that may use it.
    kept: list[str] = []
    for piece, place in reversed(pieces.items()):
        use = f'<use href="#wool-{name}-{place}"/>'
        if drawing.count(use) + sum(one.count(use) for one in kept) > 1:
            kept.append(f'<g id="wool-{name}-{place}">{piece}</g>')
        else:
            drawing = drawing.replace(use, piece)
            kept = [one.replace(use, piece) for one in kept]
    return drawing, "".join(reversed(kept))
