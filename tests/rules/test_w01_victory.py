"""W1: how a campaign of Wessex is won."""

from __future__ import annotations

import pytest

from regni.records.positions import Data
from regni.testing import earl, fief, play, result, told_why, wessex

BLUE, RED, GREEN = 0, 1, 2
LANDLESS: list[Data] = []
DANELAW: Data = {"arrived": True, "viking": 3}
STRONG = {"champion": 2}
CONQUER = ["siege red 1", "field hand champion", "field hand champion"]


def archbishop(**parts: object) -> Data:
    return earl(fiefs=[fief("palace", "", "cathedral")], **parts)


# W1.1


@pytest.mark.rule("W1.1")
@pytest.mark.parametrize("vikings", [{}, DANELAW], ids=["Summer", "Danelaw"])
def test_king_card_and_cathedral_at_the_start_of_ones_own_turn_win_the_campaign(vikings: Data) -> None:
    game = play(wessex(earl(), archbishop(), king="red", vikings=vikings, summer=3), "end")
    assert result(game) == ((RED,), "king_and_cathedral", "W1.1")
    assert told_why(game)[-1] == "won W1.1"


@pytest.mark.rule("W1.1")
@pytest.mark.parametrize("king", ["", "blue"])
def test_one_of_them_alone_wins_nothing(king: str) -> None:
    assert play(wessex(earl(), archbishop(), king=king), "end").outcome is None


@pytest.mark.rule("W1.1")
def test_they_must_be_held_at_the_start_of_the_turn_and_not_only_in_it() -> None:
    game = play(wessex(earl(hand={"cathedral": 1}), earl(), king="blue"), "attach cathedral 1", "end")
    assert game.outcome is None
    assert result(play(game, "end")) == ((BLUE,), "king_and_cathedral", "W1.1")


# W1.2


@pytest.mark.rule("W1.2")
@pytest.mark.parametrize("spoils", ["raze", "seize"])
def test_the_only_earl_with_a_fief_wins_at_the_start_of_his_own_turn_and_not_before(spoils: str) -> None:
    game = play(wessex(earl(hand=STRONG), earl(), earl(fiefs=LANDLESS)), *CONQUER, spoils)
    assert (game.outcome, game.deciding, game.about) == (None, BLUE, "turn")
    play(game, "end", "end")
    assert (game.outcome, game.deciding) == (None, GREEN), "nor in the turns of the others"
    assert result(play(game, "end")) == ((BLUE,), "only_fief", "W1.2")
    assert told_why(game)[-1] == "won W1.2"


@pytest.mark.rule("W1.2")
def test_another_earl_who_places_a_castle_in_time_stops_him() -> None:
    game = play(wessex(earl(hand=STRONG), earl(hand={"castle": 1}), earl(fiefs=LANDLESS)), *CONQUER, "done", "raze")
    play(game, "end", "found castle", "end", "end")
    assert (game.outcome, game.deciding, game.about) == (None, BLUE, "turn")


@pytest.mark.rule("W1.2", "W1.3")
def test_once_the_vikings_have_arrived_it_wins_nothing() -> None:
    game = wessex(earl(hand=STRONG, cubes=0), earl(), vikings=DANELAW)
    play(game, *CONQUER, "raze", "end", "end", "pass")
    assert (game.outcome, game.deciding, game.about) == (None, BLUE, "turn")


@pytest.mark.rule("W1.2", "H4.1")
def test_if_the_others_concede_the_last_earl_wins_with_his_next_turn() -> None:
    game = play(wessex(earl(), earl(), earl(), turn="blue"), "concede")
    assert game.outcome is None
    assert result(play(game, "concede")) == ((GREEN,), "only_fief", "W1.2")


# W1.3


@pytest.mark.rule("W1.3")
@pytest.mark.parametrize(("king", "winners", "ending"), [("blue", (BLUE,), "greater_solo"), ("", (), "viking_victory")])
def test_once_they_have_arrived_the_danelaw_decides(king: str, winners: tuple[int, ...], ending: str) -> None:
    vikings = DANELAW | {"markers_out": 7}
    game = play(wessex(earl(), earl(), king=king, turn="red", vikings=vikings), "end")
    assert result(game) == (winners, ending, "W8.3")
