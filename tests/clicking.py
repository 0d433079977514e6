"""A whole game in a real browser, from the form for new games to its end, by clicks alone."""

from __future__ import annotations

from random import Random
from urllib.parse import urlencode

from playwright.sync_api import Browser, Page

from real_browser import Served, a_page, play_by_clicks
from regni.web.play.session import Session
from regni.web.terms import read_terms


def begin(page: Page, **wish: str) -> str:
    """A game from the form for new games, against the quickest bots; its key."""
    asked = {f"who-{seat}": "squire" for seat in range(1, 6)}
    asked |= {name.replace("_", "-"): value for name, value in wish.items()}
    page.goto(f"/new?{urlencode(asked)}")
    page.locator("button.main").last.click()
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


def click_a_game(browser: Browser, served: Served, language: str, size: str, rng: Random, **wish: str) -> int:
    """Somebody who has never been here begins such a game and clicks it to its end; the number of clicks it took."""
    with a_page(browser, served, language, size, owner="") as page:
        begin(page, **wish)
        clicks = play_by_clicks(page, rng)
        assert page.locator(".end a[download]").count() == 1
        (kept,) = served.host.store.sessions_of(owner_of(page))
        assert kept.is_over
        assert Session(read_terms(kept.terms), served.host.store.entries(kept.id)).is_over
        return clicks


def owner_of(page: Page) -> str:
    return next(str(one["value"]) for one in page.context.cookies() if one["name"] == "regni_owner")
