"""Files that are deleted, replaced or overwritten under a running program take no more moves. What was acknowledged
before can be read afterwards, even if the program is then killed."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from regni.errors import RegniError
from regni.web import syncing
from regni.web.guard import LogGuard
from regni.web.play import database
from regni.web.play.store import Store

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")

#: Adds an entry for each line that it is sent, and says when it is acknowledged.
PROGRAM = """
import asyncio, sys
from regni.errors import RegniError
from regni.web.play.store import Store
store = Store(sys.argv[1])
table = store.begin("anna", "{}", "handle", {0: "anna"})
number = 0
for line in sys.stdin:
    try:
        store.append(table, number, ["end"], False)
        asyncio.run(store.durable(store.written))
        number += 1
        print(number, flush=True)
    except RegniError as error:
        print(error.code, flush=True)
"""


class Running:
    """A program with a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.log, self.index = Path(f"{path}-wal"), Path(f"{path}-shm")
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def move(self) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("move\n")
        self._process.stdin.flush()
        return self._process.stdout.readline().strip()

    def complaint(self) -> str:
        assert self._process.stderr is not None
        return self._process.stderr.readline()

    def kill(self) -> None:
        with self._process:
            self._process.send_signal(signal.SIGKILL)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    found = Running(tmp_path / "tables.sqlite")
    assert [found.move() for _ in range(3)] == ["1", "2", "3"]
    yield found
    found.kill()


def kept(path: Path) -> int:
    """How many entries a file has."""
    store = Store(path)
    try:
        return store.count(1)
    finally:
        store.close()


def other_file(path: Path) -> Path:
    """Another file of the same program."""
    other = path.parent / "other.sqlite"
    store = Store(other)
    store.begin("bert", "{}", "other", {0: "bert"})
    store.close()
    return other


def log_deleted(one: Running) -> None:
    one.log.unlink()


def log_and_index_deleted(one: Running) -> None:
    one.log.unlink()
    one.index.unlink()


def file_deleted(one: Running) -> None:
    one.path.unlink()


def all_deleted(one: Running) -> None:
    for path in (one.path, one.log, one.index):
        path.unlink()


def file_replaced(one: Running) -> None:
    other_file(one.path).replace(one.path)


def log_replaced(one: Running) -> None:
    one.log.unlink()
    one.log.touch()


def overwritten(one: Running) -> None:
    shutil.copyfile(other_file(one.path), one.path)


def overwritten_by_itself(one: Running) -> None:
    """As when an older copy is put back."""
    copy = one.path.parent / "copy.sqlite"
    shutil.copyfile(one.path, copy)
    shutil.copyfile(copy, one.path)


def log_emptied(one: Running) -> None:
    os.truncate(one.log, 0)


def log_cut(one: Running) -> None:
    os.truncate(one.log, one.log.stat().st_size - 1000)


def log_overwritten(one: Running) -> None:
    one.log.write_bytes(b"x" * one.log.stat().st_size)


def index_deleted(one: Running) -> None:
    one.index.unlink()


HARMS = [
    log_deleted,
    log_and_index_deleted,
    file_deleted,
    all_deleted,
    file_replaced,
    log_replaced,
    overwritten,
    overwritten_by_itself,
    log_emptied,
    log_cut,
    log_overwritten,
    index_deleted,
]


@pytest.mark.parametrize("harm", HARMS)
def test_no_move_is_acknowledged_any_more(running: Running, harm: Callable[[Running], None]) -> None:
    harm(running)
    assert [running.move(), running.move()] == ["store-gone"] * 2


@pytest.mark.parametrize("harm", [log_deleted, log_and_index_deleted, index_deleted])
def test_the_file_has_all_that_was_acknowledged(running: Running, harm: Callable[[Running], None]) -> None:
    harm(running)
    assert running.move() == "store-gone"
    assert f"nothing is acknowledged any more: {running.path}: The file" in running.complaint()
    if harm is not index_deleted:
        assert running.complaint() == f"all that was acknowledged is in {running.path}\n"
    running.kill()
    assert kept(running.path) == 3


