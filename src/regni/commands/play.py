"""`regni play`: the table in a browser, or a game or a series of games against bots in the terminal."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import secrets
import sys
from pathlib import Path

from rich.console import Console

from ..bots.bot import Bot
from ..bots.levels import PATIENCE, check_bot, make_bot
from ..decks.book import book_deck, fitted, given_deck, usual_deck
from ..decks.deck import Deck, deck_of
from ..engine import rng
from ..engine.cards import COLOURS
from ..engine.ruleset import Ruleset
from ..errors import RegniError
from ..game import Game
from ..records.record import commitment
from ..records.series import Series, is_series
from ..terminal.keeping import new_file
from ..terminal.match import run_series
from ..terminal.plain import PlainConsole
from ..terminal.session import run_game
from ..words.hints import plain
from ..words.words import LANGUAGES
from ..words.words import words as speak
from .arguments import USUAL_BOT
from .common import chosen_bots, chosen_game, program_name, tell_cut

#: How a record names the players, so that a resumed game finds them.
PERSON = "human"
BOT = " bot"


def run(args: argparse.Namespace) -> int:
    if args.terminal or args.plain:
        return run_terminal(args)
    # Do not import the server if it is not needed.
    from .browse import browse

    return browse(args)


def run_terminal(args: argparse.Namespace) -> int:
    kept = taken_up(args) if args.resume else begun(args)
    seat = seat_of(args, kept)
    levels = bot_names(args, kept, seat)
    path = file_for(args, kept)
    tell_cut(kept.cut, args.lang)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - gives the prompt a history and line editing
    for stream in (sys.stdin, sys.stdout):
        # A character that the terminal cannot show must not stop the game.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    console = PlainConsole() if args.plain else Console(highlight=False)

    def bots_for(game: Game) -> dict[int, Bot]:
        seed, ruleset = game.record.seed, game.record.ruleset
        return {one: make_bot(name, one, seed, ruleset, PATIENCE) for one, name in levels.items()}

    if isinstance(kept, Series):
        return run_series(kept, seat, bots_for, args.lang, console, path, program=program(args), levels=levels)
    return run_game(kept, seat, bots_for(kept), args.lang, console, path, program=program(args), levels=levels)


def program(args: argparse.Namespace) -> str:
    """How to call this command again. If ./play started it, the shell does not know its bare name."""
    spoken = any(argument.startswith("--lang") for argument in sys.argv[1:])
    options = ["--terminal", *(["--plain"] if args.plain else []), *(["--lang", args.lang] if spoken else [])]
    return f"{program_name()} play {' '.join(options)}"


def begun(args: argparse.Namespace) -> Game | Series:
    """A new game or series."""
    ruleset, seats = chosen_game(args)
    seat = find_seat(args.seat, seats) if args.seat else 0
    names = [f"{name}{BOT}" for name in chosen_bots(args.bots or USUAL_BOT, seats - 1)]
    names.insert(seat, PERSON)
    seed = secrets.token_hex(16) if args.seed is None else args.seed
    decks = decks_for(args, ruleset, seats, seat, seed)
    if args.best_of:
        return Series.new(args.best_of, ruleset=ruleset, seed=seed, names=names, decks=decks)
    return Game.new(ruleset=ruleset, seed=seed, names=names, decks=decks)


def decks_for(args: argparse.Namespace, ruleset: Ruleset, seats: int, seat: int, seed: str) -> list[Deck]:
    """The decks: for the person the chosen or usual one, for bots from the book."""
    chance = rng.stream(seed, "book")
    decks: list[Deck] = [deck_of(fitted(book_deck(ruleset, seats, chance), ruleset)) for _ in range(seats)]
    decks[seat] = deck_of(given_deck(args.deck or usual_deck(ruleset, seats), ruleset))
    return decks


def taken_up(args: argparse.Namespace) -> Game | Series:
    for option in ("variant", "mode", "seats", "option", "king", "ruleset", "deck", "seed", "best_of"):
        if getattr(args, option) is not None:
            raise RegniError("play-resume-with", option=f"--{option.replace('_', '-')}")
    return Series.load(args.resume) if is_series(args.resume) else Game.load(args.resume)


def find_seat(colour: str, seats: int) -> int:
    """A seat by the name of its colour, in any of our languages."""
    for seat in range(seats):
        if plain(colour) in [COLOURS[seat], *(plain(speak(one).earl(seat)) for one in LANGUAGES)]:
            return seat
    raise RegniError("play-seat", seat=colour[:20], number=seats, colours=", ".join(COLOURS[:seats]))


def player_names(kept: Game | Series) -> list[str]:
    return kept.names if isinstance(kept, Series) else [player.name for player in kept.record.players]


def seat_of(args: argparse.Namespace, kept: Game | Series) -> int:
    """The chosen seat, or the seat of a person in the record."""
    names = player_names(kept)
    if args.seat:
        return find_seat(args.seat, len(names))
    return next((seat for seat, name in enumerate(names) if not name.endswith(BOT)), 0)


def bot_names(args: argparse.Namespace, kept: Game | Series, seat: int) -> dict[int, str]:
    """The bot of every other seat: the chosen one, or the one of the record."""
    others = {other: name for other, name in enumerate(player_names(kept)) if other != seat}
    if args.bots:
        return dict(zip(others, chosen_bots(args.bots, len(others)), strict=True))
    return {other: recorded_bot(name) for other, name in others.items()}


def recorded_bot(name: str) -> str:
    try:
        return check_bot(name.removesuffix(BOT))
    except RegniError:
        return USUAL_BOT


def file_for(args: argparse.Namespace, kept: Game | Series) -> Path:
    """The file of the game or series. A new game never overwrites another file.

    Nor does a game that lost moves of its file because they no longer hold.
    """
    if not args.save:
        seed = kept.seed if isinstance(kept, Series) else kept.record.seed
        return Path(args.resume) if args.resume and kept.cut is None else new_file(commitment(seed))
    path = Path(args.save)
    is_own = args.resume and kept.cut is None and os.path.abspath(args.resume) == os.path.abspath(path)
    if os.path.exists(path) and not is_own:
        raise RegniError("terminal-file-exists").within(path)
    return path
