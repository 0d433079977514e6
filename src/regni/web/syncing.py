"""What was committed is brought to the disk by a thread apart, so that nobody waits for the disk who need not.

A commit leaves what it wrote in the log of the file, with the operating system: it survives a killed program, and not
yet a power cut. The thread syncs the log, once for all commits that came meanwhile. Whoever tells people of a commit
waits for that first. If the file or its log was deleted or changed by something else, nobody is told anything more.
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

#: Whenever the log has grown by so many bytes it is brought into the file itself.
LARGE = 4 * 1024**2
#: It begins anew when nobody writes for a moment. From this size on writers are made to wait for that.
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
        #: Why nothing can be brought to the disk any more.
        self.problem: RegniError | None = None
        self._guard = guard
        self._copy = copy
        # If somebody replaces the file, this still leads to the one that is written.
        self._db = sqlite3.connect(place, isolation_level=None, check_same_thread=False)
        self._db.execute("PRAGMA user_version").fetchall()
        self._changed = threading.Condition()
        self._waiting: list[tuple[int, Future[None]]] = []
        #: How large the log was when it was last brought into the file.
        self._size = 0
        self._is_called = False
        self._is_closing = False
        self._thread = threading.Thread(target=self._run, name="syncing", daemon=True)
        self._thread.start()

    def count(self) -> None:
        """Something was committed."""
        with self._changed:
            self.written += 1
            self._changed.notify()

    def call(self) -> None:
        """Something seems to be wrong with the file: the thread looks at it at once."""
        with self._changed:
            self._is_called = True
            self._changed.notify()

    def check(self) -> None:
        """Raises an error if nothing can be brought to the disk any more."""
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
                # A second try could succeed without having written what the first one could not.
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
        log.error("nothing is acknowledged any more: %s", problem)
        self._tell(self.synced, problem)

    def _rescue(self) -> None:
        """Keeps what was acknowledged, as far as SQLite still has it, from being lost when the program ends."""
        fault = self._guard.fault()
        try:
            if fault == LOG_GONE:
                is_busy, frames, brought = self._db.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
                if not is_busy and frames == brought:
                    log.error("all that was acknowledged is in the file")
            elif fault == GONE:
                log.error("all that was acknowledged is in %s", self._copy(self._db))
        except (sqlite3.Error, OSError) as problem:
            log.error("what was acknowledged could not be saved: %s", problem)

    def _tell(self, count: int, problem: RegniError | None = None) -> None:
        """So many commits are on the disk. Those who wait for them are woken, and if there is a problem, all."""
        with self._changed:
            self.synced, self.problem = count, problem
            ready = [told for needed, told in self._waiting if needed <= count or problem]
            self._waiting = [] if problem else [one for one in self._waiting if one[0] > count]
        for told in ready:
            # Who waited may have gone.
            if told.set_running_or_notify_cancel():
                told.set_result(None)

    def _shorten(self) -> None:
        """Brings a large log into the file, while others write on. The next commit then begins the log anew. If it
        fails, nothing is lost: all is still in the log."""
        size = os.fstat(self._guard.log).st_size
        if size < self._size:
            # It has begun anew.
            self._size = 0
        if size <= self._size + LARGE:
            return
        self._size = size
        with suppress(sqlite3.Error):
            self._db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            if size > HUGE:
                # There is little left to do while they wait.
                self._db.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()
        # It was SQLite that has written the file now.
        self._guard.look()
