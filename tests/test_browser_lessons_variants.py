"""The lessons about Rebellion and Wessex in a real browser, to the end of their free games."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from real_browser import Served, a_page, play_by_clicks
from regni.lessons.reading import find_lesson
from test_browser_lessons import FREE, learn, place, said, wait_for_step

pytestmark = [pytest.mark.browser, pytest.mark.wide]

#: The part of each lesson with the most to put together, and a click there that is not taught.
WRONG = {"rebellion": ("plots", "hand-castle"), "wessex": ("deck", "tray-champion")}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("name", WRONG)
def test_a_lesson_is_played_to_its_end(browser: Browser, tmp_path: Path, name: str, size: str, language: str) -> None:
    lesson = find_lesson(name)
    with Served(tmp_path / "tables.db") as served, a_page(browser, served, language, size) as page:
        page.goto(f"/learn/{name}")
        page.click(".choices form button")
        page.wait_for_selector(".prompt.taught")
        heard = learn(page, lambda page: False)
        # On a busy machine a step may have passed before it was read.
        assert len(heard) >= 3 * sum(len(part.steps) for part in lesson.parts) // 4
        assert page.query_selector(FREE)
        play_by_clicks(page, Random(7))
        page.wait_for_selector(".ending")
        page.wait_for_selector(".lesson-told")
        assert not served.faults


@pytest.mark.parametrize("name", WRONG)
def test_a_part_is_taken_up_by_itself_with_wrong_turns(browser: Browser, tmp_path: Path, name: str) -> None:
    part, thing = WRONG[name]
    with Served(tmp_path / "tables.db") as served, a_page(browser, served) as page:
        page.goto(f"/learn/{name}")
        page.click(f"button[name=part][value={part}]")
        page.wait_for_selector(".prompt.taught")
        began = place(page)
        learn(page, lambda page: page.query_selector(".prompt .task") is not None)
        step = said(page)
        page.click(f'[data-thing="{thing}"]')
        page.wait_for_selector(".prompt .answered")
        page.reload()
        page.wait_for_selector(".prompt.taught")
        assert said(page) == step
        page.click("[data-teach=back]")
        wait_for_step(page, step)
        learn(page, lambda page: place(page) != began)
        assert place(page) != began
        assert not served.faults
