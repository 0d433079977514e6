"""The SQLite file of the server: sessions, their entries and the bots' reasons, who holds their seats, people's decks
and house rules. The tables are declared in schema.py.

A session is stored as its terms and a list of entries (session.py). Entries are only added, several at once in one
transaction. When `append` returns they survive a crash of the program, and when `durable` returns a power cut too.
Nobody is told of them before. After a crash a session stands at its last entry.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Container, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import time
from types import MappingProxyType
from typing import NamedTuple

from ...errors import RegniError
from .database import Database, moment, seat_number, whole
from .stand import ANYBODY, UNTOLD, Stand


@dataclass(frozen=True)
class KeptSession:
    """A session as it is stored."""

    id: int
    #: Its name in addresses. Knowing it does not give a seat.
    handle: str
    #: The person who began the session.
    owner: str
    begun: float
    changed: float
    is_over: bool
    #: The terms, as JSON. Empty while people gather.
    terms: str
    stand: Stand
    #: Since when that seat decides.
    since: float

    @property
    def is_gathering(self) -> bool:
        """Whether the game has not begun: friends are still taking their seats."""
        return not self.terms


class Course(NamedTuple):
    """What was played in a session: its entries, and the bots' reasons by the number of the entry."""

    entries: Sequence[str] = ()
    reasons: Mapping[int, str] = MappingProxyType({})
    is_over: bool = False


UNPLAYED = Course()


