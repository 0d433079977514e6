"""Scenes of fate: an Earl's end, Winter, victory."""

from __future__ import annotations

from .beasts import PERCHED, STEP, ravens, rider
from .buildings import CHAIR_OF_STATE, church, hall, ridge_dragons, shingles
from .figures import FIST, PALM, Arm, arm, bust, man
from .gear import CROSS, CUP, HORN, shield, spear, staff_cross
from .land import GROUND, bare_tree, flame, ground, ripple, snow, tree
from .thread import at, cord, dot, line, scallops, shape, shared


def end() -> str:
    y = GROUND
    # His chair is empty, his banner broken.
    chair = (
        shape(f"M20 {y + 6}V{y - 8}H180V{y + 6}Z", "gold")
        + at(shared(CHAIR_OF_STATE), 100, y - 8, wools="red")
        + shape(f"M56 {y - 78}C46 {y - 86} 50 {y - 97} 60 {y - 96}H140C150 {y - 97} 154 {y - 86} 144 {y - 78}Z", "earl")
        + shape(
            f"M86 {y - 96}C83 {y - 90} 83 {y - 84} 86 {y - 78}H114C117 {y - 84} 117 {y - 90} 114 {y - 96}Z", "light", 2
        )
    )
    cloth = shape(
        "M14 -106C22 -80 18 -40 10 -10C24 0 30 -14 40 -6C48 2 58 -10 70 -2C76 -24 76 -38 70 -46Z", "earl"
    ) + shape("M34 -86C40 -60 38 -30 34 -10L52 -2C58 -30 56 -50 52 -64Z", "light", 2)
    banner = (
        cord("M0 4V-126l5 9l3 -13", "gold", 6, 2)
        + cloth
        + cord("M8 -128L82 -34", "gold", 6, 2)
        + shape("M80 -36l4 18l12 5l-2 -14Z", "blue", 2)
    )
    mourners = man(
        346, y + 2, "teal", "red", hat="veil", cap="linen", robe=True, nod=14, size=1.04,
        near=((26, -92), (16, -116)), far=((28, -86), (20, -104))
    ) + man(
        448, y + 4, "gold", "red", hat="hair", cap="red", cloak="blue", nod=14, size=1.04, hem="red",
        near=((24, -90), (18, -116)),
    )  # fmt: skip
    pole = y - 112
    bier = (
        shape("M-150 0C-150 -64 -120 -78 0 -78S150 -64 150 0Z", "earl")
        + shape("M-112 0C-114 -44 -110 -62 -100 -71L-70 -76C-76 -54 -76 -32 -74 0ZM-18 0C-20 -44 -18 -64 -16 -78"
            "H16C18 -64 20 -44 18 0ZM112 0C114 -44 110 -62 100 -71L70 -76C76 -54 76 -32 74 0Z", "light", 2)
        + at(shared(CROSS), -46, -34, 0.6) + at(shared(CROSS), 46, -34, 0.6)
        + cord("M-150 0V-66M150 0V-66", "gold", 6, 2) + at(shared(CROSS), -150, -84, 0.7)
        + at(shared(CROSS), 150, -84, 0.7)
        + cord("M-222 4H226", "gold")
    )  # fmt: skip
    size = 1.06
    far = man(612, y - 2, "blue", "gold", hat="hair", cap="gold", stance="walk", nod=8, size=size) + man(
        964, y - 2, "green", "red", hat="hair", cap="red", stance="walk", nod=8, size=size
    )
    near = man(572, y + 4, "red", "blue", hat="hair", cap="gold", stance="walk", nod=8, size=size) + man(
        916, y + 4, "gold", "teal", hat="cap", cap="red", stance="walk", nod=8, size=size, hem="red"
    )
    hands = "".join(
        at(arm((-3, -106), ((20, -84), (26, -98)), wool), x, y + 4, size) for x, wool in ((572, "red"), (916, "gold"))
    )
    hung = line(f"M758 {pole + 6}V{pole + 30}M782 {pole + 6}V{pole + 30}", 3) + shield(
        770, pole + 54, "earl", "light", 30
    )
    priest = man(
        1084, y + 4, "linen", "red", hat="mitre", robe=True, cloak="red", nod=6, size=1.04, hem="gold",
        behind=at(staff_cross(206), 44, 0), near=((24, -88), (38, -96)),
    )  # fmt: skip
    return (
        ground() + church(1270, y, 1.02) + chair + at(banner, 228, y) + ravens((300, 64, 0.8), (424, 40, 0.6))
        + mourners + far
        + at(bier, 770, pole) + near + hands + hung + priest
    )  # fmt: skip


