"""The points in which a variant can differ from the base game. Here each has the answer of the base game.

A variant overrides only what is different. Its object has no state of its own; all state is on the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import ATTACKER_WINS, CATHEDRAL, DEFENDER_WINS, NOBODY, NORMAL
from .decisions import TURN, Handler
from .leaving import KING_AND_CATHEDRAL, OF_OLD_AGE, finish, leave, win
from .moves import DECIDE, Moves, move
from .rule_ids import B3_1, B10_1, LEGAL, O4
from .table import Decision, Table
from .variant_facts import VariantFacts
from .vikings import advance_clock

if TYPE_CHECKING:
    from mypy_extensions import i64


class Variant:
    """The base game. The other variants extend it."""

    #: The rule by which a relative takes over from an Earl who cannot draw. It is LEGAL if such an Earl is out.
    inheritance: i64 = LEGAL

    def __init__(self, facts: VariantFacts) -> None:
        self.facts = facts
        # Rules and bots need these all the time, so they are copied from the facts.
        self.eliminates: bool = facts.eliminates
        self.has_king: bool = facts.has_king
        self.is_campaign: bool = facts.is_campaign

    # The round and the turn.

    def places(self, t: Table) -> i64:
        """How many turns a round has before the turn of the Vikings."""
        return t.players

    def call_turn(self, t: Table, place: i64) -> None:
        """B2.4: the Earl at that place of the round has his turn, if he is still in the game."""
        seat = (t.first + place) % t.players
        if t.earls[seat].out == 0:
            t.push(TURN, seat)

    def starts_turn(self, t: Table, seat: i64) -> None:
        """Checks whether an Earl wins at the start of his turn."""
        if t.rules.state_and_church:
            claim_state_and_church(t, seat, O4)

    def outlives(self, t: Table, seat: i64, rule: i64) -> bool:
        """B3.4: an Earl must draw but his deck is empty. Returns whether he plays on."""
        leave(t, seat, OF_OLD_AGE)
        return False

    # Land and leaving.

    def landless(self, t: Table, seat: i64, how: i64) -> None:
        """B10.1: an Earl has lost his last Fief."""
        leave(t, seat, how)

    def land_gained(self, t: Table) -> None:
        """An Earl has founded a Fief."""

    def after_leaving(self, t: Table, how: i64) -> None:
        """B10.1: an Earl has left the game. If only one is left, that Earl wins."""
        if t.earls_left() <= 1:
            finish(t, how, B10_1)

    # Vikings.

    def advance_clock(self, t: Table) -> None:
        """What happens at the start of a Viking turn: a marker moves, or the Vikings gain a card."""
        advance_clock(t)

    def longboats_sighted(self, t: Table) -> None:
        """All markers are out, and the Vikings are about to arrive."""

    def arrived(self, t: Table) -> None:
        """The Vikings have just arrived."""

    def uses_white_marker(self, t: Table) -> bool:
        return True

    # Who may do what.

    def forbids_harm(self, t: Table, seat: i64, other: i64) -> i64:
        """Returns the rule that forbids an Earl to harm another in any way, or LEGAL."""
        return LEGAL

    def forbids_jousting(self, t: Table, seat: i64) -> i64:
        """Returns the rule that forbids an Earl to call a Joust, or LEGAL."""
        return self.forbids_harm(t, seat, NOBODY)

    def forbids_visit(self, t: Table, seat: i64, other: i64) -> i64:
        """Returns the rule that forbids an Earl to see another's Hand from his Monastery, or LEGAL."""
        return self.forbids_harm(t, seat, other)

    def forbids_plot(self, t: Table, what: i64, other: i64) -> i64:
        """Returns the rule that forbids a Treachery or Intrigue against an Earl, or LEGAL. `what` is its verb."""
        return LEGAL

    def bars_bequest(self, t: Table, holder: i64) -> bool:
        """B5.5: whether a Cathedral keeps others from Bequeathing if this Earl holds it."""
        return True

    def list_results(self, t: Table, church: i64, out: Moves) -> None:
        """B6.5: lists the battle results that the Earl who controls the Church may pick."""
        out.add(move(DECIDE, NORMAL))
        out.add(move(DECIDE, ATTACKER_WINS))
        out.add(move(DECIDE, DEFENDER_WINS))

    def list_actions(self, t: Table, seat: i64, out: Moves) -> None:
        """Lists the legal Actions that only this variant has."""

    def forbids_action(self, t: Table, seat: i64, chosen: i64) -> i64:
        return B3_1

    def act(self, t: Table, seat: i64, chosen: i64) -> None:
        """Carries out an Action that only this variant has."""

    def play_itself(self, t: Table, d: Decision, handler: Handler) -> bool:
        """Carries out an entry of the stack for the seat that plays by itself. Returns whether there was something to
        decide."""
        return False


def claim_state_and_church(t: Table, seat: i64, rule: i64) -> None:
    """O4, H1.1, W1.1: an Earl wins if he has the King card and the Cathedral at the start of his own turn."""
    if t.king == seat and t.earls[seat].has(CATHEDRAL):
        win(t, 1 << seat, KING_AND_CATHEDRAL, rule)
