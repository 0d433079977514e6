"""A page of a table that is seen through a link, and what it says of the link."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, expect

from real_browser import Served, a_page
from regni.words.words import words
from slow_link import SlowLink

#: What may take seconds on a busy machine, in ms.
PATIENCE = 30_000
STRIP = "#lost:not([hidden])"


@contextmanager
def linked(browser: Browser, served: Served, key: str, language: str = "en") -> Iterator[tuple[Page, SlowLink]]:
    """A table seen through a link. What the console says of lost sockets is no failure."""
    with SlowLink(served.port) as link:
        # The page comes from the link's address.
        served.address = link.address
        with a_page(browser, served, language, must_be_found=False) as page:
            page.goto(f"/table/{key}")
            page.wait_for_selector("#table[data-at]")
            yield page, link


def says(page: Page, reason: str, language: str = "en") -> None:
    """Waits until the strip says so."""
    strip = page.locator(f"{STRIP} [role=alert]")
    expect(strip).to_have_text(words(language).text(f"link-{reason}"), timeout=PATIENCE)


def is_back(page: Page) -> None:
    """Waits until the link is there again and nothing is on its way."""
    expect(page.locator(STRIP)).to_have_count(0, timeout=PATIENCE)
    expect(page.locator("[data-sending]")).to_have_count(0, timeout=PATIENCE)


def click_move(page: Page, move: str) -> None:
    """Clicks the first button whose move begins so, wherever it stands."""
    page.evaluate("move => document.querySelector(`[data-move^='${move}']`).click()", move)
