"""A fair queue: if several questions wait, people come in turn, no matter how many tables each of them has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

#: It is remembered for so many people when they last had a turn. People who are forgotten come first, like newcomers.
REMEMBERED = 1000

T = TypeVar("T")


class Waiting(NamedTuple, Generic[T]):
    """Something that waits, and for whom."""

    what: T
    person: str
    #: Whether somebody has the table open now. It may change while this waits.
    is_watched: Callable[[], bool]


class FairQueue(Generic[T]):
    """Gives people their turns. What nobody watches comes only if nothing else waits.

    >>> queue: FairQueue[str] = FairQueue()
    >>> for what, person in (("one", "Ana"), ("two", "Ana"), ("three", "Eve")):
    ...     queue.add(what, person, lambda: True)
    >>> [queue.take() for _ in range(4)]
    ['one', 'three', 'two', None]
    """

    def __init__(self) -> None:
        #: In the order of arrival.
        self._waiting: list[Waiting[T]] = []
        #: The number of each person's last turn. The person whose turn was longest ago is first.
        self._last: dict[str, int] = {}
        self._taken = 0

    def add(self, what: T, person: str, is_watched: Callable[[], bool]) -> None:
        self._waiting.append(Waiting(what, person, is_watched))

    def take(self) -> T | None:
        """What comes next. None if nothing waits."""
        if not self._waiting:
            return None
        watched = [one for one in self._waiting if one.is_watched()]
        # Among equals the first to come is taken.
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
