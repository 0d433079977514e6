"""R3: the King's turn: a card of his Mind, and what it makes him do."""

from __future__ import annotations

from collections import Counter

import pytest

from regni import Game
from regni.engine.cards import NAMES
from regni.records.positions import Data, counts
from regni.testing import earl, fief, happened, king, on_top, play, rebellion, side, told, told_why
from regni.testing.invariants import check

BLUE, RED = 0, 1


def turn(him: Data, blue: Data | None = None, **parts: object) -> Game:
    """The King has had his turn, and after it the Vikings theirs; unless Blue is asked for something before."""
    return play(rebellion(blue or earl(), him, **parts), "end")


def his(game: Game, part: str) -> object:
    return side(game, RED)[part]


def kings_turn(game: Game) -> list[str]:
    """What was told of it, from the card of his Mind on, to the end of it."""
    names = told_why(game)
    names = names[names.index("mind R3.1") :]
    ends = [names.index(name) for name in ("marker B9.1", "marker_held B9.1", "viking_gain B9.3") if name in names]
    return names[: ends[0]] if ends else names


# R3.1


@pytest.mark.rule("R3.1")
def test_he_draws_the_top_card_of_his_mind_acts_on_it_and_discards_it() -> None:
    game = turn(king("castle", "land", "monk"))
    assert (his(game, "deck"), his(game, "mind")) == (["land", "monk"], {"castle": 1})
    assert [NAMES[event.card] for event in happened(game, "mind")] == ["castle"]
    assert len(game.table.earls[RED].fiefs) == 3
    play(game, "end")
    assert (his(game, "deck"), his(game, "mind")) == (["monk"], {"castle": 1, "land": 1})


@pytest.mark.rule("R3.1")
@pytest.mark.parametrize(
    ("card", "goes"),
    [(card, True) for card in ("champion", "treachery", "intrigue", "land", "market_town", "monk", "castle")]
    + [("vassal", False), ("prince", False)],
)
def test_every_card_goes_to_the_minds_discard_but_a_lord_who_is_placed(card: str, goes: bool) -> None:
    game = turn(king(card, "land"))
    assert his(game, "mind") == ({card: 1} if goes else {})
    assert his(game, "deck") == ["land"]


@pytest.mark.rule("R3.1")
def test_an_empty_mind_is_made_again_from_its_discards() -> None:
    game = turn(king("castle", mind={"champion": 3, "land": 2, "monk": 1}))
    assert his(game, "mind") == {}
    assert Counter(NAMES[kind] for kind in game.table.earls[RED].deck) == Counter(champion=3, land=2, monk=1, castle=1)
    assert kings_turn(game) == ["mind R3.1", "found R3.5", "mind_shuffled R3.1"]


@pytest.mark.rule("R3.1")
def test_a_mind_with_a_card_left_is_not_made_again() -> None:
    game = turn(king("castle", "land", mind={"champion": 3}))
    assert (his(game, "deck"), his(game, "mind")) == (["land"], {"champion": 3, "castle": 1})
    assert "mind_shuffled" not in told(game)


@pytest.mark.rule("R3.1")
def test_the_new_mind_is_shuffled() -> None:
    mind = {"champion": 2, "land": 2, "monk": 1, "intrigue": 1, "treachery": 1}
    orders = {tuple(turn(king("castle", mind=mind), seed=str(seed)).table.earls[RED].deck) for seed in range(8)}
    assert len(orders) == 8


@pytest.mark.rule("R3.1")
def test_it_is_made_again_only_once_its_last_card_has_been_resolved() -> None:
    game = turn(king("champion"), earl(hand={"land": 1}, towers={"monk": 1}))
    assert (game.about, his(game, "deck"), his(game, "mind")) == ("field", [], {"champion": 1})
    play(game, "done")
    assert (his(game, "deck"), his(game, "mind")) == (["champion"], {})


@pytest.mark.rule("R3.1", "R3.7")
def test_a_lord_killed_while_the_last_card_is_resolved_is_already_in_the_new_mind() -> None:
    blue = earl(hand={"champion": 3})
    decks = on_top(joust=["joust_prince"], battle=["normal"])
    game = turn(king("champion"), blue, decks=decks)
    play(game, *["field hand champion"] * 3)
    assert his(game, "fiefs") == [fief("palace"), fief("castle")]
    assert Counter(NAMES[kind] for kind in game.table.earls[RED].deck) == Counter(champion=1, prince=1)


