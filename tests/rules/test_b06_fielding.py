"""B6.1 to B6.5, B6.12: naming an Attack, fielding for it, and the Battle card."""

from __future__ import annotations

import pytest

from regni import Game
from regni.records.positions import Data, counts
from regni.testing import at, earl, fief, on_top, play, seats_in, side

BLUE, RED, GREEN = 0, 1, 2
FIVE_TOWERS = {"towers": {"castle": 5}}


# Naming the Attack.


@pytest.mark.rule("B6.1")
@pytest.mark.parametrize(
    ("attack", "forbidden"),
    [
        ("storm red", None),
        ("storm green", "B6.1"),  # no Tower there
        ("raid red 1", "B6.1"),  # no Property in this Fief
        ("raid red 2", None),
        ("raid red 3", "B6.1"),  # no such Fief
        ("siege red 1", None),
        ("siege red 2", None),
        ("siege green 1", None),
        ("siege red 3", "B6.1"),
        ("storm blue", "B6.1"),  # not another Earl
        ("raid blue 1", "B6.1"),
        ("siege blue 1", "B6.1"),
        ("storm gold", "B6.1"),  # not in the game any more
        ("siege gold 1", "B6.1"),
        ("siege purple 1", "B6.1"),  # never was in it
    ],
)
def test_an_attack_names_another_earl_and_towers_a_raid_or_a_siege(attack: str, forbidden: str | None) -> None:
    game = at(
        earl(hand={"champion": 1}, towers={"castle": 1}, fiefs=[fief("palace", "", "land")]),
        earl(towers={"castle": 1}, fiefs=[fief("palace"), fief("castle", "", "church")]),
        earl(),
        earl(fiefs=[], deck={}, out="old_age"),
    )
    assert game.why_not(attack) == forbidden
    assert (attack in game.legal_moves()) == (forbidden is None)


# Fielding.


@pytest.mark.rule("B6.2")
def test_the_attacker_fields_at_least_one_card_and_before_the_defender() -> None:
    game = play(at(earl(hand={"champion": 2}), earl(hand={"vassal": 1})), "siege red 1")
    assert (game.deciding, game.about) == (BLUE, "field")
    assert game.why_not("done") == "B6.2"
    play(game, "field hand champion")
    assert game.deciding == BLUE
    assert game.why_not("done") is None
    play(game, "done")
    assert (game.deciding, game.about) == (RED, "field")


@pytest.mark.rule("B6.2")
def test_the_defender_may_field_nothing_and_then_nobody_adds_a_card() -> None:
    game = play(at(earl(hand={"champion": 2}), earl(hand={"vassal": 1})), "siege red 1", "field hand champion", "done")
    assert game.why_not("done") is None
    play(game, "done")
    assert (game.deciding, game.about) == (BLUE, "turn")
    assert [seats_in(game, event) for event in ("field", "undefended")] == [[BLUE], [RED]]
    assert side(game, RED)["hand"] == {"vassal": 1}


@pytest.mark.rule("B6.2")
@pytest.mark.parametrize(
    ("holdings", "rules"),
    [
        ({}, {}),
        ({"hand": {"monk": 1, "castle": 1}}, {}),
        ({"fiefs": [fief("palace", "monk")]}, {}),
        ({"pool": {"knight": 2}}, {}),  # no Land, so no levy
        ({"fiefs": [fief("palace", "", "land")]}, {}),
        ({"hand": {"banquet": 1}, "mercenaries": [{"garrison": {"infantry": 1}}]}, {"levy_counts_garrison": True}),
    ],
    ids=["nothing", "no fighter in Hand", "an Abbot only", "no levy", "no Army", "a garrison beyond the levy"],
)
def test_without_a_card_to_field_there_is_no_attack(holdings: Data, rules: Data) -> None:
    game = at(earl(**holdings), earl(), ruleset=rules)
    assert game.why_not("siege red 1") == "B6.2"


@pytest.mark.rule("B6.3")
def test_who_can_be_fielded() -> None:
    game = at(
        earl(
            fiefs=[
                fief("palace", "prince", "land"),
                fief("castle", "vassal"),
                fief("castle", "champion"),
                fief("castle", "monk", "church"),
                fief("castle"),
            ],
            mercenaries=[{}, {"garrison": {"knight": 1}}],
            pool={"infantry": 1, "knight": 1},
            royal={"infantry": 1, "knight": 1},
            hand=dict.fromkeys(("prince", "vassal", "champion", "mercenary", "monk", "allies", "castle", "land"), 1),
            banners=1,
        ),
        earl(),
        king="blue",
    )
    play(game, "siege red 1")
    lords = ["field lord prince 1", "field lord vassal 2", "field lord champion 3"]
    others = ["pool infantry", "pool knight", "royal infantry", "royal knight", "crown", "mercenary 1", "mercenary 2"]
    hand = ["hand prince", "hand vassal", "hand champion", "hand mercenary"]
    assert sorted(game.legal_moves()) == sorted([*lords, *(f"field {unit}" for unit in others + hand)])
    for unit in ("lord monk 4", "hand monk", "hand allies", "lord prince 2", "mercenary 3"):
        assert game.why_not(f"field {unit}") == "B6.3"


