"""The browser's own notice of a turn: a button asks for it, it is shown to a player who looks elsewhere, and play goes
on if the browser refuses it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from real_browser import Served, a_browser
from real_friends import PATIENCE
from regni.words.words import LANGUAGES, words
from test_browser_friends import end_turn, turn_of, two

pytestmark = pytest.mark.browser

#: A script that notes which notices were shown, and how often the browser was asked for leave.
KEEPING = """
window.told = [];
window.asked = 0;
const Real = window.Notification;
window.Notification = class extends Real {
  constructor(title, more) { super(title, more); window.told.push([title, more.body, more.tag]); }
  static requestPermission() { window.asked += 1; return Real.requestPermission(); }
};
"""
HIDDEN = "Object.defineProperty(document, 'hidden', { value: %s, configurable: true })"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with a_browser() as found:
        yield found


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path / "tables.sqlite") as found:
        yield found


def again(page: Page) -> None:
    """The page, loaded again with the script that notes its notices."""
    page.add_init_script(KEEPING)
    page.reload()
    page.wait_for_selector("#table[data-at]", timeout=PATIENCE)


def press(page: Page) -> None:
    page.locator(".settings-button").click()
    page.locator("#notify").click()


def pass_the_turn(*pages: Page) -> None:
    """Ends turns until everybody had one."""
    for _ in pages:
        mover, other = turn_of(*pages)
        end_turn(mover)
        expect(other.locator("[data-move=end]")).not_to_have_count(0, timeout=PATIENCE)


def test_a_notice_is_asked_for_and_says_nothing_but_the_turn(browser: Browser, served: Served) -> None:
    with two(browser, served) as (ada, bruno):
        for page in (ada, bruno):
            page.context.grant_permissions(["notifications"])
            again(page)
        # Before the button is pressed the browser is not asked for leave, and no notice is shown.
        ada.evaluate(HIDDEN % "true")
        pass_the_turn(ada, bruno)
        assert ada.evaluate("[told.length, asked]") == [0, 0]
        press(ada)
        expect(ada.locator("#notify")).to_have_attribute("aria-pressed", "true")
        assert ada.evaluate("asked") == 1
        ada.keyboard.press("Escape")
        pass_the_turn(ada, bruno)
        table = ada.url.removeprefix(served.address)
        assert ada.evaluate("told") == [[words("en").text("staging-your-turn"), "The base game", table]]
        # A player who sees the table needs no notice.
        ada.evaluate(HIDDEN % "false")
        pass_the_turn(ada, bruno)
        assert ada.evaluate("told.length") == 1
        assert bruno.evaluate("told.length") == 0
        # The choice is stored, and the same button ends it.
        again(ada)
        press(ada)
        expect(ada.locator("#notify")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", ["denied", "impossible"])
def test_where_the_browser_refuses_the_box_says_so(browser: Browser, served: Served, language: str, why: str) -> None:
    with two(browser, served) as pages:
        page = pages[LANGUAGES.index(language)]
        if why == "denied":
            page.add_init_script("Object.defineProperty(Notification, 'permission', { value: 'denied' })")
        else:
            # As in a home network without encryption.
            page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
        page.reload()
        page.wait_for_selector("#table[data-at]", timeout=PATIENCE)
        page.locator(".settings-button").click()
        expect(page.locator("#notify-note")).to_have_text(words(language).text(f"feel-notices-{why}"))
        expect(page.locator("#notify")).to_have_attribute("aria-pressed", "false")
        if why == "impossible":
            expect(page.locator("#notify")).to_be_disabled()
        page.keyboard.press("Escape")
        pass_the_turn(*pages)
