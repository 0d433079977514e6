"""Shows the chronicle as paragraphs, with the letter of the Earl whose turn it was in the margin."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from ..engine.cards import COLOURS
from ..words.chronicle import Entry, paragraphs
from .names import InkedNames


def page(entries: list[Entry], names: InkedNames) -> RenderableType:
    return Group(*(paragraph(together, names) for together in paragraphs(entries)))


def paragraph(entries: list[Entry], names: InkedNames) -> RenderableType:
    turn = entries[0].turn
    text = Text(" ".join(entry.text for entry in entries))
    if entries[0].is_heading:
        return Text.assemble("\n", text, style=Style(bold=True, italic=True))
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=3)
    margin = names.margin(turn, text.plain) if turn else Text()
    grid.add_row(margin, names.ink_names(text, COLOURS))
    return grid
