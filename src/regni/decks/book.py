"""The book of ready decks: the cards of each, the games it suits, and the choice of a deck for a bot.

The name and description of each deck are in `locales/*/decks.ftl`.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from ..engine.rng import Rng
from ..engine.ruleset import Ruleset
from ..engine.variant_facts import FACTS
from ..errors import RegniError
from ..words.hints import nearest, plain, shown
from ..words.words import LANGUAGES, words
from .deck import STEADY, Deck, check_deck, deck_of, fit
from .text import load_deck, read_deck


class Suits(NamedTuple):
    """A game that a deck suits, from `low` to `high` Earls. Bots take decks with more `weight` more often."""

    variant: str
    mode: str
    low: int
    high: int
    weight: int


@cache
def games_of(deck: str) -> tuple[Suits, ...]:
    """The games that a deck suits. They are declared with the variants."""
    return tuple(
        Suits(facts.name, name, mode.fewest, mode.up_to.get(deck, mode.most), mode.decks[deck])
        for facts in FACTS.values()
        for name, mode in facts.modes.items()
        if deck in mode.decks
    )


@dataclass(frozen=True)
class ReadyDeck:
    name: str
    deck: Deck

    @property
    def games(self) -> tuple[Suits, ...]:
        return games_of(self.name)

    def weight(self, variant: str, mode: str, seats: int) -> int:
        """How often bots take this deck to a game, compared with others; 0 if it does not suit the game."""
        fitting = (game for game in self.games if (game.variant, game.mode) == (variant, mode))
        return sum(game.weight for game in fitting if game.low <= seats <= game.high)

    def liking(self, ruleset: Ruleset) -> int:
        """The deck's highest weight in games by these rules, for any number of Earls."""
        fitting = [game.weight for game in self.games if (game.variant, game.mode) == (ruleset.variant, ruleset.mode)]
        return max(fitting, default=0)


DECKS = (
    ReadyDeck("steady", STEADY),
    ReadyDeck(
        "lords",
        {
            "castle": 4, "land": 4, "market_town": 1, "prince": 4, "vassal": 1, "champion": 6, "intrigue": 2,
            "banner": 2,
        },
    ),
    ReadyDeck(
        "lands",
        {
            "castle": 3, "land": 6, "market_town": 2, "church": 1, "prince": 2, "vassal": 1, "champion": 2,
            "mercenary": 3, "intrigue": 1, "allies": 1, "banner": 2,
        },
    ),
    ReadyDeck(
        "plotters",
        {
            "castle": 3, "land": 3, "church": 1, "prince": 2, "vassal": 4, "champion": 1, "treachery": 4, "intrigue": 3,
            "allies": 2, "banner": 1,
        },
    ),
    ReadyDeck(
        "emissaries",
        {
            "castle": 2, "land": 4, "market_town": 1, "prince": 2, "vassal": 3, "champion": 4, "monk": 4,
            "treachery": 1, "intrigue": 2, "banner": 1,
        },
    ),
    ReadyDeck(
        "lists",
        {
            "castle": 3, "land": 5, "market_town": 1, "cathedral": 1, "prince": 2, "champion": 6, "intrigue": 2,
            "banner": 4,
        },
    ),
    ReadyDeck(
        "rush",
        {
            "land": 5, "market_town": 1, "prince": 2, "vassal": 3, "champion": 6, "mercenary": 4, "treachery": 3,
        },
    ),
    ReadyDeck(
        "crown",
        {
            "castle": 3, "land": 4, "church": 1, "cathedral": 2, "prince": 2, "champion": 4, "intrigue": 2, "banner": 6,
        },
    ),
    ReadyDeck(
        "abbey",
        {
            "castle": 3, "land": 4, "church": 3, "cathedral": 1, "prince": 2, "champion": 2, "monk": 3, "intrigue": 3,
            "banquet": 1, "banner": 2,
        },
    ),
    ReadyDeck(
        "mercenaries",
        {
            "castle": 3, "land": 5, "market_town": 1, "prince": 2, "champion": 3, "mercenary": 6, "intrigue": 1,
            "allies": 1, "banner": 2,
        },
    ),
    ReadyDeck(
        "siege",
        {
            "castle": 2, "land": 6, "market_town": 2, "prince": 2, "vassal": 1, "champion": 6, "mercenary": 4,
            "banner": 1,
        },
    ),
    ReadyDeck(
        "dynasty",
        {
            "castle": 3, "land": 5, "church": 1, "cathedral": 1, "prince": 4, "champion": 4, "intrigue": 2, "banner": 4,
        },
    ),
    ReadyDeck(
        "usurpers",
        {
            "castle": 3, "land": 4, "church": 1, "cathedral": 1, "prince": 2, "vassal": 2, "champion": 3, "intrigue": 3,
            "allies": 1, "banner": 4,
        },
    ),
)  # fmt: skip

