"""Kills the server again and again while games are played over its sockets, and looks at what it kept.

What a browser was shown is acknowledged: it must be there after every kill, with every entry at its number, and every
line of the chronicle and of the talk is shown again as it was. What is there beyond it may only be what a bot did, what
was no choice, or what somebody said and was not yet answered.
"""

from __future__ import annotations

import asyncio
import json
import math
import random
import re
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from real_server import Program
from regni.decks.book import fitted, usual_deck
from regni.decks.deck import deck_of
from regni.rules.rulesets import ruleset_from
from regni.web.company.chat import lines_of
from regni.web.manners import Manners
from regni.web.pages.page import OWNER
from regni.web.play.keys import new_key
from regni.web.play.session import Session
from regni.web.play.store import Store
from regni.web.play.together import NONE, read_together
from regni.web.terms import Player, Terms, terms_json
from regni.words.notation import move_text
from remembering import Memory, Talk, lines_in

#: What is played: the fixed settings, and the numbers of people, bots and devices. People without a device of their own
#: share the first one.
GAMES: list[tuple[dict[str, object], int, int, int]] = [
    ({}, 3, 0, 3),
    ({}, 2, 1, 1),
    ({"variant": "heathen"}, 1, 2, 1),
    ({"variant": "wessex"}, 2, 1, 2),
    ({"variant": "rebellion", "mode": "solo"}, 1, 0, 1),
    ({"variant": "rebellion", "mode": "semi"}, 2, 1, 2),
]
#: How likely the link of a device is cut after a frame.
CUT = 0.01
#: How people on several devices play together: on a clock, which never runs out here.
MANNERS = Manners(clock="game-40")
#: How often, when a frame comes, somebody says something, asks to take moves back, or grants that.
TALKS, ASKS, GRANTS = 0.03, 0.02, 0.1
#: After how many frames at most the server is killed, and how many seconds later at most; and how long a start lives
#: that is killed before it is done.
MOST_FRAMES, MOST_LATER, STARTING = 80, 0.05, 0.6
#: So many seconds they may take to come.
PATIENCE = 20
#: How often, of ten kills, the server is killed while it starts.
STILLBORN = 1


def game(number: int, seed: str) -> Terms:
    fixed, people, bots, devices = GAMES[number % len(GAMES)]
    rules, seats = ruleset_from(fixed), people + bots
    deck = deck_of(fitted(usual_deck(rules, seats), rules))
    players = [Player(f"Earl {seat}") if seat < people else Player(bot="random") for seat in range(seats)]
    manners = MANNERS if devices > 1 else Manners()
    return Terms(dict(fixed), players, [deck] * seats, f"{seed} {number}", manners=manners)


@dataclass
class Played:
    """A table as its browsers know it."""

    key: str
    number: int
    terms: Terms
    #: The tokens of the devices.
    devices: list[str]
    #: So many entries the server has told of.
    acknowledged: int = 0
    #: What was said to a table that had so many entries.
    said: dict[int, set[str]] = field(default_factory=dict)
    #: The entries that were found after the last kill.
    found: list[str] = field(default_factory=list)
    is_over: bool = False
    #: The chronicle as each device was shown it, for each of its seats.
    memories: defaultdict[tuple[str, int], Memory] = field(default_factory=lambda: defaultdict(Memory))
    talk: Talk = field(default_factory=Talk)


@dataclass
class Tally:
    """What came of it."""

    kills: int = 0
    stillborn: int = 0
    cuts: int = 0
    said: int = 0
    acknowledged: int = 0
    #: Entries that were on the disk at a kill, but not yet told.
    ahead: int = 0
    entries: int = 0
    finished: int = 0
    #: Lines of the chronicle that were shown again, and lines of the talk.
    lines: int = 0
    talk: int = 0
    #: Moves that were taken back.
    undone: int = 0

    def __str__(self) -> str:
        return (
            f"{self.kills} kills ({self.stillborn} of them while it started), {self.cuts} links cut; "
            f"{self.said} choices sent, "
            f"{self.entries} entries kept, {self.acknowledged} of them acknowledged before a kill, {self.ahead} stored "
            f"and not yet acknowledged, none lost or doubled; {self.undone} moves taken back; "
            f"{self.lines} lines of the chronicle and {self.talk} lines of talk shown again, none changed; "
            f"{self.finished} tables played to their end"
        )


