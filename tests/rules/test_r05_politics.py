"""R5: the King's Treachery and Intrigue, and politics against him."""

from __future__ import annotations

from collections import Counter

import pytest

from regni import Game
from regni.engine.cards import NAMES
from regni.engine.ruleset import Ruleset
from regni.records.positions import Data
from regni.testing import earl, fief, happened, king, on_top, play, rebellion, side, told, told_why

BLUE, RED, GREEN = 0, 1, 2
NO_LUCK, VASSAL, PRINCE = "no_luck", "joust_vassal", "joust_prince"


def plotted(card: str, *earls: Data, him: Data | None = None, **parts: object) -> Game:
    """The King has drawn that card of his Mind."""
    return play(rebellion(*earls, him or king(card, "land"), **parts), "end")


def plot(game: Game) -> list[str]:
    """What was told from the first cube on to the end of the King's turn."""
    names = told_why(game)
    names = names[names.index("king_cube R4.1") :]
    return names[: names.index("marker B9.1")] if "marker B9.1" in names else names


# R5.1

LORDS = ["prince", "vassal", "champion", "monk"]


@pytest.mark.rule("R5.1")
@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("backwards", [False, True])
def test_treachery_strikes_a_prince_before_a_vassal_a_champion_and_a_monk(first: int, backwards: bool) -> None:
    lords = LORDS[first:]
    fiefs = [fief("castle", lord) for lord in (reversed(lords) if backwards else lords)]
    blue = earl(fiefs=[fief("palace"), *fiefs], mercenaries=[{}])
    game = plotted("treachery", blue)
    assert [NAMES[event.card] for event in happened(game, "betray_lord")] == [LORDS[first]]
    assert [NAMES[event.card] for event in happened(game, "killed")] == [LORDS[first]]
    assert side(game, BLUE)["mercenaries"] != []


@pytest.mark.rule("R5.1")
def test_of_lords_of_one_rank_that_of_the_richest_fief_is_struck() -> None:
    fiefs = [
        fief("castle", "champion", "land"),
        fief("castle", "champion", "church", "land"),
        fief("castle", "champion", "land", "land"),
        fief("castle", "monk", *["church"] * 3),
    ]
    game = plotted("treachery", earl(fiefs=fiefs))
    fiefs[2] = fief("castle", "", "land", "land")
    assert side(game, BLUE)["fiefs"] == fiefs


@pytest.mark.rule("R5.1", "B7.2")
def test_with_a_vassal_his_whole_fief_is_lost_as_by_any_treachery() -> None:
    game = plotted("treachery", earl(fiefs=[fief("palace"), fief("castle", "vassal", "land")]))
    assert side(game, BLUE)["fiefs"] == [fief("palace")]
    assert side(game, BLUE)["discard"] == {"castle": 1, "land": 1, "vassal": 1}


@pytest.mark.rule("R5.1")
def test_without_a_lord_a_mercenary_is_struck_the_one_with_the_strongest_garrison() -> None:
    mercenaries = [{}, {"garrison": {"knight": 1}}, {"garrison": {"infantry": 1}}]
    game = plotted("treachery", earl(mercenaries=mercenaries, hand={"land": 3}))
    play(game, "pass")
    assert side(game, BLUE)["mercenaries"] == [
        {"card": "mercenary", "garrison": {}},
        {"card": "mercenary", "garrison": {"infantry": 1}},
    ]
    assert side(game, BLUE)["hand"] == {"land": 3}


@pytest.mark.rule("R5.1")
def test_without_lord_and_mercenary_the_hand_is_struck() -> None:
    game = plotted("treachery", earl(hand={"land": 3}))
    assert (plot(game), game.deciding, game.about) == (["king_cube R4.1", "betray_hand B7.1"], BLUE, "allies")
    play(game, "pass")
    assert (side(game, BLUE)["hand"], side(game, BLUE)["discard"]) == ({"land": 1}, {"land": 2})


