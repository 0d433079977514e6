"""A steward's own turn: building, Towers, the heir, the crown (B3 to B5, B8). What gains nothing scores as much as to
end the turn, and the rest by what it gains."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.cards import (
    ALLIES,
    BANNER,
    CASTLE,
    CATHEDRAL,
    CHAMPION,
    CHURCH,
    KNIGHT,
    LAND,
    MARKET_TOWN,
    MONK,
    NOBODY,
    PRINCE,
    VASSAL,
    is_keep,
    kind_of,
)
from ..engine.earl import Fief
from ..engine.forces import FIGHTERS
from ..engine.legacy import asset
from ..engine.moves import (
    ATTACH,
    BEQUEATH,
    BETRAY_HAND,
    BETRAY_LORD,
    CALL_VOTE,
    CROWN,
    EMISSARY,
    END,
    FEAST,
    FOUND,
    GARRISON,
    HIRE,
    INSTALL,
    JOUST,
    RECRUIT,
    SEEK,
    SIEGE,
    STORM,
    TOWER,
    arg_a,
    arg_b,
    verb,
)
from ..engine.piles import cards, held, total
from ..engine.table import Table
from .judging import Outlook, banners_lacking, is_about_to_win, is_bequest_barred
from .reasons import (
    BUILDS_CATHEDRAL,
    BUILDS_CHURCH,
    CLAIMS_CROWN,
    COMES_BACK,
    DRAWS_CARDS,
    GARRISONS,
    GROWS,
    HEIR,
    HEIR_READY,
    HIRES,
    JOUSTS,
    KEEPS_CROWN,
    LORD,
    MARKET,
    NEW_FIEF,
    NOTHING_BETTER,
    RAISES_TOWER,
    RECRUITS,
)
from .reasons import EMISSARY as SENDS_EMISSARY
from .reasons import SEEKS as SEEKS_CARD
from .steward_attack import score_attack, score_intrigue, score_treachery
from .steward_campaign import score_call, wish
from .steward_worth import ARMY, AS_IT_IS, LEVY, RESERVE, home_worth, in_time, property_worth, worth_in_hand

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Where a Tower still scores more than nothing.
AFTERWARDS: Final = 140
#: What matters most: to come back, and not to die.
MUST: Final = 980
#: How many cards are kept in Hand rather than set as Towers, and how many Towers are enough where nothing threatens.
HAND_KEPT: Final = 5
TOWERS: Final = 3
TOWERS_MOST: Final = 9
#: What a card may be worth and still become a Tower: against one rival, against several, where nobody is eliminated, in
#: a campaign, and to save the only Fief.
TOWER_PRICE: Final = 35
TOWER_PRICE_OF_MANY: Final = 50
HEATHEN_PRICE: Final = 90
SUMMER_PRICE: Final = 35
PERIL_PRICE: Final = 90
#: What earns a Legacy point in the next Winter.
POINT: Final = 200
#: A point of force of a Lord or Mercenary on the table, against one rival and against several.
FORCE: Final = 6
FORCE_OF_MANY: Final = 50
SLOT: Final = 25
SECOND_FIEF: Final = 170
MORE_FIEFS: Final = 28
#: How much more a second Fief is worth where everybody sees that the only one will fall.
PERIL: Final = 100
#: What an additional Castle is worth for each point by which the walls are too low.
FEAR: Final = 18
CHURCH_PLAN: Final = 26
CATHEDRAL_PLAN: Final = 104
#: Where King card and Cathedral win.
CATHEDRAL_OF_BOTH: Final = 500
CROWN_OF_BOTH: Final = 550
CROWN_DENIED: Final = 450
BANNER_LATE: Final = 250
BANNER_EARLY: Final = 100
#: A second Fief for a King whom the Vikings may drive off the table before the end (H3.3).
KINGS_REFUGE: Final = 150
CROWN_PLAN: Final = 176
GIFT: Final = 30
FEAST_PLAN: Final = 60
#: Cards left with which an heir is installed, and with which everything is left to him.
HEIR_AGE: Final = 4
OLD: Final = 2
EMISSARY_CUBE: Final = 90
VIKINGS_NEAR: Final = 1


def score_turn(o: Outlook, t: Table, move: i64) -> i64:
    what = verb(move)
    if what == END:
        o.why = NOTHING_BETTER
        return AS_IT_IS
    if what == TOWER:
        return score_tower(o, t, arg_a(move))
    if what >= STORM:
        if what <= SIEGE:
            return score_attack(o, t, move)
        if what == SEEK:
            return score_seek(o, t)
        return score_call(o, t) if what == CALL_VOTE else 0
    if what >= BETRAY_LORD:
        return score_treachery(o, t, move) if what <= BETRAY_HAND else score_intrigue(o, t, move)
    if what == ATTACH:
        return score_attach(o, t, arg_a(move), arg_b(move))
    if what == INSTALL:
        return score_install(o, t, arg_a(move), arg_b(move))
    if what == RECRUIT:
        return score_recruit(o, t)
    if what == GARRISON:
        return score_garrison(o, arg_a(move))
    if what == FOUND:
        return score_found(o, t, arg_a(move))
    if what == HIRE:
        return score_hire(o, t)
    if what == FEAST:
        return score_feast(o, t)
    if what == CROWN:
        return score_crown(o, t)
    if what == BEQUEATH:
        return score_bequeath(o, t)
    if what == EMISSARY:
        return score_emissary(o, t, arg_a(move))
    return score_joust(o, t, move) if what == JOUST else 0


# Free placements.


def score_tower(o: Outlook, t: Table, kind: i64) -> i64:
    """From what is of least use: while the walls are too low, and from what is too much to be played."""
    me = o.me
    o.why = RAISES_TOWER
    if len(me.fiefs) == 0:
        return 0
    if is_about_to_win(o, t, o.seat) and cards(kind) & FIGHTERS == 0 and kind != ALLIES:
        # It is enough to hold out for one more round.
        return AFTERWARDS + 60
    if me.towers_up >= TOWERS_MOST:
        return 0
    price: i64 = 0
    if 0 < o.peril < me.hand_size:
        price = PERIL_PRICE
    elif o.shortfall > 0 or me.towers_up < TOWERS or me.hand_size > HAND_KEPT:
        price = tower_price(o, t)
    value = worth_in_hand(o, t, kind)
    return AFTERWARDS - value // 4 if value <= price else 0


def tower_price(o: Outlook, t: Table) -> i64:
    """Whoever is not put out by a lost Fief, but by lost time, spends more on walls; before a Winter nobody does."""
    if t.variant.eliminates:
        return TOWER_PRICE if o.rivals <= 1 else TOWER_PRICE_OF_MANY
    return SUMMER_PRICE if t.variant.is_campaign else HEATHEN_PRICE


def score_garrison(o: Outlook, kind: i64) -> i64:
    """At once, before an Attack: whoever is in a garrison does not count against the levy."""
    o.why = GARRISONS
    knights_first = o.me.infantry + o.me.knights > o.levy
    return 962 if (kind == KNIGHT) == knights_first else 961


# Building.


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
    if o.left <= 2 * HEIR_AGE and is_bequest_barred(t, o.seat):
        return 900
    return AS_IT_IS + CHURCH_PLAN + asset_gain(o, t, o.me.fiefs[fief], CHURCH)


def force_worth(o: Outlook) -> i64:
    return FORCE if o.rivals <= 1 else FORCE_OF_MANY


def asset_gain(o: Outlook, t: Table, fief: Fief, kind: i64) -> i64:
    """W5.1: what a card adds to a Fief that earns no Legacy point yet."""
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
    """B5.9: what the levy has room for, and a reserve."""
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
    """While the deck can bear it; and off the table, in the hope of a Castle."""
    o.why = DRAWS_CARDS
    drawn = t.rules.banquet_cards
    if len(o.me.fiefs) == 0:
        return 600 if o.left >= drawn else 0
    if o.left < drawn + 2:
        return 0
    poor: i64 = max(0, 4 - o.me.hand_size)
    return AS_IT_IS + in_time(o, FEAST_PLAN) * poor // 2


# Heir and crown.


def score_bequeath(o: Outlook, t: Table) -> i64:
    o.why = HEIR
    if o.left < t.rules.turn_draw:
        return MUST + 10
    if o.left <= OLD:
        return 930
    return 0 if o.left > HEIR_AGE or total(o.me.discard) < 3 else AS_IT_IS + 100


def score_crown(o: Outlook, t: Table) -> i64:
    """While the card is to be had: once the Hand has enough for the lead."""
    o.why = CLAIMS_CROWN
    if t.king != NOBODY:
        return 0
    lacking = banners_lacking(t, o.seat)
    banners = held(o.hand, BANNER)
    if o.both_win:
        if lacking <= 1:
            return 940
        if lacking <= banners:
            return AS_IT_IS + CROWN_OF_BOTH
        if is_crown_near(t, o.seat):
            o.why = KEEPS_CROWN
            return AS_IT_IS + CROWN_DENIED
        return AS_IT_IS + (BANNER_LATE if t.arrived else BANNER_EARLY)
    if lacking > banners or o.keeps_banner:
        return 0
    if banners == lacking and o.left <= 2 * HEIR_AGE and (o.has_heir or o.keeps_prince):
        return 0
    return AS_IT_IS + CROWN_PLAN + GIFT * o.rivals if lacking <= 1 else AS_IT_IS + (CROWN_PLAN + GIFT * o.rivals) // 2


def is_crown_near(t: Table, seat: i64) -> bool:
    """Whether another's next Banner would make him King, and one of one's own prevents that."""
    mine = t.earls[seat].banners + 1
    for other in range(len(t.earls)):
        if other != seat and t.earls[other].banners > 0 and banners_lacking(t, other) == 1:
            return t.rules.kingship_lead + mine - t.earls[other].banners > 1
    return False


# The rest.


def score_emissary(o: Outlook, t: Table, kind: i64) -> i64:
    """B9.4: the sooner the Vikings, and the fewer cubes of one's own, the better."""
    o.why = SENDS_EMISSARY
    if o.rivals == 0:
        return 0
    cubes: i64 = 0
    for earl in t.earls:
        cubes += earl.cubes
    added: i64 = t.rules.emissary_cubes[kind]
    mine = o.me.cubes
    gain = 100 * (mine + added) // (cubes + added) - 100 * mine // max(1, cubes)
    value = EMISSARY_CUBE * gain // 20
    if not t.arrived and t.markers_out + VIKINGS_NEAR < t.rules.viking_markers:
        value //= 3
    return AS_IT_IS + value


def score_joust(o: Outlook, t: Table, move: i64) -> i64:
    """With Champions in Hand, for the least Property."""
    o.why = JOUSTS
    if o.keeps_banner or held(o.hand, CHAMPION) < 2:
        return 0
    return AS_IT_IS + 60 - property_worth(o, t, o.me.fiefs[arg_a(move)], kind_of(arg_b(move))) // 10


def score_seek(o: Outlook, t: Table) -> i64:
    """Two cards for one: for a Castle to come back with, for half of a victory, or because there are many."""
    o.why = SEEKS_CARD
    wanted = wish(o, t)
    if held(o.hand, wanted) > 0:
        return 0
    if wanted == CASTLE:
        return 610
    if wanted == CATHEDRAL:
        return AS_IT_IS + 300
    if wanted == BANNER:
        return AS_IT_IS + 150
    return AS_IT_IS + 40 if o.me.hand_size > 6 else 0
