"""The stand of a session: who decides, and how far its game is. It is stored with every move, so that lists of sessions
can show it without playing any of them again."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.table import Table

#: Everybody at the table can go on: a series waits for its next game. Sessions from older files are stored like this
#: too: all their people share one screen.
ANYBODY = -1


class Stand(NamedTuple):
    #: The seat that decides, or ANYBODY.
    deciding: int = ANYBODY
    round: int = 0
    summer: int = 0


#: Stored when a session is begun: its game has not been opened yet.
UNTOLD = Stand()


def stand_of(table: Table) -> Stand:
    deciding = ANYBODY if table.over else int(table.stack[-1].seat)
    return Stand(deciding, int(table.round), int(table.summer))
