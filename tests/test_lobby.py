"""The lobby as data: who may do what in it, and the game that it becomes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regni.errors import RegniError
from regni.web.game_form import read_wish
from regni.web.gathering.lobby import KEPT, Chair, Lobby, lobby_json, lobby_of, read_lobby, rematch_of
from regni.web.terms import Player

ANA, BEN, EVE = "ana's browser", "ben's browser", "eve's browser"
DECKS = {"mine": "castle 3, land 3, champion 6, vassal 6, intrigue 6"}


def lobby(**fields: str) -> Lobby:
    """Ana's table for four: her, a friend elsewhere, a friend at her screen, a bot."""
    asked = {"seats": "4", "who-1": "guest", "who-2": "friend", "who-3": "squire", "name-0": "Ana"}
    return lobby_of(read_wish(asked | fields), ANA, DECKS)


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(RegniError) as caught:
        act()
    return caught.value.code


def test_seats_are_taken_as_the_form_says() -> None:
    found = lobby()
    assert [(one.person, one.bot) for one in found.chairs] == [(ANA, ""), ("", ""), (ANA, ""), ("", "squire")]
    assert found.host == ANA
    assert found.missing == [1]
    assert read_lobby(lobby_json(found)) == found


def test_an_open_seat_is_taken_once() -> None:
    taken = lobby().sit(1, BEN, "Ben")
    assert taken.seats_of(BEN) == [1]
    assert refused(lambda: taken.sit(1, EVE, "Eve")) == "lobby-taken"
    assert refused(lambda: taken.sit(0, EVE, "Eve")) == "lobby-taken"
    assert refused(lambda: taken.sit(3, EVE, "Eve")) == "lobby-taken"
    for seat in (-1, 4, 99):
        assert refused(lambda seat=seat: taken.sit(seat, EVE, "Eve")) == "lobby-seat"  # type: ignore[misc]
    assert taken.stand_up(1, BEN).chairs[1] == Chair()


@pytest.mark.parametrize("name", ["ana", " ANA ", "\uff21na", "A\u202ena", "An\u0000a"])
def test_no_two_names_look_alike(name: str) -> None:
    assert refused(lambda: lobby().sit(1, BEN, name)) == "lobby-name"
    assert refused(lambda: lobby().sit(1, BEN, "Ben").rename(1, BEN, name)) == "lobby-name"
    # His own name he can write in another way.
    assert lobby().rename(0, ANA, name).chairs[0].name


def test_names_have_no_hidden_letters_and_may_be_left_out() -> None:
    assert lobby().sit(1, BEN, "  B\u202een\u200b ").chairs[1].name == "Ben"
    assert lobby().sit(1, BEN, "").chairs[1].name == ""
    assert len(lobby().sit(1, BEN, "B" * 500).chairs[1].name) == 24


def test_nobody_acts_for_another() -> None:
    taken = lobby().sit(1, BEN, "Ben")
    for act in (
        lambda: taken.stand_up(1, EVE),
        lambda: taken.stand_up(1, ANA),
        lambda: taken.rename(0, BEN, "Fool"),
        lambda: taken.choose_deck(0, BEN, "auto", {}),
        lambda: taken.say_ready(1, EVE, True),
        lambda: taken.say_ready(3, "", True),
    ):
        assert refused(act) == "not-yours"
    acts: list[Callable[[], object]] = [
        lambda: taken.give_to_bot(1, BEN, "knight"),
        lambda: taken.free(3, BEN),
        lambda: taken.hand_on(1, BEN),
        lambda: taken.check_begin(BEN),
        lambda: taken.check_close(EVE),
    ]
    assert {refused(host_act) for host_act in acts} == {"lobby-host"}


def test_the_host_gives_seats_to_bots_takes_them_back_and_hands_on() -> None:
    found = lobby().give_to_bot(1, ANA, "king")
    assert found.chairs[1] == Chair(bot="king")
    assert found.give_to_bot(1, ANA, "prince").chairs[1].bot == "prince"
    assert refused(lambda: found.give_to_bot(1, ANA, "witan:100000")) == "bot-name"
    assert refused(lambda: found.give_to_bot(0, ANA, "knight")) == "lobby-taken"
    assert found.free(1, ANA).chairs[1].is_open
    assert refused(lambda: found.hand_on(1, ANA)) == "lobby-nobody"
    handed = lobby().sit(1, BEN, "Ben").hand_on(1, ANA)
    assert handed.host == BEN
    assert refused(lambda: handed.free(1, ANA)) == "lobby-host"


def test_the_game_waits_for_everybody_but_the_host() -> None:
    found = lobby().sit(1, BEN, "Ben")
    assert found.missing == [1]
    assert refused(lambda: found.check_begin(ANA)) == "lobby-missing"
    ready = found.say_ready(1, BEN, True)
    assert ready.missing == []
    ready.check_begin(ANA)
    assert ready.say_ready(1, BEN, False).missing == [1]


def test_a_table_of_bots_alone_does_not_begin() -> None:
    found = lobby(**{"who-1": "squire"}).free(0, ANA).free(2, ANA)
    empty = found.give_to_bot(0, ANA, "squire").give_to_bot(2, ANA, "squire")
    assert refused(lambda: empty.check_begin(ANA)) == "table-empty"


def test_decks_are_checked_when_they_are_chosen_and_played_as_chosen() -> None:
    found = lobby().sit(1, BEN, "Ben").choose_deck(1, BEN, "own:mine", DECKS)
    assert refused(lambda: found.choose_deck(1, BEN, "own:other", DECKS)) == "deck-own"
    assert refused(lambda: found.choose_deck(1, BEN, "own:bad", {"bad": "castle 99"})).startswith("deck")
    assert refused(lambda: found.choose_deck(1, BEN, "ready:nothing", {})).startswith("deck")
    terms = found.choose_deck(0, ANA, "ready:plotters", {}).terms("seed")
    assert terms.decks[1] == {"castle": 3, "land": 3, "champion": 6, "vassal": 6, "intrigue": 6}
    assert terms.players == [Player("Ana"), Player("Ben"), Player(), Player(bot="squire")]
    assert terms.seed == "seed"


def test_the_rules_are_those_of_the_form() -> None:
    found = lobby(variant="wessex", **{"option-legacy": "on", "number-legacy": "2"})
    terms = found.terms("seed")
    assert terms.ruleset["variant"] == "wessex"
    assert terms.ruleset["legacy_start"] == 2
    assert lobby(best_of="3").terms("seed").best_of == 3


def test_a_rematch_keeps_people_bots_and_decks() -> None:
    before = lobby().sit(1, BEN, "Ben").choose_deck(1, BEN, "own:mine", DECKS).terms("seed")
    again = rematch_of(before, BEN, {0: ANA, 1: BEN, 2: ANA})
    assert [(one.person, one.name, one.bot) for one in again.chairs] == [
        (ANA, "Ana", ""),
        (BEN, "Ben", ""),
        (ANA, "", ""),
        ("", "", "squire"),
    ]
    assert again.terms("other").decks == before.decks
    assert again.terms("other").ruleset == before.ruleset
    # The deck can be kept or changed.
    assert again.choose_deck(1, BEN, KEPT, {}) == again
    assert again.choose_deck(1, BEN, "ready:plotters", {}).terms("x").decks[1] != before.decks[1]
    assert refused(lambda: lobby().choose_deck(0, ANA, KEPT, {})).startswith("deck")


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"fields": 3}'])
def test_what_is_no_lobby_is_told(text: str) -> None:
    with pytest.raises(RegniError):
        read_lobby(text)
