"""`regni lab`: experiments with bots, decks, kings and rules."""

from __future__ import annotations

import argparse
from importlib import import_module

from ...words.texts import Texts
from ..parser import Chosen, add_commands

#: The experiments, each in its own module.
EXPERIMENTS = ("ladder", "decks", "king", "health")


def add(lab: Chosen, w: Texts) -> None:
    """Add the experiments; the chosen one gets its options."""
    lab.parser.set_defaults(show_help=lab.parser.print_help)
    chosen = add_commands(lab.parser, w, EXPERIMENTS, lab.rest, of="lab")
    if chosen is not None:
        import_module(f".{chosen.name}", __name__).add(chosen.parser, w)


def run(args: argparse.Namespace) -> int:
    if args.experiment is None:
        args.show_help()
        return 0
    code: int = import_module(f".{args.experiment}", __name__).run(args)
    return code
