"""The drawn moments in a real browser: the Earls' colours reach them, and no other colours take them over."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

import regni.web
from regni.art.tapestry.moments import MOMENTS, moment

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

WOOL = (Path(regni.web.__file__).parent / "static/wool.css").read_text(encoding="utf-8")


def shown(browser: Browser, names: tuple[str, ...], forced: Literal["active", "none"] = "none") -> Page:
    """A page of drawings, as small as in the chronicle of a phone."""
    page = browser.new_page(viewport={"width": 480, "height": 120}, forced_colors=forced)
    drawings = "".join(moment(name) for name in names)
    sizes = "body { margin: 0; background: var(--wool-linen) } svg { width: 480px; height: 120px }"
    page.set_content(f'<!doctype html><html data-theme="light"><style>{WOOL} {sizes}</style><body>{drawings}')
    return page


def test_a_moment_is_in_the_colours_of_its_earl(browser: Browser) -> None:
    page = shown(browser, MOMENTS)
    pictures = []
    for earl in ("blue", "orange"):
        page.evaluate("earl => { document.body.className = `moment-of-${earl}`; }", earl)
        pictures.append([page.locator("svg").nth(place).screenshot() for place in range(len(MOMENTS))])
    same = [name for name, one, other in zip(MOMENTS, *pictures, strict=True) if one == other]
    assert same == []


def test_chosen_colours_leave_a_moment_as_it_is(browser: Browser) -> None:
    for name in ("crown", "vikings"):
        with_all, with_few = (shown(browser, (name,), forced).screenshot() for forced in ("none", "active"))
        assert with_all == with_few, name
