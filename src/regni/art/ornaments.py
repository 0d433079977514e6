"""The ornaments of the table: woven bands, the sea with its longboats, the ground that an Earldom stands on, roundels.

They are patterns and symbols of the sheet, coloured by the palette like everything on it.
"""

from __future__ import annotations

from .fields import EARLS, FIELDS

#: Two rows of threads, very faint: the cloth that everything lies on.
LINEN = (
    '<pattern id="linen" patternUnits="userSpaceOnUse" width="6" height="6">'
    '<path stroke="var(--thread)" stroke-width="1" d="M0 .5H3M3 3.5H6M1.5 3V6M4.5 0V3"/></pattern>'
)

#: A band along an edge: slanted stitches, a bird, a bud. And the same for an upright edge.
WEAVE = (
    '<pattern id="weave" patternUnits="userSpaceOnUse" width="96" height="12">'
    '<path fill="none" stroke="var(--muted)" stroke-width="1" d="M0 .7H96M0 11.3H96"/>'
    '<path stroke="var(--rubric)" stroke-width="2.6" d="M3 10L9 2"/>'
    '<path stroke="var(--gold)" stroke-width="2.6" d="M9 10L15 2M57 2L63 10"/>'
    '<path stroke="var(--verdigris)" stroke-width="2.6" d="M51 2L57 10"/>'
    '<path fill="var(--lapis)" d="M28 6C30 2.5 35 2.5 37 5L42 2.5L39.5 6.5C38 9.5 32 10 28 6Z"/>'
    '<path fill="var(--verdigris)" d="M79 2C82 4 82 8 79 10C76 8 76 4 79 2Z'
    'M72 6C74 4 76 4 77 6C76 8 74 8 72 6ZM86 6C84 4 82 4 81 6C82 8 84 8 86 6Z"/></pattern>'
)
UPRIGHT_WEAVE = (
    '<pattern id="vweave" patternUnits="userSpaceOnUse" width="12" height="96">'
    '<path fill="none" stroke="var(--muted)" stroke-width="1" d="M.7 0V96M11.3 0V96"/>'
    '<path stroke="var(--rubric)" stroke-width="2.6" d="M2 3L10 9"/>'
    '<path stroke="var(--gold)" stroke-width="2.6" d="M2 9L10 15M10 57L2 63"/>'
    '<path stroke="var(--verdigris)" stroke-width="2.6" d="M10 51L2 57"/>'
    '<path fill="var(--lapis)" d="M6 26L9 33L6 40L3 33Z"/>'
    '<path fill="var(--verdigris)" d="M6 72C9 75 9 79 6 82C3 79 3 75 6 72Z"/></pattern>'
)

WAVES = (
    '<pattern id="waves" patternUnits="userSpaceOnUse" width="44" height="28">'
    '<path fill="none" stroke="var(--wave)" stroke-width="2" d="M-11 10Q0 3 11 10T33 10T55 10"/>'
    '<path fill="none" stroke="var(--foam)" stroke-width="2" '
    'd="M0 18Q11 11 22 18T44 18M-11 26Q0 19 11 26T33 26T55 26"/></pattern>'
)

#: A longboat under sail, seen from the side.
BOAT = (
    '<symbol id="boat" viewBox="0 0 128 100" stroke="var(--rope)" stroke-width="3.4" stroke-linecap="round" '
    'stroke-linejoin="round"><path fill="none" d="M62 70V6"/>'
    '<path fill="var(--sail)" stroke="none" d="M62 4L78 8L62 12Z"/>'
    '<path fill="var(--cloth)" d="M30 17H92C103 32 103 48 95 62H31C40 48 40 32 30 17Z"/>'
    '<path fill="var(--sail)" stroke="none" d="M42.5 17H55C64 32 64 48 57 62H44C52 48 52 32 42.5 17Z'
    'M67.5 17H80C90 32 90 48 82.5 62H69.5C77 48 77 32 67.5 17Z"/>'
    '<path fill="none" d="M30 17H92C103 32 103 48 95 62H31C40 48 40 32 30 17ZM25 17H98"/>'
    '<path fill="var(--hull)" d="M10 40C4 40 3 33 8 31C15 29 17 37 17 44C18 60 24 68 36 69H90C104 68 110 58 111 38'
    'C111 31 113 26 119 25C125 25 127 30 124 33L117 35C121 66 112 90 88 90H38C18 90 10 68 10 40Z"/>'
    '<path fill="var(--keel)" stroke="none" d="M16 70C22 78 30 80 38 80H88C98 80 106 77 112 70C109 82 101 90 88 90H38'
    'C26 90 19 82 16 70Z"/>'
    '<path fill="none" d="M15 66C22 78 30 79 38 79.5H88C98 79.5 107 76 113.5 66'
    'M117 35C121 66 112 90 88 90H38C18 90 10 68 10 40"/>'
    '<circle fill="var(--cloth)" cx="40" cy="72" r="7"/><circle fill="var(--sail)" cx="56" cy="73" r="7"/>'
    '<circle fill="var(--cloth)" cx="72" cy="73" r="7"/><circle fill="var(--sail)" cx="88" cy="72" r="7"/></symbol>'
)

