"""Setting the table for a new game (B1, B2; R2, W4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import INFANTRY, NO_LUCK, NOBODY, NORMAL, VIKING
from .dealing import army_decks, palace_earl, table_deck
from .decisions import MUSTER, ROUND
from .earl import Earl
from .events import FIRST_PLAYER
from .king import seat_king
from .muster import SPENDING, TOWERS
from .piles import cards
from .rng import Rng, table_streams
from .rule_ids import B2_4
from .ruleset import Ruleset
from .table import NO_AUTOMATON, Table
from .variants import VARIANTS
from .vikings import draw_cube

if TYPE_CHECKING:
    from mypy_extensions import i64


def seat_earl(rules: Ruleset, seat: i64, picked: list[int], rng: Rng) -> Earl:
    """B2.1 to B2.3: an Earl gets his Palace, his shuffled deck, a Hand and a cube in the bag. `picked` counts the deck
    by kind."""
    earl = palace_earl(seat)
    deck = earl.deck
    late = rules.picks_decks_late()
    kind: i64 = 0
    for number in picked:
        earl.wanted += cards(kind, number)
        if late:
            # O3, O9: he picks his deck later, at the table. This is only the deck that he wants.
            earl.tray += cards(kind, rules.set_copies)
        else:
            earl.tray += cards(kind, rules.set_copies - number)
            for _ in range(number):
                deck.append(kind)
        kind += 1
    if late:
        earl.legacy = earl.to_spend = rules.legacy_start
        return earl
    rng.shuffle(deck)
    for _ in range(min(rules.hand_size, len(deck))):
        earl.hand += cards(deck.pop())
        earl.hand_size += 1
    return earl


def set_table(rules: Ruleset, picked: list[list[int]], seed: str, recording: bool = False) -> Table:
    """Sets the table for a new game. `picked` is each Earl's deck as counts of the 15 card types.

    The deal and the chance in play come from two separate random streams.
    """
    rng, chance = table_streams(seed)
    variant = VARIANTS[rules.variant]
    # B1.5: the King of Rebellion counts as an Earl for the Army decks, unless the ruleset says otherwise.
    has_king = variant.has_king
    counted = len(picked) + (1 if has_king and rules.king_counts_for_army else 0)
    army = table_deck(INFANTRY, 2, rules.full_army[army_decks(counted)], rng)
    viking_deck = table_deck(VIKING, 2, rules.full_vikings, rng)
    battle_deck = table_deck(NORMAL, 4, rules.full_battle, rng)
    joust_deck = table_deck(NO_LUCK, 3, rules.full_joust, rng)
    earls: list[Earl] = []
    for seat in range(len(picked)):
        earls.append(seat_earl(rules, seat, picked[seat], rng))
    t = Table(
        rules, chance, earls, army, viking_deck, battle_deck, joust_deck, [],
        0, 0, 0, False, NOBODY, 0, 0, 0, False, False, None, [], False, 0, 0, 0, recording,
        variant, len(picked), NO_AUTOMATON, 1 if variant.is_campaign else 0, 0,
    )  # fmt: skip
    # B2.4: a cube drawn from the bag names the first player.
    t.first = draw_cube(t)
    t.turn_seat = t.first
    t.log(FIRST_PLAYER, B2_4, t.first)
    if has_king:
        seat_king(t, rng)
    t.push(ROUND, -1)
    if rules.picks_decks_late():
        t.push(MUSTER, -1, SPENDING)
    elif rules.free_mulligan or rules.start_towers > 0:
        t.push(MUSTER, -1, TOWERS)
    return t
