"""A battle: both forces, the Battle card, what soaks what, and what it takes (B6)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import ClassVar

from ...engine import events as e
from ...engine.cards import NAMES
from ...engine.forces import HAND, SOURCE_NAMES, SWORD
from ...engine.moves import FIELD, arg_a, arg_c, verb
from ...engine.rule_ids import rule_id
from ...records.reckoning import View, face, force_of, unit_kind, walls_of
from ...words.words import capital
from ..board.board import Card, Painter
from .damage import Hit, hit_by
from .scene import Picture, Scene, colour_of, name_of, named, sentence, sentences

MODES = {e.STORM: "storm", e.RAID: "raid", e.SIEGE: "siege"}
#: How a battle is told at its end.
OUTCOME = (
    e.TOWER_LOST, e.HOLDS, e.SEIZED, e.RAZED, e.CARRIED_OFF, e.BURNT, e.CAPTURED, e.KILLED, e.UNRANSOMED, e.OUT,
    e.TABLED, e.KING_FALLS,
)  # fmt: skip
SIDES = ("attack", "defence")
DIGITS = " 0123456789"
#: As many cards side by side the style sheet knows.
MOST_ACROSS = 24


@dataclass(frozen=True)
class Side:
    """One side of a battle: who still stands, who has fallen, and who was led away."""

    field: str
    name: str
    #: The force it took the field with.
    force: int
    units: list[Card]
    lost: list[Card]
    captured: list[Card]


@dataclass(frozen=True)
class Target:
    """What is attacked: a Fief's cards, the walls it has, and the Towers before it."""

    cards: list[Card]
    walls: int
    towers: int
    field: str
    #: Which Towers fell.
    fallen: list[Card]


@dataclass(frozen=True)
class BattlePicture(Picture):
    kind: ClassVar[str] = "battle"
    mode: str
    attack: Side
    defence: Side
    target: Target
    #: Who sent the Vikings.
    sender: str
    card: Card | None
    card_words: list[str]
    hits: list[Hit]
    spoils: list[Card]
    outcome: list[str]
    #: Who came from Hand and is discarded after the battle, in words.
    from_hand: str
    is_over: bool

    @property
    def across(self) -> int:
        """How many cards lie side by side, the Battle card among them; the style sheet has to know. The names over them
        need room too."""
        sides = [side.units + side.lost + side.captured for side in (self.attack, self.defence)]
        towers = len(self.target.fallen) + (self.target.towers > len(self.target.fallen))
        across = sum(max(2, len(cards)) for cards in sides) + max(2, len(self.target.cards) + towers) + 1
        return min(MOST_ACROSS, across)


