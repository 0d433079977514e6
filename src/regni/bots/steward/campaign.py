"""Votes, Winters and the decisions before play (W3 to W6, O1 to O9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.cards import BANNER, CASTLE, CATHEDRAL, CHAMPION, LAND, MARKET_TOWN, MERCENARY, NOBODY, PRINCE, VASSAL
from ...engine.decisions import VIKINGS
from ...engine.legacy import asset
from ...engine.moves import (
    BUY_BANNER,
    BUY_CASTLE,
    BUY_LORD,
    BUY_TOWERS,
    MULLIGAN,
    SAME,
    VOTE_AGAINST,
    VOTE_FOR,
    arg_a,
    arg_b,
    verb,
)
from ...engine.piles import cards, held
from ...engine.table import Decision, Table
from ...engine.voting import votes
from .judging import Outlook, banners_lacking, is_about_to_win
from .reasons import BAD_HAND, DECK, GOOD_HAND, LEAST_USE, LEGACY, SEEKS, WANTS_NO_WINTER, WANTS_WINTER
from .worth import WORTH

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The Vikings are near when this many markers are left.
WINTER_NEAR: Final = 2
#: What a King loses in a Winter, in tenths of a Legacy point.
CROWN_LOST: Final = 20
#: The score of calling a vote that should pass: higher than anything except a victory.
WORTH_CALLING: Final = 650
#: The strongest wish, when the game depends on the vote.
DECISIVE: Final = 40
#: A deck with a bit of everything, by kind, for an Earl who planned none.
STEADY: Final = [3, 4, 1, 1, 0, 2, 2, 3, 0, 2, 1, 1, 1, 1, 2]


def points(t: Table, seat: i64) -> i64:
    """The Legacy points that a Winter now would bring an Earl, as far as everybody sees (W5.1)."""
    found: i64 = 1 if t.king == seat else 0
    fiefs = t.earls[seat].fiefs
    for fief in fiefs:
        if asset(t, fief) != NOBODY:
            found += 1
    return found


def winter_gain(o: Outlook, t: Table, seat: i64) -> i64:
    """How many more points a Winter brings an Earl than the others on average, in tenths."""
    others: i64 = 0
    number: i64 = 0
    other: i64 = 0
    for earl in t.earls:
        if other != seat and earl.out == 0:
            others += points(t, other)
            number += 1
        other += 1
    gain = 10 * points(t, seat) - 10 * others // max(1, number)
    # In Winter the King loses his card.
    return gain - CROWN_LOST if t.king == seat else gain


def wins_next(o: Outlook, t: Table, seat: i64, is_landing: bool) -> bool:
    """W1.1, W1.2: whether an Earl will have won at the start of his next turn."""
    if is_about_to_win(o, t, seat):
        return True
    return not is_landing and len(t.earls[seat].fiefs) > 0 and t.earls_with_fief() == 1


def wishes_winter(o: Outlook, t: Table, seat: i64, is_landing: bool) -> i64:
    """Positive if an Earl should want Winter now, negative if not. With `is_landing`, the Vikings arrive if there is no
    Winter.
    """
    if wins_next(o, t, seat, is_landing):
        return -DECISIVE
    for other in range(t.players):
        if other != seat and wins_next(o, t, other, is_landing):
            return DECISIVE
    if is_landing:
        # A King or Archbishop can hope to win at the end.
        has_hope = len(t.earls[seat].fiefs) > 0 and (t.king == seat or t.earls[seat].has(CATHEDRAL))
        return -1 if has_hope else 1
    return winter_gain(o, t, seat)


def score_call(o: Outlook, t: Table) -> i64:
    """Call a vote for Winter if it should pass, and if Winter gains something, or loses nothing while the Vikings are
    near.
    """
    o.why = WANTS_WINTER
    wish = wishes_winter(o, t, o.seat, False)
    near = t.markers_out >= t.rules.viking_markers - WINTER_NEAR
    if wish < 0 or (wish == 0 and not near):
        return 0
    ayes = votes(t, o.seat)
    noes: i64 = 0
    for other in range(t.players):
        if other != o.seat and t.earls[other].out == 0:
            theirs = wishes_winter(o, t, other, False)
            if theirs > 0:
                ayes += votes(t, other)
            elif theirs < 0:
                noes += votes(t, other)
    if ayes <= noes:
        return 0
    return 960 if wish == DECISIVE else WORTH_CALLING


def prepare_cast(o: Outlook, t: Table, d: Decision) -> None:
    is_landing = False
    for entry in t.stack:
        if entry.kind == VIKINGS:
            is_landing = True
    o.stake = wishes_winter(o, t, d.seat, is_landing)


def score_cast(o: Outlook, move: i64) -> i64:
    if move == VOTE_FOR:
        o.why = WANTS_WINTER
        return 500 + 10 * min(40, o.stake)
    if move == VOTE_AGAINST:
        o.why = WANTS_NO_WINTER
        return 500 - 10 * max(-40, o.stake)
    o.why = WANTS_NO_WINTER
    return 500


def score_legacy(o: Outlook, t: Table, move: i64) -> i64:
    """Buy the crown if possible; else a Prince, who earns a point; else Lands, Towers or Castles."""
    o.why = LEGACY
    what = verb(move)
    me = o.me
    if what == BUY_BANNER:
        lacking = banners_lacking(t, o.seat)
        return 900 if 0 < lacking <= me.to_spend and t.king == NOBODY else 10
    if what == BUY_TOWERS:
        return 600 if me.towers_up < 3 else 200
    if what == BUY_CASTLE:
        return max(1, 400 - 50 * len(me.fiefs))
    if what == BUY_LORD:
        return 800 if arg_a(move) == PRINCE else 450 if arg_a(move) == CHAMPION else 20
    fief = me.fiefs[arg_b(move)]
    if arg_a(move) == LAND:
        return max(1, 700 - 40 * fief.count(LAND))
    if arg_a(move) == MARKET_TOWN:
        return 640 if fief.has(LAND) and not fief.has(MARKET_TOWN) else 30
    return 100


# Decisions before play.


def prepare_pick(o: Outlook, t: Table) -> None:
    """Collect the cards picked so far, as a pile."""
    picked: i64 = 0
    for kind in o.me.deck:
        picked += cards(kind)
    o.stake = picked


def score_pick(o: Outlook, t: Table, move: i64) -> i64:
    """Pick the whole wanted deck if possible; otherwise the card that it lacks most."""
    o.why = DECK
    if move == SAME:
        return 1000
    kind = arg_a(move)
    wanted: i64 = STEADY[kind] if o.me.wanted == 0 else held(o.me.wanted, kind)
    lacking = wanted - held(o.stake, kind)
    return max(1, min(990, 300 + 100 * lacking + WORTH[kind]))


def score_mulligan(o: Outlook, t: Table, move: i64) -> i64:
    """Return a Hand that has neither a Land nor two fighters."""
    if move != MULLIGAN:
        o.why = GOOD_HAND
        return 500
    o.why = BAD_HAND
    fighters = held(o.hand, PRINCE) + held(o.hand, VASSAL) + held(o.hand, CHAMPION) + held(o.hand, MERCENARY)
    return 900 if held(o.hand, LAND) == 0 and fighters < 2 else 100


def score_start_tower(o: Outlook, t: Table, move: i64) -> i64:
    o.why = LEAST_USE
    return 900 - WORTH[arg_a(move)]


def wish(o: Outlook, t: Table) -> i64:
    """The card that would help most."""
    if len(o.me.fiefs) == 0:
        return CASTLE
    if o.both_win and not t.is_cathedral_standing():
        return CATHEDRAL
    if o.both_win and t.king == NOBODY:
        return BANNER
    return CHAMPION if o.levy > 2 else LAND


def score_fetch(o: Outlook, t: Table, move: i64) -> i64:
    o.why = SEEKS
    return WORTH[arg_a(move)] + (500 if arg_a(move) == wish(o, t) else 0)
