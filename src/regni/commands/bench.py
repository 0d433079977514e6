"""`regni bench`: the engine's speed beside other engines."""

from __future__ import annotations

import argparse
import json
import sys

from rich.console import Console
from rich.table import Table

from ..build import is_compiled
from ..engine.cards import COLOURS
from ..engine.variant_facts import SEATS
from ..lab.bench.engine import MOVES, PLAYOUT, Bench, bench, bench_variants
from ..lab.bench.peers import peers
from ..lab.bench.search import PEERS, bench_search
from ..words.words import Words, words
from .common import check_number, progress_bar


def run(args: argparse.Namespace) -> int:
    seats = check_number("--seats", args.seats, 2, len(COLOURS))
    seconds = check_number("--seconds", args.seconds, 1, 600)
    rounds = check_number("--rounds", args.rounds, 1, 100)
    if args.variants:
        return run_variants(seconds, rounds, args)
    if args.search:
        return run_search(seconds, rounds, args)
    engines = 2 + (0 if args.no_peers else len(peers()))
    with progress_bar(rounds * engines) as progress:
        result = bench(seats, seconds, rounds, not args.no_peers, progress=lambda: progress(1))
    if args.json:
        json.dump(report(result), sys.stdout)
        print()
    else:
        show(result, words(args.lang))
    return 0


def run_variants(seconds: int, rounds: int, args: argparse.Namespace) -> int:
    with progress_bar(rounds * 2 * len(SEATS)) as progress:
        speeds = bench_variants(seconds, rounds, progress=lambda: progress(1))
    if args.json:
        found = {
            name: {"seats": one.seats, "decisions_per_second": round(one.decisions), "slower": round(one.slower, 2)}
            for name, one in speeds.items()
        }
        json.dump({"compiled": is_compiled(), "variants": found}, sys.stdout)
        print()
        return 0
    w = words(args.lang)
    table = Table(w.text("bench-variant"), w.text("simulate-seats"), w.text("bench-decisions"), w.text("bench-slower"))
    for name, one in speeds.items():
        table.add_row(name, f"{one.seats}", f"{one.decisions:,.0f}", f"{one.slower:.2f}")
    Console().print(table)
    return 0


def run_search(seconds: int, rounds: int, args: argparse.Namespace) -> int:
    with progress_bar(rounds * (1 + len(PEERS))) as progress:
        speeds = bench_search(seconds, rounds, not args.no_peers, progress=lambda: progress(1))
    ratios = speeds.ratios()
    if args.json:
        found = {name: round(figure, 1) for name, figure in speeds.figures.items()}
        over = {name: round(ratio, 2) for name, ratio in ratios.items()}
        json.dump({"compiled": is_compiled(), "simulations_per_second": found, "ratios": over}, sys.stdout)
        print()
        return 0
    w = words(args.lang)
    table = Table(w.text("bench-searcher"), w.text("bench-simulations"), w.text("bench-ours"))
    for name, figure in speeds.figures.items():
        table.add_row(name, f"{figure:,.0f}", f"{ratios[name]:.2f}" if name in ratios else "")
    Console().print(table)
    return 0


def report(result: Bench) -> dict[str, object]:
    return {
        "compiled": is_compiled(),
        "seats": result.seats,
        "playout_per_second": round(result.games[PLAYOUT], 1),
        "playout_decisions_per_second": round(result.decisions[PLAYOUT]),
        "moves_per_second": round(result.decisions[MOVES]),
        "clone_us": round(result.clones[PLAYOUT], 2),
        "view_us": round(result.view_us, 1),
        "ratios": result.ratios(),
        "engines": {
            key: {
                "name": name,
                "games_per_second": round(result.games[key], 1),
                "decisions_per_second": round(result.decisions[key]),
                "moves_per_second": round(result.moves[key]),
                "clone_us": round(result.clones[key], 2) if key in result.clones else None,
            }
            for key, name in result.names.items()
        },
        "missing": result.missing,
    }


def show(result: Bench, w: Words) -> None:
    console = Console()
    console.print(
        w.text("bench-title", kind=w.text("engine-compiled" if is_compiled() else "engine-plain"), seats=result.seats)
    )
    table = Table(
        w.text("bench-engine"), *(w.text(f"bench-{key}") for key in ("games", "decisions", "clone", "playout", "moves"))
    )
    for key, name in result.names.items():
        ours = key in (PLAYOUT, MOVES)
        table.add_row(
            name,
            f"{result.games[key]:,.0f}",
            f"{result.decisions[key]:,.0f}",
            f"{result.clones[key]:.2f}" if key in result.clones else "",
            "" if ours else f"{result.ratio(PLAYOUT, key):.2f}",
            "" if ours else f"{result.ratio(MOVES, key):.2f}",
        )
    console.print(table)
    console.print(w.text("bench-view", microseconds=f"{result.view_us:.1f}"))
    if result.missing:
        console.print(w.text("bench-missing", names=", ".join(result.missing)))
