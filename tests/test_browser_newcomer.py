"""Somebody who comes for the first time: what the start page offers, how to play, and what the table explains."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from boxes import measured
from looking import Look
from real_browser import PATIENCE, SIZES, Served, a_page
from recorded import begin_recorded, followed, golden, moves_of
from regni.engine.events import TURN
from regni.game import Game
from regni.words.words import words
from set_tables import begin, play_on

expect.set_options(timeout=PATIENCE)
pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

#: A recorded game: before this move Red has the turn, and with it Blue's attack on Red begins.
RECORD = golden("base-concession-more")
ATTACKED, RED = 34, 1
WIDE = pytest.mark.wide
NOTE = ".stage > .hint"


def grave(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [one["id"] for one in found if one["impact"] in ("serious", "critical", "moderate")]


def keeps(page: Page, name: str) -> str | None:
    kept: str | None = page.evaluate(f"localStorage.getItem('regni-{name}')")
    return kept


def turn_begins(served: Served) -> str:
    """A table some way into a game, where the turn of the first seat has just begun; its key."""

    def has_begun(game: Game) -> bool:
        fresh = game.events_of(len(game.moves))
        return len(game.moves) > 60 and game.deciding == 0 and any(one.kind == TURN and one.seat == 0 for one in fresh)

    key = begin(served.host)
    assert play_on(served.host, key, has_begun)
    return key


# The start page.


@pytest.mark.parametrize("language", ["es", pytest.param("en", marks=WIDE)])
@pytest.mark.parametrize("size", ["phone", pytest.param("desk", marks=WIDE)])
def test_a_beginning_is_offered_first_and_large(browser: Browser, served: Served, size: str, language: str) -> None:
    spoken = words(language)
    with a_page(browser, served, language, size, owner="") as page:
        page.goto("/")
        title = page.locator("#new-here")
        expect(title).to_have_text(spoken.text("start-new-here"))
        headings = page.evaluate(
            "[...document.querySelectorAll('main :is(h2, h3)')].map((h) => parseFloat(getComputedStyle(h).fontSize))"
        )
        assert headings[0] == max(headings) > max(headings[1:])
        # It is seen without scrolling, with what there is to press.
        learn = page.get_by_role("link", name=spoken.text("start-new-here-learn"))
        expect(learn).to_be_in_viewport(ratio=1)
        assert learn.get_attribute("href") == "/learn/first"
        assert not grave(page)
        page.get_by_role("link", name=spoken.text("start-new-here-read"), exact=True).click()
        expect(page.locator("h1")).to_have_text(spoken.text("primer-of", game=spoken.text("variant-base")))
        page.go_back()
        page.get_by_role("button", name=spoken.text("start-new-here-play"), exact=True).click()
        page.wait_for_selector("#table[data-at]")
        page.goto("/")
        expect(title).to_have_count(0)
        page.locator(".reach").get_by_role("link", name=spoken.text("primer-title"), exact=True).click()
        expect(page.locator(".door")).to_have_count(4)


# How to play.


@pytest.mark.parametrize(
    "variant", ["base", *(pytest.param(one, marks=WIDE) for one in ("heathen", "wessex", "rebellion"))]
)
@pytest.mark.parametrize("size", ["phone", pytest.param("desk", marks=WIDE)])
def test_how_to_play_is_fit_for_everybody(browser: Browser, served: Served, variant: str, size: str) -> None:
    with a_page(browser, served, "es", size) as page:
        page.goto(f"/how-to-play/{variant}")
        assert not grave(page)
        assert not [str(one) for one in measured(page, Look(SIZES[size], "es"))]
        # The drawings are there: each has a size and something in it.
        for drawing in page.locator(".plate > svg, .scene > svg").all():
            box = drawing.bounding_box()
            assert box is not None
            assert box["width"] > 100
        printer = page.locator("#print")
        page.evaluate("window.print = () => { window.printed = true; }")
        printer.click()
        assert page.evaluate("window.printed")


@pytest.mark.parametrize("language", ["es", pytest.param("en", marks=WIDE)])
def test_on_paper_it_is_one_sheet_or_two(browser: Browser, served: Served, language: str) -> None:
    with a_page(browser, served, language) as page:
        for variant, sheets in (("base", 2), ("heathen", 2), ("wessex", 2), ("rebellion", 2)):
            page.goto(f"/how-to-play/{variant}")
            paper = page.pdf(format="A4")
            assert paper.count(b"/Type /Page\n") == sheets, variant
        page.emulate_media(media="print")
        assert not page.locator(".head").is_visible()


@WIDE
def test_paper_is_light_by_candlelight_too(browser: Browser, served: Served) -> None:
    with a_page(browser, served) as page:
        page.context.add_cookies([{"name": "regni_theme", "value": "dark", "url": served.address}])
        page.goto("/how-to-play/base")
        ink = "getComputedStyle(document.documentElement).getPropertyValue('--ink').trim()"
        by_candle = page.evaluate(ink)
        page.emulate_media(media="print")
        assert page.evaluate(ink) == "#2A2018" != by_candle


# At the table.


def test_a_note_explains_once_and_is_put_away(browser: Browser, served: Served) -> None:
    spoken = words("en")
    with a_page(browser, served, hints=True) as page:
        page.goto(f"/table/{turn_begins(served)}")
        note = page.locator(NOTE)
        expect(note).to_contain_text(spoken.text("hint-turn"))
        assert note.get_by_role("link").get_attribute("href") == "/rules/B3.1"
        expect(page.locator("#announce")).to_contain_text(spoken.text("hint-turn-text"))
        # The focus stays where it was, and nothing that is to be decided is covered.
        assert not page.evaluate("document.activeElement.closest('.hint')")
        assert not [str(one) for one in measured(page, Look(SIZES["desk"]))]
        assert not [one for one in grave(page) if one == "color-contrast"]
        note.get_by_role("button", name=spoken.text("hint-close")).click()
        expect(note).to_have_count(0)
        assert keeps(page, "hints-seen") == "turn"
        page.reload()
        page.wait_for_selector("#table[data-at]")
        page.wait_for_load_state("networkidle")
        expect(note).to_have_count(0)


@pytest.mark.parametrize("hints", [True, False])
@pytest.mark.parametrize("language", ["es", pytest.param("en", marks=WIDE)])
def test_the_news_are_whole_with_and_without_a_note(
    browser: Browser, served: Served, language: str, hints: bool
) -> None:
    with a_page(browser, served, language, hints=hints) as page:
        page.goto(f"/table/{turn_begins(served)}")
        expect(page.locator(NOTE)).to_have_count(int(hints))
        expect(page.locator(".headlines .strip p").first).to_be_visible()
        news = page.locator(".headlines")
        assert news.evaluate("(all) => all.scrollHeight <= all.clientHeight + 1")


@WIDE
@pytest.mark.parametrize("size", ["phone", "desk"])
def test_who_knows_the_game_turns_notes_off_and_on_again(browser: Browser, served: Served, size: str) -> None:
    spoken, where = words("es"), f"/table/{turn_begins(served)}"
    with a_page(browser, served, "es", size, hints=True) as page:
        page.goto(where)
        note = page.locator(NOTE)
        expect(note).to_be_in_viewport(ratio=1)
        note.get_by_role("button", name=spoken.text("hint-off")).click()
        expect(note).to_have_count(0)
        expect(page.locator("#announce")).to_contain_text(spoken.text("hint-off-note"))
        assert keeps(page, "hints") == "no"
        page.locator(".settings-button").click()
        box = page.get_by_role("checkbox", name=spoken.text("comfort-hints"))
        expect(box).not_to_be_checked()
        box.check()
        assert keeps(page, "hints-seen") is None
        page.goto(where)
        expect(note).to_contain_text(spoken.text("hint-turn"))
        page.locator(".settings-button").click()
        box.uncheck()
        expect(note).to_have_count(0)


@WIDE
def test_notes_come_one_after_the_other_and_stay_while_others_play(browser: Browser, served: Served) -> None:
    """Blue attacks Red, who ends a turn before. Several things happen in it for the first time."""
    key = begin_recorded(served.host, RECORD, RED, ATTACKED)
    with followed(RECORD), a_page(browser, served, hints=True) as page:
        page.goto(f"/table/{key}")
        note = page.locator(NOTE)
        expect(note).to_have_count(1)
        first = note.inner_text()
        page.evaluate(
            """(move) => {
              document.getElementById("command").value = move;
              document.getElementById("typed").requestSubmit();
            }""",
            moves_of(RECORD)[ATTACKED - 1],
        )
        menu = page.locator("#menu:popover-open button").first
        table = page.locator("#table")
        expect(menu.or_(page.locator(f"#table:not([data-at='{ATTACKED - 1}'])")).first).to_be_attached()
        if menu.count():
            menu.click()
        expect(table).not_to_have_attribute("data-at", str(ATTACKED - 1))
        page.wait_for_load_state("networkidle")
        told = [first]
        while note.count():
            told.append(note.inner_text())
            # By the keyboard: the focus goes from note to note, and then to the decision.
            note.get_by_role("button").first.focus()
            page.keyboard.press("Enter")
            expect(note.filter(has_text=told[-1].split(".")[0])).to_have_count(0)
        assert any(words("en").text("hint-attacked") in one for one in told)
        # The first one gave way when Red had gone on.
        assert len(set(told)) == len(told) >= 2
        assert page.evaluate("document.activeElement.matches('.prompt, #go-on')")


@WIDE
def test_nothing_is_explained_behind_a_curtain_or_on_a_big_screen(browser: Browser, served: Served) -> None:
    from catalogue import path

    where = path(served.host, "curtain")
    with a_page(browser, served, hints=True) as page:
        page.goto(where)
        page.wait_for_selector(".curtain")
        page.wait_for_load_state("networkidle")
        expect(page.locator(".hint")).to_have_count(0)
        page.locator("[data-uncover]").first.click()
        expect(page.locator(NOTE)).to_have_count(1)
        page.goto(f"{where}/screen")
        page.wait_for_selector("#table[data-at]")
        page.wait_for_load_state("networkidle")
        expect(page.locator(".hint")).to_have_count(0)
