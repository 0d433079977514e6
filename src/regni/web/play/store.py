"""The SQLite file of the server: sessions, their entries and the bots' reasons, the keys to their seats, people's
decks and house rules.

A session is stored as its terms and a list of entries (session.py). Entries are only added, several at once in one
transaction. When `append` returns they are on the disk. After a crash a session stands at its last entry.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import time

from ...errors import RegniError

#: The version of the file's format. Later programs need it to read older files.
VERSION = 1

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id INTEGER PRIMARY KEY,
    owner TEXT NOT NULL,
    begun REAL NOT NULL,
    changed REAL NOT NULL,
    over INTEGER NOT NULL DEFAULT 0,
    setup TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS tables_by_owner ON tables (owner, changed);
CREATE TABLE IF NOT EXISTS entries (
    place INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (place, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS reasons (
    place INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (place, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS keys (
    key TEXT PRIMARY KEY,
    place INTEGER NOT NULL REFERENCES tables (id),
    seats TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS keys_by_table ON keys (place);
CREATE TABLE IF NOT EXISTS removed (
    place INTEGER PRIMARY KEY REFERENCES tables (id)
);
CREATE TABLE IF NOT EXISTS decks (
    owner TEXT NOT NULL,
    name TEXT NOT NULL,
    deck TEXT NOT NULL,
    PRIMARY KEY (owner, name)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS rulesets (
    owner TEXT NOT NULL,
    name TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    PRIMARY KEY (owner, name)
) WITHOUT ROWID;
"""


@dataclass(frozen=True)
class KeptSession:
    """A session as it is stored."""

    id: int
    owner: str
    begun: float
    changed: float
    is_over: bool
    #: The terms, as JSON.
    terms: str


@dataclass(frozen=True)
class Key:
    """What a key opens: the seats of a session that its holder may see and decide for."""

    session: int
    seats: tuple[int, ...]