#: The shore at the end of the sea.
SHORE = (
    '<symbol id="shore" viewBox="0 0 150 70" preserveAspectRatio="none">'
    '<path fill="var(--shore)" d="M0 72C22 66 30 40 58 22C74 12 112 8 152 4V72Z"/>'
    '<path fill="none" stroke="var(--meadow)" stroke-width="3" stroke-linecap="round" '
    'd="M0 70C22 66 30 40 58 22C74 12 112 8 152 4"/></symbol>'
)

#: Two stems wound around each other, between two pictures or two Earldoms.
TREE = (
    '<symbol id="tree" viewBox="0 0 40 150" fill="none" stroke-linecap="round" stroke-linejoin="round" '
    'preserveAspectRatio="xMidYMax meet">'
    '<path stroke="var(--verdigris)" stroke-width="3" '
    'd="M20 148C20 128 8 120 8 102C8 82 32 80 32 58C32 42 20 40 20 24M14.5 88L20 83M25 70L20 74"/>'
    '<path stroke="var(--gold)" stroke-width="3" d="M20 148C20 128 32 120 32 102C32 82 8 80 8 58C8 42 20 40 20 24"/>'
    '<path fill="var(--verdigris)" d="M20 24C11 22 10 11 20 3C30 11 29 22 20 24ZM8 58C1 55-1 47 3 41C10 45 12 52 8 58Z'
    'M32 58C39 55 41 47 37 41C30 45 28 52 32 58Z"/>'
    '<path fill="var(--gold)" d="M8 102C1 100-1 92 3 86C9 89 11 96 8 102ZM32 102C39 100 41 92 37 86'
    'C31 89 29 96 32 102Z"/>'
    '<path stroke="var(--muted)" stroke-width="3" d="M8 148H32"/></symbol>'
)

#: A gold medal for an emblem, and the place of one that nobody holds.
ROUNDEL = (
    '<symbol id="roundel" viewBox="0 0 100 100">'
    '<circle cx="50" cy="50" r="48" fill="var(--gold)" stroke="var(--emblem)" stroke-width="1.5"/>'
    '<circle cx="50" cy="50" r="42" fill="var(--field-king-wash)" stroke="var(--emblem)" stroke-width="1.5"/></symbol>'
    '<symbol id="roundel-free" viewBox="0 0 100 100"><circle cx="50" cy="50" r="46" fill="none" '
    'stroke="var(--muted)" stroke-width="2" stroke-dasharray="7 5"/></symbol>'
)


def ground(name: str) -> str:
    """The wavy line on which an Earldom stands, in the Earl's two colours."""
    field = FIELDS[name]
    below, above = field.colour("second"), field.colour("first")
    return (
        f'<pattern id="ground-{name}" patternUnits="userSpaceOnUse" width="56" height="14">'
        f'<path fill="none" stroke="{below}" stroke-width="3.5" d="M-14 11Q0 5 14 11T42 11T70 11"/>'
        f'<path fill="none" stroke="{above}" stroke-width="3" d="M-14 7Q0 1 14 7T42 7T70 7"/></pattern>'
    )


def ornaments() -> str:
    grounds = [ground(name) for name in (*EARLS, "king")]
    return "\n".join([LINEN, WEAVE, UPRIGHT_WEAVE, WAVES, BOAT, SHORE, TREE, ROUNDEL, *grounds])
