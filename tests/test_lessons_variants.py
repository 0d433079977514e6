"""What the teacher of Rebellion and of Wessex says is so at the table, under the rules in force."""

from __future__ import annotations

from random import Random

import pytest

from regni import Game
from regni.bots.levels import LEVELS
from regni.engine.cards import CATHEDRAL, CHAMPION, NAMES, PRINCE, card
from regni.engine.earl import Earl
from regni.engine.events import EVENT_NAMES, Event
from regni.engine.heathen import resolve
from regni.engine.leaving import ENDING_NAMES
from regni.engine.piles import held
from regni.engine.rule_ids import W8_3
from regni.engine.ruleset import Ruleset
from regni.engine.table import Table
from regni.engine.voting import votes
from regni.lessons.checking import check
from regni.lessons.reading import FOLDER, find_lesson, read_lesson
from regni.lessons.teaching import Teaching
from regni.testing import earl, fief, in_variant, king, on_top, rebellion
from regni.web.story.deeds import Deeds
from regni.web.story.moments import moments
from regni.web.teaching.session import LessonSession, lesson_terms, session_of
from regni.web.teaching.telling import advice, cause, telling_of
from regni.words.notation import move_text
from regni.words.words import LANGUAGES, words

#: The King of Rebellion sits behind the one Earl, where Red sits in Wessex.
KING = RED = 1


def at(name: str, part: str, step: str = "") -> Teaching:
    """A lesson at a step of a part, after the first of the taught moves each time. Without a step: at its end."""
    lesson = find_lesson(name)
    teaching = Teaching(lesson, number=lesson.number(part))
    while teaching.step is not None and teaching.step.say != step:
        if teaching.can_go_on:
            entry = teaching.onward()
            if entry.startswith("part"):
                break
            teaching.enter(entry)
        else:
            move = teaching.scripted if teaching.scripted is not None else teaching.taught()[0]
            teaching.enter(move_text(move))
    return teaching


def table_at(name: str, part: str, step: str = "") -> Table:
    return at(name, part, step).game.table


def happened(teaching: Teaching, *names: str) -> list[Event]:
    """The events of these names in a part so far."""
    return [event for event in teaching.game.events(0) if EVENT_NAMES[event.kind] in names]


def says(name: str, part: str, step: str, *numbers: int | str) -> None:
    """That the text of a step names these numbers, in every language."""
    lesson = find_lesson(name)
    key = lesson.text(lesson.parts[lesson.number(part)], step)
    for language in LANGUAGES:
        spoken = words(language)
        said = spoken.text(key, **spoken.values(lesson.rules))
        assert all(str(number) in said for number in numbers), (language, said)


def begun(name: str, part: str) -> Game:
    """The game of a part, where everything can be played."""
    lesson = find_lesson(name)
    return lesson.parts[lesson.number(part)].game("test", ["Blue", "Red", "Green"][: lesson.seats])


def lands(earl: Earl) -> list[tuple[int, int, list[int]]]:
    return [(fief.keep, fief.lord, fief.properties) for fief in earl.fiefs]


#: A rule that was changed, by lesson, and what the check must say.
CHANGED = [
    ("rebellion", "castle_strength = 9", "lesson-dead-end"),
    ("wessex", "deck_size = 30", "lesson-then"),
    ("wessex", "free_mulligan = false", "lesson-then"),
]


@pytest.mark.no_cover
@pytest.mark.parametrize(("name", "rule", "code"), CHANGED)
def test_a_rule_that_was_changed_is_noticed(name: str, rule: str, code: str) -> None:
    source = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    lesson = read_lesson(name, source.replace("[ruleset]\n", f"[ruleset]\n{rule}\n", 1))
    assert code in [error.code for error in check(lesson)]


@pytest.mark.no_cover
def test_a_term_of_the_variant_must_be_explained_and_one_of_the_base_game_need_not() -> None:
    source = (FOLDER / "rebellion.toml").read_text(encoding="utf-8")
    unexplained = read_lesson("rebellion", source.replace('terms = ["mind"]\n', "", 1))
    assert {error.code for error in check(unexplained)} == {"lesson-term-early"}
    assert '"fief"' not in source


# Rebellion.


