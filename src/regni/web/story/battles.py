"""A battle: both forces, the Battle card, who takes the damage, and what is won (B6)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import ClassVar

from ...engine import events as e
from ...engine.cards import CHIEFTAIN, INFANTRY, KNIGHT, NAMES, VIKING, kind_of
from ...engine.decisions import LOSSES
from ...engine.earl import Fief
from ...engine.forces import GARRISON, HAND, HOST, LORD, POOL, SWORD, force, source_of, unit, unit_kind
from ...engine.moves import ATTACKS, FIELD, arg_a, arg_c, verb
from ...engine.rule_ids import rule_id
from ...engine.spoils import walls
from ...engine.table import VIKINGS, Table
from ...words.words import capital
from ..board.board import Painter
from ..board.cards import Card
from .damage import Hit, hit_by
from .scene import Picture, Scene, colour_of, name_of, named, sentence, sentences

MODES = {e.EVENT_NAMES.index(verb.event): verb.name for verb in ATTACKS}
#: The events that tell how a battle ended.
OUTCOME = (
    e.TOWER_LOST, e.HOLDS, e.SEIZED, e.RAZED, e.CARRIED_OFF, e.BURNT, e.CAPTURED, e.KILLED, e.UNRANSOMED, e.OUT,
    e.TABLED, e.KING_FALLS,
)  # fmt: skip
SIDES = ("attack", "defence")
#: The most cards side by side that the style sheet knows.
MOST_ACROSS = 24


@dataclass(frozen=True)
class Side:
    """One side of a battle: the cards that still stand, that have fallen, and that were captured."""

    field: str
    name: str
    #: Its force at the beginning of the battle.
    force: int
    units: list[Card]
    lost: list[Card]
    captured: list[Card]
    #: Whether it has not said yet what it sends.
    is_awaited: bool


@dataclass(frozen=True)
class Target:
    """What is attacked: the cards of a Fief, the strength of its walls, and the Towers in front of it."""

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
    #: The cards from Hand, which are discarded after the battle, in words.
    from_hand: str
    is_over: bool

    @property
    def across(self) -> int:
        """How many cards lie side by side, with the Battle card. The style sheet needs the number. Each side is at
        least two cards wide, to have room for its name."""
        towers = len(self.target.fallen) + (self.target.towers > len(self.target.fallen))
        return min(MOST_ACROSS, self.forces + max(2, len(self.target.cards) + towers) + 1)

    @property
    def forces(self) -> int:
        """How many of these cards are of the two sides."""
        sides = [side.units + side.lost + side.captured for side in (self.attack, self.defence)]
        return min(MOST_ACROSS, sum(max(2, len(cards)) for cards in sides))


class Battle(Scene):
    goes_on_with = frozenset(
        {
            e.WHITE_MARKER, e.FIELD, e.UNDEFENDED, e.BATTLE_CARD, e.CHURCH, e.CHURCH_SILENT, e.TACTICS, e.DEALS, e.LOST,
            e.TOWERS_SOAK, *OUTCOME,
        }
    )  # fmt: skip

    def __init__(self, opening: e.Event, cause: Scene | None, before: Table, sender: int) -> None:
        super().__init__(opening, cause)
        self.mode = MODES[opening.kind]
        self.attacker, self.defender = int(opening.seat), int(opening.other)
        self.sender = sender
        self.is_over = False
        defender = before.earls[self.defender]
        self.towers = int(defender.towers_up)
        #: The Fief as it stood when it was attacked.
        self.fief: Fief | None = None
        if self.mode != "storm" and opening.fief < len(defender.fiefs):
            self.fief = defender.fiefs[opening.fief]
        #: The cards that stand, by side, as units of forces.py. And the cards that were lost.
        self.standing: dict[str, list[int]] = {side: [] for side in SIDES}
        self.lost: dict[str, list[int]] = {side: [] for side in SIDES}
        self._fresh: list[e.Event] = []
        self._was_seen = False

    def take(self, event: e.Event) -> bool:
        if self.is_over or not super().take(event):
            return False
        self._fresh.append(event)
        return True

    def is_open(self, table: Table) -> bool:
        return not self.is_over and table.battle is not None

    # Who stands, who fell.

    def look(self, before: Table, after: Table, move: int, is_last: bool) -> None:
        """Called after each move. While the battle lasts the table tells who stands. When it is over the events tell
        who fell."""
        fresh, self._fresh = self._fresh, []
        if is_last and after.battle is not None:
            for side, standing in zip(SIDES, (after.battle.attack, after.battle.defence), strict=True):
                self.standing[side] = standing
                self.lost[side] += self.losses(fresh, side)
            self._was_seen = True
            return
        self.is_over = True
        seen = (before.battle.attack, before.battle.defence) if self._was_seen and before.battle else ([], [])
        for side, seat, standing in zip(SIDES, (self.attacker, self.defender), seen, strict=True):
            units = standing + self.fielded(fresh, seat, before, move)
            losses = self.losses(fresh, side)
            if seat == VIKINGS and not self._was_seen:
                host = [unit(HOST, VIKING)] * after.vikings + [unit(HOST, CHIEFTAIN)] * after.chieftains
                units = host + losses
            for loss in losses:
                found = next((one for one in units if is_such(one, loss)), None)
                # A Lord captured at home was not among the units.
                if found is not None:
                    units.remove(found)
                    self.lost[side].append(loss)
            self.standing[side] = units

    def losses(self, events: list[e.Event], side: str) -> list[int]:
        """The units that a side has lost, read from events. The events do not tell where a lost card came from."""
        seat = self.attacker if side == "attack" else self.defender
        lost: list[int] = []
        for event in events:
            owner = event.other if event.kind == e.CAPTURED else event.seat
            if owner == seat and event.kind == e.LOST:
                lost.append(unit(HOST if seat == VIKINGS else POOL, event.card))
            elif owner == seat and event.kind in (e.CAPTURED, e.KILLED):
                lost.append(unit(LORD, event.card))
        return lost

    def fielded(self, fresh: list[e.Event], seat: int, before: Table, move: int) -> list[int]:
        """The units that were fielded in the move that ended the battle. A Mercenary brings his garrison."""
        units: list[int] = []
        swords = 0
        for event in fresh:
            if event.kind != e.FIELD or event.seat != seat:
                continue
            units.append(unit(event.source, event.card))
            if event.source == SWORD:
                is_chosen = verb(move) == FIELD and arg_a(move) == SWORD
                mercenary = before.earls[seat].mercenaries[arg_c(move) if is_chosen else swords]
                swords += 1
                units += [unit(GARRISON, INFANTRY)] * mercenary.infantry + [unit(GARRISON, KNIGHT)] * mercenary.knights
        return units

    # The picture.

    def paint(self, painter: Painter, table: Table) -> BattlePicture:
        opening = self.events[0]
        standing, battle = self.standing, table.battle
        if battle is not None and self.is_open(table):
            # A force that is only a draft stands on the seen table, but not yet in the game.
            standing = {"attack": battle.attack, "defence": battle.defence}
        # A player who picks his losses clicks single cards. Otherwise cards of a kind are drawn as one.
        is_picked = painter.is_deciding(table, painter.seat) and table.stack[-1].kind == LOSSES
        card, card_words = self.card(painter)
        is_ended = self.of_kind(e.UNDEFENDED, e.BATTLE_CARD) and self.is_over
        outcome = sentences(painter, self.of_kind(*OUTCOME))
        return BattlePicture(
            sentence(painter, opening),
            rule_id(opening.rule),
            mode=self.mode,
            attack=self.side(painter, table, "attack", standing["attack"], is_picked),
            defence=self.side(painter, table, "defence", standing["defence"], is_picked),
            target=self.target(painter, table),
            sender=self.sent_by(painter) if self.attacker < 0 else "",
            card=card,
            card_words=card_words,
            hits=[hit for seat in (self.attacker, self.defender) if (hit := hit_by(self, painter, table, seat))],
            spoils=self.spoils(painter),
            outcome=outcome or ([painter.words.text("scene-battle-nothing")] if is_ended else []),
            from_hand=self.from_hand(painter, standing),
            is_over=self.is_over,
        )

    def sent_by(self, painter: Painter) -> str:
        """Who sends the Vikings."""
        words = painter.words
        return words.text("scene-sent-by", earl=words.earl(self.sender), earl_key=words.key(self.sender))

    def side(self, painter: Painter, table: Table, side: str, standing: list[int], is_picked: bool) -> Side:
        seat = self.attacker if side == "attack" else self.defender
        colour = colour_of(seat)
        lost = self.lost[side]
        alike: dict[tuple[int, ...], list[int]] = {}
        for one in standing:
            alike.setdefault((one,) if is_picked else (source_of(one), unit_kind(one)), []).append(one)
        units = [painter.unit(same[0], colour, len(same)) for same in alike.values()]
        led_away = Counter(self.losses(self.of_kind(e.CAPTURED), side)) & Counter(lost)
        gone = (Counter(lost) - led_away, led_away)
        fallen, captured = (
            [painter.unit(one, colour, number, is_lost=True) for one, number in some.items()] for some in gone
        )
        whole = int(force(table, standing + lost))
        is_awaited = side == "defence" and not self.is_over and not self.of_kind(e.UNDEFENDED, e.BATTLE_CARD)
        return Side(painter.field(colour), named(painter, seat), whole, units, fallen, captured, is_awaited)

    def from_hand(self, painter: Painter, standing: dict[str, list[int]]) -> str:
        """The cards of both sides that were fielded from Hand, in words. Empty if there were none. Events name them,
        because a fallen unit no longer tells where it came from. The units name those of a draft."""
        parts: list[str] = []
        for side, seat in zip(SIDES, (self.attacker, self.defender), strict=True):
            fielded = Counter(
                name_of(event.card) for event in self.of_kind(e.FIELD) if event.seat == seat and event.source == HAND
            )
            fielded |= Counter(name_of(unit_kind(one)) for one in standing[side] if source_of(one) == HAND)
            cards = painter.stacks(fielded, colour_of(seat))
            names = ", ".join(f"{card.name} ×{card.number}" if card.number > 1 else card.name for card in cards)
            if names:
                parts.append(f"{names} ({named(painter, seat)})")
        return painter.words.text("scene-from-hand", cards=", ".join(parts)) if parts else ""

    def target(self, painter: Painter, table: Table) -> Target:
        colour = colour_of(self.defender)
        cards: list[Card] = []
        if self.fief is not None:
            cards = list(painter.alike(self.fief.properties, self.defender))
            if self.mode == "siege":
                cards.insert(0, painter.laid(self.fief.keep, self.defender))
        fallen = [painter.card(name_of(event.card), colour) for event in self.of_kind(e.TOWER_LOST)]
        return Target(cards, self.walls(table), self.towers, painter.field(colour), fallen)

    def walls(self, table: Table) -> int:
        """How much damage the walls of a besieged Fief withstand."""
        if self.mode != "siege" or self.fief is None:
            return 0
        return int(walls(table, self.fief.keep))

    def card(self, painter: Painter) -> tuple[Card | None, list[str]]:
        """The Battle card, and its effect in words."""
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
        """The Properties that were taken or burnt, in their own colours."""
        left = self.fief.properties[:] if self.fief is not None else []
        taken: list[Card] = []
        for event in self.of_kind(e.CARRIED_OFF, e.BURNT):
            key = "scene-burnt" if event.kind == e.BURNT else "scene-carried-off"
            role = capital(painter.words.text(key, card=painter.words.card(event.card)))
            found = next((one for one in left if kind_of(one) == event.card), None)
            if found is None:
                taken.append(painter.card(name_of(event.card), colour_of(self.defender), role=role))
            else:
                left.remove(found)
                taken.append(painter.laid(found, self.defender, role=role))
        return taken


def is_such(one: int, loss: int) -> bool:
    """Whether a lost card may be this unit. Lords are lost only as Lords, other cards only as other cards."""
    return unit_kind(one) == unit_kind(loss) and (source_of(one) == LORD) == (source_of(loss) == LORD)
