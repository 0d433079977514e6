"""The store: it keeps what it has confirmed, whatever happens, and overwrites nothing."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import regni
from regni.errors import RegniError
from regni.web.play import database
from regni.web.play import store as stores
from regni.web.play.schema import VERSION
from regni.web.play.store import Store
from regni.words.words import LANGUAGES, words
from test_revisions import HERE

#: Tables as the first program stored them.
OLD = HERE / "tables.sqlite"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "tables.sqlite")
    yield opened
    opened.close()


def test_a_table_is_found_again_by_its_people_and_its_handle(store: Store) -> None:
    first = store.begin("anna", "{}", "key one", {0: "anna"})
    second = store.begin("anna", '{"a": 1}', "key two", {0: "anna", 1: "cleo", 2: "anna"})
    store.begin("bert", "{}", "key four", {0: "bert"})
    assert [kept.id for kept in store.sessions_of("anna")] == [second, first]
    assert store.sessions_of("nobody") == []
    assert [kept.id for kept in store.sessions_of("cleo")] == [second]
    assert store.find("key five") is None
    assert store.seats_of(second) == {0: "anna", 1: "cleo", 2: "anna"}
    kept = store.find("key two")
    assert kept is not None
    assert store.session(second) == kept
    assert (kept.owner, kept.terms, kept.is_over) == ("anna", '{"a": 1}', False)
    assert store.session(99) is None


def test_a_key_opens_one_table_only(store: Store) -> None:
    store.begin("anna", "{}", "key", {0: "anna"})
    with pytest.raises(sqlite3.IntegrityError):
        store.begin("bert", "{}", "key", {0: "bert"})
    assert store.sessions_of("bert") == []


def test_entries_are_only_added(store: Store) -> None:
    table = store.begin("anna", "{}", "key", {0: "anna"})
    store.append(table, 0, ["end", "undo"], False)
    store.append(table, 2, ["tower land"], False)
    assert store.entries(table) == ["end", "undo", "tower land"]


@pytest.mark.parametrize("number", [0, 1, 3, -1])
def test_an_entry_at_a_number_that_is_not_the_next_is_refused_and_changes_nothing(store: Store, number: int) -> None:
    table = store.begin("anna", "{}", "key", {0: "anna"})
    store.append(table, 0, ["end", "end"], False)
    before = store.session(table)
    with pytest.raises(RegniError) as caught:
        store.append(table, number, ["concede"], True)
    assert caught.value.code == "table-stale"
    assert store.entries(table) == ["end", "end"]
    assert store.session(table) == before


def test_a_table_that_is_over_is_told_so(store: Store) -> None:
    first, second = (store.begin("anna", "{}", f"key {number}", {0: "anna"}) for number in range(2))
    store.append(first, 0, ["concede"], True)
    assert [kept.is_over for kept in store.sessions_of("anna")] == [True, False]
    assert [kept.id for kept in store.sessions_of("anna")] == [first, second]


def test_a_removed_table_is_not_listed_and_is_kept(store: Store) -> None:
    first, second = (store.begin("anna", "{}", f"key {number}", {0: "anna"}) for number in range(2))
    store.append(first, 0, ["end"], False)
    store.remove(first, "anna")
    store.remove(first, "anna")
    assert [kept.id for kept in store.sessions_of("anna")] == [second]
    assert store.find("key 0") is not None
    assert store.entries(first) == ["end"]
    assert store.session(first) is not None


def test_a_file_from_before_tables_could_be_removed_still_opens(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    shutil.copy(OLD, path)
    db = sqlite3.connect(path)
    db.execute("DROP TABLE removed")
    db.execute("DELETE FROM tables WHERE id > 1")
    (owner,) = db.execute("SELECT owner FROM tables").fetchone()
    db.commit()
    db.close()
    store = Store(path)
    (table,) = (kept.id for kept in store.sessions_of(owner))
    store.remove(table, owner)
    assert store.sessions_of(owner) == []
    store.close()


def test_decks_belong_to_their_owner(store: Store) -> None:
    store.keep_deck("anna", "Wolves", "castle 3")
    store.keep_deck("anna", "Bears", "land 6")
    store.keep_deck("bert", "Wolves", "monk 1")
    store.keep_deck("anna", "Wolves", "castle 4")
    assert store.decks_of("anna") == {"Bears": "land 6", "Wolves": "castle 4"}
    store.drop_deck("anna", "Wolves")
    store.drop_deck("anna", "Foxes")
    assert store.decks_of("anna") == {"Bears": "land 6"}
    assert store.decks_of("bert") == {"Wolves": "monk 1"}


def test_rulesets_belong_to_their_owner(store: Store) -> None:
    store.keep_ruleset("anna", "Wednesday", "hand_size = 6")
    store.keep_ruleset("bert", "Wednesday", "hand_size = 4")
    store.keep_ruleset("anna", "Sunday", "hand_size = 3")
    store.keep_ruleset("anna", "Wednesday", "hand_size = 7")
    with pytest.raises(RegniError, match="Sunday"):
        store.rename_ruleset("anna", "Wednesday", "Sunday")
    store.rename_ruleset("anna", "Wednesday", "Friday")
    assert store.rulesets_of("anna") == {"Friday": "hand_size = 7", "Sunday": "hand_size = 3"}
    store.drop_ruleset("anna", "Sunday")
    store.drop_ruleset("anna", "Wednesday")
    assert store.rulesets_of("anna") == {"Friday": "hand_size = 7"}
    assert store.rulesets_of("bert") == {"Wednesday": "hand_size = 4"}


def test_everything_is_there_after_closing_and_opening(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = Store(path)
    table = store.begin("anna", "{}", "key", {0: "anna"})
    store.append(table, 0, ["end"], False)
    store.keep_deck("anna", "Ælfric's «deck»", "castle 3")
    store.keep_ruleset("anna", "Ælfric's «rules»", "hand_size = 6")
    store.close()
    store = Store(path)
    assert store.entries(table) == ["end"]
    assert store.seats_of(table) == {0: "anna"}
    assert list(store.decks_of("anna")) == ["Ælfric's «deck»"]
    assert store.rulesets_of("anna") == {"Ælfric's «rules»": "hand_size = 6"}
    store.close()


# Several at once.


def test_of_several_threads_with_the_same_number_one_is_heard(store: Store) -> None:
    table = store.begin("anna", "{}", "key", {0: "anna"})
    heard: list[str] = []
    refused: list[str] = []

    def write(name: str) -> None:
        for number in range(20):
            try:
                store.append(table, number, [f"{name} {number}"], False)
                heard.append(f"{name} {number}")
            except RegniError as error:
                refused.append(error.code)

    threads = [threading.Thread(target=write, args=(name,)) for name in ("one", "two", "three")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(store.entries(table)) == sorted(heard)
    assert len(heard) + len(refused) == 60
    assert len(heard) >= 20
    assert set(refused) == {"table-stale"}


def test_two_programs_do_not_write_over_each_other(tmp_path: Path) -> None:
    one, two = Store(tmp_path / "tables.sqlite"), Store(tmp_path / "tables.sqlite")
    table = one.begin("anna", "{}", "key", {0: "anna"})
    two.append(table, 0, ["end"], False)
    with pytest.raises(RegniError):
        one.append(table, 0, ["concede"], True)
    assert one.entries(table) == two.entries(table) == ["end"]
    one.close()
    two.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_another_program_holds_is_told_soon_and_in_plain_words(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All tables wait meanwhile."""
    assert database.HELD <= 2
    monkeypatch.setattr(database, "HELD", 0.1)
    path = tmp_path / "tables.sqlite"
    store = Store(path)
    table = store.begin("anna", "{}", "key", {0: "anna"})
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    begun = time.monotonic()
    with pytest.raises(RegniError) as caught:
        store.append(table, 0, ["end"], False)
    assert time.monotonic() - begun < database.OPENING / 2
    assert caught.value.code == "store-held"
    assert caught.value.text(language) == words(language).text("error-store-held")
    # Reading goes on.
    assert store.entries(table) == []
    other.execute("ROLLBACK")
    other.close()
    store.append(table, 0, ["end"], False)
    store.close()


