"""The turn of the King of Rebellion: a card of his Mind, the Earl whom the bag names, what he does and why (R3, R4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...engine import events as e
from ...engine.decisions import KING_TURN
from ...engine.rule_ids import R3_6, rule_id
from ...engine.table import Table
from ..board.board import Painter
from ..board.cards import Card
from .scene import Picture, Scene, Step, colour_of, is_deciding, name_of, step


@dataclass(frozen=True)
class KingPicture(Picture):
    kind: ClassVar[str] = "king"
    steps: list[Step]


class KingTurn(Scene):
    """Begins with a card of his Mind, or with a cube if he sends the Vikings (R6.4)."""

    goes_on_with = frozenset(
        {
            e.KING_CUBE, e.APPEASED, e.KING_JOUST, e.KING_UNAVAILABLE, e.KING_IMPOSSIBLE, e.KING_TURNS_TO, e.KING_IDLE,
            e.KING_RECKONS,
            e.KING_PASSES_OVER, e.KING_WANTS, e.KING_LACKS, e.KING_IGNORES, e.KING_CUBES, e.MIND_SPENT, e.MIND_SHUFFLED,
            e.ATTACH, e.FOUND, e.INSTALL, e.ARMY, e.MARKER, e.HOLD,
        }
    )  # fmt: skip

    def take(self, event: e.Event) -> bool:
        # Other markers are moved by the Vikings' clock, not by the King.
        return (event.kind != e.MARKER or event.rule == R3_6) and super().take(event)

    def is_open(self, table: Table) -> bool:
        return is_deciding(table, KING_TURN)

    def paint(self, painter: Painter, table: Table) -> KingPicture:
        opening = self.events[0]
        title = painter.words.text("scene-king" if opening.kind == e.MIND else "scene-king-vikings")
        steps = [step(painter, event, self.card(painter, event), self.field(painter, event)) for event in self.events]
        return KingPicture(title, rule_id(opening.rule), steps)

    def card(self, painter: Painter, event: e.Event) -> Card | None:
        """The card that was turned up, or the card that he laid."""
        if event.kind == e.KING_JOUST or event.kind == e.ARMY:
            return painter.card(name_of(event.card), "")
        if event.kind in (e.MIND, e.ATTACH, e.FOUND, e.INSTALL):
            return painter.card(name_of(event.card), colour_of(event.seat))
        return painter.card("banquet", colour_of(event.seat)) if event.kind == e.APPEASED else None

    def field(self, painter: Painter, event: e.Event) -> str:
        """The Earl whom a cube names, or whom the King passes over."""
        return painter.field(colour_of(event.other)) if event.kind in (e.KING_CUBE, e.KING_PASSES_OVER) else ""
