"""B6.6 to B6.11, B6.13: who pays for a battle, what it takes, and what becomes of the Lords."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from regni import Game
from regni.engine.cards import CHURCH, LAND, NAMES
from regni.engine.events import EVENT_NAMES
from regni.engine.rule_ids import rule_id
from regni.positions import Data, counts, earl_data
from regni.testing import at, earl, fief, play

BLUE, RED, GREEN = 0, 1, 2
CARDS = Counter(normal=12, attacker_wins=4, defender_wins=4, church_decides=4)


def next_battle_card(card: str) -> Data:
    return {"battle": {"cards": [card, *(CARDS - Counter([card])).elements()]}}


def side(game: Game, seat: int) -> Data:
    """An Earl's side of the table, in the layout of a position."""
    return earl_data(game.table, seat, None)


def fight(game: Game, attack: str, attackers: Sequence[str], defenders: Sequence[str] = ()) -> Game:
    """An Attack up to the first question after both sides have fielded."""
    game.play(attack)
    for units in (attackers, defenders):
        seat = game.deciding
        play(game, *(f"field {unit}" for unit in units))
        if (game.about, game.deciding) == ("field", seat):
            game.play("done")
    return game


def told(game: Game) -> list[str]:
    """What has happened, with the rule of each event."""
    return [f"{EVENT_NAMES[one.kind]} {rule_id(one.rule)}" for one in game.events(BLUE)]


def warrior(**parts: object) -> Data:
    """An Earl who can bring force 1 to 9 from his Hand: Vassals of 1, Champions of 2. The Castle keeps it open."""
    return earl(hand={"vassal": 5, "champion": 4, "castle": 1}, **parts)


