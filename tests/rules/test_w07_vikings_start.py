"""W7: a round that the Vikings start on the table."""

from __future__ import annotations

import pytest

from regni import Game
from regni.decks.deck import STEADY
from regni.records.positions import Data
from regni.testing import earl, fief, play, told, told_why, wessex
from regni.testing.invariants import check

BLUE, RED, GREEN = 0, 1, 2


def ninth(players: int = 3, **parts: object) -> Game:
    """The eighth Summer has just been ended by blue's vote."""
    blue: Data = earl(fiefs=[fief("palace", "", "church")], wanted=dict(STEADY), legacy=1)
    others = [earl(wanted=dict(STEADY)) for _ in range(players - 1)]
    game = wessex(blue, *others, **({"summer": 8, "vikings": {"markers_out": 7}} | parts))
    return play(game, "call vote", *["pass"] * (players - 1))


def to_turns(game: Game) -> Game:
    usual = {"legacy": "buy castle", "pick": "same", "mulligan": "pass"}
    while game.about in usual:
        play(game, usual[game.about])
    return game


def size(game: Game) -> int:
    return int(game.table.vikings + game.table.chieftains)


@pytest.mark.rule("W7.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_when_winter_forces_out_the_eighth_marker_the_vikings_are_turned_up_at_once(players: int) -> None:
    game = ninth(players)
    assert (game.table.summer, game.table.arrived, size(game)) == (9, True, players + 1)
    check(game.table)


@pytest.mark.rule("W7.1")
def test_that_is_before_points_are_spent_and_the_markers_go_back() -> None:
    game = ninth()
    arrival = ["vikings_start W7.1", *["turned_up W7.1"] * 4]
    assert told_why(game)[-7:] == ["new_first W4.2", "markers_start W4.3", *arrival]
    assert (game.about, game.table.markers_out) == ("legacy", 0)


@pytest.mark.rule("W7.1")
def test_with_the_seventh_marker_they_are_not_there() -> None:
    game = ninth(summer=7)
    assert (game.table.arrived, game.table.markers_out, size(game)) == (False, 7, 0)


@pytest.mark.rule("W7.1")
def test_they_act_after_every_earls_first_turn_with_a_marker_out_and_a_card_more() -> None:
    game = to_turns(ninth())
    turns = []
    while game.about == "turn":
        turns.append(game.deciding)
        play(game, "end")
    assert turns == [RED, GREEN, BLUE]
    assert told_why(game) == ["draw B3.3", "marker W8.1", "viking_gain B9.3", "turned_up B9.3", "control B9.5"]
    assert (game.table.markers_out, size(game)) == (1, 5)


@pytest.mark.rule("W7.1", "W3.6")
def test_the_round_is_in_the_danelaw_from_its_start() -> None:
    game = play(to_turns(ninth()), "end", "end", "end")
    assert (game.about, "longboats" in told(game)) == ("control", False), "no automatic vote"
    while game.about == "control" or game.deciding != BLUE:
        play(game, "pass" if game.about == "control" else "end")
    assert game.why_not("call vote") == "W3.1"


@pytest.mark.rule("W7.1")
def test_with_fewer_markers_in_the_ruleset_it_comes_sooner() -> None:
    game = ninth(summer=2, ruleset={"viking_markers": 2}, vikings={"markers_out": 1})
    assert (game.table.summer, game.table.arrived, game.table.markers_out) == (3, True, 0)


@pytest.mark.rule("W7.1")
@pytest.mark.parametrize(("counts", "markers", "host"), [(True, 1, 4), (False, 0, 3)])
def test_whether_the_first_viking_turn_counts_is_a_setting(counts: bool, markers: int, host: int) -> None:
    vikings = {"arrived": True, "markers_out": 0, "viking": 3}
    rules = {"wessex": {"start_counts": counts}}
    game = wessex(earl(), earl(), turn="red", round=1, summer=9, vikings=vikings, ruleset=rules)
    play(game, "end")
    assert (game.table.markers_out, game.table.vikings + game.table.chieftains) == (markers, host)
