"""W3: the vote for Winter, called or forced by the sight of longboats."""

from __future__ import annotations

import pytest

from regni import Game
from regni.engine.events import EVENT_NAMES
from regni.records.positions import Data
from regni.testing import at, earl, fief, heathen, play, told, told_why, wessex

BLUE, RED, GREEN, GOLD = 0, 1, 2, 3
LANDLESS: list[Data] = []
CHURCH = [fief("palace", "", "church")]


def numbers(game: Game, name: str) -> list[int]:
    """The numbers of all events of that name since the last move."""
    return [int(event.number) for event in game.events_of(len(game.moves)) if EVENT_NAMES[event.kind] == name]


def votes_of(fiefs: list[Data], players: int = 3, king: str = "red") -> int:
    """How many votes blue has with these Fiefs, in a campaign of so many."""
    caller = earl(fiefs=CHURCH)
    game = wessex(earl(fiefs=fiefs), caller, *[earl() for _ in range(players - 2)], turn="red", king=king)
    play(game, "call vote", *["pass"] * (players - 2), "vote against")
    return numbers(game, "vote_against")[0]


# W3.1


@pytest.mark.rule("W3.1")
@pytest.mark.parametrize(
    ("fiefs", "king", "may"),
    [
        (CHURCH, "", True),
        ([fief("palace"), fief("castle", "", "cathedral")], "", True),
        ([fief("palace")], "blue", True),
        ([fief("palace", "prince", "land", "market_town")], "", False),
        ([fief("palace", "monk")], "", False),
        ([fief("palace")], "red", False),
    ],
    ids=["Church", "Cathedral", "King", "Prince and Lands", "Abbot without a Church", "another is King"],
)
def test_calling_the_vote_needs_a_church_or_the_cathedral_or_the_crown(fiefs: list[Data], king: str, may: bool) -> None:
    game = wessex(earl(fiefs=fiefs), earl(fiefs=CHURCH), king=king)
    assert game.why_not("call vote") == (None if may else "W3.1")
    assert ("call vote" in game.legal_moves()) is may


@pytest.mark.rule("W3.1")
def test_it_cannot_be_called_in_ones_first_turn_of_the_round() -> None:
    game = wessex(earl(fiefs=CHURCH, turns=1), earl(fiefs=CHURCH), king="blue", summer=2)
    assert (game.why_not("call vote"), "call vote" in game.legal_moves()) == ("W3.1", False)
    play(game, "end")
    assert game.why_not("call vote") is None, "it is no longer red's first turn"
    play(game, "end")
    assert game.why_not("call vote") is None


@pytest.mark.rule("W3.1", "W8.1")
def test_it_cannot_be_called_once_the_vikings_have_arrived() -> None:
    game = wessex(earl(fiefs=CHURCH), earl(), king="blue", vikings={"arrived": True, "viking": 2})
    assert (game.why_not("call vote"), "call vote" in game.legal_moves()) == ("W3.1", False)


@pytest.mark.rule("W3.1")
def test_it_is_the_action_of_the_turn() -> None:
    game = wessex(earl(fiefs=CHURCH, hand={"banquet": 1, "land": 1}), earl())
    play(game, "feast")
    assert game.why_not("call vote") == "B3.1"
    game = wessex(earl(fiefs=CHURCH, hand={"banquet": 1, "land": 1}), earl(fiefs=CHURCH))
    play(game, "call vote", "vote against")
    assert (game.why_not("feast"), game.why_not("call vote"), game.why_not("tower land")) == ("B3.1", "B3.1", None)


@pytest.mark.rule("W3.1")
def test_in_the_other_variants_there_is_no_such_action() -> None:
    assert at(earl(fiefs=CHURCH), earl(), king="blue").why_not("call vote") is not None
    assert heathen(earl(fiefs=CHURCH), earl(), earl(), king="blue").why_not("call vote") is not None


# W3.2


@pytest.mark.rule("W3.2")
@pytest.mark.parametrize(
    ("fiefs", "votes"),
    [
        ([fief("palace")], 1),
        (LANDLESS, 1),
        ([fief("palace", "prince")], 2),
        (CHURCH, 2),
        ([fief("palace", "", "cathedral")], 4),
        ([fief("palace", "monk", "church")], 4),
        ([fief("palace", "monk")], 1),
        ([fief("palace", "vassal"), fief("castle", "champion", "land", "market_town")], 1),
    ],
    ids=["Palace", "off the table", "Prince", "Church", "Cathedral", "Monastery", "Abbot alone", "nothing that votes"],
)
def test_an_earl_has_one_vote_and_those_of_his_fiefs(fiefs: list[Data], votes: int) -> None:
    assert votes_of(fiefs) == votes


@pytest.mark.rule("W3.2")
def test_the_king_card_is_one_vote_more_with_a_fief_or_without() -> None:
    assert (votes_of([fief("palace")], king="blue"), votes_of(LANDLESS, king="blue")) == (2, 2)


