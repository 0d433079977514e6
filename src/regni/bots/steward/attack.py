"""What an Attack gains and costs: a steward's own, or one of the Vikings under his control (B6, B9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.cards import CATHEDRAL, PRINCE, kind_of
from ...engine.earl import Fief
from ...engine.forces import host_force
from ...engine.moves import PASS, RAID, SIEGE, STORM, arg_a, arg_b, verb
from ...engine.spoils import walls
from ...engine.table import Table
from .judging import Outlook, is_about_to_win
from .odds import chance, expected, fortune, size_up
from .reasons import BESIEGES, FINISHES, LAST_STAND, RAIDS, STOPS_WINNER, STORMS, VIKINGS_HELD, VIKINGS_SENT, WINS
from .worth import AS_IT_IS, best_home, fief_worth, harm, in_time, property_worth

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The worth of a victory.
VICTORY: Final = 340
#: In hundredths: with this chance, a steward tries to win at once.
PROMISING: Final = 70
#: The worth of eliminating one of several rivals.
RIVAL_OUT: Final = 60
#: Strength that an attacker brings beyond what he expects to need.
MARGIN: Final = 1
#: The cost of a point of strength spent from Hand, and of one that may be lost in the field.
HAND_POINT: Final = 34
TRADE: Final = 13
#: The gain from a point of strength that a rival loses in defence.
WEAR: Final = 9
#: The cost of a point of strength of Lords who may be captured.
LORD_RISK: Final = 48
TOWER_WORTH: Final = 40
#: Worth more than other Towers: the King of Rebellion never builds one again.
KINGS_TOWER: Final = 60
#: The score of holding the Vikings back.
HELD_BACK: Final = 95


def score_attack(o: Outlook, t: Table, move: i64) -> i64:
    """Score an Attack by its gain less its cost."""
    other = arg_a(move)
    if o.rival != other:
        size_up(o, t, other)
    o.why = purpose(o, t, move)
    whole = o.force + o.lords + o.fighters
    if whole <= o.rival_force and t.king != other and not o.keeps_prince:
        return 0
    return weigh_attack(o, t, move, whole)


def purpose(o: Outlook, t: Table, move: i64) -> i64:
    """The reason for an Attack, as far as it lies open."""
    what, other = verb(move), arg_a(move)
    if what == STORM:
        return STORMS
    earl = t.earls[other]
    if is_about_to_win(o, t, other) and earl.fiefs[arg_b(move)].has(CATHEDRAL):
        return STOPS_WINNER
    if what == RAID:
        return RAIDS
    if len(earl.fiefs) > 1:
        return BESIEGES
    return WINS if is_last_stroke(o, t, other) else FINISHES


def weigh_attack(o: Outlook, t: Table, move: i64, whole: i64) -> i64:
    """Score an Attack with a force of `whole`. Its purpose is known."""
    what, other = verb(move), arg_a(move)
    earl = t.earls[other]
    if what == STORM:
        return 0 if o.all_in else score_storm(o, t, other, whole)
    fief = earl.fiefs[arg_b(move)]
    if o.why == STOPS_WINNER:
        # This rival must be stopped, whatever the odds.
        through = 1 if what == RAID else walls(t, fief.keep)
        return 890 + chance(o, t, whole, o.rival_walls + through)
    if what == RAID:
        return 0 if o.all_in else score_raid(o, t, fief, whole)
    needed = o.rival_walls + walls(t, fief.keep)
    if o.why == WINS:
        if o.keeps_prince:
            # After a victory nobody needs an heir, so the Prince can fight.
            whole += t.rules.strength[PRINCE]
        likely = chance(o, t, whole, needed)
        if likely == 0 or likely == 100:
            return 10 * likely
        if o.all_in or likely >= PROMISING:
            return 700 + 2 * likely
        return max(0, AS_IT_IS + VICTORY * likely // 100 - battle_cost(o, t, whole))
    force = committed(o, whole, needed)
    likely = chance(o, t, force, needed)
    gain = gain_of_fief(o, t, fief)
    if o.why == FINISHES:
        gain += RIVAL_OUT
    if o.all_in:
        o.why = LAST_STAND
        return AS_IT_IS + likely if likely > 0 else 0
    return max(0, AS_IT_IS + min(800, likely * gain // 100) - battle_cost(o, t, force))


def gain_of_fief(o: Outlook, t: Table, fief: Fief) -> i64:
    """B6.9: the gain from taking over a whole Fief."""
    value = fief_worth(o, t, fief)
    return value + harm(o, value)


def is_last_stroke(o: Outlook, t: Table, other: i64) -> bool:
    """Whether taking the rival's last Fief wins the game."""
    if other == t.automaton:
        return True
    if t.variant.eliminates:
        return t.automaton < 0 and t.earls_left() == 2
    return not t.arrived and t.earls_with_fief() == (2 if len(o.me.fiefs) > 0 else 1)


