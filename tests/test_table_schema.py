"""The file of the tables: an old one is copied and then brought up to date, and a broken one is reported in one
line."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from regni.errors import RegniError
from regni.web.play.schema import FROM_1, VERSION
from regni.web.play.store import Store
from test_revisions import HERE

OLD = HERE / "tables.sqlite"


def asked(path: Path, question: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(question).fetchall()


def complaint(read: Callable[[int], object], table: int) -> RegniError | None:
    try:
        read(table)
    except RegniError as error:
        return error
    return None


@pytest.fixture
def old(tmp_path: Path) -> Path:
    return Path(shutil.copy(OLD, tmp_path / "tables.sqlite"))


def test_an_old_file_keeps_all_its_tables_and_its_owner_holds_their_seats(old: Path) -> None:
    tables = asked(old, "SELECT id, owner, begun, changed, over, setup FROM tables ORDER BY id")
    keys = asked(old, "SELECT place, key, seats FROM keys ORDER BY place")
    entries = asked(old, "SELECT * FROM entries")
    assert tables
    store = Store(old)
    assert asked(old, "SELECT id, owner, begun, changed, over, setup FROM tables ORDER BY id") == tables
    assert asked(old, "SELECT * FROM entries") == entries
    owners = {row[0]: row[1] for row in tables}
    for place, key, seats in keys:
        kept = store.find(str(key))
        assert kept is not None
        assert kept.id == place
        assert store.seats_of(kept.id) == {int(seat): owners[place] for seat in str(seats).split(",")}
    assert asked(old, "PRAGMA user_version") == [(VERSION,)]
    assert asked(old, "PRAGMA foreign_key_check") == []
    assert asked(old, "SELECT name FROM sqlite_master WHERE name LIKE 'old%' OR name = 'keys'") == []
    store.close()


def test_before_it_is_brought_up_to_date_it_is_copied(old: Path) -> None:
    before = asked(old, "SELECT * FROM keys")
    Store(old).close()
    (copy,) = old.parent.glob("*.backup")
    assert asked(copy, "SELECT * FROM keys") == before
    assert asked(copy, "PRAGMA user_version") == [(1,)]
    # Another old file under the same name does not cost the first copy.
    shutil.copy(OLD, old)
    for more in ("-wal", "-shm"):
        Path(f"{old}{more}").unlink(missing_ok=True)
    Store(old).close()
    assert len(list(old.parent.glob("*.backup"))) == 2
    # A file that is up to date needs no copy.
    Store(old).close()
    assert len(list(old.parent.glob("*.backup"))) == 2


def test_of_turns_in_an_old_file_nobody_is_told(old: Path) -> None:
    """Files of the second version did not say who was told of his turn, nor when people were last here."""
    Store(old).close()
    with closing(sqlite3.connect(old)) as db:
        db.executescript("ALTER TABLE tables DROP COLUMN told; DROP TABLE visits; PRAGMA user_version = 2;")
    Store(old).close()
    assert asked(old, "PRAGMA user_version") == [(VERSION,)]
    assert asked(old, "SELECT count(*) FROM tables WHERE told != since") == [(0,)]
    assert asked(old, "SELECT * FROM visits") == []
    assert len(list(old.parent.glob("*.version-2.backup"))) == 1


def test_an_upgrade_that_fails_changes_nothing(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regni.web.play.schema.FROM_1", FROM_1 + "INSERT INTO nowhere VALUES (1);")
    before = asked(old, "SELECT * FROM keys")
    with pytest.raises(RegniError) as caught:
        Store(old)
    assert caught.value.code == "store-open"
    assert asked(old, "PRAGMA user_version") == [(1,)]
    assert asked(old, "SELECT * FROM keys") == before
    monkeypatch.undo()
    Store(old).close()


def test_a_file_of_a_later_program_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    Store(path).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    with pytest.raises(RegniError) as caught:
        Store(path)
    assert caught.value.code == "version"
    assert path.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="files have other modes there")
def test_nobody_else_can_read_the_file_or_its_copies(old: Path) -> None:
    os.chmod(old, 0o644)
    umask = os.umask(0)
    try:
        store = Store(old)
        store.keep_deck("anna", "mine", "castle 3")
        files = [path for path in old.parent.iterdir() if path.name.startswith("tables.sqlite")]
        assert len(files) >= 3
        assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}
        store.close()
        new = old.parent / "new.sqlite"
        Store(new).close()
        assert stat.S_IMODE(new.stat().st_mode) == 0o600
    finally:
        os.umask(umask)


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
@pytest.mark.parametrize("is_replaced", [False, True])
def test_a_file_that_was_deleted_or_replaced_takes_no_move(tmp_path: Path, is_replaced: bool) -> None:
    path = tmp_path / "tables.sqlite"
    store = Store(path)
    table = store.begin("anna", "{}", "handle", {0: "anna"})
    path.unlink()
    if is_replaced:
        Store(path).close()
    with pytest.raises(RegniError) as caught:
        store.append(table, 0, ["end"], False)
    assert caught.value.code == "store-gone"
    # Guests read it too. Who runs the server is told the path.
    assert str(path) not in str(caught.value)
    if is_replaced:
        with pytest.raises(RegniError):
            store.entries(table)
    else:
        assert store.entries(table) == []
    store.close()


@pytest.mark.parametrize(
    "spoilt",
    [
        "UPDATE tables SET begun = 'never'",
        "UPDATE tables SET changed = x'ff'",
        "UPDATE seats SET seat = 'throne'",
        "ALTER TABLE tables RENAME COLUMN handle TO name",
        "DROP TABLE seats",
        "UPDATE tables SET owner = CAST(x'ff' AS TEXT)",
    ],
)
def test_what_makes_no_sense_in_the_file_is_told_in_one_line(tmp_path: Path, spoilt: str) -> None:
    path = tmp_path / "tables.sqlite"
    store = Store(path)
    table = store.begin("anna", "{}", "handle", {0: "anna"})
    with closing(sqlite3.connect(path)) as db:
        db.execute(spoilt)
        db.commit()
    told = [error for read in (store.seats_of, store.session) if (error := complaint(read, table))]
    assert told
    assert {error.code for error in told} <= {"store-value", "store-read"}
    assert not any("\n" in str(error) for error in told)
    store.close()
