"""What the Earls do before the first turn: they spend Legacy points, pick decks at the table, set Towers and take
Mulligans. An Earl may be King from the start (W4, W6, O1 to O3, O9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .banners import claim_crown
from .cards import SET_KINDS
from .decisions import LEGACY, MULLIGAN, MUSTER, PICK, ROUND, START_TOWER, Handler, list_held
from .events import CHOOSER, COMMON, COMMON_LACKED, DECK_READY, KEEPS_HAND, PICKED, SUMMER, TOWER, TOWER_CHANGED
from .events import MULLIGAN as HAND_CHANGED
from .forces import TRAY
from .moves import MULLIGAN as CHANGE_HAND
from .moves import PASS, SAME, Moves, arg_a, move
from .moves import PICK as PICK_CARD
from .moves import TOWER as SET_TOWER
from .piles import IN_SET, cards, held, total
from .rule_ids import B2_1, B2_2, LEGAL, O1, O2, O9, W4_3, W4_5, W4_6, W6_3, W6_4
from .table import Decision, Table
from .vikings import draw_cube

if TYPE_CHECKING:
    from mypy_extensions import i64

# The stages, in order.
SPENDING: Final = 0
COMMON_CARDS: Final = 1
DECKS: Final = 2
DEALING: Final = 3
TOWERS: Final = 4
MULLIGANS: Final = 5
CROWNING: Final = 6

#: No ruleset lets an Earl set more Towers than this before the first turn (O2).
MOST_TOWERS: Final = 12


class Muster(Handler):
    """The stages before the first turn. `a` is the stage and `b` is how many Earls have been asked in it. While points
    are spent, `b` is the place where the search for the next Earl begins."""

    kind: i64 = MUSTER
    name = "muster"
    stands_on: tuple[int, ...] = (ROUND,)
    is_step = True
    has_seat = False

    def run(self, t: Table, d: Decision) -> bool:
        if d.a == SPENDING:
            self.ask_to_spend(t, d)
        elif d.a == COMMON_CARDS:
            d.a = DECKS
            if t.rules.house_divided > 0:
                # The King of Rebellion has no deck, so his cube is put aside.
                chooser = draw_cube(t, 1 << t.automaton if t.automaton >= 0 else 0)
                t.log(CHOOSER, O9, chooser)
                t.push(PICK, chooser, t.rules.house_divided, 1)
        elif d.a == DEALING:
            for seat in range(t.players):
                earl = t.earls[seat]
                if earl.out == 0:
                    # The deck is sorted first, so that the order in which the cards were picked does not matter.
                    earl.deck.sort()
                    t.rng.shuffle(earl.deck)
            t.reveals += 1
            for seat in range(t.players):
                draw_hand(t, seat, W4_6 if t.summer > 0 else B2_2)
            d.a = TOWERS
        elif d.a == CROWNING:
            t.pop()
            if t.summer > 0:
                t.log(SUMMER, W4_3, number=t.summer)
            claim_crown(t, W6_4)
        elif d.b == t.players:
            d.a += 1
            d.b = 0
        else:
            seat = (t.first + d.b) % t.players
            d.b += 1
            if t.earls[seat].out == 0:
                self.ask(t, d.a, seat)
        return False

    def ask_to_spend(self, t: Table, d: Decision) -> None:
        """W6.1: the Earls spend one point at a time, round the table, until all points are spent."""
        for step in range(t.players):
            seat = (t.first + d.b + step) % t.players
            if t.earls[seat].to_spend > 0:
                d.b = (d.b + step + 1) % t.players
                t.push(LEGACY, seat)
                return
        d.a = COMMON_CARDS
        d.b = 0

    def ask(self, t: Table, stage: i64, seat: i64) -> None:
        earl = t.earls[seat]
        if stage == DECKS:
            missing = min(t.rules.deck_size - len(earl.deck), total(earl.tray & IN_SET))
            t.push(PICK, seat, missing)
        elif stage == TOWERS:
            if t.rules.start_towers > 0:
                t.push(START_TOWER, seat, t.rules.start_towers)
        elif t.rules.free_mulligan and earl.hand_size > 0:
            t.push(MULLIGAN, seat)

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        return below.a == 0 and d.a <= CROWNING and d.b <= t.players


def draw_hand(t: Table, seat: i64, rule: i64) -> None:
    """B2.2: an Earl draws his first Hand."""
    for _ in range(t.rules.hand_size):
        t.draw_card(seat, rule)


class Mulligan(Handler):
    """O1: an Earl may once put his Hand back, shuffle his deck and draw a new Hand."""

    kind: i64 = MULLIGAN
    name = "mulligan"
    stands_on: tuple[int, ...] = (MUSTER,)
    rule: i64 = O1
    is_public = False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        out.add(CHANGE_HAND)
        out.add(PASS)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        t.pop()
        if chosen == PASS:
            t.log(KEEPS_HAND, O1, d.seat)
            return
        earl = t.earls[d.seat]
        for kind in range(SET_KINDS):
            for _ in range(held(earl.hand, kind)):
                earl.deck.append(kind)
        earl.hand = earl.hand_size = 0
        earl.deck.sort()
        t.reveals += 1
        t.rng.shuffle(earl.deck)
        t.log(HAND_CHANGED, O1, d.seat)
        draw_hand(t, d.seat, O1)

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        return below.a == MULLIGANS and t.rules.free_mulligan and t.earls[d.seat].hand_size > 0


class StartTower(Handler):
    """O2, W6.2: an Earl sets a card of his tray face down as a Tower. `a` is how many are still to be set; `b` is
    1 if a Legacy point bought them."""

    kind: i64 = START_TOWER
    name = "start_tower"
    stands_on: tuple[int, ...] = (MUSTER,)
    is_put_together = True
    is_unseen = True
    rule: i64 = O2
    is_public = False

    def run(self, t: Table, d: Decision) -> bool:
        if d.a > 0 and total(t.earls[d.seat].tray & IN_SET) > 0:
            return True
        t.pop()
        return False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        list_held(t.earls[d.seat].tray & IN_SET, SET_TOWER, out)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        kind = arg_a(chosen)
        earl = t.earls[d.seat]
        earl.tray -= cards(kind)
        earl.towers += cards(kind)
        earl.towers_up += 1
        d.a -= 1
        t.log(TOWER, W6_3 if d.b == 1 else O2, d.seat, card=kind, source=TRAY)

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        if d.a > MOST_TOWERS:
            return False
        return below.a == SPENDING if d.b == 1 else below.a == TOWERS and d.b == 0

    def numbers(self, t: Table, d: Decision) -> dict[str, int]:
        return {"number": d.a}


def picking_rule(t: Table) -> i64:
    return W4_5 if t.summer > 0 else B2_1


class PickCard(Handler):
    """B2.1, W4.5: an Earl picks his deck from what is left of his set, card by card and in secret. O9: or he picks the
    common cards of all decks, in the open.

    `a` is how many cards he still picks; `b` is 1 for common cards.
    """

    kind: i64 = PICK
    name = "pick"
    stands_on: tuple[int, ...] = (MUSTER,)
    is_put_together = True
    is_unseen = True
    rule: i64 = W4_5
    is_public = False

    def run(self, t: Table, d: Decision) -> bool:
        if d.a > 0 and total(t.earls[d.seat].tray & IN_SET) > 0:
            return True
        t.pop()
        if d.b == 0:
            self.close(t, d.seat)
        return False

    def why_not(self, t: Table, d: Decision, chosen: i64) -> i64:
        return LEGAL if chosen in self.listed(t, d) else picking_rule(t)

    def close(self, t: Table, seat: i64) -> None:
        """The deck is complete. It is remembered, so that he can pick the same deck again next time."""
        earl = t.earls[seat]
        earl.wanted = 0
        for kind in earl.deck:
            earl.wanted += cards(kind)
        t.log(DECK_READY, picking_rule(t), seat, number=len(earl.deck))

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        earl = t.earls[d.seat]
        if d.b == 1:
            # A card that stands as his Tower can be common too (see `free_card`).
            for kind in range(SET_KINDS):
                if held(earl.tray, kind) + held(earl.towers, kind) > 0:
                    out.add(move(PICK_CARD, kind))
            return
        list_held(earl.tray & IN_SET, PICK_CARD, out)
        if self.can_repeat(t, d):
            out.add(SAME)

    def can_repeat(self, t: Table, d: Decision) -> bool:
        """Whether he can still pick the rest of the deck he wanted. He cannot if a card of it is not in his tray or if
        he has picked a card that is not in it."""
        earl = t.earls[d.seat]
        picked: i64 = 0
        for kind in earl.deck:
            picked += cards(kind)
        for kind in range(SET_KINDS):
            lacking = held(earl.wanted, kind) - held(picked, kind)
            if lacking < 0 or lacking > held(earl.tray, kind):
                return False
        return total(earl.wanted) - total(picked) == d.a

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        earl = t.earls[d.seat]
        if chosen == SAME:
            for kind in range(SET_KINDS):
                for _ in range(held(earl.wanted, kind) - earl.deck.count(kind)):
                    self.take(t, d.seat, kind)
            d.a = 0
            return
        kind = arg_a(chosen)
        d.a -= 1
        if d.b == 0:
            self.take(t, d.seat, kind)
            t.log(PICKED, picking_rule(t), d.seat, card=kind)
            return
        t.log(COMMON, O9, d.seat, card=kind)
        t.common += cards(kind)
        for seat in range(t.players):
            if t.earls[seat].out == 0:
                self.free_card(t, seat, kind)
                if held(t.earls[seat].tray, kind) > 0:
                    self.take(t, seat, kind)
                else:
                    t.log(COMMON_LACKED, O9, seat, card=kind)

    def free_card(self, t: Table, seat: i64, kind: i64) -> None:
        """The last card of a kind may stand as a Tower. Then another card takes its place there, and only he is
        told."""
        earl = t.earls[seat]
        if held(earl.tray, kind) > 0 or held(earl.towers, kind) == 0:
            return
        for other in range(SET_KINDS):
            if held(earl.tray, other) > 0:
                earl.tray += cards(kind) - cards(other)
                earl.towers += cards(other) - cards(kind)
                t.log(TOWER_CHANGED, O9, seat, card=other)
                return

    def take(self, t: Table, seat: i64, kind: i64) -> None:
        t.earls[seat].tray -= cards(kind)
        t.earls[seat].deck.append(kind)

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        if below.a != DECKS or d.a > t.rules.deck_size:
            return False
        return d.b == 0 or (d.b == 1 and t.rules.house_divided > 0)

    def numbers(self, t: Table, d: Decision) -> dict[str, int]:
        return {"number": d.a, "common": d.b}
