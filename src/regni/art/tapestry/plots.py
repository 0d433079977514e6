"""Scenes of plots and hopes: a Treachery, an Emissary to the Vikings, a Bequest."""

from __future__ import annotations

from .beasts import GALLOP, rider
from .buildings import CHAIR, arch, battlement, pillar, shingles, windows
from .figures import FIST, PALM, Arm, arm, bust, kneeling, man, seated
from .gear import AXE, CROSS, CUP, DAGGER, LETTER, SCROLL, banner, chest, shield, spear, staff_cross
from .land import GROUND, ground, tree
from .ships import far_waves, longship, near_waves
from .thread import at, cord, dot, line, scallops, shape, shared


def treachery() -> str:
    y = GROUND
    left, right = 500, 1180
    tower = (
        shape(f"M1250 {y}V110H1370V{y}Z", "linen")
        + battlement(1240, 1380, 112, "foe", 4, 30)
        + shape(arch(1310, y, 44, 54), "blue")
        + windows((1286, 196), (1334, 196), width=20, height=28)
        + line("M1250 214H1370M1250 132H1370")
    )
    flag = banner(1310, 90, 66, "foe", "pale")
    roof = shape(f"M{left - 22} 70H{right + 22}V86H{left - 22}Z", "teal") + shingles(
        left - 42, right + 42, 12, 70, "red red gold", 30
    )
    lamp = (
        line("M792 84V112", 2)
        + shape("M772 112H812C810 128 801 134 792 134C783 134 774 128 772 112Z", "gold", 2)
        + shape("M792 110C783 100 790 94 792 84C797 94 802 100 792 110Z", "red", 2)
    )
    watcher = man(
        1082,
        y,
        "green",
        "gold",
        hat="hood",
        cap="green",
        stance="brace",
        lean=50,
        size=1.12,
        flip=True,
        near=((20, -84), (34, -82)),
    )
    # His fingers hold the pillar that hides him.
    fingers = at(
        shape(
            "M-13 -9C-16 -13 -12 -17 -6 -15L8 -13Q12 -10 8 -7Q13 -4 9 -1Q13 2 9 5Q11 9 6 10H-8C-14 5 -14 -3 -13 -9Z",
            "skin",
            2,
        )
        + line("M8 -7H-2M9 -1H-2M9 5H-2", 1),
        1026,
        y - 95,
    )
    victim = seated(
        910, y - 10, "foe", hat="cap", cap="pale", hem="pale", beard="linen", flip=True, size=1.2, behind=CHAIR,
        far=((34, -92), (60, -106)), near=((12, -84), (40, -82)),
    )  # fmt: skip
    plotter = man(
        664, y, "earl", "red", hat="hair", cap="red", hem="light", stance="walk", lean=8, size=1.2,
        far=((38, -96), (64, -112)), far_hand=at(CUP, 6, -2, 1.1) + FIST,
        near=((-32, -98), (-46, -74)), near_hand=at(DAGGER, 0, 0, 1.2, turn=222) + FIST,
    )  # fmt: skip
    messenger = rider(
        240, y + 6, GALLOP, "blue", "gold", "green", "red", hat="hair", cap="red", flip=True,
        far=((36, -206), (52, -232)), far_hand=LETTER + FIST,
    )  # fmt: skip
    return (
        ground() + tree(44, y, 0.72) + shape(f"M{left - 24} {y + 12}V{y}H{right + 44}V{y + 12}Z", "blue")
        + flag + tower + roof + lamp + watcher + pillar(1040, y, 84, 46) + fingers + pillar(left, y, 84)
        + pillar(right, y, 84)
        + victim + shape(f"M810 {y}H960V{y - 12}H810Z", "red") + plotter + messenger
    )  # fmt: skip


def emissary() -> str:
    y = GROUND
    beach = shape(
        "M396 370C430 352 456 304 512 298C576 294 640 320 740 322C900 318 1100 324 1450 318H1840V370Z", "shade"
    )
    turf = line(f"M620 {y + 20}q22 -14 44 -4" + "t46 0" * 25, 6, "green") + line(
        f"M660 {y + 32}q24 -12 48 -4" + "t52 0" * 22, 4, "gold"
    )
    crew = ((150, "red", "blue"), (236, "green", "gold"), (330, "gold", "blue"))
    chieftain = man(
        628, y + 4, "blue", "red", hat="wild", cap="gold", beard="gold", hem="red", cloak="red", stance="brace",
        size=1.16,
        near=((26, -88), (48, -104)), near_hand=PALM, near_turn=40, far=((-30, -96), (-36, -128)),
        far_hand=at(AXE, 0, 6, turn=-6) + FIST,
    )  # fmt: skip
    guard = man(
        506, y + 10, "green", "gold", cap="blue", stance="stand", size=1.06, behind=spear(36, -2, 38, -222),
        near=((14, -86), (28, -84)), before=shield(24, -80, "red", "linen", 32),
    )  # fmt: skip
    monk = man(
        800, y + 4, "earl", "red", hat="tonsure", cap="red", hem="light", robe=True, lean=6, nod=8, size=1.14,
        flip=True,
        behind=at(staff_cross(206), -34, 0), far=((34, -90), (56, -100)), far_hand=at(SCROLL, 4, -8, 0.8, turn=-8)
        + FIST,
        near=((-24, -88), (-32, -100)),
    )  # fmt: skip
    hanging: Arm = ((-8, -88), (6, -74))
    bearers = man(
        966, y + 4, "teal", "gold", hat="cap", cap="red", stance="walk", flip=True, size=1.06, near=hanging
    ) + man(1138, y + 4, "red", "blue", hat="hair", cap="gold", stance="walk", flip=True, size=1.06, near=hanging)
    load = cord(f"M930 {y - 74}H1184", "gold", 6, 2) + chest(1054, y - 50, 0.94)
    squire = man(
        1254, y + 4, "earl", "gold", hat="hair", cap="red", hem="light", stance="walk", flip=True, size=1.06,
        behind=banner(34, 0, 236, "earl", "light", flip=True), near=((20, -92), (30, -96)),
    )  # fmt: skip
    return (
        far_waves(448, 254) + longship(-60, 112, 0.86, "gold teal red blue", crew=crew) + near_waves(304, 396, 510)
        + beach + turf
        + guard + chieftain + monk + bearers + load + squire + tree(1396, y, 0.8)
    )  # fmt: skip


