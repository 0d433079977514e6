"""The heraldic fields: six Earls, the King, the Vikings, and the table itself.

Each field can be recognised by its division, without its colour. The patterns are made for a card of 250 by 350 with a
border of 20. The tiles divide both sides evenly, so that all corners look alike and a border shows one whole figure.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.cards import COLOURS

#: A colour in vellum and one in candlelight.
Both = tuple[str, str]

WIDTH, HEIGHT, BORDER = 250, 350, 20
#: The tile of a figure: about as wide as a border, and taller.
ACROSS, DOWN = 250 / 12, 350 / 12
#: The size of a checky square and of a barry stripe, and the distance between bends.
SQUARE, BAR, BEND = 10, 14, 250 / 8

#: An ermine spot around (0, 0), for its own tile.
ERMINE = (
    "M0 -7.6 C1 -3.4 2.6 1.4 5 6 C3.4 5.6 2.4 6 1.7 7.2 C1 8.2 0.4 8.9 0 9.6 "
    "C-0.4 8.9 -1 8.2 -1.7 7.2 C-2.4 6 -3.4 5.6 -5 6 C-2.6 1.4 -1 -3.4 0 -7.6 Z"
)
LOZENGE = "M0 -2.6 L2.1 0 L0 2.6 L-2.1 0 Z"


@dataclass(frozen=True)
class Field:
    """A field: two colours; the wash, a tint behind emblems; and the colour of text on its first colour."""

    name: str
    division: str
    first: Both
    second: Both
    wash: Both
    text: Both

    def colours(self) -> dict[str, Both]:
        return {"first": self.first, "second": self.second, "wash": self.wash, "text": self.text}

    def colour(self, part: str) -> str:
        return f"var(--field-{self.name}-{part})"

    def pattern(self) -> str:
        """The field as a pattern that can fill any shape."""
        first, second = self.colour("first"), self.colour("second")
        if self.division == "per pale":
            # One half of the shape in each colour, whatever its size.
            return (
                f'<pattern id="field-{self.name}" width="1" height="1" viewBox="0 0 2 2" preserveAspectRatio="none">'
                f'<path fill="{first}" d="M0 0 H1 V2 H0 Z"/><path fill="{second}" d="M1 0 H2 V2 H1 Z"/></pattern>'
            )
        width, height, _, figure = FIGURES[self.division]
        below, above = self.ground_and_figure()
        return (
            f'<pattern id="field-{self.name}" patternUnits="userSpaceOnUse" width="{width:g}" height="{height:g}">'
            f'<path fill="{below}" d="M0 0 H{width:g} V{height:g} H0 Z"/>{figure.replace("FIGURE", above)}</pattern>'
        )

    def ground_and_figure(self) -> tuple[str, str]:
        """The colour of the background, and the colour of the figures on it."""
        first, second = self.colour("first"), self.colour("second")
        return (second, first) if FIGURES[self.division][2] else (first, second)


def filled(path: str, place: str = "") -> str:
    where = f' transform="{place}"' if place else ""
    return f'<path fill="FIGURE" d="{path}"{where}/>'


def chevrons() -> str:
    middle, low, thick = ACROSS / 2, ACROSS * 0.6, ACROSS * 0.5
    tops = (-ACROSS * 0.5, ACROSS * 0.5)
    return "".join(
        filled(
            f"M0 {top + low:g} L{middle:g} {top:g} L{ACROSS:g} {top + low:g} v{thick:g} "
            f"L{middle:g} {top + thick:g} L0 {top + low + thick:g} Z"
        )
        for top in tops
    )


def bends() -> str:
    half = BEND / 2
    return "".join(filled(f"M{start:g} 0 h{half:g} l{BEND:g} {BEND:g} h{-half:g} Z") for start in (0, -BEND))


def waves() -> str:
    line = 'fill="none" stroke="FIGURE" stroke-width="2.2" stroke-linecap="round"'
    half = ACROSS / 2
    crest = f"q{half / 2:g} -5 {half:g} 0 t{half:g} 0 t{half:g} 0"
    return f'<path {line} d="M{-half / 2:g} 5 {crest}"/><path {line} d="M{-half:g} 12 {crest} t{half:g} 0"/>'


#: For each division: the size of its tile, whether the figure has the first colour, and the figure.
FIGURES: dict[str, tuple[float, float, bool, str]] = {
    "chevrons": (ACROSS, ACROSS, True, chevrons()),
    "bend": (BEND, BEND, True, bends()),
    "checky": (
        2 * SQUARE,
        2 * SQUARE,
        True,
        filled(f"M0 0 H{SQUARE} V{SQUARE} H0 Z M{SQUARE} {SQUARE} H{2 * SQUARE} V{2 * SQUARE} H{SQUARE} Z"),
    ),
    "lozengy": (
        ACROSS,
        DOWN,
        True,
        filled(f"M{ACROSS / 2:g} 0 L{ACROSS:g} {DOWN / 2:g} L{ACROSS / 2:g} {DOWN:g} L0 {DOWN / 2:g} Z"),
    ),
    "barry": (2 * BAR, 2 * BAR, True, filled(f"M0 0 H{2 * BAR} V{BAR} H0 Z")),
    "ermine": (
        2 * ACROSS,
        2 * DOWN,
        False,
        "".join(
            filled(ERMINE, f"translate({ACROSS * x:g} {DOWN * y:g})")
            for x, y in ((0.5, 0.5), (1.5, 0.5), (0.5, 1.5), (1.5, 1.5))
        ),
    ),
    "dark water": (ACROSS, BAR, False, waves()),
    "diaper": (
        ACROSS,
        ACROSS,
        False,
        filled(LOZENGE, f"translate({ACROSS / 2:g} {ACROSS / 2:g}) scale(1.7)")
        + "".join(filled(LOZENGE, f"translate({x:g} {y:g})") for x in (0, ACROSS) for y in (0, ACROSS)),
    ),
}
PAPER, CREAM, INK, NIGHT = "#FFFCF3", "#F0E5CC", "#2A2018", "#16120E"

FIELDS: dict[str, Field] = {
    field.name: field
    for field in (
        # Name, division, then in vellum and candlelight: first and second colour, wash, text.
        Field(
            "blue", "per pale", ("#2A5893", "#6C97D0"),
            ("#A9C3E2", "#1F3350"), ("#DAE5F1", "#9DB6D6"), (PAPER, NIGHT),
        ),
        Field(
            "red", "chevrons", ("#A5302A", "#D0655A"),
            ("#F2CFC2", "#4A1B17"), ("#F5DED4", "#DDA698"), (PAPER, NIGHT),
        ),
        Field(
            "green", "bend", ("#37693E", "#7FAE6C"),
            ("#CBDDB4", "#22391F"), ("#DFEACF", "#B1C69B"), (PAPER, NIGHT),
        ),
        Field(
            "gold", "checky", ("#C4922A", "#D9A941"),
            ("#FBF0CC", "#4A3710"), ("#F8ECC6", "#E2C988"), (INK, NIGHT),
        ),
        Field(
            "purple", "lozengy", ("#6A4087", "#A887C6"),
            ("#DDCBE6", "#36214A"), ("#EADFF0", "#C2ABD2"), (PAPER, NIGHT),
        ),
        Field(
            "orange", "barry", ("#DB742C", "#E08A47"),
            ("#FCE6CF", "#4F2A10"), ("#FAE3CC", "#E6B78C"), (INK, NIGHT),
        ),
        Field(
            "king", "ermine", ("#FFFCF3", "#E4D9C0"),
            ("#2A2018", "#211B15"), ("#F3E3B8", "#DCC48C"), (INK, NIGHT),
        ),
        Field(
            "vikings", "dark water", ("#22363F", "#0F1E26"),
            ("#86AAB2", "#527C88"), ("#D2E0E1", "#9DB8BD"), (PAPER, CREAM),
        ),
        Field(
            "table", "diaper", ("#CDBB97", "#4B3F30"),
            ("#8E7549", "#8B754F"), ("#EFE4CB", "#CBB78F"), (INK, CREAM),
        ),
    )
}  # fmt: skip
#: The fields of the six Earls, in their order.
EARLS = tuple(COLOURS)