@pytest.mark.rule("R5.1")
def test_an_earl_with_none_of_these_is_passed_over_for_another_from_the_bag() -> None:
    bare, target = earl(cubes=999), earl(mercenaries=[{}])
    game = plotted("treachery", bare, target)
    assert plot(game)[:5] == [
        "king_cube R4.1",
        "king_passes_over R5.1",
        "king_cube R4.1",
        "betray_mercenary B7.1",
        "mercenary_lost B7.1",
    ]
    assert [event.other for event in happened(game, "king_passes_over")] == [BLUE]
    assert [event.other for event in happened(game, "king_cube")] == [BLUE, RED]
    assert side(game, BLUE)["cubes"] == 999, "his cubes are only put aside"


@pytest.mark.rule("R5.1")
@pytest.mark.parametrize("card", ["treachery", "intrigue"])
def test_the_cubes_of_all_who_were_passed_over_are_put_aside(card: str) -> None:
    for seed in range(12):
        earls = [earl(cubes=50), earl(cubes=50), earl(mercenaries=[{}]), earl(cubes=50)]
        game = plotted(card, *earls, seed=str(seed))
        drawn = [event.other for event in happened(game, "king_cube")]
        assert (drawn[-1], len(set(drawn))) == (GREEN, len(drawn))
        assert [event.other for event in happened(game, "king_passes_over")] == drawn[:-1]


@pytest.mark.rule("R5.1", "R5.2")
@pytest.mark.parametrize(("card", "rule"), [("treachery", "R5.1"), ("intrigue", "R5.2")])
def test_if_nobody_has_any_of_these_nothing_happens(card: str, rule: str) -> None:
    game = plotted(card, earl(), earl())
    passed = ["king_cube R4.1", f"king_passes_over {rule}"]
    assert plot(game) == [*passed, *passed, f"king_idle {rule}"]
    assert side(game, GREEN)["mind"] == {card: 1}


@pytest.mark.rule("R5.1", "R5.2")
@pytest.mark.parametrize("card", ["treachery", "intrigue"])
def test_his_own_cubes_are_put_aside_for_politics_too(card: str) -> None:
    for seed in range(10):
        blue = earl(mercenaries=[{}])
        game = plotted(card, blue, him=king(card, "land", cubes=99), seed=str(seed))
        assert [event.other for event in happened(game, "king_cube")] == [BLUE]


# R5.2

PAIR = fief("castle", "", "land", "market_town")


def taken(game: Game, seat: int = RED) -> Counter[str]:
    """The Properties that the King has from others."""
    return Counter(
        str(name)
        for one in game.view(BLUE)["earls"][seat]["fiefs"]  # type: ignore[index]
        for name in one["properties"]
        if "." in name
    )


@pytest.mark.rule("R5.2")
@pytest.mark.parametrize(
    ("fiefs", "target", "prize"),
    [
        # Land with Market Town before the Cathedral and before the Fief with most Properties.
        (
            [fief("palace", "", "cathedral", *["land"] * 4), PAIR],
            2,
            {"blue.land": 1, "blue.market_town": 1},
        ),
        # One of each, however many Lands there are, and even beside the Cathedral.
        ([fief("palace", "", *["land"] * 3, "market_town")], 1, {"blue.land": 1, "blue.market_town": 1}),
        ([fief("palace", "", "cathedral", "land", "market_town")], 1, {"blue.land": 1, "blue.market_town": 1}),
        # Of several such Fiefs the richest.
        (
            [PAIR, fief("castle", "", "land", "market_town", "land"), PAIR],
            2,
            {"blue.land": 1, "blue.market_town": 1},
        ),
        # The Cathedral before the Fief with most Properties; with it a Land.
        (
            [fief("palace", "", *["land"] * 4), fief("castle", "", "church", "land", "cathedral")],
            2,
            {"blue.cathedral": 1, "blue.land": 1},
        ),
        ([fief("palace", "", *["land"] * 4), fief("castle", "", "cathedral")], 2, {"blue.cathedral": 1}),
        # A Land here and a Market Town there are no pair.
        (
            [fief("palace", "", "market_town"), fief("castle", "", "land", "land")],
            2,
            {"blue.land": 2},
        ),
        # Most Properties of any kind; Lands first out of it.
        (
            [fief("palace", "", "land", "land"), fief("castle", "", "church", "church", "land")],
            2,
            {"blue.land": 1, "blue.church": 1},
        ),
        ([fief("palace", "", "church", "market_town", "church")], 1, {"blue.market_town": 1, "blue.church": 1}),
        # Of equals that with most Lands.
        (
            [fief("palace", "", "land", "church"), fief("castle", "", "land", "land")],
            2,
            {"blue.land": 2},
        ),
    ],
)
def test_intrigue_prefers_land_with_market_town_then_the_cathedral_then_most_properties_then_most_lands(
    fiefs: list[Data], target: int, prize: dict[str, int]
) -> None:
    game = plotted("intrigue", earl(fiefs=fiefs, mercenaries=[{}], pool={"knight": 1}))
    assert [event.fief + 1 for event in happened(game, "intrigue_fief")] == [target]
    assert taken(game) == Counter(prize)
    assert len(game.table.earls[BLUE].mercenaries) == 1


