"""`regni replay`: step through a record with its log."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from ..engine.cards import COLOURS
from ..errors import RegniError
from ..game import Game
from ..notation import move_text
from ..words import Words, words
from .common import check_number


def add(parsers: argparse._SubParsersAction[argparse.ArgumentParser], w: Words) -> None:
    parser = parsers.add_parser(
        "replay", help=w.text("replay-help"), description=w.text("replay-help"), epilog=w.text("replay-example")
    )
    parser.add_argument("file", metavar="FILE", help=w.text("replay-file"))
    parser.add_argument("--seat", choices=COLOURS, help=w.text("replay-seat"))
    parser.add_argument("--step", action="store_true", help=w.text("replay-step"))
    parser.add_argument("--until", type=int, metavar="N", help=w.text("replay-until"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = Game.load(args.file)
    seat = COLOURS.index(args.seat) if args.seat else None
    if seat is not None and seat >= len(game.record.players):
        raise RegniError("seat", number=seat + 1, most=len(game.record.players))
    until = len(game.moves) if args.until is None else check_number("--until", args.until, 0, len(game.moves))
    ask = input if args.step and sys.stdin.isatty() else None
    show(game, seat, until, Console(highlight=False), words(args.lang), ask)
    return 0


def show(
    game: Game, seat: int | None, until: int, console: Console, w: Words, ask: Callable[[str], str] | None = None
) -> None:
    """The log, move by move; without a seat, everything is shown, as after a game that is over."""
    console.print(Text(w.text("replay-title", moves=len(game.moves), seats=len(game.record.players)), style="bold"))
    console.print(w.text("replay-commitment", hash=game.commitment))
    for number in range(until + 1):
        if number:
            mover = game.movers[number - 1]
            if seat is None or seat == mover:
                move = move_text(game.moves[number - 1])
                console.print(Text(f"{number:>4}. {w.earl(mover)}: {move}", style="bold"))
            else:
                console.print(Text(f"{number:>4}. {w.earl(mover)}", style="bold"))
        for event in game.events_of(number):
            if seat is None:
                console.print(f"      {w.event(event, event.secret)}")
            elif event.is_seen_by(seat):
                console.print(f"      {w.event(event, seat)}")
        if ask is not None and number < until:
            try:
                ask(w.text("replay-next"))
            except (EOFError, KeyboardInterrupt):
                return
    if game.outcome is not None and until == len(game.moves):
        console.print(Text(w.ending(game.table), style="bold"))
        console.print(w.text("replay-seed", seed=game.record.seed))
