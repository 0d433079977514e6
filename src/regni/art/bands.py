"""Ornaments as pictures of their own, for pages that do not hold the sheet: bands along an edge, the cloth below.

A picture does not see the colours of the page around it, so there is one for each theme. The ground line is a mask: the
page fills it with the colour of an Earl.
"""

from __future__ import annotations

import re

from .colours import THEMES, coloured
from .ornaments import LINEN, UPRIGHT_WEAVE, WEAVE

PATTERNS = {"weave": WEAVE, "vweave": UPRIGHT_WEAVE, "linen": LINEN}
#: The parts of a pattern: width and height of one repeat, and what is drawn in it.
PATTERN = re.compile(r'<pattern [^>]*width="(\d+)" height="(\d+)">(.*)</pattern>')

GROUND = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="56" height="10">'
    '<path fill="none" stroke="#000" stroke-width="3" d="M-14 5Q0 -1 14 5T42 5T70 5"/></svg>'
)


def bands() -> dict[str, str]:
    """All of them, by the name of their file.

    >>> sorted(bands())[:3]
    ['ground.svg', 'linen-dark.svg', 'linen-light.svg']
    """
    drawn = {f"{name}-{theme}.svg": tile(name, theme) for name in PATTERNS for theme in THEMES}
    return drawn | {"ground.svg": GROUND}


def tile(name: str, theme: str) -> str:
    """One repeat of a pattern."""
    found = PATTERN.fullmatch(PATTERNS[name])
    assert found
    width, height, inside = found.groups()
    return coloured(f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">{inside}</svg>', theme)
