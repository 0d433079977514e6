"""A vote for Winter, and the Winter itself (W3 to W7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...counsel.standing import standings
from ...engine import events as e
from ...engine.cards import COLOURS
from ...engine.decisions import MUSTER, VOTE, WINTER
from ...engine.rule_ids import rule_id
from ...engine.table import Table
from ...engine.voting import votes
from ...words.words import capital
from ..board.board import Painter
from ..board.cards import Card
from .scene import Picture, Scene, colour_of, is_deciding, name_of, named, sentence, sentences


@dataclass(frozen=True)
class Voter:
    field: str
    name: str
    votes: int


@dataclass(frozen=True)
class VotePicture(Picture):
    kind: ClassVar[str] = "vote"
    votes_for: list[Voter]
    votes_against: list[Voter]
    abstained: list[Voter]
    to_vote: list[Voter]
    total_for: int
    total_against: int
    #: What each Earl would earn if Winter came now, while the vote goes on. Hands are not counted.
    winter: list[Voter]
    outcome: list[str]


class Vote(Scene):
    goes_on_with = frozenset({e.VOTE_FOR, e.VOTE_AGAINST, e.ABSTAINS, e.VOTES_FOR, e.VOTES_AGAINST, e.NO_WINTER})

    def is_open(self, table: Table) -> bool:
        return is_deciding(table, VOTE)

    def paint(self, painter: Painter, table: Table) -> VotePicture:
        opening = self.events[0]
        votes_for = self.voters(painter, e.VOTE_FOR)
        votes_against = self.voters(painter, e.VOTE_AGAINST)
        return VotePicture(
            sentence(painter, opening),
            rule_id(opening.rule),
            votes_for,
            votes_against,
            abstained=self.voters(painter, e.ABSTAINS),
            to_vote=self.to_vote(painter, table) if self.is_open(table) else [],
            total_for=sum(one.votes for one in votes_for),
            total_against=sum(one.votes for one in votes_against),
            winter=self.winter(painter, table) if self.is_open(table) else [],
            outcome=sentences(painter, self.of_kind(e.NO_WINTER)),
        )

    def voters(self, painter: Painter, kind: int) -> list[Voter]:
        cast = self.of_kind(kind)
        return [Voter(painter.field(colour_of(one.seat)), named(painter, one.seat), int(one.number)) for one in cast]

    def winter(self, painter: Painter, table: Table) -> list[Voter]:
        return [
            Voter(painter.field(COLOURS[one.seat]), named(painter, one.seat), one.earns or 0)
            for one in standings(table)
        ]

    def to_vote(self, painter: Painter, table: Table) -> list[Voter]:
        """The voters who have not voted yet, including the one who is asked now."""
        voted = {event.seat for event in self.of_kind(e.VOTE_FOR, e.VOTE_AGAINST, e.ABSTAINS)}
        first, earls = next(int(one.seat) for one in table.stack if one.kind == VOTE), table.earls
        seats = [(first + place) % len(earls) for place in range(len(earls))]
        return [
            Voter(painter.field(COLOURS[seat]), named(painter, seat), int(votes(table, seat)))
            for seat in seats
            if seat not in voted and not earls[seat].out
        ]


@dataclass(frozen=True)
class Point:
    """Why an Earl earns a Legacy point: an emblem and words."""

    emblem: str
    text: str


@dataclass(frozen=True)
class Harvest:
    """What the Summer earned one Earl, and what he buys with it."""

    field: str
    name: str
    points: list[Point]
    is_capped: bool
    total: int
    bought: list[Card]
    to_spend: int


@dataclass(frozen=True)
class WinterPicture(Picture):
    kind: ClassVar[str] = "winter"
    harvests: list[Harvest]
    notes: list[str]


class Winter(Scene):
    goes_on_with = frozenset(
        {
            e.LEGACY_KING, e.LEGACY_FIEF, e.LEGACY_PAIR, e.LEGACY_CAPPED, e.LEGACY_TOTAL, e.NEW_FIRST, e.MARKERS_START,
            e.VIKINGS_START, e.LEGACY_SPENT, e.ATTACH, e.FOUND, e.INSTALL, e.BANNER, e.TOWER,
        }
    )  # fmt: skip

    def is_open(self, table: Table) -> bool:
        return is_deciding(table, WINTER, MUSTER)

    def paint(self, painter: Painter, table: Table) -> WinterPicture:
        opening = self.events[0]
        notes = sentences(painter, self.of_kind(e.NEW_FIRST, e.MARKERS_START, e.VIKINGS_START))
        counted = self.of_kind(e.LEGACY_TOTAL)
        return WinterPicture(
            sentence(painter, opening),
            rule_id(opening.rule),
            [self.harvest(painter, table, event) for event in counted],
            notes,
        )

    def harvest(self, painter: Painter, table: Table, total: e.Event) -> Harvest:
        seat = int(total.seat)
        mine = [event for event in self.events if event.seat == seat]
        colour = colour_of(seat)
        bought = {e.ATTACH, e.FOUND, e.INSTALL, e.BANNER}
        return Harvest(
            field=painter.field(colour),
            name=named(painter, seat),
            points=[point for event in mine if (point := self.point(painter, event))],
            is_capped=any(event.kind == e.LEGACY_CAPPED for event in mine),
            total=int(total.number),
            bought=[painter.card(laid(event), colour) for event in mine if event.kind in bought],
            to_spend=int(table.earls[seat].to_spend) if self.is_open(table) else 0,
        )

    def point(self, painter: Painter, event: e.Event) -> Point | None:
        if event.kind == e.LEGACY_KING:
            emblem, why = "king", "king"
        elif event.kind == e.LEGACY_FIEF:
            emblem = why = name_of(event.card)
        elif event.kind == e.LEGACY_PAIR:
            emblem, why = "banquet", "pair"
        else:
            return None
        return Point(emblem, capital(painter.words.text(f"scene-point-{why}")))


def laid(event: e.Event) -> str:
    return "banner" if event.kind == e.BANNER else name_of(event.card)
