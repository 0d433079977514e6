"""A series of games, best of 3 or 5 (O2). The winner of a game keeps his deck, the others may rebuild theirs.

A series is one file: the players, the rules, the decks for the next game, and the records of the games so far. The seed
of each game is a hash made from the seed of the series, so that the seed of a finished game says nothing about the
next.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

import tomli_w

from ..decks.deck import Deck, check_deck, deck_of, steady_deck
from ..engine.cards import COLOURS
from ..engine.ruleset import Ruleset
from ..errors import RegniError
from ..game import Game
from ..rules.revisions import written
from ..rules.rulesets import check_seats, nested
from ..words.hints import shown
from .fields import Fields
from .files import parse_toml, read_text, write_text
from .positions import Data
from .record import check_name, check_seed, commitment, game_seed, read_head, read_player, read_record

FORMAT = "regni-series"
VERSION = 1
LENGTHS = (3, 5)


class Series:
    """A series: its players, rules and number of games, and the games so far.

    >>> series = Series.new(3, seats=2, seed="alfred")
    >>> game = series.start()
    >>> while game.outcome is None:
    ...     game.play("concede" if game.about == "turn" else game.legal_moves()[0])
    >>> series.wins, series.winner, series.may_rebuild(0), series.may_rebuild(1)
    ([1, 0], None, False, True)
    """

    def __init__(self, best_of: int, ruleset: Ruleset, names: Sequence[str], seed: str, decks: list[list[int]]) -> None:
        self.best_of = best_of
        self.ruleset = ruleset
        self.names = list(names)
        self.seed = seed
        #: Each seat's deck for the game under way, or else for the next game, as counts by kind.
        self.decks = decks
        self.games: list[Game] = []
        #: Why games or moves of the file were left out; None if all of them still hold.
        self.cut: RegniError | None = None

    @classmethod
    def new(
        cls,
        best_of: int,
        seats: int = 2,
        ruleset: Ruleset | None = None,
        seed: str | None = None,
        names: Sequence[str] | None = None,
        decks: Sequence[Deck] | None = None,
    ) -> Series:
        """A series that has not begun. Without decks every seat gets the steady deck."""
        ruleset = ruleset or Ruleset()
        if best_of not in LENGTHS:
            raise RegniError("series-length", number=shown(best_of), lengths=", ".join(map(str, LENGTHS)))
        if decks is not None:
            seats = len(decks)
        check_seats(seats, ruleset)
        check_rules(ruleset)
        counts = [check_deck(deck, ruleset) for deck in (decks or [steady_deck(ruleset)] * seats)]
        called = [check_name(name) for name in names or []] + COLOURS[len(names or []) : seats]
        return cls(
            best_of, ruleset, called[:seats], check_seed(secrets.token_hex(16) if seed is None else seed), counts
        )

    # The score.

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def needed(self) -> int:
        """The number of wins that wins the series."""
        return self.best_of // 2 + 1

    @property
    def current(self) -> Game | None:
        """The game under way, if there is one."""
        return self.games[-1] if self.games and self.games[-1].outcome is None else None

    @property
    def wins(self) -> list[int]:
        """The games won by each seat; a drawn game counts for nobody."""
        outcomes = [game.outcome for game in self.games]
        return [sum(one is not None and seat in one.winners for one in outcomes) for seat in range(self.seats)]

    @property
    def winner(self) -> int | None:
        """The seat that has won the series, if any."""
        return self.winner_with(self.wins)

    def winner_with(self, wins: Sequence[int]) -> int | None:
        """The seat that wins the series with these numbers of wins: enough of them, and more than any other."""
        most = max(wins)
        leaders = [seat for seat, number in enumerate(wins) if number == most]
        return leaders[0] if most >= self.needed and len(leaders) == 1 else None

    # Playing on.

    def may_rebuild(self, seat: int) -> bool:
        """Whether a seat may rebuild its deck: between games all may, except the winner of the last game."""
        if self.current is not None or self.winner is not None:
            return False
        last = self.games[-1].outcome if self.games else None
        return last is None or seat not in last.winners

    def rebuild(self, seat: int, deck: Deck) -> None:
        """Change a seat's deck for the next game."""
        if not self.may_rebuild(seat):
            raise RegniError("series-deck")
        self.decks[seat] = check_deck(deck, self.ruleset)

    def start(self) -> Game:
        """Start the next game."""
        if self.winner is not None:
            raise RegniError("series-over")
        if self.current is not None:
            raise RegniError("series-running")
        self.games.append(self.next_game())
        return self.games[-1]

    def next_game(self) -> Game:
        """The next game as it begins with the present decks. The series does not change."""
        decks = [deck_of(deck) for deck in self.decks]
        return Game.new(decks=decks, ruleset=self.ruleset, seed=self.seed_of(len(self.games) + 1), names=self.names)

    def seed_of(self, number: int) -> str:
        """The seed of a game; games count from 1."""
        return game_seed(self.seed, number)

    # Saving and loading.

    def data(self) -> Data:
        return {
            "format": FORMAT,
            "version": VERSION,
            "best_of": self.best_of,
            "commitment": commitment(self.seed),
            "seed": self.seed,
            "players": [
                {"earl": COLOURS[seat], "name": self.names[seat], "deck": deck_of(self.decks[seat])}
                for seat in range(self.seats)
            ],
            "ruleset": nested(written(self.ruleset)),
            "games": [game.record.data() for game in self.games],
        }

    def save(self, path: str | Path) -> None:
        write_text(path, tomli_w.dumps(self.data()))

    @classmethod
    def load(cls, path: str | Path) -> Series:
        """Load a series from its file. Every game is played again and so checked."""
        try:
            return read_series(parse_toml(read_text(path)))
        except RegniError as error:
            raise error.within(f"{path}: {error.file}" if error.file.startswith("games[") else path) from None


