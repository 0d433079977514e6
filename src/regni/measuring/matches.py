"""Plays one game of bots. Its description fits in a line, and so does its result.

A match always plays the same way: all its chance comes from its seed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from ..bots.bot import play_through
from ..bots.levels import make_bot
from ..decks.book import book_deck, fitted
from ..engine.events import Event
from ..engine.leaving import ENDING_NAMES, KING_FALLEN
from ..engine.play import settle
from ..engine.rng import stream
from ..engine.ruleset import Ruleset
from ..engine.setup import set_table
from .tally import Tally, count
from .work import Crew, run

Changes = tuple[tuple[str, object], ...]
#: The name of a ready deck, counts by kind, or "" for a deck that the match picks from the book.
Deck = str | tuple[int, ...]
BOOK = ""

#: Bots that decide at once. Their games are given out many at a time, because giving them out takes time itself.
QUICK = ("random", "steward", "squire", "knight")
MOST_TOGETHER = 50


@dataclass(frozen=True)
class Match:
    """A game to be played: a bot and a deck for each seat, the seed, and the changed settings."""

    bots: tuple[str, ...]
    seed: str
    decks: tuple[Deck, ...] = ()
    changes: Changes = ()
    #: Whether to count the events of the game; that takes longer.
    counts: bool = False

    @classmethod
    def of(
        cls, ruleset: Ruleset, bots: tuple[str, ...], seed: str, decks: tuple[Deck, ...] = (), counts: bool = False
    ) -> Match:
        return cls(bots, seed, decks or (BOOK,) * len(bots), tuple(ruleset.changed().items()), counts)

    def data(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Match:
        decks = tuple(deck if isinstance(deck, str) else tuple(deck) for deck in data["decks"])
        changes = tuple((name, value) for name, value in data["changes"])
        return cls(tuple(data["bots"]), data["seed"], decks, changes, data["counts"])


@dataclass(frozen=True)
class Played:
    """The result of a match."""

    #: The seats that have won, a bit each; 0 if the Vikings, the King of Rebellion or nobody has won.
    winners: int
    #: The ending, by its name in `ENDING_NAMES`.
    ending: str
    rounds: int
    decisions: int
    #: The number of Summers of a campaign; otherwise 0.
    summers: int
    #: The seat that had the first turn (in a campaign, of the first Summer).
    first: int
    #: The decks that were played: names of ready decks, or counts by kind.
    decks: tuple[Deck, ...]
    tally: Tally | None = None

    def share(self, seat: int) -> float:
        """A seat's part of the victory: 1 alone, a part with others; but Earls who beat the King each get 1."""
        if not self.winners >> seat & 1:
            return 0.0
        return 1.0 if self.ending == ENDING_NAMES[KING_FALLEN] else 1.0 / self.winners.bit_count()

    def data(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Played:
        decks = tuple(deck if isinstance(deck, str) else tuple(deck) for deck in data["decks"])
        tally = Tally(**data["tally"]) if data["tally"] else None
        return cls(**data | {"decks": decks, "tally": tally})


def play_match(match: Match) -> Played:
    """Play a match to the end.

    >>> played = play_match(Match.of(Ruleset(), ("random", "random"), "a seed"))
    >>> played.share(0) + played.share(1)
    1.0
    """
    rules = ruleset_of(json.dumps(match.changes))
    decks = chosen_decks(match, rules)
    counts = [fitted(deck, rules) if isinstance(deck, str) else list(deck) for deck in decks]
    table = set_table(rules, counts, match.seed, match.counts)
    first = int(table.first)
    settle(table)
    events: list[Event] | None = table.events if match.counts else None
    bots = [make_bot(name, seat, match.seed, rules) for seat, name in enumerate(match.bots)]
    decisions = play_through(table, bots, events)
    return Played(
        int(table.winners),
        ENDING_NAMES[table.ending],
        int(table.round),
        int(decisions),
        int(table.summer),
        first,
        decks,
        count(events, len(bots)) if events is not None else None,
    )


def chosen_decks(match: Match, rules: Ruleset) -> tuple[Deck, ...]:
    """The decks of a match, with those from the book picked. A pick depends on the seat, not on its bot."""
    rng = stream(match.seed, "decks")
    picked = [book_deck(rules, len(match.bots), rng) for _ in match.bots]
    return tuple(deck or pick for deck, pick in zip(match.decks, picked, strict=True))


@lru_cache(maxsize=64)
def ruleset_of(changes: str) -> Ruleset:
    """Cached: making a ruleset takes longer than playing some games."""
    return Ruleset(dict(json.loads(changes)))


def play_matches(
    matches: Sequence[Match], crew: Crew | None = None, progress: Callable[[int], None] = lambda games: None
) -> list[Played]:
    """The result of each match, in order; `progress` gets the number of newly finished games."""
    groups = grouped(matches)
    played = run(
        play_group,
        [[match.data() for match in group] for group in groups],
        crew,
        lambda number: progress(len(groups[number])),
    )
    return [Played.from_data(data) for group in played for data in group]


def play_group(group: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [play_match(Match.from_data(data)).data() for data in group]


def grouped(matches: Sequence[Match]) -> list[list[Match]]:
    """The matches in portions. They depend on the matches only, not on the workers, so a resumed run has the same.

    >>> from regni.engine.ruleset import Ruleset
    >>> quick = [Match.of(Ruleset(), ("random", "steward"), str(number)) for number in range(1000)]
    >>> len(grouped(quick))
    100
    """
    together = min(max(1, len(matches) // 100), MOST_TOGETHER)
    groups: list[list[Match]] = []
    for match in matches:
        is_quick = set(match.bots) <= set(QUICK)
        if groups and is_quick and len(groups[-1]) < together and set(groups[-1][-1].bots) <= set(QUICK):
            groups[-1].append(match)
        else:
            groups.append([match])
    return groups


def deck_name(deck: Deck) -> str:
    """The name of a deck in a row of figures: its own name, or its counts."""
    return deck if isinstance(deck, str) else " ".join(map(str, deck))


def row(match: Match, played: Played) -> dict[str, object]:
    """A game as a row of raw figures."""
    rules = dict(match.changes)
    return {
        "variant": rules.get("variant", "base"),
        "mode": rules.get("mode", ""),
        "seats": len(match.bots),
        "seed": match.seed,
        "bots": " ".join(match.bots),
        "decks": " | ".join(deck_name(deck) for deck in played.decks),
        "first": played.first,
        "winners": " ".join(str(seat) for seat in range(len(match.bots)) if played.winners >> seat & 1),
        "ending": played.ending,
        "rounds": played.rounds,
        "summers": played.summers,
        "decisions": played.decisions,
    }
