"""Measures how many simulations a second the witan makes, beside OpenSpiel's search (ISMCTS, C++), in one run.

Both think about decisions from whole games: ours of duels, theirs of hearts and gin rummy. OpenSpiel plays each
simulation at random to the end; the witan plays on by rules of thumb and weighs the position.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from time import perf_counter
from typing import Any

from ...bots.bot import Bot
from ...bots.levels import make_witan
from ...bots.steward.steward import Steward
from ...decks.book import READY, fitted
from ...engine.play import play, settle
from ...engine.rng import stream
from ...engine.ruleset import Ruleset
from ...engine.setup import set_table
from ...engine.sight import Sight, look, new_memory
from .peers import SEED

#: Simulations for one decision, as at the third level; and one decision of a game in so many is searched.
SIMULATIONS = 600
EVERY = 7
OURS = "regni, a duel"
#: The games that OpenSpiel searches, and their names here. Its search of hearts crashes while cards are passed
#: (OpenSpiel 2.0.2), so no cards are passed.
PEERS = {"hearts(pass_cards=false)": "OpenSpiel hearts (C++)", "gin_rummy": "OpenSpiel gin rummy (C++)"}


@dataclass
class Speeds:
    """Simulations a second by name, medians over the rounds."""

    figures: dict[str, float]

    def ratios(self) -> dict[str, float]:
        return {name: self.figures[OURS] / figure for name, figure in self.figures.items() if name != OURS}


def duel_sights(seed: str) -> Iterator[Sight]:
    """Decisions from duels between stewards."""
    rules = Ruleset()
    decks = [fitted(name, rules) for name in READY]
    game = 0
    while True:
        game += 1
        table = set_table(rules, [decks[game % len(decks)], decks[game // 2 % len(decks)]], f"{seed}/{game}", True)
        settle(table)
        memories = [new_memory(table, seat) for seat in range(2)]
        bots: list[Bot] = [Steward(stream(f"{seed}/{game}", f"bot {seat}")) for seat in range(2)]
        decisions = 0
        while not table.over:
            seat = int(table.stack[-1].seat)
            sight = look(table, seat, memories[seat])
            decisions += 1
            if decisions % EVERY == 0 and len(sight.moves) > 2:
                yield sight
            table.events = []
            chosen = bots[seat].choose(sight)
            for memory in memories:
                memory.notice(table, chosen)
            play(table, chosen)
            for memory in memories:
                memory.watch(table, table.events)


#: A function that thinks about the next decision and returns the number of simulations.
Think = Callable[[], int]


def our_search(seed: str) -> Think:
    sights = duel_sights(seed)
    witan = make_witan(SIMULATIONS, stream(seed, "witan"), Ruleset())

    def think() -> int:
        search = witan.search_of(next(sights))
        witan.think(search)
        # Fewer than the budget if one move is soon clearly the best.
        return int(search.done)

    return think


def their_search(name: str, seed: int) -> Think:
    """OpenSpiel's own bot, thinking about decisions from random games."""
    spiel: Any = import_module("pyspiel")
    game: Any = spiel.load_game(name)
    rng = random.Random(seed)
    evaluator = spiel.RandomRolloutEvaluator(1, seed)
    best = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT

    def states() -> Iterator[Any]:
        while True:
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                actions = state.legal_actions()
                if state.current_player() >= 0:
                    decisions += 1
                    if decisions % EVERY == 0 and len(actions) > 1:
                        yield state
                state.apply_action(rng.choice(actions))

    positions = states()

    def think() -> int:
        bot = spiel.ISMCTSBot(rng.randrange(1 << 30), evaluator, 2.0, SIMULATIONS, -1, best, False, False)
        bot.step(next(positions))
        return SIMULATIONS

    return think


def bench_search(
    seconds: float = 2.0,
    rounds: int = 5,
    with_peers: bool = True,
    seed: str = "bench",
    progress: Callable[[], None] = lambda: None,
) -> Speeds:
    """Measure both in turn; `progress` is called after each round of each."""
    searches: dict[str, Think] = {OURS: our_search(seed)}
    if with_peers and find_spec("pyspiel"):
        searches |= {called: their_search(name, SEED) for name, called in PEERS.items()}
    taken: dict[str, list[float]] = {name: [] for name in searches}
    for _ in range(rounds):
        for name, think in searches.items():
            think()
            begun, simulations = perf_counter(), 0
            while perf_counter() - begun < seconds:
                simulations += think()
            taken[name].append(simulations / (perf_counter() - begun))
            progress()
    return Speeds({name: median(figures) for name, figures in taken.items()})
