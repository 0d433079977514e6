"""Scenes of the Vikings: they come ashore, and they stay."""

from __future__ import annotations

from .beasts import PERCHED, ravens
from .buildings import CHAIR, church, keep
from .figures import FIST, PALM, kneeling, man, seated
from .gear import AXE, CROWN, HORN, chest, sack, shield, spear
from .land import GROUND, flame, ground
from .ships import far_waves, longship, near_waves
from .thread import at, cord, line, shape


def vikings() -> str:
    shore = (
        shape(
            "M872 370C924 356 964 338 1004 314C1046 290 1082 278 1130 268C1240 246 1330 244 1460 226H1840V370Z", "shade"
        )
        + line("M1000 342q18 -16 36 -10t36 -14t38 -10t40 -8t42 -4t44 -4t44 -2t46 0t46 -4t48 -4t48 -4", 6, "green")
        + line("M1060 350q18 -14 36 -8t36 -12t38 -6t40 -4t42 -4t44 -2t44 -2t46 0t46 -2t48 -4", 4, "gold")
    )
    fleet = (
        longship(48, 166, 0.47, "teal gold red", sails="linen green linen blue linen green",
                 crew=((150, "red", "blue"), (205, "green", "gold"), (320, "gold", "blue"), (372, "blue", "red")))
        + longship(322, 146, 0.57, "red teal blue", sails="gold linen red linen gold linen",
                   crew=((140, "blue", "gold"), (195, "gold", "blue"), (320, "green", "blue"), (372, "red", "blue")))
        + longship(636, 106, 0.78, "gold teal red blue", sails="red linen red linen red linen",
                   crew=((112, "blue", "gold"), (168, "green", "blue"), (218, "gold", "blue"), (312, "red", "blue"),
                       (362, "blue", "gold"), (412, "green", "blue")))
    )  # fmt: skip
    first = man(
        1106, 308, "teal", "red", stance="walk", lean=4, size=0.72, hem="gold", far=((30, -92), (42, -110)),
        far_hand=at(AXE, 0, -8, turn=6) + FIST, before=shield(28, -82, "red", "linen", 32),
    )  # fmt: skip
    second = man(
        1180, 290, "gold", "blue", stance="walk", lean=4, size=0.72, hem="red", behind=spear(34, -4, 44, -210),
        far=((34, -92), (36, -100)), before=shield(28, -82, "blue", "gold", 32),
    )  # fmt: skip
    watch = man(
        1408, 252, "blue", "red", hat="hair", cap="gold", stance="walk", size=0.68, flip=True,
        behind=at(HORN, 19, -140),
        near=((30, -96), (28, -122)),
    )  # fmt: skip
    beacon = flame(1290, 82, 0.9) + keep(1284, 246, "earl", 0.88)
    return (
        far_waves(1080, 202) + ravens((150, 60, 0.72), (300, 44, 0.9), (408, 82, 0.6)) + fleet
        + near_waves(276, 872, 1090)
        + shore + beacon + first + second + watch
    )  # fmt: skip


def danelaw() -> str:
    y = GROUND
    # A ship is drawn up on the land and propped, its mast down.
    ship = longship(-176, 142, 0.74, "gold teal red blue")
    props = cord(f"M30 {y + 8}L70 {y - 40}M176 {y + 10}L136 {y - 40}", "gold", 6, 2)
    raven_banner = (
        cord("M0 0V-306", "gold")
        + shape("M2 -298C40 -308 66 -286 104 -294C116 -262 108 -226 76 -206C60 -196 40 -198 30 -202"
            "C20 -206 8 -204 2 -200Z", "red")
        + line("M16 -206v17M30 -206v19M44 -203v19M58 -204v18M72 -210v18", 3, "gold")
        + at(PERCHED, 50, -252, 1.15)
    )  # fmt: skip
    stone = (
        shape("M-44 0C-52 -60 -46 -124 -14 -150C12 -160 40 -130 46 -84C50 -52 50 -24 46 0Z", "ice")
        + line("M-28 -8C-36 -60 -30 -106 -6 -126C18 -130 28 -96 24 -62C20 -36 -2 -34 -6 -54C-8 -72 10 -78 14 -64", 9)
        + line(
            "M-28 -8C-36 -60 -30 -106 -6 -126C18 -130 28 -96 24 -62C20 -36 -2 -34 -6 -54C-8 -72 10 -78 14 -64", 4, "red"
        )
    )
    chieftain = seated(
        594, y - 14, "blue", "red", hat="wild", cap="gold", beard="gold", hem="red", cloak="red", size=1.14,
        behind=CHAIR,
        near=((26, -86), (50, -92)), near_hand=PALM, near_turn=54, far=((40, -98), (52, -118)),
        far_hand=at(AXE, 0, -2, turn=4) + FIST,
    )  # fmt: skip
    guards = "".join(
        man(x, y + 4, wool, hose, cap=cap, size=1.06, behind=spear(36, -2, 38, -222), near=((14, -86), (28, -84)),
            before=shield(24, -80, *arms, 32))
        for x, wool, hose, cap, arms in (
            (312, "green", "gold", "blue", ("red", "linen")),
            (412, "gold", "red", "blue", ("blue", "gold")),
        )
    )  # fmt: skip
    tribute = kneeling(
        802, y + 2, "earl", "red", hat="hair", cap="red", cloak="light", flip=True, nod=14, size=1.14,
        far=((36, -70), (56, -74)), near=((30, -56), (54, -60)), far_hand=at(CROWN, 6, -8, 0.9) + FIST,
    )  # fmt: skip
    bearers = man(
        930, y + 4, "teal", "gold", hat="hair", cap="gold", stance="walk", flip=True, nod=8, size=1.06,
        near=((22, -84), (36, -74)),
        far=((24, -80), (40, -70)), before=chest(44, -50, 0.66),
    ) + man(
        1040, y + 4, "green", "red", hat="hood", cap="gold", stance="walk", lean=8, flip=True, nod=6, size=1.06,
        behind=sack(-28, -98, 0.9), near=((26, -96), (4, -122)),
    )  # fmt: skip
    return (
        ground() + ship + props + at(raven_banner, 502, y) + guards
        + shape(f"M500 {y + 4}V{y - 14}H700V{y + 4}Z", "red") + chieftain
        + tribute + bearers + at(stone, 1142, y + 2) + flame(1270, y - 146, 0.9) + flame(1312, y - 144, 1.2)
        + church(1296, y, 0.78)
        + ravens((812, 70, 0.8), (930, 44, 0.62), flip=True)
    )  # fmt: skip
