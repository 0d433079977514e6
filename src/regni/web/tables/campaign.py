"""The page of a campaign: every Summer with its votes, points and spending, and what the next one begins with (W).

It shows what everybody saw. The reader's own deck is added if nobody else looks at the same screen. When the campaign
is over everything is shown, as in its record.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...art.sheet import card
from ...decks.deck import deck_of
from ...engine import events as e
from ...engine.cards import COLOURS
from ...engine.events import Event
from ...engine.sight import shown_of, veil
from ...game import Game
from ...records.positions import counts
from ...words.campaign import Campaign, Summer, Vote, campaign_of
from ...words.chronicle import Chronicle, Entry
from ...words.ledger import Ledger
from ...words.words import Words
from ..board.arms import Arms, arms_of, players_of
from ..pages.page import Reader, page
from ..play.host import LiveSession
from ..story.chart import Line, chart
from ..story.happenings import BYSTANDER
from .table import glossary_address, opened, this_table_of


@dataclass(frozen=True)
class Standing:
    """The points and honours of an Earl now."""

    arms: Arms
    legacy: int
    to_spend: int
    is_first: bool
    is_king: bool


@dataclass(frozen=True)
class Ballot:
    arms: Arms
    #: "for", "against" or "abstains". `text` says the same in words.
    how: str
    text: str


@dataclass(frozen=True)
class Voting:
    """A vote for Winter."""

    when: str
    rule: str
    ballots: list[Ballot]
    result: str
    #: "passed", "failed", or empty while voting goes on.
    state: str


@dataclass(frozen=True)
class Reason:
    """Why points were earned, and the rule."""

    text: str
    rule: str


@dataclass(frozen=True)
class Share:
    """What one Earl bought for a Summer, and what that Summer earned him."""

    arms: Arms
    spent: list[str]
    crowned: list[str]
    points: int
    reasons: list[Reason]
    #: His Legacy points after the Winter. -1 before that.
    legacy: int


@dataclass(frozen=True)
class ToldSummer:
    """A Summer as the page shows it."""

    number: int
    title: str
    first: Arms | None
    is_begun: bool
    rounds: str
    markers: list[bool]
    danelaw: bool
    winter: bool
    votes: list[Voting]
    shares: list[Share]
    #: The chronicle of its rounds, if it was asked for.
    chronicle: list[Entry]
    is_open: bool


@dataclass(frozen=True)
class OwnDeck:
    """A deck that the reader may see: its Earl, and its cards with their numbers."""

    arms: Arms
    cards: list[tuple[Markup, int]]


@dataclass(frozen=True)
class SeenDeck:
    """What everybody has seen of a deck."""

    arms: Arms
    left: int
    seen: str


async def campaign_page(request: Request) -> Response:
    live, seats = await opened(request)
    if not live.session.game.table.variant.is_campaign:
        raise HTTPException(404)
    reader = Reader(request)
    asked = request.query_params.get("summer", "")
    handle = request.path_params["handle"]
    annalist = Annalist(live, seats, reader.words)
    contents = annalist.contents(int(asked) if is_number(asked) else 0)
    return page(
        "campaign.html",
        reader,
        request,
        handle=handle,
        whole=this_table_of(request, live.number),
        glossary=glossary_address(request, live, reader),
        **contents,
    )


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 4


class Annalist:
    """Tells a campaign to the holder of these seats."""

    def __init__(self, live: LiveSession, seats: Sequence[int], words: Words) -> None:
        self.game: Game = live.session.game
        #: If several people share the screen, it shows only what everybody sees.
        self.seat = seats[0] if len(seats) == 1 else BYSTANDER
        self.words = words.at(self.game.table, self.seat, live.session.terms.people)
        self.ledger = Ledger(words)
        #: The table as the seat sees it. When the campaign is over, the whole table.
        self.table = self.game.table if self.game.outcome is not None else veil(self.game.table, self.seat)
        players = players_of(live.session.terms, words)
        self.arms = [arms_of(seat, self.table, words, players) for seat in range(int(self.table.players))]

    def contents(self, asked: int) -> dict[str, Any]:
        """All that the page shows. The chronicle is of the Summer that was asked for, or of the Summer played last."""
        campaign = campaign_of(self.game)
        last = campaign.summers[-1].number
        played = [summer.number for summer in campaign.summers if summer.rounds]
        chosen = asked if asked in played else max(played, default=0)
        return {
            "now": self.now(),
            "is_over": self.game.outcome is not None,
            "standings": self.standings(),
            "chart": self.chart(campaign),
            "summers": [self.summer(summer, chosen, last) for summer in reversed(campaign.summers)],
            "chosen": chosen,
            "decks": self.decks(),
            "seen": self.seen(),
            "is_shared": self.seat == BYSTANDER,
        }

    def now(self) -> str:
        """How far the campaign is, in words."""
        table = self.table
        if table.over:
            return self.words.ending(table)
        summer, rounds = int(table.summer), int(table.round)
        if rounds:
            return self.words.text("campaign-now", summer=summer, round=rounds)
        return self.words.text("campaign-now-winter" if summer > 1 else "campaign-now-first", summer=summer)

    def standings(self) -> list[Standing]:
        table = self.table
        return [
            Standing(arms, int(earl.legacy), int(earl.to_spend), table.first == seat, table.king == seat)
            for seat, (arms, earl) in enumerate(zip(self.arms, table.earls, strict=False))
        ]

    def chart(self, campaign: Campaign) -> Markup | None:
        """The chart of everybody's Legacy points after each Winter."""
        winters = [summer for summer in campaign.summers if summer.legacy]
        if not winters:
            return None
        lines = [
            Line(arms.field, arms.letter, [0, *(winter.legacy.get(COLOURS[seat], 0) for winter in winters)])
            for seat, arms in enumerate(self.arms)
        ]
        below = ["", *(self.words.text("campaign-chart-winter", number=winter.number) for winter in winters)]
        return chart(lines, below, [], self.words.text("campaign-chart-label"))

    # A Summer.

    def summer(self, summer: Summer, chosen: int, last: int) -> ToldSummer:
        markers = int(self.table.rules.viking_markers)
        return ToldSummer(
            number=summer.number,
            title=self.ledger.text("summer", number=summer.number),
            first=self.by_colour(summer.first),
            is_begun=summer.rounds > 0,
            rounds=self.ledger.text("rounds", number=summer.rounds),
            markers=[index < summer.number - 1 for index in range(markers)],
            danelaw=summer.danelaw,
            winter=summer.winter,
            votes=[self.vote(vote) for vote in summer.votes],
            shares=[self.share(seat, summer) for seat in range(len(self.arms))],
            chronicle=self.chronicle(summer.number) if summer.number == chosen else [],
            # During a Winter the reader also wants to see the Summer before it.
            is_open=summer.number in (chosen, last, last - 1),
        )

    def by_colour(self, colour: str) -> Arms | None:
        return self.arms[COLOURS.index(colour)] if colour in COLOURS[: len(self.arms)] else None

    def vote(self, vote: Vote) -> Voting:
        text = self.ledger.text
        by = text("called", earl=self.ledger.earl(vote.caller)) if vote.caller else text("longboats")
        ballots = [
            Ballot(
                self.arms[COLOURS.index(one.earl)],
                one.how,
                self.words.text(f"campaign-ballot-{one.how}", number=one.votes),
            )
            for one in vote.ballots
        ]
        if vote.passed is None:
            result, state = text("under-way"), ""
        else:
            counted = text("counts", votes_for=vote.votes_for, votes_against=vote.votes_against)
            state = "passed" if vote.passed else "failed"
            result = f"{counted}: {text('passes' if vote.passed else 'fails')}"
        return Voting(
            self.words.text("campaign-vote", round=vote.round, by=by), "W3.3" if vote.caller else "W3.5", ballots,
            result, state,
        )  # fmt: skip

    def share(self, seat: int, summer: Summer) -> Share:
        colour = COLOURS[seat]
        reasons = [Reason(self.ledger.reason(point), "W5.1") for point in summer.earned if point.earl == colour]
        if colour in summer.capped:
            reasons.append(Reason(self.ledger.text("capped"), "W2.3"))
        crowned = [
            self.ledger.text("crown-round", number=crown.round) if crown.round else self.ledger.text("crown-start")
            for crown in summer.crowns
            if crown.earl == colour
        ]
        return Share(
            arms=self.arms[seat],
            spent=[self.ledger.bought(purchase) for purchase in summer.spent if purchase.earl == colour],
            crowned=crowned,
            points=summer.earned_by(colour),
            reasons=reasons,
            legacy=summer.legacy.get(colour, -1),
        )

    def chronicle(self, number: int) -> list[Entry]:
        """What happened in one Summer, sentence by sentence."""
        chronicle = Chronicle(self.game, self.seat, self.words)
        for event in self.events_of(number):
            chronicle.add(event)
        return chronicle.entries

    def events_of(self, number: int) -> Iterator[Event]:
        summer = self.game.record.position.get("summer", 1)
        assert isinstance(summer, int)
        for event in self.game.events(self.seat):
            # With this event the next Summer begins.
            summer += event.kind == e.NEW_FIRST
            if summer == number:
                yield event

    # Decks.

    def decks(self) -> list[OwnDeck]:
        """The reader's own deck. When the campaign is over, everybody's decks."""
        if self.game.outcome is not None:
            seats = list(range(len(self.arms)))
        else:
            seats = [self.seat] if self.seat != BYSTANDER else []
        return [self.deck(seat) for seat in seats]

    def deck(self, seat: int) -> OwnDeck:
        wanted = self.table.earls[seat].wanted
        brought = self.game.record.players[seat].deck
        cards = counts(wanted) if wanted else deck_of(brought) if brought else {}
        drawn = [
            (Markup(card(name, COLOURS[seat], self.words.text(f"card-{name}"), alone=False)), number)
            for name, number in cards.items()
        ]
        return OwnDeck(self.arms[seat], drawn)

    def seen(self) -> list[SeenDeck]:
        """What everybody has seen of the other Earls' decks."""
        if self.game.outcome is not None:
            return []
        return [
            SeenDeck(
                self.arms[seat],
                len(self.table.earls[seat].deck),
                self.ledger.names.counted(counts(shown_of(self.table, seat))),
            )
            for seat in range(len(self.arms))
            if seat != self.seat
        ]


ROUTES = [Route("/table/{handle}/campaign", campaign_page)]
