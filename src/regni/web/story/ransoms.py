"""A captured Lord: bought back, or killed (B6.11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...engine import events as e
from ...engine.cards import COLOURS, NAMES
from ...engine.decisions import HOMECOMING, RANSOM
from ...engine.table import Decision, Table
from ...words.words import capital
from ..board.board import Painter
from ..board.cards import Card
from .scene import Picture, Scene, is_deciding, name_of, sentences

RULE = "B6.11"


@dataclass(frozen=True)
class RansomPicture(Picture):
    kind: ClassVar[str] = "ransom"
    captive: Card
    owner_field: str
    captor_field: str
    paid: list[Card]
    outcome: list[str]


class Ransom(Scene):
    """Begins with a decision: the owner is asked for a ransom before any event tells of it."""

    goes_on_with = frozenset({e.RANSOM, e.FREED, e.UNRANSOMED, e.HOMELESS, e.PLACED, e.NO_ROOM})

    def __init__(self, decision: Decision, cause: Scene | None) -> None:
        super().__init__(None, cause)
        self.owner = COLOURS[decision.seat]
        self.captor = COLOURS[decision.a]
        self.lord = NAMES[decision.b]

    @property
    def is_settled(self) -> bool:
        return bool(self.of_kind(e.FREED, e.UNRANSOMED, e.HOMELESS))

    def is_open(self, table: Table) -> bool:
        return not self.is_settled and is_deciding(table, RANSOM, HOMECOMING)

    def paint(self, painter: Painter, table: Table) -> RansomPicture:
        words, owner, captor = painter.words, COLOURS.index(self.owner), COLOURS.index(self.captor)
        asked = words.text(
            "scene-ransom-asked",
            owner=words.earl(owner),
            owner_key=words.key(owner),
            captor=words.whom(captor),
            captor_key=words.key(captor),
            card=painter.names.card(self.lord),
            number=int(painter.rules.ransom_properties),
        )
        outcome = sentences(painter, self.of_kind(e.RANSOM, e.FREED, e.UNRANSOMED, e.HOMELESS, e.NO_ROOM))
        return RansomPicture(
            words.text("scene-ransom"),
            RULE,
            captive=painter.card(self.lord, self.owner),
            owner_field=painter.field(self.owner),
            captor_field=painter.field(self.captor),
            paid=[painter.card(name_of(event.card), self.owner) for event in self.of_kind(e.RANSOM)],
            outcome=outcome or [capital(asked)],
        )
