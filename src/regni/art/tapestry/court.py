"""Scenes at court: an Earl is crowned, the Earls vote, the King speaks his mind."""

from __future__ import annotations

from .buildings import CHAIR_OF_STATE, THRONE, arch, keep, palace, windows
from .figures import FIST, FRONT_BEARD, FRONT_FACE, LAP, PALM, POINTING, Arm, arm, bust, head, kneeling, man, seated
from .gear import AXE, CROOK, CROWN, HORN, SWORD, arms, banner, ermine, shield, spear, staff_cross
from .land import GROUND, ground, tree
from .thread import at, cord, dot, line, scallops, shape, shared

#: An archbishop's band over his shoulders, on a figure in profile.
PALL = shape("M-14 -122C-8 -104 10 -104 18 -121L12 -124C8 -113 -3 -113 -8 -124Z", "linen", 2) + shape(
    "M2 -108H10L14 -40H6Z", "linen", 2
)


def crowned(x: float, y: float) -> str:
    """The new King on his chair, seen from before, in robes of his own wool."""
    body = (
        at(shared(CHAIR_OF_STATE), 0, 0, 1.04, wools="red")
        + shape("M-31 -138C-60 -122 -74 -78 -72 -30C-58 -22 -48 -30 -42 -40L-24 -104ZM31 -138"
            "C60 -122 74 -78 72 -30C58 -22 48 -30 42 -40L24 -104Z", "light")
        + line("M-25 2L-42 9M25 2L42 9", 12)
        + shape("M-18 6L-8 -60H8L18 6Z", "red")
        + shape("M-38 -84C-60 -72 -58 -48 -51 5C-38 12 -22 12 -11 7C-16 -20 -12 -38 0 -54C12 -38 16 -20 11 7"
            "C22 12 38 12 51 5C58 -48 60 -72 38 -84Z", "earl")
        + line("M-42 -52C-39 -32 -39 -14 -39 6M-26 -48C-24 -32 -24 -14 -25 7M42 -52C39 -32 39 -14 39 6M26 -48"
            "C24 -32 24 -14 25 7", 2)
        + shape("M-31 -138C-38 -112 -35 -94 -40 -73C-18 -63 18 -63 40 -73C35 -94 38 -112 31 -138"
            "C18 -145 -18 -145 -31 -138Z", "earl")
        + shape("M-35 -88H35L37 -77H-37Z", "gold", 2)
        + shape("M-7 -140H7V-88H-7Z", "light", 2)
        + shape("M-24 -141C-14 -120 14 -120 24 -141C12 -147 -12 -147 -24 -141Z", "gold", 2)
        # The sceptre in one hand, the orb in the other.
        + cord("M-62 -40V-162", "gold", 6, 2)
        + shape("M-62 -160C-76 -170 -72 -184 -62 -194C-52 -184 -48 -170 -62 -160Z", "green", 2)
        + arm((-28, -124), ((-48, -92), (-58, -100)), "earl")
        + arm((28, -124), ((46, -90), (54, -94)), "earl")
        + dot(60, -110, 13, "gold")
        + line("M60 -123V-138M53 -132H67M47 -110H73", 2)
        + at(shared(FRONT_FACE + FRONT_BEARD), 0, -138, 1.1, wools="- - - red")
        + shape("M-16 -158C-24 -166 -23 -182 -16 -184H16C23 -182 24 -166 16 -158C16 -166 15 -172 12 -174H-12"
            "C-15 -172 -16 -166 -16 -158Z", "red")
        + at(shared(CROWN), 0, -180)
    )  # fmt: skip
    return at(body, x, y)


def acclaiming(herald: str, lord: str, cloak: str, hat: str, weapon: str) -> str:
    """Three at the left who hail the King: a herald with a horn, a warrior, a lord."""
    y = GROUND + 4
    return (
        man(128, y, herald, "red", hat="hair", cap="red", stance="walk", size=1.06,
            behind=at(HORN, 19, -140), near=((30, -96), (28, -122)))
        + man(252, y, "red", "blue", cap="blue", stance="brace", size=1.06,
              far=((32, -124), (44, -146)), far_hand=at(weapon, 0, 0, 0.8, turn=12) + FIST,
              near=((10, -84), (26, -80)), before=shield(22, -80, "earl", "light", 31))
        + man(382, y, lord, "gold", hat=hat, cap="gold", stance="walk", lean=4, size=1.06, cloak=cloak,
              far=((32, -118), (42, -150)), far_hand=PALM, far_turn=10,
              near=((34, -100), (54, -120)), near_hand=PALM, near_turn=30)
    )  # fmt: skip


