"""The pages in a real browser: games of each variant clicked to their end, in both languages, at desk and phone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from real_browser import Served, a_browser, a_page, play_by_clicks

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with a_browser() as one:
        yield one


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path / "tables.sqlite") as one:
        yield one


@pytest.mark.parametrize(("language", "decide"), [("en", "Your decision"), ("es", "Te toca decidir")])
def test_two_clicks_lead_to_the_first_decision(browser: Browser, served: Served, language: str, decide: str) -> None:
    with a_page(browser, served, language) as page:
        page.goto("/")
        page.locator("form button[value=base], button[name=variant]").first.click()
        expect(page.locator(".prompt h2")).to_have_text(decide)


@pytest.mark.parametrize(
    ("variant", "language", "size"),
    [("base", "en", "desk"), ("heathen", "es", "phone"), ("wessex", "en", "phone"), ("rebellion", "es", "desk")],
)
def test_a_game_is_clicked_to_its_end(browser: Browser, served: Served, variant: str, language: str, size: str) -> None:
    with a_page(browser, served, language, size) as page:
        page.goto("/")
        page.locator(f"button[name=variant][value={variant}]").click()
        page.wait_for_url("**/table/*")
        play_by_clicks(page, Random(variant))
        assert page.locator(".prompt a[download]").count() == 1
