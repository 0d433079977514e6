"""The deal in real browsers: two pages go through a lobby to the game, and check the deal at its end. Also tests the
pages' own SHA-256, since browsers have none on plain http."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from real_browser import Served, a_page
from regni.records.deal import fixed_by, seed_of
from regni.web.gathering import gatherings
from regni.web.gathering.deal import new_word
from regni.web.gathering.gatherings import Gatherings
from regni.web.terms import Terms, read_terms
from regni.words.words import words
from test_browser_access import STRICT, troubles

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]
OTHER_KEY = "B" * 22


def hashed_by(page: Page, texts: list[str]) -> list[str]:
    page.goto("/")
    made: list[str] = page.evaluate(
        "async (texts) => { const { sha256 } = await import('/static/sha256.js'); return texts.map(sha256); }", texts
    )
    return made


def test_the_page_hashes_as_everybody_does(browser: Browser, served: Served) -> None:
    rng = Random(256)
    # The examples of the standard, texts of all lengths near the ends of blocks, and other letters than plain ones.
    texts = ["", "abc", "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "a" * 1_000_000]
    texts += ["x" * length for length in (*range(50, 70), *range(115, 132))]
    texts += ["".join(chr(rng.randrange(32, 0x3000)) for _ in range(rng.randrange(300))) for _ in range(50)]
    texts.append("Ælfrēd \U0001f451")
    with a_page(browser, served) as page:
        found = hashed_by(page, texts)
    assert found == [hashlib.sha256(text.encode()).hexdigest() for text in texts]
    assert found[1] == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


@contextmanager
def gathered(browser: Browser, served: Served) -> Iterator[tuple[Page, Page]]:
    """Ana on a desk, in English, and Ben on a phone, in Spanish. Both are in the lobby, and he is ready."""
    with (
        a_page(browser, served) as ana,
        a_page(browser, served, "es", "phone", owner=OTHER_KEY) as ben,
    ):
        ana.goto("/new?seats=2&who-1=guest&name-0=Ana")
        ana.locator("#new-game button[type=submit], #new-game button.main").last.click()
        ana.wait_for_url("**/table/*")
        ben.goto(ana.locator("#link-any").inner_text())
        ben.locator("input[name=name]").fill("Ben")
        ben.locator("form.take button").click()
        ben.wait_for_url("**/table/*")
        expect(ana.locator(".deal [role=status]")).to_have_text("The deal: 2 of 2 words are in.")
        ben.locator("button[value=ready]").click()
        yield ana, ben


def gatherings_of(served: Served) -> Gatherings:
    found = served.server.config.app.state.gatherings  # type: ignore[union-attr]
    assert isinstance(found, Gatherings)
    return found


def terms_of(served: Served) -> Terms:
    kept = served.host.store.session(1)
    assert kept is not None
    return read_terms(kept.terms)


def begin(ana: Page, ben: Page) -> None:
    """Ana begins, the two pages deal by themselves, and both show the table."""
    ana.locator("button[value=begin]:enabled").click()
    for page in (ana, ben):
        # The first frame is there.
        page.wait_for_selector("#table[data-at]")


def concede(*pages: Page) -> None:
    """The player who has to decide gives up, and both see the end."""
    yours = next(page for page in pages if page.locator(".prompt.concedes").count())
    # On a phone the button stands elsewhere.
    yours.evaluate("document.querySelector('[data-move=concede]').click()")
    yours.locator("#menu button").first.click()
    for page in pages:
        expect(page.locator(".ending")).to_have_count(1)


def says(page: Page, verdict: str, language: str) -> None:
    line = page.locator(".dealt .checked")
    expect(line).to_have_attribute("data-verdict", verdict)
    expect(line).to_have_text(words(language).text(f"deal-{verdict}"))


def test_two_pages_deal_and_check_it_at_the_end(browser: Browser, served: Served) -> None:
    with gathered(browser, served) as (ana, ben):
        ana.locator(".deal summary").click()
        assert troubles(ana, impacts=STRICT, within=".deal") == []
        begin(ana, ben)
        deal = terms_of(served).deal
        assert deal is not None
        assert deal.round == 1
        assert not deal.left_out
        assert len(deal.words) == 2
        # Each browser has stored its own word, and what was fixed before it opened the word.
        for page, own in zip((ana, ben), deal.words, strict=True):
            kept = page.evaluate("Object.entries(localStorage).filter(([name]) => name.startsWith('regni-deal-'))")
            assert [name.rpartition("-")[2] for name, _ in kept] == [own.commitment]
            assert json.loads(kept[0][1]) == {
                "word": own.word,
                "server": deal.commitment,
                "fixed": [deal.terms, deal.commitment, *(one.commitment for one in deal.words)],
            }
            assert deal.word not in page.content()
        concede(ana, ben)
        says(ana, "good", "en")
        says(ben, "good", "es")
        ben.locator(".dealt summary").click()
        assert troubles(ben, impacts=STRICT, within=".dealt") == []
        # The same after the page is loaded again; and in the browser of somebody who took no part.
        ana.reload()
        says(ana, "good", "en")
        ben.evaluate("localStorage.clear()")
        ben.reload()
        says(ben, "none", "es")


def made_up(told: dict[str, Any], lie: str) -> dict[str, Any]:
    """A deal as a server would show it that has chosen something afterwards. Its words and hashes fit each other."""
    other = new_word()
    made = {"word": other, "commitment": fixed_by(other)}
    at = {"server": 0, "own": 1, "other": 2}.get(lie)
    listed = [made if place == at else one for place, one in enumerate(told["words"])]
    seed = seed_of(listed[0]["word"], [one["word"] for one in listed[1:]])
    terms = other if lie == "terms" else told["terms"]
    return told | {"words": listed, "seed": other if lie == "seed" else seed, "terms": terms}


def test_a_page_notices_a_deal_that_is_not_the_one_it_took_part_in(browser: Browser, served: Served) -> None:
    with gathered(browser, served) as (ana, ben):
        begin(ana, ben)
        concede(ana, ben)
        told = json.loads(ana.locator(".dealt").get_attribute("data-dealt") or "")
        table = ana.url.rpartition("/")[2]

        def verdict(deal: dict[str, Any]) -> str:
            judge = "async ([table, deal]) => (await import('/static/deal.js')).verdictOn(table, deal)"
            return str(ana.evaluate(judge, [table, deal]))

        assert verdict(told) == verdict(made_up(told, "")) == "good"
        for lie in ("server", "own", "other", "terms", "seed"):
            assert verdict(made_up(told, lie)) == "bad", lie


def test_a_page_that_is_closed_is_left_out_and_finds_the_game(
    browser: Browser, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gatherings, "TIME", 2.0)
    with gathered(browser, served) as (ana, ben):
        table = ben.url
        ben.goto("/rules")
        ana.locator("button[value=begin]:enabled").click()
        ana.wait_for_selector(".prompt")
        deal = terms_of(served).deal
        assert deal is not None
        assert deal.round > 1
        assert 1 in deal.left_out
        ben.goto(table)
        ben.wait_for_selector(".prompt")


def test_a_page_does_not_open_its_word_if_the_server_changes_its_own(browser: Browser, served: Served) -> None:
    with gathered(browser, served) as (ana, ben):
        # As if the server had shown another hash when he fixed his word.
        ben.evaluate(
            """() => {
              for (const [name, what] of Object.entries(localStorage)) {
                if (!name.startsWith("regni-deal-")) continue;
                localStorage.setItem(name, JSON.stringify({ ...JSON.parse(what), server: "0".repeat(64) }));
              }
            }"""
        )
        ana.locator("button[value=begin]:enabled").click()
        expect(ben.locator("#refusal")).to_have_text(words("es").text("deal-changed"))
        found = gatherings_of(served).store.rows("SELECT lobby FROM lobbies")
        assert len(json.loads(str(found[0][0]))["dealing"]["words"]) == 1
