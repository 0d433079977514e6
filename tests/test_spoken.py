"""Moves as people type them: every move of many games, in both languages; and what only looks like one."""

from __future__ import annotations

from random import Random

import pytest

from regni import Game
from regni.engine.moves import VERBS
from regni.errors import RegniError
from regni.rules.rulesets import ruleset_from
from regni.words.hints import plain
from regni.words.spoken import WORDS, in_notation, say, spoken, vocabulary
from regni.words.words import LANGUAGES, words

GAMES = [
    {"variant": "base"},
    {"variant": "heathen"},
    {"variant": "wessex"},
    {"variant": "rebellion", "mode": "coop"},
    {"variant": "rebellion", "mode": "semi"},
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: "-".join(rules.values()))
def test_every_move_of_a_game_can_be_typed_in_either_language(rules: dict[str, str], language: str) -> None:
    game = Game.new(3, ruleset=ruleset_from(rules), seed="spoken")
    seen, rng = set[str](), Random("spoken")
    while game.outcome is None and len(game.moves) < 3000:
        legal = game.legal_moves()
        seen.update(legal)
        game.play(rng.choice([text for text in legal if text != "concede"]))
    assert len({text.split()[0] for text in seen}) >= 18
    for text in seen:
        assert in_notation(spoken(text, language)) == text
        assert in_notation(plain(spoken(text, language)).upper()) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    """What is shown for a word leads back to it, and each of the other words for it too."""
    for word in WORDS:
        assert in_notation(say(word, language)) == word
        for other in words(language).text(f"notation-{word}").split(", "):
            assert vocabulary()[plain(other)] == word


def test_in_spanish_every_verb_has_a_word_of_its_own() -> None:
    verbs = {verb.word for verb in VERBS}
    assert {verb for verb in verbs if say(verb, "es") == verb} == {"mulligan"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Asedia a Rojo 1", "siege red 1"),
        ("besiege Red 1", "siege red 1"),
        ("instalar al príncipe 2", "install prince 2"),
        ("instalar principe 2", "install prince 2"),
        ("INTRIGAR ROJO FEUDO 1", "intrigue red fief 1"),
        ("llevar market-town 2", "take market_town 2"),
        ("decidir gana el atacante", "decide attacker_wins"),
        ("votar contra el", "vote against"),
        ("asaltar rey", "storm king"),
        # What is none stays what it is, for the notation to refuse.
        ("-3", "-3"),
        ("1.5", "1.5"),
        ("the", "the"),
        ("dragón rojo", "dragon red"),
        ("... red", "... red"),
        ("", ""),
    ],
)
def test_what_is_typed_is_understood_or_left_as_it_is(typed: str, meant: str) -> None:
    assert in_notation(typed) == meant


def test_an_error_about_a_move_speaks_the_readers_language() -> None:
    game = Game.new(seats=2, seed="spoken")
    with pytest.raises(RegniError) as incomplete:
        game.play("siege red")
    assert "asediar rojo" in incomplete.value.text("es")
    assert "asediar <Conde> <número>" in incomplete.value.text("es")
    assert "siege <Earl> <number>" in str(incomplete.value)
    with pytest.raises(RegniError) as unknown:
        game.play("dance")
    assert "asediar" in unknown.value.text("es")
    assert "siege" not in unknown.value.text("es")
