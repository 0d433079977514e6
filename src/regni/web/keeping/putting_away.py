"""Puts sessions away whose time is over, and what people saved who do not come any more: it is deleted, a little at a
time, beside the server's work.

SQLite uses the freed room in the file again, so the file never grows beyond what is kept at the same time.
"""

from __future__ import annotations

import asyncio
import logging
from sqlite3 import IntegrityError
from time import time

from ...records.days import Days
from ..gathering.gatherings import Gatherings
from ..mishaps import Mishaps
from ..play.store import drop_slice
from .keeping import Keeping

#: Seconds after the start of the server in which nothing is put away: somebody may come back to a game on its last day.
FIRST = 600.0
#: Seconds between two looks, and between two slices while there is something to put away.
LOOKS, PAUSE = 60.0, 0.2
#: So many rows are deleted at once. That takes a millisecond or two; a long campaign has thousands of them.
SLICE = 500
#: How many sessions are examined in search of one that nobody has open.
LOOKED_AT = 200

log = logging.getLogger(__name__)


class PuttingAway:
    def __init__(self, gatherings: Gatherings, keeping: Keeping) -> None:
        self.gatherings = gatherings
        self.host = gatherings.host
        self.keeping = keeping
        self._mishaps = Mishaps(log)
        #: Sessions that cannot be deleted.
        self._stuck: set[int] = set()

    async def run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            is_done = True
            # The disk may be full, or the file locked. This is tried again later.
            with self._mishaps.at("putting away"):
                is_done = not (self.step() or self.keeping.visits.step())
            await asyncio.sleep(LOOKS if is_done else PAUSE)

    def step(self) -> bool:
        """Deletes a slice of one session whose time is over. Returns whether there was one."""
        number = self._next()
        if number is None:
            return False
        # From here on nobody has it open or in his list. If the server is stopped before the last slice, the session is
        # found again after the next start, since its time is over.
        self.host.sessions.pop(number, None)
        try:
            with self.host.store.writing() as db:
                drop_slice(db, number, SLICE)
        except IntegrityError:
            # The file says something about it that makes no sense. It must not hold up the others.
            self._stuck.add(number)
            raise
        return True

    def _next(self) -> int | None:
        now = time()
        for kind in Days._fields:
            for number in self.keeping.due(kind, now, LOOKED_AT):
                is_used = self.host.is_open(number) or self.gatherings.here(number)
                if not is_used and number not in self._stuck:
                    return number
        return None
