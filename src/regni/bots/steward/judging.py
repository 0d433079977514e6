"""How a steward judges the table before it scores moves: its own strength, its heir, and threats.

Of other Earls it uses only what everybody sees: sizes of Hands and decks, Towers, open cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.cards import BANNER, CATHEDRAL, CHURCH, NOBODY, PRINCE
from ...engine.earl import Earl, new_earl
from ...engine.forces import (
    ATTACK,
    DEFENCE,
    NO_UNITS,
    NOT_LIMITED,
    hand_force,
    host_force,
    lords_force,
    open_force,
    ready_force,
)
from ...engine.native import mypyc_attr
from ...engine.piles import held
from ...engine.rule_ids import LEGAL
from ...engine.spoils import walls
from ...engine.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The strength with which a card of another's Hand is assumed to attack, in hundredths.
FEARED: Final = 33
#: With this many more in the deck, a Banner or Prince in Hand need not be kept for the heir.
SURE: Final = 1
#: How many turns before the deck runs out to install an heir, and how many to clear a Cathedral out of his way.
HEIR_AGE: Final = 4
FORESIGHT: Final = 9
#: How many turns ahead a steward builds.
SPAN: Final = 10


@mypyc_attr(acyclic=True)
class Outlook:
    """What all moves of one decision share. `why` is the reason for the move scored last."""

    __slots__ = (
        "all_in", "barred", "both_win", "faces_king", "fighters", "force", "hand", "has_heir", "heir_in_time",
        "holds_out", "keeps_banner", "keeps_prince", "left", "levy", "lords", "luck", "me", "mode", "needed",
        "peril", "reserve", "rival", "rival_force", "rival_guess", "rival_walls", "rivals", "seat", "shortfall",
        "span", "stake", "why",
    )  # fmt: skip

    def __init__(self) -> None:
        self.why: i64 = 0
        self.seat: i64 = 0
        self.me: Earl = new_earl(0, [])
        self.hand: i64 = 0
        #: Cards left in the steward's deck: without an heir, so many turns are left.
        self.left: i64 = 0
        self.levy: i64 = 0
        # The steward's strength in attack: from the table without Lords, of the Lords, and from Hand without cards kept
        # for the heir.
        self.force: i64 = 0
        self.lords: i64 = 0
        self.fighters: i64 = 0
        #: Army cards beyond the levy: they replace losses.
        self.reserve: i64 = 0
        #: The number of Earls that this seat may harm.
        self.rivals: i64 = 0
        #: How many points the strongest possible attack gets past the steward's weakest walls; 0 if the walls hold.
        self.shortfall: i64 = 0
        #: The same for an only Fief, against forces that everybody sees: the points missing to survive.
        self.peril: i64 = 0
        #: How many of the next turns this seat will probably have.
        self.span: i64 = 0
        #: Whether King card and Cathedral win together (H1.1, W1.1, O4), and whether the King of Rebellion stands.
        self.both_win: bool = False
        self.faces_king: bool = False
        #: Whether a Prince is Lord; and whether a Prince and a Banner to bequeath with are still available.
        self.has_heir: bool = False
        self.heir_in_time: bool = False
        #: Whether another's Cathedral blocks an heir who is soon needed (B5.5).
        self.barred: bool = False
        self.keeps_banner: bool = False
        self.keeps_prince: bool = False
        #: Whether this seat wins if it just survives one more round.
        self.holds_out: bool = False
        #: Whether this turn is the last, so that nothing needs to be saved.
        self.all_in: bool = False
        # The rival judged last: his open defence, his defence from Hand (in hundredths), and the soak of his Towers.
        self.rival: i64 = NOBODY
        self.rival_force: i64 = 0
        self.rival_guess: i64 = 0
        self.rival_walls: i64 = 0
        #: How likely the Battle card lets an attack through, in hundredths; -1 until it is computed.
        self.luck: i64 = -1
        # In battle and in a struggle: the kind of attack, the wanted force, and the force there or the worth at stake.
        self.mode: i64 = 0
        self.needed: i64 = 0
        self.stake: i64 = 0


# The steward's own seat.


def know_self(o: Outlook, t: Table, seat: i64) -> None:
    """Fill in what every decision needs to know of the steward's seat."""
    me = t.earls[seat]
    o.seat = seat
    o.me = me
    o.hand = me.hand
    o.left = len(me.deck)
    o.faces_king = t.automaton >= 0
    o.both_win = not t.variant.eliminates or (t.rules.state_and_church and not o.faces_king)
    o.rivals = 1 if o.faces_king else t.earls_left() - 1
    o.rival = NOBODY
    o.luck = -1
    o.all_in = False
    think_of_heir(o)
    o.barred = o.heir_in_time and o.left <= FORESIGHT and is_bequest_barred(t, seat)


