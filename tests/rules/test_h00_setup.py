"""H: who can play the Great Heathen Army, and what comes before its first turn."""

from __future__ import annotations

import pytest

from regni import Game, RegniError, ruleset_from
from regni.testing import play

HEATHEN = ruleset_from({"variant": "heathen"})


@pytest.mark.rule("B1.1")
@pytest.mark.parametrize(("seats", "enough"), [(2, False), (3, True), (6, True), (7, False)])
def test_the_great_heathen_army_is_for_three_to_six_earls(seats: int, enough: bool) -> None:
    if enough:
        assert Game.new(seats=seats, ruleset=HEATHEN).table.players == seats
    else:
        with pytest.raises(RegniError):
            Game.new(seats=seats, ruleset=HEATHEN)


@pytest.mark.rule("O1")
def test_free_mulligans_are_taken_in_turn_order_just_before_play() -> None:
    game = Game.new(seats=3, ruleset=HEATHEN, seed="mulligan")
    first = int(game.table.first)
    asked = []
    for answer in ("mulligan", "pass", "mulligan"):
        asked.append(game.deciding)
        assert (game.about, sorted(game.legal_moves())) == ("mulligan", ["mulligan", "pass"])
        play(game, answer)
    assert asked == [first, (first + 1) % 3, (first + 2) % 3]
    assert (game.about, game.deciding, game.table.round) == ("turn", first, 1)
    assert [one.hand_size for one in game.table.earls] == [5, 5, 5]


@pytest.mark.rule("O1")
def test_without_the_option_play_begins_at_once() -> None:
    ruleset = ruleset_from({"variant": "heathen", "free_mulligan": False})
    assert Game.new(seats=3, ruleset=ruleset).about == "turn"
