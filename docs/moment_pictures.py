"""Takes the picture of the drawn moments: `python docs/moment_pictures.py`, from the top folder; needs Chromium.

Each is shown whole, and beside it the part for a phone, in the colours of two Earls.
"""

from __future__ import annotations

import io
import sys
from itertools import cycle
from pathlib import Path

from PIL import Image

import regni.web
from regni.art.fields import EARLS
from regni.art.tapestry.moments import MOMENTS, moment, narrow

# The browser of the tests.
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from real_browser import a_browser

PICTURE = Path(__file__).parent / "pictures" / "moments.png"
WOOL = Path(regni.web.__file__).parent / "static" / "wool.css"
#: Two moments in a row.
WIDTH, HEIGHT = 966, 8 * 92 - 2
LAYOUT = """
body { display: grid; grid-template-columns: 360px 120px 360px 120px; gap: 2px; margin: 0; background: #FFFCF3; }
svg { display: block; width: 100%; height: 90px; }
"""


def main() -> None:
    earls = cycle(EARLS)
    shown = []
    for name in MOMENTS:
        classes = f"moment-of-{next(earls)} moment-against-{next(earls)}"
        part = moment(name).replace('viewBox="0 0 1440 360"', f'viewBox="{narrow(name)}"')
        shown.append(f'<div class="{classes}">{moment(name)}</div><div class="{classes}">{part}</div>')
    styles = WOOL.read_text(encoding="utf-8") + LAYOUT
    with a_browser() as browser:
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.set_content(f'<!doctype html><html data-theme="light"><style>{styles}</style>{"".join(shown)}')
        taken = page.screenshot(scale="css")
    few = Image.open(io.BytesIO(taken)).convert("RGB").quantize(192, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(PICTURE, optimize=True)


if __name__ == "__main__":
    main()
