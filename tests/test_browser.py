"""The pages in a real browser: games of each variant clicked to their end, in both languages, at desk and phone; a deck
built, a campaign left and taken up again, friends at one screen."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from clicking import begin, click_a_game, owner_of
from real_browser import Served, a_page
from regni.decks.text import read_deck
from regni.web.terms import read_terms
from set_tables import open_table

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]


class Deal:
    """How the next game is dealt: always in the same way, so that the test takes the same time."""

    seed = "browser"

    def token(self, length: int) -> str:
        return self.seed


@pytest.fixture(autouse=True)
def deal(monkeypatch: pytest.MonkeyPatch) -> Deal:
    one = Deal()
    monkeypatch.setattr("regni.web.game_form.secrets.token_hex", one.token)
    return one


@pytest.mark.parametrize(("language", "decide"), [("en", "Your turn"), ("es", "Tu turno")])
def test_two_clicks_lead_to_the_first_decision(browser: Browser, served: Served, language: str, decide: str) -> None:
    with a_page(browser, served, language) as page:
        page.goto("/")
        page.locator("form button[value=base], button[name=variant]").first.click()
        expect(page.locator(".prompt h2")).to_have_text(decide)


#: Each variant, in both languages and at both widths. The seeds give short games. bench/clicking.py plays all
#: combinations, on any deal.
GAMES = [
    ("base", "", "2", "click 11", "en", "desk"),
    ("heathen", "", "3", "click 10", "es", "desk"),
    ("wessex", "", "2", "click 6", "es", "phone"),
    ("rebellion", "semi", "2", "click 4", "es", "desk"),
]
MORE_GAMES = [
    ("base", "", "2", "click 2", "es", "phone"),
    ("heathen", "", "3", "click 17", "en", "phone"),
    ("wessex", "", "2", "click 6", "en", "desk"),
    ("rebellion", "solo", "1", "click 3", "es", "phone"),
    ("rebellion", "coop", "2", "click 7", "en", "phone"),
]


@pytest.mark.parametrize(
    ("variant", "mode", "seats", "seed", "language", "size"),
    [*GAMES, *(pytest.param(*one, marks=pytest.mark.wide) for one in MORE_GAMES)],
)
def test_a_game_is_clicked_to_its_end(
    browser: Browser,
    served: Served,
    deal: Deal,
    variant: str,
    mode: str,
    seats: str,
    seed: str,
    language: str,
    size: str,
) -> None:
    deal.seed = seed
    click_a_game(browser, served, language, size, Random(variant), variant=variant, mode=mode, seats=seats)


# The deck builder.


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_deck_is_built_saved_and_played(browser: Browser, served: Served, size: str) -> None:
    with a_page(browser, served, size=size) as page:
        page.goto("/decks?ready=steady")
        expect(page.locator("#total")).to_have_class("count whole")
        castles = int(page.locator("input[name=n-castle]").input_value())
        page.locator("button[value='castle-']").click()
        expect(page.locator("#total")).not_to_have_class("count whole")
        expect(page.locator("input[name=n-castle]")).to_have_value(str(castles - 1))
        page.locator("button[value='monk+']").click()
        expect(page.locator("#total")).to_have_class("count whole")
        page.locator("#name").fill("Wolves <of> Wessex")
        page.locator("button[value=save]").click()
        expect(page.locator(".own-deck .chip")).to_have_text("Wolves <of> Wessex")
        page.locator("#play a").click()
        page.wait_for_url("**/new?*")
        page.locator("button.main").last.click()
        page.wait_for_url("**/table/*")
        owner = owner_of(page)
        (deck,) = served.host.store.decks_of(owner).values()
        terms = read_terms(served.host.store.sessions_of(owner)[0].terms)
        assert terms.decks[0] == {card: number for card, number in read_deck(deck).items() if number}
        assert terms.decks[0]["castle"] == castles - 1


def test_a_wrong_import_says_what_is_wrong(browser: Browser, served: Served) -> None:
    with a_page(browser, served, must_be_found=False) as page:
        page.goto("/decks?ready=steady")
        before = page.locator("#export").input_value()
        page.locator("#import").fill("castle 6, dragon 18")
        page.locator("button[value=take]").click()
        expect(page.locator("[role=alert]")).to_contain_text("dragon")
        expect(page.locator("#import")).to_have_value("castle 6, dragon 18")
        assert page.locator("#export").input_value() == before
        page.locator("#import").fill("castle 6, land 6, champion 6, monk 5")
        page.locator("button[value=take]").click()
        expect(page.locator("#export")).not_to_have_value(before)
        expect(page.locator("[role=alert]")).to_contain_text("23")


# Leaving and coming back.


def decide_some(page: Page, rng: Random, decisions: int) -> None:
    """Clicks so many buttons, whatever they do."""
    moves = page.locator(".side [data-move]:not([data-move=concede])")
    for _ in range(decisions):
        page.wait_for_selector(".side [data-move]:not([data-move=concede])", state="attached")
        # The table may have changed since.
        if number := moves.count():
            moves.nth(rng.randrange(number)).dispatch_event("click")
            page.wait_for_timeout(100)
        if page.locator("#menu:popover-open button").count():
            page.locator("#menu:popover-open button").first.dispatch_event("click")
            page.wait_for_timeout(100)


def test_a_campaign_is_left_and_taken_up_again(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with Served(file) as served, a_page(browser, served) as page:
        key = begin(page, variant="wessex", seats="2")
        decide_some(page, Random(1), 12)
        page.goto(f"/table/{key}/campaign")
        expect(page.locator("h1")).to_be_visible()
        page.goto("/")
        page.locator(".tables a.kept").first.click()
        page.wait_for_url(f"**/table/{key}")
        decide_some(page, Random(2), 3)
        page.wait_for_selector(".side [data-move]", state="attached")
        before = len(served.host.store.entries(1))
        assert before > 0
        state = page.context.storage_state()
    # Another evening: the server was started again on another port, and the browser too.
    with Served(file) as served:
        context = browser.new_context(base_url=served.address, storage_state=state, reduced_motion="reduce")
        page = context.new_page()
        page.goto("/")
        page.locator(".tables a.kept").first.click()
        page.wait_for_url(f"**/table/{key}")
        page.wait_for_selector(".side [data-move]", state="attached")
        assert len(served.host.store.entries(1)) >= before
        decide_some(page, Random(3), 6)
        context.close()
        assert len(served.host.store.entries(1)) > before


def test_a_page_comes_back_by_itself_when_the_server_does(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with Served(file) as served:
        port = served.port
        context = browser.new_context(base_url=served.address, reduced_motion="reduce")
        page = context.new_page()
        begin(page, variant="rebellion", mode="solo", seats="1")
        page.wait_for_selector(".side [data-move]", state="attached")
    expect(page.locator("#lost")).to_be_visible()
    with Served(file, port) as served:
        expect(page.locator("#lost")).to_be_hidden(timeout=20_000)
        before = len(served.host.store.entries(1))
        decide_some(page, Random(4), 4)
        assert len(served.host.store.entries(1)) > before
        context.close()


# Friends at one screen.

HAND = "[data-thing^='hand-']"


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_no_hand_is_there_before_its_owner_uncovers_it(browser: Browser, served: Served, size: str) -> None:
    with a_page(browser, served, size=size) as page:
        key = begin(page, variant="base", seats="3", who_0="me", name_0="Ada", who_1="friend", name_1="Bede")
        live, _ = open_table(served.host, key) or pytest.fail("there is no table")
        rng = Random(7)
        shown: set[int] = set()
        while len(shown) < 2:
            page.wait_for_selector("[data-uncover]")
            assert page.locator(HAND).count() == 0
            assert page.locator(".side [data-move]").count() == 0
            seat = int(page.locator("[data-uncover]").get_attribute("data-uncover") or -1)
            assert seat == live.session.game.deciding
            page.locator("[data-uncover]").click()
            page.wait_for_selector(HAND)
            held = page.locator(f".hand {HAND}").count()
            assert held > 0
            shown.add(seat)
            while live.session.game.deciding == seat:
                decide_some(page, rng, 1)


# Why not.


@pytest.mark.parametrize(("language", "size"), [("en", "desk"), ("es", "phone")])
def test_why_not_is_told_with_its_rule(browser: Browser, served: Served, language: str, size: str) -> None:
    with a_page(browser, served, language, size) as page:
        begin(page, variant="base", seats="2")
        page.wait_for_selector(".side [data-move]", state="attached")
        rule = page.locator("#menu:popover-open a.rule").first
        for thing in page.locator("#table [data-thing]:not([data-thing='']):not(.lit):visible").all():
            thing.click(position={"x": 5, "y": 5})
            page.wait_for_timeout(300)
            if rule.count():
                break
        expect(rule).to_be_visible()
        named = rule.inner_text()
        with page.context.expect_page() as opened:
            rule.click()
        expect(opened.value.locator("main")).to_contain_text(named)
