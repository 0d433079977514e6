"""A lesson: a guided game in parts. Each part begins with a position, so that it can be skipped or taken up by itself.

All texts are in `locales/*/lesson_NAME.ftl`. Their ids follow from the names of the lesson, the part and the step.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ..engine.ruleset import Ruleset
from ..engine.table import Table
from ..game import Game
from ..records.positions import position
from ..records.record import Player, Record

#: The seat of the learner.
LEARNER = 0


@dataclass(frozen=True)
class Step:
    """One thing that the teacher says, and what the learner does about it. Without `moves` it is only read."""

    #: The name of its text.
    say: str
    #: The terms that appear here for the first time. The text explains them.
    terms: Sequence[str]
    #: The moves that are taught. `*` stands for anything: `tower *`.
    moves: Sequence[str]
    #: What must hold before the step is over, as a number that must be reached. Without it one move is enough.
    until: Mapping[str, int]
    #: Whether the step lasts as long as one of its moves can be made, as while losses are chosen.
    lasts: bool
    #: What is so when the step begins, in numbers: what its text speaks of. Only the check looks at it.
    holds: Mapping[str, int]
    #: Answers to other moves: the name of a text, by a move or by its first word.
    answers: Mapping[str, str]
    #: What happens by itself afterwards: moves of others, or of the learner where he has no choice.
    then: Sequence[str]


@dataclass(frozen=True)
class Part:
    name: str
    table: Table
    steps: Sequence[Step]

    def game(self, seed: str, names: Sequence[str]) -> Game:
        """The game at the beginning of the part."""
        players = [Player(name, []) for name in names]
        return Game(Record(players, seed, self.table.rules, position=position(self.table)))


@dataclass(frozen=True)
class Lesson:
    name: str
    minutes: int
    #: The level of the bots in the last part, which is played freely to the end of the game.
    level: str
    parts: Sequence[Part]

    @property
    def rules(self) -> Ruleset:
        return self.parts[0].table.rules

    @property
    def seats(self) -> int:
        return int(self.parts[0].table.players)

    @property
    def title(self) -> str:
        """The id of its name. Behind it stand the ids of its other texts."""
        return f"lesson-{self.name}"

    def part_title(self, part: Part) -> str:
        return f"{self.title}-{part.name}"

    def text(self, part: Part, said: str) -> str:
        """The id of what the teacher says in a part."""
        return f"{self.title}-{part.name}-{said}"

    def task(self, part: Part, step: Step) -> str:
        """The id of what the learner is to do in a step, in one sentence."""
        return f"{self.text(part, step.say)}-do"

    def number(self, name: str) -> int:
        """The place of a part. 0 if there is none of that name, so that a changed lesson can still be opened."""
        return next((number for number, part in enumerate(self.parts) if part.name == name), 0)

    def is_free(self, part: Part) -> bool:
        """Whether a part is played freely once its steps are over: the last one."""
        return part is self.parts[-1]

    def text_ids(self) -> Iterator[str]:
        """The ids of all its texts."""
        yield from (self.title, f"{self.title}-about")
        for part in self.parts:
            yield from (self.part_title(part), f"{self.part_title(part)}-about")
            for step in part.steps:
                yield self.text(part, step.say)
                if step.moves:
                    yield self.task(part, step)
                yield from (self.text(part, said) for said in step.answers.values())