class Store(Database):
    """What the file keeps. Each method is one transaction."""

    # Sessions.

    def begin(
        self,
        owner: str,
        terms: str,
        handle: str,
        seats: Mapping[int, str],
        stand: Stand = UNTOLD,
        course: Course = UNPLAYED,
    ) -> int:
        """Adds a session under a handle of its own. `seats` are the people who hold its seats; `course` is what was
        played elsewhere. Returns its number."""
        now = time()
        with self.writing() as db:
            made = db.execute(
                # A person who begins a session knows whose turn it is.
                "INSERT INTO tables (handle, owner, begun, changed, over, setup, since, told, deciding, round, summer)"
                " VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?3, ?3, ?6, ?7, ?8)",
                (handle, owner, now, course.is_over, terms, *stand),
            )
            table = made.lastrowid
            assert table is not None
            db.executemany(
                "INSERT INTO seats VALUES (?, ?, ?)", [(table, seat, person) for seat, person in seats.items()]
            )
            write_entries(db, table, 0, course.entries, course.reasons)
        return table

    def append(
        self,
        table: int,
        number: int,
        entries: Sequence[str],
        is_over: bool,
        reasons: Mapping[int, str] | None = None,
        stand: Stand = UNTOLD,
        together: str = "",
    ) -> None:
        """Adds entries to a session that has `number` entries. Raises an error if it has more by now. `reasons` are why
        bots made them, by the number of the entry. `stand` (stand.py) and `together` (together.py, if it has changed)
        are what is known of the session after them."""
        with self.writing() as db:
            (count,) = db.execute("SELECT count(*) FROM entries WHERE place = ?", (table,)).fetchone()
            if count != number:
                raise RegniError("table-stale")
            write_entries(db, table, number, entries, reasons or {})
            if together:
                db.execute("INSERT OR REPLACE INTO together VALUES (?, ?)", (table, together))
            write_stand(db, table, stand, is_over)

    def session(self, table: int) -> KeptSession | None:
        return next(iter(self._kept("WHERE id = ?", table)), None)

    def find(self, handle: str) -> KeptSession | None:
        """The session with this handle."""
        return next(iter(self._kept("WHERE handle = ?", handle)), None)

    def sessions_of(self, person: str) -> list[KeptSession]:
        """A person's sessions, the last played first, without those that he removed from his list. They are those he
        began and those in which he holds a seat."""
        own = "(owner = ?1 OR id IN (SELECT place FROM seats WHERE person = ?1))"
        listed = f"WHERE {own} AND id NOT IN (SELECT place FROM removed WHERE person = ?1)"
        rows = self.rows(f"SELECT {KEPT} FROM tables {listed} ORDER BY changed DESC, id DESC", person)
        return [kept_or_damaged(row) for row in rows]

    def seats_beside(self, person: str) -> dict[int, dict[int, str]]:
        """Who holds the seats of all sessions in which a person holds one."""
        beside = "place IN (SELECT place FROM seats WHERE person = ?)"
        found: dict[int, dict[int, str]] = {}
        for place, seat, holder in self.rows(f"SELECT place, seat, person FROM seats WHERE {beside}", person):
            # A seat that makes no sense must not hide other tables.
            with suppress(RegniError):
                found.setdefault(whole(place), {})[seat_number(seat)] = str(holder)
        return found

    def waiting_for(self, person: str, but: int = 0) -> int:
        """How many sessions wait for a person, apart from the one with the number `but`."""
        waits = "NOT over AND setup != '' AND (deciding = seat OR deciding = -1)"
        listed = "person = ?1 AND id != ?2 AND id NOT IN (SELECT place FROM removed WHERE person = ?1)"
        question = f"SELECT count(DISTINCT id) FROM seats JOIN tables ON id = place WHERE {waits} AND {listed}"
        return whole(self.rows(question, person, but)[0][0])

    def remove(self, table: int, person: str) -> None:
        """Takes a session out of a person's list. It stays stored, and he keeps his seat."""
        with self.writing() as db:
            db.execute("INSERT OR IGNORE INTO removed VALUES (?, ?)", (table, person))

    def delete(self, table: int) -> None:
        """Deletes a session and all that belongs to it."""
        with self.writing() as db:
            drop(db, table)

    @property
    def size(self) -> int:
        """How many bytes of the file are in use. What was deleted is not counted: its room is used again."""
        pages, free, bytes_each = (
            self.rows(f"PRAGMA {of}")[0][0] for of in ("page_count", "freelist_count", "page_size")
        )
        return (whole(pages) - whole(free)) * whole(bytes_each)

    def drop_untouched(self, but: Container[int]) -> bool:
        """Makes room: drops the oldest session in which nobody has made a move, except those in `but`. Returns whether
        there was one."""
        with self.writing() as db:
            # A session without entries has the time at which it was made. An index holds just these sessions, so no
            # others are read.
            never = "NOT EXISTS (SELECT 1 FROM entries WHERE place = tables.id)"
            which = f"changed = begun AND setup != '' AND {never}"
            found = db.execute(f"SELECT id FROM tables WHERE {which} ORDER BY begun, id")
            oldest = next((table for (table,) in found if table not in but), None)
            if oldest is None:
                return False
            drop(db, oldest)
        return True

    def _kept(self, which: str, *values: object) -> list[KeptSession]:
        return [kept_session(row) for row in self.rows(f"SELECT {KEPT} FROM tables {which}", *values)]

    def count(self, table: int) -> int:
        """How many entries a session has."""
        return whole(self.rows("SELECT count(*) FROM entries WHERE place = ?", table)[0][0])

    def entries(self, table: int, since: int = 0) -> list[str]:
        """The entries of a session, from this number on."""
        rows = self.rows("SELECT entry FROM entries WHERE place = ? AND number >= ? ORDER BY number", table, since)
        return [str(entry) for (entry,) in rows]

    def reasons(self, table: int, since: int = 0) -> dict[int, str]:
        """Why bots made their moves, by the number of the entry, from this one on."""
        question = "SELECT number, reason FROM reasons WHERE place = ? AND number >= ? ORDER BY number"
        rows = self.rows(question, table, since)
        return {whole(number): str(reason) for number, reason in rows}

    # The state of together.py, and until when the server ran.

    def together(self, table: int) -> str:
        """The state of together.py of a session. Empty if none was stored."""
        found = self.rows("SELECT state FROM together WHERE place = ?", table)
        return str(found[0][0]) if found else ""

    def keep_together(self, states: Mapping[int, str]) -> None:
        """Stores states of together.py, by the number of the session."""
        with self.writing() as db:
            db.executemany("INSERT OR REPLACE INTO together VALUES (?, ?)", list(states.items()))

    def all_together(self) -> list[tuple[int, str, str]]:
        """The number, the terms and the state of all sessions under way of which a state is stored."""
        rows = self.rows("SELECT id, setup, state FROM together JOIN tables ON id = place WHERE NOT over")
        return [(whole(table), str(terms), str(state)) for table, terms, state in rows]

    def beat(self, now: float) -> None:
        """Stores that a server runs."""
        with self.writing() as db:
            db.execute("INSERT OR REPLACE INTO beats VALUES (1, ?)", (now,))

    @property
    def last_beat(self) -> float:
        """When a server was last known to run. 0 if that was never stored, or makes no sense."""
        found = self.rows("SELECT at FROM beats")
        with suppress(RegniError):
            return moment(found[0][0]) if found else 0.0
        return 0.0

    # Seats.

    def seats_of(self, table: int) -> dict[int, str]:
        """Who holds the seats of a session. Those of bots are held by nobody."""
        rows = self.rows("SELECT seat, person FROM seats WHERE place = ? ORDER BY seat", table)
        return {seat_number(seat): str(person) for seat, person in rows}

    def is_onlooker(self, table: int, person: str) -> bool:
        """Whether somebody may watch a session: by the link, or because it is his own. A host may have left his seat
        and watch."""
        by_link = "SELECT 1 FROM onlookers WHERE place = ?1 AND person = ?2"
        own = "SELECT 1 FROM tables WHERE id = ?1 AND owner = ?2"
        return bool(self.rows(f"{by_link} UNION ALL {own}", table, person))

    def is_seated(self, person: str) -> bool:
        """Whether a person holds a seat anywhere."""
        return bool(self.rows("SELECT 1 FROM seats WHERE person = ? LIMIT 1", person))

    def seat_state(self, handle: str, person: str) -> tuple[bool, bool]:
        """Whether a person holds a seat in a session, and whether its game is under way. Nothing is played again for
        this."""
        found = self.rows(
            "SELECT EXISTS (SELECT 1 FROM seats WHERE place = id AND person = ?),"
            " EXISTS (SELECT 1 FROM entries WHERE place = id) FROM tables WHERE handle = ?",
            person,
            handle,
        )
        return (bool(found[0][0]), bool(found[0][1])) if found else (False, False)

    # Decks.

    def keep_deck(self, owner: str, name: str, deck: str) -> None:
        """Stores a deck under a name. It replaces an earlier deck of that name."""
        with self.writing() as db:
            db.execute("INSERT OR REPLACE INTO decks VALUES (?, ?, ?)", (owner, name, deck))

    def drop_deck(self, owner: str, name: str) -> None:
        with self.writing() as db:
            db.execute("DELETE FROM decks WHERE owner = ? AND name = ?", (owner, name))

    def decks_of(self, owner: str) -> dict[str, str]:
        rows = self.rows("SELECT name, deck FROM decks WHERE owner = ? ORDER BY name", owner)
        return {str(name): str(deck) for name, deck in rows}

    # House rules.

    def keep_ruleset(self, owner: str, name: str, ruleset: str) -> None:
        """Stores a ruleset under a name. It replaces an earlier ruleset of that name."""
        with self.writing() as db:
            db.execute("INSERT OR REPLACE INTO rulesets VALUES (?, ?, ?)", (owner, name, ruleset))

    def rename_ruleset(self, owner: str, name: str, other: str) -> None:
        """Gives a ruleset another name. Raises an error if that name is taken."""
        with self.writing() as db:
            if db.execute("SELECT 1 FROM rulesets WHERE owner = ? AND name = ?", (owner, other)).fetchone():
                raise RegniError("house-taken", name=other)
            db.execute("UPDATE rulesets SET name = ? WHERE owner = ? AND name = ?", (other, owner, name))

    def drop_ruleset(self, owner: str, name: str) -> None:
        with self.writing() as db:
            db.execute("DELETE FROM rulesets WHERE owner = ? AND name = ?", (owner, name))

    def rulesets_of(self, owner: str) -> dict[str, str]:
        rows = self.rows("SELECT name, ruleset FROM rulesets WHERE owner = ? ORDER BY name", owner)
        return {str(name): str(ruleset) for name, ruleset in rows}


