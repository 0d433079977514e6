"""B7: Treachery, Intrigue, and the Political Struggle."""

from __future__ import annotations

import pytest

from regni import Game
from regni.records.positions import Data, counts
from regni.testing import all_told, at, earl, fief, play, side

BLUE, RED, GREEN = 0, 1, 2


def army_discard(game: Game) -> dict[str, int]:
    return counts(game.table.army.discard, game.table.army.first)


def out_of_the_game() -> Data:
    return earl(fiefs=[], deck={}, out="concession")


# Treachery.


@pytest.mark.rule("B7.1")
@pytest.mark.parametrize(
    ("plot", "forbidden"),
    [
        ("betray red lord 1", None),
        ("betray red lord 2", "B7.1"),  # no Lord there
        ("betray red lord 3", "B7.1"),  # no such Fief
        ("betray red mercenary 1", None),
        ("betray red mercenary 2", "B7.1"),
        ("betray red hand", None),
        ("betray blue lord 1", "B7.1"),  # not another Earl
        ("betray blue mercenary 1", "B7.1"),
        ("betray blue hand", "B7.1"),
        ("betray green lord 1", "B7.1"),  # has nothing of the kind
        ("betray green mercenary 1", "B7.1"),
        ("betray green hand", "B7.1"),
        ("betray gold hand", "B7.1"),  # not in the game any more
    ],
)
def test_treachery_has_one_target_a_lord_a_mercenary_or_a_hand_of_another_earl(
    plot: str, forbidden: str | None
) -> None:
    full = {"fiefs": [fief("palace", "prince"), fief("castle")], "mercenaries": [{}]}
    game = at(earl(hand={"treachery": 1, "land": 1}, **full), earl(hand={"land": 1}, **full), earl(), out_of_the_game())
    assert game.why_not(plot) == forbidden
    assert (plot in game.legal_moves()) == (forbidden is None)


@pytest.mark.rule("B7.1")
def test_there_is_no_treachery_without_the_card_and_playing_it_spends_it() -> None:
    red = earl(fiefs=[fief("palace", "prince")])
    assert at(earl(hand={"intrigue": 1}), red).why_not("betray red lord 1") == "B7.1"
    game = play(at(earl(hand={"treachery": 1}), red), "betray red lord 1")
    assert (side(game, BLUE)["hand"], side(game, BLUE)["discard"]) == ({}, {"treachery": 1})


@pytest.mark.rule("B7.1")
def test_a_betrayed_mercenary_is_removed_with_his_garrison() -> None:
    red = earl(mercenaries=[{}, {"card": "green.mercenary", "garrison": {"knight": 1}}])
    game = play(at(earl(hand={"treachery": 1}), red, earl()), "betray red mercenary 2")
    assert side(game, RED)["mercenaries"] == [{"card": "mercenary", "garrison": {}}]
    assert (side(game, RED)["discard"], side(game, GREEN)["discard"]) == ({}, {"mercenary": 1})
    assert army_discard(game) == {"knight": 1}


@pytest.mark.rule("B7.1")
@pytest.mark.parametrize(
    ("held", "rules", "lost"), [(5, {}, 2), (2, {}, 2), (1, {}, 1), (5, {"treachery_hand_cards": 4}, 4)]
)
def test_a_betrayed_hand_loses_two_cards_or_as_many_as_the_ruleset_says(held: int, rules: Data, lost: int) -> None:
    game = at(earl(hand={"treachery": 1}), earl(hand={"land": held}), ruleset=rules)
    play(game, "betray red hand", "pass")
    assert (game.table.earls[RED].hand_size, side(game, RED)["discard"]) == (held - lost, {"land": lost})


@pytest.mark.rule("B7.1")
def test_which_cards_a_betrayed_hand_loses_is_chance() -> None:
    hand = {"land": 1, "monk": 1, "church": 1}
    lost = set()
    for seed in range(40):
        game = play(at(earl(hand={"treachery": 1}), earl(hand=hand), seed=str(seed)), "betray red hand", "pass")
        lost.add(frozenset(counts(game.table.earls[RED].discard)))
    assert lost == {frozenset(hand) - {kept} for kept in hand}


