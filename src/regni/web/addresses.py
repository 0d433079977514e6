"""Addresses and names of machines in one form, so that two can be compared."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address

#: How many addresses are remembered. Every message is counted by the address it comes from.
MOST_ADDRESSES = 4096


@lru_cache(maxsize=MOST_ADDRESSES)
def plain_address(host: str) -> IPv4Address | IPv6Address:
    """An address in its plain form. A server that listens for IPv4 and IPv6 at once sees IPv4 addresses inside IPv6
    ones."""
    address = ip_address(host.strip("[]"))
    return (isinstance(address, IPv6Address) and address.ipv4_mapped) or address


def is_address(host: str) -> bool:
    with suppress(ValueError):
        return bool(plain_address(host))
    return False


def host_name(host: str) -> str:
    """A host as browsers write it in an address: a name in small letters, an IP address in its short form.

    >>> host_name("LOCALHOST"), host_name("[FD00:0::2]"), host_name("::1"), host_name("::ffff:10.0.0.1")
    ('localhost', '[fd00::2]', '[::1]', '10.0.0.1')
    """
    if not is_address(host):
        return host.lower()
    address = plain_address(host)
    return f"[{address}]" if address.version == 6 else str(address)
