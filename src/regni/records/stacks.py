"""Whether the decisions of a position can be: each stands on one it can follow, and speaks of what is there."""

from __future__ import annotations

from ..engine import decisions as d
from ..engine.cards import (
    ATTACKER_WINS,
    CATHEDRAL,
    CHAMPION,
    CHURCH_DECIDES,
    DEFENDER_WINS,
    EARL_KINDS,
    INTRIGUE,
    LAND,
    MONK,
    NOBODY,
    PRINCE,
    TREACHERY,
    kind_of,
)
from ..engine.earl import Mercenary
from ..engine.forces import (
    ATTACK,
    CROWN,
    DEFENCE,
    GARRISON,
    GUARD,
    HOST,
    LORD,
    ROYAL,
    SWORD,
    index_of,
    source_of,
    unit_kind,
)
from ..engine.joust import ENTERING, TILTING
from ..engine.king import ACTING, AIMING, RESTING, TARGET
from ..engine.losses import captive_home, captive_owner, picker
from ..engine.moves import BETRAY_LORD, INTRIGUE_POOL, RAID, SIEGE, STORM
from ..engine.muster import CROWNING, DECKS, MULLIGANS, SPENDING, TOWERS
from ..engine.ransom import PAID
from ..engine.rule_ids import LEGAL
from ..engine.seeking import PRICE
from ..engine.table import VIKINGS, Battle, Decision, Table
from ..engine.vikings import OVER
from ..errors import RegniError

#: What each kind can stand on.
BELOW: dict[int, set[int]] = {
    d.TURN: {d.ROUND},
    d.DISCARD_DOWN: {d.ROUND},
    d.VIKINGS: {d.ROUND},
    d.MUSTER: {d.ROUND},
    d.MULLIGAN: {d.MUSTER},
    d.START_TOWER: {d.MUSTER},
    d.LEGACY: {d.MUSTER},
    d.PICK: {d.MUSTER},
    d.WINTER: {d.ROUND},
    d.SHOW_PAIR: {d.WINTER},
    d.VOTE: {d.TURN, d.VIKINGS},
    d.CAST: {d.VOTE},
    d.KING_TURN: {d.ROUND},
    d.APPEASE: {d.KING_TURN},
    d.TACTICS: {d.BATTLE},
    d.FETCH: {d.TURN},
    d.SACRIFICE: {d.FETCH},
    d.BATTLE: {d.TURN, d.VIKINGS, d.KING_TURN},
    d.FIELD: {d.BATTLE},
    d.CHURCH_DECIDES: {d.BATTLE},
    d.LOSSES: {d.BATTLE},
    d.FELL_TOWER: {d.BATTLE},
    d.SPOILS: {d.BATTLE},
    d.SURRENDER: {d.SPOILS},
    d.BESIEGED: {d.BATTLE},
    d.RANSOM: {d.TURN, d.KING_TURN, d.RANSOM},
    d.HOMECOMING: {d.TURN, d.KING_TURN, d.RANSOM},
    d.PLACE_CARD: {d.TURN, d.KING_TURN, d.RANSOM, d.HOMECOMING, d.PLACE_CARD},
    d.RESOLVE: {d.TURN, d.KING_TURN},
    d.ALLIES: {d.RESOLVE},
    d.STRUGGLE: {d.RESOLVE},
    d.TAKE_PROPERTY: {d.TURN, d.KING_TURN},
    d.TAKE_ARMY: {d.TURN, d.KING_TURN},
    d.ROYAL_GIFT: {d.ROUND, d.TURN, d.VIKINGS, d.RANSOM, d.ROYAL_GIFT},
    d.JOUST: {d.TURN},
    d.ENTER_JOUST: {d.JOUST},
    d.TILT: {d.JOUST},
    d.CONTROL: {d.VIKINGS},
}
STEPS = {d.ROUND, d.VIKINGS, d.MUSTER, d.WINTER}  # nobody's decision: they have no seat
ACTIONS = {d.BATTLE, d.RESOLVE, d.TAKE_PROPERTY, d.TAKE_ARMY, d.JOUST}  # on a turn: by the Earl whose turn it is
LAST = {d.ROUND, d.TURN, d.VIKINGS, d.KING_TURN}  # what is left on the stack when a game is over
#: How far a battle has come, once such a decision is asked.
STAGES: dict[int, int] = {d.CHURCH_DECIDES: 3, d.FELL_TOWER: 6, d.SPOILS: 6, d.SURRENDER: 6, d.BESIEGED: 6}
TARGETS: dict[int, int] = {d.FELL_TOWER: STORM, d.SPOILS: RAID, d.SURRENDER: RAID, d.BESIEGED: SIEGE}


