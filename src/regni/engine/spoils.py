"""What an Attack takes: Towers, Properties, a Fief (B6.7 to B6.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import NO_LORD, NOBODY, colour_of, distinct, kind_of
from .decisions import BATTLE, BESIEGED, FELL_TOWER, SPOILS, SURRENDER, Handler, list_held
from .earl import Fief
from .events import BURNT, CARRIED_OFF, HOLDS, KILLED, RAZED, SEIZED, TOWER_LOST, TOWERS_SOAK
from .losses import captive, capture
from .moves import BURN, FELL, RAID, RAZE, SEIZE, SIEGE, STORM, TAKE, Moves, arg_a, arg_b, move, verb
from .piles import cards, nth
from .rule_ids import B6_7, B6_8, B6_9, B6_10, B9_6, LEGAL
from .table import ENDING, VIKINGS, Battle, Decision, Table

if TYPE_CHECKING:
    from mypy_extensions import i64


def strike(t: Table, b: Battle, points: i64) -> None:
    """B6.7: damage that got past the defenders strikes the Towers first and then the target."""
    defender = t.earls[b.defender]
    if b.mode == STORM:
        strike_towers(t, b, points)
        return
    soaked = defender.towers_up * t.rules.tower_soak
    if soaked > 0 and points > 0:
        t.log(TOWERS_SOAK, B6_7, b.defender, number=min(soaked, points))
    points -= soaked
    if b.mode == RAID:
        t.push(SPOILS, b.controller, max(0, points))
        return
    keep = defender.fiefs[b.fief].keep
    needed = walls(t, keep)
    if points >= needed:
        t.push(BESIEGED, b.controller)
    else:
        short = needed - points
        t.log(HOLDS, B6_8, b.defender, card=kind_of(keep), number=short, colour=colour_of(keep), fief=b.fief)


def walls(t: Table, keep: i64) -> i64:
    """B6.8, O10: the points that a Siege needs to take a Fief."""
    return t.rules.walls[kind_of(keep)]


def strike_towers(t: Table, b: Battle, points: i64) -> None:
    """B6.7: each point destroys one Tower. It is taken at random, because Towers are face down. By some rulesets their
    owner picks it."""
    if t.rules.towers_lost == "owner":
        t.push(FELL_TOWER, b.defender, points)
        return
    earl = t.earls[b.defender]
    while points > 0 and earl.towers_up > 0:
        kind = nth(earl.towers, t.below(earl.towers_up))
        fell_tower(t, b, kind)
        points -= 1


def fell_tower(t: Table, b: Battle, kind: i64) -> None:
    earl = t.earls[b.defender]
    earl.towers -= cards(kind)
    earl.towers_up -= 1
    t.discard_own(b.defender, kind)
    b.took += 1
    t.log(TOWER_LOST, B6_7, b.defender, card=kind)


def takes_spoils(b: Battle, mode: i64) -> bool:
    """Whether the battle is an Attack of that mode and is now taking its spoils."""
    return b.stage == ENDING and b.mode == mode


class FellTower(Handler):
    """B6.7: by some rulesets the owner picks which Towers fall. `a` is the number of points left."""

    kind: i64 = FELL_TOWER
    name = "fell_tower"
    stands_on: tuple[int, ...] = (BATTLE,)
    rule: i64 = B6_7
    is_public = False

    def run(self, t: Table, d: Decision) -> bool:
        if d.a > 0 and t.earls[d.seat].towers_up > 0:
            return True
        t.pop()
        return False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        list_held(t.earls[d.seat].towers, FELL, out)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        b = t.battle
        assert b is not None
        d.a -= 1
        fell_tower(t, b, arg_a(chosen))

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        b = t.battle
        assert b is not None
        return takes_spoils(b, STORM) and d.seat == b.defender


def target(t: Table, b: Battle) -> Fief:
    return t.earls[b.defender].fiefs[b.fief]


class Surrender(Handler):
    """B6.9: by some rulesets the defender picks which Property he loses."""

    kind: i64 = SURRENDER
    name = "surrender"
    stands_on: tuple[int, ...] = (SPOILS,)
    rule: i64 = B6_9

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        b = t.battle
        assert b is not None
        for which in distinct(target(t, b).properties):
            out.add(move(BURN, which))

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        t.pop()
        t.stack[-1].b = arg_a(chosen) + 1

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        b = t.battle
        assert b is not None
        if not takes_spoils(b, RAID) or d.seat != b.defender:
            return False
        return below.a > 0 and below.b == 0 and len(target(t, b).properties) > 0


class TakeSpoils(Handler):
    """B6.9: each point past the Towers takes one Property. The attacker carries it off or burns it. `a` is the number
    of points left; `b` is the card + 1 if the defender has picked it, otherwise 0."""

    kind: i64 = SPOILS
    name = "spoils"
    stands_on: tuple[int, ...] = (BATTLE,)
    rule: i64 = B6_9

    def run(self, t: Table, d: Decision) -> bool:
        b = t.battle
        assert b is not None
        if d.a == 0 or len(target(t, b).properties) == 0:
            t.pop()
            return False
        if d.b == 0 and t.rules.spoils_picked_by == "defender":
            t.push(SURRENDER, b.defender)
            return False
        return True

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        b = t.battle
        assert b is not None
        for which in [d.b - 1] if d.b > 0 else distinct(target(t, b).properties):
            homes = t.homes(b.attacker, kind_of(which)) if b.attacker != VIKINGS else []
            for home in homes:
                out.add(move(TAKE, which, home))
            # B9.6: Vikings have no homes here, so they can only burn.
            if len(homes) == 0 or t.rules.burning == "choice":
                out.add(move(BURN, which))

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        b = t.battle
        assert b is not None
        which = arg_a(chosen)
        kind, colour = kind_of(which), colour_of(which)
        target(t, b).properties.remove(which)
        if verb(chosen) == TAKE:
            t.earls[b.attacker].fiefs[arg_b(chosen)].properties.append(which)
            t.log(CARRIED_OFF, B6_9, b.attacker, b.defender, card=kind, colour=colour, fief=b.fief, home=arg_b(chosen))
        else:
            t.discard(which)
            t.log(BURNT, B6_9, b.attacker, b.defender, card=kind, colour=colour, fief=b.fief)
        b.took += 1
        d.a -= 1
        d.b = 0

    def why_not(self, t: Table, d: Decision, chosen: i64) -> i64:
        b = t.battle
        assert b is not None
        if chosen in self.listed(t, d):
            return LEGAL
        return B9_6 if b.attacker == VIKINGS and verb(chosen) == TAKE else B6_9

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        b = t.battle
        assert b is not None
        if not takes_spoils(b, RAID) or d.seat != b.controller:
            return False
        return d.b == 0 or d.b - 1 in target(t, b).properties


class TakeFief(Handler):
    """B6.9: the attacker takes over a besieged Fief that falls, or razes it."""

    kind: i64 = BESIEGED
    name = "besieged"
    stands_on: tuple[int, ...] = (BATTLE,)
    rule: i64 = B6_9

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        b = t.battle
        assert b is not None
        if b.attacker != VIKINGS:
            out.add(SEIZE)
        if b.attacker == VIKINGS or t.rules.burning == "choice":
            out.add(RAZE)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        b = t.battle
        assert b is not None
        t.pop()
        fief = t.earls[b.defender].fiefs.pop(b.fief)
        b.fallen = b.fief
        b.took += 1
        if fief.lord != NO_LORD:
            take_home_lord(t, b, fief.lord)
            fief.lord = NO_LORD
        kind, colour = kind_of(fief.keep), colour_of(fief.keep)
        if chosen == SEIZE:
            home = len(t.earls[b.attacker].fiefs)
            t.earls[b.attacker].fiefs.append(fief)
            t.log(SEIZED, B6_9, b.attacker, b.defender, card=kind, colour=colour, fief=b.fief, home=home)
        else:
            t.discard_fief(fief, NOBODY)
            t.log(RAZED, B6_9, b.attacker, b.defender, card=kind, colour=colour, fief=b.fief)

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        b = t.battle
        assert b is not None
        return takes_spoils(b, SIEGE) and d.seat == b.controller


def take_home_lord(t: Table, b: Battle, lord: i64) -> None:
    """B6.10: the Lord at home in a Fief that falls is captured too. By some rulesets he is killed."""
    if t.rules.home_lord_captured:
        capture(t, b, b.attacker, captive(b.defender, lord, -1), b.fief, -1)
    else:
        t.bury(b.defender, lord)
        t.log(KILLED, B6_10, b.defender, card=lord, fief=b.fief)