@pytest.mark.rule("R3.1")
def test_a_lord_who_comes_back_to_a_mind_without_cards_is_drawn_in_the_next_turn() -> None:
    blue = earl(hand={"treachery": 1})
    game = turn(king("vassal", fiefs=[fief("castle"), fief("castle", "prince")]), blue, decks=on_top(joust=["no_luck"]))
    assert (his(game, "deck"), his(game, "mind")) == ([], {})
    play(game, "betray red lord 2")
    assert his(game, "mind") == {"prince": 1}
    play(game, "end")
    assert his(game, "fiefs") == [fief("castle", "vassal"), fief("castle", "prince")]


@pytest.mark.rule("R3.1")
def test_lost_cards_of_his_other_than_lords_go_to_a_pile_of_their_own_and_never_back_to_the_tray() -> None:
    him = king("monk", "land", fiefs=[fief("castle"), fief("castle", "vassal", "land")], towers={"allies": 1}, guard=0)
    game = rebellion(earl(hand={"treachery": 1, "champion": 1}), him, decks=on_top(joust=["no_luck"]))
    tray = his(game, "tray")
    play(game, "betray red lord 2", "end", "storm red", "field hand champion")
    assert his(game, "discard") == {"castle": 1, "land": 1, "allies": 1}
    assert (his(game, "mind"), his(game, "tray")) == ({"vassal": 1, "monk": 1}, tray)


# R3.2


@pytest.mark.rule("R3.2")
@pytest.mark.parametrize(
    ("card", "events"),
    [
        ("champion", ["king_cube R4.1", "king_joust R4.2", "king_reckons R4.3", "raid B6.1"]),
        ("treachery", ["king_cube R4.1", "betray_lord B7.1", "killed B7.1"]),
        ("intrigue", ["king_cube R4.1", "king_wants R5.2", "intrigue_fief B7.3", "intrigued B7.3"]),
    ],
)
def test_a_champion_is_an_attack_treachery_and_intrigue_are_what_they_say(card: str, events: list[str]) -> None:
    blue = earl(fiefs=[fief("palace", "prince", "land")])
    game = turn(king(card), blue, decks=on_top(joust=["joust_vassal"]))
    assert kings_turn(game)[: len(events) + 1] == ["mind R3.1", *events]


@pytest.mark.rule("R3.2", "B6.12")
def test_an_attack_of_the_king_pushes_the_white_marker_forward() -> None:
    game = turn(king("champion"), earl(hand={"land": 1}, towers={"monk": 1}))
    assert (game.about, game.table.white_forward) == ("field", True)
    play(game, "done")
    assert (game.table.white_forward, game.table.markers_out) == (False, 0)


# R3.3


@pytest.mark.rule("R3.3")
def test_a_land_comes_from_the_tray_and_brings_its_army_card() -> None:
    game = turn(king("land", "monk"))
    assert his(game, "fiefs") == [fief("palace", "prince", "land"), fief("castle")]
    assert kings_turn(game) == ["mind R3.1", "attach R3.3", "army B5.3"]
    assert (game.table.earls[RED].pool(), game.table.army.left()) == (1, 23)
    assert his(game, "mind") == {"land": 1}, "the card of the Mind stays there"


@pytest.mark.rule("R3.3")
def test_without_a_land_in_the_tray_the_card_is_ignored() -> None:
    him = king("land", "monk", fiefs=[fief("palace", "prince", *["land"] * 4), fief("castle", "", "land")])
    game = turn(him)
    assert his(game, "fiefs") == him["fiefs"]
    assert kings_turn(game) == ["mind R3.1", "king_lacks R3.3"]
    assert (game.table.earls[RED].pool(), his(game, "mind")) == (0, {"land": 1})


@pytest.mark.rule("R3.3")
@pytest.mark.parametrize("kept", [0, 1])
def test_lands_lost_for_good_are_not_in_the_tray_either(kept: int) -> None:
    game = turn(king("land", "monk", discard={"land": 5 - kept}))
    assert len(game.table.earls[RED].fiefs[0].properties) == kept


# R3.4


