"""Treachery, Intrigue, and the Political Struggle (B7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import ALLIES, INFANTRY, INTRIGUE, KNIGHT, NO_LORD, TREACHERY, VASSAL, colour_of, distinct, kind_of
from .decisions import ALLIES as ASK_FOR_ALLIES
from .decisions import KING_TURN, RESOLVE, STRUGGLE, TAKE_PROPERTY, TURN, Handler, may_harm
from .decisions import TAKE_ARMY as PICK_ARMY
from .earldom import has_in_hand
from .events import ALLIES as ALLIES_PLAYED
from .events import (
    ARMY_TAKEN,
    FIEF_LOST,
    FIEF_TAKEN,
    FOILED,
    HAND_LOST,
    INTRIGUED,
    KILLED,
    MERCENARY_LOST,
    MERCENARY_TAKEN,
    NO_ALLIES,
    NO_EFFECT,
    NO_ROOM,
    YIELDS,
)
from .events import BETRAY_HAND as EVENT_BETRAY_HAND
from .events import BETRAY_LORD as EVENT_BETRAY_LORD
from .events import BETRAY_MERCENARY as EVENT_BETRAY_MERCENARY
from .events import INTRIGUE_FIEF as EVENT_INTRIGUE_FIEF
from .events import INTRIGUE_MERCENARY as EVENT_INTRIGUE_MERCENARY
from .events import INTRIGUE_POOL as EVENT_INTRIGUE_POOL
from .events import VASSAL as VASSAL_PLAYED
from .forces import HAND, LORD, MIND
from .leaving import BY_TREACHERY, leave_if_landless
from .moves import (
    ALLY,
    BETRAY_HAND,
    BETRAY_LORD,
    BETRAY_MERCENARY,
    BURN,
    DONE,
    INTRIGUE_FIEF,
    INTRIGUE_MERCENARY,
    INTRIGUE_POOL,
    PASS,
    PRESS,
    TAKE,
    VASSAL_HAND,
    VASSAL_LORD,
    Moves,
    arg_a,
    arg_b,
    move,
    verb,
)
from .piles import nth
from .rule_ids import B7_1, B7_2, B7_3, B7_4, LEGAL, O2
from .table import Decision, Table

if TYPE_CHECKING:
    from mypy_extensions import i64


def forbids_politics(t: Table, seat: i64, chosen: i64) -> i64:
    """B7.1, B7.3: returns the rule that forbids a Treachery or an Intrigue, or LEGAL."""
    what, other = verb(chosen), arg_a(chosen)
    treachery = what <= BETRAY_HAND
    rule: i64 = B7_1 if treachery else B7_3
    if is_quiet(t, seat):
        return O2
    if not has_in_hand(t, seat, TREACHERY if treachery else INTRIGUE) or not t.is_rival(seat, other):
        return rule
    harm = t.variant.forbids_harm(t, seat, other)
    if harm == LEGAL:
        harm = t.variant.forbids_plot(t, what, other)
    if harm != LEGAL:
        return harm
    return LEGAL if is_target(t, what, other, arg_b(chosen)) else rule


def is_quiet(t: Table, seat: i64) -> bool:
    """O2: whether an Earl is in his first turns, in which he may play no Treachery or Intrigue."""
    return t.earls[seat].turns <= t.rules.quiet_politics


def is_target(t: Table, what: i64, other: i64, index: i64) -> bool:
    earl = t.earls[other]
    if what == BETRAY_LORD:
        return t.has_fief(other, index) and earl.fiefs[index].lord != NO_LORD
    if what in (BETRAY_MERCENARY, INTRIGUE_MERCENARY):
        return 0 <= index < len(earl.mercenaries)
    if what == BETRAY_HAND:
        return earl.hand_size > 0
    if what == INTRIGUE_FIEF:
        # Castles and Palaces cannot be taken by Intrigue, so there must be a Property.
        return t.has_fief(other, index) and len(earl.fiefs[index].properties) > 0
    return earl.pool() > 0


def list_treachery(t: Table, seat: i64, out: Moves) -> None:
    other: i64 = 0
    for earl in t.earls:
        if other != seat and earl.out == 0 and t.variant.forbids_harm(t, seat, other) == LEGAL:
            index: i64 = 0
            for fief in earl.fiefs:
                if fief.lord != NO_LORD:
                    out.add(move(BETRAY_LORD, other, index))
                index += 1
            if t.variant.forbids_plot(t, BETRAY_MERCENARY, other) == LEGAL:
                for i in range(len(earl.mercenaries)):
                    out.add(move(BETRAY_MERCENARY, other, i))
            if earl.hand_size > 0:
                out.add(move(BETRAY_HAND, other))
        other += 1


def list_intrigue(t: Table, seat: i64, out: Moves) -> None:
    other: i64 = 0
    for earl in t.earls:
        if other != seat and earl.out == 0 and t.variant.forbids_harm(t, seat, other) == LEGAL:
            index: i64 = 0
            for fief in earl.fiefs:
                if len(fief.properties) > 0:
                    out.add(move(INTRIGUE_FIEF, other, index))
                index += 1
            if t.variant.forbids_plot(t, INTRIGUE_MERCENARY, other) == LEGAL:
                for i in range(len(earl.mercenaries)):
                    out.add(move(INTRIGUE_MERCENARY, other, i))
            if earl.pool() > 0 and t.variant.forbids_plot(t, INTRIGUE_POOL, other) == LEGAL:
                out.add(move(INTRIGUE_POOL, other))
        other += 1


def play_politics(t: Table, seat: i64, chosen: i64) -> None:
    """An Earl plays Treachery or Intrigue. The target may answer before the card takes effect."""
    t.spend_to_discard(seat, TREACHERY if verb(chosen) <= BETRAY_HAND else INTRIGUE)
    plot(t, seat, chosen)


def plot(t: Table, seat: i64, chosen: i64) -> None:
    """A Treachery or Intrigue begins: the target is asked for Allies, then the card takes effect."""
    what, other, index = verb(chosen), arg_a(chosen), arg_b(chosen)
    earl = t.earls[other]
    source: i64 = MIND if seat == t.automaton else HAND
    if what == BETRAY_LORD:
        t.log(EVENT_BETRAY_LORD, B7_1, seat, other, card=earl.fiefs[index].lord, fief=index, source=source)
    elif what == BETRAY_MERCENARY:
        colour = colour_of(earl.mercenaries[index].card)
        t.log(EVENT_BETRAY_MERCENARY, B7_1, seat, other, number=index, colour=colour, source=source)
    elif what == BETRAY_HAND:
        t.log(EVENT_BETRAY_HAND, B7_1, seat, other, source=source)
    elif what == INTRIGUE_FIEF:
        keep = earl.fiefs[index].keep
        colour = colour_of(keep)
        t.log(EVENT_INTRIGUE_FIEF, B7_3, seat, other, card=kind_of(keep), colour=colour, fief=index, source=source)
    elif what == INTRIGUE_MERCENARY:
        colour = colour_of(earl.mercenaries[index].card)
        t.log(EVENT_INTRIGUE_MERCENARY, B7_3, seat, other, number=index, colour=colour, source=source)
    else:
        t.log(EVENT_INTRIGUE_POOL, B7_3, seat, other, source=source)
    t.push(RESOLVE, seat, what, other, index)
    t.push(ASK_FOR_ALLIES, other, seat)


class AskForAllies(Handler):
    """B7.4: the target may answer with Allies. `a` is the acting Earl."""

    kind: i64 = ASK_FOR_ALLIES
    name = "allies"
    stands_on: tuple[int, ...] = (RESOLVE,)
    rule: i64 = B7_4
    is_public = False

    def run(self, t: Table, d: Decision) -> bool:
        # Every target with a Hand is asked. Otherwise the others would learn whether Allies are in it.
        if t.earls[d.seat].hand_size > 0:
            return True
        t.pop()
        return False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        if has_in_hand(t, d.seat, ALLIES):
            out.add(ALLY)
        out.add(PASS)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        t.pop()
        if chosen == PASS:
            t.log(NO_ALLIES, B7_4, d.seat)
            return
        t.spend_to_discard(d.seat, ALLIES)
        t.log(ALLIES_PLAYED, B7_4, d.seat)
        t.push(STRUGGLE, d.a, d.seat, d.a)

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        return d.a == below.seat and d.seat == below.b


class Struggle(Handler):
    """B7.4: the two Earls play Vassals in turn, and the one who does not answer loses. `a` is the opponent of the Earl
    who is asked; `b` is the acting Earl, who begins."""

    kind: i64 = STRUGGLE
    name = "struggle"
    stands_on: tuple[int, ...] = (RESOLVE,)
    rule: i64 = B7_4
    is_public = False

    def run(self, t: Table, d: Decision) -> bool:
        earl = t.earls[d.seat]
        if earl.hand_size > 0:
            return True
        for fief in earl.fiefs:
            if fief.lord == VASSAL:
                return True
        give_in(t, d)
        return False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        if has_in_hand(t, d.seat, VASSAL):
            out.add(VASSAL_HAND)
        index: i64 = 0
        for fief in t.earls[d.seat].fiefs:
            if fief.lord == VASSAL:
                out.add(move(VASSAL_LORD, index))
            index += 1
        out.add(PASS)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        if chosen == PASS:
            give_in(t, d)
            return
        if chosen == VASSAL_HAND:
            t.spend_to_discard(d.seat, VASSAL)
            t.log(VASSAL_PLAYED, B7_4, d.seat, source=HAND)
        else:
            # The Vassal Lord is discarded, but his Fief stays.
            t.earls[d.seat].fiefs[arg_a(chosen)].lord = NO_LORD
            t.bury(d.seat, VASSAL)
            t.log(VASSAL_PLAYED, B7_4, d.seat, fief=arg_a(chosen), source=LORD)
        d.seat, d.a = d.a, d.seat

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        actor, target = below.seat, below.b
        return d.b == actor and ((d.seat == actor and d.a == target) or (d.seat == target and d.a == actor))


def give_in(t: Table, d: Decision) -> None:
    """B7.4: the Earl who does not answer loses the struggle."""
    t.pop()
    t.log(YIELDS, B7_4, d.seat)
    if d.seat == d.b:
        t.pop()  # his card has no effect
        t.log(FOILED, B7_4, d.seat)


class Resolve(Handler):
    """The card takes effect. `a` is the verb, `b` the target, `c` the Fief or Mercenary."""

    kind: i64 = RESOLVE
    name = "resolve"
    stands_on: tuple[int, ...] = (TURN, KING_TURN)
    is_step = True

    def run(self, t: Table, d: Decision) -> bool:
        t.pop()
        earl = t.earls[d.b]
        if not is_target(t, d.a, d.b, d.c):
            # The Lord was played in the struggle, or the Hand is empty now.
            t.log(NO_EFFECT, B7_4, d.seat, d.b)
        elif d.a == BETRAY_LORD:
            kill_lord(t, d.seat, d.b, d.c)
        elif d.a == BETRAY_MERCENARY:
            mercenary = earl.mercenaries.pop(d.c)
            t.discard_mercenary(mercenary)
            t.log(MERCENARY_LOST, B7_1, d.b, number=d.c, colour=colour_of(mercenary.card))
        elif d.a == BETRAY_HAND:
            betray_hand(t, d.b)
        elif d.a == INTRIGUE_FIEF:
            t.push(TAKE_PROPERTY, d.seat, d.b, d.c)
        elif d.a == INTRIGUE_MERCENARY:
            mercenary = earl.mercenaries.pop(d.c)
            t.earls[d.seat].mercenaries.append(mercenary)
            t.log(MERCENARY_TAKEN, B7_3, d.seat, d.b, number=d.c, colour=colour_of(mercenary.card))
        else:
            t.push(PICK_ARMY, d.seat, d.b)
        return False

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        if d.seat != below.seat or not BETRAY_LORD <= d.a <= INTRIGUE_POOL:
            return False
        return may_harm(t, d.seat, d.b)


def kill_lord(t: Table, seat: i64, other: i64, index: i64) -> None:
    """B7.1: a Lord is killed. If he was a Vassal, his whole Fief is lost with him (B7.2)."""
    earl = t.earls[other]
    fief = earl.fiefs[index]
    lord = fief.lord
    fief.lord = NO_LORD
    t.bury(other, lord)
    t.log(KILLED, B7_1, other, card=lord, fief=index)
    if lord != VASSAL:
        return
    earl.fiefs.pop(index)
    keep, colour = kind_of(fief.keep), colour_of(fief.keep)
    if t.rules.treachery_takes_fief:
        home = len(t.earls[seat].fiefs)
        t.earls[seat].fiefs.append(fief)
        t.log(FIEF_TAKEN, B7_2, seat, other, card=keep, colour=colour, fief=index, home=home)
    else:
        t.discard_fief(fief, other)
        t.log(FIEF_LOST, B7_2, other, card=keep, colour=colour, fief=index)
    leave_if_landless(t, other, BY_TREACHERY)


def betray_hand(t: Table, other: i64) -> None:
    """B7.1: the Hand loses cards at random."""
    earl = t.earls[other]
    number: i64 = 0
    while number < t.rules.treachery_hand_cards and earl.hand_size > 0:
        kind = nth(earl.hand, t.below(earl.hand_size))
        t.spend_to_discard(other, kind)
        t.log(HAND_LOST, B7_1, other, card=kind)
        number += 1


class TakeProperty(Handler):
    """B7.3: the acting Earl takes Properties of one Fief, up to a limit. `a` is the target, `b` his Fief, `c` how many
    are taken already."""

    kind: i64 = TAKE_PROPERTY
    name = "take_property"
    stands_on: tuple[int, ...] = (TURN, KING_TURN)
    rule: i64 = B7_3

    def run(self, t: Table, d: Decision) -> bool:
        if d.c < t.rules.intrigue_properties and len(t.earls[d.a].fiefs[d.b].properties) > 0:
            return True
        t.pop()
        return False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        for which in distinct(t.earls[d.a].fiefs[d.b].properties):
            homes = t.homes(d.seat, kind_of(which))
            for home in homes:
                out.add(move(TAKE, which, home))
            if len(homes) == 0:
                out.add(move(BURN, which))
        if d.c > 0:
            out.add(DONE)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        if chosen == DONE:
            t.pop()
            return
        which = arg_a(chosen)
        kind, colour = kind_of(which), colour_of(which)
        t.earls[d.a].fiefs[d.b].properties.remove(which)
        if verb(chosen) == TAKE:
            t.earls[d.seat].fiefs[arg_b(chosen)].properties.append(which)
            t.log(INTRIGUED, B7_3, d.seat, d.a, card=kind, colour=colour, fief=d.b, home=arg_b(chosen))
        else:
            t.discard(which)
            t.log(NO_ROOM, B7_3, d.seat, d.a, card=kind, colour=colour, fief=d.b)
        d.c += 1

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        return d.seat == below.seat and may_harm(t, d.seat, d.a) and d.b < len(t.earls[d.a].fiefs)


class TakeArmy(Handler):
    """B7.3: the acting Earl takes Army cards of the pool, up to a limit. `a` is the target, `b` how many are taken
    already."""

    kind: i64 = PICK_ARMY
    name = "take_army"
    stands_on: tuple[int, ...] = (TURN, KING_TURN)
    rule: i64 = B7_3

    def run(self, t: Table, d: Decision) -> bool:
        if d.b < t.rules.intrigue_army and t.earls[d.a].pool() > 0:
            return True
        t.pop()
        return False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        if t.earls[d.a].infantry > 0:
            out.add(move(PRESS, INFANTRY))
        if t.earls[d.a].knights > 0:
            out.add(move(PRESS, KNIGHT))
        if d.b > 0:
            out.add(DONE)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        if chosen == DONE:
            t.pop()
            return
        kind = arg_a(chosen)
        t.add_army(d.a, kind, -1)
        t.add_army(d.seat, kind, 1)
        t.log(ARMY_TAKEN, B7_3, d.seat, d.a, card=kind)
        d.b += 1

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        return d.seat == below.seat and may_harm(t, d.seat, d.a)
