"""Measures the boxes and letters of a page, with the script beside this file."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from looking import Look

SCRIPT = (Path(__file__).parent / "boxes.js").read_text()
#: In windows like these, everything that is needed for a decision is seen without scrolling.
WHOLE = (1280, 720)


class Finding(NamedTuple):
    """Something on a page that cannot be read, or reached."""

    #: What is wrong: cut, covered, overlap, outside, small, squeezed, target, card, sideways, below.
    kind: str
    #: A short selector.
    element: str
    text: str
    numbers: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.element} “{self.text}” {self.numbers}"


def measured(page: Page, look: Look) -> list[Finding]:
    width, height = look.size
    # With larger letters the page may scroll.
    is_whole = width >= WHOLE[0] and height >= WHOLE[1] and look.text == 100
    found = page.evaluate(SCRIPT, {"width": width, "isTouched": look.is_touched, "isWhole": is_whole})
    return [Finding(*one) for one in found]
