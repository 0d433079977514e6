"""Why bots moved: which reasons tell nothing hidden, how they are kept, and where they are read."""

from __future__ import annotations

import pytest

from regni.bots.steward.steward import Steward
from regni.engine.moves import CONCEDE, verb
from regni.engine.rng import stream
from regni.engine.sight import veil
from regni.engine.table import Table
from test_table_scenes import GAMES, stewards

#: What `why` is before a move is scored. No reason has this number.
UNSET = -1


def why(steward: Steward, table: Table, move: int) -> int:
    """The reason that a steward would have for a move, by what it sees of a table."""
    decision = table.stack[-1]
    steward.prepare(table, decision)
    steward.outlook.why = UNSET
    steward.score(table, decision, move)
    return int(steward.outlook.why)


@pytest.mark.parametrize("variant", GAMES)
def test_an_open_reason_can_be_worked_out_without_the_hand(variant: str) -> None:
    """Other seats see the same table without the Hand and the deck, and come to the same reason."""
    steward, found = Steward(stream("a", "reason")), set()
    for game in stewards(variant, 500):
        if game.outcome is not None:
            break
        seat = int(game.table.stack[-1].seat)
        sight = game.sight(seat)
        for move in sight.moves:
            if move == CONCEDE or not steward.is_open(game.table, move):
                continue
            own = why(steward, sight.table, move)
            assert own != UNSET
            found.add(verb(move))
            for other in range(game.table.players):
                if other != seat:
                    assert why(steward, veil(game.table, other), move) == own
    assert len(found) > 5
