"""Sees whether the SQLite file, its log and the index of the log are still those that were opened, and as SQLite left
them. What is written to a file that was deleted, replaced or overwritten is lost.

SQLite itself does not look. It keeps its files open: a deleted log takes commits as before, and is gone with the
program. The index is what SQLite believes of the log: how many frames it has, with which checksum it ends, and how many
of them were brought into the file. (SQLite describes it under "WAL-mode File Format".) SQLite writes the file itself at
no other time, so whatever changes it while the index stays as it was is something else.
"""

from __future__ import annotations

import os
import struct
import threading
from time import monotonic, sleep
from typing import NamedTuple

from ..errors import RegniError

#: What the index begins with, twice: a number that every commit raises, the size of a page, how many frames there are,
#: the checksum of the last, and the salts of the log. Then, how many frames were brought into the file, and up to which
#: somebody has begun to bring them.
HEAD = struct.Struct("=8xI2xHI4xII8s8x")
BROUGHT = struct.Struct("=I28xI")
#: The heads of the log and of a frame in it, and what is where in them.
LOG_HEAD, FRAME_HEAD = 32, 24
LOG_SALTS, FRAME_SALTS, FRAME_CHECKSUM = slice(16, 24), slice(8, 16), slice(16, 24)
#: While somebody writes, it is looked again after so long, in seconds: a program in the middle of a write may have to
#: wait for its turn on a busy machine. After so long in all nobody is in the middle of a write any more.
PAUSE, PATIENCE = 0.0005, 5

#: What may be wrong. The file is not there, or has another log.
GONE = "gone"
#: The file is there, and its log is not.
LOG_GONE = "log gone"
#: What is in the file or in its log was not written by SQLite, or the index is another.
CHANGED = "changed"


class FileGuard:
    """Guards a file by its path. It can be asked in any thread."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._file = identity(path)

    def look(self) -> None:
        """Raises an error if something is wrong."""
        if self.fault():
            raise RegniError("store-gone")

    def fault(self) -> str:
        """What is wrong. Empty if nothing is."""
        return "" if identity(self.path) == self._file else GONE

    def close(self) -> None:
        pass


class Index(NamedTuple):
    """What SQLite believes of the log."""

    commits: int
    page: int
    frames: int
    checksum: bytes
    salts: bytes
    brought: int
    begun: int

    def may_have_brought(self, before: Index) -> bool:
        """Whether frames may have been brought into the file since the index was like that one."""
        if self.brought != self.begun:
            return True
        if self.salts == before.salts:
            return (self.brought, self.begun) != (before.brought, before.begun)
        # The log was begun again. If all in it had been brought, and it begins with the one commit since, nothing was
        # brought in between.
        is_first = self.frames > 0 and self.brought == 0 and self.commits == before.commits + 1
        return not (before.brought == before.frames and is_first)


class LogGuard(FileGuard):
    """Guards a file with its log and index. There must be a connection that has read the file, whose real path is
    `place`. To be closed after all connections: a program that closes a file loses its locks there."""

    def __init__(self, path: str, place: str) -> None:
        super().__init__(path)
        self._paths = f"{place}-wal", f"{place}-shm"
        #: Both stay open, whatever becomes of their paths.
        self.log, self._index = os.open(self._paths[0], os.O_RDWR), os.open(self._paths[1], os.O_RDONLY)
        self._files = tuple(map(identity, self._paths))
        self._lock = threading.Lock()
        #: The content of the file, and the index at that time.
        self._seen: tuple[Content, Index] | None = None
        self._is_open = True
        self.fault()

    def close(self) -> None:
        if self._is_open:
            self._is_open = False
            os.close(self.log)
            os.close(self._index)

    def fault(self) -> str:
        with self._lock:
            fault, until = "", monotonic() + PATIENCE
            while True:
                index = self._read_index()
                # While somebody writes it, it cannot be read.
                if index is not None:
                    found = content_of(self.path)
                    fault = self._fault(found, index)
                    is_known = self._seen is not None and found == self._seen[0]
                    if (is_known and not fault) or index == self._read_index():
                        if found and not fault:
                            self._seen = found, index
                        return fault
                if monotonic() > until:
                    return fault
                sleep(PAUSE)

    def _fault(self, found: Content | None, index: Index) -> str:
        """What is wrong if this is the file and this the index."""
        log, place = map(identity, self._paths)
        if found is None or found.file != self._file or (log and log != self._files[0]):
            return GONE
        if not log:
            return LOG_GONE
        if place != self._files[1] or not self._has_all(index):
            return CHANGED
        if self._seen and found != self._seen[0] and not index.may_have_brought(self._seen[1]):
            return CHANGED
        return ""

    def _has_all(self, index: Index) -> bool:
        """Whether the log ends as the index says."""
        if not index.frames:
            return True
        head = os.pread(self.log, LOG_HEAD, 0)
        size = FRAME_HEAD + index.page
        frame = os.pread(self.log, size, LOG_HEAD + (index.frames - 1) * size)
        is_ours = head[LOG_SALTS] == frame[FRAME_SALTS] == index.salts and frame[FRAME_CHECKSUM] == index.checksum
        return is_ours and len(frame) == size

    def _read_index(self) -> Index | None:
        """The index. None if somebody is writing it."""
        raw = os.pread(self._index, 2 * HEAD.size + BROUGHT.size, 0)
        if len(raw) < 2 * HEAD.size + BROUGHT.size or raw[: HEAD.size] != raw[HEAD.size : 2 * HEAD.size]:
            return None
        commits, page, frames, first, second, salts = HEAD.unpack_from(raw)
        # The largest page has no room for its number.
        page = page & 0xFE00 | (page & 1) << 16
        # In the log numbers are written from their largest part on.
        checksum = struct.pack(">II", first, second)
        return Index(commits, page, frames, checksum, salts, *BROUGHT.unpack_from(raw, 2 * HEAD.size))


class Content(NamedTuple):
    """Which file it is, and what changes whenever it is written."""

    file: tuple[int, int]
    size: int
    written: int


def content_of(path: str) -> Content | None:
    """What a path leads to. None if there is no file."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return Content((found.st_dev, found.st_ino), found.st_size, found.st_mtime_ns)


def identity(path: str) -> tuple[int, int] | None:
    """Which file a path leads to. None if there is none."""
    found = content_of(path)
    return found.file if found else None
