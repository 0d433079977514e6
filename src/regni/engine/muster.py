"""What comes before the first turn when there is more to it than the deal: Legacy points, decks picked at the table,
Towers, Mulligans, a King from the start (W4, W6, O1 to O3, O9)."""

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

#: By no ruleset are more Towers set before the first turn.
MOST_TOWERS: Final = 12


class Muster(Handler):
    """The stages before the first turn. `a` the stage, `b` how many Earls have had their turn in it."""

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
                # The King of Rebellion has no deck: his cube is put aside.
                chooser = draw_cube(t, 1 << t.automaton if t.automaton >= 0 else 0)
                t.log(CHOOSER, O9, chooser)
                t.push(PICK, chooser, t.rules.house_divided, 1)
        elif d.a == DEALING:
            for seat in range(t.players):
                earl = t.earls[seat]
                if earl.out == 0:
                    # Canonical before the shuffle: in which order the cards were picked does not matter.
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
        """W6.1: one point at a time, round the table, until all are spent."""
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
            wanting = min(t.rules.deck_size - len(earl.deck), total(earl.tray & IN_SET))
            t.push(PICK, seat, wanting)
        elif stage == TOWERS:
            if t.rules.start_towers > 0:
                t.push(START_TOWER, seat, t.rules.start_towers)
        elif t.rules.free_mulligan and earl.hand_size > 0:
            t.push(MULLIGAN, seat)

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        return below.a == 0 and d.a <= CROWNING and d.b <= t.players


def draw_hand(t: Table, seat: i64, rule: i64) -> None:
    """B2.2: the first Hand."""
    for _ in range(t.rules.hand_size):
        t.draw_card(seat, rule)


class Mulligan(Handler):
    """O1: the Hand goes back once, the deck is shuffled, and a new Hand is drawn."""

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
    """O2, W6.2: a card of the tray stands face down as a Tower. `a` how many are still to be set, `b` 1
    if a Legacy point bought them."""

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
    """W4.5, O9: a deck from what is left of the set, card by card in secret; or the common half of all decks.

    `a` how many are still to be picked, `b` 1 for common cards.
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
        """The deck is whole, and what he may take again next time."""
        earl = t.earls[seat]
        earl.wanted = 0
        for kind in earl.deck:
            earl.wanted += cards(kind)
        t.log(DECK_READY, picking_rule(t), seat, number=len(earl.deck))

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        earl = t.earls[d.seat]
        if d.b == 1:
            # A card that stands as his Tower can be common too.
            for kind in range(SET_KINDS):
                if held(earl.tray, kind) + held(earl.towers, kind) > 0:
                    out.add(move(PICK_CARD, kind))
            return
        list_held(earl.tray & IN_SET, PICK_CARD, out)
        if self.can_repeat(t, d):
            out.add(SAME)

    def can_repeat(self, t: Table, d: Decision) -> bool:
        """Whether the deck he wanted is still to be had, with what is in it already."""
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
        """The last card of a kind may stand as a Tower: another takes its place there, and nobody learns of it."""
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
