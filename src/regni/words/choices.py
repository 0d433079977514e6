"""The legal moves as a numbered list for people, in groups, with one row for each kind of move.

Number 0 always ends or declines: end the turn, field no more, say no. Conceding has no number.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.handlers import KIND_NAMES
from ..engine.moves import PICK, VERBS, arg_a, declared, verb
from ..engine.play import legal_moves
from ..engine.table import Table
from ..engine.verbs import ANSWER, LEAVING, WAY_OUT, Verb
from .notation import move_text
from .words import Words

#: The place of each verb in the list.
PLACES = {int(one.number): place for place, one in enumerate(VERBS)}


@dataclass
class Choice:
    """One move with its number in the list."""

    number: int
    move: int
    group: str
    row: str
    label: str

    @property
    def text(self) -> str:
        return move_text(self.move)


def is_from_tray(table: Table, what: Verb) -> bool:
    """Whether the card comes from the tray in this decision. In other decisions the same verb uses the Hand."""
    return KIND_NAMES[table.stack[-1].kind] == what.from_tray


class Choices:
    """All choices of the current decision."""

    def __init__(self, table: Table, words: Words, legal: list[int] | None = None) -> None:
        self.table = table
        self.words = words
        self.legal = legal_moves(table) if legal is None else legal
        self.listed: list[Choice] = []
        self.way_out: Choice | None = None
        # Within a row the engine's order stays.
        for move in sorted(self.legal, key=lambda move: PLACES[verb(move)]):
            self.add(move)

    def add(self, move: int) -> None:
        what = declared(move)
        if what.group == WAY_OUT:
            self.way_out = Choice(0, move, "", "", self.words.move(self.table, move))
        elif what.group != LEAVING:
            row = self.row(what)
            # While a deck is picked, each card keeps its number even when another kind has run out.
            number = arg_a(move) + 1 if what.number == PICK else len(self.listed) + 1
            # Answers have no group. Nor have cards that are laid out before play.
            group = "" if what.group == ANSWER or row != what.row else what.group
            self.listed.append(Choice(number, move, group, row, self.label(move, row)))

    def row(self, what: Verb) -> str:
        """The row of a verb; most answers have no row."""
        return what.from_tray if is_from_tray(self.table, what) else what.row

    def label(self, move: int, row: str) -> str:
        """A move in words, shortened if the name of its row already says part of it."""
        what = declared(move)
        if not row:
            return self.words.move(self.table, move)
        key = what.name if row == what.row else row
        return self.words.text(f"choice-{key}", **self.words.arguments(self.table, move))

    # Finding a choice.

    def numbered(self, number: int) -> Choice | None:
        if number == 0:
            return self.way_out
        return next((choice for choice in self.listed if choice.number == number), None)

    @property
    def last(self) -> int:
        """The highest number in the list."""
        return max((choice.number for choice in self.listed), default=0)

    @property
    def only(self) -> Choice | None:
        """The choice, if there is exactly one legal move; otherwise None."""
        everything = self.listed + ([self.way_out] if self.way_out else [])
        return everything[0] if len(self.legal) == len(everything) == 1 else None

    def of_word(self, word: str) -> list[Choice]:
        """The choices whose notation begins with that word."""
        return [choice for choice in self.listed if choice.text.split()[0] == word]
