"""Scenes of war: a Fief falls, a defence holds, lands are raided, two ride against each other."""

from __future__ import annotations

from .beasts import GALLOP, ox, ravens, rider
from .buildings import arch, awning, battlement, cottage, windows
from .figures import FIST, PALM, POINTING, arm, bust, man
from .gear import AXE, SWORD, banner, barrel, lance, sheaf, shield, spear, torch
from .land import GROUND, flame, ground, smoke
from .thread import at, cord, line, number, numbers, shape

#: Feet of those in front stand a little lower than the line of the ground.
FRONT = GROUND + 4
HOLDING_SHIELD = ((14, -86), (30, -82))


def spearman(x: float, wool: str, hose: str, first: str, second: str, *, cap: str = "blue", flip: bool = False) -> str:
    return man(
        x, FRONT, wool, hose, cap=cap, stance="walk", lean=4, size=0.96, flip=flip,
        behind=spear(34, -4, 46, -218), far=((34, -92), (36, -100)), before=shield(28, -82, first, second, 32),
    )  # fmt: skip


def swordsman(
    x: float, wool: str, hose: str, first: str, second: str, *, stance: str = "stride", flip: bool = False
) -> str:
    return man(
        x, FRONT, wool, hose, cap="gold", stance=stance, lean=8, size=0.96, flip=flip,
        far=((30, -134), (46, -158)), far_hand=at(SWORD, 0, 0, 0.7, turn=38) + FIST, nod=-6,
        near=HOLDING_SHIELD, before=shield(34, -84, first, second, 32),
    )  # fmt: skip


def mound() -> str:
    """A castle's hill, in bands of wool."""
    out = ""
    for wool, r in (("green", 0), ("gold", 14), ("teal", 24), ("green", 38)):
        out += shape(
            f"M{numbers(424 + r * 1.6, 350)}"
            f"C{numbers(510 + r * 1.2, 312 + r * 0.2, 556 + r, 262 + r, 612 + r * 0.4, 254 + r)}"
            f"H{number(828 - r * 0.4)}C{numbers(884 - r, 262 + r, 930 - r * 1.2, 312 + r * 0.2, 1016 - r * 1.6, 350)}Z",
            wool,
        )
    return out


