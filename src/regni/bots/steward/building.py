"""The gain from building: Properties, Castles, Lords, Mercenaries, Army cards and Banquets (B5, B8.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.cards import (
    CATHEDRAL,
    CHAMPION,
    CHURCH,
    LAND,
    MARKET_TOWN,
    MONK,
    NOBODY,
    PRINCE,
    VASSAL,
    is_keep,
    kind_of,
)
from ...engine.earl import Fief
from ...engine.legacy import asset
from ...engine.piles import held
from ...engine.table import Table
from .judging import HEIR_AGE, Outlook
from .reasons import (
    BUILDS_CATHEDRAL,
    BUILDS_CHURCH,
    COMES_BACK,
    DRAWS_CARDS,
    GROWS,
    HEIR_READY,
    HIRES,
    LORD,
    MARKET,
    NEW_FIEF,
    RECRUITS,
)
from .worth import ARMY, AS_IT_IS, LEVY, MUST, RESERVE, home_worth, in_time, property_worth

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The worth of a Legacy point in the next Winter.
POINT: Final = 200
#: The worth of a point of strength of a Lord or Mercenary on the table. Against one rival it is low, because he is
#: better hidden in Hand; against several it is high, because he deters all of them.
FORCE: Final = 6
FORCE_OF_MANY: Final = 150
#: The worth of a Mercenary's garrison.
SLOT: Final = 25
#: The worth of a second Fief, and of each further one.
SECOND_FIEF: Final = 170
MORE_FIEFS: Final = 28
#: How much more the second Fief is worth: for each point by which the walls are too low; if everybody can see that they
#: are; and to a King whom the Vikings may drive off the table before the end (H3.3).
FEAR: Final = 18
PERIL: Final = 100
KINGS_REFUGE: Final = 150
CHURCH_PLAN: Final = 26
CATHEDRAL_PLAN: Final = 104
CATHEDRAL_OF_BOTH: Final = 500
#: The worth of the cards from a Banquet to an empty Hand.
FEAST_PLAN: Final = 60


def score_attach(o: Outlook, t: Table, kind: i64, fief: i64) -> i64:
    home = home_worth(o, t, kind, fief)
    if kind == LAND:
        o.why = GROWS
        return AS_IT_IS + in_time(o, home + ARMY) + asset_gain(o, t, o.me.fiefs[fief], LAND)
    if kind == MARKET_TOWN:
        o.why = MARKET
        lands_to_come = min(2, held(o.hand, LAND))
        value = in_time(o, home + lands_to_come * LEVY // 3)
        return AS_IT_IS + value + asset_gain(o, t, o.me.fiefs[fief], MARKET_TOWN)
    if kind == CATHEDRAL:
        o.why = BUILDS_CATHEDRAL
        if o.both_win:
            return 950 if t.king == o.seat else AS_IT_IS + CATHEDRAL_OF_BOTH + home // 10
        return AS_IT_IS + CATHEDRAL_PLAN
    o.why = BUILDS_CHURCH
    if o.barred:
        return 900
    return AS_IT_IS + CHURCH_PLAN + asset_gain(o, t, o.me.fiefs[fief], CHURCH)


def force_worth(o: Outlook) -> i64:
    return FORCE if o.rivals <= 1 else FORCE_OF_MANY


def asset_gain(o: Outlook, t: Table, fief: Fief, kind: i64) -> i64:
    """W5.1: the worth of a card that makes a Fief earn its Legacy point."""
    if not t.variant.is_campaign or t.arrived or asset(t, fief) != NOBODY:
        return 0
    earns = kind == PRINCE
    if kind == LAND:
        earns = fief.has(MARKET_TOWN)
    elif kind == MARKET_TOWN:
        earns = fief.has(LAND)
    elif kind == MONK:
        earns = fief.has(CHURCH)
    elif kind == CHURCH:
        earns = fief.lord == MONK
    return POINT if earns else 0


def score_found(o: Outlook, t: Table, kind: i64) -> i64:
    if len(o.me.fiefs) == 0:
        o.why = COMES_BACK
        return MUST if is_keep(kind) else MUST - 10
    o.why = NEW_FIEF
    if not is_keep(kind):
        return 0
    if len(o.me.fiefs) == 1:
        value = SECOND_FIEF + FEAR * o.shortfall + (PERIL if o.peril > 0 else 0)
        if o.both_win and t.arrived and t.king == o.seat:
            value += KINGS_REFUGE
        return min(900, AS_IT_IS + value)
    return AS_IT_IS + MORE_FIEFS


def score_install(o: Outlook, t: Table, kind: i64, fief: i64) -> i64:
    home = o.me.fiefs[fief]
    o.why = LORD
    if kind == PRINCE:
        if not o.has_heir and o.heir_in_time and 0 < o.left <= HEIR_AGE:
            o.why = HEIR_READY
            return 920 - 10 * o.left
        return AS_IT_IS + in_time(o, force_worth(o) + 5) + asset_gain(o, t, home, PRINCE)
    if kind == CHAMPION:
        return AS_IT_IS + in_time(o, 2 * force_worth(o))
    if kind == VASSAL:
        # A betrayed Vassal takes his Fief with him.
        if len(o.me.fiefs) == 1:
            return 0
        risk: i64 = 20
        for which in home.properties:
            risk += property_worth(o, t, home, kind_of(which)) // 4
        return max(0, AS_IT_IS + in_time(o, force_worth(o)) - risk)
    return AS_IT_IS + 5 + asset_gain(o, t, home, MONK) if home.has(CHURCH) else 0


def score_recruit(o: Outlook, t: Table) -> i64:
    """B5.9: Army cards that the levy has room for, and some in reserve."""
    o.why = RECRUITS
    drawn = min(o.levy, t.army.left())
    pool = o.me.infantry + o.me.knights
    room = min(drawn, max(0, o.levy - pool))
    reserve = min(drawn - room, max(0, 3 * o.levy - pool - room))
    return AS_IT_IS + room * ARMY + reserve * RESERVE


def score_hire(o: Outlook, t: Table) -> i64:
    o.why = HIRES
    if len(o.me.fiefs) == 0 and not t.variant.is_campaign:
        return 0
    spare = o.me.infantry + o.me.knights > 0
    return AS_IT_IS + in_time(o, force_worth(o) + (SLOT if spare else 0))


def score_feast(o: Outlook, t: Table) -> i64:
    """Feast if the deck has enough cards; off the table, hope to draw a Castle."""
    o.why = DRAWS_CARDS
    drawn = t.rules.banquet_cards
    if len(o.me.fiefs) == 0:
        return 600 if o.left >= drawn else 0
    if o.left < drawn + 2:
        return 0
    poor: i64 = max(0, 4 - o.me.hand_size)
    return AS_IT_IS + in_time(o, FEAST_PLAN) * poor // 2
