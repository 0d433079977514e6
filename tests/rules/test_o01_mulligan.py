"""O1: the free Mulligan."""

from __future__ import annotations

from collections import Counter

import pytest

from regni import Game, ruleset_from
from regni.decks.deck import STEADY
from regni.engine.cards import HIDDEN, NAMES
from regni.engine.events import EVENT_NAMES
from regni.engine.rule_ids import rule_id
from regni.records.positions import Data, counts
from regni.testing import at, earl, play, told

EVERY_KIND = {"castle": 2, "land": 2, "market_town": 2, "church": 2, "prince": 2, "vassal": 2, "champion": 2, "monk": 2,
              "mercenary": 2, "treachery": 2, "intrigue": 2, "allies": 2}  # fmt: skip


def new(seats: int = 3, seed: str = "o1", /, **rules: object) -> Game:
    return Game.new(decks=[EVERY_KIND] * seats, ruleset=ruleset_from(rules), seed=seed)


def hand(game: Game, seat: int) -> dict[str, int]:
    return counts(game.table.earls[seat].hand)


def all_cards(game: Game, seat: int) -> Counter[str]:
    """Hand and deck together."""
    return Counter(hand(game, seat)) + Counter(NAMES[kind] for kind in game.table.earls[seat].deck)


@pytest.mark.rule("O1")
@pytest.mark.parametrize(
    ("rules", "asked"),
    [
        ({}, False),
        ({"variant": "rebellion", "mode": "coop"}, False),
        ({"variant": "heathen"}, True),
        ({"variant": "wessex"}, True),
        ({"free_mulligan": True}, True),
        ({"variant": "rebellion", "mode": "coop", "free_mulligan": True}, True),
        ({"variant": "heathen", "free_mulligan": False}, False),
        ({"variant": "wessex", "free_mulligan": False}, False),
    ],
)
def test_it_is_on_in_two_variants_and_can_be_switched_in_all(rules: Data, asked: bool) -> None:
    assert new(**rules).about == ("mulligan" if asked else "turn")


@pytest.mark.rule("O1")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
@pytest.mark.parametrize("rules", [{"free_mulligan": True}, {"variant": "heathen"}, {"variant": "wessex"}])
def test_each_earl_is_asked_once_in_turn_order_before_the_first_turn(rules: Data, seed: str) -> None:
    game = new(4, seed, **rules)
    asked = []
    while game.about == "mulligan":
        assert game.deciding is not None
        assert (game.legal_moves(), game.table.round) == (["mulligan", "pass"], 0)
        asked.append(game.deciding)
        play(game, "mulligan" if len(asked) % 2 else "pass")
    first = int(game.table.first)
    assert asked == [(first + step) % 4 for step in range(4)]
    assert (game.deciding, game.about, game.table.round) == (first, "turn", 1)


@pytest.mark.rule("O1")
def test_the_king_of_rebellion_has_no_hand_and_is_not_asked() -> None:
    game = new(2, variant="rebellion", mode="semi", free_mulligan=True)
    play(game, "mulligan", "mulligan")
    assert (game.about, game.table.earls[2].hand_size, len(game.table.earls[2].deck)) == ("turn", 0, 11)


@pytest.mark.rule("O1")
def test_the_hand_goes_back_and_as_many_cards_are_drawn_from_the_whole_deck() -> None:
    new_hands = []
    for seed in "abcdefgh":
        game = new(2, seed, free_mulligan=True)
        seat = game.deciding
        assert seat is not None
        before, old = all_cards(game, seat), hand(game, seat)
        play(game, "mulligan")
        assert all_cards(game, seat) == before == Counter(EVERY_KIND)
        assert (sum(hand(game, seat).values()), game.table.earls[seat].hand_size) == (5, 5)
        assert len(game.table.earls[seat].deck) == 19
        new_hands.append((tuple(sorted(old)), tuple(sorted(hand(game, seat)))))
    assert sum(old != new for old, new in new_hands) > 5
    assert any(set(old) & set(new) for old, new in new_hands), "what went back may be drawn again"


@pytest.mark.rule("O1")
def test_with_the_whole_deck_in_hand_the_same_cards_come_back() -> None:
    game = new(2, hand_size=24, free_mulligan=True)
    seat = game.deciding
    assert seat is not None
    play(game, "mulligan")
    assert (hand(game, seat), len(game.table.earls[seat].deck)) == (EVERY_KIND, 0)


@pytest.mark.rule("O1")
def test_another_number_of_cards_is_drawn_where_the_first_hand_has_another() -> None:
    game = new(2, hand_size=7, free_mulligan=True)
    seat = game.deciding
    assert seat is not None
    assert sum(hand(play(game, "mulligan"), seat).values()) == 7
    assert new(2, hand_size=0, free_mulligan=True).about == "turn", "without a Hand there is nothing to put back"


@pytest.mark.rule("O1")
def test_who_passes_keeps_his_hand_and_the_order_of_his_deck() -> None:
    game = new(2, free_mulligan=True)
    seat = game.deciding
    assert seat is not None
    before = (hand(game, seat), game.table.earls[seat].deck[:])
    play(game, "pass")
    assert (hand(game, seat), game.table.earls[seat].deck) == before
    assert told(game) == ["keeps_hand"]


@pytest.mark.rule("O1")
def test_one_earls_mulligan_does_not_touch_the_others() -> None:
    game = new(3, free_mulligan=True)
    seat = game.deciding
    assert seat is not None
    others = [one for one in range(3) if one != seat]
    before = [(hand(game, one), game.table.earls[one].deck[:]) for one in others]
    play(game, "mulligan")
    assert [(hand(game, one), game.table.earls[one].deck) for one in others] == before


@pytest.mark.rule("O1")
def test_nothing_else_can_be_done_before_and_no_mulligan_after() -> None:
    game = new(2, free_mulligan=True)
    assert (game.why_not("end"), game.why_not("tower land")) == ("O1", "O1")
    play(game, "pass", "pass")
    assert game.why_not("mulligan") is not None
    assert "mulligan" not in game.legal_moves()


@pytest.mark.rule("O1")
def test_others_learn_that_a_hand_was_changed_and_no_more() -> None:
    game = new(2, free_mulligan=True)
    seat = game.deciding
    assert seat is not None
    other = 1 - seat
    before = game.view(other)
    play(game, "mulligan")
    assert game.view(other)["earls"] == before["earls"]
    seen = [(EVENT_NAMES[e.kind], e.card) for e in game.events(other) if rule_id(e.rule) == "O1"]
    assert seen == [("mulligan", -1)] + [("draw", HIDDEN)] * 5


@pytest.mark.rule("O1")
def test_new_cards_cannot_be_given_back_but_a_pass_can_be_taken_back() -> None:
    game = new(2, free_mulligan=True)
    assert play(game, "pass").can_undo()
    game.undo()
    assert not play(game, "mulligan").can_undo()


@pytest.mark.rule("O1", "W4.6")
@pytest.mark.parametrize("switched", [True, False])
def test_in_wessex_it_comes_again_each_summer_in_the_new_turn_order(switched: bool) -> None:
    rules = {"variant": "wessex"} | ({} if switched else {"free_mulligan": False})
    game = at(*[earl(wanted=STEADY)] * 3, king="blue", ruleset=rules)
    play(game, "call vote", "pass", "pass", "buy castle", "same", "same", "same")
    if switched:
        assert (game.about, game.deciding) == ("mulligan", 1)
        play(game, "mulligan", "pass", "mulligan")
    assert (game.about, game.deciding, game.table.summer) == ("turn", 1, 2)
    assert [one.hand_size for one in game.table.earls] == [5, 5, 5]
