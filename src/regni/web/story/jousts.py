"""A Joust: stakes, Joust cards, who broke a tie, and who takes it all (B11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...engine import events as e
from ...engine.cards import COLOURS, JOUST_PRINCE, JOUST_VASSAL, NAMES, NO_LUCK, kind_of
from ...engine.cards import colour_of as colour_of_card
from ...engine.joust import hand_worth
from ...engine.rule_ids import rule_id
from ...engine.table import Jouster as SeenJouster
from ...engine.table import Table
from ...records.positions import counts
from ...words.words import Words, capital
from ..board.board import Painter
from ..board.cards import Card
from .scene import Picture, Scene, colour_of, name_of, named, sentence, sentences


@dataclass(frozen=True)
class Jouster:
    field: str
    name: str
    stake: Card
    #: The Joust cards that the reader may see.
    joust_cards: tuple[Card, ...]
    #: The number of Joust cards that the reader may not see.
    hidden: int
    #: How many Champions turned one of his Joust cards into a Prince.
    champions: int
    #: Cards drawn to break a tie.
    ties: list[Card]
    is_winner: bool


@dataclass(frozen=True)
class JoustPicture(Picture):
    kind: ClassVar[str] = "joust"
    jousters: list[Jouster]
    outcome: list[str]


class Joust(Scene):
    goes_on_with = frozenset(
        {
            e.JOUST_ENTER, e.JOUST_DECLINE, e.JOUST_OFF, e.JOUST_DEALT, e.JOUST_SWAP, e.JOUST_CHAMPION, e.JOUST_SHOW,
            e.JOUST_TIE, e.JOUST_WON, e.PRIZE, e.PLACED, e.NO_ROOM,
        }
    )  # fmt: skip

    def is_open(self, table: Table) -> bool:
        return bool(table.jousters)

    def paint(self, painter: Painter, table: Table) -> JoustPicture:
        opening = self.events[0]
        endings = self.of_kind(e.JOUST_OFF, e.JOUST_WON, e.NO_ROOM)
        outcome = sentences(painter, endings or self.of_kind(e.JOUST_DECLINE))
        if self.of_kind(e.JOUST_WON):
            outcome.append(why_won(self.events, painter.rules.joust_champion == "wild", painter.words))
        riders = self.of_kind(e.JOUST, e.JOUST_ENTER)
        live = {one.seat: one for one in table.jousters}
        jousters = [self.jouster(painter, event, live.get(event.seat)) for event in riders]
        return JoustPicture(sentence(painter, opening), rule_id(opening.rule), jousters, outcome)

    def jouster(self, painter: Painter, entry: e.Event, live: SeenJouster | None) -> Jouster:
        """A jouster as the table has him now (`live`), or after the Joust as his events tell."""
        seat = int(entry.seat)
        mine = [event for event in self.events if event.seat == seat]
        stake = painter.card(name_of(entry.card), colour_of(seat))
        joust_cards = painter.stacks(count(mine, e.JOUST_SHOW), "")
        hidden = 0
        if live is not None:
            stake = painter.card(NAMES[kind_of(live.ante)], COLOURS[colour_of_card(live.ante)])
            held = [int(live.no_luck), int(live.vassals), int(live.princes)]
            is_own = seat == painter.seat
            joust_cards = painter.stacks(counts(held, NO_LUCK), "", "joust") if is_own else ()
            hidden = 0 if is_own else sum(held)
        return Jouster(
            field=painter.field(colour_of(seat)),
            name=named(painter, seat),
            stake=stake,
            joust_cards=joust_cards,
            hidden=hidden,
            champions=sum(event.kind == e.JOUST_CHAMPION for event in mine),
            ties=[painter.card(name_of(event.card), "") for event in mine if is_drawn(event)],
            is_winner=any(event.kind == e.JOUST_WON for event in mine),
        )


def count(events: list[e.Event], kind: int) -> dict[str, int]:
    counts: dict[str, int] = {}
    for event in events:
        if event.kind == kind:
            counts[name_of(event.card)] = counts.get(name_of(event.card), 0) + 1
    return counts


def is_drawn(event: e.Event) -> bool:
    """Whether a card was drawn to break a tie. The deck may have run out."""
    return event.kind == e.JOUST_TIE and event.card >= 0


@dataclass(frozen=True)
class ShownHand:
    """Joust cards as they count: a card that a Champion has turned counts as a Prince, or as what is best."""

    princes: int
    vassals: int

    @property
    def worth(self) -> int:
        return int(hand_worth(self.princes, self.vassals))

    def text(self, words: Words) -> str:
        """
        >>> from regni.words.words import words
        >>> ShownHand(1, 1).text(words("en")), ShownHand(0, 0).text(words("es"))
        ('a Prince and a Vassal', 'Sin Suerte')
        """
        held = {"joust-princes": self.princes, "joust-vassals": self.vassals}
        parts = [words.text(key, number=number) for key, number in held.items() if number]
        return words.both(parts or [words.card(NO_LUCK)])


def shown_hand(events: list[e.Event], seat: int, is_wild: bool) -> ShownHand:
    """The hand that a jouster showed. If Champions are wild, a turned card counts as what makes the hand best."""
    mine = [event for event in events if event.kind == e.JOUST_SHOW and event.seat == seat]
    turned = sum(event.number == 1 for event in mine)
    princes, vassals = (
        sum(event.card == kind and event.number == 0 for event in mine) for kind in (JOUST_PRINCE, JOUST_VASSAL)
    )
    fewest = 0 if is_wild else turned
    hands = [ShownHand(princes + kept, vassals + turned - kept) for kept in range(fewest, turned + 1)]
    return max(hands, key=lambda hand: hand.worth)


def why_won(events: list[e.Event], is_wild: bool, words: Words) -> str:
    """Why the winner of a Joust has won (B11.4): his hand is better, or the card he drew to break the tie."""
    winner = next(int(event.seat) for event in events if event.kind == e.JOUST_WON)
    seats = {int(event.seat) for event in events if event.kind == e.JOUST_SHOW}
    hands = {seat: shown_hand(events, seat, is_wild) for seat in seats}
    best = hands.pop(winner)
    next_best = max(hands.values(), key=lambda hand: hand.worth)
    if best.worth > next_best.worth:
        cards = best.princes + best.vassals
        return capital(
            words.text("joust-beats", hand=best.text(words), other=next_best.text(words), number=cards),
        )
    own, others = last_draw(events, winner)
    if own <= others:
        return words.text("joust-tied-still", hand=best.text(words))
    drawn = [ShownHand(int(card == JOUST_PRINCE), int(card == JOUST_VASSAL)).text(words) for card in (own, others)]
    return words.text("joust-tied", hand=best.text(words), card=drawn[0], other=drawn[1])


def last_draw(events: list[e.Event], winner: int) -> tuple[int, int]:
    """The last card that the winner drew to break a tie, and the best card that another drew with him. Both are -1 if
    nothing was drawn."""
    own, others = -1, -1
    drew: set[int] = set()
    for event in events:
        if event.kind != e.JOUST_TIE:
            continue
        if event.seat in drew:
            # An Earl who draws again begins a new round.
            own, others, drew = -1, -1, set()
        drew.add(int(event.seat))
        if event.seat == winner:
            own = int(event.card)
        else:
            others = max(others, int(event.card))
    return own, others
