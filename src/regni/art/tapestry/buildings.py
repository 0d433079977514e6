"""Walls and roofs: keeps, halls, a church, a palace opened like a stage, seats."""

from __future__ import annotations

from .thread import at, dot, line, number, numbers, scallops, shape, shared


def arch(x: float, foot: float, width: float, height: float) -> str:
    """The outline of a round-arched opening; `height` is that of its straight sides."""
    half = width / 2
    return (
        f"M{numbers(x - half, foot)}v{number(-height)}a{numbers(half, half)} 0 0 1 {number(width)} 0v{number(height)}Z"
    )


def windows(*places: tuple[float, float], width: float = 18, height: float = 24) -> str:
    return shape("".join(arch(x, y, width, height) for x, y in places), "gold")


def shingles(left: float, right: float, top: float, foot: float, wools: str, inset: float) -> str:
    """A roof: rows of scales, each row of its own wool, narrower by `inset` at the ridge."""
    rows = wools.split()
    high = (foot - top) / len(rows)
    out = ""
    for place, wool in enumerate(rows):
        over, under = inset * (1 - place / len(rows)), inset * (1 - (place + 1) / len(rows))
        y, wide = top + high * place, right - left - 2 * under
        count = max(3, round(wide / 30))
        edge = f"q{numbers(-wide / count / 2, 13, -wide / count, 0)}" * count
        # A row lies over the one below it.
        out = (
            shape(
                f"M{numbers(left + over, y)}H{number(right - over)}L{numbers(right - under, y + high)}{edge}Z", wool, 2
            )
            + out
        )
    return out


def battlement(left: float, right: float, y: float, wool: str, teeth: int, height: float = 28) -> str:
    """The top of a wall, from its foot at `y`."""
    step = (right - left) / (2 * teeth - 1)
    up = f"v{number(-height * 0.42)}h{number(step)}v{number(height * 0.42)}"
    return shape(
        f"M{numbers(left, y)}v{number(-height * 0.58)}" + f"h{number(step)}".join([up] * teeth) + f"V{number(y)}Z", wool
    )


DRAGON = shape("M0 18C4 -16 0 -30 14 -40C24 -48 36 -42 44 -36L34 -33L42 -27C30 -24 22 -22 20 -8V18Z", "gold") + dot(
    24, -36, 2, "ink", 0
)


def ridge_dragons(left: float, right: float, y: float) -> str:
    """At both ends of a roof's ridge, looking out."""
    return at(shared(DRAGON), left, y, flip=True) + at(shared(DRAGON), right, y)


def keep(x: float, y: float, wool: str, size: float = 1) -> str:
    """A stone keep with battlements of an Earl's wool, on a green mound."""
    body = (
        shape("M-150 4C-110 -66 110 -66 160 0Z", "green")
        + line("M-118 -8C-80 -48 84 -48 124 -10", 4, "gold")
        + shape("M-60 -46V-176H72V-46Z", "linen")
        + battlement(-70, 82, -172, wool, 4, 32)
        + shape(arch(6, -46, 40, 42), "blue")
        + windows((-33, -122), (6, -122), (45, -122))
        + line("M-60 -108H72M-60 -160H72")
    )
    return at(body, x, y, size)


def hall(x: float, y: float, size: float = 1) -> str:
    """A great hall under four rows of shingles."""
    body = (
        ridge_dragons(-103, 103, -204)
        + shape("M-165 0V-124H165V0Z", "linen")
        + shingles(-184, 184, -206, -112, "red gold teal blue", 64)
        + windows((-122, -40), (122, -40), width=34, height=22)
        + shape(arch(0, 0, 84, 46), "ink")
        + shape("M-42 0V-46A42 42 0 0 1 0 -88V0Z", "blue")
        + line("M-165 -96H165", 2)
    )
    return at(body, x, y, size)


def church(x: float, y: float, size: float = 1) -> str:
    """A nave and a bell tower."""
    body = (
        shape("M-90 0V-132H96V0Z", "linen")
        + shingles(-106, 112, -196, -124, "teal red gold", 40)
        + shape(arch(0, 0, 68, 52), "ink")
        + shape("M-34 0V-52A34 34 0 0 1 0 -86V0Z", "red")
        + windows((-62, -56), (64, -56), width=16)
        + shape("M96 0V-214H150V0Z", "linen")
        + line("M-90 -104H96M96 -152H150M96 -92H150", 2)
        + shape("M86 -214L123 -272L160 -214Z", "blue")
        + shape(arch(123, -166, 30, 18), "ink")
        + shape("M114 -170C117 -176 116 -186 123 -190C130 -186 129 -176 132 -170Z", "gold", 1)
        + windows((123, -40), width=16)
        + line("M123 -272V-294M115 -286H131", 4)
    )
    return at(body, x, y, size)


def pillar(x: float, foot: float, top: float, width: float = 40, wool: str = "linen") -> str:
    half = width / 2
    return (
        shape(
            f"M{numbers(x - half + 5, top + 26)}H{number(x + half - 5)}V{number(foot - 20)}H{number(x - half + 5)}Z",
            wool,
        )
        + shape(f"M{numbers(x - half - 6, foot)}v-12l10 -10H{number(x + half - 4)}l10 10v12Z", "gold")
        + shape(f"M{numbers(x - half - 8, top)}H{number(x + half + 8)}l-10 28H{number(x - half + 2)}Z", "red")
        + line(f"M{numbers(x - half - 3, top + 13)}H{number(x + half + 3)}", 2)
    )


