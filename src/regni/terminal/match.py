"""A series of games in the terminal: the score, and between games the choice of a deck (O2)."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from ..bots.bot import Bot
from ..decks.book import typed_deck
from ..decks.deck import deck_of
from ..engine.cards import COLOURS
from ..errors import RegniError
from ..game import Game
from ..records.series import Series
from ..words.words import words
from .commands import Typed, printable, read_line
from .keeping import Keeper
from .names import InkedNames
from .screen import BOLD, DOT, WIDEST
from .session import Session


class Match:
    """One person at one seat for a whole series. `bots_for` returns the bots of a game."""

    def __init__(
        self,
        series: Series,
        seat: int,
        bots_for: Callable[[Game], Mapping[int, Bot]],
        language: str,
        console: Console,
        path: Path | None,
        ask: Callable[[str], str],
        program: str,
        levels: Mapping[int, str] | None = None,
    ) -> None:
        self.series = series
        self.seat = seat
        self.bots_for = bots_for
        self.console = console
        self.ask = ask
        self.program = program
        self.levels = levels
        self.words = words(language)
        self.names = InkedNames(self.words)
        self.keeper = Keeper(series, path)

    def text(self, key: str, **values: str | int) -> str:
        return self.words.text(f"terminal-{key}", **values)

    def show(self, what: object) -> None:
        self.console.print(what, width=min(self.console.width, WIDEST), highlight=False)

    def run(self) -> int:
        series = self.series
        while series.winner is None:
            game = series.current
            if game is None:
                if series.may_rebuild(self.seat) and series.games and not self.settle_deck():
                    return self.leave()
                game = series.start()
            bots, language = self.bots_for(game), self.words.language
            session = Session(
                game,
                self.seat,
                bots,
                language,
                self.console,
                self.keeper,
                self.ask,
                self.program,
                self.standing(),
                self.levels,
            )
            code = session.run()
            if game.outcome is None:
                return code
            self.show(Text(self.standing(), BOLD))
        self.tell_ending()
        return 0

    def standing(self) -> str:
        """The number of this game, and the games won so far."""
        wins = DOT.join(f"{self.names.earl(COLOURS[seat])} {won}" for seat, won in enumerate(self.series.wins))
        return self.text("series", number=len(self.series.games), needed=self.series.needed, wins=wins)

    def settle_deck(self) -> bool:
        """Ask a person who did not win to keep the deck or type another; False if the person leaves instead."""
        series = self.series
        self.keep()
        while True:
            deck = self.names.counted(deck_of(series.decks[self.seat]))
            self.show(Text(self.text("series-deck", deck=deck, size=int(series.ruleset.deck_size))))
            try:
                typed = read_line(printable(self.ask("> ")), self.words.language)
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return False
            if typed == Typed("", ""):
                return True
            if typed.command == "quit":
                return False
            if typed.command not in ("", "deck"):
                continue
            try:
                series.rebuild(self.seat, typed_deck(typed.rest, series.ruleset))
            except RegniError as error:
                self.show(Text(error.text(self.words.language)))
            self.keep()

    def keep(self) -> None:
        error = self.keeper.keep()
        if error is not None:
            self.show(Text(self.text("not-kept", problem=error.text(self.words.language))))

    def leave(self) -> int:
        error = self.keeper.keep()
        if error is not None:
            self.show(Text(self.text("lost", problem=error.text(self.words.language))))
            return 1
        if self.keeper.path is not None:
            self.show(Text(self.text("kept")))
            line = f"{self.program} --resume {shlex.quote(str(self.keeper.path.absolute()))}"
            self.console.print(Text(f"  {line}", BOLD), soft_wrap=True, highlight=False)
        return 0

    def tell_ending(self) -> None:
        winner = self.series.winner
        assert winner is not None
        text = self.text("series-won", earl=self.names.earl(COLOURS[winner]), wins=self.series.wins[winner])
        body = Text.assemble((text, BOLD), "\n", self.standing())
        self.show(Panel(body, title=Text(self.text("series-over"), BOLD), title_align="left"))
        self.keep()


def run_series(
    series: Series,
    seat: int,
    bots_for: Callable[[Game], Mapping[int, Bot]],
    language: str = "en",
    console: Console | None = None,
    path: Path | None = None,
    ask: Callable[[str], str] = input,
    program: str = "regni play",
    levels: Mapping[int, str] | None = None,
) -> int:
    """Play a series in the terminal, from where it stands. Returns the exit code of the program."""
    return Match(series, seat, bots_for, language, console or Console(), path, ask, program, levels).run()
