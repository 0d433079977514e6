"""The Vikings: the markers that count to their arrival, Emissaries, and who controls them (B9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .battle import declare, forbids_harming, forbids_target, list_targets
from .cards import MONK, NOBODY, VASSAL, VIKING
from .decisions import CONTROL, ROUND, Handler
from .decisions import VIKINGS as VIKING_TURN
from .earldom import has_in_hand
from .events import ARRIVED, HOLD, MARKER, MARKER_HELD, TURNED_UP, VIKING_GAIN
from .events import CONTROL as CONTROLLED
from .events import EMISSARY as EMISSARY_SENT
from .forces import HAND
from .moves import PASS, RAID, SIEGE, STORM, Moves, arg_a, arg_b, verb
from .rule_ids import B9_1, B9_2, B9_3, B9_4, B9_5, LEGAL
from .table import VIKINGS, Decision, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

# The steps of a Viking turn, in order.
CLOCK: Final = 0
LANDING: Final = 1
CUBE: Final = 2
OVER: Final = 3


def forbids_emissary(t: Table, seat: i64, kind: i64) -> i64:
    return LEGAL if (kind in (VASSAL, MONK)) and has_in_hand(t, seat, kind) else B9_4


def send_emissary(t: Table, seat: i64, kind: i64) -> None:
    """B9.4: an Emissary goes to the Vikings and stays with them. Cubes of his Earl go into the bag. Before the Vikings
    have arrived, a black marker goes out."""
    t.spend(seat, kind)
    earl = t.earls[seat]
    if kind == VASSAL:
        earl.emissary_vassals += 1
    else:
        earl.emissary_monks += 1
    cubes: i64 = t.rules.emissary_cubes[kind]
    earl.cubes += cubes
    t.log(EMISSARY_SENT, B9_4, seat, card=kind, number=cubes, source=HAND)
    if not t.arrived:
        push_marker(t, B9_4)


def push_marker(t: Table, rule: i64) -> None:
    if t.markers_out < t.rules.viking_markers:
        t.markers_out += 1
        t.log(MARKER, rule, number=t.markers_out)


def turn_up(t: Table, number: i64, event: i64, rule: i64) -> None:
    """Turns up so many Viking cards, or as many as there are. The first event reports their number; after
    that each card has its own event."""
    t.log(event, rule, VIKINGS, number=min(number, t.viking_deck.left()))
    while number > 0:
        kind = t.draw_from(t.viking_deck)
        if kind == NOBODY:
            return
        if kind == VIKING:
            t.vikings += 1
        else:
            t.chieftains += 1
        t.log(TURNED_UP, rule, VIKINGS, card=kind)
        number -= 1


def advance_clock(t: Table) -> None:
    """B9.1: before the Vikings have arrived a marker moves. B9.3: after that they gain cards."""
    if t.arrived:
        turn_up(t, t.rules.viking_gain, VIKING_GAIN, B9_3)
        return
    if t.white_forward:
        t.white_forward = False
        t.log(MARKER_HELD, B9_1)
    else:
        push_marker(t, B9_1)


def land(t: Table) -> None:
    """B9.2: the Vikings arrive."""
    t.arrived = True
    turn_up(t, t.rules.arrivals[t.earls_left()], ARRIVED, B9_2)
    t.variant.arrived(t)


def draw_cube(t: Table, aside: i64 = 0) -> i64:
    """Draws a cube from the bag and puts it back. Returns the seat it belongs to, or NOBODY if the bag is empty.
    `aside` has a bit for each seat whose cubes are put aside."""
    cubes: i64 = 0
    for seat in range(len(t.earls)):
        if aside >> seat & 1 == 0:
            cubes += t.earls[seat].cubes
    if cubes == 0:
        return NOBODY
    which = t.below(cubes)
    for seat in range(len(t.earls)):
        if aside >> seat & 1 == 0:
            which -= t.earls[seat].cubes
            if which < 0:
                return seat
    return NOBODY


class VikingTurn(Handler):
    """B9: the Vikings play last in every round. `a` is the next step."""

    kind: i64 = VIKING_TURN
    name = "vikings"
    stands_on: tuple[int, ...] = (ROUND,)
    is_step = True
    has_seat = False
    outlasts = True

    def run(self, t: Table, d: Decision) -> bool:
        step = d.a
        d.a += 1
        if step == CLOCK:
            had_arrived = t.arrived
            t.variant.advance_clock(t)
            if t.over:
                return False
            if had_arrived:
                d.a = CUBE
            elif t.markers_out == t.rules.viking_markers:
                t.variant.longboats_sighted(t)
            else:
                d.a = OVER
        elif step == LANDING:
            land(t)
            if not t.rules.vikings_act_on_arrival:
                d.a = OVER
        elif step == CUBE:
            if t.vikings + t.chieftains > 0:
                seat = draw_cube(t)
                if seat != NOBODY:
                    t.log(CONTROLLED, B9_5, seat)
                    t.push(CONTROL, seat)
        else:
            t.pop()
        return False

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        return d.a <= OVER and below.a == 0


class Control(Handler):
    """B9.5: the Earl who controls the Vikings sends all of them against one other Earl or holds them back."""

    kind: i64 = CONTROL
    name = "control"
    stands_on: tuple[int, ...] = (VIKING_TURN,)
    rule: i64 = B9_5

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        list_targets(t, d.seat, False, out)
        if t.rules.vikings_may_hold or out.count == 0:
            out.add(PASS)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        t.pop()
        if chosen == PASS:
            t.log(HOLD, B9_5, d.seat)
        else:
            declare(t, VIKINGS, d.seat, chosen)

    def why_not(self, t: Table, d: Decision, chosen: i64) -> i64:
        what = verb(chosen)
        if what in (STORM, RAID, SIEGE):
            if not t.is_rival(d.seat, arg_a(chosen)):
                return B9_5
            harm = forbids_harming(t, d.seat, arg_a(chosen), False)
            if harm != LEGAL:
                return harm
            return forbids_target(t, arg_a(chosen), what, arg_b(chosen))
        return LEGAL if chosen in self.listed(t, d) else B9_5

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        return t.arrived and t.vikings + t.chieftains > 0
