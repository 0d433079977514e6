"""`regni simulate`: thousands of games of random bots, and a report."""

from __future__ import annotations

import argparse
import json
import os
import sys

from rich.console import Console
from rich.table import Table

from ..engine.cards import COLOURS
from ..lab.simulate import DECKS, Plan, simulate
from ..records import check_seed
from ..words import Words, words
from .common import check_number, progress_bar, ruleset_option

MOST_GAMES = 100_000_000


def add(parsers: argparse._SubParsersAction[argparse.ArgumentParser], w: Words) -> None:
    parser = parsers.add_parser(
        "simulate", help=w.text("simulate-help"), description=w.text("simulate-help"), epilog=w.text("simulate-example")
    )
    parser.add_argument("--variant", choices=["base"], default="base", help=w.text("simulate-variant"))
    parser.add_argument("--seats", type=int, default=3, metavar="N", help=w.text("simulate-seats"))
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=w.text("simulate-games"))
    parser.add_argument("--seed", default="1", help=w.text("simulate-seed"))
    parser.add_argument("--decks", choices=DECKS, default="random", help=w.text("simulate-decks"))
    parser.add_argument("--workers", type=int, metavar="N", help=w.text("simulate-workers"))
    parser.add_argument("--ruleset", metavar="FILE", help=w.text("option-ruleset"))
    parser.add_argument("--json", action="store_true", help=w.text("option-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    ruleset = ruleset_option(args.ruleset)
    plan = Plan(
        check_number("--seats", args.seats, 2, len(COLOURS)),
        check_number("--games", args.games, 1, MOST_GAMES),
        check_seed(args.seed),
        args.decks,
        args.variant,
        tuple(ruleset.changed().items()),
    )
    workers = check_number("--workers", args.workers if args.workers is not None else os.cpu_count() or 1, 1, 256)
    with progress_bar(plan.games) as progress:
        report = simulate(plan, workers, progress)
    if args.json:
        json.dump(report, sys.stdout)
        print()
    else:
        show(report, plan, words(args.lang))
    return 0


def show(report: dict[str, object], plan: Plan, w: Words) -> None:
    console = Console()
    console.print(w.text("simulate-title", games=plan.games, seats=plan.seats, seed=plan.seed))
    endings, wins = report["endings"], report["wins_by_seat"]
    assert isinstance(endings, dict)
    assert isinstance(wins, list)
    table = Table(w.text("simulate-ending"), w.text("simulate-number"), w.text("simulate-share"))
    for ending, number in endings.items():
        table.add_row(w.text(f"how-{ending}"), f"{number}", f"{number / plan.games:.1%}")
    console.print(table)
    table = Table(w.text("simulate-earl"), w.text("simulate-wins"), w.text("simulate-share"))
    for seat, number in enumerate(wins):
        table.add_row(w.earl(seat), f"{number}", f"{number / plan.games:.1%}")
    console.print(table)
    table = Table("", w.text("simulate-mean"), w.text("simulate-p50"), w.text("simulate-p95"))
    for key in ("rounds", "decisions"):
        spread = report[key]
        assert isinstance(spread, dict)
        table.add_row(w.text(f"simulate-{key}"), *(f"{spread[column]}" for column in ("mean", "p50", "p95")))
    console.print(table)
    console.print(w.text("simulate-speed", seconds=f"{report['seconds']}", rate=f"{report['decisions_per_second']:,}"))
