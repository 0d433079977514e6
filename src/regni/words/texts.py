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
        self._said: dict[tuple[object, ...], str] = {}

    def has(self, key: str) -> bool:
        return key in self._sources

    def text(self, key: str, /, **values: str | int) -> str:
        """The text of that id, filled in. A missing text is a bug in the program."""
        # A page uses hundreds of texts, most of them many times.
        asked = (key, *values.items())
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            said = self._said[asked] = self._filled_in(key, values)
        return said

    def _filled_in(self, key: str, values: dict[str, str | int]) -> str:
        text = plain_text(self._sources[key])
        if text is None:
            text = filling_of(self.language, self.king).text(key, values)
        for apart, together in CONTRACTIONS[self.language].items():
            text = re.sub(apart, together, text)
        return text


@cache
def plain_text(source: str) -> str | None:
    """The text of a message that is one line without braces and so needs no Fluent; None for any other message.

    >>> plain_text("card-land = Land\\n\\n# More cards."), plain_text("card-of = { $card } of { $earl }")
    ('Land', None)
    """
    first, *more = (line for line in source.splitlines() if line.strip() and not line.startswith("#"))
    return None if more or "{" in first else first.partition("=")[2].strip(" ")


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
