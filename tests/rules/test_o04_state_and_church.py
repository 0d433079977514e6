"""O4: State and Church, King card and Cathedral win the base game too."""

from __future__ import annotations

import pytest

from regni import Game
from regni.records.positions import Data
from regni.testing import at, earl, fief, play, told

RULES: Data = {"state_and_church": True}
WITH_CATHEDRAL = [fief("palace", "", "cathedral")]


def ended(game: Game) -> tuple[tuple[int, ...], str, str]:
    assert game.outcome is not None
    return game.outcome.winners, game.outcome.ending, game.outcome.rule


@pytest.mark.rule("O4")
def test_king_card_and_cathedral_at_the_start_of_ones_own_turn_win() -> None:
    game = at(earl(), earl(fiefs=WITH_CATHEDRAL), earl(), king="red", ruleset=RULES)
    play(game, "end")
    assert ended(game) == ((1,), "king_and_cathedral", "O4")
    assert told(game)[-2:] == ["turn", "won"]
    assert game.legal_moves() == []


@pytest.mark.rule("O4")
def test_it_is_off_by_default() -> None:
    game = play(at(earl(), earl(fiefs=WITH_CATHEDRAL), king="red"), "end")
    assert (game.outcome, game.deciding) == (None, 1)


@pytest.mark.rule("O4")
@pytest.mark.parametrize(
    ("red", "king"),
    [
        (earl(fiefs=WITH_CATHEDRAL), ""),
        (earl(fiefs=WITH_CATHEDRAL), "blue"),
        (earl(fiefs=[fief("palace", "", "church", "church")]), "red"),
        (earl(hand={"cathedral": 1}), "red"),
        (earl(towers={"cathedral": 1}), "red"),
    ],
)
def test_it_takes_both_on_the_table(red: Data, king: str) -> None:
    game = play(at(earl(), red, earl(), king=king, ruleset=RULES), "end")
    assert (game.outcome, game.deciding) == (None, 1)


@pytest.mark.rule("O4")
def test_an_earl_who_gets_the_second_in_his_turn_must_hold_both_until_his_next() -> None:
    game = at(earl(hand={"cathedral": 1}), earl(), king="blue", ruleset=RULES)
    assert play(game, "attach cathedral 1").outcome is None
    assert play(game, "end").outcome is None
    assert ended(play(game, "end")) == ((0,), "king_and_cathedral", "O4")


@pytest.mark.rule("O4")
def test_the_crown_may_be_the_second() -> None:
    game = at(earl(hand={"banner": 1}, banners=1, fiefs=WITH_CATHEDRAL), earl(), ruleset=RULES)
    play(game, "crown", "end")
    assert game.outcome is None
    assert ended(play(game, "end"))[0] == (0,)


@pytest.mark.rule("O4")
def test_who_loses_the_cathedral_before_his_turn_has_not_won() -> None:
    game = at(earl(fiefs=WITH_CATHEDRAL), earl(hand={"intrigue": 1}), king="blue", ruleset=RULES)
    play(game, "end", "intrigue blue fief 1")
    play(game, *(["pass"] if game.about == "allies" else []))
    while game.about != "turn":
        play(game, game.legal_moves()[0])
    assert play(game, "end").outcome is None
    assert game.deciding == 0


@pytest.mark.rule("O4")
def test_a_cathedral_won_from_another_counts() -> None:
    game = play(at(earl(), earl(fiefs=[fief("palace", "", "blue.cathedral")]), king="red", ruleset=RULES), "end")
    assert ended(game)[0] == (1,)


@pytest.mark.rule("O4", "O10")
def test_so_does_a_cathedral_that_is_a_fief_of_its_own() -> None:
    rules = RULES | {"clerisy": True}
    game = play(at(earl(), earl(fiefs=[fief("cathedral")]), king="red", ruleset=rules), "end")
    assert ended(game) == ((1,), "king_and_cathedral", "O4")


@pytest.mark.rule("O4", "R1.5")
def test_in_semi_cooperative_play_it_wins_once_the_king_has_fallen() -> None:
    rules = RULES | {"variant": "rebellion", "mode": "semi"}
    blue = earl(fiefs=WITH_CATHEDRAL, banners=2)
    king = earl(fiefs=[fief("castle", "vassal")], deck=["land"])
    joust = ["no_luck"] * 12 + ["joust_vassal"] * 6 + ["joust_prince"] * 6
    game = at(blue, earl(hand={"treachery": 1}), king, turn="red", ruleset=rules, decks={"joust": {"cards": joust}})
    play(game, "betray green lord 1")
    assert (game.view(0)["king"], game.outcome) == ("blue", None), "a lead in Banners takes the card as it falls free"
    play(game, "end")
    assert ended(game) == ((0,), "king_and_cathedral", "O4")


@pytest.mark.rule("O4")
def test_the_king_of_rebellion_wins_nothing_by_his_cathedral() -> None:
    rules = RULES | {"variant": "rebellion", "mode": "semi"}
    king = earl(fiefs=[fief("palace", "prince", "cathedral")], deck=["land", "land"])
    game = play(at(earl(), earl(), king, ruleset=rules), "end", "end")
    assert (game.outcome, game.deciding) == (None, 0)
    assert "mind" in told(game)