@pytest.mark.rule("R5.2")
@pytest.mark.parametrize(
    ("properties", "wanted"),
    [
        (["cathedral", "land", "market_town"], ["market_town"]),
        (["cathedral", "land"], ["cathedral"]),
        (["church"], ["land"]),
        ([], []),
    ],
)
def test_what_draws_him_to_a_fief_is_told(properties: list[str], wanted: list[str]) -> None:
    game = plotted("intrigue", earl(fiefs=[fief("palace", "", *properties)], pool={"infantry": 1}))
    assert [NAMES[event.card] for event in happened(game, "king_wants")] == wanted
    assert ("king_wants R5.2" in told_why(game)) == bool(wanted)


@pytest.mark.rule("R5.2")
def test_without_a_property_a_mercenary_comes_over_with_his_garrison_the_strongest() -> None:
    mercenaries = [{"garrison": {"infantry": 1}}, {"garrison": {"knight": 1}}]
    game = plotted("intrigue", earl(mercenaries=mercenaries, pool={"knight": 2}))
    assert side(game, RED)["mercenaries"] == [{"card": "blue.mercenary", "garrison": {"knight": 1}}]
    assert side(game, BLUE)["pool"] == {"knight": 2}


@pytest.mark.rule("R5.2")
@pytest.mark.parametrize(
    ("pool", "kept"),
    [({"infantry": 3, "knight": 1}, {"infantry": 2}), ({"infantry": 1, "knight": 3}, {"infantry": 1, "knight": 1})],
)
def test_as_a_last_resort_army_cards_of_the_pool_knights_first(pool: Data, kept: Data) -> None:
    game = plotted("intrigue", earl(pool=pool))
    assert side(game, BLUE)["pool"] == kept
    assert game.table.earls[RED].pool() == 2


@pytest.mark.rule("R5.2")
@pytest.mark.parametrize(
    ("number", "prize"),
    [
        (1, {"blue.land": 1}),
        (2, {"blue.land": 1, "blue.market_town": 1}),
        (3, {"blue.land": 1, "blue.market_town": 1, "blue.cathedral": 1}),
        (4, {"blue.land": 2, "blue.market_town": 1, "blue.cathedral": 1}),
        (9, {"blue.land": 2, "blue.market_town": 1, "blue.cathedral": 1, "blue.church": 1}),
    ],
)
def test_he_takes_as_many_as_the_ruleset_allows(number: int, prize: dict[str, int]) -> None:
    blue = earl(fiefs=[fief("palace", "", "church", "land", "market_town", "cathedral", "land")])
    game = plotted("intrigue", blue, ruleset={"intrigue_properties": number})
    assert taken(game) == Counter(prize)


@pytest.mark.rule("R5.2")
def test_an_earl_with_none_of_these_is_passed_over() -> None:
    bare = earl(cubes=999, fiefs=[fief("palace", "prince")], hand={"land": 3})
    game = plotted("intrigue", bare, earl(pool={"infantry": 1}))
    assert plot(game)[:3] == ["king_cube R4.1", "king_passes_over R5.2", "king_cube R4.1"]
    assert side(game, GREEN)["pool"] == {"infantry": 1}


@pytest.mark.rule("R5.2")
def test_a_hand_is_no_target_of_intrigue_and_properties_none_of_treachery() -> None:
    assert "king_idle" in told(plotted("intrigue", earl(hand={"land": 3})))
    assert "king_idle" in told(plotted("treachery", earl(fiefs=[PAIR], pool={"knight": 1})))


