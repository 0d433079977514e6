"""Hashes of many games, the same on every platform. They change when anything in these games changes.

One hash is over the moves and ends of two thousand games, most of them by the rules as they are written. Each of the
others is over one game with changed rules, and over all that can be asked of it: events, refusals, what a seat sees.

`python -m regni.testing.trace FILE` writes the hashes again. Do so if a rule, the deal, an event or the order of moves
has changed on purpose.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator

from ..decks.deck import STEADY, check_deck, random_deck
from ..engine.digest import digest
from ..engine.events import Event
from ..engine.moves import CONCEDE
from ..engine.play import legal_moves, play, playout, settle, why_not
from ..engine.rng import Rng, stream
from ..engine.ruleset import Ruleset
from ..engine.setup import set_table
from ..engine.sight import veil
from ..engine.table import Table
from ..engine.variant_facts import SEATS
from ..records.files import write_text
from .tampering import tampered, verdict
from .variety import any_deck, any_ruleset

GAMES = 2000
#: The games with changed rules: how many, how many settings are changed in each, how many moves are made at most.
VARIED, CHANGES, MOST_MOVES = 240, 16, 300
#: How many moves are asked about before each move, and how many tables with a mistake in them are checked.
ASKED, TAMPERED = 6, 4
#: The fields of an event.
FIELDS = [
    "kind", "rule", "seat", "other", "card", "number", "secret", "whole", "colour", "fief", "home", "source", "towers",
    "needed",
]  # fmt: skip
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


def varied_table(number: int) -> Table:
    """Every variant in turn. The first games are by the rules as written, the others with many settings changed."""
    variant, mode = SET_UPS[number % len(SET_UPS)]
    choose = stream(f"varied-{number}", "rules").below
    rules = any_ruleset(choose, CHANGES if number >= len(SET_UPS) else 0, {"variant": variant, "mode": mode})
    fewest, most = SEATS[variant, mode]
    decks = [any_deck(choose, rules) for _ in range(fewest + choose(most - fewest + 1))]
    table = set_table(rules, decks, f"varied-{number}", True)
    settle(table)
    return table


def hash_varied() -> Iterator[tuple[str, str]]:
    """The number and variant of each of the varied games, and its hash."""
    for number in range(VARIED):
        table = varied_table(number)
        name = " ".join(filter(None, (str(number), table.rules.variant, table.rules.mode)))
        yield name, hash_all(table, stream(f"varied-{number}", "moves"))


def hash_all(table: Table, rng: Rng) -> str:
    """The beginning of a game of random moves, with all that can be asked of it after each."""
    trace = hashlib.sha256()
    #: Moves that were legal at some time. Most of them are forbidden at any other.
    known: dict[int, None] = {}
    for _ in range(MOST_MOVES):
        trace.update(f"{[fields_of(event) for event in table.events]} {digest(table)}\n".encode())
        table.events = []
        if table.over:
            break
        listed = legal_moves(table)
        known |= dict.fromkeys(listed)
        asked = list(known)
        refused = [int(why_not(table, asked[rng.below(len(asked))])) for _ in range(ASKED)]
        seen = digest(veil(table, rng.below(len(table.earls))))
        chosen = listed[rng.below(len(listed) - (listed[-1] == CONCEDE))]
        trace.update(f"{listed} {refused} {seen} {chosen}\n".encode())
        # The more is under way, the more can be wrong with it.
        wrong = [verdict(tampered(table, rng.below)) for _ in range(TAMPERED * (len(table.stack) - 2))]
        trace.update(f"{wrong}\n".encode())
        play(table, chosen)
    return trace.hexdigest()[:16]


def fields_of(event: Event) -> list[int]:
    """All fields of an event."""
    return [int(getattr(event, name)) for name in FIELDS]


def main(file: str) -> None:
    varied = "".join(f'"{name}" = "{found}"\n' for name, found in hash_varied())
    write_text(file, f'games = "{hash_games()}"\nplayouts = "{hash_playouts()}"\n\n[varied]\n{varied}')


if __name__ == "__main__":
    main(sys.argv[1])
