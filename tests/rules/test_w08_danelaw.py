"""W8: the Danelaw, the last phase of a campaign."""

from __future__ import annotations

import pytest

from regni import Game, ruleset_from
from regni.records.positions import Data
from regni.testing import earl, fief, play, told, told_why, wessex

BLUE, RED, GREEN = 0, 1, 2
LANDLESS: list[Data] = []


def danelaw(*earls: Data, **parts: object) -> Game:
    """Green's turn, the last before the Vikings, who have come; `markers` of their countdown are out."""
    vikings = {"arrived": True, "viking": 3, "markers_out": parts.pop("markers", 0)}
    return wessex(*(earls or (earl(), earl(), earl())), **({"turn": "green", "vikings": vikings} | parts))


def idle(game: Game) -> str:
    """What does least, whatever is asked."""
    usual = {"turn": "end", "control": "pass", "mulligan": "pass", "cast": "vote for", "pick": "same", "field": "done"}
    return usual.get(game.about, "pass")


def end_round(game: Game) -> None:
    """To the end of the next Viking turn."""
    begun = game.table.round
    while game.outcome is None and (game.table.round == begun or game.about == "control"):
        play(game, idle(game))


# W8.1


@pytest.mark.rule("W8.1")
def test_the_markers_go_back_with_the_arrival_and_out_again_one_each_further_viking_turn() -> None:
    game = wessex(earl(), earl(), earl(), turn="green", vikings={"markers_out": 7})
    play(game, "end", "pass", "pass", "pass")
    assert "markers_back W8.1" in told_why(game)
    out = [game.table.markers_out]
    play(game, "pass")
    for _ in range(3):
        end_round(game)
        out.append(game.table.markers_out)
    assert out == [0, 1, 2, 3]


@pytest.mark.rule("W8.1")
def test_neither_an_attack_nor_an_emissary_changes_that() -> None:
    game = danelaw(earl(), earl(hand={"monk": 1}), earl(hand={"champion": 1}), turn="red")
    play(game, "emissary monk")
    assert game.table.markers_out == 0
    play(game, "end", "siege blue 1", "field hand champion")
    assert not game.table.white_forward
    play(game, "end")
    assert (game.table.markers_out, "marker W8.1" in told_why(game)) == (1, True)


@pytest.mark.rule("W8.1")
def test_there_is_no_vote_for_winter_any_more() -> None:
    game = danelaw(earl(), earl(), earl(fiefs=[fief("palace", "monk", "church")]), king="green")
    assert game.why_not("call vote") == "W3.1"


# W8.2


@pytest.mark.rule("W8.2")
def test_if_at_the_start_of_a_viking_turn_no_earl_has_a_fief_the_vikings_win() -> None:
    game = play(danelaw(*[earl(fiefs=LANDLESS)] * 3), "end")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ending, game.outcome.rule) == ((), "no_fief_left", "W8.2")
    assert told_why(game) == ["draw B3.3", "vikings_won W8.2"]


@pytest.mark.rule("W8.2")
def test_not_before_so_that_a_castle_can_still_save_the_land() -> None:
    red, green = earl(fiefs=LANDLESS), earl(fiefs=LANDLESS, hand={"castle": 1})
    game = danelaw(earl(deck=[]), red, green, turn="blue")
    play(game, "end")
    assert (game.outcome, game.table.earls_with_fief()) == (None, 0)
    play(game, "end", "found castle", "end")
    assert (game.outcome, game.about) == (None, "control")


@pytest.mark.rule("W8.2")
def test_when_they_raze_the_last_fief_themselves_they_win_with_their_next_turn() -> None:
    red = earl(fiefs=[fief("castle")], cubes=0)
    game = play(danelaw(earl(fiefs=LANDLESS), red, earl(fiefs=LANDLESS, cubes=0)), "end", "siege red 1")
    assert (game.outcome, game.table.earls_with_fief()) == (None, 0)
    play(game, "end", "end", "end")
    assert game.outcome is not None
    assert game.outcome.rule == "W8.2"


@pytest.mark.rule("W8.2")
def test_it_is_no_rule_of_the_summer_before_the_vikings_arrive() -> None:
    game = wessex(*[earl(fiefs=LANDLESS)] * 3, turn="green", vikings={"markers_out": 3})
    assert play(game, "end").outcome is None


