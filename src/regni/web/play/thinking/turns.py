"""Who comes next if several wait: people in turn, however many tables each of them has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

#: So many people are remembered by when they last had a turn. Whoever is forgotten comes first, like a newcomer.
REMEMBERED = 1000

T = TypeVar("T")


class Waiting(NamedTuple, Generic[T]):
    """Something that waits, and for whom."""

    what: T
    person: str
    #: Whether somebody is looking on now. It may change while this waits.
    is_watched: Callable[[], bool]


class Turns(Generic[T]):
    """Takes turns between people. What nobody is looking on at comes only if nothing else waits.

    >>> turns: Turns[str] = Turns()
    >>> for what, person in (("one", "Ana"), ("two", "Ana"), ("three", "Eve")):
    ...     turns.add(what, person, lambda: True)
    >>> [turns.take() for _ in range(4)]
    ['one', 'three', 'two', None]
    """

    def __init__(self) -> None:
        #: In the order of arrival.
        self._waiting: list[Waiting[T]] = []
        #: The number of each person's last turn. The person whose turn is longest ago stands first.
        self._last: dict[str, int] = {}
        self._taken = 0

    def add(self, what: T, person: str, is_watched: Callable[[], bool]) -> None:
        self._waiting.append(Waiting(what, person, is_watched))

    def take(self) -> T | None:
        """What comes next. None if nothing waits."""
        if not self._waiting:
            return None
        watched = [one for one in self._waiting if one.is_watched()]
        # Of equals the first is taken.
        chosen = min(watched or self._waiting, key=lambda one: self._last.get(one.person, 0))
        self.drop(chosen.what)
        self._taken += 1
        self._last.pop(chosen.person, None)
        self._last[chosen.person] = self._taken
        if len(self._last) > REMEMBERED:
            del self._last[next(iter(self._last))]
        return chosen.what

    def drop(self, what: T) -> None:
        """Forgets something that waits. Does nothing if it does not wait any more."""
        self._waiting = [one for one in self._waiting if one.what is not what]
