"""The reasons for the bots' moves, for a person who asks."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..engine.cards import COLOURS
from ..engine.moves import declared, verb
from ..engine.table import Table
from ..engine.verbs import WAY_OUT
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
    """The public moves of bots since the person's last turn, with the bots' reasons.

    Declined moves are left out, because their reasons lie in a hidden Hand; so are moves with cards that lie face down.
    """

    def __init__(self, names: InkedNames) -> None:
        self.words = names.words
        self.names = names
        self.moves: list[ReasonedMove] = []

    def note(self, table: Table, move: int, reason: Reason) -> None:
        """Note a move that the deciding Earl is about to make."""
        what = declared(move)
        if not reason[0] or what.group == WAY_OUT or what.is_face_down:
            return
        seat = int(table.stack[-1].seat)
        last = self.moves[-1] if self.moves else None
        # A force is fielded card by card, for one reason.
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