@pytest.mark.rule("B7.1", "B7.2")
@pytest.mark.parametrize("lord", ["prince", "champion", "monk"])
def test_a_betrayed_lord_is_killed_and_his_fief_stays(lord: str) -> None:
    red = earl(fiefs=[fief("palace"), fief("castle", lord, "land", "church")])
    game = play(at(earl(hand={"treachery": 1}), red), "betray red lord 2")
    assert side(game, RED)["fiefs"] == [fief("palace"), fief("castle", "", "land", "church")]
    assert side(game, RED)["discard"] == {lord: 1}


@pytest.mark.rule("B7.2")
@pytest.mark.parametrize("keep", ["castle", "palace"])
def test_with_a_killed_vassal_his_whole_fief_is_discarded(keep: str) -> None:
    red = earl(fiefs=[fief("castle", "prince"), fief(keep, "vassal", "land", "green.church")])
    game = play(at(earl(hand={"treachery": 1}), red, earl()), "betray red lord 2")
    assert side(game, RED)["fiefs"] == [fief("castle", "prince")]
    assert side(game, RED)["discard"] == {keep: 1, "land": 1, "vassal": 1}
    assert side(game, GREEN)["discard"] == {"church": 1}
    assert side(game, BLUE)["fiefs"] == [fief("palace")]


@pytest.mark.rule("B7.2")
def test_by_the_other_value_the_vassals_fief_goes_to_the_traitors_earl() -> None:
    red = earl(fiefs=[fief("palace"), fief("castle", "vassal", "land")])
    game = at(earl(hand={"treachery": 1}), red, ruleset={"treachery_takes_fief": True})
    play(game, "betray red lord 2")
    assert side(game, BLUE)["fiefs"] == [fief("palace"), fief("red.castle", "", "red.land")]
    assert (side(game, RED)["fiefs"], side(game, RED)["discard"]) == ([fief("palace")], {"vassal": 1})


# Intrigue.


@pytest.mark.rule("B7.3")
@pytest.mark.parametrize(
    ("plot", "forbidden"),
    [
        ("intrigue red fief 1", "B7.3"),  # a Palace alone cannot be had
        ("intrigue red fief 2", None),
        ("intrigue red fief 3", "B7.3"),
        ("intrigue red mercenary 1", None),
        ("intrigue red mercenary 2", "B7.3"),
        ("intrigue red pool", None),
        ("intrigue blue fief 2", "B7.3"),
        ("intrigue blue mercenary 1", "B7.3"),
        ("intrigue blue pool", "B7.3"),
        ("intrigue green fief 1", "B7.3"),
        ("intrigue green pool", "B7.3"),  # a garrison and the Royal Army are not in the pool
        ("intrigue gold fief 1", "B7.3"),
    ],
)
def test_intrigue_has_one_target_of_another_earl_and_never_a_castle_or_palace(plot: str, forbidden: str | None) -> None:
    full = {"fiefs": [fief("palace"), fief("castle", "", "land")], "mercenaries": [{}], "pool": {"infantry": 1}}
    green = earl(mercenaries=[{"garrison": {"infantry": 1}}], royal={"infantry": 1})
    game = at(earl(hand={"intrigue": 1}, **full), earl(**full), green, out_of_the_game(), king="green")
    assert game.why_not(plot) == forbidden
    assert (plot in game.legal_moves()) == (forbidden is None)


@pytest.mark.rule("B7.3")
def test_there_is_no_intrigue_without_the_card_and_playing_it_spends_it() -> None:
    red = earl(pool={"infantry": 1})
    assert at(earl(hand={"treachery": 1}), red).why_not("intrigue red pool") == "B7.3"
    game = play(at(earl(hand={"intrigue": 1}), red), "intrigue red pool")
    assert (side(game, BLUE)["hand"], side(game, BLUE)["discard"]) == ({}, {"intrigue": 1})


