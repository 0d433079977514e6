"""Compares decks on the same deals, from both sides, with the same bot in every seat.

Each deal is played twice. In the first game one seat has the first deck and all others the second; in the second game
it is the other way round. A deck gets what its seats win, and half of what no Earl wins. Over both games each deck has
the same number of seats, so equal decks get one half each, with any number of Earls.

Where the Earls win together or not at all (Rebellion alone or in cooperation) decks do not meet. All Earls have the
same deck, and it gets what they win against the King.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

from ..engine.ruleset import Ruleset
from ..measuring.intervals import Share, wilson
from ..measuring.matches import Deck, Match, Played

Play = Callable[[Sequence[Match]], list[Played]]
#: Decks by name.
Decks = dict[str, Deck]
#: The opponent of a deck where decks do not meet.
KING = "king"


@dataclass(frozen=True)
class Arena:
    """The game in which decks are compared."""

    ruleset: Ruleset
    seats: int
    bot: str

    @property
    def is_shared(self) -> bool:
        """Whether all Earls win together."""
        return self.ruleset.shares_victory

    def match(self, mine: Deck, other: Deck, seed: str, game: int) -> Match:
        """A game of two decks. Games with an even number are the first of a deal, those with an odd number the
        second.
        """
        decks = (mine,) * self.seats if self.is_shared else self.seated(mine, other, game)
        # Where sides are not swapped, every game has its own deal.
        deal = game if self.is_shared else game // 2
        return Match.of(self.ruleset, (self.bot,) * self.seats, f"{seed}/{deal}", decks)

    def seated(self, mine: Deck, other: Deck, game: int) -> tuple[Deck, ...]:
        return tuple(mine if is_mine else other for is_mine in self.side(game))

    def side(self, game: int) -> tuple[bool, ...]:
        """Which seats have the first deck.

        >>> Arena(Ruleset(), 3, "random").side(2), Arena(Ruleset(), 3, "random").side(3)
        ((False, True, False), (True, False, True))
        """
        alone = game // 2 % self.seats
        return tuple((seat == alone) == (game % 2 == 0) for seat in range(self.seats))

    def score(self, played: Played, game: int) -> float:
        """What the first deck gets from a game, from 0 to 1."""
        if self.is_shared:
            return played.share(0)
        shares = [played.share(seat) for seat in range(self.seats)]
        won = sum(share for share, is_mine in zip(shares, self.side(game), strict=True) if is_mine)
        return won + (1 - sum(shares)) / 2


@dataclass(frozen=True)
class Meeting:
    """The result of all games of two decks."""

    a: str
    b: str
    games: int
    #: What `a` got in all games.
    won: float

    @property
    def rate(self) -> Share:
        return wilson(self.won, self.games)

    def turned(self) -> Meeting:
        """The same meeting from the side of the other deck."""
        return Meeting(self.b, self.a, self.games, self.games - self.won)


def meet(
    arena: Arena, decks: Decks, pairs: Sequence[tuple[str, str]], games: int, seed: str, play: Play
) -> list[Meeting]:
    """Play each pair of decks, given by name, on the same deals."""
    numbered = [(a, b, game) for a, b in pairs for game in range(games)]
    played = play([arena.match(decks[a], decks.get(b, decks[a]), seed, game) for a, b, game in numbered])
    won = dict.fromkeys(pairs, 0.0)
    for (a, b, game), one in zip(numbered, played, strict=True):
        won[a, b] += arena.score(one, game)
    return [Meeting(a, b, games, won[a, b]) for a, b in pairs]


def all_pairs(arena: Arena, names: Sequence[str]) -> list[tuple[str, str]]:
    """Every deck with every other; or each with the King, where decks do not meet."""
    return [(name, KING) for name in names] if arena.is_shared else list(combinations(names, 2))


def against(arena: Arena, name: str, field: Sequence[str]) -> list[tuple[str, str]]:
    """A deck with each deck of a field; or with the King."""
    return [(name, KING)] if arena.is_shared else [(name, other) for other in field]


def total(meetings: Sequence[Meeting]) -> Share:
    """The rate of the first deck over several meetings.

    >>> total([Meeting("a", "b", 10, 7.0), Meeting("a", "c", 10, 3.0)]).value
    0.5
    """
    return wilson(sum(one.won for one in meetings), sum(one.games for one in meetings))


def standings(meetings: Sequence[Meeting]) -> dict[str, Share]:
    """Every deck's rate over all its meetings, best first."""
    own: dict[str, list[Meeting]] = {}
    for one in meetings:
        own.setdefault(one.a, []).append(one)
        if one.b != KING:
            own.setdefault(one.b, []).append(one.turned())
    rates = {name: total(met) for name, met in own.items()}
    return dict(sorted(rates.items(), key=lambda item: -item[1].value))
