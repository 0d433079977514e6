"""The SQLite file: opened, read, and written in transactions. What goes wrong becomes an error that people can read."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ...engine.cards import COLOURS
from ...errors import RegniError
from ..guard import FileGuard, LogGuard
from ..syncing import LARGE, Syncing
from .schema import back_up, make_private, prepare

#: The latest time that makes sense in the file: the year 3000, in seconds.
LATEST = 32_503_680_000.0
#: Seconds to wait for another program that holds the file: when the file is opened, and later, when all tables wait.
#: The log of the file may also begin again then, which takes a moment on a slow disk.
OPENING, HELD = 10.0, 2.0
#: The path that stands for a file in memory only.
MEMORY = ":memory:"


class Database:
    """The file. Several threads can use it. What was written survives a killed program at once, and a power cut after
    `durable`. Errors do not name it once it is open: guests read them too, and need not know the folders of this
    machine."""

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        self._lock = threading.Lock()
        self._syncing: Syncing | None = None
        self._guard: FileGuard | None = None
        if self.path != MEMORY:
            make_private(self.path)
        try:
            self._db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=OPENING)
            (journal,) = self._db.execute("PRAGMA journal_mode = WAL").fetchone()
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.execute("PRAGMA foreign_keys = ON")
            # What is deleted is overwritten. Not all systems do so unless they are asked to.
            self._db.execute("PRAGMA secure_delete = ON")
            prepare(self._db, self.path)
            # On some network drives there is no log, and every commit waits for the disk by itself.
            if journal == "wal":
                self._db.execute("PRAGMA synchronous = NORMAL")
                self._db.execute("PRAGMA wal_autocheckpoint = 0")
                # When SQLite starts the log from its beginning, it cuts the file to this size. So the size shows when
                # the log is large again.
                self._db.execute(f"PRAGMA journal_size_limit = {LARGE}")
                self._others = self._data_version()
                # The log lies beside the file itself, not beside a link to it.
                place = str(self._db.execute("PRAGMA database_list").fetchone()[2])
                self._guard = guard = LogGuard(self.path, place)
                self._syncing = Syncing(place, guard, lambda db: back_up(db, self.path, "rescued"))
            elif self.path != MEMORY:
                self._guard = FileGuard(self.path)
            self._db.execute(f"PRAGMA busy_timeout = {HELD * 1000:.0f}")
        except (sqlite3.Error, OSError) as problem:
            raise RegniError("store-open", problem=str(problem)).within(path) from None

    def close(self) -> None:
        if self._syncing:
            self._syncing.close()
        with self._lock:
            self._db.close()
            if self._guard:
                self._guard.close()
                self._guard = None

    @property
    def written(self) -> int:
        """How many times the file was written: by this program, and by others as far as this program has read it."""
        return self._syncing.written if self._syncing else 0

    async def durable(self, count: int) -> None:
        """Waits until the first `count` of what was written are on the disk. Nobody is told of them before. Raises an
        error if they cannot be brought there."""
        if self._syncing:
            await self._syncing.durable(count)

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """A transaction: all of it is written, or nothing. A full disk or a locked file becomes a readable error."""
        with self._lock:
            if self._syncing:
                self._syncing.check()
            try:
                self._db.execute("BEGIN IMMEDIATE")
                try:
                    yield self._db
                    self._check_there()
                except BaseException:
                    self._db.execute("ROLLBACK")
                    raise
                self._db.execute("COMMIT")
                if self._syncing:
                    self._syncing.count()
            except sqlite3.IntegrityError:
                raise
            except sqlite3.Error as problem:
                self._check_there()
                if is_held(problem):
                    raise RegniError("store-held") from None
                raise RegniError("store-write", problem=str(problem)) from None

    def rows(self, question: str, *values: object) -> list[tuple[object, ...]]:
        with self._lock:
            try:
                found = self._db.execute(question, values).fetchall()
                self._count_others()
                return found
            except (sqlite3.Error, UnicodeError) as problem:
                self._check_there()
                if is_held(problem):
                    raise RegniError("store-held") from None
                raise RegniError("store-read", problem=str(problem)) from None

    @property
    def foreign_changes(self) -> int:
        """A number that changes when another program has written to the file."""
        return whole(self.rows("PRAGMA data_version")[0][0])

    def _count_others(self) -> None:
        """Counts what another program has written: it may not be on the disk yet either when this program reads it."""
        if self._syncing and (now := self._data_version()) != self._others:
            self._others = now
            self._syncing.count()

    def _data_version(self) -> int:
        return whole(self._db.execute("PRAGMA data_version").fetchone()[0])

    def _check_there(self) -> None:
        """Raises an error if the file was deleted, replaced or changed by something else. What is written then would be
        lost."""
        if self._guard and self._guard.fault():
            if self._syncing:
                self._syncing.call()
            raise RegniError("store-gone")


def is_held(problem: Exception) -> bool:
    """Whether another program holds the file."""
    return isinstance(problem, sqlite3.Error) and getattr(problem, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY


def whole(value: object) -> int:
    """A whole number from the file. Raises an error if the file has something else there."""
    if not isinstance(value, int):
        raise RegniError("store-value", value=repr(value)[:40])
    return value


def moment(value: object) -> float:
    """A time from the file, in seconds."""
    if not isinstance(value, int | float) or not 0 <= value <= LATEST:
        raise RegniError("store-value", value=repr(value)[:40])
    return float(value)


def seat_number(value: object) -> int:
    """The number of a seat from the file."""
    seat = whole(value)
    if not 0 <= seat < len(COLOURS):
        raise RegniError("store-value", value=repr(value)[:40])
    return seat
