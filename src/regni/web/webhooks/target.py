"""The target of a webhook: what its address may contain, and to which machines the server connects.

The person who gives an address chooses where the server sends something. So the server must refuse machines that only
it can reach: itself, its own network, and IPv6 addresses that stand for these.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from ...errors import RegniError
from ..addresses import is_address

#: The longest address, in letters.
LONGEST = 500
#: The usual port of each protocol.
PORTS = {"http": 80, "https": 443}
#: Ports from this number on are allowed. Below it only the usual ones are: the others belong to services that must not
#: be written to, such as mail.
FREE_PORTS = 1024
#: Letters that an address may have. Other letters must be written by their numbers (%20), as browsers do.
LETTERS = re.compile(r"[!#-;=?-Z\[\]_a-z~]+")

#: Networks that are not the open internet.
CLOSED_4 = [
    ip_network(one)
    for one in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",
        "240.0.0.0/4",
    )
]
#: Of IPv6 addresses only these are given out. All others are local, or contain an IPv4 address (mapped, NAT64).
OPEN_6 = IPv6Network("2000::/3")
#: Exceptions among them: Teredo and 6to4, which contain IPv4 addresses too, and addresses for examples.
CLOSED_6 = [ip_network(one) for one in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")]
#: Never allowed, not even with `--webhooks-private`: addresses that stand for everybody or for nobody.
NEVER = [ip_network(one) for one in ("0.0.0.0/8", "224.0.0.0/4", "240.0.0.0/4", "::/128", "ff00::/8")]


@dataclass(frozen=True)
class Target:
    """An address taken apart."""

    is_secure: bool
    host: str
    port: int
    #: The path with the question behind it.
    path: str

    @property
    def said_host(self) -> str:
        """The host as a request names it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS["https" if self.is_secure else "http"] else f"{host}:{self.port}"


def read_target(address: str) -> Target:
    """Reads an address. Raises an error if the server does not send anything there.

    >>> read_target("https://hooks.example/turn?who=ana")
    Target(is_secure=True, host='hooks.example', port=443, path='/turn?who=ana')
    >>> read_target("ftp://hooks.example/")
    Traceback (most recent call last):
    regni.errors.RegniError: ...
    """
    if len(address) > LONGEST or not LETTERS.fullmatch(address):
        raise RegniError("webhook-address")
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise RegniError("webhook-address") from None
    if parts.scheme not in PORTS or not host or "%" in host or "@" in parts.netloc or not is_host(host):
        raise RegniError("webhook-address")
    port = PORTS[parts.scheme] if port is None else port
    if port not in PORTS.values() and port < FREE_PORTS:
        raise RegniError("webhook-port", low=FREE_PORTS)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme == "https", host, port, path)


def is_host(host: str) -> bool:
    """Whether it is an IP address or a well-formed name."""
    return is_address(host) or re.fullmatch(r"[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9_.])?", host) is not None


def may_connect(address: str, allows_private: bool) -> bool:
    """Whether the server connects to a machine with this address.

    >>> [may_connect(one, False) for one in ("1.1.1.1", "10.0.0.1", "::ffff:1.1.1.1", "2606:4700::1111")]
    [True, False, False, True]
    >>> may_connect("10.0.0.1", True), may_connect("224.0.0.1", True)
    (True, False)
    """
    # After "%" comes the network interface of a link-local address.
    one = ip_address(address.partition("%")[0])
    inner = one.ipv4_mapped if isinstance(one, IPv6Address) else None
    if is_in(one, NEVER) or (inner is not None and is_in(inner, NEVER)):
        return False
    return allows_private or is_open(one)


def is_open(address: IPv4Address | IPv6Address) -> bool:
    """Whether it is an address of the open internet."""
    if isinstance(address, IPv4Address):
        return not is_in(address, CLOSED_4)
    return address in OPEN_6 and not is_in(address, CLOSED_6)


def is_in(address: IPv4Address | IPv6Address, networks: list[IPv4Network | IPv6Network]) -> bool:
    return any(address in network for network in networks)
