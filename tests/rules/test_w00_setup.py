"""W: who can play a campaign, and how its first Summer begins."""

from __future__ import annotations

import pytest

from regni import Game, RegniError, ruleset_from
from regni.engine.events import EVENT_NAMES
from regni.records.positions import Data
from regni.testing import fief, play, side

WESSEX = ruleset_from({"variant": "wessex"})


@pytest.mark.rule("B1.1")
@pytest.mark.parametrize(("seats", "enough"), [(1, False), (2, True), (6, True), (7, False)])
def test_a_campaign_is_for_two_to_six_earls(seats: int, enough: bool) -> None:
    if enough:
        assert Game.new(seats=seats, ruleset=WESSEX).table.players == seats
    else:
        with pytest.raises(RegniError):
            Game.new(seats=seats, ruleset=WESSEX)


@pytest.mark.rule("B2.4", "B2.5", "W4.3")
def test_the_first_summer_begins_normally_with_the_first_player_drawn_from_the_bag_and_no_marker_out() -> None:
    firsts = set()
    for seed in "abcdefgh":
        game = Game.new(seats=2, ruleset=WESSEX, seed=seed)
        assert EVENT_NAMES[game.events_of(0)[0].kind] == "first_player"
        assert (game.table.summer, game.table.markers_out, game.table.arrived) == (1, 0, False)
        firsts.add(game.deciding)
    assert firsts == {0, 1}


@pytest.mark.rule("B2.2", "W5.2")
def test_nobody_has_a_legacy_point_yet_and_everybody_his_palace() -> None:
    game = Game.new(seats=3, ruleset=WESSEX)
    for seat in range(3):
        one: Data = side(game, seat)
        assert (one["legacy"], one["to_spend"], one["fiefs"]) == (0, 0, [fief("palace")])


@pytest.mark.rule("O1")
def test_mulligans_come_before_the_first_summer_too_once_each_in_turn_order() -> None:
    game = Game.new(seats=3, ruleset=WESSEX, seed="mulligan")
    first = int(game.table.first)
    asked = []
    for _ in range(3):
        assert game.about == "mulligan"
        asked.append(game.deciding)
        play(game, "mulligan")
    assert asked == [first, (first + 1) % 3, (first + 2) % 3]
    assert (game.about, game.deciding) == ("turn", first)
