"""The people at the tables of a server: who is here, who is away, and what they say."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable

import msgspec

from ...errors import RegniError
from ..mishaps import Mishaps
from ..play.allowance import Allowance
from ..play.host import LiveSession
from .asking import Asking
from .chat import Line, add_line, lines_of, phrase, written

#: Lines a second that somebody may say, and how many at once.
SAYING = 0.5, 6.0

log = logging.getLogger(__name__)

#: Called whenever somebody comes, goes or speaks.
Watcher = Callable[[], None]


class Company:
    """The people at one table."""

    def __init__(self, live: LiveSession, gone: dict[str, float], started: float) -> None:
        self.live = live
        self.store = live.store
        self.table = live.number
        #: What people ask of each other.
        self.asking = Asking(live, self.away_since)
        #: When the people who are away left the table, and when the server was started: it knows of nothing before
        #: that.
        self._gone = gone
        self._started = started
        #: How many pages of each person are open.
        self._here: Counter[str] = Counter()
        #: The pages that are told what happens, each with its person.
        self._watchers: dict[Watcher, str] = {}
        self._allowances: dict[str, Allowance] = {}
        #: The talk and the host, as last read. Code that changes either calls this table.
        self._lines: list[Line] | None = None
        self._owner: str | None = None

    def come(self, person: str, watcher: Watcher, is_screen: bool = False) -> None:
        """A page is opened. A big screen does not count as being here: its person may be elsewhere."""
        self._watchers[watcher] = person
        if is_screen:
            return
        self._here[person] += 1
        self._gone.pop(person, None)
        if self._here[person] == 1:
            self.asking.look_again()
            self.asking.note_return(person)
            self.tell()

    def go(self, person: str, watcher: Watcher, is_screen: bool = False) -> None:
        self._watchers.pop(watcher, None)
        if is_screen:
            return
        self._here[person] -= 1
        if self._here[person] == 0:
            del self._here[person]
            self._gone[person] = self.live.host.now()
            self.tell()

    @property
    def is_empty(self) -> bool:
        return not self._watchers

    def is_here(self, person: str) -> bool:
        return person in self._here

    def away_since(self, person: str) -> float | None:
        """Since when a person has had no page open. None if he is here."""
        return None if self.is_here(person) else self._gone.get(person, self._started)

    def has_page_of(self, person: str) -> bool:
        """Whether a person has any page of this table open, a big screen too."""
        return person in self._watchers.values()

    @property
    def here(self) -> set[str]:
        """Who is here, including those who only watch."""
        return set(self._here)

    def is_host(self, person: str) -> bool:
        if self._owner is None:
            kept = self.store.session(self.table)
            self._owner = kept.owner if kept else ""
        return bool(person) and self._owner == person

    def allow_talk(self, person: str, allows: bool) -> None:
        """The host turns talk off or on."""
        self._owner = None
        if not self.is_host(person):
            raise RegniError("lobby-host")
        self.live.arrange(lambda together: msgspec.structs.replace(together, talk=allows))
        self.tell()

    def say(self, person: str, seat: int, text: str = "", ready: str = "") -> None:
        """Somebody says a line of his own, or a ready phrase."""
        if not self.live.may_talk:
            raise RegniError("chat-off")
        if self._allowances.setdefault(person, Allowance(*SAYING)).is_spent():
            raise RegniError("chat-fast")
        add_line(self.store, self.table, person, seat, phrase(ready) if ready else written(text))
        self.tell()

    @property
    def lines(self) -> list[Line]:
        if self._lines is None:
            self._lines = lines_of(self.store, self.table)
        return self._lines

    def tell(self) -> None:
        self._lines = self._owner = None
        self.asking.look_again()
        for watcher in list(self._watchers):
            watcher()


class Companies:
    """All tables at which somebody is. Pages that are open at another server on the same file are not known here."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._started = now()
        self._mishaps = Mishaps(log)
        self._tables: dict[int, Company] = {}
        #: When the people who are away left, by table.
        self._gone: dict[int, dict[str, float]] = {}

    def tell(self, table: int) -> None:
        """Seats have changed hands at a table."""
        company = self._tables.get(table)
        if company is not None:
            company.tell()

    def tell_all(self) -> None:
        for table, company in list(self._tables.items()):
            with self._mishaps.at(f"table {table}"):
                company.tell()

    def tell_beside(self, person: str) -> None:
        """Something has changed about a person: tells all tables of which he has a page open."""
        for company in list(self._tables.values()):
            if company.has_page_of(person):
                company.tell()

    def is_here(self, table: int, person: str) -> bool:
        """Whether a person has a page of this table open."""
        company = self._tables.get(table)
        return company is not None and company.is_here(person)

    def at(self, live: LiveSession) -> Company:
        # Tables that everybody has left are forgotten.
        for number in [number for number, company in self._tables.items() if company.is_empty]:
            del self._tables[number]
        if live.number not in self._tables:
            gone = self._gone.setdefault(live.number, {})
            self._tables[live.number] = Company(live, gone, self._started)
        return self._tables[live.number]

    def away_since(self, table: int, person: str) -> float | None:
        """Since when a person has had no page of a table open, as far as this server knows. None if he is here."""
        company = self._tables.get(table)
        if company is not None:
            return company.away_since(person)
        return self._gone.get(table, {}).get(person, self._started)

    def forget(self, table: int) -> None:
        """Forgets who left a table whose game is over: nobody waits for anybody there."""
        self._gone.pop(table, None)
