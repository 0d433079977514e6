"""Wessex: a campaign of Summers joined by Winters (W)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .events import RETINUE_LOST, TABLED
from .heathen import Heathen, only_one_with_fief, resolve
from .leaving import NO_FIEF_LEFT, ONLY_FIEF, lose_banners, lose_retinue, win
from .moves import CALL_VOTE, Moves
from .rule_ids import B3_1, LEGAL, W1_1, W1_2, W2_1, W2_2, W8_1, W8_2, W8_3
from .table import Table
from .variant import claim_state_and_church
from .vikings import advance_clock, push_marker
from .voting import call_vote, forbids_call, sight_longboats

if TYPE_CHECKING:
    from mypy_extensions import i64


class Wessex(Heathen):
    inheritance: i64 = W2_1
    recount: i64 = W8_1

    def starts_turn(self, t: Table, seat: i64) -> None:
        """W1.1, W1.2: these victories are checked only at the start of a turn."""
        claim_state_and_church(t, seat, W1_1)
        if not t.over and not t.arrived and t.earls_with_fief() == 1 and only_one_with_fief(t) == seat:
            win(t, 1 << seat, ONLY_FIEF, W1_2)

    def land_changed(self, t: Table) -> None:
        """Does nothing: W1.2 and W8.2 are checked only at the start of a turn, not at any moment."""

    def after_leaving(self, t: Table, how: i64) -> None:
        """W8.2: if the last Earl leaves after the Vikings have arrived, the Vikings win."""
        if t.arrived and t.earls_left() == 0:
            win(t, 0, NO_FIEF_LEFT, W8_2)
        else:
            super().after_leaving(t, how)

    def lose_retinue(self, t: Table, seat: i64) -> None:
        """W2.1: besides his Fiefs the Earl loses his Banners. He keeps his Mercenaries, unless the ruleset says
        otherwise."""
        if t.rules.wessex_relative_loses_retinue:
            lose_retinue(t, seat)
        else:
            lose_banners(t, seat)

    def landless(self, t: Table, seat: i64, how: i64) -> None:
        """W2.2: the Earl is off the table. He keeps his Banners and Mercenaries, unless the ruleset says otherwise."""
        t.log(TABLED, W2_2, seat, number=how)
        if t.rules.wessex_tabled_loses_retinue:
            t.log(RETINUE_LOST, W2_2, seat)
            lose_retinue(t, seat)

    def longboats_sighted(self, t: Table) -> None:
        sight_longboats(t)

    def advance_clock(self, t: Table) -> None:
        """W8: in the Danelaw phase one marker goes out each Viking turn. The last marker ends the game. If no Earl has
        a Fief, the Vikings win."""
        if t.arrived:
            if t.earls_with_fief() == 0:
                win(t, 0, NO_FIEF_LEFT, W8_2)
                return
            if t.round == 1 and not t.rules.wessex_start_counts:
                return  # W7.1: by this ruleset the first turn counts as the turn of arrival
            push_marker(t, W8_1)
            if t.markers_out == t.rules.viking_markers:
                resolve(t, W8_3)
                return
        advance_clock(t)

    def list_actions(self, t: Table, seat: i64, out: Moves) -> None:
        if forbids_call(t, seat) == LEGAL:
            out.add(CALL_VOTE)

    def forbids_action(self, t: Table, seat: i64, chosen: i64) -> i64:
        return forbids_call(t, seat) if chosen == CALL_VOTE else B3_1

    def act(self, t: Table, seat: i64, chosen: i64) -> None:
        call_vote(t, seat)
