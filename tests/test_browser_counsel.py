"""Dangers, previews and proposals in a real browser: an attack takes few clicks, and the end is asked about."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from catalogue import path
from looking import Look, go, size_of, the_page
from real_browser import Served, a_page
from recorded import begin_recorded, followed, golden, moves_of
from regni import Game
from regni.engine.leaving import OF_OLD_AGE
from regni.records.record import Record

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]


@pytest.fixture(params=["1440x900", "390x844"])
def page(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Page]:
    with the_page(browser, served, Look(size_of(request.param))) as page:
        go(page, path(served.host, "heathen-late"))
        yield page


def said(page: Page) -> str:
    """What a screen reader was told."""
    return page.locator("#announce").text_content() or ""


@pytest.mark.parametrize("page", ["1440x900"], indirect=True)
def test_a_siege_takes_three_clicks_until_the_battle_card(page: Page) -> None:
    page.locator('[data-thing="fief-red-1"]').first.click(position={"x": 5, "y": 5})
    page.locator("#menu button", has_text="Besiege").click()
    preview = page.locator("#menu .preview")
    expect(preview).to_contain_text("Hands are not counted")
    preview.locator("[data-moves]").last.click()
    expect(page.locator(".log")).to_contain_text("besiege")
    expect(page.locator(".stage")).to_contain_text("Fief 1 of Red")
    expect(page.locator("#menu")).to_be_hidden()


def test_an_attack_is_looked_at_and_left(page: Page) -> None:
    at = page.locator("#table").get_attribute("data-at")
    sheet = page.locator("#bar [data-sheet=moves]")
    if sheet.is_visible():
        sheet.click()
    row = page.locator("[data-fold=row-siege]")
    row.locator("summary").click()
    row.locator("[data-move]").first.click()
    expect(page.locator("#menu .preview")).to_be_visible()
    assert "Your most" in said(page)
    page.locator("#menu [data-close]").click()
    expect(page.locator("#menu")).to_be_hidden()
    expect(page.locator("#table")).to_have_attribute("data-at", str(at))


@pytest.mark.parametrize("page", ["1440x900"], indirect=True)
def test_keys_read_number_and_end(page: Page) -> None:
    page.keyboard.press("Shift+H")
    assert "Champion, character, strength 2" in said(page)
    page.keyboard.press("r")
    assert "The game ends in" in said(page)
    number = page.locator(".moves > .row > summary[data-key]").first.get_attribute("data-key")
    page.keyboard.press(str(number))
    expect(page.locator(".moves > .row").first).to_have_attribute("open", "")
    page.keyboard.press("f")
    expect(page.locator("#menu")).to_contain_text("You have not used your Action.")
    page.keyboard.press("Escape")


def dies_of_old_age(record: Record) -> tuple[int, int]:
    """Who dies first of old age, and by which move."""
    game = Game(record)
    for number, move in enumerate(moves_of(record), 1):
        seat = game.deciding
        assert seat is not None
        game.play(move)
        if game.table.earls[seat].out == OF_OLD_AGE:
            return seat, number
    raise AssertionError("nobody dies")


def test_drawing_from_an_empty_deck_says_so_and_asks(browser: Browser, served: Served) -> None:
    record = golden("base-old_age-two")
    seat, number = dies_of_old_age(record)
    key = begin_recorded(served.host, record, seat, number)
    with followed(record), a_page(browser, served) as page:
        page.goto(f"/table/{key}")
        end = page.locator("[data-way-out]")
        expect(end).to_have_text("Draw and end the turn and die of old age")
        expect(page.locator(".dangers .dire")).to_contain_text("Your deck is empty")
        end.click()
        expect(page.locator("#menu")).to_contain_text("you die of old age")
        page.locator("#menu button").last.click()
        expect(page.locator(".prompt.over")).to_have_count(0)
        end.click()
        page.locator("#menu button").first.click()
        expect(page.locator(".prompt.over")).to_have_count(1)
