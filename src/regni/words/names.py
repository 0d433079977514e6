"""Names as they stand in a view: Earls by colour and letter, cards with their numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..engine.cards import NAMES
from .words import Words


class Names:
    """The names of one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def letter(self, colour: str) -> str:
        return self.words.text(f"letter-{colour}")

    def earl(self, colour: str) -> str:
        return self.words.text(f"earl-{colour}")

    def card(self, card: str) -> str:
        """A card of a view: `land`, or `red.land` where it is of another colour than its holder."""
        colour, _, name = card.rpartition(".")
        shown = self.words.card(NAMES.index(name))
        return self.words.text("card-of", card=shown, earl=self.earl(colour)) if colour else shown

    def counted(self, counts: Mapping[str, int]) -> str:
        """
        >>> from regni.words.words import words
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
