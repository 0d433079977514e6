"""Beasts: horses that gallop and step, an ox, ravens. Wool "a" is the coat, "b" the far legs, mane and tail."""

from __future__ import annotations

from .figures import FIST, SHOE, Arm, arm, head, tunic
from .gear import shield
from .thread import at, cord, dot, limb, line, shape, shared

#: Body, neck and head.
TRUNK = shape(
    "M-102 -112C-98 -136 -64 -142 -38 -134C-10 -128 20 -128 44 -136C62 -152 70 -178 90 -198"
    "C97 -205 104 -207 109 -206L112 -220L120 -204C130 -196 142 -180 152 -166C156 -158 154 -150 146 -149"
    "C139 -148 132 -153 128 -157C120 -160 114 -162 108 -157C103 -142 104 -122 96 -102C90 -86 78 -78 64 -75"
    "C30 -68 -10 -70 -42 -80C-62 -70 -100 -76 -102 -112Z",
    "a",
)
GALLOP = (
    limb([(64, -92), (98, -74), (126, -66), (146, -46)], (30, 17, 11, 9), "b")
    + shape("M140 -50L153 -44L157 -32L144 -36Z", "ink", 1)
    + limb([(-66, -94), (-96, -66), (-128, -56), (-158, -28)], (38, 20, 11, 9), "b")
    + shape("M-152 -32L-164 -34L-172 -20L-158 -18Z", "ink", 1)
    + shape("M-96 -124C-120 -136 -140 -122 -158 -126C-170 -128 -176 -138 -186 -134C-182 -112 -160 -100 -136 -102"
        "C-118 -102 -108 -106 -98 -112Z", "b")
    + line("M-106 -120C-126 -124 -150 -110 -172 -122M-108 -114C-126 -112 -146 -106 -162 -112", 1)
    + TRUNK
    + limb([(52, -90), (84, -62), (118, -46), (130, -22)], (36, 19, 12, 10), "a", joined=True)
    + shape("M123 -24L137 -19L138 -6L124 -9Z", "ink", 1)
    + limb([(-62, -96), (-82, -62), (-112, -44), (-132, -10)], (50, 25, 13, 10), "a", joined=True)
    + shape("M-127 -14L-138 -19L-148 -6L-134 0Z", "ink", 1)
)  # fmt: skip
#: Mane, eye, mouth and bridle.
HEADSTALL = (
    shape("M42 -138C52 -156 64 -184 88 -204C94 -210 102 -212 108 -208C96 -198 84 -180 76 -160"
        "C70 -148 60 -140 46 -134C44 -134 42 -136 42 -138Z", "b")
    + line("M56 -148L66 -146M62 -160L73 -157M68 -172L80 -167M76 -184L87 -179M84 -195L95 -191", 1)
    + dot(124, -184, 2.8, "ink", 0)
    + line("M146 -158L139 -158M150 -165L148 -164", 2)
    + line("M128 -157C124 -166 128 -176 134 -184M132 -186L116 -160", 3, "linen")
)  # fmt: skip
#: The same horse at a walk, one foreleg raised.
STEP = (
    limb([(64, -96), (70, -66), (66, -38), (68, -10)], (32, 18, 12, 10), "b")
    + shape("M60 -11L76 -11L80 2H60Z", "ink", 1)
    + limb([(-62, -98), (-52, -66), (-66, -42), (-62, -10)], (40, 22, 13, 10), "b")
    + shape("M-70 -11L-55 -11L-51 2H-70Z", "ink", 1)
    + shape("M-98 -124C-118 -132 -130 -116 -128 -92C-128 -72 -134 -58 -144 -46C-124 -46 -110 -62 -110 -84"
        "C-110 -98 -106 -106 -98 -112Z", "b")
    + line("M-102 -120C-118 -116 -120 -92 -120 -78", 1)
    + TRUNK
    + limb([(58, -92), (92, -78), (104, -54), (88, -36)], (36, 20, 13, 10), "a", joined=True)
    + shape("M92 -42L98 -30L86 -22L78 -34Z", "ink", 1)
    + limb([(-70, -98), (-82, -66), (-100, -42), (-94, -10)], (52, 26, 14, 10), "a", joined=True)
    + shape("M-102 -11L-87 -11L-83 2H-102Z", "ink", 1)
)  # fmt: skip
OX = (
    limb([(44, -62), (48, -34), (58, -8)], (30, 16, 12), "b")
    + shape("M50 -9L66 -8L68 2H50Z", "ink", 1)
    + limb([(-58, -64), (-46, -36), (-50, -8)], (34, 18, 12), "b")
    + shape("M-57 -9L-43 -9L-40 2H-57Z", "ink", 1)
    + shape("M98 -120C98 -136 110 -148 126 -150C118 -142 114 -132 112 -114Z", "linen", 2)
    + shape("M-94 -98C-104 -100 -112 -80 -112 -62C-112 -50 -106 -44 -106 -34C-98 -44 -100 -54 -100 -64"
        "C-100 -78 -96 -86 -90 -90Z", "a", 2)
    + shape("M-98 -84C-98 -104 -80 -110 -60 -108C-30 -104 0 -106 24 -108C40 -112 56 -122 74 -122"
        "C84 -126 94 -128 102 -122L130 -96C137 -88 134 -78 124 -77C114 -76 106 -80 98 -84C94 -70 90 -54 74 -50"
        "C40 -42 -30 -40 -60 -48C-86 -50 -98 -64 -98 -84Z", "a")
    + shape("M-40 -106C-46 -90 -40 -70 -26 -62C-8 -58 8 -70 10 -84C10 -94 6 -102 2 -107C-14 -105 -28 -105 -40 -106Z",
        "linen", 2)
    + limb([(56, -66), (54, -36), (46, -8)], (36, 17, 12), "a", joined=True)
    + shape("M38 -9L54 -8L55 2H37Z", "ink", 1)
    + limb([(-68, -70), (-72, -40), (-84, -10)], (46, 20, 12), "a", joined=True)
    + shape("M-91 -11L-77 -9L-77 2H-93Z", "ink", 1)
    + shape("M84 -124C74 -118 66 -108 68 -98C78 -100 88 -108 92 -116Z", "a", 2)
    + shape("M88 -124C84 -140 92 -154 108 -160C102 -148 102 -136 104 -122Z", "linen", 2)
    + dot(105, -108, 2.8, "ink", 0)
    + line("M125 -90L131 -91M118 -82C122 -83 126 -84 128 -86M80 -66C82 -76 84 -84 82 -92M72 -60"
        "C74 -70 76 -78 74 -86", 2)
)  # fmt: skip
RAVEN = (
    shape("M8 -4C10 -24 22 -36 42 -42C38 -36 40 -32 34 -29C38 -25 32 -21 27 -20C28 -14 22 -8 16 -3Z", "teal", 2)
    + shape("M-24 2C-14 -6 4 -9 16 -4C20 -10 28 -10 32 -4L43 0L32 3C27 9 14 11 2 9L-22 11L-42 13L-36 6L-44 0Z",
        "ink", 2)
    + shape("M12 -3C4 -24 -14 -38 -38 -44C-31 -37 -34 -34 -27 -31C-31 -27 -26 -23 -20 -22C-23 -16 -14 -9 -8 -3Z",
        "blue", 2)
    + dot(27, -4, 1.8, "linen", 0)
)  # fmt: skip
PERCHED = (
    shape("M-24 2C-14 -8 4 -11 14 -6C18 -14 28 -13 30 -6L41 -3L30 1C26 9 14 12 2 10L-20 14L-42 20L-36 10Z", "ink", 2)
    + shape("M-16 2C-6 -6 6 -4 10 2C2 8 -10 8 -16 2Z", "blue", 1)
    + line("M4 10V20M10 9V20", 2)
    + dot(24, -6, 1.7, "linen", 0)
)
SADDLE = shape(
    "M-40 -136C-42 -150 -36 -158 -30 -158C-24 -146 -8 -142 16 -144C26 -146 30 -154 36 -156C42 -150 42 -142 38 -134"
    "C12 -124 -18 -124 -40 -136Z",
    "red",
)
#: How much higher than a man on foot a rider sits.
SEAT = -84