def test_the_king_sits_as_he_does_at_the_start_of_a_game() -> None:
    rules = find_lesson("rebellion").rules
    fresh = Game.new(seats=1, seed="test", ruleset=rules)
    king, usual = table_at("rebellion", "king", "his").earls[KING], fresh.table.earls[KING]
    assert (king.towers_up, king.guard, king.hand_size) == (usual.towers_up, usual.guard, 0)
    assert lands(king) == lands(usual)
    assert sorted(king.deck) == sorted(usual.deck)
    says("rebellion", "king", "his", king.towers_up)
    says("rebellion", "king", "mind", len(king.deck))
    assert rules.values == Ruleset({"variant": "rebellion", "mode": "solo"}).values


def test_his_mind_brings_a_land() -> None:
    teaching = at("rebellion", "king", "mind")
    assert [NAMES[event.card] for event in happened(teaching, "mind")] == ["land"]
    assert teaching.game.table.earls[KING].infantry == 1


def test_two_of_his_three_champions_are_still_to_come() -> None:
    king = table_at("rebellion", "aim", "count").earls[KING]
    assert king.deck.count(CHAMPION) == 2
    assert held(king.mind, CHAMPION) == 1
    says("rebellion", "aim", "count", len(king.deck), 3, 2)


def test_his_reasons_for_a_raid_are_those_the_teacher_gives() -> None:
    teaching = at("rebellion", "aim", "shift")
    rules = teaching.lesson.rules
    assert [NAMES[event.card] for event in happened(teaching, "king_joust")] == ["joust_prince"]
    reckoned = [(event.number, event.towers, event.needed) for event in happened(teaching, "king_reckons")]
    assert reckoned == [(4, 3, rules.palace_strength), (4, 3, 1)]
    assert happened(teaching, "raid")
    says("rebellion", "aim", "shift", 4, 3, 1, rules.palace_strength)


@pytest.mark.parametrize(("towers", "attack"), [(1, "siege"), (2, "raid"), (3, "raid"), (4, "storm")])
def test_with_every_tower_he_can_do_less(towers: int, attack: str) -> None:
    game = begun("rebellion", "aim")
    for spare in ("monk", "banquet", "mercenary")[: towers - 1]:
        game.play(f"tower {spare}")
    game.play("end")
    told = [EVENT_NAMES[event.kind] for event in game.events_of(len(game.moves))]
    assert [one for one in told if one in ("storm", "raid", "siege")] == [attack]


def test_his_prince_dies_and_may_come_back() -> None:
    teaching = at("rebellion", "aim")
    king = teaching.game.table.earls[KING]
    assert [NAMES[event.card] for event in happened(teaching, "battle_card")] == ["defender_wins"]
    assert held(king.mind, PRINCE) == 1
    assert all(fief.lord != PRINCE for fief in king.fiefs)


def test_a_joust_card_answers_for_his_allies_and_for_his_vassals() -> None:
    struck = at("rebellion", "plots", "fallen")
    assert happened(struck, "king_no_allies")
    assert len(struck.game.table.earls[KING].fiefs) == 2
    saved = at("rebellion", "plots")
    assert happened(saved, "king_no_vassal")
    assert [fief.lord for fief in saved.game.table.earls[0].fiefs].count(PRINCE) == 1


@pytest.mark.parametrize(
    ("soldiers", "falls"), [(["knight", "knight"], False), (["knight", "knight", "infantry"], True)]
)
def test_his_castle_falls_to_eight_and_not_to_seven(soldiers: list[str], falls: bool) -> None:
    game = begun("rebellion", "siege")
    units = [*(f"pool {one}" for one in soldiers), "lord champion 1", "lord prince 2"]
    for move in ("siege red 2", *(f"field {unit}" for unit in units), "done"):
        game.play(move)
    assert ("seize" in game.legal_moves()) is falls
    says("rebellion", "siege", "reckon", 8)


# Wessex.


def test_the_votes_are_those_the_teacher_counts() -> None:
    table = table_at("wessex", "vote", "call")
    assert [votes(table, seat) for seat in range(3)] == [5, 3, 1]
    says("wessex", "vote", "count", table.players, 5)
    says("wessex", "vote", "enough", 3, 1, 5, 4)


@pytest.mark.parametrize("red", ["against", "for"])
@pytest.mark.parametrize("green", ["against", "for"])
def test_winter_comes_however_the_others_vote(red: str, green: str) -> None:
    game = begun("wessex", "vote")
    for move in ("call vote", f"vote {red}", f"vote {green}"):
        game.play(move)
    assert "winter" in [EVENT_NAMES[event.kind] for event in game.events_of(len(game.moves))]


