"""A campaign as a page of the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from ..words.campaign import Campaign
from ..words.ledger import Ledger
from ..words.words import Words


def ledger_page(campaign: Campaign, words: Words) -> RenderableType:
    ledger = Ledger(words)
    parts: list[RenderableType] = []
    for summer in campaign.summers:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style=Style(dim=True), no_wrap=True)
        for label, text in ledger.rows(summer, campaign.earls):
            grid.add_row(label, text)
        parts += [Text(ledger.heading(summer), Style(bold=True)), Padding(grid, (0, 0, 0, 2))]
    return Group(*parts)
