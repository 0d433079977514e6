"""The tables of the SQLite file, and how a file of an older program is brought up to date.

Before an upgrade the whole file is copied. A file of a newer program is refused: this one could spoil it.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from ...errors import RegniError

#: The version of the file's format.
VERSION = 3
#: Only the owner of the file may read it: it holds all Hands, and with it somebody could play every seat.
MODE = 0o600

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    handle TEXT NOT NULL UNIQUE,
    owner TEXT NOT NULL,
    begun REAL NOT NULL,
    changed REAL NOT NULL,
    over INTEGER NOT NULL DEFAULT 0,
    setup TEXT NOT NULL,
    deciding INTEGER NOT NULL DEFAULT -1,
    since REAL NOT NULL DEFAULT 0,
    round INTEGER NOT NULL DEFAULT 0,
    summer INTEGER NOT NULL DEFAULT 0,
    told REAL NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS tables_by_change ON tables (over, changed);
CREATE INDEX IF NOT EXISTS tables_by_owner ON tables (owner);
CREATE INDEX IF NOT EXISTS tables_gathering ON tables (changed) WHERE setup = '';
CREATE INDEX IF NOT EXISTS tables_untouched ON tables (begun) WHERE changed = begun AND setup != '';
CREATE TABLE IF NOT EXISTS promises (
    kind TEXT PRIMARY KEY,
    days INTEGER NOT NULL,
    since REAL NOT NULL
) WITHOUT ROWID;
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
CREATE TABLE IF NOT EXISTS seats (
    place INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (place, seat)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS seats_by_person ON seats (person);
CREATE TABLE IF NOT EXISTS onlookers (
    place INTEGER NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL,
    PRIMARY KEY (place, person)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS invitations (
    key TEXT PRIMARY KEY,
    place INTEGER NOT NULL REFERENCES tables (id),
    what TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS invitations_by_table ON invitations (place);
CREATE TABLE IF NOT EXISTS lobbies (
    place INTEGER PRIMARY KEY REFERENCES tables (id),
    lobby TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS chat (
    place INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    seat INTEGER NOT NULL,
    said TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (place, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS together (
    place INTEGER PRIMARY KEY REFERENCES tables (id),
    state TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS beats (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);
CREATE TABLE IF NOT EXISTS removed (
    place INTEGER NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL,
    PRIMARY KEY (place, person)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS devices (
    token TEXT PRIMARY KEY,
    person TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS own_links (
    key TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS webhooks (
    person TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    base TEXT NOT NULL,
    language TEXT NOT NULL,
    failures INTEGER NOT NULL,
    last TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS visits (
    person TEXT PRIMARY KEY,
    day INTEGER NOT NULL
) WITHOUT ROWID;
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

#: In version 1 addresses held keys, and one of them opened the seats of all people at a screen. Now the address of a
#: table opens nothing: its owner's browser holds the seats. The old addresses stay. They are invitations too, for
#: people who open them on another device. The first files of that version had no `removed` and no `reasons`. Tables
#: without a key could never be opened again, and are left out.
FROM_1 = f"""
CREATE TABLE IF NOT EXISTS removed (place INTEGER PRIMARY KEY);
CREATE TABLE IF NOT EXISTS reasons (place INTEGER, number INTEGER, reason TEXT);
ALTER TABLE tables RENAME TO old_tables;
ALTER TABLE entries RENAME TO old_entries;
ALTER TABLE reasons RENAME TO old_reasons;
ALTER TABLE keys RENAME TO old_keys;
ALTER TABLE removed RENAME TO old_removed;
DROP INDEX IF EXISTS tables_by_owner;
DROP INDEX IF EXISTS keys_by_table;
{SCHEMA}
INSERT INTO tables (id, handle, owner, begun, changed, over, setup, since, told)
    SELECT id, (SELECT min(key) FROM old_keys WHERE place = id), owner, begun, changed, over, setup, changed, changed
    FROM old_tables WHERE id IN (SELECT place FROM old_keys);
INSERT INTO entries SELECT * FROM old_entries WHERE place IN (SELECT id FROM tables);
INSERT INTO reasons SELECT * FROM old_reasons WHERE place IN (SELECT id FROM tables);
INSERT INTO invitations SELECT key, place, seats FROM old_keys WHERE place IN (SELECT id FROM tables);
INSERT INTO removed SELECT tables.id, owner FROM old_removed, tables WHERE tables.id = place;
INSERT OR IGNORE INTO seats SELECT tables.id, value, owner
    FROM old_keys, tables, json_each('[' || seats || ']') WHERE tables.id = place;
DROP TABLE old_entries;
DROP TABLE old_reasons;
DROP TABLE old_keys;
DROP TABLE old_removed;
DROP TABLE old_tables;
"""

#: Version 2 did not say whether a person was told of his turn by his webhook, nor when people were last here. Nobody is
#: told of old turns.
FROM_2 = f"""
ALTER TABLE tables ADD COLUMN told REAL NOT NULL DEFAULT 0;
UPDATE tables SET told = since;
{SCHEMA}
"""


def prepare(db: sqlite3.Connection, path: str) -> None:
    """Makes the tables of a new file, or brings an older file up to date."""
    (found,) = db.execute("PRAGMA user_version").fetchone()
    (others,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if found == 0 and others:
        raise RegniError("store-foreign").within(path)
    if found not in range(VERSION + 1):
        raise RegniError("version", found=found, known=VERSION).within(path)
    if found in (1, 2):
        back_up(db, path, f"version-{found}")
        db.execute("PRAGMA foreign_keys = OFF")
        run(db, FROM_1 if found == 1 else FROM_2)
        db.execute("PRAGMA foreign_keys = ON")
    elif found == 0:
        run(db, SCHEMA)


def run(db: sqlite3.Connection, script: str) -> None:
    """Runs a script in one transaction that ends with the version of today."""
    try:
        db.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {VERSION}; COMMIT;")
    except sqlite3.Error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def back_up(db: sqlite3.Connection, path: str, why: str) -> Path | None:
    """Copies a file to one beside it, whose name tells why. Returns where the copy is. Earlier copies stay."""
    if path == ":memory:":
        return None
    number = 0
    while (copy := Path(f"{path}.{why}{f'-{number}' if number else ''}.backup")).exists():
        number += 1
    make_private(copy)
    with closing(sqlite3.connect(copy)) as other:
        db.backup(other)
    return copy


def make_private(path: str | Path) -> None:
    """Makes sure that the file exists and that nobody else can read it. (SQLite gives its other files the same mode.)
    Where that cannot be, as on some network drives, it stays as it is."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, MODE))
        os.chmod(path, MODE)
    except OSError:
        # If the file cannot be opened at all, SQLite says why.
        return
