"""Fills in texts with Fluent. Importing Fluent takes longer than all of `regni --help`, so it stands apart."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser
from fluent.syntax.ast import MessageReference, Resource
from fluent.syntax.visitor import Visitor


class SmallNumber(FluentInt):
    """A number in a text. Below a thousand it is written the same in all our languages, so Babel is not asked: that
    would take longer than all the rest of a text."""

    def format(self, locale: Any) -> str:
        return str(int(self)) if 0 <= self < 1000 else super().format(locale)


class Filling:
    """Fills in the messages of one language. Each message is parsed when it is first used."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self._sources = sources
        self._bundle = FluentBundle([language], use_isolating=False)

    def text(self, key: str, values: dict[str, str | int]) -> str:
        self._load(key)
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        numbers = {name: SmallNumber(value) if type(value) is int else value for name, value in values.items()}
        formatted, errors = self._bundle.format_pattern(message.value, numbers)
        if errors:
            raise KeyError(f"{key}: {errors}")
        return str(formatted)

    def _load(self, key: str) -> None:
        """Adds a message to the bundle. The messages it refers to come first, because other threads may use it
        at once.
        """
        if not self._bundle.has_message(key):
            message = parsed(self._sources[key])
            names = Names()
            names.visit(message)
            for name in names.found:
                self._load(name)
            self._bundle.add_resource(message)


class Names(Visitor):
    """Finds the messages that a message refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - Fluent names it
        self.found.append(node.id.name)


@cache
def parsed(source: str) -> Resource:
    return FluentParser().parse(source)
