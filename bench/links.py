"""What a table does while its link freezes, is cut or refused, in a real Chromium: `python bench/links.py`.

It measures how soon silence is told and how soon the link is back, counts the tries while the server refuses, and cuts
the link at random moments after clicks: each click must count once. The tests do one of each; this takes five minutes.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser, Page

from linked import STRIP, is_back, linked, says
from real_browser import Served, a_browser
from regni.web.fairness import limits
from set_tables import begin, open_table, own_turn, play_on
from slow_link import SlowLink

#: The most that a silent link may remain unnoticed, in seconds.
NOTICED = 5
#: How long a link must have worked to be tried again at once, in ms.
STEADY = 6000
#: How long a move may be on its way once the link is back, in ms.
AFTERWARDS = 3000
#: How long the tries of a page that is refused are counted, in seconds.
REFUSED = 45
#: Cards to pick for a deck, one click each. A click that counted twice would be seen in the deck.
PICKS = ["castle", "prince", "vassal", "monk", "treachery", "intrigue", "allies", "banquet", "banner", "market_town"]


@contextmanager
def own_table(browser: Browser) -> Iterator[tuple[Page, SlowLink]]:
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder) / "tables.sqlite") as served,
        linked(browser, served, own_turn(served.host)) as both,
    ):
        yield both


def until_shown(page: Page, is_shown: bool = True) -> float:
    """How long it takes until the strip is there, or gone, in seconds."""
    begun = time.monotonic()
    page.wait_for_selector(STRIP, state="visible" if is_shown else "detached", timeout=120_000)
    return time.monotonic() - begun


def frozen(browser: Browser, rounds: int, rng: Random) -> None:
    told, back = [], []
    with own_table(browser) as (page, link):
        for _ in range(rounds):
            page.wait_for_timeout(rng.uniform(6000, 9000))
            link.state = "silent"
            link.freeze()
            told.append(until_shown(page))
            link.state = "open"
            page.locator("#try-now").click()
            back.append(until_shown(page, is_shown=False))
    print(f"frozen: told after {listed(told)} s; back after {listed(back)} s", flush=True)
    assert max(told) < NOTICED


def awake(browser: Browser, rounds: int) -> None:
    """The link died while the device slept. The system says that there is a network again."""
    back = []
    with own_table(browser) as (page, link):
        for _ in range(rounds):
            page.wait_for_timeout(6000)
            link.freeze()
            tries, begun = len(link.sockets()), time.monotonic()
            page.evaluate("window.dispatchEvent(new Event('online'))")
            while len(link.sockets()) == tries:
                page.wait_for_timeout(20)
            back.append(time.monotonic() - begun)
            is_back(page)
    print(f"back from sleep: another socket after {listed(back)} s", flush=True)


def refused(browser: Browser, reason: str) -> None:
    with own_table(browser) as (page, link):
        room = limits.OWN_PAGES
        if reason == "full":
            limits.OWN_PAGES = 0
        else:
            link.state = "refusing"
        link.cut()
        says(page, reason)
        page.wait_for_timeout(REFUSED * 1000)
        limits.OWN_PAGES = room
        begun = [wire.begun for wire in link.sockets()]
        waits = [after - before for before, after in pairwise(begun[1:])]
        print(f"{reason}: {len(begun) - 1} tries in {REFUSED} s, with waits of {listed(waits)} s", flush=True)


def cut_at_random(browser: Browser, rng: Random) -> None:
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder) / "tables.sqlite") as served:
        key = begin(served.host, {"house_divided": 12}, seats=2)
        assert play_on(served.host, key, lambda game: game.deciding == 0)
        with linked(browser, served, key) as (page, link):
            opened = open_table(served.host, key)
            assert opened is not None
            for number, pick in enumerate(PICKS, 1):
                # A link that breaks again and again is tried at longer and longer intervals.
                page.wait_for_timeout(STEADY)
                link.delay = 0.1
                page.evaluate("card => document.querySelector(`[data-thing='tray-${card}']`).click()", pick)
                page.wait_for_timeout(rng.uniform(0, 400))
                link.cut()
                link.delay = 0
                is_back(page)
                # What is sent again arrives a moment after the link is back; what would arrive twice, too.
                page.wait_for_timeout(AFTERWARDS)
                picked = len(opened[0].drafts[0][1])
                assert picked == number, f"{number} clicks, {picked} picks"
    print(f"cut at random: {len(PICKS)} clicks, each counted once", flush=True)


def listed(seconds: list[float]) -> str:
    return ", ".join(f"{one:.1f}" for one in seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", default="links")
    args = parser.parse_args()
    rng = Random(args.seed)
    with a_browser() as browser:
        frozen(browser, args.rounds, rng)
        awake(browser, args.rounds)
        cut_at_random(browser, rng)
        for reason in ("unreachable", "full"):
            refused(browser, reason)


if __name__ == "__main__":
    main()
