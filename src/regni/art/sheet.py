"""The sheet with all symbols and patterns, and whole cards made of them.

A page includes `sheet()` once, and `regni.art.colours.stylesheet()` in its styles. Then `card(..., alone=False)` is a
dozen elements that refer to the sheet. With `alone`, a card is complete in itself, in fixed colours, as a file or a
picture.
"""

from __future__ import annotations

from functools import cache
from html import escape

from ..engine.cards import NAMES
from .colours import LIGHT, coloured
from .drawings import drawings
from .families import MARKS, family, strength
from .fields import FIELDS, HEIGHT, WIDTH
from .frame import BACK_CENTRE, CENTRE, MIDDLE, RADIUS, back, face, ring, symbols
from .ornaments import ornaments

LETTERS = "'Regni Serif', 'Regni Serif Near', Palatino, 'Palatino Linotype', 'Iowan Old Style', Georgia, serif"
#: The name: its largest size, the width it may take, its base line; and the height of small capitals.
NAME_SIZE, NAME_ROOM, NAME_LINE, SMALL = 31, 194, 56, 0.8
#: Letter widths relative to the size, rather too wide than too narrow: a name must never cross the border.
NARROW, WIDE, CAPITAL, SPACE = 0.42, 1.0, 0.78, 0.28

#: The size of an emblem on its medallion; the place and size of the foot.
EMBLEM, FOOT, FOOT_SIZE = 130, 277, 42
#: A higher strength is shown as one sword and a number.
MOST_SWORDS = 4

#: A face-down card of an Earl shows a Tower; a table deck shows the mark of its family.
TOWER = "emblem-tower"


@cache
def sheet() -> str:
    """One `<svg>` with all symbols (`emblem-`, `mark-`, `arms-`, `card-`) and patterns (`field-`)."""
    parts = [drawing.symbol() for drawing in drawings().values()]
    patterns = [field.pattern() for field in FIELDS.values()]
    inside = "\n".join([*patterns, symbols(), ornaments(), *parts])
    # Not `display: none`: browsers would then not paint with the patterns inside.
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="sheet" width="0" height="0" aria-hidden="true">\n'
        f"<defs>\n{inside}\n</defs>\n</svg>\n"
    )


def card(
    face: str,
    earl: str | None,
    name: str,
    strength: int | None = None,
    *,
    letter: str = "",
    label: str = "",
    alone: bool = True,
    theme: str = LIGHT,
) -> str:
    """A card, face up. `face` and `earl` are names of the engine; without an Earl it is a card of the table.

    `name` is the text on it, in any language. `strength` is given if the rules change it. `letter` is the Earl's.
    `label` is what a screen reader says instead of the name.

    >>> card("castle", "blue", "Castle").count("<svg")
    3
    """
    kind = NAMES.index(face)
    field = earl or own_field(kind)
    paint = Paint(alone)
    parts = [paint.field(field), *face_parts(paint, face, field, name, strength_of(kind, strength), letter)]
    return finished(parts, field, label or name, alone, theme)


def face_parts(paint: Paint, face: str, field: str, name: str, strength: int, letter: str = "") -> list[str]:
    """What lies on the field of a card. Without a field the wash is the page's own `--wash`."""
    return [
        paint.common("card-face"),
        medallion(paint, f"emblem-{face}", field, CENTRE),
        written(name),
        foot(paint, NAMES.index(face), strength, letter),
    ]


def card_back(earl: str, label: str, *, emblem: str = TOWER, alone: bool = True, theme: str = LIGHT) -> str:
    """A card face down: the Tower on the Earl's field. A table deck has the mark of its family: `mark-army`."""
    paint = Paint(alone)
    parts = [paint.field(earl), paint.common("card-back"), medallion(paint, emblem, earl, BACK_CENTRE)]
    return finished(parts, earl, label, alone, theme)


def own_field(kind: int) -> str:
    """The field of a card that no Earl owns."""
    return {"king": "king", "viking": "vikings"}.get(family(kind), "table")


def strength_of(kind: int, given: int | None) -> int:
    return strength(kind) if given is None else given


class Paint:
    """Refers to parts of the sheet, or draws them in place for a card that is complete in itself."""

    def __init__(self, alone: bool) -> None:
        self.alone = alone

    def field(self, name: str) -> str:
        pattern = f"<defs>{FIELDS[name].pattern()}</defs>" if self.alone else ""
        return (
            f'{pattern}<rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="16" fill="url(#field-{name})" '
            f'stroke="var(--ink)" stroke-width="2"/>'
        )

    def common(self, name: str) -> str:
        if not self.alone:
            return f'<use href="#{name}" width="{WIDTH}" height="{HEIGHT}"/>'
        return COMMON[name]

    def drawing(self, name: str, x: float, y: float, size: float, attributes: str = "") -> str:
        if not self.alone:
            return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"{attributes}/>'
        return drawings()[name].placed(x, y, size, size, attributes)


