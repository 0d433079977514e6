"""A person at the terminal, for tests: what is typed, what bots around do, and all that was printed."""

from __future__ import annotations

import argparse
import io
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from regni import Game
from regni.bots.bot import Bot
from regni.bots.levels import make_bot
from regni.cli import build_parser
from regni.engine.sight import Sight
from regni.rules.options import with_options
from regni.terminal.plain import PlainConsole
from regni.terminal.session import run_game
from regni.testing import at, earl
from regni.words.notation import move_text
from regni.words.texts import texts

Ask = Callable[[str], str]


def asked(*arguments: str) -> argparse.Namespace:
    """The arguments of `regni play --terminal`, as the command gets them."""
    given = ["play", "--terminal", *arguments]
    return build_parser(texts("en"), given).parse_args(given)


class Seated:
    """A person at a seat, with bots around, and all that was printed."""

    def __init__(
        self,
        game: Game,
        language: str = "en",
        width: int = 80,
        path: Path | None = None,
        bots: str = "steward",
        is_plain: bool = False,
    ) -> None:
        self.game = game
        self.language = language
        self.path = path
        self.out = io.StringIO()
        self.console = PlainConsole(self.out) if is_plain else Console(file=self.out, width=width)
        seed = game.record.seed
        self.bots = {seat: make_bot(bots, seat, seed, game.table.rules) for seat in range(game.table.players)}

    def run(self, ask: Ask) -> int:
        others = {seat: bot for seat, bot in self.bots.items() if seat != 0}
        return run_game(self.game, 0, others, self.language, self.console, self.path, ask)

    def type(self, *lines: str) -> int:
        """Type these lines; then the input ends."""
        waiting = list(lines)

        def ask(prompt: str) -> str:
            if not waiting:
                raise EOFError
            self.out.write(f"{prompt}{waiting[0]}\n")
            return waiting.pop(0)

        return self.run(ask)

    def play_to_the_end(self) -> int:
        """Let a bot sit at the seat and type its moves."""

        def ask(prompt: str) -> str:
            if self.game.deciding != 0:
                return "finish"
            return move_text(self.bots[0].choose(self.game.sight(0)))

        return self.run(ask)

    @property
    def text(self) -> str:
        return self.out.getvalue()

    @property
    def one_line(self) -> str:
        """What was printed, as if there were no width."""
        return " ".join(self.text.split())

    def after(self, line: str) -> list[str]:
        """What was printed between a typed line and the next prompt."""
        rest = self.text.split(f"> {line}\n", 1)[1]
        return rest.split("\n> ", 1)[0].splitlines()


def new(seed: str = "a seed", seats: int = 3) -> Game:
    return Game.new(seats=seats, seed=seed)


def mine(**parts: object) -> Game:
    """A turn of Blue's against Red."""
    return at(earl(**parts), earl(hand={"banquet": 2}))


#: A game of each variant and mode, and one with all options that go together.
VARIANTS: dict[str, tuple[int, dict[str, object], list[str]]] = {
    "heathen": (3, {"variant": "heathen"}, []),
    "wessex": (3, {"variant": "wessex"}, []),
    "solo": (1, {"variant": "rebellion", "mode": "solo"}, []),
    "coop": (2, {"variant": "rebellion", "mode": "coop"}, ["tournament"]),
    "semi": (3, {"variant": "rebellion", "mode": "semi"}, ["banquet"]),
    "options": (
        3,
        {},
        ["mulligan", "tournament", "legacy=2", "state-and-church", "captains", "resourceful", "neighbors", "tactics",
         "house-divided", "clerisy"],
    ),
}  # fmt: skip


def variant(name: str, seed: str = "a seed") -> Game:
    seats, values, options = VARIANTS[name]
    return Game.new(seats, ruleset=with_options(values, options), seed=seed)


class Wishful(Bot):
    """Makes the first of its wishes that is legal, else the last move there is."""

    wishes: tuple[str, ...] = ()

    def choose(self, sight: Sight) -> int:
        moves = {move_text(move): move for move in sight.moves}
        return next((moves[wish] for wish in self.wishes if wish in moves), sight.moves[-1])


class Patient(Wishful):
    """Ends its turns, and votes against Winter."""

    wishes = ("vote against", "end")
