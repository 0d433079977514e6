"""The SQLite file: opened, read, and written in transactions. What goes wrong becomes an error that people can read."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ...errors import RegniError
from .schema import make_private, prepare

#: A file that is not on the disk.
MEMORY = ":memory:"


class Database:
    """The file. Several threads can use it."""

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        self._lock = threading.Lock()
        if self.path != MEMORY:
            make_private(self.path)
        try:
            self._db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
            self._db.execute("PRAGMA journal_mode = WAL")
            # What a transaction has confirmed survives a power cut too, not only a killed program.
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.execute("PRAGMA foreign_keys = ON")
            prepare(self._db, self.path)
        except sqlite3.Error as problem:
            raise RegniError("store-open", problem=str(problem)).within(path) from None
        self._file = self._identity()

    def close(self) -> None:
        with self._lock:
            self._db.close()

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """A transaction: all of it is written, or nothing. A full disk or a locked file becomes a readable error."""
        with self._lock:
            try:
                self._db.execute("BEGIN IMMEDIATE")
                try:
                    yield self._db
                    self._check_there()
                except BaseException:
                    self._db.execute("ROLLBACK")
                    raise
                self._db.execute("COMMIT")
            except sqlite3.IntegrityError:
                raise
            except sqlite3.Error as problem:
                self._check_there()
                raise RegniError("store-write", problem=str(problem)) from None

    def rows(self, question: str, *values: object) -> list[tuple[object, ...]]:
        with self._lock:
            try:
                return self._db.execute(question, values).fetchall()
            except (sqlite3.Error, UnicodeError) as problem:
                self._check_there()
                raise RegniError("store-read", problem=str(problem)).within(self.path) from None

    @property
    def foreign_changes(self) -> int:
        """A number that changes when another program has written to the file."""
        return whole(self.rows("PRAGMA data_version")[0][0])

    def _identity(self) -> tuple[int, int] | None:
        """Which file the path leads to. None if there is none."""
        if self.path == MEMORY:
            return None
        try:
            found = os.stat(self.path)
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def _check_there(self) -> None:
        """Raises an error if the file was deleted or replaced. What is written then would be lost."""
        if self._identity() != self._file:
            raise RegniError("store-gone").within(self.path)


def whole(value: object) -> int:
    """A whole number from the file. Somebody may have written something else there."""
    if not isinstance(value, int):
        raise RegniError("store-value", value=repr(value)[:40])
    return value


def real(value: object) -> float:
    if not isinstance(value, int | float):
        raise RegniError("store-value", value=repr(value)[:40])
    return float(value)
