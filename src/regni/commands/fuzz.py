"""`regni fuzz`: plays random games and checks them until something breaks."""

from __future__ import annotations

import argparse

from rich.console import Console

from ..records.record import check_seed
from ..testing.fuzz import DEAR, EVERY, QUICK_DEAR, QUICK_EVERY, FuzzReport, fuzz
from ..words.words import words
from .common import check_number, chosen_game, progress_bar

MOST_GAMES = 100_000_000


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
