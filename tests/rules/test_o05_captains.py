"""O5: Mercenary Captains, garrisons without a limit."""

from __future__ import annotations

import pytest

from regni import Game
from regni.records.positions import Data
from regni.testing import at, earl, fief, on_top, play, side

CAPTAINS: Data = {"garrison_slots": 99}


def garrisons(game: Game, seat: int) -> list[object]:
    mercenaries = side(game, seat)["mercenaries"]
    assert isinstance(mercenaries, list)
    return [one["garrison"] for one in mercenaries]


@pytest.mark.rule("O5")
@pytest.mark.parametrize("variant", ["base", "heathen", "wessex"])
def test_a_mercenary_takes_any_number_of_army_cards(variant: str) -> None:
    blue = earl(mercenaries=[{}], pool={"infantry": 5, "knight": 4})
    game = at(blue, earl(), earl(), ruleset=CAPTAINS | {"variant": variant})
    play(game, *["garrison infantry 1"] * 5, *["garrison knight 1"] * 4)
    assert (garrisons(game, 0), side(game, 0)["pool"]) == ([{"infantry": 5, "knight": 4}], {})
    assert not game.view(0)["action_used"], "a free placement each"


@pytest.mark.rule("O5")
def test_without_it_one_is_all() -> None:
    game = play(at(earl(mercenaries=[{}], pool={"infantry": 2}), earl()), "garrison infantry 1")
    assert game.why_not("garrison infantry 1") == "B5.7"


@pytest.mark.rule("O5")
def test_all_of_them_fight_with_him_and_need_no_levy() -> None:
    blue = earl(mercenaries=[{"garrison": {"infantry": 3, "knight": 2}}])
    game = at(blue, earl(fiefs=[fief("castle"), fief("palace")]), ruleset=CAPTAINS)
    play(game, "siege red 2", "field mercenary 1")
    while game.about == "field":
        play(game, "done")
    assert game.about == "besieged", "a force of 8 against a Palace without Towers"
    play(game, "seize")
    assert garrisons(game, 0) == [{"infantry": 3, "knight": 2}]


@pytest.mark.rule("O5", "B6.13")
def test_when_he_is_lost_all_who_survive_go_to_the_pool() -> None:
    blue = earl(mercenaries=[{"garrison": {"infantry": 2, "knight": 2}}], hand={"land": 1})
    red = earl(hand={"vassal": 1, "land": 1})
    game = at(blue, red, earl(), ruleset=CAPTAINS, decks=on_top(battle=["normal"]))
    play(game, "siege red 1", "field mercenary 1", "done", "field hand vassal", "done", "lose mercenary 1", "raze")
    assert (garrisons(game, 0), side(game, 0)["pool"]) == ([], {"infantry": 2, "knight": 2})


@pytest.mark.rule("O5")
def test_treachery_takes_them_all_with_him() -> None:
    red = earl(mercenaries=[{"garrison": {"infantry": 3, "knight": 1}}])
    game = play(at(earl(hand={"treachery": 1}), red, ruleset=CAPTAINS), "betray red mercenary 1")
    assert (garrisons(game, 1), side(game, 1)["pool"], sum(game.table.army.discard)) == ([], {}, 4)


@pytest.mark.rule("O5")
def test_intrigue_brings_them_all_over() -> None:
    red = earl(mercenaries=[{"garrison": {"infantry": 3, "knight": 1}}])
    game = play(at(earl(hand={"intrigue": 1}), red, ruleset=CAPTAINS), "intrigue red mercenary 1")
    assert (garrisons(game, 0), garrisons(game, 1)) == ([{"infantry": 3, "knight": 1}], [])


@pytest.mark.rule("O5", "R4.5")
def test_the_king_of_rebellion_fields_a_whole_garrison_too() -> None:
    king = earl(fiefs=[fief("palace")], mercenaries=[{"garrison": {"infantry": 4}}], deck=["land"])
    rules = CAPTAINS | {"variant": "rebellion"}
    game = at(earl(hand={"champion": 2, "land": 1}), king, ruleset=rules, decks=on_top(battle=["defender_wins"]))
    play(game, "siege red 1", "field hand champion", "field hand champion", "done")
    assert garrisons(game, 1) == [{"infantry": 4}]
    assert [e.number for e in game.events(0) if e.number == 6], "King card, Mercenary and four Infantry"
