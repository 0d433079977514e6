"""Cards as they are drawn, for one reader."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from ...art.families import family
from ...art.families import strength as strength_of
from ...engine.cards import COLOURS, MERCENARY, NAMES, PRINCE, colour_of, kind_of
from ...engine.forces import SOURCE_NAMES, index_of, source_of, unit_kind
from ...engine.ruleset import Ruleset
from ...words.names import Names
from ...words.notation import card_text, unit_text
from ...words.words import Words
from .arms import field_of

#: How many cards are kept once they were put together. From frame to frame most of them stay the same.
MOST_CARDS = 4096


class Card(Struct, frozen=True):
    """A card to be drawn: what it shows, and the thing that a click on it names."""

    kind: str
    #: The colour of the set it belongs to. Empty for cards of the table.
    colour: str
    #: The heraldic field in which it is drawn. The King of Rebellion has his own field.
    field: str
    name: str
    thing: str = ""
    #: The name of its present use if it differs: an Abbot, a Tower.
    role: str = ""
    strength: int = 0
    number: int = 1
    #: What a screen reader says of it.
    label: str = ""

    @property
    def key(self) -> str:
        """The page finds the same card in another place by this key."""
        return f"{self.colour}.{self.kind}" if self.colour else self.kind


@lru_cache(maxsize=MOST_CARDS)
def card_of(
    words: Words, rules: Ruleset, kind: str, colour: str, thing: str, number: int, role: str, called: str = ""
) -> Card:
    """A card. `called` is its name for a screen reader, if it is neither its role nor the name of its kind."""
    face = NAMES.index(kind)
    name = words.text(f"card-{kind}")
    strength = int(strength_of(face, rules))
    label = [called or role or name, words.text(f"feel-card-{family(face)}")]
    if strength:
        label.append(words.text("feel-card-strength", number=strength))
    if number > 1:
        label.append(words.text("feel-card-times", number=number))
    return Card(kind, colour, field_of(colour, words), name, thing, role, strength, number, ", ".join(label))


class CardPainter:
    """Draws cards for one reader, by the rules of one table."""

    def __init__(self, words: Words, rules: Ruleset) -> None:
        self.words = words
        #: A card is the same for every reader.
        self.plain_words = words.plain
        self.names = Names(words)
        self.rules = rules

    def card(self, kind: str, colour: str, thing: str = "", number: int = 1, role: str = "") -> Card:
        """A card of an Earl, or a card of the table if there is no colour."""
        return card_of(self.plain_words, self.rules, kind, colour, thing, number, role)

    def laid(self, card: int, holder: int, thing: str = "", number: int = 1, role: str = "") -> Card:
        """A card in an Earldom. If its colour is not its holder's, its label says whose card it is."""
        kind, called = NAMES[kind_of(card)], role or self.words.coloured(card, holder)
        return card_of(self.plain_words, self.rules, kind, COLOURS[colour_of(card)], thing, number, role, called)

    def field(self, colour: str) -> str:
        return field_of(colour, self.words)

    def each(self, pile: Mapping[str, int], holder: str, thing: str) -> tuple[Card, ...]:
        """One drawn card for every card of a pile."""
        return tuple(self.card(card, holder, f"{thing}-{card}") for card, number in pile.items() for _ in range(number))

    def stacks(self, pile: Mapping[str, int], holder: str, thing: str = "") -> tuple[Card, ...]:
        """One drawn card for each kind in a pile, with the number of such cards."""
        return tuple(
            self.card(card, holder, f"{thing}-{card}" if thing else "", number)
            for card, number in pile.items()
            if number
        )

    def alike(self, cards: list[int], holder: int, thing: str = "") -> tuple[Card, ...]:
        """The cards of a list. Equal cards are drawn as one with their number."""
        return tuple(
            self.laid(card, holder, f"{thing}-{card_text(card)}" if thing else "", cards.count(card))
            for card in dict.fromkeys(cards)
        )

    def unit(self, unit: int, colour: str, number: int = 1, is_lost: bool = False) -> Card:
        """A card in a battle. A lost card cannot be clicked any more."""
        source, kind = source_of(unit), unit_kind(unit)
        holder = colour if PRINCE <= kind <= MERCENARY else ""
        role = self.words.text(f"terminal-unit-{SOURCE_NAMES[source]}", card=self.words.card(kind))
        thing = "" if is_lost else f"unit-{colour}-{unit_text(source, kind, index_of(unit))}"
        return self.card(NAMES[kind], holder, thing, number, role)