#: The decks by name.
READY = {ready.name: ready for ready in DECKS}


# Choosing a deck.


def suited(variant: str, mode: str, seats: int) -> list[ReadyDeck]:
    """The decks that suit a game with that number of Earls."""
    return [ready for ready in DECKS if ready.weight(variant, mode, seats)]


def book_deck(ruleset: Ruleset, seats: int, rng: Rng) -> str:
    """The name of a random deck for a bot. It suits the game; decks with more weight are drawn more often.

    >>> from regni.engine.rng import stream
    >>> READY[book_deck(Ruleset(), 2, stream("a seed", "decks"))].weight("base", "", 2) > 0
    True
    """
    game = (ruleset.variant, ruleset.mode, seats)
    drawn = [ready.name for ready in suited(*game) for _ in range(ready.weight(*game))]
    return drawn[rng.below(len(drawn))]


def usual_deck(ruleset: Ruleset, seats: int) -> str:
    """The name of the deck for a person who chooses none: the steady deck if it suits, else the one that suits best.

    >>> usual_deck(Ruleset(), 3), usual_deck(Ruleset({"variant": "wessex"}), 3)
    ('steady', 'crown')
    """
    game = (ruleset.variant, ruleset.mode, seats)
    fitting = suited(*game)
    steady = READY["steady"]
    return (steady if steady in fitting else max(fitting, key=lambda ready: ready.weight(*game))).name


def fitted(name: str, ruleset: Ruleset) -> list[int]:
    """A ready deck as counts by kind, adapted to a ruleset that has another deck or set size."""
    return check_deck(fit(READY[name].deck, ruleset), ruleset)


# Decks that people name or type.


@cache
def deck_names() -> dict[str, str]:
    """All names of all ready decks: the ids, and the titles in each language."""
    names = {name: name for name in READY}
    for language in LANGUAGES:
        names |= {plain(words(language).text(f"deck-{name}")): name for name in READY}
    return names


def find_deck(said: str) -> str:
    """The ready deck with that name.

    >>> find_deck("Lords"), find_deck("Corona e Iglesia")
    ('lords', 'crown')
    """
    if plain(said) not in deck_names():
        raise RegniError("deck-unknown", name=shown(said), near=deck_names()[nearest(plain(said), list(deck_names()))])
    return deck_names()[plain(said)]


def typed_deck(said: str, ruleset: Ruleset) -> dict[str, int]:
    """A ready deck by its name, or typed cards, which may be less than a whole deck."""
    return deck_of(fitted(find_deck(said), ruleset)) if plain(said) in deck_names() else read_deck(said)


def given_deck(said: str, ruleset: Ruleset) -> list[int]:
    """A whole deck as counts by kind, given as the name of a ready deck, as a file, or as typed cards."""
    is_ready = plain(said) in deck_names()
    if not is_ready and (os.path.exists(said) or "." in said or os.sep in said):
        return load_deck(said, ruleset)
    if is_ready or not any(char in said for char in " ,"):
        return fitted(find_deck(said), ruleset)
    return check_deck(read_deck(said), ruleset)
