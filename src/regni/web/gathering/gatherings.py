"""The lobbies of a server: they are stored, changed one step at a time, and end in a game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from sqlite3 import Connection
from time import time

from ...errors import RegniError
from ..play.host import Host
from ..play.keys import new_key, rematch_key
from ..play.session import Session
from ..play.stand import stand_of
from ..play.store import KeptSession, drop
from ..terms import read_terms, terms_json
from .deal import TIME
from .lobby import Lobby, lobby_json, read_lobby, rematch_of

#: What an invitation is for, besides the number of one seat: any open seat, or watching.
ANY, WATCH = "any", "watch"

#: Called whenever something has changed in a lobby.
Watcher = Callable[[], None]


@dataclass(frozen=True)
class Invitation:
    """What a link opens: a seat by its number, ANY or WATCH."""

    table: KeptSession
    what: str


class Gatherings:
    """All lobbies of a server. Each change is one transaction, so that two people cannot take the same seat."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.store = host.store
        #: The people who look at each lobby, by the function that is called when it changes.
        self._watchers: dict[int, dict[Watcher, str]] = {}
        #: The stage of its deal for which the clock of each lobby runs.
        self._clocks: dict[int, tuple[tuple[int, bool], asyncio.TimerHandle]] = {}

    # Lobbies.

    def open(self, lobby: Lobby, handle: str = "") -> str:
        """Opens a table for friends. Returns its handle. If the handle was used before, nothing new is opened."""
        if handle and self.store.find(handle) is not None:
            return handle
        self.host.check_room(lobby.host)
        handle, now = handle or new_key(), time()
        with self.store.writing() as db:
            made = db.execute(
                "INSERT INTO tables (handle, owner, begun, changed, setup) VALUES (?, ?, ?, ?, '')",
                (handle, lobby.host, now, now),
            )
            table = made.lastrowid
            db.execute("INSERT INTO lobbies VALUES (?, ?)", (table, lobby_json(lobby)))
            for what in (*map(str, range(len(lobby.chairs))), ANY, WATCH):
                db.execute("INSERT INTO invitations VALUES (?, ?, ?)", (new_key(), table, what))
            self._write_seats(db, table, lobby)
        return handle

    def find(self, handle: str) -> tuple[KeptSession, Lobby] | None:
        """The lobby of a table. None if there is no such table, or if its game has begun."""
        kept = self.store.find(handle)
        found = self.store.rows("SELECT lobby FROM lobbies WHERE place = ?", kept.id) if kept else []
        if kept is None or not found:
            return None
        return kept, read_lobby(str(found[0][0]))

    def attend(self, handle: str) -> tuple[KeptSession, Lobby] | None:
        """The lobby of a table for somebody who is there. After a restart the clock of a deal runs again then, and not
        for those who only ask for a page."""
        found = self.find(handle)
        if found is not None:
            self._set_clock(found[0].id, found[1])
        return found

    def change(self, table: int, step: Callable[[Lobby], Lobby]) -> None:
        """Carries out a step in a lobby and tells everybody. If the step raises an error, nothing changes. When all
        words of the deal are there, the game begins: the lobby becomes the terms of a session."""
        with self.store.writing() as db:
            before = self._read(db, table)
            lobby = step(before)
            if lobby.dealing.is_complete:
                self._become_session(db, table, lobby)
            elif lobby != before:
                db.execute("UPDATE lobbies SET lobby = ? WHERE place = ?", (lobby_json(lobby), table))
                db.execute("UPDATE tables SET owner = ?, changed = ? WHERE id = ?", (lobby.host, time(), table))
                self._write_seats(db, table, lobby)
        self._set_clock(table, lobby)
        if lobby.dealing.is_complete:
            self.host.announce(table)
        if lobby != before:
            self.tell(table)

    def begin(self, table: int, person: str) -> None:
        """The host begins. If all sit at one screen the game begins at once, otherwise people deal first."""
        self.change(table, lambda lobby: lobby.begin(person))

    def _become_session(self, db: Connection, table: int, lobby: Lobby) -> None:
        terms = lobby.final_terms()
        # If the terms are wrong, this raises an error and the lobby stays.
        stand, now = stand_of(Session(terms).game.table), time()
        db.execute(
            "UPDATE tables SET setup = ?2, begun = ?3, changed = ?3, since = ?3, deciding = ?4, round = ?5, summer = ?6"
            " WHERE id = ?1",
            (table, terms_json(terms), now, *stand),
        )
        db.execute("DELETE FROM lobbies WHERE place = ?", (table,))

    def _set_clock(self, table: int, lobby: Lobby) -> None:
        """Lets the clock of a deal run for its present stage."""
        dealing = lobby.dealing
        running, clock = self._clocks.get(table, (None, None))
        wanted = dealing.stage if dealing.is_begun and not dealing.is_complete else None
        if running == wanted:
            return
        if clock is not None:
            clock.cancel()
            del self._clocks[table]
        if wanted is not None:
            loop = asyncio.get_running_loop()
            self._clocks[table] = wanted, loop.call_later(TIME, self._time_out, table, wanted)

    def _time_out(self, table: int, stage: tuple[int, bool]) -> None:
        self._clocks.pop(table, None)
        # The table may be gone, or the disk full. The clock is set again when somebody next looks at the lobby.
        with suppress(RegniError):
            self.change(table, lambda lobby: lobby.time_out(stage))

    def close(self, table: int, person: str) -> None:
        """The host closes the table before it begins. It is deleted."""
        with self.store.writing() as db:
            self._read(db, table).check_close(person)
            drop(db, table)
        self.tell(table)

    def rematch(self, kept: KeptSession) -> str:
        """Opens the lobby of a rematch. The first one who asks opens it, the others find it."""
        handle = rematch_key(kept.handle)
        if self.store.find(handle) is not None:
            return handle
        if not kept.is_over:
            raise RegniError("rematch-running")
        return self.open(rematch_of(read_terms(kept.terms), kept.owner, self.store.seats_of(kept.id)), handle)

    # Invitations.

    def invitation(self, key: str) -> Invitation | None:
        found = self.store.rows("SELECT place, what FROM invitations WHERE key = ?", key)
        if not found:
            return None
        kept = self.store.session(int(str(found[0][0])))
        return Invitation(kept, str(found[0][1])) if kept else None

    def invitations(self, table: int) -> dict[str, str]:
        """The keys of a table's links, by what they are for."""
        rows = self.store.rows("SELECT what, key FROM invitations WHERE place = ?", table)
        return {str(what): str(key) for what, key in rows}

    def renew(self, table: int, person: str, what: str) -> None:
        """Makes a link that replaces an old one. The old one opens nothing any more, and the people who sit or watch by
        it lose their seats."""
        with self.store.writing() as db:
            lobby = self._read(db, table)
            lobby.check_close(person)
            replace_link(db, table, what)
            if what not in (ANY, WATCH) and lobby.chairs[int(what)].person not in ("", lobby.host):
                lobby = lobby.free(int(what), person)
                db.execute("UPDATE lobbies SET lobby = ? WHERE place = ?", (lobby_json(lobby), table))
                self._write_seats(db, table, lobby)
        self.tell(table)

    def look_on(self, table: int, person: str) -> None:
        """Somebody watches a table from now on. Nothing changes for a person who already has a seat there."""
        with self.store.writing() as db:
            db.execute("INSERT OR IGNORE INTO onlookers VALUES (?, ?)", (table, person))

    # The people who look at a lobby.

    def watch(self, table: int, person: str, watcher: Watcher) -> None:
        """Somebody opens the page of a lobby. The others see that he is here."""
        self._watchers.setdefault(table, {})[watcher] = person
        self.tell(table)

    def leave(self, table: int, watcher: Watcher) -> None:
        watchers = self._watchers.get(table, {})
        watchers.pop(watcher, None)
        if not watchers:
            self._watchers.pop(table, None)
        self.tell(table)

    def here(self, table: int) -> set[str]:
        """The people who look at a lobby now."""
        return set(self._watchers.get(table, {}).values())

    def tell(self, table: int) -> None:
        for watcher in list(self._watchers.get(table, ())):
            watcher()

    def tell_all(self) -> None:
        for table in list(self._watchers):
            self.tell(table)

    def tell_beside(self, person: str) -> None:
        """Something has changed about a person: tells all lobbies of which he has a page open."""
        for table, watchers in list(self._watchers.items()):
            if person in watchers.values():
                self.tell(table)

    def is_stranger(self, handle: str, person: str) -> bool:
        """Whether somebody is neither the host of a lobby nor holds a seat in it."""
        found = self.find(handle)
        return found is None or person not in (found[1].host, *found[1].people)

    # What is stored.

    def _read(self, db: Connection, table: int) -> Lobby:
        found = db.execute("SELECT lobby FROM lobbies WHERE place = ?", (table,)).fetchone()
        if found is None:
            raise RegniError("lobby-over")
        return read_lobby(str(found[0]))

    def _write_seats(self, db: Connection, table: int | None, lobby: Lobby) -> None:
        """A person who holds a seat finds the table in his list."""
        db.execute("DELETE FROM seats WHERE place = ?", (table,))
        held = [(table, seat, chair.person) for seat, chair in enumerate(lobby.chairs) if chair.person]
        db.executemany("INSERT INTO seats VALUES (?, ?, ?)", held)


def replace_link(db: Connection, table: int, what: str) -> None:
    """Makes a link new. The old one opens nothing any more, and people who watched by it can watch no longer."""
    changed = db.execute("UPDATE invitations SET key = ? WHERE place = ? AND what = ?", (new_key(), table, what))
    if changed.rowcount == 0:
        raise RegniError("lobby-seat")
    if what == WATCH:
        db.execute("DELETE FROM onlookers WHERE place = ?", (table,))