def check_rules(ruleset: Ruleset) -> None:
    """A series needs rules by which one Earl wins, and decks that the players bring."""
    if ruleset.facts.is_campaign or ruleset.shares_victory:
        raise RegniError("series-variant")
    if ruleset.picks_decks_late():
        raise RegniError("series-late")


def is_series(path: str | Path) -> bool:
    """Whether a file names the format of a series."""
    try:
        return parse_toml(read_text(path)).get("format") == FORMAT
    except RegniError:
        return False


def read_series(data: dict[str, object]) -> Series:
    fields = Fields(data, "")
    seed, ruleset, _, seated = read_head(fields, FORMAT, VERSION)
    players = [read_player(player, seat, ruleset, has_deck=True) for seat, player in enumerate(seated)]
    names, decks = [player.name for player in players], [deck_of(player.deck) for player in players]
    series = Series.new(fields.count("best_of"), ruleset=ruleset, seed=seed, names=names, decks=decks)
    records = fields.items("games", lambda item, where: Fields(item, where))
    fields.finish()
    for number, record in enumerate(records, 1):
        add_game(series, number, record, last=number == len(records))
        if series.cut is not None:
            # The later games depend on how this one ended, so they are left out.
            series.decks = [player.deck for player in series.games[-1].record.players]
            break
    for seat, deck in enumerate(series.decks):
        if series.games and not series.may_rebuild(seat) and deck != series.games[-1].record.players[seat].deck:
            raise RegniError("series-kept", earl=COLOURS[seat])
    return series


def add_game(series: Series, number: int, fields: Fields, last: bool) -> None:
    """Plays the record of a game again and adds the game to the series."""
    try:
        game = Game.from_record(read_record(fields.data))
    except RegniError as error:
        raise error.within(f"games[{number}]") from None
    record = game.record
    fits = (
        record.seed == series.seed_of(number)
        and not record.position
        and record.ruleset.changed() == series.ruleset.changed()
        and [player.name for player in record.players] == series.names
    )
    before = series.games[-1] if series.games else None
    if before is not None and before.outcome is not None:
        fits &= all(
            record.players[seat].deck == before.record.players[seat].deck
            for seat in before.outcome.winners
            if seat < series.seats
        )
    series.cut = game.cut.within(f"games[{number}]") if game.cut else None
    if game.outcome is None and series.cut is None:
        fits &= last
    if not fits or series.winner is not None:
        raise RegniError("series-game", number=number)
    series.games.append(game)
