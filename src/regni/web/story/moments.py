"""The decisive moments of a game: what was taken, who fell, who was crowned, as everybody at the table saw it.

All that happened by one move is one moment. It weighs as much as its weightiest event. Of moments with equal weight the
later one is more decisive, because it is nearer to the end. At most two moments of a kind are told, unless an Earl
leaves for good or there is nothing else to tell.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine import events as e
from ...engine.cards import CATHEDRAL, NOBODY
from ...engine.events import Event
from ...engine.rule_ids import rule_id
from ...game import Game, first_table
from ...words.words import Words
from .happenings import BYSTANDER, public_events

#: The weight of an Earl's end.
FOR_GOOD = 100
#: The events that can decide a game, and their weights.
WEIGHTS = {
    e.OUT: FOR_GOOD, e.OLD_AGE: FOR_GOOD, e.CONCEDE: FOR_GOOD, e.KING_FALLS: FOR_GOOD,
    e.TABLED: 85, e.CROWNED: 80, e.SEIZED: 75, e.FIEF_TAKEN: 75, e.RAZED: 70, e.FIEF_LOST: 70, e.ARRIVED: 65,
    e.VIKINGS_START: 65, e.WINTER: 60, e.RELATIVE: 60, e.KING_FREE: 40, e.UNRANSOMED: 32, e.KILLED: 30, e.CAPTURED: 30,
    e.JOUST_WON: 25, e.BEQUEATH: 20,
}  # fmt: skip
#: These events count only if they are about the Cathedral.
OF_THE_CATHEDRAL = {e.CARRIED_OFF: 55, e.BURNT: 55, e.INTRIGUED: 55, e.PRIZE: 55, e.RANSOM: 55, e.ATTACH: 45}

#: Events that befall their seat. In all others the seat does what is told.
BEFALLS = (
    e.OUT, e.OLD_AGE, e.KING_FALLS, e.TABLED, e.FIEF_LOST, e.RELATIVE, e.KING_FREE, e.UNRANSOMED, e.KILLED,
)  # fmt: skip

MOST = 6
MOST_OF_A_KIND = 2
#: The most sentences about one moment.
SENTENCES = 3


@dataclass(frozen=True)
class Moment:
    """The weighty events of one move (0 is the deal). `summer` is 0 if the game has no Summers."""

    move: int
    summer: int
    round: int
    events: tuple[Event, ...]
    weight: int
    #: The weightiest of its events.
    chief: Event

    @property
    def rule(self) -> str:
        return rule_id(self.chief.rule)

    @property
    def told(self) -> list[Event]:
        """The weightiest events, in the order in which they happened."""
        ranked = sorted(range(len(self.events)), key=lambda index: -weight_of(self.events[index]))
        return [self.events[index] for index in sorted(ranked[:SENTENCES])]

    @property
    def bearer(self) -> int:
        """The seat whose shield stands beside the moment: of the one who did it. If nobody did, of the one whom it
        befell."""
        doers = [event.seat for event in self.told if event.kind not in BEFALLS and event.seat != NOBODY]
        return int(doers[0] if doers else self.chief.seat)

    def text(self, words: Words) -> str:
        return " ".join(dict.fromkeys(words.event(event, BYSTANDER) for event in self.told))


def decisive(game: Game) -> list[Moment]:
    """The moments that decided a game, in their order."""
    found = list(moments(game))
    ranked = sorted(range(len(found)), key=lambda index: (found[index].weight, index), reverse=True)
    chosen: list[int] = []
    for index in ranked:
        alike = sum(found[other].chief.kind == found[index].chief.kind for other in chosen)
        if alike < MOST_OF_A_KIND or found[index].weight == FOR_GOOD:
            chosen.append(index)
    chosen += [index for index in ranked if index not in chosen]
    return [found[index] for index in sorted(chosen[:MOST])]


def moments(game: Game) -> Iterator[Moment]:
    """A moment for every move with weighty events."""
    begun = first_table(game.record)
    summer, rounds = int(begun.summer), int(begun.round)
    for number in range(len(game.moves) + 1):
        when = summer, rounds
        weighty: list[Event] = []
        for event in public_events(game, number):
            if event.kind == e.ROUND:
                rounds = int(event.number)
            elif event.kind == e.NEW_FIRST:
                summer, rounds = summer + 1, 0
            elif weight_of(event):
                if not weighty:
                    when = summer, rounds
                weighty.append(event)
        if weighty:
            chief = max(weighty, key=weight_of)
            yield Moment(number, *when, tuple(weighty), weight_of(chief), chief)


def weight_of(event: Event) -> int:
    if event.card == CATHEDRAL and event.kind in OF_THE_CATHEDRAL:
        return OF_THE_CATHEDRAL[event.kind]
    return WEIGHTS.get(event.kind, 0)
