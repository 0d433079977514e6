"""Treachery and Intrigue: what they gain for the plotter, and what they would cost the target (B7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.cards import CATHEDRAL, PRINCE, VASSAL, kind_of
from ...engine.decisions import RESOLVE
from ...engine.earl import Fief
from ...engine.moves import (
    BETRAY_HAND,
    BETRAY_LORD,
    INTRIGUE_FIEF,
    INTRIGUE_MERCENARY,
    INTRIGUE_POOL,
    arg_a,
    arg_b,
    verb,
)
from ...engine.table import Table
from .attack import RIVAL_OUT, is_last_stroke
from .judging import Outlook, is_about_to_win
from .reasons import BETRAYS, FINISHES, INTRIGUES, STOPS_WINNER, WINS
from .worth import ARMY, AS_IT_IS, best_home, fief_worth, harm, lord_worth, property_worth

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The worth of a card in a Hand, and of a Mercenary on the table.
HAND_CARD: Final = 48
MERCENARY_WORTH: Final = 70
#: The gain from a rival having no heir: HEIRLESS for each card that his deck has less than AGED.
HEIRLESS: Final = 12
AGED: Final = 12
#: How likely a plot meets no Allies, in hundredths; and the worth of saving the card for later.
UNANSWERED: Final = 70
PLOT_PRICE: Final = 32
#: The loss of an only Fief.
ALL_THERE_IS: Final = 1200


def score_treachery(o: Outlook, t: Table, move: i64) -> i64:
    """Score a Treachery. A murdered Vassal takes his Fief with him; a murdered Prince was perhaps the only heir."""
    what, other = verb(move), arg_a(move)
    earl = t.earls[other]
    o.why = BETRAYS
    value: i64 = 0
    if what == BETRAY_LORD:
        fief = earl.fiefs[arg_b(move)]
        value = lord_worth(o, fief.lord)
        if fief.lord == PRINCE:
            value += heir_worth(t, other)
        elif fief.lord == VASSAL:
            if is_about_to_win(o, t, other) and fief.has(CATHEDRAL):
                o.why = STOPS_WINNER
                return 965
            if len(earl.fiefs) == 1:
                if is_last_stroke(o, t, other):
                    o.why = WINS
                    return 990
                o.why = FINISHES
                value += RIVAL_OUT
            value += fief_worth(o, t, fief)
    elif what == BETRAY_HAND:
        value = HAND_CARD * min(earl.hand_size, t.rules.treachery_hand_cards)
    else:
        value = MERCENARY_WORTH + ARMY * earl.mercenaries[arg_b(move)].garrison()
    return max(0, AS_IT_IS + min(800, harm(o, value) * UNANSWERED // 100) - PLOT_PRICE)


def heir_worth(t: Table, seat: i64) -> i64:
    """The worth of a Prince Lord as heir: higher as the deck runs out. The King of Rebellion needs no heir (R2.5)."""
    return 0 if seat == t.automaton else HEIRLESS * max(0, AGED - len(t.earls[seat].deck))


def score_intrigue(o: Outlook, t: Table, move: i64) -> i64:
    what, other = verb(move), arg_a(move)
    earl = t.earls[other]
    o.why = INTRIGUES
    value: i64 = 0
    if what == INTRIGUE_FIEF:
        fief = earl.fiefs[arg_b(move)]
        if is_about_to_win(o, t, other) and fief.has(CATHEDRAL):
            o.why = STOPS_WINNER
            return 970
        value = gain_of_intrigue(o, t, fief)
    elif what == INTRIGUE_MERCENARY:
        worth = MERCENARY_WORTH + ARMY * earl.mercenaries[arg_b(move)].garrison()
        value = worth + harm(o, worth)
    else:
        worth = ARMY * min(earl.infantry + earl.knights, t.rules.intrigue_army) + (20 if earl.knights > 0 else 0)
        value = worth // 2 + harm(o, worth) // 2
    return max(0, AS_IT_IS + min(800, value * UNANSWERED // 100) - PLOT_PRICE)


def gain_of_intrigue(o: Outlook, t: Table, fief: Fief) -> i64:
    """B7.3: the worth of the two best Properties."""
    first: i64 = 0
    second: i64 = 0
    for which in fief.properties:
        kind = kind_of(which)
        value = harm(o, property_worth(o, t, fief, kind)) + best_home(o, t, kind)
        if value > first:
            second = first
            first = value
        elif value > second:
            second = value
    return first + second if t.rules.intrigue_properties > 1 else first


def stake_of_plot(o: Outlook, t: Table) -> i64:
    """What the Treachery or Intrigue under way would cost its target (B7)."""
    depth: i64 = len(t.stack) - 1
    while depth >= 0 and t.stack[depth].kind != RESOLVE:
        depth -= 1
    if depth < 0:
        return 0
    plot = t.stack[depth]
    earl = t.earls[plot.b]
    if plot.a == BETRAY_LORD:
        fief = earl.fiefs[plot.c]
        stake = lord_worth(o, fief.lord)
        if fief.lord == VASSAL:
            stake += fief_worth(o, t, fief) if len(earl.fiefs) > 1 else ALL_THERE_IS
        elif fief.lord == PRINCE:
            stake += heir_worth(t, plot.b)
        return stake
    if plot.a == BETRAY_HAND:
        return HAND_CARD * min(earl.hand_size, t.rules.treachery_hand_cards)
    if plot.a == INTRIGUE_FIEF:
        return gain_of_intrigue(o, t, earl.fiefs[plot.c])
    if plot.a == INTRIGUE_POOL:
        return ARMY * min(earl.infantry + earl.knights, t.rules.intrigue_army)
    return MERCENARY_WORTH + ARMY * earl.mercenaries[plot.c].garrison()