class Killer:
    """Some tables, a server, and somebody who kills it."""

    def __init__(self, file: Path, tables: int, seed: str, most_frames: int = MOST_FRAMES) -> None:
        self.file = file
        self.seed = seed
        self.most_frames = most_frames
        self.rng = random.Random(seed)
        #: When it is killed: whatever is played until then, the same for a seed.
        self.fate = random.Random(f"{seed} fate")
        self.program = Program(file)
        self.tally = Tally()
        self.begun = 0
        #: So many frames were seen.
        self.frames = 0
        self.words = 0
        self.tables: list[Played] = []
        self.begin(tables)

    def begin(self, tables: int) -> None:
        """New tables, while no server runs."""
        store = Store(self.file)
        for _ in range(tables):
            terms, devices = game(self.begun, self.seed), [new_key() for _ in range(GAMES[self.begun % len(GAMES)][3])]
            people = [seat for seat, player in enumerate(terms.players) if not player.bot]
            held = {seat: devices[seat] if seat < len(devices) else devices[0] for seat in people}
            key = new_key()
            number = store.begin(devices[0], terms_json(terms), key, held)
            self.tables.append(Played(key, number, terms, devices))
            self.begun += 1
        store.close()

    def run(self, kills: int, most_seconds: float = math.inf) -> Tally:
        """So many kills, or as many as there is time for."""
        end = time.monotonic() + most_seconds
        try:
            while self.tally.kills < kills and time.monotonic() < end:
                self.once()
        finally:
            self.program.kill()
        return self.tally

    def once(self) -> None:
        """Start, play, kill, look."""
        if self.fate.randrange(10) < STILLBORN:
            self.program.launch()
            asyncio.run(asyncio.sleep(self.fate.uniform(0, STARTING)))
            self.program.kill()
            self.tally.stillborn += 1
        else:
            self.program.start()
            asyncio.run(self.play_and_kill(self.fate.randint(1, self.most_frames)))
        self.tally.kills += 1
        self.look()

    async def play_and_kill(self, frames: int) -> None:
        """However busy the machine is, something has happened by then."""
        places = [(table, device) for table in self.tables for device in table.devices]
        players = [asyncio.create_task(self.play(*place)) for place in places]
        enough, end = self.frames + frames, time.monotonic() + PATIENCE
        while self.frames < enough and time.monotonic() < end:
            await asyncio.sleep(0.001)
        await asyncio.sleep(self.fate.uniform(0, MOST_LATER))
        # In a thread: those who play are not to stand still while it dies.
        await asyncio.to_thread(self.program.kill)
        for player in players:
            player.cancel()
        ended = await asyncio.gather(*players, return_exceptions=True)
        for problem in ended:
            if isinstance(problem, Exception):
                raise problem

    # Playing.

    async def play(self, table: Played, device: str) -> None:
        """Come back as often as the connection is lost, as the page's script does."""
        while not table.is_over:
            try:
                uri = f"ws://127.0.0.1:{self.program.port}/table/{table.key}/live"
                # While it connects, other devices may be told of more.
                known = table.acknowledged
                cookie = {"Cookie": f"{OWNER}={device}"}
                async with connect(uri, max_size=None, open_timeout=None, additional_headers=cookie) as socket:
                    await self.converse(table, device, socket, known)
            except (OSError, WebSocketException, InvalidHandshake, EOFError):
                await asyncio.sleep(0.05)

    async def converse(self, table: Played, device: str, socket: ClientConnection, known: int) -> None:
        first = True
        async for text in socket:
            message = json.loads(text)
            if message["kind"] == "company":
                table.talk.hear(message["parts"])
            if message["kind"] != "frame":
                continue
            self.frames += 1
            at = int(message["at"])
            # A device with several seats shows the chronicle to one of them.
            table.memories[device, message.get("looking", NONE)].see(at, lines_in(message["html"]))
            if first:
                assert at >= known, f"table {table.number} stands at {at} after {known}"
                assert at >= len(table.found), f"table {table.number} stands at {at}, and {len(table.found)} were kept"
            first = False
            table.acknowledged = max(table.acknowledged, at)
            if self.rng.random() < CUT:
                self.tally.cuts += 1
                socket.transport.abort()
                return
            if message["over"]:
                table.is_over = True
                return
            if len(table.devices) > 1:
                await self.meet_others(table, socket, at)
            curtain = re.search(r'data-uncover="(\d)"', message["html"])
            if curtain:
                await socket.send(json.dumps({"do": "uncover", "seat": int(curtain[1])}))
            elif message["yours"]:
                await self.choose(table, socket, at, [move["move"] for move in message["moves"]])

    async def meet_others(self, table: Played, socket: ClientConnection, at: int) -> None:
        """Sometimes something is said, asked or granted."""
        if self.rng.random() < TALKS:
            self.words += 1
            await socket.send(json.dumps({"do": "say", "text": f"words-{self.words}"}))
        if self.rng.random() < ASKS:
            table.said.setdefault(at, set()).add("undo")
            await socket.send(json.dumps({"do": "ask", "what": "undo", "at": at}))
        if self.rng.random() < GRANTS:
            await socket.send(json.dumps({"do": "answer", "what": "undo", "at": at, "grants": True}))

    async def choose(self, table: Played, socket: ClientConnection, at: int, moves: Sequence[str]) -> None:
        """One of the moves; sometimes the same twice, as a doubled click would; sometimes taking one back."""
        self.tally.said += 1
        if self.rng.random() < 0.03:
            table.said.setdefault(at, set()).add("undo")
            await socket.send(json.dumps({"do": "undo", "at": at}))
            return
        move = self.rng.choice([move for move in moves if move != "concede"])
        table.said.setdefault(at, set()).add(move)
        choice = json.dumps({"do": "choose", "at": at, "moves": [move]})
        await socket.send(choice)
        if self.rng.random() < 0.1:
            await socket.send(choice)

    # Looking.

    def look(self) -> None:
        """What is on the disk now, without any server."""
        store = Store(self.file)
        for table in self.tables:
            entries = store.entries(table.number)
            session, lengths = check_kept(table, entries)
            for memory in table.memories.values():
                self.tally.lines += memory.compare(lengths)
            said = [line.said for line in lines_of(store, table.number)]
            self.tally.talk += table.talk.compare(said)
            self.tally.undone += entries[len(table.found) :].count("undo")
            self.tally.entries += len(entries) - len(table.found)
            self.tally.acknowledged += max(0, table.acknowledged - len(table.found))
            self.tally.ahead += len(entries) - max(table.acknowledged, len(table.found))
            table.found = entries
            table.acknowledged = len(entries)
            kept = store.session(table.number)
            assert kept is not None
            assert kept.is_over == session.is_over
            if state := store.together(table.number):
                # Time runs for the person who has to decide.
                assert read_together(state, len(table.terms.players)).seat in (NONE, session.game.deciding)
            table.is_over = kept.is_over
        store.close()
        over = [table for table in self.tables if table.is_over]
        self.tally.finished += len(over)
        self.tables = [table for table in self.tables if not table.is_over]
        self.begin(len(over))


def check_kept(table: Played, entries: list[str]) -> tuple[Session, list[int]]:
    """Nothing less than was acknowledged, nothing changed, nothing that nobody did, and all of it can be played.

    Returns the session, and how many moves stand after each number of entries."""
    name = f"table {table.number}"
    assert len(entries) >= table.acknowledged, f"{name} lost {table.acknowledged - len(entries)} acknowledged entries"
    assert entries[: len(table.found)] == table.found, f"{name} remembers another past"
    session = Session(table.terms)
    #: The number of the first entry of those that were made at once.
    together = 0
    lengths = [0]
    for number, entry in enumerate(entries):
        only = session.only_move
        is_choice = session.bot_to_move is None and (only is None or move_text(only) != entry)
        if is_choice and number >= len(table.found):
            if entry in table.said.get(number, ()):
                together = number
            assert entry in table.said.get(together, ()), f"{name}: nobody said {entry!r} ({number})"
        session.enter(entry)
        lengths.append(len(session.game.movers))
    return session, lengths
