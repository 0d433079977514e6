"""The steward in whole games: it has an answer to everything, and it is no fool."""

from __future__ import annotations

from collections import Counter

import pytest

from regni import ruleset_from
from regni.bots.bot import Bot, play_through
from regni.bots.random_bot import RandomBot
from regni.bots.steward.reasons import REASON_NAMES
from regni.bots.steward.steward import Steward
from regni.decks.deck import check_deck, random_deck, steady_deck
from regni.engine.handlers import HANDLERS, KIND_NAMES
from regni.engine.moves import CONCEDE
from regni.engine.play import legal_moves, play, settle
from regni.engine.rng import stream
from regni.engine.ruleset import Ruleset
from regni.engine.setup import set_table
from regni.engine.sight import look, new_memory
from regni.engine.table import Table
from regni.engine.variant_facts import SEATS
from regni.records.positions import Data
from regni.testing import at, earl
from regni.words.words import LANGUAGES, words

#: With these every variant and mode gets along.
COMMON_OPTIONS: Data = {
    "free_mulligan": True, "start_towers": 2, "quiet_politics": 2, "legacy_start": 3, "garrison_slots": 99,
    "resourceful": True, "tactics": True, "clerisy": True,
}  # fmt: skip
#: Rules under which others decide than usual.
OTHER_DECIDERS: Data = {
    "hand_limit": 5, "losses_picked_by": "enemy", "towers_lost": "owner", "spoils_picked_by": "defender",
    "royal_gift": "king", "state_and_church": True,
}  # fmt: skip
Kind = type[Steward] | type[RandomBot]


def in_mode(variant: str, mode: str) -> Data:
    rules: Data = {"variant": variant}
    if mode:
        rules["mode"] = mode
    return rules


def dealt(ruleset: Ruleset, seats: int, seed: str, is_random: bool = False) -> Table:
    decks = [
        random_deck(ruleset, stream(seed, f"deck {seat}")) if is_random else check_deck(steady_deck(ruleset), ruleset)
        for seat in range(seats)
    ]
    table = set_table(ruleset, decks, seed)
    settle(table)
    return table


def play_out(kinds: list[Kind], seed: str, **rules: object) -> Table:
    table = dealt(ruleset_from(rules), len(kinds), seed)
    bots: list[Bot] = [kind(stream(seed, f"bot {seat}")) for seat, kind in enumerate(kinds)]
    play_through(table, bots)
    return table


# Everything has an answer.


@pytest.mark.parametrize("is_random", [False, True], ids=["steady", "random"])
@pytest.mark.parametrize(("variant", "mode"), SEATS)
@pytest.mark.parametrize("options", [{}, COMMON_OPTIONS, OTHER_DECIDERS], ids=["plain", "options", "deciders"])
def test_games_of_stewards_come_to_an_end(variant: str, mode: str, options: Data, is_random: bool) -> None:
    fewest, most = SEATS[variant, mode]
    rules = in_mode(variant, mode) | options
    if variant != "base":
        rules.pop("state_and_church", None)
    if mode == "semi":
        rules["banquet_appeases"] = True
    for seats in {fewest, min(most, 4)}:
        table = dealt(ruleset_from(rules), seats, f"whole {seats}", is_random)
        play_through(table, [Steward(stream("whole", f"bot {seat}")) for seat in range(seats)])
        assert table.over


@pytest.mark.parametrize(
    "option", ["neighbors", "tactics", "clerisy", "resourceful", "state_and_church", "free_mulligan"]
)
def test_so_do_games_with_a_single_option(option: str) -> None:
    assert play_out([Steward] * 3, "option", **{option: True}).over


