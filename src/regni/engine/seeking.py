"""Resourceful Earls (O6): an Earl discards two cards from Hand and takes one from his tray."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .decisions import FETCH, SACRIFICE, TURN, Handler, list_held
from .events import DISCARDED, FETCHED, SEEKS
from .moves import DISCARD, Moves, arg_a
from .moves import FETCH as TAKE_FROM_TRAY
from .piles import IN_SET, cards
from .rule_ids import LEGAL, O6
from .table import Decision, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

PRICE: Final = 2  # cards from Hand


def forbids_seeking(t: Table, seat: i64) -> i64:
    earl = t.earls[seat]
    return LEGAL if t.rules.resourceful and earl.hand_size >= PRICE and earl.tray & IN_SET != 0 else O6


def seek(t: Table, seat: i64) -> None:
    t.log(SEEKS, O6, seat)
    t.push(FETCH, seat)
    t.push(SACRIFICE, seat, PRICE)


class Sacrifice(Handler):
    """O6: an Earl pays the price card by card. `a` is how many cards he still has to discard."""

    kind: i64 = SACRIFICE
    name = "sacrifice"
    stands_on: tuple[int, ...] = (FETCH,)
    is_put_together = True
    rule: i64 = O6
    is_public = False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        list_held(t.earls[d.seat].hand, DISCARD, out)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        t.spend_to_discard(d.seat, arg_a(chosen))
        t.log(DISCARDED, O6, d.seat, card=arg_a(chosen))
        d.a -= 1
        if d.a == 0:
            t.pop()

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        return t.rules.resourceful and 1 <= d.a <= PRICE and t.earls[d.seat].hand_size >= d.a

    def numbers(self, t: Table, d: Decision) -> dict[str, int]:
        return {"number": d.a}


class Fetch(Handler):
    """O6: an Earl takes any card from his tray. Only he sees which."""

    kind: i64 = FETCH
    name = "fetch"
    stands_on: tuple[int, ...] = (TURN,)
    rule: i64 = O6
    is_public = False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        list_held(t.earls[d.seat].tray & IN_SET, TAKE_FROM_TRAY, out)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        t.pop()
        kind = arg_a(chosen)
        earl = t.earls[d.seat]
        earl.tray -= cards(kind)
        earl.hand += cards(kind)
        earl.hand_size += 1
        t.log(FETCHED, O6, d.seat, card=kind)

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        return t.rules.resourceful and d.seat == below.seat and t.earls[d.seat].hand_size >= d.a