def refuse(entry: Decision) -> RegniError:
    return RegniError("position-decision", kind=d.KIND_NAMES[entry.kind])


def check_stack(t: Table) -> None:
    kinds = [entry.kind for entry in t.stack]
    if kinds[0] != d.ROUND or t.stack[0].a > len(t.earls):
        raise refuse(t.stack[0])
    if (d.BATTLE in kinds) != (t.battle is not None):
        raise RegniError("position-battle")
    if (d.JOUST in kinds) != bool(t.jousters):
        raise RegniError("position-jousters")
    if t.battle is not None:
        check_battle(t, t.battle)
    if t.jousters:
        check_jousters(t)
    for below, entry in zip(t.stack, t.stack[1:], strict=False):
        if below.kind not in BELOW.get(entry.kind, set()) or (t.over and entry.kind not in LAST):
            raise refuse(entry)
        if (entry.seat == NOBODY) != (entry.kind in STEPS) or not is_sound(t, entry, below):
            raise refuse(entry)
    givers = [entry.a for entry in t.stack if entry.kind == d.ROYAL_GIFT]
    if len(set(givers)) != len(givers):
        raise RegniError("position-decision", kind=d.KIND_NAMES[d.ROYAL_GIFT])


def is_player(t: Table, seat: int) -> bool:
    return 0 <= seat < len(t.earls) and t.earls[seat].out == 0


def is_sound(t: Table, entry: Decision, below: Decision) -> bool:
    """Whether the seat and the numbers of an entry make sense."""
    kind, a, b, c = entry.kind, entry.a, entry.b, entry.c
    if kind == d.VIKINGS:
        return a <= OVER and below.a == 0
    if kind in (d.TURN, d.DISCARD_DOWN) and (t.first + below.a - 1) % t.players != entry.seat:
        return False
    if kind == d.KING_TURN:
        return entry.seat == t.automaton and below.a == t.players + 1 and is_sound_king_turn(t, entry)
    if kind == d.MUSTER:
        return below.a == 0 and a <= CROWNING and b <= t.players
    if kind == d.WINTER:
        in_winter = t.variant.is_campaign and not t.arrived
        return in_winter and below.a == 0 and a <= t.players and c < 1 << t.players
    if kind == d.TURN:
        # An Earl who has just left still has his turn to be taken from the stack.
        return entry.seat == t.turn_seat and (a == 1 or (a == 0 and t.stack[-1] is entry))
    if not is_player(t, entry.seat) or (
        kind in ACTIONS and below.kind in (d.TURN, d.KING_TURN) and entry.seat != below.seat
    ):
        return False
    fiefs = len(t.earls[entry.seat].fiefs)
    if kind in ASKED_BEFORE_PLAY:
        return is_sound_before_play(t, entry, below)
    if kind == d.VOTE:
        called = below.kind == d.TURN and entry.seat == below.seat and a >= 1
        return t.variant.is_campaign and not t.arrived and a <= t.players and (called or below.kind == d.VIKINGS)
    if kind == d.CAST:
        return below.a > 0 and (below.seat + below.a - 1) % t.players == entry.seat
    if kind == d.SHOW_PAIR:
        return below.a > 0 and (t.first + below.a - 1) % t.players == entry.seat
    if kind == d.APPEASE:
        return t.rules.banquet_appeases and below.a == ACTING and entry.seat == (below.c & TARGET) - 1
    if kind in (d.FETCH, d.SACRIFICE):
        enough = t.earls[entry.seat].hand_size >= a
        return t.rules.resourceful and enough and (1 <= a <= PRICE if kind == d.SACRIFICE else entry.seat == below.seat)
    if kind == d.DISCARD_DOWN:
        return t.rules.hand_limit > 0
    if kind == d.CONTROL:
        return t.arrived and t.vikings + t.chieftains > 0
    if kind == d.RANSOM:
        paid, home = divmod(c, PAID)
        return is_rival(t, entry, a) and is_lord(b) and home <= fiefs and paid < t.rules.ransom_properties
    if kind == d.HOMECOMING:
        return is_lord(a) and b <= fiefs
    if kind == d.PLACE_CARD:
        return a < len(t.earls) * EARL_KINDS and LAND <= kind_of(a) <= CATHEDRAL
    if kind == d.RESOLVE:
        return BETRAY_LORD <= a <= INTRIGUE_POOL and is_rival(t, entry, b) and may_harm(t, entry.seat, b)
    if kind == d.ALLIES:
        return a == below.seat and entry.seat == below.b
    if kind == d.STRUGGLE:
        return b == below.seat and {entry.seat, a} == {below.seat, below.b}
    if kind == d.TAKE_PROPERTY:
        return is_rival(t, entry, a) and may_harm(t, entry.seat, a) and b < len(t.earls[a].fiefs)
    if kind == d.TAKE_ARMY:
        return is_rival(t, entry, a) and may_harm(t, entry.seat, a)
    if kind == d.ROYAL_GIFT:
        return is_player(t, a) and b == t.king and a != b and t.earls[a].pool() > 0 and entry.seat in (a, b)
    if t.battle is not None:
        return is_sound_in_battle(t, t.battle, entry, below)
    return is_sound_in_joust(t, entry, below)