@pytest.mark.rule("W3.2")
def test_a_prince_lord_and_a_church_in_one_fief_are_one_vote() -> None:
    assert votes_of([fief("palace", "prince", "church")]) == 1 + 1


@pytest.mark.rule("W3.2")
def test_in_two_fiefs_they_are_two() -> None:
    assert votes_of([fief("palace", "prince"), fief("castle", "", "church")]) == 1 + 2


@pytest.mark.rule("W3.2")
def test_two_churches_in_one_fief_are_one_vote() -> None:
    assert votes_of([fief("palace", "", "church", "church")]) == 1 + 1


@pytest.mark.rule("W3.2")
def test_of_a_prince_and_the_cathedral_in_one_fief_the_cathedral_votes() -> None:
    assert votes_of([fief("palace", "prince", "cathedral")], players=4) == 1 + 4


@pytest.mark.rule("W3.2")
def test_a_monastery_with_the_cathedral_in_one_fief_votes_once() -> None:
    assert votes_of([fief("palace", "monk", "church", "cathedral")], players=4) == 1 + 4


@pytest.mark.rule("W3.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    "holy", [fief("palace", "monk", "church"), fief("palace", "", "cathedral")], ids=["Monastery", "Cathedral"]
)
def test_a_monastery_and_the_cathedral_have_as_many_votes_as_there_are_players(holy: Data, players: int) -> None:
    assert votes_of([holy], players=players) == 1 + players


@pytest.mark.rule("W3.2")
def test_two_monasteries_have_both_their_votes() -> None:
    assert votes_of([fief("palace", "monk", "church"), fief("castle", "monk", "church")], players=4) == 1 + 4 + 4


# W3.3


@pytest.mark.rule("W3.3")
def test_the_caller_votes_first_and_for_winter_then_the_others_in_turn_order() -> None:
    game = play(wessex(earl(), earl(), earl(fiefs=CHURCH), earl(), first="red", turn="green"), "call vote")
    assert told_why(game) == ["vote_called W3.1", "vote_for W3.3"]
    assert numbers(game, "vote_for") == [2]
    asked = []
    for _ in range(3):
        asked.append(game.deciding)
        assert (game.about, game.legal_moves()) == ("cast", ["vote for", "vote against", "pass"])
        play(game, "vote against")
    assert asked == [GOLD, BLUE, RED]


@pytest.mark.rule("W3.3")
def test_each_votes_with_all_his_votes_or_abstains() -> None:
    rich = earl(fiefs=[fief("palace", "", "cathedral"), fief("castle", "prince")])
    game = wessex(earl(fiefs=CHURCH), rich, rich | {"fiefs": [fief("palace")]}, earl(fiefs=CHURCH))
    play(game, "call vote", "vote against")
    assert (told_why(game), numbers(game, "vote_against")) == (["vote_against W3.3"], [1 + 4 + 1])
    assert told_why(play(game, "pass")) == ["abstains W3.3"]
    play(game, "vote for")
    assert (numbers(game, "vote_for"), numbers(game, "votes_for"), numbers(game, "votes_against")) == ([2], [4], [6])


@pytest.mark.rule("W3.3")
def test_while_a_vote_is_held_nothing_else_can_be_done() -> None:
    game = play(wessex(earl(fiefs=CHURCH), earl(hand={"land": 1})), "call vote")
    assert (game.why_not("tower land"), game.why_not("end"), game.why_not("call vote")) == ("W3.3",) * 3


# W3.4


@pytest.mark.rule("W3.4")
@pytest.mark.parametrize(
    ("red", "green", "passes"),
    [
        ("vote against", "vote against", False),
        ("vote against", "pass", True),
        ("vote for", "vote against", True),
        ("pass", "pass", True),
        ("vote for", "vote for", True),
    ],
    ids=["a tie fails", "the majority of the votes cast", "three against one", "only his own", "all"],
)
def test_more_votes_for_than_against_bring_winter_at_once(red: str, green: str, passes: bool) -> None:
    # Blue has two votes, the others one each.
    game = play(wessex(earl(fiefs=CHURCH), earl(), earl()), "call vote", red, green)
    assert (game.table.summer == 2) is passes
    assert ("winter W3.4" in told_why(game)) is passes
    assert ("no_winter W3.4" in told_why(game)) is not passes
    if not passes:
        assert (game.deciding, game.about, game.table.summer) == (BLUE, "turn", 1)


@pytest.mark.rule("W3.4")
def test_a_vote_that_fails_has_cost_the_action_and_the_turn_goes_on() -> None:
    game = play(
        wessex(earl(fiefs=CHURCH, hand={"banquet": 1}), earl(fiefs=[fief("palace", "", "cathedral")])), "call vote"
    )
    play(game, "vote against")
    assert (game.deciding, game.about, game.why_not("feast")) == (BLUE, "turn", "B3.1")
    play(game, "end")
    assert (game.deciding, game.why_not("call vote")) == (RED, None), "the next may call one again"