@pytest.mark.rule("B6.3")
@pytest.mark.parametrize(
    ("army", "royal", "faces"),
    [("infantry", "knight", ("prince", "champion")), ("knight", "infantry", ("vassal", "mercenary"))],
)
def test_nobody_is_fielded_who_is_not_there(army: str, royal: str, faces: tuple[str, str]) -> None:
    blue = earl(
        fiefs=[fief("palace", "", *["land"] * 3)], pool={army: 1}, royal={royal: 1}, hand=dict.fromkeys(faces, 1)
    )
    game = play(at(blue, earl(), king="blue"), "siege red 1")
    units = ["crown", f"pool {army}", f"royal {royal}", *(f"hand {face}" for face in faces)]
    assert sorted(game.legal_moves()) == sorted(f"field {unit}" for unit in units)


@pytest.mark.rule("B6.3")
def test_who_lives_goes_back_to_where_he_came_from() -> None:
    blue = earl(
        fiefs=[fief("palace", "prince", "land", "land")],
        mercenaries=[{"garrison": {"infantry": 1}}, {"garrison": {"knight": 1}}, {}],
        pool={"infantry": 1, "knight": 1},
        royal={"infantry": 1, "knight": 1},
    )
    game = at(blue, earl(**FIVE_TOWERS), king="blue")
    home = side(game, BLUE)
    army = [f"field {pile} {card}" for pile in ("pool", "royal") for card in ("infantry", "knight")]
    play(game, "storm red", *army, "field crown", "field lord prince 1", *["field mercenary 1"] * 3)
    assert (game.about, side(game, BLUE), game.table.king) == ("turn", home, BLUE)


@pytest.mark.rule("B6.3")
@pytest.mark.parametrize("unit", ["lord prince 1", "mercenary 1", "hand champion", "pool knight", "crown"])
def test_nobody_is_fielded_twice(unit: str) -> None:
    holdings = earl(
        fiefs=[fief("palace", "prince", "land", "land")],
        mercenaries=[{}],
        hand={"champion": 1, "castle": 1},
        pool={"knight": 1},
    )
    game = play(at(holdings, earl(), king="blue"), "siege red 1", f"field {unit}")
    assert game.why_not(f"field {unit}") == "B6.3"


@pytest.mark.rule("B6.3")
def test_only_the_holder_fields_the_king_card() -> None:
    game = play(at(earl(hand={"champion": 2}), earl(), king="red"), "siege red 1")
    assert game.why_not("field crown") == "B6.3"
    play(game, "field hand champion", "done")
    assert (game.deciding, game.why_not("field crown")) == (RED, None)


@pytest.mark.rule("B6.3")
@pytest.mark.parametrize(
    ("properties", "levy"), [(["land", "land"], 2), (["land", "market_town"], 2), (["church", "market_town"], 0)]
)
def test_the_attacker_fields_no_more_of_the_pool_than_his_levy(properties: list[str], levy: int) -> None:
    blue = earl(fiefs=[fief("palace", "", *properties)], pool={"infantry": 4}, hand={"prince": 1})
    game = play(at(blue, earl()), "siege red 1", *["field pool infantry"] * levy)
    assert game.why_not("field pool infantry") == "B6.3"
    assert game.why_not("field hand prince") is None


@pytest.mark.rule("B6.3")
@pytest.mark.parametrize(("limited", "forbidden"), [(True, "B6.3"), (False, None)])
def test_the_levy_binds_the_defender_too_unless_the_ruleset_frees_him(limited: bool, forbidden: str | None) -> None:
    red = earl(fiefs=[fief("palace", "", "land")], pool={"infantry": 3}, hand={"castle": 1})
    game = at(earl(hand={"champion": 1}), red, ruleset={"levy_limits_defence": limited})
    play(game, "siege red 1", "field hand champion", "field pool infantry")
    assert (game.deciding, game.why_not("field pool infantry")) == (RED, forbidden)