def plough() -> str:
    """At rest under the snow, a raven on its beam."""
    wheel = (
        dot(104, -2, 20, "linen")
        + '<circle class="ws-2" cx="104" cy="-2" r="13"/>'
        + line("M104 -22V18M84 -2H124M90 -16L118 12M118 -16L90 12", 2)
        + dot(104, -2, 4.5, "gold")
    )
    return (
        cord("M-96 6C-70 -2 -50 -10 -30 -14L120 -22", "gold", 11, 6)
        + cord("M-30 -14C-52 -34 -70 -58 -100 -66M-34 -12C-46 -36 -58 -62 -78 -78", "gold", 9, 4)
        + shape("M-40 -12C-34 4 -20 14 4 18C-4 6 -8 -4 -10 -14ZM30 -18L22 14L30 12L36 -18Z", "blue")
        + wheel
        + shape("M-26 -20C-10 -32 10 -24 20 -26C40 -34 70 -26 80 -28C84 -24 82 -20 78 -20L-22 -14Z", "snow", 2)
        + at(PERCHED, 8, -42, 0.85)
    )


def board(x: float, y: float, width: float) -> str:
    """A table with a cloth and a pie."""
    return (
        line(f"M{x + 18} {y - 8}V{y}M{x + width - 18} {y - 8}V{y}", 4)
        + shape(scallops(x + 4, y - 16, width - 8, 16, 6) + f"V{y - 46}H{x + 4}Z", "linen")
        + shape(f"M{x - 4} {y - 54}H{x + width + 4}V{y - 43}H{x - 4}Z", "gold")
        + shape(f"M{x + width / 2 - 22:.0f} {y - 55}h44c0 -22 -44 -22 -44 0Z", "red")
        + line(f"M{x + width / 2 - 11:.0f} {y - 65}l4 8m7 -11v10m11 -7l-4 8", 1)
    )  # fmt: skip


def winter() -> str:
    y = GROUND - 8
    land = shape(
        "M-400 296H0C90 292 150 268 230 268C330 268 380 294 480 296C760 300 1160 300 1300 290"
        "C1360 284 1400 278 1450 278H1840V370H-400Z",
        "snow",
    )
    threads = line(ripple(-388, 650, 334, 46, 9), 4, "ice") + line(ripple(-380, 1830, 351, 46, 9), 3, "blue")
    # The wood carrier goes home.
    logs = shape(
        "M-58 -136L10 -150L13 -141L-56 -126ZM-60 -126L13 -141L15 -132L-57 -116ZM-57 -116L12 -132L13 -123L-55 -106Z",
        "gold",
        2,
    ) + line("M-30 -143L-26 -110M-6 -148L-2 -118", 3)
    carrier = man(
        580, y + 10, "red", "blue", hat="hood", cap="teal", stance="walk", lean=10, turn=4, size=0.98, hem="gold",
        before=at(logs, 0, 4), near=((22, -100), (2, -118)),
    )  # fmt: skip
    left, right = 696, 1306
    roof = (
        ridge_dragons(left + 36, right - 36, 64)
        + shingles(left - 34, right + 34, 96, 158, "red gold blue", 70)
        + shape(
            f"M{left - 44} 142C{left - 30} 128 {left + 4} 84 {left + 44} 62"
            f"C{left + 120} 50 {right - 160} 50 {right - 44} 62"
            f"C{right - 4} 84 {right + 30} 128 {right + 44} 142C{right + 30} 152 {right + 16} 140 {right + 4} 132"
            f"C{right - 20} 146 {right - 40} 112 {right - 70} 114C{right - 100} 132 {right - 130} 98 {right - 170} 108"
            f"C{right - 210} 128 {right - 240} 96 {right - 290} 106C{right - 330} 122 {left + 230} 96 {left + 190} 108"
            f"C{left + 150} 128 {left + 110} 98 {left + 80} 114C{left + 50} 134 {left + 24} 122 {left - 4} 134"
            f"C{left - 20} 150 {left - 34} 152 {left - 44} 142Z",
            "snow",
        )
        + line("M994 54C980 44 1006 36 992 26C984 20 998 12 996 6", 4, "blue")
        + line("M1010 54C998 44 1022 36 1010 26C1002 20 1014 14 1014 10", 4, "teal")
    )
    pillars = ""
    for x, wool in ((left, "green"), (left + 193, "teal"), (left + 387, "teal"), (right - 30, "green")):
        pillars += shape(f"M{x} {y + 4}V172H{x + 30}V{y + 4}Z", wool)
        pillars += shape(f"M{x - 5} {y + 4}v-14h40v14ZM{x - 5} 184v-14h40v14Z", "gold")
    reach: Arm = ((26, -84), (44, -68))
    feast = (
        bust(764, y - 4, "earl", hat="coronet", cap="red", beard="red", size=0.8,
             arms=arm((7, -109), ((30, -104), (40, -128)), "a", at(CUP, 2, -6, 0.9) + FIST))
        + bust(856, y - 4, "green", cap="red", size=0.8, flip=True, before=arm((-3, -106), reach))
        + bust(1150, y - 4, "blue", hat="veil", cap="linen", size=0.8, before=arm((-3, -106), reach))
        + bust(1240, y - 4, "gold", cap="red", beard="red", size=0.8, flip=True, arms=at(HORN, 18, -138, 0.9),
               before=arm((-3, -106), ((28, -92), (28, -118))))
    )  # fmt: skip
    warm_near: Arm = ((24, -92), (46, -88))
    warm_far: Arm = ((30, -98), (50, -100))
    hearth = (
        man(950, y + 4, "blue", "red", hat="hair", cap="gold", size=0.8, near=warm_near, far=warm_far)
        + man(1056, y + 4, "green", "red", hat="veil", cap="linen", robe=True, size=0.8, flip=True,
              near=warm_near, far=warm_far)
        + flame(988, y - 6, 0.75) + flame(1018, y - 6, 0.75, flip=True) + flame(1003, y - 6, 1.15)
        + cord(f"M970 {y + 3}L1034 {y - 9}M972 {y - 9}L1036 {y + 3}", "gold", 9, 4)
    )  # fmt: skip
    return (
        land + threads + bare_tree(98, 296, 0.88) + bare_tree(250, 292, 0.7, flip=True)
        + bare_tree(1396, 306, 0.62, flip=True)
        + at(plough(), 392, y + 8, 1.08) + carrier + shape(f"M{left} {y + 4}V150H{right}V{y + 4}Z", "linen") + roof
        + feast
        + board(736, y + 4, 148) + board(1120, y + 4, 148) + hearth + pillars + snow()
    )  # fmt: skip


