"""Plays a lesson through, along every taught way and along the wrong ones, and tells what is broken in it: a rule that
was changed, a text that is missing, a word that was not explained, a dead end."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase

from ..engine.digest import digest
from ..engine.play import legal_moves
from ..engine.variant_facts import BASE
from ..errors import Notation, RegniError
from ..rules.glossary import Term, glossary, pattern
from ..words.notation import move_text
from ..words.words import LANGUAGES, words
from .answers import answer
from .lesson import Lesson, Part, Step
from .measures import MEASURES, is_reached
from .teaching import Teaching

#: Longer ways through a part are not followed.
MOST_STATES = 4000
#: Where a learner is: the step, how much has happened by itself since, and the table.
State = tuple[int, int, str]


def check(lesson: Lesson) -> list[RegniError]:
    """All that is broken in a lesson. A lesson without a fault has an empty list."""
    found = [*missing_texts(lesson)]
    # What the teacher says can only be looked at if it is there.
    found = found or [*unexplained(lesson), *unknown_terms(lesson)]
    for number in range(len(lesson.parts)):
        found += Walk(lesson, number).walk()
    return found


def place(lesson: Lesson, part: Part, step: Step | None = None) -> str:
    """Where in a lesson a fault is."""
    named = f"{lesson.name}, {part.name}"
    return f"{named}, {part.steps.index(step) + 1} ({step.say})" if step else named


# The texts.


def missing_texts(lesson: Lesson) -> Iterator[RegniError]:
    for language in LANGUAGES:
        for key in dict.fromkeys(lesson.text_ids()):
            if not words(language).has(key):
                yield RegniError("lesson-text", lesson=lesson.name, text=key, language=language)


def unknown_terms(lesson: Lesson) -> Iterator[RegniError]:
    known = {term.key for term in glossary(words(LANGUAGES[0]), lesson.rules)}
    for part in lesson.parts:
        for step in part.steps:
            for key in step.terms:
                if key not in known:
                    yield RegniError("lesson-term-unknown", where=place(lesson, part, step), term=key)


def unexplained(lesson: Lesson) -> Iterator[RegniError]:
    """The terms that are said before a step explains them, and those that a step claims to explain but does not say."""
    for language in LANGUAGES:
        spoken = words(language)
        terms = glossary(spoken, lesson.rules)
        key_of = {name.lower(): term.key for term in terms for name in term.names}
        names = re.compile(pattern(terms))
        values = spoken.values(lesson.rules)
        taught = known(terms) if lesson.rules.variant != BASE.name else set()
        for part in lesson.parts:
            for step in part.steps:
                where = place(lesson, part, step)
                taught |= set(step.terms)
                keys = [lesson.text(part, step.say), *([lesson.task(part, step)] if step.moves else [])]
                said = " ".join(spoken.text(key, **values) for key in keys)
                used = {key_of[name.lower()]: name for name in names.findall(said)}
                for key, name in used.items():
                    if key not in taught:
                        yield RegniError("lesson-term-early", where=where, term=name, language=language)
                for key in step.terms:
                    if key not in used:
                        yield RegniError("lesson-term-unsaid", where=where, term=key, language=language)


def known(terms: Sequence[Term]) -> set[str]:
    """The terms of the base game. A lesson about a variant is for people who know them."""
    return {term.key for term in terms if any(rule.startswith("B") for rule in term.rules)}


# The ways.


class Walk:
    """All taught ways through a part, and beside them the wrong ones."""

    def __init__(self, lesson: Lesson, number: int) -> None:
        self.lesson = lesson
        self.number = number
        self.part = lesson.parts[number]
        self.found: dict[str, RegniError] = {}
        #: Where the learner was already.
        self.seen: set[State] = set()
        #: Whether the teacher had an answer, by the number of the step and the move.
        self.answered: dict[tuple[int, int], bool] = {}
        #: At which points of which steps the ways back and onward were tried.
        self.points: set[tuple[int, int, bool, bool]] = set()
        #: Moves and answers that could be used somewhere, with their steps.
        self.used: set[tuple[str, str]] = set()

    def walk(self) -> list[RegniError]:
        ahead = [Teaching(self.lesson, number=self.number)]
        while ahead and len(self.seen) < MOST_STATES:
            here = ahead.pop()
            if (state := state_of(here)) not in self.seen:
                self.seen.add(state)
                ahead += self.visit(here)
        if not self.found:
            self.check_used()
        return list(self.found.values())

    def visit(self, here: Teaching) -> list[Teaching]:
        """Looks at one moment of the lesson. Returns where the taught ways lead."""
        if here.is_free:
            return []
        try:
            self.check_facts(here)
            self.check_other_ways(here)
            if here.can_go_on:
                entry = here.onward()
                return [] if entry.startswith("part ") else [after(here, entry)]
            if here.is_asking:
                return self.visit_asking(here)
            return self.visit_scripted(here)
        except RegniError as error:
            self.fault(here, RegniError("lesson-broken", where=self.where(here), problem=str(error)))
            return []

    def visit_scripted(self, here: Teaching) -> list[Teaching]:
        step, table = here.step, here.game.table
        assert step is not None
        move = here.scripted
        if move is None or move not in legal_moves(table):
            text = step.then[here.happened] if here.happened < len(step.then) else ""
            rule = here.game.why_not(move) if move is not None else ""
            self.fault(
                here, RegniError("lesson-then", where=self.where(here), move=Notation(text), rule=rule or "B10.1")
            )
            return []
        return [after(here, move_text(move))]

    def visit_asking(self, here: Teaching) -> list[Teaching]:
        step = here.step
        assert step is not None
        taught, others = here.taught(), here.others()
        if not taught:
            rule = ""
            for text in step.moves:
                rule = rule or ("" if "*" in text else here.game.why_not(text) or "")
            self.fault(
                here,
                RegniError(
                    "lesson-dead-end",
                    where=self.where(here),
                    moves=Notation(", ".join(step.moves)),
                    rule=rule or "B3.1",
                ),
            )
            return []
        if step.until and len(here.entries) == here.starts[-1] and is_reached(here.game.table, step.until):
            self.fault(here, RegniError("lesson-until", where=self.where(here)))
        self.note_used(step, taught, others)
        for move in others:
            if here.allows([move]) or not self.is_answered(here, move):
                self.fault(
                    here, RegniError("lesson-unanswered", where=self.where(here), move=Notation(move_text(move)))
                )
        return [after(here, move_text(move)) for move in taught]

    def is_answered(self, here: Teaching, move: int) -> bool:
        """Whether the teacher has an answer to a move, in every language. It is looked at once in each step."""
        asked = len(here.starts), move
        if asked not in self.answered:
            self.answered[asked] = all(answer(here, move, words(language)) for language in LANGUAGES)
        return self.answered[asked]

    def note_used(self, step: Step, taught: list[int], others: list[int]) -> None:
        for text in step.moves:
            if any(fnmatchcase(move_text(move), text) for move in taught):
                self.used.add((step.say, text))
        for move in others:
            self.used |= {(step.say, move_text(move)), (step.say, move_text(move).split()[0])}

    def check_used(self) -> None:
        """Moves and answers of the lesson that no way leads to."""
        for step in self.part.steps:
            for text in (*step.moves, *step.answers):
                if (step.say, text) not in self.used:
                    where = place(self.lesson, self.part, step)
                    error = RegniError("lesson-unused", where=where, move=Notation(text))
                    self.found.setdefault(str(error), error)

    def check_facts(self, here: Teaching) -> None:
        """What a text speaks of is so when its step begins."""
        step = here.step
        assert step is not None
        if len(here.entries) > here.starts[-1]:
            return
        for name, number in step.holds.items():
            found = MEASURES[name](here.game.table)
            if found != number:
                self.fault(
                    here, RegniError("lesson-holds", where=self.where(here), fact=name, number=number, found=found)
                )

    def check_other_ways(self, here: Teaching) -> None:
        """From every step one can go back to where one was, and skip the rest of the part. It is looked at once at each
        point of a step."""
        point = len(here.starts), here.happened, here.is_asking, len(here.entries) > here.starts[-1]
        if point in self.points:
            return
        self.points.add(point)
        if here.can_go_back:
            back = after(here, here.backward())
            if back.number == self.number and state_of(back) not in self.seen:
                self.fault(here, RegniError("lesson-back", where=self.where(here)))
        if not self.lesson.is_free(self.part):
            onward = after(here, here.skipping())
            if onward.number != self.number + 1 or onward.entries:
                self.fault(here, RegniError("lesson-skip", where=self.where(here)))

    def where(self, here: Teaching) -> str:
        return place(self.lesson, self.part, here.step)

    def fault(self, here: Teaching, error: RegniError) -> None:
        """Notes a fault once for each step."""
        self.found.setdefault(f"{error.code} {self.where(here)}", error)


def state_of(here: Teaching) -> State:
    return len(here.starts), here.happened, f"{digest(here.game.table)} {here.is_asking} {here.can_go_on}"


def after(here: Teaching, entry: str) -> Teaching:
    """The lesson after one more entry."""
    again = here.clone()
    again.enter(entry)
    return again