@pytest.mark.rule("B7.3")
def test_up_to_two_properties_of_one_fief_go_to_fiefs_of_the_plotter() -> None:
    blue = earl(hand={"intrigue": 1}, fiefs=[fief("palace"), fief("castle")])
    red = earl(fiefs=[fief("palace", "", "cathedral", "land", "church"), fief("castle", "", "market_town")])
    game = play(at(blue, red), "intrigue red fief 1")
    assert (game.deciding, game.about) == (BLUE, "take_property")
    assert sorted(game.legal_moves()) == sorted(
        f"take red.{card} {home}" for card in ("cathedral", "land", "church") for home in (1, 2)
    )
    for illegal in ("take red.market_town 1", "take red.palace 1", "take red.land 3", "burn red.land"):
        assert game.why_not(illegal) == "B7.3"
    play(game, "take cathedral 2")  # it counts as one like any other
    assert game.why_not("done") is None
    play(game, "take land 1")
    assert game.about == "turn"
    assert side(game, BLUE)["fiefs"] == [fief("palace", "", "red.land"), fief("castle", "", "red.cathedral")]
    assert side(game, RED)["fiefs"] == [fief("palace", "", "church"), fief("castle", "", "market_town")]
    assert (side(game, BLUE)["pool"], side(game, RED)["discard"]) == ({}, {})


@pytest.mark.rule("B7.3")
@pytest.mark.parametrize(("rules", "most"), [({}, 2), ({"intrigue_properties": 3}, 3), ({"intrigue_properties": 1}, 1)])
def test_he_gets_no_more_properties_than_the_ruleset_says(rules: Data, most: int) -> None:
    red = earl(fiefs=[fief("palace", "", *["land"] * 4, "church")])
    game = play(at(earl(hand={"intrigue": 1}), red, ruleset=rules), "intrigue red fief 1", "take land 1")
    play(game, *["take land 1"] * (most - 1))
    assert (game.about, len(game.table.earls[BLUE].fiefs[0].properties)) == ("turn", most)


@pytest.mark.rule("B7.3")
def test_he_may_stop_early_and_leaves_the_rest_where_it_is() -> None:
    red = earl(fiefs=[fief("palace", "", "land", "church")], pool={"infantry": 1, "knight": 1})
    game = play(at(earl(hand={"intrigue": 1}), red), "intrigue red fief 1", "take church 1", "done")
    assert (game.about, side(game, RED)["fiefs"]) == ("turn", [fief("palace", "", "land")])
    game = play(at(earl(hand={"intrigue": 1}), red), "intrigue red pool", "press knight", "done")
    assert (game.about, side(game, RED)["pool"]) == ("turn", {"infantry": 1})


@pytest.mark.rule("B7.3")
def test_a_plotter_without_a_fief_sends_the_properties_to_their_owners_discard() -> None:
    red = earl(fiefs=[fief("palace", "", "land", "green.church", "market_town")])
    game = at(earl(hand={"intrigue": 1}), red, earl())
    game.table.earls[BLUE].fiefs.clear()  # no position has such an Earl: in the base game he would be out
    play(game, "intrigue red fief 1", "burn red.land", "burn green.church")
    assert side(game, RED)["fiefs"] == [fief("palace", "", "market_town")]
    assert (side(game, RED)["discard"], side(game, GREEN)["discard"]) == ({"land": 1}, {"church": 1})


@pytest.mark.rule("B7.3")
def test_an_intrigued_mercenary_comes_over_with_his_garrison() -> None:
    red = earl(mercenaries=[{}, {"garrison": {"knight": 1}}])
    game = play(at(earl(hand={"intrigue": 1}), red), "intrigue red mercenary 2")
    assert side(game, BLUE)["mercenaries"] == [{"card": "red.mercenary", "garrison": {"knight": 1}}]
    assert side(game, RED)["mercenaries"] == [{"card": "mercenary", "garrison": {}}]


