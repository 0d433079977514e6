"""W4: Winter, from the end of one Summer to the beginning of the next."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from regni import Game, ruleset_from
from regni.decks.deck import STEADY
from regni.engine.cards import NAMES, SET_KINDS
from regni.engine.digest import digest
from regni.engine.events import EVENT_NAMES
from regni.records.positions import Data, counts, position
from regni.testing import earl, fief, play, side, told, told_why, wessex
from regni.testing.invariants import check

BLUE, RED, GREEN, GOLD = 0, 1, 2, 3
CHURCH = [fief("palace", "", "church")]
#: As many of each card as a set has.
WHOLE = dict.fromkeys(NAMES[:SET_KINDS], 6)
PAIR = {"monk": 1, "banquet": 1}


def autumn(*earls: Data, **parts: object) -> Game:
    """A Summer that has just been ended by a vote; blue is its first player and called it."""
    game = wessex(*(one | {"wanted": dict(STEADY)} for one in earls), **parts)
    play(game, "call vote")
    while game.about == "cast":
        play(game, "pass")
    return game


def answer(game: Game) -> str:
    """What does no harm to whatever is asked in Winter."""
    tower = "tower cathedral" if "tower cathedral" in game.legal_moves() else "tower monk"
    usual = {"show_pair": "pass", "legacy": "buy towers", "start_tower": tower, "pick": "same", "mulligan": "pass"}
    return usual[game.about]


def to_summer(game: Game) -> Game:
    while game.about != "turn":
        play(game, answer(game))
    return game


def all_told(game: Game) -> list[str]:
    return [EVENT_NAMES[event.kind] for number in range(len(game.moves) + 1) for event in game.events_of(number)]


def deck_and_hand(game: Game, seat: int) -> Counter[str]:
    one = game.table.earls[seat]
    return Counter(NAMES[kind] for kind in one.deck) + Counter(counts(one.hand))


# W4.1


def messy() -> Game:
    """A table with something of everything everywhere, and then Winter."""
    blue = earl(
        fiefs=[fief("palace", "prince", "church", "red.land"), fief("red.castle", "", "cathedral")],
        mercenaries=[{"card": "green.mercenary", "garrison": {"knight": 1}}],
        hand={"land": 2},
        towers={"monk": 2},
        discard={"banner": 2},
        banners=1,
        pool={"infantry": 2},
        royal={"knight": 1},
        emissaries={"vassal": 2},
        cubes=3,
    )
    return autumn(
        blue,
        earl(fiefs=[], hand={"land": 2}, emissaries={"monk": 1}),
        earl(discard={"church": 6}),
        king="blue",
        decks={"battle": {"discard": {"normal": 3}}},
        vikings={"markers_out": 5, "white_forward": True},
    )


@pytest.mark.rule("W4.1")
def test_the_points_of_the_summer_are_counted_before_the_table_is_cleared() -> None:
    game = play(messy(), "pass", "pass")
    assert [one.legacy for one in game.table.earls] == [3, 0, 0]


@pytest.mark.rule("W4.1")
def test_then_every_card_goes_back_to_its_own_set_and_each_palace_stands_again() -> None:
    game = play(messy(), "pass", "pass")
    for seat in (BLUE, RED, GREEN):
        one = side(game, seat)
        assert (one["fiefs"], one["tray"]) == ([fief("palace")], WHOLE)
        assert [one[pile] for pile in ("hand", "deck", "discard", "towers", "mercenaries")] == [{}, [], {}, {}, []]
        assert (one["banners"], one["emissaries"], one["turns"]) == (0, {"vassal": 0, "monk": 0}, 0)
    check(game.table)


@pytest.mark.rule("W4.1")
def test_king_card_cubes_army_and_viking_cards_are_as_at_a_set_up() -> None:
    game = play(messy(), "pass", "pass")
    assert game.view(BLUE)["king"] == ""
    for seat in (BLUE, RED, GREEN):
        one = side(game, seat)
        assert (one["cubes"], one["pool"], one["royal"]) == (1, {}, {})
    table = game.table
    decks = {"army": table.army, "viking": table.viking_deck, "battle": table.battle_deck, "joust": table.joust_deck}
    assert {name: len(deck.cards) for name, deck in decks.items()} == {
        "army": 48,
        "viking": 24,
        "battle": 24,
        "joust": 24,
    }
    assert all(sum(deck.discard) == 0 for deck in decks.values())
    assert (table.vikings, table.chieftains, table.white_forward) == (0, 0, False)


@pytest.mark.rule("W4.1", "W4.2", "W4.3", "W4.4")
def test_the_order_is_points_then_the_vikings_move_then_the_markers_then_spending() -> None:
    game = messy()
    play(game, "pass", "pass")
    assert told_why(game)[-3:] == ["legacy_total W5.1", "new_first W4.2", "markers_start W4.3"]
    assert (game.about, game.deciding) == ("legacy", BLUE)


# W4.2


@pytest.mark.rule("W4.2")
@pytest.mark.parametrize(("first", "then"), [("blue", "red"), ("red", "green"), ("gold", "blue")])
def test_the_former_second_player_is_the_first_and_the_former_first_is_last(first: str, then: str) -> None:
    earls = [earl(fiefs=CHURCH, cubes=1), earl(fiefs=CHURCH), earl(fiefs=CHURCH), earl(fiefs=CHURCH)]
    game = to_summer(autumn(*earls, first=first, turn="green"))
    assert game.view(BLUE)["first"] == then
    order = [game.deciding]
    for _ in range(3):
        order.append(play(game, "end").deciding)
    colours = ["blue", "red", "green", "gold"]
    start = colours.index(then)
    assert order == [(start + step) % 4 for step in range(4)]
    assert order[-1] == colours.index(first)
    assert "marker" in told(play(game, "end")), "the Vikings play after the last Earl"


# W4.3


@pytest.mark.rule("W4.3")
@pytest.mark.parametrize(("summer", "markers"), [(1, 1), (2, 2), (3, 3), (7, 7)])
def test_a_round_starts_with_a_marker_out_for_each_round_before_it(summer: int, markers: int) -> None:
    game = autumn(earl(fiefs=CHURCH), earl(), summer=summer, vikings={"markers_out": 7})
    assert (game.table.summer, game.table.markers_out, game.table.arrived) == (summer + 1, markers, False)


@pytest.mark.rule("W4.3")
def test_the_first_round_starts_with_none_and_the_third_with_two() -> None:
    game = Game.new(seats=2, ruleset=ruleset_from({"variant": "wessex"}))
    assert (game.table.summer, game.table.markers_out) == (1, 0)
    game = autumn(earl(fiefs=CHURCH), earl(), summer=2, vikings={"markers_out": 4})
    assert (game.table.summer, game.table.markers_out) == (3, 2)


@pytest.mark.rule("W4.3", "B9.2")
@pytest.mark.parametrize(("summer", "left"), [(2, 7), (3, 6), (8, 1)])
def test_so_each_round_has_a_marker_less_before_the_vikings_arrive(summer: int, left: int) -> None:
    game = to_summer(autumn(earl(fiefs=CHURCH), earl(), summer=summer - 1))
    quiet = 0
    while game.about == "turn":
        play(game, "end", "end")
        quiet += 1
    assert (quiet, game.about, game.table.arrived) == (left, "cast", False)


# W4.4


@pytest.mark.rule("W4.4")
def test_points_are_spent_before_decks_are_picked() -> None:
    game = autumn(earl(fiefs=CHURCH, legacy=1), earl(legacy=1))
    asked = []
    while game.about != "turn":
        if game.about not in asked:
            asked.append(game.about)
        play(game, answer(game))
    assert asked == ["legacy", "start_tower", "pick", "mulligan"]


@pytest.mark.rule("W4.4")
def test_without_a_point_nobody_is_asked_to_spend() -> None:
    game = autumn(earl(fiefs=CHURCH), earl())
    assert game.about == "pick"


# W4.5


@pytest.mark.rule("W4.5")
def test_every_earl_picks_a_new_deck_of_24_card_by_card() -> None:
    game = autumn(earl(fiefs=CHURCH), earl())
    assert (game.about, game.deciding) == ("pick", RED)
    picks = ["castle"] * 6 + ["land"] * 6 + ["champion"] * 6 + ["banner"] * 6
    play(game, *[f"pick {kind}" for kind in picks[:-1]])
    assert game.deciding == RED
    play(game, "pick banner")
    assert (game.about, game.deciding) == ("pick", BLUE)
    play(game, "same")
    red, blue = game.table.earls[RED], game.table.earls[BLUE]
    assert len(red.deck) + red.hand_size == len(blue.deck) + blue.hand_size == 24
    assert deck_and_hand(game, RED) == Counter(picks)


@pytest.mark.rule("W4.5")
def test_no_more_of_a_type_than_the_set_has_left() -> None:
    game = autumn(earl(fiefs=CHURCH), earl(legacy=1))
    play(game, "buy property land 1", *["pick land"] * 5)
    assert (game.why_not("pick land"), "pick land" in game.legal_moves()) == ("W4.5", False)
    assert game.why_not("pick castle") is None
    play(game, *["pick castle"] * 6)
    assert game.why_not("pick castle") == "W4.5"
    assert game.why_not("pick palace") == "W4.5", "the Palace stands"


@pytest.mark.rule("W4.5")
def test_the_last_deck_can_be_taken_again_or_what_is_missing_of_it() -> None:
    game = play(autumn(earl(fiefs=CHURCH), earl()), "same")
    play(game, "pick champion", "pick castle", "same")
    assert deck_and_hand(game, RED) == deck_and_hand(game, BLUE) == Counter(STEADY)


@pytest.mark.rule("W4.5")
def test_but_not_if_the_table_has_taken_a_card_of_it_or_another_was_picked() -> None:
    wanted = {"castle": 6, "land": 6, "champion": 6, "banner": 6}
    game = wessex(earl(fiefs=CHURCH, wanted=wanted), earl(wanted=wanted, legacy=1))
    play(game, "call vote", "pass", "buy castle")
    assert (game.deciding, game.about, game.why_not("same")) == (RED, "pick", "W4.5")
    game = play(autumn(earl(fiefs=CHURCH), earl()), "pick cathedral")
    assert game.why_not("same") == "W4.5"


@pytest.mark.rule("W4.5", "B12.1")
def test_decks_are_picked_in_secret_with_the_table_in_view() -> None:
    game = play(autumn(earl(fiefs=CHURCH, legacy=1), earl(legacy=1)), "buy castle", "buy lord prince 1", "pick monk")
    seen = game.view(BLUE)["earls"]
    assert isinstance(seen, list)
    assert (seen[RED]["fiefs"], seen[RED]["deck_size"]) == ([fief("palace"), fief("castle")], 1)
    assert "deck" not in seen[RED]
    picked = [
        [event.card for event in game.events(seat) if EVENT_NAMES[event.kind] == "picked"] for seat in (BLUE, RED)
    ]
    assert picked == [[-1], [NAMES.index("monk")]]


# W4.6


@pytest.mark.rule("W4.6", "O1")
def test_hands_of_five_and_mulligans_in_turn_order_and_the_new_round_begins() -> None:
    game = play(autumn(earl(fiefs=CHURCH), earl(), earl()), "same", "same", "same")
    asked = []
    for reply in ("mulligan", "pass", "mulligan"):
        asked.append(game.deciding)
        assert (game.about, [one.hand_size for one in game.table.earls]) == ("mulligan", [5, 5, 5])
        play(game, reply)
    assert asked == [RED, GREEN, BLUE]
    assert (game.about, game.deciding, game.table.round) == ("turn", RED, 1)
    assert [len(one.deck) for one in game.table.earls] == [19, 19, 19]
    assert [event for event in told_why(game) if not event.startswith("draw")][:2] == ["mulligan O1", "summer W4.3"]
    check(game.table)


@pytest.mark.rule("W4.6")
def test_the_first_player_is_not_drawn_from_the_bag_again() -> None:
    for seed in "abcdef":
        game = to_summer(autumn(earl(fiefs=CHURCH), earl(), earl(), seed=seed))
        assert game.deciding == RED
        assert "first_player" not in all_told(game)


@pytest.mark.rule("W4.6", "B3.7", "W3.1")
def test_in_the_first_turn_of_the_new_round_nobody_attacks_or_calls_a_vote() -> None:
    blue = earl(fiefs=CHURCH)
    red = earl(legacy=2)
    game = play(autumn(blue, red), "buy property church 1", "buy lord champion 1")
    to_summer(game)
    assert (game.deciding, game.why_not("siege blue 1"), game.why_not("call vote")) == (RED, "B3.7", "W3.1")
    play(game, "end", "end")
    assert (game.deciding, game.why_not("siege blue 1"), game.why_not("call vote")) == (RED, None, None)


# W4.7


@pytest.mark.rule("W4.7")
@pytest.mark.parametrize("stage", ["show_pair", "legacy", "start_tower", "pick", "mulligan"])
def test_in_winter_the_campaign_can_be_saved_and_taken_up_another_day(stage: str, tmp_path: Path) -> None:
    blue = earl(fiefs=[fief("palace", "prince", "church")], hand=PAIR, legacy=2)
    game = autumn(blue, earl(hand={"land": 2}, legacy=1), summer=3)
    while game.about != stage:
        play(game, answer(game))
    game.save(tmp_path / "campaign.toml")
    again = Game.load(tmp_path / "campaign.toml")
    assert position(again.table) == position(game.table)
    while game.table.round < 3 and game.outcome is None:
        reply = "end" if game.about == "turn" else answer(game)
        play(game, reply)
        play(again, reply)
    assert digest(again.table) == digest(game.table)


@pytest.mark.rule("W4.7")
def test_the_position_alone_keeps_points_markers_first_player_and_round() -> None:
    game = autumn(earl(fiefs=CHURCH, legacy=2), earl(legacy=1), summer=4, first="red", turn="blue")
    data = position(game.table)
    assert (data["summer"], data["first"], data["vikings"]) == (
        5,
        "blue",
        {"arrived": False, "markers_out": 4, "white_forward": False, "viking": 0, "chieftain": 0},
    )
    again = Game.from_position(data)
    assert [(one.legacy, one.to_spend) for one in again.table.earls] == [(2, 2), (1, 1)]
    assert position(to_summer(again).table) == position(to_summer(game).table)


@pytest.mark.rule("W4.7")
def test_every_moment_from_the_vote_to_the_next_summer_is_a_position_of_its_own() -> None:
    blue = earl(fiefs=[fief("palace", "prince", "church")], hand=PAIR, wanted=dict(STEADY), legacy=1)
    game = wessex(blue, earl(hand={"land": 2}, legacy=2, wanted=dict(STEADY)), earl(wanted=dict(STEADY)))
    play(game, "call vote")
    seen = set()
    while game.about != "turn":
        seen.add(game.about)
        again = Game.from_position(position(game.table))
        assert (again.about, again.deciding, again.legal_moves()) == (game.about, game.deciding, game.legal_moves())
        assert digest(again.table) == digest(game.table)
        play(game, "pass" if game.about == "cast" else answer(game))
    assert seen == {"cast", "show_pair", "legacy", "start_tower", "pick", "mulligan"}
