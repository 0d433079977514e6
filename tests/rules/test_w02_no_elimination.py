"""W2: nobody is eliminated from a campaign."""

from __future__ import annotations

from collections import Counter

import pytest

from regni.engine.cards import NAMES
from regni.records.positions import Data, counts
from regni.testing import earl, fief, play, side, told, told_why, wessex
from regni.testing.invariants import check

BLUE, RED, GREEN = 0, 1, 2
LANDLESS: list[Data] = []
KEPT = ("towers", "royal", "pool", "cubes", "emissaries", "mercenaries")
STRONG = {"champion": 2}
CONQUER = ["siege red 1", "field hand champion", "field hand champion"]


def house(**parts: object) -> Data:
    """An Earl with something of everything."""
    return (
        earl(
            fiefs=[fief("palace", "prince", "land", "green.church"), fief("green.castle", "vassal")],
            mercenaries=[{"garrison": {"knight": 1}}],
            banners=2,
            hand={"monk": 1},
            discard={"champion": 1},
            towers={"allies": 2},
            pool={"infantry": 2, "knight": 1},
            royal={"infantry": 1},
            cubes=4,
            emissaries={"vassal": 1, "monk": 1},
        )
        | parts
    )


# W2.1


@pytest.mark.rule("W2.1")
def test_a_relative_loses_fiefs_and_banners_and_draws_from_the_new_deck_made_of_them() -> None:
    game = play(wessex(house(deck=[]), earl(), earl(), king="blue"), "end")
    blue = game.table.earls[BLUE]
    assert (blue.fiefs, blue.banners, counts(blue.discard)) == ([], 0, {})
    drawn = Counter(counts(blue.hand)) - Counter(monk=1)
    cards = drawn + Counter(NAMES[kind] for kind in blue.deck)
    assert (drawn.total(), cards) == (1, Counter(palace=1, prince=1, land=1, vassal=1, banner=2, champion=1))
    assert side(game, GREEN)["discard"] == {"church": 1, "castle": 1}
    assert told_why(game)[:2] == ["relative W2.1", "draw B3.3"]
    check(game.table)


@pytest.mark.rule("W2.1")
def test_towers_and_king_card_stay_and_so_do_mercenaries_pool_royal_army_cubes_and_emissaries() -> None:
    game = wessex(house(deck=[]), earl(), earl(), king="blue")
    before = side(game, BLUE)
    play(game, "end")
    assert {key: side(game, BLUE)[key] for key in KEPT} == {key: before[key] for key in KEPT}
    assert game.view(BLUE)["king"] == "blue"


@pytest.mark.rule("W2.1")
def test_who_can_draw_loses_nothing() -> None:
    game = play(wessex(house(deck=["land"]), earl(), earl(), king="blue"), "end")
    assert (len(game.table.earls[BLUE].fiefs), game.table.earls[BLUE].banners) == (2, 2)
    assert "relative" not in told(game)


@pytest.mark.rule("W2.1", "B5.5")
def test_a_rivals_cathedral_does_not_hinder_it() -> None:
    game = play(wessex(earl(deck=[], discard={"land": 3}), earl(fiefs=[fief("palace", "", "cathedral")])), "end")
    assert (len(game.table.earls[BLUE].deck), game.table.earls[BLUE].hand_size) == (3, 1)


@pytest.mark.rule("W2.1", "W1.2")
def test_that_another_is_the_only_one_then_wins_him_nothing_before_his_own_turn() -> None:
    game = play(wessex(earl(deck=[]), earl(fiefs=LANDLESS), earl()), "end")
    assert (game.outcome, game.deciding) == (None, RED)
    play(game, "end")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.rule) == ((GREEN,), "W1.2")


# W2.2


@pytest.mark.rule("W2.2")
def test_with_the_last_fief_nothing_else_is_lost() -> None:
    game = wessex(earl(hand={"champion": 3}), house(fiefs=[fief("palace")]), earl(), king="red")
    before = side(game, RED)
    play(game, "siege red 1", *["field hand champion"] * 3, "done", "raze")
    assert told_why(game)[-1] == "tabled W2.2"
    after = side(game, RED)
    assert {key: after[key] for key in (*KEPT, "banners", "hand")} == {
        key: before[key] for key in (*KEPT, "banners", "hand")
    }
    assert (after["fiefs"], after["discard"], game.view(RED)["king"]) == ([], {"champion": 1, "palace": 1}, "red")


