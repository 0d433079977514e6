"""A file with damaged values: an error in one line says so, and everything else goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from starlette.websockets import WebSocketDisconnect

from regni.decks.deck import STEADY
from regni.records.days import Days
from regni.web.company.company import Companies
from regni.web.company.timekeeper import Timekeeper
from regni.web.gathering.gatherings import Gatherings
from regni.web.keeping import putting_away
from regni.web.keeping.keeping import DAY, Keeping
from regni.web.keeping.putting_away import PuttingAway
from regni.web.manners import MINUTE, Manners
from regni.web.mishaps import Mishaps
from regni.web.play.host import Host
from regni.web.play.store import Store
from regni.web.server import routes
from regni.web.server.routes import watch_file, watch_time
from regni.web.server.socket import FAILED
from regni.web.terms import Player, Terms, terms_json
from regni.web.webhooks.kept import Webhook, keep_webhook, webhook_of
from regni.web.webhooks.sending import TOLD
from regni.words.words import LANGUAGES, words
from table_forms import words_of
from test_table_lobby import Person, Server

WHOLE, DAMAGED = "w" * 22, "d" * 22


def begin(host: Host, person: str, handle: str, manners: Manners | None = None) -> int:
    """A game of two people on devices of their own."""
    terms = Terms({}, [Player("Ana"), Player("Ben")], [dict(STEADY)] * 2, handle, manners=manners or Manners())
    return host.store.begin(person, terms_json(terms), handle, {0: person, 1: "b" * 22})


def spoil(host: Host, change: str) -> None:
    with host.store.writing() as db:
        db.execute(change)


def seated(language: str) -> Person:
    """Somebody with two tables."""
    person = Server().person(language)
    person.get("/")
    for handle in (WHOLE, DAMAGED):
        begin(person.server.host, person.token, handle)
    return person


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("damage", "opens"),
    [
        ("UPDATE tables SET deciding = 9 WHERE id = 2", False),
        ("UPDATE tables SET deciding = -2 WHERE id = 2", False),
        ("UPDATE tables SET deciding = 4 WHERE id = 2", True),
        ("UPDATE tables SET changed = 1e300 WHERE id = 2", False),
        ("UPDATE tables SET since = 9e999 WHERE id = 2", False),
        ("UPDATE tables SET since = -1 WHERE id = 2", False),
        ("UPDATE tables SET begun = 'never' WHERE id = 2", False),
        ('UPDATE tables SET setup = replace(setup, \'"bot":""\', \'"bot":"dragon"\') WHERE id = 2', False),
        ("UPDATE seats SET seat = 9 WHERE place = 2 AND seat = 0", False),
        ("UPDATE seats SET seat = 5 WHERE place = 2 AND seat = 0", False),
        ("UPDATE seats SET seat = 'throne' WHERE place = 2 AND seat = 0", False),
        ("INSERT INTO reasons VALUES (2, 0, 'junk')", False),
        ("INSERT INTO entries VALUES (2, 0, 'deck mauve')", False),
        ("INSERT INTO entries VALUES (2, 0, 'cut many')", False),
        ("INSERT INTO together VALUES (2, '{\"seat\": 9}')", False),
        ("INSERT INTO together VALUES (2, 'junk')", False),
        ("INSERT INTO chat VALUES (2, 1, 'x', 9, 'hello', 1.0)", None),
    ],
)
def test_a_damaged_table_hides_no_other_and_is_told_in_a_line(damage: str, opens: bool | None, language: str) -> None:
    person = seated(language)
    spoil(person.server.host, damage)
    listed = person.get("/")
    assert f"/table/{WHOLE}" in listed
    person.get(f"/table/{WHOLE}")
    # Errors that nobody foresaw would be raised here.
    answer = person.client.get(f"/table/{DAMAGED}")
    assert opens is None or answer.status_code == (200 if opens else 400)
    if opens is False:
        assert words(language).text("page-refused") in words_of(answer.text)
    with person.server.running(), person.client.websocket_connect(f"/table/{DAMAGED}/live") as session:
        if opens is False:
            with pytest.raises(WebSocketDisconnect) as closed:
                session.receive_text()
            assert closed.value.code == FAILED


@pytest.mark.parametrize("what", ["again-9", "again-2", "nonsense"])
def test_a_link_to_a_seat_that_is_not_there_takes_none(what: str) -> None:
    person = seated("en")
    host, key = person.server.host, "k" * 22
    spoil(host, f"INSERT INTO invitations VALUES ('{key}', 2, '{what}')")
    spoil(host, "DELETE FROM seats WHERE place = 2 AND seat = 1")
    stranger = person.server.person()
    assert stranger.client.get(f"/join/{key}").status_code == (200 if what == "nonsense" else 400)
    stranger.post(f"/join/{key}", 400, seat="9", name="Eve")
    assert host.store.seats_of(2) == {0: person.token}


def test_a_damaged_time_does_not_stop_the_server_from_starting() -> None:
    host = Host(Store(":memory:"))
    for number, time in enumerate(("1e300", "'never'")):
        begin(host, "a" * 22, f"{number}" * 22)
        spoil(host, f"UPDATE tables SET changed = {time} WHERE id = {number + 1}")
    keeping = Keeping(host.store)
    for kept in host.store.sessions_of("a" * 22):
        assert keeping.end_of(kept) is None


def test_damage_to_what_is_no_table_is_passed_over() -> None:
    host = Host(Store(":memory:"))
    host.store.beat(1000.0)
    spoil(host, "UPDATE beats SET at = 'never'")
    assert host.store.last_beat == 0.0
    Timekeeper(host, Companies(host.now)).start()
    keep_webhook(host.store, "anna", Webhook("https://hooks.example/", "http://testserver", "es", 1, TOLD))
    spoil(host, "UPDATE webhooks SET language = 'x', last = x'ff00fe'")
    assert webhook_of(host.store, "anna") == Webhook("https://hooks.example/", "http://testserver", "en", 1, "")


# Beside the pages.


@contextmanager
def timed(tables: int) -> Iterator[tuple[Host, Timekeeper, list[float]]]:
    """Tables whose clocks run, and the time."""
    now = [1_000_000.0]
    host = Host(Store(":memory:"), lambda: now[0])
    timekeeper = Timekeeper(host, Companies(host.now))
    for number in range(tables):
        table = begin(host, "a" * 22, f"{number}" * 22, Manners(clock="turn-2", away="after-1"))
        host.live(table).start_time()
    host.sessions.clear()
    yield host, timekeeper, now


@pytest.mark.parametrize(
    "damage",
    [
        'UPDATE together SET state = \'{"seat": 9, "left": [1, 1]}\' WHERE place = 1',
        "UPDATE together SET state = 'junk' WHERE place = 1",
        "UPDATE tables SET deciding = 9 WHERE id = 1",
        "UPDATE seats SET seat = 'throne' WHERE place = 1 AND seat = 0",
        "UPDATE tables SET setup = '{' WHERE id = 1",
    ],
)
@pytest.mark.parametrize("is_started", [False, True])
def test_the_clocks_of_other_tables_run_on(damage: str, is_started: bool, caplog: pytest.LogCaptureFixture) -> None:
    with timed(3) as (host, timekeeper, now):
        spoil(host, damage)
        if is_started:
            timekeeper.start()

        async def late() -> None:
            for _ in range(3):
                now[0] += 2 * MINUTE
                await timekeeper.look()
            for live in host.sessions.values():
                await live.stop()

        asyncio.run(late())
        assert [bool(host.live(table).together.stand_ins) for table in (2, 3)] == [True, True]
        # It is told once, in a line.
        told = [record.getMessage() for record in caplog.records]
        assert len(told) <= 1
        assert told or is_started or "seats" in damage
        assert all(one.startswith("table 1: ") and "\n" not in one for one in told)
        assert not any(record.exc_info for record in caplog.records)


@pytest.mark.parametrize("watch", [watch_time, watch_file])
def test_the_looks_go_on_whatever_happens(
    watch: object, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    app, looks = Server().app, []

    def broken(*anything: object) -> int:
        looks.append(1)
        raise IndexError("tuple index out of range")

    monkeypatch.setattr(routes, "LOOKING", 0.0)
    monkeypatch.setattr(app.state.timekeeper, "look", broken)
    monkeypatch.setattr(Store, "foreign_changes", property(broken))

    async def run() -> None:
        watching = asyncio.create_task(watch(app))  # type: ignore[operator]
        while len(looks) < 3:
            await asyncio.sleep(0)
        assert not watching.done()
        watching.cancel()

    asyncio.run(run())
    assert [record.getMessage().partition(": ")[2] for record in caplog.records] == [
        "IndexError: tuple index out of range"
    ]


def test_a_table_that_cannot_be_caught_up_with_does_not_hinder_others(caplog: pytest.LogCaptureFixture) -> None:
    host = Host(Store(":memory:"))
    lives = [host.live(begin(host, "a" * 22, f"{number}" * 22)) for number in range(2)]
    for live in lives:
        live.watchers.add(lambda: None)
        host.store.append(live.number, 0, ["end"], False)
    spoil(host, "UPDATE entries SET entry = 'deck mauve' WHERE place = 1")
    asyncio.run(caught_up(host))
    assert [live.session.count for live in lives] == [0, 1]
    assert [record.getMessage().partition(":")[0] for record in caplog.records] == ["table 1"]


async def caught_up(host: Host) -> None:
    host.catch_up()
    for live in host.sessions.values():
        await live.stop()


def test_a_table_that_cannot_be_deleted_does_not_keep_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host = Host(Store(":memory:"))
    keeping = Keeping(host.store, Days(1, 1, 1))
    away = PuttingAway(Gatherings(host), keeping)
    for number in range(3):
        begin(host, "a" * 22, f"{number}" * 22)
    spoil(host, "UPDATE tables SET changed = id")
    # Something of another program belongs to the first of them.
    spoil(host, "CREATE TABLE diary (place INTEGER REFERENCES tables (id))")
    spoil(host, "INSERT INTO diary VALUES (1)")
    monkeypatch.setattr(putting_away, "time", lambda: 1e9 * DAY)
    monkeypatch.setattr(putting_away, "FIRST", 0.0)
    monkeypatch.setattr(putting_away, "LOOKS", 0.0)
    monkeypatch.setattr(putting_away, "PAUSE", 0.0)

    async def run() -> None:
        task = asyncio.create_task(away.run())
        while host.store.rows("SELECT count(*) FROM tables") != [(1,)]:
            await asyncio.sleep(0)
        task.cancel()

    asyncio.run(asyncio.wait_for(run(), 60))
    assert host.store.rows("SELECT id FROM tables") == [(1,)]
    assert len(caplog.records) == 1


def test_what_goes_wrong_is_told_again_when_it_went_well_between(caplog: pytest.LogCaptureFixture) -> None:
    mishaps = Mishaps(logging.getLogger("test"))
    for problem in ("a", "a", "b\nc", "", "b\nc"):
        with mishaps.at("here"):
            if problem:
                raise OSError(problem)
    assert [record.getMessage() for record in caplog.records] == [
        "here: OSError: a",
        "here: OSError: b c",
        "here: OSError: b c",
    ]
