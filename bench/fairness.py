"""How long somebody waits for knights while others play against kings: `python bench/fairness.py`.

A real server, real sockets, clients on the same machine. One person plays against two knights and clicks on as soon as
he is asked. This is measured three times: nobody else plays; eight people play, each against two kings; and there are
thirty more tables of kings, which people left while it was a king's turn. With `--before PYTHON --after PYTHON`, two
environments with a version of regni each, both are measured one after the other.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from clicks import COOKIE, DECK, TABLES, serving
from websockets.asyncio.client import ClientConnection, connect

#: How many people play against kings, and at how many more tables kings play while nobody watches.
PEOPLE, LEFT = 8, 30
#: How many tables against knights there are. The person plays them one after another, since games end.
OF_KNIGHTS = 40
#: Seconds between being asked and choosing. The server turns away anyone who clicks faster than a person could.
PAUSE = 0.25
#: How long a server may take to answer, in seconds.
PATIENCE = 300


@dataclass
class Waits:
    """The seconds from a choice to the next decision of the same person, where bots moved in between."""

    seconds: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        if not self.seconds:
            return " | | | 0"
        found = sorted(self.seconds)
        late = found[min(len(found) - 1, int(len(found) * 0.95))]
        return f"{statistics.median(found):.3f} | {late:.3f} | {found[-1]:.3f} | {len(found)}"


def key(name: str, number: int) -> str:
    return f"{name}{number:02}".ljust(22, "_")


def owner_of(name: str, number: int) -> str:
    """The key of the person who owns a table. All tables against knights belong to one person, every other table to a
    person of its own."""
    return key("by-" + name, number if name == "kings" else 0)


def tables(folder: Path) -> Path:
    """Writes all tables to a file of the first format, which every version can open."""
    file = folder / "tables.sqlite"
    shutil.copy(TABLES, file)
    db = sqlite3.connect(file)
    for name, bot, number in (("knights", "knight", OF_KNIGHTS), ("kings", "king", PEOPLE), ("left", "king", LEFT)):
        for one in range(number):
            sitters = [{"name": "Ana", "bot": ""}, {"name": "", "bot": bot}, {"name": "", "bot": bot}]
            terms = {"ruleset": {}, "sitters": sitters, "decks": [DECK] * 3, "seed": f"{name} {one}", "best_of": 0}
            row = (owner_of(name, one), json.dumps(terms))
            made = db.execute("INSERT INTO tables (owner, begun, changed, setup) VALUES (?, 0, 0, ?)", row)
            db.execute("INSERT INTO keys VALUES (?, ?, '0')", (key(name, one), made.lastrowid))
    db.commit()
    db.close()
    return file


class Person:
    """A person at a table, who plays until he is stopped."""

    def __init__(self, port: int, name: str, number: int, waits: Waits) -> None:
        self.address = f"ws://127.0.0.1:{port}/table/{key(name, number)}/live"
        # In b00181a the key of the table alone opened it; now the cookie of his browser does.
        self.cookie = {"Cookie": f"{COOKIE['name']}={owner_of(name, number)}"}
        self.rng = random.Random(f"{name} {number}")
        self.waits = waits

    @asynccontextmanager
    async def sitting(self) -> AsyncIterator[ClientConnection]:
        """The server says where it serves a moment before it does."""
        for _ in range(PATIENCE * 10):
            try:
                socket = await connect(self.address, max_size=None, ping_interval=None, additional_headers=self.cookie)
                break
            except ConnectionRefusedError:
                await asyncio.sleep(0.1)
        async with socket:
            yield socket

    async def play(self) -> None:
        """Plays to the end of the game."""
        async with self.sitting() as socket:
            shown = await self.asked(socket)
            while not shown["over"]:
                shown = await self.choose(socket, shown)

    async def leave(self) -> None:
        """Ends his turn, and leaves the table to the bots."""
        async with self.sitting() as socket:
            shown = await frame(socket)
            while shown["yours"]:
                await say(socket, shown, final(shown))
                shown = await frame(socket)

    async def choose(self, socket: ClientConnection, shown: dict[str, Any]) -> dict[str, Any]:
        await asyncio.sleep(PAUSE)
        legal = [move["move"] for move in shown["moves"] if move["move"] != "concede"]
        begun = time.perf_counter()
        # A force that is complete only has to be confirmed.
        move = ["end"] if "end" in legal and self.rng.random() < 0.5 else [self.rng.choice(legal)] if legal else []
        await say(socket, shown, move)
        after = await self.asked(socket)
        # A person who is out of the game waits for its end, not for a decision.
        if after["at"] > shown["at"] + 1 and not after["over"]:
            self.waits.seconds.append(time.perf_counter() - begun)
        return after

    async def asked(self, socket: ClientConnection) -> dict[str, Any]:
        """The next frame in which he has to decide, or the end."""
        while True:
            shown = await frame(socket)
            if shown["over"] or shown["yours"]:
                return shown


def final(shown: dict[str, Any]) -> list[str]:
    """The choice that ends the turn soonest."""
    legal: list[str] = [move["move"] for move in shown["moves"]]
    return ["end"] if "end" in legal else legal[:1]


async def frame(socket: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message["kind"] == "frame":
            return message


async def say(socket: ClientConnection, shown: dict[str, Any], moves: list[str]) -> None:
    await socket.send(json.dumps({"do": "choose", "at": shown["at"], "moves": moves}))


async def measured(port: int, people: int, left: int, seconds: float) -> tuple[Waits, Waits]:
    """How long one person waits for knights, and others for kings."""
    knights, kings = Waits(), Waits()
    for one in range(left):
        await Person(port, "left", one, Waits()).leave()
    others = [asyncio.create_task(Person(port, "kings", one, kings).play()) for one in range(people)]
    # Now all of them play.
    await asyncio.sleep(3 if people else 0)
    end = time.monotonic() + seconds
    for one in range(OF_KNIGHTS):
        # A wait that has begun is measured to its end.
        playing = asyncio.create_task(Person(port, "knights", one, knights).play())
        while not playing.done() and time.monotonic() < end:
            await asyncio.sleep(0.1)
        if not playing.done():
            await settled(playing, knights)
        if time.monotonic() >= end:
            break
    for other in others:
        other.cancel()
    await asyncio.wait(others) if others else None
    return knights, kings


async def settled(playing: asyncio.Task[None], waits: Waits) -> None:
    """Stops a person after his next wait."""
    before, end = len(waits.seconds), time.monotonic() + PATIENCE
    while not playing.done() and len(waits.seconds) == before and time.monotonic() < end:
        await asyncio.sleep(0.1)
    playing.cancel()


def report(name: str, python: str, seconds: float) -> None:
    for what, people, left in (("nobody", 0, 0), ("8 people", PEOPLE, 0), ("8 people, 30 left tables", PEOPLE, LEFT)):
        with (
            tempfile.TemporaryDirectory() as folder,
            serving(python, tables(Path(folder))) as (_, port),
        ):
            knights, kings = asyncio.run(measured(port, people, left, seconds))
        print(f"| {name} | {what} | knights | {knights} | {os.getloadavg()[0]:.1f} |", flush=True)
        if people:
            print(f"| {name} | {what} | kings | {kings} | |", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", help="a Python with another version of regni")
    parser.add_argument("--after", default=sys.executable, help="a Python with this one")
    parser.add_argument("--seconds", type=float, default=90)
    args = parser.parse_args(arguments)
    print("| version | who else plays against kings | who waits for | median, s | 95 % | worst | waits | load |")
    print("| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |")
    for name, python in (("before", args.before), ("now", args.after)):
        if python:
            report(name, python, args.seconds)


if __name__ == "__main__":
    main()
