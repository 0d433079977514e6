"""An Earldom as one seat sees it, ready to be drawn."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from msgspec import Struct

from ...counsel.dangers import falls
from ...engine.cards import CATHEDRAL, COLOURS, MONK, NAMES, NO_LORD
from ...engine.earl import Earl as SeenEarl
from ...engine.earl import Fief as SeenFief
from ...engine.earl import Mercenary as SeenMercenary
from ...engine.forces import sword_force
from ...engine.leaving import ENDING_NAMES
from ...engine.ruleset import Ruleset
from ...engine.sight import is_the_king
from ...engine.table import Table
from ...engine.voting import votes
from ...records.positions import army, counts
from ...words.words import Words, capital
from .cards import Card, CardPainter
from .spread import Group, Spread, columns, spread

#: Each honour of an Earl and its emblem. The first player is marked with a 1 instead.
HONOURS = {"king": "king", "archbishop": "cathedral", "first": ""}
#: With so many cards left in his deck an Earl is near his end.
FEW_CARDS = 3
#: With so many rivals there is only room for tabs.
MANY = 5


class Fief(Struct, frozen=True):
    number: int
    thing: str
    name: str
    keep: Card
    lord: Card | None
    properties: tuple[Card, ...]
    #: The force that takes it: if nobody defends, and against all that its Earl has in the open.
    falls: tuple[int, int]

    @property
    def cards(self) -> tuple[Card, ...]:
        return (self.keep, *([self.lord] if self.lord else []), *self.properties)


class Mercenary(Struct, frozen=True):
    number: int
    card: Card
    garrison: tuple[Card, ...]
    force: int


class Honour(Struct, frozen=True):
    emblem: str
    name: str


class Captions(NamedTuple):
    """What is written under the groups of an Earl's cards."""

    towers: str
    fiefs: tuple[str, ...]
    no_fief: str
    levy: str
    royal: str
    mercenaries: tuple[str, ...]


class Holder(NamedTuple):
    """What the groups of cards in an Earldom tell of its Earl."""

    colour: str
    field: str
    name: str
    is_own: bool
    towers_up: int


class Earl(Struct, frozen=True, dict=True):
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
    #: What the King of Rebellion can still place. Nobody else's tray is shown.
    tray: tuple[Card, ...]
    #: What is written under the groups of his cards.
    captions: Captions

    #: How many Earls share the upper edge of the table. An Earl who is out counts half: he needs less room.
    others: float = 1

    @cached_property
    def spread(self) -> Spread:
        """How the cards of the Earldom are laid out."""
        return spread(self.groups, self.others, self.is_own)

    @cached_property
    def has_tabs(self) -> bool:
        """Whether his cards are drawn as tabs, because there is no room for legible cards."""
        return not self.is_own and (self.others >= MANY or self.spread.is_crowded)

    @property
    def columns(self) -> list[list[Group]]:
        """The groups of his cards in columns of tabs."""
        return columns(self.groups, self.others)

    @property
    def holder(self) -> Holder:
        return Holder(self.colour, self.field, self.name, self.is_own, self.towers_up)

    @cached_property
    def groups(self) -> list[Group]:
        # Another Earl's Towers lie face down: one card with their number stands for all.
        down = (Card("tower", self.colour, self.field, "", number=self.towers_up),) if self.towers_up else ()
        says = self.captions
        groups = [Group("towers", self.towers or down, caption=says.towers)]
        groups += [
            Group("fief", fief.cards, fief, caption, 2 if fief.lord else 1)
            for fief, caption in zip(self.fiefs, says.fiefs, strict=True)
        ] or [Group("nothing", (), caption=says.no_fief)]
        if self.pool or self.levy:
            groups.append(Group("pool", self.pool, caption=says.levy))
        if self.royal:
            groups.append(Group("royal", self.royal, caption=says.royal))
        return groups + [
            Group("mercenary", (one.card, *one.garrison), caption=caption, force=one.force)
            for one, caption in zip(self.mercenaries, says.mercenaries, strict=True)
        ]

    @property
    def is_ending(self) -> bool:
        """Whether his deck is almost used up."""
        return not self.is_king and self.deck_size <= FEW_CARDS


class EarlPainter(CardPainter):
    """Draws Earldoms for one reader, who sees the table from `seat`."""

    def __init__(self, words: Words, rules: Ruleset, players: list[str], seat: int) -> None:
        super().__init__(words, rules)
        #: Who plays which Earl, in words.
        self.players = players
        self.seat = seat

    def is_deciding(self, table: Table, seat: int) -> bool:
        return not table.over and table.stack[-1].seat == seat

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
            name=capital(self.words.colour(seat)),
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
            fiefs=tuple(self.fief(table, number, fief, seat) for number, fief in enumerate(earl.fiefs, 1)),
            mercenaries=tuple(
                self.mercenary(table, number, one, seat) for number, one in enumerate(earl.mercenaries, 1)
            ),
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
            tray=self.stacks(counts(earl.tray), colour) if is_king else (),
            captions=self.captions(table, seat),
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

    def captions(self, table: Table, seat: int) -> Captions:
        earl, say = table.earls[seat], self.words.text
        return Captions(
            say("table-towers", number=int(earl.towers_up)),
            tuple(self.falls_to(table, seat, fief) for fief in earl.fiefs),
            say("terminal-off-table"),
            say("table-levy", number=int(earl.levy(table.rules.market_town_factor))),
            say("table-royal"),
            tuple(say("table-fights", number=int(sword_force(table, one))) for one in earl.mercenaries),
        )

    def falls_to(self, table: Table, seat: int, fief: SeenFief) -> str:
        least, most = falls(table, seat, fief)
        return self.words.text("table-falls", least=least, most=most, is_range=int(most > least))

    def fief(self, table: Table, number: int, fief: SeenFief, holder: int) -> Fief:
        place = f"{COLOURS[holder]}-{number}"
        keep = self.laid(fief.keep, holder, f"keep-{place}")
        lord = None
        if fief.lord != NO_LORD:
            role = self.words.text("terminal-abbot") if fief.lord == MONK else ""
            lord = self.card(NAMES[fief.lord], COLOURS[holder], f"lord-{place}", role=role)
        properties = self.alike(fief.properties, holder, f"property-{place}")
        name = self.words.text("fief-label", index=number, card=keep.name)
        return Fief(number, f"fief-{place}", name, keep, lord, properties, falls(table, holder, fief))

    def mercenary(self, table: Table, number: int, one: SeenMercenary, holder: int) -> Mercenary:
        card = self.laid(one.card, holder, f"mercenary-{COLOURS[holder]}-{number}")
        return Mercenary(number, card, self.stacks(army(one.infantry, one.knights), ""), int(sword_force(table, one)))
