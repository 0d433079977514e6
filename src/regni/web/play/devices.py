"""Which person a browser belongs to. Nobody has a password: a browser holds a token in a cookie.

A browser that came by itself is a person of its own, whose name is its token. A further browser gets a token of its own
by a link that its person opens there. When a person ends all his devices, none of their tokens opens anything again.
"""

from __future__ import annotations

from collections.abc import Callable
from time import time

from .database import Database
from .keys import new_key

#: How long a person's own link to another device can be used, in seconds.
LINK_TIME = 24 * 3600
#: The person of a token that was ended.
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


def add_device(db: Database, key: str, before: str = NOBODY) -> str:
    """Takes up a link: the token of a new device. The link is used up. What the device had `before`, as another person,
    goes over to the person of the link, so that nothing is lost."""
    person = linked_person(db, key)
    if person == NOBODY:
        return ""
    token = new_key()
    with db.writing() as writing:
        writing.execute("DELETE FROM own_links WHERE key = ?", (key,))
        writing.execute("INSERT INTO devices VALUES (?, ?)", (token, person))
        if before not in (NOBODY, person):
            for table, column in OWNED:
                writing.execute(f"UPDATE OR IGNORE {table} SET {column} = ? WHERE {column} = ?", (person, before))
            # A person has one webhook. If he had one already, it stays.
            writing.execute("DELETE FROM webhooks WHERE person = ?", (before,))
    return token


#: Everything that belongs to a person.
OWNED = (
    ("tables", "owner"),
    ("seats", "person"),
    ("onlookers", "person"),
    ("removed", "person"),
    ("chat", "person"),
    ("decks", "owner"),
    ("rulesets", "owner"),
    ("webhooks", "person"),
    ("devices", "person"),
)


def forget(db: Database, person: str, nameless: Callable[[str, list[int]], str]) -> None:
    """Removes what tells of a person: his names, his talk, his decks and house rules, his webhook, and his devices.
    Games keep the colours. `nameless` takes the names of these seats out of the terms of a session."""
    with db.writing() as writing:
        held: dict[int, list[int]] = {}
        for place, seat in writing.execute("SELECT place, seat FROM seats WHERE person = ?", (person,)).fetchall():
            held.setdefault(place, []).append(seat)
        for place, seats in held.items():
            (terms,) = writing.execute("SELECT setup FROM tables WHERE id = ?", (place,)).fetchone()
            if terms:
                writing.execute("UPDATE tables SET setup = ? WHERE id = ?", (nameless(str(terms), seats), place))
        for table, column in OWNED:
            if table not in ("tables", "devices"):
                writing.execute(f"DELETE FROM {table} WHERE {column} = ?", (person,))
        # Somebody else in a game becomes its host, if there is anybody.
        heir = "SELECT person FROM seats WHERE place = tables.id AND setup != '' ORDER BY seat LIMIT 1"
        writing.execute(f"UPDATE tables SET owner = coalesce(({heir}), '') WHERE owner = ?", (person,))
        writing.execute("DELETE FROM own_links WHERE person = ?", (person,))
        writing.execute("UPDATE devices SET person = ? WHERE person = ?", (NOBODY, person))
        writing.execute("INSERT OR REPLACE INTO devices VALUES (?, ?)", (person, NOBODY))


def end_devices(db: Database, person: str) -> str:
    """Ends all devices of a person, and his links. Returns the token of the one device that goes on."""
    token = new_key()
    with db.writing() as writing:
        writing.execute("DELETE FROM own_links WHERE person = ?", (person,))
        writing.execute("UPDATE devices SET person = ? WHERE person = ?", (NOBODY, person))
        writing.execute("INSERT OR REPLACE INTO devices VALUES (?, ?)", (person, NOBODY))
        writing.execute("INSERT INTO devices VALUES (?, ?)", (token, person))
    return token
