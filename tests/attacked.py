"""A server to be attacked, with one table that must not change, and ways to reach it without a browser."""

from __future__ import annotations

import contextlib
import http.client
import json
import socket as network
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from killing import game
from real_server import Serving
from regni.engine.digest import digest
from regni.web.pages.page import OWNER
from regni.web.play.host import Host
from regni.web.play.store import Store
from regni.web.terms import Terms

#: How long an answer may take on a busy machine, in seconds.
PATIENCE = 60
OWNER_KEY = "A" * 22
#: An answer that tells how the program is made.
TELLTALES = ("Traceback", "site-packages", "regni/web", "sqlite", "starlette")


class Place:
    """A server with one table for one person alone, whose decision it is."""

    def __init__(self, served: Serving, key: str) -> None:
        self.served = served
        self.key = key
        self.before = self.state()

    @property
    def host(self) -> Host:
        return self.served.host

    def state(self) -> tuple[list[str], str]:
        return self.host.store.entries(1), str(digest(self.host.live(1).session.game.table))

    def check(self) -> None:
        """It still serves, the table is as it was, and nothing went wrong inside."""
        answer = self.ask("GET", f"/table/{self.key}")
        assert answer.status == 200
        assert self.state() == self.before
        assert not self.served.faults

    # Pages.

    def ask(self, method: str, path: str, form: dict[str, str] | None = None, **headers: str) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.served.port, timeout=PATIENCE)
        sent = {"Cookie": f"{OWNER}={OWNER_KEY}"} | {name.replace("_", "-"): value for name, value in headers.items()}
        body = urlencode(form, errors="surrogatepass") if form is not None else None
        connection.request(method, path, body, sent)
        answer = connection.getresponse()
        found = Answer(answer.status, dict(answer.getheaders()), answer.read().decode())
        connection.close()
        if answer.status >= 400:
            assert not [telltale for telltale in TELLTALES if telltale in found.text]
        return found

    # Bare connections.

    def wire(self) -> network.socket:
        return network.create_connection(("127.0.0.1", self.served.port), timeout=PATIENCE)

    def say_raw(self, data: bytes, silence: float = PATIENCE) -> bytes:
        """Whatever comes back until the server hangs up, or is silent for so long."""
        with self.wire() as wire:
            wire.settimeout(silence)
            heard = b""
            with contextlib.suppress(OSError):
                wire.sendall(data)
                while more := wire.recv(65536):
                    heard += more
            return heard

    # Sockets.

    def uri(self, key: str = "") -> str:
        return f"ws://127.0.0.1:{self.served.port}/table/{key or self.key}/live"

    @contextlib.contextmanager
    def sit(self, **options: Any) -> Iterator[ClientConnection]:
        with sit_down(self.uri(), max_queue=None, **options) as session:
            yield session

    def handshake(self, key: str = "") -> network.socket:
        """A socket by hand, to send over it what no library would."""
        wire = self.wire()
        wire.sendall(
            f"GET /table/{key or self.key}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.served.port}\r\n"
            f"Cookie: {OWNER}={OWNER_KEY}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert wire.recv(65536).startswith(b"HTTP/1.1 101")
        return wire


class Answer:
    def __init__(self, status: int, headers: dict[str, str], text: str) -> None:
        self.status = status
        self.headers = headers
        self.text = text


@contextlib.contextmanager
def a_place() -> Iterator[Place]:
    tables = Host(Store(":memory:"))
    key = tables.begin(OWNER_KEY, solo())
    with Serving(tables) as served:
        yield Place(served, key)


def sit_down(uri: str, **options: Any) -> ClientConnection:
    """A socket of the person who owns the tables."""
    headers = {"Cookie": f"{OWNER}={OWNER_KEY}"} | options.pop("additional_headers", {})
    session: ClientConnection = connect(
        uri, max_size=None, open_timeout=PATIENCE, additional_headers=headers, **options
    )
    return session


def solo() -> Terms:
    return game(4, "attacked")


def hear(session: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(session.recv(PATIENCE))
        if message["kind"] == kind:
            return message


def closing_code(session: ClientConnection) -> int:
    """With which code the server hangs up."""
    try:
        while True:
            session.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def is_hung_up(wire: network.socket) -> bool:
    """Whether the server hangs up before patience ends."""
    try:
        while wire.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def eventually(is_so: Any) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if is_so():
            return True
        time.sleep(0.02)
    return False


def short(data: str | bytes) -> str:
    """A name for a test."""
    return repr(data[:60])


def frame(opcode: int, data: bytes, fin: int = 0x80, masked: int = 0x80) -> bytes:
    length = bytes([masked | len(data)]) if len(data) < 126 else bytes([masked | 126]) + len(data).to_bytes(2, "big")
    return bytes([fin | opcode]) + length + (bytes(4) if masked else b"") + data