def crown() -> str:
    y = GROUND
    bishop = man(
        840, y - 14, "linen", "red", hat="mitre", robe=True, size=1.08, flip=True, lean=4, nod=-6, hem="gold",
        cloak="red", far=((44, -132), (82, -164)), near=((40, -116), (78, -150)), before=PALL,
    )  # fmt: skip
    monk = man(
        576, y - 14, "blue", "red", hat="tonsure", cap="red", robe=True, size=1.04, hem="gold",
        near=((16, -84), (36, -92)), behind=at(staff_cross(196), 38, 0),
    )  # fmt: skip
    steps = shape(f"M500 {y}V{y - 14}H940V{y}Z", "gold") + shape(f"M480 {y + 12}V{y - 1}H960V{y + 12}Z", "blue")
    return (
        ground() + tree(34, y, 0.78) + tree(1406, y, 0.78) + palace(468, 972, y, 14) + steps
        + monk + crowned(720, y - 16) + bishop + acclaiming("teal", "blue", "red", "hair", SWORD)
        + at(acclaiming("gold", "green", "gold", "cap", AXE), 1440, 0, flip=True)
    )  # fmt: skip


def enthroned_archbishop() -> str:
    """He who counts the votes, seen from before."""
    vestments = (
        shape("M-22 -30H-4L-6 -18H-26ZM22 -30H4L6 -18H26Z", "ink", 1)
        + shape("M-20 -152C-34 -140 -36 -110 -30 -92C-46 -84 -44 -52 -42 -30C-20 -22 20 -22 42 -30"
            "C44 -52 46 -84 30 -92C36 -110 34 -140 20 -152C10 -158 -10 -158 -20 -152Z", "linen")
        + shape("M-26 -148C-44 -128 -54 -100 -48 -78C-28 -66 -12 -76 0 -66C12 -76 28 -66 48 -78"
            "C54 -100 44 -128 26 -148C10 -156 -10 -156 -26 -148Z", "red")
        + shape("M-20 -150L-4 -118V-34H4V-118L20 -150L12 -154L0 -130L-12 -154Z", "linen", 2)
        + line("M-4 -104H4M0 -108V-100M-4 -74H4M0 -78V-70M-4 -48H4M0 -52V-44", 2)
    )  # fmt: skip
    mitre = (
        shape("M-19 -33C-22 -50 -12 -62 0 -78C12 -62 22 -50 19 -33Z", "linen")
        + shape("M-5 -34V-70L0 -77L5 -70V-34Z", "gold", 2)
        + shape("M-19 -33C-8 -30 8 -30 19 -33L20 -42C8 -39 -8 -39 -20 -42Z", "gold", 2)
    )
    seat = (
        shape("M-84 0V-20H84V0Z", "red")
        + shape("M-58 -20V-168H-46V-20ZM58 -20V-168H46V-20Z", "gold")
        + dot(-52, -176, 9, "red", 2)
        + dot(52, -176, 9, "red", 2)
        + shape("M-56 -20V-84H56V-20Z", "green")
    )
    face = at(FRONT_FACE + FRONT_BEARD + mitre, 0, -150, wools="- - - linen")
    return (
        seat + at(CROOK, 70, 0) + vestments + face + arm((24, -134), ((48, -112), (62, -110)), "red")
        + arm((-24, -134), ((-54, -118), (-76, -146)), "red", PALM, -14)
    )  # fmt: skip


def vote() -> str:
    y = GROUND
    tower = (
        shape(f"M18 {y}V92H98V{y}Z", "linen")
        + shape("M8 92L58 18L108 92Z", "red")
        + line("M30 68L38 78L46 68L58 78L70 68L78 78L86 68M40 48L50 58L58 48L66 58L76 48", 2)
        + windows((58, 172), width=24, height=34)
        + shape(arch(58, y, 40, 62), "blue")
        + line("M18 196H98M18 108H98")
        + line("M58 18V2M50 8H66", 4)
    )
    roof = (
        shape("M98 60H1342V78H98Z", "teal")
        + shape(scallops(98, 42, 1244, -24, 40) + "V60H98Z", "red", 2)
        + line(scallops(98, 58, 1244, -24, 40), 2)
        + shape(scallops(98, 78, 1244, 22, 20) + "Z", "gold", 2)
    )
    bench = shared(
        shape("M-20 -58H300V-46H-20Z", "gold") + shape("M-4 -46H10V0H-4ZM272 -46H286V0H272ZM142 -46H156V0H142Z", "gold")
    )
    raised = at(PALM, size=1.15)

    def sits(
        x: float, wool: str, hat: str, cap: str, hem: str, *, votes: float | None, beard: str = "", flip: bool = False
    ) -> str:
        """An Earl on a bench; who votes for it raises his hand, `votes` far."""
        near: Arm = ((14, -84), (36, -84)) if votes is None else ((32, -106), (40 + votes, -140))
        hand = FIST if votes is None else raised
        return seated(
            x, y - 2, wool, hat=hat, cap=cap, hem=hem, beard=beard, near=near, near_hand=hand, flip=flip, size=1.15
        )

    left = (
        sits(156, "third", "cap", "blue", "red", votes=2)
        + sits(270, "fourth", "hair", "red", "gold", votes=-2, beard="red")
        + sits(384, "teal", "cap", "red", "gold", votes=4)
    )
    right = (
        sits(1284, "fifth", "cap", "gold", "gold", votes=None, flip=True)
        + sits(1170, "sixth", "hair", "gold", "gold", votes=None, beard="gold", flip=True)
        + sits(1056, "teal", "hood", "teal", "shade", votes=None, flip=True)
    )
    caller = man(
        546, y, "earl", "gold", hat="cap", cap="light", hem="light", cloak="light", lean=6, size=1.18, stance="walk",
        near=((30, -118), (40, -154)), near_hand=raised, near_turn=6, far=((26, -84), (44, -90)),
    )  # fmt: skip
    other = man(
        900, y, "foe", "gold", hat="cap", cap="pale", hem="pale", cloak="pale", lean=-2, size=1.18, flip=True,
        near=((20, -80), (0, -86)), far=((24, -84), (8, -76)),
    )  # fmt: skip
    return (
        ground() + shape(f"M84 {y + 12}V{y}H1356V{y + 12}Z", "blue") + shared(tower)
        + at(shared(tower), 1440, 0, flip=True)
        + roof + at(enthroned_archbishop(), 720, y) + at(bench, 130, y, 1.15) + at(bench, 1310, y, 1.15, flip=True)
        + left + right + caller + other + "".join(arms(x, y) for x in (612, 834, 140, 254, 1300, 1186))
    )  # fmt: skip


