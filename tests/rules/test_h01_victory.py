"""H1: how the Great Heathen Army is won, by an Earl or by the Vikings."""

from __future__ import annotations

import pytest

from regni.records.positions import Data
from regni.testing import earl, fief, heathen, play, result, told_why

BLUE, RED, GREEN = 0, 1, 2
LANDLESS: list[Data] = []
#: The Vikings are there, and far from their last marker.
ARRIVED: Data = {"arrived": True, "viking": 3}
STRONG = {"champion": 2}
CONQUER = ["siege red 1", "field hand champion", "field hand champion"]


def archbishop(**parts: object) -> Data:
    return earl(fiefs=[fief("palace", "", "cathedral")], **parts)


# H1.1


@pytest.mark.rule("H1.1")
@pytest.mark.parametrize("vikings", [{}, ARRIVED], ids=["before the arrival", "after the arrival"])
def test_king_card_and_cathedral_at_the_start_of_ones_own_turn_win(vikings: Data) -> None:
    game = play(heathen(earl(), archbishop(), earl(), king="red", vikings=vikings), "end")
    assert result(game) == ((RED,), "king_and_cathedral", "H1.1")
    assert told_why(game)[-2:] == ["turn B3.1", "won H1.1"]
    assert (game.deciding, game.legal_moves()) == (None, [])


@pytest.mark.rule("H1.1")
@pytest.mark.parametrize("king", ["", "blue", "green"])
def test_the_cathedral_alone_wins_nothing(king: str) -> None:
    game = play(heathen(earl(), archbishop(), earl(), king=king), "end")
    assert (game.outcome, game.deciding, game.about) == (None, RED, "turn")


@pytest.mark.rule("H1.1")
def test_the_king_card_alone_wins_nothing() -> None:
    game = play(heathen(earl(), earl(fiefs=[fief("palace", "", "church")]), archbishop(), king="red"), "end")
    assert (game.outcome, game.deciding, game.about) == (None, RED, "turn")


@pytest.mark.rule("H1.1")
def test_an_earl_who_gets_both_in_his_turn_has_to_hold_them_until_his_next_turn_starts() -> None:
    game = heathen(earl(hand={"cathedral": 1}), earl(), earl(), king="blue")
    play(game, "attach cathedral 1", "end", "end")
    assert game.outcome is None, "the turns of the others are not his"
    assert result(play(game, "end")) == ((BLUE,), "king_and_cathedral", "H1.1")


@pytest.mark.rule("H1.1")
def test_an_earl_who_loses_the_cathedral_in_time_does_not_win() -> None:
    game = heathen(earl(hand={"intrigue": 1}), archbishop(), earl(), king="red")
    play(game, "intrigue red fief 1", "end")
    assert (game.outcome, game.deciding, game.about) == (None, RED, "turn")


# H1.2


@pytest.mark.rule("H1.2")
@pytest.mark.parametrize("spoils", ["raze", "seize"])
def test_an_earl_who_is_the_only_one_with_a_fief_wins_at_once_in_the_middle_of_his_turn(spoils: str) -> None:
    game = play(heathen(earl(hand=STRONG), earl(), earl(fiefs=LANDLESS)), *CONQUER, spoils)
    assert result(game) == ((BLUE,), "only_fief", "H1.2")
    assert told_why(game)[-2:] == ["tabled H2.2", "won H1.2"]


@pytest.mark.rule("H1.2")
def test_while_two_have_a_fief_the_game_goes_on() -> None:
    game = play(heathen(earl(hand=STRONG), earl(), earl(), earl(fiefs=LANDLESS)), *CONQUER, "raze")
    assert (game.outcome, game.deciding, game.about) == (None, BLUE, "turn")


@pytest.mark.rule("H1.2")
def test_a_lesser_relative_can_make_another_the_only_one() -> None:
    game = play(heathen(earl(deck=[]), earl(fiefs=LANDLESS), earl()), "end")
    assert result(game) == ((GREEN,), "only_fief", "H1.2")


@pytest.mark.rule("H1.2")
def test_so_can_treachery() -> None:
    red = earl(fiefs=[fief("castle", "vassal")])
    game = play(heathen(earl(hand={"treachery": 1}), red, earl(fiefs=LANDLESS)), "betray red lord 1")
    assert result(game) == ((BLUE,), "only_fief", "H1.2")


@pytest.mark.rule("H1.2")
def test_so_can_an_earl_who_has_no_fief_himself() -> None:
    game = play(heathen(earl(hand=STRONG, fiefs=LANDLESS), earl(), earl()), *CONQUER, "raze")
    assert result(game) == ((GREEN,), "only_fief", "H1.2")


@pytest.mark.rule("H1.2", "H4.1")
def test_so_can_conceding() -> None:
    game = play(heathen(earl(), earl(fiefs=LANDLESS), earl()), "concede")
    assert result(game) == ((GREEN,), "only_fief", "H1.2")


# H1.3


@pytest.mark.rule("H1.3")
@pytest.mark.parametrize("spoils", ["raze", "seize"])
def test_after_the_arrival_the_only_earl_with_a_fief_wins_nothing(spoils: str) -> None:
    game = heathen(earl(hand=STRONG), earl(), earl(fiefs=LANDLESS), vikings=ARRIVED)
    play(game, *CONQUER, spoils)
    assert (game.outcome, game.deciding, game.about) == (None, BLUE, "turn")
    play(game, "end", "end", "end")
    assert game.outcome is None


@pytest.mark.rule("H1.3")
def test_after_the_arrival_the_vikings_win_at_once_when_a_relative_loses_the_last_fief() -> None:
    game = heathen(earl(deck=[]), earl(fiefs=LANDLESS), earl(fiefs=LANDLESS), vikings=ARRIVED)
    assert result(play(game, "end")) == ((), "no_fief_left", "H1.3")
    assert told_why(game)[-1] == "vikings_won H1.3"


@pytest.mark.rule("H1.3")
def test_they_win_at_once_when_an_earl_off_the_table_razes_the_last_fief() -> None:
    blue = earl(hand=STRONG, fiefs=LANDLESS)
    game = play(heathen(blue, earl(), earl(fiefs=LANDLESS), vikings=ARRIVED), *CONQUER)
    assert result(play(game, "raze")) == ((), "no_fief_left", "H1.3")


@pytest.mark.rule("H1.3")
def test_but_not_when_he_takes_it_over() -> None:
    blue = earl(hand=STRONG, fiefs=LANDLESS)
    game = play(heathen(blue, earl(), earl(fiefs=LANDLESS), vikings=ARRIVED), *CONQUER, "seize")
    assert game.outcome is None


@pytest.mark.rule("H1.3")
def test_they_win_when_they_raze_the_last_fief_themselves() -> None:
    red = earl(cubes=0, fiefs=[fief("castle")])
    game = heathen(earl(fiefs=LANDLESS), red, earl(cubes=0, fiefs=LANDLESS), turn="green", vikings=ARRIVED)
    assert result(play(game, "end", "siege red 1")) == ((), "no_fief_left", "H1.3")


@pytest.mark.rule("H1.3", "H4.1")
def test_they_win_when_the_last_earl_with_a_fief_concedes() -> None:
    game = heathen(earl(), earl(fiefs=LANDLESS), earl(fiefs=LANDLESS), vikings=ARRIVED)
    assert result(play(game, "concede")) == ((), "no_fief_left", "H1.3")
