"""Winter: Legacy points are earned, the table is cleared, and the Vikings move on (W4, W7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import INFANTRY, NO_LUCK, NOBODY, NORMAL, PALACE, SET_KINDS, VIKING
from .dealing import army_decks, palace_earl, table_deck
from .decisions import MUSTER, ROUND, SHOW_PAIR, WINTER, Handler
from .events import MARKERS_START, NEW_FIRST, VIKINGS_START
from .leaving import KING_GONE
from .legacy import earn
from .muster import SPENDING
from .piles import cards
from .rule_ids import W4_2, W4_3, W7_1
from .table import Decision, Table
from .vikings import turn_up

if TYPE_CHECKING:
    from mypy_extensions import i64

PAIR: Final = 2  # cards: a Monk and a Banquet


class Winter(Handler):
    """W4.1 to W4.3: Winter up to the spending of Legacy points. `a` is how many Earls had their chance to show a Monk
    and a Banquet; `c` has a bit for each Earl who did."""

    kind: i64 = WINTER
    name = "winter"
    stands_on: tuple[int, ...] = (ROUND,)
    is_step = True
    has_seat = False

    def run(self, t: Table, d: Decision) -> bool:
        if d.a < t.players:
            seat = (t.first + d.a) % t.players
            d.a += 1
            # Every Earl with enough cards is asked. Otherwise the others would learn who has the pair.
            if t.earls[seat].out == 0 and t.earls[seat].hand_size >= PAIR:
                t.push(SHOW_PAIR, seat)
            return False
        t.pop()
        for seat in range(t.players):
            if t.earls[seat].out == 0:
                earn(t, seat, d.c >> seat & 1 == 1)
        clear_table(t)
        move_vikings(t)
        for earl in t.earls:
            earl.to_spend = earl.legacy if earl.out == 0 else 0
        t.stack = [Decision(ROUND, -1), Decision(MUSTER, -1, SPENDING)]
        return False

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        if not t.variant.is_campaign or t.arrived or below.a != 0:
            return False
        return d.a <= t.players and d.c < 1 << t.players


def clear_table(t: Table) -> None:
    """W4.1: every card goes back to its own set, and each Palace stands again."""
    if t.king != KING_GONE:
        t.king = NOBODY
    t.round = 0
    t.action_used = False
    t.common = 0
    t.white_forward = False
    t.vikings = t.chieftains = 0
    rules, rng = t.rules, t.rng
    t.army = table_deck(INFANTRY, 2, rules.full_army[army_decks(len(t.earls))], rng)
    t.viking_deck = table_deck(VIKING, 2, rules.full_vikings, rng)
    t.battle_deck = table_deck(NORMAL, 4, rules.full_battle, rng)
    t.joust_deck = table_deck(NO_LUCK, 3, rules.full_joust, rng)
    t.reveals += 1
    whole: i64 = 0
    for kind in range(SET_KINDS):
        whole += cards(kind, rules.set_copies)
    for seat in range(len(t.earls)):
        old = t.earls[seat]
        if old.out == 0:
            earl = palace_earl(seat)
            earl.tray = whole
            earl.legacy = old.legacy
            earl.wanted = old.wanted
            t.earls[seat] = earl
        else:
            # Others may have held cards of an Earl who conceded. These go back to his set too.
            old.tray = whole + cards(PALACE)
            old.discard = 0


def move_vikings(t: Table) -> None:
    """W4.2, W4.3: the Vikings move one Earl to the left, and the next Summer starts with one more marker out. With the
    last marker the Vikings start on the table (W7.1)."""
    t.first = (t.first + 1) % t.players
    while t.earls[t.first].out != 0:
        t.first = (t.first + 1) % t.players
    t.turn_seat = t.first
    t.summer += 1
    t.log(NEW_FIRST, W4_2, t.first, number=t.summer)
    t.markers_out = min(t.summer - 1, t.rules.viking_markers)
    t.log(MARKERS_START, W4_3, number=t.markers_out)
    if t.markers_out == t.rules.viking_markers:
        t.arrived = True
        t.markers_out = 0
        turn_up(t, t.rules.arrivals[t.earls_left()], VIKINGS_START, W7_1)
