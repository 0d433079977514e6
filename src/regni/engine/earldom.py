"""Free placements (B3.2), and building the Earldom: Castles, Properties, Lords, Mercenaries and Recruiting (B5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import (
    CATHEDRAL,
    CHURCH,
    EARL_KINDS,
    INFANTRY,
    KNIGHT,
    LAND,
    MERCENARY,
    NO_LORD,
    NOBODY,
    card,
    colour_of,
    is_keep,
    is_lordly,
    is_property,
    kind_of,
)
from .decisions import HOMECOMING, KING_TURN, PLACE_CARD, RANSOM, TURN, Handler
from .earl import Fief, Mercenary
from .events import ARMY, ATTACH, FOUND, GARRISON, HIRE, INSTALL, NO_ROOM, PLACED, RECRUIT, SHOWN, TOWER, VISIT
from .forces import HAND
from .moves import BETRAY_HAND, PLACE, Moves, arg_a, move
from .piles import cards, held
from .rule_ids import B3_2, B5_1, B5_2, B5_3, B5_4, B5_5, B5_6, B5_7, B5_9, LEGAL, O10
from .table import Decision, Table

if TYPE_CHECKING:
    from mypy_extensions import i64


def has_in_hand(t: Table, seat: i64, kind: i64) -> bool:
    return 0 <= kind < EARL_KINDS and held(t.earls[seat].hand, kind) > 0


# Free placements.


def forbids_tower(t: Table, seat: i64, kind: i64) -> i64:
    return LEGAL if has_in_hand(t, seat, kind) else B3_2


def place_tower(t: Table, seat: i64, kind: i64) -> None:
    """B3.2: a card from Hand is placed face down as a Tower."""
    t.spend(seat, kind)
    earl = t.earls[seat]
    earl.towers += cards(kind)
    earl.towers_up += 1
    t.log(TOWER, B3_2, seat, card=kind, source=HAND)


def forbids_garrison(t: Table, seat: i64, kind: i64, index: i64) -> i64:
    earl = t.earls[seat]
    if not ((kind == INFANTRY and earl.infantry > 0) or (kind == KNIGHT and earl.knights > 0)):
        return B3_2
    if not 0 <= index < len(earl.mercenaries):
        return B3_2
    return LEGAL if earl.mercenaries[index].garrison() < t.rules.garrison_slots else B5_7


def place_garrison(t: Table, seat: i64, kind: i64, index: i64) -> None:
    """B3.2: an Army card goes from the pool into the garrison of a Mercenary."""
    earl = t.earls[seat]
    mercenary = earl.mercenaries[index]
    if kind == INFANTRY:
        earl.infantry -= 1
        mercenary.infantry += 1
    else:
        earl.knights -= 1
        mercenary.knights += 1
    t.log(GARRISON, B3_2, seat, card=kind, number=index)


# Actions.


def forbids_found(t: Table, seat: i64, kind: i64) -> i64:
    if kind in (CHURCH, CATHEDRAL) and t.rules.clerisy:
        return forbids_clerisy(t, seat, kind)
    return LEGAL if is_keep(kind) and has_in_hand(t, seat, kind) else B5_1


def forbids_clerisy(t: Table, seat: i64, kind: i64) -> i64:
    """O10: returns the rule that forbids placing a Church or Cathedral as a Fief of its own, or LEGAL."""
    if not has_in_hand(t, seat, kind):
        return O10
    return B5_5 if kind == CATHEDRAL and t.rules.one_cathedral and t.is_cathedral_standing() else LEGAL


def found(t: Table, seat: i64, kind: i64) -> None:
    """B5.1: a Castle, or a Palace that came back to Hand, founds a Fief. By O10 a Church or Cathedral can do so too."""
    t.spend(seat, kind)
    t.earls[seat].fiefs.append(Fief(card(seat, kind), NO_LORD, []))
    rule = B5_1 if is_keep(kind) else O10
    t.log(FOUND, rule, seat, card=kind, fief=len(t.earls[seat].fiefs) - 1, source=HAND)
    t.variant.land_gained(t)


def forbids_attach(t: Table, seat: i64, kind: i64, fief: i64) -> i64:
    if not (is_property(kind) and has_in_hand(t, seat, kind) and t.has_fief(seat, fief)):
        return B5_2
    if kind == CATHEDRAL and t.rules.one_cathedral and t.is_cathedral_standing():
        return B5_5
    if kind in (CHURCH, CATHEDRAL) and not is_keep(kind_of(t.earls[seat].fiefs[fief].keep)):
        return O10
    limit = t.rules.properties_per_fief
    return LEGAL if limit == 0 or len(t.earls[seat].fiefs[fief].properties) < limit else B5_2


def attach(t: Table, seat: i64, kind: i64, fief: i64) -> None:
    """B5.2: a Property from Hand is attached to a Fief. For a Land the Earl draws an Army card (B5.3)."""
    t.spend(seat, kind)
    t.earls[seat].fiefs[fief].properties.append(card(seat, kind))
    t.log(ATTACH, B5_2, seat, card=kind, fief=fief, source=HAND)
    if kind == LAND:
        draw_army(t, seat, t.rules.land_army, B5_3)


def draw_army(t: Table, seat: i64, number: i64, rule: i64) -> None:
    """B5.3, B5.9: an Earl draws `number` Army cards into his pool, or as many as there are."""
    while number > 0:
        kind = t.draw_from(t.army)
        if kind == NOBODY:
            return
        t.add_army(seat, kind, 1)
        t.log(ARMY, rule, seat, card=kind)
        number -= 1


def forbids_install(t: Table, seat: i64, kind: i64, fief: i64) -> i64:
    if len(t.earls[seat].fiefs) == 0:
        return B5_2
    if not (is_lordly(kind) and has_in_hand(t, seat, kind) and t.has_fief(seat, fief)):
        return B5_4
    return LEGAL if t.earls[seat].fiefs[fief].lord == NO_LORD else B5_4


def install(t: Table, seat: i64, kind: i64, fief: i64) -> None:
    """B5.4: a Prince, Vassal, Champion or Monk becomes the Lord of a Fief that has none."""
    t.spend(seat, kind)
    t.earls[seat].fiefs[fief].lord = kind
    t.log(INSTALL, B5_4, seat, card=kind, fief=fief, source=HAND)


def forbids_hire(t: Table, seat: i64) -> i64:
    return LEGAL if has_in_hand(t, seat, MERCENARY) else B5_7


def hire(t: Table, seat: i64) -> None:
    """B5.7: a Mercenary is placed on the table. His garrison is empty at first."""
    t.spend(seat, MERCENARY)
    t.earls[seat].mercenaries.append(Mercenary(card(seat, MERCENARY), 0, 0))
    t.log(HIRE, B5_7, seat)


def forbids_recruit(t: Table, seat: i64) -> i64:
    return LEGAL if t.earls[seat].has(LAND) and t.army.left() > 0 else B5_9


def recruits(t: Table, seat: i64) -> i64:
    """B5.9: how many Army cards the Earl can recruit: as many as his levy, if there are so many.

    By the ruleset he may draw one for each Land instead, or only one.
    """
    earl = t.earls[seat]
    number: i64 = 1
    if t.rules.recruit == "levy":
        number = earl.levy(t.rules.market_town_factor)
    elif t.rules.recruit == "lands":
        number = earl.count(LAND)
    return min(number, t.army.left())


def recruit(t: Table, seat: i64) -> None:
    number = recruits(t, seat)
    t.log(RECRUIT, B5_9, seat, number=number)
    draw_army(t, seat, number, B5_9)


def has_monastery(t: Table, seat: i64) -> bool:
    for fief in t.earls[seat].fiefs:
        if fief.is_monastery(t.rules.monastery_needs_church):
            return True
    return False


def forbids_visit(t: Table, seat: i64, other: i64) -> i64:
    if not t.is_rival(seat, other) or not has_monastery(t, seat):
        return B5_6
    no_hand = t.variant.forbids_plot(t, BETRAY_HAND, other)
    return no_hand if no_hand != LEGAL else t.variant.forbids_visit(t, seat, other)


def visit(t: Table, seat: i64, other: i64) -> None:
    """B5.6: the Earl uses his Monastery to see the Hand of another Earl."""
    t.reveals += 1
    t.log(VISIT, B5_6, seat, other)
    hand = t.earls[other].hand
    for kind in range(EARL_KINDS):
        if held(hand, kind) > 0:
            t.log(SHOWN, B5_6, seat, other, card=kind, number=held(hand, kind))


class PlaceCard(Handler):
    """A Property that was won or paid goes to a Fief of its new holder. If no Fief has room, it is discarded.

    `a` is the card.
    """

    kind: i64 = PLACE_CARD
    name = "place_card"
    stands_on: tuple[int, ...] = (TURN, KING_TURN, RANSOM, HOMECOMING, PLACE_CARD)
    rule: i64 = B5_2

    def run(self, t: Table, d: Decision) -> bool:
        if len(t.homes(d.seat, kind_of(d.a))) > 0:
            return True
        t.pop()
        t.discard(d.a)
        t.log(NO_ROOM, B5_2, d.seat, card=kind_of(d.a), colour=colour_of(d.a))
        return False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        for home in t.homes(d.seat, kind_of(d.a)):
            out.add(move(PLACE, home))

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        t.pop()
        t.earls[d.seat].fiefs[arg_a(chosen)].properties.append(d.a)
        t.log(PLACED, B5_2, d.seat, card=kind_of(d.a), colour=colour_of(d.a), fief=arg_a(chosen))

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        return d.a < len(t.earls) * EARL_KINDS and is_property(kind_of(d.a))

    def loose_card(self, d: Decision) -> i64:
        return d.a