# R5.3


def rich_king(*mind: str, **parts: object) -> Data:
    fiefs = [fief("palace", "prince", "land", "church"), fief("castle", "vassal"), fief("castle")]
    return king(*(mind or ("monk", "land")), **({"fiefs": fiefs, "mercenaries": [{}], "pool": {"infantry": 2}} | parts))


@pytest.mark.rule("R5.3")
@pytest.mark.parametrize(
    ("move", "forbidden"),
    [
        ("betray red lord 1", None),
        ("betray red lord 2", None),
        ("betray red lord 3", "B7.1"),  # no Lord there
        ("betray red mercenary 1", "R5.3"),
        ("betray red hand", "R5.3"),  # he has none
        ("intrigue red fief 1", None),
        ("intrigue red fief 2", "B7.3"),  # no Property there
        ("intrigue red mercenary 1", None),
        ("intrigue red pool", None),
    ],
)
def test_only_his_lords_can_be_betrayed_his_properties_mercenaries_and_army_cards_intrigued(
    move: str, forbidden: str | None
) -> None:
    game = rebellion(earl(hand={"treachery": 1, "intrigue": 1}), rich_king())
    assert game.why_not(move) == forbidden
    assert (move in game.legal_moves()) == (forbidden is None)


@pytest.mark.rule("R5.3")
def test_a_couple_of_lands_can_be_stolen_from_him() -> None:
    him = rich_king(fiefs=[fief("palace", "prince", "land", "land")])
    game = rebellion(earl(hand={"intrigue": 1}), him, decks=on_top(joust=[NO_LUCK]))
    play(game, "intrigue red fief 1", "take land 1")
    assert side(game, BLUE)["fiefs"] == [fief("palace", "", "red.land", "red.land")]
    assert side(game, RED)["fiefs"] == [fief("palace", "prince")]


@pytest.mark.rule("R5.3")
def test_a_monastery_shows_nothing_of_him_for_he_has_no_hand() -> None:
    game = rebellion(earl(fiefs=[fief("palace", "monk", "church")]), rich_king())
    assert game.why_not("visit red") == "R5.3"


# R5.4


@pytest.mark.rule("R5.4")
@pytest.mark.parametrize("move", ["betray red lord 1", "intrigue red mercenary 1"])
@pytest.mark.parametrize(("joust_card", "allies"), [(NO_LUCK, False), (VASSAL, True), (PRINCE, True)])
def test_a_joust_card_tells_whether_he_has_allies(move: str, joust_card: str, allies: bool) -> None:
    game = rebellion(earl(hand={"treachery": 1, "intrigue": 1}), rich_king(), decks=on_top(joust=[joust_card]))
    play(game, move)
    if allies:
        assert told_why(game)[1:2] == ["king_allies R5.4"]
        assert (game.deciding, game.about) == (BLUE, "struggle")
        play(game, "pass")
        assert told_why(game)[:2] == ["yields B7.4", "foiled B7.4"]
        assert side(game, RED) == side(rebellion(earl(), rich_king()), RED)
    else:
        assert told_why(game)[1:2] == ["king_no_allies R5.4"]
        assert told_why(game)[2] in ("killed B7.1", "mercenary_taken B7.3")


@pytest.mark.rule("R5.4", "B1.4")
def test_politics_against_the_king_is_a_50_50_proposition() -> None:
    deck = [NAMES[kind] for kind in Ruleset().full_joust]
    assert (deck.count(NO_LUCK), len(deck)) == (12, 24)


@pytest.mark.rule("R5.4")
def test_the_joust_card_is_shown_and_discarded_and_the_empty_deck_made_again() -> None:
    whole = {"no_luck": 12, "joust_vassal": 6, "joust_prince": 5}
    decks = {"joust": {"cards": ["joust_prince"], "discard": whole}}
    him = rich_king("champion")
    game = rebellion(earl(hand={"treachery": 2, "vassal": 1}), him, decks=decks)
    play(game, "betray red lord 1")
    assert [NAMES[event.card] for event in happened(game, "king_allies")] == ["joust_prince"]
    assert (game.table.joust_deck.cards, game.table.joust_deck.discard) == ([], [12, 6, 6])