def king_on_throne() -> str:
    """The King, furred with ermine, a sword on his knee, his arm stretched out."""
    mantle = shape("M-18 -124C-40 -112 -44 -70 -46 -36C-30 -30 -12 -36 -4 -44L2 -112Z", "red")
    edge = shape("M-20 -108C-34 -92 -42 -62 -46 -36L-34 -33C-32 -60 -24 -86 -12 -98Z", "linen", 2) + ermine(
        (-24, -92), (-31, -76), (-36, -60), (-39, -46)
    )
    collar = shape(
        "M-22 -121C-30 -104 -24 -96 -12 -94C4 -90 18 -96 22 -108C24 -116 20 -122 16 -124C6 -116 -10 -116 -22 -121Z",
        "linen",
        2,
    ) + ermine((-16, -112), (-4, -106), (8, -107), (-10, -101), (16, -114))
    hem = ermine((28, -27), (38, -25), (49, -25), (57, -28))
    body = (
        mantle + arm((7, -109), ((40, -116), (72, -122)), "red", POINTING, -6) + LAP + hem + edge + collar
        + head("crown", "red", beard="red") + at(line("M3 -31L13 -28", 4), 1, -121)
        + arm((-6, -106), ((0, -76), (30, -74)), "red", at(SWORD, 0, -12, 0.95, turn=9) + FIST)
    )  # fmt: skip
    return at(body, wools="blue blue linen")


def king() -> str:
    y = GROUND
    host = ""
    # Two rows; the front one has shields and legs.
    for x, wool, cap in ((70, "red", "blue"), (134, "gold", "blue"), (198, "blue", "gold"), (262, "teal", "gold")):
        host += spear(x + 27, y - 104, x + 28, y - 232 + x % 28, cap) if x != 198 else ""
        host += bust(x, y - 34, wool, hat="helm", cap=cap)
    furred = ermine((14, 14), (30, 16), (46, 16), (22, 30), (38, 32), (14, 40), (30, 44))
    host = banner(228, y - 94, 212, "linen") + at(furred, 228, y - 306) + host
    for x, wool, cap in (
        (40, "blue", "gold"),
        (104, "teal", "gold"),
        (168, "red", "blue"),
        (232, "green", "gold"),
        (296, "gold", "blue"),
    ):
        hose = "gold" if x % 3 else "red"
        legs = cord(f"M{x - 9} {y - 60}V{y - 6}M{x + 11} {y - 60}V{y - 6}", hose, 11, 6)
        host += legs + line(f"M{x - 9} {y + 2}h11M{x + 11} {y + 2}h11", 9) + bust(x, y - 6, wool, hat="helm", cap=cap)
    host += spear(334, y, 336, y - 218) + "".join(
        shield(x + 6, y - 74, "linen", "ink", 31) for x in (40, 104, 168, 232, 296)
    )
    captain = kneeling(
        746,
        y + 2,
        "gold",
        "red",
        size=1.14,
        flip=True,
        near=((20, -62), (44, -62)),
        before=shield(-22, -40, "linen", "ink", 30),
    )
    march = ""
    for x, wool, hose, cap in ((922, "red", "gold", "blue"), (1026, "green", "blue", "gold")):
        march += man(
            x, y + 3, wool, hose, cap=cap, stance="walk", lean=4, size=1.12, behind=spear(30, -4, 42, -226),
            far=((34, -92), (36, -100)), near=((14, -86), (30, -82)), before=shield(30, -80, "linen", "ink", 32),
        )  # fmt: skip
    return (
        ground() + host + at(THRONE, 478, y) + at(king_on_throne(), 480, y - 42, 1.22) + captain + march
        + banner(1274, y - 178, 112, "earl", "light") + keep(1266, y + 2, "earl", 1.06)
    )  # fmt: skip