#: The columns of a stored session.
KEPT = "id, handle, owner, begun, changed, over, setup, deciding, round, summer, since"


def kept_session(row: Sequence[object]) -> KeptSession:
    deciding = ANYBODY if row[7] == ANYBODY else seat_number(row[7])
    return KeptSession(
        id=whole(row[0]),
        handle=str(row[1]),
        owner=str(row[2]),
        begun=moment(row[3]),
        changed=moment(row[4]),
        is_over=bool(row[5]),
        terms=str(row[6]),
        stand=Stand(deciding, whole(row[8]), whole(row[9])),
        since=moment(row[10]),
    )


def kept_or_damaged(row: Sequence[object]) -> KeptSession:
    """A session for a list. If its values in the file are damaged, it has unreadable terms and no times. A person who
    opens it is told why."""
    try:
        return kept_session(row)
    except RegniError:
        return KeptSession(whole(row[0]), str(row[1]), str(row[2]), 0.0, 0.0, bool(row[5]), "?", UNTOLD, 0.0)


def write_entries(
    db: sqlite3.Connection, table: int, number: int, entries: Sequence[str], reasons: Mapping[int, str]
) -> None:
    numbered = [(table, number + index, entry) for index, entry in enumerate(entries)]
    db.executemany("INSERT INTO entries VALUES (?, ?, ?)", numbered)
    if reasons:
        whys = [(table, entry, reason) for entry, reason in reasons.items()]
        db.executemany("INSERT INTO reasons VALUES (?, ?, ?)", whys)