#: What is asked in a muster, and in which of its stages.
ASKED_BEFORE_PLAY: dict[int, set[int]] = {
    d.LEGACY: {SPENDING},
    d.START_TOWER: {SPENDING, TOWERS},
    d.PICK: {DECKS},
    d.MULLIGAN: {MULLIGANS},
}


def is_sound_before_play(t: Table, entry: Decision, below: Decision) -> bool:
    if below.a not in ASKED_BEFORE_PLAY[entry.kind]:
        return False
    earl = t.earls[entry.seat]
    if entry.kind == d.LEGACY:
        return earl.to_spend > 0
    if entry.kind == d.START_TOWER:
        return entry.a <= 12 and entry.b == (1 if below.a == SPENDING else 0)
    if entry.kind == d.PICK:
        return entry.b <= (1 if t.rules.house_divided else 0) and entry.a <= t.rules.deck_size
    return earl.hand_size > 0 and t.rules.free_mulligan


def is_sound_king_turn(t: Table, entry: Decision) -> bool:
    if entry.a == ACTING:
        return entry.b in (CHAMPION, TREACHERY, INTRIGUE) and is_target(t, (entry.c & TARGET) - 1)
    return entry.a <= RESTING and (entry.a != AIMING or entry.b in (CHAMPION, TREACHERY, INTRIGUE))


def is_target(t: Table, seat: int) -> bool:
    """Whether the King can aim at him."""
    return is_player(t, seat) and seat < t.players


def may_harm(t: Table, seat: int, other: int) -> bool:
    return bool(t.variant.forbids_harm(t, seat, other) == LEGAL)


def is_lord(kind: int) -> bool:
    return PRINCE <= kind <= MONK


def is_rival(t: Table, entry: Decision, other: int) -> bool:
    return is_player(t, other) and other != entry.seat


def is_sound_in_battle(t: Table, battle: Battle, entry: Decision, below: Decision) -> bool:
    kind, a, b = entry.kind, entry.a, entry.b
    if kind == d.BATTLE:
        return entry.seat == battle.controller
    if kind in (d.FIELD, d.LOSSES):
        if a not in (ATTACK, DEFENCE):
            return False
        if kind == d.FIELD:
            return entry.seat == (battle.attacker if a == ATTACK else battle.defender) and battle.stage == a + 1
        return entry.seat == picker(t, battle, a) and battle.stage == (5 if a == ATTACK else 4)
    if kind == d.TACTICS:
        loser = battle.defender if battle.card == ATTACKER_WINS else battle.attacker
        is_one_sided = battle.card in (ATTACKER_WINS, DEFENDER_WINS)
        return t.rules.tactics and is_one_sided and battle.stage == 3 and entry.seat == loser
    if battle.stage != STAGES[kind] or battle.mode != TARGETS.get(kind, battle.mode):
        return False
    if kind == d.CHURCH_DECIDES:
        return battle.card == CHURCH_DECIDES and entry.seat == t.church()
    if entry.seat != (battle.defender if kind in (d.FELL_TOWER, d.SURRENDER) else battle.controller):
        return False
    if kind == d.SPOILS:
        return b == 0 or b - 1 in t.earls[battle.defender].fiefs[battle.fief].properties
    if kind == d.SURRENDER:
        return below.a > 0 and below.b == 0 and len(t.earls[battle.defender].fiefs[battle.fief].properties) > 0
    return True


