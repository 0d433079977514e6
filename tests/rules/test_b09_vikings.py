"""B9: the Vikings, from the first marker to the battles they fight."""

from __future__ import annotations

from collections import Counter

import pytest

from regni import Game, RegniError
from regni.engine.events import EVENT_NAMES
from regni.records.positions import Data, counts
from regni.testing import all_told, at, earl, fief, on_top, play, side

BLUE, RED, GREEN = 0, 1, 2


def before(**vikings: object) -> dict[str, object]:
    """Red's turn, the last before the Vikings; they have not come yet."""
    return {"turn": "red", "vikings": vikings}


def host(viking: int, chieftain: int = 0) -> dict[str, object]:
    """Red's turn, the last before the Vikings, who are this many already."""
    return before(arrived=True, markers_out=8, viking=viking, chieftain=chieftain)


def size(game: Game) -> int:
    return game.table.vikings + game.table.chieftains


def happened(game: Game, event: str) -> int:
    return sum(EVENT_NAMES[one.kind] == event for one in game.events(BLUE))


# The clock.


@pytest.mark.rule("B9.1")
@pytest.mark.parametrize(("white", "out_after"), [(False, 4), (True, 3)])
def test_a_black_marker_goes_out_unless_the_white_one_is_forward(white: bool, out_after: int) -> None:
    game = play(at(earl(), earl(), **before(markers_out=3, white_forward=white)), "end")
    assert (game.table.markers_out, game.table.white_forward, game.table.arrived) == (out_after, False, False)
    play(game, "end", "end")  # a quiet round: the white marker is back, so the next one goes out
    assert game.table.markers_out == out_after + 1


@pytest.mark.rule("B9.1")
def test_once_they_have_arrived_no_marker_moves() -> None:
    game = play(at(earl(cubes=0), earl(), **host(2)), "end", "pass")
    assert game.table.markers_out == 8
    assert happened(game, "marker") == happened(game, "marker_held") == 0


@pytest.mark.rule("B9.2")
@pytest.mark.parametrize(
    ("out", "white", "arrived"), [(6, False, False), (7, True, False), (7, False, True), (8, True, True)]
)
def test_they_arrive_when_all_eight_are_out_whatever_put_them_out(out: int, white: bool, arrived: bool) -> None:
    game = play(at(earl(), earl(), **before(markers_out=out, white_forward=white)), "end")
    assert (game.table.arrived, size(game) > 0) == (arrived, arrived)


@pytest.mark.rule("B9.2")
def test_the_marker_of_an_emissary_can_be_the_last_and_they_come_in_the_next_viking_turn() -> None:
    game = at(earl(), earl(hand={"vassal": 1}), **before(markers_out=7, white_forward=True))
    play(game, "emissary vassal")
    assert (game.table.markers_out, game.table.arrived) == (8, False)
    play(game, "end")
    assert game.table.arrived


@pytest.mark.rule("B9.2")
@pytest.mark.parametrize(
    ("arrival", "number"), [(None, 4), ("earls", 3), ("earls + 3", 6), ("2", 2), ("24", 24)], ids=str
)
def test_they_arrive_one_more_than_the_earls_still_in_the_game(arrival: str | None, number: int) -> None:
    gone = earl(fiefs=[], deck={}, out="vikings")
    rules = {} if arrival is None else {"viking_arrival": arrival}
    start = {"turn": "gold", "vikings": {"markers_out": 7}, "decks": on_top(viking=["chieftain", "viking"])}
    game = play(at(earl(), earl(), gone, earl(), ruleset=rules, **start), "end")
    assert size(game) == number
    assert len(game.table.viking_deck.cards) == 24 - number
    assert game.table.chieftains >= 1


@pytest.mark.rule("B9.3")
@pytest.mark.parametrize(("rules", "gain"), [({}, 1), ({"viking_gain": 3}, 3), ({"viking_gain": 0}, 0)])
def test_after_the_turn_of_their_arrival_they_gain_a_card_each_turn(rules: Data, gain: int) -> None:
    game = play(at(earl(), earl(), ruleset=rules, **before(markers_out=7)), "end")
    assert size(game) == 3  # nothing gained in the turn of arrival
    for turn in (1, 2):
        play(game, "pass", "end", "end")
        assert size(game) == 3 + turn * gain


