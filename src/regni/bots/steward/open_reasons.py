"""Which of a steward's reasons tell nothing hidden, so that they can be told during a game.

That a reason does not name a card is not enough: which reason it is may depend on the Hand, and so may that none is
told. So this goes by what was done, which everybody sees, and not by the reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.cards import PRINCE
from ...engine.moves import (
    ATTACH,
    BEQUEATH,
    BETRAY_HAND,
    BETRAY_LORD,
    BETRAY_MERCENARY,
    CALL_VOTE,
    EMISSARY,
    FEAST,
    FOUND,
    GARRISON,
    HIRE,
    INSTALL,
    INTRIGUE_FIEF,
    INTRIGUE_MERCENARY,
    INTRIGUE_POOL,
    JOUST,
    RAID,
    RECRUIT,
    SEEK,
    SIEGE,
    STORM,
    arg_a,
    verb,
)
from ...engine.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Verbs of which the reason follows from the move and from what lies open.
OPEN_VERBS: Final = (
    RECRUIT, HIRE, FEAST, GARRISON, FOUND, ATTACH, EMISSARY, BEQUEATH, JOUST, BETRAY_LORD, BETRAY_MERCENARY,
    BETRAY_HAND, INTRIGUE_FIEF, INTRIGUE_MERCENARY, INTRIGUE_POOL, STORM, RAID, CALL_VOTE, SEEK,
)  # fmt: skip


def depends_on_open(t: Table, move: i64) -> bool:
    """Whether the reason for a move depends on what lies open alone. `t` is the table before the move."""
    what = verb(move)
    if what == SIEGE:
        # With an empty deck it may be a last stand, but not if the Hand has a Banner to bequeath with.
        return len(t.earls[t.stack[-1].seat].deck) >= t.rules.turn_draw
    if what == INSTALL:
        # A Prince may be meant as heir, if there is a Banner in the Hand or the deck.
        return arg_a(move) != PRINCE
    return what in OPEN_VERBS
