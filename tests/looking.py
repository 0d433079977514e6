"""A page as somebody sees it: how large his window is, which language, which theme, and how large his letters are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from playwright.sync_api import Browser, Page

from catalogue import OWNER_KEY
from real_browser import PATIENCE, Served
from regni.web.pages.page import LANGUAGE, OWNER, THEME

LANGUAGES = ("en", "es")
THEMES = ("light", "dark")
#: From the largest desk to the smallest phone, upright and across.
WINDOWS = (
    "1920x1080",
    "1440x900",
    "1280x720",
    "1024x768",
    "768x1024",
    "844x390",
    "640x360",
    "390x844",
    "360x740",
    "320x568",
)
#: Windows that are looked at with letters twice as large, too.
LARGE_LETTERS = ("1280x720", "390x844")
#: Windows that are less high or less wide than this are a phone's or a tablet's, where a finger points.
SMALL = 620
UPRIGHT = 900


#: When the letters are there, and the page was drawn once more.
SETTLED = """() => document.fonts.ready.then(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""


@dataclass(frozen=True)
class Look:
    """How somebody looks at a page."""

    size: tuple[int, int]
    language: str = "en"
    theme: str = "light"
    #: The size of letters that the reader chose in the browser, in percent.
    text: int = 100
    forced_colours: bool = False

    @property
    def name(self) -> str:
        parts = ["{}x{}".format(*self.size), self.language, self.theme]
        return "-".join(parts + ([f"text{self.text}"] if self.text != 100 else []))

    @property
    def is_touched(self) -> bool:
        width, height = self.size
        return width < UPRIGHT or height < SMALL


def size_of(text: str) -> tuple[int, int]:
    """
    >>> size_of("390x844")
    (390, 844)
    """
    width, _, height = text.partition("x")
    return int(width), int(height)


@contextmanager
def the_page(browser: Browser, served: Served, look: Look) -> Iterator[Page]:
    """A page of the owner of the catalogue's tables, who likes things still."""
    width, height = look.size
    context = browser.new_context(
        base_url=served.address,
        viewport={"width": width, "height": height},
        locale=look.language,
        reduced_motion="reduce",
        color_scheme="dark" if look.theme == "dark" else "light",
        forced_colors="active" if look.forced_colours else "none",
        has_touch=look.is_touched,
        is_mobile=look.is_touched,
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script("localStorage.setItem('regni-pace', 'instant')")
    context.add_init_script("localStorage.setItem('regni-hints', 'no')")
    cookies = {OWNER: OWNER_KEY, THEME: look.theme, LANGUAGE: look.language}
    context.add_cookies([{"name": name, "value": value, "url": served.address} for name, value in cookies.items()])
    page = context.new_page()
    if look.text != 100:
        # What the browser's setting does: every length in rem follows it.
        page.add_init_script(
            f"new MutationObserver(() => document.documentElement?.style.setProperty('font-size', '{look.text}%'))"
            ".observe(document, {childList: true, subtree: true})"
        )
    yield page
    context.close()


def groups(looks: Iterable[Look]) -> list[list[Look]]:
    """Looks that differ in the window's size alone, together: they need one page, which is made larger and smaller."""
    together: dict[Look, list[Look]] = {}
    for look in looks:
        together.setdefault(replace(look, size=(0, 0) if look.is_touched else (9999, 9999)), []).append(look)
    return list(together.values())


def go(page: Page, where: str) -> None:
    page.goto(where)
    page.wait_for_load_state("networkidle")


def resize(page: Page, look: Look) -> None:
    """Makes the window as large as it is in this look, and waits until the page has settled."""
    width, height = look.size
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)