COMMON = {
    "card-face": face(),
    "card-ring": ring(CENTRE),
    "card-back": back(),
    "card-back-ring": ring(BACK_CENTRE),
}


def medallion(paint: Paint, emblem: str, field: str, centre: float) -> str:
    """The emblem on the field's wash, within a ring."""
    size = EMBLEM * (0.8 if emblem.startswith("mark-") else 1)
    drawn = paint.drawing(
        emblem, MIDDLE - size / 2, centre - size / 2, size, ' class="card-emblem" color="var(--emblem)"'
    )
    if paint.alone:
        drawn = drawn.replace("var(--tone)", "var(--leaf)")
    colour = FIELDS[field].colour("wash") if field else "var(--wash)"
    wash = f'<circle cx="{MIDDLE:g}" cy="{centre:g}" r="{RADIUS}" fill="{colour}"/>'
    return wash + paint.common("card-ring" if centre == CENTRE else "card-back-ring") + drawn


def written(name: str) -> str:
    """The name in small capitals, as large as fits."""
    size = min(NAME_SIZE, NAME_ROOM / name_width(name))
    pieces = "".join(
        f'<tspan font-size="{size * (SMALL if small else 1):.1f}">{escape(text)}</tspan>'
        for text, small in small_capitals(name)
    )
    return (
        f'<text class="card-name" x="{MIDDLE:g}" y="{NAME_LINE - (NAME_SIZE - size) * 0.3:.1f}" text-anchor="middle" '
        f'font-family="{LETTERS}" letter-spacing="0.6" fill="var(--ink)">{pieces}</text>'
    )


def small_capitals(name: str) -> list[tuple[str, bool]]:
    """The name in capitals, in pieces of one size each, with whether a piece is in small capitals.

    >>> small_capitals("No Luck")
    [('N', False), ('O', True), (' L', False), ('UCK', True)]
    """
    pieces: list[tuple[str, bool]] = []
    for letter in name:
        small = letter.islower()
        if pieces and pieces[-1][1] == small:
            pieces[-1] = (pieces[-1][0] + letter.upper(), small)
        else:
            pieces.append((letter.upper(), small))
    return pieces


def name_width(name: str) -> float:
    """The approximate width of the name, relative to its size."""
    width = 0.0
    for text, small in small_capitals(name):
        for letter in text:
            own = SPACE if letter == " " else NARROW if letter in "IÍJ" else WIDE if letter in "MW" else CAPITAL
            width += own * (SMALL if small else 1)
    return max(width, 1)


def foot(paint: Paint, kind: int, strength: int, letter: str) -> str:
    """The family's mark on the left, the Earl's letter in the middle, the strength as swords on the right."""
    left, right = 31, WIDTH - 31
    ink = ' color="var(--ink)"'
    parts = [paint.drawing(f"mark-{MARKS[family(kind)]}", left, FOOT, FOOT_SIZE, ink)]
    if letter:
        parts.append(number(letter, MIDDLE, "middle", 24, "var(--muted)"))
    swords = strength if strength <= MOST_SWORDS else 1
    apart = FOOT_SIZE * 0.55
    for place in range(swords):
        parts.append(paint.drawing("mark-sword", right - FOOT_SIZE * 0.78 - place * apart, FOOT, FOOT_SIZE, ink))
    if strength > MOST_SWORDS:
        parts.append(number(str(strength), right - FOOT_SIZE * 0.75, "end", 28, "var(--ink)"))
    return f'<g class="card-foot">{"".join(parts)}</g>'


def number(text: str, x: float, anchor: str, size: float, colour: str) -> str:
    return (
        f'<text x="{x:g}" y="{FOOT + 31}" text-anchor="{anchor}" font-family="{LETTERS}" font-size="{size:g}" '
        f'fill="{colour}">{escape(text)}</text>'
    )


def finished(parts: list[str], field: str, label: str, alone: bool = False, theme: str = LIGHT) -> str:
    space = ' xmlns="http://www.w3.org/2000/svg"' if alone else ""
    # A card without a label is told by the words beside it.
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    svg = f'<svg{space} class="card card-of-{field}" viewBox="0 0 {WIDTH} {HEIGHT}" {said}>{"".join(parts)}</svg>'
    return coloured(svg, theme) if alone else svg
