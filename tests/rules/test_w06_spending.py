"""W6: what Legacy points buy, and a King from the start."""

from __future__ import annotations

from collections import Counter

import pytest

from regni import Game
from regni.decks.deck import STEADY
from regni.engine.cards import NAMES
from regni.engine.events import EVENT_NAMES
from regni.records.positions import counts
from regni.testing import earl, fief, play, side, told_why, wessex
from regni.testing.invariants import check

BLUE, RED, GREEN = 0, 1, 2
CHURCH = [fief("palace", "", "church")]


def winter(*legacy: int, **parts: object) -> Game:
    """Points are to be spent; gold, the last, was the first player, so blue is now."""
    colours = ["blue", "red", "green", "gold"]
    last = colours[len(legacy) - 1]
    earls = [earl(fiefs=CHURCH, legacy=number, wanted=dict(STEADY)) for number in legacy]
    game = play(wessex(*earls, **({"first": last, "turn": last} | parts)), "call vote")
    while game.about == "cast":
        play(game, "pass")
    return game


def to_turns(game: Game) -> Game:
    """Past decks, the same again or else any, and Mulligans."""
    while game.about in ("pick", "mulligan"):
        moves = game.legal_moves()
        play(game, "same" if "same" in moves else moves[-1])
    return game


# W6.1


@pytest.mark.rule("W6.1")
def test_points_are_spent_one_at_a_time_round_the_table_from_the_new_first_player() -> None:
    game = winter(1, 3, 0, 2)
    spenders = []
    while game.about == "legacy":
        assert game.deciding is not None
        spenders.append(game.deciding)
        play(game, "buy castle")
    assert spenders == [0, 1, 3, 1, 3, 1]
    assert (game.about, [one.to_spend for one in game.table.earls]) == ("pick", [0, 0, 0, 0])


@pytest.mark.rule("W6.1")
def test_a_point_must_be_spent() -> None:
    game = winter(1, 0)
    assert (game.why_not("pass"), game.why_not("end")) == ("W6.1", "W6.2")
    assert "pass" not in game.legal_moves()


@pytest.mark.rule("W6.1")
def test_spending_is_told() -> None:
    assert told_why(play(winter(2, 0), "buy castle")) == ["legacy_spent W6.1", "found W6.2"]


# W6.2


@pytest.mark.rule("W6.2", "W6.3")
def test_a_point_buys_two_towers_of_ones_own_choice() -> None:
    game = play(winter(1, 0), "buy towers")
    assert (game.about, game.deciding) == ("start_tower", BLUE)
    play(game, "tower allies")
    assert game.about == "start_tower"
    play(game, "tower cathedral")
    assert (side(game, BLUE)["towers"], game.table.earls[BLUE].towers_up) == ({"allies": 1, "cathedral": 1}, 2)
    assert game.about == "pick"


@pytest.mark.rule("W6.2", "B12.1")
def test_what_they_are_the_others_do_not_see() -> None:
    game = play(winter(1, 0), "buy towers", "tower allies", "tower cathedral")
    seen = game.view(RED)["earls"]
    assert isinstance(seen, list)
    assert (seen[BLUE]["towers_up"], "towers" in seen[BLUE], "tray" in seen[BLUE]) == (2, False, False)
    towers = [event for event in game.events(RED) if EVENT_NAMES[event.kind] == "tower"]
    assert len(towers) == 2
    assert not {NAMES.index("allies"), NAMES.index("cathedral")} & {event.card for event in towers}


@pytest.mark.rule("W6.2")
def test_a_point_buys_a_banner_laid_for_kingship() -> None:
    game = play(winter(1, 0), "buy banner")
    assert (side(game, BLUE)["banners"], game.view(BLUE)["king"]) == (1, "")


@pytest.mark.rule("W6.2")
def test_a_point_buys_a_castle() -> None:
    assert side(play(winter(1, 0), "buy castle"), BLUE)["fiefs"] == [fief("palace"), fief("castle")]


@pytest.mark.rule("W6.2")
@pytest.mark.parametrize("kind", ["land", "market_town", "church"])
def test_a_point_buys_a_property_attached_to_a_fief(kind: str) -> None:
    game = play(winter(2, 0), "buy castle", f"buy property {kind} 2")
    assert side(game, BLUE)["fiefs"] == [fief("palace"), fief("castle", "", kind)]


