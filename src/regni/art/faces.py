"""The faces of all cards as symbols for one page, so that each card on it is three elements that refer to them.

Every card has two faces: the ornate one of `sheet.card`, and a plain one with a larger name for small cards. The style
sheet picks one of them by the width of the card.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from ..engine.cards import NAMES
from .families import MARKS, family
from .fields import FIELDS, HEIGHT, WIDTH
from .frame import MIDDLE
from .sheet import LETTERS, MOST_SWORDS, TOWER, Paint, face_parts, finished, medallion, own_field

#: Where the plain name stands: its room, its base line, its usual size, and the least size in one line.
ROOM, LINE, SIZE, LEAST = 214, 62, 50, 48
#: A name in two lines: its size, and its two base lines.
HALF, LINES = 44, (48, 88)
#: How much a name may be squeezed to fit.
SQUEEZED = 0.75
#: Letter widths relative to the size: thin, wide, capital and all other letters.
THIN, BROAD, CAPITAL, USUAL = 0.31, 0.82, 0.7, 0.53
#: The plain medallion, its emblem, and the foot.
CENTRE, RADIUS, EMBLEM, FOOT, FOOT_SIZE = 188, 97, 152, 288, 46


def face_symbols(faces: Mapping[str, tuple[str, int]]) -> str:
    """Both faces of each kind of card, with its name and its strength, and the fields that lie behind them."""
    paint = Paint(alone=False)
    behind = [f'<symbol id="of-{name}" viewBox="0 0 {WIDTH} {HEIGHT}">{paint.field(name)}</symbol>' for name in FIELDS]
    symbols = [both_faces(kind, name, strength) for kind, (name, strength) in faces.items()]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="sheet" width="0" height="0" aria-hidden="true">'
        f"<defs>{''.join(behind)}{''.join(symbols)}</defs></svg>"
    )


def both_faces(kind: str, name: str, strength: int) -> str:
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    ornate = "".join(face_parts(Paint(alone=False), kind, "", name, strength))
    simple = plain(kind, name, strength)
    return f'<symbol id="face-{kind}" {box}>{ornate}</symbol><symbol id="plain-{kind}" {box}>{simple}</symbol>'


def plain(kind: str, name: str, strength: int) -> str:
    """A face without ornament: a large name, a large emblem, the marks at the foot."""
    size, ink = EMBLEM, ' color="var(--ink)"'
    paint = Paint(alone=False)
    mark = MARKS[family(NAMES.index(kind))]
    swords = strength if strength <= MOST_SWORDS else 1
    parts = [
        f'<rect x="12" y="12" width="{WIDTH - 24}" height="{HEIGHT - 24}" rx="9" fill="var(--raised)" '
        'stroke="var(--ink)" stroke-width="2.5"/>',
        written(name),
        f'<circle cx="{MIDDLE:g}" cy="{CENTRE}" r="{RADIUS}" fill="var(--wash)" stroke="var(--ink)" stroke-width="9"/>'
        f'<circle cx="{MIDDLE:g}" cy="{CENTRE}" r="{RADIUS}" fill="none" stroke="var(--gold)" stroke-width="5"/>',
        paint.drawing(
            f"emblem-{kind}", MIDDLE - size / 2, CENTRE - size / 2, size, ' class="card-emblem" color="var(--emblem)"'
        ),
        paint.drawing(f"mark-{mark}", 18, FOOT, FOOT_SIZE, ink),
        *(paint.drawing("mark-sword", WIDTH - 56 - 26 * place, FOOT, FOOT_SIZE, ink) for place in range(swords)),
    ]
    if strength > MOST_SWORDS:
        parts.append(text(str(strength), WIDTH - 58, FOOT + 36, 34, "end"))
    return "".join(parts)


def written(name: str) -> str:
    """The name in the largest letters that fit: in one line, or in two."""
    width = name_width(name)
    size = min(SIZE, ROOM / width)
    first, _, second = halves(name)
    if size < LEAST * SQUEEZED and second:
        return line(first, HALF, LINES[0]) + line(second, HALF, LINES[1])
    return line(name, max(size, LEAST), LINE - (SIZE - max(size, LEAST)) * 0.35)


def halves(name: str) -> tuple[str, str, str]:
    """The name parted at the space nearest to its middle.

    >>> halves("Gana el Atacante")
    ('Gana el', ' ', 'Atacante')
    """
    spaces = [place for place, letter in enumerate(name) if letter == " "]
    if not spaces:
        return name, "", ""
    middle = min(spaces, key=lambda place: abs(place - len(name) / 2))
    return name[:middle], " ", name[middle + 1 :]


def line(words: str, size: float, base: float) -> str:
    # With a wider font than ours the name would cross the border, so its length is fixed.
    return text(words, MIDDLE, base, size, "middle", min(ROOM, name_width(words) * size))


def text(words: str, x: float, y: float, size: float, anchor: str, length: float = 0) -> str:
    fitted = f' textLength="{length:.0f}" lengthAdjust="spacingAndGlyphs"' if length else ""
    return (
        f'<text class="card-name" x="{x:g}" y="{y:.1f}" text-anchor="{anchor}" font-family="{LETTERS}" '
        f'font-weight="600" font-size="{size:.1f}" fill="var(--ink)"{fitted}>{escape(words)}</text>'
    )


def name_width(name: str) -> float:
    """The approximate width of the name, relative to its size."""
    width = 0.0
    for letter in name:
        if letter in "iíjlIJtfr. ":
            width += THIN
        elif letter in "mwMW":
            width += BROAD
        else:
            width += CAPITAL if letter.isupper() else USUAL
    return max(width, 1)


def card_of(kind: str, earl: str | None, label: str) -> str:
    """A card, face up, on a page that has the symbols of its face."""
    field = earl or own_field(NAMES.index(kind))
    return finished(
        [used(f"of-{field}"), used(f"face-{kind}", "card-large"), used(f"plain-{kind}", "card-small")], field, label
    )


def back_of(earl: str, label: str) -> str:
    """A card, face down."""
    paint = Paint(alone=False)
    return finished(
        [used(f"of-{earl}"), paint.common("card-back"), medallion(paint, TOWER, earl, HEIGHT / 2)], earl, label
    )


def used(symbol: str, look: str = "") -> str:
    which = f' class="{look}"' if look else ""
    return f'<use{which} href="#{symbol}"/>'
