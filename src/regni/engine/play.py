"""Playing: the legal moves, carrying one out, and whole random games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .banners import RoyalGift
from .battle import Battling, ChurchDecides
from .decisions import TURN, Handler
from .earldom import PlaceCard
from .forces import FieldForce
from .joust import EnterJoust, Jousting, Tilt
from .losses import PickLosses
from .politics import AskForAllies, Resolve, Struggle, TakeArmy, TakeProperty
from .ransom import Homecoming, Ransom
from .rng import Rng
from .rule_ids import B10_1
from .spoils import FellTower, Surrender, TakeFief, TakeSpoils
from .table import Table
from .turn import DiscardDown, Round, Turn
from .vikings import Control, VikingTurn

if TYPE_CHECKING:
    from mypy_extensions import i64

#: By decision kind, in the order of decisions.py.
HANDLERS: Final[list[Handler]] = [
    Round(),
    Turn(),
    DiscardDown(),
    Battling(),
    FieldForce(),
    ChurchDecides(),
    PickLosses(),
    FellTower(),
    Surrender(),
    TakeSpoils(),
    TakeFief(),
    Ransom(),
    Homecoming(),
    PlaceCard(),
    Resolve(),
    AskForAllies(),
    Struggle(),
    TakeProperty(),
    TakeArmy(),
    RoyalGift(),
    Jousting(),
    EnterJoust(),
    Tilt(),
    VikingTurn(),
    Control(),
]


def settle(t: Table) -> None:
    """Carry out all steps until somebody has to choose, or the game is over."""
    while not t.over:
        d = t.stack[-1]
        handler = HANDLERS[d.kind]
        if handler.run(t, d):
            if not handler.is_public:
                return
            listed: list[int] = []
            handler.choices(t, d, listed)
            if len(listed) > 1:
                return
            handler.apply(t, d, listed[0])


def legal_moves(t: Table) -> list[int]:
    """All legal moves of whoever has to choose; none when the game is over."""
    listed: list[int] = []
    if not t.over:
        d = t.stack[-1]
        HANDLERS[d.kind].choices(t, d, listed)
    return listed


def play(t: Table, move: i64) -> None:
    """Carry out a legal move. Nothing is checked here: `Game.play` does."""
    d = t.stack[-1]
    HANDLERS[d.kind].apply(t, d, move)
    settle(t)


def why_not(t: Table, move: i64) -> i64:
    """The rule that forbids a move now, or LEGAL."""
    if t.over:
        return B10_1
    d = t.stack[-1]
    return HANDLERS[d.kind].why_not(t, d, move)


def playout(t: Table, rng: Rng) -> i64:
    """Play to the end with random moves; nobody concedes. Returns the number of moves."""
    moves: i64 = 0
    listed: list[int] = []
    while not t.over:
        listed.clear()
        d = t.stack[-1]
        handler = HANDLERS[d.kind]
        handler.choices(t, d, listed)
        number: i64 = len(listed)
        if d.kind == TURN:
            number -= 1  # CONCEDE is the last of a turn's moves
        handler.apply(t, d, listed[rng.below(number)])
        settle(t)
        moves += 1
    return moves
