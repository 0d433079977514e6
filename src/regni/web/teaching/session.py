"""A session in which a lesson is taught. It is stored and taken up again like any other."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.ruleset import Ruleset
from ...errors import RegniError
from ...game import Game
from ...lessons.reading import find_lesson
from ...lessons.teaching import PART, Teaching, standing
from ..play.session import UNDO, Session, Tried
from ..terms import Player, Terms

#: The most entries of a lesson. Going back and forth adds entries without end.
MOST_ENTRIES = 3000


def session_of(terms: Terms, entries: Sequence[str] = ()) -> Session:
    """A session of these terms."""
    return LessonSession(terms, entries) if terms.lesson else Session(terms, entries)


def lesson_terms(name: str, seed: str) -> Terms:
    """The terms on which a lesson is taught to one person."""
    lesson = find_lesson(name)
    players = [Player(), *[Player(bot=lesson.level)] * (lesson.seats - 1)]
    return Terms(lesson.rules.changed(), players, [{}] * lesson.seats, seed, lesson=name)


class LessonSession(Session):
    """The part of the lesson under way, and the entries that led to it."""

    teaching: Teaching

    def _begin(self, ruleset: Ruleset, names: list[str]) -> Game:
        lesson = find_lesson(self.terms.lesson)
        if len(names) != lesson.seats or self.terms.best_of:
            raise RegniError("lesson-terms")
        self.teaching = Teaching(lesson, self.terms.seed, names)
        return self.teaching.game

    def _play_again(self, entries: Sequence[str]) -> None:
        for number in standing(entries):
            self.count = number
            try:
                self.enter(entries[number])
            except RegniError:
                # The lesson was changed since: its part begins again.
                part = f"{PART} {self.teaching.part.name}"
                self.enter(part)
                self.cut_mark = [part]
                break
        self.count = len(entries)

    # What there is to know.

    @property
    def is_guided(self) -> bool:
        """Whether the teacher still speaks. Otherwise the game is played freely."""
        return not self.teaching.is_free

    @property
    def by_itself(self) -> int | None:
        return self.teaching.scripted if self.is_guided else super().by_itself

    @property
    def bot_to_move(self) -> int | None:
        return None if self.is_guided else super().bot_to_move

    @property
    def only_move(self) -> int | None:
        return None if self.is_guided else super().only_move

    def may_undo(self, seat: int) -> bool:
        return not self.is_guided and super().may_undo(seat)

    # What can be done.

    def try_moves(self, seats: Sequence[int], moves: Sequence[str | int]) -> Tried:
        tried = super().try_moves(seats, moves)
        if self.is_guided and tried.moves != [self.teaching.scripted] and not self.teaching.allows(tried.moves):
            raise RegniError("lesson-not-now")
        self._check_room()
        return tried

    def untaught(self, seats: Sequence[int], moves: Sequence[str | int]) -> int | None:
        """The first of these moves, which can be made, that is not taught now. The teacher answers it."""
        if not self.is_guided:
            return None
        tried = super().try_moves(seats, moves)
        if self.teaching.allows(tried.moves):
            return None
        return next((move for move in tried.moves if not self.teaching.is_taught(move)), tried.moves[-1])

    def check_step(self, what: str) -> list[str]:
        """The entry by which the learner goes on, goes back, skips the part, or begins another one (`part NAME`)."""
        self._check_room()
        teaching = self.teaching
        ways = {"on": teaching.onward, "back": teaching.backward, "skip": teaching.skipping}
        return [ways[what]() if what in ways else what]

    def _check_room(self) -> None:
        if self.is_guided and self.count >= MOST_ENTRIES:
            raise RegniError("lesson-long", most=MOST_ENTRIES)

    def make(self, move: int) -> None:
        is_forced = self.only_move is not None
        self.teaching.play(move)
        self._note_move(is_forced)
        self.count += 1

    def enter(self, entry: str) -> None:
        teaching = self.teaching
        if entry == UNDO:
            super().enter(entry)
            teaching.forget()
            return
        is_forced = self.only_move is not None
        moves = len(self.game.moves)
        teaching.enter(entry)
        if teaching.game is not self.game:
            # A part has begun, perhaps the same again.
            self.game = teaching.game
            self._forced = [False] * len(self.game.moves)
            self.entry_of = [self.count] * len(self.game.moves)
            self.cut_mark = []
        elif len(self.game.moves) > moves:
            self._note_move(is_forced)
        self.count += 1
