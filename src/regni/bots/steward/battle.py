"""A steward in battle: which cards to field, to lose and to take (B6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.cards import ATTACKER_WINS, CHAMPION, DEFENDER_WINS, KING, KNIGHT, NORMAL, PRINCE, kind_of
from ...engine.forces import (
    ATTACK,
    CROWN,
    DEFENCE,
    HAND,
    HOST,
    LORD,
    SWORD,
    can_lead,
    force,
    hand_force,
    ready_force,
    unit,
)
from ...engine.moves import DONE, FELL, PASS, RAID, SEIZE, SIEGE, STORM, TAKE, arg_a, arg_b, verb
from ...engine.spoils import walls
from ...engine.table import Battle, Decision, Table
from .attack import MARGIN, is_last_stroke
from .judging import Outlook, is_about_to_win, is_kept, know_self
from .odds import expected, size_up
from .reasons import (
    CHEAPEST_LOSS,
    DEFENDS,
    ENOUGH,
    FIELDS,
    IN_VAIN,
    LAST_STAND,
    LEAST_USE,
    OWN_FAVOUR,
    SPOILS,
    STOPS_WINNER,
)
from .worth import WORTH, home_worth, property_worth

if TYPE_CHECKING:
    from mypy_extensions import i64

EVERYTHING: Final = 10_000
#: With this few cards left in the deck, the heir stays at home.
HEIR_NEEDED: Final = 5
#: The score of fielding nobody more.
SATISFIED: Final = 425
#: For how many Properties a raider brings Lords and cards from Hand.
RAIDED: Final = 3
# Scores of cards in defence.
READY_IN_STORM: Final = 900
HAND_IN_STORM: Final = 0
HAND_IN_RAID: Final = 700
LORD_IN_RAID: Final = 0
LORD_IN_SIEGE: Final = 640
#: Scores of cards in attack.
LORD_ATTACKS: Final = 638
HAND_ATTACKS: Final = 700


def prepare_field(o: Outlook, t: Table, d: Decision) -> None:
    know_self(o, t, d.seat)
    b = t.battle
    assert b is not None
    o.mode = b.mode
    if d.a == ATTACK:
        o.stake = force(t, b.attack)
        prepare_attack(o, t, b)
    else:
        o.stake = force(t, b.defence)
        prepare_defence(o, t, b)


def prepare_attack(o: Outlook, t: Table, b: Battle) -> None:
    """The force that should be enough to get through."""
    size_up(o, t, b.defender)
    earl = t.earls[b.defender]
    o.needed = expected(o) + (MARGIN if o.rival_guess > 0 else 0)
    if b.mode == STORM:
        o.needed += earl.towers_up
    else:
        fief = earl.fiefs[b.fief]
        o.needed += o.rival_walls
        if b.mode == RAID:
            o.needed += min(RAIDED, len(fief.properties))
        else:
            o.needed += walls(t, fief.keep)
            if len(earl.fiefs) == 1 and o.rival_guess > 0 and is_last_stroke(o, t, b.defender):
                o.needed = EVERYTHING
        if is_about_to_win(o, t, b.defender):
            o.needed = EVERYTHING
    if o.left == 0 and t.variant.eliminates and not (o.has_heir and o.hand != 0):
        o.needed = EVERYTHING


def prepare_defence(o: Outlook, t: Table, b: Battle) -> None:
    """The force that saves what is attacked; 0 if no defence is needed."""
    me = o.me
    attack = force(t, b.attack)
    soaked = me.towers_up * t.rules.tower_soak
    if b.mode == STORM:
        o.needed = attack
    elif b.mode == RAID:
        o.needed = max(0, attack - soaked)
    else:
        o.needed = max(0, attack + 1 - soaked - walls(t, me.fiefs[b.fief].keep))
        if o.needed > o.stake + at_home(o, t, b):
            # Only the Battle card can save the Fief now, and for that one card in the field is enough.
            o.needed = 1


def at_home(o: Outlook, t: Table, b: Battle) -> i64:
    """The force that could still be fielded to defend a Fief."""
    total = ready_force(t, o.seat, DEFENCE, b.defence)
    if unit(CROWN, KING) in b.defence:
        # Counted again even if the crown is already in the field: all weights were tuned with this, so it stays.
        total += t.rules.strength[KING]
    index: i64 = 0
    for fief in o.me.fiefs:
        if can_lead(t, fief.lord) and not stays_home(o, fief.lord) and unit(LORD, fief.lord, index) not in b.defence:
            total += t.rules.strength[fief.lord]
        index += 1
    if o.keeps_prince and len(o.me.fiefs) > 1:
        total -= t.rules.strength[PRINCE]
    return total + hand_force(t, o.hand)


def stays_home(o: Outlook, lord: i64) -> bool:
    """Whether a Lord is an heir who is soon needed. To save the only Fief, everybody fights."""
    return lord == PRINCE and o.left <= HEIR_NEEDED and len(o.me.fiefs) > 1


def score_field(o: Outlook, t: Table, d: Decision, move: i64) -> i64:
    if move == DONE:
        o.why = ENOUGH if d.a == ATTACK else IN_VAIN if o.stake == 0 else DEFENDS
        return SATISFIED
    source, kind = arg_a(move), arg_b(move)
    if d.a == ATTACK:
        return score_attacker(o, t, source, kind)
    return score_defender(o, t, source, kind)


def score_attacker(o: Outlook, t: Table, source: i64, kind: i64) -> i64:
    """Field everything from the table; Lords and the Hand only if they are needed."""
    o.why = FIELDS
    if source not in (HAND, LORD):
        return 900 + (10 if kind == KNIGHT else 0)
    gap = o.needed - o.stake
    if gap <= 0:
        return 0
    if gap > EVERYTHING // 2:
        o.why = STOPS_WINNER if o.both_win else LAST_STAND
    fits: i64 = 10 if t.rules.strength[kind] <= gap else 0
    if source == LORD:
        return LORD_ATTACKS + fits - (20 if kind == PRINCE else 0)
    if is_kept(o, kind):
        return SATISFIED + 10 if gap > EVERYTHING // 2 else 0
    return HAND_ATTACKS + fits - WORTH[kind] // 4


def score_defender(o: Outlook, t: Table, source: i64, kind: i64) -> i64:
    """Field as many as it takes to save something, the cheapest first."""
    o.why = DEFENDS
    gap = o.needed - o.stake
    if gap <= 0:
        return 0
    # Stronger cards come first, in case only a few can be fielded.
    fits: i64 = 10 * t.rules.strength[kind] if t.rules.strength[kind] <= gap else 0
    if source == CROWN:
        return 990
    if source == HAND:
        if is_kept(o, kind) and (o.mode != SIEGE or len(o.me.fiefs) > 1):
            return 0
        value = 700 if o.mode == SIEGE else HAND_IN_RAID if o.mode == RAID else HAND_IN_STORM
        return max(0, value + fits - WORTH[kind] // 4)
    if source == LORD:
        if stays_home(o, kind):
            return 0
        return max(0, (LORD_IN_SIEGE if o.mode == SIEGE else LORD_IN_RAID) + fits - (10 if kind == PRINCE else 0))
    return (READY_IN_STORM if o.mode == STORM else 900) + fits - (50 if source == SWORD else 0)


def score_losses(o: Outlook, t: Table, d: Decision, move: i64) -> i64:
    """Lose cards from Hand first, then cheap ones, Lords last; of an enemy, in the opposite order."""
    b = t.battle
    assert b is not None
    source, kind = arg_a(move), arg_b(move)
    cost: i64 = 100 + (100 if kind == KNIGHT else 0)
    if source == HAND:
        cost = 20 - t.rules.strength[kind]
    elif source == SWORD:
        cost = 300
    elif source == LORD:
        cost = 900 if kind == PRINCE else 800 if kind == CHAMPION else 700
    elif source == HOST:
        cost = 50
    own = (b.controller if d.a == ATTACK else b.defender) == d.seat
    o.why = CHEAPEST_LOSS
    return 1000 - cost if own else cost


def score_church(o: Outlook, t: Table, d: Decision, move: i64) -> i64:
    """Decide for the steward's own side; in a battle of others, choose Normal."""
    b = t.battle
    assert b is not None
    o.why = OWN_FAVOUR
    wanted: i64 = NORMAL
    if b.controller == d.seat:
        wanted = ATTACKER_WINS
    elif b.defender == d.seat:
        wanted = DEFENDER_WINS
    return 900 if arg_a(move) == wanted else 100


