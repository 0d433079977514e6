"""A steward's own turn: Actions, Towers, the heir, the crown (B3, B8). A move that gains nothing scores as much as
ending the turn; every other move scores by its gain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.cards import ALLIES, BANNER, CASTLE, CATHEDRAL, CHAMPION, KNIGHT, NOBODY, kind_of
from ...engine.forces import FIGHTERS
from ...engine.moves import (
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
from ...engine.piles import cards, held, total
from ...engine.table import Table
from .attack import score_attack
from .building import score_attach, score_feast, score_found, score_hire, score_install, score_recruit
from .campaign import score_call, wish
from .judging import FORESIGHT, HEIR_AGE, Outlook, banners_lacking
from .plots import score_intrigue, score_treachery
from .reasons import CLAIMS_CROWN, GARRISONS, HEIR, JOUSTS, KEEPS_CROWN, NOTHING_BETTER, RAISES_TOWER
from .reasons import EMISSARY as SENDS_EMISSARY
from .reasons import SEEKS as SEEKS_CARD
from .worth import AS_IT_IS, MUST, property_worth, worth_in_hand

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The score of a Tower from a worthless card: below an Action, above ending the turn.
AFTERWARDS: Final = 140
#: How many Towers are enough while the walls hold, how many cards are then kept in Hand, and the most Towers.
TOWERS: Final = 3
HAND_KEPT: Final = 5
TOWERS_MOST: Final = 9
#: A card up to this worth may become a Tower: usually, against the Great Heathen Army, and to save the only Fief.
TOWER_PRICE: Final = 35
HEATHEN_PRICE: Final = 90
PERIL_PRICE: Final = 90
#: With this few cards left in the deck, always bequeath.
OLD: Final = 2
# The gain from a Banner where King card and Cathedral win: if the Hand has all the Banners needed; if it keeps another
# from the crown; after the Vikings have arrived; before that.
CROWN_OF_BOTH: Final = 550
CROWN_DENIED: Final = 450
BANNER_LATE: Final = 250
BANNER_EARLY: Final = 100
#: The gain from the crown in other games, and from the Army card that each rival then gives.
CROWN_PLAN: Final = 176
GIFT: Final = 30
#: The cost of using a card as Emissary, the worth of a fifth of all cubes, and how many markers are few.
EMISSARY_PRICE: Final = 16
EMISSARY_CUBE: Final = 75
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
    """Make a Tower of the least useful card, if the walls are too low or there are too many cards to play."""
    me = o.me
    o.why = RAISES_TOWER
    if len(me.fiefs) == 0:
        return 0
    if o.holds_out and cards(kind) & FIGHTERS == 0 and kind != ALLIES:
        return AFTERWARDS + 60
    if me.towers_up >= TOWERS_MOST:
        return 0
    price: i64 = 0
    if 0 < o.peril < me.hand_size and cards(kind) & FIGHTERS == 0:
        price = PERIL_PRICE
    elif o.shortfall > 0 or me.towers_up < TOWERS or me.hand_size > HAND_KEPT:
        price = tower_price(t)
    value = worth_in_hand(o, kind)
    return AFTERWARDS - value // 4 if value <= price else 0


def tower_price(t: Table) -> i64:
    """Where nobody is eliminated, holding out is worth more; but a Winter takes all Towers away."""
    return TOWER_PRICE if t.variant.eliminates or t.variant.is_campaign else HEATHEN_PRICE


def score_garrison(o: Outlook, kind: i64) -> i64:
    """Do this before any Attack: a card in a garrison does not count against the levy."""
    o.why = GARRISONS
    knights_first = o.me.infantry + o.me.knights > o.levy
    return 962 if (kind == KNIGHT) == knights_first else 961


# Heir and crown.


def score_bequeath(o: Outlook, t: Table) -> i64:
    o.why = HEIR
    if o.left < t.rules.turn_draw:
        return MUST + 10
    if o.left <= OLD:
        return 930
    return 0 if o.left > HEIR_AGE or total(o.me.discard) < 3 else AS_IT_IS + 100


def score_crown(o: Outlook, t: Table) -> i64:
    """Play Banners if the King card is free: mostly once the Hand has enough for the lead."""
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
    if lacking > banners or o.keeps_banner or (banners == lacking and o.left <= FORESIGHT and o.heir_in_time):
        return 0
    return AS_IT_IS + (CROWN_PLAN + GIFT * o.rivals) // max(1, lacking)


def is_crown_near(t: Table, seat: i64) -> bool:
    """Whether another's next Banner would make him King, and a Banner now prevents that."""
    mine = t.earls[seat].banners + 1
    for other in range(len(t.earls)):
        if other != seat and t.earls[other].banners > 0 and banners_lacking(t, other) == 1:
            return t.rules.kingship_lead + mine - t.earls[other].banners > 1
    return False


# The rest.


def score_emissary(o: Outlook, t: Table, kind: i64) -> i64:
    """B9.4: better if the Vikings come soon, and if few of the cubes are the steward's."""
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
    return max(0, AS_IT_IS + value - EMISSARY_PRICE)


def score_joust(o: Outlook, t: Table, move: i64) -> i64:
    """Joust with two Champions in Hand, for the least valuable Property."""
    o.why = JOUSTS
    if o.keeps_banner or held(o.hand, CHAMPION) < 2:
        return 0
    return AS_IT_IS + 60 - property_worth(o, t, o.me.fiefs[arg_a(move)], kind_of(arg_b(move))) // 10


def score_seek(o: Outlook, t: Table) -> i64:
    """Give two cards for one: for a Castle to come back with, for the Cathedral or a Banner, or because the Hand is
    large.
    """
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
