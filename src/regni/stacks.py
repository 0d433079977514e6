"""Whether the decisions of a position can be: each stands on one it can follow, and speaks of what is there."""

from __future__ import annotations

from .engine import decisions as d
from .engine.cards import (
    CATHEDRAL,
    CHURCH_DECIDES,
    EARL_KINDS,
    LAND,
    MONK,
    NOBODY,
    PRINCE,
    kind_of,
)
from .engine.forces import ATTACK, CROWN, DEFENCE, GARRISON, HOST, LORD, ROYAL, SWORD, index_of, source_of, unit_kind
from .engine.moves import BETRAY_LORD, INTRIGUE_POOL, STORM
from .engine.table import VIKINGS, Battle, Decision, Table
from .errors import RegniError

#: What each kind can stand on.
BELOW: dict[int, set[int]] = {
    d.TURN: {d.ROUND},
    d.DISCARD_DOWN: {d.ROUND},
    d.VIKINGS: {d.ROUND},
    d.BATTLE: {d.TURN, d.VIKINGS},
    d.FIELD: {d.BATTLE},
    d.CHURCH_DECIDES: {d.BATTLE},
    d.LOSSES: {d.BATTLE},
    d.FELL_TOWER: {d.BATTLE},
    d.SPOILS: {d.BATTLE},
    d.SURRENDER: {d.SPOILS},
    d.BESIEGED: {d.BATTLE},
    d.RANSOM: {d.TURN, d.VIKINGS, d.RANSOM},
    d.HOMECOMING: {d.TURN, d.VIKINGS, d.RANSOM},
    d.PLACE_CARD: {d.TURN, d.RANSOM, d.HOMECOMING, d.PLACE_CARD},
    d.RESOLVE: {d.TURN},
    d.ALLIES: {d.RESOLVE},
    d.STRUGGLE: {d.RESOLVE},
    d.TAKE_PROPERTY: {d.TURN},
    d.TAKE_ARMY: {d.TURN},
    d.ROYAL_GIFT: {d.ROUND, d.TURN, d.VIKINGS, d.RANSOM, d.ROYAL_GIFT},
    d.JOUST: {d.TURN},
    d.ENTER_JOUST: {d.JOUST},
    d.TILT: {d.JOUST},
    d.CONTROL: {d.VIKINGS},
}
STEPS = {d.ROUND, d.VIKINGS}  # nobody's decision: they have no seat


def refuse(entry: Decision) -> RegniError:
    return RegniError("position-decision", kind=d.KIND_NAMES[entry.kind])


def check_stack(t: Table) -> None:
    if t.stack[0].kind != d.ROUND or t.stack[0].a > len(t.earls):
        raise refuse(t.stack[0])
    for below, entry in zip(t.stack, t.stack[1:], strict=False):
        if below.kind not in BELOW.get(entry.kind, set()):
            raise refuse(entry)
        if (entry.seat == NOBODY) != (entry.kind in STEPS) or not is_sound(t, entry, below):
            raise refuse(entry)
    kinds = [entry.kind for entry in t.stack]
    if (d.BATTLE in kinds) != (t.battle is not None):
        raise RegniError("position-battle")
    if (d.JOUST in kinds) != bool(t.jousters):
        raise RegniError("position-jousters")
    if t.battle is not None:
        check_battle(t, t.battle)
    seats = [jouster.seat for jouster in t.jousters]
    if len(set(seats)) != len(seats):
        raise RegniError("position-jousters")


def is_player(t: Table, seat: int) -> bool:
    return 0 <= seat < len(t.earls) and t.earls[seat].out == 0