def think_of_heir(o: Outlook) -> None:
    """B8.3: keep a Banner for the heir, and a Prince while no other is Lord, as long as an heir is possible."""
    o.has_heir = False
    for fief in o.me.fiefs:
        if fief.lord == PRINCE:
            o.has_heir = True
    banners = held(o.hand, BANNER)
    princes = held(o.hand, PRINCE)
    more_banners: i64 = 0
    more_princes: i64 = 0
    for kind in o.me.deck:
        if kind == BANNER:
            more_banners += 1
        elif kind == PRINCE:
            more_princes += 1
    o.heir_in_time = (o.has_heir or princes + more_princes > 0) and banners + more_banners > 0
    o.keeps_banner = banners == 1 and more_banners < SURE and (o.has_heir or princes + more_princes > 0)
    o.keeps_prince = princes == 1 and more_princes < SURE and not o.has_heir and banners + more_banners > 0


def is_kept(o: Outlook, kind: i64) -> bool:
    """Whether a card of the Hand is kept for the heir."""
    return (kind == BANNER and o.keeps_banner) or (kind == PRINCE and o.keeps_prince)


def look_around(o: Outlook, t: Table, seat: i64) -> None:
    """Fill in what a turn needs as well: the steward's forces, and whether the walls hold."""
    know_self(o, t, seat)
    me = o.me
    o.levy = me.levy(t.rules.market_town_factor)
    o.force = ready_force(t, seat, ATTACK, NO_UNITS)
    o.reserve = max(0, me.infantry + me.knights - o.levy)
    o.lords = lords_force(t, seat)
    o.fighters = hand_force(t, o.hand)
    if o.faces_king and not t.rules.shares_victory and others_force(t, seat) >= o.force + o.lords:
        # R1.5: bringing the King down also helps the other Earls, so stronger ones may do it.
        o.rivals = t.earls_left()
    threat: i64 = 0
    seen: i64 = 0
    other: i64 = 0
    for earl in t.earls:
        if other != seat and earl.out == 0 and t.variant.forbids_harm(t, seat, other) == LEGAL:
            force = open_force(t, other, ATTACK)
            seen = max(seen, force)
            threat = max(threat, force + earl.hand_size * FEARED // 100)
        other += 1
    if t.arrived:
        seen = max(seen, host_force(t) + t.rules.viking_gain)
        threat = max(threat, seen)
    weakest: i64 = NOT_LIMITED
    for fief in me.fiefs:
        weakest = min(weakest, walls(t, fief.keep))
    at_home = o.force if t.rules.levy_limits_defence else ready_force(t, seat, DEFENCE, NO_UNITS)
    defence = at_home + o.lords + o.fighters + me.towers_up * t.rules.tower_soak
    o.shortfall = max(0, threat + 1 - defence - weakest) if len(me.fiefs) > 0 else 0
    o.peril = max(0, seen + 1 - defence - weakest) if len(me.fiefs) == 1 else 0
    if o.keeps_prince:
        o.fighters -= t.rules.strength[PRINCE]
    o.span = min(SPAN, o.left + (SPAN if o.has_heir and held(o.hand, BANNER) > 0 else 0))
    o.all_in = o.left < t.rules.turn_draw and t.variant.eliminates and not can_bequeath(o, t)
    o.holds_out = is_about_to_win(o, t, seat) or outlives(o, t, seat)


def others_force(t: Table, seat: i64) -> i64:
    """The strongest open force of another Earl, without the King of Rebellion."""
    most: i64 = 0
    for other in range(t.players):
        if other != seat and t.earls[other].out == 0:
            most = max(most, open_force(t, other, ATTACK))
    return most


def outlives(o: Outlook, t: Table, seat: i64) -> bool:
    """Whether the last rival dies of old age in his next turn, and this seat does not die first."""
    if o.left < t.rules.turn_draw or o.faces_king or not t.variant.eliminates or t.earls_left() != 2:
        return False
    other: i64 = 0
    for earl in t.earls:
        if other != seat and earl.out == 0:
            if len(earl.deck) >= t.rules.turn_draw:
                return False
            for fief in earl.fiefs:
                if fief.lord == PRINCE:
                    return False
        other += 1
    return True


def can_bequeath(o: Outlook, t: Table) -> bool:
    """Whether this seat can bequeath to an heir now."""
    return o.has_heir and held(o.hand, BANNER) > 0 and not t.action_used and not o.barred


def is_bequest_barred(t: Table, seat: i64) -> bool:
    """B5.5: whether another's Cathedral keeps an Earl from bequeathing."""
    other: i64 = 0
    for earl in t.earls:
        if other != seat and earl.has(CATHEDRAL) and t.variant.bars_bequest(t, other):
            return not t.earls[seat].has(CHURCH)
        other += 1
    return False


# Crown and Church.


def is_about_to_win(o: Outlook, t: Table, seat: i64) -> bool:
    """Whether a seat has both King card and Cathedral, where that wins."""
    return o.both_win and t.king == seat and t.earls[seat].has(CATHEDRAL)


def banners_lacking(t: Table, seat: i64) -> i64:
    """The number of Banners the seat still needs to become King."""
    most: i64 = 0
    other: i64 = 0
    for earl in t.earls:
        if other != seat and earl.banners > most:
            most = earl.banners
        other += 1
    return t.rules.kingship_lead + most - t.earls[seat].banners
