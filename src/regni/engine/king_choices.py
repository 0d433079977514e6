"""How the King of Rebellion decides (R4.5, R5.4, R5.5, R6).

He always fields everything. He draws Joust cards for Allies and Vassals. Otherwise he does what is wisest for him.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .battle import declare
from .cards import (
    CATHEDRAL,
    CHURCH,
    KNIGHT,
    LAND,
    MARKET_TOWN,
    NO_LORD,
    NO_LUCK,
    NOBODY,
    VASSAL,
    colour_of,
    kind_of,
)
from .decisions import (
    ALLIES,
    BESIEGED,
    CONTROL,
    FIELD,
    KING_TURN,
    LOSSES,
    PLACE_CARD,
    RANSOM,
    RESOLVE,
    SPOILS,
    STRUGGLE,
    SURRENDER,
    TAKE_ARMY,
    TAKE_PROPERTY,
    Handler,
)
from .events import HOLD, KING_ALLIES, KING_CUBE, KING_IDLE, KING_NO_ALLIES, KING_NO_VASSAL, KING_VASSAL
from .events import VASSAL as VASSAL_PLAYED
from .forces import ATTACK, LORD, field_all, host_force
from .king_aims import attack_aim, draw_joust_card, home
from .moves import BETRAY_LORD, DONE, PASS, PLACE, PRESS, SEIZE, TAKE, arg_a, arg_b, move, verb
from .politics import give_in
from .rule_ids import B9_5, R4_4, R4_5, R5_4, R5_5, R6_4
from .table import VIKINGS, Decision, Table
from .vikings import draw_cube

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The order in which he takes Properties.
PREFERRED: Final = (CATHEDRAL, LAND, MARKET_TOWN, CHURCH)


def decide(t: Table, d: Decision, handler: Handler) -> bool:
    """Carries out a decision or a step of the King. Returns whether it counts as a decision. His own turn does."""
    if d.kind == FIELD:
        t.pop()
        b = t.battle
        assert b is not None
        field_all(t, b, d.seat, d.a, R4_5)
    elif d.kind == ALLIES:
        answer_with_allies(t, d)
    elif d.kind == STRUGGLE:
        play_vassal(t, d)
    elif d.kind == CONTROL:
        send_vikings(t, d.seat)
    elif handler.run(t, d):
        handler.apply(t, d, wisest(t, d, handler.listed(t, d)))
    else:
        return d.kind == KING_TURN
    return True


def answer_with_allies(t: Table, d: Decision) -> None:
    """R5.4: a Joust card tells whether the King has Allies."""
    t.pop()
    joust_card = draw_joust_card(t)
    if joust_card == NO_LUCK:
        t.log(KING_NO_ALLIES, R5_4, d.seat, card=joust_card)
        return
    t.log(KING_ALLIES, R5_4, d.seat, card=joust_card)
    t.push(STRUGGLE, d.a, d.seat, d.a)


def play_vassal(t: Table, d: Decision) -> None:
    """R5.5: the King plays his Vassal Lords first. Then he draws a Joust card for each further Vassal."""
    fief = vassal_to_spend(t, d.seat)
    if fief != NOBODY:
        t.earls[d.seat].fiefs[fief].lord = NO_LORD
        t.bury(d.seat, VASSAL)
        t.log(VASSAL_PLAYED, R5_5, d.seat, fief=fief, source=LORD)
    else:
        joust_card = draw_joust_card(t)
        if joust_card == NO_LUCK:
            t.log(KING_NO_VASSAL, R5_5, d.seat, card=joust_card)
            give_in(t, d)
            return
        t.log(KING_VASSAL, R5_5, d.seat, card=joust_card)
    d.seat, d.a = d.a, d.seat


def vassal_to_spend(t: Table, seat: i64) -> i64:
    """The Fief of the Vassal Lord whom the King plays, or NOBODY if he has none.

    If the Treachery is against a Vassal Lord, he plays that one, because this saves the Fief. Otherwise he plays the
    first one.
    """
    fiefs = t.earls[seat].fiefs
    below = t.stack[-2]
    if below.kind == RESOLVE and below.a == BETRAY_LORD and below.b == seat and fiefs[below.c].lord == VASSAL:
        return below.c
    for index in range(len(fiefs)):
        if fiefs[index].lord == VASSAL:
            return index
    return NOBODY


def send_vikings(t: Table, seat: i64) -> None:
    """R6.4: Vikings under the King's control pick their Attack as he does, but with their own force."""
    t.pop()
    target = draw_cube(t, 1 << seat)
    chosen: i64 = NOBODY
    if target != NOBODY:
        t.log(KING_CUBE, R6_4, seat, target)
        chosen = attack_aim(t, seat, target, host_force(t))
    if chosen == NOBODY:
        t.log(KING_IDLE, R4_4, seat)
        t.log(HOLD, B9_5, seat)
    else:
        declare(t, VIKINGS, seat, chosen)


