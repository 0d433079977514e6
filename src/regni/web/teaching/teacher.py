"""What the teacher of a lesson says at one moment, for the prompt of the table."""

from __future__ import annotations

import re
from collections.abc import Sequence

from markupsafe import Markup, escape
from msgspec import Struct, structs

from ...lessons.answers import answer
from ...rules.glossary import pattern, term
from ...words.notation import move_text
from ...words.words import Words
from ..board.moves import Move, Row
from .session import LessonSession


class Teacher(Struct, frozen=True):
    """What the teacher says now, and where in the lesson it is."""

    title: str
    number: int
    parts: int
    says: Markup
    #: What the learner is to do. Empty if he only reads, or while something happens by itself.
    task: str
    #: The answer to a move that was not meant. It stands in place of what the teacher says.
    answer: str
    can_go_on: bool
    can_go_back: bool
    can_skip: bool
    #: Whether what follows is played freely.
    is_last: bool


def teacher_of(session: LessonSession, answered: int | None, words: Words) -> Teacher:
    teaching = session.teaching
    lesson, part, step = teaching.lesson, teaching.part, teaching.step
    assert step is not None
    values = words.values(lesson.rules)
    said = words.text(lesson.text(part, step.say), **values)
    return Teacher(
        title=words.text(lesson.part_title(part)),
        number=teaching.number + 1,
        parts=len(lesson.parts),
        says=marked(said, step.terms, words, session),
        task=words.text(lesson.task(part, step), **values) if teaching.is_asking else "",
        answer=answer(teaching, answered, words) if answered is not None else "",
        can_go_on=teaching.can_go_on,
        can_go_back=teaching.can_go_back,
        can_skip=not lesson.is_free(part),
        is_last=lesson.is_free(part) and step is part.steps[-1],
    )


def marked(said: str, keys: Sequence[str], words: Words, session: LessonSession) -> Markup:
    """The text, with the terms marked that appear for the first time."""
    html = str(escape(said))
    if keys:
        terms = [term(key, words, session.teaching.lesson.rules) for key in keys]
        html = re.sub(pattern(terms), lambda found: f"<dfn>{found[0]}</dfn>", html)
    return Markup(html)


def taught_only(
    session: LessonSession, rows: Sequence[Row], way_out: Move | None, words: Words
) -> tuple[list[Row], Move | None]:
    """The moves that are taught now, and the one that ends the decision if it is taught. All other moves are in a row
    of their own: the teacher answers them."""
    taught = {move_text(move) for move in session.legal if session.teaching.is_taught(move)}
    found = [structs.replace(row, moves=[one for one in row.moves if one.text in taught]) for row in rows]
    others = [one for row in rows for one in row.moves] + ([way_out] if way_out else [])
    asides = [
        structs.replace(one, label=one.sentence, question="", yes="", is_fatal=False, is_attack=False, is_aside=True)
        for one in others
        if one.text not in taught
    ]
    ends = structs.replace(way_out, question="", yes="") if way_out and way_out.text in taught else None
    return [*(row for row in found if row.moves), Row("", "aside", words.text("lesson-aside"), asides)], ends
