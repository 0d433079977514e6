"""The five pictures of a turn: build, set Towers, attack, draw, and the Vikings at the end of the round.

They stand on a page with the sheet, are made of its cards, and show the numbers of the rules in force.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from ..engine.cards import CHAMPION, INFANTRY, KNIGHT, MERCENARY, NAMES
from ..engine.ruleset import Ruleset
from .faces import face_symbols, used
from .families import strength
from .fields import HEIGHT, WIDTH
from .sheet import Paint, medallion
from .tapestry.thread import Point, numbers

#: The size of a picture, and of a card in it.
WIDE, HIGH, ACROSS, DOWN = 480, 300, 76, 106
#: Where a card of an Earldom ends, and its ground begins.
TOP, GROUND = 14, 128
#: Who may be sent to attack, in this order, until the force is enough.
FIGHTERS = (CHAMPION, KNIGHT, MERCENARY, KNIGHT, INFANTRY, KNIGHT)
OF_EARLS = (CHAMPION, MERCENARY)
#: More damage than this is not drawn point by point.
MOST_POINTS = 16
#: The kinds of cards in the pictures.
SHOWN = (
    "palace", "castle", "land", "prince", "vassal", "champion", "mercenary", "intrigue", "allies", "banquet", "banner",
    "infantry", "knight",
)  # fmt: skip
#: The seats of a round, before the Vikings.
ROUND = ("blue", "red", "green")

PAINT = Paint(alone=False)
#: The names of cards in the reader's language, by kind.
Names = Mapping[str, str]


def cards(names: Names, rules: Ruleset) -> str:
    """The faces of the cards that the pictures show. The page must have them once."""
    return face_symbols({kind: (names[kind], int(strength(NAMES.index(kind), rules))) for kind in SHOWN})


def pictures(rules: Ruleset) -> dict[str, str]:
    """All five, by name, in the order of a turn."""
    return {
        "build": build(rules),
        "towers": towers(),
        "attack": attack(rules),
        "draw": draw(),
        "round": end_of_round(int(rules.viking_markers)),
    }


def build(rules: Ruleset) -> str:
    """A Castle goes from the Hand to the ground beside the Palace, and a Land brings Army cards."""
    own = [card(kind, "blue", 18 + 82 * place, TOP) for place, kind in enumerate(HOME)]
    army = [card("infantry", "table", 380 + 8 * place, 180 + 4 * place) for place in range(land_army(rules))]
    return picture(
        *own,
        place_for_card(282, TOP),
        *ground("blue"),
        *hand(["banner", "vassal", "intrigue"], 14),
        card("castle", "blue", 268, 172, turn=5),
        glow(268, 172, 5),
        arrow((312, 166), (314, 158), (319, 150), (319, 138)),
        *([*army, arrow((262, 50), (400, -40), (440, 60), (424, 168))] if army else []),
    )


def towers() -> str:
    """Cards of the Hand stand face down before the Earldom."""
    own = [card(kind, "blue", 200 + 82 * place, TOP) for place, kind in enumerate(HOME)]
    return picture(
        *own,
        back("blue", 10, TOP),
        back("blue", 34, TOP),
        place_for_card(117, TOP),
        *ground("blue"),
        *hand(["champion", "land", "intrigue"], 176),
        card("banquet", "blue", 60, 180, turn=-8),
        glow(60, 180, -8),
        arrow((104, 174), (108, 158), (142, 154), (152, 136)),
    )


def attack(rules: Ruleset) -> str:
    """A force against two Towers and a Castle, and where each point of its damage goes."""
    soak, walls = 2 * int(rules.tower_soak), int(rules.castle_strength)
    sent, force = fielded(soak + walls, rules)
    step = min(82.0, (164 - ACROSS) / max(1, len(sent) - 1))
    attackers = [
        card(NAMES[kind], "blue" if kind in OF_EARLS else "table", 14 + step * place, 56)
        for place, kind in enumerate(sent)
    ]
    return picture(
        *attackers,
        number(14 + (step * (len(sent) - 1) + ACROSS) / 2, 40, force),
        PAINT.drawing("emblem-normal", 190, 82, 56, ' color="var(--rubric)"'),
        back("red", 258, 56),
        back("red", 302, 56),
        card("castle", "red", 392, 56),
        f'<rect x="250" y="{DOWN + 62}" width="222" height="14" fill="url(#ground-red)"/>',
        *damage(force, soak, walls),
    )


def fielded(needed: int, rules: Ruleset) -> tuple[list[int], int]:
    """Fighters until their force is enough, and the force; all of them where it never is."""
    sent: list[int] = []
    force = 0
    for kind in FIGHTERS:
        if force >= needed:
            break
        sent.append(kind)
        force += strength(kind, rules)
    return sent, force


def damage(force: int, soak: int, walls: int) -> list[str]:
    """The points of damage in a row: those that the Towers absorb, and those that reach the walls."""
    shown = min(force, MOST_POINTS)
    size = min(38.0, (WIDE - 60) / max(1, shown) - 6)
    start = (WIDE - shown * (size + 6)) / 2
    parts = []
    for point in range(shown):
        is_absorbed = point < soak
        emblem = "emblem-tower" if is_absorbed else "emblem-castle"
        x = start + point * (size + 6) + (14 if not is_absorbed else -14)
        fill = "var(--line)" if is_absorbed else "var(--rubric)"
        ink = "var(--ink)" if is_absorbed else "var(--panel)"
        parts.append(
            f'<rect x="{x:.1f}" y="204" width="{size:.1f}" height="{size:.1f}" rx="5" fill="{fill}"/>'
            + PAINT.drawing(emblem, x + size * 0.12, 204 + size * 0.12, size * 0.76, f' color="{ink}"')
        )
    absorbed, past = min(shown, soak), max(0, shown - soak)
    if absorbed:
        parts.append(number(start - 14 + absorbed * (size + 6) / 2 - 3, 282, min(force, soak)))
    if past:
        parts.append(number(start + 14 + (absorbed + past / 2) * (size + 6) - 3, 282, force - soak, "var(--rubric)"))
    return parts


def draw() -> str:
    """A card comes from the deck to the Hand; the deck grows thin, and then there is none."""
    piles = [
        *(back("blue", 20 + 2 * place, 24 - 3 * place) for place in range(7)),
        *(back("blue", 200 + 2 * place, 18 - 3 * place) for place in range(2)),
        place_for_card(370, TOP),
        PAINT.drawing("emblem-no_luck", 380, 40, 56, ' color="var(--rubric)"'),
    ]
    return picture(
        *piles,
        onward(122, 68, 184),
        onward(292, 68, 354),
        *hand(["castle", "allies", "prince"], 196),
        card("banner", "blue", 92, 176, turn=-10),
        glow(92, 176, -10),
        arrow((50, 136), (44, 160), (56, 196), (80, 214)),
    )


def end_of_round(markers: int) -> str:
    """The Earls play one after the other, then a longboat comes nearer to the shore."""
    shown = min(markers, 8)
    step = 316 / max(1, shown)
    out = max(1, shown // 3)
    boats = [
        boat(10 + step * place, 40, 44) if place < out else buoy(34 + step * place, 64, place + 1)
        for place in range(shown)
    ]
    seats = [
        PAINT.drawing(f"arms-{earl}", 16 + 112 * place, 172, 76) + onward(98 + 112 * place, 210, 114 + 112 * place)
        for place, earl in enumerate(ROUND)
    ]
    return picture(
        f'<rect x="0" y="0" width="{WIDE}" height="118" fill="var(--sea)"/>',
        f'<rect x="0" y="0" width="{WIDE}" height="118" fill="url(#waves)" opacity="0.5"/>',
        '<svg x="330" y="20" width="150" height="98" viewBox="0 0 150 70" preserveAspectRatio="none">'
        '<use href="#shore"/></svg>',
        f'<rect x="0" y="116" width="{WIDE}" height="12" fill="url(#weave)"/>',
        *boats,
        PAINT.drawing("emblem-palace", 408, 16, 56, ' color="var(--ink)"'),
        *seats,
        boat(352, 158, 122),
        arrow((408, 158), (396, 130), (260, 160), (118, 92)),
    )


# What they are made of.

#: The first Fief of every picture.
HOME = ("palace", "prince", "land")


def land_army(rules: Ruleset) -> int:
    return min(int(rules.land_army), 3)


def picture(*parts: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="turn" viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true" '
        f'focusable="false">{"".join(parts)}</svg>'
    )


def placed(inside: str, field: str, x: float, y: float, turn: float) -> str:
    turned = f' transform="rotate({turn:g} {x + ACROSS / 2:g} {y + DOWN / 2:g})"' if turn else ""
    return (
        f'<g{turned}><svg class="card-of-{field}" x="{x:g}" y="{y:g}" width="{ACROSS}" height="{DOWN}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}">{used(f"of-{field}")}{inside}</svg></g>'
    )


def card(kind: str, field: str, x: float, y: float, turn: float = 0) -> str:
    """A card with a large name, face up."""
    return placed(used(f"plain-{kind}"), field, x, y, turn)


def back(field: str, x: float, y: float) -> str:
    """A card face down, which is a Tower or lies in a deck."""
    return placed(PAINT.common("card-back") + medallion(PAINT, "emblem-tower", field, HEIGHT / 2), field, x, y, 0)


def hand(kinds: list[str], x: float) -> list[str]:
    """Cards of the Hand, side by side and slightly turned."""
    return [card(kind, "blue", x + 80 * place, 184, (place - 1) * 3) for place, kind in enumerate(kinds)]


def place_for_card(x: float, y: float) -> str:
    """Where a card will lie."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{ACROSS}" height="{DOWN}" rx="7" fill="none" stroke="var(--muted)" '
        'stroke-width="2.5" stroke-dasharray="8 6"/>'
    )