# R6: the choices that the rules leave open.


def wisest(t: Table, d: Decision, moves: list[int]) -> i64:
    kind = d.kind
    if kind == LOSSES:
        return wisest_loss(t, d, moves)
    if kind in (SPOILS, TAKE_PROPERTY):
        return wisest_prize(t, d, moves)
    if kind == SURRENDER:
        return cheapest(moves)
    if kind == PLACE_CARD:
        return move(PLACE, home(t, d.seat, kind_of(d.a)))
    if kind == BESIEGED and SEIZE in moves:
        return SEIZE
    if kind == RANSOM and PASS in moves:
        return PASS  # R6.1: he never ransoms a Lord
    if kind == TAKE_ARMY and move(PRESS, KNIGHT) in moves:
        return move(PRESS, KNIGHT)
    return moves[0]


def wisest_loss(t: Table, d: Decision, moves: list[int]) -> i64:
    """R6.3: the King loses his weakest card first and his Lords last. Vikings that he sent count as his own cards.

    Where he picks for the enemy, Lords come first and then the strongest card.
    """
    b = t.battle
    assert b is not None
    is_own = (b.controller if d.a == ATTACK else b.defender) == d.seat
    best = moves[0]
    lowest: i64 = 1_000_000
    for one in moves:
        value = t.rules.strength[arg_b(one)] + (100 if arg_a(one) == LORD else 0)
        if not is_own:
            value = -value
        if value < lowest:
            lowest = value
            best = one
    return best


def wisest_prize(t: Table, d: Decision, moves: list[int]) -> i64:
    """R5.2, R6.2, R6.3: the King takes what he can, the Cathedral first and then Lands.

    But if an Intrigue is against a Fief with a Land and a Market Town, he takes these two first.
    """
    best = moves[0]
    lowest: i64 = 1_000_000
    for one in moves:
        if one == DONE:
            continue
        kind = kind_of(arg_a(one))
        value: i64 = 10 * rank(t, d, kind)
        if verb(one) != TAKE:
            value += 5
        elif arg_b(one) != home(t, d.seat, kind, 2 if is_pair(t, d, kind) else 1):
            value += 2
        if verb(one) == TAKE and completes_pair(t, d, kind, arg_b(one)):
            value -= 3
        if value < lowest:
            lowest = value
            best = one
    return best


def is_pair(t: Table, d: Decision, kind: i64) -> bool:
    """R6.2: whether it is a Land that he takes by Intrigue, and the same Fief has a Market Town to take next."""
    if d.kind != TAKE_PROPERTY or d.c > 0 or kind != LAND:
        return False
    return t.earls[d.a].fiefs[d.b].has(MARKET_TOWN)


def completes_pair(t: Table, d: Decision, kind: i64, fief: i64) -> bool:
    """R6.2: whether it is a Market Town, and he has just put the Land that belongs to it into this Fief of his."""
    if d.kind != TAKE_PROPERTY or d.c != 1 or kind != MARKET_TOWN:
        return False
    properties = t.earls[d.seat].fiefs[fief].properties
    return len(properties) > 0 and kind_of(properties[-1]) == LAND and colour_of(properties[-1]) != d.seat


def rank(t: Table, d: Decision, kind: i64) -> i64:
    """How much he wants a Property. The lower the number, the more he wants it."""
    if d.kind == TAKE_PROPERTY:
        if is_pair(t, d, kind):
            return -2
        if d.c == 1 and kind == MARKET_TOWN:
            return -1
    return PREFERRED.index(kind)


def cheapest(moves: list[int]) -> i64:
    best = moves[0]
    for one in moves:
        if PREFERRED.index(kind_of(arg_a(one))) > PREFERRED.index(kind_of(arg_a(best))):
            best = one
    return best
