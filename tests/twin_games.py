"""Twin games: two games with the same course, which differ only in what one seat never comes to know.

The first is played; in the second, hidden cards are exchanged, one pair after another. An exchange is kept if the same
moves can still be made, and if a seat, or somebody who only watches, sees the same table and the same events from the
first move to the last.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

import pytest

import regni.game
from regni.bots.levels import make_bot
from regni.engine.digest import digest
from regni.engine.events import FIELDS
from regni.engine.piles import cards, unpack
from regni.engine.play import play as play_again
from regni.engine.ruleset import Ruleset
from regni.engine.setup import set_table
from regni.engine.sight import veil
from regni.engine.table import Table
from regni.errors import RegniError
from regni.game import Game
from regni.records.positions import view
from regni.web.play.session import Session
from regni.web.story import account, story
from regni.web.terms import Terms
from regni.words.notation import move_text


@dataclass
class Course:
    """A game from its first move to its last."""

    terms: Terms
    moves: list[str]
    #: What the observer saw, before the first move and after each.
    seen: list[object]
    #: What the table was, likewise.
    tables: list[str]
    #: Whether the move is none that a person is asked for: the server makes it by itself.
    by_itself: list[bool]
    #: The observer: a seat, or WATCHING.
    looking: int = 0


#: Instead of a seat, for somebody who only watches.
WATCHING = -1


def seen(session: Session, looking: int) -> object:
    game = session.game
    happened = [
        (event.kind, event.rule, *(getattr(event, field) for field in FIELDS))
        for event in game.events(looking, len(game.moves))
    ]
    shown = view(game.table, looking) if looking != WATCHING else str(digest(veil(game.table, looking)))
    return shown, happened


def played(terms: Terms, bot: str, most: int, looking: int = 0) -> Course:
    """A game of bots; without an end after so many moves it stops there."""
    session = Session(terms)
    course = Course(terms, [], [seen(session, looking)], [str(digest(session.game.table))], [], looking)
    seats = range(len(terms.players))
    bots = [make_bot(bot, seat, "course", session.game.record.ruleset) for seat in seats]
    while not session.is_over and len(course.moves) < most:
        game = session.game
        seat = game.deciding
        assert seat is not None
        course.by_itself.append(bool(terms.players[seat].bot) or session.only_move is not None)
        course.moves.append(move_text(bots[seat].choose(game.sight(seat))))
        session.enter(course.moves[-1])
        course.seen.append(seen(session, looking))
        course.tables.append(str(digest(session.game.table)))
    return course


def differing(course: Course) -> int:
    """At how many moments a game that is played now differs. -1 if it cannot take the same course, or if a difference
    would be seen."""
    session = Session(course.terms)
    if seen(session, course.looking) != course.seen[0]:
        return -1
    count = int(str(digest(session.game.table)) != course.tables[0])
    for move, expected, table in zip(course.moves, course.seen[1:], course.tables[1:], strict=True):
        try:
            session.enter(move)
        except RegniError:
            return -1
        if seen(session, course.looking) != expected:
            return -1
        count += str(digest(session.game.table)) != table
    return count


@contextmanager
def exchanged(exchanges: list[Exchange]) -> Iterator[None]:
    """Every game that is played has these exchanges, and so has every table on which its moves are made again."""
    #: Those tables by their identity, each with how many moves were made on it.
    followed: dict[int, tuple[Table, int]] = {}

    def set_otherwise(rules: Ruleset, picked: list[list[int]], seed: str, recording: bool = False) -> Table:
        table = set_table(rules, picked, seed, recording)
        exchange(table, 0)
        return table

    def carry_out_otherwise(game: Game, number: int) -> None:
        carry_out(game, number)
        exchange(game.table, len(game.moves))

    def play_again_otherwise(table: Table, move: int) -> None:
        play_again(table, move)
        _, before = followed.get(id(table), (table, 0))
        followed[id(table)] = table, before + 1
        exchange(table, before + 1)

    def exchange(table: Table, moment: int) -> None:
        for one in exchanges:
            if one.moment == moment:
                one.on(table)

    carry_out = Game.carry_out
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(regni.game, "set_table", set_otherwise)
        patch.setattr(Game, "carry_out", carry_out_otherwise)
        patch.setattr(story, "play", play_again_otherwise)
        patch.setattr(account, "play", play_again_otherwise)
        yield


def twin(course: Course, rng: Random, tries: int) -> list[Exchange]:
    """Exchanges that are never noticed, as many as are found."""
    found: list[Exchange] = []
    reached = 0
    for _ in range(tries):
        moment = rng.choice([0, rng.randrange(len(course.moves))])
        who = rng.randrange(len(course.terms.players))
        one = Exchange(moment, rng.choice(PLACES), who, rng.random(), rng.random(), course.looking)
        with exchanged([*found, one]):
            # What makes up for another exchange is none.
            if (now := differing(course)) >= max(1, reached):
                found.append(one)
                reached = now
    return found


#: Where cards lie that somebody does not know: an Earl's piles, each against his deck; and decks, whose order it is.
PILES, DECKS = ("hand", "towers", "tray"), ("deck", "army", "viking_deck", "battle_deck", "joust_deck")
PLACES = (*PILES, *PILES, "deck", *DECKS)


@dataclass(frozen=True)
class Exchange:
    """Two cards that change places, at a moment and unseen."""

    #: After how many moves.
    moment: int
    place: str
    seat: int
    #: Which two, as parts of what lies there.
    first: float
    second: float
    #: The seat whose cards are left alone: its player knows them.
    spared: int = 0

    def on(self, table: Table) -> None:
        earl = table.earls[self.seat]
        deck = earl.deck if self.place in (*PILES, "deck") else getattr(table, self.place).cards
        if not deck:
            return
        here = int(self.first * len(deck))
        if self.place not in PILES:
            there = int(self.second * len(deck))
            deck[here], deck[there] = deck[there], deck[here]
            return
        pile = getattr(earl, self.place)
        kinds = [kind for kind, number in enumerate(unpack(pile)) if number]
        if kinds and self.seat != self.spared:
            given = kinds[int(self.second * len(kinds))]
            setattr(earl, self.place, pile + cards(deck[here]) - cards(given))
            deck[here] = given