def is_sound(t: Table, entry: Decision, below: Decision) -> bool:
    """Whether the seat and the numbers of an entry make sense."""
    seats = len(t.earls)
    kind, a, b, c = entry.kind, entry.a, entry.b, entry.c
    if kind not in STEPS and not is_player(t, entry.seat):
        # An Earl who has just left still has his turn to be taken from the stack.
        return kind == d.TURN and entry.seat >= 0
    if kind == d.TURN:
        return a in (0, 1) and entry.seat == t.turn_seat
    if kind == d.VIKINGS:
        return a <= 2
    if kind in (d.FIELD, d.LOSSES):
        battle = t.battle
        if battle is None or a not in (ATTACK, DEFENCE):
            return False
        side = battle.attacker if a == ATTACK else battle.defender
        return kind == d.LOSSES or entry.seat == side
    if kind == d.SPOILS:
        return b == 0 or (t.battle is not None and holds(t, t.battle.defender, t.battle.fief, b - 1))
    if kind == d.RANSOM:
        return is_player(t, a) and PRINCE <= b <= MONK and c % 64 <= len(t.earls[entry.seat].fiefs)
    if kind == d.HOMECOMING:
        return PRINCE <= a <= MONK and b <= len(t.earls[entry.seat].fiefs)
    if kind == d.PLACE_CARD:
        return a < seats * EARL_KINDS and LAND <= kind_of(a) <= CATHEDRAL
    if kind == d.RESOLVE:
        return BETRAY_LORD <= a <= INTRIGUE_POOL and is_player(t, b) and b != entry.seat
    if kind == d.ALLIES:
        return a == below.seat and entry.seat == below.b
    if kind == d.STRUGGLE:
        return b == below.seat and {entry.seat, a} == {below.seat, below.b}
    if kind == d.TAKE_PROPERTY:
        return is_player(t, a) and a != entry.seat and b < len(t.earls[a].fiefs)
    if kind == d.TAKE_ARMY:
        return is_player(t, a) and a != entry.seat
    if kind == d.ROYAL_GIFT:
        return is_player(t, a) and b == t.king and a != b and t.earls[a].pool() > 0 and entry.seat in (a, b)
    if kind == d.JOUST:
        return a <= 2 and bool(t.jousters) and t.jousters[0].seat == entry.seat
    if kind == d.ENTER_JOUST:
        return t.earls[entry.seat].has_property() and all(jouster.seat != entry.seat for jouster in t.jousters)
    if kind == d.TILT:
        return a < len(t.jousters) and t.jousters[a].seat == entry.seat
    return True


def holds(t: Table, seat: int, fief: int, card: int) -> bool:
    fiefs = t.earls[seat].fiefs
    return fief < len(fiefs) and card in fiefs[fief].properties


def check_battle(t: Table, b: Battle) -> None:
    """B6: the two sides, the target and the fielded cards must be there."""
    wrong = RegniError("position-battle")
    by_vikings = b.attacker == VIKINGS
    if not is_player(t, b.controller) or not is_player(t, b.defender) or b.controller == b.defender:
        raise wrong
    if by_vikings != (t.stack[1].kind == d.VIKINGS) or (not by_vikings and b.controller != b.attacker):
        raise wrong
    fiefs = len(t.earls[b.defender].fiefs)
    if (b.mode != STORM and b.fief >= fiefs + (1 if b.fallen != NOBODY else 0)) or b.fallen > fiefs:
        raise wrong
    if (b.card == CHURCH_DECIDES and t.stack[-1].kind != d.CHURCH_DECIDES) or (b.card == NOBODY and b.stage > 2):
        raise wrong
    check_units(t, b.attacker, b.attack, len(b.attack_mercenaries), wrong)
    check_units(t, b.defender, b.defence, len(b.defence_mercenaries), wrong)
    for one in b.captives:
        if one & 15 not in (b.attacker, b.defender) or (one >> 9) > 50:
            raise wrong


def check_units(t: Table, seat: int, units: list[int], mercenaries: int, wrong: RegniError) -> None:
    swords = [index_of(u) for u in units if source_of(u) == SWORD]
    lords = [index_of(u) for u in units if source_of(u) == LORD]
    if len(set(swords)) != len(swords) or len(set(lords)) != len(lords):
        raise wrong
    for u in units:
        source = source_of(u)
        if (source == HOST) != (seat == VIKINGS):
            raise wrong
        if source in (SWORD, GARRISON) and index_of(u) >= mercenaries:
            raise wrong
        if source == LORD:
            fiefs = t.earls[seat].fiefs
            if index_of(u) >= len(fiefs) or fiefs[index_of(u)].lord != unit_kind(u):
                raise wrong
        if source in (CROWN, ROYAL) and t.king != seat:
            raise wrong
