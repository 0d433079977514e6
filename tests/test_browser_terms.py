"""Terms of the game explain themselves in a real browser: to a mouse, a finger and a keyboard, on every page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Browser, Page, expect

from catalogue import path
from looking import Look, the_page
from real_browser import Served
from test_browser_access import STRICT, troubles

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

#: Where terms are marked now, and where the texts of the page have them.
MARKED = """async () => {
  const { pattern } = await (await fetch(document.body.dataset.glossary)).json();
  const skipped = "nav, script, style, svg, select, textarea, .visually-hidden, .term-list h3, [translate=no], .laid";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let there = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.parentElement.closest(skipped)) there += [...node.data.matchAll(new RegExp(pattern, "g"))].length;
  }
  const ranges = [...CSS.highlights.get("term")].filter((one) => one.startContainer.isConnected);
  return { there, marked: ranges.length };
}"""
#: The box of the first marked term in a part of the page, brought into sight.
BOX = """(part) => {
  const isMeant = ({ startContainer: { parentElement: one } }) => one?.closest(part)?.checkVisibility();
  const found = [...CSS.highlights.get("term")].find(isMeant);
  found.startContainer.parentElement.scrollIntoView({ block: "nearest" });
  const range = new Range();
  range.setStart(found.startContainer, found.startOffset);
  range.setEnd(found.endContainer, found.endOffset);
  const { x, y, width, height } = range.getClientRects()[0];
  return { x, y, width, height };
}"""
IS_MARKED = "() => CSS.highlights.get('term')?.size > 0"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(Path(tmp_path_factory.mktemp("terms")) / "tables.sqlite") as one:
        yield one


def opened(page: Page, served: Served, name: str) -> None:
    page.goto(path(served.host, name))
    page.wait_for_function(IS_MARKED)


def middle_of(page: Page, part: str) -> tuple[float, float]:
    box = cast(dict[str, float], page.evaluate(BOX, part))
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def is_clear_of(page: Page, x: float, y: float) -> bool:
    """Whether the explanation lies in the window and not over the point it is about."""
    box = page.locator("#explained").bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    is_over = box["x"] <= x <= right and box["y"] <= y <= bottom
    return not is_over and box["x"] >= 0 and box["y"] >= 0 and right <= size["width"] and bottom <= size["height"]


def all_are_marked(page: Page) -> bool:
    """Whether they are, once the page has had time for it."""
    for _ in range(40):
        found = page.evaluate(MARKED)
        if found["there"] == found["marked"] > 20:
            return True
        page.wait_for_timeout(100)
    return False


WIDE = [pytest.param(one, marks=pytest.mark.wide) for one in ("new", "end", "campaign", "decks", "start", "rules")]


@pytest.mark.parametrize("name", ["duel-battle", *WIDE])
def test_every_name_of_a_term_is_marked(browser: Browser, served: Served, name: str) -> None:
    with the_page(browser, served, Look((1440, 900))) as page:
        opened(page, served, name)
        assert all_are_marked(page)
        if name == "duel-battle":
            page.locator(".moves .move").first.click()
            expect(page.locator(".draft")).to_be_visible()
            assert all_are_marked(page)


def test_a_mouse_a_key_and_a_click(browser: Browser, served: Served) -> None:
    with the_page(browser, served, Look((1440, 900))) as page:
        opened(page, served, "four-attacked")
        box = page.locator("#explained")
        for part in (".prompt p", ".main-moves .button", ".moves .move", ".log p", ".dangers", ".stage h2", ".sea"):
            x, y = middle_of(page, part)
            page.mouse.move(x, y)
            expect(box, part).to_be_visible()
            assert is_clear_of(page, x, y), part
            # The pointer can go to it, for its links.
            box.locator("a.rule").first.hover()
            page.wait_for_timeout(400)
            expect(box).to_be_visible()
            page.keyboard.press("Escape")
            expect(box).to_be_hidden()
        # The key explains what has the focus, and gives it back.
        button = page.locator(".moves .move").first
        assert button.text_content() == "Field Infantry from the pool"
        button.focus()
        page.keyboard.press("x")
        listed = page.locator("#terms")
        expect(listed.locator("h3")).to_have_text(["Field", "Infantry", "Pool"])
        assert troubles(page, impacts=STRICT, within="#terms") == []
        page.keyboard.press("Escape")
        expect(listed).to_be_hidden()
        assert page.evaluate("document.activeElement.textContent.trim()") == "Field Infantry from the pool"
        # Without a focus it explains all that is in sight.
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("x")
        expect(listed.locator("h3", has_text="Siege")).to_be_visible()
        page.keyboard.press("Escape")
        # A button with terms is still a button.
        button.click()
        expect(page.locator(".draft")).to_have_text("Infantry")


@pytest.mark.parametrize("size", [(390, 844), pytest.param((320, 568), marks=pytest.mark.wide)])
def test_a_long_press_on_a_button_explains_and_is_no_click(
    browser: Browser, served: Served, size: tuple[int, int]
) -> None:
    with the_page(browser, served, Look(size, "es", "dark")) as page:
        opened(page, served, "four-attacked")
        at = page.locator("#table").get_attribute("data-at")
        box, touch = page.locator("#explained"), page.context.new_cdp_session(page)
        x, y = middle_of(page, ".main-moves .button")
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        expect(box).to_be_visible()
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(400)
        expect(box.locator("h3")).to_have_text("Fuerza")
        assert is_clear_of(page, x, y)
        expect(page.locator("#table")).to_have_attribute("data-at", str(at))
        # People who cannot press long find the terms beside the settings.
        page.locator(".settings-button").tap()
        page.locator("#show-terms").tap()
        expect(page.locator("#terms h3").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        page.locator("#terms form button").tap()
        expect(page.locator("#terms")).to_be_hidden()
        expect(page.locator(".settings-button")).to_be_focused()


def test_on_other_pages_too_with_the_values_that_are_chosen(browser: Browser, served: Served) -> None:
    with the_page(browser, served, Look((1440, 900))) as page:
        page.goto("/new?variant=base&set-market_town_factor=6")
        page.wait_for_function(IS_MARKED)
        page.mouse.move(*middle_of(page, "main"))
        expect(page.locator("#explained")).to_be_visible()
        page.locator("h1").hover()
        expect(page.locator("#explained")).to_be_hidden()
        said = page.evaluate("fetch(document.body.dataset.glossary).then((answer) => answer.text())")
        assert "count 6 times" in said
        # Where the King of Rebellion plays, it is he who is explained.
        page.locator("input[name=variant][value=rebellion]").check(force=True)
        expect(page.locator("body")).to_have_attribute("data-glossary", re.compile("variant=rebellion"))
        page.locator(".settings-button").click()
        page.locator("#show-terms").click()
        expect(page.locator("#terms h3", has_text="The King")).to_be_visible()


@pytest.mark.wide
def test_forced_colours_mark_nothing_and_explain_all(browser: Browser, served: Served) -> None:
    with the_page(browser, served, Look((1440, 900), forced_colours=True)) as page:
        page.goto(path(served.host, "four-attacked"), wait_until="networkidle")
        page.keyboard.press("x")
        expect(page.locator("#terms h3", has_text="Siege")).to_be_visible()
        assert not page.evaluate("CSS.highlights.has('term')")


def test_behind_the_curtain_nothing_is_explained(browser: Browser, served: Served) -> None:
    with the_page(browser, served, Look((1440, 900))) as page:
        page.goto(path(served.host, "curtain"))
        page.wait_for_selector("#table[data-at] .curtain")
        page.keyboard.press("x")
        expect(page.locator("#terms")).to_be_hidden()
        page.locator("[data-uncover]").first.click()
        page.wait_for_function(IS_MARKED)
        page.wait_for_selector(".prompt")
        page.keyboard.press("x")
        expect(page.locator("#terms")).to_be_visible()
