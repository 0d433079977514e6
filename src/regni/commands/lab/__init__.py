"""`regni lab`: experiments with bots, decks, kings and rules."""

from __future__ import annotations

import argparse

from ...words.words import Words
from . import decks, health, king, ladder

#: Each in a module of its own.
EXPERIMENTS = (ladder, decks, king, health)


def add(parsers: argparse._SubParsersAction[argparse.ArgumentParser], w: Words) -> None:
    parser = parsers.add_parser(
        "lab", help=w.text("lab-help"), description=w.text("lab-help"), epilog=w.text("lab-example")
    )

    def show_help(args: argparse.Namespace) -> int:
        parser.print_help()
        return 0

    parser.set_defaults(run=show_help)
    experiments = parser.add_subparsers(metavar=w.text("lab-experiment"), dest="experiment")
    for experiment in EXPERIMENTS:
        experiment.add(experiments, w)