def victory() -> str:
    y = GROUND + 4
    host = ""
    for x, wool, hose, cap, first, second in (
        (96, "green", "red", "blue", "blue", "linen"),
        (198, "gold", "blue", "gold", "earl", "light"),
    ):
        host += man(
            x, y, wool, hose, cap=cap, stance="walk", lean=4, size=1.06, behind=spear(34, -4, 46, -220),
            far=((34, -92), (36, -100)), before=shield(28, -82, first, second, 32),
        )  # fmt: skip
    herald = man(
        292,
        y,
        "teal",
        "gold",
        hat="hair",
        cap="red",
        stance="walk",
        size=1.06,
        behind=at(HORN, 19, -140),
        near=((30, -96), (28, -122)),
    )
    flag = (
        cord("M22 -120L88 -318", "gold")
        + shape("M92 -336L98 -318L87 -308L80 -322Z", "blue", 2)
        + shape("M86 -312C50 -328 20 -304 -20 -316C-44 -322 -64 -316 -84 -306L-60 -298L-82 -284L-58 -276"
            "L-76 -262C-30 -254 24 -278 68 -260Z", "earl")
        + shape("M44 -317C30 -318 16 -314 0 -314L-10 -266C6 -268 18 -271 32 -270Z", "light", 2)
        + at(shared(CROSS), 12, -292, 0.55)
    )  # fmt: skip
    victor = rider(
        566, y + 2, STEP, "ice", "gold", "earl", "red", hat="crown", cap="red", cloak="light",
        far=((40, -176), (38, -186)),
        behind=flag, arms=("earl", "light"), size=0.95,
    )  # fmt: skip
    people = (
        man(800, y, "blue", "red", hat="hair", cap="red", cloak="gold", stance="walk", lean=4, size=1.06, flip=True,
            far=((32, -118), (44, -148)), far_hand=PALM, far_turn=10, near=((34, -100), (54, -118)), near_hand=PALM,
            near_turn=30)
        + man(912, y, "gold", "red", hat="veil", cap="linen", robe=True, size=1.06, flip=True, hem="red",
              near=((30, -118), (38, -150)), near_hand=PALM, near_turn=8)
        + man(1018, y, "red", "blue", hat="cap", cap="gold", cloak="green", stance="walk", lean=4, size=1.06, flip=True,
              near=((32, -116), (46, -146)), near_hand=PALM, near_turn=10)
    )  # fmt: skip
    return ground() + tree(34, GROUND, 0.78) + hall(1244, GROUND, 1.04) + host + herald + victor + people
