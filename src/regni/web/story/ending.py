"""The end of a game in words: who won and how, what decided it, what each Earl did, and what can come next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from markupsafe import Markup

from ...decks.book import DECKS, fitted
from ...engine import events as e
from ...engine.cards import COLOURS, NOBODY
from ...engine.events import Event
from ...engine.table import VIKINGS
from ...game import Game
from ...records.series import Series
from ...rules.house import Change, changes
from ...words.words import Words, capital
from ..board.arms import Arms, arms_of, field_of
from ..game_form import fields_of
from ..play.dealt import Dealt, dealt_of
from ..play.reasons import Reasons
from ..play.session import Session
from .account import Account, account_of
from .chart import Line, chart
from .deeds import DEEDS
from .happenings import public_events
from .story import Story

#: Figures that many games do not have. Where all are zero they are left out.
RARE = ("crowns", "legacy", "plots", "succeeded", "lords", "hired", "taken", "lost")
#: Endings in which no Earl has won, and who has won then.
VICTORS = {"no_fief_left": "vikings", "viking_victory": "vikings", "earls_beaten": "king"}
#: Events by which an Earl leaves the game, and events by which one takes from another. The last event of each tells how
#: the game ended.
LEAVING = (e.OUT, e.TABLED)
TAKING = (e.SEIZED, e.RAZED, e.FIEF_TAKEN, e.BETRAY_LORD)


@dataclass(frozen=True)
class ShownMoment:
    """A decisive moment."""

    field: str
    when: str
    text: str
    rule: str
    #: The number of the scene that shows it again. 0 if there is none.
    scene: int
    #: Why a bot brought it about, in words. Empty if none did.
    why: str


@dataclass(frozen=True)
class Figures:
    """One figure of each Earl. `most` is the highest value, or -1 if all Earls have the same."""

    name: str
    values: list[int]
    most: int


@dataclass(frozen=True)
class Score:
    """The score of a series: the number of wins that is needed, and the wins of each Earl."""

    sentence: str
    needed: int
    wins: list[tuple[Arms, int]]
    #: The players of this screen who may change their deck for the next game: colour, Earl, and the deck they already
    #: chose.
    decks: list[tuple[str, str, str]]


@dataclass(frozen=True)
class Ending:
    """All that is told at the end of a game, for one screen."""

    title: str
    #: Whether the reader has won, in words. Empty if several people share the screen.
    verdict: str
    sentence: str
    rule: str
    victors: list[Arms]
    moments: list[ShownMoment]
    earls: list[Arms]
    figures: list[Figures]
    chart: Markup
    score: Score | None
    has_next: bool
    #: The query that fills in the form for a new game like this one.
    like_this: str
    is_campaign: bool
    #: What was played otherwise than usual.
    house: list[Change]
    #: Whether bots have told why they moved as they did.
    has_reasons: bool
    #: How the cards were dealt, if people on their own devices did it together.
    dealt: Dealt | None


def ending_of(
    session: Session,
    seats: Sequence[int],
    words: Words,
    players: Sequence[str],
    story: Story | None = None,
    reasons: Reasons | None = None,
) -> Ending:
    """The end of the game that was just played, for the holder of these seats. Its scenes can be seen again. `reasons`
    are those of the bots."""
    return Scribe(session, words, players, story, reasons or {}).ending(seats)


class Scribe:
    """Writes the end of one game in one language."""

    def __init__(
        self, session: Session, words: Words, players: Sequence[str], story: Story | None, reasons: Reasons
    ) -> None:
        self.session = session
        self.game: Game = session.game
        self.table = session.game.table
        self.words = words
        self.players = players
        self.story = story
        self.reasons = reasons

    def ending(self, seats: Sequence[int]) -> Ending:
        outcome = self.game.outcome
        assert outcome is not None
        account = account_of(self.game)
        earls = [self.arms(seat) for seat in range(len(self.table.earls))]
        victors = [earls[seat] for seat in outcome.winners] or self.others_victory(outcome.ending)
        return Ending(
            title=self.title(outcome.ending, outcome.winners),
            verdict=self.verdict(seats, outcome.winners),
            sentence=self.sentence(outcome.ending, outcome.winners),
            rule=outcome.rule,
            victors=victors,
            moments=self.moments(account),
            earls=earls,
            figures=self.figures(account),
            chart=self.course(account, earls),
            score=self.score(seats),
            has_next=self.session.is_between_games,
            like_this=urlencode(fields_of(self.session.terms)),
            is_campaign=bool(self.table.variant.is_campaign),
            house=changes(self.table.rules, self.words),
            has_reasons=bool(self.reasons),
            dealt=dealt_of(self.session, self.words),
        )

    # Who won and how.

    def arms(self, seat: int) -> Arms:
        return arms_of(seat, self.table, self.words, self.players)

    def others_victory(self, ending: str) -> list[Arms]:
        """The arms of the Vikings or the King if they won. Empty if nobody won."""
        victor = VICTORS.get(ending, "")
        if victor == "king":
            return [self.arms(int(self.table.players))]
        return [Arms(victor, "", self.words.earl(VIKINGS), "", True)] if victor else []

    def title(self, ending: str, winners: Sequence[int]) -> str:
        if winners:
            key = "end-title-great" if ending == "greater_solo" else "end-title-won"
            return capital(self.words.text(key, **self.words.winning(winners)))
        victor = VICTORS.get(ending, "")
        return self.words.text(f"end-title-{victor}" if victor else f"end-title-{ending}")

    def verdict(self, seats: Sequence[int], winners: Sequence[int]) -> str:
        if len(seats) != 1:
            return ""
        if self.game.outcome is not None and self.game.outcome.ending == "max_rounds":
            return ""
        return self.words.text("end-yours-won" if seats[0] in winners else "end-yours-lost")

    def earls(self, seats: Sequence[int]) -> list[str]:
        return [self.words.earl(seat) for seat in seats]

    def sentence(self, ending: str, winners: Sequence[int]) -> str:
        """The sentence that tells how the game ended, when, and by whom."""
        table = self.table
        king = int(table.king)
        leaver, taker = self.last(LEAVING), self.last(TAKING)
        return capital(
            self.words.text(
                f"end-{ending}",
                when=self.when(int(table.summer), int(table.round), "end-when"),
                round=int(table.round),
                **self.words.winning(winners),
                earls=int(table.players),
                cause_key=self.cause(),
                loser=self.words.earl(leaver.seat) if leaver is not None else "",
                loser_key=self.words.key(leaver.seat) if leaver is not None else "",
                doer=self.words.whom(taker.seat) if taker is not None else "",
                king=self.words.earl(king) if king >= 0 else "",
                bishop=self.words.both(self.earls([seat for seat in winners if seat != king])),
            )
        )

    def last(self, kinds: tuple[int, ...]) -> Event | None:
        for number in range(len(self.game.moves), -1, -1):
            for event in reversed(public_events(self.game, number)):
                if event.kind in kinds:
                    return event
        return None

    def cause(self) -> str:
        """Why the last Earl to leave left: old age, conceding, or force."""
        for number in range(len(self.game.moves), -1, -1):
            kinds = {event.kind for event in public_events(self.game, number)}
            if not kinds.isdisjoint(LEAVING):
                return "old_age" if e.OLD_AGE in kinds else "concede" if e.CONCEDE in kinds else "force"
        return "force"

    def when(self, summer: int, round: int, key: str) -> str:
        if self.table.variant.is_campaign:
            return self.words.text(f"{key}-summer", summer=summer, round=max(1, round))
        return self.words.text(key, round=max(1, round))

    # What happened.

    def moments(self, account: Account) -> list[ShownMoment]:
        shown = []
        for moment in account.moments:
            scene = self.story.at(moment.move) if self.story else 0
            when = self.when(moment.summer, moment.round, "end-moment")
            why = self.why(moment.move, scene)
            shown.append(
                ShownMoment(self.bearer(moment.bearer), when, moment.text(self.words), moment.rule, scene, why)
            )
        return shown

    def why(self, move: int, scene: int) -> str:
        """Why a bot made a move. Of a scene the first move counts: that is what brought it about."""
        first = self.story.scenes[scene - 1].first if self.story and scene else move
        reason = self.reasons.get(first)
        return reason.said_by(self.game.movers[first - 1], self.words) if reason else ""

    def bearer(self, seat: int) -> str:
        """The heraldic field shown beside a moment."""
        if seat == VIKINGS:
            return "vikings"
        return field_of(COLOURS[seat], self.words) if seat != NOBODY else ""

    def figures(self, account: Account) -> list[Figures]:
        listed = []
        for name in DEEDS:
            values = [int(getattr(deeds, name)) for deeds in account.deeds]
            if name not in RARE or any(values):
                listed.append(self.compared(name, values))
        largest = [max(values) for values in zip(*(one.sizes for one in account.course), strict=True)]
        return [*listed, self.compared("largest", largest)]

    def compared(self, name: str, values: list[int]) -> Figures:
        most = max(values) if len(set(values)) > 1 else -1
        return Figures(self.words.text(f"end-figure-{name}"), values, most)

    def course(self, account: Account, earls: Sequence[Arms]) -> Markup:
        """The chart of the Earldoms over the rounds. A line divides the Summers."""
        course = account.course
        lines = [Line(arms.field, arms.letter, [one.sizes[seat] for one in course]) for seat, arms in enumerate(earls)]
        starts = [place for place in range(1, len(course)) if course[place].summer != course[place - 1].summer]
        # The last value is the end of the game. No new round begins there.
        below = [*(str(one.round) for one in course[:-1]), ""]
        return chart(lines, below, starts, self.words.text("end-chart-label"))

    # The series.

    def score(self, seats: Sequence[int]) -> Score | None:
        series = self.session.series
        if series is None:
            return None
        wins = [(self.arms(seat), won) for seat, won in enumerate(series.wins)]
        if series.winner is not None:
            sentence = self.words.text("end-series-won", **named(series.winner, self.words), games=len(series.games))
        else:
            sentence = self.words.text("end-series-stands", needed=series.needed, seats=series.seats)
        last = series.games[-1].record.players

        def is_new(seat: int) -> bool:
            return series.decks[seat] != last[seat].deck

        decks = [
            (COLOURS[seat], self.words.earl(seat), self.chosen(series, seat, seats) if is_new(seat) else "")
            for seat in seats
            if series.may_rebuild(seat)
        ]
        return Score(capital(sentence), series.needed, wins, decks)

    def chosen(self, series: Series, seat: int, seats: Sequence[int]) -> str:
        """The words for a changed deck. They name the deck only if nobody else looks at the screen."""
        if len(seats) > 1:
            return self.words.text("end-deck-changed")
        ready = next((one.name for one in DECKS if fitted(one.name, series.ruleset) == series.decks[seat]), "")
        deck = self.words.text(f"deck-{ready}" if ready else "end-deck-self-made")
        return self.words.text("end-deck-named", deck=deck)


def named(seat: int, words: Words) -> dict[str, str | int]:
    return {"earl": words.earl(seat), "earl_key": words.key(seat)}


def series_line(series: Series | None, words: Words) -> str:
    """The score of a series in a line. Empty if there is no series.

    >>> from regni.words.words import words
    >>> series_line(Series.new(3), words("en"))
    'Game 1 · 2 wins take the series'
    """
    if series is None:
        return ""
    line = words.text("series-game", number=max(1, len(series.games)), needed=series.needed)
    if not any(series.wins):
        return line
    most = max(series.wins)
    leaders = [seat for seat, won in enumerate(series.wins) if won == most]
    # The leader's wins come first.
    score = "–".join(map(str, sorted(series.wins, reverse=True)))
    if series.winner is not None:
        stands = words.text("series-taken", **named(series.winner, words), score=score)
    elif len(leaders) == 1:
        stands = words.text("series-leads", **named(leaders[0], words), score=score)
    else:
        stands = words.text("series-level", score=score)
    return f"{line} · {capital(stands)}"