@pytest.mark.rule("W8.2")
def test_nor_of_the_turn_in_which_they_arrive() -> None:
    game = wessex(*[earl(fiefs=LANDLESS)] * 3, turn="green", vikings={"markers_out": 7})
    play(game, "end", "pass", "pass", "pass")
    assert (game.table.arrived, game.outcome) == (True, None)
    end_round(game)
    end_round(game)
    assert game.outcome is not None
    assert game.outcome.rule == "W8.2"


# W8.3


ARCHBISHOP = earl(fiefs=[fief("palace", "", "cathedral")])
ENDINGS: list[tuple[list[Data], str, tuple[int, ...], str]] = [
    ([earl(), earl(), earl()], "blue", (BLUE,), "greater_solo"),
    ([ARCHBISHOP, earl(), earl()], "blue", (BLUE,), "greater_solo"),
    ([earl(), ARCHBISHOP, earl()], "blue", (BLUE, RED), "dual"),
    ([earl(fiefs=LANDLESS), ARCHBISHOP, earl()], "blue", (RED,), "lesser_solo"),
    ([earl(), earl(), ARCHBISHOP], "", (GREEN,), "lesser_solo"),
    ([earl(fiefs=LANDLESS), earl(), earl()], "blue", (), "viking_victory"),
    ([earl(), earl(), earl()], "", (), "viking_victory"),
]
ENDING_IDS = [
    "a King with a Fief",
    "a King with the Cathedral",
    "King and Archbishop",
    "Archbishop, and a King off the table",
    "Archbishop without a King",
    "a King off the table",
    "neither",
]


@pytest.mark.rule("W8.3")
@pytest.mark.parametrize(("earls", "king", "winners", "ending"), ENDINGS, ids=ENDING_IDS)
def test_when_the_eighth_marker_is_out_again_the_campaign_is_decided_before_the_vikings_act(
    earls: list[Data], king: str, winners: tuple[int, ...], ending: str
) -> None:
    game = play(danelaw(*earls, king=king, markers=7), "end")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ending, game.outcome.rule) == (winners, ending, "W8.3")
    won = ["won W8.3"] * len(winners) or ["vikings_won W8.3"]
    assert told_why(game) == ["draw B3.3", "marker W8.1", *won]


@pytest.mark.rule("W8.3")
@pytest.mark.parametrize(("earls", "king", "winners", "ending"), ENDINGS, ids=ENDING_IDS)
def test_one_marker_earlier_it_is_not(earls: list[Data], king: str, winners: tuple[int, ...], ending: str) -> None:
    assert play(danelaw(*earls, king=king, markers=6), "end").outcome is None


# W8.4


@pytest.mark.rule("W8.4")
@pytest.mark.parametrize("from_the_start", [False, True], ids=["arrived in play", "started on the table"])
def test_the_danelaw_lasts_at_most_eight_turns(from_the_start: bool) -> None:
    deck = {"banquet": 6, "allies": 6}
    earls = [earl(deck=deck), earl(deck=deck)]
    if from_the_start:
        game = wessex(*earls, summer=9, vikings={"arrived": True, "viking": 3})
    else:
        game = wessex(*earls, turn="red", vikings={"markers_out": 7})
        play(game, "end", "pass", "pass", "pass")
    begun = game.table.round
    while game.outcome is None:
        end_round(game)
    assert game.table.round - begun == 7
    assert (game.outcome.ending, game.table.markers_out) == ("viking_victory", 8)


@pytest.mark.rule("W8.4", "W3.5", "W4.3", "W7.1")
def test_it_comes_at_the_latest_with_the_ninth_round() -> None:
    game = Game.new(seats=2, ruleset=ruleset_from({"variant": "wessex"}), seed="long")
    votes = []
    while not game.table.arrived:
        play(game, idle(game))
        if "longboats" in told(game):
            votes.append((int(game.table.summer), int(game.table.round)))
    # Each Summer has one round of the table less before longboats are sighted.
    assert votes == [(summer, 9 - summer) for summer in range(1, 9)]
    assert game.table.summer == 9


@pytest.mark.rule("W8.4", "B10.3")
def test_a_summer_with_an_attack_in_every_round_ends_at_last_in_a_draw() -> None:
    deck = {"allies": 6}
    game = wessex(earl(deck=deck), earl(deck=deck), king="blue", ruleset={"max_rounds": 4})
    while game.outcome is None:
        if game.deciding == BLUE and not game.table.action_used:
            play(game, "siege red 1", "field crown")
        play(game, idle(game))
    assert (game.outcome.ending, game.table.round, game.table.markers_out) == ("max_rounds", 4, 0)
