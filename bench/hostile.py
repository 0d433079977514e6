"""People play at many tables while one attacker floods the server: `python bench/hostile.py --tables 100`.

The server runs in a process of its own, as people start it. Somebody at each table moves every few seconds. Measured is
the time until everybody at the table sees the move: first without an attack, then during each attack. The attacker is a
process of its own too. All of it runs on one machine, so the clients slow the server down too. So the processor time of
the server alone is printed as well.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import multiprocessing
import os
import random
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from crowding import Page, Table, lay_tables, move_and_see, seated
from real_server import Program
from regni.web.pages.page import OWNER
from regni.web.play.keys import new_key

#: How many requests or connections the attacker keeps open at the same time.
HANDS = 16


def ask(port: int, path: str, person: str = "", body: str | None = None) -> str:
    """Asks for a page. Returns the address to which it redirects."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"Cookie": f"{OWNER}={person or new_key()}"}
    connection.request("GET" if body is None else "POST", path, body, headers)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.headers.get("location", "")


def sit_at_own(port: int, game: str = "variant=rebellion") -> ClientConnection:
    """Begins a table as a new person and opens its socket. Without a `game` the person plays alone."""
    person = new_key()
    table = ask(port, "/play", person, game)
    headers = {"Cookie": f"{OWNER}={person}"}
    return connect(f"ws://127.0.0.1:{port}{table}/live", additional_headers=headers, max_size=None, open_timeout=60)


def without_end(step: Callable[[], object]) -> None:
    """Does something again and again, many times at once, until the process is ended."""

    def again() -> None:
        while True:
            with contextlib.suppress(OSError, http.client.HTTPException, WebSocketException):
                step()

    hands = [threading.Thread(target=again, daemon=True) for _ in range(HANDS)]
    for hand in hands:
        hand.start()
    for hand in hands:
        hand.join()


# Attacks.


def ask_for_pages(port: int) -> None:
    """Asks for the page that takes longest to make, each time as a new person."""
    without_end(lambda: ask(port, "/rules"))


def ask_for_files(port: int) -> None:
    without_end(lambda: ask(port, "/static/icon.svg"))


def send_halves(port: int) -> None:
    """Sends requests that are never finished, as many as the system allows open files."""
    held: list[socket.socket] = []

    def half() -> None:
        wire = socket.create_connection(("127.0.0.1", port), timeout=60)
        wire.sendall(b"GET / HTTP/1.1\r\nX: ")
        held.append(wire)
        if len(held) > 5000:
            held.pop(0).close()

    without_end(half)


def send_garbage(port: int) -> None:
    def garbage() -> None:
        with socket.create_connection(("127.0.0.1", port), timeout=60) as wire:
            wire.sendall(random.randbytes(2000))
            wire.recv(1000)

    without_end(garbage)


def begin_tables(port: int) -> None:
    """Begins tables against the strongest bots, each as a new person. The bots think about their first turns."""

    def play() -> None:
        with sit_at_own(port, "variant=base&level=king") as own:
            own.recv(60)
            own.send('{"do": "choose", "at": 0, "moves": ["end"]}')
            own.recv(60)

    without_end(play)


def open_sockets(port: int) -> None:
    """Opens sockets at tables of the attacker, each as a new person."""
    held: list[ClientConnection] = []
    without_end(lambda: held.append(sit_at_own(port)))


def talk(port: int) -> None:
    """Sends messages at tables of the attacker as fast as the server takes them."""
    question = '{"do": "why", "thing": "fief-red-1"}'

    def say() -> None:
        with sit_at_own(port) as own:
            while True:
                own.send(question)
                own.recv(60)

    without_end(say)


ATTACKS = {
    "pages": ask_for_pages,
    "files": ask_for_files,
    "half-sent requests": send_halves,
    "garbage": send_garbage,
    "king tables": begin_tables,
    "sockets": open_sockets,
    "talk": talk,
}


def attack(name: str, port: int) -> None:
    """The attacker's process. It has a session of its own: systems that divide time among sessions then do not take it
    from the server and its people."""
    if hasattr(os, "setsid"):
        os.setsid()
    ATTACKS[name](port)


# Play.


def used(program: Program) -> float:
    """The seconds of processor time that the server has used."""
    assert program.process is not None
    try:
        fields = Path(f"/proc/{program.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:  # systems other than Linux have no /proc
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def part(name: str, program: Program, tables: list[list[Page]], args: argparse.Namespace) -> None:
    """Plays for a while, and prints how long moves took."""
    before, begun = used(program), time.monotonic()
    took = await played(tables, args.every, args.seconds)
    busy = (used(program) - before) / (time.monotonic() - begun)
    gone = sum(page.is_gone for pages in tables for page in pages)
    print(f"{told(name, took)}; the server used {busy:.0%} of a processor; {gone} sockets lost", flush=True)


async def played(tables: list[list[Page]], every: float, seconds: float) -> list[float]:
    """Somebody at each table moves every few seconds. Returns how long it took until the whole table saw each move."""
    took: list[float] = []
    end = time.monotonic() + seconds

    async def play(pages: list[Page]) -> None:
        await asyncio.sleep(random.random() * every)
        while time.monotonic() < end:
            begun = time.monotonic()
            # A game may be over. Broken links are counted separately.
            if any(page.moves for page in pages):
                with contextlib.suppress(ConnectionError, ConnectionClosed):
                    took.append(await move_and_see(pages))
            await asyncio.sleep(max(0.0, every - (time.monotonic() - begun)))

    await asyncio.gather(*map(play, tables))
    return took


def told(name: str, took: list[float]) -> str:
    cuts = quantiles(took, n=100)
    figures = f"p50 {cuts[49] * 1000:.0f} ms, p95 {cuts[94] * 1000:.0f} ms, p99 {cuts[98] * 1000:.0f} ms"
    return f"{name}: {len(took)} moves, {figures}"


async def measure(program: Program, args: argparse.Namespace, laid: list[Table]) -> None:
    begun = time.monotonic()
    async with seated(program.port, laid) as tables:
        print(f"{args.tables * args.people} people sat down in {time.monotonic() - begun:.0f} s", flush=True)
        await part("in peace", program, tables, args)
        for name in args.attack or ATTACKS:
            attacker = multiprocessing.Process(target=attack, args=[name, program.port], daemon=True)
            attacker.start()
            # The attack must have begun.
            await asyncio.sleep(args.settle)
            try:
                await part(name, program, tables, args)
            finally:
                attacker.kill()
                attacker.join()
        await part("in peace again", program, tables, args)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--people", type=int, default=3, help="people at each table")
    parser.add_argument("--every", type=float, default=4, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=float, default=60, help="how long each part is measured")
    parser.add_argument("--settle", type=float, default=10, help="how long an attack goes on before that")
    parser.add_argument("--attack", action="append", choices=ATTACKS, help="only this attack")
    args = parser.parse_args()
    multiprocessing.set_start_method("spawn")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        laid = lay_tables(file, args.tables, args.people)
        with Program(file) as program:
            asyncio.run(measure(program, args, laid))
            assert program.process is not None
            with contextlib.suppress(OSError):
                status = Path(f"/proc/{program.process.pid}/status").read_text(encoding="utf-8")
                print(next(line for line in status.splitlines() if line.startswith("VmHWM")))
        if program.complaints:
            print("".join(program.complaints))


if __name__ == "__main__":
    main()
