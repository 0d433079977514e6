"""W5: what earns Legacy points."""

from __future__ import annotations

import pytest

from regni import Game, RegniError
from regni.decks.deck import STEADY
from regni.engine.cards import NAMES
from regni.engine.events import EVENT_NAMES
from regni.records.positions import Data
from regni.testing import earl, fief, play, told_why, wessex

BLUE, RED, GREEN = 0, 1, 2
PAIR: Data = {"monk": 1, "banquet": 1}


def wintry(blue: Data, **parts: object) -> Game:
    """Red's vote for Winter has passed; red earns nothing but what is said."""
    game = wessex(blue, earl(fiefs=[fief("palace", "", "church")]), **({"turn": "red"} | parts))
    return play(game, "call vote", "pass")


def points(fiefs: list[Data], king: str = "") -> int:
    return int(wintry(earl(fiefs=fiefs), king=king).table.earls[BLUE].legacy)


# W5.1


@pytest.mark.rule("W5.1")
@pytest.mark.parametrize(
    ("holding", "earned"),
    [
        (fief("palace", "", "cathedral"), 1),
        (fief("palace", "prince"), 1),
        (fief("palace", "", "land", "market_town"), 1),
        (fief("palace", "monk", "church"), 1),
        (fief("castle", "prince"), 1),
        (fief("palace"), 0),
        (fief("palace", "vassal"), 0),
        (fief("palace", "champion"), 0),
        (fief("palace", "monk"), 0),
        (fief("palace", "", "church"), 0),
        (fief("palace", "", "land", "land"), 0),
        (fief("palace", "", "market_town"), 0),
    ],
    ids=str,
)
def test_a_fief_earns_a_point_by_cathedral_prince_land_with_market_town_or_monastery(
    holding: Data, earned: int
) -> None:
    assert points([holding]) == earned


@pytest.mark.rule("W5.1")
@pytest.mark.parametrize(
    "holding",
    [
        fief("palace", "prince", "cathedral", "land", "market_town"),
        fief("palace", "monk", "church", "cathedral"),
        fief("palace", "", "land", "land", "market_town", "market_town"),
    ],
    ids=str,
)
def test_a_fief_earns_at_most_one_point_whatever_is_in_it(holding: Data) -> None:
    assert points([holding]) == 1


@pytest.mark.rule("W5.1")
def test_spread_over_several_fiefs_each_earns_its_own() -> None:
    fiefs = [
        fief("palace", "", "cathedral"),
        fief("castle", "prince"),
        fief("castle", "", "land", "market_town"),
        fief("castle", "monk", "church"),
        fief("castle", "prince"),
        fief("castle"),
    ]
    assert points(fiefs) == 5


@pytest.mark.rule("W5.1")
def test_land_and_market_town_must_be_in_the_same_fief_and_so_must_abbot_and_church() -> None:
    assert points([fief("palace", "", "land"), fief("castle", "", "market_town")]) == 0
    assert points([fief("palace", "monk"), fief("castle", "", "church")]) == 0


@pytest.mark.rule("W5.1")
def test_properties_won_from_another_count_as_well() -> None:
    assert points([fief("palace", "", "red.land", "market_town")]) == 1


@pytest.mark.rule("W5.1")
def test_the_king_card_earns_a_point() -> None:
    assert (points([fief("palace")], king="blue"), points([fief("palace", "prince")], king="blue")) == (1, 2)
    assert points([fief("palace")], king="red") == 0


@pytest.mark.rule("W5.1")
@pytest.mark.parametrize(
    ("hand", "earned"),
    [
        (PAIR, 1),
        ({"monk": 2, "banquet": 2}, 1),
        ({"monk": 3, "banquet": 3}, 1),
    ],
    ids=["a pair", "two pairs", "three pairs"],
)
def test_a_monk_and_a_banquet_in_hand_earn_one_point_and_further_pairs_no_more(hand: Data, earned: int) -> None:
    game = play(wintry(earl(hand=hand)), "show")
    assert game.table.earls[BLUE].legacy == earned


