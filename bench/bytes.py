"""What a table of six Earls sends to a browser: `python bench/bytes.py --before PYTHON --after PYTHON`.

Each PYTHON is an environment with a version of regni installed. In a real Chromium somebody opens a table who has never
been here, and opens it again. Counted are the requests that reach the server and the bytes that come back, with their
headers; what the browser takes out of its cache is not. The messages of the socket are not counted.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import socket
import sqlite3
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from clicks import COOKIE, OWNER_KEY, PATIENCE, TABLES
from playwright.sync_api import BrowserContext, sync_playwright

KEY = "bytes" + "_" * 17
TERMS = {
    "ruleset": {"variant": "base"},
    "sitters": [{"name": name, "bot": ""} for name in ("Ana", "Eve", "Ida", "Kay", "Lea", "Mia")],
    "decks": [
        {"castle": 3, "land": 5, "prince": 2, "vassal": 3, "champion": 4, "mercenary": 2, "allies": 2, "banner": 3}
    ]
    * 6,
    "seed": "bytes",
    "best_of": 0,
}


def tables(folder: Path) -> Path:
    """A file of the first version with one table for six people, and the key to the first seat."""
    file = folder / "tables.sqlite"
    shutil.copy(TABLES, file)
    db = sqlite3.connect(file)
    terms = json.dumps(TERMS)
    made = db.execute("INSERT INTO tables (owner, begun, changed, setup) VALUES (?, 0, 0, ?)", (OWNER_KEY, terms))
    db.execute("INSERT INTO keys VALUES (?, ?, '0')", (KEY, made.lastrowid))
    db.commit()
    db.close()
    return file


def visit(context: BrowserContext, address: str) -> dict[str, int]:
    """Opens the table and waits until all is there: the bytes of each request, by its path."""
    page = context.new_page()
    network = context.new_cdp_session(page)
    paths: dict[str, str] = {}
    received: dict[str, int] = {}

    def asked(event: dict[str, Any]) -> None:
        paths[event["requestId"]] = re.sub(r"^https?://[^/]+", "", event["request"]["url"])

    def finished(event: dict[str, Any]) -> None:
        if event["encodedDataLength"] > 0 and event["requestId"] in paths:
            path = paths[event["requestId"]]
            received[path] = received.get(path, 0) + int(event["encodedDataLength"])

    network.on("Network.requestWillBeSent", asked)
    network.on("Network.loadingFinished", finished)
    network.send("Network.enable")
    page.goto(address, wait_until="networkidle")
    page.wait_for_selector(".hand .laid")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(1000)
    page.close()
    return received


def wait_for(port: int) -> None:
    """The server says where it serves a moment before it does."""
    for _ in range(PATIENCE * 10):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            time.sleep(0.1)
    raise SystemExit(f"nobody answers at port {port}")


def measured(python: str, chromium: str) -> list[dict[str, int]]:
    """Two visits, one after the other."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [str(Path(python).absolute()), "-m", "regni", "play", "--no-open", "--port", "0", "--lang", "en"]
        server = subprocess.Popen(
            [*command, "--tables", str(tables(Path(folder)))],
            stdout=subprocess.PIPE,
            text=True,
            cwd=folder,
            env=os.environ | {"NO_COLOR": "1"},
        )
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        try:
            assert server.stdout is not None
            ports = (re.search(r"http://127\.0\.0\.1:(\d+)", line) for line in server.stdout)
            port = next(found[1] for found in ports if found)
            context = browser.new_context(locale="en", viewport={"width": 1280, "height": 720})
            context.add_cookies([{**COOKIE, "url": f"http://127.0.0.1:{port}"}])
            wait_for(int(port))
            return [visit(context, f"http://127.0.0.1:{port}/table/{KEY}") for _ in range(2)]
        finally:
            browser.close()
            server.kill()
            server.wait()


def kind(path: str) -> str:
    """What a request was for.

    >>> kind("/static/0123456789ab/table.js"), kind("/table/abc")
    ('js', 'page')
    """
    if "/moment" in path and path.endswith(".svg"):
        return "drawings fetched when idle"
    return path.rpartition(".")[2] if path.startswith(("/static/", "/art/")) else "page"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", required=True, help="the Python of the version before")
    parser.add_argument("--after", required=True, help="the Python of the version after")
    parser.add_argument("--chromium", default=shutil.which("chromium"), help="where the browser is")
    parser.add_argument("--all", action="store_true", help="list every request")
    args = parser.parse_args()
    for name in ("before", "after"):
        for which, received in zip(("first", "second"), measured(getattr(args, name), args.chromium), strict=True):
            by_kind: dict[str, list[int]] = {}
            for path, size in received.items():
                by_kind.setdefault(kind(path), []).append(size)
            parts = ", ".join(f"{len(sizes)} {one} {sum(sizes) / 1000:.1f}" for one, sizes in sorted(by_kind.items()))
            total = sum(received.values()) / 1000
            print(f"{name}, {which} visit: {len(received)} requests, {total:.1f} KB ({parts})", flush=True)
            if args.all:
                for path, size in received.items():
                    print(f"  {size:>8,} {path}")


if __name__ == "__main__":
    main()
