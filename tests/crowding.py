"""Many people at many tables of a running program, each with a token of his own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from regni.decks.book import fitted, usual_deck
from regni.decks.deck import deck_of
from regni.rules.rulesets import ruleset_from
from regni.web.pages.page import OWNER
from regni.web.play.host import Host
from regni.web.play.keys import new_key
from regni.web.play.store import Store
from regni.web.terms import Player, Terms, terms_json

#: How long an answer may take on a busy machine, in seconds.
PATIENCE = 120
#: How many people sit down at the same time. More would come at once in life, but here one machine runs both sides.
AT_ONCE = 100
#: A file of tables made by b00181a.
FIRST_TABLES = Path(__file__).with_name("fixtures") / "b00181a" / "tables.sqlite"


@dataclass
class Table:
    #: Empty in files of the first version: everybody has an address of his own, which is his key.
    handle: str
    people: list[str]


def lay_tables(file: Path, tables: int, people: int) -> list[Table]:
    """Stores games of so many people, each on a device of his own, as if a lobby had begun them."""
    rules = ruleset_from({})
    deck = deck_of(fitted(usual_deck(rules, people), rules))
    host = Host(Store(file))
    laid = [Table(new_key(), [new_key() for _ in range(people)]) for _ in range(tables)]
    for number, table in enumerate(laid):
        terms = Terms({}, [Player(f"Earl {seat}") for seat in range(people)], [deck] * people, f"crowd {number}")
        host.store.begin(table.people[0], terms_json(terms), table.handle, dict(enumerate(table.people)))
    host.store.close()
    return laid


def lay_first_tables(file: Path, tables: int, people: int) -> list[Table]:
    """The same games in a file of the first version, b00181a."""
    shutil.copy(FIRST_TABLES, file)
    rules = ruleset_from({})
    deck = deck_of(fitted(usual_deck(rules, people), rules))
    names = [{"name": f"Earl {seat}", "bot": ""} for seat in range(people)]
    laid = [Table("", [new_key() for _ in range(people)]) for _ in range(tables)]
    db = sqlite3.connect(file)
    for number, table in enumerate(laid):
        terms = {"ruleset": {"variant": "base"}, "sitters": names, "decks": [deck] * people, "best_of": 0}
        setup = json.dumps(terms | {"seed": f"crowd {number}"})
        made = db.execute(
            "INSERT INTO tables (owner, begun, changed, setup) VALUES (?, 0, 0, ?)", (table.people[0], setup)
        )
        keys = [(key, made.lastrowid, str(seat)) for seat, key in enumerate(table.people)]
        db.executemany("INSERT INTO keys VALUES (?, ?, ?)", keys)
    db.commit()
    db.close()
    return laid


class Page:
    """One person's page of a table. It reads all messages from the server."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        #: How many frames it was sent, and the last of them.
        self.frames = 0
        self.at = -1
        self.moves: list[str] = []
        self.is_gone = False
        self._heard = asyncio.Condition()
        self._hearing = asyncio.create_task(self._hear_all())

    async def _hear_all(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self.socket:
                said: dict[str, Any] = json.loads(text)
                if said["kind"] == "frame":
                    async with self._heard:
                        self.frames += 1
                        self.at, self.moves = said["at"], [move["move"] for move in said["moves"]]
                        self._heard.notify_all()
        async with self._heard:
            self.is_gone = True
            self._heard.notify_all()

    async def sees(self, at: int) -> None:
        """Waits until it was sent the table with so many entries."""
        await self._until(lambda: self.at >= at)

    async def sees_more(self, frames: int) -> None:
        """Waits until it was sent more than so many frames."""
        await self._until(lambda: self.frames > frames)

    async def _until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE), self._heard:
            await self._heard.wait_for(lambda: self.is_gone or is_so())
        if not is_so():
            raise ConnectionError("the server hung up")

    async def close(self) -> None:
        await self.socket.close()
        self._hearing.cancel()


async def sit_down(port: int, table: Table, person: str) -> Page:
    cookie = {"Cookie": f"{OWNER}={person}"}
    uri = f"ws://127.0.0.1:{port}/table/{table.handle or person}/live"
    page = Page(await connect(uri, additional_headers=cookie, open_timeout=PATIENCE, max_size=None))
    await page.sees(0)
    return page


@contextlib.asynccontextmanager
async def seated(port: int, tables: list[Table]) -> AsyncIterator[list[list[Page]]]:
    """Opens everybody's page of every table."""
    room = asyncio.Semaphore(AT_ONCE)

    async def sit(table: Table, person: str) -> Page:
        async with room:
            return await sit_down(port, table, person)

    places = [(table, person) for table in tables for person in table.people]
    pages = await asyncio.gather(*(sit(*place) for place in places))
    try:
        size = len(tables[0].people)
        yield [list(pages[start : start + size]) for start in range(0, len(pages), size)]
    finally:
        await asyncio.gather(*(page.close() for page in pages))


async def move_and_see(pages: list[Page]) -> float:
    """The player whose turn it is moves, and ends it if he can. Returns how many seconds it takes until the whole table
    sees it."""
    mover = next(page for page in pages if page.moves)
    at = mover.at
    # Some choices are put together step by step. Only the last step is a move.
    while mover.at == at:
        move, frames, begun = "end" if "end" in mover.moves else mover.moves[0], mover.frames, monotonic()
        await mover.socket.send(json.dumps({"do": "choose", "at": at, "moves": [move]}))
        await mover.sees_more(frames)
    await asyncio.gather(*(page.sees(at + 1) for page in pages))
    return monotonic() - begun
