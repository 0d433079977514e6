"""The people at the tables of a server: who is here, who is away, and what they say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ...errors import RegniError
from ..play.allowance import Allowance
from ..play.host import LiveSession
from ..play.store import Store
from .chat import Line, add_line, lines_of, phrase, written

#: Lines a second that somebody may say, and how many at once.
SAYING = 0.5, 6.0

#: Called whenever somebody comes, goes or speaks.
Watcher = Callable[[], None]


class Company:
    """The people at one table."""

    def __init__(self, store: Store, table: int) -> None:
        self.store = store
        self.table = table
        #: How many pages of each person are open.
        self._here: Counter[str] = Counter()
        self._watchers: set[Watcher] = set()
        self._allowances: dict[str, Allowance] = {}

    def come(self, person: str, watcher: Watcher) -> None:
        self._here[person] += 1
        self._watchers.add(watcher)
        if self._here[person] == 1:
            self.tell()

    def go(self, person: str, watcher: Watcher) -> None:
        self._here[person] -= 1
        self._watchers.discard(watcher)
        if self._here[person] == 0:
            del self._here[person]
            self.tell()

    @property
    def is_empty(self) -> bool:
        return not self._watchers

    def is_here(self, person: str) -> bool:
        return person in self._here

    def say(self, person: str, seat: int, text: str = "", ready: str = "") -> None:
        """Somebody says a line of his own, or a ready phrase."""
        if self._allowances.setdefault(person, Allowance(*SAYING)).is_spent():
            raise RegniError("chat-fast")
        add_line(self.store, self.table, person, seat, phrase(ready) if ready else written(text))
        self.tell()

    @property
    def lines(self) -> list[Line]:
        return lines_of(self.store, self.table)

    def tell(self) -> None:
        for watcher in list(self._watchers):
            watcher()


class Companies:
    """All tables at which somebody is."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._tables: dict[int, Company] = {}

    def tell_all(self) -> None:
        for company in list(self._tables.values()):
            company.tell()

    def at(self, live: LiveSession) -> Company:
        # Tables that everybody has left are forgotten.
        for number in [number for number, company in self._tables.items() if company.is_empty]:
            del self._tables[number]
        return self._tables.setdefault(live.number, Company(self.store, live.number))
