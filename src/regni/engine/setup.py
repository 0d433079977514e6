"""Setting the table for a new game (B1, B2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import INFANTRY, NO_LORD, NO_LUCK, NOBODY, NORMAL, PALACE, VIKING, card
from .decisions import ROUND
from .earl import Earl, Fief, new_earl
from .events import FIRST_PLAYER
from .piles import cards
from .rng import Rng, table_streams
from .rule_ids import B2_4
from .ruleset import Ruleset
from .table import Table, TableDeck
from .vikings import draw_cube

if TYPE_CHECKING:
    from mypy_extensions import i64


def table_deck(first: i64, kinds: i64, unshuffled: list[int], rng: Rng) -> TableDeck:
    deck = unshuffled[:]
    rng.shuffle(deck)
    return TableDeck(first, deck, [0] * kinds)


def seat_earl(rules: Ruleset, seat: i64, picked: list[int], rng: Rng) -> Earl:
    """B2.1 to B2.3: Palace, shuffled deck, Hand, a cube in the bag. `picked` counts the deck by kind."""
    earl = new_earl(0, [Fief(card(seat, PALACE), NO_LORD, [])])
    deck = earl.deck
    kind: i64 = 0
    for number in picked:
        earl.tray += cards(kind, rules.set_copies - number)
        for _ in range(number):
            deck.append(kind)
        kind += 1
    rng.shuffle(deck)
    for _ in range(min(rules.hand_size, len(deck))):
        earl.hand += cards(deck.pop())
        earl.hand_size += 1
    earl.cubes = 1
    return earl


def army_decks(seats: i64) -> i64:
    """B1.5: one Army deck for each pair of Earls."""
    return (seats + 1) // 2


def set_table(rules: Ruleset, picked: list[list[int]], seed: str, recording: bool = False) -> Table:
    """A new game: `picked` is each Earl's deck as counts of the 15 card types. Nobody has moved yet.

    The deal and what chance does in play come from streams of their own.
    """
    rng, chance = table_streams(seed)
    army = table_deck(INFANTRY, 2, rules.full_army[army_decks(len(picked))], rng)
    viking_deck = table_deck(VIKING, 2, rules.full_vikings, rng)
    battle_deck = table_deck(NORMAL, 4, rules.full_battle, rng)
    joust_deck = table_deck(NO_LUCK, 3, rules.full_joust, rng)
    earls: list[Earl] = []
    for seat in range(len(picked)):
        earls.append(seat_earl(rules, seat, picked[seat], rng))
    t = Table(
        rules, chance, earls, army, viking_deck, battle_deck, joust_deck, [],
        0, 0, 0, False, NOBODY, 0, 0, 0, False, False, None, [], False, NOBODY, 0, 0, recording,
    )  # fmt: skip
    # B2.4: a cube drawn from the bag names the first player.
    t.first = draw_cube(t)
    t.turn_seat = t.first
    t.log(FIRST_PLAYER, B2_4, t.first)
    t.push(ROUND, -1)
    return t
