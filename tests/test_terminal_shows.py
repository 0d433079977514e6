"""What the table in the terminal shows, of every variant, and how it explains cards, rules and itself."""

from __future__ import annotations

import re

import pytest

from regni import Game
from regni.engine.cards import COLOURS
from regni.engine.ruleset import SETTINGS
from regni.records.positions import Data
from regni.rules.glossary import typed_names
from regni.rules.rulebook import CARD_RULES, RULES, TOPICS
from regni.rules.rulesets import ruleset_from
from regni.terminal.commands import COMMANDS
from regni.testing import at, earl, fief, heathen, king, on_top, rebellion, wessex
from regni.words.words import LANGUAGES, words
from terminal_seat import Patient, Seated, Wishful, mine, new

# What the table shows.


def test_everything_public_is_on_the_table() -> None:
    red = earl(
        fiefs=[fief("palace", "prince", "land", "blue.land", "market_town"), fief("blue.castle", "monk", "cathedral")],
        mercenaries=[{"card": "mercenary", "garrison": {"knight": 1}}, {"card": "blue.mercenary", "garrison": {}}],
        pool={"infantry": 3},
        royal={"knight": 1},
        hand={"banquet": 2},
        towers={"land": 2},
        cubes=3,
        emissaries={"monk": 1},
    )
    green = earl(fiefs=[fief("palace", "vassal")], banners=1)
    game = at(earl(hand={"land": 2, "allies": 1}), red, green, king="red", vikings={"markers_out": 3})
    seated = Seated(game, width=100)
    seated.type()
    for part in (
        " R  Red · ♔ King · Archbishop",
        "Hand 2 · Deck 3 · Towers 2",
        "Banners: 1",
        "1 Palace · Prince · Land, Land of Blue,",
        "2 Castle of Blue · Monk (Abbot) ·",
        "Pool: Infantry ×3 · levy 4",
        "1 with Knight, 2 alone",
        "Royal Army: Knight",
        "●●●○○○○○ 3 of 8 Viking markers advanced · white marker back",
        "B Blue 1 · R Red 3 (Monk) · G Green 1",
        "R Red · Church: R Red",
        "Army 43 · Viking 24 · Battle 24 · Joust 24",
        " B  Blue, you · Hand 3 · Deck 3 · Towers 0",
        "Land ×2, Allies",
    ):
        assert part in seated.text, part


def test_the_host_is_shown_once_the_vikings_are_there() -> None:
    vikings: Data = {"arrived": True, "markers_out": 8, "viking": 2, "chieftain": 1}
    seated = Seated(at(earl(), earl(), vikings=vikings))
    seated.type()
    assert "Viking ×2, Chieftain · force 4" in seated.text
    beaten = Seated(at(earl(), earl(), vikings={"arrived": True, "markers_out": 8}))
    beaten.type()
    assert "beaten for now" in beaten.text


def test_a_battle_has_a_panel() -> None:
    blue = earl(fiefs=[fief("palace", "prince", "land", "land")], pool={"infantry": 2}, hand={"champion": 1})
    seated = Seated(at(blue, earl(towers={"land": 1}, hand={"banquet": 1})), width=100)
    seated.type("siege red 1", "field pool infantry; field pool infantry; field hand champion; field lord prince 1")
    assert "B Blue · force 5 · Infantry ×2, Champion (from Hand), Prince (Lord)" in seated.text
    assert "Fief 1 (Palace), falls to 3 past the Towers · 1 Tower" in seated.text
    assert "R Red · force 0 · no cards sent" in seated.text


def test_a_joust_has_a_panel_that_keeps_the_cards_of_others() -> None:
    red = earl(fiefs=[fief("palace", "", "church")], hand={"champion": 1})
    game = at(earl(fiefs=[fief("palace", "", "land")], hand={"banner": 1, "champion": 1}), red)
    seated = Seated(game)
    seated.type("joust land 1")
    assert game.about == "tilt"
    line = next(line for line in seated.text.splitlines() if "R Red" in line and "staked" in line)
    assert "staked Church" in line
    assert "3 Joust cards" in line


def test_an_empty_deck_is_warned_of() -> None:
    seated = Seated(mine(deck={}))
    seated.type()
    assert "Your deck is empty: if you draw to end your turn, you die." in seated.one_line


# What the table shows of variants.


