"""How long a click takes to be seen, and what it costs on the wire:

    python bench/painting.py --before PYTHON --after PYTHON

Each PYTHON is an environment with a version of regni installed. Both show the same table to Chromium and get the same
clicks, in alternation, with the processor of the page slowed down and a link with a delay. A click is measured by the
clock, until the first frame is painted that shows its result. The bytes are those of the table's socket, as they pass
through the link.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import sqlite3
import statistics
import sys
import tempfile
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from clicks import COOKIE, COVERED, KEY, chosen_from, click, connected, serving, tables

from real_browser import PATIENCE, SIZES, a_browser
from slow_link import SlowLink

#: Clicks before the browser opens the table, so that there is something on it.
PLAYED = 60
#: Clicks before the measured ones.
WARMING = 2
#: How long the table may lie still after a click before the next, in ms.
REST = 400

#: Notes when a frame arrives.
LISTEN = """
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener("message", (event) => {
      if (event.data.includes('"kind":"frame"')) window.arrived ??= performance.now();
    });
  }
};
"""
#: Clicks, and waits until a frame has arrived, has changed the table and is painted. A message that is posted in the
#: callback of an animation frame arrives when that frame is painted.
MEASURE = """(selector) => new Promise((done) => {
  window.arrived = null;
  const change = new MutationObserver(() => {
    if (window.arrived === null) return;
    change.disconnect();
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => done([window.arrived - begun, performance.now() - begun]);
      painted.port2.postMessage(null);
    });
  });
  change.observe(document.getElementById("table"), { childList: true, characterData: true, subtree: true });
  const begun = performance.now();
  document.querySelector(selector).click();
})"""
#: A button that only asks whether the player is sure, and the one that says so.
ASKS, YES = "[data-ask]", "#menu:popover-open button"
#: The button that declares an attack that was looked at, and no more.
DECLARES = "#menu:popover-open .preview .main-moves [data-move]"
CLICK = "button => document.querySelector(button).click()"


class Watching:
    """What the table's socket has brought to a page."""

    def __init__(self, page: Page) -> None:
        self.text = ""
        self.frame: dict[str, Any] = {}
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["kind"] == "frame":
            self.text, self.frame = str(text), message


@dataclass
class Measured:
    """For each click: the ms until the frame arrived, and until it was painted. For all: the bytes on the wire."""

    arrived: list[float] = field(default_factory=list)
    painted: list[float] = field(default_factory=list)
    bytes: int = 0

    @property
    def seen(self) -> float:
        return statistics.median(self.painted)

    def told(self) -> str:
        after = [painted - arrived for arrived, painted in zip(self.arrived, self.painted, strict=True)]
        return f"{self.seen:.0f} ms ({statistics.median(after):.0f} after the frame arrived), {self.bytes:,} bytes"


def measured(browser: Browser, python: str, file: Path, args: argparse.Namespace) -> Measured:
    width, height = SIZES[args.size]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(python, Path(shutil.copy(file, folder))) as (_, port),
        SlowLink(port) as link,
        browser.new_context(base_url=link.address, viewport={"width": width, "height": height}) as context,
    ):
        with connected(port):
            pass
        context.add_cookies([{**COOKIE, "url": link.address}])
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LISTEN)
        page = context.new_page()
        watching = Watching(page)
        page.goto(f"/table/{KEY}")
        page.wait_for_selector("#table[data-at]")
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": args.slower})
        link.delay = args.round_trip / 2000
        rng = random.Random("painting")
        click_through(page, watching, rng, WARMING)
        begun = link.frame_bytes()
        found = click_through(page, watching, rng, args.clicks)
        page.wait_for_timeout(REST)
        found.bytes = link.frame_bytes() - begun
        return found


def click_through(page: Page, watching: Watching, rng: random.Random, clicks: int) -> Measured:
    found = Measured()
    while len(found.painted) < clicks:
        page.wait_for_timeout(REST)
        covered = COVERED.search(watching.text)
        if covered:
            page.evaluate(MEASURE, f'[data-uncover="{covered[1]}"]')
            continue
        chosen = chosen_from(watching.frame["moves"], rng)
        button = f'[data-move="{chosen[0]}"]' if chosen else "[data-confirm]"
        attacks = [move["move"] for move in watching.frame["moves"] if move.get("attacks")]
        if page.locator(f"{button}{ASKS}").count():
            page.evaluate(CLICK, button)
            button = YES
        elif chosen and chosen[0] in attacks:
            # An attack is looked at before it is declared.
            page.evaluate(CLICK, button)
            page.wait_for_selector(DECLARES)
            button = DECLARES
        arrived, painted = page.evaluate(MEASURE, button)
        found.arrived.append(arrived)
        found.painted.append(painted)
    return found


def played(python: str, folder: Path) -> Path:
    """A file with the table some way into its game."""
    file = tables(folder)
    with serving(python, file) as (_, port), connected(port) as socket:
        click(socket, random.Random("clicks"), PLAYED)
    # The moves are still in the log beside the file, and only the file is copied.
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", required=True, help="the Python of the version before")
    parser.add_argument("--after", required=True, help="the Python of the version after")
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--clicks", type=int, default=8)
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the page's processor is")
    parser.add_argument("--round-trip", type=float, default=150, help="ms from the browser to the server and back")
    parser.add_argument("--size", choices=SIZES, default="desk")
    args = parser.parse_args()
    befores, afters = [], []
    with tempfile.TemporaryDirectory() as folder, a_browser() as browser:
        file = played(args.before, Path(folder))
        for pair in range(1, args.pairs + 1):
            befores.append(measured(browser, args.before, file, args))
            afters.append(measured(browser, args.after, file, args))
            print(f"{pair}: before {befores[-1].told()}; after {afters[-1].told()}", flush=True)
    times = [statistics.median(one.seen for one in each) for each in (befores, afters)]
    weights = [statistics.median(one.bytes for one in each) for each in (befores, afters)]
    print(f"Medians of {args.pairs} pairs, {args.clicks} clicks each:")
    print(f"  from click to painted frame: {times[0]:.0f} ms before, {times[1]:.0f} ms after")
    print(
        f"  on the wire: {weights[0]:,.0f} bytes before, {weights[1]:,.0f} after, {weights[1] / weights[0]:.2f} times"
    )


if __name__ == "__main__":
    main()
