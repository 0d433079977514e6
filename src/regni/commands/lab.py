"""`regni lab`: experiments with bots, decks, kings and rules."""

from __future__ import annotations

import argparse

from ..words import Words
from . import lab_decks, lab_health, lab_king, lab_ladder

#: Each in a module of its own.
EXPERIMENTS = (lab_ladder, lab_decks, lab_king, lab_health)


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