def test_the_king_of_rebellion_is_shown_with_his_mind() -> None:
    game = rebellion(earl(), king("champion", "land", mind={"monk": 1, "land": 1}, towers={"banquet": 2}))
    seated = Seated(game)
    seated.type()
    for part in (
        "Rebellion, solo",
        "At the table: Blue, the King. The King plays by himself;",
        " ♔  The King ─",
        "Mind 2 · Towers 2 · Royal Infantry 2",
        "1 Palace · Prince",
        "Mind discard pile: Land, Monk",
        "Game     Rebellion, solo · House rules · round 1",
    ):
        assert part in seated.text, part


def test_alone_against_the_king_the_table_is_laid_out_every_round() -> None:
    seated = Seated(rebellion(earl(), king("castle", "monk")))
    seated.type("end", "end")
    assert seated.text.count("╭─  ♔  The King") == 3
    assert seated.text.count("round 2") == 1


def test_the_royal_infantry_is_told_in_battle() -> None:
    blue = earl(fiefs=[fief("palace", "champion")], hand={"champion": 1})
    seated = Seated(rebellion(blue, king()), width=100)
    seated.type("siege red 2", "field hand champion", "done")
    one = re.sub(r"[│\s]+", " ", seated.text)
    assert "Royal Infantry" in one
    assert "Target Fief 2 (Castle), falls to 2 past the Towers · no Towers" in one


def test_a_king_who_has_fallen() -> None:
    game = rebellion(
        earl(fiefs=[fief("palace", "prince")], hand={"champion": 4}),
        earl(),
        king(fiefs=[fief("castle")], guard=0),
        mode="semi",
        turn="blue",
        decks=on_top(battle=["normal"]),
    )
    seated = Seated(game)
    seated.bots[1] = Patient()
    seated.type("siege red 1", "siege green 1", "; ".join(["field hand champion"] * 4) + "; done; raze", "table")
    assert "by rule R1.2" in seated.text
    assert "The King has fallen." in "\n".join(seated.after("table"))


def test_an_earl_off_the_table_and_the_last_countdown() -> None:
    vikings: Data = {"arrived": True, "markers_out": 3, "viking": 2}
    for make, label in ((heathen, "Countdown"), (wessex, "Danelaw")):
        game = make(earl(hand={"castle": 1}), earl(fiefs=[], towers={"land": 1}), earl(), vikings=vikings)
        seated = Seated(game)
        seated.type()
        assert "off the table: no Fief" in seated.text
        assert re.search(rf"{label} +●●●○○○○○ 3 of 8 Viking markers advanced", seated.text)
    own = Seated(heathen(earl(fiefs=[], hand={"castle": 1}), earl(), earl()), "es")
    own.type()
    assert "fuera de la mesa: sin Feudo" in own.text


def test_summer_legacy_points_and_votes_are_shown() -> None:
    red = earl(fiefs=[fief("palace", "monk", "church")], legacy=3)
    seated = Seated(wessex(earl(fiefs=[fief("palace", "prince", "church")], legacy=1), red, summer=4, round=6))
    seated.type()
    assert "Game     Wessex · Summer 4 · round 6" in seated.text
    assert "Legacy: 3 · Votes 3" in seated.text
    assert "Legacy  1 · Votes 2" in seated.text


class Caller(Wishful):
    """Calls a vote as soon as it can."""

    wishes = ("call vote", "vote against", "end")


def test_a_vote_has_a_panel() -> None:
    holy = earl(fiefs=[fief("palace", "prince", "church")])
    seated = Seated(wessex(earl(fiefs=[fief("palace", "monk", "church")]), holy, holy, turn="green", first="green"))
    seated.bots = {1: Patient(), 2: Caller()}
    seated.type("vote against")
    one = re.sub(r"[│\s]+", " ", seated.text)
    assert "Vote for Winter" in seated.text
    assert "For 2 Against 0 Still to vote B Blue 4 · R Red 2" in one
    assert seated.game.record.moves[1].startswith("blue vote against")


def test_an_empty_deck_is_warned_of_where_nobody_dies() -> None:
    for make in (heathen, wessex):
        seated = Seated(make(earl(deck={}), earl(), earl()))
        seated.type()
        assert "Your deck is empty: when your turn ends you lose all Fiefs." in seated.one_line
        assert "0 Draw and end the turn and lose all Fiefs" in seated.one_line


