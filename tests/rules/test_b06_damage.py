"""B6.6 to B6.9, B6.13: who pays for a battle, and what it takes."""

from __future__ import annotations

import pytest

from battles import army, fight, levied, of_force, warrior
from regni.engine import events as e
from regni.errors import RegniError
from regni.records.positions import Data, counts, position
from regni.records.reading import read_position
from regni.testing import all_told, at, earl, fief, on_top, play, side

BLUE, RED, GREEN = 0, 1, 2


# Damage to the fielded cards.


@pytest.mark.rule("B6.6")
@pytest.mark.parametrize(("force", "properties_left"), [(3, 4), (4, 3), (5, 2)])
def test_each_fielded_card_soaks_its_strength_before_anything_goes_on(force: int, properties_left: int) -> None:
    game = at(warrior(), levied(1, 1), decks=on_top(battle=["attacker_wins"]))
    fight(game, "raid red 2", of_force(force), army(1, 1))
    while game.about == "spoils":
        play(game, "burn land")
    assert side(game, RED)["pool"] == {}
    assert counts(game.table.army.discard, game.table.army.first) == {"infantry": 1, "knight": 1}
    assert len(game.table.earls[RED].fiefs[1].properties) == properties_left


@pytest.mark.rule("B6.6")
def test_of_damage_below_the_force_the_owner_picks_losses_that_fit_one_by_one() -> None:
    red = levied(1, 1, hand={"prince": 1}, mercenaries=[{}])
    game = at(warrior(), red, decks=on_top(battle=["attacker_wins"]))
    fight(game, "siege red 1", of_force(2), [*army(1, 1), "hand prince", "mercenary 1"])
    assert (game.deciding, game.about) == (RED, "losses")
    ones = ["lose hand prince", "lose mercenary 1", "lose pool infantry"]
    assert sorted(game.legal_moves()) == [*ones, "lose pool knight"]
    play(game, "lose pool infantry")
    assert sorted(game.legal_moves()) == ones[:2]
    assert game.why_not("lose pool knight") == "B6.6"  # only 1 point is left
    play(game, "lose mercenary 1")
    assert (game.about, side(game, RED)["pool"]) == ("turn", {"knight": 1})


@pytest.mark.rule("B6.6")
@pytest.mark.parametrize(
    ("infantry", "knights", "damage", "left"), [(1, 2, 4, {"knight": 1}), (0, 1, 1, {"knight": 1})]
)
def test_picking_ends_when_no_card_fits_and_what_could_not_be_placed_goes_nowhere(
    infantry: int, knights: int, damage: int, left: Data
) -> None:
    game = at(warrior(), levied(infantry, knights), decks=on_top(battle=["attacker_wins"]))
    fight(game, "raid red 2", of_force(damage), army(infantry, knights))
    if game.about == "losses":
        play(game, "lose pool infantry")  # then a Knight, and 1 of the 4 points is left
    assert (game.about, side(game, RED)["pool"]) == ("turn", left)
    assert len(game.table.earls[RED].fiefs[1].properties) == 4


@pytest.mark.rule("B6.6")
def test_the_attacker_picks_his_own_losses() -> None:
    game = at(levied(1, mercenaries=[{}]), warrior(), decks=on_top(battle=["defender_wins"]))
    fight(game, "siege red 1", ["pool infantry", "mercenary 1"], of_force(1))
    assert (game.deciding, game.about) == (BLUE, "losses")
    play(game, "lose mercenary 1")
    assert (side(game, BLUE)["pool"], side(game, BLUE)["mercenaries"]) == ({"infantry": 1}, [])


@pytest.mark.rule("B6.6")
@pytest.mark.parametrize(("card", "victim", "picker"), [("attacker_wins", RED, BLUE), ("defender_wins", BLUE, RED)])
def test_by_the_other_value_the_enemy_picks_the_losses(card: str, victim: int, picker: int) -> None:
    both = [levied(1, mercenaries=[{}]), levied(1, mercenaries=[{}])]
    both[picker] = levied(1)
    game = at(*both, decks=on_top(battle=[card]), ruleset={"losses_picked_by": "enemy"})
    units = [["pool infantry", "mercenary 1"], ["pool infantry", "mercenary 1"]]
    units[picker] = ["pool infantry"]
    fight(game, "siege red 1", *units)
    assert (game.deciding, game.about) == (picker, "losses")
    play(game, "lose pool infantry")
    assert (side(game, victim)["pool"], len(game.table.earls[victim].mercenaries)) == ({}, 1)


