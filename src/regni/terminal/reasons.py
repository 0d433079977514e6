"""The reasons for the bots' moves, for a person who asks."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..bots.bot import Bot
from ..engine.cards import COLOURS
from ..engine.moves import verb
from ..engine.table import Table
from .names import InkedNames

Reason = tuple[str, dict[str, int]]


@dataclass
class ReasonedMove:
    """A move that everybody saw, in words, and the reason for it."""

    seat: int
    verb: int
    move: str
    reason: Reason


class Reasons:
    """The moves of bots since the person's last turn, with the bots' reasons, where they tell nothing hidden."""

    def __init__(self, names: InkedNames) -> None:
        self.words = names.words
        self.names = names
        self.moves: list[ReasonedMove] = []

    def note(self, table: Table, move: int, bot: Bot) -> None:
        """Note a move that a bot is about to make."""
        reason = bot.reason()
        if not reason[0] or not bot.is_open(table, move):
            return
        seat = int(table.stack[-1].seat)
        last = self.moves[-1] if self.moves else None
        # A garrison is laid card by card, for one reason.
        if last is None or (last.seat, last.verb, last.reason[0]) != (seat, verb(move), reason[0]):
            self.moves.append(ReasonedMove(seat, verb(move), self.words.move(table, move), reason))

    def forget(self) -> None:
        self.moves = []

    def page(self) -> RenderableType:
        if not self.moves:
            return Text(self.words.text("terminal-no-reason"))
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(width=3)
        for one in self.moves:
            message, numbers = one.reason
            line = self.words.text("terminal-reason", move=one.move, reason=self.words.text(message, **numbers))
            grid.add_row(self.names.margin(COLOURS[one.seat], line), Text(line))
        return grid