def test_a_common_victory_is_a_victory() -> None:
    rebels = earl(fiefs=[fief("palace", "prince")], hand={"champion": 5, "mercenary": 3})
    game = rebellion(
        rebels, earl(), king(fiefs=[fief("castle")], guard=0), turn="blue", decks=on_top(battle=["normal"])
    )
    seated = Seated(game)
    seated.bots[1] = Patient()
    seated.type("siege green 1", "; ".join(["field hand champion"] * 5) + "; done; raze")
    assert game.outcome is not None
    assert game.outcome.winners == (0, 1)
    assert "You have won, together with others." in seated.text


def test_the_king_is_appeased() -> None:
    rules = {"banquet_appeases": True}
    game = rebellion(earl(hand={"banquet": 1}), earl(), king("treachery", "land"), mode="semi", ruleset=rules)
    seated = Seated(game)
    seated.bots[1] = Patient()
    seated.type("appease")
    assert "Appease the King with a Banquet" in seated.text
    assert game.record.moves[1].startswith("blue appease")


def test_a_victory_of_the_king_is_a_defeat() -> None:
    seated = Seated(rebellion(earl(), king("castle")))
    seated.type("concede", "concede")
    assert "You have lost." in seated.text


# Explaining.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_rule_setting_and_word_is_explained(language: str) -> None:
    seated = Seated(new(), language, width=200)
    spoken = words(language)
    asked = [*CARD_RULES, *(spoken.text(f"card-{card}") for card in CARD_RULES), *RULES, "b6", "B12"]
    asked += [setting.name for setting in SETTINGS] + [spoken.text(f"earl-{colour}") for colour in COLOURS[:3]]
    asked += [alias for topic in TOPICS for alias in typed_names(topic, spoken)]
    asked += [alias for command in COMMANDS for alias in spoken.text(f"terminal-command-{command}").split(", ")]
    seated.type(*(f"? {topic}" for topic in asked))
    for unknown in ("terminal-help-unknown", "terminal-no-rule"):
        values: dict[str, str | int] = dict.fromkeys(("topic", "near", "rule", "first", "last"), "")
        start = spoken.text(unknown, **values).split('"')[0].split(".")[0]
        assert start not in seated.text


def test_rules_are_told_with_the_values_in_force_and_their_tags() -> None:
    game = Game.new(seats=2, seed="x", ruleset=ruleset_from({"treachery_hand_cards": 4}))
    seated = Seated(game)
    seated.type("? Treachery", "? b7.4", "rules", "? palace_strength", "? B99", "? tower_soakk", "? qwertyuiop")
    assert "losing 4 cards at random" in seated.one_line
    assert "take 4 cards at random from a Hand" in seated.one_line
    assert "treachery_hand_cards = 4 [A: changed in this game]" in seated.text
    assert "treachery_takes_fief = false [A: assumed]" in seated.text
    assert "[A] Part of this rule is assumed" in seated.text
    assert "This game's ruleset changes:" in seated.text
    assert "palace_strength = 3 [S: stated in a source document]" in seated.text
    assert "There is no rule B99" in seated.text
    assert "Did you mean “tower soak”?" in seated.text
    assert "Nothing is called “qwertyuiop”" in seated.text


def test_why() -> None:
    seated = Seated(mine(hand={"castle": 1}))
    seated.type("why siege red 1", "why found castle", "why 0", "why", "why blah", "why siege red")
    assert "“siege red 1” is not allowed now, by rule B6.2:" in seated.text
    assert "The attacker fields one card or more." in seated.one_line
    assert "“found castle” is allowed now." in seated.text
    assert "“end” is allowed now." in seated.text
    assert "Say which move" in seated.text
    assert "“blah” is no move" in seated.text
    assert "siege <Earl> <number>" in seated.one_line
    assert not seated.game.moves


def test_an_illegal_move_names_its_rule() -> None:
    seated = Seated(new("quiet"))
    seated.type("siege red 1")
    assert "by rule B3.7" in seated.text


def test_an_earl_is_shown_with_his_piles() -> None:
    seated = Seated(at(earl(), earl(discard={"land": 2, "prince": 1}, emissaries={"monk": 1}, cubes=3)))
    seated.type("? red")
    assert "Land ×2, Prince" in "\n".join(seated.after("? red"))
