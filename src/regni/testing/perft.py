"""Counting all move sequences to a depth: one number that changes when anything about the moves does.

Chance is part of a position, so what is drawn after the same moves is always the same, and so is the number.
"""

from __future__ import annotations

from ..engine.play import legal_moves, play
from ..engine.table import Table
from ..words.notation import move_text


def perft(table: Table, depth: int) -> int:
    """How many sequences of so many legal moves there are; a game that ends sooner has none.

    >>> from regni import Game
    >>> table = Game.new(seed="doctest").table
    >>> perft(table, 0), perft(table, 1) == len(Game.new(seed="doctest").legal_moves())
    (1, True)
    """
    if depth == 0:
        return 1
    moves = legal_moves(table)
    return len(moves) if depth == 1 else sum(perft(after(table, move), depth - 1) for move in moves)


def divide(table: Table, depth: int) -> dict[str, int]:
    """The same number by first move: where two counts differ, this finds the move to look at."""
    return {move_text(move): perft(after(table, move), depth - 1) for move in legal_moves(table)}


def after(table: Table, move: int) -> Table:
    """The table after a move; the one before stays as it is."""
    other = table.clone()
    play(other, move)
    return other