def asked_about(rules: Data, seats: int, seed: str, most: int) -> Counter[str]:
    """Wherever chance may lead, the steward answers with a legal move that is not to concede; what it was asked."""
    table = dealt(ruleset_from(rules), seats, seed, is_random=True)
    memories = [new_memory(table, seat) for seat in range(seats)]
    stewards = [Steward(stream(seed, f"bot {seat}")) for seat in range(seats)]
    chance = stream(seed, "chance")
    asked: Counter[str] = Counter()
    for _ in range(most):
        if table.over:
            break
        entry = table.stack[-1]
        asked[KIND_NAMES[entry.kind]] += 1
        moves = legal_moves(table)
        steward = stewards[entry.seat]
        chosen = steward.choose(look(table, entry.seat, memories[entry.seat]))
        assert chosen in moves
        assert chosen != CONCEDE
        steward.prepare(table, entry)
        assert all(0 <= steward.score(table, entry, move) <= 1000 for move in moves)
        assert steward.best(table) in moves
        # Blind chance alone would rarely take a Castle or a crown.
        options = [move for move in moves if move != CONCEDE]
        play(table, chosen if chance.below(2) else options[chance.below(len(options))])
    return asked


@pytest.mark.wheel
def test_it_is_asked_everything_and_always_has_an_answer() -> None:
    asked: Counter[str] = Counter()
    for variant, mode in SEATS:
        for options in ({}, COMMON_OPTIONS, OTHER_DECIDERS):
            rules = in_mode(variant, mode) | options
            if variant != "base":
                rules.pop("state_and_church", None)
            if mode == "semi":
                rules["banquet_appeases"] = True
            if mode != "solo" and options:
                rules["house_divided"] = 12
            for number in range(8):
                asked += asked_about(rules, min(SEATS[variant, mode][1], 3), f"anywhere {number}", 500)
    steps = {handler.name for handler in HANDLERS if handler.is_step}
    # A Lord whose Fief has fallen seldom comes home to choose another.
    assert set(KIND_NAMES) - steps - set(asked) <= {"homecoming"}


def test_it_plays_the_same_with_the_same_seed_and_looks_only_at_its_sight() -> None:
    for _ in range(2):
        tables = [play_out([Steward] * 3, "again") for _ in range(2)]
        assert tables[0].rng.words() == tables[1].rng.words()
    table = dealt(Ruleset(), 3, "sight")
    while not table.over and table.round < 12:
        seat = table.stack[-1].seat
        seen = look(table, seat, new_memory(table, seat))
        chosen = Steward(stream("same", "stream")).choose(seen)
        assert chosen == Steward(stream("same", "stream")).best(table), "what is hidden makes no difference"
        play(table, chosen)


def test_every_reason_has_its_words_and_a_choice_has_a_reason() -> None:
    for language in LANGUAGES:
        for name in REASON_NAMES:
            assert words(language).text(f"why-{name}")
    game = at(earl(hand={"land": 1}), earl())
    steward = Steward(stream("a", "reason"))
    steward.choose(game.sight(0))
    assert steward.reason() == ("why-grows", {})


# It is no fool.


@pytest.mark.wheel
def test_it_beats_the_random_bot() -> None:
    wins = 0
    for number in range(40):
        kinds: list[Kind] = [Steward, RandomBot] if number % 2 else [RandomBot, Steward]
        wins += play_out(kinds, f"match {number}").winners >> kinds.index(Steward) & 1
    assert wins >= 37


@pytest.mark.wheel
@pytest.mark.parametrize("variant", ["base", "heathen", "wessex"])
def test_it_beats_two_random_ones(variant: str) -> None:
    wins = 0
    for number in range(12):
        kinds: list[Kind] = [RandomBot] * 3
        kinds[number % 3] = Steward
        wins += play_out(kinds, f"match {number}", variant=variant).winners >> number % 3 & 1
    assert wins >= 9


@pytest.mark.wheel
def test_three_of_them_bring_the_king_of_rebellion_down() -> None:
    tables = [play_out([Steward] * 3, f"king {number}", **in_mode("rebellion", "coop")) for number in range(8)]
    assert sum(table.winners > 0 for table in tables) >= 7
