"""The drawings in `emblems/` and `marks/`, one SVG file each, read once."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

OPENING = re.compile(r'<svg xmlns="http://www\.w3\.org/2000/svg" (viewBox="[^"]*")([^>]*)>')

EMBLEM, MARK = "emblem", "mark"


class Drawing:
    """The content of a file's `<svg>`, and the attributes that say how to draw it."""

    def __init__(self, name: str, text: str) -> None:
        opening = OPENING.match(text)
        if opening is None:
            raise ValueError(f"{name}: not a drawing of this project's form")
        self.name = name
        self.box, self.manner = opening[1], opening[2].strip()
        self.inside = re.sub(r">\s+<", "><", text[opening.end() : text.rindex("</svg>")].strip())

    def symbol(self) -> str:
        return f'<symbol id="{self.name}" {self.box} {self.manner}>{self.inside}</symbol>'

    def placed(self, x: float, y: float, width: float, height: float, attributes: str = "") -> str:
        """The drawing at a place inside another one."""
        where = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        return f"<svg {where} {self.box} {self.manner}{attributes}>{self.inside}</svg>"


@cache
def drawings() -> dict[str, Drawing]:
    """All drawings by id: `emblem-castle`, `mark-sword`."""
    found = {}
    for kind in (EMBLEM, MARK):
        folder = resources.files(__package__).joinpath(f"{kind}s")
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".svg"):
                name = f"{kind}-{file.name.removesuffix('.svg')}"
                found[name] = Drawing(name, file.read_text(encoding="utf-8"))
    return found
