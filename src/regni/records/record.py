"""A finished or running game as a file: ruleset, seats, decks, seed and moves. Playing them again is the game.

Each move carries a check that depends on all before it and on the position after it, so that a damaged or edited
record is refused at the very move where it stops making sense. The first check covers the players and the rules as
the file has them: every setting, and the revision of the rules. The seed's hash is known from the start
(`commitment`), the seed itself only to whoever keeps the table until the end.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path

import tomli_w

from ..decks.deck import check_deck, deck_of
from ..engine.cards import COLOURS
from ..engine.ruleset import Ruleset
from ..errors import RegniError
from ..rules.revisions import FIRST, Written, is_older, read_written, written
from ..rules.rulesets import check_seats, nested
from ..words.hints import shown
from .fields import Fields, one_of
from .files import parse_toml, read_text, write_text
from .positions import Data

FORMAT = "regni-record"
VERSION = 1
CHECK_DIGITS = 8
LONGEST_SEED = 200
LONGEST_NAME = 60


def commitment(seed: str) -> str:
    """The hash that is shown before play; after it anybody can check that the seed is the one.

    >>> commitment("7")[:12]
    'f924cb78bb3c'
    """
    return hashlib.sha256(f"regni seed\n{seed}".encode()).hexdigest()


def check_seed(seed: str) -> str:
    """A seed that can be hashed: not empty, not a book, and writable as UTF-8."""
    if not isinstance(seed, str) or not seed or len(seed) > LONGEST_SEED or not is_writable(seed):
        raise RegniError("record-seed", most=LONGEST_SEED)
    return seed


def is_writable(text: str) -> bool:
    """Whether a text can stand in a file. JSON can smuggle in halves of a character, which cannot."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def check_name(name: str) -> str:
    """A player's name, as long as a line has room for."""
    return "".join(letter for letter in str(name) if is_writable(letter))[:LONGEST_NAME]


def chained(before: str, what: str) -> str:
    """The check of a line: it depends on the line and on the check before it, so that none can be left out."""
    return hashlib.sha256(f"{before}\n{what}".encode()).hexdigest()[:CHECK_DIGITS]


@dataclass
class Player:
    """Who sits at a seat: a name to show, and the deck as counts by kind."""

    name: str
    deck: list[int]


@dataclass
class Record:
    """What a game is made of. `moves` are texts with the Earl before and the check after them."""

    players: list[Player]
    seed: str
    ruleset: Ruleset = field(default_factory=Ruleset)
    start: str = ""
    moves: list[str] = field(default_factory=list)
    outcome: dict[str, object] = field(default_factory=dict)
    #: Where the game began, if not with a deal.
    position: Data = field(default_factory=dict)
    #: The rules as they stand in the file; those of a new one are the whole ruleset.
    written: Written = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.written = self.written or written(self.ruleset)

    @property
    def is_older(self) -> bool:
        """Whether the rules were corrected since."""
        return is_older(self.written)

    def head(self) -> str:
        """What the game is played with, as one text for its first check."""
        players = [[player.name, deck_of(player.deck)] for player in self.players]
        values = {name: value for name, value in self.written.items() if name not in ("revision", "variant", "mode")}
        ruleset = [self.ruleset.variant, self.ruleset.mode, values]
        # Files of the first revision did not say so.
        revision = [] if self.written["revision"] == FIRST else [self.written["revision"]]
        return json.dumps([players, ruleset, *revision], sort_keys=True)

    def data(self) -> dict[str, object]:
        data: dict[str, object] = {
            "format": FORMAT,
            "version": VERSION,
            "variant": self.ruleset.variant,
            "commitment": commitment(self.seed),
            "seed": self.seed,
            "start": self.start,
            "players": [
                {"earl": COLOURS[seat], "name": player.name} | ({} if self.position else {"deck": deck_of(player.deck)})
                for seat, player in enumerate(self.players)
            ],
            "ruleset": nested(self.written),
            "moves": self.moves,
        }
        if self.outcome:
            data["outcome"] = self.outcome
        if self.position:
            data["position"] = self.position
        return data

    def save(self, path: str | Path) -> None:
        write_text(path, tomli_w.dumps(self.data()))


def load_record(path: str | Path) -> Record:
    """A record as it stands in its file; `Game.from_record` plays and so checks it."""
    try:
        return read_record(parse_toml(read_text(path)))
    except RegniError as error:
        raise error.within(path) from None


def read_head(fields: Fields, form: str, version: int) -> tuple[str, Ruleset, Written, list[Fields]]:
    """What the files of a game and of a series begin with: the seed that was promised, the rules, and who plays."""
    fields.word("format", [form])
    if fields.count("version") != version:
        raise RegniError("version", found=shown(fields.data.get("version")), known=version)
    seed = check_seed(fields.text("seed"))
    if fields.text("commitment") != commitment(seed):
        raise RegniError("record-commitment")
    ruleset, said = read_written(fields.table("ruleset").data)
    players = fields.items("players", lambda item, where: Fields(item, where))
    check_seats(len(players), ruleset)
    return seed, ruleset, said, players


def read_record(data: dict[str, object]) -> Record:
    fields = Fields(data, "")
    seed, ruleset, said, players = read_head(fields, FORMAT, VERSION)
    fields.word("variant", [ruleset.variant])
    begun = fields.table("position").data
    if not fields.text("start"):
        raise RegniError("record-start")
    record = Record(
        [read_player(player, seat, ruleset, not begun) for seat, player in enumerate(players)],
        seed,
        ruleset,
        fields.text("start"),
        fields.items("moves", lambda item, where: Fields({"move": item}, where).text("move")),
        position=begun,
        written=said,
    )
    # What stands here is compared with what the moves lead to.
    record.outcome = dict(fields.table("outcome").data)
    fields.finish()
    return record


def read_player(fields: Fields, seat: int, ruleset: Ruleset, has_deck: bool) -> Player:
    one_of(fields.word("earl", COLOURS), [COLOURS[seat]], fields.at("earl"))
    name = check_name(fields.text("name"))
    if not is_writable(name):
        raise RegniError("field-text", where=fields.at("name"), value=ascii(name))
    deck = check_deck(fields.table("deck").data, ruleset) if has_deck else []
    fields.finish()
    return Player(name, deck)
