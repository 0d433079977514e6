"""What a variant may do otherwise: a few questions, answered here as the base game answers them.

A variant overrides what differs and nothing else. Its object holds no state: all of that is on the table.
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
    """The base game."""

    #: The rule by which a relative takes over from an Earl too old to draw; LEGAL where that Earl is out.
    inheritance: i64 = LEGAL

    def __init__(self, facts: VariantFacts) -> None:
        self.facts = facts
        # What rules and bots ask for all the time.
        self.eliminates: bool = facts.eliminates
        self.has_king: bool = facts.has_king
        self.is_campaign: bool = facts.is_campaign

    # The round and the turn.

    def places(self, t: Table) -> i64:
        """How many turns a round has before the Vikings'."""
        return t.players

    def call_turn(self, t: Table, place: i64) -> None:
        """B2.4: whoever's turn it is at that place of the round has it, if he is still there."""
        seat = (t.first + place) % t.players
        if t.earls[seat].out == 0:
            t.push(TURN, seat)

    def starts_turn(self, t: Table, seat: i64) -> None:
        """At the start of an Earl's turn somebody may have won."""
        if t.rules.state_and_church:
            claim_state_and_church(t, seat, O4)

    def outlives(self, t: Table, seat: i64, rule: i64) -> bool:
        """A required draw that the deck cannot give; whether the Earl plays on."""
        leave(t, seat, OF_OLD_AGE)
        return False

    # Land and leaving.

    def landless(self, t: Table, seat: i64, how: i64) -> None:
        """B10.1: an Earl has lost his last Fief."""
        leave(t, seat, how)

    def land_gained(self, t: Table) -> None:
        """A Fief was founded."""

    def after_leaving(self, t: Table, how: i64) -> None:
        """An Earl has left the game: with one left, that Earl wins."""
        if t.earls_left() <= 1:
            finish(t, how, B10_1)

    # Vikings.

    def advance_clock(self, t: Table) -> None:
        """What the start of a Viking turn brings."""
        advance_clock(t)

    def longboats_sighted(self, t: Table) -> None:
        """All markers are out: the Vikings are about to arrive."""

    def arrived(self, t: Table) -> None:
        """They have arrived in this Viking turn."""

    def uses_white_marker(self, t: Table) -> bool:
        return True

    # Who may do what.

    def forbids_harm(self, t: Table, seat: i64, other: i64) -> i64:
        """The rule that keeps one Earl from harming another in any way."""
        return LEGAL

    def forbids_jousting(self, t: Table, seat: i64) -> i64:
        """The rule that keeps an Earl from calling a Joust."""
        return self.forbids_harm(t, seat, NOBODY)

    def forbids_visit(self, t: Table, seat: i64, other: i64) -> i64:
        """The rule that keeps an Earl's Monastery from the Hand of another."""
        return self.forbids_harm(t, seat, other)

    def forbids_plot(self, t: Table, what: i64, other: i64) -> i64:
        """The rule that keeps a Treachery or Intrigue of a kind (its verb) from a target."""
        return LEGAL

    def bars_bequest(self, t: Table, holder: i64) -> bool:
        """B5.5: whether the Cathedral of that holder keeps others from Bequeathing."""
        return True

    def list_results(self, t: Table, church: i64, out: Moves) -> None:
        """B6.5: what whoever controls the Church may pick."""
        out.add(move(DECIDE, NORMAL))
        out.add(move(DECIDE, ATTACKER_WINS))
        out.add(move(DECIDE, DEFENDER_WINS))

    def list_actions(self, t: Table, seat: i64, out: Moves) -> None:
        """Further Actions."""

    def forbids_action(self, t: Table, seat: i64, chosen: i64) -> i64:
        return B3_1

    def act(self, t: Table, seat: i64, chosen: i64) -> None:
        """Carry out a further Action."""

    def play_itself(self, t: Table, d: Decision, handler: Handler) -> bool:
        """An entry of the stack of the seat that plays by itself; whether there was something to decide."""
        return False


def claim_state_and_church(t: Table, seat: i64, rule: i64) -> None:
    """O4, H1.1, W1.1: King card and Cathedral at the start of one's own turn win."""
    if t.king == seat and t.earls[seat].has(CATHEDRAL):
        win(t, 1 << seat, KING_AND_CATHEDRAL, rule)
