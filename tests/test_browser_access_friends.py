"""The pages of friends on several devices, as axe-core sees them: links, seats, the lobby while they deal, the people
at a table and what they ask of each other, the big screen, webhooks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from catalogue import path
from real_browser import OWNER_KEY, Served, a_page
from real_browser import SIZES as WINDOWS
from real_friends import PATIENCE, does, is_at_table
from regni.web.company.chat import add_line, phrase, written
from regni.web.gathering import gatherings
from regni.web.gathering.gatherings import WATCH, Gatherings
from regni.web.gathering.seats import renew_seat
from regni.web.manners import Manners
from regni.web.play.devices import own_link
from regni.web.play.keys import key_from
from regni.web.terms import terms_json
from regni.web.webhooks.kept import MOST_FAILURES, Webhook, keep_webhook
from regni.web.webhooks.sending import CLOSED, TOLD, Sender
from regni.words.words import words
from test_browser_access import STRICT, troubles
from test_browser_deal import gathered
from test_table_live import terms

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]
FRIEND_KEY, THIRD_KEY = "F" * 22, "G" * 22
SIZES = ["desk", pytest.param("phone", marks=pytest.mark.wide)]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    file = Path(tmp_path_factory.mktemp("access")) / "tables.sqlite"
    with Served(file, webhooks=Sender(allows_private=True)) as one:
        yield one


def table_of_three(served: Served, name: str) -> str:
    """Where a table of three people on devices of their own is, with a clock and some talk."""
    store, handle = served.host.store, key_from("access", name)
    if store.find(handle) is None:
        setup = msgspec.structs.replace(terms(people=3, seed=name), manners=Manners(clock="turn-5", away="vote"))
        people = {0: OWNER_KEY, 1: FRIEND_KEY, 2: THIRD_KEY}
        number = store.begin(OWNER_KEY, terms_json(setup), handle, people)
        add_line(store, number, FRIEND_KEY, 1, written("Good evening, all of you"))
        add_line(store, number, OWNER_KEY, 0, phrase("hello"))
    return f"/table/{handle}"


def gathering_of(served: Served) -> Gatherings:
    found = served.server.config.app.state.gatherings  # type: ignore[union-attr]
    assert isinstance(found, Gatherings)
    return found


def axe(page: Page, within: str | None = None) -> None:
    """Axe finds nothing, in either theme."""
    page.emulate_media(color_scheme="light")
    assert troubles(page, impacts=STRICT, within=within) == []
    page.emulate_media(color_scheme="dark")
    assert troubles(page, "color-contrast", within=within) == []


# Pages that stand still.


def seats(served: Served) -> str:
    """A seat of each kind: the host's own, one that is held, and a free one with its link."""
    table = table_of_three(served, "seats")
    kept = served.host.store.find(table.rpartition("/")[2])
    assert kept is not None
    renew_seat(served.host, kept, OWNER_KEY, 2)
    return f"{table}/seats"


def arriving(served: Served) -> str:
    return f"/me/{own_link(served.host.store, OWNER_KEY)}"


def to_watch(served: Served) -> str:
    """What a link to watch opens before the game."""
    handle = path(served.host, "lobby").rpartition("/")[2]
    kept = served.host.store.find(handle)
    assert kept is not None
    return f"/join/{gathering_of(served).invitations(kept.id)[WATCH]}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("where", [seats, arriving, to_watch])
def test_axe_finds_nothing_on_a_page_of_links(
    browser: Browser, served: Served, where: Callable[[Served], str], size: str
) -> None:
    address = where(served)
    language = "es" if size == "phone" else "en"
    # A link to watch is opened by somebody who has no seat.
    with a_page(browser, served, language, size, owner="" if where is to_watch else OWNER_KEY) as page:
        page.goto(address)
        axe(page)
        if where is seats:
            page.locator("[popovertarget=renew-1]").first.click()
            axe(page)
        if where is to_watch:
            page.locator("form button.main").click()
            page.wait_for_url("**/table/*")
            axe(page)


@dataclass(frozen=True)
class Kept:
    """A webhook as it may stand on the page."""

    failures: int = 0
    last: str = ""


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_on_the_page_of_devices(browser: Browser, served: Served, size: str) -> None:
    language = "es" if size == "phone" else "en"
    with a_page(browser, served, language, size) as page:
        page.goto("/devices")
        axe(page)
        page.locator(".webhook summary").click()
        for one in (Kept(), Kept(1, CLOSED), Kept(MOST_FAILURES, CLOSED), Kept(0, TOLD)):
            keep_webhook(
                served.host.store, OWNER_KEY, Webhook("https://hooks.example/", "", language, one.failures, one.last)
            )
            page.reload()
            axe(page, ".webhook")
        page.locator("[value=link]").click()
        page.wait_for_selector("#link-device")
        axe(page)
        page.locator("[popovertarget=forget]").first.click()
        axe(page, "#forget")


def test_axe_finds_nothing_where_a_webhook_is_refused(browser: Browser, served: Served) -> None:
    # The answer is 400, which the console tells.
    with a_page(browser, served, must_be_found=False) as page:
        page.goto("/devices")
        page.fill("#address", "http://hooks.example:22/")
        page.locator("[value=webhook]").click()
        page.wait_for_selector(".webhook [role=alert]")
        axe(page)


# Pages that live.


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_while_friends_deal(
    browser: Browser, served: Served, size: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As long as axe looks, who is gone is waited for.
    monkeypatch.setattr(gatherings, "TIME", 120.0)
    with gathered(browser, served) as (ana, ben):
        ben.goto("/rules")
        width, height = WINDOWS[size]
        ana.set_viewport_size({"width": width, "height": height})
        ana.locator("button[value=begin]:enabled").click()
        opened = words("en").text("deal-opened", number=1, all=2)
        expect(ana.locator(".deal [role=status]")).to_have_text(opened, timeout=PATIENCE)
        ana.locator(".deal summary").click()
        axe(ana)


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_on_a_big_screen(browser: Browser, served: Served, size: str) -> None:
    with a_page(browser, served, size=size) as page:
        page.goto(f"{table_of_three(served, 'screen')}/screen")
        is_at_table(page)
        axe(page)


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_where_people_talk_and_ask(browser: Browser, served: Served, size: str) -> None:
    """At the same table: the clock of who decides, the people and their talk, and what one asks of the other."""
    language = "es" if size == "phone" else "en"
    address = table_of_three(served, f"asking {size}")
    with ExitStack() as stack:
        pages = [
            stack.enter_context(a_page(browser, served, language, size, owner=one)) for one in (OWNER_KEY, FRIEND_KEY)
        ]
        for page in pages:
            page.goto(address)
            is_at_table(page)
        own, other = pages
        handle = served.host.store.find(address.rpartition("/")[2])
        assert handle is not None
        # The third is not here, so that one of these two has to go on.
        seat = served.host.live(handle.id).session.game.deciding
        asking, asked = (own, other) if seat == 0 else (other, own)
        does(asking, "ask time")
        asked.wait_for_selector('[data-together="grant time"]', timeout=PATIENCE)
        for page in (asking, asked):
            axe(page, ".prompt")
        own.locator("#company-button").click()
        expect(own.locator(".said")).to_have_count(2)
        axe(own)
        own.locator("[data-together=hush]").click()
        expect(own.locator(".talk[data-off]")).to_have_count(1)
        axe(own, "#company")
