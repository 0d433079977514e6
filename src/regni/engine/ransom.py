"""Captured Lords are ransomed or killed (B6.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import NO_LORD, card, colour_of, distinct, is_lordly, kind_of
from .decisions import HOMECOMING, KING_TURN, PLACE_CARD, TURN, Handler
from .decisions import RANSOM as ASK_FOR_RANSOM
from .events import FREED, HOMELESS, RANSOM, UNRANSOMED
from .moves import PASS, PAY, PLACE, Moves, arg_a, arg_b, move, verb
from .rule_ids import B6_11
from .table import Decision, Table

if TYPE_CHECKING:
    from mypy_extensions import i64


PAID: Final = 128  # more than an Earl can have Fiefs


def kill_captive(t: Table, owner: i64, lord: i64) -> None:
    t.bury(owner, lord)
    t.log(UNRANSOMED, B6_11, owner, card=lord)


class Ransom(Handler):
    """B6.11: the owner of a captive may pay with Properties of his choice. `a` is the captor, `b` the Lord. `c` is his
    old Fief + 1, plus PAID for each Property already paid."""

    kind: i64 = ASK_FOR_RANSOM
    name = "ransom"
    stands_on: tuple[int, ...] = (TURN, KING_TURN, ASK_FOR_RANSOM)
    rule: i64 = B6_11

    def run(self, t: Table, d: Decision) -> bool:
        properties: i64 = 0
        for fief in t.earls[d.seat].fiefs:
            properties += len(fief.properties)
        if properties >= t.rules.ransom_properties - d.c // PAID:
            return True
        t.pop()
        kill_captive(t, d.seat, d.b)
        return False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        index: i64 = 0
        for fief in t.earls[d.seat].fiefs:
            for which in distinct(fief.properties):
                out.add(move(PAY, index, which))
            index += 1
        if d.c < PAID:
            out.add(PASS)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        if verb(chosen) == PASS:
            t.pop()
            kill_captive(t, d.seat, d.b)
            return
        which = arg_b(chosen)
        t.earls[d.seat].fiefs[arg_a(chosen)].properties.remove(which)
        t.log(RANSOM, B6_11, d.seat, d.a, card=kind_of(which), colour=colour_of(which), fief=arg_a(chosen))
        d.c += PAID
        if d.c // PAID == t.rules.ransom_properties:
            t.pop()
            t.push(HOMECOMING, d.seat, d.b, d.c % PAID)
        t.push(PLACE_CARD, d.a, which)

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        paid, home = d.c // PAID, d.c % PAID
        if not t.is_rival(d.seat, d.a) or not is_lordly(d.b):
            return False
        return home <= len(t.earls[d.seat].fiefs) and paid < t.rules.ransom_properties

    def loose_card(self, d: Decision) -> i64:
        return card(d.seat, d.b)


class Homecoming(Handler):
    """B6.11: a ransomed Lord goes back to his Fief, else to any Fief of his owner without a Lord, else to the discards.
    `a` is the Lord, `b` his old Fief + 1."""

    kind: i64 = HOMECOMING
    name = "homecoming"
    stands_on: tuple[int, ...] = (TURN, KING_TURN, ASK_FOR_RANSOM)
    rule: i64 = B6_11

    def run(self, t: Table, d: Decision) -> bool:
        fiefs = t.earls[d.seat].fiefs
        home = d.b - 1
        if 0 <= home < len(fiefs) and fiefs[home].lord == NO_LORD:
            self.settle(t, d, home)
            return False
        out = Moves()
        self.choices(t, d, out)
        if out.count > 0:
            return True
        t.pop()
        t.bury(d.seat, d.a)
        t.log(HOMELESS, B6_11, d.seat, card=d.a)
        return False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        index: i64 = 0
        for fief in t.earls[d.seat].fiefs:
            if fief.lord == NO_LORD:
                out.add(move(PLACE, index))
            index += 1

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        self.settle(t, d, arg_a(chosen))

    def settle(self, t: Table, d: Decision, fief: i64) -> None:
        t.pop()
        t.earls[d.seat].fiefs[fief].lord = d.a
        t.log(FREED, B6_11, d.seat, card=d.a, fief=fief)

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        return is_lordly(d.a) and d.b <= len(t.earls[d.seat].fiefs)

    def loose_card(self, d: Decision) -> i64:
        return card(d.seat, d.a)
