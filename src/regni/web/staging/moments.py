"""The moments of a frame: what decides a game is shown on a cloth, each with a drawing, a title and a sentence.

What is large is shown, once for each Earl it befalls. If nothing is large, the weightiest has a small cloth. All the
rest is told by the stage and the chronicle.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from ...engine import events as e
from ...engine.cards import CHAMPION, COLOURS, INTRIGUE, NOBODY, TREACHERY
from ...engine.events import Event
from ...engine.leaving import BY_CONCEDING, ENDING_NAMES, OF_OLD_AGE
from ...engine.table import VIKINGS
from ...game import Game
from ...words.words import Words, capital
from ..board.arms import field_of
from ..story.ending import Ending
from ..story.happenings import ATTACKS, PLOTS
from ..story.jousts import why_won


class Way(msgspec.Struct, frozen=True):
    """What the player can do now: `go-on`, `hurry` to the end, or `leave`."""

    do: str
    label: str


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    #: The name of its drawing.
    kind: str
    title: str
    text: str
    #: The heraldic fields of the Earls in the drawing: of the one it is about, of the one against him, of more.
    earl: str = ""
    foe: str = ""
    others: list[str] = []
    #: Whether it is a cloth across the whole table. Otherwise it lies on the stage for a moment.
    large: bool = False
    #: Whether it comes before the steps of its scene. Otherwise it tells what came of them.
    opens: bool = False
    #: Whether the show waits until the player has seen it.
    stops: bool = False
    ways: list[Way] = []


@dataclass(frozen=True)
class Occasion:
    """A kind of event that has a moment: its drawing, its title, and how much it weighs beside others."""

    drawing: str
    title: str
    rank: int
    #: Whether the cloth is large. Otherwise it is large only for those whom the event is about.
    is_large: bool = False
    #: Whether the drawing shows `other` in the Earl's place, because he is the one who loses.
    is_of_other: bool = False
    #: Whether the scene that it belongs to begins with it.
    is_opening: bool = False


FALL, BETRAYAL = Occasion("siege", "moment-siege", 50, is_of_other=True), Occasion("treachery", "moment-treachery", 50)
OCCASIONS = {
    e.OUT: Occasion("end", "moment-end", 90, is_large=True),
    e.KING_FALLS: Occasion("end", "moment-end", 90, is_large=True),
    e.TABLED: Occasion("end", "moment-landless", 80),
    e.CROWNED: Occasion("crown", "moment-crown", 70, is_large=True),
    e.ARRIVED: Occasion("vikings", "moment-vikings", 60, is_large=True, is_opening=True),
    e.VIKINGS_START: Occasion("danelaw", "moment-danelaw", 60, is_large=True, is_opening=True),
    e.WINTER: Occasion("winter", "moment-winter", 55, is_large=True, is_opening=True),
    e.SEIZED: FALL,
    e.RAZED: FALL,
    e.FIEF_TAKEN: BETRAYAL,
    e.FIEF_LOST: BETRAYAL,
    e.JOUST_WON: Occasion("joust", "moment-joust", 30),
    e.NO_WINTER: Occasion("vote", "moment-vote", 30),
    e.MIND: Occasion("king", "moment-king", 20, is_opening=True),
}
#: The cards of the King's Mind that threaten an Earl. With the others he only builds, and that is no moment.
THREATS = (CHAMPION, TREACHERY, INTRIGUE)
#: A moment about the reader himself comes before all others.
OWN = 100
#: Drawings of a game's end, by the field of the victor or by the ending. Any Earl who wins has his victory.
ENDS = {"vikings": "vikings", "king": "king", "max_rounds": "vote", "nobody": "end"}
VICTORY = "victory"
#: All drawings that a page may need.
DRAWINGS = sorted({VICTORY, *ENDS.values(), *(one.drawing for one in OCCASIONS.values())})


class Herald:
    """Finds the moment among the events that one reader saw. `own` are the seats at his screen."""

    def __init__(self, game: Game, seat: int, own: Sequence[int], words: Words) -> None:
        self.game = game
        self.seat = seat
        self.own = own
        self.words = words

    def moments(self, fresh: list[Event]) -> list[Moment]:
        """The moments among fresh events, in their order."""
        found = [event for event in fresh if event.kind in OCCASIONS and not self.is_no_news(event)]
        chief: dict[int | str, Event] = {}
        for event in found:
            before = chief.get(self.about(event))
            # Of equal ones the last counts.
            if before is None or self.rank(event) >= self.rank(before):
                chief[self.about(event)] = event
        told = [event for event in found if event is chief[self.about(event)]]
        large = [one for event in told if (one := self.moment(event, fresh)).large]
        return large or [self.moment(event, fresh) for event in sorted(told, key=self.rank)[-1:]]

    def about(self, event: Event) -> int | str:
        """Whom it befalls, or who does it. What is about no Earl is about itself."""
        doer, victim = self.sides(event)
        return next((seat for seat in (victim, doer) if seat >= 0), OCCASIONS[event.kind].drawing)

    def moment(self, event: Event, fresh: list[Event]) -> Moment:
        occasion = OCCASIONS[event.kind]
        doer, victim = self.sides(event)
        stops = victim in self.own
        earl, foe, *others = self.bearers(event, fresh)
        return Moment(
            kind=occasion.drawing,
            title=capital(
                self.words.text(
                    occasion.title,
                    earl=self.name(earl),
                    earl_key=self.words.key(earl),
                    foe=self.words.whom(foe) if foe != NOBODY else "",
                    foe_key=self.words.key(foe),
                )
            ),
            text=self.text(event, fresh),
            earl=self.field(earl),
            foe=self.field(foe),
            others=[self.field(seat) for seat in others],
            large=occasion.is_large or (occasion.rank >= FALL.rank and (stops or doer in self.own)),
            opens=occasion.is_opening,
            stops=stops,
            ways=self.ways(event) if stops else [],
        )

    def bearers(self, event: Event, fresh: list[Event]) -> list[int]:
        """Who wears his colours in the drawing. What befalls the whole land befalls the reader."""
        doer, victim = self.sides(event)
        if event.kind == e.NO_WINTER:
            return self.voters()
        if event.kind == e.MIND:
            named = (int(one.other) for one in fresh if one.kind == e.KING_CUBE)
            return [next(named, doer), NOBODY]
        if doer < 0 and victim < 0:
            return [self.seat, NOBODY]
        return [victim, doer] if OCCASIONS[event.kind].is_of_other else [doer, victim]

    def voters(self) -> list[int]:
        """All who were asked in the latest vote: one who was for it, one who was not, then the others."""
        asked: list[Event] = []
        for event in self.seen():
            if event.kind in (e.VOTE_CALLED, e.LONGBOATS):
                break
            if event.kind in e.family("ballot"):
                asked.append(event)
        wanted = [int(event.seat) for event in reversed(asked) if event.kind == e.VOTE_FOR]
        refused = [int(event.seat) for event in reversed(asked) if event.kind != e.VOTE_FOR]
        return wanted[:1] + refused[:1] + wanted[1:] + refused[1:]

    def end(self, ending: Ending) -> Moment:
        """The moment of the game's end."""
        assert self.game.outcome is not None
        field = ending.victors[0].field if ending.victors else ""
        drawing = ENDS.get(field or self.game.outcome.ending, VICTORY)
        # If nobody has won, all have part in it.
        seats = range(len(self.game.table.earls))
        earl, foe, *others = [field, ""] if field else [self.field(seat) for seat in seats]
        return Moment(drawing, ending.title, ending.sentence, earl=earl, foe=foe, others=others, large=True)

    def rank(self, event: Event) -> int:
        return OCCASIONS[event.kind].rank + OWN * (self.sides(event)[1] in self.own)

    def is_no_news(self, event: Event) -> bool:
        """Whether an event needs no moment: the reader himself has conceded, or the King only builds."""
        if event.kind == e.MIND:
            return event.card not in THREATS
        return event.kind == e.OUT and event.number == BY_CONCEDING and event.seat in self.own

    def sides(self, event: Event) -> tuple[int, int]:
        """Who did it, and who lost by it. -1 stands for nobody."""
        if event.kind in (e.OUT, e.TABLED, e.KING_FALLS):
            return int(event.seat), int(event.seat)
        if event.kind == e.FIEF_LOST:
            return self.culprit(int(event.seat)), int(event.seat)
        return int(event.seat), int(event.other)

    def culprit(self, victim: int) -> int:
        """Who attacked an Earl or plotted against him last. -1 if nobody did."""
        struck = (event for event in self.seen() if event.kind in ATTACKS | PLOTS and event.other == victim)
        return next((int(event.seat) for event in struck), -1)

    def seen(self) -> list[Event]:
        """All that the reader has seen, the newest first."""
        return self.game.events(self.seat)[::-1]

    def field(self, seat: int) -> str:
        if seat >= 0:
            return field_of(COLOURS[seat], self.words)
        return "vikings" if seat == VIKINGS else ""

    def name(self, seat: int) -> str:
        return self.words.earl(seat) if seat != NOBODY else ""

    def text(self, event: Event, fresh: list[Event]) -> str:
        """What it means, in a sentence."""
        if event.kind == e.JOUST_WON:
            return why_won(fresh, self.game.table.rules.joust_champion == "wild", self.words)
        if event.kind == e.OUT:
            return self.how_he_fell(event)
        return self.words.event(event, self.seat)

    def how_he_fell(self, event: Event) -> str:
        victim, is_alone = int(event.seat), event.number in (OF_OLD_AGE, BY_CONCEDING)
        culprit = -1 if is_alone else self.culprit(victim)
        if culprit == VIKINGS:
            culprit = next((int(one.seat) for one in self.seen() if one.kind == e.CONTROL), -1)
        return capital(
            self.words.text(
                "moment-out",
                earl=self.words.earl(victim),
                whose_key="own" if [*self.own] == [victim] else "other",
                how_key=ENDING_NAMES[event.number],
                foe=self.name(culprit),
                foe_key=self.words.key(culprit),
            )
        )

    def ways(self, event: Event) -> list[Way]:
        """What a player who has left the game can do now. For everything else there is one button."""
        if event.kind != e.OUT or not all(self.game.table.earls[seat].out for seat in self.own):
            return []
        keys = {"go-on": "moment-watch", "hurry": "table-out-end", "leave": "table-out-leave"}
        return [Way(do, self.words.text(key)) for do, key in keys.items()]
