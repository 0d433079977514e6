"""`regni play` without --terminal: serves the table to a browser."""

from __future__ import annotations

import argparse
import contextlib
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from urllib.parse import urlencode

import uvicorn

from ..errors import RegniError
from ..records.files import data_folder
from ..web.play.host import Host
from ..web.play.store import Store
from ..web.server import serving
from ..web.server.routes import make_app
from ..words.words import Words, words
from .arguments import PORT

#: How many ports are tried, starting with the default one.
TRIED = 20
#: Options that the page for a new game also has: with them the browser opens that page.
ON_THE_PAGE = ("variant", "mode", "seats", "king")
#: Options that are chosen on that page.
CHOSEN_THERE = ("option", "ruleset", "seat", "bots", "deck", "best_of")
#: Options that only the terminal has.
OF_THE_TERMINAL = ("seed", "resume", "save")


def browse(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C. Every move is saved at once, so nothing is left to save at the end."""
    w = words(args.lang)
    for option in CHOSEN_THERE:
        if getattr(args, option) is not None:
            raise RegniError("play-browser-option", option=f"--{option.replace('_', '-')}")
    for option in OF_THE_TERMINAL:
        if getattr(args, option) is not None:
            raise RegniError("play-terminal-option", option=f"--{option}")
    file = Path(args.tables) if args.tables else tables_file()
    listening = listen(args.listen, args.port)
    port = listening.getsockname()[1]
    host = Host(Store(file))
    address = f"http://{shown_host(args.listen)}:{port}{first_page(args)}"
    config = serving.config(make_app(host, allowed_hosts(args.listen)))
    serving.spare_the_collector()
    announce(w, address, file)
    if not args.no_open:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run([listening])
    print(w.text("play-closed"))
    return 0


def announce(w: Words, address: str, file: Path) -> None:
    print(w.text("play-address", address=address))
    print(w.text("play-tables-kept", file=str(file)))
    print(w.text("play-stop"), flush=True)
    sys.stdout.flush()


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
        except (OSError, OverflowError) as error:
            listening.close()
            problem = getattr(error, "strerror", None) or str(error)
        else:
            return listening
    raise RegniError("play-port", host=host, port=str(tried[0]), problem=problem)


def shown_host(host: str) -> str:
    """The name to type into a browser on this machine."""
    return {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)


def allowed_hosts(host: str) -> list[str]:
    """The host names that requests may use. A local server accepts only local names, so that no other site can pose as
    it.
    """
    return ["127.0.0.1", "localhost", "[::1]"] if is_local(host) else ["*"]


def is_local(host: str) -> bool:
    """Whether only browsers on this machine can reach the server."""
    return host in ("127.0.0.1", "localhost", "::1")


def first_page(args: argparse.Namespace) -> str:
    asked = {name: str(getattr(args, name)) for name in ON_THE_PAGE if getattr(args, name) is not None}
    return f"/new?{urlencode(asked)}" if asked else "/"