@pytest.mark.rule("W6.2")
def test_the_cathedral_cannot_be_bought() -> None:
    game = winter(1, 0)
    assert game.why_not("buy property cathedral 1") == "W6.2"
    assert not any("cathedral" in move for move in game.legal_moves())


@pytest.mark.rule("W6.2")
@pytest.mark.parametrize("lord", ["prince", "vassal", "champion", "monk"])
@pytest.mark.parametrize(("home", "keep"), [(1, "palace"), (2, "castle")])
def test_a_point_buys_a_lord_or_abbot_for_a_castle_or_palace(lord: str, home: int, keep: str) -> None:
    game = play(winter(2, 0), "buy castle", f"buy lord {lord} {home}")
    assert side(game, BLUE)["fiefs"][home - 1] == fief(keep, lord)  # type: ignore[index]


@pytest.mark.rule("W6.2")
def test_only_for_a_fief_without_a_lord_and_of_ones_own() -> None:
    game = play(winter(2, 0), "buy lord prince 1")
    assert (game.why_not("buy lord monk 1"), game.why_not("buy lord monk 2")) == ("W6.2", "W6.2")
    assert game.why_not("buy property land 2") == "W6.2"
    assert not any(move.startswith("buy lord") for move in game.legal_moves())


@pytest.mark.rule("W6.2")
@pytest.mark.parametrize("kind", ["mercenary", "treachery", "banquet"])
def test_nothing_else_is_for_sale(kind: str) -> None:
    game = winter(1, 0)
    assert (game.why_not(f"buy property {kind} 1"), game.why_not(f"buy lord {kind} 1")) == ("W6.2", "W6.2")
    words = {" ".join(move.split()[:2]) for move in game.legal_moves()}
    assert words == {"buy towers", "buy banner", "buy castle", "buy property", "buy lord"}


@pytest.mark.rule("W6.2")
def test_the_palace_stands_before_points_are_spent() -> None:
    game = winter(1, 0)
    assert side(game, BLUE)["fiefs"] == [fief("palace")]
    assert game.why_not("buy lord prince 1") is None


# W6.3


@pytest.mark.rule("W6.3")
def test_what_is_bought_is_beyond_the_24_cards_of_the_deck_and_not_there_for_it() -> None:
    game = play(winter(5, 0), "buy castle", "buy property land 1", "buy lord prince 1", "buy banner", "buy towers")
    play(game, "tower monk", "tower monk")
    tray = side(game, BLUE)["tray"]
    left = {"castle": 5, "land": 5, "prince": 5, "banner": 5, "monk": 4}
    assert tray == dict.fromkeys(NAMES[:15], 6) | left
    play(game, *["pick monk"] * 4)
    assert game.why_not("pick monk") == "W4.5"
    play(game, *["pick prince"] * 5)
    assert game.why_not("pick prince") == "W4.5"
    play(game, *["pick castle"] * 5, *["pick banner"] * 5, *["pick allies"] * 5)
    assert (game.about, game.deciding) == ("pick", RED), "24 cards beside those on the table"
    to_turns(game)
    blue = game.table.earls[BLUE]
    cards = Counter(NAMES[kind] for kind in blue.deck) + Counter(counts(blue.hand))
    assert cards == Counter(monk=4, prince=5, castle=5, banner=5, allies=5)
    check(game.table)


@pytest.mark.rule("W6.3")
@pytest.mark.parametrize(
    ("buying", "others"),
    [
        ("buy castle", "buy banner"),
        ("buy banner", "buy castle"),
        ("buy property land 1", "buy property church 1"),
        ("buy property church 1", "buy property land 1"),
    ],
)
def test_a_type_of_which_all_six_are_used_cannot_be_bought(buying: str, others: str) -> None:
    game = play(winter(7, 0), *[buying] * 6)
    assert (game.why_not(buying), buying in game.legal_moves()) == ("W6.3", False)
    assert game.why_not(others) is None


@pytest.mark.rule("W6.3")
def test_nor_a_lord_of_a_type_that_stands_as_towers() -> None:
    game = play(winter(4, 0), *["buy towers", "tower prince", "tower prince"] * 3)
    assert (game.why_not("buy lord prince 1"), game.why_not("buy lord vassal 1")) == ("W6.3", None)


