"""Names in colour: Earls by letter, name and colour."""

from __future__ import annotations

from collections.abc import Iterable

from rich.style import Style
from rich.text import Text

from ..words.names import Names

#: Colours of middle brightness, readable on light and dark backgrounds.
INKS = {
    "blue": "#4a86cf",
    "red": "#cf4a3f",
    "green": "#3f9160",
    "gold": "#b4832b",
    "purple": "#9a68bd",
    "orange": "#d0681f",
    "vikings": "#5c8a99",
}


def ink(colour: str, bold: bool = True) -> Style:
    return Style(color=INKS.get(colour), bold=bold or None)


class InkedNames(Names):
    """The names of one language, as the terminal prints them."""

    def badge(self, colour: str) -> Text:
        """An Earl's letter, highlighted."""
        return Text(f" {self.letter(colour)} ", style=ink(colour) + Style(reverse=True))

    def ink_names(self, text: Text, colours: Iterable[str]) -> Text:
        """The names of the Earls, each in its colour."""
        for colour in colours:
            text.highlight_words([self.earl(colour)], ink(colour))
        return text