@pytest.mark.rule("B9.3")
def test_the_card_they_gain_is_the_top_card_of_their_deck() -> None:
    game = at(earl(), earl(), decks=on_top(viking=[*["viking"] * 3, "chieftain"]), **before(markers_out=7))
    play(game, "end", "pass", "end", "end")
    assert (game.table.vikings, game.table.chieftains) == (3, 1)


# Emissaries.


@pytest.mark.rule("B9.4")
@pytest.mark.parametrize(
    ("who", "rules", "cubes"),
    [
        ("vassal", {}, 1),
        ("monk", {}, 2),
        ("vassal", {"emissary_cubes": {"vassal": 3}}, 3),
        ("monk", {"emissary_cubes": {"monk": 0}}, 0),
    ],
)
def test_an_emissary_goes_to_the_vikings_for_good_and_brings_cubes_into_the_bag(
    who: str, rules: Data, cubes: int
) -> None:
    game = play(at(earl(hand={who: 2}), earl(), ruleset=rules), f"emissary {who}")
    assert game.table.earls[BLUE].cubes == 1 + cubes
    assert side(game, BLUE)["emissaries"] == {"vassal": 0, "monk": 0, who: 1}
    assert (side(game, BLUE)["hand"], side(game, BLUE)["discard"]) == ({who: 1}, {})
    assert game.why_not(f"emissary {who}") == "B3.1"  # it was the Action


@pytest.mark.rule("B9.4")
def test_only_a_vassal_or_a_monk_from_hand_can_be_sent() -> None:
    fiefs = [fief("palace", "vassal"), fief("castle", "monk")]
    game = at(earl(hand={"prince": 1, "champion": 1, "mercenary": 1}, fiefs=fiefs), earl())
    for who in ("prince", "champion", "mercenary", "vassal", "monk"):
        assert game.why_not(f"emissary {who}") == "B9.4"


@pytest.mark.rule("B9.4")
@pytest.mark.parametrize(("vikings", "after"), [({"markers_out": 2}, 3), ({"markers_out": 8}, 8)])
def test_before_the_arrival_an_emissary_pushes_out_one_black_marker(vikings: Data, after: int) -> None:
    game = play(at(earl(hand={"monk": 1}), earl(), vikings=vikings), "emissary monk")
    assert game.table.markers_out == after


@pytest.mark.rule("B9.4")
def test_after_the_arrival_an_emissary_only_brings_his_cubes() -> None:
    game = at(earl(hand={"monk": 1}), earl(), vikings={"arrived": True, "markers_out": 5, "viking": 1})
    play(game, "emissary monk")
    assert (game.table.markers_out, game.table.earls[BLUE].cubes) == (5, 3)


# Who controls them.


@pytest.mark.rule("B9.5")
@pytest.mark.parametrize("holder", [BLUE, RED, GREEN])
@pytest.mark.parametrize("vikings", [{"markers_out": 7}, {"markers_out": 8, "arrived": True, "viking": 1}])
def test_from_the_turn_of_arrival_on_the_earl_whose_cube_is_drawn_controls_them(holder: int, vikings: Data) -> None:
    earls = [earl(cubes=2 if seat == holder else 0) for seat in range(3)]
    game = play(at(*earls, turn="green", vikings=vikings), "end")
    assert (game.deciding, game.about) == (holder, "control")
    play(game, "pass")
    assert [one.cubes for one in game.table.earls] == [2 if seat == holder else 0 for seat in range(3)]  # it went back


@pytest.mark.rule("B9.5")
def test_before_the_arrival_no_cube_is_drawn() -> None:
    game = play(at(earl(), earl(), **before(markers_out=6)), "end")
    assert (game.about, happened(game, "control")) == ("turn", 0)


@pytest.mark.rule("B9.5")
def test_whose_cube_it_is_is_chance_and_more_cubes_are_more_chance() -> None:
    drawn = Counter(play(at(earl(cubes=5), earl(), seed=str(seed), **host(1)), "end").deciding for seed in range(120))
    assert set(drawn) == {BLUE, RED}
    assert drawn[BLUE] > 2 * drawn[RED]


