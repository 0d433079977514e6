"""Every page, in both themes and at both widths, as axe-core sees it. And what axe cannot see: the drawings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from catalogue import path
from real_browser import OWNER_KEY, Served, a_page
from regni.art.colours import palette
from regni.art.fields import FIELDS
from regni.game import Game
from regni.web.teaching.session import lesson_terms
from set_tables import begin, play_on

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

#: The findings of axe that are errors: at the table, and on the other pages.
GRAVE = ("serious", "critical")
STRICT = ("moderate", *GRAVE)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(Path(tmp_path_factory.mktemp("access")) / "tables.sqlite") as one:
        yield one


def deciding(about: str, after: int = 0) -> Callable[[Game], bool]:
    return lambda game: len(game.moves) > after and game.deciding == 0 and game.about == about


WESSEX: dict[str, object] = {"variant": "wessex"}
#: By name: the rules, the number of seats, the number of people, and how far stewards play.
TABLES: dict[str, tuple[dict[str, object], int, int, Callable[[Game], bool]]] = {
    "turn": ({}, 4, 1, deciding("turn", 80)),
    "six": ({}, 6, 1, deciding("turn", 150)),
    "battle": ({}, 4, 1, deciding("field", 60)),
    "vote": (WESSEX, 3, 1, deciding("cast")),
    "king": ({"variant": "rebellion", "mode": "semi"}, 3, 1, deciding("turn", 60)),
    "curtain": ({}, 3, 2, lambda game: game.deciding == 1),
    "end": ({}, 2, 1, lambda game: game.outcome is not None),
    "campaign": (WESSEX, 2, 1, lambda game: game.table.summer > 1),
}
#: The table of a lesson.
LESSON = "lesson"
#: Pages of friends, from the catalogue.
FRIENDS = ("lobby", "join", "watched")
#: The tables among the pages that are judged strictly.
STRICT_TABLES = ("end", "campaign")
PAGES = [
    "/",
    "/new",
    "/new?variant=rebellion",
    "/decks",
    "/rules",
    "/rules?q=tower",
    "/rules/B6.9",
    "/nowhere",
    "/devices",
    "/learn",
    "/learn/first",
    LESSON,
    *FRIENDS,
    *TABLES,
]


@pytest.fixture(scope="module")
def addresses(served: Served) -> dict[str, str]:
    """The addresses of the pages. Sessions are begun once for all tests."""
    found = {}
    for name, (fixed, seats, people, until) in TABLES.items():
        key = begin(served.host, fixed, seats, people)
        assert play_on(served.host, key, until)
        found[name] = f"/table/{key}" + ("/campaign" if name == "campaign" else "")
    found[LESSON] = f"/table/{served.host.begin(OWNER_KEY, lesson_terms('first', 'a seed'))}"
    return found | {name: path(served.host, name) for name in FRIENDS}


def troubles(page: Page, *rules: str, impacts: tuple[str, ...] = GRAVE, within: str | None = None) -> list[str]:
    """The complaints of axe, by all its rules or by these, about the page or a part of it."""
    # Axe cannot judge text over a picture. Ours are the shadows of lists that scroll, the cloth and its woven edges.
    pictured = ".moves, .log, body, .head, .foot, .begin, .side, .contents, .summer > summary, .nav a"
    page.evaluate(
        "(where) => document.querySelectorAll(where).forEach((one) => { one.style.backgroundImage = 'none'; })",
        pictured,
    )
    options = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    found: list[dict[str, Any]] = Axe().run(page, within, options).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in impacts
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("size", ["desk", pytest.param("phone", marks=pytest.mark.wide)])
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_grave(
    browser: Browser, served: Served, addresses: dict[str, str], name: str, size: str
) -> None:
    language = "es" if size == "phone" else "en"
    with a_page(browser, served, language, size, must_be_found=name != "/nowhere") as page:
        page.emulate_media(color_scheme="light")
        page.goto(addresses.get(name, name))
        if name == LESSON or (name in TABLES and name != "campaign"):
            page.wait_for_selector("#table[data-at]")
        is_strict = name not in TABLES or name in STRICT_TABLES
        assert troubles(page, impacts=STRICT if is_strict else GRAVE) == []
        page.emulate_media(color_scheme="dark")
        assert troubles(page, "color-contrast") == []


@pytest.mark.wide
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", ["/", "/new", "/decks", "/rules", "campaign", "end"])
def test_axe_finds_nothing_with_strong_contrast(
    browser: Browser, served: Served, addresses: dict[str, str], name: str, theme: Literal["light", "dark"]
) -> None:
    with a_page(browser, served) as page:
        page.emulate_media(color_scheme=theme, contrast="more")
        page.goto(addresses.get(name, name))
        page.locator(".settings-button").click()
        assert troubles(page, impacts=STRICT) == []


def test_axe_is_not_blind(browser: Browser, served: Served, addresses: dict[str, str]) -> None:
    with a_page(browser, served) as page:
        page.goto(addresses["turn"])
        page.wait_for_selector(".lit", state="attached")
        page.evaluate("document.querySelector('.prompt p').style.color = 'var(--line)'")
        page.evaluate("document.querySelector('.settings-button').ariaLabel = null")
        found = {one.partition(":")[0] for one in troubles(page)}
        assert found == {"color-contrast", "button-name"}


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_what_opens_over_the_table_is_as_good(
    browser: Browser, served: Served, addresses: dict[str, str], size: str
) -> None:
    with a_page(browser, served, size=size) as page:
        page.goto(addresses["turn"])
        page.wait_for_selector(".lit", state="attached")
        page.locator(".settings-button").click()
        assert troubles(page) == []
        page.locator("#show-keys").click()
        assert troubles(page) == []
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        if size == "phone":
            page.locator(".settings-button").click()
        page.locator("#concede:visible, [data-move=concede]:visible").click()
        assert troubles(page) == []
        page.keyboard.press("Escape")
        if size == "phone":
            page.locator(".chip").first.click()
            page.locator("[data-sheet=moves]").click()
            assert troubles(page) == []


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (one / 12.92 if one <= 0.03928 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_drawn_can_be_told_apart(theme: str) -> None:
    """Names on cards have the contrast of text. Rings and emblems have the contrast of pictures."""
    colours = palette(theme)
    for ground in ("ground", "panel", "raised"):
        for text in ("ink", "muted", "rubric", "lapis"):
            assert contrast(colours[text], colours[ground]) >= 4.5
        for ring in ("lit", "rubric", "lapis", "verdigris"):
            assert contrast(colours[ring], colours[ground]) >= 3
    for field in FIELDS:
        assert contrast(colours["emblem"], colours[f"field-{field}-wash"]) >= 3
