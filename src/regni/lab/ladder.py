"""Compares pairs of bots on the same deals, from both sides.

Where Earls play against each other, a deal is played twice, the second time with the bots in each other's seats. A bot
gets what its seats win, and half of what no Earl wins. Over both games each bot has the same number of seats, so equal
bots get one half each, with any number of seats.

Where the Earls win together or not at all (Rebellion alone or in cooperation), bots do not meet. Each bot plays all
deals in all seats, and a deal goes to the bot that beat the King if the other did not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from ..engine.ruleset import Ruleset
from ..errors import RegniError
from ..measuring.intervals import Share, wilson
from ..measuring.matches import Match, Played

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

#: The smallest difference that counts as winning more; shares are thirds and halves.
TIE = 1e-9
#: The King in cooperation unless the options choose one: good players nearly always beat the printed one.
COOP_KING = "relentless"


@dataclass(frozen=True)
class Contest:
    """A game in which bots are compared: its rules and number of Earls."""

    ruleset: Ruleset
    seats: int

    @property
    def is_shared(self) -> bool:
        """Whether all Earls win together."""
        return self.ruleset.shares_victory

    def deal(self, seed: str, number: int) -> str:
        """The seed of a deal; it is the same for all pairs."""
        return f"{seed}/{self.ruleset.variant}{self.ruleset.mode}{self.seats}/{number}"

    def match(self, bots: tuple[str, ...], seed: str, number: int) -> Match:
        return Match.of(self.ruleset, bots, self.deal(seed, number))


@dataclass(frozen=True)
class Duel:
    """A comparison of two bots: what each won in a game or, where Earls win together, each in its own game."""

    a: str
    b: str
    won_a: float
    won_b: float

    def score(self, shared: bool) -> float:
        """The result for `a`, from 0 to 1."""
        if shared:
            return (1 + self.won_a - self.won_b) / 2
        return self.won_a + (1 - self.won_a - self.won_b) / 2


@dataclass(frozen=True)
class Pair:
    """Two bots after all their games."""

    a: str
    b: str
    games: int
    win_rate: Share
    #: What each of them won, without halves of games that nobody won.
    won_a: Share
    won_b: Share


@dataclass(frozen=True)
class Rating:
    """A bot's strength in a contest: by Plackett and Luce, starting at 25, as openskill computes it."""

    bot: str
    mu: float
    sigma: float
    games: int

    @property
    def share(self) -> Share:
        return Share(self.mu, self.mu - 2 * self.sigma, self.mu + 2 * self.sigma)


@dataclass(frozen=True)
class Standing:
    """The result of a contest."""

    contest: Contest
    pairs: list[Pair]
    #: Best first.
    ratings: list[Rating]

    @property
    def is_complete(self) -> bool:
        """Whether every bot was compared with every other."""
        return len(self.pairs) == len(pairs_of([rating.bot for rating in self.ratings]))


def pairs_of(bots: Sequence[str], neighbours: bool = False) -> list[tuple[str, str]]:
    """The pairs to compare: each bot with every other, or only with the next of the list.

    >>> pairs_of(["a", "b", "c"]), pairs_of(["a", "b", "c"], neighbours=True)
    ([('a', 'b'), ('a', 'c'), ('b', 'c')], [('a', 'b'), ('b', 'c')])
    """
    return list(pairwise(bots) if neighbours else combinations(bots, 2))


def bots_of(pairs: Sequence[tuple[str, str]]) -> list[str]:
    """All bots of the pairs, in their order."""
    return list(dict.fromkeys(bot for pair in pairs for bot in pair))


def lineups(seats: int) -> list[tuple[bool, ...]]:
    """The possible seats of the first bot: half of them, in every way. The second game of a deal swaps the sides.

    >>> lineups(2), lineups(3)
    ([(True, False)], [(True, False, False), (False, True, False), (False, False, True)])
    """
    chosen = [set(mine) for mine in combinations(range(seats), seats // 2) if seats % 2 or 0 in mine]
    return [tuple(seat in mine for seat in range(seats)) for mine in chosen]


def side(seats: int, game: int) -> tuple[bool, ...]:
    """The seats of the first bot in a game; a deal is two games."""
    ways = lineups(seats)
    mine = ways[game // 2 % len(ways)]
    return tuple(not one for one in mine) if game % 2 else mine


def matches_of(contest: Contest, pairs: Sequence[tuple[str, str]], games: int, seed: str) -> list[Match]:
    """All matches for `games` comparisons of each pair, in the order that `standing` needs."""
    if contest.is_shared:
        bots = bots_of(pairs)
        return [contest.match((bot,) * contest.seats, seed, number) for number in range(games) for bot in bots]
    return [
        contest.match(tuple(a if mine else b for mine in side(contest.seats, game)), seed, game // 2)
        for game in range(games)
        for a, b in pairs
    ]


def duels_of(
    contest: Contest, pairs: Sequence[tuple[str, str]], games: int, played: Iterable[Played]
) -> Iterator[Duel]:
    """The comparisons made by the games of `matches_of`."""
    results = iter(played)
    for game in range(games):
        if contest.is_shared:
            won = {bot: next(results).share(0) for bot in bots_of(pairs)}
            yield from (Duel(a, b, won[a], won[b]) for a, b in pairs)
            continue
        mine = side(contest.seats, game)
        for a, b in pairs:
            one = next(results)
            shares = [one.share(seat) for seat in range(contest.seats)]
            of_a = sum(share for share, is_mine in zip(shares, mine, strict=True) if is_mine)
            yield Duel(a, b, of_a, sum(shares) - of_a)


def standing(contest: Contest, pairs: Sequence[tuple[str, str]], games: int, played: Iterable[Played]) -> Standing:
    duels = list(duels_of(contest, pairs, games, played))
    found = []
    for a, b in pairs:
        own = [duel for duel in duels if (duel.a, duel.b) == (a, b)]
        found.append(
            Pair(
                a,
                b,
                games,
                wilson(sum(duel.score(contest.is_shared) for duel in own), games),
                wilson(sum(duel.won_a for duel in own), games),
                wilson(sum(duel.won_b for duel in own), games),
            )
        )
    return Standing(contest, found, rated(bots_of(pairs), duels, contest))


def rating_model() -> PlackettLuce:
    """The model for ratings. It comes with the extra `[lab]`."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise RegniError("lab-openskill-missing") from None
    return PlackettLuce()


def rated(bots: Sequence[str], duels: list[Duel], contest: Contest) -> list[Rating]:
    """The ratings after all duels. The bot whose seats won more than their part of a game wins the duel."""
    model = rating_model()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for duel in duels:
        score = duel.score(contest.is_shared)
        ranks = [1.0, 2.0] if score > 0.5 + TIE else [2.0, 1.0] if score < 0.5 - TIE else [1.0, 1.0]
        (ratings[duel.a],), (ratings[duel.b],) = model.rate([[ratings[duel.a]], [ratings[duel.b]]], ranks=ranks)
    counted = [
        Rating(bot, one.mu, one.sigma, sum(bot in (duel.a, duel.b) for duel in duels)) for bot, one in ratings.items()
    ]
    return sorted(counted, key=lambda rating: -rating.mu)
