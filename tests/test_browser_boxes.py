"""Nothing on a page is cut, covered or too small to read: real late tables, measured in windows of every size.

Each table is measured in some windows here. `python bench/boxes.py` measures all tables in all windows.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from boxes import Finding, measured
from catalogue import path
from looking import Look, go, groups, resize, size_of, the_page
from real_browser import Served

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

#: In which windows a page is measured. A window's name may end with the size of letters in percent.
SPREAD = {
    "duel-late": ("1920x1080", "1280x720", "390x844", "1280x720 200", "390x844 200"),
    "four-battle": ("1440x900", "768x1024", "360x740"),
    "six-late": ("1024x768", "1280x720", "844x390"),
    "five-fiefs": ("1440x900", "320x568"),
    "eight-cards": ("1280x720", "390x844", "320x568"),
    "wessex-vote": ("1280x720", "390x844"),
    "semi-king": ("1440x900", "844x390"),
    "vikings-attack": ("1024x768", "360x740"),
    "ransom": ("1280x720", "768x1024"),
    "joust-tilt": ("1280x720", "320x568"),
    "end": ("1440x900", "390x844"),
    "curtain": ("1280x720", "320x568"),
    "decks": ("1440x900", "320x568"),
    "start": ("1440x900", "320x568", "390x844 200"),
    "how-to-play-base": ("1440x900", "320x568", "390x844 200"),
    "how-to-play-wessex": ("1280x720", "320x568"),
}
#: Those that every run of all tests measures.
FEW = ("duel-late", "four-battle", "six-late", "end", "decks")


def look_of(window: str, theme: str = "light") -> Look:
    """The longer words are the Spanish ones."""
    size, _, text = window.partition(" ")
    return Look(size_of(size), "es", theme, int(text or 100))


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for the catalogue's tables."""
    with Served(Path(tmp_path_factory.mktemp("boxes")) / "tables.sqlite") as one:
        yield one


@pytest.mark.parametrize(
    "name", [name if name in FEW else pytest.param(name, marks=pytest.mark.wide) for name in SPREAD]
)
def test_nothing_is_cut_covered_or_too_small(browser: Browser, laid: Served, name: str) -> None:
    where = path(laid.host, name)
    found: list[str] = []
    for together in groups(look_of(window) for window in SPREAD[name]):
        with the_page(browser, laid, together[0]) as page:
            go(page, where)
            for look in together:
                resize(page, look)
                found += [f"{name} {look.name} {one}" for one in measured(page, look)]
    assert not found, "\n" + "\n".join(found)


def test_the_dark_theme_has_the_same_boxes(browser: Browser, laid: Served) -> None:
    look = look_of("1440x900", "dark")
    with the_page(browser, laid, look) as page:
        go(page, path(laid.host, "three-late"))
        found = [str(one) for one in measured(page, look)]
    assert not found, "\n" + "\n".join(found)


def test_opened_odds_are_seen_whole_and_move_nothing(browser: Browser, laid: Served) -> None:
    look = look_of("1280x720")
    with the_page(browser, laid, look) as page:
        go(page, path(laid.host, "knights"))
        page.locator(".moves .move:visible").first.click()
        odds = page.locator(".odds")
        before = page.locator(".sides").bounding_box()
        odds.locator("summary").click()
        expect(odds.locator("li")).not_to_have_count(1)
        box = odds.locator("> div").bounding_box()
        assert page.locator(".sides").bounding_box() == before
        assert (
            page.evaluate(
                "() => { const e = document.querySelector('.scene-battle'); return e.scrollHeight - e.clientHeight; }"
            )
            < 2
        )
        for line in odds.locator("li").all():
            inner = line.bounding_box()
            assert box
            assert inner
            assert box["y"] <= inner["y"]
            assert inner["y"] + inner["height"] <= box["y"] + box["height"]


def test_markers_differ_in_shape_where_colours_are_forced(browser: Browser, laid: Served) -> None:
    """Boats on their way are drawn, and a buoy with its number is left where none is yet."""
    with the_page(browser, laid, Look((1440, 900), forced_colours=True)) as page:
        go(page, path(laid.host, "six-late"))
        fleet = page.locator(".fleet > *")
        drawn = [fleet.nth(place).locator("svg").count() for place in range(fleet.count())]
        said = [fleet.nth(place).inner_text().strip() for place in range(fleet.count())]
    assert len(drawn) == 8
    assert 0 < sum(drawn) < 8
    assert all(bool(number) != bool(boat) for boat, number in zip(drawn, said, strict=True))


# The measuring itself.

STYLE = "body { margin: 20px; font: 16px/24px sans-serif; } div { width: 120px; }"
LONG = "A sentence that is far too long for its box"


def of_page(page: Page, body: str, *, width: int = 800, touched: bool = False, style: str = "") -> list[Finding]:
    page.set_viewport_size({"width": width, "height": 600})
    page.set_content(f"<!doctype html><style>{STYLE} {style}</style>{body}")
    # The size alone says whether a finger points.
    return measured(page, Look((width, 600 if touched else 700)))


