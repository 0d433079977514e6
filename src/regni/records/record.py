"""A finished or running game as a file: ruleset, seats, decks, seed and moves. Playing the moves gives the game.

Each move has a check that depends on all earlier moves and on the position after it. So a damaged or edited record is
refused at the first wrong move. The first check covers the players and the rules in the file: every setting, and the
revision of the rules. The hash of the seed (`commitment`) is known from the start. Until the end, only the keeper of
the table knows the seed itself.
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
from .deal import Deal, read_deal, terms_fixed_by
from .fields import Fields, one_of
from .files import parse_toml, read_text, write_text
from .positions import Data

FORMAT = "regni-record"
VERSION = 1
CHECK_DIGITS = 8
LONGEST_SEED = 200
LONGEST_NAME = 60


def commitment(seed: str) -> str:
    """The hash of the seed. It is shown before play; afterwards everybody can check the seed with it.

    >>> commitment("7")[:12]
    'f924cb78bb3c'
    """
    return hashlib.sha256(f"regni seed\n{seed}".encode()).hexdigest()


def game_seed(seed: str, number: int) -> str:
    """The seed of a game in a series, made from that of the series; games count from 1."""
    return hashlib.sha256(f"regni series\n{seed}\n{number}".encode()).hexdigest()[:32]


def check_seed(seed: str) -> str:
    """Check that a seed can be hashed: not empty, not too long, and writable as UTF-8."""
    if not isinstance(seed, str) or not seed or len(seed) > LONGEST_SEED or not is_writable(seed):
        raise RegniError("record-seed", most=LONGEST_SEED)
    return seed


def is_writable(text: str) -> bool:
    """Whether a text can be written to a file. JSON may contain half characters (lone surrogates), which cannot."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def check_name(name: str) -> str:
    """Check that the name of a player is short enough for a line."""
    return "".join(letter for letter in str(name) if is_writable(letter))[:LONGEST_NAME]


def chained(before: str, what: str) -> str:
    """The check of a line. It depends on the line and on the check before, so that no line can be left out."""
    return hashlib.sha256(f"{before}\n{what}".encode()).hexdigest()[:CHECK_DIGITS]


@dataclass
class Player:
    """The player of a seat: a name to show, and the deck as counts by kind."""

    name: str
    deck: list[int]


@dataclass
class Record:
    """All data of a game. Each of the `moves` is a text: the Earl, the move, the check."""

    players: list[Player]
    seed: str
    ruleset: Ruleset = field(default_factory=Ruleset)
    start: str = ""
    moves: list[str] = field(default_factory=list)
    outcome: dict[str, object] = field(default_factory=dict)
    #: The position where the game began, if it was not dealt.
    position: Data = field(default_factory=dict)
    #: The rules as they are in the file; a new file has every setting.
    written: Written = field(default_factory=dict)
    #: The words that made the seed, if people on their own devices dealt together.
    deal: Deal | None = None

    def __post_init__(self) -> None:
        self.written = self.written or written(self.ruleset)

    @property
    def is_older(self) -> bool:
        """Whether the rules were corrected after this record was written."""
        return is_older(self.written)

    def head(self) -> str:
        """The players and rules as one text, for the first check."""
        players = [[player.name, deck_of(player.deck)] for player in self.players]
        return json.dumps([players, *self._rules()], sort_keys=True)

    def terms(self) -> str:
        """The decks and rules as one text, which a deal fixes. Names are not in it: people may have theirs removed."""
        return json.dumps([[deck_of(player.deck) for player in self.players], *self._rules()], sort_keys=True)

    def _rules(self) -> list[object]:
        values = {name: value for name, value in self.written.items() if name not in ("revision", "variant", "mode")}
        ruleset = [self.ruleset.variant, self.ruleset.mode, values]
        # Files of the first revision do not name it.
        return [ruleset] if self.written["revision"] == FIRST else [ruleset, self.written["revision"]]

    def deal_flaw(self) -> str:
        """What does not hold in the deal: "words" if one of them was not fixed before, "seed" if they make another
        seed, "terms" if decks or rules were changed after the words were known. Empty if all of it holds."""
        if self.deal is None:
            return ""
        made = game_seed(self.deal.seed, self.deal.game) if self.deal.game else self.deal.seed
        if not self.deal.holds_words:
            return "words"
        if made != self.seed:
            return "seed"
        # In the later games of a series players may have brought other decks.
        is_first = self.deal.game <= 1
        return "terms" if is_first and self.deal.terms != terms_fixed_by(self.deal.word, self.terms()) else ""

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
        if self.deal:
            data["deal"] = self.deal.data()
        return data

    def save(self, path: str | Path) -> None:
        write_text(path, tomli_w.dumps(self.data()))


def load_record(path: str | Path) -> Record:
    """Reads a record from its file. `Game.from_record` plays and so checks it."""
    try:
        return read_record(parse_toml(read_text(path)))
    except RegniError as error:
        raise error.within(path) from None


def read_head(fields: Fields, form: str, version: int) -> tuple[str, Ruleset, Written, list[Fields]]:
    """The beginning of game and series files: commitment, rules and players."""
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
        deal=read_deal(fields.table("deal")) if fields.has("deal") else None,
    )
    # Compared later with the outcome that the moves lead to.
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