class Battle(Scene):
    goes_on_with = frozenset(
        {
            e.WHITE_MARKER, e.FIELD, e.UNDEFENDED, e.BATTLE_CARD, e.CHURCH, e.CHURCH_SILENT, e.TACTICS, e.DEALS, e.LOST,
            e.TOWERS_SOAK, *OUTCOME,
        }
    )  # fmt: skip

    def __init__(self, opening: e.Event, cause: Scene | None, before: View, sender: int) -> None:
        super().__init__(opening, cause)
        self.mode = MODES[opening.kind]
        self.attacker, self.defender = int(opening.seat), int(opening.other)
        self.sender = sender
        self.is_over = False
        defender = before["earls"][self.defender]
        self.towers: int = defender["towers_up"]
        #: The Fief as it stood when it was attacked.
        self.fief: View | None = None
        if self.mode != "storm" and opening.fief < len(defender["fiefs"]):
            self.fief = defender["fiefs"][opening.fief]
        #: Who stands, by side, as units of the notation; and who was lost: a card, or a Lord.
        self.standing: dict[str, list[str]] = {side: [] for side in SIDES}
        self.lost: dict[str, list[str]] = {side: [] for side in SIDES}
        self._fresh: list[e.Event] = []
        self._was_seen = False

    def take(self, event: e.Event) -> bool:
        if self.is_over or not super().take(event):
            return False
        self._fresh.append(event)
        return True

    def is_open(self, view: View) -> bool:
        return not self.is_over and "battle" in view

    # Who stands, who fell.

    def look(self, before: View, after: View, move: int, is_last: bool) -> None:
        """After a move: the table tells who stands, as long as the battle lasts; then the events tell who fell."""
        fresh, self._fresh = self._fresh, []
        battle = after.get("battle") if is_last else None
        if battle is not None:
            for side in SIDES:
                self.standing[side] = list(battle[side])
                self.lost[side] += [loss for event in fresh if (loss := self.loss(event, side))]
            self._was_seen = True
            return
        self.is_over = True
        for side, seat in zip(SIDES, (self.attacker, self.defender), strict=True):
            units = list(before["battle"][side]) if self._was_seen else []
            units += self.fielded(fresh, seat, before, move)
            losses = [loss for event in fresh if (loss := self.loss(event, side))]
            if colour_of(seat) == "vikings" and not self._was_seen:
                host = after["vikings"]
                units = [f"host {kind}" for kind in ("viking", "chieftain") for _ in range(host[kind])] + losses
            for loss in losses:
                found = next((unit for unit in units if is_such(unit, loss)), None)
                # A Lord who was captured at home was not in the field.
                if found is not None:
                    units.remove(found)
                    self.lost[side].append(loss)
            self.standing[side] = units

    def loss(self, event: e.Event, side: str) -> str:
        """The unit of a side that an event tells the loss of; empty if it does not."""
        seat = self.attacker if side == "attack" else self.defender
        if event.kind == e.LOST and event.seat == seat:
            return f"{'host' if seat < 0 else 'pool'} {name_of(event.card)}"
        owner = event.other if event.kind == e.CAPTURED else event.seat
        return f"lord {name_of(event.card)}" if event.kind in (e.CAPTURED, e.KILLED) and owner == seat else ""

    def fielded(self, fresh: list[e.Event], seat: int, before: View, move: int) -> list[str]:
        """Who was fielded in the move that ended the battle; a Mercenary brings his garrison."""
        units: list[str] = []
        swords = 0
        for event in fresh:
            if event.kind != e.FIELD or event.seat != seat:
                continue
            units.append(f"{SOURCE_NAMES[event.source]} {name_of(event.card)}")
            if event.source == SWORD:
                is_chosen = verb(move) == FIELD and arg_a(move) == SWORD
                index = arg_c(move) if is_chosen else swords
                swords += 1
                garrison = before["earls"][seat]["mercenaries"][index]["garrison"]
                units += [f"garrison {kind}" for kind, number in garrison.items() for _ in range(number)]
        return units

    # The picture.

    def paint(self, painter: Painter, view: View) -> BattlePicture:
        opening = self.events[0]
        battle = view.get("battle") if self.is_open(view) else None
        # A force that is only being put together is in the view, not yet in the game.
        standing: dict[str, list[str]] = battle if battle is not None else self.standing
        # Whoever picks his losses clicks one card; else those of a kind are drawn together.
        is_picked = view.get("about") == "losses" and view["deciding"] == view["seat"]
        card, card_words = self.card(painter)
        is_ended = self.of_kind(e.UNDEFENDED, e.BATTLE_CARD) and self.is_over
        outcome = sentences(painter, self.of_kind(*OUTCOME))
        return BattlePicture(
            sentence(painter, opening),
            rule_id(opening.rule),
            mode=self.mode,
            attack=self.side(painter, "attack", standing["attack"], is_picked),
            defence=self.side(painter, "defence", standing["defence"], is_picked),
            target=self.target(painter),
            sender=painter.words.text("scene-sent-by", earl=painter.words.earl(self.sender))
            if self.attacker < 0
            else "",
            card=card,
            card_words=card_words,
            hits=[hit for seat in (self.attacker, self.defender) if (hit := hit_by(self, painter, seat))],
            spoils=self.spoils(painter),
            outcome=outcome or ([painter.words.text("scene-battle-nothing")] if is_ended else []),
            from_hand=self.from_hand(painter, standing),
            is_over=self.is_over,
        )

    def side(self, painter: Painter, side: str, standing: list[str], is_picked: bool) -> Side:
        seat = self.attacker if side == "attack" else self.defender
        colour = colour_of(seat)
        lost = self.lost[side]
        named_by = {unit: unit if is_picked else unit.rstrip(DIGITS) for unit in standing}
        alike = Counter(named_by[unit] for unit in standing)
        firsts = {name: unit for unit, name in reversed(named_by.items())}
        units = [painter.unit(firsts[name], colour, number) for name, number in alike.items()]
        led_away = Counter(self.loss(event, side) for event in self.of_kind(e.CAPTURED)) & Counter(lost)
        gone = (Counter(lost) - led_away, led_away)
        fallen, captured = (
            [painter.unit(unit, colour, number, is_lost=True) for unit, number in some.items()] for some in gone
        )
        force = force_of(standing + lost, painter.rules)
        return Side(painter.field(colour), named(painter, seat), force, units, fallen, captured)

    def from_hand(self, painter: Painter, standing: dict[str, list[str]]) -> str:
        """Who was fielded from Hand, of both sides; empty if nobody was. The events tell it, since the fallen are no
        longer known by where they came from; the view, while a force is only being put together."""
        told: list[str] = []
        for side, seat in zip(SIDES, (self.attacker, self.defender), strict=True):
            fielded = Counter(
                name_of(event.card) for event in self.of_kind(e.FIELD) if event.seat == seat and event.source == HAND
            )
            fielded |= Counter(unit_kind(unit) for unit in standing[side] if unit.startswith("hand "))
            cards = painter.stacks(fielded, colour_of(seat))
            names = ", ".join(f"{card.name} ×{card.number}" if card.number > 1 else card.name for card in cards)
            if names:
                told.append(f"{names} ({named(painter, seat)})")
        return painter.words.text("scene-from-hand", cards=", ".join(told)) if told else ""

    def target(self, painter: Painter) -> Target:
        colour = colour_of(self.defender)
        cards: list[Card] = []
        if self.fief is not None:
            laid: list[str] = self.fief["properties"]
            cards = [painter.card(card, colour, number=laid.count(card)) for card in dict.fromkeys(laid)]
            if self.mode == "siege":
                cards.insert(0, painter.card(self.fief["keep"], colour))
        fallen = [painter.card(name_of(event.card), colour) for event in self.of_kind(e.TOWER_LOST)]
        return Target(cards, self.walls(painter), self.towers, painter.field(colour), fallen)

    def walls(self, painter: Painter) -> int:
        """How much the walls of a besieged Fief withstand."""
        if self.mode != "siege" or self.fief is None:
            return 0
        return walls_of(self.fief["keep"], painter.rules)

    def card(self, painter: Painter) -> tuple[Card | None, list[str]]:
        """The Battle card, and in words what it did."""
        words = painter.words
        drawn = self.of_kind(e.BATTLE_CARD)
        if not drawn:
            return None, [words.text("scene-no-battle-card")] if self.of_kind(e.UNDEFENDED) else []
        said = sentences(painter, self.of_kind(e.CHURCH, e.CHURCH_SILENT, e.TACTICS))
        decided = [event.card for event in self.of_kind(e.BATTLE_CARD, e.CHURCH)][-1]
        kind = "normal" if self.of_kind(e.CHURCH_SILENT, e.TACTICS) else NAMES[decided]
        said.append(words.text(f"scene-card-{kind}"))
        return painter.card(name_of(drawn[0].card), ""), said

    def spoils(self, painter: Painter) -> list[Card]:
        """What was taken or burnt, in the colours it had."""
        colour = colour_of(self.defender)
        left: list[str] = list(self.fief["properties"]) if self.fief is not None else []
        taken: list[Card] = []
        for event in self.of_kind(e.CARRIED_OFF, e.BURNT):
            card = next((one for one in left if face(one) == name_of(event.card)), name_of(event.card))
            if card in left:
                left.remove(card)
            role = painter.words.text(
                "scene-burnt" if event.kind == e.BURNT else "scene-carried-off", card=painter.names.card(face(card))
            )
            taken.append(painter.card(card, colour, role=capital(role)))
        return taken


def is_such(unit: str, loss: str) -> bool:
    """Whether a lost card may be that unit: of Lords only Lords are killed or captured."""
    return unit_kind(unit) == unit_kind(loss) and unit.startswith("lord") == loss.startswith("lord")