def of_force(force: int) -> list[str]:
    return ["hand champion"] * (force // 2) + ["hand vassal"] * (force % 2)


def levied(infantry: int, knights: int = 0, **parts: object) -> Data:
    """An Earl with a pool and the levy to field it: 4 Lands in a Castle."""
    return earl(
        fiefs=[fief("palace"), fief("castle", "", "land", "land", "land", "land")],
        pool={"infantry": infantry, "knight": knights},
        **parts,
    )


def army(infantry: int, knights: int = 0) -> list[str]:
    return ["pool infantry"] * infantry + ["pool knight"] * knights


# Damage to the fielded cards.


@pytest.mark.rule("B6.6")
@pytest.mark.parametrize(("force", "properties_left"), [(3, 4), (4, 3), (5, 2)])
def test_each_fielded_card_soaks_its_strength_before_anything_goes_on(force: int, properties_left: int) -> None:
    game = at(warrior(), levied(1, 1), decks=next_battle_card("attacker_wins"))
    fight(game, "raid red 2", of_force(force), army(1, 1))
    while game.about == "spoils":
        play(game, "burn land")
    assert side(game, RED)["pool"] == {}
    assert counts(game.table.army.discard, game.table.army.first) == {"infantry": 1, "knight": 1}
    assert len(game.table.earls[RED].fiefs[1].properties) == properties_left


@pytest.mark.rule("B6.6")
def test_of_damage_below_the_force_the_owner_picks_losses_that_fit_one_by_one() -> None:
    red = levied(1, 1, hand={"prince": 1}, mercenaries=[{}])
    game = at(warrior(), red, decks=next_battle_card("attacker_wins"))
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
    game = at(warrior(), levied(infantry, knights), decks=next_battle_card("attacker_wins"))
    fight(game, "raid red 2", of_force(damage), army(infantry, knights))
    if game.about == "losses":
        play(game, "lose pool infantry")  # then a Knight, and 1 of the 4 points is left
    assert (game.about, side(game, RED)["pool"]) == ("turn", left)
    assert len(game.table.earls[RED].fiefs[1].properties) == 4


@pytest.mark.rule("B6.6")
def test_the_attacker_picks_his_own_losses() -> None:
    game = at(levied(1, mercenaries=[{}]), warrior(), decks=next_battle_card("defender_wins"))
    fight(game, "siege red 1", ["pool infantry", "mercenary 1"], of_force(1))
    assert (game.deciding, game.about) == (BLUE, "losses")
    play(game, "lose mercenary 1")
    assert (side(game, BLUE)["pool"], side(game, BLUE)["mercenaries"]) == ({"infantry": 1}, [])


@pytest.mark.rule("B6.6")
@pytest.mark.parametrize(("card", "victim", "picker"), [("attacker_wins", RED, BLUE), ("defender_wins", BLUE, RED)])
def test_by_the_other_value_the_enemy_picks_the_losses(card: str, victim: int, picker: int) -> None:
    both = [levied(1, mercenaries=[{}]), levied(1, mercenaries=[{}])]
    both[picker] = levied(1)
    game = at(*both, decks=next_battle_card(card), ruleset={"losses_picked_by": "enemy"})
    units = [["pool infantry", "mercenary 1"], ["pool infantry", "mercenary 1"]]
    units[picker] = ["pool infantry"]
    fight(game, "siege red 1", *units)
    assert (game.deciding, game.about) == (picker, "losses")
    play(game, "lose pool infantry")
    assert (side(game, victim)["pool"], len(game.table.earls[victim].mercenaries)) == ({}, 1)


@pytest.mark.rule("B6.6")
@pytest.mark.parametrize(("damage", "infantry_left"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_the_king_card_soaks_first_and_never_dies(damage: int, infantry_left: int) -> None:
    game = at(warrior(), levied(2), decks=next_battle_card("attacker_wins"), king="red")
    fight(game, "raid red 2", of_force(damage), ["crown", *army(2)])
    assert (game.table.earls[RED].infantry, game.table.king) == (infantry_left, RED)
    assert game.about == ("spoils" if damage == 4 else "turn")  # the King card has soaked its 1 then, too


@pytest.mark.rule("B6.6")
def test_what_is_left_over_against_the_attacker_is_lost() -> None:
    blue = levied(1, towers={"castle": 1})
    game = at(blue, levied(4), decks=next_battle_card("defender_wins"))
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
    game = at(warrior(), levied(2, towers={"castle": 2}), decks=next_battle_card("attacker_wins"))
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


# Lords.

LORD_AT_HOME = fief("castle", "prince", "land")


def captors(game: Game) -> list[int]:
    return [one.seat for one in game.events(BLUE) if EVENT_NAMES[one.kind] == "captured"]


@pytest.mark.rule("B6.10")
@pytest.mark.parametrize("force", [1, 2, 3, 4])
def test_a_beaten_defender_loses_his_fielded_lords_to_captivity_and_they_soak_last(force: int) -> None:
    red = levied(2)
    red["fiefs"] = [fief("palace", "prince", "land", "land"), LORD_AT_HOME]
    game = at(warrior(), red, decks=next_battle_card("attacker_wins"))
    fight(game, "siege red 2", of_force(force), [*army(2), "lord prince 1"])
    assert (game.deciding, game.about) == (RED, "ransom")
    # The force is 3: of 1 and 2 points all go to the Infantry; even 4 leave but 1 for the Castle.
    assert game.table.earls[RED].infantry == max(0, 2 - force)
    assert side(game, RED)["fiefs"] == [fief("palace", "", "land", "land"), LORD_AT_HOME]
    assert (side(game, RED)["discard"], captors(game)) == ({}, [BLUE])


@pytest.mark.rule("B6.10")
def test_a_beaten_attacker_loses_his_fielded_lords_to_captivity_too() -> None:
    blue = earl(fiefs=[fief("palace", "champion", "land", "land"), LORD_AT_HOME], pool={"infantry": 2})
    game = at(blue, levied(1), decks=next_battle_card("defender_wins"))
    fight(game, "siege red 1", ["lord champion 1", *army(2)], army(1))
    assert (game.deciding, game.about) == (BLUE, "ransom")
    assert side(game, BLUE)["fiefs"] == [fief("palace", "", "land", "land"), LORD_AT_HOME]
    assert (side(game, BLUE)["pool"], captors(game)) == ({"infantry": 1}, [RED])


@pytest.mark.rule("B6.10")
@pytest.mark.parametrize(("card", "winner"), [("attacker_wins", BLUE), ("defender_wins", RED)])
def test_the_lords_of_the_winning_side_stay_free(card: str, winner: int) -> None:
    both = [earl(fiefs=[fief("palace", "prince", "land")]), earl(fiefs=[fief("palace", "prince", "land")])]
    game = fight(at(*both, decks=next_battle_card(card)), "siege red 1", ["lord prince 1"], ["lord prince 1"])
    assert (game.deciding, game.about) == (1 - winner, "ransom")
    assert side(game, winner)["fiefs"] == both[winner]["fiefs"]


@pytest.mark.rule("B6.10")
@pytest.mark.parametrize(("force", "captured"), [(2, False), (3, True), (4, True)])
def test_by_the_other_value_only_lords_whom_the_damage_reaches_are_captured(force: int, captured: bool) -> None:
    red = earl(fiefs=[fief("palace", "prince", "land", "land"), fief("castle")], pool={"infantry": 2})
    game = at(warrior(), red, decks=next_battle_card("attacker_wins"), ruleset={"lords_captured": "reached"})
    fight(game, "siege red 2", of_force(force), ["lord prince 1", *army(2)])
    assert game.about == ("ransom" if captured else "turn")
    assert game.table.earls[RED].infantry == 0
    assert (game.table.earls[RED].fiefs[0].lord < 0) == captured


@pytest.mark.rule("B6.10")
def test_on_a_one_sided_result_a_lord_cannot_be_picked_before_the_others() -> None:
    red = earl(fiefs=[fief("palace", "prince", "land")], pool={"infantry": 1}, mercenaries=[{}])
    game = at(warrior(), red, decks=next_battle_card("attacker_wins"), ruleset={"lords_captured": "reached"})
    fight(game, "siege red 1", of_force(1), ["lord prince 1", "pool infantry", "mercenary 1"])
    assert sorted(game.legal_moves()) == ["lose mercenary 1", "lose pool infantry"]
    assert game.why_not("lose lord prince 1") == "B6.10"


@pytest.mark.rule("B6.10")
@pytest.mark.parametrize("victim", [BLUE, RED])
def test_a_lord_lost_in_a_normal_battle_is_killed(victim: int) -> None:
    both = [levied(2), levied(2)]
    both[victim] = earl(fiefs=[fief("palace", "prince", "land"), fief("castle", "", "land")], pool={"infantry": 1})
    units = [army(1), army(1)]
    units[victim] = ["lord prince 1", *army(1)]
    game = fight(at(*both, decks=next_battle_card("normal")), "siege red 1", *units)
    assert (game.deciding, game.about) == (victim, "losses")
    play(game, "lose lord prince 1")
    assert game.about == "turn"
    assert side(game, victim)["fiefs"] == [fief("palace", "", "land"), fief("castle", "", "land")]
    assert (side(game, victim)["pool"], side(game, victim)["discard"]) == ({"infantry": 1}, {"prince": 1})


@pytest.mark.rule("B6.10")
@pytest.mark.parametrize("lord", ["prince", "vassal", "champion", "monk"])
@pytest.mark.parametrize("choice", ["seize", "raze"])
@pytest.mark.parametrize("captured", [True, False])
def test_a_lord_at_home_in_a_fief_that_falls_is_captured_or_by_the_other_value_killed(
    lord: str, choice: str, captured: bool
) -> None:
    red = earl(fiefs=[fief("palace", "", "land"), fief("castle", lord, "church")])
    game = at(warrior(), red, ruleset={"home_lord_captured": captured})
    play(fight(game, "siege red 2", of_force(2)), choice)
    assert (game.about == "ransom") == captured
    assert all(one.lord < 0 for one in game.table.earls[BLUE].fiefs)
    assert counts(game.table.earls[RED].discard).get(lord, 0) == (0 if captured else 1)
    assert ("killed B6.10" in told(game)) != captured


@pytest.mark.rule("B6.10")
@pytest.mark.parametrize("discarded", [True, False])
@pytest.mark.parametrize(
    ("card", "survivor"),
    [("attacker_wins", BLUE), ("defender_wins", RED), ("normal", None)],
    ids=lambda card: str(card),
)
def test_faces_from_hand_are_never_captured_and_go_to_the_discard_alive_or_not(
    card: str, survivor: int | None, discarded: bool
) -> None:
    both = [earl(hand={"prince": 1}, fiefs=[fief("palace", "", "land")]) for _ in range(2)]
    game = at(*both, decks=next_battle_card(card), ruleset={"hand_fighters_discarded": discarded})
    fight(game, "siege red 1", ["hand prince"], ["hand prince"])
    assert game.about == "turn"
    for seat in (BLUE, RED):
        back = seat == survivor and not discarded
        assert (side(game, seat)["hand"], side(game, seat)["discard"]) == (
            ({"prince": 1}, {}) if back else ({}, {"prince": 1})
        )
        assert game.table.earls[seat].hand_size == int(back)


# Ransom.


def captured_at_home(*others: Data, **parts: object) -> Game:
    """Blue has taken over a Castle of Red with its Prince, and Red has these Fiefs left."""
    blue = warrior(fiefs=[fief("palace"), fief("castle")])
    game = at(blue, earl(fiefs=[fief("castle", "prince", "land"), *others]), **parts)
    return play(fight(game, "siege red 1", of_force(2)), "seize")


@pytest.mark.rule("B6.11")
def test_at_once_the_owner_may_buy_a_captive_back_for_a_property_of_his_choice() -> None:
    game = captured_at_home(fief("palace", "monk", "church", "land"), fief("castle", "", "land"))
    assert (game.deciding, game.about) == (RED, "ransom")
    assert sorted(game.legal_moves()) == ["pass", "pay red.church 1", "pay red.land 1", "pay red.land 2"]
    assert game.why_not("pay red.church 2") == "B6.11"
    play(game, "pay church 1")
    assert (game.deciding, sorted(game.legal_moves())) == (BLUE, ["place 1", "place 2", "place 3"])
    play(game, "place 2")
    assert game.about == "turn"
    blue_fiefs = [fief("palace"), fief("castle", "", "red.church"), fief("red.castle", "", "red.land")]
    assert side(game, BLUE)["fiefs"] == blue_fiefs
    assert side(game, RED)["fiefs"] == [fief("palace", "monk", "land"), fief("castle", "prince", "land")]


@pytest.mark.rule("B6.11")
def test_a_captive_nobody_pays_for_is_killed() -> None:
    game = play(captured_at_home(fief("palace", "", "land")), "pass")
    assert (game.deciding, game.about) == (BLUE, "turn")
    assert side(game, RED)["fiefs"] == [fief("palace", "", "land")]
    assert side(game, RED)["discard"] == {"prince": 1}


@pytest.mark.rule("B6.11")
@pytest.mark.parametrize("price", [1, 2])
def test_without_the_price_there_is_no_ransom(price: int) -> None:
    game = captured_at_home(fief("palace", "", *["land"] * (price - 1)), ruleset={"ransom_properties": price})
    assert (game.about, side(game, RED)["discard"]) == ("turn", {"prince": 1})


@pytest.mark.rule("B6.11")
def test_the_ruleset_can_set_a_higher_price() -> None:
    game = captured_at_home(fief("palace", "", "land", "church", "market_town"), ruleset={"ransom_properties": 2})
    play(game, "pay land 1", "place 1")
    assert (game.deciding, game.about, game.why_not("pass")) == (RED, "ransom", "B6.11")
    play(game, "pay church 1", "place 1")
    assert side(game, RED)["fiefs"] == [fief("palace", "prince", "market_town")]
    assert game.table.earls[BLUE].fiefs[0].count(LAND) == game.table.earls[BLUE].fiefs[0].count(CHURCH) == 1

    game = captured_at_home(fief("palace", "", "land", "church"), ruleset={"ransom_properties": 2})
    play(game, "pay land 1", "place 1", "place 1")  # of his last Property there is no choice
    assert side(game, RED)["fiefs"] == [fief("palace", "prince")]


def captured_in_the_field(*fiefs: Data) -> Game:
    """Blue has attacked with the Prince of his first Fief, and was beaten."""
    game = at(earl(fiefs=list(fiefs)), levied(1), decks=next_battle_card("defender_wins"))
    return fight(game, "siege red 1", ["lord prince 1"], army(1))


@pytest.mark.rule("B6.11")
def test_a_ransomed_lord_goes_back_to_his_own_fief() -> None:
    game = captured_in_the_field(fief("palace", "prince", "land"), fief("castle"))
    play(game, "pay land 1", "place 1")
    assert game.about == "turn"
    assert side(game, BLUE)["fiefs"] == [fief("palace", "prince"), fief("castle")]
    assert side(game, RED)["fiefs"] == [fief("palace", "", "blue.land"), fief("castle", "", *["land"] * 4)]


@pytest.mark.rule("B6.11")
def test_he_finds_his_own_fief_again_when_another_has_fallen() -> None:
    red = earl(fiefs=[fief("castle"), fief("castle"), fief("palace", "champion", "land")])
    game = at(warrior(), red, decks=next_battle_card("attacker_wins"))
    fight(game, "siege red 1", of_force(4), ["lord champion 3"])
    play(game, "raze", "pay land 2")
    assert side(game, RED)["fiefs"] == [fief("castle"), fief("palace", "champion")]


@pytest.mark.rule("B6.11")
def test_if_his_fief_has_fallen_he_goes_to_any_without_a_lord_and_if_there_is_none_to_the_discard() -> None:
    game = captured_at_home(fief("palace", "", "land"), fief("castle", "monk"), fief("castle"))
    play(game, "pay land 1", "place 1")
    assert (game.deciding, game.about, sorted(game.legal_moves())) == (RED, "homecoming", ["place 1", "place 3"])
    assert game.why_not("place 2") == "B6.11"
    play(game, "place 3")
    assert side(game, RED)["fiefs"] == [fief("palace"), fief("castle", "monk"), fief("castle", "prince")]

    game = play(captured_at_home(fief("palace", "monk", "land")), "pay land 1", "place 1")
    assert (side(game, RED)["fiefs"], side(game, RED)["discard"]) == ([fief("palace", "monk")], {"prince": 1})
    assert told(game)[-1] == "homeless B6.11"


@pytest.mark.rule("B6.11")
def test_each_captive_is_ransomed_for_himself() -> None:
    red = earl(fiefs=[fief("palace", "prince", "land", "land"), fief("castle", "champion")])
    game = at(warrior(), red, decks=next_battle_card("attacker_wins"))
    fight(game, "siege red 2", of_force(1), ["lord prince 1", "lord champion 2"])
    asked = game.table.stack[-1].b
    play(game, "pay land 1")
    assert (game.deciding, game.about) == (RED, "ransom")  # Blue's one Fief takes the Land unasked
    play(game, "pass")
    saved, dead = ("prince", "champion") if NAMES[asked] == "prince" else ("champion", "prince")
    lords = {"prince": "", "champion": "", saved: saved}
    assert side(game, RED)["fiefs"] == [fief("palace", lords["prince"], "land"), fief("castle", lords["champion"])]
    assert side(game, RED)["discard"] == {dead: 1}


@pytest.mark.rule("B6.11")
def test_the_vikings_take_no_ransom() -> None:
    red = earl(cubes=0, fiefs=[fief("palace", "", "land"), fief("castle", "prince", "land")])
    game = at(earl(), red, turn="red", vikings={"arrived": True, "markers_out": 8, "viking": 2})
    play(game, "end", "siege red 2", "done")
    assert game.about == "turn"
    assert side(game, RED)["discard"] == {"castle": 1, "land": 1, "prince": 1}


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
    game = at(warrior(), red, decks=next_battle_card("attacker_wins"), ruleset=rules)
    fight(game, "siege red 1", of_force(2), ["mercenary 1", "mercenary 1"])
    play(game, f"lose {lost}")
    assert (game.about, side(game, RED)["pool"], side(game, RED)["discard"]) == ("turn", pool, discard)
    assert side(game, RED)["mercenaries"] == [*left, {"card": "mercenary", "garrison": {"infantry": 1}}]


@pytest.mark.rule("B6.13")
def test_a_mercenary_who_lives_keeps_his_garrison() -> None:
    red = earl(mercenaries=[{"garrison": {"knight": 1}}])
    game = at(warrior(), red, decks=next_battle_card("defender_wins"))
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
    game = at(earl(hand={"champion": 3, "vassal": 1, "castle": 1}), red, decks=next_battle_card("attacker_wins"))
    units = ["lord prince 1", "pool infantry", "mercenary 1"]
    fight(game, attack, of_force(force), units)
    play(game, *moves, "pass")
    fielded = ["field B6.2"] * (len(of_force(force)) + len(units))
    beaten = ["captured B6.10", *["lost B6.6"] * 3]
    assert game.about == "turn"
    assert told(game) == [
        f"{attack.split()[0]} B6.1",
        "white_marker B6.12",
        *fielded,
        "battle_card B6.5",
        "deals B6.5",
        *beaten,
        *events,
        "unransomed B6.11",
    ]


@pytest.mark.rule("B6.5", "B6.10", "B6.11")
def test_the_fate_of_lords_is_told_with_its_rule() -> None:
    game = play(captured_at_home(fief("palace", "", "land")), "pay land 1", "place 1")
    battle = ["siege B6.1", "white_marker B6.12", "field B6.2", "undefended B6.5", "deals B6.5"]
    assert told(game) == [*battle, "captured B6.10", "seized B6.9", "ransom B6.11", "placed B5.2", "freed B6.11"]
    red = earl(fiefs=[fief("palace", "prince")])
    game = fight(
        at(warrior(), red, decks=next_battle_card("church_decides")), "siege red 1", of_force(1), ["lord prince 1"]
    )
    assert told(game)[4:] == [
        "battle_card B6.5",
        "church_silent B6.5",
        *["deals B6.5"] * 2,
        "killed B6.10",
        "lost B6.6",
    ]
