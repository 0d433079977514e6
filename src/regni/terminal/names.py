"""Names in colour: Earls by letter, name and colour."""

from __future__ import annotations

from collections.abc import Iterable

from rich.style import Style
from rich.text import Text

from ..engine.cards import COLOURS, NOBODY
from ..words.names import Names
from ..words.words import Words

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
    """The names of one language, as the terminal prints them. Plain ones have no letters, which would be read out."""

    def __init__(self, words: Words, is_plain: bool = False) -> None:
        super().__init__(words)
        self.is_plain = is_plain

    def letter(self, colour: str) -> str:
        return "" if self.is_plain else super().letter(colour)

    def margin(self, colour: str, text: str) -> Text:
        """What stands beside a paragraph: whose it is. A plain one says so only if its text does not."""
        if not self.is_plain:
            return self.badge(colour)
        is_said = text.startswith(self.earl(colour)) or self.words.reader == seat_of(colour)
        return Text("" if is_said else self.earl(colour))

    def badge(self, colour: str) -> Text:
        """An Earl's letter, highlighted."""
        return Text(f" {self.letter(colour)} ", style=ink(colour) + Style(reverse=True))

    def ink_names(self, text: Text, colours: Iterable[str]) -> Text:
        """The names of the Earls, each in its colour."""
        for colour in colours:
            text.highlight_words([self.earl(colour)], ink(colour))
        return text


def seat_of(colour: str) -> int:
    return COLOURS.index(colour) if colour in COLOURS else NOBODY
