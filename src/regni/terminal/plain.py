"""The terminal for those who listen: what would be drawn, in short labelled lines without boxes, colours, columns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO, Any

from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

#: What only draws: the dots of a track, the sign of the crown.
DRAWN = str.maketrans("", "", "●○♔")


class PlainConsole(Console):
    """Prints the text of whatever is given to it, line by line. The terminal itself breaks long lines."""

    def __init__(self, file: IO[str] | None = None) -> None:
        super().__init__(file=file, color_system=None, highlight=False)

    @property
    def is_terminal(self) -> bool:
        """Not one that lines can move on: a status line would be read out again and again."""
        return False

    def print(self, *objects: Any, soft_wrap: bool | None = None, **_: Any) -> None:
        if not objects:
            # Whatever comes next begins on a line of its own.
            super().print()
        # What is never broken is there to be copied, so it stays as it is.
        for line in map(str, objects) if soft_wrap else lines(Group(*objects)):
            super().print(Text(line.strip()), soft_wrap=True)


def lines(what: object) -> Iterator[str]:
    """The lines of something that could be drawn. Empty ones are left out."""
    if isinstance(what, Group):
        for one in what.renderables:
            yield from lines(one)
    elif isinstance(what, Panel):
        yield from (f"{line}:" for line in lines(what.title or ""))
        yield from lines(what.renderable)
    elif isinstance(what, Rule):
        yield from lines(what.title)
    elif isinstance(what, Padding):
        yield from lines(what.renderable)
    elif isinstance(what, Table):
        for cells in zip(*(column.cells for column in what.columns), strict=True):
            yield from row(cells)
    else:
        yield from filter(None, map(read_out, str(what).splitlines()))


def row(cells: tuple[object, ...]) -> Iterator[str]:
    """A row of a table: a label and what belongs to it, in one line. Things beside each other come one after the
    other."""
    if any(isinstance(cell, Panel) for cell in cells):
        for cell in cells:
            yield from lines(cell)
        return
    texts = [text for text in (" ".join(lines(cell)) for cell in cells) if text]
    if texts:
        yield ": ".join(filter(None, (texts[0], ", ".join(texts[1:]))))


def read_out(line: str) -> str:
    """A line without what only draws. A dot between two things is read out in some voices, a comma is a pause."""
    return " ".join(line.translate(DRAWN).split()).strip(" ·").replace(" · ", ", ")
