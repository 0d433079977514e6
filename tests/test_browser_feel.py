"""How the table feels: on a phone, under a finger, to a screen reader. What moves, and what stays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from real_browser import Served, a_page
from set_tables import own_turn

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]


@pytest.fixture
def table(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The player's own turn some way into a game, at the size that the test asks for."""
    with a_page(browser, served, size=getattr(request, "param", "desk")) as page:
        page.goto(f"/table/{own_turn(served.host)}")
        page.wait_for_selector(".lit", state="attached")
        yield page


@pytest.mark.parametrize("table", ["phone"], indirect=True)
def test_a_long_press_shows_words_and_is_no_click(table: Page) -> None:
    at = table.locator("#table").get_attribute("data-at")
    box = table.locator(".hand .laid").first.bounding_box()
    assert box is not None
    touch = table.context.new_cdp_session(table)
    point = {"x": box["x"] + 10, "y": box["y"] + 40}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(table.locator("#explained")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    table.wait_for_timeout(400)
    expect(table.locator("#explained")).to_be_visible()
    assert not table.locator(".chosen").count()
    expect(table.locator("#table")).to_have_attribute("data-at", str(at))
    table.locator(".prompt h2").tap()
    expect(table.locator("#explained")).to_be_hidden()


@pytest.mark.parametrize("table", ["phone"], indirect=True)
def test_on_a_phone_others_are_chips_and_moves_a_sheet(table: Page) -> None:
    first, second = table.locator(".chip").nth(0), table.locator(".chip").nth(1)
    expect(table.locator(".others .earldom:visible")).to_have_count(0)
    first.tap()
    expect(first).to_have_attribute("aria-expanded", "true")
    second.tap()
    expect(table.locator(".others .earldom:visible")).to_have_count(1)
    expect(table.locator(".moves")).to_be_hidden()
    table.locator("[data-sheet=moves]").tap()
    expect(table.locator(".moves")).to_be_visible()
    expect(table.locator("#command")).to_be_visible()
    table.locator("[data-sheet=log]").tap()
    expect(table.locator(".moves")).to_be_hidden()
    expect(table.locator(".log")).to_be_visible()
    width = table.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


@pytest.mark.parametrize("table", ["phone"], indirect=True)
def test_on_a_phone_what_must_be_decided_comes_into_sight(table: Page) -> None:
    table.locator(".chip").first.tap()
    expect(table.locator(".others .earldom:visible")).to_have_count(1)
    table.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
    # Another prompt than this one: a bot may be too quick for "Red decides" to be seen.
    table.evaluate("document.querySelector('.prompt').dataset.before = ''")
    table.evaluate("document.querySelector('[data-way-out]').click()")
    if table.locator("#menu").is_visible():
        table.locator("#menu button").first.tap()
    table.wait_for_selector(".prompt.yours:not([data-before])")
    expect(table.locator(".others .earldom:visible")).to_have_count(0)
    expect(table.locator(".chip").first).to_be_in_viewport()
    expect(table.locator(".stage h2").first).to_be_in_viewport()
    # The decision, its buttons and the Hand stay in reach anywhere on the page.
    table.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
    for part in (".prompt h2", ".main-moves .button", "#bar"):
        expect(table.locator(part).first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("table", ["phone"], indirect=True)
def test_on_a_phone_one_concedes_among_the_settings(table: Page) -> None:
    expect(table.locator("[data-move=concede]")).to_be_hidden()
    table.locator(".settings-button").tap()
    table.locator("#concede").tap()
    expect(table.get_by_role("dialog", name="Do you really concede?")).to_be_visible()


#: Things to touch that are smaller than a fingertip. Cards in the scene of a battle only say what they are.
SMALL = """() => [...document.querySelectorAll("a[href], button, summary, select, .decks li, #command")]
  .filter((one) => one.checkVisibility() && !one.matches(".skip, .pick, .laid"))
  .filter((one) => one.getBoundingClientRect().height < 40)
  .map((one) => one.outerHTML)"""


@pytest.mark.parametrize("table", ["phone"], indirect=True)
def test_on_a_phone_what_is_touched_is_as_large_as_a_fingertip(table: Page) -> None:
    for opening in (".chip >> nth=0", "[data-sheet=moves]", "[data-sheet=log]", ".settings-button"):
        table.locator(opening).tap()
        assert table.evaluate(SMALL) == []


def test_a_screen_reader_hears_what_is_new_once(table: Page) -> None:
    def said() -> list[str]:
        return table.locator("#announce p").all_text_contents()

    def log() -> dict[str, str]:
        lines: dict[str, str] = table.evaluate(
            """Object.fromEntries([...document.querySelectorAll("[data-entry]")].map((one) =>
              [one.dataset.entry, (one.querySelector("span:not(.arms)") ?? one).textContent.trim()]))"""
        )
        return lines

    assert sum("Your turn" in one for one in said()) == 1
    before = log()
    make_a_move(table)
    fresh = [text for number, text in log().items() if number not in before]
    assert fresh
    assert [line for line in said() if line in fresh] == fresh


def make_a_move(page: Page) -> None:
    at = page.locator("#table").get_attribute("data-at")
    page.locator(".moves [data-move^=tower]").first.click()
    expect(page.locator("#table")).not_to_have_attribute("data-at", str(at))


def test_an_open_fold_stays_open(table: Page) -> None:
    fold = table.locator(".piles").first
    fold.locator("summary").click()
    make_a_move(table)
    expect(table.locator(".piles").first).to_have_attribute("open", "")


def test_the_words_of_a_card_wait_for_the_pointer(table: Page) -> None:
    words = table.locator("#explained")
    table.locator(".earl.own .fief .laid").first.hover()
    expect(words).to_be_visible()
    words.locator("a.rule").first.hover()
    table.wait_for_timeout(500)
    expect(words).to_be_visible()
    table.locator(".prompt h2").hover()
    expect(words).to_be_hidden()


def test_nothing_is_cut_off_at_a_desk(table: Page) -> None:
    cut = "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.className)"
    assert not table.locator(".earldom, .panel-now, .headlines, .sea, .prize").evaluate_all(cut)


@pytest.mark.parametrize("table", ["phone"], indirect=True)
def test_on_a_phone_the_story_comes_first_and_the_decision_last(table: Page) -> None:
    order = [".sea", ".others", ".stage", ".dangers", ".earl.own", ".hand", ".prompt"]
    places = table.evaluate(
        """names => names.map((one) => {
          const part = document.querySelector(one);
          return Number(getComputedStyle(part.matches(".stage") ? part.parentElement : part).order);
        })""",
        order,
    )
    assert places == sorted(set(places))


def test_a_sentence_that_is_pointed_at_lights_the_table(table: Page) -> None:
    table.locator(".log [data-lights]").last.hover()
    assert table.locator(".spoken").count()
    table.locator(".prompt h2").hover()
    assert not table.locator(".spoken").count()


def test_a_menu_closes_when_something_else_is_clicked(table: Page) -> None:
    table.locator("[data-move=concede]").click()
    expect(table.locator("#menu")).to_be_visible()
    table.locator(".log").click()
    expect(table.locator("#menu")).to_be_hidden()


#: Records which cards fly while the page changes.
LISTEN = """() => {
  window.glided = [];
  new MutationObserver((changes) => {
    const added = changes.flatMap((one) => [...one.addedNodes]);
    window.glided.push(...added.filter((one) => one.classList?.contains("flying")).map((one) => one.dataset.kind));
  }).observe(document.body, { childList: true });
}"""


@pytest.mark.parametrize("moves", [True, False])
def test_a_card_glides_unless_things_are_to_be_still(browser: Browser, served: Served, moves: bool) -> None:
    with a_page(browser, served, moves=moves) as page:
        page.goto(f"/table/{own_turn(served.host)}")
        page.wait_for_selector(".lit", state="attached")
        page.evaluate(LISTEN)
        make_a_move(page)
        page.wait_for_timeout(300)
        assert bool(page.evaluate("window.glided.length")) is moves
