"""Guesses what another Earl may hide, from everything that one seat has seen of him.

Open cards are counted. A Hand that was shown, and cards that went back into a deck, are where they must be. The rest is
guessed: his deck is one of the book, more likely one that fits what he has shown; habits say which cards he keeps in
Hand or makes into Towers. Among several guesses, those are likelier that explain what he did.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.cards import EARL_KINDS, SET_KINDS
from ..engine.moves import CONCEDE, TOWER, move, verb
from ..engine.piles import cards, held
from ..engine.rng import MOST, Rng
from ..engine.sight import Sight, shown_of
from ..engine.table import Table
from .habits import IN_HAND, IN_TOWERS
from .steward.steward import Steward
from .weigh import weights_of

if TYPE_CHECKING:
    from mypy_extensions import i64

#: A deck without a card that he has shown is this many times less likely.
MISFIT: Final = 8.0
#: The chance in percent that he plays a deck of his own making.
OWN_MAKING: Final = 15
#: After so many tries any card is taken, because a set can be small.
MANY: Final = 200
#: Cards just drawn: every kind is equally likely.
ANYWHERE: Final[list[int]] = [1] * EARL_KINDS
#: How many guesses are compared by his moves. After as many deals new guesses are made, so that a long search does not
#: adapt to a few of them.
GUESSES: Final = 48
#: A move that a steward scores up to ALIKE lower is no evidence. Beyond that, each such move multiplies the likelihood
#: of a guess by DISBELIEF.
ALIKE: Final = 10
DISBELIEF: Final = 0.2


class Guess:
    """A guess of his hidden cards and their places, and how likely it is."""

    def __init__(self, deck: i64, hand: i64, fresh: i64, towers: i64, rest: list[int]) -> None:
        #: The whole deck that he would be playing.
        self.deck: i64 = deck
        self.hand: i64 = hand
        #: The cards of the Hand that he drew when his last turn ended.
        self.fresh: i64 = fresh
        self.towers: i64 = towers
        #: The cards left in his deck.
        self.rest: list[int] = rest
        self.weight: float = 1.0


class Evidence:
    """A move that he made with a Hand of which he still has the other cards."""

    def __init__(self, table: Table, move: i64, is_before_draw: bool, played: i64, towers: i64) -> None:
        #: The table at that time; it is filled with the cards he is guessed to have had.
        self.table: Table = table
        self.move: i64 = move
        self.is_before_draw = is_before_draw
        #: The cards he has played since, and how many he turned into Towers.
        self.played: i64 = played
        self.towers: i64 = towers

    def speaks_against(self, seat: i64, guess: Guess, steward: Steward) -> bool:
        """Whether a steward with these cards would have done something else."""
        earl = self.table.earls[seat]
        hand = guess.hand + self.played
        if self.is_before_draw:
            hand -= guess.fresh
        towers = guess.towers
        for _ in range(self.towers):
            last = lowest(towers)
            towers -= cards(last)
            hand += cards(last)
        earl.hand = hand
        earl.towers = towers
        d = self.table.stack[-1]
        top = steward.top_score(self.table)
        if verb(self.move) != TOWER:
            return top - steward.score(self.table, d, self.move) > ALIKE
        for kind in range(EARL_KINDS):
            if held(hand, kind) > 0 and top - steward.score(self.table, d, move(TOWER, kind)) <= ALIKE:
                return False
        return True


def lowest(pile: i64) -> i64:
    kind: i64 = 0
    while kind < EARL_KINDS - 1 and held(pile, kind) == 0:
        kind += 1
    return kind


class Suspect:
    """Another Earl: what is known of his hidden cards, and guesses about the rest."""

    def __init__(self, sight: Sight, seat: i64, book: list[tuple[int, int]], steward: Steward, rng: Rng) -> None:
        t = sight.table
        earl = t.earls[seat]
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.book: list[tuple[int, int]] = book
        self.copies: i64 = t.rules.set_copies
        #: The row of habits.py that tells how he keeps his cards.
        self.habits: i64 = weights_of(t)
        #: The number of his cards that nobody sees, and where they are.
        self.hand_size: i64 = earl.hand_size
        self.towers_up: i64 = earl.towers_up
        self.drawn: i64 = min(t.rules.turn_draw, earl.hand_size)
        self.hidden: i64 = earl.hand_size + earl.towers_up + len(earl.deck)
        self.shown: i64 = shown_of(t, seat)
        #: Cards that are certainly among the hidden ones; and those of them that are in his Hand.
        self.in_hand: i64 = sight.memory.hands[seat]
        self.must: i64 = 0
        seen: i64 = sight.memory.seen[seat]
        for kind in range(EARL_KINDS):
            back = max(held(seen, kind), held(t.common, kind)) - held(self.shown, kind)
            self.must += cards(kind, max(held(self.in_hand, kind), back, 0))
        #: How likely each deck of the book is.
        self.odds: list[float] = [self.fits(deck) * float(weight) for deck, weight in book]
        self.steward: Steward = steward
        #: His moves that say something about his cards; guesses are weighed by them.
        self.evidence: list[Evidence] = self.find_evidence(sight)
        self.guesses: list[Guess] = []
        #: For how many more deals these guesses are used.
        self.left: i64 = 0

    def find_evidence(self, sight: Sight) -> list[Evidence]:
        found: list[Evidence] = []
        now = sight.table
        for deed in sight.memory.deeds:
            if deed.seat != self.seat or deed.move == CONCEDE:
                continue
            played = deed.played_since(now, self.shown)
            if played >= 0:
                earl = deed.table.earls[self.seat]
                towers = now.earls[self.seat].towers_up - earl.towers_up
                drew = len(earl.deck) > len(now.earls[self.seat].deck)
                found.append(Evidence(deed.table.clone(), deed.move, drew, played, towers))
        return found

    def fits(self, deck: i64) -> float:
        """In how many ways the known cards can come from a deck, as a number to compare decks by."""
        chance: float = 1.0
        for kind in range(SET_KINDS):
            known = held(self.shown, kind) + held(self.must, kind)
            left = held(deck, kind)
            for taken in range(known):
                chance *= float(left) / float(taken + 1) if left > 0 else 1.0 / MISFIT
                left -= 1
        return chance

    def lay_out(self, t: Table) -> None:
        """Put a guess on a table."""
        guess = self.guess() if len(self.evidence) == 0 else self.weighed_guess()
        earl = t.earls[self.seat]
        earl.wanted = guess.deck
        earl.hand = guess.hand
        earl.towers = guess.towers
        earl.deck = guess.rest[:]
        self.rng.shuffle(earl.deck)
        pile = self.shown + guess.hand + guess.towers
        for kind in guess.rest:
            pile += cards(kind)
        tray: i64 = 0
        for which in range(SET_KINDS):
            tray += cards(which, max(0, self.copies - held(pile, which)))
        earl.tray = tray

    def weighed_guess(self) -> Guess:
        if self.left == 0:
            self.guesses = [self.weigh(self.guess()) for _ in range(GUESSES)]
            self.left = GUESSES
        self.left -= 1
        weights = [guess.weight for guess in self.guesses]
        return self.guesses[self.rng.by_lot(weights)]

    def weigh(self, guess: Guess) -> Guess:
        for one in self.evidence:
            if one.speaks_against(self.seat, guess, self.steward):
                guess.weight *= DISBELIEF
        return guess

    def guess(self) -> Guess:
        """Guess his hidden cards: first those known to be in his Hand, the rest at random by habit."""
        deck: i64 = self.book[self.rng.by_lot(self.odds)][0]
        rest = self.guess_hidden(deck)
        hand: i64 = 0
        free = self.hand_size
        for kind in range(EARL_KINDS):
            known = min(held(self.in_hand, kind), free, rest.count(kind))
            hand += cards(kind, known)
            free -= known
            for _ in range(known):
                rest.remove(kind)
        towers = self.lay_aside(rest, self.towers_up, IN_TOWERS[self.habits])
        fresh = self.lay_aside(rest, min(self.drawn, free), ANYWHERE)
        hand += fresh + self.lay_aside(rest, max(free - self.drawn, 0), IN_HAND[self.habits])
        return Guess(deck, hand, fresh, towers, rest)

    def guess_hidden(self, deck: i64) -> list[int]:
        """Guess which cards he hides: those he must have, then the rest of the deck, then anything from his set."""
        sure: list[int] = []
        likely: list[int] = []
        for kind in range(EARL_KINDS):
            must = held(self.must, kind)
            sure += [kind] * must
            likely += [kind] * max(0, held(deck, kind) - held(self.shown, kind) - must)
        short = self.hidden - len(sure)
        if self.rng.below(100) < OWN_MAKING:
            # A third of a self-made deck differs from the book.
            self.rng.shuffle(likely)
            likely = likely[: 2 * len(likely) // 3]
        if len(likely) > short:
            self.rng.shuffle(likely)
            likely = likely[: max(short, 0)]
        hidden = sure + likely
        while len(hidden) > self.hidden:
            hidden.pop()
        tries: i64 = 0
        while len(hidden) < self.hidden:
            further: i64 = self.rng.below(SET_KINDS)
            tries += 1
            if tries > MANY or hidden.count(further) + held(self.shown, further) < self.copies:
                hidden.append(further)
        return hidden

    def lay_aside(self, rest: list[int], number: i64, odds: list[int]) -> i64:
        """Take that many cards at random; a card with better odds is taken more often."""
        pile: i64 = 0
        whole: i64 = 0
        for kind in rest:
            whole += odds[kind]
        for _ in range(number):
            pick = self.rng.below(MOST) * whole // MOST
            index: i64 = 0
            while index < len(rest) - 1 and pick >= odds[rest[index]]:
                pick -= odds[rest[index]]
                index += 1
            taken = rest[index]
            rest[index] = rest[len(rest) - 1]
            rest.pop()
            whole -= odds[taken]
            pile += cards(taken)
        return pile
