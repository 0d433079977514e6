"""Fits the weights by which the witan weighs a position (src/regni/bots/weights.py) to games of stewards.

    python bench/weights.py 4000 > src/regni/bots/weights.py

plays so many games of each kind on all cores, looks at some positions of each, and finds the weights that make the
later results likeliest. Needs numpy (in the extra [lab]). With the compiled engine it takes some minutes.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from copy import copy
from textwrap import wrap
from typing import Any

import numpy as np

from regni.bots.steward.steward import Steward
from regni.bots.weigh import AGAINST_KING, FEATURES, FOE_FEATURES, foe_features, survey, weights_of
from regni.decks.book import book_deck, fitted
from regni.engine.moves import CONCEDE
from regni.engine.play import legal_moves, play, settle
from regni.engine.rng import Rng, stream
from regni.engine.setup import set_table
from regni.engine.table import Table
from regni.rules.rulesets import ruleset_from

#: The rows of the weights: their names, and the games they are made from.
KINDS: list[tuple[str, list[tuple[dict[str, object], list[int]]]]] = [
    ("the base game", [({}, [2, 2, 3, 4, 5])]),
    ("Great Heathen Army", [({"variant": "heathen"}, [3, 4, 5])]),
    ("Wessex", [({"variant": "wessex"}, [2, 3, 4])]),
    (
        "Rebellion, while the King stands",
        [
            ({"variant": "rebellion", "mode": "solo"}, [1]),
            ({"variant": "rebellion", "mode": "coop"}, [2, 3]),
            ({"variant": "rebellion", "mode": "semi"}, [2, 3, 4]),
        ],
    ),
]
#: One position in EVERY is used, and one move in STRAY is random, so that odd positions occur.
EVERY, STRAY = 9, 12
#: The most Earls, and the number of notions in a pull.
SEATS, HIDDEN = 6, 16
#: For the fit: rounds over all positions, positions in a step, size of the first step, and the pull towards small
#: weights.
ROUNDS, BATCH, STEP, RIDGE = 8, 512, 0.004, 1e-5
#: One position in this many is kept aside, to test the weights where they were not fitted.
ASIDE = 10

Sample = tuple[list[list[float]], list[float], list[int]]


def game_of(kind: int, number: int, series: str) -> tuple[Table, Rng]:
    """A new game, and a random stream for the caller."""
    changes, seats_of = KINDS[kind][1][number % len(KINDS[kind][1])]
    rules = ruleset_from(changes)
    seats = seats_of[number // 3 % len(seats_of)]
    seed = f"{series}/{kind}/{number}"
    rng = stream(seed, "decks")
    table = set_table(rules, [fitted(book_deck(rules, seats, rng), rules) for _ in range(seats)], seed)
    settle(table)
    return table, rng


def play_one(kind: int, number: int) -> list[Sample]:
    """Play a game. For each chosen position: the rows of all Earls and of the foe, and who won later."""
    table, rng = game_of(kind, number, "weights")
    steward = Steward(stream(str(number), "steward"))
    seen: list[tuple[list[list[float]], list[float]]] = []
    while not table.over:
        if rng.below(EVERY) == 0 and weights_of(table) == kind:
            rows = survey(table)
            foe = [0.0] * len(FOE_FEATURES)
            foe_features(table, foe)
            seen.append((rows, foe))
        if rng.below(STRAY) == 0:
            moves = [move for move in legal_moves(table) if move != CONCEDE]
            play(table, moves[rng.below(len(moves))])
        else:
            play(table, steward.best(table))
    won = [seat for seat in range(table.players) if table.winners >> seat & 1]
    return [(rows, foe, won) for rows, foe in seen]


def chunk(job: tuple[int, int, int]) -> list[Sample]:
    kind, start, stop = job
    return [sample for number in range(start, stop) for sample in play_one(kind, number)]


class Positions:
    """Positions as arrays: what each Earl has, who is in the game (the foe last), who won, and what the foe has."""

    def __init__(self, kind: int, samples: list[Sample]) -> None:
        number = len(samples)
        self.earls = np.zeros((number, SEATS, len(FEATURES)), np.float32)
        self.there = np.zeros((number, SEATS + 1), np.float32)
        self.won = np.zeros((number, SEATS + 1), np.float32)
        self.foe = np.zeros((number, len(FOE_FEATURES)), np.float32)
        for i, (rows, foe, winners) in enumerate(samples):
            for seat, row in enumerate(rows):
                if row:
                    self.earls[i, seat] = row
                    self.there[i, seat] = 1
                    self.won[i, seat] = seat in winners
            self.foe[i] = foe
            if kind > 0:
                self.there[i, SEATS] = 1
                self.won[i, SEATS] = not winners
        self.keep(self.won.sum(1) > 0)

    def keep(self, which: Any) -> None:
        for name in ("earls", "there", "won", "foe"):
            setattr(self, name, getattr(self, name)[which])

    def part(self, which: Any) -> Positions:
        part = copy(self)
        part.keep(which)
        return part

    def __len__(self) -> int:
        return len(self.won)


class Model:
    """The weights during the fit. Each feature is scaled by how much it varies."""

    def __init__(self, positions: Positions) -> None:
        self.random = np.random.default_rng(1)
        self.scale = spread(positions.earls[positions.there[:, :SEATS] > 0])
        self.foe_scale = spread(positions.foe)
        notions = self.random.standard_normal((len(FEATURES), HIDDEN)) / np.sqrt(len(FEATURES))
        self.weights = {
            "pulls": np.zeros(len(FEATURES), np.float32),
            "notions": notions.astype(np.float32),
            "starts": np.zeros(HIDDEN, np.float32),
            "trust": (0.01 * self.random.standard_normal(HIDDEN)).astype(np.float32),
            "foe": np.zeros(len(FOE_FEATURES), np.float32),
        }
        self.moments = {name: (np.zeros_like(one), np.zeros_like(one)) for name, one in self.weights.items()}
        self.steps = 0

    def chances(self, positions: Positions) -> tuple[Any, Any, Any]:
        """Everybody's chance to win; also the scaled rows of the Earls, and the values of their notions."""
        w = self.weights
        rows = (positions.earls / self.scale).reshape(-1, len(FEATURES))
        notions = np.maximum(rows @ w["notions"] + w["starts"], 0)
        pulls = (rows @ w["pulls"] + notions @ w["trust"]).reshape(-1, SEATS)
        foe = positions.foe / self.foe_scale @ w["foe"]
        u = np.concatenate([pulls, foe[:, None]], axis=1)
        chances = np.exp(u - u.max(1, keepdims=True)) * positions.there
        return chances / chances.sum(1, keepdims=True), rows, notions

    def loss(self, positions: Positions) -> float:
        chances, _, _ = self.chances(positions)
        return float(-np.log((chances * positions.won).sum(1) + 1e-12).mean())

    def improve(self, positions: Positions, step: float) -> None:
        """One step of Adam that raises the winner's chance."""
        chances, rows, notions = self.chances(positions)
        of_won = chances * positions.won
        gap = (chances - of_won / (of_won.sum(1, keepdims=True) + 1e-12)) / len(positions)
        gaps = gap[:, :SEATS].reshape(-1)
        w = self.weights
        inner = np.outer(gaps, w["trust"]) * (notions > 0)
        slopes = {
            "pulls": rows.T @ gaps + RIDGE * w["pulls"],
            "notions": rows.T @ inner + RIDGE * w["notions"],
            "starts": inner.sum(0),
            "trust": notions.T @ gaps,
            "foe": (positions.foe / self.foe_scale).T @ gap[:, SEATS] + RIDGE * w["foe"],
        }
        self.steps += 1
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            sure = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            w[name] -= (step * mean / (1 - 0.9**self.steps) / sure).astype(np.float32)

    def fitted(self) -> dict[str, Any]:
        """The weights for unscaled features."""
        w = self.weights
        return w | {
            "pulls": w["pulls"] / self.scale,
            "notions": (w["notions"] / self.scale[:, None]).T,
            "foe": w["foe"] / self.foe_scale,
        }