def ravens(*places: tuple[float, float, float], flip: bool = False) -> str:
    return "".join(at(shared(RAVEN), x, y, size, flip=flip) for x, y, size in places)


def horse(gait: str, coat: str, mane: str) -> str:
    return at(shared(gait + HEADSTALL), wools=f"{coat} {mane}")


def ox(x: float, y: float, coat: str, far: str, size: float = 1, *, flip: bool = False) -> str:
    return at(shared(OX), x, y, size, flip=flip, wools=f"{coat} {far}")


def rider(
    x: float,
    y: float,
    gait: str,
    coat: str,
    mane: str,
    wool: str,
    hose: str,
    *,
    hat: str = "helm",
    cap: str = "blue",
    cloak: str = "",
    far: Arm,
    far_hand: str = FIST,
    behind: str = "",
    arms: tuple[str, str] | None = None,
    flip: bool = False,
    size: float = 1,
) -> str:
    """A man on a horse: the far arm is raised, the near one holds the reins behind his shield, if he has one."""
    lean = 4
    body = horse(gait, coat, mane) + shared(SADDLE)
    if cloak:
        body += shape("M-2 -208C-34 -196 -48 -160 -66 -128C-50 -116 -24 -124 -8 -136L12 -198Z", cloak)
    body += behind + arm((lean + 7, SEAT - 109), far, "a", far_hand)
    body += at(shared(tunic(lean)) + head(hat, cap, x=lean + 1), 0, SEAT)
    body += at(SHOE, 30, -70, turn=-8) + limb([(0, -138), (34, -112), (30, -72)], (26, 17, 10), "b")
    body += line("M6 -128L34 -64", 2) + line("M26 -64H44", 4)
    body += cord("M40 -172C70 -166 104 -160 131 -160", "red", 4, 1)
    body += arm((lean - 3, SEAT - 109), ((18, -168), (38, -169)))
    if arms:
        body += shield(34, -164, *arms, 31)
    return at(body, x, y, size, flip=flip, wools=f"{wool} {hose} gold")
