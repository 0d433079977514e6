"""The names that a request may use for the server: this machine's own, and those that its owner gives it.

A page of another site could give its own name the address of this machine, and would then speak to the server from the
reader's browser as if it were one of our pages. So other names are refused.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from contextlib import suppress

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from ...errors import RegniError
from ..addresses import host_name, is_address, plain_address
from ..pages.page import Reader

#: Addresses in different networks: of the internet (these are set apart for examples) and of private networks. The
#: system says which of this machine's own addresses it would use to reach each. Nothing is sent.
TOWARDS = ("192.0.2.1", "10.255.255.254", "172.31.255.254", "192.168.255.254", "2001:db8::1", "fd00::ffff")
#: What a browser says of the host: a name or an address, and perhaps a port.
SAID = re.compile(r"(\[[0-9a-fA-F:.]+\]|[^\[\]:/@\s]+)(?::[0-9]*)?")
#: A name that can be given.
NAME = re.compile(r"[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9_])?")


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks. The one that others use most likely comes first."""
    found: dict[str, None] = {}
    for other in TOWARDS:
        family = socket.AF_INET6 if ":" in other else socket.AF_INET
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((other, 9))
            address = plain_address(probe.getsockname()[0].partition("%")[0])
            # A link-local address of IPv6 is of no use to browsers: it is valid on one network interface only.
            if not (address.is_loopback or address.is_unspecified or (address.version == 6 and address.is_link_local)):
                found[host_name(str(address))] = None
    return list(found)


def own_names() -> list[str]:
    """The names of this machine: its own, and the one that others in a home network may use."""
    own = socket.gethostname().lower()
    names = [own, f"{own.partition('.')[0]}.local"]
    return [name for name in dict.fromkeys(names) if NAME.fullmatch(name)]


def given_name(text: str) -> str:
    """A name that the owner of the server gives it, as browsers say it. Letters of all scripts are allowed.

    >>> given_name("Table.Example"), given_name("bücher.example"), given_name("192.168.1.5")
    ('table.example', 'xn--bcher-kva.example', '192.168.1.5')
    """
    if is_address(text):
        return host_name(text)
    try:
        name = text.encode("idna").decode().lower()
    except UnicodeError:
        name = ""
    if not NAME.fullmatch(name):
        raise RegniError("play-name", name=text[:60])
    return name


class Named:
    """Answers only requests that use one of the server's names, at any port."""

    def __init__(self, app: ASGIApp, names: Iterable[str]) -> None:
        self.app = app
        self.names = list(dict.fromkeys(map(host_name, names)))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        said = SAID.fullmatch(Headers(scope=scope).get("host", ""))
        host = host_name(said[1]) if said else ""
        # This machine may have come to another network since it was started. But the address to which this connection
        # was made is certainly its own.
        arrived = host_name((scope.get("server") or ("",))[0])
        if host and (host in self.names or (host == arrived and is_address(host))):
            await self.app(scope, receive, send)
            return
        words = Reader(HTTPConnection(scope)).words
        text = words.text("page-name-refused", name=host[:60] or "?", names=", ".join(self.names))
        await PlainTextResponse(text + "\n", 400)(scope, receive, send)
