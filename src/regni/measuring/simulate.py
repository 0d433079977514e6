"""Plays many games of bots on all cores and reports. The same seed gives the same figures with any number of
workers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from time import perf_counter

from ..bots.bot import play_through
from ..bots.levels import make_bot
from ..decks.book import book_deck, fitted
from ..decks.deck import random_deck
from ..engine.cards import COLOURS
from ..engine.leaving import EARLS_BEATEN, ENDING_NAMES, NO_FIEF_LEFT, VIKING_VICTORY
from ..engine.play import playout, settle
from ..engine.rng import stream
from ..engine.ruleset import Ruleset
from ..engine.setup import set_table
from ..engine.table import Table
from ..engine.variants import VARIANTS
from ..rules.options import king_of, options_of

#: How many games a worker plays before it reports. Bots that think may need a minute for a single game.
CHUNK = 250
THINKING_CHUNK = 1
RANDOM = "random"
STEADY = "steady"
BOOK = "book"
DECKS = (RANDOM, STEADY, BOOK)

# Winners other than Earls.
VIKINGS = "vikings"
KING = "king"
NOBODY = "nobody"


@dataclass(frozen=True)
class Plan:
    """What is to be simulated."""

    seats: int
    games: int
    seed: str
    decks: str
    #: One for each seat.
    bots: tuple[str, ...]
    #: The changed settings of the ruleset, with the variant and its mode.
    changes: tuple[tuple[str, object], ...] = ()

    @classmethod
    def of(cls, ruleset: Ruleset, games: int, seed: str, decks: str, bots: Sequence[str]) -> Plan:
        return cls(len(bots), games, seed, decks, tuple(bots), tuple(ruleset.changed().items()))

    @property
    def ruleset(self) -> Ruleset:
        return Ruleset(dict(self.changes))

    @property
    def is_random(self) -> bool:
        return set(self.bots) == {RANDOM}

    @property
    def chunk(self) -> int:
        return CHUNK if self.is_random else THINKING_CHUNK

    @property
    def named_bots(self) -> Sequence[str]:
        """The names of the bots; one name if all are the same."""
        return self.bots[:1] if len(set(self.bots)) == 1 else self.bots


@dataclass
class Results:
    """The ending, winners (a bit each), rounds, decisions and Summers of each game, in order."""

    endings: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    summers: list[int] = field(default_factory=list)

    def extend(self, other: Results) -> None:
        self.endings += other.endings
        self.winners += other.winners
        self.rounds += other.rounds
        self.decisions += other.decisions
        self.summers += other.summers


def play_games(plan: Plan, start: int, stop: int) -> Results:
    """Play `games` games from number `start` on. Each has its own seed, so any worker can play it."""
    rules = plan.ruleset
    # Cached: fitting a deck takes longer than some games.
    counts_of = cache(lambda name: fitted(name, rules))
    results = Results()
    for number in range(start, stop):
        seed = f"{plan.seed}/{number}"
        chance = stream(seed, "bots")
        if plan.decks == RANDOM:
            decks = [random_deck(rules, chance) for _ in range(plan.seats)]
        else:
            decks = [counts_of(name) for name in ready_decks(plan, rules, seed)]
        table = set_table(rules, decks, seed)
        settle(table)
        results.decisions.append(playout(table, chance) if plan.is_random else think_through(table, plan.bots, seed))
        results.endings.append(table.ending)
        results.winners.append(table.winners)
        results.rounds.append(table.round)
        results.summers.append(table.summer)
    return results


def ready_decks(plan: Plan, rules: Ruleset, seed: str) -> list[str]:
    """The names of a game's decks; those from the book are picked as in the matches of the lab."""
    if plan.decks == STEADY:
        return [STEADY] * plan.seats
    picks = stream(seed, "decks")
    return [book_deck(rules, plan.seats, picks) for _ in range(plan.seats)]


def think_through(table: Table, names: Sequence[str], seed: str) -> int:
    """Play to the end with bots that see only what their seats see; returns the number of decisions."""
    return int(play_through(table, [make_bot(name, seat, seed, table.rules) for seat, name in enumerate(names)]))


def chunks(plan: Plan) -> list[tuple[int, int]]:
    return [(start, min(start + plan.chunk, plan.games)) for start in range(0, plan.games, plan.chunk)]


def run_chunks(plan: Plan, workers: int) -> Iterator[Results]:
    parts = chunks(plan)
    if workers <= 1 or len(parts) == 1:
        for start, stop in parts:
            yield play_games(plan, start, stop)
        return
    with ProcessPoolExecutor(min(workers, len(parts))) as pool:
        yield from pool.map(play_games, [plan] * len(parts), [part[0] for part in parts], [part[1] for part in parts])


def simulate(plan: Plan, workers: int, progress: Callable[[int], None] = lambda games: None) -> dict[str, object]:
    """Play the games of the plan and report."""
    begun = perf_counter()
    results = Results()
    for part in run_chunks(plan, workers):
        results.extend(part)
        progress(len(part.endings))
    seconds = perf_counter() - begun
    rules = plan.ruleset
    endings = Counter(ENDING_NAMES[ending] for ending in results.endings)
    won = count_winners(results, rules, plan.seats)
    report: dict[str, object] = {
        "variant": rules.variant,
        "mode": rules.mode,
        "options": options_of(rules),
        "seats": plan.seats,
        "games": plan.games,
        "seed": plan.seed,
        "decks": plan.decks,
        "bots": ",".join(plan.named_bots),
        "endings": dict(sorted(endings.items(), key=lambda item: (-item[1], item[0]))),
        "winners": won,
        "wins_by_seat": [won[colour] for colour in COLOURS[: plan.seats]],
    }
    if king_of(rules):
        report["king"] = king_of(rules)
    report |= {f"{who}_won": won[who] for who in (VIKINGS, KING, NOBODY) if who in won}
    if VARIANTS[rules.variant].is_campaign:
        report["summers"] = spread(results.summers)
    return report | {
        "rounds": spread(results.rounds),
        "decisions": spread(results.decisions),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(sum(results.decisions) / seconds),
    }


def count_winners(results: Results, rules: Ruleset, seats: int) -> dict[str, int]:
    """How many games each Earl has won, alone or with others, and how many no Earl has won."""
    won = {colour: sum(one >> seat & 1 for one in results.winners) for seat, colour in enumerate(COLOURS[:seats])}
    variant = VARIANTS[rules.variant]
    if not variant.eliminates:
        won[VIKINGS] = sum(results.endings.count(ending) for ending in (NO_FIEF_LEFT, VIKING_VICTORY))
    if variant.has_king:
        won[KING] = results.endings.count(EARLS_BEATEN)
    won[NOBODY] = results.winners.count(0) - won.get(VIKINGS, 0) - won.get(KING, 0)
    return won


def spread(values: list[int]) -> dict[str, float]:
    """Mean, median and 95th percentile."""
    ordered = sorted(values)
    return {
        "mean": round(sum(ordered) / len(ordered), 2),
        "p50": ordered[(len(ordered) - 1) // 2],
        "p95": ordered[(len(ordered) - 1) * 95 // 100],
    }
