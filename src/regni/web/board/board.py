"""The table as one seat sees it, ready to be drawn: built from the seat's view alone, so that what the view leaves out
cannot get onto a page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...art.families import family
from ...art.families import strength as strength_of
from ...engine.cards import COLOURS, NAMES
from ...engine.ruleset import Ruleset
from ...records.reckoning import View, church_holder, face, has, levy_of, unit_kind, votes
from ...words.names import Names
from ...words.words import Words, capital
from .arms import field_of
from .spread import Group, Spread, spread

#: What an Earl may be, and the emblem of it; whoever goes first has a figure.
HONOURS = {"king": "king", "archbishop": "cathedral", "first": ""}


@dataclass(frozen=True)
class Card:
    """A card to be drawn: its face, in whose field, and what clicking it means."""

    kind: str
    #: Whose set it is from; empty for cards of the table.
    colour: str
    #: In whose field it is drawn: the King of Rebellion has one of his own.
    field: str
    name: str
    thing: str = ""
    #: What it is used as, if that is another name: an Abbot, a Tower.
    role: str = ""
    strength: int = 0
    number: int = 1
    #: What a screen reader says of it.
    label: str = ""

    @property
    def key(self) -> str:
        """By which the page finds the same card again in another place."""
        return f"{self.colour}.{self.kind}" if self.colour else self.kind


@dataclass(frozen=True)
class Fief:
    number: int
    thing: str
    name: str
    keep: Card
    lord: Card | None
    properties: list[Card]

    @property
    def cards(self) -> list[Card]:
        return [self.keep, *([self.lord] if self.lord else []), *self.properties]


@dataclass(frozen=True)
class Mercenary:
    number: int
    card: Card
    garrison: list[Card]


@dataclass(frozen=True)
class Honour:
    emblem: str
    name: str


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
    #: Whether he decides now: often another than the one whose turn it is.
    is_deciding: bool
    honours: list[Honour]
    #: Why he is no longer in the game; empty if he is.
    out: str
    hand: list[Card]
    hand_size: int
    deck_size: int
    towers: list[Card]
    towers_up: int
    fiefs: list[Fief]
    mercenaries: list[Mercenary]
    pool: list[Card]
    royal: list[Card]
    levy: int
    banners: int
    emissaries: list[Card]
    discard: list[Card]
    legacy: int | None
    votes: int | None
    guard: int
    mind: list[Card]

    #: How many Earls share the upper edge of the table; whoever is out needs half as much of it.
    others: float = 1

    @property
    def spread(self) -> Spread:
        """How all that lies in the Earldom is laid."""
        return spread(self.groups, self.others, self.is_own)

    @property
    def groups(self) -> list[Group]:
        # Those of another lie face down, however many there are.
        down = [Card("tower", self.colour, self.field, "", number=self.towers_up)] if self.towers_up else []
        groups = [Group("towers", self.towers or down)]
        groups += [Group("fief", fief.cards, fief) for fief in self.fiefs] or [Group("nothing", [])]
        if self.pool or self.levy:
            groups.append(Group("pool", self.pool, label=1))
        if self.royal:
            groups.append(Group("royal", self.royal, label=2))
        return groups + [Group("mercenary", [one.card, *one.garrison]) for one in self.mercenaries]


@dataclass(frozen=True)
class Deck:
    name: str
    thing: str
    size: int


@dataclass(frozen=True)
class Middle:
    """Vikings, crown, Church and the decks of the table."""

    arrived: bool
    markers: list[bool]
    white_forward: bool
    host: list[Card]
    host_force: int
    #: Whether the host is out: then it stands in the battle.
    host_out: bool
    #: By field, letter and number of cubes.
    bag: list[tuple[str, str, int]]
    #: Who has the King card, and who speaks for the Church, in words.
    crown: str
    church: str
    decks: list[Deck]
    common: list[Card]


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
    #: Cards of one's tray that can be picked, taken or bought now.
    tray: list[Card] = field(default_factory=list)
    #: What can be taken from another, or must be given up.
    prizes: list[Card] = field(default_factory=list)
    #: Battle cards to choose from, by whoever speaks for the Church.
    verdicts: list[Card] = field(default_factory=list)


class Painter:
    """Makes faces for one reader at one table."""

    def __init__(self, words: Words, rules: Ruleset, players: list[str]) -> None:
        self.words = words
        self.names = Names(words)
        self.rules = rules
        #: Who plays which Earl, in words.
        self.players = players

    def board(self, view: View) -> Board:
        earls = [self.earl(earl, view) for earl in view["earls"]]
        mine = next(index for index, earl in enumerate(earls) if earl.is_own)
        return Board(
            seat=view["seat"],
            variant=view["variant"],
            round=view["round"],
            summer=view.get("summer", 0),
            own=earls[mine],
            others=earls[mine + 1 :] + earls[:mine],
            middle=self.middle(view),
            tray=self.tray(view),
            prizes=self.prizes(view),
            verdicts=self.verdicts(view),
        )

    # Cards.

    def card(self, card: str, holder: str, thing: str = "", number: int = 1, role: str = "") -> Card:
        """A card of a view: `land`, or `red.land` where it is of another colour than its holder."""
        kind = face(card)
        colour = card.rpartition(".")[0] or holder
        strength = int(strength_of(NAMES.index(kind), self.rules))
        name = self.words.text(f"card-{kind}")
        label = self.label(card, role, strength, number)
        return Card(kind, colour, self.field(colour), name, thing, role, strength, number, label)

    def label(self, card: str, role: str, strength: int, number: int) -> str:
        """Its name, whose it is if not the holder's, what it is, how it fights, how many there are."""
        told = [role or self.names.card(card), self.words.text(f"feel-card-{family(NAMES.index(face(card)))}")]
        if strength:
            told.append(self.words.text("feel-card-strength", number=strength))
        if number > 1:
            told.append(self.words.text("feel-card-times", number=number))
        return ", ".join(told)

    def field(self, colour: str) -> str:
        return field_of(colour, self.words)

    def each(self, counts: Mapping[str, int], holder: str, thing: str) -> list[Card]:
        """A card for each of a pile."""
        return [self.card(card, holder, f"{thing}-{card}") for card, number in counts.items() for _ in range(number)]

    def stacks(self, counts: Mapping[str, int], holder: str, thing: str = "") -> list[Card]:
        """A card for each kind, with its number."""
        return [
            self.card(card, holder, f"{thing}-{card}" if thing else "", number)
            for card, number in counts.items()
            if number
        ]

    # Earls.

    def earl(self, earl: View, view: View) -> Earl:
        colour = earl["earl"]
        is_king = "guard" in earl
        is_own = colour == view["seat"]
        is_campaign = "summer" in view
        return Earl(
            colour=colour,
            field=self.field(colour),
            letter=self.names.letter(colour),
            name=capital(self.names.earl(colour)),
            player=self.players[COLOURS.index(colour)] if not is_king else "",
            is_own=is_own,
            is_king=is_king,
            has_turn=view["turn"] == colour,
            is_deciding=view.get("deciding") == colour,
            honours=self.honours(earl, view, is_king),
            out=self.out(earl, is_king),
            hand=self.each(earl["hand"], colour, "hand") if is_own else [],
            hand_size=earl["hand_size"],
            deck_size=earl["deck_size"],
            towers=self.stacks(earl["towers"], colour, "tower") if is_own else [],
            towers_up=earl["towers_up"],
            fiefs=[self.fief(number, fief, colour) for number, fief in enumerate(earl["fiefs"], 1)],
            mercenaries=[self.mercenary(number, one, colour) for number, one in enumerate(earl["mercenaries"], 1)],
            pool=self.stacks(earl["pool"], "", f"pool-{colour}"),
            royal=self.stacks(earl["royal"], "", f"royal-{colour}"),
            levy=levy_of(earl, self.rules),
            banners=earl["banners"],
            emissaries=self.stacks(earl["emissaries"], colour),
            discard=self.stacks(earl["discard"], colour),
            legacy=earl.get("legacy"),
            votes=votes(earl, view, self.rules) if is_campaign and not view["vikings"]["arrived"] else None,
            guard=earl.get("guard", 0),
            mind=self.stacks(earl["mind"], colour) if is_king else [],
            others=sum(0.5 if one["out"] else 1 for one in view["earls"] if one["earl"] != view["seat"]),
        )

    def honours(self, earl: View, view: View, is_king: bool) -> list[Honour]:
        held = {
            "king": view["king"] == earl["earl"] and not is_king,
            "archbishop": any(has(fief, "cathedral") for fief in earl["fiefs"]),
            "first": view["first"] == earl["earl"] and len(view["earls"]) > 1,
        }
        names = {honour: self.words.text(f"table-honour-{honour}") for honour, is_held in held.items() if is_held}
        return [Honour(HONOURS[honour], name) for honour, name in names.items()]

    def out(self, earl: View, is_king: bool) -> str:
        if not earl["out"]:
            return ""
        return self.words.text("terminal-king-fallen" if is_king else f"terminal-out-{earl['out']}")

    def fief(self, number: int, fief: View, holder: str) -> Fief:
        keep = self.card(fief["keep"], holder, f"keep-{holder}-{number}")
        lord = None
        if fief["lord"]:
            role = self.words.text("terminal-abbot") if fief["lord"] == "monk" else ""
            lord = self.card(fief["lord"], holder, f"lord-{holder}-{number}", role=role)
        laid: list[str] = fief["properties"]
        properties = [self.property(card, holder, number, laid.count(card)) for card in dict.fromkeys(laid)]
        name = self.words.text("fief-label", index=number, card=keep.name)
        return Fief(number, f"fief-{holder}-{number}", name, keep, lord, properties)

    def property(self, card: str, holder: str, fief: int, number: int) -> Card:
        whole = card if "." in card else f"{holder}.{card}"
        return self.card(card, holder, f"property-{holder}-{fief}-{whole}", number)

    def mercenary(self, number: int, one: View, holder: str) -> Mercenary:
        card = self.card(one["card"] or "mercenary", holder, f"mercenary-{holder}-{number}")
        return Mercenary(number, card, self.stacks(one["garrison"], ""))

    # The middle.

    def middle(self, view: View) -> Middle:
        vikings = view["vikings"]
        out, whole = vikings["markers_out"], int(self.rules.viking_markers)
        host = self.stacks({card: vikings[card] for card in ("viking", "chieftain")}, "", "host")
        return Middle(
            arrived=vikings["arrived"],
            markers=[index < out for index in range(whole)],
            white_forward=vikings["white_forward"],
            host=host,
            host_force=sum(card.strength * card.number for card in host),
            host_out=view.get("battle", {}).get("attacker") == "vikings",
            bag=[
                (self.field(earl["earl"]), self.names.letter(earl["earl"]), earl["cubes"])
                for earl in view["earls"]
                if earl["cubes"]
            ],
            crown=self.crown(view["king"]),
            church=self.church(church_holder(view, self.rules)),
            decks=[self.deck(name, deck) for name, deck in view["decks"].items()],
            common=self.stacks(view.get("common", {}), ""),
        )

    def crown(self, holder: str) -> str:
        if holder in ("", "gone"):
            return self.words.text("table-crown-gone" if holder else "table-crown-free")
        return self.words.text("table-crown", earl=capital(self.names.earl(holder)))

    def church(self, holder: str) -> str:
        if not holder:
            return self.words.text("table-church-silent")
        return self.words.text("table-church", earl=self.names.earl(holder))

    def deck(self, name: str, deck: View) -> Deck:
        thing = "deck-army" if name == "army" else ""
        return Deck(self.words.text(f"table-deck-{name}"), thing, deck["size"])

    # What is under way.

    def unit(self, unit: str, colour: str, number: int = 1, is_lost: bool = False) -> Card:
        """A card in the field; who is lost cannot be clicked any more."""
        kind = unit_kind(unit)
        holder = colour if kind in ("prince", "vassal", "champion", "monk", "mercenary") else ""
        role = self.words.text(f"terminal-unit-{unit.partition(' ')[0]}", card=self.words.text(f"card-{kind}"))
        return self.card(kind, holder, "" if is_lost else f"unit-{colour}-{unit}", number, role)

    def tray(self, view: View) -> list[Card]:
        """What lies beside the table for whoever picks, buys or takes a card of his set."""
        if view.get("about") not in ("pick", "start_tower", "legacy", "fetch") or view["deciding"] != view["seat"]:
            return []
        own = next(earl for earl in view["earls"] if earl["earl"] == view["seat"])
        return self.stacks(own["tray"], view["seat"], "tray")

    def prizes(self, view: View) -> list[Card]:
        """Read from the moves: whoever chooses sees what there is to choose from."""
        found: dict[str, Card] = {}
        for move in view.get("moves", []):
            word, *rest = move.split()
            if word in ("take", "burn", "press"):
                colour, _, kind = rest[0].rpartition(".")
                found[rest[0]] = self.card(kind, colour, f"prize-{rest[0]}")
        return list(found.values())

    def verdicts(self, view: View) -> list[Card]:
        decided = [move.split()[1] for move in view.get("moves", []) if move.startswith("decide ")]
        return [self.card(kind, "", f"choose-{kind}") for kind in decided]
