"""`regni play`: a game, or a series of games, against bots in the terminal."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import shlex
import shutil
import sys
from pathlib import Path

from rich.console import Console

from ..bots.bot import BOTS, Bot, make_bot
from ..engine.cards import COLOURS
from ..errors import RegniError
from ..game import Game
from ..records import commitment
from ..series import LENGTHS, Series, is_series
from ..terminal.commands import plain
from ..terminal.keeping import games_folder, new_file
from ..terminal.match import run_series
from ..terminal.session import run_game
from ..words import LANGUAGES, Words
from ..words import words as speak
from .common import add_game_options, chosen_game

#: How the record names who sits where, so that a game that is taken up again finds its players.
PERSON = "human"
BOT = " bot"


def add(parsers: argparse._SubParsersAction[argparse.ArgumentParser], words: Words) -> None:
    parser = parsers.add_parser(
        "play",
        help=words.text("play-help"),
        description=words.text("play-description"),
        epilog=words.text("play-example"),
    )
    parser.add_argument("--terminal", action="store_true", help=words.text("play-terminal"))
    add_game_options(parser, words)
    parser.add_argument("--seat", metavar="COLOUR", help=words.text("play-seat", colours=", ".join(COLOURS)))
    parser.add_argument("--bots", choices=BOTS, help=words.text("play-bots"))
    parser.add_argument("--seed", metavar="TEXT", help=words.text("play-seed"))
    parser.add_argument("--best-of", type=int, choices=LENGTHS, help=words.text("play-best-of"))
    parser.add_argument("--resume", metavar="FILE", help=words.text("play-resume"))
    folder = str(games_folder()).replace("%", "%%")
    parser.add_argument("--save", metavar="FILE", help=words.text("play-save", folder=folder))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    kept = taken_up(args) if args.resume else begun(args)
    seat = seat_of(args, kept)
    path = file_for(args, kept)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - gives the prompt a history and line editing
    for stream in (sys.stdin, sys.stdout):
        # A letter that the terminal does not know is no reason to stop.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    console = Console(highlight=False)
    if isinstance(kept, Series):

        def bots_for(game: Game) -> dict[int, Bot]:
            return seat_bots(args, game, seat)

        return run_series(kept, seat, bots_for, args.lang, console, path, program=program(args))
    return run_game(kept, seat, seat_bots(args, kept, seat), args.lang, console, path, program=program(args))


def program(args: argparse.Namespace) -> str:
    """How to call this command again. Started from its folder by ./play, it is not found by its bare name."""
    name = "regni" if shutil.which("regni") else shlex.quote(sys.argv[0])
    if sys.argv[0].endswith("__main__.py"):
        name = f"{shlex.quote(sys.executable)} -m regni"
    spoken = any(argument.startswith("--lang") for argument in sys.argv[1:])
    return f"{name} play --lang {args.lang}" if spoken else f"{name} play"


def begun(args: argparse.Namespace) -> Game | Series:
    """A new game, or a new series of them."""
    ruleset, seats = chosen_game(args)
    seat = find_seat(args.seat, seats) if args.seat else 0
    names = [PERSON if one == seat else f"{args.bots or BOTS[0]}{BOT}" for one in range(seats)]
    if args.best_of:
        return Series.new(args.best_of, seats, ruleset, args.seed, names)
    return Game.new(seats, ruleset=ruleset, seed=args.seed, names=names)


def taken_up(args: argparse.Namespace) -> Game | Series:
    for option in ("variant", "mode", "seats", "option", "king", "ruleset", "seed", "best_of"):
        if getattr(args, option) is not None:
            raise RegniError("play-resume-with", option=f"--{option.replace('_', '-')}")
    return Series.load(args.resume) if is_series(args.resume) else Game.load(args.resume)


def find_seat(colour: str, seats: int) -> int:
    """A seat by the colour's name, in either language."""
    for seat in range(seats):
        if plain(colour) in [COLOURS[seat], *(plain(speak(one).earl(seat)) for one in LANGUAGES)]:
            return seat
    raise RegniError("play-seat", seat=colour[:20], number=seats, colours=", ".join(COLOURS[:seats]))


def seat_of(args: argparse.Namespace, kept: Game | Series) -> int:
    """The seat that was asked for, else where a person sits in the record."""
    names = kept.names if isinstance(kept, Series) else [player.name for player in kept.record.players]
    if args.seat:
        return find_seat(args.seat, len(names))
    return next((seat for seat, name in enumerate(names) if not name.endswith(BOT)), 0)


def seat_bots(args: argparse.Namespace, game: Game, seat: int) -> dict[int, Bot]:
    """A bot for every other seat: the one asked for, else the one of the record."""
    bots: dict[int, Bot] = {}
    for other, player in enumerate(game.record.players):
        if other != seat:
            named = player.name.removesuffix(BOT)
            kind = args.bots or (named if named in BOTS else BOTS[0])
            bots[other] = make_bot(kind, other, game.record.seed, game.record.ruleset)
    return bots


def file_for(args: argparse.Namespace, kept: Game | Series) -> Path:
    """Where the game or series is kept. A new one is never written over another file."""
    if not args.save:
        seed = kept.seed if isinstance(kept, Series) else kept.record.seed
        return Path(args.resume) if args.resume else new_file(commitment(seed))
    path = Path(args.save)
    is_own = args.resume and os.path.abspath(args.resume) == os.path.abspath(path)
    if os.path.exists(path) and not is_own:
        raise RegniError("terminal-file-exists").within(path)
    return path
