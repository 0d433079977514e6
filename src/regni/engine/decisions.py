"""The kinds of entries on the stack, and the questions that the handler of each kind answers.

A *decision* waits until somebody chooses. A *step* is carried out by itself. Only the number of each kind is here, so
that a rule can push entries of another rule. The rest is in the handler of the kind, in the module of its rule.
`handlers.py` lists all handlers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import EARL_KINDS, NOBODY
from .moves import ListedMoves, Moves, move
from .piles import held
from .rule_ids import LEGAL
from .table import Decision, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

ROUND: Final = 0
TURN: Final = 1
DISCARD_DOWN: Final = 2
BATTLE: Final = 3
FIELD: Final = 4
CHURCH_DECIDES: Final = 5
LOSSES: Final = 6
FELL_TOWER: Final = 7
SURRENDER: Final = 8
SPOILS: Final = 9
BESIEGED: Final = 10
RANSOM: Final = 11
HOMECOMING: Final = 12
PLACE_CARD: Final = 13
RESOLVE: Final = 14
ALLIES: Final = 15
STRUGGLE: Final = 16
TAKE_PROPERTY: Final = 17
TAKE_ARMY: Final = 18
ROYAL_GIFT: Final = 19
JOUST: Final = 20
ENTER_JOUST: Final = 21
TILT: Final = 22
VIKINGS: Final = 23
CONTROL: Final = 24
MUSTER: Final = 25
MULLIGAN: Final = 26
START_TOWER: Final = 27
SHOW_PAIR: Final = 28
LEGACY: Final = 29
PICK: Final = 30
VOTE: Final = 31
CAST: Final = 32
KING_TURN: Final = 33
APPEASE: Final = 34
TACTICS: Final = 35
SACRIFICE: Final = 36
FETCH: Final = 37
WINTER: Final = 38
KINDS: Final = 39  # the number of kinds


def list_held(pile: i64, verb: i64, out: Moves) -> None:
    """Lists a move with this verb for each kind of card in a pile."""
    kind: i64 = 0
    while kind < EARL_KINDS:
        if held(pile, kind) > 0:
            out.add(move(verb, kind))
        kind += 1


class Handler:
    """One kind of entry. It knows the legal moves and what they do, and which entries can be below it."""

    #: The number and the name of the kind. No other kind has the same.
    kind: i64 = -1
    name: str = ""
    #: The kinds of entries that can be directly below it. The round is always at the bottom.
    stands_on: tuple[int, ...] = ()
    #: The rule that the decision belongs to. If `why_not` says nothing else, it forbids a wrong move.
    rule: i64 = LEGAL
    #: Whether everybody can see which choices there are. Then a single choice is made without asking. If the choices
    #: depend on hidden cards, the player is always asked, because skipping him would tell the others about them.
    is_public: bool = True
    #: Whether it is a step: nobody is asked.
    is_step: bool = False
    #: Whether it belongs to a seat.
    has_seat: bool = True
    #: Whether it can still be on the stack after its Earl has left or the game is over.
    outlasts: bool = False
    #: Whether a player makes several choices that belong together, as for a force or a deck.
    is_put_together: bool = False
    #: Whether the others are shown only the result, and not each choice.
    is_unseen: bool = False

    def run(self, t: Table, d: Decision) -> bool:
        """Returns True if somebody has to choose. Otherwise carries out the step and returns False."""
        return True

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        """Lists all legal moves."""

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        """Carries out a legal move."""

    def why_not(self, t: Table, d: Decision, chosen: i64) -> i64:
        """Returns the rule that forbids a move, or LEGAL."""
        return LEGAL if chosen in self.listed(t, d) else self.rule

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        """Whether its seat and its numbers fit the table and the entry below it."""
        return True

    def listed(self, t: Table, d: Decision) -> list[int]:
        out = ListedMoves()
        self.choices(t, d, out)
        return out.listed

    # Facts for the sentence that describes the decision.

    def numbers(self, t: Table, d: Decision) -> dict[str, int]:
        """The numbers for the sentence, by name. The decision is on top of the stack."""
        return {}

    def face(self, t: Table, d: Decision) -> i64:
        """The kind of card that the decision is about, or NOBODY. The decision is on top of the stack."""
        return NOBODY

    def loose_card(self, d: Decision) -> i64:
        """An Earl's card that is only in this entry and nowhere on the table, or NOBODY."""
        return NOBODY


# Questions that `is_sound` methods share.


def is_player(t: Table, seat: i64) -> bool:
    """Whether an Earl who is still in the game has this seat."""
    return 0 <= seat < len(t.earls) and t.earls[seat].out == 0


def may_harm(t: Table, seat: i64, other: i64) -> bool:
    """Whether `other` is another Earl still in the game, and `seat` may harm him."""
    return t.is_rival(seat, other) and t.variant.forbids_harm(t, seat, other) == LEGAL


def is_at_place(t: Table, d: Decision, below: Decision) -> bool:
    """B2.4: whether `below`, an entry that goes round the table, has come to the Earl of `d`."""
    return (t.first + below.a - 1) % t.players == d.seat
