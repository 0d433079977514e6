"""What a seat sees of the table (B12). While a game goes on, pages, terminals and bots see nothing more than this.

`veil` copies the table without what the seat cannot know: the Hands, Towers and trays of the others, the decks they
want, the order of every deck, and the state of the random generator. If two positions differ only in these, their
veiled tables are the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import BANNER, EARL_KINDS, JOUST_PRINCE, JOUST_VASSAL, MONK, NO_LORD, NO_LUCK, VASSAL, colour_of, kind_of
from .decisions import ALLIES, FIELD, TURN
from .events import SHOWN, Event
from .forces import HAND, source_of, unit_kind
from .joust import add_joust_card
from .moves import TOWER, verb
from .native import mypyc_attr
from .piles import cards, held, total
from .play import legal_moves
from .table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64


def veil(t: Table, seat: i64) -> Table:
    """The table as a seat sees it. Sizes stay, unknown contents are removed, and decks are sorted by kind.

    For a seat that does not exist it is the table as an onlooker sees it. A veiled table is only for looking at.
    """
    seen = t.clone()
    chance = seen.rng
    chance.a = chance.b = chance.c = chance.d = 0
    seen.reveals = 0
    other: i64 = 0
    for earl in seen.earls:
        if other == seat or is_the_king(t, other):
            # An Earl knows which cards his own deck still has. The King of Rebellion hides only the order of his Mind.
            earl.deck.sort()
        else:
            earl.hand = earl.towers = earl.tray = earl.wanted = 0
            for i in range(len(earl.deck)):
                earl.deck[i] = 0
        other += 1
    for deck in (seen.army, seen.viking_deck, seen.battle_deck):
        deck.cards.sort()
    veil_joust(seen, seat)
    return seen


def is_the_king(t: Table, seat: i64) -> bool:
    """Whether a seat is that of the King of Rebellion. It stays his seat after his fall."""
    return t.variant.has_king and seat == t.players


def veil_joust(seen: Table, seat: i64) -> None:
    """A jouster does not know which Joust cards the others have and which are in the deck. All of these are sorted by
    kind and dealt again."""
    collect_joust_cards(seen, seat)
    seen.joust_deck.cards.sort()
    deal_joust_cards_again(seen, seat)
    for jouster in seen.jousters:
        if jouster.seat != seat:
            # Everybody sees that a Champion turned a card, but not which card.
            jouster.turned_no_luck += jouster.turned_vassals
            jouster.turned_vassals = 0


def collect_joust_cards(t: Table, seat: i64) -> None:
    """Copies the Joust cards of all jousters except the one at `seat` into the deck."""
    deck = t.joust_deck.cards
    for j in t.jousters:
        if j.seat != seat:
            deck += [NO_LUCK] * j.no_luck + [JOUST_VASSAL] * j.vassals + [JOUST_PRINCE] * j.princes


def deal_joust_cards_again(t: Table, seat: i64) -> None:
    """All jousters except the one at `seat` get new Joust cards from the end of the deck, as many as they had."""
    for jouster in t.jousters:
        if jouster.seat != seat:
            size = jouster.no_luck + jouster.vassals + jouster.princes
            jouster.no_luck = jouster.vassals = jouster.princes = 0
            for _ in range(size):
                add_joust_card(jouster, t.joust_deck.cards.pop())


def shown_of(t: Table, seat: i64) -> i64:
    """The cards of a colour that lie face up anywhere on the table, as a pile."""
    earl = t.earls[seat]
    pile: i64 = earl.discard + cards(BANNER, earl.banners)
    pile += cards(VASSAL, earl.emissary_vassals) + cards(MONK, earl.emissary_monks)
    for fief in earl.fiefs:
        if fief.lord != NO_LORD:
            pile += cards(fief.lord)
    for holder in t.earls:
        for fief in holder.fiefs:
            if colour_of(fief.keep) == seat:
                pile += cards(kind_of(fief.keep))
            for which in fief.properties:
                if colour_of(which) == seat:
                    pile += cards(kind_of(which))
        for mercenary in holder.mercenaries:
            if colour_of(mercenary.card) == seat:
                pile += cards(kind_of(mercenary.card))
    for jouster in t.jousters:
        if colour_of(jouster.ante) == seat:
            pile += cards(kind_of(jouster.ante))
    b = t.battle
    if b is not None:
        for mercenary in b.attack_mercenaries + b.defence_mercenaries:
            if mercenary.card >= 0 and colour_of(mercenary.card) == seat:
                pile += cards(kind_of(mercenary.card))
        if b.attacker == seat or b.defender == seat:
            for unit in b.attack if b.attacker == seat else b.defence:
                if source_of(unit) == HAND:
                    pile += cards(unit_kind(unit))
    return pile


@mypyc_attr(acyclic=True)
class Deed:
    """A choice of another Earl, and the table just before it, both as a certain seat saw them."""

    __slots__ = ("move", "open", "seat", "table")

    def __init__(self, seat: i64, table: Table, move: i64, open: i64) -> None:
        self.seat: i64 = seat
        self.table: Table = table
        #: The move as the others saw it. They cannot see which card became a Tower.
        self.move: i64 = TOWER if verb(move) == TOWER else move
        #: His cards that lay face up, as a pile.
        self.open: i64 = open

    def played_since(self, t: Table, open: i64) -> i64:
        """The cards that have left his Hand face up since then, as a pile. `open` are his cards that lie face up now.

        It is -1 if the Hand he had then can no longer be worked out from the Hand he has now: face-up cards or Towers
        have gone away, he drew more than the cards of one turn, or his Hand changed unseen in some other way.
        """
        was, now = self.table.earls[self.seat], t.earls[self.seat]
        for kind in range(EARL_KINDS):
            if held(open, kind) < held(self.open, kind):
                return -1
        played = open - self.open
        towers = now.towers_up - was.towers_up
        drawn = len(was.deck) - len(now.deck)
        if towers < 0 or drawn not in (0, t.rules.turn_draw):
            return -1
        return played if now.hand_size == was.hand_size - total(played) - towers + drawn else -1


@mypyc_attr(acyclic=True)
class Memory:
    """What a seat remembers beyond what it sees now: Hands that it was shown, cards that were face up before they were
    shuffled into a deck, and choices that others made with the Hands they still have."""

    __slots__ = ("deeds", "hands", "open", "seat", "seen", "summer")

    def __init__(
        self, seat: i64, hands: list[int], seen: list[int], open: list[int], summer: i64, deeds: list[Deed]
    ) -> None:
        self.seat: i64 = seat
        #: By Earl: cards known to be in his Hand.
        self.hands: list[int] = hands
        #: By Earl: the most cards of each kind that ever lay face up at one time.
        self.seen: list[int] = seen
        #: By Earl: the cards that lay face up at the last look.
        self.open: list[int] = open
        self.summer: i64 = summer
        #: Oldest first.
        self.deeds: list[Deed] = deeds

    def clone(self) -> Memory:
        return Memory(self.seat, self.hands[:], self.seen[:], self.open[:], self.summer, self.deeds[:])

    def notice(self, t: Table, move: i64) -> None:
        """Remembers a choice that another Earl is about to make, if it may say something about his Hand."""
        d = t.stack[-1]
        if d.seat == self.seat or d.seat >= t.players or d.kind not in (TURN, FIELD, ALLIES):
            return
        self.deeds.append(Deed(d.seat, veil(t, self.seat), move, shown_of(t, d.seat)))

    def watch(self, t: Table, events: list[Event]) -> None:
        """Remembers what a move has shown. A new Summer makes everything before it useless, so it is forgotten."""
        if t.summer != self.summer:
            self.hands = [0] * t.players
            self.seen = [0] * t.players
            self.open = [0] * t.players
            self.summer = t.summer
            self.deeds = []
        for other in range(t.players):
            if other != self.seat:
                self.look_at(other, shown_of(t, other))
        self.deeds = [deed for deed in self.deeds if deed.played_since(t, self.open[deed.seat]) >= 0]
        for event in events:
            if event.kind == SHOWN and event.secret == self.seat and event.other != self.seat:
                at: i64 = event.card << 2
                self.hands[event.other] = (self.hands[event.other] & ~(15 << at)) | (event.number << at)

    def look_at(self, other: i64, now: i64) -> None:
        before: i64 = self.open[other]
        if now == before:
            return
        self.open[other] = now
        hand: i64 = self.hands[other]
        seen: i64 = self.seen[other]
        for kind in range(EARL_KINDS):
            more = held(now, kind) - held(before, kind)
            if more > 0:
                # It may have come from his Hand, so it is no longer known to be there.
                hand -= cards(kind, min(more, held(hand, kind)))
            missing = held(now, kind) - held(seen, kind)
            if missing > 0:
                seen += cards(kind, missing)
        self.hands[other] = hand
        self.seen[other] = seen


def new_memory(t: Table, seat: i64) -> Memory:
    memory = Memory(seat, [0] * t.players, [0] * t.players, [0] * t.players, t.summer, [])
    memory.watch(t, [])
    return memory


@mypyc_attr(acyclic=True)
class Sight:
    """What a seat knows when it decides: the veiled table, its legal moves, and what it remembers."""

    __slots__ = ("memory", "moves", "seat", "table")

    def __init__(self, table: Table, seat: i64, moves: list[int], memory: Memory) -> None:
        self.table: Table = table
        self.seat: i64 = seat
        self.moves: list[int] = moves
        self.memory: Memory = memory


def look(t: Table, seat: i64, memory: Memory) -> Sight:
    """What a seat knows of the table now. The list of moves is empty unless the decision is its own."""
    mine = not t.over and t.stack[-1].seat == seat
    return Sight(veil(t, seat), seat, legal_moves(t) if mine else [], memory.clone())
