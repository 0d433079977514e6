"""How a session stands: who decides, and how far its game is. It is stored with every move, so that lists of sessions
can tell it without playing any of them again."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.table import Table

#: No seat alone has to decide: a series waits for its next game, which everybody at the table can begin. Sessions of
#: older files are also stored so: all their people are one person.
ANYBODY = -1


class Stand(NamedTuple):
    #: The seat that decides, or ANYBODY.
    deciding: int = ANYBODY
    round: int = 0
    summer: int = 0


#: Of a session whose game nobody has looked at.
UNTOLD = Stand()


def stand_of(table: Table) -> Stand:
    deciding = ANYBODY if table.over else int(table.stack[-1].seat)
    return Stand(deciding, int(table.round), int(table.summer))
