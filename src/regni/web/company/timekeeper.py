"""Watches the time of all tables: when somebody's time is up, or somebody has been away for too long, the server acts
by itself, as the manners of the table say. It also does so for tables that nobody has open.

Time in which no server runs is not charged. While clocks run, the server stores every few seconds that it is running.
When it starts again, the time for which it was stopped is added to the start of every decision under way.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from ...errors import RegniError
from ..manners import Manners
from ..mishaps import Mishaps
from ..play.host import Host, LiveSession
from ..play.together import NONE, Together, read_together, together_json
from ..terms import read_terms
from .company import Companies

#: Seconds between two notes that the server is running.
BEAT = 15.0

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Watched:
    """What must be known about a table to see whether the server has to act there."""

    manners: Manners
    together: Together


class Timekeeper:
    def __init__(self, host: Host, companies: Companies) -> None:
        self.host = host
        self.companies = companies
        self._started = host.now()
        self._beaten = 0.0
        self._watched: dict[int, Watched] = {}
        self._mishaps = Mishaps(log)
        host.noticed = self.notice

    def start(self) -> None:
        """Reads the stored tables, when the server is started."""
        self._started = self.host.now()
        for table, terms, state in self.host.store.all_together():
            # People who open a session that cannot be read are told so then.
            with suppress(RegniError):
                read = read_terms(terms)
                self._watch(table, Watched(read.manners, read_together(state, len(read.players))))
        running = {table: one.together for table, one in self._watched.items()}
        last = max([self.host.store.last_beat, *(one.since for one in running.values())])
        down = max(0.0, self._started - last)
        later = {table: msgspec.structs.replace(one, since=one.since + down) for table, one in running.items()}
        if later:
            self.host.store.keep_together({table: together_json(one) for table, one in later.items()})
        for table, one in later.items():
            self._watched[table] = Watched(self._watched[table].manners, one)

    def notice(self, live: LiveSession) -> None:
        """Something has happened at a table."""
        self._watch(live.number, Watched(live.manners, live.together))
        if live.session.is_over:
            self.companies.forget(live.number)

    def _watch(self, table: int, one: Watched) -> None:
        if one.manners.needs_time and one.together.seat != NONE:
            self._watched[table] = one
        else:
            self._watched.pop(table, None)

    async def look(self) -> None:
        """Acts at every table where it is time to. If that fails at one, for example because the disk is full, the next
        look tries again, and the clocks of the other tables run on."""
        now = self.host.now()
        for table, one in list(self._watched.items()):
            with self._mishaps.at(f"table {table}"):
                if self._is_due(table, one, now):
                    await self._act(table)
        if self._watched and now - self._beaten >= BEAT:
            self.beat()

    def beat(self) -> None:
        """Stores that the server is running. When the server ends it does so for the last time."""
        if self._watched:
            self._beaten = self.host.now()
            with suppress(RegniError):
                self.host.store.beat(self._beaten)

    def _is_due(self, table: int, one: Watched, now: float) -> bool:
        return self._is_late(one, now) or self._is_away(table, one, now)

    def _is_late(self, one: Watched, now: float) -> bool:
        return one.together.ends is not None and now >= one.together.ends

    def _is_away(self, table: int, one: Watched, now: float) -> bool:
        """Whether the person who has to decide has been away for so long that a bot plays for him."""
        allowed, together = one.manners.away_seconds, one.together
        if not allowed or now - max(together.since, self._started) < allowed:
            return False
        person = self.host.store.seats_of(table).get(together.seat, "")
        away = self.companies.away_since(table, person)
        return away is not None and now - max(away, together.since) >= allowed

    async def _act(self, table: int) -> None:
        kept = self.host.store.session(table)
        if kept is None:
            self._watched.pop(table, None)
            return
        await self.host.load(kept)
        live = self.host.live(table)
        # Another server may have acted on the same file.
        live.catch_up()
        one, now = Watched(live.manners, live.together), self.host.now()
        self._watch(table, one)
        if one.together.seat == NONE or not self._is_due(table, one, now):
            return
        leaves = self._is_late(one, now) and one.manners.zero == "concede"
        live.arrange(lambda together: together.replaced(one.together.seat, leaves))
