"""A thread of its own writes what was committed to the disk, so that only people whom it concerns wait for the disk.

A commit writes to the log of the SQLite file (its WAL). The operating system has it then, so it survives if the program
is killed, but not a power cut. The thread makes it safe: it calls `fsync` on the log, once for all commits that came
meanwhile. Before the server shows people what was committed, it waits for that. If the file or its log was deleted or
changed by something else, nobody is told anything more.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing, suppress

from ..errors import RegniError
from .guard import GONE, LOG_GONE, LogGuard

#: When the log has grown by so many bytes, its contents are copied into the file itself.
LARGE = 4 * 1024**2
#: The log can only start again from its beginning when nobody is writing. From this size on writers have to wait for
#: that.
HUGE = 16 * LARGE

log = logging.getLogger(__name__)


class Syncing:
    """Syncs the log of one SQLite file, which a guard looks at. `copy` copies the file to one beside it, and returns
    where that is."""

    def __init__(self, place: str, guard: LogGuard, copy: Callable[[sqlite3.Connection], object]) -> None:
        #: How many commits there were. What an earlier program left in the log counts as one.
        self.written = 1
        #: How many of them are on the disk.
        self.synced = 0
        #: Why nothing can be written to the disk any more. None if all is well.
        self.problem: RegniError | None = None
        self._guard = guard
        self._copy = copy
        # If somebody replaces the file, this still leads to the one that is written.
        self._db = sqlite3.connect(place, isolation_level=None, check_same_thread=False)
        self._db.execute("PRAGMA user_version").fetchall()
        self._changed = threading.Condition()
        self._waiting: list[tuple[int, Future[None]]] = []
        #: How large the log was when it was last copied into the file.
        self._size = 0
        self._is_called = False
        self._is_closing = False
        self._thread = threading.Thread(target=self._run, name="syncing", daemon=True)
        self._thread.start()

    def count(self) -> None:
        """Counts a commit."""
        with self._changed:
            self.written += 1
            self._changed.notify()

    def call(self) -> None:
        """Something seems to be wrong with the file: the thread looks at it at once."""
        with self._changed:
            self._is_called = True
            self._changed.notify()

    def check(self) -> None:
        """Raises an error if nothing can be written to the disk any more."""
        if self.problem is not None:
            raise self.problem.with_traceback(None)

    async def durable(self, count: int) -> None:
        """Waits until so many commits are on the disk. Raises an error if they never will be."""
        if self.synced >= count:
            return
        with self._changed:
            self.check()
            if self.synced >= count:
                return
            told: Future[None] = Future()
            self._waiting.append((count, told))
        await asyncio.wrap_future(told)
        if self.synced < count:
            self.check()

    def close(self) -> None:
        """Syncs what is left, and ends the thread."""
        with self._changed:
            self._is_closing = True
            self._changed.notify()
        self._thread.join()

    def _run(self) -> None:
        with closing(self._db):
            try:
                while count := self._more():
                    os.fsync(self._guard.log)
                    self._guard.look()
                    self._tell(count)
                    self._shorten()
            except OSError as problem:
                # There is no second try: it could succeed without writing what the first one failed to write.
                self._fail(RegniError("store-write", problem=str(problem)))
            except RegniError as problem:
                self._fail(problem)
                self._rescue()

    def _more(self) -> int:
        """Waits until there is something to do. Returns how many commits there are now. 0 if it is time to end."""
        with self._changed:
            self._changed.wait_for(lambda: self.written > self.synced or self._is_called or self._is_closing)
            is_more, self._is_called = self.written > self.synced or self._is_called, False
            return self.written if is_more else 0

    def _fail(self, problem: RegniError) -> None:
        log.error("nothing is acknowledged any more: %s: %s", self._guard.path, problem)
        self._tell(self.synced, problem)

    def _rescue(self) -> None:
        """Keeps what was acknowledged, as far as SQLite still has it, from being lost when the program ends."""
        fault = self._guard.fault()
        try:
            if fault == LOG_GONE:
                is_busy, frames, brought = self._db.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
                if not is_busy and frames == brought:
                    log.error("all that was acknowledged is in %s", self._guard.path)
            elif fault == GONE:
                log.error("all that was acknowledged is in %s", self._copy(self._db))
        except (sqlite3.Error, OSError) as problem:
            log.error("what was acknowledged could not be saved: %s", problem)

    def _tell(self, count: int, problem: RegniError | None = None) -> None:
        """Notes that so many commits are on the disk and wakes those who wait for them. If there is a problem, it wakes
        all."""
        with self._changed:
            self.synced, self.problem = count, problem
            ready = [told for needed, told in self._waiting if needed <= count or problem]
            self._waiting = [] if problem else [one for one in self._waiting if one[0] > count]
        for told in ready:
            # The one who waited may have given up.
            if told.set_running_or_notify_cancel():
                told.set_result(None)

    def _shorten(self) -> None:
        """Copies a large log into the file, while others go on writing. The next commit then starts the log from its
        beginning. If this fails nothing is lost: everything is still in the log."""
        size = os.fstat(self._guard.log).st_size
        if size < self._size:
            # It was started from its beginning.
            self._size = 0
        if size <= self._size + LARGE:
            return
        self._size = size
        with suppress(sqlite3.Error):
            self._db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            if size > HUGE:
                # Most of it is copied by now, so writers wait only for a moment.
                self._db.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()
        # It was SQLite that has written the file now.
        self._guard.look()
