"""Bots at a table: each is given what its seat sees, and nothing else."""

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
    """Somebody who plays a seat by what the seat may know. It has a random stream of its own, and no state besides:
    what it should remember comes with the sight."""

    #: Whether it makes use of the sight's memory.
    remembers: bool = True

    def choose(self, sight: Sight) -> int:
        """One of `sight.moves`."""
        raise NotImplementedError

    def reason(self) -> tuple[str, dict[str, int]]:
        """Why it chose as it did last: the id of a sentence and its numbers; an empty id where there is nothing to say.
        It names no card that others cannot see."""
        return "", {}


def play_through(t: Table, bots: list[Bot], told: list[Event] | None = None) -> i64:
    """Play on to the end, a bot in each seat; how many decisions it took. `told` gets all events."""
    memories = [new_memory(t, seat) for seat in range(t.players)]
    remembering = [memory for memory in memories if bots[memory.seat].remembers]
    t.recording = told is not None or len(remembering) > 0
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
        if told is not None:
            told += t.events
        decisions += 1
    return decisions
