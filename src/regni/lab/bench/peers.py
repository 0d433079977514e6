"""Other game engines, measured through their own Python interfaces.

Each peer plays uniformly random games, move by move, in the quickest honest way it offers from Python, so that a
benchmark can set its numbers beside ours from the same run on the same machine. None of the packages is needed to
import this module; each is imported only when its peer runs.

A *move* is every action applied, chance (dealing, drawing from the stock) included; a *decision* is a move made by a
player, forced moves included. OpenSpiel applies every dealt card as an action, so there the two differ. catanatron and
RLCard deal and roll inside the engine, so there every move is a decision. Setting up the engine, one warm-up game and
the timing of copies lie outside the timed part; starting each game lies inside.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from math import inf
from statistics import median
from time import perf_counter
from timeit import timeit
from typing import Any

SEED = 20240601
STATES = 41  # mid-game states whose copying is timed
CLONES = 20  # copies in one timed burst


@dataclass(frozen=True)
class Sample:
    """The result of one measured run of a peer."""

    games: int
    moves: int
    decisions: int
    seconds: float
    clone_us: float | None = None
    """Median time of copying a mid-game state, in microseconds; None where not measured."""


@dataclass(frozen=True)
class Peer:
    """Another engine's game; ``run(seconds)`` plays it for about that long."""

    name: str
    key: str
    run: Callable[[float], Sample]


def timed(play: Callable[[], tuple[int, int]], seconds: float) -> Sample:
    """Call ``play`` (one whole game, returning moves and decisions), once untimed, then until the time is up."""
    play()
    games = moves = decisions = 0
    start = perf_counter()
    while True:
        played, decided = play()
        games, moves, decisions = games + 1, moves + played, decisions + decided
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return Sample(games, moves, decisions, elapsed)


def clone_us(clones: list[Callable[[], object]], seconds: float) -> float:
    """Return how long copying a state takes in microseconds, given a copying call for each of some states.

    Goes round the states for about so many seconds and takes the best burst of each (freeing the copies included), so
    that a slow phase of a shared machine does not count. The result is the median over the states.
    """
    best = [inf] * len(clones)
    start = perf_counter()
    while True:
        best = [min(old, timeit(clone, number=CLONES)) for old, clone in zip(best, clones, strict=True)]
        if perf_counter() - start >= seconds:
            return median(best) / CLONES * 1e6


def _openspiel(spec: str, seconds: float) -> Sample:
    """Play an OpenSpiel game whose chance outcomes are all equally likely.

    ``legal_actions`` lists the outcomes at a chance node and is empty at the end of the game, so it alone drives the
    loop: quicker than ``chance_outcomes``, with the same distribution. ``_openspiel_mid_game`` checks both properties.
    """
    game: Any = import_module("pyspiel").load_game(spec)
    rng = random.Random(SEED)
    states = [_openspiel_mid_game(game, rng) for _ in range(STATES)]
    rand = rng.random

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        moves = decisions = 0
        while actions := state.legal_actions():
            if state.current_player() >= 0:
                decisions += 1
            state.apply_action(actions[int(rand() * len(actions))])
            moves += 1
        return moves, decisions

    return replace(timed(play, seconds), clone_us=clone_us([state.clone for state in states], seconds / 5))


def _openspiel_mid_game(game: Any, rng: random.Random) -> Any:
    """Play one game, checking it, and return its state halfway through the decisions."""
    state = game.new_initial_state()
    decision_states: list[Any] = []
    while not state.is_terminal():
        actions = state.legal_actions()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            chances = [chance for _, chance in outcomes]
            if max(chances) - min(chances) > 1e-9 or [action for action, _ in outcomes] != actions:
                raise RuntimeError(f"{game}: chance outcomes are not equally likely")
        else:
            decision_states.append(state.clone())
        state.apply_action(rng.choice(actions))
    if state.legal_actions():
        raise RuntimeError(f"{game}: legal actions after the end of the game")
    return decision_states[len(decision_states) // 2]


def _catanatron(seconds: float) -> Sample:
    """Play catanatron with four of its random players, by its own ``Game.play`` loop.

    It uses the global ``random``, whose state is restored afterwards. A game that reaches catanatron's own limit of
    turns counts as played.
    """
    global_state = random.getstate()  # importing catanatron draws from it too
    catanatron: Any = import_module("catanatron")
    rng = random.Random(SEED)
    colors = list(catanatron.Color)

    def play() -> tuple[int, int]:
        players = [catanatron.RandomPlayer(color) for color in colors]
        game = catanatron.Game(players, seed=rng.randrange(1, 2**31))
        game.play()
        moves = len(getattr(game.state, "action_records", None) or game.state.actions)  # renamed after 3.2
        return moves, moves

    try:
        return timed(play, seconds)
    finally:
        random.setstate(global_state)


class _RLCardAgent:
    """A random agent for RLCard, lighter than RLCard's own, which spends its time in numpy."""

    use_raw = False

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random

    def step(self, state: Any) -> int:
        """Choose one of the legal action ids."""
        actions: list[int] = list(state["legal_actions"])
        return actions[int(self._random() * len(actions))]


def _rlcard(seconds: float) -> Sample:
    """Play RLCard's gin rummy by ``Env.run``, in training mode: the mode with less bookkeeping."""
    env: Any = import_module("rlcard").make("gin-rummy", config={"seed": SEED})
    env.set_agents([_RLCardAgent(random.Random(SEED))] * env.num_players)

    def play() -> tuple[int, int]:
        before = env.timestep
        env.run(is_training=True)
        moves = env.timestep - before
        return moves, moves

    return timed(play, seconds)


# By default OpenSpiel's bridge stops after the auction and scores it with a double-dummy solver, at hundreds of
# milliseconds a deal; with the solver off, the cards are played.
_BRIDGE = partial(_openspiel, "bridge(use_double_dummy_result=false)")
_HEARTS = partial(_openspiel, "hearts")
_GIN = partial(_openspiel, "gin_rummy")

# The module that each peer needs, its name, its key, and how it is run.
_ALL: list[tuple[str, str, str, Callable[[float], Sample]]] = [
    ("pyspiel", "OpenSpiel hearts (C++)", "openspiel_hearts", _HEARTS),
    ("pyspiel", "OpenSpiel bridge (C++)", "openspiel_bridge", _BRIDGE),
    ("pyspiel", "OpenSpiel gin rummy (C++)", "openspiel_gin_rummy", _GIN),
    ("catanatron", "catanatron, 4 players (Python)", "catanatron", _catanatron),
    ("rlcard", "RLCard gin rummy (Python)", "rlcard_gin_rummy", _rlcard),
]


def peers() -> list[Peer]:
    """Return the peers whose package is installed."""
    return [Peer(name, key, run) for module, name, key, run in _ALL if find_spec(module)]


def missing() -> list[str]:
    """Return the names of the peers whose package is not installed."""
    return [name for module, name, _, _ in _ALL if not find_spec(module)]
