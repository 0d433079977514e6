"""Fits the weights by which the witan weighs a position (src/regni/bots/weights.py) to games of stewards.

    python bench/weights.py 4000 > src/regni/bots/weights.py

plays so many games of each kind on all cores, looks at some positions of each, and finds the weights that make what
then happened likeliest. Needs numpy (in the extra [lab]). With the compiled engine it takes some minutes.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

from regni.book import book_deck, fitted
from regni.bots.steward import Steward
from regni.bots.weigh import AGAINST_KING, FEATURES, FOE_FEATURES, foe_features, survey, weights_of
from regni.engine.moves import CONCEDE
from regni.engine.play import legal_moves, play, settle
from regni.engine.rng import stream
from regni.engine.setup import set_table
from regni.rulesets import ruleset_from

#: Rows of the weights: what they are called, and of which games they are made.
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
#: One position of so many is looked at, and one move of so many is a random one, so that odd positions occur.
EVERY, STRAY = 9, 12
SEATS, RIDGE, STEPS = 6, 2e-4, 400

Sample = tuple[list[list[float]], list[float], list[int]]


def play_one(kind: int, number: int) -> list[Sample]:
    """A game; of each position looked at the rows of all Earls and of the foe, and who then won."""
    changes, seats_of = KINDS[kind][1][number % len(KINDS[kind][1])]
    rules = ruleset_from(changes)
    seats = seats_of[number // 3 % len(seats_of)]
    seed = f"weights/{kind}/{number}"
    rng = stream(seed, "decks")
    table = set_table(rules, [fitted(book_deck(rules, seats, rng), rules) for _ in range(seats)], seed)
    settle(table)
    steward = Steward(stream(seed, "steward"))
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
    won = [seat for seat in range(seats) if table.winners >> seat & 1]
    return [(rows, foe, won) for rows, foe in seen]


def chunk(job: tuple[int, int, int]) -> list[Sample]:
    kind, start, stop = job
    return [sample for number in range(start, stop) for sample in play_one(kind, number)]


def fit(kind: int, samples: list[Sample]) -> tuple[Any, Any, float]:
    """The likeliest weights: the chance of whoever won is his part of the whole pull."""
    number = len(samples)
    x = np.zeros((number, SEATS, len(FEATURES)))
    there = np.zeros((number, SEATS + 1))
    won = np.zeros((number, SEATS + 1))
    z = np.zeros((number, len(FOE_FEATURES)))
    for i, (rows, foe, winners) in enumerate(samples):
        for seat, row in enumerate(rows):
            if row:
                x[i, seat] = row
                there[i, seat] = 1
                won[i, seat] = seat in winners
        z[i] = foe
        if kind > 0:
            there[i, SEATS] = 1
            won[i, SEATS] = not winners
    whole = won.sum(1) > 0
    x, there, won, z = x[whole], there[whole], won[whole], z[whole]
    scale, foe_scale = x[there[:, :SEATS] > 0].std(0) + 1e-9, z.std(0) + 1e-9
    foe_scale[0] = 1
    scale[scale < 1e-6] = 1
    foe_scale[foe_scale < 1e-6] = 1
    xs, zs = (x / scale).reshape(-1, len(FEATURES)).astype(np.float32), z / foe_scale
    w, v = np.zeros(len(FEATURES), np.float32), np.zeros(len(FOE_FEATURES))
    moments = [np.zeros_like(w), np.zeros_like(w), np.zeros_like(v), np.zeros_like(v)]
    loss = 0.0
    for step in range(1, STEPS + 1):
        u = np.concatenate([(xs @ w).reshape(-1, SEATS), (zs @ v)[:, None]], axis=1)
        u -= u.max(1, keepdims=True)
        pull = np.exp(u) * there
        chance = pull / pull.sum(1, keepdims=True)
        of_won = pull * won
        share = of_won / of_won.sum(1, keepdims=True)
        loss = float(-np.log((chance * won).sum(1) + 1e-12).mean())
        gap = share - chance
        uphill = gap[:, :SEATS].reshape(-1) @ xs / len(zs) - RIDGE * w
        for grown, which, at in ((uphill, w, 0), (zs.T @ gap[:, SEATS] / len(zs) - RIDGE * v, v, 2)):
            moments[at] = 0.9 * moments[at] + 0.1 * grown
            moments[at + 1] = 0.999 * moments[at + 1] + 0.001 * grown**2
            which += 0.05 * (moments[at] / (1 - 0.9**step)) / (np.sqrt(moments[at + 1] / (1 - 0.999**step)) + 1e-8)
    return w / scale, v / foe_scale, loss


def written(rows: list[Any], names: list[str]) -> str:
    lines = []
    for (kind, _), row in zip(KINDS, rows, strict=True):
        lines.append(f"    # {kind}\n    [")
        lines += [f"        {value:.3f},  # {name}" for name, value in zip(names, row, strict=True)]
        lines.append("    ],")
    return "\n".join(lines)


def main(games: int) -> None:
    pulls, foes = [], []
    assert [name for name, _ in KINDS][AGAINST_KING].startswith("Rebellion")
    with ProcessPoolExecutor() as pool:
        for kind, (name, _) in enumerate(KINDS):
            jobs = [(kind, start, min(start + 50, games)) for start in range(0, games, 50)]
            samples = [sample for part in pool.map(chunk, jobs) for sample in part]
            w, v, loss = fit(kind, samples)
            print(f"{name}: {len(samples)} positions, loss {loss:.3f}", file=sys.stderr)
            pulls.append(w)
            foes.append(v if kind else v * 0)
    print('"""How much each thing an Earl has pulls the victory (weigh.py), and the foe. By bench/weights.py."""')
    print("\nfrom __future__ import annotations\n\nfrom typing import Final\n")
    print(f"PULLS: Final[list[list[float]]] = [\n{written(pulls, FEATURES)}\n]")
    print(f"FOES: Final[list[list[float]]] = [\n{written(foes, FOE_FEATURES)}\n]")


if __name__ == "__main__":
    main(int(sys.argv[1]))
