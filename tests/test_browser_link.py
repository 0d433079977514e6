"""The link between a page and its server: what the table says while it is slow, silent, cut or refused, and that a move
arrives once. All of it is seen through a real browser and a real proxy."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from linked import PATIENCE, click_move, is_back, linked, says
from real_browser import Served
from regni.web.fairness import limits
from regni.words.words import words
from set_tables import begin, own_turn

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]


def entries(served: Served) -> list[str]:
    return served.host.store.entries(1)


def test_a_frozen_link_is_noticed_and_healed_and_the_move_on_it_arrives_once(browser: Browser, served: Served) -> None:
    with linked(browser, served, own_turn(served.host), "es") as (page, link):
        before = entries(served)
        link.state = "silent"
        link.freeze()
        click_move(page, "tower ")
        expect(page.locator("[data-sending][aria-busy=true]")).to_have_count(1)
        says(page, "lost", "es")
        expect(page.locator("#under-way")).to_have_text(words("es").text("link-move-kept"))
        assert entries(served) == before
        link.state = "open"
        is_back(page)
        expect(page.locator("#under-way")).to_be_hidden()
        expect(page.locator("#table")).to_have_attribute("data-at", str(len(before) + 1))
        assert len(entries(served)) == len(before) + 1


def test_a_move_whose_answer_was_lost_is_not_made_twice(browser: Browser, served: Served) -> None:
    with linked(browser, served, own_turn(served.host)) as (page, link):
        before = entries(served)
        # The server hears the move, but its answer is on its way for so long that the link breaks first.
        link.delay = 1
        click_move(page, "tower ")
        expect_entries(page, served, len(before) + 1)
        link.cut()
        link.delay = 0
        expect(page.locator("#table")).to_have_attribute("data-at", str(len(before) + 1), timeout=PATIENCE)
        is_back(page)
        assert len(entries(served)) == len(before) + 1


def test_friends_at_one_screen_see_the_same_hand_after_a_break(browser: Browser, served: Served) -> None:
    with linked(browser, served, begin(served.host, people=2)) as (page, link):
        page.locator("[data-uncover]").first.click()
        page.wait_for_selector(".hand [data-thing]")
        page.evaluate("""() => {
          window.covered = 0;
          const note = () => { window.covered += document.querySelectorAll(".curtain").length; };
          new MutationObserver(note).observe(document.getElementById("table"), { childList: true });
        }""")
        with page.expect_websocket() as opened:
            link.cut()
        with opened.value.expect_event("framereceived"):
            pass
        is_back(page)
        expect(page.locator(".hand [data-thing]").first).to_be_visible()
        assert page.evaluate("window.covered") == 0
        page.reload()
        page.wait_for_selector(".curtain")


def expect_entries(page: Page, served: Served, number: int) -> None:
    for _ in range(PATIENCE // 50):
        if len(entries(served)) == number:
            return
        page.wait_for_timeout(50)
    raise AssertionError("the move does not arrive")


def test_a_cut_that_heals_at_once_is_not_spoken_of(browser: Browser, served: Served) -> None:
    with linked(browser, served, own_turn(served.host)) as (page, link):
        page.evaluate(
            "window.seen = []; new MutationObserver(() => seen.push(document.getElementById('lost').hidden))"
            ".observe(document.getElementById('lost'), { attributes: true })"
        )
        tries = len(link.sockets())
        link.cut()
        before = len(entries(served))
        click_move(page, "tower ")
        expect(page.locator("#table")).to_have_attribute("data-at", str(before + 1), timeout=PATIENCE)
        assert len(link.sockets()) == tries + 1
        assert False not in page.evaluate("window.seen")


def test_a_slow_link_says_that_the_move_is_on_its_way(browser: Browser, served: Served) -> None:
    with linked(browser, served, own_turn(served.host)) as (page, link):
        link.delay = 1.5
        click_move(page, "tower ")
        expect(page.locator("#under-way")).to_have_text(words("en").text("link-move-going"))
        expect(page.locator("#under-way")).to_be_hidden(timeout=PATIENCE)
        expect(page.locator("[data-sending]")).to_have_count(0)


def test_a_question_asked_before_the_page_has_reached_the_server_is_answered(browser: Browser, served: Served) -> None:
    with linked(browser, served, own_turn(served.host)) as (page, link):
        link.delay = 1
        page.reload()
        page.locator(".log [data-see]").last.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#past .scene")).to_be_visible(timeout=PATIENCE)


def test_waits_grow_while_a_table_is_full_and_one_may_try_at_once(
    browser: Browser, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    with linked(browser, served, own_turn(served.host)) as (page, link):
        monkeypatch.setattr(limits, "OWN_PAGES", 0)
        link.cut()
        says(page, "full")
        # Without longer and longer waits these would be many.
        tries = len(link.sockets())
        page.wait_for_timeout(6000)
        assert len(link.sockets()) - tries <= 4
        expect(page.locator("#lost .wait")).to_be_visible(timeout=PATIENCE)
        monkeypatch.undo()
        page.get_by_role("button", name=words("en").text("link-try")).click()
        is_back(page)


def test_a_table_that_is_gone_is_not_asked_for_again(browser: Browser, served: Served) -> None:
    with linked(browser, served, own_turn(served.host)) as (page, link):
        served.host.store.find = lambda handle: None  # type: ignore[method-assign]
        link.cut()
        says(page, "unknown")
        tries = len(link.sockets())
        page.wait_for_timeout(3000)
        assert len(link.sockets()) == tries
        page.get_by_role("link", name=words("en").text("table-home")).click()
        page.wait_for_url(f"{link.address}/")


def test_a_page_comes_back_when_the_server_does(browser: Browser, served: Served, tmp_path: Path) -> None:
    with linked(browser, served, own_turn(served.host)) as (page, _):
        served.__exit__()
        says(page, "unreachable")
        with Served(tmp_path / "tables.sqlite", served.port):
            is_back(page)


def test_a_page_that_is_refused_before_its_socket_opens_says_so(
    browser: Browser, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    with linked(browser, served, own_turn(served.host)) as (page, link):
        monkeypatch.setattr("regni.web.server.routes.is_own_origin", lambda headers: False)
        link.cut()
        says(page, "refused")
