"""`regni fuzz`: random games, looked at from all sides until something breaks."""

from __future__ import annotations

import argparse

from rich.console import Console

from ..records.record import check_seed
from ..testing.fuzz import DEAR, EVERY, QUICK_DEAR, QUICK_EVERY, FuzzReport, fuzz
from ..words.words import Words, words
from .common import add_game_options, check_number, chosen_game, progress_bar

MOST_GAMES = 100_000_000


def add(parsers: argparse._SubParsersAction[argparse.ArgumentParser], w: Words) -> None:
    parser = parsers.add_parser(
        "fuzz", help=w.text("fuzz-help"), description=w.text("fuzz-help"), epilog=w.text("fuzz-example")
    )
    add_game_options(parser, w, has_seats=False)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=w.text("fuzz-games"))
    parser.add_argument("--seconds", type=int, metavar="N", help=w.text("fuzz-seconds"))
    parser.add_argument("--seed", default="1", help=w.text("simulate-seed"))
    parser.add_argument("--keep", default="fuzz-found", metavar="FOLDER", help=w.text("fuzz-keep"))
    parser.add_argument("--quick", action="store_true", help=w.text("fuzz-quick"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    games = check_number("--games", args.games, 1, MOST_GAMES)
    seconds = None if args.seconds is None else check_number("--seconds", args.seconds, 1, 10_000_000)
    seed = check_seed(args.seed)
    is_chosen = args.variant or args.mode or args.option or args.king or args.ruleset
    fixed = chosen_game(args)[0].changed() if is_chosen else None
    with progress_bar(games) as advance:

        def progress(report: FuzzReport) -> None:
            advance(1)

        every, dear = (QUICK_EVERY, QUICK_DEAR) if args.quick else (EVERY, DEAR)
        report = fuzz(games, seed, seconds, every=every, dear=dear, folder=args.keep, fixed=fixed, progress=progress)
    w, console = words(args.lang), Console(highlight=False)
    for finding in report.findings:
        console.print(finding.text, style="bold", markup=False)
    if report.findings:
        console.print(w.text("fuzz-found", found=len(report.findings), games=report.games, folder=args.keep))
        return 1
    console.print(w.text("fuzz-clean", games=report.games, moves=report.moves))
    return 0
