"""What can be fielded, as far as everybody sees it (B6.3, B6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.cards import (
    CHAMPION,
    CHIEFTAIN,
    INFANTRY,
    KING,
    KNIGHT,
    MERCENARY,
    MONK,
    NO_LORD,
    PALACE,
    PRINCE,
    VASSAL,
    VIKING,
    kind_of,
)
from ...engine.earl import Earl
from ...engine.piles import held
from ...engine.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

NOT_LIMITED: Final = 1000  # more than any levy


def lords_force(t: Table, earl: Earl) -> i64:
    strength = t.rules.strength
    total: i64 = 0
    for fief in earl.fiefs:
        lord = fief.lord
        if lord != NO_LORD and (lord != MONK or t.rules.abbot_fights):
            total += strength[lord]
    return total


def ready_force(t: Table, seat: i64, levy: i64) -> i64:
    """All that everybody sees an Earl able to field but his Lords."""
    earl = t.earls[seat]
    strength = t.rules.strength
    total: i64 = 0
    if earl.infantry + earl.knights > 0 and levy > 0:
        knights = min(earl.knights, levy)
        total += knights * strength[KNIGHT] + min(earl.infantry, levy - knights) * strength[INFANTRY]
    for mercenary in earl.mercenaries:
        total += strength[MERCENARY]
        total += mercenary.infantry * strength[INFANTRY] + mercenary.knights * strength[KNIGHT]
    if t.king == seat:
        total += strength[KING] + (earl.royal_infantry + earl.guard) * strength[INFANTRY]
        total += earl.royal_knights * strength[KNIGHT]
    return total


def open_force(t: Table, seat: i64, attacks: bool) -> i64:
    """All that everybody sees an Earl able to field (B6.3)."""
    earl = t.earls[seat]
    levy: i64 = NOT_LIMITED
    if attacks or t.rules.levy_limits_defence:
        levy = earl.levy(t.rules.market_town_factor)
    return ready_force(t, seat, levy) + lords_force(t, earl)


def hand_force(t: Table, hand: i64) -> i64:
    """What the fighters of a Hand are worth in battle."""
    strength = t.rules.strength
    total: i64 = held(hand, PRINCE) * strength[PRINCE] + held(hand, VASSAL) * strength[VASSAL]
    return total + held(hand, CHAMPION) * strength[CHAMPION] + held(hand, MERCENARY) * strength[MERCENARY]


def host_force(t: Table) -> i64:
    return t.vikings * t.rules.strength[VIKING] + t.chieftains * t.rules.strength[CHIEFTAIN]


def keep_strength(t: Table, keep: i64) -> i64:
    return t.rules.palace_strength if kind_of(keep) == PALACE else t.rules.castle_strength
