"""Friends in browsers of their own: from the link to the rematch. Somebody watches."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from real_browser import MENU, Served, a_browser, a_page
from real_friends import PATIENCE, a_party, join, open_table
from receiving import Receiver
from regni.web.company import company
from regni.web.gathering import deal
from regni.web.gathering.lobby import Lobby
from regni.web.pages.page import OWNER
from regni.web.webhooks import caller
from regni.web.webhooks.sending import Sender
from regni.words.words import words

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with a_browser() as found:
        yield found


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path / "tables.sqlite") as found:
        yield found


@contextmanager
def two(browser: Browser, served: Served) -> Iterator[tuple[Page, Page]]:
    """Ada at a desk and Bruno on a phone, each in a language of their own, at a table that has begun."""
    with (
        a_page(browser, served, "en", owner="") as ada,
        a_page(browser, served, "es", "phone", owner="") as bruno,
    ):
        open_table(ada)
        join(bruno, ada.locator("#link-any").inner_text(), "Bruno")
        expect(ada.locator("[data-part=chair-red]")).to_contain_text("Bruno", timeout=PATIENCE)
        bruno.get_by_role("button", name=words("es").text("lobby-ready")).click()
        begin = ada.locator(".begin [value=begin]")
        expect(begin).to_be_enabled(timeout=PATIENCE)
        begin.click()
        for page in (ada, bruno):
            page.wait_for_selector("#table[data-at]", timeout=PATIENCE)
        yield ada, bruno


def turn_of(*pages: Page) -> tuple[Page, Page]:
    """The page whose turn it is, and the other."""
    for _ in range(PATIENCE // 100):
        for number, page in enumerate(pages):
            if page.locator("[data-move=end]").count():
                return page, pages[1 - number]
        pages[0].wait_for_timeout(100)
    raise AssertionError("it is nobody's turn")


def end_turn(page: Page) -> None:
    page.evaluate("document.querySelector('[data-move=end]').click()")
    # The Action was not used, so the page asks.
    page.locator(MENU).first.click()


def test_friends_play_each_on_a_device_of_his_own(browser: Browser, served: Served) -> None:
    with two(browser, served) as pages:
        assert pages[0].url == pages[1].url
        first, second = turn_of(*pages)
        at = second.locator("#table").get_attribute("data-at")
        end_turn(first)
        expect(second.locator("#table")).not_to_have_attribute("data-at", str(at), timeout=PATIENCE)
        assert turn_of(*pages)[0] is second
        # A page that is closed and opened again finds its seat by its cookie.
        address = second.url
        second.goto("/rules")
        expect(first.locator("#company-button")).to_have_class("company-button someone-away", timeout=PATIENCE)
        second.goto(address)
        second.wait_for_selector("#table[data-at]")
        expect(first.locator("#company-button")).to_have_class("company-button", timeout=PATIENCE)
        assert turn_of(*pages)[0] is second


def test_the_title_says_whose_turn_it_is(browser: Browser, served: Served) -> None:
    with two(browser, served) as (ada, bruno):
        own = {ada: words("en").text("staging-your-turn"), bruno: words("es").text("staging-your-turn")}
        others = {
            ada: words("en").text("company-turn", name="Bruno"),
            bruno: words("es").text("company-turn", name="Ada"),
        }
        first, second = turn_of(ada, bruno)
        for one, other in ((first, second), (second, first)):
            expect(one).to_have_title(re.compile(rf"^● {own[one]} · "), timeout=PATIENCE)
            expect(other).to_have_title(re.compile(rf"^{others[other]} · "), timeout=PATIENCE)
            end_turn(one)


def test_friends_talk_and_who_is_muted_is_not_heard(browser: Browser, served: Served) -> None:
    with two(browser, served) as (ada, bruno):
        ada.locator("#company-button").click()
        ada.locator("[data-phrase=hello]").click()
        ada.fill("#line", "<img src=x>")
        ada.locator("#say-line button").click()
        expect(bruno.locator("#company-button .count")).to_have_text("2", timeout=PATIENCE)
        bruno.locator("#company-button").click()
        expect(bruno.locator(".said")).to_have_text([words("es").text("chat-hello"), "<img src=x>"])
        expect(bruno.locator("#company-button .count")).to_have_text("")
        bruno.locator("[data-mute]").click()
        expect(bruno.locator("[data-line]:visible")).to_have_count(0)
        ada.locator("[data-phrase=thanks]").click()
        bruno.wait_for_selector("[data-line='3']", state="attached", timeout=PATIENCE)
        expect(bruno.locator("[data-line]:visible")).to_have_count(0)
        bruno.locator("[data-mute]").click()
        expect(bruno.locator("[data-line]:visible")).to_have_count(3)


def test_who_sees_the_end_is_told_of_a_rematch_and_goes_there(browser: Browser, served: Served) -> None:
    with two(browser, served) as (ada, bruno):
        first, _ = turn_of(ada, bruno)
        first.evaluate("document.querySelector('[data-move=concede]').click()")
        first.locator(MENU).first.click()
        bruno.locator(".after form button").click(timeout=PATIENCE)
        bruno.wait_for_selector("#lobby")
        told = ada.locator(".ending .together")
        expect(told).to_contain_text(words("en").text("together-rematch"), timeout=PATIENCE)
        ada.locator(".after form button").click()
        ada.wait_for_selector("#lobby")
        assert ada.url == bruno.url


def test_what_was_said_while_somebody_was_away_is_counted_when_he_comes(browser: Browser, served: Served) -> None:
    with two(browser, served) as (ada, bruno):
        address = bruno.url
        bruno.goto("/rules")
        ada.locator("#company-button").click()
        for name in ("hello", "thanks"):
            ada.locator(f"[data-phrase={name}]").click()
        ada.wait_for_selector("[data-line='2']", timeout=PATIENCE)
        bruno.goto(address)
        count = bruno.locator("#company-button .count")
        expect(count).to_have_text("2", timeout=PATIENCE)
        # Nobody waits until all of it is read aloud.
        assert words("es").text("chat-thanks") not in bruno.locator("#announce").inner_text()
        bruno.locator("#company-button").click()
        expect(count).to_have_text("")
        bruno.reload()
        expect(bruno.locator("#company-button")).to_be_visible(timeout=PATIENCE)
        expect(count).to_have_text("")


def test_a_line_stays_in_its_field_until_all_can_read_it(
    browser: Browser, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "SAYING", (0.0, 1.0))
    with two(browser, served) as (ada, _):
        ada.locator("#company-button").click()
        line, said = ada.locator("#line"), ada.locator(".said")
        for text in ("one", "two"):
            line.fill(text)
            line.press("Enter")
            if text == "one":
                expect(said).to_have_text(["one"], timeout=PATIENCE)
                expect(line).to_have_value("")
        expect(ada.locator("#chat-trouble")).to_have_text(words("en").text("error-chat-fast"), timeout=PATIENCE)
        expect(line).to_have_value("two")
        expect(line).to_be_editable()
        expect(said).to_have_text(["one"])


def test_who_loses_his_seat_in_the_lobby_is_told_so(browser: Browser, served: Served) -> None:
    with (
        a_page(browser, served, "en", owner="") as ada,
        a_page(browser, served, "es", "phone", owner="") as bruno,
    ):
        open_table(ada)
        join(bruno, ada.locator("#link-any").inner_text(), "Bruno")
        ada.locator("[data-part=chair-red] [value=free]").click(timeout=PATIENCE)
        closed = bruno.locator("#closed")
        expect(closed).to_contain_text(words("es").text("lobby-closed"), timeout=PATIENCE)
        expect(bruno.locator("#lobby")).to_be_hidden()
        # The page does not ask for the table again.
        bruno.wait_for_timeout(1500)
        expect(bruno.locator("#lost")).to_be_hidden()
        closed.locator("a").click()
        bruno.wait_for_url(served.address + "/")


def lobby_of(served: Served, page: Page) -> Lobby:
    gatherings = served.server.config.app.state.gatherings  # type: ignore[union-attr]
    found = gatherings.find(page.url.rpartition("/")[2])
    assert found is not None
    lobby: Lobby = found[1]
    return lobby


def test_what_is_chosen_in_the_lobby_counts_without_a_further_button(browser: Browser, served: Served) -> None:
    with (
        a_page(browser, served, "en", owner="") as ada,
        # The browser notes that a name was refused.
        a_page(browser, served, "es", "phone", owner="", must_be_found=False) as bruno,
    ):
        open_table(ada)
        join(bruno, ada.locator("#link-any").inner_text(), "Bruno")
        expect(bruno.locator("#deck-text-1")).not_to_have_text(words("es").text("deck-crown-text"))
        bruno.focus("#deck-1")
        bruno.select_option("#deck-1", "ready:crown")
        expect(bruno.locator("#deck-text-1")).to_contain_text(words("es").text("deck-crown-text"), timeout=PATIENCE)
        expect(bruno.locator("#deck-1")).to_be_focused()
        # A name that somebody has is refused where it was written, and can be mended.
        bruno.fill("#name-1", "Ada")
        ready = bruno.get_by_role("button", name=words("es").text("lobby-ready"))
        ready.scroll_into_view_if_needed()
        scrolled = bruno.evaluate("scrollY")
        assert scrolled > 0
        # The name is sent when the button is pressed down, and the press counts all the same.
        ready.click(delay=300)
        refusal = bruno.locator("#refusal")
        expect(refusal).to_have_text(words("es").text("error-lobby-name", name="Ada"), timeout=PATIENCE)
        expect(refusal).to_be_in_viewport()
        bruno.fill("#name-1", "Benno")
        bruno.keyboard.press("Enter")
        expect(refusal).to_be_hidden()
        expect(ada.locator("[data-part=chair-red] .who")).to_contain_text("Benno", timeout=PATIENCE)
        expect(ada.locator("[data-part=chair-red] .tag.ready")).to_be_visible()
        # The host is not led away from what he reads either.
        ada.locator(".manners summary").click()
        ada.select_option("#manners-clock", "turn-2")
        ada.uncheck("[name=chat]")
        expect(ada.locator(".manners > p")).to_contain_text(words("en").text("manners-no-chat"), timeout=PATIENCE)
        expect(ada.locator("#manners-clock")).to_be_visible()
        lobby = lobby_of(served, ada)
        assert (lobby.chairs[1].deck, lobby.chairs[1].name) == ("ready:crown", "Benno")
        assert (lobby.manners.clock, lobby.manners.has_chat) == ("turn-2", False)
        assert bruno.evaluate("scrollY") == scrolled


class Fixed:
    """Gives the server the same word for every deal."""

    def token_hex(self, length: int) -> str:
        return "00" * length


#: With these words of its pages, and that of the server, stewards come to a battle within ten decisions.
SOON = 13


def test_three_friends_in_mid_battle(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A link that was looked at before, a deal of three, a page that is closed in mid-battle, and a webhook."""
    monkeypatch.setattr(deal, "secrets", Fixed())
    monkeypatch.setattr(caller, "AWAY", 0.1)
    receiver = Receiver()
    with (
        Served(tmp_path / "tables.sqlite", webhooks=Sender(allows_private=True)) as served,
        a_party(browser, served, 3, chance=SOON, variant="wessex") as party,
    ):
        party.look_at_links()
        party.join()
        party.deal()
        party.closes_in_battle()
        party.is_told_of_his_turn(receiver)
        party.concede()
        party.check_deal()
    receiver.close()


