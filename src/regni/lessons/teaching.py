"""A lesson under way: in which part and step the learner is, and what he may do about it.

What he has done are entries, texts as a session stores them: a move in notation, `on` behind a step that is only read,
`part NAME` where a part begins, and `back 3`, by which the last three entries of the part no longer count. Moves that
happen by themselves are entries like his own.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

from ..engine.cards import COLOURS
from ..engine.moves import declared
from ..engine.play import legal_moves
from ..errors import RegniError
from ..game import Game
from ..words.notation import move_text, read_move
from .lesson import LEARNER, Lesson, Part, Step
from .measures import is_reached

ON = "on"
PART = "part"
BACK = "back"


class Teaching:
    """A lesson under way."""

    def __init__(self, lesson: Lesson, seed: str = "lesson", names: Sequence[str] = (), number: int = 0) -> None:
        self.lesson = lesson
        self.seed = seed
        self.names = names
        self.begin(number)

    def begin(self, number: int) -> None:
        """Begins a part."""
        self.number = number
        self.game: Game = self.part.game(self.seed, self.names or COLOURS[: self.lesson.seats])
        #: What was done in this part. And how much of it, when each step so far began.
        self.entries: list[str] = []
        self.starts = [0]
        #: Whether the learner has done what the step asks for. And how many moves have happened by themselves since.
        self._is_done = False
        self.happened = 0

    def clone(self) -> Teaching:
        """A separate lesson at the same point."""
        again = Teaching(self.lesson, self.seed, self.names, self.number)
        for entry in self.entries:
            again.enter(entry)
        return again

    # What there is to know.

    @property
    def part(self) -> Part:
        return self.lesson.parts[self.number]

    @property
    def step(self) -> Step | None:
        """The step. None when the game is played freely."""
        at = len(self.starts) - 1
        return self.part.steps[at] if at < len(self.part.steps) else None

    @property
    def is_free(self) -> bool:
        """Whether the game is played freely now, without a teacher."""
        return self.step is None

    @property
    def is_asking(self) -> bool:
        """Whether the learner has a move to make."""
        return self.step is not None and bool(self.step.moves) and not self._is_done

    @property
    def can_go_on(self) -> bool:
        """Whether the step is only read."""
        return self.step is not None and not self.step.moves and not self._is_done

    @property
    def can_go_back(self) -> bool:
        return bool(self.number or self.entries) and not self.is_free

    @property
    def scripted(self) -> int | None:
        """The move that happens now by itself. None if there is none."""
        step = self.step
        if step is None or not self._is_done or self.game.table.over:
            return None
        return read_move(step.then[self.happened], self.game.table)

    def is_taught(self, move: int) -> bool:
        """Whether a legal move is one that the step teaches."""
        step, text = self.step, move_text(move)
        return step is None or (self.is_asking and any(fnmatchcase(text, one) for one in step.moves))

    def allows(self, moves: Sequence[int]) -> bool:
        """Whether the learner may make these legal moves. In a lesson they are made one at a time."""
        return self.is_asking and len(moves) == 1 and self.is_taught(moves[0])

    def said_to(self, move: int) -> str:
        """The name of the step's own answer to a move that it does not teach. Empty if it has none."""
        text = move_text(move)
        answers = self.step.answers if self.step else {}
        return answers.get(text, answers.get(declared(move).word, ""))

    def meant(self, moves: Sequence[int]) -> int:
        """What the learner most likely means of several moves that are not taught and begin with the same click: one
        that the step answers by itself, by its name before its first word. A Tower, which any card can be, comes
        last."""
        own = self.step.answers if self.step else {}

        def rank(move: int) -> tuple[bool, bool, bool]:
            return move_text(move) not in own, not self.said_to(move), declared(move).word == "tower"

        return min(moves, key=rank)

    def taught(self) -> list[int]:
        """The legal moves that are taught now."""
        if not self.is_asking or self.game.deciding != LEARNER:
            return []
        return [move for move in legal_moves(self.game.table) if self.is_taught(move)]

    def others(self) -> list[int]:
        """The legal moves that are not taught now."""
        if not self.is_asking or self.game.deciding != LEARNER:
            return []
        return [move for move in legal_moves(self.game.table) if not self.is_taught(move)]

    # What the learner does, as entries.

    def onward(self) -> str:
        """The entry behind a step that is only read."""
        if not self.can_go_on:
            raise RegniError("lesson-wait")
        if len(self.starts) == len(self.part.steps) and not self.lesson.is_free(self.part):
            return self.skipping()
        return ON

    def skipping(self) -> str:
        """The entry that begins the next part."""
        if self.lesson.is_free(self.part):
            raise RegniError("lesson-no-part")
        return f"{PART} {self.lesson.parts[self.number + 1].name}"

    def backward(self) -> str:
        """The entry that leads back to the beginning of the step or, from there, to the step before it."""
        if not self.can_go_back:
            raise RegniError("lesson-no-back")
        if not self.entries:
            return f"{PART} {self.lesson.parts[self.number - 1].name}"
        done = len(self.entries)
        start = self.starts[-1] if self.starts[-1] < done else self.starts[-2]
        return f"{BACK} {done - start}"

    def enter(self, entry: str) -> None:
        """Carries out an entry. One that cannot be raises an error, and nothing has changed."""
        word, _, rest = entry.partition(" ")
        if word == PART:
            self.begin(self.lesson.number(rest))
        elif word == BACK:
            self._go_back(int(rest))
        elif word == ON:
            if not self.can_go_on:
                raise RegniError("lesson-wait")
            self.entries.append(entry)
            self._is_done = True
            self._advance()
        else:
            self.play(read_move(entry, self.game.table))

    def play(self, move: int) -> None:
        """Makes a move: a legal one that is taught, or that happens by itself."""
        if not self.is_free and not (self.is_taught(move) if self.is_asking else move == self.scripted):
            raise RegniError("lesson-not-now")
        self.game.play(move)
        self.entries.append(move_text(move))
        step = self.step
        if step is None:
            return
        if self._is_done:
            self.happened += 1
        else:
            self._is_done = not step.lasts and is_reached(self.game.table, step.until)
        self._advance()

    def forget(self) -> None:
        """The last move of the free game was taken back."""
        self.entries.pop()

    def _advance(self) -> None:
        """Begins the next step if all of this one has happened."""
        while (step := self.step) is not None:
            if step.lasts and not self._is_done:
                self._is_done = not self.taught()
            if not self._is_done or self.happened < len(step.then):
                return
            self.starts.append(len(self.entries))
            self._is_done, self.happened = False, 0

    def _go_back(self, number: int) -> None:
        kept = self.entries[: len(self.entries) - number]
        self.begin(self.number)
        for entry in kept:
            self.enter(entry)


def standing(entries: Sequence[str]) -> list[int]:
    """The numbers of the entries that count: those of the last part begun, without what was gone back from.

    >>> standing(["on", "part lords", "on", "end", "back 1", "recruit"])
    [1, 2, 5]
    """
    found: list[int] = []
    for number, entry in enumerate(entries):
        word, _, rest = entry.partition(" ")
        if word == PART:
            found = [number]
        elif word == BACK:
            del found[len(found) - int(rest) :]
        elif word == "undo":
            found.pop()
        else:
            found.append(number)
    return found
