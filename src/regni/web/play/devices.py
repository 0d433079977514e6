"""Which person a browser belongs to. Nobody has a password: a browser holds a token in a cookie.

A browser that came by itself is a person of its own, whose name is its token. A further browser gets a token of its own
by a link that its person opens there (gathering/belongings.py). When a person ends all his devices, none of their
tokens opens anything again.
"""

from __future__ import annotations

from sqlite3 import Connection
from time import time

from .database import Database
from .keys import new_key

#: How long a person's own link to another device can be used, in seconds.
LINK_TIME = 24 * 3600
#: Stands for the person of a token that was ended.
NOBODY = ""


def person_of(db: Database, token: str) -> str:
    """The person whose browser holds this token. NOBODY if it was ended."""
    known = db.rows("SELECT person FROM devices WHERE token = ?", token)
    return str(known[0][0]) if known else token


def own_link(db: Database, person: str) -> str:
    """A new key with which one more browser can become this person's."""
    key = new_key()
    with db.writing() as writing:
        writing.execute("DELETE FROM own_links WHERE until < ?", (time(),))
        writing.execute("INSERT INTO own_links VALUES (?, ?, ?)", (key, person, time() + LINK_TIME))
    return key


def linked_person(db: Database, key: str) -> str:
    """The person to whom a link belongs. NOBODY if there is no such link, or if it is too old."""
    found = db.rows("SELECT person FROM own_links WHERE key = ? AND until >= ?", key, time())
    return str(found[0][0]) if found else NOBODY


def end_devices(db: Database, person: str) -> str:
    """Ends all devices of a person, and his links. Returns the new token of the one device that stays."""
    token = new_key()
    with db.writing() as writing:
        end_tokens(writing, person)
        writing.execute("INSERT INTO devices VALUES (?, ?)", (token, person))
    return token


def end_tokens(writing: Connection, person: str) -> None:
    """No token and no link of a person opens anything again."""
    writing.execute("DELETE FROM own_links WHERE person = ?", (person,))
    writing.execute("UPDATE devices SET person = ? WHERE person = ?", (NOBODY, person))
    writing.execute("INSERT OR REPLACE INTO devices VALUES (?, ?)", (person, NOBODY))
