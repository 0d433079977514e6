"""What belongs to a person: when he adds a device, everything that belonged to it becomes his; when he asks to be
forgotten, it is deleted."""

from __future__ import annotations

from collections.abc import Iterator
from sqlite3 import Connection

from ..play.database import Database
from ..play.devices import NOBODY, end_tokens, linked_person
from ..play.keys import new_key
from ..play.store import drop
from ..terms import nameless
from .lobby import Lobby, lobby_json, read_lobby

#: Everything that belongs to a person, except his part in lobbies.
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
    ("own_links", "person"),
)
#: What is kept when a person is forgotten: others go on with his games, and his tokens must stay known as ended.
LASTING = ("tables", "devices")


def add_device(db: Database, key: str, before: str = NOBODY) -> str:
    """Takes up a link: the token of a new device. The link is used up. If the device belonged to another person
    `before`, everything of his goes to the person of the link, so that nothing is lost."""
    person = linked_person(db, key)
    if person == NOBODY:
        return ""
    token = new_key()
    with db.writing() as writing:
        writing.execute("DELETE FROM own_links WHERE key = ?", (key,))
        writing.execute("INSERT INTO devices VALUES (?, ?)", (token, person))
        if before not in (NOBODY, person):
            hand_over(writing, before, person)
    return token


def hand_over(writing: Connection, before: str, person: str) -> None:
    """Gives everything of one person to another: they are the same human being."""
    for place, lobby in lobbies_of(writing, before):
        keep_lobby(writing, place, lobby.handed_over(before, person))
    for table, column in OWNED:
        # A person has one webhook, and one deck of a name. If he had one already, it stays.
        writing.execute(f"UPDATE OR IGNORE {table} SET {column} = ? WHERE {column} = ?", (person, before))
        if table not in LASTING:
            writing.execute(f"DELETE FROM {table} WHERE {column} = ?", (before,))
    # The other browsers of that person become the new person's too, unless they were ended.
    writing.execute("INSERT OR IGNORE INTO devices VALUES (?, ?)", (before, person))


def forget(db: Database, person: str) -> None:
    """Removes what tells of a person: his names, his talk, his decks and house rules, his webhook, and his devices.
    Games keep the colours. In lobbies his seats are open again."""
    with db.writing() as writing:
        for place, lobby in lobbies_of(writing, person):
            left = lobby.without(person)
            if left.host:
                keep_lobby(writing, place, left)
            else:
                drop(writing, place)
        held: dict[int, list[int]] = {}
        for place, seat in writing.execute("SELECT place, seat FROM seats WHERE person = ?", (person,)).fetchall():
            held.setdefault(place, []).append(seat)
        for place, seats in held.items():
            (terms,) = writing.execute("SELECT setup FROM tables WHERE id = ?", (place,)).fetchone()
            if terms:
                writing.execute("UPDATE tables SET setup = ? WHERE id = ?", (nameless(str(terms), seats), place))
        for table, column in OWNED:
            if table not in LASTING:
                writing.execute(f"DELETE FROM {table} WHERE {column} = ?", (person,))
        # Another player of the game becomes its host, if there is one.
        heir = "SELECT person FROM seats WHERE place = tables.id AND setup != '' ORDER BY seat LIMIT 1"
        writing.execute(f"UPDATE tables SET owner = coalesce(({heir}), '') WHERE owner = ?", (person,))
        end_tokens(writing, person)


def lobbies_of(writing: Connection, person: str) -> Iterator[tuple[int, Lobby]]:
    """The lobbies in which somebody is the host, or holds a seat."""
    own = "(owner = ?1 OR id IN (SELECT place FROM seats WHERE person = ?1))"
    for place, text in writing.execute(
        f"SELECT place, lobby FROM lobbies JOIN tables ON id = place WHERE {own}", (person,)
    ).fetchall():
        yield place, read_lobby(text)


def keep_lobby(writing: Connection, place: int, lobby: Lobby) -> None:
    writing.execute("UPDATE lobbies SET lobby = ? WHERE place = ?", (lobby_json(lobby), place))
    writing.execute("UPDATE tables SET owner = ? WHERE id = ?", (lobby.host, place))
