"""Searches for a better deck by evolving it against a field.

In every generation the best decks so far have young, which differ by one to three cards. All play on the same new
deals. The better half of the young plays more, and the best of all become parents. A deck is judged by all its games.
While it has few, its rate is drawn towards the mean of its generation, so that luck alone does not make a parent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..engine.cards import SET_KINDS
from ..engine.rng import Rng, stream
from ..measuring.intervals import Share, wilson
from ..measuring.matches import Deck
from .decks import Arena, Play

Counts = tuple[int, ...]

PARENTS = 4
YOUNG = 12
#: The most cards that differ between a deck and its young.
MOST_SWAPS = 3
#: Games of a round against each deck of the field: one deal, from both sides. Then: games of a round against the King.
PER_RIVAL = 2
AGAINST_KING = 24
#: How many more rounds the better half of the young plays.
MORE_ROUNDS = 2
#: How often to try for a new deck; in a game with tiny decks there may be no more.
TRIES = 1000


@dataclass
class Candidate:
    """A deck and its results so far."""

    deck: Counts
    won: float = 0.0
    games: int = 0

    @property
    def rate(self) -> Share:
        return wilson(self.won, self.games)

    def worth(self, usual: float, weight: int) -> float:
        """Its rate, as if it had also played `weight` games with the usual result."""
        return (self.won + usual * weight) / (self.games + weight)


@dataclass(frozen=True)
class Generation:
    """A step of the search: the best deck, and the average result of the young."""

    number: int
    best: Counts
    rate: Share
    games: int
    young: float


@dataclass
class Search:
    arena: Arena
    rivals: Sequence[Deck]
    seed: str
    play: Play
    parents: list[Candidate] = field(default_factory=list)
    known: set[Counts] = field(default_factory=set)
    course: list[Generation] = field(default_factory=list)

    @property
    def round_games(self) -> int:
        return AGAINST_KING if self.arena.is_shared else PER_RIVAL * len(self.rivals)

    def begin(self, starts: Sequence[Counts]) -> None:
        """Generation 0: the first decks, each with as many games as a parent usually has."""
        candidates = [Candidate(deck) for deck in dict.fromkeys(starts)]
        self.known = {one.deck for one in candidates}
        self.play_rounds(candidates, "0", range(1 + MORE_ROUNDS))
        self.choose(0, candidates, candidates)

    def go_on(self) -> None:
        """Go on by one generation."""
        number = len(self.course)
        young = self.breed(stream(self.seed, f"generation {number}"))
        self.play_rounds([*self.parents, *young], f"{number}", range(1))
        better = self.best(young)[: (len(young) + 1) // 2]
        self.play_rounds(better, f"{number}", range(1, 1 + MORE_ROUNDS))
        self.choose(number, [*self.parents, *better], young)

    def breed(self, rng: Rng) -> list[Candidate]:
        """Young of every parent in turn, only decks that were not tried before."""
        young: list[Candidate] = []
        for attempt in range(TRIES):
            if len(young) == YOUNG:
                break
            deck = varied(self.parents[attempt % len(self.parents)].deck, int(self.arena.ruleset.set_copies), rng)
            if deck not in self.known:
                self.known.add(deck)
                young.append(Candidate(deck))
        return young

    def play_rounds(self, candidates: Sequence[Candidate], name: str, rounds: range) -> None:
        """Play every candidate against the whole field, once for each round; all on the same deals."""
        nobody: list[Deck] = [()] * AGAINST_KING
        rivals = nobody if self.arena.is_shared else [deck for deck in self.rivals for _ in range(PER_RIVAL)]
        seeds = [f"{self.seed}/{name}/{number}" for number in rounds]
        numbered = [(one, seed, game) for seed in seeds for one in candidates for game in range(len(rivals))]
        played = self.play([self.arena.match(one.deck, rivals[game], seed, game) for one, seed, game in numbered])
        for (one, _, game), result in zip(numbered, played, strict=True):
            one.won += self.arena.score(result, game)
            one.games += 1

    def best(self, candidates: Sequence[Candidate]) -> list[Candidate]:
        """The candidates, best first."""
        games = sum(one.games for one in candidates)
        usual = sum(one.won for one in candidates) / games if games else 0.5
        return sorted(candidates, key=lambda one: -one.worth(usual, self.round_games))

    def choose(self, number: int, candidates: Sequence[Candidate], young: Sequence[Candidate]) -> None:
        self.parents = self.best(candidates)[:PARENTS]
        best = self.parents[0]
        games = sum(one.games for one in young)
        mean = sum(one.won for one in young) / games if games else best.rate.value
        self.course.append(Generation(number, best.deck, best.rate, best.games, mean))


def games_of(arena: Arena, rivals: int, starts: int, generations: int) -> int:
    """The most games that a search can play."""
    games = AGAINST_KING if arena.is_shared else PER_RIVAL * rivals
    each = PARENTS + YOUNG + MORE_ROUNDS * ((YOUNG + 1) // 2)
    return games * (starts * (1 + MORE_ROUNDS) + generations * each)


def varied(deck: Counts, copies: int, rng: Rng) -> Counts:
    """A copy of a deck with one to three cards changed, within what the set has.

    >>> before = (3, 4, 1, 1, 0, 2, 2, 3, 0, 2, 1, 1, 1, 1, 2)
    >>> after = varied(before, 6, stream("a seed", "young"))
    >>> sum(after) == 24, 1 <= sum(abs(a - b) for a, b in zip(after, before)) / 2 <= 3
    (True, True)
    """
    counts = list(deck)
    for _ in range(1 + rng.below(MOST_SWAPS)):
        held = [kind for kind in range(SET_KINDS) for _ in range(counts[kind])]
        gone = held[rng.below(len(held))]
        free = [kind for kind in range(SET_KINDS) if kind != gone and counts[kind] < copies]
        if free:
            counts[gone] -= 1
            counts[free[rng.below(len(free))]] += 1
    return tuple(counts)


def changes(start: Counts, found: Counts) -> dict[int, int]:
    """For each kind, how many more or fewer cards of it there are.

    >>> changes((2, 1, 0), (1, 1, 1))
    {0: -1, 2: 1}
    """
    both = zip(start, found, strict=True)
    return {kind: after - before for kind, (before, after) in enumerate(both) if after != before}
