"""The legal moves as a numbered list for people: grouped, a row for each kind.

0 is always the way out: end the turn, field no more, decline. Conceding has no number.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..engine import moves as m
from ..engine.decisions import TURN
from ..engine.moves import arg_a, arg_b, verb
from ..engine.piles import held
from ..engine.play import legal_moves
from ..engine.table import Table
from .notation import VERB_NAMES, move_text
from .words import Words

WAYS_OUT = (m.END, m.DONE, m.PASS, m.SAME)
#: Moves whose first argument is a card that their row does not name.
WITH_CARD = (
    m.TOWER, m.GARRISON, m.FOUND, m.ATTACH, m.INSTALL, m.EMISSARY, m.BUY_PROPERTY, m.BUY_LORD, m.PICK, m.FETCH,
)  # fmt: skip

#: The groups of a turn's moves, and the rows of each: verbs that stand together. The row of "" has no name.
TURN_ROWS: dict[str, dict[str, tuple[int, ...]]] = {
    "free": {"tower": (m.TOWER,), "garrison": (m.GARRISON,)},
    "earldom": {
        "found": (m.FOUND,),
        "attach": (m.ATTACH,),
        "install": (m.INSTALL,),
        "": (m.HIRE, m.RECRUIT),
    },
    "court": {
        "": (m.FEAST, m.CROWN, m.CALL_VOTE, m.SEEK),
        "bequeath": (m.BEQUEATH,),
        "joust": (m.JOUST,),
        "visit": (m.VISIT,),
        "emissary": (m.EMISSARY,),
    },
    "politics": {
        "treachery": (m.BETRAY_LORD, m.BETRAY_MERCENARY, m.BETRAY_HAND),
        "intrigue": (m.INTRIGUE_FIEF, m.INTRIGUE_MERCENARY, m.INTRIGUE_POOL),
    },
    "attack": {"storm": (m.STORM,), "raid": (m.RAID,), "siege": (m.SIEGE,)},
}

#: The rows of answers to something: they belong to no group.
ANSWER_ROWS: dict[str, tuple[int, ...]] = {
    "": (m.BUY_TOWERS, m.BUY_BANNER, m.BUY_CASTLE),
    "pick": (m.PICK,),
    "start_tower": (m.TOWER,),
    "buy_property": (m.BUY_PROPERTY,),
    "buy_lord": (m.BUY_LORD,),
    "fetch": (m.FETCH,),
}


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


class Choices:
    """All that can be chosen now."""

    def __init__(self, table: Table, words: Words) -> None:
        self.table = table
        self.words = words
        self.legal = legal_moves(table)
        self.listed: list[Choice] = []
        self.way_out: Choice | None = None
        for move in sorted(self.legal, key=self.place):
            self.add(move)

    def add(self, move: int) -> None:
        what = verb(move)
        if what in WAYS_OUT:
            self.way_out = Choice(0, move, "", "", self.words.move(self.table, move))
        elif what != m.CONCEDE:
            group, row = self.home(what)
            # A card keeps its number while a deck is picked, also when another kind has run out.
            number = arg_a(move) + 1 if what == m.PICK else len(self.listed) + 1
            self.listed.append(Choice(number, move, group, row, self.label(move, row)))

    def place(self, move: int) -> int:
        """Where in the list a move stands; within its row the order is the engine's."""
        what = verb(move)
        order = [one for rows in (*TURN_ROWS.values(), ANSWER_ROWS) for verbs in rows.values() for one in verbs]
        return order.index(what) if what in order else what

    def home(self, what: int) -> tuple[str, str]:
        """The group and the row a verb belongs to; answers have no group, and most of them no row."""
        is_turn = self.table.stack[-1].kind == TURN
        for group, rows in (TURN_ROWS if is_turn else {"": ANSWER_ROWS} | TURN_ROWS).items():
            for row, verbs in rows.items():
                if what in verbs:
                    return group, row
        return "", ""

    def label(self, move: int, row: str) -> str:
        """A move in words; short where its row says the rest."""
        if not row:
            return self.words.move(self.table, move)
        what, a, b = verb(move), arg_a(move), arg_b(move)
        seat = int(self.table.stack[-1].seat)
        values: dict[str, str | int] = {}
        if what in WITH_CARD:
            values["card"] = self.words.card(a)
        elif what == m.JOUST:
            values["card"] = self.words.coloured(b, seat)
        elif what != m.BEQUEATH:
            values["earl"] = self.words.earl(a)
        if what in (m.PICK, m.FETCH) or row == "start_tower":
            values["number"] = held(self.table.earls[seat].tray, a)
        if what in (m.ATTACH, m.INSTALL, m.BUY_PROPERTY, m.BUY_LORD):
            values["fief"] = self.words.fief(self.table, seat, b)
        elif what in (m.BEQUEATH, m.JOUST):
            values["fief"] = self.words.fief(self.table, seat, a)
        elif what in (m.BETRAY_LORD, m.INTRIGUE_FIEF, m.RAID, m.SIEGE):
            values["fief"] = self.words.fief(self.table, a, b)
        elif what in (m.GARRISON, m.BETRAY_MERCENARY, m.INTRIGUE_MERCENARY):
            values["index"] = b + 1
        if what == m.BETRAY_LORD:
            values["lord"] = self.words.card(self.table.earls[a].fiefs[b].lord)
        key = row if row == "start_tower" else VERB_NAMES[what]
        return self.words.text(f"choice-{key}", **values)

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