@pytest.mark.rule("B7.3")
@pytest.mark.parametrize(("there", "missing"), [("infantry", "knight"), ("knight", "infantry")])
def test_only_what_is_in_the_pool_can_be_taken_from_it(there: str, missing: str) -> None:
    game = play(at(earl(hand={"intrigue": 1}), earl(pool={there: 2})), "intrigue red pool")  # the first comes unasked
    assert (sorted(game.legal_moves()), game.why_not(f"press {missing}")) == (["done", f"press {there}"], "B7.3")


@pytest.mark.rule("B7.3")
@pytest.mark.parametrize(("rules", "most"), [({}, 2), ({"intrigue_army": 3}, 3), ({"intrigue_army": 1}, 1)])
def test_up_to_two_army_cards_of_the_pool_come_over_of_the_plotters_choice(rules: Data, most: int) -> None:
    red = earl(pool={"infantry": 3, "knight": 2}, mercenaries=[{"garrison": {"knight": 1}}])
    game = play(at(earl(hand={"intrigue": 1}), red, ruleset=rules), "intrigue red pool")
    assert sorted(game.legal_moves()) == ["press infantry", "press knight"]
    play(game, "press knight", *["press infantry"] * (most - 1))
    assert game.about == "turn"
    assert (game.table.earls[BLUE].knights, game.table.earls[BLUE].infantry) == (1, most - 1)
    assert (game.table.earls[RED].knights, game.table.earls[RED].infantry) == (1, 4 - most)


# Allies and the Political Struggle. Blue wants the only Infantry of Red's pool.


def struggle(blue: dict[str, int], red: dict[str, int], *fiefs: Data) -> Game:
    """These Hands, and a Castle in each that keeps its Earl from being passed over; both have the same Fiefs."""
    both = {"fiefs": list(fiefs or [fief("palace")])}
    game = at(
        earl(hand={"intrigue": 1, "castle": 1} | blue, **both),
        earl(hand={"castle": 1} | red, pool={"infantry": 1}, **both),
    )
    return play(game, "intrigue red pool")


def succeeded(game: Game) -> bool:
    assert game.about == "turn"
    return game.table.earls[BLUE].infantry == 1


@pytest.mark.rule("B7.4")
def test_only_the_target_may_answer_and_only_with_allies_from_hand() -> None:
    game = struggle({}, {"vassal": 1})
    assert (game.deciding, game.about, game.legal_moves()) == (RED, "allies", ["pass"])
    assert game.why_not("ally") == game.why_not("vassal hand") == "B7.4"
    assert succeeded(play(game, "pass"))

    game = struggle({}, {"allies": 1})
    assert sorted(game.legal_moves()) == ["ally", "pass"]
    assert succeeded(play(game, "pass"))
    assert counts(game.table.earls[RED].hand)["allies"] == 1


@pytest.mark.rule("B7.4")
@pytest.mark.parametrize(
    ("moves", "success", "blue_lost", "red_lost"),
    [
        (["ally", "pass"], False, 0, 0),
        (["ally", "vassal hand", "pass"], True, 1, 0),
        (["ally", "vassal hand", "vassal hand", "pass"], False, 1, 1),
        (["ally", "vassal hand", "vassal hand", "vassal hand", "pass"], True, 2, 1),
        (["ally", "vassal lord 2", "vassal lord 2", "vassal hand", "vassal hand", "pass"], False, 2, 2),
    ],
)
def test_vassal_answers_vassal_the_plotter_first_and_who_does_not_answer_loses(
    moves: list[str], success: bool, blue_lost: int, red_lost: int
) -> None:
    fiefs = [fief("palace"), fief("castle", "vassal", "land")]
    game = struggle({"vassal": 2}, {"allies": 1, "vassal": 2}, *fiefs)
    for number, move in enumerate(moves):
        assert game.deciding == (RED if number % 2 == 0 else BLUE)
        play(game, move)
    assert succeeded(game) == success
    assert counts(game.table.earls[BLUE].discard) == {"intrigue": 1} | ({"vassal": blue_lost} if blue_lost else {})
    assert counts(game.table.earls[RED].discard) == {"allies": 1} | ({"vassal": red_lost} if red_lost else {})
    left = fief("castle", "" if "vassal lord 2" in moves else "vassal", "land")
    assert side(game, BLUE)["fiefs"] == side(game, RED)["fiefs"] == [fief("palace"), left]