def spread(rows: Any) -> Any:
    found = rows.std(0)
    found[found < 1e-4] = 1
    return found


def fit(positions: Positions) -> Model:
    """The likeliest weights, where the winner's chance is his part of the whole pull."""
    model = Model(positions)
    for turn in range(ROUNDS):
        order = model.random.permutation(len(positions))
        step = STEP * (1 + np.cos(np.pi * turn / ROUNDS)) / 2
        for start in range(0, len(order), BATCH):
            model.improve(positions.part(order[start : start + BATCH]), step)
    return model


def written(name: str, kind: str, rows: list[Any]) -> str:
    """The source of a constant: a list for each kind of game, or a list of lists."""
    lines = [f"{name}: Final[list[{kind}]] = ["]
    for (game, _), row in zip(KINDS, rows, strict=True):
        lines.append(f"    # {game}")
        lines += (
            in_figures(row)
            if row.ndim == 1
            else ["    [", *(line for one in row for line in in_figures(one)), "    ],"]
        )
    return "\n".join([*lines, "]"])


def in_figures(row: Any) -> list[str]:
    text = ", ".join(f"{value:.3f}".removesuffix("0").removesuffix("0") for value in row)
    return ["    [", *wrap(text, 112, initial_indent=" " * 8, subsequent_indent=" " * 8), "    ],"]


def main(games: int) -> None:
    found: list[dict[str, Any]] = []
    assert [name for name, _ in KINDS][AGAINST_KING].startswith("Rebellion")
    with ProcessPoolExecutor() as pool:
        for kind, (name, _) in enumerate(KINDS):
            jobs = [(kind, start, min(start + 50, games)) for start in range(0, games, 50)]
            positions = Positions(kind, [sample for part in pool.map(chunk, jobs) for sample in part])
            # Whole games are kept aside, because the positions of one game are alike.
            aside = np.arange(len(positions)) >= len(positions) * (ASIDE - 1) // ASIDE
            model = fit(positions.part(~aside))
            fitted, kept = model.loss(positions.part(~aside)), model.loss(positions.part(aside))
            print(f"{name}: {len(positions)} positions, loss {fitted:.3f}, aside {kept:.3f}", file=sys.stderr)
            found.append(model.fitted())
    found[0]["foe"] *= 0  # in the base game only Earls win
    tell(found)


def tell(found: list[dict[str, Any]]) -> None:
    """Print the source of weights.py."""
    print('"""How much each thing an Earl has pulls the victory (weigh.py), and the foe. By bench/weights.py."""')
    print("\nfrom __future__ import annotations\n\nfrom typing import Final\n\n# fmt: off")
    print("# In the order of FEATURES: what pulls directly.")
    print(written("PULLS", "list[float]", [one["pulls"] for one in found]))
    print("# The notions: what they are made of, where they start from, and how much they pull once they are above 0.")
    print(written("NOTIONS", "list[list[float]]", [one["notions"] for one in found]))
    print(written("STARTS", "list[float]", [one["starts"] for one in found]))
    print(written("TRUST", "list[float]", [one["trust"] for one in found]))
    print("# In the order of FOE_FEATURES.")
    print(written("FOES", "list[float]", [one["foe"] for one in found]))


if __name__ == "__main__":
    main(int(sys.argv[1]))
