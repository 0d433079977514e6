"""Events as everybody at the table saw them, and kinds of them that belong together."""

from __future__ import annotations

from ...engine import events as e
from ...engine.events import Event
from ...game import Game

#: Whoever sees what everybody sees, and nothing else.
BYSTANDER = -1

ATTACKS = e.family("attack")
PLOTS = e.family("plot")


def public_events(game: Game, number: int) -> list[Event]:
    """What move `number` brought about (0: the deal), as everybody saw it."""
    return [event.seen_by(BYSTANDER) for event in game.events_of(number) if event.is_seen_by(BYSTANDER)]
