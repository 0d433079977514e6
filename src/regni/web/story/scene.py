"""A scene: events that belong together, as one seat saw them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar

from ...engine.cards import COLOURS, NAMES
from ...engine.events import Event
from ...engine.rule_ids import rule_id
from ...engine.table import Table
from ...words.words import capital, seat_key, times
from ..board.board import Painter
from ..board.cards import Card


@dataclass(frozen=True)
class Step:
    """One event in words, with its rule, and the card turned up or the Earl named, if any."""

    text: str
    rule: str
    card: Card | None = None
    field: str = ""


@dataclass(frozen=True)
class Picture:
    """A scene as it is drawn. Each kind has its own template."""

    kind: ClassVar[str]
    title: str
    rule: str
    #: Its number among the scenes that the seat has seen. The page knows by it whether it has shown the scene before.
    number: int = field(default=0, kw_only=True)


class Scene(ABC):
    """Events that belong together. They are read one after another."""

    #: The kinds of events that continue the scene.
    goes_on_with: ClassVar[frozenset[int]]

    def __init__(self, opening: Event | None, cause: Scene | None = None) -> None:
        self.events: list[Event] = [opening] if opening is not None else []
        #: The scene that led to it. Both are shown side by side.
        self.cause = cause
        #: Its number in the story, from 1 on. The Summer and the round in which it began.
        self.number = 0
        self.summer = 0
        self.round = 0
        #: The numbers of the first and the last move that added to the scene.
        self.first = 0
        self.last = 0

    def take(self, event: Event) -> bool:
        """Adds an event if it belongs to this scene. Returns whether it does."""
        if event.kind not in self.goes_on_with:
            return False
        self.events.append(event)
        return True

    def is_open(self, table: Table) -> bool:
        """Whether the scene is still under way, on the table as the seat sees it."""
        return False

    @abstractmethod
    def paint(self, painter: Painter, table: Table) -> Picture:
        """The picture of the scene for one reader, who sees this table."""

    def of_kind(self, *kinds: int) -> list[Event]:
        return [event for event in self.events if event.kind in kinds]


def is_deciding(table: Table, *kinds: int) -> bool:
    """Whether a decision of these kinds is still on the stack."""
    return any(one.kind in kinds for one in table.stack)


def colour_of(seat: int) -> str:
    """An Earl's colour, or `vikings`."""
    return COLOURS[seat] if seat >= 0 else seat_key(seat)


def named(painter: Painter, seat: int) -> str:
    return capital(painter.words.colour(seat))


def sentence(painter: Painter, event: Event) -> str:
    # This event is the seat's own version: what the seat may not see was already removed.
    return painter.words.event(event, int(event.secret))


def step(painter: Painter, event: Event, card: Card | None = None, field: str = "") -> Step:
    return Step(sentence(painter, event), rule_id(event.rule), card, field)


def sentences(painter: Painter, events: Iterable[Event]) -> list[str]:
    """The sentences of events. A repeated sentence is given once, with its number."""
    counts: dict[str, int] = {}
    for event in events:
        said = sentence(painter, event)
        counts[said] = counts.get(said, 0) + 1
    return [times(said, number) for said, number in counts.items()]


def name_of(card: int) -> str:
    return NAMES[card]