@pytest.mark.rule("R3.4")
def test_without_a_market_town_on_the_table_he_places_one() -> None:
    game = turn(king("market_town", "monk"))
    assert his(game, "fiefs") == [fief("palace", "prince", "market_town"), fief("castle")]
    assert kings_turn(game) == ["mind R3.1", "attach R3.4"]
    assert (game.table.earls[RED].pool(), his(game, "mind")) == (0, {"market_town": 1})


@pytest.mark.rule("R3.4")
@pytest.mark.parametrize("town", ["market_town", "blue.market_town"])
def test_if_he_has_one_it_gives_a_land_with_its_army_card(town: str) -> None:
    game = turn(king("market_town", "monk", fiefs=[fief("palace", "prince"), fief("castle", "", town)]))
    assert his(game, "fiefs") == [fief("palace", "prince"), fief("castle", "", town, "land")]
    assert kings_turn(game) == ["mind R3.1", "attach R3.4", "army B5.3"]
    assert game.table.earls[RED].pool() == 1


@pytest.mark.rule("R3.4")
def test_with_a_market_town_and_no_land_left_it_is_ignored() -> None:
    him = king("market_town", "monk", fiefs=[fief("palace", "prince", *["land"] * 6, "market_town")])
    game = turn(him)
    assert his(game, "fiefs") == him["fiefs"]
    assert kings_turn(game) == ["mind R3.1", "king_lacks R3.4"]


# R3.5


@pytest.mark.rule("R3.5")
def test_a_castle_from_the_tray_is_a_new_fief_without_a_lord() -> None:
    game = turn(king("castle", "monk"))
    assert his(game, "fiefs") == [fief("palace", "prince"), fief("castle"), fief("castle")]
    assert kings_turn(game) == ["mind R3.1", "found R3.5"]
    assert his(game, "mind") == {"castle": 1}


@pytest.mark.rule("R3.5")
def test_without_a_castle_in_the_tray_the_card_is_ignored() -> None:
    him = king("castle", "monk", fiefs=[fief("palace", "prince"), *[fief("castle")] * 5])
    game = turn(him)
    assert his(game, "fiefs") == him["fiefs"]
    assert kings_turn(game) == ["mind R3.1", "king_lacks R3.5"]
    assert his(game, "mind") == {"castle": 1}


# R3.6


@pytest.mark.rule("R3.6")
@pytest.mark.parametrize("cubes", [0, 1, 5])
def test_a_monk_sends_two_of_his_cubes_to_the_vikings(cubes: int) -> None:
    game = turn(king("monk", "land", cubes=cubes))
    assert (his(game, "cubes"), his(game, "mind")) == (cubes + 2, {"monk": 1})
    assert [event.number for event in happened(game, "king_cubes")] == [2]


@pytest.mark.rule("R3.6")
def test_before_the_arrival_a_black_marker_goes_out_with_them() -> None:
    game = turn(king("monk", "land"), vikings={"markers_out": 3, "white_forward": True})
    assert kings_turn(game) == ["mind R3.1", "king_cubes R3.6", "marker R3.6"]
    assert (game.table.markers_out, game.table.white_forward) == (4, False)


@pytest.mark.rule("R3.6")
def test_his_marker_can_be_the_last_and_then_they_come() -> None:
    game = turn(king("monk", "land", cubes=0), vikings={"markers_out": 7, "white_forward": True})
    assert game.table.arrived


@pytest.mark.rule("R3.6")
def test_after_the_arrival_there_is_no_marker_to_move() -> None:
    vikings = {"arrived": True, "markers_out": 8}
    game = turn(king("monk", "land"), vikings=vikings, ruleset={"viking_gain": 0})
    assert kings_turn(game) == ["mind R3.1", "king_cubes R3.6"]
    assert game.table.markers_out == 8


@pytest.mark.rule("R3.6", "B9.5")
def test_his_cubes_make_it_likelier_that_he_controls_the_vikings() -> None:
    def controls(cubes: int) -> int:
        vikings = {"arrived": True, "markers_out": 8, "viking": 1}
        games = [
            turn(king("castle", cubes=cubes), vikings=vikings, seed=str(seed), ruleset={"palace_strength": 9})
            for seed in range(60)
        ]
        return sum(event.seat == RED for game in games for event in happened(game, "control"))

    assert controls(0) == 0
    assert 15 < controls(1) < 45 < controls(9)