@pytest.mark.rule("B6.6")
@pytest.mark.parametrize(("damage", "infantry_left"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_the_king_card_soaks_first_and_never_dies(damage: int, infantry_left: int) -> None:
    game = at(warrior(), levied(2), decks=on_top(battle=["attacker_wins"]), king="red")
    fight(game, "raid red 2", of_force(damage), ["crown", *army(2)])
    assert (game.table.earls[RED].infantry, game.table.king) == (infantry_left, RED)
    assert game.about == ("spoils" if damage == 4 else "turn")  # the King card has soaked its 1 then, too


@pytest.mark.rule("B6.6")
def test_what_is_left_over_against_the_attacker_is_lost() -> None:
    blue = levied(1, towers={"castle": 1})
    game = at(blue, levied(4), decks=on_top(battle=["defender_wins"]))
    fight(game, "siege red 1", army(1), army(4))
    assert (side(game, BLUE)["pool"], side(game, BLUE)["fiefs"], side(game, BLUE)["towers"]) == (
        {},
        blue["fiefs"],
        {"castle": 1},
    )


# Towers.


@pytest.mark.rule("B6.7")
@pytest.mark.parametrize(
    ("force", "towers", "soak", "taken"),
    [(3, 0, 1, 3), (3, 1, 1, 2), (3, 3, 1, 0), (2, 3, 1, 0), (3, 1, 2, 1), (3, 2, 0, 3)],
)
def test_towers_soak_what_gets_past_the_defenders_and_stay_standing(
    force: int, towers: int, soak: int, taken: int
) -> None:
    game = at(warrior(), levied(0, towers={"castle": towers}), ruleset={"tower_soak": soak})
    fight(game, "raid red 2", of_force(force))
    while game.about == "spoils":
        play(game, "burn land")
    assert len(game.table.earls[RED].fiefs[1].properties) == 4 - taken
    assert game.table.earls[RED].towers_up == towers


@pytest.mark.rule("B6.7")
@pytest.mark.parametrize(("force", "left"), [(1, 3), (3, 1), (6, 0)])
def test_where_the_towers_are_the_target_each_point_fells_one_to_its_owners_discard(force: int, left: int) -> None:
    red = levied(0, towers={"castle": 4})
    game = fight(at(warrior(), red), "storm red", of_force(force))
    assert game.about == "turn"
    assert (game.table.earls[RED].towers_up, side(game, RED)["discard"]) == (left, {"castle": 4 - left})
    assert side(game, RED)["fiefs"] == red["fiefs"]


@pytest.mark.rule("B6.7")
def test_the_defenders_soak_before_a_tower_falls() -> None:
    game = at(warrior(), levied(2, towers={"castle": 2}), decks=on_top(battle=["attacker_wins"]))
    fight(game, "storm red", of_force(3), army(2))
    assert (side(game, RED)["pool"], game.table.earls[RED].towers_up) == ({}, 1)


@pytest.mark.rule("B6.7")
def test_which_towers_fall_is_chance() -> None:
    fallen = set()
    for seed in range(40):
        game = at(warrior(), earl(towers={"castle": 1, "monk": 1, "allies": 1}), seed=str(seed))
        fight(game, "storm red", of_force(1))
        fallen |= set(counts(game.table.earls[RED].discard))
    assert fallen == {"castle", "monk", "allies"}


@pytest.mark.rule("B6.7")
def test_by_the_other_value_the_owner_picks_which_towers_fall() -> None:
    red = earl(towers={"castle": 1, "monk": 1, "allies": 1})
    game = fight(at(warrior(), red, ruleset={"towers_lost": "owner"}), "storm red", of_force(2))
    assert (game.deciding, sorted(game.legal_moves())) == (RED, ["fell allies", "fell castle", "fell monk"])
    assert game.why_not("fell banner") == "B6.7"
    play(game, "fell monk", "fell allies")
    assert (game.about, side(game, RED)["towers"]) == ("turn", {"castle": 1})
    game = fight(at(warrior(), red, ruleset={"towers_lost": "owner"}), "storm red", of_force(5))
    play(game, "fell monk", "fell allies", "fell castle")
    assert (game.about, side(game, RED)["towers"]) == ("turn", {})


# Raid and Siege.


@pytest.mark.rule("B6.8")
@pytest.mark.parametrize(("force", "taken"), [(1, 1), (2, 2), (4, 2)])
def test_every_point_of_a_raid_takes_one_property_of_that_fief_alone(force: int, taken: int) -> None:
    red = earl(fiefs=[fief("palace", "", "land"), fief("castle", "prince", "land", "land")])
    game = fight(at(warrior(), red), "raid red 2", of_force(force))
    play(game, *["burn land"] * taken)
    assert game.about == "turn"
    assert side(game, RED)["fiefs"] == [fief("palace", "", "land"), fief("castle", "prince", *["land"] * (2 - taken))]


@pytest.mark.rule("B6.8")
@pytest.mark.parametrize(
    ("target", "force", "towers", "rules", "falls"),
    [
        ("siege red 2", 1, 0, {}, False),
        ("siege red 2", 2, 0, {}, True),
        ("siege red 2", 2, 1, {}, False),
        ("siege red 2", 3, 1, {}, True),
        ("siege red 1", 2, 0, {}, False),
        ("siege red 1", 3, 0, {}, True),
        ("siege red 1", 4, 2, {}, False),
        ("siege red 2", 3, 0, {"castle_strength": 4}, False),
        ("siege red 2", 4, 0, {"castle_strength": 4}, True),
        ("siege red 1", 3, 0, {"palace_strength": 4}, False),
        ("siege red 1", 1, 0, {"palace_strength": 1}, True),
    ],
)
def test_two_points_past_the_towers_take_a_castle_and_three_a_palace(
    target: str, force: int, towers: int, rules: Data, falls: bool
) -> None:
    red = earl(fiefs=[fief("palace"), fief("castle")], towers={"monk": towers})
    game = fight(at(warrior(), red, ruleset=rules), target, of_force(force))
    assert (game.about == "besieged") == falls
    assert len(game.table.earls[RED].fiefs) == 2 if not falls else game.deciding == BLUE


@pytest.mark.rule("B6.7", "B6.8")
@pytest.mark.parametrize(("force", "towers", "short"), [(1, 0, 1), (2, 1, 1), (1, 1, 2), (1, 3, 4), (3, 3, 2)])
def test_walls_that_hold_tell_how_much_force_was_lacking_for_towers_and_walls(
    force: int, towers: int, short: int
) -> None:
    red = earl(fiefs=[fief("palace"), fief("castle")], towers={"monk": towers})
    game = fight(at(warrior(), red), "siege red 2", of_force(force))
    assert [event.number for event in game.events(BLUE) if event.kind == e.HOLDS] == [short]


@pytest.mark.rule("B6.8")
def test_a_siege_takes_one_fief_however_great_the_force() -> None:
    game = at(warrior(), earl(fiefs=[fief("palace"), fief("castle"), fief("castle")]))
    fight(game, "siege red 2", of_force(9))
    play(game, "raze")
    assert (game.about, len(game.table.earls[RED].fiefs)) == ("turn", 2)


# Spoils.


@pytest.mark.rule("B6.9")
def test_the_raider_picks_which_properties_and_card_by_card_carries_off_or_burns() -> None:
    blue = warrior(fiefs=[fief("palace"), fief("castle", "", "church")])
    red = earl(fiefs=[fief("palace", "", "land", "church", "market_town", "green.land")])
    game = fight(at(blue, red, earl()), "raid red 1", of_force(3))
    assert (game.deciding, game.about) == (BLUE, "spoils")
    cards = ["red.land", "red.church", "red.market_town", "green.land"]
    choices = [f"burn {card}" for card in cards] + [f"take {card} {home}" for card in cards for home in (1, 2)]
    assert sorted(game.legal_moves()) == sorted(choices)
    for illegal in ("take red.land 3", "take red.castle 1", "burn red.cathedral", "burn blue.church"):
        assert game.why_not(illegal) == "B6.9"
    play(game, "take red.church 2", "burn green.land", "take market_town 1")
    assert side(game, BLUE)["fiefs"] == [
        fief("palace", "", "red.market_town"),
        fief("castle", "", "church", "red.church"),
    ]
    assert side(game, RED)["fiefs"] == [fief("palace", "", "land")]
    assert (side(game, RED)["discard"], side(game, GREEN)["discard"]) == ({}, {"land": 1})


@pytest.mark.rule("B6.9")
@pytest.mark.parametrize("choice", ["seize", "raze"])
def test_a_besieged_fief_is_taken_over_whole_or_razed(choice: str) -> None:
    red = earl(fiefs=[fief("palace"), fief("castle", "", "land", "green.church")])
    game = fight(at(warrior(), red, earl()), "siege red 2", of_force(2))
    assert sorted(game.legal_moves()) == ["raze", "seize"]
    play(game, choice)
    assert side(game, RED)["fiefs"] == [fief("palace")]
    if choice == "seize":
        assert side(game, BLUE)["fiefs"] == [fief("palace"), fief("red.castle", "", "red.land", "green.church")]
    else:
        assert side(game, BLUE)["fiefs"] == [fief("palace")]
        assert (side(game, RED)["discard"], side(game, GREEN)["discard"]) == ({"castle": 1, "land": 1}, {"church": 1})


@pytest.mark.rule("B6.9")
def test_where_nothing_is_burnt_all_spoils_come_into_the_earldom() -> None:
    red = earl(fiefs=[fief("palace"), fief("castle", "", "land", "church")])
    game = fight(at(warrior(), red, ruleset={"burning": "never"}), "raid red 2", of_force(1))
    assert sorted(game.legal_moves()) == ["take red.church 1", "take red.land 1"]
    assert game.why_not("burn red.land") == "B6.9"

    game = fight(at(warrior(), red, ruleset={"burning": "never"}), "siege red 2", of_force(2))
    assert (game.about, len(game.table.earls[BLUE].fiefs)) == ("turn", 2)  # no choice: it is his at once


@pytest.mark.rule("B6.9")
def test_by_the_other_value_the_defender_picks_which_property_goes() -> None:
    red = earl(fiefs=[fief("palace", "", "land", "church")])
    game = fight(at(warrior(), red, ruleset={"spoils_picked_by": "defender"}), "raid red 1", of_force(1))
    assert (game.deciding, game.about) == (RED, "surrender")
    play(game, "burn church")
    assert (game.deciding, sorted(game.legal_moves())) == (BLUE, ["burn red.church", "take red.church 1"])
    assert game.why_not("take red.land 1") == "B6.9"


@pytest.mark.rule("B6.9")
def test_nobody_picks_a_property_of_a_fief_that_has_none() -> None:
    red = earl(fiefs=[fief("palace", "", "land", "church")])
    game = fight(at(warrior(), red, ruleset={"spoils_picked_by": "defender"}), "raid red 1", of_force(1))
    read_position(position(game.table))
    game.table.earls[RED].fiefs[0].properties.clear()
    with pytest.raises(RegniError) as refused:
        read_position(position(game.table))
    assert refused.value.code == "position-decision"


@pytest.mark.rule("B6.9")
def test_without_a_fief_of_his_own_the_attacker_carries_off_nothing_but_can_take_over_a_fief() -> None:
    red = earl(fiefs=[fief("palace"), fief("castle", "", "land", "church")])
    game = at(warrior(), red)
    game.table.earls[BLUE].fiefs.clear()  # no position has such an Earl: in the base game he would be out
    fight(game, "raid red 2", of_force(1))
    assert sorted(game.legal_moves()) == ["burn red.church", "burn red.land"]

    game = at(warrior(), red)
    game.table.earls[BLUE].fiefs.clear()
    play(fight(game, "siege red 2", of_force(2)), "seize")
    assert side(game, BLUE)["fiefs"] == [fief("red.castle", "", "red.land", "red.church")]


# Mercenaries.


@pytest.mark.rule("B6.13")
@pytest.mark.parametrize(
    ("lost", "survives", "pool", "discard", "left"),
    [
        ("mercenary 1", True, {"knight": 1}, {"mercenary": 1}, []),
        ("garrison knight 1", True, {}, {}, [{"card": "mercenary", "garrison": {}}]),
        ("mercenary 1", False, {}, {"mercenary": 1}, []),
        ("garrison knight 1", False, {}, {}, [{"card": "mercenary", "garrison": {}}]),
    ],
)
def test_the_garrison_that_outlives_its_mercenary_goes_to_the_pool(
    lost: str, survives: bool, pool: Data, discard: Data, left: list[Data]
) -> None:
    red = earl(mercenaries=[{"garrison": {"knight": 1}}, {"garrison": {"infantry": 1}}])
    rules = {"garrison_survives": survives, "strength": {"mercenary": 2}}
    game = at(warrior(), red, decks=on_top(battle=["attacker_wins"]), ruleset=rules)
    fight(game, "siege red 1", of_force(2), ["mercenary 1", "mercenary 1"])
    play(game, f"lose {lost}")
    assert (game.about, side(game, RED)["pool"], side(game, RED)["discard"]) == ("turn", pool, discard)
    assert side(game, RED)["mercenaries"] == [*left, {"card": "mercenary", "garrison": {"infantry": 1}}]


@pytest.mark.rule("B6.13")
def test_a_garrison_dies_with_its_own_mercenary_and_no_other() -> None:
    red = earl(mercenaries=[{"garrison": {"knight": 1}}, {"garrison": {"infantry": 1}}])
    rules = {"garrison_survives": False, "strength": {"mercenary": 2}}
    game = at(warrior(), red, decks=on_top(battle=["attacker_wins"]), ruleset=rules)
    fight(game, "siege red 1", of_force(2), ["mercenary 1", "mercenary 1"])
    play(game, "lose mercenary 2")
    assert side(game, RED)["mercenaries"] == [{"card": "mercenary", "garrison": {"knight": 1}}]


@pytest.mark.rule("B6.13")
def test_a_mercenary_who_lives_keeps_his_garrison() -> None:
    red = earl(mercenaries=[{"garrison": {"knight": 1}}])
    game = at(warrior(), red, decks=on_top(battle=["defender_wins"]))
    fight(game, "siege red 1", of_force(1), ["mercenary 1"])
    assert side(game, RED)["mercenaries"] == [{"card": "mercenary", "garrison": {"knight": 1}}]


# The chronicle.


@pytest.mark.rule("B6.1", "B6.2", "B6.5", "B6.6", "B6.7", "B6.8", "B6.9", "B6.10", "B6.11")
@pytest.mark.parametrize(
    ("attack", "force", "moves", "events"),
    [
        ("storm red", 5, [], ["tower_lost B6.7"]),
        ("raid red 2", 5, [], ["towers_soak B6.7"]),
        ("siege red 2", 6, [], ["towers_soak B6.7", "holds B6.8"]),
        ("raid red 2", 7, ["take land 1", "burn church"], ["towers_soak B6.7", "carried_off B6.9", "burnt B6.9"]),
        ("siege red 2", 7, ["seize"], ["towers_soak B6.7", "seized B6.9"]),
        ("siege red 2", 7, ["raze"], ["towers_soak B6.7", "razed B6.9"]),
    ],
)
def test_every_step_of_a_battle_is_told_with_its_rule(
    attack: str, force: int, moves: list[str], events: list[str]
) -> None:
    red = earl(
        fiefs=[fief("palace", "prince", "land"), fief("castle", "", "land", "church")],
        pool={"infantry": 1},
        mercenaries=[{"garrison": {"infantry": 1}}],
        towers={"monk": 1},
    )
    game = at(earl(hand={"champion": 3, "vassal": 1, "castle": 1}), red, decks=on_top(battle=["attacker_wins"]))
    units = ["lord prince 1", "pool infantry", "mercenary 1"]
    fight(game, attack, of_force(force), units)
    play(game, *moves, "pass")
    fielded = ["field B6.2"] * (len(of_force(force)) + len(units))
    beaten = ["captured B6.10", *["lost B6.6"] * 3]
    assert game.about == "turn"
    assert all_told(game) == [
        f"{attack.split()[0]} B6.1",
        "white_marker B6.12",
        *fielded,
        "battle_card B6.5",
        "deals B6.5",
        *beaten,
        *events,
        "battle_over B6.10",
        *["spent B6.10"] * len(of_force(force)),
        "unransomed B6.11",
    ]
