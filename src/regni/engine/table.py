"""The whole table: Earls, table decks, Vikings, and the stack of decisions. It is one mutable object that is cheap to
clone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import (
    BANNER,
    CATHEDRAL,
    CHURCH,
    EARL_KINDS,
    INFANTRY,
    KNIGHT,
    NO_LORD,
    NOBODY,
    PRINCE,
    VASSAL,
    colour_of,
    is_keep,
    kind_of,
)
from .earl import Earl, Fief, Mercenary
from .events import DRAW, PUBLIC, RESHUFFLED, SHOWS, WHOLE_SECRET, Event
from .native import mypyc_attr
from .piles import cards, held
from .rng import Rng
from .rule_ids import B1_7
from .ruleset import Ruleset

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .variant import Variant

VIKINGS: Final = -2  # as a side of a battle, and in events
NO_AUTOMATON: Final = -3


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """An entry of the stack. It says what is to be decided or done (decisions.py names the kinds), by which seat, and
    about what. Its handler says what `a`, `b` and `c` mean."""

    __slots__ = ("a", "b", "c", "kind", "seat")

    def __init__(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c

    def clone(self) -> Decision:
        return Decision(self.kind, self.seat, self.a, self.b, self.c)


@mypyc_attr(acyclic=True)
class TableDeck:
    """A table deck and its discard pile (B1.7). The last card in the list is the top card. The discards are counted by
    kind."""

    __slots__ = ("cards", "discard", "first")

    def __init__(self, first: i64, cards: list[int], discard: list[int]) -> None:
        self.first: i64 = first  # the lowest kind of this deck; `discard[0]` counts it
        self.cards: list[int] = cards
        self.discard: list[int] = discard

    def clone(self) -> TableDeck:
        return TableDeck(self.first, self.cards[:], self.discard[:])

    def left(self) -> i64:
        """How many cards can still be drawn, including the discards, which are shuffled in when the deck is empty."""
        total: i64 = len(self.cards)
        for number in self.discard:
            total += number
        return total

    def put(self, kind: i64, number: i64 = 1) -> None:
        self.discard[kind - self.first] += number


# The stages of a battle, in order.
FIELDING: Final = 0
DEFENDING: Final = 1
DRAWING: Final = 2
DEALING: Final = 3
REPLYING: Final = 4
STRIKING: Final = 5
ENDING: Final = 6


@mypyc_attr(acyclic=True)
class Battle:
    """B6: a battle under way. The fielded cards lie here until it is over. Only Lords and the King card stay where they
    are."""

    __slots__ = (
        "attack", "attack_mercenaries", "attacker", "captives", "card", "controller", "defence", "defence_mercenaries",
        "defender", "fallen", "fief", "hurt_attacker", "hurt_defender", "mode", "stage", "took",
    )  # fmt: skip

    def __init__(
        self,
        attacker: i64,
        controller: i64,
        defender: i64,
        mode: i64,
        fief: i64,
        stage: i64,
        card: i64,
        hurt_defender: i64,
        hurt_attacker: i64,
        took: i64,
        fallen: i64,
        attack: list[int],
        defence: list[int],
        attack_mercenaries: list[Mercenary],
        defence_mercenaries: list[Mercenary],
        captives: list[int],
    ) -> None:
        self.attacker: i64 = attacker  # a seat, or VIKINGS
        self.controller: i64 = controller  # the seat that decides for the attacker
        self.defender: i64 = defender
        self.mode: i64 = mode  # STORM, RAID or SIEGE
        self.fief: i64 = fief  # the Fief of the defender that is raided or besieged
        self.stage: i64 = stage  # the next stage; an open decision belongs to the stage before
        self.card: i64 = card  # the result in force, or NOBODY before a card is drawn
        self.hurt_defender: i64 = hurt_defender  # damage still on its way to the defender
        self.hurt_attacker: i64 = hurt_attacker
        self.took: i64 = took  # how many Towers, Properties and Fiefs the attack has taken
        self.fallen: i64 = fallen  # the index of a Fief that fell, or NOBODY
        self.attack: list[int] = attack
        self.defence: list[int] = defence
        self.attack_mercenaries: list[Mercenary] = attack_mercenaries
        self.defence_mercenaries: list[Mercenary] = defence_mercenaries
        self.captives: list[int] = captives

    def clone(self) -> Battle:
        return Battle(
            self.attacker,
            self.controller,
            self.defender,
            self.mode,
            self.fief,
            self.stage,
            self.card,
            self.hurt_defender,
            self.hurt_attacker,
            self.took,
            self.fallen,
            self.attack[:],
            self.defence[:],
            [mercenary.clone() for mercenary in self.attack_mercenaries],
            [mercenary.clone() for mercenary in self.defence_mercenaries],
            self.captives[:],
        )


@mypyc_attr(acyclic=True)
class Jouster:
    """B11: one entrant of a Joust with his ante and his Joust cards. Champions turn some of these into Princes."""

    __slots__ = ("ante", "home", "no_luck", "princes", "seat", "swapped", "turned_no_luck", "turned_vassals", "vassals")

    def __init__(
        self,
        seat: i64,
        ante: i64,
        home: i64,
        no_luck: i64,
        vassals: i64,
        princes: i64,
        turned_no_luck: i64,
        turned_vassals: i64,
        swapped: i64,
    ) -> None:
        self.seat: i64 = seat
        self.ante: i64 = ante
        self.home: i64 = home  # the Fief the ante came from
        self.no_luck: i64 = no_luck
        self.vassals: i64 = vassals
        self.princes: i64 = princes
        self.turned_no_luck: i64 = turned_no_luck
        self.turned_vassals: i64 = turned_vassals
        self.swapped: i64 = swapped

    def clone(self) -> Jouster:
        return Jouster(
            self.seat,
            self.ante,
            self.home,
            self.no_luck,
            self.vassals,
            self.princes,
            self.turned_no_luck,
            self.turned_vassals,
            self.swapped,
        )


@mypyc_attr(acyclic=True)
class Table:
    """A position: everything on the table, open or hidden, the stack of decisions, and the random generator."""

    __slots__ = (
        "action_used", "army", "arrived", "automaton", "battle", "battle_deck", "chieftains", "common", "earls",
        "ending", "events", "first", "joust_deck", "jousters", "king", "markers_out", "over", "players", "recording",
        "reveals", "rng", "round", "rules", "stack", "summer", "turn_seat", "variant", "viking_deck", "vikings",
        "white_forward", "winners",
    )  # fmt: skip

    def __init__(
        self,
        rules: Ruleset,
        rng: Rng,
        earls: list[Earl],
        army: TableDeck,
        viking_deck: TableDeck,
        battle_deck: TableDeck,
        joust_deck: TableDeck,
        stack: list[Decision],
        first: i64,
        turn_seat: i64,
        round: i64,
        action_used: bool,
        king: i64,
        vikings: i64,
        chieftains: i64,
        markers_out: i64,
        white_forward: bool,
        arrived: bool,
        battle: Battle | None,
        jousters: list[Jouster],
        over: bool,
        winners: i64,
        ending: i64,
        reveals: i64,
        recording: bool,
        variant: Variant,
        players: i64,
        automaton: i64,
        summer: i64,
        common: i64,
    ) -> None:
        self.rules: Ruleset = rules
        self.rng: Rng = rng
        self.earls: list[Earl] = earls
        self.army: TableDeck = army
        self.viking_deck: TableDeck = viking_deck
        self.battle_deck: TableDeck = battle_deck
        self.joust_deck: TableDeck = joust_deck
        self.stack: list[Decision] = stack
        self.first: i64 = first
        self.turn_seat: i64 = turn_seat
        self.round: i64 = round
        self.action_used = action_used
        self.king: i64 = king
        # The Viking cards on the table, by kind.
        self.vikings: i64 = vikings
        self.chieftains: i64 = chieftains
        self.markers_out: i64 = markers_out
        self.white_forward = white_forward
        self.arrived = arrived
        self.battle: Battle | None = battle
        self.jousters: list[Jouster] = jousters
        self.over = over
        #: A bit for each seat that has won. It is 0 if the Vikings, the King of Rebellion or nobody has won.
        self.winners: i64 = winners
        self.ending: i64 = ending
        #: Grows whenever something hidden is shown or chance decides. A player cannot undo moves made before that.
        self.reveals: i64 = reveals
        self.recording = recording
        #: The rules of the variant. All tables of a variant share this object.
        self.variant: Variant = variant
        #: How many Earls began the game. The King of Rebellion has the seat after theirs.
        self.players: i64 = players
        #: The seat that plays by itself. It is that of the King of Rebellion while he stands, otherwise NO_AUTOMATON.
        self.automaton: i64 = automaton
        #: W4.3: the number of the Summer in a campaign; 0 in other games.
        self.summer: i64 = summer
        #: O9: the cards that are in everybody's deck.
        self.common: i64 = common
        #: What has happened since the events were last collected. It is empty while `recording` is off.
        self.events: list[Event] = []

    def clone(self) -> Table:
        """A copy of the table. Changes to it do not change this one. The copy does not record events."""
        battle = self.battle
        return Table(
            self.rules,
            self.rng.clone(),
            [earl.clone() for earl in self.earls],
            self.army.clone(),
            self.viking_deck.clone(),
            self.battle_deck.clone(),
            self.joust_deck.clone(),
            [decision.clone() for decision in self.stack],
            self.first,
            self.turn_seat,
            self.round,
            self.action_used,
            self.king,
            self.vikings,
            self.chieftains,
            self.markers_out,
            self.white_forward,
            self.arrived,
            battle.clone() if battle is not None else None,
            [jouster.clone() for jouster in self.jousters],
            self.over,
            self.winners,
            self.ending,
            self.reveals,
            False,
            self.variant,
            self.players,
            self.automaton,
            self.summer,
            self.common,
        )

    def log(
        self,
        kind: i64,
        rule: i64,
        seat: i64 = -1,
        other: i64 = -1,
        card: i64 = -1,
        number: i64 = 0,
        colour: i64 = -1,
        fief: i64 = -1,
        home: i64 = -1,
        source: i64 = -1,
        towers: i64 = -1,
        needed: i64 = -1,
    ) -> None:
        """Records what happened. Each kind of event declares what it shows to whom."""
        if self.recording:
            self.record(kind, rule, seat, other, card, number, colour, fief, home, source, towers, needed)

    def record(
        self,
        kind: i64,
        rule: i64,
        seat: i64,
        other: i64,
        card: i64,
        number: i64,
        colour: i64,
        fief: i64,
        home: i64,
        source: i64,
        towers: i64,
        needed: i64,
    ) -> None:
        """Appends an event. It is not part of `log`, because the compiled `log` is quicker so and most games are played
        without recording."""
        shows: i64 = SHOWS[kind]
        secret = seat if shows != PUBLIC else -1
        whole = shows == WHOLE_SECRET
        self.events.append(
            Event(kind, rule, seat, other, card, number, secret, whole, colour, fief, home, source, towers, needed)
        )

    # The stack.

    def push(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.stack.append(Decision(kind, seat, a, b, c))

    def pop(self) -> None:
        self.stack.pop()

    # Seats.

    def earls_left(self) -> i64:
        """How many Earls are still in the game. The King of Rebellion does not count."""
        left: i64 = 0
        seat: i64 = 0
        for earl in self.earls:
            if earl.out == 0 and seat != self.automaton:
                left += 1
            seat += 1
        return left

    def earls_with_fief(self) -> i64:
        """How many Earls have a Fief."""
        found: i64 = 0
        for earl in self.earls:
            if len(earl.fiefs) > 0:
                found += 1
        return found

    def is_rival(self, seat: i64, other: i64) -> bool:
        """Whether `other` is another Earl still in the game."""
        return 0 <= other < len(self.earls) and other != seat and self.earls[other].out == 0

    def has_fief(self, seat: i64, fief: i64) -> bool:
        return 0 <= fief < len(self.earls[seat].fiefs)

    # Moving cards.

    def below(self, n: i64) -> i64:
        self.reveals += 1
        return self.rng.below(n)

    def draw_from(self, deck: TableDeck) -> i64:
        """Draws the top card of a table deck. An empty deck is made new from its discards first (B1.7). Returns NOBODY
        if there are no cards at all."""
        self.reveals += 1
        cards = deck.cards
        if len(cards) == 0:
            for i in range(len(deck.discard)):
                kind: i64 = deck.first + i
                for _ in range(deck.discard[i]):
                    cards.append(kind)
                deck.discard[i] = 0
            if len(cards) == 0:
                return NOBODY
            self.rng.shuffle(cards)
            self.log(RESHUFFLED, B1_7, card=deck.first)
        return cards.pop()

    def draw_card(self, seat: i64, rule: i64) -> bool:
        """An Earl draws a card from his own deck. Returns False if the deck is empty."""
        earl = self.earls[seat]
        if len(earl.deck) == 0:
            return False
        self.reveals += 1
        kind: i64 = earl.deck.pop()
        earl.hand += cards(kind)
        earl.hand_size += 1
        self.log(DRAW, rule, seat, card=kind)
        return True

    def spend(self, seat: i64, kind: i64) -> None:
        """A card of a kind leaves the Hand. The caller puts it where it goes."""
        earl = self.earls[seat]
        earl.hand -= cards(kind)
        earl.hand_size -= 1

    def spend_to_discard(self, seat: i64, kind: i64) -> None:
        self.spend(seat, kind)
        self.earls[seat].discard += cards(kind)

    def discard(self, which: i64) -> None:
        """B1.7: an Earl's card goes to the discard pile of its own colour, no matter who held it."""
        self.discard_own(colour_of(which), kind_of(which))

    def discard_own(self, seat: i64, kind: i64) -> None:
        if seat == self.automaton and self.rules.king_tray_refills:
            self.earls[seat].tray += cards(kind)  # R3.1
        else:
            self.earls[seat].discard += cards(kind)

    def bury(self, seat: i64, lord: i64) -> None:
        """A Lord leaves play and goes to his Earl's discards. A Prince or Vassal of the King of Rebellion goes to the
        discard of the Mind (R3.7)."""
        if seat == self.automaton and lord in (PRINCE, VASSAL):
            self.earls[seat].mind += cards(lord)
        else:
            self.discard_own(seat, lord)

    def shuffle_in_discards(self, seat: i64) -> None:
        """The discards of an Earl go into his deck, and the whole deck is shuffled (B8.3, H2.1)."""
        earl = self.earls[seat]
        for kind in range(EARL_KINDS):
            for _ in range(held(earl.discard, kind)):
                earl.deck.append(kind)
        earl.discard = 0
        # The deck is sorted before the shuffle, so that the same cards and the same chance give the same deck.
        earl.deck.sort()
        self.reveals += 1
        self.rng.shuffle(earl.deck)

    def add_army(self, seat: i64, kind: i64, number: i64) -> None:
        if kind == INFANTRY:
            self.earls[seat].infantry += number
        else:
            self.earls[seat].knights += number

    def add_royal(self, seat: i64, kind: i64, number: i64) -> None:
        if kind == INFANTRY:
            self.earls[seat].royal_infantry += number
        else:
            self.earls[seat].royal_knights += number

    def discard_mercenary(self, mercenary: Mercenary) -> None:
        """A Mercenary leaves play with his garrison."""
        self.discard(mercenary.card)
        self.army.put(INFANTRY, mercenary.infantry)
        self.army.put(KNIGHT, mercenary.knights)

    def discard_fief(self, fief: Fief, owner: i64) -> None:
        """A Fief leaves play with everything in it. The caller removes it from the Earl's list of Fiefs. `owner` is the
        owner of its Lord."""
        self.discard(fief.keep)
        for which in fief.properties:
            self.discard(which)
        if fief.lord != NO_LORD:
            self.bury(owner, fief.lord)

    def homes(self, seat: i64, kind: i64) -> list[int]:
        """The Fiefs of an Earl that can take one more Property of a kind (B5.2)."""
        limit = self.rules.properties_per_fief
        is_holy = kind in (CHURCH, CATHEDRAL)
        found: list[int] = []
        index: i64 = 0
        for fief in self.earls[seat].fiefs:
            # O10: a Church that is a Fief takes no further religious building.
            if (limit == 0 or len(fief.properties) < limit) and (not is_holy or is_keep(kind_of(fief.keep))):
                found.append(index)
            index += 1
        return found

    # Who holds what.

    def most(self, kind: i64) -> i64:
        """The Earl who has more Properties of a kind than any other, or NOBODY."""
        best: i64 = 0
        who: i64 = NOBODY
        seat: i64 = 0
        for earl in self.earls:
            held = earl.count(kind)
            if held > best:
                best = held
                who = seat
            elif held == best:
                who = NOBODY
            seat += 1
        return who

    def is_cathedral_standing(self) -> bool:
        for earl in self.earls:
            if earl.has(CATHEDRAL):
                return True
        return False

    def church(self) -> i64:
        """B5.5: the Earl who controls the Church, or NOBODY. With a Cathedral on the table it is the Archbishop.
        Otherwise it is the Earl who has more Churches than any other, unless the ruleset says no."""
        if self.is_cathedral_standing():
            return self.most(CATHEDRAL)
        return self.most(CHURCH) if self.rules.church_by_majority else NOBODY

    def discard_banners(self) -> None:
        """B8.2: everybody's Kingship Banners are discarded."""
        for earl in self.earls:
            earl.discard += cards(BANNER, earl.banners)
            earl.banners = 0