def test_the_points_are_spent_that_were_earned() -> None:
    earned, spent = table_at("wessex", "vote"), table_at("wessex", "legacy", "clear")
    for table in (earned, spent):
        assert [(one.legacy, one.to_spend) for one in table.earls] == [(3, 3), (1, 1), (1, 1)]
    assert (earned.first, earned.summer, earned.markers_out) == (spent.first, spent.summer, spent.markers_out)
    says("wessex", "vote", "earned", 3, 1)


def test_the_deck_is_picked_at_the_table_that_was_bought() -> None:
    bought, picking = table_at("wessex", "legacy"), table_at("wessex", "deck", "set")
    for seat in range(3):
        mine, same = bought.earls[seat], picking.earls[seat]
        assert lands(mine) == lands(same)
        assert (mine.towers_up, mine.legacy) == (same.towers_up, same.legacy)
    assert len(picking.earls[0].deck) == 20
    assert picking.stack[-1].a == picking.rules.deck_size - 20 == 4


def test_the_danelaw_decides_as_the_teacher_says() -> None:
    shared = table_at("wessex", "danelaw").clone()
    resolve(shared, W8_3)
    assert (shared.winners, ENDING_NAMES[shared.ending]) == (1 | 1 << RED, "dual")
    alone = table_at("wessex", "danelaw").clone()
    alone.earls[RED].fiefs[1].properties = []
    alone.earls[0].fiefs[0].properties.append(card(0, CATHEDRAL))
    resolve(alone, W8_3)
    assert (alone.winners, ENDING_NAMES[alone.ending]) == (1, "greater_solo")


def test_three_markers_are_left_at_the_end() -> None:
    table = table_at("wessex", "alone")
    assert table.arrived
    assert table.rules.viking_markers - table.markers_out == 3
    assert table.king == 0


# What the teacher says of the free game.


def finished(name: str, seed: int) -> LessonSession:
    """A lesson whose last part was played to its end, as chance will have it."""
    session = session_of(lesson_terms(name, "test"), [f"part {find_lesson(name).parts[-1].name}", "on", "on"])
    assert isinstance(session, LessonSession)
    chance = Random(seed)
    while not session.game.table.over:
        session.enter(chance.choice([move for move in session.game.legal_moves() if move != "concede"]))
    return session


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_rebellion_the_king_is_what_comes_next(language: str) -> None:
    told = telling_of(finished("rebellion", 1), words(language))
    assert told.next_level == ""
    assert told.advice[-1] == words(language).text("lesson-try-king")


@pytest.mark.parametrize("name", ["rebellion", "wessex"])
def test_the_decisive_moments_count_from_the_round_in_which_the_last_part_begins(name: str) -> None:
    session = finished(name, 1)
    begun, first = table_at(name, "alone"), next(moments(session.game))
    assert begun.round > 1
    assert (first.summer, first.round) >= (begun.summer, begun.round)


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_wessex_bots_are_what_comes_next(language: str) -> None:
    session = finished("wessex", 1)
    assert session.game.outcome
    assert session.game.outcome.ending in (
        "dual",
        "greater_solo",
        "lesser_solo",
        "viking_victory",
        "king_and_cathedral",
    )
    told = telling_of(session, words(language))
    assert told.next_level in LEVELS
    assert told.advice


def test_the_fall_of_the_king_is_what_decided_the_game() -> None:
    game = rebellion(
        earl(hand={"treachery": 1}), king("land", fiefs=[fief("castle", "vassal")]), decks=on_top(joust=["no_luck"])
    )
    game.play("betray red lord 1")
    assert game.outcome
    assert cause(game) == "king"
    for language in LANGUAGES:
        assert words(language).has("lesson-why-won-king")


def test_towers_are_advised_only_where_they_would_have_helped() -> None:
    raided = Deeds(attacked=2, held=1, attacks=5, plots=1)
    beaten = rebellion(
        earl(hand={"treachery": 1}), king("land", fiefs=[fief("castle", "vassal")]), decks=on_top(joust=["no_luck"])
    )
    beaten.play("betray red lord 1")
    aged = in_variant("base", earl(deck={}), earl(deck={"banquet": 6}))
    aged.play("end")
    conceded = in_variant("base", earl(), earl())
    conceded.play("concede")
    for game, last, is_advised in ((beaten, "king", True), (aged, "age", False), (conceded, "concession", False)):
        assert cause(game) == last
        assert ("towers" in advice(raided, game, has_won=last == "king")) == is_advised
