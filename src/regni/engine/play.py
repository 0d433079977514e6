"""Playing: lists the legal moves, carries one out, and plays whole random games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .decisions import TURN
from .handlers import HANDLERS
from .moves import CONCEDE, Moves, RandomMove
from .rng import Rng
from .rule_ids import B3_6, B10_1
from .table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64


def settle(t: Table) -> None:
    """Carries out all steps until somebody has to choose or the game is over."""
    while not t.over:
        d = t.stack[-1]
        handler = HANDLERS[d.kind]
        if d.seat == t.automaton:
            t.variant.play_itself(t, d, handler)
        elif handler.run(t, d):
            if not handler.is_public:
                return
            out = Moves()
            handler.choices(t, d, out)
            if out.count != 1:
                return
            handler.apply(t, d, out.first)


def legal_moves(t: Table) -> list[int]:
    """All legal moves of the seat that has to choose. The list is empty when the game is over."""
    if t.over:
        return []
    d = t.stack[-1]
    return HANDLERS[d.kind].listed(t, d)


def play(t: Table, move: i64) -> None:
    """Carries out a legal move. Nothing is checked here; `Game.play` checks moves."""
    d = t.stack[-1]
    HANDLERS[d.kind].apply(t, d, move)
    settle(t)


def why_not(t: Table, move: i64) -> i64:
    """The rule that forbids a move now, or LEGAL."""
    if t.over:
        return B10_1
    d = t.stack[-1]
    if move == CONCEDE and d.kind != TURN:
        return B3_6
    return HANDLERS[d.kind].why_not(t, d, move)


def random_moves(t: Table, rng: Rng, most: i64) -> list[int]:
    """Plays up to `most` random moves and returns them. Nobody concedes."""
    moves: list[int] = []
    out = RandomMove(rng)
    while not t.over and len(moves) < most:
        d = t.stack[-1]
        out.count = 0
        HANDLERS[d.kind].choices(t, d, out)
        moves.append(out.chosen)
        play(t, out.chosen)
    return moves


def playout(t: Table, rng: Rng) -> i64:
    """Plays to the end with random moves. Nobody concedes. Returns the number of decisions, including those of a seat
    that plays by itself."""
    moves: i64 = 0
    out = RandomMove(rng)
    while not t.over:
        d = t.stack[-1]
        handler = HANDLERS[d.kind]
        # This does what `settle` does. A random move is also right for a lone choice, so the choices are listed once.
        if d.seat == t.automaton:
            if t.variant.play_itself(t, d, handler):
                moves += 1
        elif handler.run(t, d):
            out.count = 0
            handler.choices(t, d, out)
            if out.count != 1 or not handler.is_public:
                moves += 1
            handler.apply(t, d, out.chosen)
    return moves
