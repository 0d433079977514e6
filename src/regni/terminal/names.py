"""Names as the terminal shows them: Earls by letter, name and colour, cards with their numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.style import Style
from rich.text import Text

from ..engine.cards import NAMES
from ..words import Words

#: Of middle brightness, so that they read on a light ground as on a dark one.
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


class Names:
    """The names of one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def letter(self, colour: str) -> str:
        return self.words.text(f"terminal-letter-{colour}")

    def badge(self, colour: str) -> Text:
        """An Earl's letter, set apart."""
        return Text(f" {self.letter(colour)} ", style=ink(colour) + Style(reverse=True))

    def earl(self, colour: str) -> str:
        return self.words.text(f"earl-{colour}")

    def ink_names(self, text: Text, colours: Iterable[str]) -> Text:
        """The names of the Earls, each in its ink."""
        for colour in colours:
            text.highlight_words([self.earl(colour)], ink(colour))
        return text

    def card(self, card: str) -> str:
        """A card of a view: `land`, or `red.land` where it is of another colour than its holder."""
        colour, _, name = card.rpartition(".")
        shown = self.words.card(NAMES.index(name))
        return self.words.text("card-of", card=shown, earl=self.earl(colour)) if colour else shown

    def counted(self, counts: Mapping[str, int]) -> str:
        """
        >>> from regni.words import words
        >>> Names(words("en")).counted({"land": 2, "red.church": 1})
        'Land ×2, Church of Red'
        """
        return ", ".join(
            self.card(card) if number == 1 else f"{self.card(card)} ×{number}" for card, number in counts.items()
        )

    def listed(self, cards: Iterable[str]) -> str:
        """Cards of a list, the same ones together."""
        counts: dict[str, int] = {}
        for card in cards:
            counts[card] = counts.get(card, 0) + 1
        return self.counted(counts)