def ladder(x: float, y: float, length: int, turn: float) -> str:
    rungs = "".join(f"M-12 {-16 - 21 * rung}H12" for rung in range((length - 20) // 21))
    return at(cord(f"M-12 0V{-length}M12 0V{-length}", "gold", 6, 2) + line(rungs, 4), x, y, turn=turn)


def castle(wool: str) -> str:
    """The stone of a keep on its mound, without gate."""
    return (
        shape("M612 238V118H828V238Z", "linen")
        + battlement(598, 842, 124, wool, 5, 38)
        + line("M612 138H828M612 186H676M764 186H828", 2)
        + windows((644, 178), width=20, height=18)
    )


def hung(first: str, second: str) -> str:
    """The Earl's shields on his wall."""
    return "".join(shield(x, 106, first, second, 17) for x in (659, 720, 781))


def siege() -> str:
    burning = flame(750, 96, 1.1, flip=True) + flame(814, 98, 1.2, flip=True) + flame(784, 98, 1.5)
    stone = shape("M-24 -4C-26 -22 -8 -30 8 -26C24 -24 28 -8 22 2C8 10 -18 10 -24 -4Z", "shade") + line(
        "M-12 -12C-4 -18 8 -18 14 -14", 1
    )
    defenders = bust(
        636, 152, "earl", hat="helm", cap="blue", size=0.66, flip=True,
        arms=arm((7, -109), ((30, -130), (20, -168))) + arm((-6, -109), ((-26, -134), (-16, -168)))
        + at(stone, 4, -186),
    ) + bust(696, 152, "earl", hat="helm", cap="gold", size=0.66, flip=True,
    arms=spear(-30, -40, -36, -170))  # fmt: skip
    # The Earl's banner is thrown down from the wall.
    fallen = at(banner(0, 0, 112, "earl", "light", flip=True), 836, 92, turn=158)
    gate = (
        shape(arch(720, 238, 66, 38), "ink")
        + flame(722, 238, 0.9)
        + shape("M753 238V186L782 198V248Z", "gold")
        + line("M763 242V190M773 245V194", 2)
        + shape(arch(802, 180, 32, 20), "ink")
        + flame(804, 180, 0.5)
    )
    climbers = man(
        560, 246, "foe", "red", cap="gold", stance="climb", lean=14, size=0.72, turn=8, nod=-10,
        far=((-24, -128), (-20, -156)), far_hand=at(SWORD, turn=-18, size=0.7) + FIST,
        before=shield(36, -86, "foe", "pale", 32),
    ) + man(
        490, 326, "gold", "teal", cap="blue", stance="climb", lean=14, size=0.76, turn=8, nod=-14, hem="red",
        far=((38, -124), (52, -144)), before=shield(30, -80, "red", "linen", 32),
    )  # fmt: skip
    left = (
        spearman(96, "green", "red", "blue", "linen")
        + man(
            206, FRONT, "red", "blue", cap="gold", stance="walk", lean=4, size=0.96, hem="gold",
            far=((32, -88), (44, -106)), far_hand=at(AXE, 0, -10, turn=6) + FIST,
            before=shield(20, -82, "gold", "teal", 32),
        )
        + swordsman(334, "foe", "gold", "foe", "pale")
    )  # fmt: skip
    right = ""
    for x, wool, hose, cap in ((1060, "red", "teal", "blue"), (1176, "foe", "gold", "gold")):
        right += man(
            x, FRONT, wool, hose, cap=cap, stance="walk", lean=6, size=0.96, flip=True, nod=-6,
            far=((34, -96), (44, -116)), far_hand=at(torch(), 0, -10, turn=14) + FIST, near=((18, -80), (34, -88)),
        )  # fmt: skip
    right += spearman(1292, "blue", "red", "foe", "pale", cap="gold", flip=True)
    right += spearman(1394, "gold", "blue", "teal", "linen", flip=True)
    return (
        mound() + ground() + at(smoke(846, 66) + burning + defenders + castle("earl") + gate + hung("earl", "light")
            + fallen, 0, 22)
        + ladder(476, 334, 236, 34) + climbers + left + right
    )  # fmt: skip


def holds() -> str:
    # The wall is whole, its gate shut, its banner flies.
    gate = (
        shape(arch(720, 238, 66, 38), "gold")
        + line("M704 236V178M720 238V170M736 236V178", 2)
        + line("M690 206H750M690 222H750", 4)
    )
    archer = line("M44 -176C84 -150 84 -84 44 -56", 4) + line("M44 -176L22 -116L44 -56M22 -116H86", 1)
    defenders = (
        banner(764, 110, 116, "earl", "light")
        + bust(634, 152, "earl", hat="helm", cap="blue", size=0.72, flip=True,
            arms=arm((7, -109), ((26, -116), (50, -116))),
               before=archer + arm((-3, -107), ((-14, -128), (10, -118))))
        + bust(714, 150, "earl", hat="coronet", cap="red", size=0.72,
               arms=arm((7, -109), ((30, -130), (34, -150)), "a", at(SWORD, 0, 0, 0.66, turn=16) + FIST))
    )  # fmt: skip
    arrow = (
        line("M0 0H44", 2) + shape("M42 -5L56 0L42 5Z", "blue", 1) + line("M0 0l-7 -6M6 0l-7 -6M0 0l-7 6M6 0l-7 6", 1)
    )
    arrows = "".join(
        at(arrow, x, y, turn=turn, flip=flip)
        for x, y, turn, flip in ((560, 108, -22, True), (500, 140, -34, True), (426, 108, -26, True))
    )
    stuck = "".join(at(arrow, x, FRONT - 40, turn=turn) for x, turn in ((334, 112), (1006, 66), (986, 84)))
    # The ladder lies broken at the foot of the mound.
    broken = ladder(506, 342, 84, 72) + ladder(1062, 338, 110, -74)
    left = (
        man(112, FRONT, "foe", "gold", cap="blue", stance="run", lean=10, size=0.96, flip=True, hem="pale",
            near=((28, -84), (44, -104)), far=((-22, -92), (-34, -74)))
        + man(252, FRONT, "green", "red", cap="gold", stance="run", lean=10, size=0.96, flip=True,
              near=((-24, -94), (-30, -70)), before=shield(-26, -84, "foe", "pale", 32))
        + man(430, FRONT, "foe", "blue", cap="blue", stance="stride", lean=6, size=0.96, flip=True, hem="pale", nod=-4,
              near=((30, -86), (48, -98)), far=((-14, -140), (-6, -172)), far_hand=shield(14, -10, "foe", "pale", 32))
    )  # fmt: skip
    right = (
        man(1096, FRONT, "gold", "teal", cap="blue", stance="stride", lean=6, size=0.96, hem="red",
            near=((30, -86), (48, -98)), far=((-14, -140), (-6, -172)), far_hand=shield(14, -10, "foe", "pale", 32))
        + man(1222, FRONT, "foe", "gold", cap="gold", stance="run", lean=10, size=0.96, hem="pale",
              near=((28, -84), (44, -104)), far=((-22, -92), (-34, -74)))
        + man(1356, FRONT, "red", "blue", cap="blue", stance="run", lean=10, size=0.96,
              near=((-24, -94), (-30, -70)), before=shield(-26, -84, "foe", "pale", 32))
    )  # fmt: skip
    return (
        mound() + ground()
        + at(defenders + castle("earl") + windows((796, 178), width=20, height=18) + gate + hung("earl", "light"), 0,
            22)
        + broken + left + right + arrows + stuck
    )  # fmt: skip


def raid() -> str:
    x, y = 1310, GROUND - 2
    farm = (
        flame(x - 54, y - 192, 1.2) + flame(x + 60, y - 192, 1.1) + flame(x + 4, y - 196, 1.6) + cottage(x, y)
        + flame(x - 62, y - 140, 0.7) + flame(x + 62, y - 148, 0.6) + shield(x, y - 142, "foe", "pale", 26)
    )  # fmt: skip
    y = FRONT
    herd = ox(536, y, "gold", "green", 1.08, flip=True) + ox(310, y + 2, "red", "gold", 1.08, flip=True)
    rope = line(f"M146 {y - 81}C152 {y - 66} 160 {y - 70} 174 {y - 94}", 3) + line(
        f"M181 {y - 107}L197 {y - 84}", 4, "linen"
    )
    leader = man(
        90, y, "earl", "gold", stance="walk", flip=True, size=1.13, hem="light", behind=spear(34, -4, 46, -226),
        far=((-20, -92), (-40, -78)), near=((20, -88), (30, -86)), before=shield(28, -82, "earl", "light", 31),
    )  # fmt: skip
    reaper = man(
        712, y, "green", "red", cap="gold", stance="walk", lean=8, flip=True, size=1.13, hem="red",
        behind=sheaf(-26, -142, 1.1, turn=-13), near=((30, -84), (6, -110)),
    )  # fmt: skip
    pole = y - 116
    bearers = man(846, y, "earl", "red", stance="walk", flip=True, size=1.13, hem="light") + man(
        1034, y, "teal", "gold", stance="walk", flip=True, size=1.13, hem="red"
    )
    load = cord(f"M797 {pole}H1083", "gold") + line(f"M910 {pole}L922 {pole + 44}M970 {pole}L958 {pole + 44}", 3)
    hands = "".join(
        at(arm((-3, -106), ((22, -76), (27, -92)), wool), x, y, 1.13, flip=True)
        for x, wool in ((846, "earl"), (1034, "teal"))
    )
    robbed = man(
        1140, y, "foe", "blue", hat="veil", cap="linen", robe=True, lean=-4, nod=-8, flip=True, size=1.06, hem="pale",
        far=((32, -124), (40, -156)), near=((16, -128), (18, -160)), near_hand=PALM, far_hand=PALM, near_turn=-6,
        far_turn=14,
    )  # fmt: skip
    birds = ravens((404, 76, 0.8), (520, 52, 1), (632, 92, 0.7), flip=True)
    return (
        ground()
        + birds
        + farm
        + herd
        + rope
        + leader
        + reaper
        + bearers
        + load
        + barrel(940, pole + 62, 0.98)
        + hands
        + robbed
    )


def stand(x: float, people: str, wools: tuple[str, str], *, flip: bool = False) -> str:
    """Watchers under a striped cloth."""
    front = "".join(shape(f"M{6 + 34 * place} -78h34v48l-17 18l-17 -18Z", wools[place % 2], 2) for place in range(6))
    body = (
        shape("M10 -246H20V0H10ZM196 -246H206V0H196Z", "gold")
        + people
        + shape("M0 -92H216V-78H0Z", "gold")
        + shape("M6 -78H210V0H6Z", "shade")
        + front
        + awning(-8, 224, -296, 56, wools)
    )
    return at(body, x, GROUND, flip=flip)


def joust() -> str:
    waving = arm((8, -106), ((30, -112), (40, -142)), "a", PALM, 8)
    hailing = arm((8, -106), ((26, -124), (21, -154)), "a", PALM, -4)
    left = (
        bust(48, -26, "green", hat="cap", cap="red")
        + bust(106, -26, "red", hat="veil", cap="linen", arms=hailing)
        + bust(160, -26, "blue", cap="gold", arms=waving)
    )
    judge = arm((8, -106), ((32, -96), (52, -112)), "a", POINTING, -20)
    right = (
        bust(48, -26, "gold", cap="red", beard="red")
        + bust(106, -26, "teal", hat="veil", cap="linen", arms=hailing)
        + bust(160, -26, "blue", hat="crown", cap="gold", beard="gold", arms=judge)
    )
    riders = ""
    for x, coat, first, second, cap, flip in (
        (444, "red", "earl", "light", "blue", False),
        (996, "teal", "foe", "pale", "gold", True),
    ):
        riders += rider(
            x, GROUND + 6, GALLOP, coat, "gold", first, "shade", cap=cap, flip=flip, size=1.03, arms=(first, second),
            far=((34, -184), (26, -240)), behind=lance(-100, -260, 228, -220, first, second),
        )  # fmt: skip
    return ground() + stand(14, left, ("earl", "light")) + stand(1426, right, ("foe", "pale"), flip=True) + riders
