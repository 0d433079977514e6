"""An example in words: its moves, and what each brings, as its Earl sees it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ..engine.moves import arg_a, declared
from ..game import Game
from ..words.chronicle import Chronicle, Entry
from ..words.notation import read_move
from ..words.words import Words, capital
from .book import book
from .example import Try

#: How many examples are kept in words.
MOST = 256


@dataclass(frozen=True)
class Step:
    """A move of an example, in words."""

    number: int
    text: str
    #: The rule that forbids it. Empty if it is made.
    forbidden: str
    #: What it brings.
    entries: tuple[Entry, ...]


def begun(example_id: str, words: Words) -> tuple[Entry, ...]:
    """What an Earl knows before the first move: the deal, where the example begins with it."""
    example = book()[example_id]
    return tuple(entries_since(example.begin(), example.seat, 0, words))


@lru_cache(maxsize=MOST)
def steps(example_id: str, words: Words) -> tuple[Step, ...]:
    """The moves of an example, in words."""
    example = book()[example_id]
    game, found = example.begin(), []
    for number, tried in enumerate(example.tries, 1):
        text, entries = step_text(game, tried, example.seat, words), []
        if not tried.forbidden:
            game.play(tried.move)
            entries = entries_since(game, example.seat, len(game.moves), words)
            if tried.seat != example.seat and entries:
                # What another Earl does is told as the reader sees it, without what he hides.
                text = entries[0].text
        found.append(Step(number, text, tried.forbidden, tuple(entries)))
    return tuple(found)


def step_text(game: Game, tried: Try, reader: int, words: Words) -> str:
    """A step in words. That of another Earl begins with his name."""
    told, move = words.at(game.table, reader), read_move(tried.move, game.table)
    try:
        said = told.move(game.table, move, tried.seat)
    except (IndexError, KeyError):
        # It names what is not there: a card in a Fief that nobody has.
        said = f"{told.text(f'choice-row-{declared(move).row}')}: {told.card(arg_a(move))}"
    return said if tried.seat == reader else f"{capital(told.colour(tried.seat))}: {said}"


def entries_since(game: Game, seat: int, move: int, words: Words) -> list[Entry]:
    """What the seat has seen happen from that move on, in words."""
    return Chronicle(game, seat, words).since(move)
