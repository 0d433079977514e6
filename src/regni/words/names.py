"""Names of the things on a table: Earls by colour and letter, cards with their numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

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
        return self.words.text(f"card-{card}")

    def counted(self, counts: Mapping[str, int]) -> str:
        """Cards with their numbers.

        >>> from regni.words.words import words
        >>> Names(words("en")).counted({"land": 2, "church": 1})
        'Land ×2, Church'
        """
        return with_numbers({self.card(card): number for card, number in counts.items()})

    def listed(self, cards: Iterable[int], holder: int) -> str:
        """The cards of an Earldom, equal ones together. A card from another Earl's set is named with its colour.

        >>> from regni.engine.cards import CHURCH, LAND, card
        >>> from regni.words.words import words
        >>> Names(words("en")).listed([card(0, LAND), card(1, CHURCH), card(0, LAND)], 0)
        'Land ×2, Church of Red'
        """
        return with_numbers(Counter(self.words.coloured(card, holder) for card in cards))


def with_numbers(counts: Mapping[str, int]) -> str:
    return ", ".join(name if number == 1 else f"{name} ×{number}" for name, number in counts.items())
