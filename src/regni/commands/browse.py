"""`regni play` without --terminal: the table in a browser, served from here."""

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

#: How many ports are tried, from the usual one on.
TRIED = 20
#: What the start page asks for: with these options the browser opens there instead.
ON_THE_PAGE = ("variant", "mode", "seats", "king")
#: What belongs to the terminal.
OF_THE_TERMINAL = ("option", "ruleset", "seat", "bots", "deck", "seed", "best_of", "resume", "save")


def browse(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C. What was played is kept after every move, so that there is nothing to save then."""
    w = words(args.lang)
    for option in OF_THE_TERMINAL:
        if getattr(args, option) is not None:
            raise RegniError("play-browser-option", option=f"--{option.replace('_', '-')}")
    file = Path(args.tables) if args.tables else tables_file()
    listening = listen(args.listen, args.port)
    port = listening.getsockname()[1]
    host = Host(Store(file))
    address = f"http://{shown_host(args.listen)}:{port}{first_page(args)}"
    config = serving.config(make_app(host, allowed_hosts(args.listen)))
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
    with contextlib.suppress(OSError):  # then opening the file will say so
        folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.sqlite"


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port asked for, or on the first free one from the usual port on."""
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
    """By which names the server may be called. On this machine alone, a page elsewhere must not pretend to be it."""
    is_local = host in ("127.0.0.1", "localhost", "::1")
    return ["127.0.0.1", "localhost", "[::1]"] if is_local else ["*"]


def first_page(args: argparse.Namespace) -> str:
    asked = {name: str(getattr(args, name)) for name in ON_THE_PAGE if getattr(args, name) is not None}
    return f"/new?{urlencode(asked)}" if asked else "/"
