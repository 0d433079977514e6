"""Events as everybody at the table saw them, and groups of kinds of events."""

from __future__ import annotations

from ...engine import events as e
from ...engine.events import Event
from ...game import Game

#: Stands for a seat that sees only what everybody sees.
BYSTANDER = -1

ATTACKS = e.family("attack")
PLOTS = e.family("plot")


def public_events(game: Game, number: int) -> list[Event]:
    """The events of move `number` as everybody saw them. Number 0 is the deal."""
    return [event.seen_by(BYSTANDER) for event in game.events_of(number) if event.is_seen_by(BYSTANDER)]
