"""The socket between a browser and a lobby: what has changed goes out. What comes in is the browser's part in the deal:
it fixes its word, and opens it when it is asked to. Forms do all the rest."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec
from markupsafe import Markup
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...errors import RegniError
from ..gathering.lobby import Lobby
from ..pages.page import Reader, error_text, gatherings_of
from ..play.allowance import Allowance
from ..play.store import KeptSession
from ..tables.lobby import parts_of
from .messages import Commit, read_lobby_message

#: The codes that close a socket that sent too much, and one whose messages cannot be stored.
TOO_FAST, FAILED = 4408, 1011


class LobbyConnection:
    """One open page of a lobby."""

    def __init__(self, socket: WebSocket, kept: KeptSession, reader: Reader, own: dict[str, str]) -> None:
        self.socket = socket
        self.kept = kept
        self.reader = reader
        self.own = own
        self.sent: dict[str, Markup] = {}
        self.changed = asyncio.Event()

    async def talk(self) -> None:
        """Shows the lobby whenever it has changed, until the browser goes or the game begins."""
        gatherings = gatherings_of(self.socket)
        gatherings.watch(self.kept.id, self.reader.owner, self.changed.set)
        hearing = asyncio.create_task(self._hear())
        hearing.add_done_callback(lambda _: self.changed.set())
        try:
            while not hearing.done() and await self._show():
                await self.changed.wait()
                self.changed.clear()
        except (WebSocketDisconnect, RuntimeError):
            return
        finally:
            hearing.cancel()
            gatherings.leave(self.kept.id, self.changed.set)

    async def _show(self) -> bool:
        """Sends the parts that changed. Returns whether the lobby is still there."""
        if not self.reader.is_current:
            # The page connects again. If its browser was ended, it finds nothing.
            await self.socket.close(FAILED, "fault")
            return False
        gatherings = gatherings_of(self.socket)
        found = gatherings.attend(self.kept.handle)
        if found is None or gatherings.is_stranger(self.kept.handle, self.reader.owner):
            is_begun = found is None and gatherings.store.find(self.kept.handle) is not None
            await self._send("begun" if is_begun else "closed")
            return False
        parts = parts_of(self.socket, self.reader, *found, self.own)
        changed = [str(html) for name, html in parts.items() if self.sent.get(name) != html]
        self.sent = parts
        if changed:
            await self._send("lobby", parts=changed)
        return True

    async def _send(self, kind: str, **data: Any) -> None:
        """Sends a message, once everything that it may show is on the disk."""
        store = gatherings_of(self.socket).store
        try:
            await store.durable(store.written)
        except RegniError:
            await self.socket.close(FAILED, "fault")
            raise WebSocketDisconnect(FAILED) from None
        await self.socket.send_text(msgspec.json.encode({"kind": kind} | data).decode())

    async def _hear(self) -> None:
        """Takes the browser's messages until it goes or sends too many. An impossible one is refused, and changes
        nothing."""
        allowance = Allowance()
        try:
            while True:
                text = await self.socket.receive_text()
                if allowance.is_spent():
                    await self.socket.close(TOO_FAST, "fast")
                    return
                try:
                    self._obey(text)
                except RegniError as error:
                    await self._send("refused", text=error_text(error, self.reader.words))
        except (WebSocketDisconnect, KeyError, RuntimeError):
            return

    def _obey(self, text: str) -> None:
        said, person = read_lobby_message(text), self.reader.owner
        if isinstance(said, Commit):
            step = partial(Lobby.commit, person=person, round=said.round, commitment=said.commitment)
        else:
            step = partial(Lobby.open_word, person=person, round=said.round, word=said.word)
        gatherings_of(self.socket).change(self.kept.id, step)
