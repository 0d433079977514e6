"""How a steward answers: Allies, struggles, ransoms, gifts, Jousts, cards to give up (B6.11, B7.4, B8.5, B11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.cards import CHAMPION, KNIGHT, NO_LUCK, PRINCE, VASSAL, kind_of
from ...engine.decisions import RESOLVE
from ...engine.moves import ALLY, BETRAY_LORD, DONE, PASS, SWAP, TURN, VASSAL_HAND, arg_a, arg_b, verb
from ...engine.piles import held
from ...engine.table import Decision, Table
from .judging import Outlook
from .plots import AGED, ALL_THERE_IS, stake_of_plot
from .reasons import ANSWERS, APPEASES, JOUSTS, LEAST_USE, NOTHING_BETTER, RANSOMS, SPOILS, TOO_DEAR
from .worth import harm, home_worth, lord_worth, property_worth, worth_in_hand

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The score of declining.
DECLINED: Final = 500
# The cost of answering a plot.
ALLIES_PRICE: Final = 60
VASSAL_PRICE: Final = 90
VASSAL_LORD_PRICE: Final = 150
#: The extra worth of a captured Prince if there is no other heir.
HEIR_RANSOM: Final = 250


def prepare_answer(o: Outlook, t: Table) -> None:
    o.stake = min(ALL_THERE_IS, stake_of_plot(o, t))


def score_allies(o: Outlook, move: i64) -> i64:
    if move == ALLY:
        o.why = ANSWERS
        return DECLINED + (o.stake - ALLIES_PRICE) // 3
    o.why = TOO_DEAR
    return DECLINED


def score_struggle(o: Outlook, t: Table, move: i64) -> i64:
    if move == PASS:
        o.why = TOO_DEAR
        return DECLINED
    o.why = ANSWERS
    price: i64 = VASSAL_PRICE
    if move != VASSAL_HAND:
        price = VASSAL_LORD_PRICE
        plot = t.stack[-2]
        if plot.kind == RESOLVE and plot.a == BETRAY_LORD and plot.b == o.seat and plot.c == arg_a(move):
            # The plot would kill this Vassal anyway, so he costs nothing.
            price = 0
    return DECLINED + (o.stake - price) // 3


def score_ransom(o: Outlook, t: Table, d: Decision, move: i64) -> i64:
    """B6.11: the cost counts twice, because the captor gains it."""
    if move == PASS:
        o.why = TOO_DEAR
        return DECLINED
    o.why = RANSOMS
    gain = lord_worth(o, d.b)
    if d.b == PRINCE and not o.has_heir and o.left < AGED:
        gain += HEIR_RANSOM
    cost = property_worth(o, t, o.me.fiefs[arg_a(move)], kind_of(arg_b(move)))
    return max(1, DECLINED + (gain - cost - harm(o, cost)) // 2)


# Cards won and given.


def score_place(o: Outlook, t: Table, d: Decision, move: i64) -> i64:
    """Put a Property that was won where it is worth most."""
    o.why = SPOILS
    return min(1000, 100 + home_worth(o, t, kind_of(d.a), arg_a(move)))


def score_homecoming(o: Outlook, d: Decision, move: i64) -> i64:
    """Put a ransomed Vassal where there is least to lose, any other Lord where there is most to hold."""
    o.why = RANSOMS
    properties: i64 = len(o.me.fiefs[arg_a(move)].properties)
    return max(1, 500 - 50 * properties) if d.a == VASSAL else min(1000, 500 + 50 * properties)


def score_army(o: Outlook, t: Table, move: i64) -> i64:
    o.why = SPOILS
    if move == DONE:
        return 0
    return 900 if arg_a(move) == KNIGHT else 800


def score_gift(o: Outlook, d: Decision, move: i64) -> i64:
    o.why = LEAST_USE
    gives = d.a == d.seat
    return 900 if (arg_a(move) == KNIGHT) != gives else 800


def score_enter(o: Outlook, t: Table, move: i64) -> i64:
    if move == PASS:
        o.why = NOTHING_BETTER
        return 500
    o.why = JOUSTS
    if held(o.hand, CHAMPION) == 0:
        return 100
    return 600 - 10 * kind_of(arg_b(move))


def score_tilt(o: Outlook, t: Table, move: i64) -> i64:
    o.why = JOUSTS
    what = verb(move)
    if what == SWAP:
        if arg_b(move) != NO_LUCK:
            return 0
        value = worth_in_hand(o, arg_a(move))
        return 700 - value if value < 60 else 0
    if what == TURN:
        return 900 if arg_a(move) == NO_LUCK else 850
    o.why = NOTHING_BETTER
    return 500


def score_appease(o: Outlook, t: Table, move: i64) -> i64:
    if move == PASS:
        o.why = NOTHING_BETTER
        return 500
    o.why = APPEASES
    return 900


def score_give_up(o: Outlook, t: Table, move: i64) -> i64:
    o.why = LEAST_USE
    return max(1, 990 - worth_in_hand(o, arg_a(move)))
