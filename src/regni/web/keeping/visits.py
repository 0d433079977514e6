"""Notes when people were last here. When none of a person's browsers has come for a year, what he saved is deleted:
decks, house rules, the webhook, and which devices are his. (Tables are kept by other rules.)

Only people who have saved something are noted. Days on which no server ran do not count.
"""

from __future__ import annotations

from contextlib import suppress
from time import time

from ...errors import RegniError
from ...records.days import BELONGINGS, NOTICE
from ..play.database import Database, whole
from ..play.devices import NOBODY

DAY = 24 * 3600
#: So many people are put away at once.
AT_ONCE = 20
#: The line that tells when a server was last here.
SERVER = ""
#: The people who have saved something. A device that was ended belongs to nobody, and counts as a person of its own.
SAVED = (
    "SELECT owner AS person FROM decks UNION SELECT owner FROM rulesets UNION SELECT person FROM webhooks"
    f" UNION SELECT iif(person = '{NOBODY}', token, person) FROM devices"
)
#: Who has to do with a table.
PLAYERS = "SELECT owner FROM tables UNION SELECT person FROM seats UNION SELECT person FROM onlookers"
#: What is put away, by whose it is.
SHELVES = (
    ("decks", "owner = ?1"),
    ("rulesets", "owner = ?1"),
    ("webhooks", "person = ?1"),
    ("devices", f"person = ?1 OR (token = ?1 AND person = '{NOBODY}')"),
    ("own_links", "person = ?1"),
    ("visits", "person = ?1"),
)


class Visits:
    def __init__(self, db: Database) -> None:
        self.db = db
        #: The people who were noted today.
        self._noted: set[str] = set()
        self._today = 0
        self._counted = 0

    def note(self, person: str) -> None:
        """Somebody asks for a page."""
        today = self._day()
        if person == NOBODY or person in self._noted:
            return
        self._noted.add(person)
        # He is shown his page, whatever is wrong with the file. That is told where something is kept.
        with suppress(RegniError):
            known = self.db.rows("SELECT 1 FROM visits WHERE person = ? AND day < ?", person, today)
            if known:
                with self.db.writing() as db:
                    db.execute("UPDATE visits SET day = ? WHERE person = ?", (today, person))

    def step(self) -> bool:
        """Puts away what some people saved who were not here for too long. Returns whether there was anything."""
        today = self._day()
        if self._counted < today:
            self._count(today)
        late = f"SELECT person FROM visits WHERE day < ? AND person != ? AND person NOT IN ({PLAYERS}) LIMIT ?"
        gone = [str(person) for (person,) in self.db.rows(late, today - BELONGINGS, SERVER, AT_ONCE)]
        if gone:
            with self.db.writing() as db:
                for shelf, whose in SHELVES:
                    db.executemany(f"DELETE FROM {shelf} WHERE {whose}", [(person,) for person in gone])
        return bool(gone)

    def _count(self, today: int) -> None:
        """Once a day: takes up those who have saved something since. If no server ran for long, nobody could come."""
        found = self.db.rows("SELECT day FROM visits WHERE person = ?", SERVER)
        away = today - whole(found[0][0]) if found else 0
        with self.db.writing() as db:
            if away > NOTICE:
                db.execute("UPDATE visits SET day = day + ?", (away,))
            db.execute("INSERT OR REPLACE INTO visits VALUES (?, ?)", (SERVER, today))
            db.execute(f"INSERT OR IGNORE INTO visits SELECT person, ? FROM ({SAVED})", (today,))
        self._counted = today

    def _day(self) -> int:
        today = int(time() // DAY)
        if today != self._today:
            self._today = today
            self._noted.clear()
        return today
