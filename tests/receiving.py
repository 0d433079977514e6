"""A service that receives webhooks: a real server on this machine."""

from __future__ import annotations

import json
import queue
import socket
import ssl
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

#: The function that answers a request. It gets the connection.
Answer = Callable[[socket.socket], None]


def well(connection: socket.socket) -> None:
    connection.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")


class Receiver:
    def __init__(self, answer: Answer = well, trust: ssl.SSLContext | None = None) -> None:
        self.answer = answer
        self.trust = trust
        self.requests: queue.Queue[bytes] = queue.Queue()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/turn?who=ana"

    def next(self) -> bytes:
        """The next request, whole. Waits for it."""
        return self.requests.get(timeout=20)

    def said(self) -> dict[str, Any]:
        """The JSON of the next request."""
        found: dict[str, Any] = json.loads(self.next().partition(b"\r\n\r\n")[2])
        return found

    def close(self) -> None:
        self._listening.close()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                connection, _ = self._listening.accept()
                threading.Thread(target=self._hear, args=(connection,), daemon=True).start()

    def _hear(self, connection: socket.socket) -> None:
        # A client that is cut off in the middle is no failure.
        with suppress(OSError), connection:
            if self.trust is not None:
                connection = self.trust.wrap_socket(connection, server_side=True)
            heard = b""
            while b"\r\n\r\n" not in heard or not heard.endswith(b"}"):
                more = connection.recv(4096)
                if not more:
                    return
                heard += more
            self.requests.put(heard)
            self.answer(connection)
            connection.close()