@pytest.mark.rule("W2.2")
def test_by_the_other_value_mercenaries_and_banners_are_lost_as_in_the_great_heathen_army() -> None:
    rules = {"wessex": {"tabled_loses_retinue": True}}
    game = wessex(earl(hand={"champion": 3}), house(fiefs=[fief("palace")]), earl(), king="red", ruleset=rules)
    play(game, "siege red 1", *["field hand champion"] * 3, "done", "raze")
    assert (side(game, RED)["mercenaries"], side(game, RED)["banners"]) == ([], 0)
    assert (game.table.earls[RED].towers_up, game.view(RED)["king"]) == (2, "red")


@pytest.mark.rule("W2.2")
def test_he_plays_on_with_his_hand_without_properties_and_lords_and_may_come_back() -> None:
    hand = {"land": 1, "prince": 1, "palace": 1, "banquet": 1}
    game = wessex(earl(fiefs=LANDLESS, hand=hand), earl(), earl())
    assert (game.why_not("attach land 1"), game.why_not("install prince 1")) == ("B5.2", "B5.2")
    assert game.why_not("feast") is None
    play(game, "found palace", "end", "end", "end")
    assert (game.why_not("attach land 1"), game.why_not("install prince 1")) == (None, None)


@pytest.mark.rule("W2.2", "W3.3")
def test_he_still_votes() -> None:
    red = earl(fiefs=[fief("palace", "", "church")])
    game = play(wessex(earl(fiefs=LANDLESS), red, turn="red"), "call vote")
    assert (game.deciding, game.about) == (BLUE, "cast")
    play(game, "vote against")
    assert game.events_of(len(game.moves))[0].number == 1


@pytest.mark.rule("W2.2", "W3.1")
def test_as_king_he_may_even_call_the_vote() -> None:
    game = wessex(earl(fiefs=LANDLESS), earl(), king="blue")
    assert game.why_not("call vote") is None
    assert wessex(earl(fiefs=LANDLESS), earl()).why_not("call vote") == "W3.1"


@pytest.mark.rule("W2.2", "B7.3")
def test_properties_he_wins_by_intrigue_are_discarded() -> None:
    red = earl(fiefs=[fief("palace", "", "cathedral")])
    game = play(wessex(earl(fiefs=LANDLESS, hand={"intrigue": 1}), red, earl()), "intrigue red fief 1")
    assert (side(game, RED)["discard"], side(game, RED)["fiefs"]) == ({"cathedral": 1}, [fief("palace")])


# W2.3


PAIR = {"monk": 1, "banquet": 1}


@pytest.mark.rule("W2.3")
@pytest.mark.parametrize(
    ("fiefs", "king", "hand", "points"),
    [
        (LANDLESS, "blue", PAIR, 1),
        (LANDLESS, "blue", {"land": 2}, 1),
        (LANDLESS, "red", PAIR, 1),
        (LANDLESS, "red", {"land": 2}, 0),
        ([fief("castle")], "blue", PAIR, 2),
    ],
    ids=["King and pair", "King", "pair", "nothing", "King and pair with a Fief"],
)
def test_off_the_table_an_earl_earns_at_most_one_point_in_all(
    fiefs: list[Data], king: str, hand: Data, points: int
) -> None:
    red = earl(fiefs=[fief("palace", "", "church")])
    game = play(wessex(earl(fiefs=fiefs, hand=hand), red, turn="red", king=king), "call vote", "pass")
    play(game, "show" if "show" in game.legal_moves() else "pass")
    assert game.table.earls[BLUE].legacy == points
    assert ("legacy_capped W2.3" in told_why(game)) == (not fiefs and king == "blue" and hand == PAIR)


@pytest.mark.rule("W2.1")
@pytest.mark.parametrize("loses", [False, True])
def test_whether_a_relative_in_wessex_loses_the_mercenaries_is_a_setting(loses: bool) -> None:
    blue = earl(deck={}, mercenaries=[{"garrison": {"knight": 1}}])
    game = play(wessex(blue, earl(), ruleset={"wessex": {"relative_loses_retinue": loses}}), "end")
    assert (game.table.earls[BLUE].mercenaries == []) == loses
