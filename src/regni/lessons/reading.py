"""Reads lessons from their files. What makes no sense is refused in a sentence with the lesson and the place in it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from ..bots.levels import LEVELS
from ..engine.cards import NAMES
from ..engine.table import TableDeck
from ..errors import RegniError
from ..records.fields import Fields, one_of
from ..records.files import parse_toml, read_text
from ..records.reading import read_position
from ..words.hints import nearest, shown
from .lesson import Lesson, Part, Step
from .measures import MEASURES

FOLDER = Path(__file__).parent / "data"
FIRST = "first"
#: The table decks whose next cards a part may name.
DECKS = ("army", "viking", "battle", "joust")
#: Names of lessons, parts and texts are parts of ids.
NAME = re.compile(r"[a-z][a-z0-9-]*")


def lesson_names() -> list[str]:
    """The lessons that come with the program, the guided first game before all others."""
    return sorted((file.stem for file in FOLDER.glob("*.toml")), key=lambda name: (name != FIRST, name))


@cache
def find_lesson(name: str) -> Lesson:
    if name not in lesson_names():
        raise RegniError("lesson-unknown", name=shown(name), near=nearest(name, lesson_names()))
    return read_lesson(name, read_text(FOLDER / f"{name}.toml"))


def read_lesson(name: str, text: str) -> Lesson:
    """A lesson from the text of its file."""
    try:
        return lesson_of(name, Fields(parse_toml(text), ""))
    except RegniError as error:
        raise error.within(f"{name}.toml") from None


def lesson_of(name: str, fields: Fields) -> Lesson:
    ruleset = fields.table("ruleset").data
    lesson = Lesson(
        name,
        fields.count("minutes", 1, 60),
        fields.word("level", list(LEVELS)),
        fields.items("part", lambda item, where: read_part(Fields(item, where), ruleset)),
    )
    fields.finish()
    if not lesson.parts:
        raise RegniError("lesson-empty", where="part")
    names = [part.name for part in lesson.parts]
    for number, part in enumerate(lesson.parts, 1):
        where = f"part[{number}]"
        if names.count(part.name) > 1:
            raise RegniError("lesson-twice", where=where, name=part.name)
        if part.table.players != lesson.seats:
            raise RegniError("lesson-seats", where=where, number=int(part.table.players), seats=lesson.seats)
        if not part.steps:
            raise RegniError("lesson-empty", where=f"{where}.step")
        if part.steps[-1].moves or part.steps[-1].then:
            # A new part must not begin before the reader has seen what his last move brought.
            raise RegniError("lesson-last", where=f"{where}.step[{len(part.steps)}]")
        if lesson.is_free(part) and any(step.moves or step.then for step in part.steps):
            raise RegniError("lesson-free", where=where)
    return lesson


def read_part(fields: Fields, ruleset: object) -> Part:
    name = read_name(fields, "name")
    data = fields.table("position").data
    try:
        table = read_position({"seed": f"lesson {name}", "ruleset": ruleset} | data)
    except RegniError as error:
        raise RegniError("lesson-position", where=fields.at("position"), problem=str(error)) from None
    top = fields.table("top")
    for deck in DECKS:
        cards = top.items(deck, lambda item, where: NAMES.index(one_of(item, NAMES, where)))
        put_on_top(getattr(table, deck if deck == "army" else f"{deck}_deck"), cards, top.at(deck))
    top.finish()
    steps = fields.items("step", lambda item, where: read_step(Fields(item, where)))
    fields.finish()
    return Part(name, table, steps)


def put_on_top(deck: TableDeck, cards: list[int], where: str) -> None:
    """Brings cards of a deck to its top, the first of them to be drawn first."""
    for card in cards:
        if card not in deck.cards:
            raise RegniError("lesson-top", where=where, card=NAMES[card])
        deck.cards.remove(card)
    deck.cards.extend(reversed(cards))


def read_step(fields: Fields) -> Step:
    step = Step(
        read_name(fields, "say"),
        fields.items("terms", read_text_of),
        fields.items("moves", read_text_of),
        read_measures(fields.table("until")),
        fields.flag("lasts"),
        read_measures(fields.table("holds")),
        {move: name_of(said, fields.at("answers")) for move, said in fields.table("answers").data.items()},
        fields.items("then", read_text_of),
    )
    fields.finish()
    if (step.until or step.lasts or step.answers) and not step.moves:
        raise RegniError("lesson-no-moves", where=fields.where)
    return step


def read_measures(fields: Fields) -> dict[str, int]:
    return {one_of(name, list(MEASURES), fields.where): fields.count(name, 0, 99) for name in fields.data}


def read_name(fields: Fields, key: str) -> str:
    return name_of(fields.get(key), fields.at(key))


def name_of(value: object, where: str) -> str:
    if not isinstance(value, str) or not NAME.fullmatch(value):
        raise RegniError("lesson-name", where=where, name=shown(value))
    return value


def read_text_of(value: object, where: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise RegniError("field-text", where=where, value=shown(value))
    return value
