"""All limits, and why they are as they are. They are for a server that carries 300 tables of six people.

Nobody has a password, so anybody can pretend to be many persons: limits for a person alone are not enough. Limits for
an address alone would be unfair: a family, a school or a proxy is one address. So there are limits for both.
"""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv6Address, ip_network

from ..addresses import is_address, plain_address
from .pace import FOREVER, Rate


@dataclass(frozen=True)
class Room:
    """How much the server holds of all people together."""

    #: Open sockets: 300 tables of six, and a third more for second devices, lobbies and onlookers.
    sockets: int = 2400
    #: Further sockets, only for people who hold a seat in a game under way. If the server is full and the link of a
    #: player breaks, somebody else may take the free socket before the player is back.
    reserve: int = 600
    #: Connections for pages: a browser opens up to six, and keeps them for a while.
    lines: int = 1200


ROOM = Room()
#: Files that the program needs for everything else: the database, the processes of the bots, the terminal.
SPARE_FILES = 150


def files_for(room: Room) -> int:
    return room.sockets + room.reserve + room.lines + SPARE_FILES


def room_within(files: int) -> Room:
    """What fits if the system lets the program open only so many files."""
    part = min(1.0, max(0.0, files - SPARE_FILES) / (files_for(ROOM) - SPARE_FILES))
    return Room(int(ROOM.sockets * part), int(ROOM.reserve * part), int(ROOM.lines * part))


# One person.

#: His open pages of one table. A link that breaks again and again leaves some behind, until the server notices.
OWN_PAGES = 8
#: His open sockets. Ten slow games, each in a tab, on two devices, make 20; twice as many are allowed.
OWN_SOCKETS = 40
#: His requests that wait for their turn.
OWN_WAITING = 20
#: His requests: enough for ten tabs that are loaded again at once, each with its socket, and then for more than anybody
#: clicks.
OWN_REQUESTS = Rate(5, at_once=60, patience=5)
#: His messages at all his tables: twice what he may send at one table. Further messages wait.
OWN_MESSAGES = Rate(20, at_once=80, patience=FOREVER)
#: The tables that he begins: one a minute, since hardly any game is shorter.
OWN_TABLES = Rate(1 / 60, at_once=30)
#: Those who watch a table without a seat. All of them are shown every move.
ONLOOKERS = 20

# One address.


@dataclass(frozen=True)
class Share:
    """What one address may take."""

    sockets: int
    #: Those of them that belong to nobody who plays: for lobbies, onlookers, and games without a move.
    newcomers: int
    #: Connections for pages, and requests that wait for their turn.
    lines: int
    #: New connections. Those that come faster are closed at once.
    arrivals: Rate
    #: Requests, whether for pages, files or sockets.
    requests: Rate
    #: Messages at tables.
    messages: Rate
    tables: Rate


#: An address of the internet: enough for a class of thirty with three devices each, and less than a twentieth of the
#: server.
FAR = Share(
    sockets=100,
    newcomers=100,
    lines=60,
    arrivals=Rate(20, at_once=200),
    requests=Rate(40, at_once=400, patience=5),
    messages=Rate(100, at_once=400, patience=FOREVER),
    tables=Rate(1 / 30, at_once=60),
)
#: In the network of this machine: a club or a school whose second router makes one address of all, with 130 tables of
#: six. It is a third of the server, and a sixth for people who do not play: two such addresses lock nobody out.
NEAR = Share(
    sockets=800,
    newcomers=400,
    lines=400,
    arrivals=Rate(150, at_once=1200),
    requests=Rate(200, at_once=1000, patience=10),
    messages=Rate(400, at_once=1200, patience=FOREVER),
    tables=Rate(2, at_once=400),
)
#: This machine itself: a proxy in front of the server, through which everybody comes, or a test of all 300 tables. So
#: people who play may take nearly all of the server. Those who do not take a third of it at most, and leave room for
#: people who come past the proxy; it is enough for 130 tables of six that begin at the same time.
HERE = Share(
    sockets=2000,
    newcomers=800,
    lines=1000,
    arrivals=Rate(400, at_once=3000),
    requests=Rate(500, at_once=2000, patience=10),
    messages=Rate(1000, at_once=3000, patience=FOREVER),
    tables=Rate(5, at_once=1000),
)
#: A seat in a game under way counts more than a limit: this part of the share of an address is added for its players.
PLAYERS_EXTRA = 1 / 4

#: What a request costs. A file is sent as it is; a socket begins with the whole table.
PAGE, FILE, SOCKET = 1.0, 0.2, 3.0
#: While people play, pages and files get no more than a quarter of the server's time: after each there is a pause, so
#: many times as long as the answer took. People count as playing if a message came from a table in the last few
#: seconds.
PAUSE, LATELY = 3.0, 2.0
#: How many seconds a refusal waits if somebody asks too fast. Otherwise he would ask again at once.
HELD = 5.0
#: Seconds for the head of a request to arrive. After that the connection may be closed to make room for others.
GRACE = 2.0


def share_of(address: str) -> Share:
    """What an address may take."""
    return HERE if is_here(address) else FAR if plain_address(address).is_global else NEAR


def is_here(address: str) -> bool:
    """Whether an address is that of this machine. A place without an address, such as a file of the system, is here."""
    return not is_address(address) or plain_address(address).is_loopback


def home_of(address: str) -> str:
    """What counts as one address. Every household has very many IPv6 addresses, which share their first half. This
    machine has many as well.

    >>> home_of("203.0.113.7"), home_of("::ffff:203.0.113.7"), home_of("2a02:8071:1:2:3:4:5:6")
    ('203.0.113.7', '203.0.113.7', '2a02:8071:1:2::/64')
    >>> home_of("127.0.0.1"), home_of("127.1.2.3"), home_of("::1")
    ('here', 'here', 'here')
    """
    if is_here(address):
        return "here"
    plain = plain_address(address)
    return str(ip_network((plain, 64), strict=False)) if isinstance(plain, IPv6Address) else str(plain)