def committed(o: Outlook, whole: i64, needed: i64) -> i64:
    """The force a steward would bring: everything on the table, and Lords and the Hand only as far as needed."""
    return min(whole, max(o.force, expected(o) + needed + MARGIN))


def battle_cost(o: Outlook, t: Table, force: i64) -> i64:
    """The cost of cards spent from Hand, of losses, and of Lords who may be captured."""
    from_lords = min(o.lords, max(0, force - o.force))
    from_hand = max(0, force - o.force - from_lords)
    met = min(force, expected(o))
    cost = from_hand * HAND_POINT - harm(o, met * WEAR)
    # Cards from Hand fall first, and the reserve replaces losses.
    lost = met - from_hand - o.reserve
    if lost > 0:
        cost += lost * TRADE
    if met > 0:
        cost += from_lords * LORD_RISK * (100 - fortune(o, t)) // 100
    # With little time left, losses matter less.
    return in_time(o, cost) if cost > 0 else cost


def score_raid(o: Outlook, t: Table, fief: Fief, whole: i64) -> i64:
    number: i64 = len(fief.properties)
    force = committed(o, whole, o.rival_walls + min(3, number))
    likely = chance(o, t, force, o.rival_walls + 1)
    if likely == 0:
        return 0
    gain: i64 = 0
    best: i64 = 0
    for which in fief.properties:
        kind = kind_of(which)
        value = harm(o, property_worth(o, t, fief, kind)) + best_home(o, t, kind)
        best = max(best, value)
        gain += value
    points = max(1, force - expected(o) - o.rival_walls)
    if points < number:
        gain = max(best, gain * points // number)
    return max(0, AS_IT_IS + min(800, likely * gain // 100) - battle_cost(o, t, force))


def score_storm(o: Outlook, t: Table, other: i64, whole: i64) -> i64:
    towers = t.earls[other].towers_up
    force = min(whole, max(o.force, expected(o) + towers))
    likely = chance(o, t, force, 1)
    points = min(towers, max(1, force - expected(o)))
    value = KINGS_TOWER if other == t.automaton else harm(o, TOWER_WORTH)
    return max(0, AS_IT_IS + likely * points * value // 100 - battle_cost(o, t, force))


# Vikings.


def prepare_control(o: Outlook, t: Table) -> None:
    """The Viking host costs nothing, and fights alone."""
    o.force = o.reserve = host_force(t)
    o.lords = o.fighters = 0
    o.keeps_prince = False


def score_control(o: Outlook, t: Table, move: i64) -> i64:
    """Send the Vikings where they do most harm to others."""
    if move == PASS:
        o.why = VIKINGS_HELD
        return HELD_BACK
    other = arg_a(move)
    if o.rival != other:
        size_up(o, t, other)
    o.why = purpose(o, t, move)
    if verb(move) == SIEGE and not t.variant.eliminates and t.arrived and t.earls_with_fief() == 1:
        # H1.3, W8.2: if the last Fief falls, the Vikings win.
        return 0
    value = weigh_attack(o, t, move, o.force)
    if o.why not in (WINS, STOPS_WINNER):
        o.why = VIKINGS_SENT
        # Even a beaten host costs the Earl who beats it.
        value = max(value, AS_IT_IS - battle_cost(o, t, o.force))
    return value
