"""`regni play` without --terminal: serves the table to a browser."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address
from pathlib import Path
from urllib.parse import urlencode

import segno
import uvicorn

from ..errors import RegniError
from ..records.days import MOST, Days
from ..records.files import data_folder
from ..web.addresses import host_name, plain_address
from ..web.gathering.links import LOCAL
from ..web.play.host import Host
from ..web.play.store import Store
from ..web.server import serving
from ..web.server.names import given_name, own_addresses, own_names
from ..web.server.routes import make_app
from ..web.webhooks.sending import Sender
from ..words.words import Words, words
from .arguments import PORT
from .common import called_again, check_number

#: How many ports are tried, starting with the default one.
TRIED = 20
#: Options that the page for a new game also has: with them the browser opens that page.
ON_THE_PAGE = ("variant", "mode", "seats", "king")
#: Options that are chosen on that page.
CHOSEN_THERE = ("option", "ruleset", "seat", "bots", "deck", "best_of")
#: Options that only the terminal has.
OF_THE_TERMINAL = ("seed", "resume", "save")


def browse(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C, or until the system ends it. Every move is saved at once, so nothing is left to save."""
    w = words(args.lang)
    for option in CHOSEN_THERE:
        if getattr(args, option) is not None:
            raise RegniError("play-browser-option", option=f"--{option.replace('_', '-')}")
    for option in OF_THE_TERMINAL:
        if getattr(args, option) is not None:
            raise RegniError("play-terminal-option", option=f"--{option}")
    given = [given_name(name) for name in args.name or []]
    days = Days(*(check_number(f"--keep-{kind}", getattr(args, f"keep_{kind}"), 0, MOST) for kind in Days._fields))
    file = Path(args.tables) if args.tables else tables_file()
    listening = listen(args.listen, args.port)
    port = listening.getsockname()[1]
    host = Host(Store(file))
    address = f"http://{shown_host(args.listen)}:{port}{first_page(args)}"
    names = answered_names(listening, [host_name(args.listen), *given])
    reached = [f"http://{one}:{port}" for one in reached_addresses(listening)]
    allowed = Sender(args.webhooks_private) if args.webhooks or args.webhooks_private else None
    app = make_app(host, names, reached, called_again("--listen", "0.0.0.0"), serving.make_room(), days, allowed)
    server = serving.Server(serving.config(app))
    serving.spare_the_collector()
    end_politely(server)
    with speaking():
        announce(w, address, file)
        if not bound_address(listening).is_loopback:
            announce_network(w, reached)
    if not args.no_open:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run([listening])
    with speaking():
        print(w.text("play-closed"), flush=True)
    return 0


def end_politely(server: uvicorn.Server) -> None:
    """Lets the system's signals end the server as Ctrl-C does: when it is told to stop, and when its terminal is
    closed. A signal that is to be ignored, as under nohup, stays so."""
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, server.handle_exit)


@contextlib.contextmanager
def speaking() -> Iterator[None]:
    """Lets the terminal be closed at any moment. That is no failure: what would still be printed is dropped."""
    try:
        yield
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def announce(w: Words, address: str, file: Path) -> None:
    print(w.text("play-address", address=address))
    print(w.text("play-tables-kept", file=str(file)))
    print(w.text("play-stop"), flush=True)


def announce_network(w: Words, reached: list[str]) -> None:
    """Prints the addresses at which friends in the network reach the server, and what this lets them do."""
    if not reached:
        print(w.text("play-network-none"))
        return
    print(w.text("play-network", address=f"{reached[0]}/"))
    for other in reached[1:]:
        print(w.text("play-network-also", address=f"{other}/"))
    if sys.stdout.isatty():
        # A terminal that cannot show the block characters of the code gets no code.
        with contextlib.suppress(UnicodeEncodeError):
            print(qr_code(f"{reached[0]}/"))
    print(w.text("play-network-opens"))
    print(w.text("play-network-names"), flush=True)


def qr_code(address: str) -> str:
    """An address to be scanned from the screen. Phones expect it dark on light, whatever the terminal's colours are."""
    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, border=2, compact=True)
    return "\n".join(f"\033[97;40m{line}\033[0m" for line in drawn.getvalue().splitlines())


def tables_file() -> Path:
    folder = data_folder()
    with contextlib.suppress(OSError):  # then opening the file reports the error
        folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.sqlite"


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the given port, or on the first free one from the default port on."""
    tried = [port] if port is not None else [*range(PORT, PORT + TRIED), 0]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem = ""
    for one in tried:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        serving.give_up_on_the_deaf(listening)
        try:
            listening.bind((host, one))
            # A browser that connects before the server is ready waits for it.
            listening.listen()
        except (OSError, OverflowError) as error:
            listening.close()
            problem = getattr(error, "strerror", None) or str(error)
        else:
            return listening
    raise RegniError("play-port", host=host, port=str(tried[0]), problem=problem)


def shown_host(host: str) -> str:
    """The name to type into a browser on this machine."""
    return {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host_name(host))


def bound_address(listening: socket.socket) -> IPv4Address | IPv6Address:
    return plain_address(listening.getsockname()[0].partition("%")[0])


def answered_names(listening: socket.socket, given: list[str]) -> list[str]:
    """The host names that requests may use. A server for this machine alone answers only to local names and to those
    that are given."""
    own = [] if bound_address(listening).is_loopback else [*own_addresses(), *own_names()]
    names = dict.fromkeys([*map(host_name, LOCAL), *own, *given])
    return [name for name in names if name not in ("0.0.0.0", "[::]")]


def reached_addresses(listening: socket.socket) -> list[str]:
    """The addresses at which others in the network reach the server. Empty if only this machine can."""
    address = bound_address(listening)
    if address.is_loopback:
        return []
    if not address.is_unspecified:
        return [host_name(str(address))]
    hears_both = address.version == 6 and not listening.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
    return [one for one in own_addresses() if hears_both or plain_address(one).version == address.version]


def first_page(args: argparse.Namespace) -> str:
    asked = {name: str(getattr(args, name)) for name in ON_THE_PAGE if getattr(args, name) is not None}
    return f"/new?{urlencode(asked)}" if asked else "/"
