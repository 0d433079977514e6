"""Examples in a real browser: from a refused move to the rule that shows, and back to the game; step by step with
buttons, keys, and without a script."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from real_browser import SIZES, Served, a_page
from set_tables import begin
from test_browser_access import STRICT, troubles

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

#: The lines that a screen reader was told last.
SAID = "() => [...document.querySelectorAll('#announce p')].map((one) => one.textContent)"
#: What is marked as changed, and can be seen.
CHANGED = "() => [...document.querySelectorAll('[data-changed]')].filter((one) => one.checkVisibility()).length"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(Path(tmp_path_factory.mktemp("examples")) / "tables.sqlite") as one:
        yield one


def refused(page: Page, size: str) -> None:
    """Asks for what the first turn forbids: by a typed move at a desk, by a touch on a phone."""
    if size == "desk":
        page.locator("#command").fill("siege red 1")
        page.locator("#command").press("Enter")
    else:
        page.locator("[data-thing=keep-red-1]").click()


@pytest.mark.parametrize("size", ["desk", pytest.param("phone", marks=pytest.mark.wide)])
def test_a_refusal_leads_to_an_example_and_the_game_stays(browser: Browser, served: Served, size: str) -> None:
    key = begin(served.host, {}, 2, people=2, seed="a refusal")
    with a_page(browser, served, "en", size) as page:
        page.goto(f"/table/{key}")
        page.locator("[data-uncover]").click()
        page.wait_for_selector("#table[data-at] .board")
        before = page.locator("#table").get_attribute("data-at")
        refused(page, size)
        link = page.locator("#menu .show-me, #offers .show-me").first
        expect(link).to_have_text("Show me")
        with page.expect_popup() as opened:
            link.click()
        example = opened.value
        expect(example.locator("h1")).to_have_text("Show me: B3.7")
        example.locator(".stepping [rel=next]").click()
        expect(example.locator(".now-step .no")).to_contain_text("Not allowed")
        assert troubles(example, impacts=STRICT) == []
        example.close()
        assert page.locator("#table").get_attribute("data-at") == before
        expect(page.locator(".prompt.yours")).to_be_visible()


@pytest.mark.wide
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", SIZES)
def test_a_rule_shows_itself_step_by_step(browser: Browser, served: Served, size: str, language: str) -> None:
    with a_page(browser, served, language, size) as page:
        page.goto("/rules/B6.8")
        page.locator(".asked-rule .show-me").first.click()
        page.wait_for_url("**/examples/*")
        steps = page.locator(".example-steps > li").count()
        for number in range(1, steps):
            page.locator(".stepping [rel=next]").click()
            page.wait_for_url(f"**?step={number}")
            expect(page.locator(".now-step > a")).to_have_attribute("data-step", str(number))
            said = page.evaluate(SAID)
            assert said[0] == page.locator(".now-step > a").inner_text()
        assert page.evaluate(CHANGED) > 0
        assert page.locator(".stepping [rel=next]").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert troubles(page, impacts=STRICT) == []
        page.emulate_media(color_scheme="dark")
        assert troubles(page, impacts=STRICT) == []
        page.go_back()
        page.wait_for_url(f"**?step={steps - 2}")
        expect(page.locator(".now-step > a")).to_have_attribute("data-step", str(steps - 2))


@pytest.mark.wide
def test_arrows_take_the_steps_and_the_focus_stays(browser: Browser, served: Served) -> None:
    with a_page(browser, served) as page:
        page.goto("/examples/towers-absorb")
        page.locator(".stepping [rel=next]").focus()
        for number in (1, 2, 3):
            page.keyboard.press("Enter" if number == 1 else "ArrowRight")
            page.wait_for_url(f"**?step={number}")
            expect(page.locator(".stepping [rel=next]")).to_be_focused()
        page.keyboard.press("ArrowLeft")
        page.wait_for_url("**?step=2")
        page.reload()
        expect(page.locator(".now-step > a")).to_have_attribute("data-step", "2")
        card = page.locator(".others [data-kind=palace]").first
        card.focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        expect(page.locator("#explained")).to_contain_text("Palace")


@pytest.mark.wide
def test_cards_fly_to_where_they_go(browser: Browser, served: Served) -> None:
    with a_page(browser, served, moves=True) as page:
        page.goto("/examples/carry-off?step=2")
        page.evaluate(
            """() => new MutationObserver((found) => {
              for (const one of found.flatMap((each) => [...each.addedNodes])) {
                if (one.classList?.contains("flying")) document.body.dataset.flew = one.dataset.kind;
              }
            }).observe(document.body, { childList: true })"""
        )
        page.locator(".stepping [rel=next]").click()
        page.wait_for_selector("body[data-flew=land]")


@pytest.mark.wide
@pytest.mark.parametrize("size", SIZES)
def test_without_a_script_every_step_is_a_page(browser: Browser, served: Served, size: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=served.address, java_script_enabled=False, viewport={"width": width, "height": height}
    )
    page = context.new_page()
    page.goto("/examples/treachery-vassal")
    expect(page.locator("[data-thing=fief-red-2]")).to_be_visible()
    page.locator(".stepping [rel=next]").click()
    expect(page).to_have_url(re.compile(r"step=1"))
    expect(page.locator("[data-thing=fief-red-2]")).to_have_count(0)
    expect(page.locator(".now-step")).to_contain_text("is killed")
    context.close()


@pytest.mark.wide
@pytest.mark.parametrize("size", SIZES)
def test_the_words_of_a_card_at_a_table_lead_to_its_example(browser: Browser, served: Served, size: str) -> None:
    key = begin(served.host, {}, 2, people=1, seed="a card")
    with a_page(browser, served, "en", size) as page:
        page.goto(f"/table/{key}")
        page.wait_for_selector("#table[data-at] .board")
        card = page.locator(".hand .laid").first
        kind = card.get_attribute("data-kind")
        card.focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        link = page.locator(f"#explained .show-me, #about-{kind} .show-me").last
        expect(link).to_have_attribute("href", re.compile(r"^/examples/[\w-]+$"))
