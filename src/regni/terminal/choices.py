"""Draws the list of choices in the terminal: in columns, with long rows folded."""

from __future__ import annotations

from rich.console import RenderableType
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from ..engine.moves import SAME, declared
from ..words.choices import Choice, Choices
from ..words.spoken import say
from ..words.words import Words

#: In a list with more than LONG_LIST choices, rows with more than LONG_ROW are folded.
LONG_LIST = 36
LONG_ROW = 8


def rows(choices: Choices, width: int, whole: bool = False) -> RenderableType:
    """The list of choices; with `whole`, nothing is folded."""
    words = choices.words
    grid = Grid.grid(padding=(0, 2))
    keys = list(dict.fromkeys((choice.group, choice.row) for choice in choices.listed))
    names = {key: words.text(f"choice-row-{key[1]}") if key[1] else "" for key in keys}
    groups = {group: words.text(f"choice-group-{group}") if group else "" for group, _ in keys}
    beside = max((len(name) for name in groups.values()), default=0), max(map(len, names.values()), default=0)
    room = width - sum(size + 2 for size in beside if size)
    way_out = choices.way_out
    # Keeping the old deck comes first, before the cards for a new one.
    is_first = way_out is not None and way_out.move == SAME
    if way_out is not None and is_first:
        add_way_out(grid, way_out, beside, room)
    last = None
    for key in keys:
        listed = [choice for choice in choices.listed if (choice.group, choice.row) == key]
        is_folded = not whole and len(choices.listed) > LONG_LIST and len(listed) > LONG_ROW
        cells = [folded(listed, words) if is_folded else columns(listed, room)]
        if beside[1]:
            cells.insert(0, Text(names[key], Style(italic=True)))
        if beside[0]:
            cells.insert(0, Text("" if key[0] == last else groups[key[0]], Style(bold=True)))
        last = key[0]
        grid.add_row(*cells)
    if way_out is not None and not is_first:
        add_way_out(grid, way_out, beside, room)
    return grid


def add_way_out(grid: Grid, way_out: Choice, beside: tuple[int, int], room: int) -> None:
    cells = [Text(""), Text("")][: sum(1 for size in beside if size)]
    grid.add_row(*cells, columns([way_out], room))


def folded(choices: list[Choice], words: Words) -> Text:
    word = say(declared(choices[0].move).word, words.language)
    text = words.text(
        "terminal-folded", first=choices[0].number, last=choices[-1].number, word=word, number=len(choices)
    )
    return Text(text, Style(dim=True))


def columns(choices: list[Choice], width: int) -> Text:
    """Numbered choices in columns of equal width, in order along the lines."""
    digits = max(len(str(choice.number)) for choice in choices)
    size = max(len(choice.label) for choice in choices) + digits + 1
    across = max(1, (width + 3) // (size + 3))
    text = Text()
    for index, choice in enumerate(choices):
        text.append("" if not index else "\n" if index % across == 0 else "   ")
        text.append(f"{choice.number:>{digits}}", Style(bold=True))
        padded = choice.label.ljust(size - digits - 1) if index % across != across - 1 else choice.label
        text.append(f" {padded}")
    return text
