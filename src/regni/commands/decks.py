"""`regni decks`: the ready decks, their cards and the games they suit."""

from __future__ import annotations

import argparse
import json
import sys

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..decks.book import DECKS, READY, ReadyDeck, Suits, find_deck
from ..decks.text import deck_text
from ..engine.cards import NAMES
from ..engine.variant_facts import SEATS
from ..rules.rulesets import check_variant
from ..words.words import Words, words
from .common import check_number


def run(args: argparse.Namespace) -> int:
    w, console = words(args.lang), Console(highlight=False)
    wanted = wanted_games(args)
    games = {ready.name: [game for game in ready.games if is_wanted(game, wanted, args.seats)] for ready in DECKS}
    if args.name:
        ready = READY[find_deck(" ".join(args.name))]
        if args.json:
            print_json(data(ready, games[ready.name], w))
        else:
            show(console, ready, games[ready.name], w)
        return 0
    listed = [ready for ready in DECKS if games[ready.name]]
    if args.json:
        print_json([data(ready, games[ready.name], w) for ready in listed])
    else:
        show_all(console, listed, games, w)
    return 0


def wanted_games(args: argparse.Namespace) -> list[tuple[str, str]]:
    """The variants and modes that the options ask for."""
    if args.variant and args.mode:
        check_variant({"variant": args.variant, "mode": args.mode})
    wanted = [game for game in SEATS if args.variant in (None, game[0]) and args.mode in (None, game[1])]
    if args.seats is not None:
        ranges = [SEATS[game] for game in wanted]
        check_number("--seats", args.seats, min(low for low, _ in ranges), max(high for _, high in ranges))
    return wanted


def is_wanted(game: Suits, wanted: list[tuple[str, str]], seats: int | None) -> bool:
    return (game.variant, game.mode) in wanted and (seats is None or game.low <= seats <= game.high)


def print_json(what: object) -> None:
    json.dump(what, sys.stdout, ensure_ascii=False)
    print()


def data(ready: ReadyDeck, games: list[Suits], w: Words) -> dict[str, object]:
    """Everything about a deck, as data. Saved as a file, it can be given to --deck."""
    key = f"deck-{ready.name}"
    return {
        "name": ready.name,
        "title": w.text(key),
        "text": w.text(f"{key}-text"),
        "idea": w.text(f"{key}-idea"),
        "deck": dict(ready.deck),
        "cards": deck_text(ready.deck),
        "games": [game._asdict() for game in games],
    }


def earls(game: Suits) -> str:
    """The numbers of Earls that a deck suits in a game.

    >>> earls(Suits("base", "", 2, 3, 1)), earls(Suits("wessex", "", 2, 2, 1))
    ('2-3', '2')
    """
    return f"{game.low}-{game.high}" if game.low < game.high else f"{game.low}"


def game_title(game: Suits, w: Words) -> str:
    """The name of a game that a deck suits, with its mode."""
    mode = f", {w.text(f'mode-{game.mode}')}" if game.mode else ""
    return w.text(f"variant-{game.variant}") + mode


def show_all(console: Console, listed: list[ReadyDeck], games: dict[str, list[Suits]], w: Words) -> None:
    table = Table(w.text("decks-deck"), w.text("decks-does"), w.text("decks-suits"))
    for ready in listed:
        does = Text.assemble((w.text(f"deck-{ready.name}") + ". ", "italic"), w.text(f"deck-{ready.name}-text"))
        suits = "; ".join(f"{game_title(game, w)} {earls(game)}" for game in games[ready.name])
        table.add_row(Text(ready.name, style="bold"), does, suits)
    console.print(table)
    console.print(w.text("decks-more"))


def show(console: Console, ready: ReadyDeck, games: list[Suits], w: Words) -> None:
    key = f"deck-{ready.name}"
    console.print(Text(f"{w.text(key)} ({ready.name})", style="bold"))
    console.print(Text(w.text(f"{key}-text"), style="italic"))
    console.print(w.text(f"{key}-idea"))
    console.print(Text(w.text("decks-cards"), style="bold"))
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    for card, number in ready.deck.items():
        table.add_row(str(number), w.card(NAMES.index(card)))
    console.print(Padding(table, (0, 2)))
    console.print(Text(w.text("decks-suits"), style="bold"))
    table = Table.grid(padding=(0, 2))
    for game in games:
        table.add_row(game_title(game, w), earls(game))
    console.print(Padding(table, (0, 2)) if games else w.text("decks-suits-none"))
    console.print(Text(w.text("decks-typed"), style="bold"))
    # One line in any window, because it is meant to be copied.
    console.print(f"  {deck_text(ready.deck)}", soft_wrap=True)
    console.print(w.text("decks-play", name=ready.name))
