"""Rebellion: the Earls play against a King who plays by himself (R)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import ATTACKER_WINS, DEFENDER_WINS, NOBODY
from .decisions import KING_TURN, Handler
from .events import KING_FALLS, KING_FREE
from .king_choices import decide
from .leaving import BY_CONCEDING, EARLS_BEATEN, KING_FALLEN, card_freed, clear_away, finish, leave, win
from .moves import BETRAY_HAND, BETRAY_MERCENARY, DECIDE, INTRIGUE_MERCENARY, INTRIGUE_POOL, Moves, move
from .rule_ids import LEGAL, R1_1, R1_2, R1_5, R1_6, R5_3
from .table import NO_AUTOMATON, VIKINGS, Decision, Table
from .variant import Variant

if TYPE_CHECKING:
    from mypy_extensions import i64


def king_stands(t: Table) -> bool:
    return t.automaton != NO_AUTOMATON


class Rebellion(Variant):
    def places(self, t: Table) -> i64:
        """R2.4: the King sits last before the Vikings."""
        return t.players + 1 if king_stands(t) else t.players

    def call_turn(self, t: Table, place: i64) -> None:
        if place == t.players:
            t.push(KING_TURN, t.automaton)
        else:
            super().call_turn(t, place)

    def landless(self, t: Table, seat: i64, how: i64) -> None:
        if seat == t.automaton:
            fall(t, how)
        else:
            leave(t, seat, how)

    def after_leaving(self, t: Table, how: i64) -> None:
        """R1.6: while the King stands, the last Earl does not win. The King wins when all Earls are out."""
        if not king_stands(t):
            super().after_leaving(t, how)
        elif t.earls_left() == 0:
            win(t, 0, EARLS_BEATEN, R1_6)

    def forbids_harm(self, t: Table, seat: i64, other: i64) -> i64:
        """R1.2: an Earl may not harm another until the King has fallen."""
        if not king_stands(t) or t.automaton in (seat, other):
            return LEGAL
        return R1_2

    def forbids_jousting(self, t: Table, seat: i64) -> i64:
        return super().forbids_jousting(t, seat) if t.rules.king_truce_bars_joust else LEGAL

    def forbids_visit(self, t: Table, seat: i64, other: i64) -> i64:
        return super().forbids_visit(t, seat, other) if t.rules.king_truce_bars_visit else LEGAL

    def forbids_plot(self, t: Table, what: i64, other: i64) -> i64:
        """R5.3: Treachery can strike only the King's Lords; he has no Hand. By some rulesets Intrigue cannot take his
        Mercenaries and Army cards either."""
        if other != t.automaton:
            return LEGAL
        if what in (INTRIGUE_MERCENARY, INTRIGUE_POOL) and not t.rules.king_forces_intrigued:
            return R5_3
        return R5_3 if what in (BETRAY_MERCENARY, BETRAY_HAND) else LEGAL

    def bars_bequest(self, t: Table, holder: i64) -> bool:
        """R1.3: while the King stands, only a Cathedral of his keeps others from Bequeathing."""
        return not king_stands(t) or holder == t.automaton

    def list_results(self, t: Table, church: i64, out: Moves) -> None:
        """R1.4: an Earl must decide for the Earl who fights the King. The King decides for himself. Vikings count as
        the one who sent them."""
        if not king_stands(t):
            super().list_results(t, church, out)
            return
        b = t.battle
        assert b is not None
        attacks = b.controller if b.attacker == VIKINGS else b.attacker
        favours_attacker = (attacks == t.automaton) == (church == t.automaton)
        out.add(move(DECIDE, ATTACKER_WINS if favours_attacker else DEFENDER_WINS))

    def play_itself(self, t: Table, d: Decision, handler: Handler) -> bool:
        return decide(t, d, handler)


def fall(t: Table, how: i64) -> None:
    """R1.5, R1.6: the King has no Fief left and falls. All he had leaves the game with him. The King card is free."""
    king = t.automaton
    t.log(KING_FALLS, R1_6, king, number=how)
    t.earls[king].out = how
    clear_away(t, king)
    t.automaton = NO_AUTOMATON
    t.king = NOBODY
    if t.rules.shares_victory:
        rebels: i64 = 0
        for seat in range(t.players):
            if t.earls[seat].out != BY_CONCEDING:
                rebels |= 1 << seat
        win(t, rebels, KING_FALLEN, R1_1)
    elif t.earls_left() == 1:
        finish(t, KING_FALLEN, R1_6)
    else:
        t.log(KING_FREE, R1_5)
        card_freed(t)
