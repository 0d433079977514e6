"""One hash over two thousand games, the same on every platform, for the plain source and the compiled wheel.

When a rule, the deal or the order of moves changes on purpose, the message of the failure holds the new hash.
"""

from __future__ import annotations

import hashlib

import pytest

from regni.decks.deck import STEADY, check_deck, random_deck
from regni.engine.digest import digest
from regni.engine.moves import CONCEDE
from regni.engine.play import legal_moves, play, playout, settle
from regni.engine.rng import stream
from regni.engine.ruleset import Ruleset
from regni.engine.setup import set_table
from regni.engine.table import Table
from regni.engine.variant_facts import SEATS

GAMES = 2000
TRACE = "296c3ab2a5c5d9cfd8492f855565cbced50df49670290bb3d94fa7a2c53a97b2"
PLAYOUTS = "05d0e9a4ac7e83d14f79b6ee16687cbaa41ac7f9a46127dcc3d9c514b19862e4"


SET_UPS = list(SEATS)


def new_table(number: int) -> Table:
    """Every fourth game of a variant, in turn, the others of the base game; every other one with steady decks."""
    variant, mode = SET_UPS[number // 4 % len(SET_UPS)] if number % 4 == 0 else SET_UPS[0]
    rules = Ruleset({"variant": variant, "mode": mode})
    fewest, most = SEATS[variant, mode]
    rng = stream(f"trace-{number}", "decks")
    steady = check_deck(STEADY, rules)
    seats = fewest + number % (most - fewest + 1)
    picked = [steady if number % 2 else random_deck(rules, rng) for _ in range(seats)]
    table = set_table(rules, picked, f"trace-{number}")
    settle(table)
    return table


@pytest.mark.no_cover
def test_two_thousand_games_are_what_they_always_were() -> None:
    trace = hashlib.sha256()
    for number in range(GAMES):
        table = new_table(number)
        rng = stream(f"trace-{number}", "moves")
        moves: list[int] = []
        while not table.over:
            listed = legal_moves(table)
            choices = len(listed) - (listed[-1] == CONCEDE and number % 10 > 0)
            moves.append(listed[rng.below(choices)])
            play(table, moves[-1])
        trace.update(f"{moves} {digest(table)}\n".encode())
    assert trace.hexdigest() == TRACE


def test_playouts_lead_to_the_same_ends() -> None:
    """The loop of the simulations picks its moves without listing them; it is part of the trace too."""
    trace = hashlib.sha256()
    for number in range(GAMES // 10):
        table = new_table(number)
        moves = playout(table, stream(f"trace-{number}", "playout"))
        trace.update(f"{moves} {digest(table)}\n".encode())
    assert trace.hexdigest() == PLAYOUTS
