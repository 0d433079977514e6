"""Takes the pictures of the pages: `python docs/page_pictures.py`, from the top folder; needs Chromium and playwright.

The tables are those of tests/catalogue.py, so that the same pages make the same pictures.
"""

from __future__ import annotations

import io
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

# The tables, the server and the browser of the tests.
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from PIL import Image
from playwright.sync_api import Page

from catalogue import path
from looking import Look, go, the_page
from real_browser import SIZES, Served, a_browser

FOLDER = Path(__file__).parent / "pictures"
#: A card in the reader's pool that can be fielded.
FIRST_KNIGHT = "[data-thing=pool-blue-knight].lit"


@dataclass(frozen=True)
class Shot:
    """A picture: its page in the catalogue, its size, and the reader's language and theme."""

    name: str
    of: str
    size: str = "desk"
    language: str = "en"
    theme: str = "light"
    #: What is clicked before the picture is taken.
    clicks: tuple[str, ...] = ()


#: Every page, and the table at every moment that has its own picture on the stage.
SHOTS = [
    Shot("page-start", "start"),
    Shot("page-new", "new"),
    Shot("page-decks", "decks"),
    Shot("page-table", "four-late"),
    Shot("page-table-es", "four-late", language="es"),
    Shot("page-table-dark", "four-late", theme="dark"),
    Shot("page-table-phone", "four-late", size="phone"),
    Shot("page-battle", "knights", clicks=(FIRST_KNIGHT, FIRST_KNIGHT, ".odds summary")),
    Shot("page-vote", "wessex-vote"),
    Shot("page-king", "semi-king"),
    Shot("page-campaign", "campaign"),
    Shot("page-end", "end"),
    Shot("page-rules", "rules"),
]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder) / "tables.sqlite") as served,
        a_browser() as browser,
    ):
        paths = {name: path(served.host, name) for name in dict.fromkeys(shot.of for shot in SHOTS)}
        for shot in SHOTS:
            with the_page(browser, served, Look(SIZES[shot.size], shot.language, shot.theme)) as page:
                go(page, paths[shot.of])
                take(page, shot)


def take(page: Page, shot: Shot) -> None:
    for thing in shot.clicks:
        page.locator(thing).first.click()
        page.wait_for_timeout(500)
    page.mouse.move(0, 0)
    # Wait until news has faded; the pointer is nowhere.
    page.wait_for_timeout(500)
    taken = page.screenshot(animations="disabled", scale="css")
    # 256 colours are enough, and need a third of the bytes.
    few = Image.open(io.BytesIO(taken)).convert("RGB").quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(FOLDER / f"{shot.name}.png", optimize=True)


if __name__ == "__main__":
    main()