@pytest.mark.rule("R5.4")
def test_when_the_king_acts_it_is_the_earl_who_may_have_allies() -> None:
    blue = earl(fiefs=[fief("palace", "prince")], hand={"allies": 1})
    game = plotted("treachery", blue)
    assert (game.deciding, game.about, game.legal_moves()) == (BLUE, "allies", ["ally", "pass"])
    assert "king_allies" not in told(game)
    play(game, "pass")
    assert "killed" in told(game)


# R5.5


@pytest.mark.rule("R5.5")
def test_attacked_he_plays_his_vassal_lords_first_and_they_go_to_the_minds_discard() -> None:
    fiefs = [fief("palace", "prince"), fief("castle", "vassal", "land"), fief("castle", "vassal")]
    game = rebellion(
        earl(hand={"treachery": 1, "vassal": 3}), rich_king(fiefs=fiefs), decks=on_top(joust=[VASSAL, NO_LUCK])
    )
    play(game, "betray red lord 1", "vassal hand")
    assert told_why(game) == ["vassal B7.4", "vassal R5.5"]
    assert side(game, RED)["fiefs"] == [fief("palace", "prince"), fief("castle", "", "land"), fief("castle", "vassal")]
    assert side(game, RED)["mind"] == {"vassal": 1}
    play(game, "vassal hand")
    assert side(game, RED)["mind"] == {"vassal": 2}
    play(game, "vassal hand")
    assert told_why(game) == ["vassal B7.4", "king_no_vassal R5.5", "yields B7.4", "killed B7.1"]
    assert side(game, RED)["mind"] == {"vassal": 2, "prince": 1}


@pytest.mark.rule("R5.5")
@pytest.mark.parametrize(("joust_card", "has_one"), [(NO_LUCK, False), (VASSAL, True), (PRINCE, True)])
def test_attacked_without_vassal_lord_a_joust_card_tells_if_he_has_a_vassal(joust_card: str, has_one: bool) -> None:
    game = rebellion(earl(hand={"treachery": 1, "vassal": 1}), king("land"), decks=on_top(joust=[VASSAL, joust_card]))
    play(game, "betray red lord 1", "vassal hand")
    if has_one:
        assert told_why(game) == ["vassal B7.4", "king_vassal R5.5", "yields B7.4", "foiled B7.4"]
        assert side(game, RED)["fiefs"] == [fief("palace", "prince"), fief("castle")]
    else:
        assert told_why(game) == ["vassal B7.4", "king_no_vassal R5.5", "yields B7.4", "killed B7.1"]
        assert side(game, RED)["fiefs"] == [fief("palace"), fief("castle")]


@pytest.mark.rule("R5.5")
def test_this_repeats_as_long_as_the_struggle_goes_on() -> None:
    joust_cards = [PRINCE, VASSAL, PRINCE, VASSAL, NO_LUCK]
    game = rebellion(earl(hand={"treachery": 1, "vassal": 5}), king("land"), decks=on_top(joust=joust_cards))
    play(game, "betray red lord 1", *["vassal hand"] * 3)
    assert (game.about, told(game)) == ("struggle", ["vassal", "king_vassal"])
    play(game, "vassal hand")
    assert told(game) == ["vassal", "king_no_vassal", "yields", "killed"]
    assert side(game, BLUE)["discard"] == {"treachery": 1, "vassal": 4}


@pytest.mark.rule("R5.5")
def test_acting_he_begins_with_his_vassal_lords_then_draws_joust_cards() -> None:
    blue = earl(fiefs=[fief("palace", "prince")], hand={"allies": 1, "vassal": 2})
    him = king("treachery", "land", fiefs=[fief("palace", "prince"), fief("castle", "vassal")])
    game = plotted("treachery", blue, him=him, decks=on_top(joust=[PRINCE, NO_LUCK]))
    play(game, "ally")
    assert told_why(game) == ["allies B7.4", "vassal R5.5"]
    assert side(game, RED)["fiefs"] == [fief("palace", "prince"), fief("castle")]
    assert (game.deciding, game.about) == (BLUE, "struggle")
    play(game, "vassal hand")
    assert told_why(game) == ["vassal B7.4", "king_vassal R5.5"]
    play(game, "vassal hand")
    assert told_why(game)[:4] == ["vassal B7.4", "king_no_vassal R5.5", "yields B7.4", "foiled B7.4"]
    assert side(game, BLUE)["fiefs"] == [fief("palace", "prince")]
    assert side(game, RED)["mind"] == {"treachery": 1, "vassal": 1}