@pytest.mark.rule("B6.3")
@pytest.mark.parametrize(
    ("first", "then", "setting"),
    [
        ("mercenary 1", "pool infantry", "levy_counts_garrison"),
        ("pool infantry", "mercenary 1", "levy_counts_garrison"),
        ("royal infantry", "pool infantry", "levy_counts_royal"),
        ("pool infantry", "royal infantry", "levy_counts_royal"),
    ],
)
@pytest.mark.parametrize("counted", [False, True])
def test_garrisons_and_the_royal_army_are_outside_the_levy_unless_the_ruleset_counts_them(
    first: str, then: str, setting: str, counted: bool
) -> None:
    blue = earl(
        fiefs=[fief("palace", "", "land")],
        pool={"infantry": 2},
        royal={"infantry": 1},
        mercenaries=[{"garrison": {"infantry": 1}}],
    )
    game = play(at(blue, earl(), king="blue", ruleset={setting: counted}), "siege red 1", f"field {first}")
    assert game.why_not(f"field {then}") == ("B6.3" if counted else None)


@pytest.mark.rule("B6.3")
def test_where_garrisons_count_a_mercenary_without_one_does_not() -> None:
    blue = earl(fiefs=[fief("palace", "", "land")], pool={"infantry": 1}, mercenaries=[{}])
    game = at(blue, earl(), ruleset={"levy_counts_garrison": True})
    play(game, "siege red 1", "field mercenary 1")
    assert game.why_not("field pool infantry") is None


@pytest.mark.rule("B6.3")
def test_an_abbot_is_fielded_only_where_the_ruleset_lets_him() -> None:
    game = at(earl(fiefs=[fief("palace", "monk")]), earl(**FIVE_TOWERS), ruleset={"abbot_fights": True})
    play(game, "storm red", "field lord monk 1")
    assert game.table.earls[RED].towers_up == 4


# Strength. Against Towers that nobody defends, as many fall as the force is.


@pytest.mark.rule("B6.4")
@pytest.mark.parametrize(
    ("units", "force"),
    [
        (["pool infantry"], 1),
        (["crown"], 1),
        (["lord prince 1"], 1),
        (["hand prince"], 1),
        (["hand vassal"], 1),
        (["lord vassal 2"], 1),
        (["hand mercenary"], 1),
        (["mercenary 1"], 1),
        (["mercenary 2"], 3),  # with the Knight of his garrison
        (["hand champion"], 2),
        (["lord champion 3"], 2),
        (["pool knight"], 2),
        (["pool knight", "hand vassal", "hand champion"], 5),
    ],
)
def test_every_card_has_its_strength_and_a_force_is_their_sum(units: list[str], force: int) -> None:
    blue = earl(
        fiefs=[fief("palace", "prince", "land"), fief("castle", "vassal"), fief("castle", "champion")],
        mercenaries=[{}, {"garrison": {"knight": 1}}],
        pool={"infantry": 1, "knight": 1},
        hand={"prince": 1, "vassal": 1, "champion": 1, "mercenary": 1},
    )
    game = play(at(blue, earl(**FIVE_TOWERS), king="blue"), "storm red", *(f"field {unit}" for unit in units), "done")
    assert game.table.earls[RED].towers_up == 5 - force


@pytest.mark.rule("B6.4")
@pytest.mark.parametrize(
    ("host", "force"), [({"viking": 1}, 1), ({"chieftain": 1}, 2), ({"viking": 2, "chieftain": 1}, 4)]
)
def test_a_viking_counts_one_and_a_chieftain_two(host: dict[str, int], force: int) -> None:
    vikings = {"arrived": True, "markers_out": 8, **host}
    game = at(earl(), earl(cubes=0, **FIVE_TOWERS), turn="red", vikings=vikings, ruleset={"viking_gain": 0})
    play(game, "end", "storm red")
    if game.about == "field":
        play(game, "done")
    assert game.table.earls[RED].towers_up == 5 - force


@pytest.mark.rule("B6.4")
def test_the_ruleset_can_give_other_strengths() -> None:
    game = at(earl(hand={"champion": 1, "vassal": 1}), earl(**FIVE_TOWERS), ruleset={"strength": {"champion": 4}})
    play(game, "storm red", "field hand champion", "field hand vassal")
    assert game.table.earls[RED].towers_up == 0


# The Battle card.

#: What is left of the pools of 3 Infantry who attack 2, by the result of the battle.
AFTER = {"normal": (1, 0), "attacker_wins": (3, 0), "defender_wins": (1, 2)}


def three_against_two(card: str, *, red_too: tuple[str, ...] = (), green: tuple[str, ...] = ()) -> Game:
    game = at(
        earl(fiefs=[fief("palace", "", "land", "land", "land")], pool={"infantry": 3}),
        earl(fiefs=[fief("palace", "", "land", "land", *red_too)], pool={"infantry": 2}),
        earl(fiefs=[fief("palace", "", *green)]),
        decks=on_top(battle=[card]),
    )
    return play(game, "siege red 1", *["field pool infantry"] * 5)


