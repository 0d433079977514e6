"""Lessons: each can be played along every taught way, and a broken one is noticed."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from regni.cli import main
from regni.engine.digest import digest
from regni.errors import RegniError
from regni.lessons.checking import Walk, check, missing_texts
from regni.lessons.reading import FOLDER, find_lesson, lesson_names, read_lesson
from regni.lessons.teaching import BACK, ON, PART, Teaching, standing
from regni.words.notation import move_text
from regni.words.words import LANGUAGES, words

ROOT = Path(__file__).parent.parent
SOURCE = (FOLDER / "first.toml").read_text(encoding="utf-8")


@pytest.mark.no_cover
@pytest.mark.parametrize("name", lesson_names())
def test_a_lesson_has_no_fault(name: str) -> None:
    assert [str(error) for error in check(find_lesson(name))] == []


def test_the_guided_first_game_comes_first() -> None:
    assert lesson_names()[0] == "first"


def spoilt(before: str, after: str) -> list[str]:
    """What the check finds in the first lesson after something in it was changed, as codes of errors."""
    assert SOURCE.count(before) >= 1, before
    lesson = read_lesson("first", SOURCE.replace(before, after, 1))
    return [error.code for error in check(lesson)]


#: What is changed in the first lesson, and what the check must say.
SPOILT = {
    "a rule: the walls of a Castle": ('variant = "base"', 'variant = "base"\ncastle_strength = 9', "lesson-dead-end"),
    "a rule: how many cards are drawn": ('variant = "base"', 'variant = "base"\nturn_draw = 2', "lesson-holds"),
    "a rule: how a Banner makes a King": ('variant = "base"', 'variant = "base"\nkingship_lead = 3', "lesson-holds"),
    "a rule: what a Land brings": ('variant = "base"', 'variant = "base"\nland_army = 2', "lesson-holds"),
    "a text that is missing": ('say = "hello"', 'say = "greeting"', "lesson-text"),
    "a term that nobody explained": ('terms = ["recruit", "levy"]', 'terms = ["recruit"]', "lesson-term-early"),
    "a term that is not said": ('terms = ["earl"]', 'terms = ["earl", "joust"]', "lesson-term-unsaid"),
    "a term that there is not": ('terms = ["earl"]', 'terms = ["earl", "duke"]', "lesson-term-unknown"),
    "a move of another that he cannot make": ("field lord vassal 2", "field lord prince 2", "lesson-then"),
    "a move of another that is none": ("field lord vassal 2", "field lord duke 2", "lesson-broken"),
    "a taught move that cannot be made": ('moves = ["found castle"]', 'moves = ["found palace"]', "lesson-dead-end"),
    "one of several that cannot": ('["found castle"]', '["found castle", "found palace"]', "lesson-unused"),
    "an answer that nobody hears": ('pass = "allies-pass"', 'feast = "allies-pass"', "lesson-unused"),
    "a condition that holds already": ("until = { towers = 2 }", "until = { fiefs = 2 }", "lesson-until"),
    "more than there is": ("until = { towers = 2 }", "until = { towers = 9 }", "lesson-dead-end"),
}


@pytest.mark.no_cover
@pytest.mark.parametrize("what", SPOILT)
def test_what_is_broken_is_noticed(what: str) -> None:
    before, after, code = SPOILT[what]
    assert code in spoilt(before, after)


#: What makes no sense in a file, and the error.
NONSENSE = {
    "last": ('[[part.step]]\nsay = "done"\nterms = ["earldom"]', '[[part.step]]\nsay = "done"\nmoves = ["end"]'),
    "free": ('say = "over-to-you"', 'say = "over-to-you"\nthen = ["end"]'),
    "twice": ('name = "army"', 'name = "fief"'),
    "name": ('name = "army"', 'name = "Army!"'),
    "top": ('army = ["infantry", "knight", "infantry", "knight"]', 'army = ["viking"]'),
    "position": ("hand = { castle = 1,", "hand = { castle = 99,"),
    "no-moves": ('say = "hello"', 'say = "hello"\nuntil = { fiefs = 2 }'),
}


@pytest.mark.parametrize("code", NONSENSE)
def test_what_makes_no_sense_is_refused_with_its_place(code: str) -> None:
    before, after = NONSENSE[code]
    assert before in SOURCE
    with pytest.raises(RegniError) as refused:
        read_lesson("first", SOURCE.replace(before, after, 1))
    assert refused.value.code == f"lesson-{code}"
    for language in LANGUAGES:
        assert refused.value.text(language).startswith("first.toml: part")


@pytest.mark.parametrize("text", ["", "minutes = 10", "part = 3", "[[part]]", "\x00", "part = [[]]", "minutes = []"])
def test_files_that_are_no_lessons_are_refused(text: str) -> None:
    with pytest.raises(RegniError):
        read_lesson("first", text)


@pytest.mark.parametrize("number", range(40))
def test_files_cut_anywhere_are_refused_or_read(number: int) -> None:
    chance = Random(number)
    lines = SOURCE.splitlines()
    del lines[chance.randrange(len(lines)) :: chance.randrange(2, 40)]
    # Any other error is a fault.
    with suppress(RegniError):
        read_lesson("first", "\n".join(lines))


def test_an_unknown_lesson_is_named() -> None:
    with pytest.raises(RegniError, match="first"):
        find_lesson("frist")


# A lesson under way.


def chosen(teaching: Teaching, chance: Random) -> str:
    """Something that can be done now, as chance will have it."""
    ways = []
    if teaching.can_go_on:
        ways.append(teaching.onward())
    if teaching.can_go_back:
        ways.append(teaching.backward())
    ways += [move_text(move) for move in teaching.taught()] * 3
    if teaching.scripted is not None:
        return move_text(teaching.scripted)
    return chance.choice(ways or [teaching.skipping()])


@pytest.mark.parametrize("name", lesson_names())
@pytest.mark.parametrize("seed", range(4))
def test_the_entries_that_count_lead_to_the_same_place(name: str, seed: int) -> None:
    chance, lesson = Random(seed), find_lesson(name)
    teaching, entries = Teaching(lesson), list[str]()
    for _ in range(60):
        if teaching.is_free:
            break
        entries.append(chosen(teaching, chance))
        teaching.enter(entries[-1])
        again = Teaching(lesson)
        for number in standing(entries):
            again.enter(entries[number])
        assert (again.number, again.starts, again.happened) == (teaching.number, teaching.starts, teaching.happened)
        assert digest(again.game.table) == digest(teaching.game.table)


def test_only_what_is_taught_can_be_done() -> None:
    teaching = Teaching(find_lesson("first"))
    with pytest.raises(RegniError, match="does not teach"):
        teaching.enter("found castle")
    while not teaching.is_asking:
        teaching.enter(teaching.onward())
    for move in teaching.others():
        before = digest(teaching.game.table)
        with pytest.raises(RegniError):
            teaching.enter(move_text(move))
        assert digest(teaching.game.table) == before
    with pytest.raises(RegniError, match="waits for your move"):
        teaching.enter(ON)
    teaching.enter("found castle")
    assert len(teaching.game.table.earls[0].fiefs) == 2


def test_back_goes_past_a_draw() -> None:
    teaching = Teaching(find_lesson("first"))
    for entry in (ON, ON, ON, "found castle", "end", "found castle", "end"):
        teaching.enter(entry)
    assert teaching.game.table.earls[0].hand_size == 5
    assert teaching.backward() == f"{BACK} 3"
    teaching.enter(teaching.backward())
    assert teaching.game.table.earls[0].hand_size == 4
    teaching.enter(f"{PART} army")
    assert teaching.backward() == f"{PART} fief"


def test_the_first_part_has_nothing_before_it_and_the_last_nothing_behind() -> None:
    teaching = Teaching(find_lesson("first"))
    with pytest.raises(RegniError, match="beginning"):
        teaching.backward()
    teaching.enter(f"{PART} {teaching.lesson.parts[-1].name}")
    with pytest.raises(RegniError, match="last part"):
        teaching.skipping()


# The example of docs/develop.md, and the command.


def blocks(language: str) -> str:
    page = (ROOT / "docs" / "develop.md").read_text(encoding="utf-8")
    told = page.partition("## How to write a lesson\n")[2].partition("\n## ")[0]
    found = re.search(rf"```{language}\n(.*?)```", told, re.DOTALL)
    assert found
    return found[1]


def test_the_example_in_the_documents_is_a_lesson() -> None:
    source = blocks("toml")
    assert len(source.splitlines()) == 10
    lesson = read_lesson("example", source)
    assert [error for number in range(len(lesson.parts)) for error in Walk(lesson, number).walk()] == []
    assert set(re.findall(r"^([\w-]+) = ", blocks("ftl"), re.MULTILINE)) == set(lesson.text_ids())
    missing = {str(error.data["text"]) for error in missing_texts(lesson)}
    assert missing == set(lesson.text_ids())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_lists_and_checks(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "--lang", language]) == 0
    said = " ".join(capsys.readouterr().out.split())
    spoken = words(language)
    for name in lesson_names():
        assert spoken.text(f"lesson-{name}") in said
        for part in find_lesson(name).parts:
            assert spoken.text(f"lesson-{name}-{part.name}") in said


@pytest.mark.no_cover
def test_the_command_tells_what_is_broken(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "first.toml").write_text(SOURCE.replace('["found castle"]', '["found palace"]', 1), encoding="utf-8")
    monkeypatch.setattr("regni.lessons.reading.FOLDER", tmp_path)
    find_lesson.cache_clear()
    try:
        assert main(["lessons", "--check", "--lang", "en"]) == 1
        assert "first, fief, 4 (castle)" in capsys.readouterr().out
    finally:
        monkeypatch.undo()
        find_lesson.cache_clear()
    assert main(["lessons", "--check", "--lang", "en"]) == 0
    assert "nothing is broken" in capsys.readouterr().out
