"""Texts by id and language, from `locales/*/*.ftl` (Fluent). A text is parsed when it is first used."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .filling import Filling

LANGUAGES = ("en", "es")
LOCALES = Path(__file__).parent.parent / "locales"
#: Names that the King of Rebellion has in place of those of his colour.
KINGS_OWN = ("earl", "letter")
#: How a language joins a word with the article after it: "de el Rey" is "del Rey".
CONTRACTIONS = {"en": {}, "es": {r"\b([Dd]e|[Aa]) el (?=Rey\b|Feudo\b|Mercenario\b)": r"\1l "}}
#: How many filled-in texts are kept in memory.
MOST_SAID = 20_000
#: Where a message begins: an id at the beginning of a line, before an equals sign.
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
#: A value in a message.
VALUE = re.compile(r"\{ *\$([\w-]+) *\}")


class Texts:
    """All texts of one language. With `king`, the seat of that colour is called the King wherever it is named.

    >>> texts("es").text("earl-red"), texts("es", king="red").text("earl-red")
    ('Rojo', 'el Rey')
    """

    def __init__(self, language: str, king: str = "") -> None:
        self.language = language
        self.king = king
        self._sources = sources_of(language, king)
        #: Texts that were already filled in, by id and values.
        self._said: dict[str | tuple[object, ...], str] = {}

    def has(self, key: str) -> bool:
        return key in self._sources

    def text(self, key: str, /, **values: str | int) -> str:
        """The text of that id, filled in. A missing text is a bug in the program."""
        # A page uses hundreds of texts, most of them many times.
        asked = (key, *values.items()) if values else key
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            said = self._said[asked] = self._filled_in(key, values)
        return said

    def _filled_in(self, key: str, values: dict[str, str | int]) -> str:
        pieces = simple_text(self._sources[key])
        if pieces and all(is_written_as_it_is(values.get(name)) for name in pieces[1::2]):
            text = "".join(str(values[piece]) if number % 2 else piece for number, piece in enumerate(pieces))
        else:
            text = filling_of(self.language, self.king).text(key, values)
        for apart, together in CONTRACTIONS[self.language].items():
            text = re.sub(apart, together, text)
        return text


@cache
def simple_text(source: str) -> list[str]:
    """A message that is one line in which nothing but values has to be filled in, and so needs no Fluent: its words
    and the names of the values, in turn. Empty for any other message.

    >>> simple_text("card-land = Land\\n\\n# More cards."), simple_text("card-of = { $card } of { $earl }")
    (['Land'], ['', 'card', ' of ', 'earl', ''])
    """
    first, *more = (line for line in source.splitlines() if line.strip() and not line.startswith("#"))
    pieces = VALUE.split(first.partition("=")[2].strip(" "))
    return [] if more or any("{" in words for words in pieces[::2]) else pieces


def is_written_as_it_is(value: str | int | None) -> bool:
    """Whether a value is written the same in all languages. Larger numbers are not."""
    return isinstance(value, str) or (type(value) is int and 0 <= value < 1000)


@cache
def filling_of(language: str, king: str) -> Filling:
    """What fills in the texts that need values. It is created when a text first needs it."""
    from .filling import Filling

    return Filling(language, sources_of(language, king))


@cache
def sources_of(language: str, king: str = "") -> dict[str, str]:
    """The source of each message, by its id."""
    if king:
        crowned = {f"{name}-{king}": f"{name}-{king} = {{ {name}-king }}" for name in KINGS_OWN}
        return sources_of(language) | crowned
    sources: dict[str, str] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        written = file.read_text(encoding="utf-8")
        places = [(found.start(), found[1]) for found in ENTRY.finditer(written)]
        ends = [*(place for place, _ in places[1:]), len(written)]
        for (start, key), end in zip(places, ends, strict=True):
            sources[key] = written[start:end]
    return sources


@cache
def texts(language: str, king: str = "") -> Texts:
    """The texts of a language; English if we do not have it."""
    return Texts(language if language in LANGUAGES else "en", king)
