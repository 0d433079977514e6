"""Great Heathen Army: nobody is eliminated, and the Vikings can win (H)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import CATHEDRAL, NOBODY
from .events import MARKERS_BACK, RELATIVE, TABLED
from .leaving import DUAL, GREATER_SOLO, LESSER_SOLO, NO_FIEF_LEFT, ONLY_FIEF, VIKING_VICTORY, finish, lose_retinue, win
from .rule_ids import H1_1, H1_2, H1_3, H2_1, H2_2, H3_1, H3_2, H3_3, H4_1
from .table import Table
from .variant import Variant, claim_state_and_church
from .vikings import advance_clock, push_marker

if TYPE_CHECKING:
    from mypy_extensions import i64


class Heathen(Variant):
    inheritance: i64 = H2_1
    #: The rule by which the black markers are used again after the arrival.
    recount: i64 = H3_1

    def starts_turn(self, t: Table, seat: i64) -> None:
        claim_state_and_church(t, seat, H1_1)

    # H2: nobody is eliminated.

    def outlives(self, t: Table, seat: i64, rule: i64) -> bool:
        """H2.1: a lesser relative takes over and loses all Fiefs. The discards become his new deck.

        Then he draws, if the ruleset says so. Returns whether the game goes on.
        """
        t.log(RELATIVE, self.inheritance, seat)
        lose_fiefs(t, seat)
        self.lose_retinue(t, seat)
        t.shuffle_in_discards(seat)
        if t.rules.relative_draws:
            t.draw_card(seat, rule)
        self.land_changed(t)
        return not t.over

    def lose_retinue(self, t: Table, seat: i64) -> None:
        """H2.1: the relative loses the Mercenaries and the Banners too."""
        lose_retinue(t, seat)

    def landless(self, t: Table, seat: i64, how: i64) -> None:
        """H2.2: an Earl who has lost his last Fief is off the table."""
        t.log(TABLED, H2_2, seat, number=how)
        lose_retinue(t, seat)
        self.land_changed(t)

    def land_gained(self, t: Table) -> None:
        self.land_changed(t)

    def after_leaving(self, t: Table, how: i64) -> None:
        """H4.1: an Earl leaves only if he concedes. If no Earl is left and the game is not over yet, nobody wins."""
        self.land_changed(t)
        if not t.over and t.earls_left() == 0:
            finish(t, how, H4_1)

    def land_changed(self, t: Table) -> None:
        """H1.2, H1.3: ends the game if only one Earl has a Fief before the arrival, or nobody has one after it."""
        landed = t.earls_with_fief()
        if landed == 1 and not t.arrived:
            win(t, 1 << only_one_with_fief(t), ONLY_FIEF, H1_2)
        elif landed == 0 and t.arrived:
            win(t, 0, NO_FIEF_LEFT, H1_3)

    # H3: the Great Heathen Army.

    def arrived(self, t: Table) -> None:
        """H3.1: all black markers go back and are used again. The white marker is out of use."""
        t.markers_out = 0
        t.white_forward = False
        t.log(MARKERS_BACK, self.recount)

    def uses_white_marker(self, t: Table) -> bool:
        return not t.arrived

    def advance_clock(self, t: Table) -> None:
        """H3.2: after the arrival one marker goes out in each Viking turn. The last marker ends the game."""
        if t.arrived:
            push_marker(t, H3_2)
            if t.markers_out == t.rules.viking_markers:
                resolve(t, H3_3)
                return
        advance_clock(t)


def lose_fiefs(t: Table, seat: i64) -> None:
    earl = t.earls[seat]
    for fief in earl.fiefs:
        t.discard_fief(fief, seat)
    earl.fiefs = []


def only_one_with_fief(t: Table) -> i64:
    for seat in range(len(t.earls)):
        if len(t.earls[seat].fiefs) > 0:
            return seat
    return NOBODY


def resolve(t: Table, rule: i64) -> None:
    """H3.3: the game ends when the last marker is out again. The King and the Cathedral decide who wins."""
    archbishops: i64 = 0  # one bit each, because by the ruleset there may be several Cathedrals
    for seat in range(len(t.earls)):
        if t.earls[seat].has(CATHEDRAL):
            archbishops |= 1 << seat
    if t.king >= 0 and len(t.earls[t.king].fiefs) > 0:
        king: i64 = 1 << t.king
        win(t, king | archbishops, GREATER_SOLO if archbishops | king == king else DUAL, rule)
    elif archbishops != 0:
        win(t, archbishops, LESSER_SOLO, rule)
    else:
        win(t, 0, VIKING_VICTORY, rule)
