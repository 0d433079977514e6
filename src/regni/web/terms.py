"""The terms of a session: the rules, the players, the decks, the seed. They are stored as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from ..engine.ruleset import Ruleset
from ..errors import RegniError
from ..records.deal import Deal
from ..rules.revisions import FIRST, Written, read_written, written
from .manners import Manners

#: How many rules are kept in memory for the sessions that have them. Most sessions have the same.
MOST_RULES = 64


class Player(msgspec.Struct, frozen=True):
    """Who plays a seat: a person by name, or a bot of a level."""

    name: str = ""
    bot: str = ""


class Terms(msgspec.Struct, frozen=True):
    """What a session was begun with."""

    #: Settings by their flat names. Stored terms have all settings and the revision of the rules.
    ruleset: dict[str, object]
    #: Stored under its first name, so that old sessions can be read.
    players: list[Player] = msgspec.field(name="sitters")
    decks: list[dict[str, int]]
    seed: str
    #: The length of a series; 0 for one game.
    best_of: int = 0
    #: The words that made the seed, if people on their own devices dealt together. They are as secret as the seed.
    deal: Deal | None = None
    #: How people play together. Sessions of one screen, and older ones, have the usual manners.
    manners: Manners = Manners()
    #: The name of the lesson that is taught. Empty for other games.
    lesson: str = ""

    @property
    def people(self) -> list[str]:
        """The name of the person at each seat. Bots have none."""
        return [player.name for player in self.players]

    @property
    def is_shared(self) -> bool:
        """Whether several people play."""
        return sum(not player.bot for player in self.players) > 1


def terms_json(terms: Terms) -> str:
    """The terms as a new session stores them: with every setting of today's rules."""
    return msgspec.json.encode(msgspec.structs.replace(terms, ruleset=written(rules_of(terms)))).decode()


def written_json(terms: Terms) -> str:
    """The terms as they were written, perhaps by rules that were corrected since."""
    return msgspec.json.encode(terms).decode()


def read_terms(text: str) -> Terms:
    try:
        terms = msgspec.json.decode(text, type=Terms)
    except msgspec.MsgspecError as problem:
        raise RegniError("table-setup", problem=str(problem)) from None
    # Sessions of the first revision were stored without its number.
    settings = msgspec.json.encode({"revision": FIRST} | terms.ruleset)
    return msgspec.structs.replace(terms, ruleset=_shared_settings(settings))


def lesson_of(text: str) -> str:
    """The name of the lesson that stored terms are about. Empty for other games, and for what cannot be read."""
    try:
        return read_terms(text).lesson
    except RegniError:
        return ""


def nameless(text: str, seats: list[int]) -> str:
    """Stored terms without the names of the people at these seats."""
    return renamed(text, dict.fromkeys(seats, ""))


def renamed(text: str, names: Mapping[int, str]) -> str:
    """Stored terms with other names for the people at some seats."""
    terms = msgspec.json.decode(text, type=Terms)
    players = [Player(names.get(seat, one.name), one.bot) for seat, one in enumerate(terms.players)]
    return msgspec.json.encode(msgspec.structs.replace(terms, players=players)).decode()


def rules_of(terms: Terms) -> Ruleset:
    """The rules of a session. Terms that name no revision mean the rules of today."""
    return read_rules(terms)[0]


def read_rules(terms: Terms) -> tuple[Ruleset, Written]:
    """The rules of a session, and the rules as its terms have them. Sessions with the same rules share one object."""
    ruleset, said = read_written(terms.ruleset, is_by_hand=True)
    return _shared_ruleset(msgspec.json.encode(written(ruleset))), said


@lru_cache(maxsize=MOST_RULES)
def _shared_settings(settings: bytes) -> dict[str, object]:
    found: dict[str, object] = msgspec.json.decode(settings)
    return found


@lru_cache(maxsize=MOST_RULES)
def _shared_ruleset(settings: bytes) -> Ruleset:
    return read_written(msgspec.json.decode(settings))[0]
