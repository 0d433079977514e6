"""What all cards have in common: the panel, the medallion's ring, the ornament; and an Earl's arms."""

from __future__ import annotations

from .fields import BORDER, EARLS, ERMINE, FIELDS, HEIGHT, WIDTH, filled

#: The centre of the medallion and its radius; on the back it is in the middle of the card.
MIDDLE, CENTRE, BACK_CENTRE, RADIUS = WIDTH / 2, 177, HEIGHT / 2, 88

#: The ornament of the upper left corner: a stem, leaves and a berry. The other corners mirror it.
STEM = "M34 130 C34 114 42 103 58 100 M40.5 113 C39 108 36.5 105 33 103.5 M47 105 C45.5 100 45.5 96 47.5 92"
LEAVES = (
    "M33 103.5 C29 100 29 94.5 31.5 91 C36 93.5 37.5 98.5 33 103.5 Z "
    "M47.5 92 C44.5 87.5 46 82.5 50 80 C53 84 52.5 89 47.5 92 Z "
    "M58 100 C61.5 95.5 67 94.5 71 96.5 C68.5 101 63.5 103 58 100 Z "
    "M34 130 C30.5 134 30 139.5 32 143.5 C36.5 140.5 38 135 34 130 Z"
)
#: The lozenge between two strokes under the name.
RULE = "M62 66 H112 M138 66 H188"
LOZENGE = "M125 61 L130.5 66 L125 71 L119.5 66 Z"

SHIELD = "M3 3 H47 V28 C47 43 37 52 25 57 C13 52 3 43 3 28 Z"
#: Fields that show a few large figures on a shield instead of a pattern.
CHARGES = {
    "chevrons": filled("M-2 34 L25 10 L52 34 V45 L25 21 L-2 45 Z M-2 56 L25 32 L52 56 V67 L25 43 L-2 67 Z"),
    "bend": filled("M-4 -4 H10 L58 52 V68 H52 Z"),
    "ermine": "".join(filled(ERMINE, f"translate({x} {y})") for x, y in ((14, 15), (36, 15), (25, 28), (25, 46))),
}


def corners() -> str:
    """The ornament in all four corners around the medallion."""
    one = (
        f'<path fill="none" stroke="var(--gold)" stroke-width="1.8" stroke-linecap="round" d="{STEM}"/>'
        f'<path fill="var(--gold)" d="{LEAVES}"/><circle fill="var(--gold)" cx="40" cy="95" r="2"/>'
    )
    right, down = f"matrix(-1 0 0 1 {WIDTH} 0)", f"matrix(1 0 0 -1 0 {2 * CENTRE})"
    return "".join(f'<g transform="{move}">{one}</g>' for move in ("translate(0 0)", right, down, f"{right} {down}"))


def ring(centre: float) -> str:
    """The edge of the medallion: gold between two lines of ink, with a bead on each of the four sides."""
    circle = f'<circle fill="none" cx="{MIDDLE:g}" cy="{centre:g}"'
    beads = "".join(
        f'<circle fill="var(--gold)" stroke="var(--ink)" stroke-width="1.6" '
        f'cx="{MIDDLE + x:g}" cy="{centre + y:g}" r="5"/>'
        for x, y in ((0, -RADIUS), (RADIUS, 0), (0, RADIUS), (-RADIUS, 0))
    )
    return (
        f'{circle} r="{RADIUS}" stroke="var(--ink)" stroke-width="8"/>'
        f'{circle} r="{RADIUS}" stroke="var(--gold)" stroke-width="4.8"/>{beads}'
    )


def face() -> str:
    """What all card faces share; the field and the wash below are drawn separately."""
    side, tall = WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER
    return (
        f'<rect x="{BORDER}" y="{BORDER}" width="{side}" height="{tall}" rx="8" fill="var(--raised)" '
        f'stroke="var(--ink)" stroke-width="2"/>'
        f'<rect x="{BORDER + 5}" y="{BORDER + 5}" width="{side - 10}" height="{tall - 10}" rx="5" fill="none" '
        f'stroke="var(--gold)" stroke-width="1.4"/>'
        f'<g class="card-ornament">{corners()}'
        f'<path fill="none" stroke="var(--gold)" stroke-width="1.6" stroke-linecap="round" d="{RULE}"/>'
        f'<path fill="var(--gold)" d="{LOZENGE}"/></g>'
    )


def back() -> str:
    """The gold line inside the edge of a card that lies face down."""
    inset = 9
    return (
        f'<rect x="{inset}" y="{inset}" width="{WIDTH - 2 * inset}" height="{HEIGHT - 2 * inset}" rx="10" fill="none" '
        f'stroke="var(--ink)" stroke-width="5"/>'
        f'<rect x="{inset}" y="{inset}" width="{WIDTH - 2 * inset}" height="{HEIGHT - 2 * inset}" rx="10" fill="none" '
        f'stroke="var(--gold)" stroke-width="2.4"/>'
    )


def arms(name: str) -> str:
    """A shield with the field, for a seat's name or a chip."""
    field = FIELDS[name]
    inner = f'<path fill="url(#field-{name})" d="{SHIELD}"/>'
    if field.division in CHARGES:
        below, above = field.ground_and_figure()
        figure = CHARGES[field.division].replace("FIGURE", above)
        inner = f'<path fill="{below}" d="{SHIELD}"/><g clip-path="url(#shield)">{figure}</g>'
    return (
        f'<symbol id="arms-{name}" viewBox="0 0 50 60">{inner}'
        f'<path fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round" d="{SHIELD}"/></symbol>'
    )


def symbols() -> str:
    """The common parts and the shields, as SVG symbols."""
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    return (
        f'<clipPath id="shield"><path d="{SHIELD}"/></clipPath>'
        f'<symbol id="card-face" {box}>{face()}</symbol><symbol id="card-ring" {box}>{ring(CENTRE)}</symbol>'
        f'<symbol id="card-back" {box}>{back()}</symbol><symbol id="card-back-ring" {box}>{ring(BACK_CENTRE)}</symbol>'
        + "".join(arms(name) for name in (*EARLS, "king", "vikings"))
    )
