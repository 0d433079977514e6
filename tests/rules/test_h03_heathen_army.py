"""H3: the Great Heathen Army, from its arrival to the end it brings."""

from __future__ import annotations

import pytest

from regni import Game
from regni.records.positions import Data
from regni.testing import earl, fief, heathen, play, side, told, told_why

BLUE, RED, GREEN = 0, 1, 2
LANDLESS: list[Data] = []


def eve(*earls: Data, **vikings: object) -> Game:
    """Green's turn, the last before the Vikings come with their eighth marker."""
    return heathen(*(earls or (earl(), earl(), earl())), turn="green", vikings={"markers_out": 7} | vikings)


def occupied(*earls: Data, **parts: object) -> Game:
    """Green's turn, the last before the Vikings, who have come; `markers` of their second countdown are out."""
    vikings = {"arrived": True, "viking": 3, "markers_out": parts.pop("markers", 0)}
    return heathen(*(earls or (earl(), earl(), earl())), **({"turn": "green", "vikings": vikings} | parts))


def pass_round(game: Game) -> None:
    """All turns to the end of the next Viking turn, in which the host is held back."""
    begun = game.table.round
    while game.outcome is None and (game.table.round == begun or game.about == "control"):
        play(game, "pass" if game.about == "control" else "end")


def size(game: Game) -> int:
    return int(game.table.vikings + game.table.chieftains)


# H3.1


@pytest.mark.rule("H3.1")
def test_when_the_vikings_arrive_all_black_markers_go_back() -> None:
    game = play(eve(), "end")
    assert (game.table.arrived, game.table.markers_out, size(game)) == (True, 0, 4)
    arrival = ["arrived B9.2", *["turned_up B9.2"] * 4, "markers_back H3.1"]
    assert told_why(game) == ["draw B3.3", "marker B9.1", *arrival, "control B9.5"]


@pytest.mark.rule("H3.1")
def test_before_the_arrival_they_do_not() -> None:
    game = play(eve(markers_out=6), "end")
    assert (game.table.arrived, game.table.markers_out) == (False, 7)


@pytest.mark.rule("H3.1")
def test_after_it_an_emissary_pushes_no_marker_but_brings_cubes_and_stays_with_the_vikings() -> None:
    game = play(occupied(earl(), earl(), earl(hand={"monk": 1}), markers=2), "emissary monk")
    assert (game.table.markers_out, told(game)) == (2, ["emissary"])
    assert (side(game, GREEN)["cubes"], side(game, GREEN)["emissaries"]) == (3, {"vassal": 0, "monk": 1})


@pytest.mark.rule("H3.1", "B9.4")
def test_before_it_an_emissary_pushes_one() -> None:
    game = play(eve(earl(), earl(), earl(hand={"monk": 1}), markers_out=2), "emissary monk")
    assert (game.table.markers_out, told(game)) == (3, ["emissary", "marker"])


@pytest.mark.rule("H3.1")
@pytest.mark.parametrize("arrived", [False, True])
def test_after_it_the_white_marker_is_out_of_use(arrived: bool) -> None:
    green = earl(hand={"champion": 1})
    game = occupied(earl(), earl(), green) if arrived else eve(earl(), earl(), green, markers_out=1)
    play(game, "siege red 1", "field hand champion")
    assert game.table.white_forward is not arrived


# H3.2


@pytest.mark.rule("H3.2")
def test_a_marker_goes_out_at_the_start_of_each_further_viking_turn_and_not_of_the_turn_of_arrival() -> None:
    game = eve()
    out = []
    for _ in range(4):
        pass_round(game)
        out.append(game.table.markers_out)
    assert out == [0, 1, 2, 3]


@pytest.mark.rule("H3.2")
def test_it_goes_out_before_the_host_grows_and_acts() -> None:
    growth = ["viking_gain B9.3", "turned_up B9.3"]
    assert told_why(play(occupied(), "end")) == ["draw B3.3", "marker H3.2", *growth, "control B9.5"]


@pytest.mark.rule("H3.2")
def test_no_attack_delays_it() -> None:
    game = occupied(earl(), earl(), earl(hand={"champion": 1}))
    play(game, "siege red 1", "field hand champion", "end")
    assert game.table.markers_out == 1


# H3.3


