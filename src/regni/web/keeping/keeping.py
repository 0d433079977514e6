"""How long sessions are kept: so many days after their last move. Everybody is told when a session ends, and it never
ends before that."""

from __future__ import annotations

from time import time

from ...records.days import NOTICE, USUAL, Days
from ..play.database import moment, whole
from ..play.store import KeptSession, Store
from .visits import Visits

DAY = 24 * 3600


def kind_of(kept: KeptSession) -> str:
    """Which of the days count for a session."""
    return "lobbies" if kept.is_gathering else "finished" if kept.is_over else "unfinished"


class Keeping:
    """What people are told about the end of their sessions. Only a session whose end was told may be deleted."""

    def __init__(self, store: Store, days: Days = USUAL) -> None:
        self.store = store
        self.days = days
        self.visits = Visits(store)
        self._told = promise(store, days)

    def end_of(self, kept: KeptSession) -> float | None:
        """When a session is put away if nobody plays it. None if never."""
        kind = kind_of(kept)
        # A damaged one has no time, and stays.
        days = self._number(kind) if kept.changed else 0
        return max(kept.changed + days * DAY, self._first_end(kind)) if days else None

    def is_near(self, kept: KeptSession, now: float) -> bool:
        """Whether a session ends so soon that its page says so."""
        end = self.end_of(kept)
        return end is not None and end - now <= NOTICE * DAY

    def due(self, kind: str, now: float, most: int) -> list[int]:
        """The sessions of a kind whose time is over, those untouched for longest first."""
        days = self._number(kind)
        if not days or now < self._first_end(kind):
            return []
        which = {"lobbies": "setup = ''", "finished": "over = 1", "unfinished": "over = 0 AND setup != ''"}[kind]
        question = f"SELECT id FROM tables WHERE {which} AND changed < ? ORDER BY changed LIMIT ?"
        return [whole(number) for (number,) in self.store.rows(question, now - days * DAY, most)]

    def _number(self, kind: str) -> int:
        days: dict[str, int] = self.days._asdict()
        return days[kind]

    def _first_end(self, kind: str) -> float:
        return self._told[kind] + min(self._number(kind), NOTICE) * DAY


def promise(store: Store, days: Days) -> dict[str, float]:
    """Writes the days into the file. Returns since when people could read of them: the server must have been in use
    since then, with these days or fewer."""
    now = time()
    # Times that make no sense come later than all others.
    played = store.rows("SELECT max(changed) FROM tables WHERE changed <= ?", now)[0][0]
    was_away = played is not None and now - moment(played) > NOTICE * DAY
    told = {}
    with store.writing() as db:
        for kind, number in days._asdict().items():
            found = db.execute("SELECT days, since FROM promises WHERE kind = ?", (kind,)).fetchone()
            before, since = (whole(found[0]), moment(found[1])) if found else (0, now)
            is_shorter = number and (not before or number < before)
            told[kind] = now if is_shorter or was_away else since
            db.execute("INSERT OR REPLACE INTO promises VALUES (?, ?, ?)", (kind, number, told[kind]))
    return told