@pytest.mark.rule("W5.1")
@pytest.mark.parametrize("hand", [{"monk": 2}, {"banquet": 2}, {"monk": 1, "land": 1}])
def test_without_both_there_is_nothing_to_show(hand: Data) -> None:
    game = wintry(earl(hand=hand))
    assert (game.about, game.legal_moves(), game.why_not("show")) == ("show_pair", ["pass"], "W5.1")
    assert play(game, "pass").table.earls[BLUE].legacy == 0


@pytest.mark.rule("W5.1")
def test_who_does_not_show_the_pair_earns_nothing_and_hides_it() -> None:
    game = play(wintry(earl(hand=PAIR)), "pass")
    assert game.table.earls[BLUE].legacy == 0
    assert "legacy_pair W5.1" not in told_why(game)


@pytest.mark.rule("W5.1", "B12.1")
def test_who_shows_it_shows_it_to_all() -> None:
    game = play(wintry(earl(hand=PAIR)), "show")
    assert "legacy_pair" in [EVENT_NAMES[event.kind] for event in game.events(RED)]


@pytest.mark.rule("W5.1", "B12.1")
def test_what_was_shown_cannot_be_taken_back() -> None:
    game = wessex(earl(hand=PAIR), earl(fiefs=[fief("palace", "", "church")], hand={"land": 2}), turn="red")
    play(game, "call vote", "pass", "show")
    assert (game.about, game.deciding) == ("show_pair", RED)
    with pytest.raises(RegniError):
        game.undo()


@pytest.mark.rule("W5.1")
def test_a_pair_that_is_not_in_the_final_hand_earns_nothing() -> None:
    game = wintry(earl(hand={"monk": 1}, towers={"banquet": 1}, discard={"banquet": 1}))
    assert game.table.earls[BLUE].legacy == 0


@pytest.mark.rule("W5.1", "B12.1")
def test_earls_who_may_have_the_pair_are_asked_in_turn_order() -> None:
    hands: list[Data] = [{"monk": 2}, {"land": 1}, PAIR]
    game = wessex(*(earl(hand=hand, fiefs=[fief("palace", "", "church")]) for hand in hands), first="red", turn="red")
    play(game, "call vote", "pass", "pass")
    assert (game.about, game.deciding) == ("show_pair", GREEN), "red, the first player, has one card and is passed over"
    play(game, "show")
    assert (game.about, game.deciding) == ("show_pair", BLUE)


@pytest.mark.rule("W5.1")
def test_each_point_is_told_with_what_earned_it() -> None:
    fiefs = [fief("palace", "prince", "cathedral"), fief("castle", "", "land", "market_town")]
    game = play(wintry(earl(fiefs=fiefs, hand=PAIR), king="blue"), "show")
    told = [
        (EVENT_NAMES[event.kind], event.card, event.fief, event.number) for event in game.events_of(len(game.moves))
    ]
    assert told[:5] == [
        ("legacy_king", -1, -1, 0),
        ("legacy_fief", NAMES.index("cathedral"), 0, 0),
        ("legacy_fief", NAMES.index("market_town"), 1, 0),
        ("legacy_pair", -1, -1, 0),
        ("legacy_total", -1, -1, 4),
    ]


# W5.2


@pytest.mark.rule("W5.2")
def test_one_point_and_then_two_more_are_three_to_spend() -> None:
    blue = earl(fiefs=[fief("palace", "prince"), fief("castle", "prince")], legacy=1, wanted=dict(STEADY))
    game = wintry(blue, summer=2)
    one = game.table.earls[BLUE]
    assert (one.legacy, one.to_spend, game.about) == (3, 3, "legacy")
    spent = 0
    while game.about == "legacy":
        play(game, "buy castle")
        spent += 1
    assert (spent, game.table.earls[BLUE].legacy, game.table.earls[BLUE].to_spend) == (3, 3, 0)


@pytest.mark.rule("W5.2")
def test_who_earns_nothing_more_spends_the_old_points_again() -> None:
    game = wintry(earl(legacy=2), summer=2)
    assert (game.table.earls[BLUE].to_spend, game.about, game.deciding) == (2, "legacy", BLUE)