def king_of(*fiefs: Data) -> Data:
    return earl(fiefs=list(fiefs), cubes=0)


ARCHBISHOP = earl(fiefs=[fief("palace", "", "cathedral")])
#: The Earls when the last marker goes out, who is King, who wins and how.
ENDINGS: list[tuple[list[Data], str, tuple[int, ...], str]] = [
    ([king_of(fief("castle")), earl(), earl()], "blue", (BLUE,), "greater_solo"),
    ([king_of(fief("castle", "", "cathedral")), earl(), earl()], "blue", (BLUE,), "greater_solo"),
    ([king_of(fief("castle")), ARCHBISHOP, earl()], "blue", (BLUE, RED), "dual"),
    ([king_of(), ARCHBISHOP, earl()], "blue", (RED,), "lesser_solo"),
    ([earl(), earl(), ARCHBISHOP], "", (GREEN,), "lesser_solo"),
    ([king_of(), earl(), earl()], "blue", (), "viking_victory"),
    ([earl(), earl(), earl()], "", (), "viking_victory"),
]
ENDING_IDS = [
    "the King has a Fief and nobody the Cathedral",
    "the King has both",
    "another has the Cathedral",
    "the King is off the table and another has the Cathedral",
    "there is no King and somebody has the Cathedral",
    "the King is off the table and nobody has the Cathedral",
    "there is neither",
]


@pytest.mark.rule("H3.3")
@pytest.mark.parametrize(("earls", "king", "winners", "ending"), ENDINGS, ids=ENDING_IDS)
def test_when_the_eighth_marker_is_out_again_the_game_is_resolved(
    earls: list[Data], king: str, winners: tuple[int, ...], ending: str
) -> None:
    game = play(occupied(*earls, king=king, markers=7), "end")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ending, game.outcome.rule) == (winners, ending, "H3.3")
    won = ["won H3.3"] * len(winners) or ["vikings_won H3.3"]
    assert told_why(game) == ["draw B3.3", "marker H3.2", *won], "before the Vikings act"


@pytest.mark.rule("H3.3")
@pytest.mark.parametrize(("earls", "king", "winners", "ending"), ENDINGS, ids=ENDING_IDS)
def test_with_the_seventh_marker_it_is_not(earls: list[Data], king: str, winners: tuple[int, ...], ending: str) -> None:
    game = play(occupied(*earls, king=king, markers=6), "end")
    assert (game.outcome, game.about) == (None, "control")


@pytest.mark.rule("H3.3")
def test_a_king_who_comes_back_to_the_table_in_time_still_wins() -> None:
    blue, green = earl(fiefs=LANDLESS, hand={"castle": 1}), earl()
    game = occupied(blue, ARCHBISHOP, green, king="blue", markers=7, turn="blue")
    play(game, "found castle", "end", "end", "end")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ending) == ((BLUE, RED), "dual")


@pytest.mark.rule("H3.2", "H3.3")
def test_the_game_is_over_eight_rounds_after_the_arrival_come_what_may() -> None:
    deck = {"banquet": 6, "allies": 6}
    game = eve(earl(deck=deck), earl(deck=deck), earl(deck=deck))
    pass_round(game)
    arrival = game.table.round
    while game.outcome is None:
        pass_round(game)
    # The turns of eight more rounds are played; the last Viking turn begins and is not played.
    assert game.table.round - arrival == 7
    assert (game.outcome.ending, game.table.markers_out) == ("viking_victory", 8)


# H3.4


@pytest.mark.rule("H3.4")
def test_the_host_grows_by_a_card_each_turn_after_the_arrival() -> None:
    game = eve()
    sizes = []
    for _ in range(3):
        pass_round(game)
        sizes.append(size(game))
    assert sizes == [4, 5, 6]


@pytest.mark.rule("H3.4")
def test_whose_cube_is_drawn_sends_the_host_against_another() -> None:
    game = play(occupied(earl(cubes=0), earl(), earl(cubes=0, fiefs=[fief("palace"), fief("castle")])), "end")
    assert (game.deciding, game.about) == (RED, "control")
    assert set(game.legal_moves()) == {"siege blue 1", "siege green 1", "siege green 2", "pass"}
    play(game, "siege green 2", "done")
    assert side(game, GREEN)["fiefs"] == [fief("palace")]
