"""How pages are served: connections that send nothing are closed, and no address can take all connections."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from contextlib import suppress
from typing import Any

import h11
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from ..fairness.limits import ROOM, Room, files_for, room_within
from ..fairness.lines import Lines
from .messages import LONGEST

try:
    import resource
except ImportError:  # Windows has no such limits.
    resource = None  # type: ignore[assignment]

#: Seconds for which an idle connection is kept, and seconds in which the head of a request must arrive.
KEPT, HEAD = 15, 10
#: Seconds between two pings of a socket, and seconds in which the browser must answer. A page whose socket was closed
#: connects again by itself.
ASKED, ANSWER = 20, 20
#: Seconds after which a browser that takes no data is cut off.
TAKING = 60
#: How messages are compressed. With more effort than this, or with a larger window, a frame takes longer and saves
#: hardly any bytes. Browsers send short messages: a small window is enough for them.
COMPRESSED = {"level": 3, "memLevel": 7}
WINDOW, THEIR_WINDOW = 14, 12
#: The largest head of a request, in bytes.
LONGEST_HEAD = 16 * 1024
#: How many new connections are accepted at once, before others get their turn, and how many may wait to be accepted.
TAKEN_IN, KNOCKING = 16, 2048
#: After how many new objects the garbage collector looks at the youngest ones, and after how many such looks at the
#: older ones. Python's own 700 is reached several times for each frame.
COLLECTED = (20_000, 20, 20)


class Impatient(H11Protocol):
    """A connection that is closed if the head of the next request does not arrive in time. Sending a single letter now
    and then does not keep it open. If an address has too many connections, those that have waited longest are closed
    earlier."""

    #: The connections of the server.
    lines: Lines[Any]
    _due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.lines.may_come(self._address, self.loop.time()):
            self._expect(HEAD)
        else:
            transport.abort()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._expect(self.timeout_keep_alive + HEAD)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._expect(None)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        super().connection_lost(exc)

    def _expect(self, seconds: float | None) -> None:
        """Expects the next request within so many seconds. With None it expects no more."""
        if self._due is not None:
            self._due.cancel()
        if seconds is None:
            self._due = None
            self.lines.end(self)
            return
        self._due = self.loop.call_later(seconds, self._give_up)
        for other in self.lines.wait(self, self._address, self.loop.time()):
            other.transport.abort()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _give_up(self) -> None:
        is_answering = self.cycle is not None and not self.cycle.response_complete
        if not is_answering:
            self.transport.abort()


class Sockets(WebSocketsSansIOProtocol):
    """A socket whose messages are compressed each by itself. Otherwise both directions would keep their windows as long
    as a page is open, which is 50 KiB for each of them."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True,
                client_no_context_takeover=True,
                server_max_window_bits=WINDOW,
                client_max_window_bits=THEIR_WINDOW,
                compress_settings=COMPRESSED,
            )
        ]


def config(app: Starlette) -> uvicorn.Config:
    # Nonsense that browsers send is answered to them, and not shown on the screen of the person who runs the server.
    logging.getLogger("uvicorn.error").addFilter(is_our_fault)

    class OfThisServer(Impatient):
        lines = app.state.fairness.lines

    return uvicorn.Config(
        app,
        log_level="error",
        http=OfThisServer,
        ws=Sockets,
        server_header=False,
        # There is no proxy in front, so headers about the sender's address are not believed.
        proxy_headers=False,
        ws_max_size=LONGEST,
        ws_ping_interval=ASKED,
        ws_ping_timeout=ANSWER,
        timeout_keep_alive=KEPT,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        timeout_graceful_shutdown=1,
        backlog=TAKEN_IN,
    )


class Server(uvicorn.Server):
    """The server, on a socket that is listening already."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # uvicorn lets only as many connections wait as it accepts at once. More may wait here.
        for listening in sockets or []:
            listening.listen(KNOCKING)


def is_our_fault(record: logging.LogRecord) -> bool:
    return "Invalid UTF-8" not in record.getMessage()


def make_room() -> Room:
    """Lets the program open as many files as a full server needs, where the system allows it. Returns what fits."""
    if resource is None:
        return ROOM
    wanted = files_for(ROOM)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        more = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return ROOM if soft == resource.RLIM_INFINITY else room_within(soft)


def spare_the_collector() -> None:
    """Lets the garbage collector look at fewer objects, and less often. All that was loaded so far stays loaded, and a
    frame leaves little behind that only the collector can free."""
    gc.freeze()
    gc.set_threshold(*COLLECTED)


def give_up_on_the_deaf(listening: socket.socket) -> None:
    """Lets the system close connections whose browser takes no data: what is written to them would pile up in memory.
    The connections inherit the option of the listening socket. Not all systems have it."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, TAKING * 1000)
