"""The table as one seat sees it, ready to be drawn. It is built from the veiled table alone, so a page cannot show what
the seat must not know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from ...art.families import family
from ...art.families import strength as strength_of
from ...engine.cards import CATHEDRAL, COLOURS, MERCENARY, MONK, NAMES, NO_LORD, NOBODY, PRINCE, colour_of, kind_of
from ...engine.decisions import FETCH, LEGACY, PICK, START_TOWER
from ...engine.earl import Earl as SeenEarl
from ...engine.earl import Fief as SeenFief
from ...engine.earl import Mercenary as SeenMercenary
from ...engine.forces import SOURCE_NAMES, host_force, index_of, source_of, unit_kind
from ...engine.leaving import ENDING_NAMES, KING_GONE
from ...engine.moves import arg_a, declared
from ...engine.ruleset import Ruleset
from ...engine.sight import is_the_king
from ...engine.table import VIKINGS, Table, TableDeck
from ...engine.voting import votes
from ...records.positions import army, counts
from ...words.names import Names
from ...words.notation import card_text, unit_text
from ...words.words import Words, capital
from .arms import field_of
from .spread import Group, Spread, spread

#: Each honour of an Earl and its emblem. The first player is marked with a 1 instead.
HONOURS = {"king": "king", "archbishop": "cathedral", "first": ""}
#: Decisions in which a player chooses from the tray, the cards of his set that lie beside the table.
OF_TRAY = (PICK, START_TOWER, LEGACY, FETCH)
#: How many cards are kept once they were put together. From frame to frame most of them stay the same.
MOST_CARDS = 4096


@dataclass(frozen=True)
class Card:
    """A card to be drawn: what it shows, and the thing that a click on it names."""

    kind: str
    #: The colour of the set it belongs to. Empty for cards of the table.
    colour: str
    #: The heraldic field in which it is drawn. The King of Rebellion has his own field.
    field: str
    name: str
    thing: str = ""
    #: The name of its present use if it differs: an Abbot, a Tower.
    role: str = ""
    strength: int = 0
    number: int = 1
    #: What a screen reader says of it.
    label: str = ""

    @property
    def key(self) -> str:
        """The page finds the same card in another place by this key."""
        return f"{self.colour}.{self.kind}" if self.colour else self.kind


@dataclass(frozen=True)
class Fief:
    number: int
    thing: str
    name: str
    keep: Card
    lord: Card | None
    properties: tuple[Card, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        return (self.keep, *([self.lord] if self.lord else []), *self.properties)


@dataclass(frozen=True)
class Mercenary:
    number: int
    card: Card
    garrison: tuple[Card, ...]


@dataclass(frozen=True)
class Honour:
    emblem: str
    name: str


class Holder(NamedTuple):
    """What the groups of cards in an Earldom tell of its Earl."""

    colour: str
    field: str
    name: str
    is_own: bool
    towers_up: int
    levy: int


@dataclass(frozen=True)
class Earl:
    """An Earldom."""

    colour: str
    field: str
    letter: str
    name: str
    #: Who plays it.
    player: str
    is_own: bool
    is_king: bool
    has_turn: bool
    #: Whether he decides now. Often that is not the Earl whose turn it is.
    is_deciding: bool
    honours: tuple[Honour, ...]
    #: Why he is out of the game. Empty while he plays.
    out: str
    hand: tuple[Card, ...]
    hand_size: int
    deck_size: int
    towers: tuple[Card, ...]
    towers_up: int
    fiefs: tuple[Fief, ...]
    mercenaries: tuple[Mercenary, ...]
    pool: tuple[Card, ...]
    royal: tuple[Card, ...]
    levy: int
    banners: int
    emissaries: tuple[Card, ...]
    discard: tuple[Card, ...]
    legacy: int | None
    votes: int | None
    guard: int
    mind: tuple[Card, ...]

    #: How many Earls share the upper edge of the table. An Earl who is out counts half: he needs less room.
    others: float = 1

    @property
    def spread(self) -> Spread:
        """How the cards of the Earldom are laid out."""
        return spread(self.groups, self.others, self.is_own)

    @property
    def holder(self) -> Holder:
        return Holder(self.colour, self.field, self.name, self.is_own, self.towers_up, self.levy)

    @property
    def groups(self) -> list[Group]:
        # Another Earl's Towers lie face down: one card with their number stands for all.
        down = (Card("tower", self.colour, self.field, "", number=self.towers_up),) if self.towers_up else ()
        groups = [Group("towers", self.towers or down)]
        groups += [Group("fief", fief.cards, fief) for fief in self.fiefs] or [Group("nothing", ())]
        if self.pool or self.levy:
            groups.append(Group("pool", self.pool, label=1))
        if self.royal:
            groups.append(Group("royal", self.royal, label=2))
        return groups + [Group("mercenary", (one.card, *one.garrison)) for one in self.mercenaries]


@dataclass(frozen=True)
class Deck:
    name: str
    thing: str
    size: int


@dataclass(frozen=True)
class Middle:
    """Vikings, crown, Church and the decks of the table."""

    arrived: bool
    markers: tuple[bool, ...]
    white_forward: bool
    host: tuple[Card, ...]
    host_force: int
    #: Whether the host has left its place: then it is drawn in the battle.
    host_out: bool
    #: By field, letter and number of cubes.
    bag: tuple[tuple[str, str, int], ...]
    #: Who has the King card, and who speaks for the Church, in words.
    crown: str
    church: str
    decks: tuple[Deck, ...]
    common: tuple[Card, ...]


@dataclass(frozen=True)
class Board:
    """The whole table."""

    seat: str
    variant: str
    round: int
    summer: int
    own: Earl
    others: list[Earl]
    middle: Middle
    #: Cards of the seat's tray that can be picked, taken or bought now.
    tray: tuple[Card, ...] = ()
    #: Cards to choose from: what can be taken from another Earl, or what must be given up.
    prizes: list[Card] = field(default_factory=list)
    #: Battle cards from which the seat chooses when it speaks for the Church.
    verdicts: list[Card] = field(default_factory=list)


@lru_cache(maxsize=MOST_CARDS)
def card_of(
    words: Words, rules: Ruleset, kind: str, colour: str, thing: str, number: int, role: str, called: str = ""
) -> Card:
    """A card. `called` is its name for a screen reader, if it is neither its role nor the name of its kind."""
    face = NAMES.index(kind)
    name = words.text(f"card-{kind}")
    strength = int(strength_of(face, rules))
    label = [called or role or name, words.text(f"feel-card-{family(face)}")]
    if strength:
        label.append(words.text("feel-card-strength", number=strength))
    if number > 1:
        label.append(words.text("feel-card-times", number=number))
    return Card(kind, colour, field_of(colour, words), name, thing, role, strength, number, ", ".join(label))


class Painter:
    """Draws boards for one reader, who sees the table from `seat`."""

    def __init__(self, words: Words, rules: Ruleset, players: list[str], seat: int) -> None:
        self.words = words
        self.names = Names(words)
        self.rules = rules
        #: Who plays which Earl, in words.
        self.players = players
        self.seat = seat

    def board(self, table: Table, moves: Sequence[int]) -> Board:
        """The table as the reader's seat sees it. `moves` are the moves that this seat can make now."""
        earls = [self.earl(table, seat) for seat in range(len(table.earls))]
        return Board(
            seat=COLOURS[self.seat],
            variant=table.rules.variant,
            round=int(table.round),
            summer=int(table.summer) if table.variant.is_campaign else 0,
            own=earls[self.seat],
            others=earls[self.seat + 1 :] + earls[: self.seat],
            middle=self.middle(table),
            tray=self.tray(table),
            prizes=self.prizes(moves),
            verdicts=self.verdicts(moves),
        )

    def is_deciding(self, table: Table, seat: int) -> bool:
        return not table.over and table.stack[-1].seat == seat

    # Cards.

    def card(self, kind: str, colour: str, thing: str = "", number: int = 1, role: str = "") -> Card:
        """A card of an Earl, or a card of the table if there is no colour."""
        return card_of(self.words, self.rules, kind, colour, thing, number, role)

    def laid(self, card: int, holder: int, thing: str = "", number: int = 1, role: str = "") -> Card:
        """A card in an Earldom. If its colour is not its holder's, its label says whose card it is."""
        kind, called = NAMES[kind_of(card)], role or self.words.coloured(card, holder)
        return card_of(self.words, self.rules, kind, COLOURS[colour_of(card)], thing, number, role, called)

    def field(self, colour: str) -> str:
        return field_of(colour, self.words)

    def each(self, pile: Mapping[str, int], holder: str, thing: str) -> tuple[Card, ...]:
        """One drawn card for every card of a pile."""
        return tuple(self.card(card, holder, f"{thing}-{card}") for card, number in pile.items() for _ in range(number))

    def stacks(self, pile: Mapping[str, int], holder: str, thing: str = "") -> tuple[Card, ...]:
        """One drawn card for each kind in a pile, with the number of such cards."""
        return tuple(
            self.card(card, holder, f"{thing}-{card}" if thing else "", number)
            for card, number in pile.items()
            if number
        )

    # Earls.

    def earl(self, table: Table, seat: int) -> Earl:
        earl, colour = table.earls[seat], COLOURS[seat]
        is_king = bool(is_the_king(table, seat))
        is_own = seat == self.seat
        is_campaign = table.variant.is_campaign
        emissaries = {"vassal": int(earl.emissary_vassals), "monk": int(earl.emissary_monks)}
        return Earl(
            colour=colour,
            field=self.field(colour),
            letter=self.names.letter(colour),
            name=capital(self.words.earl(seat)),
            player=self.players[seat] if not is_king else "",
            is_own=is_own,
            is_king=is_king,
            has_turn=table.turn_seat == seat,
            is_deciding=self.is_deciding(table, seat),
            honours=self.honours(table, seat, is_king),
            out=self.out(earl, is_king),
            hand=self.each(counts(earl.hand), colour, "hand") if is_own else (),
            hand_size=int(earl.hand_size),
            deck_size=len(earl.deck),
            towers=self.stacks(counts(earl.towers), colour, "tower") if is_own else (),
            towers_up=int(earl.towers_up),
            fiefs=tuple(self.fief(number, fief, seat) for number, fief in enumerate(earl.fiefs, 1)),
            mercenaries=tuple(self.mercenary(number, one, seat) for number, one in enumerate(earl.mercenaries, 1)),
            pool=self.stacks(army(earl.infantry, earl.knights), "", f"pool-{colour}"),
            royal=self.stacks(army(earl.royal_infantry, earl.royal_knights), "", f"royal-{colour}"),
            levy=int(earl.levy(table.rules.market_town_factor)),
            banners=int(earl.banners),
            emissaries=self.stacks(emissaries, colour),
            discard=self.stacks(counts(earl.discard), colour),
            legacy=int(earl.legacy) if is_campaign or table.rules.legacy_start else None,
            votes=int(votes(table, seat)) if is_campaign and not table.arrived else None,
            guard=int(earl.guard),
            mind=self.stacks(counts(earl.mind), colour) if is_king else (),
            others=sum(0.5 if one.out else 1 for other, one in enumerate(table.earls) if other != self.seat),
        )

    def honours(self, table: Table, seat: int, is_king: bool) -> tuple[Honour, ...]:
        held = {
            "king": table.king == seat and not is_king,
            "archbishop": table.earls[seat].has(CATHEDRAL),
            "first": table.first == seat and len(table.earls) > 1,
        }
        names = {honour: self.words.text(f"table-honour-{honour}") for honour, is_held in held.items() if is_held}
        return tuple(Honour(HONOURS[honour], name) for honour, name in names.items())

    def out(self, earl: SeenEarl, is_king: bool) -> str:
        if not earl.out:
            return ""
        return self.words.text("terminal-king-fallen" if is_king else f"terminal-out-{ENDING_NAMES[earl.out]}")

    def fief(self, number: int, fief: SeenFief, holder: int) -> Fief:
        place = f"{COLOURS[holder]}-{number}"
        keep = self.laid(fief.keep, holder, f"keep-{place}")
        lord = None
        if fief.lord != NO_LORD:
            role = self.words.text("terminal-abbot") if fief.lord == MONK else ""
            lord = self.card(NAMES[fief.lord], COLOURS[holder], f"lord-{place}", role=role)
        properties = self.alike(fief.properties, holder, f"property-{place}")
        name = self.words.text("fief-label", index=number, card=keep.name)
        return Fief(number, f"fief-{place}", name, keep, lord, properties)

    def alike(self, cards: list[int], holder: int, thing: str = "") -> tuple[Card, ...]:
        """The cards of a list. Equal cards are drawn as one with their number."""
        return tuple(
            self.laid(card, holder, f"{thing}-{card_text(card)}" if thing else "", cards.count(card))
            for card in dict.fromkeys(cards)
        )

    def mercenary(self, number: int, one: SeenMercenary, holder: int) -> Mercenary:
        card = self.laid(one.card, holder, f"mercenary-{COLOURS[holder]}-{number}")
        return Mercenary(number, card, self.stacks(army(one.infantry, one.knights), ""))

    # The middle.

    def middle(self, table: Table) -> Middle:
        decks = {
            "army": table.army,
            "viking": table.viking_deck,
            "battle": table.battle_deck,
            "joust": table.joust_deck,
        }
        return Middle(
            arrived=table.arrived,
            markers=tuple(index < table.markers_out for index in range(int(self.rules.viking_markers))),
            white_forward=table.white_forward,
            host=self.stacks({"viking": int(table.vikings), "chieftain": int(table.chieftains)}, "", "host"),
            host_force=int(host_force(table)),
            host_out=table.battle is not None and table.battle.attacker == VIKINGS,
            bag=tuple(
                (self.field(COLOURS[seat]), self.names.letter(COLOURS[seat]), int(earl.cubes))
                for seat, earl in enumerate(table.earls)
                if earl.cubes
            ),
            crown=self.crown(table.king),
            church=self.church(table.church()),
            decks=tuple(self.deck(name, deck) for name, deck in decks.items()),
            common=self.stacks(counts(table.common), ""),
        )

    def crown(self, holder: int) -> str:
        if holder in (NOBODY, KING_GONE):
            return self.words.text("table-crown-gone" if holder == KING_GONE else "table-crown-free")
        return self.words.text("table-crown", earl=capital(self.words.earl(holder)))

    def church(self, holder: int) -> str:
        if holder == NOBODY:
            return self.words.text("table-church-silent")
        return self.words.text("table-church", earl=self.words.earl(holder))

    def deck(self, name: str, deck: TableDeck) -> Deck:
        thing = "deck-army" if name == "army" else ""
        return Deck(self.words.text(f"table-deck-{name}"), thing, len(deck.cards))

    # What is under way.

    def unit(self, unit: int, colour: str, number: int = 1, is_lost: bool = False) -> Card:
        """A card in a battle. A lost card cannot be clicked any more."""
        source, kind = source_of(unit), unit_kind(unit)
        holder = colour if PRINCE <= kind <= MERCENARY else ""
        role = self.words.text(f"terminal-unit-{SOURCE_NAMES[source]}", card=self.words.card(kind))
        thing = "" if is_lost else f"unit-{colour}-{unit_text(source, kind, index_of(unit))}"
        return self.card(NAMES[kind], holder, thing, number, role)

    def tray(self, table: Table) -> tuple[Card, ...]:
        """The seat's tray, while the seat picks, buys or takes a card from it."""
        if not self.is_deciding(table, self.seat) or table.stack[-1].kind not in OF_TRAY:
            return ()
        return self.stacks(counts(table.earls[self.seat].tray), COLOURS[self.seat], "tray")

    def prizes(self, moves: Sequence[int]) -> list[Card]:
        """The prizes among which the moves choose."""
        found: dict[str, Card] = {}
        for move in moves:
            if declared(move).has("prize"):
                kind, colour = NAMES[kind_of(arg_a(move))], COLOURS[colour_of(arg_a(move))]
                found[card_text(arg_a(move))] = self.card(kind, colour, f"prize-{card_text(arg_a(move))}")
            elif declared(move).has("pressed"):
                kind = NAMES[arg_a(move)]
                found[kind] = self.card(kind, "", f"prize-{kind}")
        return list(found.values())

    def verdicts(self, moves: Sequence[int]) -> list[Card]:
        decided = [NAMES[arg_a(move)] for move in moves if declared(move).has("battle")]
        return [self.card(kind, "", f"choose-{kind}") for kind in decided]
