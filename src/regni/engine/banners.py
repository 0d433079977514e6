"""Banners: Kingship and the Royal Army, and Bequeathing (B8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import BANNER, CATHEDRAL, CHURCH, INFANTRY, KNIGHT, NO_LORD, NOBODY, PRINCE
from .decisions import RANSOM, ROUND, ROYAL_GIFT, TURN, VIKINGS, Handler, is_player
from .earldom import has_in_hand
from .events import BANNER as BANNER_LAID
from .events import BEQUEATH, CROWNED
from .events import ROYAL_GIFT as GIFT_GIVEN
from .forces import HAND
from .moves import GIVE, Moves, arg_a, move
from .piles import cards
from .rule_ids import B5_5, B8_2, B8_3, B8_5, LEGAL
from .table import Decision, Table

if TYPE_CHECKING:
    from mypy_extensions import i64


def forbids_crown(t: Table, seat: i64) -> i64:
    return LEGAL if has_in_hand(t, seat, BANNER) else B8_2


def crown(t: Table, seat: i64) -> None:
    """B8.2: the Earl lays a Banner for Kingship."""
    t.spend(seat, BANNER)
    earl = t.earls[seat]
    earl.banners += 1
    t.log(BANNER_LAID, B8_2, seat, number=earl.banners, source=HAND)
    claim_crown(t)


def claim_crown(t: Table, rule: i64 = B8_2) -> None:
    """B8.2: the Earl who leads every other Earl by enough Banners takes the King card, if it is free."""
    if t.king != NOBODY:
        return
    leader: i64 = NOBODY
    best: i64 = 0
    second: i64 = 0
    seat: i64 = 0
    for earl in t.earls:
        if earl.banners > best:
            second = best
            best = earl.banners
            leader = seat
        elif earl.banners > second:
            second = earl.banners
        seat += 1
    if leader == NOBODY or best - second < t.rules.kingship_lead:
        return
    t.king = leader
    t.discard_banners()
    t.log(CROWNED, rule, leader)
    # B8.5: the Earls give in turn order. The last entry pushed is asked first, so they are pushed in reverse order.
    seats: i64 = len(t.earls)
    step = seats - 1
    while step > 0:
        giver = (leader + step) % seats
        if t.earls[giver].pool() > 0:
            t.push(ROYAL_GIFT, giver if t.rules.royal_gift == "giver" else leader, giver, leader)
        step -= 1


class RoyalGift(Handler):
    """B8.5: the new King gets an Army card from an Earl's pool. `a` is the giver, `b` is the King."""

    kind: i64 = ROYAL_GIFT
    name = "royal_gift"
    stands_on: tuple[int, ...] = (ROUND, TURN, VIKINGS, RANSOM, ROYAL_GIFT)
    rule: i64 = B8_5

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        giver = t.earls[d.a]
        if giver.infantry > 0:
            out.add(move(GIVE, INFANTRY))
        if giver.knights > 0:
            out.add(move(GIVE, KNIGHT))

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        t.pop()
        kind = arg_a(chosen)
        t.add_army(d.a, kind, -1)
        t.add_royal(d.b, kind, 1)
        t.log(GIFT_GIVEN, B8_5, d.a, d.b, card=kind)

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        if not is_player(t, d.a) or d.b != t.king or d.a == d.b or d.seat not in (d.a, d.b):
            return False
        for other in t.stack:
            if other is not d and other.kind == ROYAL_GIFT and other.a == d.a:
                return False
        return t.earls[d.a].pool() > 0


def forbids_bequeathing(t: Table, seat: i64) -> i64:
    """Returns the rule that keeps an Earl from Bequeathing, or LEGAL.

    B5.5: while another Earl holds the Cathedral, the Earl needs a Church of his own on the table.
    """
    if not has_in_hand(t, seat, BANNER):
        return B8_3
    if t.earls[seat].has(CHURCH):
        return LEGAL
    other: i64 = 0
    for earl in t.earls:
        if other != seat and earl.has(CATHEDRAL) and t.variant.bars_bequest(t, other):
            return B5_5
        other += 1
    return LEGAL


def forbids_bequeath(t: Table, seat: i64, fief: i64) -> i64:
    if not t.has_fief(seat, fief) or t.earls[seat].fiefs[fief].lord != PRINCE:
        return B8_3
    return forbids_bequeathing(t, seat)


def bequeath(t: Table, seat: i64, fief: i64) -> None:
    """B8.3: the Banner and the Prince are discarded. Then the discards are shuffled into the deck."""
    t.spend_to_discard(seat, BANNER)
    earl = t.earls[seat]
    earl.fiefs[fief].lord = NO_LORD
    earl.discard += cards(PRINCE)
    t.log(BEQUEATH, B8_3, seat, card=PRINCE, fief=fief)
    t.shuffle_in_discards(seat)
