"""What a steward makes of the table before it weighs its moves: its own strength, its heir, and who threatens it.

Of other Earls only what everybody sees is looked at: sizes of Hands and decks, Towers, open cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.cards import BANNER, CATHEDRAL, CHURCH, NOBODY, PRINCE
from ...engine.earl import Earl, new_earl
from ...engine.forces import (
    ATTACK,
    DEFENCE,
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

#: Hundredths of strength that a card of another's Hand is taken to attack with.
FEARED: Final = 33
#: With so many more in the deck a Banner or a Prince need not be kept for an heir.
SURE: Final = 1
#: How many turns before the deck runs out an heir is installed, and no Cathedral may stand in his way any more.
HEIR_AGE: Final = 4
FORESIGHT: Final = 9
#: How many turns ahead a steward builds.
SPAN: Final = 10


@mypyc_attr(acyclic=True)
class Outlook:
    """What all moves of one decision share. `why` is the reason of the move scored last."""

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
        #: Cards left in one's deck: so many turns are left without an heir.
        self.left: i64 = 0
        self.levy: i64 = 0
        # What one could attack with: from the table without the Lords, the Lords, and from Hand without what is kept
        # for an heir.
        self.force: i64 = 0
        self.lords: i64 = 0
        self.fighters: i64 = 0
        #: Army cards beyond the levy: they make losses good.
        self.reserve: i64 = 0
        #: How many there are whom one may harm.
        self.rivals: i64 = 0
        #: The points by which the strongest attack that may come would break one's weakest walls; 0 if they hold.
        self.shortfall: i64 = 0
        #: The same of one's only Fief and of what everybody sees: what is missing to save oneself.
        self.peril: i64 = 0
        #: How many of the next turns there will be, as far as one can tell.
        self.span: i64 = 0
        #: Whether King card and Cathedral win (H1.1, W1.1, O4), and whether the King of Rebellion stands.
        self.both_win: bool = False
        self.faces_king: bool = False
        #: Whether a Prince is Lord, and whether there is still one to be installed and a Banner to bequeath with.
        self.has_heir: bool = False
        self.heir_in_time: bool = False
        #: Whether another's Cathedral keeps one from an heir who will soon be needed (B5.5).
        self.barred: bool = False
        self.keeps_banner: bool = False
        self.keeps_prince: bool = False
        #: Whether it is enough to stand where one stands for one more round.
        self.holds_out: bool = False
        #: Whether there is nothing to be saved any more: this turn is the last.
        self.all_in: bool = False
        # The rival sized up last: what he can defend with in the open and, in hundredths, from Hand; and his Towers.
        self.rival: i64 = NOBODY
        self.rival_force: i64 = 0
        self.rival_guess: i64 = 0
        self.rival_walls: i64 = 0
        #: In hundredths: how likely the Battle card does not spoil an attack; -1 until it is asked for.
        self.luck: i64 = -1
        # In battle and in a struggle: what is attacked, the force that is wanted, what is there or at stake.
        self.mode: i64 = 0
        self.needed: i64 = 0
        self.stake: i64 = 0


# One's own seat.


def know_self(o: Outlook, t: Table, seat: i64) -> None:
    """What every decision needs to know of one's own seat."""
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
    """B8.3: a Banner is kept, and a Prince while no other is Lord; as long as there can be an heir at all."""
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
    """Whether a card of the Hand is for the heir."""
    return (kind == BANNER and o.keeps_banner) or (kind == PRINCE and o.keeps_prince)


def look_around(o: Outlook, t: Table, seat: i64) -> None:
    """What a turn needs to know besides: one's forces, and whether the walls hold."""
    know_self(o, t, seat)
    me = o.me
    o.levy = me.levy(t.rules.market_town_factor)
    o.force = ready_force(t, seat, ATTACK, [])
    o.reserve = max(0, me.infantry + me.knights - o.levy)
    o.lords = lords_force(t, seat)
    o.fighters = hand_force(t, o.hand)
    if o.faces_king and not t.rules.shares_victory and others_force(t, seat) >= o.force + o.lords:
        # R1.5: whoever brings the King down does it for the others too; they may do their part.
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
    at_home = o.force if t.rules.levy_limits_defence else ready_force(t, seat, DEFENCE, [])
    defence = at_home + o.lords + o.fighters + me.towers_up * t.rules.tower_soak
    o.shortfall = max(0, threat + 1 - defence - weakest) if len(me.fiefs) > 0 else 0
    o.peril = max(0, seen + 1 - defence - weakest) if len(me.fiefs) == 1 else 0
    if o.keeps_prince:
        o.fighters -= t.rules.strength[PRINCE]
    o.span = min(SPAN, o.left + (SPAN if o.has_heir and held(o.hand, BANNER) > 0 else 0))
    o.all_in = o.left < t.rules.turn_draw and t.variant.eliminates and not can_bequeath(o, t)
    o.holds_out = is_about_to_win(o, t, seat) or outlives(o, t, seat)


def others_force(t: Table, seat: i64) -> i64:
    """The strongest force of another Earl, the King of Rebellion left aside."""
    most: i64 = 0
    for other in range(t.players):
        if other != seat and t.earls[other].out == 0:
            most = max(most, open_force(t, other, ATTACK))
    return most


def outlives(o: Outlook, t: Table, seat: i64) -> bool:
    """Whether the last rival dies of old age in his next turn, and oneself does not before."""
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
    """Whether an heir can follow at once."""
    return o.has_heir and held(o.hand, BANNER) > 0 and not t.action_used and not o.barred


def is_bequest_barred(t: Table, seat: i64) -> bool:
    """B5.5: whether another's Cathedral stands between an Earl and his heir."""
    other: i64 = 0
    for earl in t.earls:
        if other != seat and earl.has(CATHEDRAL) and t.variant.bars_bequest(t, other):
            return not t.earls[seat].has(CHURCH)
        other += 1
    return False


# Crown and Church.


def is_about_to_win(o: Outlook, t: Table, seat: i64) -> bool:
    """King card and Cathedral in one hand, where both together win."""
    return o.both_win and t.king == seat and t.earls[seat].has(CATHEDRAL)


def banners_lacking(t: Table, seat: i64) -> i64:
    """How many more Banners would make the seat King."""
    most: i64 = 0
    other: i64 = 0
    for earl in t.earls:
        if other != seat and earl.banners > most:
            most = earl.banners
        other += 1
    return t.rules.kingship_lead + most - t.earls[seat].banners
