"""Bots: each gets what its seat sees, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.events import Event
from ..engine.native import mypyc_attr
from ..engine.play import play
from ..engine.sight import Sight, look, new_memory
from ..engine.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays a seat by what the seat may know. It has its own random stream but no other state; its memory comes with
    the sight.
    """

    #: Whether the bot uses the memory of the sight.
    remembers: bool = True

    def choose(self, sight: Sight) -> int:
        """Choose one of `sight.moves`."""
        raise NotImplementedError

    def reason(self) -> tuple[str, dict[str, int]]:
        """Why the bot made its last choice: the id of a sentence and its numbers; an empty id if there is nothing to
        say. It never names a card that others cannot see.
        """
        return "", {}

    def is_open(self, t: Table, move: i64) -> bool:
        """Whether everybody can work out the reason for this move from what lies open on the table before it. Only then
        is the reason told during a game: another might tell of the Hand, even by not being told.
        """
        return False


def play_through(t: Table, bots: list[Bot], events: list[Event] | None = None) -> i64:
    """Play to the end with a bot in each seat; returns the number of decisions. `events` gets all events."""
    memories = [new_memory(t, seat) for seat in range(t.players)]
    remembering = [memory for memory in memories if bots[memory.seat].remembers]
    t.recording = events is not None or len(remembering) > 0
    decisions: i64 = 0
    while not t.over:
        seat = t.stack[-1].seat
        t.events = []
        move = bots[seat].choose(look(t, seat, memories[seat]))
        for memory in remembering:
            memory.notice(t, move)
        play(t, move)
        for memory in remembering:
            memory.watch(t, t.events)
        if events is not None:
            events += t.events
        decisions += 1
    return decisions