def test_somebody_watches_without_a_hand(browser: Browser, served: Served) -> None:
    with a_page(browser, served, "en", owner="") as ada, a_page(browser, served, "en", owner="") as eyes:
        open_table(ada, **{"who-1": "squire", "who-2": "guest", "who-3": "squire", "seats": "4"})
        link = ada.locator("#link-watch").inner_text()
        eyes.clock.install()
        eyes.goto(link)
        eyes.locator("form button.main").click()
        eyes.wait_for_selector("[data-again]")
        ada.locator("[data-part=chair-green] [value=bot]").click()
        ada.locator(".begin [value=begin]:enabled").click()
        ada.wait_for_selector("#table[data-at]", timeout=PATIENCE)
        # The page that waits for the table looks for it by itself.
        eyes.clock.fast_forward(5000)
        eyes.wait_for_selector("#table[data-at]", timeout=PATIENCE)
        expect(eyes.locator(".watching")).to_have_text(words("en").text("table-watching"))
        assert eyes.locator(".earl").count() == 4
        # The people of a table of four have names for who watches, too.
        names = eyes.locator(".who h2 small").all()
        assert names[0].inner_text() == "Ada"
        assert {name.evaluate("one => getComputedStyle(one).clipPath") for name in names} == {"none"}
        assert eyes.locator("[data-move]").count() == 0
        assert not eyes.locator("#typed").is_visible()


def test_a_browser_that_ends_all_others_goes_on_in_all_its_tabs(browser: Browser, served: Served) -> None:
    with two(browser, served) as (ada, bruno):
        token = next(one["value"] for one in ada.context.cookies() if one["name"] == OWNER)
        with a_page(browser, served, "en", owner=token, must_be_found=False) as thief:
            thief.goto(ada.url)
            thief.wait_for_selector("#table[data-at]")
            tab = ada.context.new_page()
            tab.goto("/devices")
            tab.get_by_role("button", name=words("en").text("devices-end")).click()
            strip = thief.locator("#lost:not([hidden]) [role=alert]")
            expect(strip).to_have_text(words("en").text("link-unknown"), timeout=PATIENCE)
            # Ada's other tab hears and speaks on a new socket.
            bruno.locator("#company-button").click()
            bruno.locator("[data-phrase=hello]").click()
            expect(ada.locator("#company-button .count")).to_have_text("1", timeout=PATIENCE)
            ada.locator("#company-button").click()
            ada.locator("[data-phrase=thanks]").click()
            expect(bruno.locator(".said")).to_have_count(2, timeout=PATIENCE)
            expect(ada.locator("#lost")).to_be_hidden()
            expect(thief.locator(".said")).to_have_count(0)
