"""B6.10, B6.11: what becomes of Lords in a battle, and what they cost to have back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from battles import army, fight, levied, of_force, warrior
from regni import Game
from regni.engine.cards import CHURCH, LAND, NAMES
from regni.records.positions import Data, counts
from regni.testing import all_told, at, earl, fief, heathen, on_top, play, seats_in, side, wessex

BLUE, RED = 0, 1


# Lords.

LORD_AT_HOME = fief("castle", "prince", "land")


@pytest.mark.rule("B6.10")
@pytest.mark.parametrize("force", [1, 2, 3, 4])
def test_a_beaten_defender_loses_his_fielded_lords_to_captivity_and_they_soak_last(force: int) -> None:
    red = levied(2)
    red["fiefs"] = [fief("palace", "prince", "land", "land"), LORD_AT_HOME]
    game = at(warrior(), red, decks=on_top(battle=["attacker_wins"]))
    fight(game, "siege red 2", of_force(force), [*army(2), "lord prince 1"])
    assert (game.deciding, game.about) == (RED, "ransom")
    # The force is 3: of 1 and 2 points all go to the Infantry; even 4 leave but 1 for the Castle.
    assert game.table.earls[RED].infantry == max(0, 2 - force)
    assert side(game, RED)["fiefs"] == [fief("palace", "", "land", "land"), LORD_AT_HOME]
    assert (side(game, RED)["discard"], seats_in(game, "captured")) == ({}, [BLUE])


@pytest.mark.rule("B6.10")
def test_a_beaten_attacker_loses_his_fielded_lords_to_captivity_too() -> None:
    blue = earl(fiefs=[fief("palace", "champion", "land", "land"), LORD_AT_HOME], pool={"infantry": 2})
    game = at(blue, levied(1), decks=on_top(battle=["defender_wins"]))
    fight(game, "siege red 1", ["lord champion 1", *army(2)], army(1))
    assert (game.deciding, game.about) == (BLUE, "ransom")
    assert side(game, BLUE)["fiefs"] == [fief("palace", "", "land", "land"), LORD_AT_HOME]
    assert (side(game, BLUE)["pool"], seats_in(game, "captured")) == ({"infantry": 1}, [RED])


@pytest.mark.rule("B6.10")
@pytest.mark.parametrize(("card", "winner"), [("attacker_wins", BLUE), ("defender_wins", RED)])
def test_the_lords_of_the_winning_side_stay_free(card: str, winner: int) -> None:
    both = [earl(fiefs=[fief("palace", "prince", "land")]), earl(fiefs=[fief("palace", "prince", "land")])]
    game = fight(at(*both, decks=on_top(battle=[card])), "siege red 1", ["lord prince 1"], ["lord prince 1"])
    assert (game.deciding, game.about) == (1 - winner, "ransom")
    assert side(game, winner)["fiefs"] == both[winner]["fiefs"]


@pytest.mark.rule("B6.10")
@pytest.mark.parametrize(("force", "captured"), [(2, False), (3, True), (4, True)])
def test_by_the_other_value_only_lords_whom_the_damage_reaches_are_captured(force: int, captured: bool) -> None:
    red = earl(fiefs=[fief("palace", "prince", "land", "land"), fief("castle")], pool={"infantry": 2})
    game = at(warrior(), red, decks=on_top(battle=["attacker_wins"]), ruleset={"lords_captured": "reached"})
    fight(game, "siege red 2", of_force(force), ["lord prince 1", *army(2)])
    assert game.about == ("ransom" if captured else "turn")
    assert game.table.earls[RED].infantry == 0
    assert (game.table.earls[RED].fiefs[0].lord < 0) == captured


@pytest.mark.rule("B6.10")
def test_on_a_one_sided_result_a_lord_cannot_be_picked_before_the_others() -> None:
    red = earl(fiefs=[fief("palace", "prince", "land")], pool={"infantry": 1}, mercenaries=[{}])
    game = at(warrior(), red, decks=on_top(battle=["attacker_wins"]), ruleset={"lords_captured": "reached"})
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
    game = fight(at(*both, decks=on_top(battle=["normal"])), "siege red 1", *units)
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
    assert ("killed B6.10" in all_told(game)) != captured


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
    game = at(*both, decks=on_top(battle=[card]), ruleset={"hand_fighters_discarded": discarded})
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
    game = at(earl(fiefs=list(fiefs)), levied(1), decks=on_top(battle=["defender_wins"]))
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
    game = at(warrior(), red, decks=on_top(battle=["attacker_wins"]))
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
    assert all_told(game)[-1] == "homeless B6.11"


@pytest.mark.rule("B6.11")
def test_each_captive_is_ransomed_for_himself() -> None:
    red = earl(fiefs=[fief("palace", "prince", "land", "land"), fief("castle", "champion")])
    game = at(warrior(), red, decks=on_top(battle=["attacker_wins"]))
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


@pytest.mark.rule("B6.5", "B6.10", "B6.11")
def test_the_fate_of_lords_is_told_with_its_rule() -> None:
    game = play(captured_at_home(fief("palace", "", "land")), "pay land 1", "place 1")
    battle = ["siege B6.1", "white_marker B6.12", "field B6.2", "undefended B6.5", "deals B6.5"]
    end = ["battle_over B6.10", "spent B6.10", "ransom B6.11", "placed B5.2", "freed B6.11"]
    assert all_told(game) == [*battle, "captured B6.10", "seized B6.9", *end]
    red = earl(fiefs=[fief("palace", "prince")])
    game = fight(
        at(warrior(), red, decks=on_top(battle=["church_decides"])), "siege red 1", of_force(1), ["lord prince 1"]
    )
    assert all_told(game)[4:] == [
        "battle_card B6.5",
        "church_silent B6.5",
        *["deals B6.5"] * 2,
        "killed B6.10",
        "lost B6.6",
        "battle_over B6.10",
    ]


@pytest.mark.rule("B6.11")
def test_ransom_comes_after_the_spoils_and_they_cannot_pay_it() -> None:
    red = earl(fiefs=[fief("palace", "champion", "land", "church"), fief("castle")])
    game = at(warrior(), red, decks=on_top(battle=["attacker_wins"]))
    fight(game, "raid red 1", of_force(3), ["lord champion 1"])
    assert (game.deciding, game.about) == (BLUE, "spoils")
    play(game, "take red.land 1")
    assert (game.deciding, game.about, game.legal_moves()) == (RED, "ransom", ["pay red.church 1", "pass"])


@pytest.mark.rule("B6.11", "H2.2")
@pytest.mark.parametrize("make", [heathen, wessex])
def test_an_owner_left_without_a_fief_is_not_asked_and_his_lord_dies(make: Callable[..., Game]) -> None:
    red = earl(fiefs=[fief("castle", "prince", "land")])
    game = make(warrior(), red, earl())
    play(fight(game, "siege red 1", of_force(2)), "seize")
    assert (game.deciding, game.about) == (BLUE, "turn")
    assert (side(game, RED)["fiefs"], side(game, RED)["discard"]) == ([], {"prince": 1})
    assert "unransomed B6.11" in all_told(game)
