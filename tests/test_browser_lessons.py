"""The guided game in a real browser: to its end, with wrong turns, a reload, and a leave and return."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as PlaywrightError

from real_browser import GO_ON, LIT, MENU, Served, a_page, play_by_clicks, seen
from regni.lessons.reading import find_lesson
from regni.words.words import words

pytestmark = pytest.mark.browser

#: What the teacher asks for is a button beside his words, or highlighted on the table.
TAUGHT = ".prompt .main-moves [data-move]:visible, .prompt .main-moves [data-teach=on]:visible"
FREE = ".prompt:not(.taught)"
#: On a phone an open menu lies over what was offered before.
OPEN_MENU = "#menu:popover-open button"


def said(page: Page) -> str:
    return page.inner_text(".prompt")


def place(page: Page) -> str:
    return page.inner_text(".lesson-place")


def learn(page: Page, until: Callable[[Page], bool], most: int = 400) -> list[str]:
    """Does what the teacher asks for, until it is so. Returns all that he said."""
    heard: list[str] = []
    for _ in range(most):
        page.wait_for_selector(f"{TAUGHT}, {LIT}, {MENU}, {GO_ON}, {FREE}", state="attached")
        if page.query_selector(FREE) or until(page):
            return heard
        now = page.inner_text(".prompt .says, .prompt .answered")
        heard += [] if heard[-1:] == [now] else [now]
        found = next((things for one in (GO_ON, OPEN_MENU, MENU, TAUGHT, LIT) if (things := seen(page, one))), [])
        with suppress(PlaywrightError):
            if found:
                found[0].click(position={"x": 5, "y": 5}, timeout=2000)
    raise AssertionError(f"the lesson does not go on: {said(page)}")


def wait_for_step(page: Page, before: str) -> None:
    page.wait_for_function("before => document.querySelector('.prompt').innerText !== before", arg=before)


CASES = [
    ("desk", "en"),
    pytest.param("phone", "en", marks=pytest.mark.wide),
    pytest.param("desk", "es", marks=pytest.mark.wide),
    pytest.param("phone", "es", marks=pytest.mark.wide),
]


@pytest.mark.parametrize(("size", "language"), CASES)
def test_the_guided_game_is_played_to_its_end(browser: Browser, tmp_path: Path, size: str, language: str) -> None:
    with Served(tmp_path / "tables.db") as served, a_page(browser, served, language, size) as page:
        page.goto("/learn")
        page.click(".lessons form button")
        page.wait_for_selector(".prompt.taught")

        # A wrong turn: what is not taught is answered, and nothing is made.
        learn(page, lambda page: page.query_selector(".prompt .task") is not None)
        before = said(page)
        page.click('.hand [data-thing="hand-prince"]')
        page.wait_for_selector(".prompt .answered")
        assert page.query_selector('.hand [data-thing="hand-prince"]')
        assert page.query_selector(".prompt .task")

        # Back a step, and on again.
        page.click("[data-teach=back]")
        wait_for_step(page, before)
        assert "Part 1 " in place(page) or "Parte 1 " in place(page)

        # A reload in mid-part goes on where it was.
        learn(page, lambda page: "3" in place(page))
        step = said(page)
        page.reload()
        page.wait_for_selector(".prompt.taught")
        assert said(page) == step

        # Leave, and take it up again from the list of lessons.
        learn(page, lambda page: page.query_selector(".scene-battle") is not None)
        step = place(page)
        page.click(".teaching a")
        page.wait_for_selector(".lesson-at")
        page.click(".lessons a.button.main")
        page.wait_for_selector(".prompt.taught")
        assert place(page) == step

        heard = learn(page, lambda page: False)
        assert len(heard) > 20
        assert page.query_selector(FREE)
        # The free game, to its end.
        play_by_clicks(page, Random(7))
        page.wait_for_selector(".ending")
        page.wait_for_selector(".lesson-told")
        assert not served.faults


#: All that is highlighted can be clicked where it stands: neither the Hand nor the decision lies over it.
IN_SIGHT = """() => [...document.querySelectorAll("#table .lit")].every((one) => {
  const box = one.getBoundingClientRect();
  const found = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return found && (one.contains(found) || found.closest(".hand") === one.closest(".hand") && one.closest(".hand"));
})"""


@pytest.mark.parametrize(
    ("part", "things"), [("army", ["deck-army"]), ("siege", ["lord-blue-2", "pool-blue-infantry", "pool-blue-knight"])]
)
def test_on_a_phone_all_that_is_asked_for_is_in_sight(
    browser: Browser, tmp_path: Path, part: str, things: list[str]
) -> None:
    asked = set()
    with Served(tmp_path / "tables.db") as served, a_page(browser, served, size="phone") as page:
        page.goto("/learn/first")
        page.click(f"button[name=part][value={part}]")
        page.wait_for_selector(".prompt.taught")
        begun = place(page)

        def is_over(page: Page) -> bool:
            page.wait_for_function(IN_SIGHT)
            asked.update(page.eval_on_selector_all("#table .lit", "all => all.map((one) => one.dataset.thing)"))
            return place(page) != begun

        learn(page, is_over)
    assert asked >= set(things)


#: A part and a step, what is clicked there one after another, and the text of the lesson that answers it.
WRONG_TURNS = [
    # The second click makes a move that the rules allow, but the first is also how the taught one begins.
    ("banners", "bequeath", ['.hand [data-thing="hand-banner"]', '[data-thing="crown"]'], "bequeath-crown"),
    ("plots", "treachery", ['.hand [data-thing="hand-treachery"]', '[data-thing="earl-red"]'], "treachery-hand"),
    # The card that is clicked lies in the Fief with which the moves begin.
    ("siege", "declare", ['[data-thing="keep-red-1"]'], "declare-palace"),
]


@pytest.mark.parametrize(("part", "step", "clicks", "answer"), WRONG_TURNS)
def test_a_wrong_turn_is_answered_by_the_teacher(
    browser: Browser, tmp_path: Path, part: str, step: str, clicks: list[str], answer: str
) -> None:
    lesson, w = find_lesson("first"), words("en")
    values, text = w.values(lesson.rules), f"lesson-first-{part}"
    task = w.text(f"{text}-{step}-do", **values)
    with Served(tmp_path / "tables.db") as served, a_page(browser, served, "en", "desk") as page:
        page.goto("/learn/first")
        page.click(f'button[name=part][value="{part}"]')
        page.wait_for_selector(".prompt.taught")
        learn(page, lambda page: any(task in one.inner_text() for one in page.query_selector_all(".prompt .task")))
        for one in clicks:
            page.click(one, position={"x": 8, "y": 8})
        page.wait_for_selector(".prompt .answered, #menu:popover-open")
        assert w.text(f"{text}-{answer}", **values) in page.inner_text(".prompt")
        assert not page.query_selector("#menu:popover-open")
        # Nothing was made, and what is taught is still asked for.
        assert task in page.inner_text(".prompt .task")
        assert not served.faults


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_no_card_is_held_for_is_refused_with_that_card(browser: Browser, tmp_path: Path, language: str) -> None:
    """The page tells of the missing card in place of the move, whose name its rule begins with."""
    w = words(language)
    with Served(tmp_path / "tables.db") as served, a_page(browser, served, language, "desk") as page:
        page.goto("/learn/first")
        page.click("button[name=part][value=fief]")
        page.wait_for_selector(".prompt.taught")
        learn(page, lambda page: page.query_selector(".prompt .task") is not None)
        page.click('.roundel[data-thing="crown"]')
        page.wait_for_selector("#menu:popover-open")
        lines = page.inner_text("#menu").split("\n\n")
        assert lines[0] == w.text("whynot-not-now")
        lacking = w.text("whynot-no-card", cards=w.text("card-banner"))
        assert lines[1].startswith(f"{lacking} {w.rule('B8.2', find_lesson('first').rules)}")
