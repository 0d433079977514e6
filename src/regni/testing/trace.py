"""One hash over two thousand games, the same on every platform: it changes when anything in any of them does.

`python -m regni.testing.trace FILE` writes the hashes again: for when a rule, the deal or the order of moves changes on
purpose.
"""

from __future__ import annotations

import hashlib
import sys

from ..decks.deck import STEADY, check_deck, random_deck
from ..engine.digest import digest
from ..engine.moves import CONCEDE
from ..engine.play import legal_moves, play, playout, settle
from ..engine.rng import stream
from ..engine.ruleset import Ruleset
from ..engine.setup import set_table
from ..engine.table import Table
from ..engine.variant_facts import SEATS
from ..records.files import write_text

GAMES = 2000
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


def hash_games() -> str:
    """Games of random moves, picked from the list of all legal ones."""
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
    return trace.hexdigest()


def hash_playouts() -> str:
    """The loop of the simulations picks its moves without listing them; it is part of the trace too."""
    trace = hashlib.sha256()
    for number in range(GAMES // 10):
        table = new_table(number)
        moves = playout(table, stream(f"trace-{number}", "playout"))
        trace.update(f"{moves} {digest(table)}\n".encode())
    return trace.hexdigest()


def main(file: str) -> None:
    write_text(file, f'games = "{hash_games()}"\nplayouts = "{hash_playouts()}"\n')


if __name__ == "__main__":
    main(sys.argv[1])