def bequest() -> str:
    y = GROUND
    roof = shape("M250 62H1190V78H250Z", "teal") + shingles(228, 1212, 8, 62, "blue gold", 26)
    floor = shape(f"M240 {y + 12}V{y}H1200V{y + 12}Z", "red")
    # Curtains are drawn back from the bed.
    curtains = "".join(
        at(
            shape("M0 78H150C120 120 60 150 34 208C28 236 40 270 36 312H0Z", "green")
            + line("M40 80C36 130 14 160 12 306M88 80C76 120 34 150 24 230M24 208C30 214 38 214 44 204", 2)
            + shape("M4 202H44V214H4Z", "gold", 2),
            x, 0, flip=flip,
        )
        for x, flip in ((306, False), (1134, True))
    )  # fmt: skip
    bed = (
        shape(f"M516 {y}V{y - 150}H532V{y}ZM908 {y}V{y - 96}H924V{y}Z", "gold")
        + dot(524, y - 158, 10, "red", 2)
        + dot(916, y - 104, 10, "red", 2)
        + shape(f"M532 {y - 30}V{y - 66}H908V{y - 30}Z", "teal")
        + shape(arch(590, y - 30, 40, 6) + arch(660, y - 30, 40, 6) + arch(730, y - 30, 40, 6)
            + arch(800, y - 30, 40, 6) + arch(866, y - 30, 40, 6), "shade", 2)
    )  # fmt: skip
    pillow = shape(
        f"M536 {y - 66}C528 {y - 110} 548 {y - 136} 576 {y - 130}C600 {y - 120} 606 {y - 90} 600 {y - 66}Z", "linen"
    )
    old = bust(
        596, y - 34, "linen", hat="coronet", cap="linen", beard="linen", size=1.08,
        arms=arm((7, -109), ((40, -102), (72, -122)), "a", at(SCROLL, 14, -16, 0.8, turn=10) + FIST),
        before=arm((-3, -109), ((18, -80), (40, -72))),
    )  # fmt: skip
    blanket = (
        shape(f"M586 {y - 66}C584 {y - 96} 604 {y - 112} 640 {y - 110}C720 {y - 118} 800 {y - 96} 880 {y - 92}"
            f"C900 {y - 92} 906 {y - 80} 906 {y - 66}"
              f"C860 {y - 56} 640 {y - 56} 586 {y - 66}Z", "earl")
        + shape(f"M640 {y - 110}C656 {y - 98} 658 {y - 78} 652 {y - 61}L684 {y - 60}"
            f"C690 {y - 80} 688 {y - 100} 676 {y - 112}ZM758 {y - 106}C770 {y - 94} 770 {y - 76} 766 {y - 60}"
            f"L798 {y - 60}C802 {y - 76} 802 {y - 90} 794 {y - 101}Z", "light", 2)
        + at(shared(CROSS), 722, y - 84, 0.6) + at(shared(CROSS), 846, y - 78, 0.6)
    )  # fmt: skip
    heir = kneeling(
        782, y - 4, "earl", "red", hat="coronet", cap="gold", cloak="light", flip=True, nod=-14, size=1.16,
        far=((42, -108), (68, -132)), near=((32, -78), (60, -96)), far_hand=PALM, near_hand=PALM,
    )  # fmt: skip
    widow = man(
        434,
        y,
        "teal",
        "red",
        hat="veil",
        cap="linen",
        robe=True,
        nod=14,
        size=1.08,
        hem="gold",
        near=((24, -92), (14, -112)),
        far=((26, -86), (18, -102)),
    )
    priest = man(
        1024, y, "linen", "red", hat="mitre", robe=True, cloak="red", size=1.1, flip=True, hem="gold",
        behind=at(staff_cross(204), -36, 0), far=((30, -118), (44, -146)), far_hand=PALM, far_turn=8,
        near=((-20, -86), (-32, -96)),
    )  # fmt: skip
    left = man(
        132, y + 4, "earl", "gold", cap="blue", hem="light", size=1.06, behind=spear(36, -2, 38, -216),
        near=((12, -86), (28, -84)), before=shield(24, -80, "earl", "light", 32), nod=6,
    )  # fmt: skip
    right = man(
        1300, y + 4, "earl", "gold", cap="blue", hem="light", size=1.06, flip=True, behind=spear(36, -2, 38, -216),
        near=((12, -86), (28, -84)), before=shield(24, -80, "earl", "light", 32), nod=6,
    )  # fmt: skip
    return (
        ground() + floor + roof + line(scallops(306, 78, 828, 18, 24), 2) + pillar(272, y, 78)
        + pillar(1168, y, 78) + curtains
        + widow + bed + pillow + old + blanket + priest + heir + left + right + tree(40, y, 0.72) + tree(1400, y, 0.72)
    )  # fmt: skip
