"""Shared by several commands: checked numbers, progress, and the choice of the game."""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ..bots.levels import BOTS, LEVELS, check_bot
from ..engine.ruleset import Ruleset
from ..engine.variant_facts import FACTS, SEATS
from ..errors import RegniError
from ..records.files import parse_toml, read_text
from ..rules.options import with_options
from ..rules.rulesets import check_seats, check_variant, flattened, ruleset_from
from ..words.hints import plain, shown
from ..words.words import LANGUAGES, words
from .arguments import USUAL_SEATS


def check_number(option: str, value: int, low: int, high: int) -> int:
    if not low <= value <= high:
        raise RegniError("option-range", option=option, value=str(value), low=low, high=high)
    return value


def tell_cut(cut: RegniError | None, language: str) -> None:
    """Say on standard error that a game was opened only as far as it still holds."""
    if cut is not None:
        print(cut.text(language), file=sys.stderr)


# How this program is called.

#: Holds what was typed to start the script ./play. Without it the program would only know its own path.
STARTER = "REGNI_STARTER"


def program_name() -> str:
    """How to call the program again."""
    if sys.argv[0].endswith("__main__.py"):
        return f"{shlex.quote(sys.executable)} -m regni"
    return "regni" if shutil.which("regni") else shlex.quote(sys.argv[0])


def called_again(*options: str) -> str:
    """The command with which the program was started, and more options. Of an option given twice the last counts."""
    starter = os.environ.get(STARTER)
    typed = sys.argv[2:] if starter else sys.argv[1:]
    return f"{shlex.quote(starter) if starter else program_name()} {shlex.join([*typed, *options])}"


# Which game.


def chosen_game(args: argparse.Namespace) -> tuple[Ruleset, int]:
    """The ruleset and the number of Earls that the options ask for.

    The file is the base; variant, mode and options are added to it and must not contradict it.
    """
    said = flattened(file_settings(args.ruleset)) if args.ruleset else {}
    for name, value in (("variant", args.variant), ("mode", args.mode)):
        if value is not None and said.get(name, value) != value:
            raise RegniError("option-file", option=f"--{name} {value}", setting=name, value=shown(said[name])).within(
                args.ruleset
            )
    values = dict(said)
    if args.variant is not None:
        values["variant"] = args.variant
    if args.mode is not None:
        values["mode"] = args.mode
    elif "mode" not in values and isinstance(variant := values.get("variant"), str) and variant in FACTS:
        values["mode"] = FACTS[variant].mode_for(args.seats)
    if args.variant is not None or args.mode is not None:
        check_variant(values)
    if args.ruleset:
        try:
            # Checked before the options, so that an error in the file names the file.
            ruleset_from(values)
        except RegniError as error:
            raise error.within(args.ruleset) from None
    ruleset = with_options(values, args.option or [], args.king or "")
    low, high = SEATS[ruleset.variant, ruleset.mode]
    seats = min(max(USUAL_SEATS, low), high) if args.seats is None else args.seats
    return ruleset, check_seats(seats, ruleset)


def file_settings(path: str) -> dict[str, object]:
    try:
        return parse_toml(read_text(path))
    except RegniError as error:
        raise error if error.file else error.within(path) from None


# Who plays.


def chosen_bots(text: str, seats: int) -> list[str]:
    """The bots that --bots names: one for all seats, or one for each in order.

    >>> chosen_bots("knight", 2), chosen_bots("Príncipe, random", 2)
    (['knight', 'knight'], ['prince', 'random'])
    """
    names = [bot_called(name) for name in text.split(",")]
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise RegniError("bots-number", number=len(names), seats=seats)
    return names


def bot_called(name: str) -> str:
    """A bot by its name in any of our languages."""
    for bot in BOTS + LEVELS:
        if plain(name) in [plain(words(language).bot(bot)) for language in LANGUAGES]:
            return bot
    return check_bot(plain(name))


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error if a person is watching; otherwise nothing."""
    if not sys.stderr.isatty():
        yield lambda steps: None
        return
    bar = Progress(
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=total)
        yield lambda steps: bar.advance(task, steps)
