"""`regni simulate`: plays thousands of games of bots and reports."""

from __future__ import annotations

import argparse
import json
import os
import sys

from rich.console import Console
from rich.table import Table

from ..engine.ruleset import Ruleset
from ..measuring.simulate import KING, NOBODY, VIKINGS, Plan, simulate
from ..records.record import check_seed
from ..rules.options import game_name
from ..words.words import Words, words
from .common import check_number, chosen_bots, chosen_game, progress_bar

MOST_GAMES = 100_000_000


def run(args: argparse.Namespace) -> int:
    ruleset, seats = chosen_game(args)
    games = check_number("--games", args.games, 1, MOST_GAMES)
    plan = Plan.of(ruleset, games, check_seed(args.seed), args.decks, chosen_bots(args.bots, seats))
    workers = check_number("--workers", args.workers if args.workers is not None else os.cpu_count() or 1, 1, 256)
    with progress_bar(plan.games) as progress:
        report = simulate(plan, workers, progress)
    if args.json:
        json.dump(report, sys.stdout)
        print()
    else:
        show(report, plan, ruleset, words(args.lang))
    return 0


def show(report: dict[str, object], plan: Plan, ruleset: Ruleset, w: Words) -> None:
    console = Console(highlight=False)
    console.print(game_name(ruleset, w), style="bold", markup=False)
    bots = ", ".join(w.bot(name) for name in plan.named_bots)
    console.print(w.text("simulate-title", games=plan.games, seats=plan.seats, seed=plan.seed, bots=bots))
    endings, winners = report["endings"], report["winners"]
    assert isinstance(endings, dict)
    assert isinstance(winners, dict)
    table = Table(w.text("simulate-ending"), w.text("simulate-number"), w.text("simulate-share"))
    for ending, number in endings.items():
        table.add_row(w.text(f"how-{ending}"), f"{number}", f"{number / plan.games:.1%}")
    console.print(table)
    table = Table(w.text("simulate-winner"), w.text("simulate-wins"), w.text("simulate-share"))
    for who, number in winners.items():
        name = w.text(f"simulate-{who}") if who in (VIKINGS, KING, NOBODY) else w.text(f"earl-{who}")
        table.add_row(name, f"{number}", f"{number / plan.games:.1%}")
    console.print(table)
    table = Table("", w.text("simulate-mean"), w.text("simulate-p50"), w.text("simulate-p95"))
    for key in ("summers", "rounds", "decisions"):
        spread = report.get(key)
        if isinstance(spread, dict):
            label = "rounds-last" if key == "rounds" and "summers" in report else key
            table.add_row(w.text(f"simulate-{label}"), *(f"{spread[column]}" for column in ("mean", "p50", "p95")))
    console.print(table)
    console.print(w.text("simulate-speed", seconds=f"{report['seconds']}", rate=f"{report['decisions_per_second']:,}"))
