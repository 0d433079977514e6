"""Shows the list of choices in the terminal: in columns, or plain, one in a line. Long rows are folded."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from ..engine.moves import SAME, declared
from ..words.choices import Choice
from ..words.spoken import say
from ..words.words import Words
from .offered import Offer, Offered

#: In a list with more than LONG_LIST choices, rows with more than LONG_ROW are folded.
LONG_LIST = 36
LONG_ROW = 8


def rows(choices: Offered, width: int, whole: bool = False) -> RenderableType:
    """The list of choices; with `whole`, nothing is folded."""
    words = choices.words
    grid = Grid.grid(padding=(0, 2))
    keys = list(dict.fromkeys((choice.group, choice.row) for choice in choices.listed))
    names = {key: words.text(f"choice-row-{key[1]}") if key[1] else "" for key in keys}
    at_once = words.text("terminal-at-once") if choices.offers else ""
    groups = {group: words.text(f"choice-group-{group}") if group else "" for group, _ in keys}
    beside = max(map(len, groups.values()), default=0), max(map(len, [*names.values(), at_once]))
    room = width - sum(size + 2 for size in beside if size)
    way_out = choices.way_out
    # Keeping the old deck comes first, before the cards for a new one.
    is_first = way_out is not None and way_out.move == SAME
    if way_out is not None and is_first:
        add_way_out(grid, way_out, beside, room)
    last = None
    for key in keys:
        listed = [choice for choice in choices.listed if (choice.group, choice.row) == key]
        is_folded = is_long(listed, choices, whole)
        cells = [folded(listed, words) if is_folded else laid_out(listed, choices, room)]
        if beside[1]:
            cells.insert(0, Text(names[key], Style(italic=True)))
        if beside[0]:
            cells.insert(0, Text("" if key[0] == last else groups[key[0]], Style(bold=True)))
        last = key[0]
        grid.add_row(*cells)
    if choices.offers:
        grid.add_row(
            *([Text("")] if beside[0] else []), Text(at_once, Style(italic=True)), columns(choices.offers, room)
        )
    if way_out is not None and not is_first:
        add_way_out(grid, way_out, beside, room)
    return grid


def is_long(listed: list[Choice], choices: Offered, whole: bool) -> bool:
    """Whether a row is folded."""
    return not whole and len(choices.listed) > LONG_LIST and len(listed) > LONG_ROW


def plain_rows(choices: Offered, whole: bool = False) -> RenderableType:
    """The same list, one choice in a line, as a sentence."""
    words, group = choices.words, ""
    lines: list[RenderableType] = []
    way_out = [] if choices.way_out is None else [Text(f"{choices.way_out.number}: {choices.way_out.label}")]
    # Keeping the old deck comes first, before the cards for a new one.
    is_first = choices.way_out is not None and choices.way_out.move == SAME
    for key in dict.fromkeys((choice.group, choice.row) for choice in choices.listed):
        if key[0] != group:
            group = key[0]
            lines.append(Text(f"{words.text(f'choice-group-{group}')}:"))
        listed = [choice for choice in choices.listed if (choice.group, choice.row) == key]
        if is_long(listed, choices, whole):
            lines.append(Text(f"{words.text(f'choice-row-{key[1]}')}: ") + folded(listed, words))
        else:
            for one in listed:
                lines.append(Text(f"{one.number}: {with_figures(choices.sentence(one), choices.figures(one))}"))
    offers = [Text(f"{offer.number}: {offer.label}") for offer in choices.offers]
    return Group(*(way_out if is_first else []), *lines, *offers, *([] if is_first else way_out))


def add_way_out(grid: Grid, way_out: Choice, beside: tuple[int, int], room: int) -> None:
    cells = [Text(""), Text("")][: sum(1 for size in beside if size)]
    grid.add_row(*cells, columns([way_out], room))


def folded(choices: list[Choice], words: Words) -> Text:
    word = say(declared(choices[0].move).word, words.language)
    text = words.text(
        "terminal-folded", first=choices[0].number, last=choices[-1].number, word=word, number=len(choices)
    )
    return Text(text, Style(dim=True))


def laid_out(listed: list[Choice], choices: Offered, width: int) -> RenderableType:
    """The choices of a row: in columns, but attacks one in a line, with their figures."""
    figures = [choices.figures(choice) for choice in listed]
    return one_each(listed, figures, width) if any(figures) else columns(listed, width)


def one_each(choices: Sequence[Choice], figures: Sequence[str], width: int) -> RenderableType:
    """Numbered attacks, each with its figures: beside it, or below it where the line is too short for them."""
    digits = max(len(str(choice.number)) for choice in choices)
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=digits, justify="right")
    for choice, said in zip(choices, figures, strict=True):
        fits = digits + 1 + len(with_figures(choice.label, said)) <= width
        number = Text(str(choice.number), Style(bold=True))
        grid.add_row(number, Text.assemble(choice.label, ": " if fits else "\n", (said, Style(dim=True))))
    return grid


def with_figures(sentence: str, figures: str) -> str:
    return f"{sentence}: {figures}" if figures else sentence


def columns(choices: Sequence[Choice | Offer], width: int) -> Text:
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
