"""Measures the speed of the engine beside other engines, in one run. So ratios hold even on a shared, noisy machine.

All engines take turns for several rounds; every figure is the median over the rounds. *Decisions* are choices made by
players: OpenSpiel also counts each dealt card as a move, the other engines and ours deal by themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median

from ...decks.deck import STEADY, check_deck
from ...engine.play import legal_moves, play, playout, settle
from ...engine.rng import stream
from ...engine.ruleset import Ruleset
from ...engine.setup import set_table
from ...engine.table import Table
from ...engine.variant_facts import SEATS
from ...game import Game
from .peers import Peer, Sample, clone_us, missing, peers, timed

PLAYOUT = "playout"
MOVES = "moves"


@dataclass
class Bench:
    """The figures of a run: games and decisions a second by name, and the time of cloning and viewing."""

    seats: int
    rounds: int
    games: dict[str, float] = field(default_factory=dict)
    decisions: dict[str, float] = field(default_factory=dict)
    moves: dict[str, float] = field(default_factory=dict)
    clones: dict[str, float] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    view_us: float = 0.0
    missing: list[str] = field(default_factory=list)

    def ratio(self, ours: str, peer: str) -> float | None:
        """Our decisions a second divided by the peer's."""
        return self.decisions[ours] / self.decisions[peer] if peer in self.decisions else None

    def ratios(self) -> dict[str, float]:
        found: dict[str, float] = {}
        for peer in self.names:
            if peer not in (PLAYOUT, MOVES):
                for ours, name in ((PLAYOUT, "playout"), (MOVES, "moves")):
                    found[f"{name}_over_{peer}"] = round(self.decisions[ours] / self.decisions[peer], 2)
                found[f"playout_games_over_{peer}"] = round(self.games[PLAYOUT] / self.games[peer], 2)
        return found


class Ours:
    """Random games of our own, played the same way as those of the peers."""

    def __init__(self, seats: int, seed: str, rules: Ruleset | None = None) -> None:
        self.rules = rules or Ruleset()
        self.decks = [check_deck(STEADY, self.rules)] * seats
        self.seed = seed
        self.games = 0
        self.rng = stream(seed, "bench")

    def new_table(self) -> Table:
        self.games += 1
        table = set_table(self.rules, self.decks, f"{self.seed}/{self.games}")
        settle(table)
        return table

    def in_engine(self) -> tuple[int, int]:
        """A whole game inside the engine. Decisions of the King of Rebellion count too."""
        moves = playout(self.new_table(), self.rng)
        return moves, moves

    def move_by_move(self) -> tuple[int, int]:
        """A whole game through the Python interface: list the moves, pick one, play it."""
        table = self.new_table()
        below = self.rng.below
        moves = 0
        while not table.over:
            legal = legal_moves(table)
            # The last move of a turn is conceding.
            play(table, legal[below(len(legal) - 1 or 1)])
            moves += 1
        return moves, moves

    def middle(self, number: int) -> list[Table]:
        """Tables from the middle of games."""
        tables: list[Table] = []
        while len(tables) < number:
            table = self.new_table()
            for _ in range(60):
                if table.over:
                    break
                legal = legal_moves(table)
                play(table, legal[self.rng.below(len(legal) - 1 or 1)])
            if not table.over:
                tables.append(table)
        return tables


@dataclass(frozen=True)
class VariantSpeed:
    """Random games of a variant beside the base game with as many seats, in the same run."""

    seats: int
    decisions: float
    base: float

    @property
    def slower(self) -> float:
        """How many times as long a decision takes as in the base game."""
        return self.base / self.decisions


def bench_variants(
    seconds: float = 2.0, rounds: int = 5, seed: str = "bench", progress: Callable[[], None] = lambda: None
) -> dict[str, VariantSpeed]:
    """Measure every variant and mode, each in turn with the base game; `progress` is called after each round of
    each.
    """
    speeds: dict[str, VariantSpeed] = {}
    for (variant, mode), (fewest, most) in SEATS.items():
        seats = min(max(fewest, 3), most)
        both = [Ours(max(seats, 2), seed), Ours(seats, seed, Ruleset({"variant": variant, "mode": mode}))]
        taken: list[list[float]] = [[], []]
        for _ in range(rounds):
            for ours, figures in zip(both, taken, strict=True):
                sample = timed(ours.in_engine, seconds)
                figures.append(sample.decisions / sample.seconds)
                progress()
        speeds[f"{variant} {mode}".strip()] = VariantSpeed(seats, median(taken[1]), median(taken[0]))
    return speeds


def bench(
    seats: int = 2,
    seconds: float = 2.0,
    rounds: int = 5,
    with_peers: bool = True,
    seed: str = "bench",
    progress: Callable[[], None] = lambda: None,
) -> Bench:
    """Measure all engines; `progress` is called after each round of each."""
    ours = Ours(seats, seed)
    runs: list[Peer] = [
        Peer("regni, inside the engine", PLAYOUT, lambda s: timed(ours.in_engine, s)),
        Peer("regni, move by move", MOVES, lambda s: timed(ours.move_by_move, s)),
        *(peers() if with_peers else []),
    ]
    samples: dict[str, list[Sample]] = {peer.key: [] for peer in runs}
    for _ in range(rounds):
        for peer in runs:
            samples[peer.key].append(peer.run(seconds))
            progress()
    result = Bench(seats, rounds, missing=missing() if with_peers else [])
    for peer in runs:
        taken = samples[peer.key]
        result.names[peer.key] = peer.name
        result.games[peer.key] = median(one.games / one.seconds for one in taken)
        result.decisions[peer.key] = median(one.decisions / one.seconds for one in taken)
        result.moves[peer.key] = median(one.moves / one.seconds for one in taken)
        clones = [one.clone_us for one in taken if one.clone_us is not None]
        if clones:
            result.clones[peer.key] = median(clones)
    tables = ours.middle(41)
    result.clones[PLAYOUT] = clone_us([table.clone for table in tables], seconds)
    games = [Game.from_position(table) for table in tables]
    result.view_us = clone_us([lambda game=game: game.view(0) for game in games], seconds)  # type: ignore[misc]
    return result