@pytest.mark.rule("B9.5")
def test_he_may_send_them_against_one_other_earl_in_any_of_the_three_ways_or_hold_them_back() -> None:
    red = earl(cubes=0, towers={"monk": 1}, fiefs=[fief("palace", "", "land"), fief("castle")])
    game = play(at(earl(towers={"monk": 1}), red, earl(cubes=0), **{**host(1), "turn": "green"}), "end")
    targets = ["raid red 1", "siege green 1", "siege red 1", "siege red 2", "storm red"]
    assert sorted(game.legal_moves()) == sorted(["pass", *targets])
    for himself in ("storm blue", "siege blue 1"):
        assert game.why_not(himself) == "B9.5"
    for missing in ("raid red 2", "storm green", "raid green 1", "siege red 3"):
        assert game.why_not(missing) == "B6.1"


@pytest.mark.rule("B9.5")
def test_held_back_they_harm_nobody() -> None:
    game = play(at(earl(), earl(), **host(5)), "end", "pass")
    assert (game.deciding, game.about, game.table.round) == (BLUE, "turn", 2)
    assert size(game) == 6


@pytest.mark.rule("B9.5")
def test_by_the_other_values_they_wait_a_turn_after_the_arrival_and_cannot_be_held_back() -> None:
    game = at(earl(), earl(), ruleset={"vikings_act_on_arrival": False}, **before(markers_out=7))
    assert play(game, "end").about == "turn"
    assert happened(game, "control") == 0
    assert play(game, "end", "end").about == "control"

    red = earl(cubes=0, towers={"monk": 1})
    game = play(at(earl(), red, ruleset={"vikings_may_hold": False}, **host(1)), "end")
    assert sorted(game.legal_moves()) == ["siege red 1", "storm red"]
    assert game.why_not("pass") == "B9.5"


# How they fight.


def sent(attack: str, red: Data, card: str = "normal", vikings: int = 2, chieftains: int = 0) -> Game:
    """Blue, who alone has cubes, has sent the host against Red; in their turn they gain nothing."""
    start = {"ruleset": {"viking_gain": 0}, "decks": on_top(battle=[card]), **host(vikings, chieftains)}
    return play(
        at(earl(fiefs=[fief("palace", "champion", "land")], pool={"knight": 1}), red | {"cubes": 0}, **start),
        "end",
        attack,
    )


@pytest.mark.rule("B9.6")
@pytest.mark.parametrize(("vikings", "chieftains", "force"), [(1, 0, 1), (3, 0, 3), (1, 2, 5)])
def test_they_fight_with_all_their_cards_and_with_nothing_of_the_earl_who_sends_them(
    vikings: int, chieftains: int, force: int
) -> None:
    game = sent("storm red", earl(towers={"monk": 6}), "normal", vikings, chieftains)
    play(game, "done")
    assert (game.about, game.table.earls[RED].towers_up) == ("turn", 6 - force)
    assert (game.table.vikings, game.table.chieftains) == (vikings, chieftains)


@pytest.mark.rule("B9.6")
@pytest.mark.parametrize(
    ("card", "vikings_left", "red_left"), [("normal", 1, 0), ("attacker_wins", 3, 0), ("defender_wins", 1, 2)]
)
def test_a_defence_against_them_is_a_battle_like_any_other(card: str, vikings_left: int, red_left: int) -> None:
    red = earl(fiefs=[fief("palace", "", "land", "land")], pool={"infantry": 2})
    game = play(sent("siege red 1", red, card, 3), *["field pool infantry"] * 2, "done")
    assert (game.table.vikings, game.table.earls[RED].infantry) == (vikings_left, red_left)
    assert counts(game.table.viking_deck.discard, game.table.viking_deck.first).get("viking", 0) == 3 - vikings_left


