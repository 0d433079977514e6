"""What people saved is deleted a year after their last visit. People who come, or who still play somewhere, lose
nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from regni.records.days import BELONGINGS, NOTICE
from regni.web.gathering.belongings import add_device, forget
from regni.web.keeping import visits as visiting
from regni.web.keeping.visits import DAY, SHELVES, Visits
from regni.web.pages.page import OWNER
from regni.web.play.devices import end_devices, own_link, person_of
from regni.web.play.store import Store
from regni.web.webhooks.kept import Webhook, keep_webhook
from table_forms import Browser

START = 20_000
ANNA, BERT = "A" * 22, "B" * 22


class Server:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.day = START
        monkeypatch.setattr(visiting, "time", lambda: self.day * DAY + 60.0)
        self.store = Store(":memory:")
        self.visits = Visits(self.store)
        self.puts_away()

    def puts_away(self) -> None:
        while self.visits.step():
            pass

    def runs(self, days: int, *visitors: str) -> None:
        """So many days pass while a server runs. These people come every week."""
        for number in range(days):
            self.day += 1
            if number % 7 == 0:
                for person in visitors:
                    self.visits.note(person)
            self.puts_away()

    def rests(self, days: int) -> None:
        self.day += days
        self.visits = Visits(self.store)

    def saves(self, person: str) -> None:
        self.store.keep_deck(person, "mine", "castle 3")
        self.store.keep_ruleset(person, "ours", "")
        keep_webhook(self.store, person, Webhook("http://example.org", "http://here", "en"))

    def rows(self) -> int:
        return sum(len(self.store.rows(f"SELECT 1 FROM {shelf}")) for shelf, _ in SHELVES if shelf != "visits")

    def has(self, person: str) -> bool:
        return bool(self.store.decks_of(person) and self.store.rulesets_of(person))


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Server:
    return Server(monkeypatch)


def test_who_does_not_come_for_a_year_leaves_nothing(server: Server) -> None:
    server.saves(ANNA)
    server.saves(BERT)
    token = add_device(server.store, own_link(server.store, ANNA))
    assert person_of(server.store, token) == ANNA
    server.runs(BELONGINGS, BERT)
    assert server.has(ANNA)
    server.runs(2, BERT)
    assert not server.has(ANNA)
    assert server.has(BERT)
    assert server.rows() == 3
    assert server.store.rows("SELECT person FROM visits ORDER BY person") == [("",), (BERT,)]


def test_who_has_a_table_keeps_what_is_his(server: Server) -> None:
    server.saves(ANNA)
    server.saves(BERT)
    table = server.store.begin(ANNA, "{}", "handle", {0: ANNA, 1: BERT})
    server.runs(2 * BELONGINGS)
    assert server.has(ANNA)
    assert server.has(BERT)
    server.store.delete(table)
    server.runs(1)
    assert server.rows() == 0


def test_ended_devices_stay_ended_while_their_person_comes(server: Server) -> None:
    server.saves(ANNA)
    stolen = add_device(server.store, own_link(server.store, ANNA))
    token = end_devices(server.store, ANNA)
    server.runs(3 * BELONGINGS, ANNA)
    assert person_of(server.store, token) == ANNA
    assert person_of(server.store, ANNA) == ""
    assert person_of(server.store, stolen) != ANNA
    server.runs(BELONGINGS + 1)
    assert server.rows() == 0


def test_who_was_forgotten_leaves_nothing_either(server: Server) -> None:
    server.saves(ANNA)
    forget(server.store, ANNA)
    # The next day it is seen that his token was ended.
    server.runs(BELONGINGS + 2)
    assert server.rows() == 0


def test_while_no_server_runs_nobody_can_come(server: Server) -> None:
    server.saves(ANNA)
    server.runs(10)
    server.rests(3 * BELONGINGS)
    server.puts_away()
    assert server.has(ANNA)
    server.runs(BELONGINGS - NOTICE)
    assert server.has(ANNA)
    server.runs(NOTICE)
    assert not server.has(ANNA)


def test_many_are_put_away_a_few_at_a_time(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visiting, "AT_ONCE", 2)
    for number in range(5):
        server.store.keep_deck(str(number), "mine", "castle 3")
    server.runs(1)
    server.day += NOTICE
    server.puts_away()
    for _ in range(BELONGINGS // NOTICE):
        server.day += NOTICE
        server.visits._count(server.day)
    left = []
    while server.visits.step():
        left.append(server.rows())
    assert left == [3, 1, 0]


def test_a_page_is_a_visit(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    browser.get("/")
    person = str(browser.client.cookies.get(OWNER))
    browser.host.store.keep_deck(person, "mine", "castle 3")
    with browser.host.store.writing() as db:
        db.execute("INSERT INTO visits VALUES (?, 5)", (person,))
    browser.client.app.state.keeping.visits._noted.clear()  # type: ignore[attr-defined]
    written = browser.host.store.written
    browser.get("/decks")
    assert browser.host.store.rows("SELECT day FROM visits WHERE person = ?", person)[0][0] > START  # type: ignore[operator]
    browser.get("/")
    assert browser.host.store.written <= written + 1
    assert f"{BELONGINGS}" in browser.get("/devices")