@pytest.mark.rule("W6.3", "B5.3")
def test_a_land_that_is_bought_brings_its_army_card() -> None:
    game = play(winter(2, 0), "buy property land 1")
    assert sum(side(game, BLUE)["pool"].values()) == 1  # type: ignore[attr-defined]
    assert told_why(game) == ["legacy_spent W6.1", "attach W6.2", "army B5.3"]
    play(game, "buy property church 1")
    assert game.table.earls[BLUE].pool() == 1


# W6.4


def bought(blue: int, red: int, green: int, *others: str) -> Game:
    """So many Banners laid by each; what else the Earls spend a point on comes first."""
    game = winter(blue + len(others), red + len(others), green + len(others))
    for purchase in others:
        play(game, *[purchase] * 3)
    while game.about == "legacy":
        play(game, "buy banner")
    return game


@pytest.mark.rule("W6.4")
@pytest.mark.parametrize(
    ("laid", "king"),
    [
        ((2, 0, 0), "blue"),
        ((0, 3, 1), "red"),
        ((1, 1, 3), "green"),
        ((1, 0, 0), ""),
        ((2, 1, 0), ""),
        ((2, 2, 0), ""),
        ((3, 2, 1), ""),
    ],
)
def test_two_banners_more_than_any_other_make_a_king_before_the_first_turn(
    laid: tuple[int, int, int], king: str
) -> None:
    game = bought(*laid)
    while game.about != "turn":
        assert game.view(BLUE)["king"] == "", "not before decks and Mulligans"
        play(game, "same" if game.about == "pick" else "pass")
    assert (game.view(BLUE)["king"], game.table.round, game.deciding) == (king, 1, BLUE)
    assert ("crowned W6.4" in told_why(game)) is bool(king)
    banners = [one.banners for one in game.table.earls]
    discards = [counts(one.discard).get("banner", 0) for one in game.table.earls]
    if king:
        assert (banners, discards) == ([0, 0, 0], list(laid)), "all Banners go to their Earls' discards"
    else:
        assert (banners, discards) == (list(laid), [0, 0, 0]), "they stay on the table"


@pytest.mark.rule("W6.4")
def test_either_way_they_were_not_there_for_the_new_deck() -> None:
    game = bought(2, 1, 0)
    play(game, *["pick banner"] * 4)
    assert (game.deciding, game.why_not("pick banner")) == (BLUE, "W4.5")


@pytest.mark.rule("W6.4", "B8.2")
def test_banners_that_stay_count_in_the_summer() -> None:
    game = play(winter(1, 0), "buy banner")
    play(game, *["pick banner"] * 5, *["pick land"] * 6, *["pick castle"] * 6, *["pick champion"] * 6, "pick monk")
    play(game, "same", "mulligan", "pass")
    while "crown" not in game.legal_moves():
        play(game, "end", "end")
    play(game, "crown")
    assert game.view(BLUE)["king"] == "blue"


@pytest.mark.rule("W6.4", "B8.5")
def test_the_others_give_him_an_army_card_of_their_pool() -> None:
    game = to_turns(bought(2, 0, 0, "buy property land 1"))
    assert game.view(BLUE)["king"] == "blue"
    blue, red, green = game.table.earls
    assert (blue.royal_infantry + blue.royal_knights, blue.pool(), red.pool(), green.pool()) == (2, 1, 0, 0)
    check(game.table)


@pytest.mark.rule("W6.4", "B8.5")
def test_with_both_kinds_in_the_pool_the_giver_is_asked_before_the_first_turn() -> None:
    for seed in range(40):
        game = play(winter(5, 3, seed=str(seed)), *["buy property land 1"] * 6, "buy banner", "buy banner")
        red = to_turns(game).table.earls[RED]
        if red.infantry and red.knights:
            break
    assert (game.about, game.deciding, game.table.round) == ("royal_gift", RED, 0)
    play(game, "give infantry")
    assert (game.about, game.deciding, game.table.round) == ("turn", BLUE, 1)


@pytest.mark.rule("W6.4")
def test_a_king_from_the_start_can_call_no_vote_in_his_first_turn() -> None:
    game = to_turns(bought(2, 0, 0))
    assert game.why_not("call vote") == "W3.1"
    play(game, "end", "end", "end")
    assert game.why_not("call vote") is None