def is_sound_in_joust(t: Table, entry: Decision, below: Decision) -> bool:
    """B11: who was asked to enter stands before who is asked, and so in tilting."""
    seats, entrants = len(t.earls), [jouster.seat for jouster in t.jousters]
    if not may_harm(t, entry.seat, NOBODY):
        return False
    if entry.kind == d.JOUST:
        caller, phase, asked = entry.seat, entry.a, entry.b
        if entrants[0] != caller or phase > 2:
            return False
        if phase == ENTERING:
            return 1 <= asked <= seats and all((entrant - caller) % seats < asked for entrant in entrants)
        return asked <= len(entrants)
    if entry.kind == d.ENTER_JOUST:
        asked = (entry.seat - below.seat) % seats
        has_property = t.earls[entry.seat].has_property()
        return below.a == ENTERING and asked == below.b - 1 and has_property and entry.seat not in entrants
    return below.a == TILTING and entry.a == below.b - 1 and entrants[entry.a] == entry.seat


def check_jousters(t: Table) -> None:
    seats = [jouster.seat for jouster in t.jousters]
    if len(set(seats)) != len(seats) or not all(is_player(t, seat) for seat in seats):
        raise RegniError("position-jousters")


def check_battle(t: Table, b: Battle) -> None:
    """B6: the two sides, the target and the fielded cards must be there."""
    wrong = RegniError("position-battle")
    by_vikings = b.attacker == VIKINGS
    if not is_player(t, b.controller) or not is_player(t, b.defender) or b.controller == b.defender:
        raise wrong
    if not may_harm(t, b.controller, b.defender):
        raise wrong
    if by_vikings != (t.stack[1].kind == d.VIKINGS) or (by_vikings and not t.arrived):
        raise wrong
    if not by_vikings and b.controller != b.attacker:
        raise wrong
    # A Fief that fell ends the battle: nothing is asked between.
    if b.fallen != NOBODY or (b.mode != STORM and b.fief >= len(t.earls[b.defender].fiefs)):
        raise wrong
    if (b.card == CHURCH_DECIDES) != (t.stack[-1].kind == d.CHURCH_DECIDES) or (b.card == NOBODY and b.stage > 2):
        raise wrong
    if not are_sound(t, b.attacker, b.attack, b.attack_mercenaries):
        raise wrong
    if not are_sound(t, b.defender, b.defence, b.defence_mercenaries):
        raise wrong
    for captive in b.captives:
        owner = captive_owner(captive)
        if owner not in (b.attacker, b.defender) or captive_home(captive) >= len(t.earls[owner].fiefs):
            raise wrong


def are_sound(t: Table, seat: int, units: list[int], mercenaries: list[Mercenary]) -> bool:
    """Whether a side can have fielded these cards."""
    if seat == VIKINGS:
        return not mercenaries and all(source_of(u) == HOST for u in units)
    alone = [u for u in units if source_of(u) in (LORD, SWORD, CROWN)]
    if len(set(alone)) != len(alone):
        return False
    fiefs = t.earls[seat].fiefs
    garrisons = [0] * len(mercenaries)
    for u in units:
        source, index = source_of(u), index_of(u)
        if source == HOST or (source in (CROWN, ROYAL) and t.king != seat):
            return False
        if source == GUARD and t.automaton != seat:
            return False
        if source in (SWORD, GARRISON) and index >= len(mercenaries):
            return False
        if source == LORD and (index >= len(fiefs) or fiefs[index].lord != unit_kind(u)):
            return False
        if source == GARRISON:
            garrisons[index] += 1
    # Whoever of the Mercenaries is alive is still among the fielded cards.
    swords = [index_of(u) for u in alone if source_of(u) == SWORD]
    alive = [index for index, mercenary in enumerate(mercenaries) if mercenary.card >= 0]
    return sorted(swords) == alive and all(number <= t.rules.garrison_slots for number in garrisons)