@pytest.fixture(scope="module")
def blank(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    yield page
    page.close()


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("cut", f'<div style="overflow: hidden; white-space: nowrap">{LONG}</div>'),
        ("cut", f'<div style="overflow: hidden; white-space: nowrap; text-overflow: ellipsis">{LONG}</div>'),
        ("cut", f'<div style="overflow: clip; height: 30px">{LONG}</div>'),
        ("outside", '<div style="position: absolute; left: 900px">Far away</div>'),
        ("outside", '<div style="position: absolute; left: -20px">Half away</div>'),
        ("overlap", '<div>One sentence</div><div style="margin-top: -16px">Another</div>'),
        ("covered", '<p>Under</p><div style="position: absolute; inset: 0; width: auto; background: white"></div>'),
        ("small", '<p style="font-size: 9px">Hardly to be read</p>'),
        ("sideways", f'<div style="overflow-x: auto; white-space: nowrap">{LONG}</div>'),
    ],
)
def test_a_flaw_is_found(blank: Page, kind: str, body: str) -> None:
    assert kind in {one.kind for one in of_page(blank, body, width=900)}


def test_a_page_without_a_flaw_has_no_findings(blank: Page) -> None:
    body = (
        "<h1>A title</h1><p>A sentence with a <b>strong word</b> and a <a href='/'>link</a>.</p>"
        f'<div style="overflow-y: auto; height: 40px">{LONG}. {LONG}.</div>'
        '<p style="position: absolute; clip-path: inset(50%); width: 1px; overflow: hidden">For readers</p>'
        "<p hidden>Nothing</p>"
    )
    assert of_page(blank, body, width=900) == []


def test_what_can_be_scrolled_free_is_not_covered(blank: Page) -> None:
    bar = '<div style="position: fixed; bottom: 0; left: 0; width: 100%; height: 200px; background: white"></div>'
    under = "<p>A line</p>" * 30
    assert of_page(blank, under + '<p style="height: 300px"></p>' + bar, width=900) == []
    assert {one.kind for one in of_page(blank, under + bar, width=900)} == {"covered"}


def test_lines_that_meet_only_while_scrolling_do_not_overlap(blank: Page) -> None:
    """The letters of the bar are higher than their line, so they come near the lines that scroll under it."""
    large = "font-size: 40px; white-space: nowrap"
    line = f'<p style="{large}; position: absolute; top: {{top}}px; line-height: 46px; margin: 0">Under</p>'
    bar = (
        '<div style="position: fixed; top: 400px; left: 0; width: 100%; height: 300px; background: white">'
        f'<p style="{large}; margin: 0 20px; line-height: 10px">Over</p></div>'
    )
    room = '<p style="height: 2000px"></p>'
    assert of_page(blank, line.format(top=365) + room + bar, width=900) == []
    assert [one.kind for one in of_page(blank, line.format(top=365) + bar, width=900)] == ["overlap"]


def test_a_list_that_stays_beside_the_text_is_scrolled_to(blank: Page) -> None:
    """It scrolls by itself, and comes into the window when the page is scrolled."""
    items = "".join(f"<p>Line {number}</p>" for number in range(40))
    stays = f'<nav style="position: sticky; top: 0; max-height: 600px; overflow-y: auto">{items}</nav>'
    head = '<div style="width: auto; height: 1500px; background: white"></div>'
    assert of_page(blank, head + f'<main style="height: 3000px">{stays}</main>', width=900) == []


def test_a_finger_needs_room(blank: Page) -> None:
    small, large = "<button>x</button>", '<button style="width: 44px; height: 44px">x</button>'
    reaching = "<button class='reaching'>x</button>"
    style = (
        ".reaching { position: relative; margin: 40px; }"
        ".reaching::after { content: ''; position: absolute; inset: -15px; }"
    )
    assert [one.kind for one in of_page(blank, small, width=390, touched=True)] == ["target"]
    assert of_page(blank, large, width=390, touched=True) == []
    assert of_page(blank, reaching, width=390, touched=True, style=style) == []
    assert of_page(blank, small, width=1000) == []


CARD = """<svg hidden><symbol id="face" viewBox="0 0 250 350"><text class="card-name" x="125" y="60" font-size="{size}"
  text-anchor="middle" font-family="sans-serif">{name}</text></symbol></svg>
  <span class="laid" data-kind="land"><svg class="card" viewBox="0 0 250 350" width="{width}"><use href="#face"/>
  </svg></span>"""


@pytest.mark.parametrize(
    ("size", "name", "width", "kinds"),
    [
        (50, "Land", 80, []),
        (50, "Land", 36, ["card", "small"]),
        (50, "Infantería Real", 80, ["cut"]),
        (20, "Land", 80, ["small"]),
    ],
)
def test_names_on_cards_are_measured(blank: Page, size: int, name: str, width: int, kinds: list[str]) -> None:
    body = CARD.format(size=size, name=name, width=width)
    assert sorted(one.kind for one in of_page(blank, body, width=390, touched=True)) == kinds


def test_what_is_needed_is_seen_without_scrolling(blank: Page) -> None:
    body = '<div style="height: {high}px"></div><section class="moves"><h3>Attack</h3></section>'
    blank.set_viewport_size({"width": 1280, "height": 720})
    look = Look((1280, 720))
    for high, kinds in ((600, []), (720, ["below"])):
        blank.set_content(body.format(high=high))
        assert [one.kind for one in measured(blank, look)] == kinds