# R3.7


@pytest.mark.rule("R3.7")
@pytest.mark.parametrize("lord", ["vassal", "prince"])
def test_a_vassal_or_prince_becomes_lord_of_a_fief_without_one(lord: str) -> None:
    game = turn(king(lord, "monk"))
    assert his(game, "fiefs") == [fief("palace", "prince"), fief("castle", lord)]
    assert kings_turn(game) == ["mind R3.1", "install R3.7"]
    assert (his(game, "mind"), his(game, "deck")) == ({}, ["monk"]), "he is out of the Mind until he is killed"


@pytest.mark.rule("R3.7")
@pytest.mark.parametrize("lord", ["vassal", "prince"])
def test_if_no_fief_is_without_a_lord_the_card_is_ignored(lord: str) -> None:
    him = king(lord, "monk", fiefs=[fief("palace", "prince"), fief("castle", "champion")])
    game = turn(him)
    assert his(game, "fiefs") == him["fiefs"]
    assert kings_turn(game) == ["mind R3.1", "king_ignores R3.7"]
    assert his(game, "mind") == {lord: 1}


@pytest.mark.rule("R3.7")
@pytest.mark.parametrize(
    ("fiefs", "place"),
    [
        ([fief("castle", "", "land", "land"), fief("castle", "", "church"), fief("castle", "", "land", "church")], 1),
        ([fief("castle", "", "land"), fief("castle", "", "church"), fief("castle", "champion")], 0),
        ([fief("palace", "", "land"), fief("castle")], 1),
        ([fief("castle", "", "land"), fief("palace")], 1),
        ([fief("castle", "champion"), fief("palace", "", *["land"] * 4)], 1),
    ],
)
def test_of_several_a_vassal_gets_the_one_with_the_fewest_properties(fiefs: list[Data], place: int) -> None:
    game = turn(king("vassal", "monk", fiefs=fiefs))
    assert [NAMES[one.lord] if one.lord >= 0 else "" for one in game.table.earls[RED].fiefs] == [
        "vassal" if index == place else str(one["lord"]) for index, one in enumerate(fiefs)
    ]


@pytest.mark.rule("R3.7")
@pytest.mark.parametrize(
    ("fiefs", "place"),
    [
        ([fief("castle"), fief("palace", "", "land", "land"), fief("castle")], 1),
        ([fief("castle", "", "land"), fief("palace", "vassal"), fief("castle")], 2),
    ],
)
def test_a_prince_goes_to_the_palace_first(fiefs: list[Data], place: int) -> None:
    game = turn(king("prince", "monk", fiefs=fiefs))
    assert game.table.earls[RED].fiefs[place].lord == NAMES.index("prince")


@pytest.mark.rule("R3.7")
def test_a_killed_prince_lord_goes_to_the_minds_discard_and_is_drawn_later_when_it_is_made_again() -> None:
    game = rebellion(earl(hand={"treachery": 1}), king("castle"), decks=on_top(joust=["no_luck"]))
    play(game, "betray red lord 1")
    assert (his(game, "mind"), his(game, "discard")) == ({"prince": 1}, {})
    assert his(game, "fiefs") == [fief("palace"), fief("castle")]
    play(game, "end")
    assert Counter(NAMES[kind] for kind in game.table.earls[RED].deck) == Counter(castle=1, prince=1)
    play(game, "end", "end")
    assert game.table.earls[RED].fiefs[0].lord == NAMES.index("prince")


@pytest.mark.rule("R3.7")
def test_a_killed_vassal_goes_to_the_minds_discard() -> None:
    him = king("castle", "land", fiefs=[fief("palace", "prince"), fief("castle", "vassal", "land")])
    game = rebellion(earl(hand={"treachery": 1}), him, decks=on_top(joust=["no_luck"]))
    play(game, "betray red lord 2")
    assert (his(game, "mind"), his(game, "discard")) == ({"vassal": 1}, {"castle": 1, "land": 1})
    assert his(game, "fiefs") == [fief("palace", "prince")]