def glow(x: float, y: float, turn: float) -> str:
    """The gold around the card that is played."""
    return (
        f'<rect x="{x - 3:g}" y="{y - 3:g}" width="{ACROSS + 6}" height="{DOWN + 6}" rx="9" fill="none" '
        f'stroke="var(--lit)" stroke-width="4" transform="rotate({turn:g} {x + ACROSS / 2:g} {y + DOWN / 2:g})"/>'
    )


def ground(earl: str) -> list[str]:
    return [f'<rect x="8" y="{GROUND - 4}" width="{WIDE - 16}" height="14" fill="url(#ground-{earl})"/>']


def arrow(start: Point, leaves: Point, comes: Point, end: Point, colour: str = "var(--rubric)") -> str:
    """A curved line with a head. It leaves towards one point, and comes from another."""
    (x, y), (from_x, from_y) = end, comes
    length = math.hypot(x - from_x, y - from_y) or 1
    dx, dy = (x - from_x) / length, (y - from_y) / length
    curve = f"M{numbers(*start)}C{numbers(*leaves, *comes, *end)}"
    head = (
        f"M{numbers(x + 9 * dx, y + 9 * dy)}L{numbers(x - 5 * dx - 8 * dy, y - 5 * dy + 8 * dx)}"
        f"L{numbers(x - 5 * dx + 8 * dy, y - 5 * dy - 8 * dx)}Z"
    )
    return (
        f'<path d="{curve}" fill="none" stroke="{colour}" stroke-width="4" stroke-linecap="round"/>'
        f'<path d="{head}" fill="{colour}"/>'
    )


def onward(x: float, y: float, to: float) -> str:
    """A short arrow to the right."""
    return arrow((x, y), (x + 4, y), (to - 4, y), (to, y), "var(--muted)")


def number(x: float, y: float, value: int, colour: str = "var(--ink)") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:g}" text-anchor="middle" font-family="\'Regni Serif\', Palatino, Georgia, serif" '
        f'font-weight="700" font-size="32" fill="{colour}">{value}</text>'
    )


def boat(x: float, y: float, width: float) -> str:
    size = f'width="{width:g}" height="{width * 0.8:g}"'
    return f'<svg x="{x:g}" y="{y:g}" {size} viewBox="0 0 128 100"><use href="#boat"/></svg>'


def buoy(x: float, y: float, value: int) -> str:
    """The place of a longboat that is not on its way yet."""
    return (
        f'<circle cx="{x:.1f}" cy="{y:g}" r="15" fill="none" stroke="var(--ink)" stroke-width="1.5" '
        'stroke-dasharray="4 3"/>'
        f'<text x="{x:.1f}" y="{y + 5:g}" text-anchor="middle" font-family="\'Regni Serif\', Georgia, serif" '
        f'font-size="18" fill="var(--ink)">{value}</text>'
    )
