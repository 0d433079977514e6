"""What a click costs the server, in CPU time: `python bench/clicks.py --before PYTHON --after PYTHON`.

Each PYTHON is an environment with a version of regni installed. Both serve the same table to the same clicks, in
alternation. The table is kept in a file of the first version, so that any version can open it.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import sqlite3
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

#: A file of tables made by b00181a.
TABLES = Path(__file__).parents[1] / "tests" / "fixtures" / "b00181a" / "tables.sqlite"
KEY = "click" + "_" * 17
#: The person who owns the table. In b00181a the key alone opened it; now the cookie of his browser does.
OWNER_KEY = "A" * 22
COOKIE = {"name": "regni_owner", "value": OWNER_KEY}
#: A deck that attacks early and often.
DECK = {"castle": 3, "land": 5, "prince": 2, "vassal": 3, "champion": 4, "mercenary": 2, "allies": 2, "banner": 3}
TERMS = {
    "ruleset": {"variant": "base"},
    "sitters": [{"name": "Ana", "bot": ""}, {"name": "Eve", "bot": ""}],
    "decks": [DECK, DECK],
    "seed": "clicks",
    "best_of": 0,
}
#: What a frame has where the next player must say that he is there.
COVERED = re.compile(r'data-uncover=\\?"(\d)')
#: Clicks before the measured ones: templates are compiled, texts are read.
WARMING = 20
#: The time between two messages, in seconds: the server turns away anyone who clicks faster than a person could.
PAUSE = 0.12
#: How long a server may take to start, in seconds.
PATIENCE = 60


def tables(folder: Path) -> Path:
    """A file with one table for two people at one screen."""
    file = folder / "tables.sqlite"
    shutil.copy(TABLES, file)
    db = sqlite3.connect(file)
    terms = json.dumps(TERMS)
    made = db.execute("INSERT INTO tables (owner, begun, changed, setup) VALUES (?, 0, 0, ?)", (OWNER_KEY, terms))
    db.execute("INSERT INTO keys VALUES (?, ?, '0,1')", (KEY, made.lastrowid))
    db.commit()
    db.close()
    return file


def cpu(process: subprocess.Popen[str]) -> float:
    """The CPU time that a process has used, in seconds."""
    fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(python: str, file: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server of this version for the tables of a file, and its port."""
    command = [str(Path(python).absolute()), "-m", "regni", "play", "--no-open", "--port", "0", "--lang", "en"]
    server = subprocess.Popen(
        [*command, "--tables", str(file)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=file.parent,
        env=os.environ | {"NO_COLOR": "1"},
    )
    try:
        assert server.stdout is not None
        ports = (re.search(r"http://127\.0\.0\.1:(\d+)", line) for line in server.stdout)
        yield server, int(next(found[1] for found in ports if found))
    finally:
        server.kill()
        server.wait()


def measured(python: str, clicks: int) -> float:
    """Milliseconds of CPU for a click."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(python, tables(Path(folder))) as (server, port),
        connected(port) as socket,
    ):
        rng = random.Random("clicks")
        click(socket, rng, WARMING)
        begun = cpu(server)
        click(socket, rng, clicks)
        return 1000 * (cpu(server) - begun) / clicks


def connected(port: int) -> ClientConnection:
    """The socket of the table. The server says where it serves a moment before it does."""
    address = f"ws://127.0.0.1:{port}/table/{KEY}/live"
    for _ in range(PATIENCE * 10):
        try:
            return connect(address, max_size=None, additional_headers={"Cookie": f"{COOKIE['name']}={OWNER_KEY}"})
        except ConnectionRefusedError:
            time.sleep(0.1)
    raise SystemExit(f"nobody answers at {address}")


def click(socket: ClientConnection, rng: random.Random, clicks: int) -> None:
    """Clicks so often: attacks where that is possible, else anything but giving up."""
    done = 0
    while done < clicks:
        text = str(socket.recv(timeout=60))
        message = json.loads(text)
        if message["kind"] != "frame":
            continue
        covered = COVERED.search(text)
        if covered:
            say(socket, do="uncover", seat=int(covered[1]))
            time.sleep(PAUSE)
            continue
        say(socket, do="choose", at=message["at"], moves=chosen_from(message["moves"], rng), holds=True)
        done += 1
        time.sleep(PAUSE)


def chosen_from(moves: list[dict[str, Any]], rng: random.Random) -> list[str]:
    """An attack where that is possible, else anything but giving up; nothing where a draft is only confirmed."""
    legal = sorted(move["move"] for move in moves if move["move"] != "concede")
    attacks = [move for move in legal if move.split()[0] in ("siege", "raid", "field")]
    chosen = [rng.choice(attacks or legal)] if legal else []
    # A force of three is enough.
    if attacks and attacks[0].startswith("field") and rng.random() < 0.3 and "done" in legal:
        chosen = ["done"]
    return chosen


def say(socket: ClientConnection, **message: object) -> None:
    socket.send(json.dumps(message))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", required=True, help="the Python of the version before")
    parser.add_argument("--after", required=True, help="the Python of the version after")
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--clicks", type=int, default=150)
    args = parser.parse_args()
    ratios = []
    for pair in range(1, args.pairs + 1):
        before, after = measured(args.before, args.clicks), measured(args.after, args.clicks)
        ratios.append(after / before)
        print(f"{pair}: {before:.2f} ms before, {after:.2f} ms after, ratio {ratios[-1]:.2f}", flush=True)
    print(f"median ratio {statistics.median(ratios):.2f} of {args.pairs} pairs, {args.clicks} clicks each")


if __name__ == "__main__":
    main()
