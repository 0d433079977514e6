"""House rules in a real browser: found, changed, saved, played and read at the table, as axe sees them too."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from clicking import owner_of
from real_browser import Served, a_page
from regni.web.terms import read_terms, rules_of
from test_browser_access import STRICT, troubles

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]
#: What a finger can touch of the house rules. The number of a rule has a larger ground around it than is seen.
TOUCHED = "#house :is(summary, button, select, textarea, input[type=number], input[type=file], .segmented label)"


def open_all(page: Page) -> None:
    page.evaluate("document.querySelectorAll('#house, #house details').forEach((fold) => { fold.open = true; })")


def test_a_rule_of_ones_own_from_the_form_to_the_table(browser: Browser, served: Served) -> None:
    with a_page(browser, served) as page:
        page.goto("/new")
        # By keyboard: unfold, find, change.
        page.locator("#house > summary").press("Enter")
        page.locator("#house-find").fill("take a palace")
        expect(page.locator(".setting:visible")).to_have_count(1)
        field = page.locator("[name=set-palace_strength]")
        field.press("ArrowUp")
        row = page.locator("#setting-palace_strength")
        expect(row.locator(".was")).to_contain_text("Usually: 3.")
        expect(page.locator(".begin strong")).to_have_text("The base game · House rules")
        # The form was shown again: the focus, the folds and the filter are as they were.
        expect(field).to_be_focused()
        expect(field).to_have_value("4")
        expect(page.locator(".setting:visible")).to_have_count(1)
        assert "set-palace_strength=4" in page.url
        assert "set-castle_strength" not in page.url
        # Back to usual without leaving the page, and changed again.
        row.get_by_role("button").click()
        expect(row.locator(".was")).to_have_count(0)
        expect(field).to_be_focused()
        expect(field).to_have_value("3")
        field.fill("5")
        field.press("Tab")
        expect(page.locator(".begin strong")).to_have_text("The base game · House rules")
        page.locator("#house-find").fill("")
        page.locator("[data-show=changed]").click()
        expect(page.locator(".setting:visible")).to_have_count(1)
        # What cannot be is told at once, with its rule.
        page.locator("[data-show=all]").click()
        page.locator("#group-cards > summary").click()
        page.locator("[name='set-army_deck.knight']").fill("7")
        page.locator("[name='set-army_deck.knight']").press("Tab")
        expect(page.locator(".begin .alert .rule")).to_have_text("B1.4")
        page.locator("[name='set-army_deck.infantry']").fill("17")
        page.locator("[name='set-army_deck.infantry']").press("Tab")
        expect(page.locator(".begin .alert")).to_have_count(0)
        # Saved, everything back to usual, taken again.
        page.locator("#rules-name").fill("Wednesday")
        page.locator("button[value=save]").click()
        expect(page.locator("#house .notice")).to_contain_text("Wednesday")
        page.locator("#house button[value=usual]").click()
        expect(page.locator(".begin strong")).to_have_text("The base game")
        page.get_by_role("button", name="Wednesday", exact=True).click()
        expect(page.locator(".begin strong")).to_have_text("The base game · House rules")
        open_all(page)
        assert troubles(page, impacts=STRICT) == []
        # Played, and read by all.
        page.locator(".begin button").click()
        page.wait_for_selector("#table[data-at]")
        (kept,) = served.host.store.sessions_of(owner_of(page))
        assert rules_of(read_terms(kept.terms)).changed() == {
            "palace_strength": 5,
            "army_deck": {"infantry": 17, "knight": 7},
        }
        page.get_by_role("button", name="House rules").click()
        expect(page.locator("#house-rules li")).to_have_count(2)
        assert troubles(page, impacts=STRICT, within="#house-rules") == []
        page.keyboard.press("Escape")
        expect(page.locator("#house-rules")).to_be_hidden()


def test_on_a_phone_with_a_file(browser: Browser, served: Served, tmp_path: Path) -> None:
    file = tmp_path / "mía.toml"
    file.write_text('variant = "rebellion"\nmode = "semi"\njoust = false\n[king]\nfiefs = ["castle vassal"]\n', "utf-8")
    with a_page(browser, served, "es", "phone") as page:
        page.emulate_media(color_scheme="dark")
        page.goto("/new")
        page.locator("#house > summary").click()
        page.locator("#rules-file").set_input_files(file)
        page.get_by_role("button", name="Usar este archivo").click()
        expect(page.locator("#house .notice")).to_be_visible()
        open_all(page)
        expect(page.locator("[name='set-king.fiefs']")).to_have_value("Castillo, Vasallo")
        page.locator("#rules-name").fill("Casa")
        page.locator("button[value=save]").click()
        expect(page.locator(".saved-rules li")).to_have_count(1)
        open_all(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        sizes = page.evaluate(
            """(where) => [...document.querySelectorAll(where)].filter((one) => one.checkVisibility()).map((one) =>
            [one.outerHTML.slice(0, 90), one.getBoundingClientRect().width, one.getBoundingClientRect().height])""",
            TOUCHED,
        )
        assert len(sizes) > 80
        assert [one for one in sizes if min(one[1:]) < 44] == []
        assert troubles(page, impacts=STRICT) == []


def test_a_click_is_not_lost_while_the_form_is_shown_again(browser: Browser, served: Served) -> None:
    """The answer of the server comes between the press and the click."""
    with a_page(browser, served) as page:
        page.goto("/new")
        late: list[Route] = []
        page.route("**/new?*", lambda route: late.append(route))
        page.locator("#options > summary").click()
        with page.expect_request("**/new?*"):
            page.locator("label:has(#variant-heathen)").click()
        box = page.locator("#option-mulligan")
        box.hover()
        page.mouse.down()
        with page.expect_response("**/new?*"):
            late.pop().continue_()
        page.evaluate("new Promise((done) => setTimeout(done, 100))")
        expect(page.locator(".begin strong")).to_have_text("The base game")
        page.unroute("**/new?*")
        page.mouse.up()
        expect(box).to_be_checked()
        expect(page.locator(".begin strong")).to_contain_text("Great Heathen Army")
