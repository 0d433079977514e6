"""Treachery and Intrigue, and the Political Struggle over them (B7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...engine import events as e
from ...engine.cards import kind_of
from ...engine.decisions import ALLIES, RESOLVE, STRUGGLE, TAKE_ARMY, TAKE_PROPERTY
from ...engine.rule_ids import rule_id
from ...engine.table import Table
from ..board.board import Painter
from ..board.cards import Card
from .scene import Picture, Scene, colour_of, is_deciding, name_of, named, sentence, sentences

TREACHERY = {e.BETRAY_LORD, e.BETRAY_MERCENARY, e.BETRAY_HAND}
#: The events that tell what a plot brought about.
RESULTS = (
    e.FOILED, e.NO_EFFECT, e.KILLED, e.FIEF_LOST, e.FIEF_TAKEN, e.MERCENARY_LOST, e.HAND_LOST, e.INTRIGUED,
    e.ARMY_TAKEN, e.MERCENARY_TAKEN, e.NO_ROOM, e.OUT, e.TABLED, e.KING_FALLS,
)  # fmt: skip
#: The events of cards that both sides play, or do not play.
PLAYS = (
    e.ALLIES, e.NO_ALLIES, e.VASSAL, e.YIELDS, e.KING_ALLIES, e.KING_NO_ALLIES, e.KING_VASSAL, e.KING_NO_VASSAL,
)  # fmt: skip


@dataclass(frozen=True)
class Plotter:
    """One side of a plot: the Earl, the cards he played in their order, and whether he gave in."""

    field: str
    name: str
    played: list[Card]
    has_yielded: bool


@dataclass(frozen=True)
class PlotPicture(Picture):
    kind: ClassVar[str] = "plot"
    actor: Plotter
    target: Plotter
    #: The card that the plot is aimed at. None for a Hand, which is drawn as a card's back.
    aim: Card | None
    #: Whether the aim itself was taken or lost, and not only a part of it.
    is_aim_lost: bool
    plays: list[str]
    #: Cards lost or taken.
    prey: list[Card]
    outcome: list[str]
    is_struggle: bool

    @property
    def across(self) -> int:
        """How many cards lie side by side, with the aim."""
        return max(2, len(self.actor.played) + len(self.target.played) + 2)


class Plot(Scene):
    goes_on_with = frozenset({*RESULTS, *PLAYS})

    def __init__(self, opening: e.Event, cause: Scene | None, before: Table) -> None:
        super().__init__(opening, cause)
        #: The Fiefs that the plot may touch, as they were before. They are kept for the colours of their cards: an Earl
        #: may hold cards of another colour.
        fiefs = before.earls[opening.other].fiefs
        if opening.kind == e.INTRIGUE_FIEF:
            self.fiefs = fiefs[opening.fief : opening.fief + 1]
        else:
            self.fiefs = [fief for fief in fiefs if fief.lord == opening.card]

    def is_open(self, table: Table) -> bool:
        return is_deciding(table, RESOLVE, ALLIES, STRUGGLE, TAKE_PROPERTY, TAKE_ARMY)

    def paint(self, painter: Painter, table: Table) -> PlotPicture:
        opening = self.events[0]
        kind = "treachery" if opening.kind in TREACHERY else "intrigue"
        actor = painter.card(kind, colour_of(opening.seat))
        aim = self.aim(painter, opening)
        left = [card for fief in self.fiefs for card in (fief.keep, *fief.properties)]
        prey = [card for event in self.events if (card := self.prey(painter, event, left))]
        return PlotPicture(
            sentence(painter, opening),
            rule_id(opening.rule),
            actor=self.plotter(painter, int(opening.seat), [actor]),
            target=self.plotter(painter, int(opening.other), []),
            aim=aim,
            is_aim_lost=aim is not None and any(card.kind == aim.kind for card in prey),
            plays=sentences(painter, self.of_kind(*PLAYS)),
            prey=prey,
            outcome=sentences(painter, self.of_kind(*RESULTS)),
            is_struggle=bool(self.of_kind(e.ALLIES, e.KING_ALLIES)),
        )

    def plotter(self, painter: Painter, seat: int, played: list[Card]) -> Plotter:
        mine = [event for event in self.events if event.seat == seat]
        shown = [card for event in mine if (card := self.played(painter, event))]
        has_yielded = any(event.kind == e.YIELDS for event in mine)
        return Plotter(painter.field(colour_of(seat)), named(painter, seat), played + shown, has_yielded)

    def played(self, painter: Painter, event: e.Event) -> Card | None:
        if event.kind in (e.ALLIES, e.VASSAL):
            return painter.card("allies" if event.kind == e.ALLIES else "vassal", colour_of(event.seat))
        if event.kind in (e.KING_ALLIES, e.KING_NO_ALLIES, e.KING_VASSAL, e.KING_NO_VASSAL):
            return painter.card(name_of(event.card), "")
        return None

    def aim(self, painter: Painter, opening: e.Event) -> Card | None:
        colour = colour_of(opening.other)
        if opening.kind == e.INTRIGUE_FIEF:
            return painter.laid(self.fiefs[0].keep, int(opening.other))
        if opening.kind == e.BETRAY_LORD:
            return painter.card(name_of(opening.card), colour)
        if opening.kind in (e.BETRAY_MERCENARY, e.INTRIGUE_MERCENARY):
            return painter.card("mercenary", colour)
        return painter.card("infantry", "") if opening.kind == e.INTRIGUE_POOL else None

    def prey(self, painter: Painter, event: e.Event, left: list[int]) -> Card | None:
        """The card that an event says is lost or taken. `left` are the cards that still lie in the Fief."""
        if event.kind in (e.KILLED, e.HAND_LOST):
            return painter.card(name_of(event.card), colour_of(event.seat))
        if event.kind in (e.FIEF_LOST, e.FIEF_TAKEN, e.INTRIGUED):
            holder = int(event.seat if event.kind == e.FIEF_LOST else event.other)
            found = next((one for one in left if kind_of(one) == event.card), None)
            if found is None:
                return painter.card(name_of(event.card), colour_of(holder))
            left.remove(found)
            return painter.laid(found, holder)
        if event.kind in (e.MERCENARY_LOST, e.MERCENARY_TAKEN):
            owner = event.seat if event.kind == e.MERCENARY_LOST else event.other
            return painter.card("mercenary", colour_of(owner))
        return painter.card(name_of(event.card), "") if event.kind == e.ARMY_TAKEN else None
