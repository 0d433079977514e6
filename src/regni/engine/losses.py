"""Damage to a side of a battle, and the cards that it costs (B6.6, B6.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import ATTACKER_WINS, DEFENDER_WINS, NO_LORD, colour_of
from .decisions import BATTLE, LOSSES, Handler
from .events import CAPTURED, KILLED, LOST
from .forces import (
    ATTACK,
    DEFENCE,
    GARRISON,
    HAND,
    HOST,
    LORD,
    SWORD,
    force,
    index_of,
    is_undying,
    source_of,
    unit_kind,
)
from .forces import unit as as_unit
from .moves import LOSE, Moves, arg_a, arg_b, arg_c, move, verb
from .rule_ids import B6_6, B6_10, B9_6, LEGAL
from .table import REPLYING, STRIKING, VIKINGS, Battle, Decision, Table

if TYPE_CHECKING:
    from mypy_extensions import i64


def is_one_sided(b: Battle) -> bool:
    return b.card == ATTACKER_WINS or b.card == DEFENDER_WINS


def side_seat(b: Battle, side: i64) -> i64:
    return b.attacker if side == ATTACK else b.defender


def picker(t: Table, b: Battle, side: i64) -> i64:
    """The seat that picks the losses of a side. The ruleset says whether that is its owner or his enemy."""
    mine = t.rules.losses_picked_by == "owner"
    return b.controller if (side == ATTACK) == mine else b.defender


def hurt(t: Table, b: Battle, side: i64, damage: i64) -> i64:
    """B6.6: the fielded cards of a side soak damage. Returns the damage that is left over."""
    units = b.attack if side == ATTACK else b.defence
    whole = force(t, units)
    if is_one_sided(b) and t.rules.lords_captured == "all":
        # B6.10: on a one-sided result all fielded Lords of the losing side are captured. They still soak after all the
        # others, because their strength is in `whole`.
        for u in units[:]:
            if source_of(u) == LORD:
                lose(t, b, side, u)
    if damage > 0 and damage >= whole:
        for u in units[:]:
            if not is_undying(t, u) and u in units:
                lose(t, b, side, u)
        return damage - whole
    for u in units:
        if is_undying(t, u):
            damage -= t.rules.strength[unit_kind(u)]
    if damage > 0:
        t.push(LOSSES, picker(t, b, side), side, damage)
    return 0


def lose(t: Table, b: Battle, side: i64, unit: i64) -> None:
    """One fielded card is lost. A Lord is captured if the result is one-sided, otherwise killed (B6.10)."""
    seat = side_seat(b, side)
    units = b.attack if side == ATTACK else b.defence
    units.remove(unit)
    source, kind, index = source_of(unit), unit_kind(unit), index_of(unit)
    if source == LORD:
        t.earls[seat].fiefs[index].lord = NO_LORD
        if is_one_sided(b):
            capture(t, b, b.defender if side == ATTACK else b.attacker, captive(seat, kind, index), index, LORD)
        else:
            t.bury(seat, kind)
            t.log(KILLED, B6_10, seat, card=kind, fief=index, source=LORD)
        return
    colour: i64 = -1
    if source == HAND:
        colour = seat
        t.discard_own(seat, kind)
    elif source == SWORD:
        mercenaries = b.attack_mercenaries if side == ATTACK else b.defence_mercenaries
        colour = colour_of(mercenaries[index].card)
        t.discard(mercenaries[index].card)
        mercenaries[index].card = -1
    elif source == HOST:
        t.viking_deck.put(kind)
    else:
        t.army.put(kind)
    t.log(LOST, B6_6, seat, card=kind, number=index, colour=colour, source=source)
    if source == SWORD and not t.rules.garrison_survives:
        for u in units[:]:
            if source_of(u) == GARRISON and index_of(u) == index:
                lose(t, b, side, u)


def capture(t: Table, b: Battle, captor: i64, lord: i64, fief: i64, source: i64) -> None:
    """B6.10: a captured Lord is kept until the battle is over; then his owner may ransom him. B9.6: a Lord whom Vikings
    would capture dies. `fief` is his Fief, and `source` is LORD if he was fielded."""
    b.captives.append(lord)
    if captor == VIKINGS:
        t.log(KILLED, B9_6, captive_owner(lord), card=captive_kind(lord), fief=fief, source=source)
    else:
        t.log(CAPTURED, B6_10, captor, captive_owner(lord), card=captive_kind(lord), fief=fief, source=source)


def captive(owner: i64, kind: i64, home: i64) -> i64:
    """A captured Lord as one number: his owner, his kind, and the Fief he came from (-1 if the Fief fell)."""
    return owner | (kind << 4) | ((home + 1) << 9)


def captive_owner(captive: i64) -> i64:
    return captive & 15


def captive_kind(captive: i64) -> i64:
    return (captive >> 4) & 31


def captive_home(captive: i64) -> i64:
    return (captive >> 9) - 1


class PickLosses(Handler):
    """B6.6: somebody picks the losses of a side one by one. A card can be picked if its strength is at most the damage
    left; the decision ends when no card fits. `a` is the side, `b` the damage left."""

    kind: i64 = LOSSES
    name = "losses"
    stands_on: tuple[int, ...] = (BATTLE,)
    rule: i64 = B6_6

    def run(self, t: Table, d: Decision) -> bool:
        b = t.battle
        assert b is not None
        units = b.attack if d.a == ATTACK else b.defence
        units.sort()
        mortal = [u for u in units if not is_undying(t, u)]
        out = Moves()
        self.choices(t, d, out)
        if out.count > 0 and force(t, mortal) > d.b:
            return True
        t.pop()
        if out.count > 0:
            # The damage is enough for all of them, so there is nothing to pick.
            for u in mortal:
                if u in units:
                    lose(t, b, d.a, u)
        return False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        b = t.battle
        assert b is not None
        units = b.attack if d.a == ATTACK else b.defence
        self.fitting(t, d, units, False, out)
        # B6.10: on a one-sided result Lords soak after everything else.
        if out.count == 0 or not is_one_sided(b):
            self.fitting(t, d, units, True, out)

    def why_not(self, t: Table, d: Decision, chosen: i64) -> i64:
        b = t.battle
        assert b is not None
        if chosen in self.listed(t, d):
            return LEGAL
        # On a one-sided result the Lords soak last, so that is the reason to give.
        is_lord = verb(chosen) == LOSE and arg_a(chosen) == LORD
        return B6_10 if is_lord and is_one_sided(b) else B6_6

    def fitting(self, t: Table, d: Decision, units: list[int], lords: bool, out: Moves) -> None:
        previous: i64 = -1
        for u in units:
            # The units are sorted, so equal cards stand side by side.
            if u == previous:
                continue
            previous = u
            if (source_of(u) == LORD) != lords or is_undying(t, u):
                continue
            # A card without strength soaks nothing. It is lost only when all cards of its side are.
            if 0 < t.rules.strength[unit_kind(u)] <= d.b:
                out.add(move(LOSE, source_of(u), unit_kind(u), index_of(u)))

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        b = t.battle
        assert b is not None
        d.b -= t.rules.strength[arg_b(chosen)]
        lose(t, b, d.a, as_unit(arg_a(chosen), arg_b(chosen), arg_c(chosen)))

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        b = t.battle
        assert b is not None
        if d.a not in (ATTACK, DEFENCE):
            return False
        return d.seat == picker(t, b, d.a) and b.stage == (STRIKING if d.a == ATTACK else REPLYING)
