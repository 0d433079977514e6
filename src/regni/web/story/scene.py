"""A scene: things that happened and belong together, read from the events as one seat saw them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from ...engine.cards import COLOURS, NAMES
from ...engine.events import Event
from ...engine.rule_ids import rule_id
from ...engine.table import Table
from ...words.words import capital, seat_key
from ..board.board import Card, Painter


@dataclass(frozen=True)
class Step:
    """One thing that happened: in words, with the card turned up for it or the Earl it names, and its rule."""

    text: str
    rule: str
    card: Card | None = None
    field: str = ""


@dataclass(frozen=True)
class Picture:
    """A scene as it is drawn; each kind has a template of its own."""

    kind: ClassVar[str]
    title: str
    rule: str


class Scene(ABC):
    """What belongs together, as it is read event by event."""

    #: The events by which it goes on.
    goes_on_with: ClassVar[frozenset[int]]

    def __init__(self, opening: Event | None, cause: Scene | None = None) -> None:
        self.events: list[Event] = [opening] if opening is not None else []
        #: The scene that led to it, to be seen beside it.
        self.cause = cause
        #: After how many moves it was last heard of.
        self.last = 0

    def take(self, event: Event) -> bool:
        """Whether an event belongs to this scene; then it is kept."""
        if event.kind not in self.goes_on_with:
            return False
        self.events.append(event)
        return True

    def is_open(self, table: Table) -> bool:
        """Whether it is still under way, on the table as the seat sees it."""
        return False

    @abstractmethod
    def paint(self, painter: Painter, table: Table) -> Picture:
        """As it is drawn for one reader, who sees that table."""

    def of_kind(self, *kinds: int) -> list[Event]:
        return [event for event in self.events if event.kind in kinds]


def is_deciding(table: Table, *kinds: int) -> bool:
    """Whether something of these kinds is still to be decided."""
    return any(one.kind in kinds for one in table.stack)


def colour_of(seat: int) -> str:
    """An Earl's colour, or `vikings`."""
    return COLOURS[seat] if seat >= 0 else seat_key(seat)


def named(painter: Painter, seat: int) -> str:
    return capital(painter.words.earl(seat))


def sentence(painter: Painter, event: Event) -> str:
    # An event as the seat saw it has lost what was not for its eyes.
    return painter.words.event(event, int(event.secret))


def step(painter: Painter, event: Event, card: Card | None = None, field: str = "") -> Step:
    return Step(sentence(painter, event), rule_id(event.rule), card, field)


def sentences(painter: Painter, events: Iterable[Event]) -> list[str]:
    """Each once, with how often it is true."""
    counts: dict[str, int] = {}
    for event in events:
        said = sentence(painter, event)
        counts[said] = counts.get(said, 0) + 1
    return [said if number == 1 else f"{said} (×{number})" for said, number in counts.items()]


def name_of(card: int) -> str:
    return NAMES[card]
