"""The table on a big screen in a real browser: large letters, nothing to press, no pointer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from real_browser import Served, a_browser
from real_friends import PATIENCE
from regni.words.words import words
from test_browser_friends import end_turn, turn_of, two

pytestmark = pytest.mark.browser

#: Everything in sight that can be pressed or written in. The cards of every table are left out.
PRESSED = "button:not(.laid):visible, input:visible, select:visible, summary:visible, a.button:visible"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with a_browser() as found:
        yield found


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path / "tables.sqlite") as found:
        yield found


@pytest.mark.parametrize("awake", [True, False])
def test_a_television_tells_whose_turn_it_is(browser: Browser, served: Served, awake: bool) -> None:
    with two(browser, served) as (ada, bruno):
        screen = ada.context.new_page()
        if not awake:
            screen.add_init_script("Object.defineProperty(navigator, 'wakeLock', { value: undefined })")
        screen.set_viewport_size({"width": 1920, "height": 1080})
        screen.goto(f"{ada.url}/screen")
        screen.wait_for_selector("#table[data-at]", timeout=PATIENCE)
        assert [one.evaluate("one => one.outerHTML") for one in screen.locator(PRESSED).all()] == []
        expect(screen.locator(".watch-code .qr")).to_be_visible()
        names = {ada: "Ada", bruno: "Bruno"}
        for _ in range(2):
            mover, other = turn_of(ada, bruno)
            expect(screen.locator(".prompt h2")).to_contain_text(names[mover], timeout=PATIENCE)
            end_turn(mover)
            expect(other.locator("[data-move=end]")).not_to_have_count(0, timeout=PATIENCE)
        # From across a room a letter is twice as high as at a desk.
        assert screen.evaluate("parseFloat(getComputedStyle(document.querySelector('.prompt h2')).fontSize)") > 40
        assert screen.evaluate("document.documentElement.scrollWidth") <= 1920
        screen.mouse.move(300, 300)
        expect(screen.locator("html.still")).to_have_count(1, timeout=PATIENCE)
        assert screen.evaluate("getComputedStyle(document.body).cursor") == "none"
        assert words("en").text("screen-watch") in screen.inner_text(".watch-code")
