"""What people at a table say to each other: short plain lines, and ready phrases that each reads in his own language.

Lines are kept with the table and go with it. Those who only watch neither read nor write.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import time
from unicodedata import category

from ...errors import RegniError
from ..naming import clean_name, with_few_marks
from ..play.database import Database, moment, seat_number, whole

#: The longest line, in letters, and how many lines of a table are kept.
LONGEST = 300
MOST_LINES = 200
#: Phrases that can be said by their names. Their words are in locales/*/company.ftl.
PHRASES = ("hello", "well-played", "good-luck", "thanks", "sorry", "one-moment", "your-turn", "well-fought")
#: Stands before the name of a phrase where a line is kept. A line that somebody wrote never begins like this.
PHRASE = "/"
#: What changes the direction of writing. It could make a line look like somebody else's.
TURNS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


@dataclass(frozen=True)
class Line:
    number: int
    person: str
    seat: int
    said: str
    at: float

    @property
    def phrase(self) -> str:
        """The name of the phrase. Empty if somebody wrote the line himself."""
        return self.said.removeprefix(PHRASE) if self.said.startswith(PHRASE) else ""


def clean_line(text: str) -> str:
    """A line fit to be shown: one line, no control letters, few marks on each letter, not too long.

    >>> clean_line("  well\\tplayed \\n\\u202eold friend "), len(clean_line("a" * 999))
    ('well played old friend', 300)
    """
    letters = (letter if category(letter) not in ("Cc", "Cs", "Co", "Cn") else " " for letter in text)
    plain = with_few_marks("".join(letter for letter in letters if letter not in TURNS))
    return " ".join(plain.split())[:LONGEST].strip()


def written(text: str) -> str:
    """A line as it is kept. Raises an error if there is nothing in it to be seen."""
    line = clean_line(text).removeprefix(PHRASE).strip()
    if not clean_name(line, LONGEST):
        raise RegniError("chat-empty")
    return line


def phrase(name: str) -> str:
    if name not in PHRASES:
        raise RegniError("chat-empty")
    return PHRASE + name


def add_line(db: Database, table: int, person: str, seat: int, said: str) -> None:
    """Keeps a line. The oldest one is deleted if there are too many."""
    with db.writing() as writing:
        (last,) = writing.execute("SELECT max(number) FROM chat WHERE place = ?", (table,)).fetchone()
        number = 1 if last is None else last + 1
        writing.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", (table, number, person, seat, said, time()))
        writing.execute("DELETE FROM chat WHERE place = ? AND number <= ?", (table, number - MOST_LINES))


def lines_of(db: Database, table: int) -> list[Line]:
    rows = db.rows("SELECT number, person, seat, said, at FROM chat WHERE place = ? ORDER BY number", table)
    return [
        Line(whole(number), str(person), seat_number(seat), str(said), moment(at))
        for number, person, seat, said, at in rows
    ]