@pytest.mark.rule("R3.7")
@pytest.mark.parametrize("lord", ["vassal", "prince"])
@pytest.mark.parametrize("result", ["normal", "attacker_wins"])
def test_so_does_one_who_falls_in_battle_or_is_captured(lord: str, result: str) -> None:
    him = king("castle", "land", fiefs=[fief("castle", lord, "land"), fief("castle")], guard=0)
    game = rebellion(earl(hand={"champion": 1}), him, decks=on_top(battle=[result]))
    play(game, "siege red 1", "field hand champion")
    assert (his(game, "mind"), counts(game.table.earls[RED].discard)) == ({lord: 1}, {})
    assert his(game, "fiefs") == [fief("castle", "", "land"), fief("castle")]


@pytest.mark.rule("R3.4")
def test_without_a_market_town_in_the_tray_it_gives_a_land_with_its_army_card() -> None:
    game = turn(king("market_town", "monk", discard={"market_town": 5}))
    assert side(game, RED)["fiefs"] == [fief("palace", "prince", "land"), fief("castle")]
    assert game.table.earls[RED].pool() == 1
    assert "attach R3.4" in told_why(game)


@pytest.mark.rule("R3.4")
def test_without_either_in_the_tray_it_is_ignored() -> None:
    game = turn(king("market_town", "monk", discard={"market_town": 5, "land": 6}))
    assert [NAMES[event.card] for event in happened(game, "king_lacks")] == ["land"]


@pytest.mark.rule("R3.7")
@pytest.mark.parametrize(
    ("lord", "fiefs", "place"),
    [
        ("vassal", [fief("palace"), fief("castle")], 2),
        ("vassal", [fief("castle"), fief("palace")], 1),
        ("vassal", [fief("palace", "", "land"), fief("castle", "", "church")], 2),
        ("vassal", [fief("palace"), fief("castle", "", "church")], 1),  # fewest Properties come first
        ("vassal", [fief("palace"), fief("castle", "champion")], 1),
        ("prince", [fief("castle"), fief("palace", "", "land")], 2),
    ],
)
def test_of_equals_a_vassal_gets_a_castle_before_the_palace(lord: str, fiefs: list[Data], place: int) -> None:
    game = turn(king(lord, "monk", fiefs=fiefs))
    assert [event.fief + 1 for event in happened(game, "install")] == [place]


@pytest.mark.rule("R3.4")
def test_by_the_other_value_a_missing_market_town_is_ignored() -> None:
    rules = {"king": {"land_for_town": False}}
    game = turn(king("market_town", "monk", discard={"market_town": 5}), ruleset=rules)
    assert [NAMES[event.card] for event in happened(game, "king_lacks")] == ["market_town"]


@pytest.mark.rule("R3.7")
def test_by_the_other_value_a_vassal_gets_the_first_of_equals() -> None:
    for fiefs in ([fief("palace"), fief("castle")], [fief("castle"), fief("palace")]):
        game = turn(king("vassal", "monk", fiefs=fiefs), ruleset={"king": {"vassal_spares_palace": False}})
        assert [event.fief for event in happened(game, "install")] == [0]


@pytest.mark.rule("R3.1")
@pytest.mark.parametrize("refills", [False, True])
def test_lost_cards_are_gone_or_by_the_other_value_go_back_to_the_tray(refills: bool) -> None:
    him = king("monk", "land", fiefs=[fief("castle"), fief("castle", "vassal", "land")], guard=0)
    rules = {"king": {"tray_refills": refills}}
    game = rebellion(earl(hand={"treachery": 1}), him, ruleset=rules, decks=on_top(joust=["no_luck"]))
    play(game, "betray red lord 2")
    lost = {"castle": 1, "land": 1}
    assert side(game, RED)["discard"] == ({} if refills else lost)
    tray = side(game, RED)["tray"]
    assert isinstance(tray, dict)
    assert (tray["castle"], tray["land"]) == ((5, 5) if refills else (4, 4))
    check(game.table)


@pytest.mark.rule("R3.6")
@pytest.mark.parametrize(("moves", "markers"), [(True, 2), (False, 1)])
def test_whether_his_monk_moves_a_marker_is_a_setting(moves: bool, markers: int) -> None:
    # The Vikings' own turn moves one more.
    assert turn(king("monk", "land"), ruleset={"king": {"monk_moves_marker": moves}}).table.markers_out == markers
