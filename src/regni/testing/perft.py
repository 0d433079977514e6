"""Counts all move sequences up to a depth. The count changes when anything about the moves changes.

Chance is part of a position: the same moves always draw the same cards, so the count is always the same.

`python -m regni.testing.perft FOLDER` counts the positions of a folder again and writes the changed counts. Run it when
a rule changes on purpose.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from ..engine.play import legal_moves, play
from ..engine.table import Table
from ..records.files import parse_toml, read_text, write_text
from ..records.reading import read_position
from ..words.notation import move_text

COUNTS = re.compile(r"^counts = \[[\d,\s]*\]$", re.MULTILINE)


def perft(table: Table, depth: int) -> int:
    """The number of sequences of `depth` legal moves. Sequences in which the game ends earlier do not count.

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
    """The same number for each first move. Where two counts differ, this finds the move to look at."""
    return {move_text(move): perft(after(table, move), depth - 1) for move in legal_moves(table)}


def after(table: Table, move: int) -> Table:
    """The table after a move; the given table does not change."""
    other = table.clone()
    play(other, move)
    return other


def recount(path: Path) -> bool:
    """Count a position file again to the same depths, and write changed counts. Returns whether any changed."""
    text = read_text(path)
    data = parse_toml(text)
    position, counts = data["position"], data["counts"]
    assert isinstance(position, dict)
    assert isinstance(counts, list)
    table = read_position(position)
    again = [perft(table, depth) for depth in range(1, len(counts) + 1)]
    if again == counts:
        return False
    write_text(path, COUNTS.sub(f"counts = {again}", text, count=1))
    return True


def main(folder: str) -> None:
    for path in sorted(Path(folder).glob("*.toml")):
        print(f"{path.name}: {'changed' if recount(path) else 'as before'}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
