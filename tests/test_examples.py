"""The examples of the rules: each is played, and every rule, card and Action that can be seen has one."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from regni import Game
from regni.engine.cards import COLOURS
from regni.engine.moves import VERBS, verb
from regni.engine.ruleset import FORMULA, SETTINGS, Setting
from regni.errors import RegniError
from regni.examples.book import book, example_of, showing
from regni.examples.example import Example
from regni.examples.playing import played
from regni.records.positions import Data, earl_data
from regni.rules.rulebook import CARD_RULES, RULES
from regni.rules.rulesets import nested
from regni.testing.examples import FOLDER, filled
from regni.words.chronicle import Chronicle
from regni.words.words import LANGUAGES, words

#: Rules that no position and no move can show, each with the reason.
UNSEEN = {
    "B1.1": "says how many play, and in which colours",
    "B1.2": "lists the cards of a set",
    "B1.4": "lists the cards of the decks",
    "B1.5": "counts the Army decks for the number of Earls",
    "B1.6": "lists what else lies on the table",
    "B4": "lists the Actions; each of them has examples of its own",
    "W4.7": "is about saving a campaign, and not about a move",
    "W8.4": "follows from the other rules, and only over many Summers",
    "R6.5": "gives no move: it says in which spirit the others are meant",
    "R7.1": "is about a page to print",
}
#: Moves that only another ruleset has.
UNMADE = {"fell": "only where a house rule lets the owner choose which Tower falls"}
#: Settings that no example need notice, each with the reason.
UNNOTICED = {"joust_tie_draws": "nobody would follow 24 draws in which the riders stay alike"}


def each(examples: Mapping[str, Example]) -> list[object]:
    """Every example, marked with the rules that its events and refusals name: it is a test of them."""
    return [
        pytest.param(one, id=one.id, marks=pytest.mark.rule(*(thing for thing in one.shows if thing in RULES)))
        for one in examples.values()
    ]


@pytest.mark.parametrize("example", each(book()))
def test_what_an_example_shows_is_what_happens(example: Example) -> None:
    check(example)


def everything(game: Game, seat: int) -> Data:
    """All that an Earl has, and the number of his Towers: those of the King are made of no cards."""
    return earl_data(game.table, seat, None) | {"towers_up": int(game.table.earls[seat].towers_up)}


def check(example: Example, spoilt: Data | None = None) -> None:
    done = played(example, spoilt)
    assert list(example.happens) == done.told
    for step in done.steps:
        assert (step.seat, step.forbidden) == (step.tried.seat, step.tried.forbidden), step.tried
    for colour, parts in example.then.items():
        assert isinstance(parts, dict)
        now = everything(done.game, COLOURS.index(colour))
        assert {name: now[name] for name in parts} == parts


@pytest.mark.parametrize("example", book().values(), ids=book())
def test_it_names_the_rules_that_can_be_seen_in_it(example: Example) -> None:
    assert set(example.things) <= {*RULES, *CARD_RULES}
    assert len(set(example.things)) == len(example.things)
    named = {line.split()[0] for line in example.happens} | {one.forbidden for one in example.tries}
    assert [thing for thing in example.shows if thing in RULES and thing not in named] == []
    assert [thing for thing in example.also if thing not in RULES or thing in named] == []


@pytest.mark.parametrize("example", book().values(), ids=book())
def test_it_is_short(example: Example) -> None:
    """Nobody reads on after a dozen steps."""
    assert 1 <= len(example.tries) <= 12
    assert example.happens or any(one.forbidden for one in example.tries)


def test_every_rule_that_can_be_seen_has_an_example() -> None:
    assert [rule for rule in RULES if rule not in showing() and rule not in UNSEEN] == []
    assert [rule for rule in UNSEEN if rule in showing() or rule not in RULES] == []
    assert all(UNSEEN.values())


def test_every_card_has_an_example_in_which_it_is_seen() -> None:
    assert [card for card in CARD_RULES if not example_of(card)] == []
    for one in book().values():
        # Any card can stand as a Tower, and an Earl who is crowned takes the King card.
        seen = f"{one.position} {one.happens} {one.tries} tower".replace("crowned", "king")
        assert [card for card in one.shows if card in CARD_RULES and card not in seen] == [], one.id


def test_every_move_is_made_in_an_example() -> None:
    made = {int(verb(move)) for one in book().values() for move in played(one).game.moves}
    missing = {one.name for one in VERBS if one.number not in made}
    assert missing == set(UNMADE)


def test_the_best_example_of_a_card_is_about_a_rule_of_the_card() -> None:
    assert book()[example_of("treachery")].rule == "B7.1"
    assert book()[example_of("B6.11")].rule == "B6.11"
    assert example_of("B1.1") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_told_in_words(language: str) -> None:
    for one in book().values():
        game = played(one).game
        chronicle = Chronicle(game, one.seat, words(language))
        chronicle.read()
        assert all(entry.text and "{" not in entry.text for entry in chronicle.entries), one.id


def test_the_files_say_what_happens() -> None:
    """What `python -m regni.testing.examples` writes is there already."""
    for file in FOLDER.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        assert filled(text) == text, file.name


# A rule that was changed is noticed.


def others(setting: Setting, value: object) -> list[object]:
    """Other values for a setting."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [one for one in (value + 1, value - 1) if setting.low <= one <= setting.high]
    if isinstance(value, dict):
        return [{name: number + 1 for name, number in value.items()}]
    if isinstance(value, list):
        return [value[1:]]
    return ["earls + 2"] if setting.shape == FORMULA else [one for one in setting.words if one != value]


def notices(example: Example, setting: Setting) -> bool:
    """Whether an example fails if the setting has another value."""
    value = example.begin().table.rules.values[setting.name]
    for spoilt in others(setting, value):
        try:
            check(example, nested({setting.name: spoilt}))
        except (AssertionError, RegniError):
            return True
    return False


@pytest.mark.parametrize("setting", [one for one in SETTINGS if one.name not in UNNOTICED], ids=lambda one: one.name)
def test_a_changed_rule_is_noticed_by_an_example(setting: Setting) -> None:
    assert any(notices(one, setting) for one in sorted(book().values(), key=lambda one: setting.rule not in one.things))


def test_the_settings_that_none_notices_are_those() -> None:
    for setting in SETTINGS:
        if setting.name in UNNOTICED:
            assert not any(notices(one, setting) for one in book().values()), setting.name
