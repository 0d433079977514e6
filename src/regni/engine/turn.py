"""The round and an Earl's turn: one Action, free placements and the draw (B3, B4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .banners import bequeath, crown, forbids_bequeath, forbids_bequeathing, forbids_crown
from .battle import declare, forbids_attack, forbids_attacking, list_targets
from .cards import (
    BANNER,
    BANQUET,
    CASTLE,
    CATHEDRAL,
    CHURCH,
    INFANTRY,
    INTRIGUE,
    KNIGHT,
    LAND,
    MERCENARY,
    MONK,
    NO_LORD,
    PALACE,
    PRINCE,
    TREACHERY,
    VASSAL,
)
from .decisions import DISCARD_DOWN, ROUND, TURN, VIKINGS, Handler, is_at_place, list_held
from .earldom import (
    attach,
    forbids_attach,
    forbids_found,
    forbids_garrison,
    forbids_hire,
    forbids_install,
    forbids_recruit,
    forbids_tower,
    forbids_visit,
    found,
    has_in_hand,
    has_monastery,
    hire,
    install,
    place_garrison,
    place_tower,
    recruit,
    visit,
)
from .events import BANQUET as BANQUET_HELD
from .events import DISCARDED
from .events import ROUND as ROUND_BEGINS
from .events import TURN as TURN_BEGINS
from .joust import call_joust, forbids_joust, forbids_jousting, list_antes
from .leaving import BY_CONCEDING, draw_game, leave
from .moves import (
    ATTACH,
    BEQUEATH,
    BETRAY_LORD,
    CONCEDE,
    CROWN,
    DISCARD,
    EMISSARY,
    END,
    FEAST,
    FOUND,
    GARRISON,
    HIRE,
    INSTALL,
    INTRIGUE_POOL,
    JOUST,
    RECRUIT,
    SEEK,
    SIEGE,
    STORM,
    TOWER,
    VISIT,
    Moves,
    arg_a,
    arg_b,
    move,
    verb,
)
from .piles import held
from .politics import forbids_politics, is_quiet, list_intrigue, list_treachery, play_politics
from .rule_ids import B3_1, B3_3, B3_5, B8_1, LEGAL
from .seeking import forbids_seeking, seek
from .table import Decision, Table
from .vikings import forbids_emissary, send_emissary

if TYPE_CHECKING:
    from mypy_extensions import i64


class Round(Handler):
    """B2.4: every Earl has a turn, beginning with the first player; then the Vikings have theirs. `a` is how many seats
    have been called."""

    kind: i64 = ROUND
    name = "round"
    is_step = True
    has_seat = False
    outlasts = True

    def run(self, t: Table, d: Decision) -> bool:
        if d.a == 0:
            if t.round == t.rules.max_rounds:
                draw_game(t)
                return False
            t.round += 1
            t.log(ROUND_BEGINS, B3_1, number=t.round)
        if d.a < t.variant.places(t):
            d.a += 1
            t.variant.call_turn(t, d.a - 1)
        else:
            d.a = 0
            t.push(VIKINGS, -1)
        return False

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        return d.a <= len(t.earls)


class Turn(Handler):
    """B3.1: an Earl takes at most one Action and any number of free placements; then he draws. `a` is 1 once the turn
    has begun."""

    kind: i64 = TURN
    name = "turn"
    stands_on: tuple[int, ...] = (ROUND,)
    outlasts = True
    rule: i64 = B3_1
    is_public = False

    def run(self, t: Table, d: Decision) -> bool:
        earl = t.earls[d.seat]
        if earl.out != 0:
            t.pop()
            return False
        if d.a == 0:
            d.a = 1
            earl.turns += 1
            t.turn_seat = d.seat
            t.action_used = False
            t.log(TURN_BEGINS, B3_1, d.seat)
            t.variant.starts_turn(t, d.seat)
            return not t.over
        return True

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        seat = d.seat
        has_hand = t.earls[seat].hand_size > 0
        out.add(END)
        if has_hand:
            self.list_towers(t, seat, out)
        self.list_garrisons(t, seat, out)
        if not t.action_used:
            if has_hand:
                self.list_building(t, seat, out)
                self.list_politics(t, seat, out)
            if forbids_recruit(t, seat) == LEGAL:
                out.add(RECRUIT)
            if has_monastery(t, seat):
                for other in range(len(t.earls)):
                    if forbids_visit(t, seat, other) == LEGAL:
                        out.add(move(VISIT, other))
            if forbids_attacking(t, seat) == LEGAL:
                list_targets(t, seat, True, out)
            if forbids_seeking(t, seat) == LEGAL:
                out.add(SEEK)
            t.variant.list_actions(t, seat, out)
        out.add(CONCEDE)

    def list_towers(self, t: Table, seat: i64, out: Moves) -> None:
        earl = t.earls[seat]
        hand = earl.hand
        left = earl.hand_size
        kind: i64 = 0
        while left > 0:
            number = held(hand, kind)
            if number > 0:
                out.add(move(TOWER, kind))
                left -= number
            kind += 1

    def list_garrisons(self, t: Table, seat: i64, out: Moves) -> None:
        earl = t.earls[seat]
        if earl.infantry + earl.knights == 0:
            return
        index: i64 = 0
        for mercenary in earl.mercenaries:
            if mercenary.garrison() < t.rules.garrison_slots:
                if earl.infantry > 0:
                    out.add(move(GARRISON, INFANTRY, index))
                if earl.knights > 0:
                    out.add(move(GARRISON, KNIGHT, index))
            index += 1

    def list_building(self, t: Table, seat: i64, out: Moves) -> None:
        earl = t.earls[seat]
        hand = earl.hand
        fiefs: i64 = len(earl.fiefs)
        if held(hand, CASTLE) > 0:
            out.add(move(FOUND, CASTLE))
        if held(hand, PALACE) > 0:
            out.add(move(FOUND, PALACE))
        if t.rules.clerisy:
            for holy in (CHURCH, CATHEDRAL):
                if forbids_found(t, seat, holy) == LEGAL:
                    out.add(move(FOUND, holy))
        kind: i64 = LAND
        while kind <= CATHEDRAL:
            if held(hand, kind) > 0:
                fief: i64 = 0
                while fief < fiefs:
                    if forbids_attach(t, seat, kind, fief) == LEGAL:
                        out.add(move(ATTACH, kind, fief))
                    fief += 1
            kind += 1
        kind = PRINCE
        while kind <= MONK:
            if held(hand, kind) > 0:
                fief = 0
                while fief < fiefs:
                    if earl.fiefs[fief].lord == NO_LORD:
                        out.add(move(INSTALL, kind, fief))
                    fief += 1
            kind += 1
        if held(hand, MERCENARY) > 0:
            out.add(HIRE)

    def list_politics(self, t: Table, seat: i64, out: Moves) -> None:
        earl = t.earls[seat]
        hand = earl.hand
        if held(hand, BANQUET) > 0:
            out.add(FEAST)
        if held(hand, BANNER) > 0:
            out.add(CROWN)
            index: i64 = 0
            for fief in earl.fiefs:
                if fief.lord == PRINCE and forbids_bequeathing(t, seat) == LEGAL:
                    out.add(move(BEQUEATH, index))
                index += 1
            if forbids_jousting(t, seat) == LEGAL:
                list_antes(t, seat, JOUST, out)
        if not is_quiet(t, seat):
            if held(hand, TREACHERY) > 0:
                list_treachery(t, seat, out)
            if held(hand, INTRIGUE) > 0:
                list_intrigue(t, seat, out)
        if held(hand, VASSAL) > 0:
            out.add(move(EMISSARY, VASSAL))
        if held(hand, MONK) > 0:
            out.add(move(EMISSARY, MONK))

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        seat = d.seat
        what, a, b = verb(chosen), arg_a(chosen), arg_b(chosen)
        if what == END:
            self.end(t, seat)
        elif what == TOWER:
            place_tower(t, seat, a)
        elif what == GARRISON:
            place_garrison(t, seat, a, b)
        elif what == CONCEDE:
            leave(t, seat, BY_CONCEDING)
        else:
            t.action_used = True
            if what == ATTACH:
                attach(t, seat, a, b)
            elif what == INSTALL:
                install(t, seat, a, b)
            elif STORM <= what <= SIEGE:
                declare(t, seat, seat, chosen)
            elif BETRAY_LORD <= what <= INTRIGUE_POOL:
                play_politics(t, seat, chosen)
            elif what == FOUND:
                found(t, seat, a)
            elif what == HIRE:
                hire(t, seat)
            elif what == RECRUIT:
                recruit(t, seat)
            elif what == FEAST:
                feast(t, seat)
            elif what == CROWN:
                crown(t, seat)
            elif what == BEQUEATH:
                bequeath(t, seat, a)
            elif what == JOUST:
                call_joust(t, seat, a, b)
            elif what == EMISSARY:
                send_emissary(t, seat, a)
            elif what == VISIT:
                visit(t, seat, a)
            elif what == SEEK:
                seek(t, seat)
            else:
                t.variant.act(t, seat, chosen)

    def end(self, t: Table, seat: i64) -> None:
        """B3.3: the draw ends the turn. B3.4: an Earl who cannot draw dies of old age. In some variants he plays on."""
        t.pop()
        for _ in range(t.rules.turn_draw):
            if not t.draw_card(seat, B3_3) and not t.variant.outlives(t, seat, B3_3):
                return
        if t.rules.hand_limit > 0:
            t.push(DISCARD_DOWN, seat)

    def why_not(self, t: Table, d: Decision, chosen: i64) -> i64:
        seat = d.seat
        what, a, b = verb(chosen), arg_a(chosen), arg_b(chosen)
        if chosen in (END, CONCEDE):
            return LEGAL
        if what == TOWER:
            return forbids_tower(t, seat, a)
        if what == GARRISON:
            return forbids_garrison(t, seat, a, b)
        if t.action_used or what in (END, CONCEDE):
            return B3_1
        if what == SEEK:
            return forbids_seeking(t, seat)
        if what > SIEGE:
            return t.variant.forbids_action(t, seat, chosen)
        if what == ATTACH:
            return forbids_attach(t, seat, a, b)
        if what == INSTALL:
            return forbids_install(t, seat, a, b)
        if STORM <= what <= SIEGE:
            return forbids_attack(t, seat, chosen)
        if BETRAY_LORD <= what <= INTRIGUE_POOL:
            return forbids_politics(t, seat, chosen)
        if what == FOUND:
            return forbids_found(t, seat, a)
        if what == HIRE:
            return forbids_hire(t, seat)
        if what == RECRUIT:
            return forbids_recruit(t, seat)
        if what == FEAST:
            return LEGAL if has_in_hand(t, seat, BANQUET) else B8_1
        if what == CROWN:
            return forbids_crown(t, seat)
        if what == BEQUEATH:
            return forbids_bequeath(t, seat, a)
        if what == JOUST:
            return forbids_joust(t, seat, a, b)
        if what == EMISSARY:
            return forbids_emissary(t, seat, a)
        return forbids_visit(t, seat, a)

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        begins = d.a == 0 and t.stack[-1] is d
        return is_at_place(t, d, below) and d.seat == t.turn_seat and (d.a == 1 or begins)


def feast(t: Table, seat: i64) -> None:
    """B8.1: an Earl plays a Banquet and draws cards. These draws are required too (B3.4), unless the ruleset says
    otherwise."""
    t.spend_to_discard(seat, BANQUET)
    t.log(BANQUET_HELD, B8_1, seat)
    for _ in range(t.rules.banquet_cards):
        if t.draw_card(seat, B8_1):
            continue
        if not t.rules.banquet_draw_required or not t.variant.outlives(t, seat, B8_1):
            return


class DiscardDown(Handler):
    """B3.5: by some rulesets there is a Hand limit, and an Earl discards down to it after his turn."""

    kind: i64 = DISCARD_DOWN
    name = "discard_down"
    stands_on: tuple[int, ...] = (ROUND,)
    is_put_together = True
    rule: i64 = B3_5
    is_public = False

    def run(self, t: Table, d: Decision) -> bool:
        if t.earls[d.seat].hand_size > t.rules.hand_limit:
            return True
        t.pop()
        return False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        list_held(t.earls[d.seat].hand, DISCARD, out)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        t.spend_to_discard(d.seat, arg_a(chosen))
        t.log(DISCARDED, B3_5, d.seat, card=arg_a(chosen))

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        return is_at_place(t, d, below) and t.rules.hand_limit > 0