def score_tactics(o: Outlook, t: Table, d: Decision, move: i64) -> i64:
    """Spend a Banner if it pays: as attacker with the stronger force, as defender with at least half the attacker's."""
    b = t.battle
    assert b is not None
    o.why = OWN_FAVOUR
    if move == PASS:
        return SATISFIED
    attack, defence = force(t, b.attack), force(t, b.defence)
    pays = attack > defence if b.attacker == d.seat else 2 * defence >= attack
    return 900 if pays and not o.keeps_banner else 0


# Spoils.


def score_spoils(o: Outlook, t: Table, d: Decision, move: i64) -> i64:
    """Take the best Property to the best place; an Intrigue takes the same way."""
    o.why = SPOILS
    if move == DONE:
        return 0
    kind = kind_of(arg_a(move))
    b = t.battle
    fief = t.earls[b.defender].fiefs[b.fief] if b is not None else t.earls[d.a].fiefs[d.b]
    value = 10 + property_worth(o, t, fief, kind)
    if verb(move) == TAKE:
        value += 10 + home_worth(o, t, kind, arg_b(move))
    return min(1000, value)


def score_besieged(o: Outlook, move: i64) -> i64:
    o.why = SPOILS
    return 900 if move == SEIZE else 100


def score_surrender(o: Outlook, move: i64) -> i64:
    """Give up the Tower or Property that is of least use."""
    o.why = LEAST_USE
    return 900 - WORTH[arg_a(move) if verb(move) == FELL else kind_of(arg_a(move))]
