"""Tells people by their webhooks that it is their turn.

Nobody is told at once: people who have the table open, or come back in a moment, see it themselves. Nothing here can
hold up a game: a turn is only noted, everything else happens later and beside it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import msgspec

from ...errors import RegniError
from ...rules.options import game_name
from ...words.words import capital, words
from ..fairness.pace import Pace, Rate
from ..play.host import Host, LiveSession
from ..terms import read_terms, rules_of
from .kept import Webhook, is_told, note_call, note_told, untold_turns, webhook_of
from .sending import Sender
from .target import read_target

#: Seconds until a person is told who has no page of the table open.
AWAY = 10.0
#: Seconds until a person is told who has one open but does nothing. The page may be open on a machine far from him.
SILENT = 900.0
#: Messages an hour for one person, and to one machine for all people together.
OWN = Rate(20 / 3600, at_once=20)
SHARED = Rate(120 / 3600, at_once=120)
#: How many messages are sent at the same time, and how many more may wait. Further ones are dropped.
AT_ONCE, MOST_WAITING = 4, 200

#: Whether a person has a page of a table open.
IsHere = Callable[[int, str], bool]


class Caller:
    """All webhooks of a server."""

    def __init__(self, host: Host, is_here: IsHere, sender: Sender) -> None:
        self.host = host
        self.store = host.store
        self.is_here = is_here
        self.sender = sender
        #: The seat that decides at each table, and the timers that run until its person is told.
        self._turns: dict[int, int] = {}
        self._waiting: dict[int, asyncio.TimerHandle] = {}
        #: Messages under way, by person.
        self._tasks: dict[asyncio.Task[None], str] = {}
        self._room = asyncio.Semaphore(AT_ONCE)
        self._pace = Pace()
        host.listeners.append(self.hear)

    # Whose turn it is.

    def start(self) -> None:
        """The server begins to run: people may have to be told of turns that began before."""
        # If the file cannot be read, those who ask for something are told.
        with suppress(RegniError):
            for table, seat in untold_turns(self.store, MOST_WAITING):
                self._turns[table] = seat
                self._wait(table, seat, self.store.count(table), AWAY)

    def hear(self, live: LiveSession) -> None:
        """Something has happened at a table."""
        session = live.session
        if session.only_move is not None:
            # The server makes this move at once and asks nobody.
            return
        table, seat = live.number, session.game.deciding
        waiting = self._waiting.pop(table, None)
        if waiting is not None:
            waiting.cancel()
        if seat is None:
            self._turns.pop(table, None)
            return
        before, self._turns[table] = self._turns.get(table), seat
        # A person who goes on with his own turn knows that it is his.
        if seat != before and not session.terms.players[seat].bot:
            self._wait(table, seat, session.count, AWAY)

    def _wait(self, table: int, seat: int, at: int, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._waiting[table] = loop.call_later(seconds, self._look, table, seat, at, seconds)

    def _look(self, table: int, seat: int, at: int, waited: float) -> None:
        """Time has passed and the seat still decides. Tells its person. If he has the table open, he is told later."""
        del self._waiting[table]
        # If the file cannot be read, the pages of the table say so.
        with suppress(RegniError):
            person = self.store.seats_of(table).get(seat, "")
            webhook = webhook_of(self.store, person)
            # Another server on the same file may have heard of a move, or may have told him.
            if webhook is None or webhook.is_off or self.store.count(table) != at or is_told(self.store, table):
                return
            if waited == AWAY and self.is_here(table, person):
                self._wait(table, seat, at, SILENT)
            elif self._call(person, webhook, self._turn_message(webhook, table, seat)):
                note_told(self.store, table)

    def _turn_message(self, webhook: Webhook, table: int, seat: int) -> bytes:
        """The message: the game, the seat, and an address that opens the table for its own people only."""
        kept = self.store.session(table)
        if kept is None:
            raise RegniError("lobby-over")
        said = words(webhook.language)
        game = game_name(rules_of(read_terms(kept.terms)), said)
        return message(game, capital(said.colour(seat)), f"{webhook.base}/table/{kept.handle}")

    # A first message, to try the address out.

    def is_trying(self, person: str) -> bool:
        """Whether something is being sent to this person."""
        return person in self._tasks.values()

    def try_out(self, person: str, webhook: Webhook) -> None:
        """Sends a first message. If it arrives, an address that was switched off is used again."""
        said = words(webhook.language)
        if not self._call(person, webhook, message(said.text("webhook-trial"), "", f"{webhook.base}/")):
            raise RegniError("webhook-often")

    # What is sent.

    def _call(self, person: str, webhook: Webhook, body: bytes) -> bool:
        """Sends a message beside everything else. Returns False if too many were sent already."""
        now, host = monotonic(), read_target(webhook.address).host
        if len(self._tasks) >= MOST_WAITING or self._pace.wait(f"person {person}", OWN, now) is None:
            return False
        if self._pace.wait(f"machine {host}", SHARED, now) is None:
            return False
        task = asyncio.get_running_loop().create_task(self._send(person, webhook, body))
        self._tasks[task] = person
        task.add_done_callback(self._tasks.pop)
        return True

    async def _send(self, person: str, webhook: Webhook, body: bytes) -> None:
        async with self._room:
            last = await self.sender.send(read_target(webhook.address), body)
        with suppress(RegniError):
            note_call(self.store, person, webhook.address, last)

    async def close(self) -> None:
        for timer in self._waiting.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def message(game: str, seat: str, link: str) -> bytes:
    """A message as it is sent. It holds nothing that is hidden, and no key.

    >>> message("The base game", "Blue", "http://127.0.0.1/table/abc")
    b'{"game":"The base game","seat":"Blue","link":"http://127.0.0.1/table/abc"}'
    """
    return msgspec.json.encode({"game": game, "seat": seat, "link": link})
