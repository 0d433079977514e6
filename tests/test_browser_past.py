"""Looking back in a real browser: a scene is seen again from the chronicle and from the recap, older lines come, and
nothing of it is lost or left behind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from catalogue import path
from real_browser import Served, a_page
from regni.game import Game
from set_tables import begin, play_on

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

LINE = ".log [data-see]"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(Path(tmp_path_factory.mktemp("past")) / "tables.sqlite") as one:
        yield one


def late(game: Game) -> bool:
    return len(game.moves) > 200 and game.deciding == 0 and game.about == "turn"


@pytest.fixture(scope="module")
def table(served: Served) -> str:
    """A late table: its chronicle is longer than what a frame has of it."""
    key = begin(served.host, seats=4)
    play_on(served.host, key, late)
    return f"/table/{key}"


def open_chronicle(page: Page, size: str) -> None:
    if size == "phone":
        page.locator("#bar [data-sheet=log]").click()


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_scene_is_seen_again_from_the_chronicle(
    browser: Browser, served: Served, table: str, size: str, language: str
) -> None:
    with a_page(browser, served, language, size) as page:
        page.goto(table)
        open_chronicle(page, size)
        line = page.locator(LINE).last
        line.locator("span:not(.arms)").first.click(position={"x": 5, "y": 5})
        past = page.locator("#past")
        expect(past.locator(".scene")).to_be_visible()
        told = line.locator("span:not(.arms)").first.inner_text()
        assert told in past.locator(".past-told").inner_text()
        first = past.locator("#past-title").inner_text()
        past.locator("[data-step='-1']").click()
        expect(past.locator("#past-title")).not_to_have_text(first)
        found = [one for one in Axe().run(page).response["violations"] if one["impact"] in ("serious", "critical")]
        assert found == []
        # Nothing of it sticks out sideways.
        assert past.locator(".past-body").evaluate("(one) => one.scrollWidth <= one.clientWidth")
        page.keyboard.press("ArrowRight")
        expect(past.locator("#past-title")).to_have_text(first)
        page.keyboard.press("Escape")
        expect(past).to_be_hidden()


def test_by_keyboard_the_focus_comes_back_to_the_line(browser: Browser, served: Served, table: str) -> None:
    with a_page(browser, served) as page:
        page.goto(table)
        number = page.locator(LINE).last.get_attribute("data-entry")
        page.locator(LINE).last.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#past .scene")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(f".log [data-entry='{number}']")).to_be_focused()


def test_older_lines_lead_back_to_the_first_and_stay_when_the_table_moves_on(
    browser: Browser, served: Served, table: str
) -> None:
    with a_page(browser, served) as page:
        page.goto(table)
        earlier = page.locator("[data-earlier]")
        while earlier.count():
            number = earlier.get_attribute("data-earlier")
            earlier.click()
            expect(page.locator(f"[data-earlier='{number}']")).to_have_count(0)
        numbers = "[...document.querySelectorAll('.log [data-entry]')].map((one) => Number(one.dataset.entry))"
        listed = page.evaluate(numbers)
        assert listed == list(range(len(listed)))
        at = page.locator("#table").get_attribute("data-at")
        page.locator("[data-way-out]").click()
        if page.locator("#menu:popover-open button").count():
            page.locator("#menu:popover-open button").first.click()
        page.wait_for_function("(at) => document.getElementById('table').dataset.at !== at", arg=at)
        later = page.evaluate(numbers)
        assert later == list(range(len(later)))
        # The first scene of the game.
        page.locator("[data-see='1'] .see").first.click()
        expect(page.locator("#past .scene")).to_be_visible()
        expect(page.locator("#past [data-step='-1']")).to_be_disabled()


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_at_the_end_bots_say_why(browser: Browser, served: Served, size: str, language: str) -> None:
    """Beside the decisive moments, and below the lines of the chronicle, the older ones too. Nothing of it is cut."""
    with a_page(browser, served, language, size) as page:
        page.goto(path(served.host, "end"))
        expect(page.locator(".ending .bot-why").first).to_be_visible()
        open_chronicle(page, size)
        reasons = page.locator(".log .bot-why")
        shown = reasons.count()
        assert shown
        page.locator("[data-earlier]").click()
        page.wait_for_function("(shown) => document.querySelectorAll('.log .bot-why').length > shown", arg=shown)
        reasons.last.scroll_into_view_if_needed()
        expect(reasons.last).to_be_in_viewport()
        assert page.locator(".log").evaluate("(one) => one.scrollWidth <= one.clientWidth")
        found = [one for one in Axe().run(page).response["violations"] if one["impact"] in ("serious", "critical")]
        assert found == []