def write_stand(db: sqlite3.Connection, table: int, stand: Stand, is_over: bool = False) -> None:
    """Writes the stand of a session. A seat that makes several moves in a row has been deciding since the first of
    them."""
    now = time()
    db.execute(
        "UPDATE tables SET changed = ?1, over = ?2, since = CASE WHEN deciding = ?3 THEN since ELSE ?1 END,"
        " deciding = ?3, round = ?4, summer = ?5 WHERE id = ?6",
        (now, is_over, *stand, table),
    )


#: The tables with the course of a session. It may be large.
COURSE = ("entries", "reasons")
#: The tables with its people and what they said.
PEOPLE = ("seats", "onlookers", "invitations", "lobbies", "chat", "together", "removed")


def drop(db: sqlite3.Connection, table: int) -> None:
    """Deletes a session and all that belongs to it."""
    for name in (*PEOPLE, *COURSE):
        db.execute(f"DELETE FROM {name} WHERE place = ?", (table,))
    db.execute("DELETE FROM tables WHERE id = ?", (table,))


def drop_slice(db: sqlite3.Connection, table: int, most: int) -> None:
    """Deletes a part of a session: its people at once, so that nobody can open it any more, and of its course at most
    so many rows. When no row is left, the session itself is deleted."""
    for name in PEOPLE:
        db.execute(f"DELETE FROM {name} WHERE place = ?", (table,))
    db.execute("UPDATE tables SET owner = '' WHERE id = ?", (table,))
    for name in COURSE:
        some = f"SELECT number FROM {name} WHERE place = ?1 ORDER BY number LIMIT ?2"
        gone = db.execute(f"DELETE FROM {name} WHERE place = ?1 AND number IN ({some})", (table, most))
        most -= gone.rowcount
    if most > 0:
        db.execute("DELETE FROM tables WHERE id = ?", (table,))
