"""Many random games, on all cores, and what came of them. The same seed gives the same figures with any workers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from time import perf_counter

from ..decks import check_deck, random_deck, steady_deck
from ..engine.leaving import ENDING_NAMES
from ..engine.play import playout, settle
from ..engine.rng import stream
from ..engine.ruleset import Ruleset
from ..engine.setup import set_table

CHUNK = 250  # games a worker plays before it reports
DECKS = ("random", "steady")


@dataclass(frozen=True)
class Plan:
    """What is to be simulated."""

    seats: int
    games: int
    seed: str
    decks: str = "random"
    variant: str = "base"
    changes: tuple[tuple[str, object], ...] = ()


@dataclass
class Results:
    """Ending, winner, rounds and decisions of each game, in order."""

    endings: list[int]
    winners: list[int]
    rounds: list[int]
    decisions: list[int]

    def extend(self, other: Results) -> None:
        self.endings += other.endings
        self.winners += other.winners
        self.rounds += other.rounds
        self.decisions += other.decisions


def play_games(plan: Plan, start: int, stop: int) -> Results:
    """The games from number `start` on. Each has a seed of its own, so it does not matter who plays it."""
    rules = Ruleset(dict(plan.changes))
    steady = check_deck(steady_deck(rules), rules) if plan.decks == "steady" else []
    results = Results([], [], [], [])
    for number in range(start, stop):
        seed = f"{plan.seed}/{number}"
        bots = stream(seed, "bots")
        decks = [steady if steady else random_deck(rules, bots) for _ in range(plan.seats)]
        table = set_table(rules, decks, seed)
        settle(table)
        results.decisions.append(playout(table, bots))
        results.endings.append(table.ending)
        results.winners.append(table.winner)
        results.rounds.append(table.round)
    return results


def chunks(plan: Plan) -> list[tuple[int, int]]:
    return [(start, min(start + CHUNK, plan.games)) for start in range(0, plan.games, CHUNK)]


def run_chunks(plan: Plan, workers: int) -> Iterator[Results]:
    if workers <= 1 or plan.games <= CHUNK:
        for start, stop in chunks(plan):
            yield play_games(plan, start, stop)
        return
    parts = chunks(plan)
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_games, [plan] * len(parts), [part[0] for part in parts], [part[1] for part in parts])


def simulate(plan: Plan, workers: int, progress: Callable[[int], None] = lambda games: None) -> dict[str, object]:
    """Play the games of the plan and report."""
    begun = perf_counter()
    results = Results([], [], [], [])
    for part in run_chunks(plan, workers):
        results.extend(part)
        progress(len(part.endings))
    seconds = perf_counter() - begun
    endings = Counter(ENDING_NAMES[ending] for ending in results.endings)
    return {
        "variant": plan.variant,
        "seats": plan.seats,
        "games": plan.games,
        "seed": plan.seed,
        "decks": plan.decks,
        "endings": dict(sorted(endings.items(), key=lambda item: (-item[1], item[0]))),
        "wins_by_seat": [results.winners.count(seat) for seat in range(plan.seats)],
        "rounds": spread(results.rounds),
        "decisions": spread(results.decisions),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(sum(results.decisions) / seconds),
    }


def spread(values: list[int]) -> dict[str, float]:
    """Mean, median and 95th percentile."""
    ordered = sorted(values)
    return {
        "mean": round(sum(ordered) / len(ordered), 2),
        "p50": ordered[(len(ordered) - 1) // 2],
        "p95": ordered[(len(ordered) - 1) * 95 // 100],
    }
