"""Sends one message to an address that somebody gave.

The name is looked up once, and the server connects to the address found then: a second lookup could give another one.
Redirects are not followed. Of the answer only its first line is read.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

from .target import Target, may_connect

#: Seconds that all of it may take.
TIME = 5.0
#: The longest first line of an answer, in bytes.
LONGEST_LINE = 1024

#: What became of a message: it arrived; its address leads where the server must not connect; it failed.
TOLD, CLOSED, FAILED = "told", "closed", "failed"
OUTCOMES = (TOLD, CLOSED, FAILED)

#: Looks up the addresses of a host.
Resolve = Callable[[str, int], Awaitable[list[str]]]


async def look_up(host: str, port: int) -> list[str]:
    """Looks up a name in a thread of its own, which ends with the program. The system may search for a name much
    longer than anybody waits for it here. In the threads that the server shares, a few such names would hold up all
    tables, and its end."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[list[str]] = loop.create_future()

    def tell(addresses: list[str], problem: OSError | UnicodeError | None) -> None:
        if answer.done():
            return
        if problem is None:
            answer.set_result(addresses)
        else:
            answer.set_exception(problem)

    def search() -> None:
        found, problem = [], None
        try:
            found = [str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        except (OSError, UnicodeError) as error:
            problem = error
        # The server may have ended meanwhile.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(tell, list(dict.fromkeys(found)), problem)

    threading.Thread(target=search, name="look-up", daemon=True).start()
    return await answer


@dataclass
class Sender:
    allows_private: bool = False
    resolve: Resolve = look_up
    #: The certificates that are trusted: those that this machine trusts.
    trust: ssl.SSLContext = field(default_factory=ssl.create_default_context)

    async def send(self, target: Target, body: bytes) -> str:
        """Sends a message. Returns what became of it, and never raises an error."""
        try:
            async with asyncio.timeout(TIME):
                addresses = await self.resolve(target.host, target.port)
                # If only one of the addresses is forbidden, nothing is sent: somebody may be trying a trick.
                if not all(may_connect(address, self.allows_private) for address in addresses):
                    return CLOSED
                return TOLD if is_taken(await self._ask(target, addresses, body)) else FAILED
        except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            # A name with impossible letters raises a UnicodeError.
            return FAILED

    async def _ask(self, target: Target, addresses: list[str], body: bytes) -> bytes:
        """Sends a request to the first of these addresses that answers. Returns the first line of the answer."""
        reader, writer = await self._connect(target, addresses)
        try:
            writer.write(head_of(target, len(body)) + body)
            await writer.drain()
            return await reader.readuntil(b"\n")
        finally:
            # The connection is dropped at once.
            writer.transport.abort()

    async def _connect(self, target: Target, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        problem = OSError("no address")
        for address in addresses:
            try:
                # The certificate must be for the name, not for the address.
                return await asyncio.open_connection(
                    address,
                    target.port,
                    limit=LONGEST_LINE,
                    ssl=self.trust if target.is_secure else None,
                    server_hostname=target.host if target.is_secure else None,
                )
            except OSError as error:
                problem = error
        raise problem


def head_of(target: Target, length: int) -> bytes:
    lines = [
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.said_host}",
        "User-Agent: regni",
        "Content-Type: application/json",
        f"Content-Length: {length}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii")


def is_taken(line: bytes) -> bool:
    r"""Whether the first line of an answer says that all is well.

    >>> is_taken(b"HTTP/1.1 204 No Content\r\n"), is_taken(b"HTTP/1.1 302 Found\r\n"), is_taken(b"SSH-2.0\r\n")
    (True, False, False)
    """
    version, _, said = line.partition(b" ")
    return version.startswith(b"HTTP/1.") and said[:1] == b"2" and said[:3].isdigit()
