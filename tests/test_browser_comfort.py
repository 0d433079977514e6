"""The comfort box in a real browser: what each choice changes, and that it is kept. And pages on narrow screens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from real_browser import Served, a_page
from regni.game import Game
from set_tables import begin, own_turn, play_on

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

PAGES = ["/", "/new?variant=rebellion", "/decks", "/rules", "/rules?q=tower", "/rules/B6.9", "/nowhere"]
#: What a fingertip needs, in px.
FINGER = 44


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(Path(tmp_path_factory.mktemp("comfort")) / "tables.sqlite") as one:
        yield one


def opened(page: Page) -> None:
    page.locator(".settings-button").click()
    page.wait_for_selector("#settings:popover-open")


def choose(page: Page, name: str, value: str) -> None:
    page.locator(f"#settings [data-comfort={name}][value={value}] + span").click()


def colour(page: Page, name: str) -> str:
    return str(page.evaluate(f"getComputedStyle(document.body).getPropertyValue('--{name}').trim()"))


def text_size(page: Page) -> float:
    return float(page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)"))


@pytest.mark.parametrize("path", ["/", "table"])
def test_every_choice_does_what_it_says_and_is_kept(browser: Browser, served: Served, path: str) -> None:
    address = f"/table/{own_turn(served.host)}" if path == "table" else path
    with a_page(browser, served) as page:
        page.goto(address)
        opened(page)
        usual, thin = text_size(page), colour(page, "muted")
        sizes = []
        for value in ("small", "normal", "large", "largest"):
            choose(page, "text", value)
            sizes.append(text_size(page))
        assert sizes == sorted(set(sizes))
        assert sizes[1] == usual == 16
        choose(page, "contrast", "strong")
        assert colour(page, "muted") != thin
        choose(page, "cards", "large")
        choose(page, "sound", "off")
        page.locator("#pace").select_option("slow")
        page.locator("#letters").uncheck()
        # What scripts read is kept by the names they know.
        kept = {name: page.evaluate(f"localStorage.getItem('regni-{name}')") for name in ("sound", "letters", "pace")}
        assert kept == {"sound": "off", "letters": "no", "pace": "slow"}
        # Another page has it at once.
        page.goto("/rules")
        assert text_size(page) == sizes[-1]
        assert page.evaluate("document.documentElement.dataset.cards") == "large"
        assert colour(page, "muted") != thin
        page.goto(address)
        opened(page)
        shown = page.locator("#settings input[type=radio]:checked").evaluate_all("(all) => all.map((one) => one.value)")
        assert shown == ["largest", "strong", "large", "off"]
        # Every page of a test begins with the pace that `a_page` gives it.
        assert page.locator("#pace").input_value() == "instant"
        assert not page.locator("#letters").is_checked()


def test_the_page_is_first_painted_as_it_was_chosen(browser: Browser, served: Served) -> None:
    """The script stands in the head and holds up what follows: the body never has another size."""
    with a_page(browser, served) as page:
        page.add_init_script("localStorage.setItem('regni-text', 'largest')")
        page.add_init_script(
            """new MutationObserver((_, seen) => {
                if (!document.body) return;
                window.atFirst = document.documentElement.dataset.text;
                seen.disconnect();
            }).observe(document, { childList: true, subtree: true });"""
        )
        page.goto("/")
        assert page.evaluate("window.atFirst") == "largest"


def test_a_system_that_wants_contrast_gets_it_unless_the_reader_does_not(browser: Browser, served: Served) -> None:
    with a_page(browser, served) as page:
        page.goto("/")
        usual = colour(page, "muted")
        page.emulate_media(contrast="more")
        assert colour(page, "muted") != usual
        opened(page)
        assert page.locator("[data-comfort=contrast]:checked").get_attribute("value") == "strong"
        choose(page, "contrast", "normal")
        assert colour(page, "muted") == usual


def test_the_box_is_used_by_keyboard(browser: Browser, served: Served) -> None:
    with a_page(browser, served) as page:
        page.goto("/")
        page.locator(".settings-button").focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("#settings:popover-open")
        page.locator("[data-comfort=text]:checked").focus()
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.documentElement.dataset.text") == "large"
        page.keyboard.press("Escape")
        assert page.locator("#settings:popover-open").count() == 0
        assert page.evaluate("document.activeElement.className") == "settings-button"


def test_on_a_phone_the_box_is_a_sheet_for_fingers(browser: Browser, served: Served) -> None:
    with a_page(browser, served, "es", "phone") as page:
        page.goto("/")
        opened(page)
        box = page.locator("#settings").bounding_box()
        assert box is not None
        width, height = 390, 844
        assert (box["x"], box["width"], round(box["y"] + box["height"])) == (0, width, height)
        small = page.locator("#settings :is(button, select, .segmented span):visible").evaluate_all(
            f"(all) => all.filter((one) => one.getBoundingClientRect().height < {FINGER}).map((one) => one.outerHTML)"
        )
        assert small == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_nothing_scrolls_sideways_on_a_narrow_screen(browser: Browser, served: Served, language: str) -> None:
    """Also with the largest text."""
    campaign = begin(served.host, {"variant": "wessex"}, 2)
    assert play_on(served.host, campaign, lambda game: game.table.summer > 1)
    over = begin(served.host, {}, 2)
    assert play_on(served.host, over, lambda game: game.outcome is not None)
    pages = [*PAGES, f"/table/{campaign}/campaign", f"/table/{over}"]
    with a_page(browser, served, language, "phone", must_be_found=False) as page:
        page.set_viewport_size({"width": 320, "height": 640})
        for path in pages:
            page.goto(path)
            for size in ("normal", "largest"):
                page.evaluate(f"document.documentElement.dataset.text = '{size}'")
                wide = page.evaluate("document.documentElement.scrollWidth")
                assert wide <= 320, (path, size, wide)


def test_the_numbers_of_rules_are_large_enough_for_a_finger(browser: Browser, served: Served) -> None:
    with a_page(browser, served, size="phone") as page:
        page.goto("/rules/B6.9")
        missed = page.locator("dt a.rule").evaluate_all(
            """(all) => all.filter((one) => {
                one.scrollIntoView({ block: "center" });
                const { x, y, width, height } = one.getBoundingClientRect();
                const [across, down] = [x + width / 2, y + height / 2];
                const near = [[0, -21], [0, 21], [-15, 0], [21, 0]];
                return near.some(([dx, dy]) => !document.elementFromPoint(across + dx, down + dy)?.closest("a.rule"));
            }).length"""
        )
        assert missed == 0


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_result_of_a_game_is_covered_by_nothing(browser: Browser, served: Served, size: str) -> None:
    """And folded away, what leads back to it covers nothing of the table."""
    key = begin(served.host, {}, 4)
    assert play_on(served.host, key, is_over)
    with a_page(browser, served, size=size) as page:
        page.goto(f"/table/{key}")
        page.wait_for_selector("#table[data-at]")
        title = page.locator(".result h1")
        assert title.evaluate(IS_ON_TOP)
        box = title.bounding_box()
        assert box is not None
        assert box["y"] < 200
        if size == "desk":
            page.locator(".ending summary").click()
            back, board = page.locator(".ending summary").bounding_box(), page.locator(".board").bounding_box()
            assert back is not None
            assert board is not None
            assert back["x"] >= board["x"] + board["width"]
            assert page.locator(".ending summary").evaluate(IS_ON_TOP)


#: Whether the middle of an element is what a pointer there meets.
IS_ON_TOP = """(one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def is_over(game: Game) -> bool:
    return game.outcome is not None
