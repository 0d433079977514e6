"""The legal moves as a numbered list for people: grouped, a row for each kind.

0 is always the way out: end the turn, field no more, decline. Conceding has no number.
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
    """Whether a card that is of the Hand elsewhere comes from the tray in the decision at hand."""
    return KIND_NAMES[table.stack[-1].kind] == what.from_tray


class Choices:
    """All that can be chosen now."""

    def __init__(self, table: Table, words: Words, legal: list[int] | None = None) -> None:
        self.table = table
        self.words = words
        self.legal = legal_moves(table) if legal is None else legal
        self.listed: list[Choice] = []
        self.way_out: Choice | None = None
        # Within a row the order is the engine's.
        for move in sorted(self.legal, key=lambda move: PLACES[verb(move)]):
            self.add(move)

    def add(self, move: int) -> None:
        what = declared(move)
        if what.group == WAY_OUT:
            self.way_out = Choice(0, move, "", "", self.words.move(self.table, move))
        elif what.group != LEAVING:
            row = self.row(what)
            # A card keeps its number while a deck is picked, also when another kind has run out.
            number = arg_a(move) + 1 if what.number == PICK else len(self.listed) + 1
            # Answers have no group, nor has what is laid out before play.
            group = "" if what.group == ANSWER or row != what.row else what.group
            self.listed.append(Choice(number, move, group, row, self.label(move, row)))

    def row(self, what: Verb) -> str:
        """The row a verb stands in; most answers have none."""
        return what.from_tray if is_from_tray(self.table, what) else what.row

    def label(self, move: int, row: str) -> str:
        """A move in words; short where its row says the rest."""
        what = declared(move)
        if not row:
            return self.words.move(self.table, move)
        key = what.name if row == what.row else row
        return self.words.text(f"choice-{key}", **self.words.arguments(self.table, move))

    # Finding one.

    def numbered(self, number: int) -> Choice | None:
        if number == 0:
            return self.way_out
        return next((choice for choice in self.listed if choice.number == number), None)

    @property
    def last(self) -> int:
        """The highest number."""
        return max((choice.number for choice in self.listed), default=0)

    @property
    def only(self) -> Choice | None:
        """The choice that is none."""
        everything = self.listed + ([self.way_out] if self.way_out else [])
        return everything[0] if len(self.legal) == len(everything) == 1 else None

    def of_word(self, word: str) -> list[Choice]:
        """The choices whose notation begins with a word."""
        return [choice for choice in self.listed if choice.text.split()[0] == word]
