"""Events as everybody at the table saw them, and kinds of them that belong together."""

from __future__ import annotations

from ...engine import events as e
from ...engine.events import Event
from ...game import Game

#: Whoever sees what everybody sees, and nothing else.
BYSTANDER = -1

ATTACKS = (e.STORM, e.RAID, e.SIEGE)
PLOTS = (
    e.BETRAY_LORD, e.BETRAY_MERCENARY, e.BETRAY_HAND, e.INTRIGUE_FIEF, e.INTRIGUE_MERCENARY, e.INTRIGUE_POOL,
)  # fmt: skip


def public_events(game: Game, number: int) -> list[Event]:
    """What move `number` brought about (0: the deal), as everybody saw it."""
    return [event.seen_by(BYSTANDER) for event in game.events_of(number) if event.is_seen_by(BYSTANDER)]
