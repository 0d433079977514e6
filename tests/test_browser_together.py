"""Two friends in browsers of their own: the clock is seen, a bot sits in when it runs out, its person returns, and
moves are taken back because the other agrees."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from real_browser import Served, a_browser, a_page
from real_friends import PATIENCE, Time, does, join, open_table
from regni.words.words import words

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with a_browser() as found:
        yield found


def deciding(*pages: Page) -> tuple[Page, Page]:
    """The page that has to decide, and the other."""
    for _ in range(PATIENCE // 100):
        for number, page in enumerate(pages):
            if page.locator(".prompt.yours [data-move=pass]").count():
                return page, pages[1 - number]
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody has to decide")


def test_a_clock_a_bot_that_sits_in_and_an_undo_that_is_granted(browser: Browser, tmp_path: Path) -> None:
    now = Time()
    with (
        Served(tmp_path / "tables.sqlite", now=now) as served,
        a_page(browser, served, "en", owner="") as ada,
        a_page(browser, served, "es", "phone", owner="") as bruno,
    ):
        open_table(ada, variant="wessex")
        ada.locator(".manners summary").click()
        ada.select_option("#manners-clock", "turn-5")
        expect(ada.locator(".manners > p")).to_contain_text(words("en").text("manners-clock-turn", number=5))
        join(bruno, ada.locator("#link-any").inner_text(), "Bruno")
        expect(bruno.locator(".manners > p")).to_contain_text(words("es").text("manners-clock-turn", number=5))
        bruno.get_by_role("button", name=words("es").text("lobby-ready")).click()
        begin = ada.locator(".begin [value=begin]")
        expect(begin).to_be_enabled(timeout=PATIENCE)
        begin.click()
        first, second = deciding(ada, bruno)

        # The clock of who decides is seen by both, and runs by itself.
        for page in (first, second):
            expect(page.locator(".prompt .clock time")).to_contain_text("4:5", timeout=PATIENCE)
        expect(first.locator(".prompt .clock")).to_have_class("clock own")
        expect(second.locator(".prompt .clock")).to_have_class("clock")

        # Undo, past a move of the other.
        for page in (first, second):
            page.locator(".prompt.yours [data-move=pass]").click(timeout=PATIENCE)
            expect(page.locator(".prompt.yours [data-move=pass]")).to_have_count(0, timeout=PATIENCE)
        does(first, "ask undo")
        does(second, "grant undo")
        assert deciding(ada, bruno)[0] is first

        # The time is up: a bot sits in, until its person is back.
        now.more = 300
        expect(second.locator(".prompt .asked > p")).to_contain_text("bot", timeout=PATIENCE)
        does(first, "return")
        expect(second.locator(".prompt .asked > p")).to_have_count(0, timeout=PATIENCE)
