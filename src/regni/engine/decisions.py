"""The kinds of entries on the stack, and what each must answer.

A *decision* waits for somebody's choice; a *step* carries itself out. The list of choices and what each does stand
side by side in the module of the rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import EARL_KINDS
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

KIND_NAMES: Final = [
    "round", "turn", "discard_down", "battle", "field", "church_decides", "losses", "fell_tower", "surrender",
    "spoils", "besieged", "ransom", "homecoming", "place_card", "resolve", "allies", "struggle", "take_property",
    "take_army", "royal_gift", "joust", "enter_joust", "tilt", "vikings", "control",
    "muster", "mulligan", "start_tower", "show_pair", "legacy", "pick", "vote", "cast", "king_turn", "appease",
    "tactics", "sacrifice", "fetch", "winter",
]  # fmt: skip


def list_held(pile: i64, verb: i64, out: Moves) -> None:
    """A move with that verb for each kind of card in a pile."""
    kind: i64 = 0
    while kind < EARL_KINDS:
        if held(pile, kind) > 0:
            out.add(move(verb, kind))
        kind += 1


class Handler:
    """What the engine asks about the entry on top of the stack."""

    #: The rule the decision belongs to; named when a move of another kind is tried.
    rule: i64 = LEGAL
    #: Whether its choices follow from what everybody sees. Then a lone choice is carried out unasked; otherwise
    #: that would tell the others something about a Hand.
    is_public: bool = True

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

    def listed(self, t: Table, d: Decision) -> list[int]:
        out = ListedMoves()
        self.choices(t, d, out)
        return out.listed
