"""A server of the test's own and a real Chromium, for tests that click as people do."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from time import time

import pytest
from playwright.sync_api import Browser, ElementHandle, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from real_server import Serving
from regni.web.pages.page import OWNER
from regni.web.play.host import Host
from regni.web.play.store import Store
from regni.web.webhooks.sending import Sender

#: The person who owns the tables of the tests.
OWNER_KEY = "A" * 22
#: Without sandbox, because tests may run as root; and without calls to anywhere.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
#: What a click may take on a busy machine, in ms.
PATIENCE = 20_000


def chromium() -> str:
    """Where it is. Without one the tests are skipped, unless they must not be."""
    found = next((path for name in ("chromium", "chromium-browser") if (path := shutil.which(name))), None)
    if found is None and os.environ.get("REGNI_BROWSER") == "required":
        pytest.fail("There is no Chromium on this machine: apt install chromium")
    if found is None:
        pytest.skip("NO CHROMIUM ON THIS MACHINE: the pages are not tested. Install it: apt install chromium")
    return found


@contextmanager
def a_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


class Served(Serving):
    """A server with a file of its own."""

    def __init__(
        self, file: Path, port: int = 0, now: Callable[[], float] = time, webhooks: Sender | None = None
    ) -> None:
        super().__init__(Host(Store(file), now), port, webhooks)


@contextmanager
def a_page(
    browser: Browser,
    served: Served,
    language: str = "en",
    size: str = "desk",
    *,
    must_be_found: bool = True,
    moves: bool = False,
    owner: str = OWNER_KEY,
    hints: bool = False,
) -> Iterator[Page]:
    """A page whose reader wants no animations, unless it `moves`, and knows the game, unless he wants `hints`. `owner`
    is the token of his browser: usually that of the person who owns the tables, and nothing for somebody who has never
    been here. Errors in its console, or in that of another page of his, are failures, unless the page is one that is
    not found."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=served.address,
        viewport={"width": width, "height": height},
        locale=language,
        has_touch=size == "phone",
        reduced_motion="no-preference" if moves else "reduce",
    )
    if owner:
        context.add_cookies([{"name": OWNER, "value": owner, "url": served.address}])
    context.set_default_timeout(PATIENCE)
    # A page that is still empty keeps nothing.
    pace = "quick" if moves else "instant"
    context.add_init_script(f"if (location.origin !== 'null') localStorage.setItem('regni-pace', '{pace}')")
    if not hints:
        context.add_init_script("if (location.origin !== 'null') localStorage.setItem('regni-hints', 'no')")
    complaints: list[str] = []
    context.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    context.on("weberror", lambda found: complaints.append(str(found.error)))
    yield context.new_page()
    context.close()
    assert not complaints or not must_be_found, complaints


#: A moment that stops the show: it is gone on from first.
GO_ON = "#moment[open] .ways button, #go-on"
#: What there is to click, the most pressing first: a curtain, a menu that asks, a lit thing or, on a phone, the chip
#: that hides one; a button, or the one that brings up the sheet with them.
CURTAIN, MENU = "[data-uncover]", "#menu:popover-open button, #offers:not([hidden]) button"
#: A row of moves that is folded.
FOLDED = ".moves .row:not([open]) > summary"
LIT = "#table .lit:visible, #table .holds-lit:not(.open) .chip:visible"
MOVES = "[data-move]:not([data-move=concede])"
BUTTONS = f".side {MOVES}:visible, #bar [data-sheet=moves][aria-expanded=false]:enabled:visible"
OVER = ".prompt.over"
#: A player who is out of the game watches the others, and need not watch all of it.
SKIP = "#skip:visible"
READY = f"{CURTAIN}, .side {MOVES}, {OVER}, {GO_ON}"


def seen(page: Page, selector: str) -> list[ElementHandle]:
    """What can be seen of what is meant. The page may have changed in between."""
    with suppress(PlaywrightError):
        return [one for one in page.query_selector_all(selector) if one.is_visible()]
    return []


def play_by_clicks(page: Page, rng: Random, most: int = 3000) -> int:
    """Click whatever can be clicked, as chance will have it, until the game is over; the number of clicks it took."""
    for clicks in range(most):
        page.wait_for_selector(f"{READY}, {SKIP}", state="attached")
        if page.query_selector(OVER) and not page.query_selector(GO_ON):
            return clicks
        # A sheet that is open lies over what is lit.
        is_open = page.query_selector("body[data-sheet=moves]") is not None
        wished = [CURTAIN, MENU, LIT, BUTTONS] if rng.random() < 0.7 and not is_open else [CURTAIN, MENU, BUTTONS]
        wished = [GO_ON, *wished, FOLDED, SKIP]
        found = next((things for one in wished if (things := seen(page, one))), [])
        # The table may have moved on since it was looked at: then what is clicked is no longer there.
        with suppress(PlaywrightError):
            if found:
                rng.choice(found).click(position={"x": 5, "y": 5}, timeout=1000)
    raise AssertionError("the game does not end")
