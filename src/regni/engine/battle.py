"""The sequence of a battle, from the declaration of the Attack to its end (B6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import ATTACKER_WINS, BANNER, CHURCH_DECIDES, DEFENDER_WINS, NOBODY, NORMAL
from .decisions import BATTLE, FIELD, KING_TURN, RANSOM, TURN, Handler, is_player, may_harm
from .decisions import CHURCH_DECIDES as ASK_THE_CHURCH
from .decisions import TACTICS as ASK_FOR_TACTICS
from .decisions import VIKINGS as VIKING_TURN
from .earldom import has_in_hand
from .events import BATTLE_CARD, BATTLE_OVER, CHURCH, CHURCH_SILENT, DEALS, UNDEFENDED, WHITE_MARKER
from .events import RAID as RAIDS
from .events import SIEGE as BESIEGES
from .events import STORM as STORMS
from .events import TACTICS as TACTICS_PLAYED
from .forces import ATTACK, DEFENCE, are_fielded, field_host, force, is_armed, is_armed_openly, send_home
from .leaving import BY_ATTACK, BY_VIKINGS, leave_if_landless
from .losses import captive_home, captive_kind, captive_owner, hurt
from .moves import PASS, RAID, SIEGE, STORM, TACTICS, Moves, arg_a, arg_b, move, verb
from .ransom import kill_captive
from .rule_ids import B3_7, B6_1, B6_2, B6_5, B6_10, B6_12, H2_4, H2_5, LEGAL, O7, O8
from .spoils import strike
from .table import DEALING, DEFENDING, DRAWING, FIELDING, REPLYING, STRIKING, VIKINGS, Battle, Decision, Table

if TYPE_CHECKING:
    from mypy_extensions import i64


def forbids_attacking(t: Table, seat: i64) -> i64:
    """Returns the rule that keeps the Earl from attacking anybody now, or LEGAL."""
    if t.earls[seat].turns <= t.rules.quiet_turns:
        return B3_7
    if len(t.earls[seat].fiefs) == 0 and not t.rules.tabled_attacks:
        return H2_4
    return LEGAL if is_armed(t, seat) else B6_2


def forbids_target(t: Table, other: i64, mode: i64, fief: i64) -> i64:
    """B6.1: returns the rule that forbids this target, or LEGAL. It is the same for Attacks of Earls and of Vikings."""
    earl = t.earls[other]
    if mode == STORM:
        if len(earl.fiefs) == 0 and not t.rules.tabled_attacked:
            return H2_5
        return LEGAL if earl.towers_up > 0 else B6_1
    if not t.has_fief(other, fief):
        return B6_1
    return LEGAL if mode == SIEGE or len(earl.fiefs[fief].properties) > 0 else B6_1


def forbids_harming(t: Table, seat: i64, other: i64, is_own: bool) -> i64:
    """Returns the rule that keeps an Earl from attacking another, or LEGAL.

    `is_own` is True for an Attack of his own, and False if he sends the Vikings.
    """
    if is_own and t.rules.neighbors and other != neighbor(t, seat):
        return O7
    return t.variant.forbids_harm(t, seat, other)


def neighbor(t: Table, seat: i64) -> i64:
    """O7: the next Earl to the left who is still in the game."""
    seats: i64 = len(t.earls)
    other = (seat + 1) % seats
    while t.earls[other].out != 0:
        other = (other + 1) % seats
    return other


def list_targets(t: Table, seat: i64, is_own: bool, out: Moves) -> None:
    """Lists every Attack that the Earl may make, by himself (`is_own`) or with the Vikings."""
    other: i64 = 0
    for earl in t.earls:
        if other != seat and earl.out == 0 and forbids_harming(t, seat, other, is_own) == LEGAL:
            if forbids_target(t, other, STORM, 0) == LEGAL:
                out.add(move(STORM, other))
            fief: i64 = 0
            while fief < len(earl.fiefs):
                if forbids_target(t, other, RAID, fief) == LEGAL:
                    out.add(move(RAID, other, fief))
                out.add(move(SIEGE, other, fief))
                fief += 1
        other += 1


def forbids_attack(t: Table, seat: i64, chosen: i64) -> i64:
    forbidden = forbids_attacking(t, seat)
    if forbidden != LEGAL:
        return forbidden
    if not t.is_rival(seat, arg_a(chosen)):
        return B6_1
    harm = forbids_harming(t, seat, arg_a(chosen), True)
    if harm != LEGAL:
        return harm
    return forbids_target(t, arg_a(chosen), verb(chosen), arg_b(chosen))


def declare(t: Table, attacker: i64, controller: i64, chosen: i64) -> None:
    """B6.1: an Attack is declared, and its battle begins."""
    mode, defender, fief = verb(chosen), arg_a(chosen), arg_b(chosen)
    kind: i64 = STORMS if mode == STORM else RAIDS if mode == RAID else BESIEGES
    t.log(kind, B6_1, attacker, defender, fief=fief if mode != STORM else -1)
    if attacker != VIKINGS and t.rules.white_marker_on == "attack":
        push_white_marker(t)
    t.battle = Battle(
        attacker, controller, defender, mode, fief, FIELDING, NOBODY, 0, 0, 0, NOBODY, [], [], [], [], []
    )  # fmt: skip
    t.push(BATTLE, controller)


def push_white_marker(t: Table) -> None:
    """B6.12: the white marker goes forward. It delays the Vikings, because no black marker moves in their next turn."""
    if not t.white_forward and t.variant.uses_white_marker(t):
        t.white_forward = True
        t.log(WHITE_MARKER, B6_12)


class Battling(Handler):
    """A battle goes through its stages one by one."""

    kind: i64 = BATTLE
    name = "battle"
    stands_on: tuple[int, ...] = (TURN, VIKING_TURN, KING_TURN)
    is_step = True

    def run(self, t: Table, d: Decision) -> bool:
        b = t.battle
        assert b is not None
        depth: i64 = len(t.stack)
        # The stages follow each other until somebody has to be asked.
        while t.battle is not None and len(t.stack) == depth:
            self.run_stage(t, b)
        return False

    def run_stage(self, t: Table, b: Battle) -> None:
        stage = b.stage
        b.stage += 1
        if stage == FIELDING:
            if b.attacker == VIKINGS:
                field_host(t, b)
            else:
                t.push(FIELD, b.attacker, ATTACK)
        elif stage == DEFENDING:
            if t.earls[b.defender].hand_size > 0 or is_armed_openly(t, b.defender, DEFENCE):
                t.push(FIELD, b.defender, DEFENCE)
        elif stage == DRAWING:
            draw_battle_card(t, b)
        elif stage == DEALING:
            deal(t, b)
        elif stage == REPLYING:
            if b.card != ATTACKER_WINS:
                hurt(t, b, ATTACK, b.hurt_attacker)
        elif stage == STRIKING:
            if b.hurt_defender > 0:
                strike(t, b, b.hurt_defender)
        else:
            end(t, b)

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        b = t.battle
        assert b is not None
        return d.seat == b.controller and (below.kind == VIKING_TURN or d.seat == below.seat)


def draw_battle_card(t: Table, b: Battle) -> None:
    """B6.5: the defender draws a Battle card, but only if something defends. Otherwise the result is Normal."""
    if len(b.defence) == 0:
        t.log(UNDEFENDED, B6_5, b.defender)
        b.card = NORMAL
        return
    b.card = t.draw_from(t.battle_deck)
    t.battle_deck.put(b.card)
    t.log(BATTLE_CARD, B6_5, b.defender, card=b.card)
    if b.card == CHURCH_DECIDES:
        who = t.church()
        if who == NOBODY:
            b.card = NORMAL
            t.log(CHURCH_SILENT, B6_5)
        else:
            t.push(ASK_THE_CHURCH, who)
    elif t.rules.tactics:
        ask_for_tactics(t, b)


def ask_for_tactics(t: Table, b: Battle) -> None:
    """O8: the Earl who loses by a one-sided result may discard a Banner.

    He is asked if he has any card in Hand, so that the others do not learn whether he has a Banner.
    """
    loser = losing_side(b)
    if loser >= 0 and t.earls[loser].hand_size > 0:
        t.push(ASK_FOR_TACTICS, loser)


def losing_side(b: Battle) -> i64:
    """The side that loses by a one-sided result, or NOBODY if the result is not one-sided."""
    if b.card == ATTACKER_WINS:
        return b.defender
    return b.attacker if b.card == DEFENDER_WINS else NOBODY


class Tactics(Handler):
    """O8: the Earl may discard a Banner from Hand to make a one-sided result Normal."""

    kind: i64 = ASK_FOR_TACTICS
    name = "tactics"
    stands_on: tuple[int, ...] = (BATTLE,)
    rule: i64 = O8
    is_public = False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        if has_in_hand(t, d.seat, BANNER):
            out.add(TACTICS)
        out.add(PASS)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        b = t.battle
        assert b is not None
        t.pop()
        if chosen == TACTICS:
            t.spend_to_discard(d.seat, BANNER)
            b.card = NORMAL
            t.log(TACTICS_PLAYED, O8, d.seat)

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        b = t.battle
        assert b is not None
        return t.rules.tactics and b.stage == DEALING and d.seat == losing_side(b)

    def face(self, t: Table, d: Decision) -> i64:
        b = t.battle
        assert b is not None
        return b.card


class ChurchDecides(Handler):
    """B6.5: the Earl who controls the Church picks the result."""

    kind: i64 = ASK_THE_CHURCH
    name = "church_decides"
    stands_on: tuple[int, ...] = (BATTLE,)
    rule: i64 = B6_5

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        t.variant.list_results(t, d.seat, out)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        b = t.battle
        assert b is not None
        t.pop()
        b.card = arg_a(chosen)
        t.log(CHURCH, B6_5, d.seat, card=b.card)

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        b = t.battle
        assert b is not None
        return b.stage == DEALING and b.card == CHURCH_DECIDES and d.seat == t.church()


def deal(t: Table, b: Battle) -> None:
    """B6.5: both sides deal their force, or only one of them. The defender takes his losses first."""
    attack, defence = force(t, b.attack), force(t, b.defence)
    if b.card != ATTACKER_WINS and defence > 0:
        b.hurt_attacker = defence
        t.log(DEALS, B6_5, b.defender, number=defence)
    if b.card != DEFENDER_WINS:
        t.log(DEALS, B6_5, b.attacker, number=attack)
        b.hurt_defender = hurt(t, b, DEFENCE, attack)


def end(t: Table, b: Battle) -> None:
    """Ends the battle. Survivors go home, and captives can be ransomed. A defender without a Fief may be out."""
    t.pop()
    t.battle = None
    t.log(BATTLE_OVER, B6_10, b.attacker, b.defender)
    send_home(t, b.attacker, b.attack, b.attack_mercenaries)
    send_home(t, b.defender, b.defence, b.defence_mercenaries)
    if b.took > 0 and b.attacker != VIKINGS and t.rules.white_marker_on == "loss":
        push_white_marker(t)
    # The last entry pushed is asked first. So the captives are asked for in the order in which they were captured. A
    # Lord who stayed at home in the Fief that fell was captured last.
    for one in reversed(b.captives):
        owner, kind, home = captive_owner(one), captive_kind(one), captive_home(one)
        captor = b.defender if owner == b.attacker else b.attacker
        # A Fief that fell is no longer in the list, and the Fiefs after it have moved up by one place.
        if owner == b.defender and b.fallen != NOBODY:
            if home == b.fallen:
                home = NOBODY
            elif home > b.fallen:
                home -= 1
        if captor == VIKINGS:
            t.bury(owner, kind)
        elif len(t.earls[owner].fiefs) == 0:
            kill_captive(t, owner, kind)
        else:
            t.push(RANSOM, owner, captor, kind, home + 1)
    # An Earl who had no Fief before the battle has lost none in it (H2.2).
    if b.fallen != NOBODY:
        leave_if_landless(t, b.defender, BY_VIKINGS if b.attacker == VIKINGS else BY_ATTACK)


def is_sound_battle(t: Table, b: Battle) -> bool:
    """Whether a battle fits the table: its two sides, its target and its fielded cards exist."""
    by_vikings = b.attacker == VIKINGS
    if not is_player(t, b.controller) or not may_harm(t, b.controller, b.defender):
        return False
    if by_vikings != (t.stack[1].kind == VIKING_TURN) or (by_vikings and not t.arrived):
        return False
    if not by_vikings and b.controller != b.attacker:
        return False
    # Nobody is asked anything between the fall of a Fief and the end of the battle.
    if b.fallen != NOBODY or (b.mode != STORM and b.fief >= len(t.earls[b.defender].fiefs)):
        return False
    if (b.card == CHURCH_DECIDES) != (t.stack[-1].kind == ASK_THE_CHURCH) or (b.card == NOBODY and b.stage > DRAWING):
        return False
    if not are_fielded(t, b.attacker, b.attack, b.attack_mercenaries):
        return False
    if not are_fielded(t, b.defender, b.defence, b.defence_mercenaries):
        return False
    for one in b.captives:
        owner = captive_owner(one)
        if owner not in (b.attacker, b.defender) or captive_home(one) >= len(t.earls[owner].fiefs):
            return False
    return True
