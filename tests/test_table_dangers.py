"""The line of dangers: only what lies open, the deadliest first, and the goal at the end."""

from __future__ import annotations

import pytest

from regni.counsel.dangers import BAD, DIRE, HOPE
from regni.engine.sight import veil
from regni.game import Game
from regni.records.positions import Data
from regni.testing import at, earl, fief, in_variant
from regni.web.board.dangers import GOAL, ShownDanger, shown_dangers
from regni.web.board.middle import Sea, sea_of
from regni.words.words import LANGUAGES, words
from test_table_scenes import painter_of


def full(**parts: object) -> Data:
    """An Earl whose deck will last."""
    return earl(deck={"banquet": 6, "land": 6}, **parts)


def told(game: Game, language: str = "en", seat: int = 0) -> list[ShownDanger]:
    return shown_dangers(veil(game.table, seat), seat, words(language).at(game.table))


def weights(game: Game) -> list[str]:
    return [one.weight for one in told(game)]


def test_without_danger_there_is_only_the_goal() -> None:
    assert weights(at(full(), full())) == [GOAL]


@pytest.mark.parametrize(("left", "expected"), [(6, []), (5, [BAD]), (2, [BAD]), (1, [DIRE]), (0, [DIRE])])
def test_the_end_of_the_own_deck_is_told(left: int, expected: list[str]) -> None:
    game = at(earl(deck={"land": left} if left else {}), full())
    assert weights(game) == [*expected, GOAL]


def test_another_empty_deck_is_a_hope() -> None:
    assert weights(at(full(), earl(deck={}))) == [HOPE, GOAL]


def test_a_rival_with_crown_and_cathedral_comes_first_where_that_wins() -> None:
    crowned = full(fiefs=[fief("palace", "prince", "cathedral")])
    game = at(earl(deck={}), crowned, full(), king="red", ruleset={"variant": "heathen"})
    first, second, goal = told(game)
    assert (first.weight, first.field, goal.weight) == (DIRE, "red", GOAL)
    assert "all Fiefs" in second.text
    # In the base game that wins nothing.
    assert [one.field for one in told(at(full(), crowned, king="red"))] == [""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_landing_is_told_two_rounds_before(language: str) -> None:
    for out in range(8):
        game = at(full(), full(), vikings={"markers_out": out})
        is_told = any(one.emblem == "viking" for one in told(game, language))
        assert is_told == (out >= 6 and not game.table.arrived)


def sea(variant: str, language: str = "en", **vikings: object) -> Sea:
    game = in_variant(variant, full(), full(), full(), vikings=vikings)
    return sea_of(painter_of(game, language), game.table)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "has_vote"), [("base", False), ("heathen", False), ("wessex", True)])
def test_a_vote_before_the_landing_is_spoken_of_only_where_there_is_one(
    variant: str, has_vote: bool, language: str
) -> None:
    say = words(language).text
    last = sea(variant, language, markers_out=8)
    assert last.nearness == say("sea-rounds", number=0)
    assert last.condition == say("sea-vote" if has_vote else "sea-lands")
    game = in_variant(variant, full(), full(), full(), vikings={"markers_out": 8})
    landing = next(one for one in told(game, language) if one.emblem == "viking")
    assert landing.text == (say("danger-vote-text") if has_vote else say("danger-vikings-text", number=0))
    assert ("vot" in f"{last.condition} {landing.text}") == has_vote


def test_fighting_holds_the_vikings_off_only_while_markers_are_left() -> None:
    held = sea("base", markers_out=7, white_forward=True)
    assert held.is_held_off
    assert held.nearness == "Held off"
    last = sea("base", markers_out=8, white_forward=True)
    assert not last.is_held_off
    assert (last.nearness, last.condition) == ("They land", "when this round ends")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["base", "heathen", "wessex"])
def test_the_goal_after_the_landing_is_what_still_wins(variant: str, language: str) -> None:
    say = words(language).text
    before, after = (
        told(in_variant(variant, full(), full(), full(), vikings={"arrived": arrived}), language)[-1].text
        for arrived in (False, True)
    )
    assert before == say(f"goal-{variant}", number=2)
    assert after == (before if variant == "base" else say("goal-countdown"))
