"""`regni replay`: step through a record with its log."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from ..engine.cards import COLOURS, NOBODY
from ..errors import RegniError
from ..game import Game
from ..records.record import Record, load_record
from ..records.series import Series, is_series
from ..rules.options import game_name
from ..words.notation import move_text
from ..words.words import Words, words
from .common import check_number, tell_cut


def run(args: argparse.Namespace) -> int:
    game = load(args.file, args.game)
    tell_cut(game.cut, args.lang)
    seat = COLOURS.index(args.seat) if args.seat else None
    if seat is not None and seat >= len(game.record.players):
        raise RegniError("seat", number=seat + 1, most=len(game.record.players))
    until = len(game.moves) if args.until is None else check_number("--until", args.until, 0, len(game.moves))
    ask = input if args.step and sys.stdin.isatty() else None
    # What a seat saw is told as to the player who sits there.
    told = words(args.lang).at(game.table, NOBODY if seat is None else seat)
    console = Console(highlight=False)
    show(game, seat, until, console, told, ask)
    return 0 if is_series(args.file) or tell_deal(load_record(args.file), console, words(args.lang)) else 1


def tell_deal(record: Record, console: Console, w: Words) -> bool:
    """Says whether the deal holds, if people dealt together. Returns whether nothing is wrong with it."""
    if record.deal is None:
        return True
    flaw = record.deal_flaw()
    said = w.text(f"replay-deal-{flaw}") if flaw else w.text("replay-deal", people=len(record.deal.words))
    if record.deal.left_out:
        said += " " + w.text("replay-deal-out", earls=", ".join(map(w.earl, record.deal.left_out)))
    console.print(Text(said, style="bold"), soft_wrap=True)
    return not flaw


def load(path: str, number: int | None) -> Game:
    """A game from its record, or one of a series; by default the last."""
    if not is_series(path):
        if number is not None:
            raise RegniError("replay-no-series").within(path)
        return Game.load(path)
    games = Series.load(path).games
    if not games:
        raise RegniError("replay-no-games").within(path)
    return games[check_number("--game", len(games) if number is None else number, 1, len(games)) - 1]


def show(
    game: Game, seat: int | None, until: int, console: Console, w: Words, ask: Callable[[str], str] | None = None
) -> None:
    """The log, move by move. Without a seat everything is shown, as after the end of a game."""
    console.print(Text(w.text("replay-title", moves=len(game.moves), seats=len(game.record.players)), style="bold"))
    console.print(game_name(game.record.ruleset, w), markup=False)
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
