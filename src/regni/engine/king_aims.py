"""How the King picks the targets of Attacks, Treachery and Intrigue, and Fiefs for new Properties (R4 to R6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import (
    CATHEDRAL,
    CHAMPION,
    JOUST_PRINCE,
    JOUST_VASSAL,
    LAND,
    MARKET_TOWN,
    MONK,
    NO_LUCK,
    NOBODY,
    PALACE,
    PRINCE,
    VASSAL,
    colour_of,
    kind_of,
)
from .earl import Earl, Fief
from .events import KING_IMPOSSIBLE, KING_JOUST, KING_RECKONS, KING_TURNS_TO, KING_UNAVAILABLE, KING_WANTS
from .forces import sword_force
from .moves import (
    BETRAY_HAND,
    BETRAY_LORD,
    BETRAY_MERCENARY,
    INTRIGUE_FIEF,
    INTRIGUE_MERCENARY,
    INTRIGUE_POOL,
    RAID,
    SIEGE,
    STORM,
    move,
)
from .rule_ids import R4_2, R4_3, R4_4, R5_2
from .spoils import walls
from .table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

#: R4.4: for each kind of Attack that a Joust card can demand, the kinds that he tries in order.
SHIFTS: Final = {STORM: (STORM, RAID, SIEGE), RAID: (RAID, STORM, SIEGE), SIEGE: (SIEGE, RAID, STORM)}


def draw_joust_card(t: Table) -> i64:
    """Turns up a Joust card, discards it and returns its kind. If there is no card left, it counts as No Luck."""
    kind = t.draw_from(t.joust_deck)
    if kind == NOBODY:
        return NO_LUCK
    t.joust_deck.put(kind)
    return kind


# Which Fief is the best target.


def worth(fief: Fief) -> i64:
    """R4.2: the size of a Fief. Its cards count first, Lord included, then its Properties, then its Lands."""
    return fief.size() * 10_000 + len(fief.properties) * 100 + fief.count(LAND)


def riches(fief: Fief) -> i64:
    """R5.1, R5.2: how rich a Fief is. Its Properties count first, then its Lands."""
    return len(fief.properties) * 100 + fief.count(LAND)


def best_by_lot(t: Table, values: list[int]) -> i64:
    """The place of the highest value. Equal values are decided by lot. NOBODY if all values are negative."""
    best: i64 = -1
    equals: i64 = 0
    for value in values:
        if value > best:
            best = value
            equals = 1
        elif value == best:
            equals += 1
    if best < 0:
        return NOBODY
    lot: i64 = t.below(equals) if equals > 1 else 0
    index: i64 = 0
    for value in values:
        if value == best:
            if lot == 0:
                return index
            lot -= 1
        index += 1
    return NOBODY


# The Attack.


def attack_aim(t: Table, king: i64, target: i64, force: i64) -> i64:
    """R4.2 to R4.4: a Joust card tells how the King attacks. If he cannot do that, he tries the other kinds of Attack.

    Returns the move, or NOBODY if he can do nothing. The cards that the defender might field do not count.
    """
    joust_card = draw_joust_card(t)
    t.log(KING_JOUST, R4_2, king, target, card=joust_card)
    wanted: i64 = RAID if joust_card == JOUST_VASSAL else SIEGE if joust_card == JOUST_PRINCE else STORM
    for mode in SHIFTS[wanted]:
        fief = aimed_fief(t, target, mode)
        if mode != wanted:
            t.log(KING_TURNS_TO, R4_4, king, target, number=mode)
        if fief == NOBODY:
            t.log(KING_UNAVAILABLE, R4_3, king, target, number=mode)
        else:
            reckon(t, king, target, mode, fief, force)
            if is_possible(t, target, mode, fief, force):
                return move(mode, target, fief)
            t.log(KING_IMPOSSIBLE, R4_3, king, target, number=mode)
        if mode == SIEGE and t.rules.king_siege_falls_back == "first":
            siege = siege_of_other_fief(t, king, target, force)
            if siege != NOBODY:
                return siege
    return siege_of_other_fief(t, king, target, force) if t.rules.king_siege_falls_back == "last" else NOBODY


def siege_of_other_fief(t: Table, king: i64, target: i64, force: i64) -> i64:
    """R4.4: the Siege of the largest Fief that his force can take, except a Palace. NOBODY if there is none."""
    values: list[int] = []
    index: i64 = 0
    for fief in t.earls[target].fiefs:
        is_reached = kind_of(fief.keep) != PALACE and is_possible(t, target, SIEGE, index, force)
        values.append(worth(fief) if is_reached else -1)
        index += 1
    chosen = best_by_lot(t, values)
    if chosen == NOBODY:
        return NOBODY
    keep = t.earls[target].fiefs[chosen].keep
    t.log(KING_TURNS_TO, R4_4, king, target, card=kind_of(keep), colour=colour_of(keep), number=SIEGE, fief=chosen)
    reckon(t, king, target, SIEGE, chosen, force)
    return move(SIEGE, target, chosen)


def aimed_fief(t: Table, target: i64, mode: i64) -> i64:
    """R4.2: the Fief that he attacks, or 0 if he attacks the Towers. NOBODY if there is no such target."""
    earl = t.earls[target]
    if mode == STORM:
        return 0 if earl.towers_up > 0 else NOBODY
    values: list[int] = []
    has_palace = False
    for fief in earl.fiefs:
        if kind_of(fief.keep) == PALACE:
            has_palace = True
    for fief in earl.fiefs:
        if mode == RAID:
            values.append(worth(fief) if len(fief.properties) > 0 else -1)
        else:
            values.append(-1 if has_palace and kind_of(fief.keep) != PALACE else worth(fief))
    return best_by_lot(t, values)


def is_possible(t: Table, target: i64, mode: i64, fief: i64, force: i64) -> bool:
    return force - absorbed(t, target, mode) >= needed(t, target, mode, fief)


def absorbed(t: Table, target: i64, mode: i64) -> i64:
    """The points that the Towers absorb. An attack on the Towers themselves loses none."""
    return 0 if mode == STORM else t.earls[target].towers_up * t.rules.tower_soak


def needed(t: Table, target: i64, mode: i64, fief: i64) -> i64:
    """The points that an Attack needs beyond the Towers."""
    return walls(t, t.earls[target].fiefs[fief].keep) if mode == SIEGE else 1


def reckon(t: Table, king: i64, target: i64, mode: i64, fief: i64, force: i64) -> None:
    """Tells the numbers by which he judges whether an Attack is possible."""
    towers, least = absorbed(t, target, mode), needed(t, target, mode, fief)
    t.log(KING_RECKONS, R4_3, king, target, number=force, towers=towers, needed=least)


# Politics.


def mercenary_aim(t: Table, earl: Earl) -> i64:
    """The place of the Mercenary with the strongest garrison. NOBODY if there is no Mercenary."""
    best: i64 = NOBODY
    strongest: i64 = -1
    for index in range(len(earl.mercenaries)):
        value = sword_force(t, earl.mercenaries[index])
        if value > strongest:
            best = index
            strongest = value
    return best


def treachery_aim(t: Table, target: i64) -> i64:
    """R5.1: the Treachery that he plays, or NOBODY if there is no target.

    He looks for a Lord first: a Prince, then a Vassal, a Champion, a Monk. Then he looks for a Mercenary, then a Hand.
    """
    earl = t.earls[target]
    for lord in (PRINCE, VASSAL, CHAMPION, MONK):
        values: list[int] = []
        for fief in earl.fiefs:
            values.append(riches(fief) if fief.lord == lord else -1)
        index = best_by_lot(t, values)
        if index != NOBODY:
            return move(BETRAY_LORD, target, index)
    index = mercenary_aim(t, earl)
    if index != NOBODY:
        return move(BETRAY_MERCENARY, target, index)
    return move(BETRAY_HAND, target) if earl.hand_size > 0 else NOBODY


def intrigue_aim(t: Table, king: i64, target: i64) -> i64:
    """R5.2: the Intrigue that he plays, or NOBODY if there is no target.

    He looks for a Fief with Land and Market Town first. Then he looks for the Cathedral, then the Fief with the most
    Properties, then a Mercenary, then the pool.
    """
    earl = t.earls[target]
    pairs: list[int] = []
    cathedrals: list[int] = []
    any_of: list[int] = []
    for fief in earl.fiefs:
        value = riches(fief)
        pairs.append(value if fief.has(LAND) and fief.has(MARKET_TOWN) else -1)
        cathedrals.append(value if has_cathedral_attached(fief) else -1)
        any_of.append(value if len(fief.properties) > 0 else -1)
    # The card shows why he wants this Fief: a Market Town means Land with Market Town, a Land means most Properties.
    wants: i64 = MARKET_TOWN
    index = best_by_lot(t, pairs)
    if index == NOBODY:
        wants = CATHEDRAL
        index = best_by_lot(t, cathedrals)
    if index == NOBODY:
        wants = LAND
        index = best_by_lot(t, any_of)
    if index != NOBODY:
        t.log(KING_WANTS, R5_2, king, target, card=wants, fief=index)
        return move(INTRIGUE_FIEF, target, index)
    index = mercenary_aim(t, earl)
    if index != NOBODY:
        return move(INTRIGUE_MERCENARY, target, index)
    return move(INTRIGUE_POOL, target) if earl.pool() > 0 else NOBODY


def has_cathedral_attached(fief: Fief) -> bool:
    """Whether a Cathedral is attached to the Fief. A Cathedral that is itself the Fief does not count (O10)."""
    for which in fief.properties:
        if kind_of(which) == CATHEDRAL:
            return True
    return False


# His own Earldom.

# Reasons to pick a Fief for a new Property. Each counts more than all before it together. The size counts least.
IS_SAFE_BELOW_PALACE: Final = 10_000_000  # replaces IS_SAFE if the ruleset always prefers the Palace
IS_PALACE: Final = 100_000_000
IS_SAFE: Final = 1_000_000_000  # it has no Vassal Lord
IS_GROUPED: Final = 10_000_000_000  # it has Lands or Market Towns, and the new Property is one of these
HAS_ROOM: Final = 100_000_000_000


def home(t: Table, seat: i64, kind: i64, cards: i64 = 1) -> i64:
    """R6.2: the Fief that a new Property goes to, or NOBODY if no Fief has room for it.

    Fiefs with room for `cards` more Properties come first. For a Land or Market Town, Fiefs with Lands or Market Towns
    come next. Then Fiefs without a Vassal Lord come first, then the Palace, then the largest Fief. By the ruleset the
    Palace may come before Fiefs without a Vassal Lord, but Lands and Market Towns are still kept together.
    """
    best: i64 = NOBODY
    highest: i64 = -1
    fiefs = t.earls[seat].fiefs
    limit = t.rules.properties_per_fief
    for index in t.homes(seat, kind):
        fief = fiefs[index]
        value = worth(fief)
        if limit == 0 or len(fief.properties) + cards <= limit:
            value += HAS_ROOM
        grouped = kind in (LAND, MARKET_TOWN) and (fief.has(LAND) or fief.has(MARKET_TOWN))
        if grouped:
            value += IS_GROUPED
        if kind_of(fief.keep) == PALACE:
            value += IS_PALACE
        if fief.lord != VASSAL:
            is_palace_first = t.rules.king_palace_despite_vassal and not grouped
            value += IS_SAFE_BELOW_PALACE if is_palace_first else IS_SAFE
        if value > highest:
            highest = value
            best = index
    return best