@pytest.mark.rule("B9.6")
def test_their_losses_are_picked_by_the_earl_who_controls_them() -> None:
    red = earl(fiefs=[fief("palace", "", "land", "land")], pool={"infantry": 2})
    game = play(sent("siege red 1", red, "defender_wins", 2, 1), *["field pool infantry"] * 2, "done")
    assert (game.deciding, sorted(game.legal_moves())) == (BLUE, ["lose host chieftain", "lose host viking"])
    play(game, "lose host chieftain")
    assert (game.table.vikings, game.table.chieftains) == (2, 0)


@pytest.mark.rule("B9.6")
def test_they_burn_what_they_raid_and_never_carry_it_off() -> None:
    red = earl(fiefs=[fief("palace", "", "land", "church", "market_town")])
    game = play(sent("raid red 1", red), "done")
    assert (game.deciding, sorted(game.legal_moves())) == (
        BLUE,
        ["burn red.church", "burn red.land", "burn red.market_town"],
    )
    assert game.why_not("take red.land 1") == "B9.6"
    play(game, "burn land", "burn church")
    assert (side(game, RED)["fiefs"], side(game, RED)["discard"]) == (
        [fief("palace", "", "market_town")],
        {"land": 1, "church": 1},
    )
    assert side(game, BLUE)["fiefs"] == [fief("palace", "champion", "land")]


@pytest.mark.rule("B9.6")
def test_they_raze_what_they_take_and_the_lord_at_home_dies() -> None:
    red = earl(fiefs=[fief("palace", "", "land"), fief("castle", "prince", "church")])
    game = play(sent("siege red 2", red), "done")
    assert (game.deciding, game.about) == (BLUE, "turn")
    assert side(game, RED)["fiefs"] == [fief("palace", "", "land")]
    assert side(game, RED)["discard"] == {"castle": 1, "church": 1, "prince": 1}
    assert len(game.table.earls[BLUE].fiefs) == 1


@pytest.mark.rule("B9.6")
def test_a_fielded_lord_whom_they_would_capture_dies() -> None:
    red = earl(fiefs=[fief("palace", "", "land"), fief("castle", "prince")])
    game = play(sent("siege red 1", red, "attacker_wins"), "field lord prince 2", "done")
    assert game.about == "turn"
    assert side(game, RED)["fiefs"] == [fief("palace", "", "land"), fief("castle")]
    assert side(game, RED)["discard"] == {"prince": 1}


@pytest.mark.rule("B9.6")
def test_they_cannot_be_attacked() -> None:
    game = at(earl(hand={"champion": 1}), earl(), vikings={"arrived": True, "markers_out": 8, "viking": 3})
    assert not any("viking" in move for move in game.legal_moves())
    with pytest.raises(RegniError):
        game.play("siege vikings 1")


@pytest.mark.rule("B9.6")
def test_a_beaten_host_grows_again() -> None:
    red = earl(cubes=0, hand={"champion": 2})
    game = at(earl(), red, decks=on_top(battle=["defender_wins"]), **host(1))
    play(game, "end", "siege red 1", "field hand champion", "done")
    assert (size(game), game.about) == (0, "turn")
    play(game, "end", "end")
    assert (size(game), game.about) == (1, "control")


@pytest.mark.rule("B9.1", "B9.2", "B9.3", "B9.4", "B9.5")
@pytest.mark.parametrize(
    ("start", "moves", "events"),
    [
        (before(white_forward=True), ["end"], ["draw B3.3", "marker_held B9.1"]),
        (before(markers_out=1), ["end"], ["draw B3.3", "marker B9.1"]),
        (before(), ["emissary monk"], ["emissary B9.4", "marker B9.4"]),
        (
            before(markers_out=7),
            ["end", "pass"],
            ["draw B3.3", "marker B9.1", "arrived B9.2", *["turned_up B9.2"] * 3, "control B9.5", "hold B9.5"],
        ),
        (
            host(1),
            ["end", "pass"],
            ["draw B3.3", "viking_gain B9.3", "turned_up B9.3", "control B9.5", "hold B9.5"],
        ),
    ],
)
def test_what_the_vikings_do_is_told_with_its_rule(start: Data, moves: list[str], events: list[str]) -> None:
    game = play(at(earl(), earl(hand={"monk": 1}), **start), *moves)
    assert [event for event in all_told(game) if event not in ("round B3.1", "turn B3.1")] == events