def awning(left: float, right: float, y: float, drop: float, wools: tuple[str, str], lean: float = 28) -> str:
    """A striped cloth over a stand, from its ridge at `y`."""
    step = (right - left) / 6
    inner = (right - left - 2 * lean) / 6
    out = ""
    for place in range(6):
        foot, top = left + step * place, left + lean + inner * place
        out += shape(
            f"M{numbers(foot, y + drop)}L{numbers(top, y)}H{number(top + inner)}L{numbers(foot + step, y + drop)}Z",
            wools[place % 2],
            2,
        )
    return out + shape(scallops(left, y + drop, right - left, 22, 6) + "Z", "gold", 2)


def cottage(x: float, y: float, size: float = 1) -> str:
    """A farmhouse under thatch."""
    body = (
        shape("M-98 0V-116H98V0Z", "linen")
        + line("M-98 -58H-30M30 -58H98M-64 0V-116M64 0V-116", 2)
        + shape(arch(0, 0, 52, 58), "blue")
        + line("M0 0V-84", 1)
        + shape("M-118 -112L-74 -200H74L118 -112Z", "gold")
        + line(scallops(-102, -142, 204, 15, 8) + scallops(-88, -171, 176, 15, 7), 2)
        + shape(scallops(-118, -114, 236, 18, 9) + "Z", "gold", 2)
    )
    return at(body, x, y, size)


#: A seat with one tall post, seen from the side.
CHAIR = (
    shape("M-44 0V-128H-33V0Z", "shade")
    + dot(-38.5, -135, 9, "red", 2)
    + shape("M-34 -56H40V-2H-34Z", "shade")
    + shape(arch(-14, -2, 16, 26) + arch(20, -2, 16, 26), "linen", 2)
    + shape("M-40 -56H46V-48H-40Z", "red")
)
#: A throne with a dragon's head, seen from the side, on two steps.
THRONE = (
    shape("M-130 0V-18H150V0ZM-106 -18V-34H112V-18Z", "red")
    + line("M-130 -9H150", 1)
    + shape("M-84 -34V-248H-68V-34Z", "gold")
    + shape("M-84 -248C-92 -262 -84 -276 -70 -276C-52 -278 -40 -268 -34 -258L-54 -256L-36 -246"
        "C-50 -238 -66 -240 -68 -248Z", "gold")
    + dot(-66, -264, 3.5, "linen", 2)
    + shape("M-68 -34V-206C-58 -214 -50 -206 -44 -196V-34Z", "blue")
    + shape("M-74 -34V-98H52V-34Z", "gold")
    + shape(arch(-44, -34, 24, 32) + arch(-4, -34, 24, 32) + arch(32, -34, 20, 28), "linen", 2)
    + shape("M-80 -98H58C64 -104 64 -110 58 -114H-66C-80 -112 -84 -104 -80 -98Z", "green")
)  # fmt: skip
#: A chair of state, seen from before: wool "a" is its back.
CHAIR_OF_STATE = (
    shape("M-46 0V-172L0 -206L46 -172V0Z", "a")
    + shape("M-32 -20V-164L0 -188L32 -164V-20Z", "shade", 1)
    + shape("M-46 -172C-59 -187 -54 -198 -46 -207C-38 -198 -33 -187 -46 -172ZM46 -172C33 -187 38 -198 46 -207"
        "C54 -198 59 -187 46 -172Z", "gold")
    + shape("M-60 0V-70H60V0Z", "teal")
    + shape(arch(-36, 0, 20, 24) + arch(0, 0, 22, 24) + arch(36, 0, 20, 24), "shade", 2)
    + shape("M-64 -56V-70H64V-56Z", "gold")
)  # fmt: skip


def palace(left: float, right: float, foot: float, top: float) -> str:
    """A building opened like a stage: two towers, an arch between them, a roof of scales."""
    wide = 42
    inner_left, inner_right = left + wide, right - wide
    bow = f"C{number(inner_left)} {top + 44} {number(inner_right)} {top + 44} {number(inner_right)} {top + 150}"
    start = f"M{number(inner_left)} {top + 150}"
    out = (
        shape(f"{start}{bow}V{top + 40}H{number(inner_left)}Z", "shade")
        + line(start + bow, 6)
        + line(start + bow, 2, "gold")
        + shingles(inner_left - 10, inner_right + 10, top + 4, top + 46, "red gold", 26)
    )
    for x in (left, inner_right):
        middle = x + wide / 2
        out += (
            shape(f"M{numbers(x, foot)}V{top + 46}h{wide}V{number(foot)}Z", "linen")
            + line(
                f"M{numbers(x, top + 74)}h{wide}m{-wide} -12h{wide}M{numbers(x, foot - 60)}h{wide}m{-wide} -56h{wide}",
                2,
            )
            + windows((middle, top + 128), width=16, height=22)
            + shape(
                f"M{numbers(x - 7, top + 46)}C{numbers(x - 7, top + 20, x + 12, top + 14, middle, top - 6)}"
                f"C{numbers(x + wide - 12, top + 14, x + wide + 7, top + 20, x + wide + 7, top + 46)}Z",
                "blue",
            )
            + dot(middle, top - 6, 5, "gold")
            + shape(f"M{numbers(x - 8, foot)}v-14h{wide + 16}v14Z", "green")
        )
    return out
