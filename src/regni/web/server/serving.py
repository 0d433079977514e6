"""How the pages are served: to so many browsers at once, and nobody keeps a place by saying nothing."""

from __future__ import annotations

import asyncio
import logging
import socket

import h11
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol

from .messages import LONGEST

#: Sockets and requests at the same time, of all browsers together.
MOST_CONNECTIONS = 500
#: A connection is kept for so many seconds for the next request; and so long the head of a request may take.
KEPT, HEAD = 15, 10
#: A socket is asked so often whether somebody is still there, and closed if nobody answers for so long; the page comes
#: back by itself.
ASKED, ANSWER = 20, 20
#: Who takes nothing of what he asked for is given up after so many seconds.
TAKING = 60
#: The head of a request, in bytes.
LONGEST_HEAD = 16 * 1024


class Impatient(H11Protocol):
    """A connection on which a whole request must be begun in time: one letter now and then is not enough."""

    _due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect(HEAD)

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
        """The next request within so many seconds; None if there will be none."""
        if self._due is not None:
            self._due.cancel()
        self._due = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        is_answering = self.cycle is not None and not self.cycle.response_complete
        if not is_answering:
            self.transport.abort()


def config(app: Starlette) -> uvicorn.Config:
    # Whoever sends nonsense is told so; the screen of whoever plays here is not for that.
    logging.getLogger("uvicorn.error").addFilter(is_our_fault)
    return uvicorn.Config(
        app,
        log_level="error",
        http=Impatient,
        server_header=False,
        # Nobody stands between: what somebody says about himself in a header is not believed.
        proxy_headers=False,
        ws_max_size=LONGEST,
        ws_ping_interval=ASKED,
        ws_ping_timeout=ANSWER,
        timeout_keep_alive=KEPT,
        limit_concurrency=MOST_CONNECTIONS,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        timeout_graceful_shutdown=1,
    )


def is_our_fault(record: logging.LogRecord) -> bool:
    return "Invalid UTF-8" not in record.getMessage()


def give_up_on_the_deaf(listening: socket.socket) -> None:
    """What is written to somebody who does not read waits in memory; where the system can, it ends this itself. The
    connections of a listening socket have what it has."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, TAKING * 1000)
