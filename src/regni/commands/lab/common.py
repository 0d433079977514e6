"""Shared by all experiments of the lab: options, workers, saved work, and output."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from ...engine.ruleset import Ruleset
from ...engine.variant_facts import FACTS, SEATS
from ...lab.report import JOURNAL, Findings, Sheet, write_findings
from ...measuring.journal import Journal, key_of
from ...measuring.matches import Match, Played, play_matches
from ...measuring.work import Crew, run
from ...records.record import check_seed
from ...rules.options import KINGS, OPTIONS
from ...rules.rulesets import check_seats, ruleset_from
from ...words.texts import Texts
from ...words.words import Words, words
from ..common import check_number, chosen_game, progress_bar

MOST_GAMES = 1_000_000
MOST_WORKERS = 1024
INTERRUPTED = 130

Contests = list[tuple[Ruleset, int]]


def add_experiment(parser: argparse.ArgumentParser, w: Texts, games: int) -> None:
    """Add the options that all experiments have."""
    parser.add_argument("--games", type=int, default=games, metavar="N", help=w.text("lab-games", number=games))
    parser.add_argument("--seed", default="1", help=w.text("simulate-seed"))
    parser.add_argument("--workers", type=int, metavar="N", help=w.text("simulate-workers"))
    parser.add_argument("--ray", default="", metavar="ADDRESS", help=w.text("lab-ray"))
    parser.add_argument("--resume", action="store_true", help=w.text("lab-resume"))
    parser.add_argument("--out", metavar="DIR", help=w.text("lab-out"))
    parser.add_argument("--json", action="store_true", help=w.text("option-json"))


# Which games.


def add_contest_options(parser: argparse.ArgumentParser, w: Texts, king: str = "option-king") -> None:
    """Add --variant and the options that go with it. Without any of them an experiment covers every variant and mode.

    `king` is the id of the help text for --king.
    """
    parser.add_argument("--variant", choices=list(FACTS), help=w.text("lab-variant"))
    modes = [mode for _, mode in SEATS if mode]
    parser.add_argument("--mode", choices=modes, help=w.text("option-mode"))
    parser.add_argument("--seats", type=int, metavar="N", help=w.text("lab-seats"))
    names = ", ".join(OPTIONS)
    parser.add_argument("--option", action="append", metavar="NAME", help=w.text("option-option", names=names))
    parser.add_argument("--king", choices=list(KINGS), help=w.text(king))
    parser.add_argument("--ruleset", metavar="FILE", help=w.text("option-ruleset"))


def chosen_contests(args: argparse.Namespace, usual: int = 2) -> Contests:
    """The chosen rulesets and numbers of Earls; by default `usual` Earls, or as near as the variant allows."""
    if any(value is not None for value in (args.variant, args.mode, args.option, args.king, args.ruleset)):
        ruleset, seats = chosen_game(args)
        return [(ruleset, seats if args.seats is not None else usual_seats(ruleset, usual))]
    every = [ruleset_from({"variant": variant} | ({"mode": mode} if mode else {})) for variant, mode in SEATS]
    if args.seats is None:
        return [(ruleset, usual_seats(ruleset, usual)) for ruleset in every]
    fitting = [ruleset for ruleset in every if is_within(ruleset, args.seats)]
    return [(ruleset, check_seats(args.seats, ruleset)) for ruleset in fitting or every[:1]]


def usual_seats(ruleset: Ruleset, usual: int) -> int:
    low, high = SEATS[ruleset.variant, ruleset.mode]
    return min(max(usual, low), high)


def is_within(ruleset: Ruleset, seats: int) -> bool:
    low, high = SEATS[ruleset.variant, ruleset.mode]
    return low <= seats <= high


# Workers, and where their results are kept.


@dataclass
class Workshop:
    """Does the work of an experiment, and shows the progress."""

    crew: Crew

    def play(self, matches: Sequence[Match]) -> list[Played]:
        with progress_bar(len(matches)) as progress:
            return play_matches(matches, self.crew, progress)

    def run(self, task: Callable[[Any], Any], items: Sequence[Any]) -> list[Any]:
        with progress_bar(len(items)) as progress:
            return run(task, items, self.crew, lambda item: progress(1))


@contextmanager
def workshop(args: argparse.Namespace, plan: dict[str, object]) -> Iterator[Workshop]:
    """A workshop with the chosen options. `plan` is everything that decides the results.

    Finished work is kept in the folder of --out, or else in the user's state folder until the run is complete.
    """
    w = words(args.lang)
    workers = 0 if args.workers is None else check_number("--workers", args.workers, 1, MOST_WORKERS)
    hidden = state_folder() / f"{args.experiment}-{key_of(plan)}.jsonl"
    path = Path(args.out, JOURNAL) if args.out else hidden
    if not args.out and not args.resume:
        hidden.unlink(missing_ok=True)
    journal = Journal(path, {"experiment": args.experiment, **plan}, args.resume)
    if args.resume and not journal.kept:
        print(w.text("lab-nothing-kept"), file=sys.stderr)
    crew = Crew(workers, args.ray, journal)
    try:
        with crew.at_work():
            yield Workshop(crew)
        journal.finish()
    except KeyboardInterrupt:
        line = w.text("lab-stopped", path=str(path))
        print(f"\n{line}" if sys.stderr.isatty() else line, file=sys.stderr)  # the terminal has already shown ^C
        raise SystemExit(INTERRUPTED) from None
    finally:
        journal.close()
    if not args.out:
        hidden.unlink(missing_ok=True)


def state_folder() -> Path:
    """`$XDG_STATE_HOME/regni/lab`, or the same under ~/.local/state."""
    base = os.environ.get("XDG_STATE_HOME", "")
    # The XDG standard says to ignore a relative path here.
    state = base if os.path.isabs(base) else os.path.expanduser("~/.local/state")
    return Path(state, "regni", "lab")


def check_games(args: argparse.Namespace) -> int:
    return check_number("--games", args.games, 1, MOST_GAMES)


def check_run(args: argparse.Namespace) -> tuple[int, str]:
    """The number of games and the seed, checked."""
    return check_games(args), check_seed(args.seed)


# Results.


def made_by(args: argparse.Namespace, w: Words, *options: str) -> str:
    """A sentence with the command that gives the same results again; of these options it has those that were given."""
    parts = ["regni", "lab", args.experiment]
    for option in (*options, "games", "seed"):
        value = getattr(args, option)
        if isinstance(value, bool):
            parts += [f"--{option}"] if value else []
            continue
        values = value if isinstance(value, list) else [] if value is None else [value]
        parts += [part for one in values for part in (f"--{option}", str(one))]
    return w.text("lab-made-by", command=shlex.join(parts))


#: The options of `add_contest_options`.
CONTEST = ("variant", "mode", "seats", "option", "king", "ruleset")


def hand_out(args: argparse.Namespace, findings: Findings) -> int:
    """Write all results to --out, then show them as tables or as JSON.

    The files come first: a reader may stop early, as with `| head`, and the files must still be complete.
    """
    w = words(args.lang)
    missing = write_findings(findings, Path(args.out), w) if args.out else []
    if args.json:
        json.dump(findings.data, sys.stdout)
        print()
    else:
        show(findings)
    if args.out:
        out = sys.stderr if args.json else sys.stdout
        print(w.text("lab-written", folder=args.out), file=out)
        if missing:
            print(w.text("lab-extra", names=w.both(missing)), file=out)
    return 0


def show(findings: Findings) -> None:
    console = Console(highlight=False)
    console.print(findings.title, style="bold", markup=False)
    console.print(findings.about, markup=False)
    for section in findings.sections:
        console.print()
        console.print(section.title, style="bold", markup=False)
        if section.text:
            console.print(section.text, markup=False)
        for sheet in section.sheets:
            console.print(as_rich(sheet))
    for note in findings.notes:
        console.print()
        console.print(note, style="dim", markup=False)


def as_rich(sheet: Sheet) -> Table:
    table = Table()
    for place, name in enumerate(sheet.columns):
        table.add_column(name, justify="left" if place < sheet.words else "right")
    for row in sheet.rows:
        table.add_row(*row)
    return table
