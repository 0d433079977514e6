"""What a position is worth to each seat: its chance to win, judged by what everybody has on the table and in hand.

The weights of weights.py come from `bench/weights.py`, which fits them to games of stewards. Each Earl pulls at the
victory, and his chance is his part of all pulls. The Vikings and the King of Rebellion pull too where they can win. A
pull is the exponential of a weighted sum of what the Earl has and of some notions made of it. That is a small neural
network, because things count differently together (a levy with an army, an heir with few cards left).
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from ..engine.cards import (
    ALLIES,
    BANNER,
    BANQUET,
    CASTLE,
    CATHEDRAL,
    CHAMPION,
    CHURCH,
    INTRIGUE,
    LAND,
    MARKET_TOWN,
    MERCENARY,
    MONK,
    NO_LORD,
    PALACE,
    PRINCE,
    TREACHERY,
    VASSAL,
    kind_of,
)
from ..engine.forces import ATTACK, DEFENCE, hand_force, open_force
from ..engine.piles import held
from ..engine.rule_ids import LEGAL
from ..engine.table import NO_AUTOMATON, Table
from .weights import FOES, NOTIONS, PULLS, STARTS, TRUST

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The features of an Earl, in the order of the weights.
FEATURES: Final = [
    "landless", "fiefs", "palace", "lands", "market_towns", "churches", "cathedral", "levied", "idle", "knights",
    "princes", "vassals", "champions", "monks", "mercenaries", "garrisons", "towers", "hand", "hand_fighters",
    "hand_lands", "hand_castles", "hand_plots", "hand_banners", "hand_allies", "hand_banquets", "deck", "old", "heir",
    "king", "crown_and_church", "banners", "cubes", "points", "legacy", "to_move", "reach", "danger",
]  # fmt: skip
#: The features of the Vikings or the King of Rebellion.
FOE_FEATURES: Final = ["one", "earls", "clock", "arrived", "host", "fiefs", "towers", "force", "lords", "landed"]

FAR: Final = 6  # more than this makes no difference
LAST: Final = 36  # the place of the last feature
AGAINST_KING: Final = 3  # the row of weights while the King of Rebellion stands


def features(t: Table, seat: i64, row: list[float]) -> None:
    """Write what an Earl has into a row as long as FEATURES."""
    earl = t.earls[seat]
    fiefs: i64 = 0
    palaces: i64 = 0
    lands: i64 = 0
    markets: i64 = 0
    churches: i64 = 0
    cathedrals: i64 = 0
    princes: i64 = 0
    vassals: i64 = 0
    champions: i64 = 0
    monks: i64 = 0
    levy: i64 = 0
    points: i64 = 0
    factor = t.rules.market_town_factor
    for fief in earl.fiefs:
        fiefs += 1
        keep = kind_of(fief.keep)
        land: i64 = 0
        market: i64 = 0
        church: i64 = 0
        cathedral: i64 = 0
        if keep == PALACE:
            palaces += 1
        elif keep == CHURCH:
            church = 1
        elif keep == CATHEDRAL:
            cathedral = 1
        for which in fief.properties:
            kind = kind_of(which)
            if kind == LAND:
                land += 1
            elif kind == MARKET_TOWN:
                market += 1
            elif kind == CHURCH:
                church += 1
            else:
                cathedral += 1
        levy += land * factor if market > 0 else land
        lord = fief.lord
        if lord == PRINCE:
            princes += 1
        elif lord == VASSAL:
            vassals += 1
        elif lord == CHAMPION:
            champions += 1
        elif lord == MONK:
            monks += 1
        if cathedral > 0 or lord == PRINCE or (land > 0 and market > 0) or (lord == MONK and church > 0):
            points += 1
        lands += land
        markets += market
        churches += church
        cathedrals += cathedral
    pool = earl.infantry + earl.knights
    garrisons: i64 = 0
    for mercenary in earl.mercenaries:
        garrisons += mercenary.infantry + 2 * mercenary.knights
    hand = earl.hand
    deck: i64 = len(earl.deck)
    is_king = t.king == seat
    row[0] = 1.0 if fiefs == 0 else 0.0
    row[1] = float(min(fiefs, 6))
    row[2] = float(palaces)
    row[3] = float(lands)
    row[4] = float(markets)
    row[5] = float(churches)
    row[6] = float(cathedrals)
    row[7] = float(min(pool, levy))
    row[8] = float(max(pool - levy, 0))
    row[9] = float(min(earl.knights, levy) + earl.royal_knights)
    row[10] = float(princes)
    row[11] = float(vassals)
    row[12] = float(champions)
    row[13] = float(monks)
    row[14] = float(len(earl.mercenaries))
    row[15] = float(garrisons)
    row[16] = float(min(earl.towers_up, 8))
    row[17] = float(min(earl.hand_size, 12))
    row[18] = float(held(hand, PRINCE) + held(hand, VASSAL) + 2 * held(hand, CHAMPION) + held(hand, MERCENARY))
    row[19] = float(held(hand, LAND) + held(hand, MARKET_TOWN))
    row[20] = float(held(hand, CASTLE) + held(hand, PALACE))
    row[21] = float(held(hand, TREACHERY) + held(hand, INTRIGUE))
    row[22] = float(held(hand, BANNER))
    row[23] = float(held(hand, ALLIES))
    row[24] = float(held(hand, BANQUET))
    row[25] = float(min(deck, 12))
    row[26] = 1.0 if deck < 3 else 0.0
    row[27] = 1.0 if (princes > 0 or held(hand, PRINCE) > 0) and held(hand, BANNER) > 0 else 0.0
    row[28] = 1.0 + 0.3 * float(earl.royal_infantry + earl.royal_knights) if is_king else 0.0
    row[29] = 1.0 if is_king and cathedrals > 0 else 0.0
    row[30] = float(earl.banners)
    row[31] = float(earl.cubes)
    row[32] = float(points)
    row[33] = float(earl.legacy)
    row[34] = 1.0 if t.turn_seat == seat else 0.0


def compare(t: Table, rows: list[list[float]]) -> None:
    """The last two features of each Earl: how far his attack gets past the weakest Earl he may harm, and how far the
    strongest of these gets past his defence.
    """
    forces: list[int] = []
    walls: list[int] = []
    soak = t.rules.tower_soak
    for seat in range(len(t.earls)):
        earl = t.earls[seat]
        fighters = hand_force(t, earl.hand)
        force = open_force(t, seat, ATTACK) + fighters
        defence = force if t.rules.levy_limits_defence else open_force(t, seat, DEFENCE) + fighters
        keep: i64 = t.rules.palace_strength
        for fief in earl.fiefs:
            keep = min(keep, t.rules.walls[kind_of(fief.keep)])
        forces.append(force)
        walls.append(defence + earl.towers_up * soak + keep)
    for seat in range(t.players):
        row = rows[seat]
        if len(row) == 0:
            continue
        reach: i64 = -FAR
        danger: i64 = -FAR
        for other in range(len(t.earls)):
            if other == seat or t.earls[other].out != 0 or t.variant.forbids_harm(t, seat, other) != LEGAL:
                continue
            if len(t.earls[other].fiefs) > 0:
                reach = max(reach, forces[seat] - walls[other])
            danger = max(danger, forces[other] - walls[seat])
        row[LAST - 1] = float(min(reach, FAR))
        row[LAST] = float(min(danger, FAR))


def survey(t: Table) -> list[list[float]]:
    """The features of all Earls; an empty row for an Earl who is out."""
    rows: list[list[float]] = []
    for seat in range(t.players):
        row: list[float] = []
        if t.earls[seat].out == 0:
            row = [0.0] * len(FEATURES)
            features(t, seat, row)
        rows.append(row)
    compare(t, rows)
    return rows


def foe_features(t: Table, row: list[float]) -> None:
    """Write what stands against all Earls into a row as long as FOE_FEATURES."""
    row[0] = 1.0
    row[1] = float(t.earls_left())
    row[2] = float(t.markers_out)
    row[3] = 1.0 if t.arrived else 0.0
    row[4] = float(t.vikings + 2 * t.chieftains)
    landed: i64 = 0
    for earl in t.earls[: t.players]:
        if len(earl.fiefs) > 0:
            landed += 1
    row[9] = float(landed)
    if t.automaton == NO_AUTOMATON:
        row[5] = row[6] = row[7] = row[8] = 0.0
        return
    king = t.earls[t.automaton]
    lords: i64 = 0
    for fief in king.fiefs:
        if fief.lord != NO_LORD:
            lords += 1
    row[5] = float(len(king.fiefs))
    row[6] = float(king.towers_up)
    row[7] = float(king.guard + min(king.pool() + king.knights, king.levy(t.rules.market_town_factor)))
    row[8] = float(lords)


def weights_of(t: Table) -> i64:
    """The row of weights.py for this game."""
    if t.variant.has_king:
        return AGAINST_KING if t.automaton != NO_AUTOMATON else 0
    if t.variant.eliminates:
        return 0
    return 2 if t.variant.is_campaign else 1


def pull_of(row: list[float], which: i64) -> float:
    """The pull of an Earl, as a logarithm."""
    pulls: list[float] = PULLS[which]
    pull: float = 0.0
    for i in range(len(FEATURES)):
        pull += pulls[i] * row[i]
    starts: list[float] = STARTS[which]
    trust: list[float] = TRUST[which]
    notions: list[list[float]] = NOTIONS[which]
    for j in range(len(starts)):
        notion = notions[j]
        strength = starts[j]
        for i in range(len(FEATURES)):
            strength += notion[i] * row[i]
        if strength > 0.0:
            pull += trust[j] * strength
    return pull


def weigh(t: Table) -> list[float]:
    """For each seat its chance to win, from 0 to 1; after the end of the game what it has won."""
    seats: i64 = t.players
    values = [0.0] * seats
    if t.over:
        for seat in range(seats):
            if (t.winners >> seat) & 1:
                values[seat] = 1.0
        return values
    which = weights_of(t)
    whole: float = 0.0
    rows = survey(t)
    for seat in range(seats):
        row = rows[seat]
        if len(row) > 0:
            pull = exp(pull_of(row, which))
            values[seat] = pull
            whole += pull
    foe: float = 0.0
    if which > 0:
        against_all = [0.0] * len(FOE_FEATURES)
        foe_features(t, against_all)
        against = FOES[which]
        for i in range(len(FOE_FEATURES)):
            foe += against[i] * against_all[i]
        foe = exp(foe)
    # R1.1: against the King all Earls win together, even those who fell.
    shared = which == AGAINST_KING and t.rules.shares_victory
    for seat in range(seats):
        values[seat] = (whole if shared else values[seat]) / (whole + foe)
    return values
