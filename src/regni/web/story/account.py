"""A finished game in figures: its decisive moments, each Earl's deeds, and the size of the Earldoms from round to
round.

It holds only what everybody saw, and is made once for each finished game.
"""

from __future__ import annotations

from dataclasses import dataclass
from weakref import WeakKeyDictionary

from ...engine.cards import NO_LORD
from ...engine.earl import Earl
from ...engine.play import play
from ...engine.table import Table
from ...game import Game, first_table
from .deeds import Deeds, deeds_of
from .moments import Moment, decisive

#: The most points of a chart.
MOST_POINTS = 120


@dataclass(frozen=True)
class Sizes:
    """How large each Earldom was when a round began."""

    summer: int
    round: int
    sizes: tuple[int, ...]


@dataclass(frozen=True)
class Account:
    moments: list[Moment]
    deeds: list[Deeds]
    course: list[Sizes]


_accounts: WeakKeyDictionary[Game, Account] = WeakKeyDictionary()


def account_of(game: Game) -> Account:
    found = _accounts.get(game)
    if found is None:
        found = _accounts[game] = Account(decisive(game), deeds_of(game), course_of(game))
    return found


def course_of(game: Game) -> list[Sizes]:
    """The sizes at the start of each round and at the end. In a very long game some rounds are left out."""
    table = first_table(game.record)
    table.recording = False
    course = [sizes(table)]
    for move in game.moves:
        play(table, move)
        if (course[-1].summer, course[-1].round) != (table.summer, table.round):
            course.append(sizes(table))
    last = sizes(table)
    step = -(-len(course) // MOST_POINTS)
    return [*course[::step], last]


def sizes(table: Table) -> Sizes:
    return Sizes(int(table.summer), int(table.round), tuple(size(earl) for earl in table.earls))


def size(earl: Earl) -> int:
    """The number of an Earldom's cards on the table: Fiefs with Properties and Lords, Mercenaries, Army and Towers. An
    Earl who is out has none, even if his cards still lie there."""
    if earl.out:
        return 0
    land = sum(1 + len(fief.properties) + (fief.lord != NO_LORD) for fief in earl.fiefs)
    army = earl.infantry + earl.knights + earl.royal_infantry + earl.royal_knights
    return int(land + army + len(earl.mercenaries) + earl.towers_up)