WRITER = """
import sys
from regni.web.play.store import Store
store = Store(sys.argv[1])
table, number = int(sys.argv[2]), int(sys.argv[3])
while True:
    store.append(table, number, [f"{number}", f"{number + 1}"], False)
    number += 2
    print(number, flush=True)
"""


def test_a_program_killed_while_writing_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = Store(path)
    table = store.begin("anna", "{}", "key", {0: "anna"})
    store.close()
    count = 0
    source = str(Path(regni.__file__).parent.parent)
    for lines in (1, 7, 23):
        arguments = [sys.executable, "-c", WRITER, str(path), str(table), str(count)]
        writer = subprocess.Popen(arguments, stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": source})
        assert writer.stdout is not None
        for _ in range(lines):
            acknowledged = int(writer.stdout.readline())
        # It goes on writing and is killed at any moment.
        writer.send_signal(signal.SIGKILL)
        acknowledged = max([acknowledged, *map(int, writer.stdout.read().split())])
        writer.wait()
        writer.stdout.close()
        store = Store(path)
        entries = store.entries(table)
        assert entries == [str(number) for number in range(len(entries))]
        assert len(entries) >= acknowledged >= count + 2 * lines
        # What belongs together is stored as a whole or not at all.
        assert len(entries) % 2 == 0
        count = len(entries)
        store.close()


# Files that are not ours.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_something_else_is_a_clear_error_and_stays_as_it_is(tmp_path: Path, language: str) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(b"Dear diary, today the Vikings came. " * 40)
    before = path.read_bytes()
    with pytest.raises(RegniError) as caught:
        Store(path)
    assert caught.value.code == "store-open"
    assert str(path) in caught.value.text(language)
    assert path.read_bytes() == before


def test_a_folder_or_a_missing_folder_is_a_clear_error(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere" / "tables.sqlite"):
        with pytest.raises(RegniError) as caught:
            Store(path)
        assert caught.value.code == "store-open"


def test_a_file_of_a_later_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    Store(path).close()
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA user_version = {VERSION + 1}")
    db.close()
    with pytest.raises(RegniError, match="as new as the file") as caught:
        Store(path)
    assert caught.value.data == {"found": VERSION + 1, "known": VERSION}


def test_that_the_file_cannot_be_written_is_told_and_nothing_is_half_done(store: Store) -> None:
    table = store.begin("anna", "{}", "key", {0: "anna"})
    store.append(table, 0, ["end"], False)
    store._db.execute("PRAGMA query_only = ON")
    with pytest.raises(RegniError) as caught:
        store.append(table, 1, ["end"], False)
    assert caught.value.code == "store-write"
    store._db.execute("PRAGMA query_only = OFF")
    assert store.entries(table) == ["end"]
    store.append(table, 1, ["end"], False)


def test_a_database_of_another_program_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "diary.sqlite"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE diary (day TEXT)")
    db.close()
    with pytest.raises(RegniError) as caught:
        Store(path)
    assert caught.value.code == "store-foreign"
    assert str(path) in str(caught.value)
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == [("diary",)]
    db.close()


def test_a_new_file_bears_the_version_of_its_format(store: Store) -> None:
    db = sqlite3.connect(store.path)
    assert db.execute("PRAGMA user_version").fetchone() == (VERSION,) == (3,)
    db.close()


def test_nothing_is_stored_of_a_table_that_is_not_there(store: Store) -> None:
    acts: list[Callable[[], None]] = [lambda: store.append(7, 0, ["end"], False), lambda: store.remove(7, "anna")]
    for act in acts:
        with pytest.raises(sqlite3.IntegrityError):
            act()
    assert store.entries(7) == []
    assert store.count(7) == 0


def test_when_a_table_was_begun_and_played_last(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(stores, "time", lambda: now)
    first, second = (store.begin("anna", "{}", f"key {number}", {0: "anna"}) for number in range(2))
    now = 2000.0
    store.append(first, 0, ["end"], False)
    kept = store.sessions_of("anna")
    assert [(one.id, one.begun, one.changed) for one in kept] == [(first, 1000.0, 2000.0), (second, 1000.0, 1000.0)]
    now = 3000.0
    store.append(second, 0, ["end", "end"], False)
    assert [one.id for one in store.sessions_of("anna")] == [second, first]
    assert (store.count(first), store.count(second)) == (1, 2)


def test_that_the_file_cannot_be_read_is_told(store: Store) -> None:
    store.close()
    for act in (lambda: store.entries(1), lambda: store.find("key"), lambda: store.sessions_of("anna")):
        with pytest.raises(RegniError) as caught:
            act()
        assert caught.value.code == "store-read"
        # Guests read it too.
        assert store.path not in str(caught.value)


def test_a_write_that_fails_in_its_midst_leaves_nothing_behind(store: Store) -> None:
    """And the next one goes well."""
    store.begin("anna", "{}", "taken", {0: "anna"})
    with pytest.raises(sqlite3.IntegrityError):
        store.begin("bert", "{}", "free", {0: "bert", 1: None})  # type: ignore[dict-item]
    assert store.find("free") is None
    assert store.sessions_of("bert") == []
    assert store.find("taken") is not None
    store.begin("bert", "{}", "free", {0: "bert"})
    assert [kept.handle for kept in store.sessions_of("bert")] == ["free"]


def test_of_tables_without_entries_the_oldest_gives_way(store: Store) -> None:
    tables = [store.begin("anna", "{}", f"key {number}", {0: "anna"}) for number in range(4)]
    store.append(tables[0], 0, ["end"], False)
    assert store.drop_untouched({tables[1]})
    assert [store.session(table) is not None for table in tables] == [True, True, False, True]
