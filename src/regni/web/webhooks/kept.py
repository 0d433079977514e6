"""The webhooks that people gave, as they are stored: one for each person."""

from __future__ import annotations

from dataclasses import dataclass

from ..play.database import Database, whole
from .sending import TOLD

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
    return Webhook(str(address), str(base), str(language), whole(failures), str(last))


def note_call(db: Database, person: str, address: str, last: str) -> None:
    """Notes what became of a message. If the person has given another address meanwhile, nothing is noted."""
    failures = "0" if last == TOLD else "failures + 1"
    with db.writing() as writing:
        writing.execute(
            f"UPDATE webhooks SET failures = {failures}, last = ? WHERE person = ? AND address = ?",
            (last, person, address),
        )
