"""Deals imagined by a seat: whole tables that agree with all it has seen.

What lies open is counted out; a Hand it was shown, and cards that went back into a deck, are where they must be. The
rest of another's cards is a guess: a deck of those that people play, the likelier the better it fits what he has shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.cards import EARL_KINDS, SET_KINDS
from ..engine.piles import cards, held
from ..engine.rng import MASK, Rng
from ..engine.sight import Sight, collect_lances, deal_lances_again, shown_of
from ..engine.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

#: A deck that lacks a card he has shown is so many times less likely.
MISFIT: Final = 3
LIKELY: Final = 531441
#: How often, of a hundred times, he is thought to play a deck of his own making.
OWN_MAKING: Final = 15
#: After so many tries any card will do: a set can be small.
MANY: Final = 200


class Suspect:
    """Another Earl: what is known of his hidden cards, and what they may be."""

    def __init__(self, seat: i64, hidden: i64, shown: i64, must: i64, in_hand: i64, odds: list[int]) -> None:
        self.seat: i64 = seat
        #: How many cards of his nobody sees.
        self.hidden: i64 = hidden
        self.shown: i64 = shown
        #: Cards that are certainly among the hidden ones; of these, those in his Hand.
        self.must: i64 = must
        self.in_hand: i64 = in_hand
        #: How likely each deck of the book is.
        self.odds: list[int] = odds


class Imagination:
    """All tables that a sight allows; each call of `deal` gives one of them."""

    def __init__(self, sight: Sight, book: list[int], rng: Rng) -> None:
        self.table: Table = sight.table
        self.seat: i64 = sight.seat
        self.book: list[int] = book
        self.rng: Rng = rng
        self.suspects: list[Suspect] = []
        for other in range(self.table.players):
            if other != sight.seat:
                self.suspects.append(self.suspect(sight, other))

    def suspect(self, sight: Sight, seat: i64) -> Suspect:
        t = self.table
        earl = t.earls[seat]
        shown = shown_of(t, seat)
        in_hand: i64 = sight.memory.hands[seat]
        seen: i64 = sight.memory.seen[seat]
        hidden = earl.hand_size + earl.towers_up + len(earl.deck)
        must: i64 = 0
        for kind in range(EARL_KINDS):
            back = max(held(seen, kind), held(t.common, kind)) - held(shown, kind)
            must += cards(kind, max(held(in_hand, kind), back, 0))
        odds: list[int] = []
        for deck in self.book:
            chance: i64 = LIKELY
            for kind in range(SET_KINDS):
                for _ in range(held(shown, kind) + held(must, kind) - held(deck, kind)):
                    chance //= MISFIT
            odds.append(max(chance, 1))
        return Suspect(seat, hidden, shown, must, in_hand, odds)

    def deal(self) -> Table:
        """One of the tables, complete and ready to be played on."""
        rng = self.rng
        t = self.table.clone()
        t.rng = Rng(rng.below(MASK), rng.below(MASK), rng.below(MASK), rng.below(MASK))
        for suspect in self.suspects:
            self.deal_to(t, suspect)
        rng.shuffle(t.earls[self.seat].deck)
        if t.variant.has_king:
            rng.shuffle(t.earls[t.players].deck)
        for deck in (t.army, t.viking_deck, t.battle_deck):
            rng.shuffle(deck.cards)
        self.deal_jousters(t)
        return t

    def deal_to(self, t: Table, suspect: Suspect) -> None:
        """Guess his hidden cards, and lay them out: those known to be in his Hand first, the rest by lot."""
        earl = t.earls[suspect.seat]
        deck = self.guess_deck(suspect)
        earl.wanted = deck
        rest = self.guess_hidden(t, suspect, deck)
        hand: i64 = 0
        free = earl.hand_size
        for kind in range(EARL_KINDS):
            known = min(held(suspect.in_hand, kind), free, rest.count(kind))
            hand += cards(kind, known)
            free -= known
            for _ in range(known):
                rest.remove(kind)
        self.rng.shuffle(rest)
        for _ in range(free):
            hand += cards(rest.pop())
        earl.hand = hand
        towers: i64 = 0
        for _ in range(earl.towers_up):
            towers += cards(rest.pop())
        earl.towers = towers
        earl.deck = rest
        copies = t.rules.set_copies
        tray: i64 = 0
        left = shown_and_hidden(suspect.shown, hand, towers, rest)
        for kind in range(SET_KINDS):
            tray += cards(kind, max(0, copies - held(left, kind)))
        earl.tray = tray

    def guess_deck(self, suspect: Suspect) -> i64:
        """One of the book, by its odds."""
        whole: i64 = 0
        for chance in suspect.odds:
            whole += chance
        # The generator gives numbers of 32 bits.
        pick = self.rng.below(MASK) * whole // MASK
        index: i64 = 0
        for chance in suspect.odds:
            pick -= chance
            if pick < 0:
                break
            index += 1
        return self.book[min(index, len(self.book) - 1)]

    def guess_hidden(self, t: Table, suspect: Suspect, deck: i64) -> list[int]:
        """So many cards as he hides: those he must have, then what is left of the deck, then anything of his set."""
        sure: list[int] = []
        likely: list[int] = []
        for kind in range(EARL_KINDS):
            must = held(suspect.must, kind)
            sure += [kind] * must
            likely += [kind] * max(0, held(deck, kind) - held(suspect.shown, kind) - must)
        short = suspect.hidden - len(sure)
        if self.rng.below(100) < OWN_MAKING:
            # A third of it is something else.
            self.rng.shuffle(likely)
            likely = likely[: 2 * len(likely) // 3]
        if len(likely) > short:
            self.rng.shuffle(likely)
            likely = likely[: max(short, 0)]
        hidden = sure + likely
        while len(hidden) > suspect.hidden:
            hidden.pop()
        copies = t.rules.set_copies
        tries: i64 = 0
        while len(hidden) < suspect.hidden:
            further: i64 = self.rng.below(SET_KINDS)
            tries += 1
            if tries > MANY or hidden.count(further) + held(suspect.shown, further) < copies:
                hidden.append(further)
        return hidden

    def deal_jousters(self, t: Table) -> None:
        collect_lances(t, self.seat)
        self.rng.shuffle(t.joust_deck.cards)
        deal_lances_again(t, self.seat)
        for jouster in t.jousters:
            if jouster.seat != self.seat:
                # He will have turned the worst ones.
                turned = jouster.turned_no_luck
                jouster.turned_no_luck = min(turned, jouster.no_luck)
                jouster.turned_vassals = min(turned - jouster.turned_no_luck, jouster.vassals)


def shown_and_hidden(shown: i64, hand: i64, towers: i64, deck: list[int]) -> i64:
    pile = shown + hand + towers
    for kind in deck:
        pile += cards(kind)
    return pile
