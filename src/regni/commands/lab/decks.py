"""`regni lab decks`: every ready deck against every other, a deck against the field, or a search for a better one."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from time import perf_counter

from ...bots.levels import BOTS, LEVELS
from ...decks.book import READY, find_deck, fitted, given_deck, suited
from ...errors import RegniError
from ...lab.decks import Arena
from ...lab.reports.decks import Order, compared, evolved
from ...measuring.matches import Match, Played, play_matches
from ...words.hints import plain
from ...words.texts import Texts
from ...words.words import words
from ..arguments import add_game_options
from ..common import bot_called, check_number, chosen_game, progress_bar
from .common import CONTEST, add_experiment, check_run, hand_out, made_by, usual_seats, workshop

GAMES = 200
GENERATIONS = 15
MOST_GENERATIONS = 1000
DUEL = 2
#: What --field accepts besides names.
ALL = "all"
SUITED = "suited"


def add(parser: argparse.ArgumentParser, w: Texts) -> None:
    add_experiment(parser, w, GAMES)
    parser.add_argument("--deck", metavar="DECK", help=w.text("lab-decks-deck"))
    parser.add_argument("--field", default=ALL, metavar="A,B", help=w.text("lab-decks-field"))
    parser.add_argument("--evolve", action="store_true", help=w.text("lab-decks-evolve"))
    usual = w.text("lab-decks-generations", number=GENERATIONS)
    parser.add_argument("--generations", type=int, default=GENERATIONS, metavar="N", help=usual)
    names = ", ".join(BOTS + LEVELS)
    parser.add_argument("--bots", default="steward", metavar="BOT", help=w.text("lab-bots", names=names))
    add_game_options(parser, w, has_seats=False)
    parser.add_argument("--seats", type=int, metavar="N", help=w.text("lab-decks-seats"))


def run(args: argparse.Namespace) -> int:
    begun = perf_counter()
    w = words(args.lang)
    order = read(args)
    with workshop(args, order.plan()) as work, progress_bar(order.games_in_all()) as progress:

        def play(matches: Sequence[Match]) -> list[Played]:
            return play_matches(matches, work.crew, progress)

        findings = evolved(order, play, w) if order.generations else compared(order, play, w)
    findings.notes.append(made_by(args, w, *own_options(order), "bots", *CONTEST))
    findings.data["seconds"] = round(perf_counter() - begun, 3)
    return hand_out(args, findings)


# Reading the options.


def own_options(order: Order) -> list[str]:
    return ["deck", "field", "evolve", *(["generations"] if order.generations else [])]


def read(args: argparse.Namespace) -> Order:
    ruleset, seats = chosen_game(args)
    arena = Arena(ruleset, usual_seats(ruleset, DUEL) if args.seats is None else seats, bot_called(args.bots))
    if ruleset.picks_decks_late():
        raise RegniError("lab-decks-late")
    games, seed = check_run(args)
    generations = check_number("--generations", args.generations, 1, MOST_GENERATIONS) if args.evolve else 0
    deck = tuple(given_deck(args.deck, ruleset)) if args.deck else None
    called = next((name for name in READY if deck and fitted(name, ruleset) == list(deck)), "")
    names = chosen_field(args.field, arena)
    if deck and not generations and len(names) > 1:
        names = [name for name in names if name != called]
    return Order(arena, {name: name for name in names}, deck, called, generations, games, seed)


def chosen_field(text: str, arena: Arena) -> list[str]:
    """The ready decks to measure others against."""
    if plain(text) == SUITED:
        return [ready.name for ready in suited(arena.ruleset.variant, arena.ruleset.mode, arena.seats)]
    if plain(text) == ALL:
        return list(READY)
    return list(dict.fromkeys(find_deck(name) for name in text.split(",")))
