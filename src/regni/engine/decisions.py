"""The kinds of entries on the stack, and what each must answer.

A *decision* waits for somebody's choice; a *step* carries itself out. Here is only the number of each kind, by which
rules push each other's entries. All the rest stands in its handler, in the module of its rule; `handlers.py` has them
all.
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
KINDS: Final = 39  # how many there are


def list_held(pile: i64, verb: i64, out: Moves) -> None:
    """A move with that verb for each kind of card in a pile."""
    kind: i64 = 0
    while kind < EARL_KINDS:
        if held(pile, kind) > 0:
            out.add(move(verb, kind))
        kind += 1


class Handler:
    """One kind of entry: what it is, what can be chosen and what that does, and where on a stack it can be."""

    #: Its number and its name, which no other kind has.
    kind: i64 = -1
    name: str = ""
    #: The kinds it can stand on; the round stands on nothing.
    stands_on: tuple[int, ...] = ()
    #: The rule the decision belongs to; named when a move of another kind is tried.
    rule: i64 = LEGAL
    #: Whether its choices follow from what everybody sees. Then a lone choice is carried out unasked; otherwise
    #: that would tell the others something about a Hand.
    is_public: bool = True
    #: Whether it always carries itself out, so that nobody is asked.
    is_step: bool = False
    #: Whether it belongs to a seat.
    has_seat: bool = True
    #: Whether it can still be on the stack when its Earl has left, or the game is over.
    outlasts: bool = False
    #: Whether several choices are put together and then made at once, as a force or a deck.
    is_put_together: bool = False
    #: Whether the others see nothing of it until it is done, card by card.
    is_unseen: bool = False

    def run(self, t: Table, d: Decision) -> bool:
        """Carry out a step and answer False, or answer True: somebody has to choose."""
        return True

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        """All legal moves."""

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        """Carry out a legal move."""

    def why_not(self, t: Table, d: Decision, chosen: i64) -> i64:
        """The rule that forbids a move, or LEGAL."""
        return LEGAL if chosen in self.listed(t, d) else self.rule

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        """Whether its seat and its numbers speak of what is there, on an entry it can stand on."""
        return True

    def listed(self, t: Table, d: Decision) -> list[int]:
        out = ListedMoves()
        self.choices(t, d, out)
        return out.listed

    # What a sentence about it is filled with.

    def numbers(self, t: Table, d: Decision) -> dict[str, int]:
        """Numbers by name, of the decision on top of the stack."""
        return {}

    def face(self, t: Table, d: Decision) -> i64:
        """The kind of card that the decision on top of the stack is about, or NOBODY."""
        return NOBODY

    def loose_card(self, d: Decision) -> i64:
        """An Earl's card that lies nowhere but in this entry, or NOBODY."""
        return NOBODY


# What soundness is made of.


def is_player(t: Table, seat: i64) -> bool:
    """Whether somebody sits there who is still in the game."""
    return 0 <= seat < len(t.earls) and t.earls[seat].out == 0


def may_harm(t: Table, seat: i64, other: i64) -> bool:
    """Whether `other` is another Earl in the game whom this one may harm."""
    return t.is_rival(seat, other) and t.variant.forbids_harm(t, seat, other) == LEGAL


def is_at_place(t: Table, d: Decision, below: Decision) -> bool:
    """B2.4: whether an entry that goes round the table has come to the Earl of the one on it."""
    return (t.first + below.a - 1) % t.players == d.seat
