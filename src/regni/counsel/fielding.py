"""Forces that a side could field in one go: all it has, or the least that succeeds against what is seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.cards import CHAMPION, INFANTRY, KING, KNIGHT, MERCENARY, PRINCE, VASSAL
from ..engine.decisions import FIELD
from ..engine.events import Event
from ..engine.forces import (
    CROWN,
    DEFENCE,
    HAND,
    LORD,
    POOL,
    ROYAL,
    SWORD,
    can_lead,
    field_all,
    force,
    levy_left,
    open_force,
    sword_force,
    unit,
)
from ..engine.handlers import HANDLERS
from ..engine.moves import DONE, declared, move
from ..engine.moves import FIELD as FIELD_CARD
from ..engine.piles import held
from ..engine.rule_ids import B6_2
from ..engine.spoils import walls
from ..engine.table import Battle, Table
from .forecast import side_of

#: What it costs to send a card, by where it comes from: a Lord may be captured, a card from Hand is lost in any case.
COSTS = {POOL: 1, ROYAL: 1, CROWN: 1, SWORD: 2, LORD: 6, HAND: 9}


@dataclass(frozen=True)
class Card:
    """A card that can be sent, with the strength that it brings along and the levy that it uses up."""

    source: int
    kind: int
    index: int
    strength: int
    levy: int

    @property
    def cost(self) -> int:
        return COSTS[self.source] * self.strength


@dataclass(frozen=True)
class Fielding:
    """Moves that field some cards and end the fielding, and the whole force with them."""

    moves: tuple[int, ...]
    force: int


@dataclass(frozen=True)
class Needs:
    """The force that an attack needs: if nobody defends, and against all that lies open. In an attack on Towers or
    Properties this is for the first of them."""

    undefended: int
    open: int


def needs(table: Table, defender: int, mode: int, fief: int) -> Needs:
    """What stands in the way of an attack."""
    bare = undefended_need(table, defender, mode, fief)
    return Needs(bare, bare + int(open_force(table, defender, DEFENCE)))


def undefended_need(table: Table, defender: int, mode: int, fief: int) -> int:
    """The force that takes the first thing if nobody defends (B6.7, B6.8)."""
    earl = table.earls[defender]
    if declared(mode).has("their_towers"):
        return 1
    towers = int(earl.towers_up * table.rules.tower_soak)
    return towers + (int(walls(table, earl.fiefs[fief].keep)) if declared(mode).has("their_fief") else 1)


def defence_need(table: Table, battle: Battle) -> int:
    """The force that keeps the attackers from their target if the Battle card is Normal. 0 or less: it is safe."""
    bare = undefended_need(table, int(battle.defender), int(battle.mode), int(battle.fief))
    return int(force(table, battle.attack)) - bare + 1


def whole_force(table: Table, has_hand: bool) -> Fielding | None:
    """All that can be fielded now, with or without the Hand. None if that adds nothing."""
    here = table.clone()
    decision, battle = here.stack[-1], here.battle
    assert battle is not None
    here.recording = True
    field_all(here, battle, decision.seat, decision.a, B6_2)
    moves = [field_move(event) for event in here.events]
    if has_hand:
        moves += [move(FIELD_CARD, HAND, card.kind) for card in fighters_in_hand(table)]
    found = fielding(table, moves)
    return found if found.force > fielded(table) else None


def field_move(event: Event) -> int:
    """The move that fields the card of which an event tells."""
    index = event.fief if event.source == LORD else event.number if event.source == SWORD else 0
    return move(FIELD_CARD, event.source, event.card, index)


def least_force(table: Table, needed: int) -> Fielding | None:
    """The weakest force of at least so much; with cards from Hand only if the others are not enough. None if it cannot
    be reached, or if enough is fielded already."""
    missing = needed - fielded(table)
    if missing <= 0:
        return None
    for has_hand in (False, True):
        found = best(table, cards_at_hand(table, has_hand), missing)
        if found:
            return fielding(table, in_order(found))
    return None


def fielded(table: Table) -> int:
    return int(force(table, units_of(table)))


def units_of(table: Table) -> list[int]:
    """The cards that the side which is asked has fielded so far."""
    return side_of(table, table.stack[-1].a)


def cards_at_hand(table: Table, has_hand: bool) -> list[Card]:
    """All cards that the side could still send, one by one. The levy may not have room for all of them."""
    decision = table.stack[-1]
    assert decision.kind == FIELD
    earl, rules, units = table.earls[decision.seat], table.rules, units_of(table)
    strength = rules.strength
    found = []
    for source, infantry, knights, levy in (
        (POOL, earl.infantry, earl.knights, 1),
        (ROYAL, earl.royal_infantry, earl.royal_knights, int(rules.levy_counts_royal)),
    ):
        if source == POOL or table.king == decision.seat:
            found += [Card(source, INFANTRY, 0, int(strength[INFANTRY]), levy)] * infantry
            found += [Card(source, KNIGHT, 0, int(strength[KNIGHT]), levy)] * knights
    if table.king == decision.seat and unit(CROWN, KING) not in units:
        found.append(Card(CROWN, KING, 0, int(strength[KING]), 0))
    for index, fief in enumerate(earl.fiefs):
        if can_lead(table, fief.lord) and unit(LORD, fief.lord, index) not in units:
            found.append(Card(LORD, int(fief.lord), index, int(strength[fief.lord]), 0))
    for index, mercenary in enumerate(earl.mercenaries):
        levy = int(mercenary.garrison()) if rules.levy_counts_garrison else 0
        found.append(Card(SWORD, MERCENARY, index, int(sword_force(table, mercenary)), levy))
    if has_hand:
        found += fighters_in_hand(table)
    # A card without strength helps nobody.
    return [card for card in found if card.strength > 0]


def fighters_in_hand(table: Table) -> list[Card]:
    """The cards in Hand that can fight straight from it (B6.3)."""
    hand, strength = table.earls[table.stack[-1].seat].hand, table.rules.strength
    return [
        Card(HAND, kind, 0, int(strength[kind]), 0)
        for kind in (PRINCE, VASSAL, CHAMPION, MERCENARY)
        for _ in range(held(hand, kind))
    ]


def best(table: Table, cards: Sequence[Card], needed: int) -> list[Card]:
    """The cards whose force is nearest to what is needed from above, the cheapest of these. Empty if all of them are
    not enough."""
    decision = table.stack[-1]
    room = int(levy_left(table, decision.seat, decision.a, units_of(table)))
    # By force and levy used: the cost and the cards of the cheapest way.
    ways: dict[tuple[int, int], tuple[int, tuple[Card, ...]]] = {(0, 0): (0, ())}
    for card in cards:
        for (strength, levy), (cost, chosen) in list(ways.items()):
            if strength >= needed or levy + card.levy > room:
                continue
            key = strength + card.strength, levy + card.levy
            more = cost + card.cost
            if key not in ways or more < ways[key][0]:
                ways[key] = more, (*chosen, card)
    enough = [(strength, cost, chosen) for (strength, _), (cost, chosen) in ways.items() if strength >= needed]
    return list(min(enough, key=lambda way: way[:2])[2]) if enough else []


def in_order(cards: Sequence[Card]) -> list[int]:
    """The moves. A Mercenary who is fielded leaves the list, so the last ones come first."""
    swords = sorted((card.index for card in cards if card.source == SWORD), reverse=True)
    return [
        *(move(FIELD_CARD, SWORD, MERCENARY, index) for index in swords),
        *(move(FIELD_CARD, card.source, card.kind, card.index) for card in cards if card.source != SWORD),
    ]


def fielding(table: Table, moves: Sequence[int]) -> Fielding:
    """The force after these moves. A side that can still field something says that it is done."""
    here = table.clone()
    decision = here.stack[-1]
    for one in moves:
        HANDLERS[FIELD].apply(here, decision, one)
    strength = fielded(here)
    is_asked = HANDLERS[FIELD].run(here, decision)
    return Fielding((*moves, DONE) if is_asked else tuple(moves), strength)
