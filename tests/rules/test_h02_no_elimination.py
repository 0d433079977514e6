"""H2: nobody is eliminated; what a lesser relative takes over, and how one plays on off the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from regni import Game
from regni.engine.cards import NAMES
from regni.records.positions import Data, counts
from regni.testing import earl, fief, heathen, on_top, play, side, told, told_why, wessex
from regni.testing.invariants import check

BLUE, RED, GREEN = 0, 1, 2
LANDLESS: list[Data] = []
ARRIVED: Data = {"arrived": True, "viking": 4}
STRONG = {"champion": 2}
CONQUER = ["siege red 1", "field hand champion", "field hand champion"]


def deck(game: Game, seat: int) -> Counter[str]:
    return Counter(NAMES[kind] for kind in game.table.earls[seat].deck)


def army_discard(game: Game) -> dict[str, int]:
    return counts(game.table.army.discard, game.table.army.first)


def house(**parts: object) -> Data:
    """An Earl with something of everything."""
    return (
        earl(
            fiefs=[fief("palace", "prince", "land", "green.church"), fief("green.castle", "vassal", "market_town")],
            mercenaries=[{"garrison": {"knight": 1}}, {"card": "blue.mercenary", "garrison": {"infantry": 1}}],
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


#: What is on the table of such an Earl, and stays there.
KEPT = ("towers", "royal", "pool", "cubes", "emissaries")


# H2.1


@pytest.mark.rule("H2.1")
def test_without_a_card_to_draw_a_relative_takes_over_and_fiefs_mercenaries_and_banners_go() -> None:
    game = heathen(house(deck=[]), earl(), earl(), king="blue")
    play(game, "end")
    blue = side(game, BLUE)
    assert (blue["fiefs"], blue["mercenaries"], blue["banners"]) == ([], [], 0)
    assert game.outcome is None
    assert told_why(game)[:2] == ["relative H2.1", "draw B3.3"]
    check(game.table)


@pytest.mark.rule("H2.1")
def test_all_that_and_the_discards_are_the_new_deck_and_the_draw_is_made_from_it() -> None:
    game = play(heathen(house(deck=[]), earl(), earl(), king="blue"), "end")
    drawn = Counter(counts(game.table.earls[BLUE].hand)) - Counter(monk=1)
    assert drawn.total() == 1
    assert deck(game, BLUE) + drawn == Counter(
        palace=1, prince=1, land=1, vassal=1, market_town=1, mercenary=2, banner=2, champion=1
    )
    assert side(game, BLUE)["discard"] == {}


@pytest.mark.rule("H2.1", "B1.7")
def test_cards_of_other_colours_go_to_their_own_discards_and_garrisons_to_the_army_discard() -> None:
    blue = house(deck=[], mercenaries=[{"card": "red.mercenary", "garrison": {"infantry": 1}}])
    game = play(heathen(blue, earl(), earl(), king="blue"), "end")
    assert (side(game, RED)["discard"], side(game, GREEN)["discard"]) == ({"mercenary": 1}, {"church": 1, "castle": 1})
    assert army_discard(game) == {"infantry": 1}
    assert Counter(mercenary=1) & deck(game, BLUE) == Counter()


@pytest.mark.rule("H2.1")
def test_the_hand_stays_and_an_earl_who_can_still_draw_loses_nothing() -> None:
    game = play(heathen(house(deck=["land"]), earl(), earl(), king="blue"), "end")
    blue = side(game, BLUE)
    assert (blue["hand"], len(game.table.earls[BLUE].fiefs), blue["banners"]) == ({"monk": 1, "land": 1}, 2, 2)
    assert "relative" not in told(game)

    game = play(heathen(house(deck=[], hand={"church": 3}), earl(), earl(), king="blue"), "end")
    assert counts(game.table.earls[BLUE].hand)["church"] == 3


@pytest.mark.rule("H2.1", "B5.5")
def test_a_rivals_cathedral_does_not_hinder_the_reshuffle() -> None:
    archbishop = earl(fiefs=[fief("palace", "", "cathedral")])
    game = play(heathen(earl(deck=[], discard={"land": 3}), archbishop, earl()), "end")
    assert sum(deck(game, BLUE).values()) == 3
    assert game.table.earls[BLUE].hand_size == 1


@pytest.mark.rule("H2.1")
def test_the_new_deck_is_shuffled() -> None:
    blue = earl(deck=[], discard={"land": 3, "monk": 3, "church": 3})
    orders = {tuple(play(heathen(blue, earl(), earl(), seed=seed), "end").table.earls[0].deck) for seed in "abcdefgh"}
    assert len(orders) > 4


@pytest.mark.rule("H2.1", "B8.1")
def test_the_draws_of_a_banquet_are_required_draws_too() -> None:
    game = play(heathen(earl(deck=["land"], hand={"banquet": 1}), earl(), earl()), "feast")
    # Palace and Banquet are the new deck, and the second card of the Banquet comes from it.
    assert told_why(game) == ["banquet B8.1", "draw B8.1", "relative H2.1", "draw B8.1"]
    assert (game.table.earls[BLUE].hand_size, sum(deck(game, BLUE).values())) == (2, 1)
    assert (side(game, BLUE)["fiefs"], game.deciding, game.about) == ([], BLUE, "turn")


@pytest.mark.rule("H2.1")
def test_with_nothing_to_shuffle_there_is_nothing_to_draw_and_play_goes_on() -> None:
    game = play(heathen(earl(deck=[], fiefs=LANDLESS, hand={"land": 1}), earl(), earl()), "end")
    assert (side(game, BLUE)["hand"], side(game, BLUE)["deck"]) == ({"land": 1}, [])
    assert game.deciding == RED
    play(game, "end", "end")
    assert (game.deciding, game.about) == (BLUE, "turn")


@pytest.mark.rule("H2.1", "H2.4")
def test_the_palace_comes_back_through_the_new_deck_and_can_be_placed_again() -> None:
    game = play(heathen(earl(deck=[]), earl(), earl()), "end")
    assert side(game, BLUE)["hand"] == {"palace": 1}
    play(game, "end", "end", "found palace")
    assert side(game, BLUE)["fiefs"] == [fief("palace")]


# H2.2


@pytest.mark.rule("H2.2")
@pytest.mark.parametrize("spoils", ["raze", "seize"])
def test_with_the_last_fief_go_mercenaries_their_garrisons_and_kingship_banners(spoils: str) -> None:
    red = house(fiefs=[fief("palace")], towers={}, pool={}, hand={})
    game = heathen(earl(hand=STRONG), red, earl(), king="red")
    play(game, *CONQUER, "done", spoils)
    assert told_why(game)[-1] == "tabled H2.2"
    lost = side(game, RED)
    assert (lost["fiefs"], lost["mercenaries"], lost["banners"]) == ([], [], 0)
    assert lost["discard"] == {"champion": 1, "mercenary": 1, "banner": 2} | ({"palace": 1} if spoils == "raze" else {})
    assert counts(game.table.earls[BLUE].discard)["mercenary"] == 1, "one of his Mercenaries was blue"
    assert army_discard(game) == {"knight": 1, "infantry": 1}
    check(game.table)


@pytest.mark.rule("H2.2")
def test_he_is_not_out_of_the_game_and_has_his_turn() -> None:
    game = play(heathen(earl(hand=STRONG), earl(), earl()), *CONQUER, "raze", "end")
    assert (game.deciding, game.about, side(game, RED)["out"]) == (RED, "turn", "")


@pytest.mark.rule("H2.2")
def test_while_another_fief_stands_nothing_else_is_lost() -> None:
    red = earl(fiefs=[fief("palace"), fief("castle")], banners=2, mercenaries=[{"garrison": {"knight": 1}}])
    game = play(heathen(earl(hand=STRONG), red, earl()), *CONQUER, "done", "raze")
    assert (side(game, RED)["banners"], len(game.table.earls[RED].mercenaries)) == (2, 1)
    assert "tabled" not in told(game)


@pytest.mark.rule("H2.2", "B7.2")
def test_treachery_and_vikings_put_an_earl_off_the_table_too() -> None:
    red = earl(fiefs=[fief("castle", "vassal")], banners=1, mercenaries=[{}], cubes=0)
    game = play(heathen(earl(hand={"treachery": 1}), red, earl()), "betray red lord 1")
    assert told_why(game)[-1] == "tabled H2.2"
    assert (side(game, RED)["banners"], side(game, RED)["mercenaries"]) == (0, [])

    game = heathen(earl(), red, earl(cubes=0), turn="green", vikings=ARRIVED)
    play(game, "end", "siege red 1", "done")
    assert "tabled H2.2" in told_why(game)
    assert (side(game, RED)["banners"], side(game, RED)["mercenaries"]) == (0, [])


@pytest.mark.rule("H2.2", "H2.4")
def test_what_he_lays_and_hires_off_the_table_is_not_lost_again_when_his_towers_are_stormed() -> None:
    red = earl(fiefs=LANDLESS, banners=1, mercenaries=[{"garrison": {"knight": 1}}], towers={"land": 2})
    game = play(heathen(earl(hand={"vassal": 1}), red, earl()), "storm red", "field hand vassal", "done")
    assert (game.table.earls[RED].towers_up, side(game, RED)["banners"]) == (1, 1)
    assert side(game, RED)["mercenaries"] == [{"card": "mercenary", "garrison": {"knight": 1}}]
    assert "tabled" not in told(game)


# H2.3


@pytest.mark.rule("H2.3")
def test_towers_king_card_royal_army_pool_cubes_and_emissaries_stay_with_the_relative() -> None:
    game = heathen(house(deck=[]), earl(), earl(), king="blue")
    before = side(game, BLUE)
    play(game, "end")
    assert {key: side(game, BLUE)[key] for key in KEPT} == {key: before[key] for key in KEPT}
    assert game.view(BLUE)["king"] == "blue"


@pytest.mark.rule("H2.3")
def test_they_stay_with_an_earl_who_loses_his_last_fief() -> None:
    # Three Champions: two points for the Towers, three for the Palace.
    red = house(fiefs=[fief("palace")], mercenaries=[])
    game = heathen(earl(hand={"champion": 3}), red, earl(), king="red")
    before = side(game, RED)
    play(game, "siege red 1", *["field hand champion"] * 3, "done", "raze")
    assert {key: side(game, RED)[key] for key in KEPT} == {key: before[key] for key in KEPT}
    assert (side(game, RED)["fiefs"], side(game, RED)["hand"], game.view(RED)["king"]) == ([], {"monk": 1}, "red")


# H2.4


def refugee(**parts: object) -> Data:
    return earl(fiefs=LANDLESS, **parts)


@pytest.mark.rule("H2.4")
def test_off_the_table_an_earl_has_his_turn_his_hand_and_his_draw() -> None:
    game = heathen(refugee(hand={"banquet": 1}), earl(), earl())
    play(game, "feast", "tower banquet", "end")
    assert (game.table.earls[BLUE].towers_up, side(game, BLUE)["hand"]) == (1, {"banquet": 2})
    assert game.deciding == RED


@pytest.mark.rule("H2.4")
@pytest.mark.parametrize("keep", ["castle", "palace"])
def test_a_castle_or_a_palace_brings_him_back(keep: str) -> None:
    game = play(heathen(refugee(hand={keep: 1, "land": 1}), earl(), earl()), f"found {keep}")
    assert side(game, BLUE)["fiefs"] == [fief(keep)]
    play(game, "end", "end", "end")
    assert game.why_not("attach land 1") is None


@pytest.mark.rule("H2.4", "B5.2")
@pytest.mark.parametrize(
    "move", ["attach land 1", "attach cathedral 1", "install prince 1", "install monk 1"]
)  # fmt: skip
def test_he_can_place_no_property_and_no_lord(move: str) -> None:
    game = heathen(refugee(hand={"land": 1, "cathedral": 1, "prince": 1, "monk": 1}), earl(), earl())
    assert game.why_not(move) == "B5.2"
    assert not any(legal.startswith(("attach", "install")) for legal in game.legal_moves())


@pytest.mark.rule("H2.4")
def test_he_may_lay_banners_and_become_king() -> None:
    game = play(heathen(refugee(hand={"banner": 1}, banners=1), earl(pool={"knight": 1}), earl()), "crown")
    assert (game.view(BLUE)["king"], side(game, BLUE)["royal"]) == ("blue", {"knight": 1})


@pytest.mark.rule("H2.4")
def test_he_may_hire_a_mercenary_give_him_a_garrison_and_send_an_emissary() -> None:
    game = play(heathen(refugee(hand={"mercenary": 1}, pool={"knight": 1}), earl(), earl()), "hire")
    play(game, "garrison knight 1")
    assert side(game, BLUE)["mercenaries"] == [{"card": "mercenary", "garrison": {"knight": 1}}]
    game = play(heathen(refugee(hand={"monk": 1}), earl(), earl()), "emissary monk")
    assert side(game, BLUE)["emissaries"] == {"vassal": 0, "monk": 1}


@pytest.mark.rule("H2.4")
def test_a_fief_he_takes_by_siege_brings_him_back() -> None:
    red = earl(fiefs=[fief("palace"), fief("castle", "", "land")])
    game = heathen(refugee(hand={"champion": 1}), red, earl())
    play(game, "siege red 2", "field hand champion", "seize")
    assert side(game, BLUE)["fiefs"] == [fief("red.castle", "", "red.land")]


@pytest.mark.rule("H2.4", "B7.3")
def test_properties_he_wins_by_intrigue_go_straight_to_the_discards_of_their_colour() -> None:
    red = earl(fiefs=[fief("palace", "", "land", "green.church", "market_town")])
    game = play(heathen(refugee(hand={"intrigue": 1}), red, earl()), "intrigue red fief 1")
    assert set(game.legal_moves()) == {"burn red.land", "burn green.church", "burn red.market_town"}
    play(game, "burn land", "burn church")
    assert (side(game, RED)["discard"], side(game, GREEN)["discard"]) == ({"land": 1}, {"church": 1})
    assert (side(game, RED)["fiefs"], side(game, BLUE)["fiefs"]) == ([fief("palace", "", "market_town")], [])


@pytest.mark.rule("H2.4", "B7.3")
def test_mercenaries_and_army_cards_he_can_win_by_intrigue_and_keep() -> None:
    red = earl(mercenaries=[{"garrison": {"knight": 1}}], pool={"infantry": 2})
    game = play(heathen(refugee(hand={"intrigue": 2}), red, earl()), "intrigue red mercenary 1")
    assert side(game, BLUE)["mercenaries"] == [{"card": "red.mercenary", "garrison": {"knight": 1}}]
    game = play(heathen(refugee(hand={"intrigue": 2}), red, earl()), "intrigue red pool", "press infantry")
    assert side(game, BLUE)["pool"] == {"infantry": 2}


@pytest.mark.rule("H2.4", "B6.9")
def test_what_he_raids_is_burnt() -> None:
    red = earl(fiefs=[fief("palace", "", "land", "green.church")])
    game = play(heathen(refugee(hand={"vassal": 1}), red, earl()), "raid red 1", "field hand vassal")
    assert (set(game.legal_moves()), game.why_not("take red.land 1")) == (
        {"burn red.land", "burn green.church"},
        "B6.9",
    )
    play(game, "burn church")
    assert side(game, GREEN)["discard"] == {"church": 1}


@pytest.mark.rule("H2.4", "B6.11")
def test_a_ransom_paid_to_him_is_discarded() -> None:
    red = earl(fiefs=[fief("palace", "prince", "land"), fief("castle", "", "green.church")])
    game = heathen(refugee(hand={"champion": 1}), red, earl(), decks=on_top(battle=["attacker_wins"]))
    play(game, "raid red 1", "field hand champion", "field lord prince 1")
    assert (game.about, game.deciding) == ("ransom", RED)
    play(game, "pay church 2")
    assert side(game, RED)["fiefs"] == [fief("palace", "prince"), fief("castle")]
    assert (side(game, RED)["discard"], side(game, GREEN)["discard"]) == ({"land": 1}, {"church": 1})


@pytest.mark.rule("H2.4", "B11.1")
def test_without_a_property_he_has_nothing_to_put_up_in_a_joust() -> None:
    red = earl(fiefs=[fief("palace", "", "land")], hand={"banner": 1})
    game = heathen(refugee(hand={"banner": 1}), red, earl(fiefs=[fief("palace", "", "church")]))
    assert not any(move.startswith("joust") for move in game.legal_moves())
    play(game, "end", "joust land 1")
    assert (game.about, game.deciding) == ("enter_joust", GREEN)
    play(game, "pass")
    assert game.about == "turn", "blue is not asked"


# H2.5


@pytest.mark.rule("H2.5")
def test_off_the_table_an_earl_can_be_attacked_in_his_towers_and_nowhere_else() -> None:
    game = heathen(earl(hand=STRONG), refugee(towers={"land": 2}), earl())
    attacks = [move for move in game.legal_moves() if move.split()[0] in ("storm", "raid", "siege") and "red" in move]
    assert attacks == ["storm red"]
    assert (game.why_not("siege red 1"), game.why_not("raid red 1")) == ("B6.1", "B6.1")
    play(game, "storm red", "field hand champion", "done")
    assert side(game, RED)["discard"] == {"land": 2}


@pytest.mark.rule("H2.5")
def test_without_towers_nobody_can_attack_him_not_even_the_vikings() -> None:
    game = heathen(earl(hand=STRONG), refugee(), earl(cubes=0))
    assert not any("red" in move for move in game.legal_moves())
    assert game.why_not("storm red") == "B6.1"
    game = heathen(earl(), refugee(cubes=0), earl(cubes=0), turn="green", vikings=ARRIVED)
    assert set(play(game, "end").legal_moves()) == {"siege green 1", "pass"}


@pytest.mark.rule("H2.5")
def test_he_defends_his_towers_with_his_hand() -> None:
    red = refugee(towers={"land": 1}, hand={"vassal": 1})
    game = heathen(earl(hand={"vassal": 1}), red, earl(), decks=on_top(battle=["defender_wins"]))
    play(game, "storm red", "field hand vassal", "field hand vassal")
    assert game.table.earls[RED].towers_up == 1


@pytest.mark.rule("H2.4", "H2.5")
def test_whether_an_earl_off_the_table_attacks_and_is_attacked_are_settings() -> None:
    blue, red = earl(fiefs=[], hand={"champion": 1}), earl(towers={"monk": 1})
    assert heathen(blue, red, earl()).why_not("storm red") is None
    game = heathen(blue, red, earl(), ruleset={"tabled_attacks": False})
    assert game.why_not("storm red") == "H2.4"
    assert "storm red" not in game.legal_moves()
    blue, red = earl(hand={"champion": 1}), earl(fiefs=[], towers={"monk": 1})
    assert heathen(blue, red, earl()).why_not("storm red") is None
    game = heathen(blue, red, earl(), ruleset={"tabled_attacked": False})
    assert game.why_not("storm red") == "H2.5"
    assert "storm red" not in game.legal_moves()


@pytest.mark.rule("H2.1", "W2.1")
@pytest.mark.parametrize("make", [heathen, wessex])
@pytest.mark.parametrize("draws", [True, False])
def test_whether_the_relative_draws_is_a_setting(make: Callable[..., Game], draws: bool) -> None:
    blue = earl(hand={"monk": 2}, deck={}, discard={"land": 3})
    game = play(make(blue, earl(), earl(), ruleset={"relative_draws": draws}), "end")
    assert game.table.earls[0].hand_size == 2 + draws
    assert len(game.table.earls[0].deck) == 4 - draws  # three Lands and the Palace
    check(game.table)
