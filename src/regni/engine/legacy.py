"""Legacy points: how Earls earn them and what they buy (W5, W6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import BANNER, BANQUET, CASTLE, CATHEDRAL, LAND, MARKET_TOWN, MONK, NO_LORD, NOBODY, PRINCE, SET_KINDS, card
from .decisions import LEGACY, MUSTER, SHOW_PAIR, START_TOWER, WINTER, Handler, is_at_place
from .earl import Fief
from .earldom import draw_army, has_in_hand
from .events import (
    ATTACH,
    FOUND,
    INSTALL,
    LEGACY_CAPPED,
    LEGACY_FIEF,
    LEGACY_KING,
    LEGACY_LAPSED,
    LEGACY_PAIR,
    LEGACY_SPENT,
    LEGACY_TOTAL,
)
from .events import BANNER as BANNER_LAID
from .forces import TRAY
from .moves import (
    BUY_BANNER,
    BUY_CASTLE,
    BUY_LORD,
    BUY_PROPERTY,
    BUY_TOWERS,
    PASS,
    SHOW,
    Moves,
    arg_a,
    arg_b,
    move,
    verb,
)
from .muster import SPENDING
from .piles import IN_SET, cards, held, total
from .rule_ids import B5_3, LEGAL, W2_3, W5_1, W6_1, W6_2, W6_3
from .table import Decision, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

TOWERS_A_POINT: Final = 2
TABLED_MOST: Final = 1  # the most points that an Earl off the table can earn in a Winter (W2.3)


def asset(t: Table, fief: Fief) -> i64:
    """W5.1: the kind of card that earns a Fief its point, or NOBODY. MARKET_TOWN means Land with Market Town, and MONK
    means a Monastery."""
    if fief.has(CATHEDRAL):
        return CATHEDRAL
    if fief.lord == PRINCE:
        return PRINCE
    if fief.has(LAND) and fief.has(MARKET_TOWN):
        return MARKET_TOWN
    return MONK if fief.is_monastery(t.rules.monastery_needs_church) else NOBODY


def earn(t: Table, seat: i64, shows_pair: bool) -> None:
    """W5.1: an Earl earns his points for the Summer that is over."""
    earned: i64 = 0
    if t.king == seat:
        earned += 1
        t.log(LEGACY_KING, W5_1, seat)
    index: i64 = 0
    for fief in t.earls[seat].fiefs:
        why = asset(t, fief)
        if why != NOBODY:
            earned += 1
            t.log(LEGACY_FIEF, W5_1, seat, card=why, fief=index)
        index += 1
    if shows_pair:
        earned += 1
        t.log(LEGACY_PAIR, W5_1, seat)
    if len(t.earls[seat].fiefs) == 0 and earned > TABLED_MOST:
        earned = TABLED_MOST
        t.log(LEGACY_CAPPED, W2_3, seat)
    t.earls[seat].legacy += earned
    t.log(LEGACY_TOTAL, W5_1, seat, number=t.earls[seat].legacy)


class ShowPair(Handler):
    """W5.1: an Earl who has a Monk and a Banquet in Hand may show them to earn a point."""

    kind: i64 = SHOW_PAIR
    name = "show_pair"
    stands_on: tuple[int, ...] = (WINTER,)
    rule: i64 = W5_1
    is_public = False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        if has_in_hand(t, d.seat, MONK) and has_in_hand(t, d.seat, BANQUET):
            out.add(SHOW)
        out.add(PASS)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        t.pop()
        if chosen == SHOW:
            t.reveals += 1
            t.stack[-1].c |= 1 << d.seat

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        return below.a > 0 and is_at_place(t, d, below)


class SpendPoint(Handler):
    """W6.2: an Earl spends one Legacy point on cards of his own set. He must spend it."""

    kind: i64 = LEGACY
    name = "legacy"
    stands_on: tuple[int, ...] = (MUSTER,)
    is_put_together = True
    rule: i64 = W6_2
    is_public = False

    def run(self, t: Table, d: Decision) -> bool:
        out = Moves()
        self.choices(t, d, out)
        if out.count > 0:
            return True
        # A point can buy nothing of what is left of the set, so all points left are lost.
        t.earls[d.seat].to_spend = 0
        t.log(LEGACY_LAPSED, W6_1, d.seat)
        t.pop()
        return False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        earl = t.earls[d.seat]
        if total(earl.tray & IN_SET) >= TOWERS_A_POINT:
            out.add(BUY_TOWERS)
        if held(earl.tray, BANNER) > 0:
            out.add(BUY_BANNER)
        if held(earl.tray, CASTLE) > 0:
            out.add(BUY_CASTLE)
        kind: i64 = LAND
        while kind < CATHEDRAL:
            if held(earl.tray, kind) > 0:
                for home in t.homes(d.seat, kind):
                    out.add(move(BUY_PROPERTY, kind, home))
            kind += 1
        kind = PRINCE
        while kind <= MONK:
            if held(earl.tray, kind) > 0:
                for index in range(len(earl.fiefs)):
                    if earl.fiefs[index].lord == NO_LORD:
                        out.add(move(BUY_LORD, kind, index))
            kind += 1

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        what, kind, index = verb(chosen), arg_a(chosen), arg_b(chosen)
        earl = t.earls[d.seat]
        t.pop()
        earl.to_spend -= 1
        t.log(LEGACY_SPENT, W6_1, d.seat, number=earl.to_spend)
        if what == BUY_TOWERS:
            t.push(START_TOWER, d.seat, TOWERS_A_POINT, 1)
        elif what == BUY_BANNER:
            earl.tray -= cards(BANNER)
            earl.banners += 1
            t.log(BANNER_LAID, W6_2, d.seat, number=earl.banners, source=TRAY)
        elif what == BUY_CASTLE:
            earl.tray -= cards(CASTLE)
            earl.fiefs.append(Fief(card(d.seat, CASTLE), NO_LORD, []))
            t.log(FOUND, W6_2, d.seat, card=CASTLE, fief=len(earl.fiefs) - 1, source=TRAY)
        elif what == BUY_PROPERTY:
            earl.tray -= cards(kind)
            earl.fiefs[index].properties.append(card(d.seat, kind))
            t.log(ATTACH, W6_2, d.seat, card=kind, fief=index, source=TRAY)
            if kind == LAND:
                draw_army(t, d.seat, t.rules.land_army, B5_3)
        else:
            earl.tray -= cards(kind)
            earl.fiefs[index].lord = kind
            t.log(INSTALL, W6_2, d.seat, card=kind, fief=index, source=TRAY)

    def why_not(self, t: Table, d: Decision, chosen: i64) -> i64:
        if chosen in self.listed(t, d):
            return LEGAL
        if chosen == PASS:
            return W6_1
        kind: i64 = NOBODY
        if chosen == BUY_BANNER:
            kind = BANNER
        elif chosen == BUY_CASTLE:
            kind = CASTLE
        elif verb(chosen) in (BUY_PROPERTY, BUY_LORD):
            kind = arg_a(chosen)
        return W6_3 if 0 <= kind < SET_KINDS and held(t.earls[d.seat].tray, kind) == 0 else W6_2

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        return below.a == SPENDING and t.earls[d.seat].to_spend > 0

    def numbers(self, t: Table, d: Decision) -> dict[str, int]:
        return {"number": t.earls[d.seat].to_spend}
