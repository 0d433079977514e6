"""What matters to the person, as pages of the terminal: dangers and the goal, how everyone stands, the situation."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from ..counsel.dangers import BAD, DIRE, HOPE, PLAIN, dangers_of
from ..counsel.standing import standings
from ..engine.leaving import ENDING_NAMES
from ..engine.sight import is_the_king
from ..engine.table import Table
from ..records.positions import counts
from ..words.chronicle import Entry
from ..words.counsel import danger_text, danger_title, goal_text, standing_text
from ..words.words import capital
from .chronicle import page
from .names import INKS
from .screen import BOLD, DIM, DOT, Screen

#: How a danger is printed, by its weight.
STYLES = {DIRE: Style(bold=True, color=INKS["red"]), BAD: BOLD, HOPE: Style(color=INKS["green"]), PLAIN: Style()}


def dangers_page(seen: Table, screen: Screen) -> RenderableType:
    """The dangers, the deadliest first, and the goal."""
    words, grid = screen.words, screen.labelled()
    for danger in dangers_of(seen, screen.seat):
        line = f"{danger_title(danger, screen.seat, words)}: {danger_text(danger, screen.seat, words)}."
        grid.add_row(screen.text(f"label-{danger.weight}"), Text(line, STYLES[danger.weight]))
    grid.add_row(words.text("goal"), f"{capital(goal_text(seen, screen.seat, words))}.")
    return grid


def standing_page(seen: Table, screen: Screen) -> RenderableType:
    """How near everyone is to the goal."""
    words, grid = screen.words, screen.labelled()
    for one in standings(seen):
        name = words.text("standing-you") if one.seat == screen.seat else capital(words.earl(one.seat))
        grid.add_row(name, standing_text(one, words))
    return Group(Text(f"{words.text('standing')}:", BOLD), grid, Text(words.text("standing-hands"), DIM))


def situation_page(seen: Table, news: list[Entry], screen: Screen) -> RenderableType:
    """The dangers, the Hand, each Earl in a line, and what happened since the person's last move."""
    words, grid = screen.words, screen.labelled()
    parts: list[RenderableType] = []
    own = seen.earls[screen.seat]
    if not (seen.over or own.out):
        parts.append(dangers_page(seen, screen))
        grid.add_row(screen.text("your-hand"), screen.names.counted(counts(own.hand)) or screen.text("none"))
    stands = {one.seat: standing_text(one, words) for one in standings(seen)}
    for seat, earl in enumerate(seen.earls):
        name = words.text("standing-you") if seat == screen.seat else capital(words.earl(seat))
        if seat in stands:
            grid.add_row(name, screen.sizes(seen, seat) + DOT + stands[seat])
        else:
            gone = "king-fallen" if is_the_king(seen, seat) else f"out-{ENDING_NAMES[earl.out]}"
            grid.add_row(name, screen.text(gone))
    since = page(news, screen.names) if news else Text(screen.text("nothing-since"))
    return Group(*parts, grid, Text(f"{screen.text('since')}:", BOLD), since)
