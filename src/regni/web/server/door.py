"""The door of the server: every request passes it first. It makes people wait who ask too fast. When the server is full
it refuses newcomers, and players stay."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from time import monotonic

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...errors import RegniError
from ..fairness import limits
from ..fairness.fairness import Fairness
from ..pages.page import Reader, address_of, fairness_of, host_of, rendered
from .messages import PING
from .socket import REASONS, TOO_FAST, TOO_MANY

#: How many players are remembered. Others are looked up in the file when they ask for something.
REMEMBERED = 10_000
#: How somebody is turned away, by the code that closes sockets: the status of the page, and the id of its text.
REFUSALS = {TOO_FAST: (429, "page-fast"), TOO_MANY: (503, "page-full")}


class Door:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._players: OrderedDict[str, None] = OrderedDict()
        self._pages: dict[tuple[str, str, int], str] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        request = HTTPConnection(scope)
        reader, fairness, address = Reader(request), fairness_of(request), address_of(request)
        player = reader.token if self._is_player(request, reader) else ""
        is_file = scope["path"].startswith("/static/")
        if fairness.crowd.is_full and not player and not is_file:
            await self._turn_away(TOO_MANY, reader, scope, receive, send)
            return
        is_socket = scope["type"] == "websocket"
        cost = limits.SOCKET if is_socket else limits.FILE if is_file else limits.PAGE
        wait = fairness.request(address, player, cost, monotonic())
        if wait:
            await asyncio.sleep(wait)
        if wait is None or not (is_socket or await fairness.turn(address, player)):
            await asyncio.sleep(limits.HELD)
            await self._turn_away(TOO_FAST, reader, scope, receive, send)
        elif is_socket:
            await self.app(scope, paced(receive, fairness, address, reader.token), send)
        else:
            await self.app(scope, *measured(receive, send, fairness))

    def _is_player(self, request: HTTPConnection, reader: Reader) -> bool:
        """Whether somebody holds a seat somewhere."""
        if reader.token in self._players:
            return True
        # If the file cannot be read, the page that is asked for says why.
        with suppress(RegniError):
            if reader.owner and host_of(request).store.is_seated(reader.owner):
                self._players[reader.token] = None
                if len(self._players) > REMEMBERED:
                    self._players.popitem(last=False)
                return True
        return False

    async def _turn_away(self, code: int, reader: Reader, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            # Only a socket that was accepted can say why it is closed.
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": code, "reason": REASONS[code]})
            return
        status, key = REFUSALS[code]
        shown = (reader.language, reader.theme, code)
        # In a flood of requests the same page is needed very often.
        if shown not in self._pages:
            detail = reader.words.text(f"{key}-text")
            self._pages[shown] = rendered("error.html", reader, path="/", key=key, detail=detail)
        headers = {"Connection": "close", "Retry-After": str(int(limits.HELD))}
        await HTMLResponse(self._pages[shown], status, headers)(scope, receive, send)


def paced(receive: Receive, fairness: Fairness, address: str, person: str) -> Receive:
    """Delays the messages of somebody who sends too many. Meanwhile no further messages are read."""

    async def hear() -> Message:
        message = await receive()
        if message["type"] == "websocket.receive" and message.get("text") != PING:
            await asyncio.sleep(fairness.message(address, person, monotonic()))
        return message

    return hear


def measured(receive: Receive, send: Send, fairness: Fairness) -> tuple[Receive, Send]:
    """Measures how long the server works on an answer: from the end of the request to the beginning of the answer.
    Nothing else happens in between."""
    begun = monotonic()

    async def hear() -> Message:
        nonlocal begun
        message = await receive()
        begun = monotonic()
        return message

    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start":
            fairness.queue.spend(monotonic() - begun)
        await send(message)

    return hear, answer
