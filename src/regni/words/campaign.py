"""The story of a Wessex campaign so far: the votes, crowns and Legacy points of each Summer (W).

It is made from public events only, so it shows nothing hidden.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

from ..engine import events as e
from ..engine.cards import COLOURS, NAMES
from ..engine.events import Event
from ..engine.forces import TRAY
from ..errors import RegniError
from ..game import Game
from ..records.positions import Data

#: The votes an Earl can cast, by event.
BALLOTS = {e.VOTE_FOR: "for", e.VOTE_AGAINST: "against", e.ABSTAINS: "abstains"}
#: What else a Legacy point can buy, by event.
BOUGHT = (e.BANNER, e.FOUND, e.ATTACH, e.INSTALL)
TOWERS = "towers"


@dataclass
class Ballot:
    """How an Earl voted, and how many votes that was."""

    earl: str
    how: str
    votes: int


@dataclass
class Vote:
    """A vote for Winter. Without a caller it was held because longboats were sighted; `passed` is None until it is
    decided.
    """

    round: int
    caller: str
    ballots: list[Ballot] = field(default_factory=list)
    votes_for: int = 0
    votes_against: int = 0
    passed: bool | None = None


@dataclass
class Point:
    """A Legacy point and what earned it: `king`, `pair` (Monk and Banquet shown), or a card in a Fief (W5.1).

    `fief` counts from 1.
    """

    earl: str
    why: str
    fief: int = 0


@dataclass
class Purchase:
    """What a Legacy point bought: `towers`, or a card. `fief` is where it was put, 0 where that does not apply."""

    earl: str
    what: str = TOWERS
    fief: int = 0


@dataclass
class Crown:
    """Who took the King card, and in which round; 0 is before the first turn."""

    earl: str
    round: int


@dataclass
class Summer:
    """One Summer of the campaign, with the spending before it and the Winter after it."""

    number: int
    first: str
    #: The number of rounds so far.
    rounds: int = 0
    #: The black markers on the table when the Summer began.
    markers: int = 0
    #: Whether the Vikings have arrived, or were there from the start.
    danelaw: bool = False
    spent: list[Purchase] = field(default_factory=list)
    crowns: list[Crown] = field(default_factory=list)
    votes: list[Vote] = field(default_factory=list)
    #: Whether it ended in Winter.
    winter: bool = False
    earned: list[Point] = field(default_factory=list)
    #: Earls who were off the table in Winter and would otherwise have earned more (W2.3).
    capped: list[str] = field(default_factory=list)
    #: Each Earl's Legacy points after this Winter.
    legacy: dict[str, int] = field(default_factory=dict)

    def earned_by(self, earl: str) -> int:
        """The number of points that Earl earned in this Winter."""
        return 1 if earl in self.capped else sum(point.earl == earl for point in self.earned)


@dataclass
class Campaign:
    """All Summers so far. `outcome` is as in the record; it is empty while the campaign goes on."""

    earls: list[str]
    summers: list[Summer]
    outcome: Data = field(default_factory=dict)

    def data(self) -> Data:
        """As plain data, for JSON."""
        data = asdict(self)
        for one, summer in zip(data["summers"], self.summers, strict=True):
            one["points"] = {earl: summer.earned_by(earl) for earl in self.earls}
        return data


def campaign_of(game: Game) -> Campaign:
    """The story of a game that is a Wessex campaign; other games are refused.

    >>> from regni import Game, ruleset_from
    >>> game = Game.new(seats=2, ruleset=ruleset_from({"variant": "wessex"}), seed="alfred")
    >>> [(summer.number, summer.rounds, summer.winter) for summer in campaign_of(game).summers]
    [(1, 0, False)]
    """
    if not game.table.variant.is_campaign:
        raise RegniError("campaign-none")
    teller = Teller(game)
    for number in range(len(game.moves) + 1):
        for event in game.events_of(number):
            teller.hear(event)
    return Campaign(COLOURS[: game.table.players], teller.summers, dict(game.record.outcome))


class Teller:
    """Reads the events in order and builds the Summers."""

    def __init__(self, game: Game) -> None:
        begun = game.record.position
        number, rounds = begun.get("summer", 1), begun.get("round", 0)
        assert isinstance(number, int)
        assert isinstance(rounds, int)
        self.summers = [Summer(number, str(begun.get("first", "")), rounds)]
        vikings = begun.get("vikings", {})
        assert isinstance(vikings, dict)
        self.summer.danelaw = bool(vikings.get("arrived", False))

    @property
    def summer(self) -> Summer:
        return self.summers[-1]

    @property
    def vote(self) -> Vote:
        """The vote under way. If the game began during a vote, a new `Vote` is made for it."""
        if not self.summer.votes or self.summer.votes[-1].passed is not None:
            self.summer.votes.append(Vote(self.summer.rounds, ""))
        return self.summer.votes[-1]

    def hear(self, event: Event) -> None:
        kind, number = event.kind, int(event.number)
        earl = COLOURS[event.seat] if event.seat >= 0 else ""
        if kind == e.FIRST_PLAYER:
            self.summer.first = earl
        elif kind == e.ROUND:
            self.summer.rounds = number
        elif kind == e.CROWNED:
            self.summer.crowns.append(Crown(earl, self.summer.rounds))
        elif kind in (e.ARRIVED, e.VIKINGS_START):
            self.summer.danelaw = True
        elif kind in (e.VOTE_CALLED, e.LONGBOATS):
            self.summer.votes.append(Vote(self.summer.rounds, earl))
        elif kind in BALLOTS:
            self.vote.ballots.append(Ballot(earl, BALLOTS[kind], number if kind != e.ABSTAINS else 0))
        elif kind == e.VOTES_FOR:
            self.vote.votes_for = number
        elif kind == e.VOTES_AGAINST:
            self.vote.votes_against = number
        elif kind in (e.WINTER, e.NO_WINTER):
            self.vote.passed = self.summer.winter = kind == e.WINTER
        elif kind in (e.NEW_FIRST, e.MARKERS_START):
            self.hear_of_spring(kind, earl, number)
        else:
            self.hear_of_legacy(event, earl, number)

    def hear_of_spring(self, kind: int, earl: str, number: int) -> None:
        if kind == e.NEW_FIRST:
            self.summers.append(Summer(self.summer.number + 1, earl))
        else:
            self.summer.markers = number

    def hear_of_legacy(self, event: Event, earl: str, number: int) -> None:
        kind, summer = event.kind, self.summer
        if kind == e.LEGACY_KING:
            summer.earned.append(Point(earl, "king"))
        elif kind == e.LEGACY_FIEF:
            summer.earned.append(Point(earl, NAMES[event.card], int(event.fief) + 1))
        elif kind == e.LEGACY_PAIR:
            summer.earned.append(Point(earl, "pair"))
        elif kind == e.LEGACY_CAPPED:
            summer.capped.append(earl)
        elif kind == e.LEGACY_TOTAL:
            summer.legacy[earl] = number
        elif kind == e.LEGACY_SPENT:
            # Towers are bought one by one, each in secret; everything else is told at once.
            summer.spent.append(Purchase(earl))
        elif kind in BOUGHT and event.source == TRAY and summer.spent:
            bought = summer.spent[-1]
            bought.what = "banner" if kind == e.BANNER else NAMES[event.card]
            bought.fief = int(event.fief) + 1 if kind in (e.ATTACH, e.INSTALL) else 0
