"""Rebellion: the set-up of the King, and his turn. He draws a card of his Mind and acts on it (R2, R3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .battle import declare
from .cards import (
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
    NOBODY,
    PALACE,
    PRINCE,
    SET_KINDS,
    TREACHERY,
    VASSAL,
    card,
    is_lordly,
    is_property,
    kind_of,
)
from .decisions import APPEASE, KING_TURN, ROUND, Handler, is_player
from .earl import Earl, Fief, new_earl
from .earldom import draw_army, has_in_hand
from .events import (
    APPEASED,
    ATTACH,
    FOUND,
    INSTALL,
    KING_CUBE,
    KING_CUBES,
    KING_IDLE,
    KING_IGNORES,
    KING_LACKS,
    KING_PASSES_OVER,
    KING_SEATED,
    MIND_SHUFFLED,
    MIND_SPENT,
    TURN,
)
from .events import MIND as MIND_DRAWN
from .forces import ATTACK, MIND, TRAY, open_force
from .king_aims import attack_aim, home, intrigue_aim, treachery_aim
from .moves import APPEASE as APPEASE_KING
from .moves import PASS, Moves
from .piles import cards, held
from .politics import plot
from .rng import Rng
from .rule_ids import B3_1, B3_7, B5_3, O2, R1_7, R2_4, R3_1, R3_3, R3_4, R3_5, R3_6, R3_7, R4_1, R4_4, R5_1, R5_2
from .table import Decision, Table
from .vikings import draw_cube, push_marker

if TYPE_CHECKING:
    from mypy_extensions import i64

# The stages of his turn.
THINKING: Final = 0
AIMING: Final = 1
ACTING: Final = 2
RESTING: Final = 3

#: R3.6: the number of his cubes that go into the bag for a Monk.
MONK_CUBES: Final = 2

#: The cards that become his Towers, in this order. The cards that he never takes from the tray come first (R2.1).
TOWER_CARDS: Final = [
    ALLIES, BANQUET, BANNER, MERCENARY, CHURCH, CATHEDRAL, INTRIGUE, TREACHERY, CHAMPION, MONK, PRINCE, VASSAL,
    MARKET_TOWN, CASTLE, LAND,
]  # fmt: skip


def seat_king(t: Table, rng: Rng) -> None:
    """R2: the King takes the seat after the Earls.

    He gets his Earldom, his Towers, his Royal Infantry, the King card and his Mind.
    """
    seat: i64 = len(t.earls)
    rules = t.rules
    king = new_earl(cards(PALACE), [])
    for kind in range(SET_KINDS):
        king.tray += cards(kind, rules.set_copies)
    king.deck = rules.full_mind[:]
    for kind in king.deck:
        king.tray -= cards(kind)
    for listed in rules.kings_fiefs:
        fief = Fief(card(seat, listed[0]), NO_LORD, [])
        for kind in listed:
            king.tray -= cards(kind)
            if is_lordly(kind):
                fief.lord = kind
            elif is_property(kind):
                fief.properties.append(card(seat, kind))
        king.fiefs.append(fief)
    raise_towers(king, rules.kings_towers[t.players])
    king.guard = rules.kings_guard[t.players]
    king.cubes = rules.king_cubes
    rng.shuffle(king.deck)
    t.earls.append(king)
    t.king = seat
    t.automaton = seat
    t.log(KING_SEATED, R2_4, seat)


def raise_towers(king: Earl, number: i64) -> None:
    """R2.1: the King gets his Towers. The cards that he needs in his tray are used last."""
    for kind in TOWER_CARDS:
        here = min(number, held(king.tray, kind))
        king.tray -= cards(kind, here)
        king.towers += cards(kind, here)
        king.towers_up += here
        number -= here
        if number == 0:
            return


class KingTurn(Handler):
    """R3: the turn of the King. `a` is the stage, `b` is the card of the Mind.

    The lowest bits of `c` (TARGET) are the seat of the Earl whose cube was drawn, plus 1. APPEASED_BIT is set if that
    Earl appeased the King. From bit PASSED_OVER on there is one bit for each Earl who was passed over.
    """

    kind: i64 = KING_TURN
    name = "king_turn"
    stands_on: tuple[int, ...] = (ROUND,)
    is_step = True
    outlasts = True

    def run(self, t: Table, d: Decision) -> bool:
        # The stages follow each other until somebody has to be asked.
        depth: i64 = len(t.stack)
        while len(t.stack) == depth:
            if d.a == THINKING:
                think(t, d)
            elif d.a == AIMING:
                aim(t, d)
            elif d.a == ACTING:
                act(t, d)
            else:
                t.pop()
                rest(t, d.seat)
        return False

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        if d.seat != t.automaton or below.a != t.players + 1 or d.a > RESTING:
            return False
        if d.a in (AIMING, ACTING) and d.b not in (CHAMPION, TREACHERY, INTRIGUE):
            return False
        target = (d.c & TARGET) - 1
        return d.a != ACTING or (target < t.players and is_player(t, target))


TARGET: Final = 15  # the bits for the Earl whose cube was drawn
APPEASED_BIT: Final = 16
PASSED_OVER: Final = 5  # the number of the first bit for Earls who were passed over


def think(t: Table, d: Decision) -> None:
    """R3.1: the King draws a card of his Mind and acts on it."""
    king = t.earls[d.seat]
    king.turns += 1
    t.turn_seat = d.seat
    t.action_used = True
    t.log(TURN, B3_1, d.seat)
    d.a = RESTING
    rest(t, d.seat)  # if the Mind had no card left, a killed Lord may have come back to it
    if len(king.deck) == 0:
        return
    t.reveals += 1
    kind: i64 = king.deck.pop()
    d.b = kind
    t.log(MIND_DRAWN, R3_1, d.seat, card=kind)
    king.mind += cards(kind)
    if kind == CHAMPION:
        if t.rules.king_keeps_quiet and king.turns <= t.rules.quiet_turns:
            t.log(MIND_SPENT, B3_7, d.seat, card=kind)
        else:
            d.a = AIMING
    elif kind in (TREACHERY, INTRIGUE):
        if t.rules.king_keeps_quiet and king.turns <= t.rules.quiet_politics:
            t.log(MIND_SPENT, O2, d.seat, card=kind)
        else:
            d.a = AIMING
    elif kind == LAND:
        attach_from_tray(t, d.seat, LAND, R3_3)
    elif kind == MARKET_TOWN:
        is_left = held(king.tray, MARKET_TOWN) > 0 or not t.rules.king_land_for_town
        wants_town = is_left and not king.has(MARKET_TOWN)
        attach_from_tray(t, d.seat, MARKET_TOWN if wants_town else LAND, R3_4)
    elif kind == CASTLE:
        found_from_tray(t, d.seat)
    elif kind == MONK:
        king.cubes += MONK_CUBES
        t.log(KING_CUBES, R3_6, d.seat, number=MONK_CUBES)
        if not t.arrived and t.rules.king_monk_moves_marker:
            push_marker(t, R3_6)
    else:
        install_from_mind(t, d.seat, kind)


def rest(t: Table, seat: i64) -> None:
    """R3.1: an empty Mind is reshuffled from its discards after its last card has been resolved."""
    king = t.earls[seat]
    if len(king.deck) > 0 or king.mind == 0:
        return
    for kind in range(SET_KINDS):
        for _ in range(held(king.mind, kind)):
            king.deck.append(kind)
    king.mind = 0
    t.reveals += 1
    t.rng.shuffle(king.deck)
    t.log(MIND_SHUFFLED, R3_1, seat)


# The cards that let his Earldom grow.


def attach_from_tray(t: Table, seat: i64, kind: i64, rule: i64) -> None:
    """R3.3, R3.4: the King attaches a Property from his tray. For a Land he draws an Army card."""
    king = t.earls[seat]
    fief = home(t, seat, kind)
    if held(king.tray, kind) == 0 or fief == NOBODY:
        t.log(KING_LACKS, rule, seat, card=kind)
        return
    king.tray -= cards(kind)
    king.fiefs[fief].properties.append(card(seat, kind))
    t.log(ATTACH, rule, seat, card=kind, fief=fief, source=TRAY)
    if kind == LAND:
        draw_army(t, seat, t.rules.land_army, B5_3)


def found_from_tray(t: Table, seat: i64) -> None:
    """R3.5: the King founds a Fief with a Castle from his tray."""
    king = t.earls[seat]
    if held(king.tray, CASTLE) == 0:
        t.log(KING_LACKS, R3_5, seat, card=CASTLE)
        return
    king.tray -= cards(CASTLE)
    king.fiefs.append(Fief(card(seat, CASTLE), NO_LORD, []))
    t.log(FOUND, R3_5, seat, card=CASTLE, fief=len(king.fiefs) - 1, source=TRAY)


def install_from_mind(t: Table, seat: i64, lord: i64) -> None:
    """R3.7: the Vassal or Prince becomes the Lord of a Fief that has none.

    He goes to the Fief with the fewest Properties. A Prince goes to the Palace first. Between equal Fiefs a Vassal goes
    to a Castle before the Palace if the ruleset says so, because one Treachery destroys a Vassal's whole Fief.
    """
    king = t.earls[seat]
    best: i64 = NOBODY
    fewest: i64 = 0
    for index in range(len(king.fiefs)):
        fief = king.fiefs[index]
        if fief.lord == NO_LORD:
            number: i64 = 2 * len(fief.properties)
            if kind_of(fief.keep) == PALACE:
                if lord == PRINCE:
                    number -= 1000
                elif t.rules.king_vassal_spares_palace:
                    number += 1
            if best == NOBODY or number < fewest:
                best = index
                fewest = number
    if best == NOBODY:
        t.log(KING_IGNORES, R3_7, seat, card=lord)
        return
    king.mind -= cards(lord)
    king.fiefs[best].lord = lord
    t.log(INSTALL, R3_7, seat, card=lord, fief=best, source=MIND)


# The cards against an Earl.


def aim(t: Table, d: Decision) -> None:
    """R4.1: a cube from the bag decides which Earl is the target. By R1.7 he may appease the King at once."""
    target = draw_cube(t, d.c >> PASSED_OVER | 1 << d.seat)
    if target == NOBODY:
        t.log(KING_IDLE, R4_4 if d.b == CHAMPION else R5_1 if d.b == TREACHERY else R5_2, d.seat)
        d.a = RESTING
        return
    t.log(KING_CUBE, R4_1, d.seat, target)
    d.a = ACTING
    d.c = (d.c >> PASSED_OVER << PASSED_OVER) | (target + 1)
    if t.rules.banquet_appeases and t.earls[target].hand_size > 0:
        t.push(APPEASE, target)


class Appease(Handler):
    """R1.7: the target may discard a Banquet from Hand. Then the King does nothing more this turn."""

    kind: i64 = APPEASE
    name = "appease"
    stands_on: tuple[int, ...] = (KING_TURN,)
    rule: i64 = R1_7
    is_public = False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        if has_in_hand(t, d.seat, BANQUET):
            out.add(APPEASE_KING)
        out.add(PASS)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        t.pop()
        if chosen == APPEASE_KING:
            t.spend_to_discard(d.seat, BANQUET)
            t.stack[-1].c |= APPEASED_BIT
            t.log(APPEASED, R1_7, d.seat)

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        return t.rules.banquet_appeases and below.a == ACTING and d.seat == (below.c & TARGET) - 1

    def face(self, t: Table, d: Decision) -> i64:
        return t.stack[-2].b


def act(t: Table, d: Decision) -> None:
    """R4, R5: the King uses the card of the Mind against the Earl whose cube was drawn."""
    target = (d.c & TARGET) - 1
    d.a = RESTING
    if d.c & APPEASED_BIT != 0:
        return
    king, kind = d.seat, d.b
    if kind == CHAMPION:
        chosen = attack_aim(t, king, target, open_force(t, king, ATTACK))
        if chosen == NOBODY:
            t.log(KING_IDLE, R4_4, king, target)
        else:
            declare(t, king, king, chosen)
        return
    chosen = treachery_aim(t, target) if kind == TREACHERY else intrigue_aim(t, king, target)
    if chosen == NOBODY:
        t.log(KING_PASSES_OVER, R5_1 if kind == TREACHERY else R5_2, king, target)
        d.a = AIMING
        d.c |= 1 << (PASSED_OVER + target)
    else:
        plot(t, king, chosen)