class Store:
    """The file. Several threads can use it: each method is one transaction."""

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        self._lock = threading.Lock()
        try:
            self._db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
            self._db.execute("PRAGMA journal_mode = WAL")
            # What `append` has confirmed survives a power cut too, not only a killed program.
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.execute("PRAGMA foreign_keys = ON")
            self._prepare()
        except sqlite3.Error as problem:
            raise RegniError("store-open", problem=str(problem)).within(path) from None

    def _prepare(self) -> None:
        (found,) = self._db.execute("PRAGMA user_version").fetchone()
        (others,) = self._db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if found == 0 and others:
            raise RegniError("store-foreign").within(self.path)
        if found not in (0, VERSION):
            raise RegniError("version", found=found, known=VERSION).within(self.path)
        self._db.executescript(f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")

    def close(self) -> None:
        with self._lock:
            self._db.close()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """A transaction: all of it is written, or nothing. A full disk or a locked file becomes a readable error."""
        with self._lock:
            try:
                self._db.execute("BEGIN IMMEDIATE")
                try:
                    yield self._db
                except BaseException:
                    self._db.execute("ROLLBACK")
                    raise
                self._db.execute("COMMIT")
            except sqlite3.IntegrityError:
                raise
            except sqlite3.Error as problem:
                raise RegniError("store-write", problem=str(problem)) from None

    def _rows(self, question: str, *values: object) -> list[tuple[object, ...]]:
        with self._lock:
            try:
                return self._db.execute(question, values).fetchall()
            except sqlite3.Error as problem:
                raise RegniError("store-read", problem=str(problem)).within(self.path) from None

    # Sessions.

    def begin(self, owner: str, terms: str, keys: dict[str, Sequence[int]]) -> int:
        """Adds a session with its keys. Returns its number."""
        now = time()
        with self._writing() as db:
            made = db.execute(
                "INSERT INTO tables (owner, begun, changed, setup) VALUES (?, ?, ?, ?)", (owner, now, now, terms)
            )
            table = made.lastrowid
            assert table is not None
            for key, seats in keys.items():
                db.execute("INSERT INTO keys VALUES (?, ?, ?)", (key, table, ",".join(map(str, seats))))
        return table

    def append(
        self, table: int, number: int, entries: Sequence[str], is_over: bool, reasons: Mapping[int, str] | None = None
    ) -> None:
        """Adds entries to a session that has `number` entries. Raises an error if it has more by now. `reasons` are why
        bots made them, by the number of the entry."""
        with self._writing() as db:
            (count,) = db.execute("SELECT count(*) FROM entries WHERE place = ?", (table,)).fetchone()
            if count != number:
                raise RegniError("table-stale")
            db.executemany(
                "INSERT INTO entries VALUES (?, ?, ?)",
                [(table, number + index, entry) for index, entry in enumerate(entries)],
            )
            db.executemany(
                "INSERT INTO reasons VALUES (?, ?, ?)",
                [(table, entry, reason) for entry, reason in (reasons or {}).items()],
            )
            db.execute("UPDATE tables SET changed = ?, over = ? WHERE id = ?", (time(), is_over, table))

    def session(self, table: int) -> KeptSession | None:
        return next(iter(self._kept("WHERE id = ?", table)), None)

    def sessions_of(self, owner: str) -> list[KeptSession]:
        """A person's sessions, the last played first, without those that he removed from the list."""
        listed = "WHERE owner = ? AND id NOT IN (SELECT place FROM removed)"
        return self._kept(f"{listed} ORDER BY changed DESC, id DESC", owner)

    def remove(self, table: int) -> None:
        """Takes a session out of its owner's list. It stays stored, and its keys still open it."""
        with self._writing() as db:
            db.execute("INSERT OR IGNORE INTO removed VALUES (?)", (table,))

    def unfinished(self) -> int:
        """How many sessions of all people are unfinished."""
        return whole(self._rows("SELECT count(*) FROM tables WHERE NOT over")[0][0])

    def drop_untouched(self, but: Container[int]) -> bool:
        """Makes room: drops the oldest session without entries, except those in `but`. Returns whether there was
        one."""
        never = "NOT EXISTS (SELECT 1 FROM entries WHERE place = tables.id)"
        with self._writing() as db:
            found = db.execute(f"SELECT id FROM tables WHERE NOT over AND {never} ORDER BY id")
            oldest = next((table for (table,) in found if table not in but), None)
            if oldest is None:
                return False
            for name, column in (("removed", "place"), ("keys", "place"), ("tables", "id")):
                db.execute(f"DELETE FROM {name} WHERE {column} = ?", (oldest,))
        return True

    def _kept(self, which: str, *values: object) -> list[KeptSession]:
        rows = self._rows(f"SELECT id, owner, begun, changed, over, setup FROM tables {which}", *values)
        return [
            KeptSession(whole(row[0]), str(row[1]), float(str(row[2])), float(str(row[3])), bool(row[4]), str(row[5]))
            for row in rows
        ]

    def count(self, table: int) -> int:
        """How many entries a session has."""
        return whole(self._rows("SELECT count(*) FROM entries WHERE place = ?", table)[0][0])

    def entries(self, table: int) -> list[str]:
        rows = self._rows("SELECT entry FROM entries WHERE place = ? ORDER BY number", table)
        return [str(entry) for (entry,) in rows]

    def reasons(self, table: int) -> dict[int, str]:
        """Why bots made their moves, by the number of the entry."""
        rows = self._rows("SELECT number, reason FROM reasons WHERE place = ? ORDER BY number", table)
        return {whole(number): str(reason) for number, reason in rows}

    # Keys.

    def key(self, key: str) -> Key | None:
        rows = self._rows("SELECT place, seats FROM keys WHERE key = ?", key)
        return next((Key(whole(place), tuple(map(int, str(seats).split(",")))) for place, seats in rows), None)

    def keys_of(self, table: int) -> dict[str, tuple[int, ...]]:
        """All keys to a session, with the seats that each opens."""
        rows = self._rows("SELECT key, seats FROM keys WHERE place = ? ORDER BY seats", table)
        return {str(key): tuple(map(int, str(seats).split(","))) for key, seats in rows}

    # Decks.

    def keep_deck(self, owner: str, name: str, deck: str) -> None:
        """Stores a deck under a name. It replaces an earlier deck of that name."""
        with self._writing() as db:
            db.execute("INSERT OR REPLACE INTO decks VALUES (?, ?, ?)", (owner, name, deck))

    def drop_deck(self, owner: str, name: str) -> None:
        with self._writing() as db:
            db.execute("DELETE FROM decks WHERE owner = ? AND name = ?", (owner, name))

    def decks_of(self, owner: str) -> dict[str, str]:
        rows = self._rows("SELECT name, deck FROM decks WHERE owner = ? ORDER BY name", owner)
        return {str(name): str(deck) for name, deck in rows}

    # House rules.

    def keep_ruleset(self, owner: str, name: str, ruleset: str) -> None:
        """Stores a ruleset under a name. It replaces an earlier ruleset of that name."""
        with self._writing() as db:
            db.execute("INSERT OR REPLACE INTO rulesets VALUES (?, ?, ?)", (owner, name, ruleset))

    def rename_ruleset(self, owner: str, name: str, other: str) -> None:
        """Gives a ruleset another name. Raises an error if that name is taken."""
        with self._writing() as db:
            if db.execute("SELECT 1 FROM rulesets WHERE owner = ? AND name = ?", (owner, other)).fetchone():
                raise RegniError("house-taken", name=other)
            db.execute("UPDATE rulesets SET name = ? WHERE owner = ? AND name = ?", (other, owner, name))

    def drop_ruleset(self, owner: str, name: str) -> None:
        with self._writing() as db:
            db.execute("DELETE FROM rulesets WHERE owner = ? AND name = ?", (owner, name))

    def rulesets_of(self, owner: str) -> dict[str, str]:
        rows = self._rows("SELECT name, ruleset FROM rulesets WHERE owner = ? ORDER BY name", owner)
        return {str(name): str(ruleset) for name, ruleset in rows}


def whole(value: object) -> int:
    assert isinstance(value, int)
    return value
