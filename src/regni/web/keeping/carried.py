"""A whole table as a file, to be played on at another server. It has what the store keeps of a session: its terms, all
its entries, and why bots made their moves. (A record tells one game and names no bots, so it cannot be played on.)

The words of a deal are not in the file. Elsewhere nobody could prove that they were fixed before the cards were dealt,
so a table that was opened from a file says nothing about its deal.

A file may come from anywhere, so it is checked strictly and played again before anything is stored.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from ...bots.levels import LEVELS
from ...engine.cards import COLOURS
from ...errors import RegniError
from ...rules.revisions import FIRST
from ...words.words import LANGUAGES, words
from ..naming import LONGEST_NAME, clean_name
from ..play.reasons import Reason, read_reason
from ..play.session import CUT, DECK, NONSENSE, Session
from ..play.store import KeptSession
from ..terms import Player, Terms, lesson_of, read_terms

FORMAT = "regni-table"
VERSION = 1
#: The largest file that is taken, in bytes. One with as many entries as are taken, and as many reasons, is smaller.
LARGEST = 1024 * 1024
#: The most entries: all are played again whenever the table is opened. A game or a campaign has a few hundred, and a
#: thousand more if somebody takes back all that he can.
MOST_ENTRIES = 3000
#: The most entries that cut a session short. Each time that the rules are corrected can add one.
MOST_CUTS = 20
LONGEST_ENTRY = 500
ENTRY = re.compile(rf"(?!(?:{CUT}|{DECK}) )\S.*|{CUT} \d{{1,4}}(?: [A-Z]\d[\d.]*)?|{DECK} (?:{'|'.join(COLOURS)}) .+")


class Head(msgspec.Struct):
    """What every version of the file begins with."""

    format: Literal["regni-table"]
    version: int


class CarriedPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    bot: str


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    format: Literal["regni-table"]
    version: int
    ruleset: dict[str, object]
    players: list[CarriedPlayer]
    decks: list[dict[str, int]]
    seed: str
    best_of: int
    entries: list[str]
    #: By the number of the entry.
    reasons: dict[int, Reason]

    @property
    def terms(self) -> Terms:
        players = [Player(clean_name(player.name, LONGEST_NAME), player.bot) for player in self.players]
        # As with stored terms, rules that name no revision are of the first one.
        return Terms({"revision": FIRST} | self.ruleset, players, self.decks, self.seed, self.best_of)


def may_carry(kept: KeptSession, seats: Mapping[int, str], person: str) -> bool:
    """Whether somebody may take a table along. While several people play, it holds the hidden cards of the others.
    Lessons are begun again elsewhere."""
    if kept.is_gathering or not person or person not in seats.values() or lesson_of(kept.terms):
        return False
    return kept.is_over or set(seats.values()) == {person}


def carried_json(kept: KeptSession, entries: Sequence[str], reasons: Mapping[int, str]) -> bytes:
    terms = read_terms(kept.terms)
    players = [CarriedPlayer(player.name, player.bot) for player in terms.players]
    carried = Carried(
        format="regni-table",
        version=VERSION,
        ruleset=terms.ruleset,
        players=players,
        decks=terms.decks,
        seed=terms.seed,
        best_of=terms.best_of,
        entries=list(entries),
        reasons={number: read_reason(text) for number, text in reasons.items()},
    )
    return msgspec.json.format(msgspec.json.encode(carried), indent=1)


def read_carried(file: bytes) -> Carried:
    """The contents of a file. Whether its moves are legal is only known when it is played again."""
    if len(file) > LARGEST:
        raise RegniError("carry-large", most=LARGEST // 1024**2)
    try:
        head = msgspec.json.decode(file, type=Head)
        if head.version > VERSION:
            raise RegniError("carry-newer")
        carried = msgspec.json.decode(file, type=Carried)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise RegniError("carry-garbage") from None
    if len(carried.entries) > MOST_ENTRIES or sum(entry.startswith(f"{CUT} ") for entry in carried.entries) > MOST_CUTS:
        raise RegniError("carry-long", most=MOST_ENTRIES)
    if not (is_fit(carried) and all(is_told(number, one, carried) for number, one in carried.reasons.items())):
        raise RegniError("carry-garbage")
    return carried


def is_fit(carried: Carried) -> bool:
    """Whether every player is a known bot or a person, and every entry has the form of an entry."""
    bots = [player.bot for player in carried.players]
    return (
        carried.version == VERSION
        and len(bots) == len(carried.decks)
        and "" in bots
        and all(bot in ("", *LEVELS) for bot in bots)
        and all(len(entry) <= LONGEST_ENTRY and ENTRY.fullmatch(entry) for entry in carried.entries)
    )


def is_told(number: int, reason: Reason, carried: Carried) -> bool:
    """Whether a reason belongs to an entry and can be told in every language."""
    try:
        told = all(words(language).has(reason.message) and reason.text(words(language)) for language in LANGUAGES)
    except (KeyError, TypeError, ValueError, ArithmeticError):
        return False
    return told and reason.message.startswith("why-") and 0 <= number < len(carried.entries)


def played_again(carried: Carried) -> Session:
    """The session of a file. Raises an error if something in it is impossible."""
    try:
        return Session(carried.terms, carried.entries)
    except RegniError as error:
        # If the file was made by a newer program, the error says so.
        raise error if error.code == "revision" else RegniError("carry-moves") from None
    except NONSENSE:
        raise RegniError("carry-moves") from None
