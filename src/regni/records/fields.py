"""Reads plain data from outside. Each field is read by its name, and its value is checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ..engine.cards import COLOURS, EARL_KINDS, NAMES
from ..errors import RegniError
from ..words.hints import nearest, shown

T = TypeVar("T")

LONGEST_LIST = 100_000  # more than any game has moves


class Fields:
    """A table of a file, and its place in the file."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict):
            raise RegniError("field-table", where=where or "/")
        self.data = data
        self.where = where
        self.asked: set[str] = set()

    def at(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def get(self, key: str) -> object:
        self.asked.add(key)
        return self.data.get(key)

    def has(self, key: str) -> bool:
        return key in self.data

    def finish(self) -> None:
        """Refuse fields that were never read."""
        for key in self.data:
            if key not in self.asked:
                near = nearest(str(key), sorted(self.asked))
                raise RegniError("field-unknown", where=self.at(shown(key)), near=near)

    def count(self, key: str, low: int = 0, high: int = 10_000, default: int = 0) -> int:
        value = self.get(key)
        if value is None:
            return default
        if type(value) is not int or not low <= value <= high:
            raise RegniError("field-number", where=self.at(key), value=shown(value), low=low, high=high)
        return value

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if value is None:
            return False
        if type(value) is not bool:
            raise RegniError("field-flag", where=self.at(key), value=shown(value))
        return value

    def text(self, key: str, default: str = "") -> str:
        value = self.get(key)
        if value is None:
            return default
        if not isinstance(value, str):
            raise RegniError("field-text", where=self.at(key), value=shown(value))
        return value

    def word(self, key: str, words: list[str], default: str | None = None) -> str:
        value = self.get(key)
        if value is None and default is not None:
            return default
        return one_of(value, words, self.at(key))

    def table(self, key: str) -> Fields:
        value = self.get(key)
        return Fields({} if value is None else value, self.at(key))

    def items(self, key: str, read: Callable[[object, str], T]) -> list[T]:
        value = self.get(key)
        if value is None:
            return []
        if not isinstance(value, list):
            raise RegniError("field-list", where=self.at(key))
        if len(value) > LONGEST_LIST:
            raise RegniError("field-long", where=self.at(key), most=LONGEST_LIST)
        return [read(item, f"{self.at(key)}[{i + 1}]") for i, item in enumerate(value)]

    def cards(self, key: str, first: int, kinds: int, most: int = 999) -> list[int]:
        """Numbers by card name, as a list by kind."""
        table = self.table(key)
        names = NAMES[first : first + kinds]
        listed = [0] * kinds
        for name in table.data:
            listed[names.index(one_of(name, names, table.at(shown(name))))] = table.count(str(name), 0, most)
        return listed


def one_of(value: object, words: list[str], where: str) -> str:
    if not isinstance(value, str) or value not in words:
        raise RegniError("field-word", where=where, value=shown(value), words=", ".join(word for word in words if word))
    return value


def read_card(value: object, where: str, seat: int, kinds: list[str]) -> int:
    """A card of an Earl's set; without a colour it has the Earl's own."""
    colour, dot, name = shown(value).rpartition(".")
    one_of(name if isinstance(value, str) else value, kinds, where)
    if dot:
        seat = COLOURS.index(one_of(colour, COLOURS, where))
    return seat * EARL_KINDS + NAMES.index(name)