@pytest.mark.parametrize("harm", [file_deleted, all_deleted, file_replaced, log_replaced])
def test_a_copy_has_all_that_was_acknowledged(running: Running, harm: Callable[[Running], None]) -> None:
    harm(running)
    assert running.move() == "store-gone"
    running.complaint()
    copy = Path(f"{running.path}.rescued.backup")
    assert running.complaint() == f"all that was acknowledged is in {copy}\n"
    running.kill()
    assert kept(copy) == 3
    assert copy.stat().st_mode & 0o777 == 0o600


# Between a commit and its acknowledgement.


@pytest.mark.parametrize("moves", [0, 1])
@pytest.mark.parametrize("harm", ["unlink", "overwrite"])
def test_what_happens_before_the_acknowledgement_is_seen_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, harm: str, moves: int
) -> None:
    """The log may begin with this very commit."""
    is_asked, is_free = threading.Event(), threading.Event()
    is_free.set()

    def fsync(file: int) -> None:
        is_asked.set()
        assert is_free.wait(60)

    monkeypatch.setattr(os, "fsync", fsync)
    path = tmp_path / "tables.sqlite"
    Store(path).close()
    store = Store(path)
    for number in range(moves):
        store.keep_deck("anna", str(number), "castle 3")
    asyncio.run(store.durable(store.written))
    is_free.clear()
    is_asked.clear()
    store.begin("anna", "{}", "handle", {0: "anna"})
    assert is_asked.wait(60)
    if harm == "unlink":
        Path(f"{path}-wal").unlink()
    else:
        path.write_bytes(path.read_bytes())
    is_free.set()
    with pytest.raises(RegniError) as caught:
        asyncio.run(asyncio.wait_for(store.durable(store.written), 60))
    assert caught.value.code == "store-gone"
    store.close()


# What is no harm.


def test_rights_and_links_are_no_harm(running: Running) -> None:
    running.path.chmod(0o640)
    os.link(running.path, running.path.parent / "linked.sqlite")
    shutil.copyfile(running.path, running.path.parent / "copy.sqlite")
    assert running.move() == "4"


@pytest.mark.parametrize("how", ["PASSIVE", "RESTART", "TRUNCATE"])
def test_other_programs_that_use_sqlite_are_no_harm(running: Running, how: str) -> None:
    program = (
        "import sqlite3, sys; db = sqlite3.connect(sys.argv[1], timeout=10); "
        "db.execute('INSERT INTO decks VALUES (?, ?, ?)', ('bert', sys.argv[2], '')); db.commit(); "
        "db.execute('PRAGMA wal_checkpoint(%s)' % sys.argv[2]).fetchall(); db.close()"
    )
    subprocess.run([sys.executable, "-c", program, running.path, how], check=True, timeout=60)
    assert [running.move(), running.move()] == ["4", "5"]


def test_a_log_that_begins_again_and_again_is_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two programs write, and both bring the log into the file."""
    for module, name in ((syncing, "LARGE"), (database, "LARGE"), (syncing, "HUGE")):
        monkeypatch.setattr(module, name, 50_000)
    stores = [Store(tmp_path / "tables.sqlite") for _ in range(2)]
    tables = [store.begin("anna", "{}", str(number), {}) for number, store in enumerate(stores)]
    for number in range(300):
        for store, table in zip(stores, tables, strict=True):
            store.append(table, number, ["end"], False)
    for store in stores:
        asyncio.run(asyncio.wait_for(store.durable(store.written), 60))
        store.close()


def test_a_large_page_is_understood(tmp_path: Path) -> None:
    """The index has no room for the number 65536."""
    path = tmp_path / "tables.sqlite"
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA page_size = 65536")
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("CREATE TABLE one (number)")
    guard = LogGuard(str(path), str(path))
    for number in range(3):
        db.execute("INSERT INTO one VALUES (?)", (number,))
        assert guard.fault() == ""
    os.truncate(f"{path}-wal", 65536)
    assert guard.fault() != ""
    db.close()
    guard.close()
