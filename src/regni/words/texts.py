"""Texts by id and language, from `locales/*/*.ftl` (Fluent)."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

LANGUAGES = ("en", "es")

#: Names that the King of Rebellion has instead of those of his colour.
KINGS_OWN = ("earl", "letter")
#: What a name that begins with an article does to the word before it.
CONTRACTIONS = {"en": {}, "es": {r"\bde el Rey\b": "del Rey", r"\ba el Rey\b": "al Rey"}}


class Texts:
    """All texts of one language. With `king`, the seat of that colour is called the King wherever it is named.

    >>> texts("es").text("earl-red"), texts("es", king="red").text("earl-red")
    ('Rojo', 'el Rey')
    """

    def __init__(self, language: str, king: str = "") -> None:
        self.language = language
        self.king = king
        self._bundle = bundle(language, king)
        self._contractions = CONTRACTIONS[language] if king else {}
        #: Messages with nothing to fill in, once they were asked for.
        self._plain: dict[str, str] = {}

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def text(self, key: str, /, **values: str | int) -> str:
        """The message of that id, filled in. A missing one is a mistake in the program, not in its use."""
        if values:
            return self._filled_in(key, values)
        # A page says hundreds of these.
        if key not in self._plain:
            self._plain[key] = self._filled_in(key, values)
        return self._plain[key]

    def _filled_in(self, key: str, values: dict[str, str | int]) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        formatted, errors = self._bundle.format_pattern(message.value, values)
        if errors:
            raise KeyError(f"{key}: {errors}")
        text = str(formatted)
        for apart, together in self._contractions.items():
            text = re.sub(apart, together, text)
        return text


@cache
def texts_of(language: str) -> list[Resource]:
    folder = resources.files("regni") / "locales" / language
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return [FluentResource(file.read_text(encoding="utf-8")) for file in files]


@cache
def bundle(language: str, king: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for texts in texts_of(language):
        made.add_resource(texts)
    for name in KINGS_OWN:
        if king and made.has_message(f"{name}-king"):
            crowned = FluentResource(f"{name}-{king} = {{ {name}-king }}")
            made.add_resource(crowned, allow_overrides=True)
    return made


@cache
def texts(language: str, king: str = "") -> Texts:
    """The texts of a language; what is not there is English."""
    return Texts(language if language in LANGUAGES else "en", king)