@pytest.mark.rule("W3.4")
def test_it_needs_no_majority_of_all_votes_only_of_those_cast() -> None:
    game = wessex(earl(fiefs=CHURCH), earl(fiefs=[fief("palace", "", "cathedral")]), earl(fiefs=CHURCH))
    play(game, "call vote", "pass", "pass")
    assert game.table.summer == 2


# W3.5


def sighted(*earls: Data, **parts: object) -> Game:
    """The last Earl has ended his turn, and the eighth marker goes out."""
    seats = earls or (earl(), earl(), earl())
    game = wessex(*seats, **({"first": "red", "turn": "blue", "vikings": {"markers_out": 7}} | parts))
    return play(game, "end")


@pytest.mark.rule("W3.5")
def test_when_longboats_are_sighted_all_vote_before_any_viking_card_is_turned() -> None:
    game = sighted()
    assert told_why(game) == ["draw B3.3", "marker B9.1", "longboats W3.5"]
    assert (game.about, game.table.arrived, game.table.markers_out) == ("cast", False, 8)
    assert game.table.vikings + game.table.chieftains == 0


@pytest.mark.rule("W3.5")
def test_the_first_player_of_the_round_votes_first_and_may_vote_either_way() -> None:
    game = sighted()
    asked = []
    for _ in range(3):
        asked.append(game.deciding)
        assert game.legal_moves() == ["vote for", "vote against", "pass"]
        play(game, "vote against")
    assert asked == [RED, GREEN, BLUE]


@pytest.mark.rule("W3.5")
def test_it_needs_no_caller_and_no_church() -> None:
    game = play(sighted(earl(fiefs=LANDLESS), earl(), earl()), "vote for", "pass", "pass")
    assert game.table.summer == 2


@pytest.mark.rule("W3.5")
def test_if_it_passes_winter_comes_and_the_vikings_have_not_arrived() -> None:
    game = play(sighted(), "vote for", "vote against", "vote for")
    assert "arrived" not in told(game)
    assert (game.table.summer, game.table.arrived, game.table.markers_out) == (2, False, 1)
    assert game.table.vikings + game.table.chieftains == 0


@pytest.mark.rule("W3.5")
@pytest.mark.parametrize(
    "cast", [["vote against", "vote for", "vote against"], ["vote for", "vote against", "pass"], ["pass"] * 3]
)
def test_if_it_does_not_pass_they_arrive(cast: list[str]) -> None:
    game = play(sighted(), *cast)
    assert told_why(game)[-9:] == [
        "votes_against W3.4", "no_winter W3.4", "arrived B9.2", *["turned_up B9.2"] * 4, "markers_back W8.1",
        "control B9.5",
    ]  # fmt: skip
    assert (game.table.summer, game.table.arrived, game.table.markers_out) == (1, True, 0)
    assert game.table.vikings + game.table.chieftains == 4


@pytest.mark.rule("W3.5")
def test_the_votes_are_counted_as_in_any_other_vote() -> None:
    blue = earl(fiefs=[fief("palace", "monk", "church")])
    game = play(sighted(blue, earl(), earl()), "vote against", "vote against", "vote for")
    assert (game.table.summer, numbers(game, "votes_for")) == (2, [4])


@pytest.mark.rule("W3.5", "B9.4")
def test_an_emissary_who_pushes_the_last_marker_brings_the_vote_only_with_the_viking_turn() -> None:
    game = wessex(earl(hand={"vassal": 1}), earl(), vikings={"markers_out": 7})
    play(game, "emissary vassal")
    assert (game.about, game.table.markers_out, "longboats" in told(game)) == ("turn", 8, False)
    play(game, "end", "end")
    assert (game.about, "longboats" in told(game)) == ("cast", True)


@pytest.mark.rule("W3.5", "B9.1")
def test_while_the_white_marker_holds_the_last_one_back_there_is_no_vote() -> None:
    game = wessex(earl(), earl(), turn="red", vikings={"markers_out": 7, "white_forward": True})
    play(game, "end")
    assert (game.about, game.deciding, game.table.markers_out) == ("turn", BLUE, 7)


@pytest.mark.rule("W3.5")
def test_it_is_held_in_the_first_round_of_the_table_too() -> None:
    # Nobody has had a second turn: no Earl could have called it.
    game = wessex(earl(turns=1), earl(turns=1), turn="red", vikings={"markers_out": 7})
    assert play(game, "end").about == "cast"


# W3.6


@pytest.mark.rule("W3.6")
def test_there_is_no_vote_where_the_vikings_start_a_round_on_the_table() -> None:
    vikings = {"arrived": True, "viking": 3}
    game = wessex(earl(turns=1), earl(turns=1), turn="red", vikings=vikings, summer=9)
    play(game, "end")
    assert (game.about, "longboats" in told(game)) == ("control", False)
    while game.outcome is None:
        play(game, "pass" if game.about == "control" else "end")
        assert "longboats" not in told(game)