@pytest.mark.rule("R5.5")
def test_acting_he_wins_if_the_earl_does_not_answer() -> None:
    blue = earl(fiefs=[fief("palace", "prince")], hand={"allies": 1, "vassal": 1})
    game = plotted("treachery", blue, decks=on_top(joust=[VASSAL]))
    play(game, "ally", "pass")
    assert told_why(game)[:2] == ["yields B7.4", "killed B7.1"]
    assert side(game, BLUE)["fiefs"] == [fief("palace")]


@pytest.mark.rule("R5.5")
@pytest.mark.parametrize(("joust_card", "foiled"), [(NO_LUCK, True), (PRINCE, False)])
def test_acting_without_a_vassal_he_is_foiled_at_once_in_intrigue_too(joust_card: str, foiled: bool) -> None:
    blue = earl(fiefs=[fief("palace", "", "land")], hand={"allies": 1})
    game = plotted("intrigue", blue, decks=on_top(joust=[joust_card]))
    play(game, "ally")
    assert ("foiled" in told(game)) == foiled
    assert taken(game) == (Counter() if foiled else Counter({"blue.land": 1}))


@pytest.mark.rule("R5.5", "R6.5")
@pytest.mark.parametrize(("vassals", "end"), [(1, "foiled"), (2, "no_effect")])
def test_the_vassal_lord_under_attack_is_the_first_he_plays_and_that_saves_his_fief(vassals: int, end: str) -> None:
    fiefs = [fief("castle", "champion"), fief("castle", "vassal", "land")]
    hand = {"treachery": 1, "vassal": vassals}
    game = rebellion(earl(hand=hand), rich_king(fiefs=fiefs), decks=on_top(joust=[VASSAL, NO_LUCK]))
    play(game, "betray red lord 2", *["vassal hand"] * vassals)
    assert side(game, RED)["fiefs"] == [fief("castle", "champion"), fief("castle", "", "land")]
    assert told(game)[-1] == end


@pytest.mark.rule("R5.5", "R6.5")
def test_of_several_vassal_lords_he_plays_the_one_under_attack() -> None:
    fiefs = [fief("castle", "vassal"), fief("castle", "vassal", "land")]
    game = rebellion(earl(hand={"treachery": 1, "vassal": 2}), rich_king(fiefs=fiefs), decks=on_top(joust=[VASSAL]))
    play(game, "betray red lord 2", "vassal hand")
    assert side(game, RED)["fiefs"] == [fief("castle", "vassal"), fief("castle", "", "land")]


@pytest.mark.rule("R5.5")
def test_he_answers_even_a_hopeless_struggle() -> None:
    """He cannot win it: Blue has more Vassals than the Joust deck has Vassals and Princes for him."""
    decks = on_top(joust=[VASSAL, PRINCE, NO_LUCK])
    game = rebellion(earl(hand={"treachery": 1, "vassal": 6}), rich_king(), decks=decks)
    play(game, "betray red lord 1", "vassal hand", "vassal hand")
    assert told(game) == ["vassal", "king_vassal"]
    play(game, "vassal hand")
    assert told(game)[1:] == ["king_no_vassal", "yields", "killed"]


@pytest.mark.rule("R5.3")
@pytest.mark.parametrize("reached", [True, False])
def test_whether_intrigue_reaches_his_forces_is_a_setting(reached: bool) -> None:
    him = king("land", mercenaries=[{}], pool={"knight": 1}, fiefs=[fief("palace", "", "land")])
    game = rebellion(earl(hand={"intrigue": 1}), him, ruleset={"king": {"forces_intrigued": reached}})
    moves = ["intrigue red mercenary 1", "intrigue red pool"]
    assert [game.why_not(move) for move in moves] == [None if reached else "R5.3"] * 2
    assert (set(moves) <= set(game.legal_moves())) == reached
    assert game.why_not("intrigue red fief 1") is None
