"""The webhooks that people gave, as they are stored: one for each person."""

from __future__ import annotations

from dataclasses import dataclass

from ...words.words import LANGUAGES
from ..play.database import Database, seat_number, whole
from .sending import OUTCOMES, TOLD

#: After so many failures in a row nothing is sent there any more.
MOST_FAILURES = 5


@dataclass(frozen=True)
class Webhook:
    address: str
    #: Where this person reaches the server, and the language in which he reads.
    base: str
    language: str
    #: How many messages have failed since one last arrived.
    failures: int = 0
    #: What became of the last message. Empty if none was sent yet.
    last: str = ""

    @property
    def is_off(self) -> bool:
        return self.failures >= MOST_FAILURES


def keep_webhook(db: Database, person: str, webhook: Webhook) -> None:
    """Stores the webhook of a person. It replaces an earlier one."""
    with db.writing() as writing:
        writing.execute(
            "INSERT OR REPLACE INTO webhooks VALUES (?, ?, ?, ?, ?, ?)",
            (person, webhook.address, webhook.base, webhook.language, webhook.failures, webhook.last),
        )


def drop_webhook(db: Database, person: str) -> None:
    with db.writing() as writing:
        writing.execute("DELETE FROM webhooks WHERE person = ?", (person,))


def webhook_of(db: Database, person: str) -> Webhook | None:
    rows = db.rows("SELECT address, base, language, failures, last FROM webhooks WHERE person = ?", person)
    if not rows:
        return None
    address, base, language, failures, last = rows[0]
    # What makes no sense does not hinder the person from giving another address.
    spoken = str(language) if language in LANGUAGES else LANGUAGES[0]
    return Webhook(str(address), str(base), spoken, whole(failures), str(last) if last in OUTCOMES else "")


def untold_turns(db: Database, most: int) -> list[tuple[int, int]]:
    """The tables that wait for somebody who has a webhook and was not told of it, and the seats that decide. Those that
    wait for the shortest time come first."""
    waiting = "NOT over AND setup != '' AND deciding = seat AND told != since AND failures < ?"
    joined = "webhooks JOIN seats USING (person) JOIN tables ON id = place"
    rows = db.rows(f"SELECT id, seat FROM {joined} WHERE {waiting} ORDER BY since DESC LIMIT ?", MOST_FAILURES, most)
    return [(whole(table), seat_number(seat)) for table, seat in rows]


def is_told(db: Database, table: int) -> bool:
    """Whether the person whose turn it is at a table was told of it."""
    return bool(db.rows("SELECT 1 FROM tables WHERE id = ? AND told = since", table))


def note_told(db: Database, table: int) -> None:
    """Notes that the person whose turn it is at a table is told of it."""
    with db.writing() as writing:
        writing.execute("UPDATE tables SET told = since WHERE id = ?", (table,))


def note_call(db: Database, person: str, address: str, last: str) -> None:
    """Notes what became of a message. If the person has given another address meanwhile, nothing is noted."""
    failures = "0" if last == TOLD else "failures + 1"
    with db.writing() as writing:
        writing.execute(
            f"UPDATE webhooks SET failures = {failures}, last = ? WHERE person = ? AND address = ?",
            (last, person, address),
        )