@pytest.mark.rule("B7.4")
def test_nobody_but_a_vassal_serves_in_the_struggle() -> None:
    fiefs = [fief("palace", "prince"), fief("castle", "champion")]
    game = play(struggle({"prince": 1, "champion": 1}, {"allies": 1}, *fiefs), "ally")
    assert (game.deciding, game.legal_moves()) == (BLUE, ["pass"])
    for move in ("vassal hand", "vassal lord 1", "vassal lord 2"):
        assert game.why_not(move) == "B7.4"


@pytest.mark.rule("B7.4")
def test_treachery_is_answered_in_the_same_way() -> None:
    red = earl(hand={"allies": 1, "vassal": 1}, fiefs=[fief("palace", "prince")])
    game = at(earl(hand={"treachery": 1, "vassal": 1}), red)
    play(game, "betray red lord 1", "ally", "vassal hand", "vassal hand")  # Blue has nothing left to answer with
    assert (game.about, side(game, RED)["fiefs"]) == ("turn", [fief("palace", "prince")])


@pytest.mark.rule("B7.4")
def test_a_vassal_spent_in_the_struggle_is_out_of_the_traitors_reach_and_his_fief_stands() -> None:
    red = earl(hand={"allies": 1}, fiefs=[fief("palace"), fief("castle", "vassal", "land")])
    game = at(earl(hand={"treachery": 1, "vassal": 2}), red)
    play(game, "betray red lord 2", "ally", "vassal hand", "vassal lord 2", "vassal hand")
    assert game.about == "turn"
    assert side(game, RED)["fiefs"] == [fief("palace"), fief("castle", "", "land")]
    assert side(game, RED)["discard"] == {"allies": 1, "vassal": 1}


# The chronicle.


@pytest.mark.rule("B7.1", "B7.2", "B7.3", "B7.4")
@pytest.mark.parametrize(
    ("moves", "events"),
    [
        (["betray red lord 1", "pass"], ["betray_lord B7.1", "no_allies B7.4", "killed B7.1"]),
        (["betray red lord 2", "pass"], ["betray_lord B7.1", "no_allies B7.4", "killed B7.1", "fief_lost B7.2"]),
        (["betray red mercenary 1", "pass"], ["betray_mercenary B7.1", "no_allies B7.4", "mercenary_lost B7.1"]),
        (["betray red hand", "pass"], ["betray_hand B7.1", "no_allies B7.4", "hand_lost B7.1", "hand_lost B7.1"]),
        (["intrigue red fief 1", "pass"], ["intrigue_fief B7.3", "no_allies B7.4", "intrigued B7.3"]),
        (["intrigue red mercenary 1", "pass"], ["intrigue_mercenary B7.3", "no_allies B7.4", "mercenary_taken B7.3"]),
        (["intrigue red pool", "pass", "press knight"], ["intrigue_pool B7.3", "no_allies B7.4", "army_taken B7.3"]),
        (["betray red hand", "ally", "pass"], ["betray_hand B7.1", "allies B7.4", "yields B7.4", "foiled B7.4"]),
    ],
)
def test_every_plot_is_told_with_its_rule(moves: list[str], events: list[str]) -> None:
    red = earl(
        fiefs=[fief("palace", "prince", "land"), fief("castle", "vassal")],
        mercenaries=[{}],
        pool={"knight": 1, "infantry": 1},
        hand={"allies": 1, "monk": 1},
    )
    game = at(earl(hand={"treachery": 1, "intrigue": 1}), red)
    assert all_told(play(game, *moves)) == events


@pytest.mark.rule("B7.4")
def test_every_step_of_a_struggle_is_told_with_its_rule() -> None:
    game = play(struggle({"vassal": 1}, {"allies": 1}), "ally", "vassal hand", "pass")
    assert all_told(game) == ["intrigue_pool B7.3", "allies B7.4", "vassal B7.4", "yields B7.4", "army_taken B7.3"]
