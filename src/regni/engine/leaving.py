"""Leaving the game, and winning it (B10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .banners import claim_crown
from .cards import BANNER, INFANTRY, KNIGHT, MONK, NO_LORD, NOBODY, VASSAL, colour_of, kind_of
from .events import CONCEDE, DRAWN, KING_FREE, KING_WON, NOBODY_WON, OLD_AGE, OUT, VIKINGS_WON, WON
from .events import KING_GONE as CARD_GONE
from .piles import cards
from .rule_ids import B3_4, B3_6, B8_7, B10_1, B10_3, H4_1
from .table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

# How an Earl left the game. If he was the last rival, the game ended in the same way.
BY_ATTACK: Final = 1
BY_VIKINGS: Final = 2
BY_TREACHERY: Final = 3
OF_OLD_AGE: Final = 4
BY_CONCEDING: Final = 5
# The other endings (B10.3).
AT_MAX_ROUNDS: Final = 6
WITH_NOBODY: Final = 7
# The endings of the variants.
KING_AND_CATHEDRAL: Final = 8
ONLY_FIEF: Final = 9
NO_FIEF_LEFT: Final = 10
GREATER_SOLO: Final = 11
DUAL: Final = 12
LESSER_SOLO: Final = 13
VIKING_VICTORY: Final = 14
KING_FALLEN: Final = 15
EARLS_BEATEN: Final = 16
ENDING_NAMES: Final = [
    "", "conquest", "vikings", "treachery", "old_age", "concession", "max_rounds", "nobody",
    "king_and_cathedral", "only_fief", "no_fief_left", "greater_solo", "dual", "lesser_solo", "viking_victory",
    "king_fallen", "earls_beaten",
]  # fmt: skip

KING_GONE: Final = -2  # the value of `Table.king` after the King card left the game with its holder


def leave_if_landless(t: Table, seat: i64, how: i64) -> None:
    """B10.1: an Earl who has no Fief any more leaves the game. In some variants he plays on."""
    if len(t.earls[seat].fiefs) == 0:
        t.variant.landless(t, seat, how)


def leave(t: Table, seat: i64, how: i64) -> None:
    """An Earl leaves the game."""
    if how == OF_OLD_AGE:
        t.log(OLD_AGE, B3_4, seat)
    elif how == BY_CONCEDING:
        t.log(CONCEDE, B3_6, seat)
    t.earls[seat].out = how
    t.log(OUT, B10_1 if t.variant.eliminates else H4_1, seat, number=how)
    clear_away(t, seat)
    crown_falls = t.king == seat
    if crown_falls:
        t.king = NOBODY if t.rules.king_card_freed else KING_GONE
        if t.king == KING_GONE:
            t.log(CARD_GONE, B8_7, seat)
    t.variant.after_leaving(t, how)
    if not t.over and crown_falls and t.king == NOBODY:
        t.log(KING_FREE, B8_7)
        card_freed(t)


def card_freed(t: Table) -> None:
    """B8.2: the King card is free, so an Earl with a big enough lead in Banners takes it. By some rulesets the lead
    counts only when a Banner is laid."""
    if t.rules.lead_counted == "freed":
        claim_crown(t)


def clear_away(t: Table, seat: i64) -> None:
    """B10.2: his cards of other colours go to their owners' discards, and his Army cards to the Army discard. His own
    cards, his cubes and his Emissaries leave the game. His cards go to his tray, so nobody sees what they were."""
    earl = t.earls[seat]
    for fief in earl.fiefs:
        put_away(t, seat, fief.keep)
        for which in fief.properties:
            put_away(t, seat, which)
        if fief.lord != NO_LORD:
            earl.tray += cards(fief.lord)
    for mercenary in earl.mercenaries:
        put_away(t, seat, mercenary.card)
        t.army.put(INFANTRY, mercenary.infantry)
        t.army.put(KNIGHT, mercenary.knights)
    t.army.put(INFANTRY, earl.infantry + earl.royal_infantry)
    t.army.put(KNIGHT, earl.knights + earl.royal_knights)
    for kind in earl.deck:
        earl.tray += cards(kind)
    earl.tray += earl.hand + earl.discard + earl.towers + earl.mind
    earl.tray += cards(BANNER, earl.banners) + cards(VASSAL, earl.emissary_vassals) + cards(MONK, earl.emissary_monks)
    earl.hand = earl.discard = earl.towers = earl.mind = earl.guard = 0
    earl.hand_size = earl.towers_up = earl.banners = earl.cubes = 0
    earl.emissary_vassals = earl.emissary_monks = 0
    earl.infantry = earl.knights = earl.royal_infantry = earl.royal_knights = 0
    earl.deck = []
    earl.fiefs = []
    earl.mercenaries = []


def put_away(t: Table, seat: i64, which: i64) -> None:
    if colour_of(which) == seat:
        t.earls[seat].tray += cards(kind_of(which))
    else:
        t.discard(which)


def win(t: Table, winners: i64, ending: i64, rule: i64) -> None:
    """The game is over. `winners` has a bit for each seat that has won; it is 0 if the Vikings or the King of Rebellion
    have won."""
    t.over = True
    t.ending = ending
    t.winners = winners
    for seat in range(len(t.earls)):
        if winners >> seat & 1:
            t.log(WON, rule, seat, number=ending)
    if ending in (NO_FIEF_LEFT, VIKING_VICTORY):
        t.log(VIKINGS_WON, rule, number=ending)
    elif ending == EARLS_BEATEN:
        t.log(KING_WON, rule)


def finish(t: Table, ending: i64, rule: i64) -> None:
    """B10.1, B10.3: the last Earl in the game wins. If no Earl is left, nobody wins."""
    seat: i64 = 0
    for earl in t.earls:
        if earl.out == 0:
            win(t, 1 << seat, ending, rule)
            return
        seat += 1
    t.over = True
    t.ending = WITH_NOBODY
    t.log(NOBODY_WON, B10_3)


def lose_retinue(t: Table, seat: i64) -> None:
    """H2.1, H2.2: an Earl loses his Mercenaries with their garrisons and his Kingship Banners."""
    earl = t.earls[seat]
    for mercenary in earl.mercenaries:
        t.discard_mercenary(mercenary)
    earl.mercenaries = []
    lose_banners(t, seat)


def lose_banners(t: Table, seat: i64) -> None:
    earl = t.earls[seat]
    earl.discard += cards(BANNER, earl.banners)
    earl.banners = 0


def draw_game(t: Table) -> None:
    """B10.3: the game is drawn after too many rounds."""
    t.over = True
    t.ending = AT_MAX_ROUNDS
    t.log(DRAWN, B10_3, number=t.rules.max_rounds)
