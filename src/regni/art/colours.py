"""The two palettes as CSS variables: the light vellum and the dark candlelight."""

from __future__ import annotations

import re
from functools import cache

from .fields import FIELDS

LIGHT, DARK = "light", "dark"
THEMES = (LIGHT, DARK)

#: The colours of all pages. `lit` is a gold that is readable on every background. `tone` fills emblems; `emblem` draws
#: them on a card's medallion, which is bright in both palettes.
COMMON = {
    "ground": ("#F1E6CF", "#16120E"),
    "panel": ("#FAF4E4", "#211B15"),
    "raised": ("#FFFCF3", "#2B241C"),
    "ink": ("#2A2018", "#F0E5CC"),
    "muted": ("#655646", "#B9A98D"),
    "line": ("#CDBB97", "#4B3F30"),
    "gold": ("#B4832B", "#DDAA4C"),
    "lit": ("#A0700F", "#DDAA4C"),
    "rubric": ("#97271F", "#E07A69"),
    "lapis": ("#24486F", "#8FB3E0"),
    "verdigris": ("#2F6B5A", "#86C5AE"),
    "tone": ("#E0B65A", "#A87B2F"),
    "emblem": ("#2A2018", "#1A130C"),
    "leaf": ("#E0B65A", "#E8BE66"),
    # The cloth's own thread; the sea, its waves and its shore; the longboats.
    "thread": ("#E6DBC4", "#1D1813"),
    "sea": ("#D7D8C8", "#12222A"),
    "wave": ("#8B948E", "#527C88"),
    "foam": ("#B3B8AD", "#2B4650"),
    "shore": ("#EBD6A7", "#3A2C17"),
    "meadow": ("#5B7F58", "#5B7F58"),
    "rope": ("#22363F", "#9DB8BD"),
    "sail": ("#97271F", "#C05A49"),
    "cloth": ("#F6E9CB", "#D9CBA9"),
    "hull": ("#B4832B", "#A87B2F"),
    "keel": ("#2F6B5A", "#4F8A77"),
}

VARIABLE = re.compile(r"var\(--([a-z-]+)\)")


@cache
def palette(theme: str) -> dict[str, str]:
    """All variables of a theme and their colours.

    >>> palette("light")["ink"], palette("dark")["ink"]
    ('#2A2018', '#F0E5CC')
    """
    which = THEMES.index(theme)
    colours = {name: both[which] for name, both in COMMON.items()}
    for field in FIELDS.values():
        for part, both in field.colours().items():
            colours[f"field-{field.name}-{part}"] = both[which]
    return colours


def coloured(svg: str, theme: str = LIGHT) -> str:
    """The drawing with fixed colours instead of variables, for a file without a stylesheet.

    >>> coloured('<path fill="var(--gold)"/>')
    '<path fill="#B4832B"/>'
    """
    colours = palette(theme)
    return VARIABLE.sub(lambda found: colours[found[1]], svg)


def stylesheet() -> str:
    """The variables as CSS: light, or dark if the reader's system is dark; `data-theme` on the root overrides that. On
    paper all is light."""
    light, dark = (
        "\n".join(f"  --{name}: {colour};" for name, colour in palette(theme).items()) for theme in (LIGHT, DARK)
    )
    indented = dark.replace("  --", "    --")
    return (
        f":root {{\n{light}\n}}\n\n"
        f'@media screen {{\n  :root[data-theme="dark"] {{\n{indented}\n  }}\n}}\n\n'
        "@media screen and (prefers-color-scheme: dark) {\n"
        f'  :root:not([data-theme="light"]) {{\n{indented}\n  }}\n}}\n\n'
        # On a card the emblem lies on a bright medallion: dark lines and gold leaf in both themes.
        ".card-emblem {\n  color: var(--emblem);\n  --tone: var(--leaf);\n}\n"
        + "".join(f"\n.card-of-{name} {{\n  --wash: {field.colour('wash')};\n}}\n" for name, field in FIELDS.items())
    )