def pools(game: Game) -> tuple[int, int]:
    return game.table.earls[BLUE].infantry, game.table.earls[RED].infantry


@pytest.mark.rule("B6.5")
def test_against_no_defence_no_card_is_drawn_and_the_attacker_deals_his_force() -> None:
    game = at(earl(hand={"champion": 2}), earl(), decks=on_top(battle=["defender_wins"]))
    play(game, "siege red 1", "field hand champion", "field hand champion", "seize")
    assert len(game.table.battle_deck.cards) == 24
    assert seats_in(game, "battle_card") == []
    assert game.outcome is not None
    assert game.outcome.winner == BLUE


@pytest.mark.rule("B6.5")
@pytest.mark.parametrize("card", AFTER)
def test_against_a_defence_the_defender_draws_one_card_that_says_who_deals(card: str) -> None:
    game = three_against_two(card)
    assert pools(game) == AFTER[card]
    assert seats_in(game, "battle_card") == [RED]
    deck = game.table.battle_deck
    assert (len(deck.cards), counts(deck.discard, deck.first)) == (23, {card: 1})


@pytest.mark.rule("B6.5")
def test_the_side_that_does_not_deal_does_no_harm() -> None:
    red = earl(fiefs=[fief("palace", "", "land")], pool={"infantry": 1}, **FIVE_TOWERS)
    game = at(earl(hand={"champion": 2}), red, decks=on_top(battle=["defender_wins"]))
    play(game, "storm red", "field hand champion", "field hand champion", "field pool infantry")
    assert (game.about, game.table.earls[RED].towers_up) == ("turn", 5)


@pytest.mark.rule("B6.5")
@pytest.mark.parametrize("choice", AFTER)
@pytest.mark.parametrize(
    ("red_too", "green", "who"),
    [((), ("cathedral",), GREEN), ((), ("church",), GREEN), (("church", "church"), ("church",), RED)],
    ids=["Archbishop", "the only Church", "most Churches"],
)
def test_church_decides_lets_the_earl_who_controls_the_church_pick_one_of_the_three(
    choice: str, red_too: tuple[str, ...], green: tuple[str, ...], who: int
) -> None:
    game = three_against_two("church_decides", red_too=red_too, green=green)
    assert (game.deciding, game.about) == (who, "church_decides")
    assert sorted(game.legal_moves()) == sorted(f"decide {card}" for card in AFTER)
    assert game.why_not("decide church_decides") == "B6.5"
    play(game, f"decide {choice}")
    assert (pools(game), seats_in(game, "church")) == (AFTER[choice], [who])


@pytest.mark.rule("B6.5")
@pytest.mark.parametrize("both", [(), ("church",)], ids=["no Church", "as many Churches"])
def test_church_decides_is_normal_when_nobody_controls_the_church(both: tuple[str, ...]) -> None:
    assert pools(three_against_two("church_decides", red_too=both, green=both)) == AFTER["normal"]


# The white combat marker.


@pytest.mark.rule("B6.12")
def test_a_declared_attack_pushes_the_white_marker_forward_even_if_it_takes_nothing() -> None:
    game = at(earl(hand={"vassal": 1}), earl())
    assert not game.table.white_forward
    play(game, "siege red 1")
    assert game.table.white_forward


@pytest.mark.rule("B6.12")
@pytest.mark.parametrize(
    ("attack", "unit", "towers", "spoils", "forward"),
    [
        ("storm red", "hand vassal", 1, [], True),
        ("raid red 2", "hand vassal", 0, ["burn land"], True),
        ("siege red 2", "hand champion", 0, ["raze"], True),
        ("siege red 2", "hand vassal", 0, [], False),
        ("raid red 2", "hand vassal", 1, [], False),
    ],
    ids=["a Tower", "a Property", "a Fief", "no Fief", "no Property"],
)
def test_by_the_other_value_only_an_attack_that_took_something_counts(
    attack: str, unit: str, towers: int, spoils: list[str], forward: bool
) -> None:
    red = earl(fiefs=[fief("palace"), fief("castle", "", "land")], towers={"castle": towers})
    game = at(earl(hand={"vassal": 1, "champion": 1}), red, ruleset={"white_marker_on": "loss"})
    play(game, attack, f"field {unit}")
    assert not game.table.white_forward
    play(game, "done", *spoils)
    assert game.about == "turn"
    assert game.table.white_forward == forward


@pytest.mark.rule("B6.12")
def test_the_vikings_do_not_push_the_white_marker() -> None:
    vikings = {"arrived": True, "markers_out": 8, "viking": 3}
    game = play(at(earl(), earl(cubes=0, **FIVE_TOWERS), turn="red", vikings=vikings), "end", "storm red", "done")
    assert game.table.earls[RED].towers_up < 5
    assert not game.table.white_forward
