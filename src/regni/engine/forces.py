"""Which cards can be fielded in a battle, and how they are fielded, one by one or all at once (B6.2 to B6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import (
    CHAMPION,
    CHIEFTAIN,
    INFANTRY,
    KING,
    KNIGHT,
    MERCENARY,
    MONK,
    NO_LORD,
    PRINCE,
    VASSAL,
    VIKING,
    colour_of,
)
from .decisions import BATTLE, Handler
from .decisions import FIELD as ASK_FOR_FORCE
from .earl import Earl, Mercenary
from .events import BACK_IN_HAND, SPENT
from .events import FIELD as FIELDED
from .moves import DONE, FIELD, Moves, arg_a, arg_b, arg_c, move, verb
from .native import mypyc_attr
from .piles import cards, held
from .rule_ids import B6_2, B6_3, B6_10, B9_6, LEGAL
from .table import DEFENDING, DRAWING, VIKINGS, Battle, Decision, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

# Where a fielded card came from.
POOL: Final = 0
ROYAL: Final = 1
HAND: Final = 2
LORD: Final = 3  # its index is the place of his Fief
SWORD: Final = 4  # a Mercenary from the table; its index is his place among the fielded Mercenaries
GARRISON: Final = 5  # an Army card in a garrison; its index is that of its Mercenary
CROWN: Final = 6
HOST: Final = 7
GUARD: Final = 8  # the Royal Infantry of the King of Rebellion
SOURCE_NAMES: Final = ["pool", "royal", "hand", "lord", "mercenary", "garrison", "crown", "host", "guard"]
# Other sources, which only events have.
TRAY: Final = 9
MIND: Final = 10  # the Mind of the King of Rebellion

ATTACK: Final = 0
DEFENCE: Final = 1

NOT_LIMITED: Final = 1000  # more than any levy
#: Nothing is fielded yet. Nobody may change this list.
NO_UNITS: Final[list[int]] = []

#: The bits of a Hand that count Princes, Vassals, Champions and Mercenaries. They can fight straight from Hand (B6.3).
FIGHTERS: Final = 0xF0FFF00000


def unit(source: i64, kind: i64, index: i64 = 0) -> i64:
    """A fielded card as one number."""
    return source | (kind << 4) | (index << 9)


def source_of(unit: i64) -> i64:
    return unit & 15


def unit_kind(unit: i64) -> i64:
    return (unit >> 4) & 31


def index_of(unit: i64) -> i64:
    return unit >> 9


def force(t: Table, units: list[int]) -> i64:
    """B6.4: the force of a side, which is the sum of the strengths of its cards."""
    strength = t.rules.strength
    total: i64 = 0
    for u in units:
        total += strength[unit_kind(u)]
    return total


def is_undying(t: Table, unit: i64) -> bool:
    """B8.6, R2.2: whether a fielded card cannot die.

    The King card and the Royal Infantry of Rebellion cannot die. The Royal Army can die, unless the ruleset says no.
    """
    source = source_of(unit)
    return source in (CROWN, GUARD) or (source == ROYAL and not t.rules.royal_army_dies)


def levy_used(t: Table, units: list[int]) -> i64:
    """B6.3: the number of fielded cards that count against the levy."""
    used: i64 = 0
    for u in units:
        source = source_of(u)
        if (
            source == POOL
            or (source == GARRISON and t.rules.levy_counts_garrison)
            or (source == ROYAL and t.rules.levy_counts_royal)
        ):
            used += 1
    return used


def levy_left(t: Table, seat: i64, side: i64, units: list[int]) -> i64:
    if side == DEFENCE and not t.rules.levy_limits_defence:
        return NOT_LIMITED
    return t.earls[seat].levy(t.rules.market_town_factor) - levy_used(t, units)


def can_lead(t: Table, lord: i64) -> bool:
    """B6.3: whether a Lord can be fielded. An Abbot cannot, unless the ruleset lets him fight."""
    return lord != NO_LORD and (lord != MONK or t.rules.abbot_fights)


def can_field(t: Table, mercenary: Mercenary, seat: i64, side: i64, units: list[int]) -> bool:
    """Whether a Mercenary can be fielded with his garrison. By the ruleset the garrison may need room in the levy."""
    return not t.rules.levy_counts_garrison or mercenary.garrison() <= levy_left(t, seat, side, units)


@mypyc_attr(acyclic=True, free_list_len=1)
class Ready:
    """The cards on the table that an Earl can still field. His Lords are not counted."""

    __slots__ = ("guard", "has_crown", "infantry", "knights", "royal_infantry", "royal_knights", "swords")

    def __init__(self, infantry: i64, knights: i64) -> None:
        self.infantry: i64 = infantry
        self.knights: i64 = knights
        self.royal_infantry: i64 = 0
        self.royal_knights: i64 = 0
        self.has_crown: bool = False
        self.guard: i64 = 0
        #: His Mercenaries, one bit each. -1 stands for all of them.
        self.swords: int = -1


def ready(t: Table, seat: i64, side: i64, units: list[int]) -> Ready:
    """B6.3: the cards on the table that an Earl can still field. His Lords are not counted.

    If the levy has no room for all of them, these are the strongest cards that fit.
    """
    earl = t.earls[seat]
    rules = t.rules
    can = Ready(earl.infantry, earl.knights)
    counted = earl.infantry + earl.knights
    if t.king == seat:
        can.has_crown = unit(CROWN, KING) not in units
        can.guard = earl.guard
        can.royal_infantry = earl.royal_infantry
        can.royal_knights = earl.royal_knights
        if rules.levy_counts_royal:
            counted += earl.royal_infantry + earl.royal_knights
    if rules.levy_counts_garrison:
        for mercenary in earl.mercenaries:
            counted += mercenary.garrison()
    if counted > 0:
        room = levy_left(t, seat, side, units)
        if counted > room:
            if rules.levy_counts_garrison:
                room -= pick_swords(t, earl, can, room)
            pick_army(t, can, room)
    return can


def pick_swords(t: Table, earl: Earl, can: Ready, room: i64) -> i64:
    """Picks the Mercenaries to field if their garrisons need room in the levy. Returns the room that they need.

    They are picked so that the force is strongest together with the Army cards that fit into the rest of the room.
    """
    can.swords = 0
    if room < 0:
        return 0
    # For each amount of room: the greatest force that needs just this room, and the Mercenaries who make it.
    best = [-1] * (room + 1)
    best[0] = 0
    chosen = [0] * (room + 1)
    bit = 1
    for mercenary in earl.mercenaries:
        need = mercenary.garrison()
        strength = sword_force(t, mercenary)
        used = room - need
        while used >= 0:
            if best[used] >= 0 and best[used] + strength >= best[used + need]:
                best[used + need] = best[used] + strength
                chosen[used + need] = chosen[used] | bit
            used -= 1
        bit <<= 1
    most: i64 = -1
    taken: i64 = 0
    for used in range(room + 1):
        if best[used] >= 0 and best[used] + army_force(t, can, room - used) >= most:
            most = best[used] + army_force(t, can, room - used)
            taken = used
    can.swords = chosen[taken]
    return taken


def army_force(t: Table, can: Ready, room: i64) -> i64:
    """The greatest force that Army cards can make if the levy has this much room. Garrisons are not counted."""
    infantry, knights = can.infantry, can.knights
    if t.rules.levy_counts_royal:
        infantry += can.royal_infantry
        knights += can.royal_knights
    fielded = knights_in(t, infantry, knights, room)
    return fielded * t.rules.strength[KNIGHT] + min(infantry, room - fielded) * t.rules.strength[INFANTRY]


def knights_in(t: Table, infantry: i64, knights: i64, room: i64) -> i64:
    """The number of Knights among the strongest Army cards that fit into this much room."""
    if t.rules.knights_first:
        return min(knights, room)
    return min(knights, room - min(infantry, room))


def pick_army(t: Table, can: Ready, room: i64) -> None:
    """Keeps only the strongest Army cards that fit into this much room of the levy."""
    room = max(0, room)
    infantry, knights = can.infantry, can.knights
    if t.rules.levy_counts_royal:
        infantry += can.royal_infantry
        knights += can.royal_knights
    fielded = knights_in(t, infantry, knights, room)
    infantry = min(infantry, room - fielded)
    can.knights = min(can.knights, fielded)
    can.infantry = min(can.infantry, infantry)
    if t.rules.levy_counts_royal:
        can.royal_knights = fielded - can.knights
        can.royal_infantry = infantry - can.infantry


def sword_force(t: Table, mercenary: Mercenary) -> i64:
    """The force of a Mercenary and his garrison."""
    strength = t.rules.strength
    return strength[MERCENARY] + mercenary.infantry * strength[INFANTRY] + mercenary.knights * strength[KNIGHT]


def ready_force(t: Table, seat: i64, side: i64, units: list[int]) -> i64:
    """The force of all cards on the table that an Earl can still field. His Lords are not counted."""
    earl = t.earls[seat]
    if earl.pool() == 0 and len(earl.mercenaries) == 0 and t.king != seat:
        # Bots ask this very often, and most Earls have nothing at first.
        return 0
    can = ready(t, seat, side, units)
    strength = t.rules.strength
    total: i64 = (can.infantry + can.royal_infantry + can.guard) * strength[INFANTRY]
    total += (can.knights + can.royal_knights) * strength[KNIGHT]
    if can.has_crown:
        total += strength[KING]
    swords = can.swords
    for mercenary in earl.mercenaries:
        if swords & 1:
            total += sword_force(t, mercenary)
        swords >>= 1
    return total


def lords_force(t: Table, seat: i64) -> i64:
    """The force of all Lords of an Earl who can be fielded."""
    total: i64 = 0
    for fief in t.earls[seat].fiefs:
        if can_lead(t, fief.lord):
            total += t.rules.strength[fief.lord]
    return total


def open_force(t: Table, seat: i64, side: i64) -> i64:
    """The force that an Earl can field from the table, Lords included, before any card is fielded."""
    return ready_force(t, seat, side, NO_UNITS) + lords_force(t, seat)


def hand_force(t: Table, hand: i64) -> i64:
    """The force of the cards in a Hand that can fight straight from it."""
    strength = t.rules.strength
    total: i64 = held(hand, PRINCE) * strength[PRINCE] + held(hand, VASSAL) * strength[VASSAL]
    return total + held(hand, CHAMPION) * strength[CHAMPION] + held(hand, MERCENARY) * strength[MERCENARY]


def host_force(t: Table) -> i64:
    """The force of the Vikings on the table."""
    return t.vikings * t.rules.strength[VIKING] + t.chieftains * t.rules.strength[CHIEFTAIN]


def is_armed_openly(t: Table, seat: i64, side: i64) -> bool:
    """Whether an Earl can field a card from the table. His Hand does not count, so everybody can see this."""
    earl = t.earls[seat]
    if t.king == seat:
        return True
    for mercenary in earl.mercenaries:
        if can_field(t, mercenary, seat, side, NO_UNITS):
            return True
    if earl.pool() > 0 and levy_left(t, seat, side, NO_UNITS) > 0:
        return True
    for fief in earl.fiefs:
        if can_lead(t, fief.lord):
            return True
    return False


def is_armed(t: Table, seat: i64) -> bool:
    """B6.2: whether the Earl could field at least one card in an Attack."""
    if t.earls[seat].hand & FIGHTERS != 0:
        return True
    return is_armed_openly(t, seat, ATTACK)


def field_host(t: Table, b: Battle) -> None:
    """B9.6: the Vikings fight with all their cards."""
    while t.vikings > 0:
        t.vikings -= 1
        b.attack.append(unit(HOST, VIKING))
        t.log(FIELDED, B9_6, VIKINGS, card=VIKING, source=HOST)
    while t.chieftains > 0:
        t.chieftains -= 1
        b.attack.append(unit(HOST, CHIEFTAIN))
        t.log(FIELDED, B9_6, VIKINGS, card=CHIEFTAIN, source=HOST)


def field_all(t: Table, b: Battle, seat: i64, side: i64, rule: i64) -> None:
    """An Earl fields all cards on the table that he can field."""
    earl = t.earls[seat]
    units = b.attack if side == ATTACK else b.defence
    can = ready(t, seat, side, units)
    if can.has_crown:
        take_field(t, seat, units, CROWN, KING, 0, rule)
    for _ in range(can.guard):
        earl.guard -= 1
        take_field(t, seat, units, GUARD, INFANTRY, 0, rule)
    for _ in range(can.royal_knights):
        t.add_royal(seat, KNIGHT, -1)
        take_field(t, seat, units, ROYAL, KNIGHT, 0, rule)
    for _ in range(can.royal_infantry):
        t.add_royal(seat, INFANTRY, -1)
        take_field(t, seat, units, ROYAL, INFANTRY, 0, rule)
    for index in range(len(earl.fiefs)):
        lord = earl.fiefs[index].lord
        if can_lead(t, lord) and unit(LORD, lord, index) not in units:
            take_field(t, seat, units, LORD, lord, index, rule)
    staying: list[Mercenary] = []
    for mercenary in earl.mercenaries:
        if can.swords & 1:
            field_sword(t, b, seat, side, mercenary, len(staying), rule)
        else:
            staying.append(mercenary)
        can.swords >>= 1
    earl.mercenaries = staying
    for _ in range(can.knights):
        t.add_army(seat, KNIGHT, -1)
        take_field(t, seat, units, POOL, KNIGHT, 0, rule)
    for _ in range(can.infantry):
        t.add_army(seat, INFANTRY, -1)
        take_field(t, seat, units, POOL, INFANTRY, 0, rule)


def take_field(t: Table, seat: i64, units: list[int], source: i64, kind: i64, index: i64, rule: i64) -> None:
    units.append(unit(source, kind, index))
    t.log(FIELDED, rule, seat, card=kind, fief=index if source == LORD else -1, source=source)


def field_sword(t: Table, b: Battle, seat: i64, side: i64, mercenary: Mercenary, place: i64, rule: i64) -> None:
    """A Mercenary is fielded with his garrison. `place` was his place in the Earl's list.

    The caller removes him from that list.
    """
    units = b.attack if side == ATTACK else b.defence
    fielded = b.attack_mercenaries if side == ATTACK else b.defence_mercenaries
    index: i64 = len(fielded)
    units.append(unit(SWORD, MERCENARY, index))
    t.log(FIELDED, rule, seat, card=MERCENARY, number=place, colour=colour_of(mercenary.card), source=SWORD)
    for _ in range(mercenary.infantry):
        units.append(unit(GARRISON, INFANTRY, index))
    for _ in range(mercenary.knights):
        units.append(unit(GARRISON, KNIGHT, index))
    fielded.append(Mercenary(mercenary.card, 0, 0))


class FieldForce(Handler):
    """B6.2: a side fields one card after another until it says that it is done. `a` is the side."""

    kind: i64 = ASK_FOR_FORCE
    name = "field"
    stands_on: tuple[int, ...] = (BATTLE,)
    is_put_together = True
    rule: i64 = B6_3
    is_public = False

    def run(self, t: Table, d: Decision) -> bool:
        # An Earl with a Hand is always asked, because otherwise the others would learn that no fighter is in it.
        if t.earls[d.seat].hand_size > 0:
            return True
        out = Moves()
        self.choices(t, d, out)
        if out.count > 1 or (out.count == 1 and out.first != DONE):
            return True
        t.pop()
        return False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        b = t.battle
        assert b is not None
        earl = t.earls[d.seat]
        units = b.attack if d.a == ATTACK else b.defence
        if earl.pool() > 0 and levy_left(t, d.seat, d.a, units) > 0:
            if earl.infantry > 0:
                out.add(move(FIELD, POOL, INFANTRY))
            if earl.knights > 0:
                out.add(move(FIELD, POOL, KNIGHT))
        if t.king == d.seat:
            self.royal_choices(t, d, units, out)
        index: i64 = 0
        for fief in earl.fiefs:
            if can_lead(t, fief.lord) and unit(LORD, fief.lord, index) not in units:
                out.add(move(FIELD, LORD, fief.lord, index))
            index += 1
        index = 0
        for mercenary in earl.mercenaries:
            if can_field(t, mercenary, d.seat, d.a, units):
                out.add(move(FIELD, SWORD, MERCENARY, index))
            index += 1
        if earl.hand & FIGHTERS != 0:
            if held(earl.hand, PRINCE) > 0:
                out.add(move(FIELD, HAND, PRINCE))
            if held(earl.hand, VASSAL) > 0:
                out.add(move(FIELD, HAND, VASSAL))
            if held(earl.hand, CHAMPION) > 0:
                out.add(move(FIELD, HAND, CHAMPION))
            if held(earl.hand, MERCENARY) > 0:
                out.add(move(FIELD, HAND, MERCENARY))
        # The attacker must field at least one card. The defender may field none.
        if d.a == DEFENCE or len(units) > 0:
            out.add(DONE)

    def royal_choices(self, t: Table, d: Decision, units: list[int], out: Moves) -> None:
        earl = t.earls[d.seat]
        if unit(CROWN, KING) not in units:
            out.add(move(FIELD, CROWN, KING))
        if not t.rules.levy_counts_royal or levy_left(t, d.seat, d.a, units) > 0:
            if earl.royal_infantry > 0:
                out.add(move(FIELD, ROYAL, INFANTRY))
            if earl.royal_knights > 0:
                out.add(move(FIELD, ROYAL, KNIGHT))

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        if verb(chosen) == DONE:
            t.pop()
            return
        b = t.battle
        assert b is not None
        earl = t.earls[d.seat]
        units = b.attack if d.a == ATTACK else b.defence
        source, kind, index = arg_a(chosen), arg_b(chosen), arg_c(chosen)
        if source == SWORD:
            field_sword(t, b, d.seat, d.a, earl.mercenaries.pop(index), index, B6_2)
            return
        if source == POOL:
            t.add_army(d.seat, kind, -1)
        elif source == ROYAL:
            t.add_royal(d.seat, kind, -1)
        elif source == HAND:
            t.spend(d.seat, kind)
        take_field(t, d.seat, units, source, kind, index, B6_2)

    def why_not(self, t: Table, d: Decision, chosen: i64) -> i64:
        if chosen in self.listed(t, d):
            return LEGAL
        return B6_2 if verb(chosen) == DONE else B6_3

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        b = t.battle
        assert b is not None
        if d.a == ATTACK:
            return d.seat == b.attacker and b.stage == DEFENDING
        return d.a == DEFENCE and d.seat == b.defender and b.stage == DRAWING


def send_home(t: Table, seat: i64, units: list[int], mercenaries: list[Mercenary]) -> None:
    """After the battle the cards that are still alive go back to where they came from."""
    for u in units:
        source, kind = source_of(u), unit_kind(u)
        if source == POOL:
            t.add_army(seat, kind, 1)
        elif source == ROYAL:
            t.add_royal(seat, kind, 1)
        elif source == GUARD:
            t.earls[seat].guard += 1
        elif source == HAND:
            # B6.10: face cards fielded from Hand are discarded even if they are alive.
            if t.rules.hand_fighters_discarded:
                t.discard_own(seat, kind)
                t.log(SPENT, B6_10, seat, card=kind)
            else:
                t.earls[seat].hand += cards(kind)
                t.earls[seat].hand_size += 1
                t.log(BACK_IN_HAND, B6_10, seat, card=kind)
        elif source == GARRISON:
            mercenary = mercenaries[index_of(u)]
            if mercenary.card < 0:
                t.add_army(seat, kind, 1)  # B6.13: its Mercenary was lost
            elif kind == INFANTRY:
                mercenary.infantry += 1
            else:
                mercenary.knights += 1
        elif source == HOST:
            if kind == VIKING:
                t.vikings += 1
            else:
                t.chieftains += 1
    for mercenary in mercenaries:
        if mercenary.card >= 0:
            t.earls[seat].mercenaries.append(mercenary)


def are_fielded(t: Table, seat: i64, units: list[int], mercenaries: list[Mercenary]) -> bool:
    """Whether a side can have fielded these cards."""
    if seat == VIKINGS:
        for u in units:
            if source_of(u) != HOST:
                return False
        return len(mercenaries) == 0
    earl = t.earls[seat]
    garrisons = [0] * len(mercenaries)
    swords: i64 = 0
    for u in units:
        source, index = source_of(u), index_of(u)
        if source in (LORD, SWORD, CROWN) and units.count(u) > 1:
            return False
        if source == HOST or (source in (CROWN, ROYAL) and t.king != seat):
            return False
        if source == GUARD and t.automaton != seat:
            return False
        if source == LORD and (index >= len(earl.fiefs) or earl.fiefs[index].lord != unit_kind(u)):
            return False
        if source in (SWORD, GARRISON) and index >= len(mercenaries):
            return False
        if source == GARRISON:
            garrisons[index] += 1
        elif source == SWORD:
            if mercenaries[index].card < 0:
                return False
            swords += 1
    # Every Mercenary who is alive must be among the fielded cards.
    alive: i64 = 0
    for mercenary in mercenaries:
        if mercenary.card >= 0:
            alive += 1
    for number in garrisons:
        if number > t.rules.garrison_slots:
            return False
    return swords == alive
