"""A person's own tables: those where it is his turn and since when, those where others decide, and those that are
over."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from regni.bots.levels import make_bot
from regni.decks.deck import STEADY
from regni.web.gathering.gatherings import ANY
from regni.web.pages import my_tables
from regni.web.pages.my_tables import lasting
from regni.web.play import store as stores
from regni.web.play.host import Host, LiveSession
from regni.web.play.stand import ANYBODY, Stand, stand_of
from regni.web.play.store import KeptSession, Store
from regni.web.terms import Player, Terms, terms_json
from regni.words.notation import move_text
from regni.words.words import LANGUAGES, words
from set_tables import begin, open_table
from table_forms import Browser, words_of
from test_revisions import HERE
from test_table_lobby import Person, Server

HOUR = 3600.0


class Clock:
    """The clock of the store and the pages."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000.0
        monkeypatch.setattr(stores, "time", lambda: self.now)
        monkeypatch.setattr(my_tables, "time", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def host() -> Iterator[Host]:
    host = Host(Store(":memory:"))
    yield host
    host.store.close()


def kept(host: Host, handle: str) -> KeptSession:
    found = host.store.find(handle)
    assert found is not None
    return found


def live_at(host: Host, handle: str) -> LiveSession:
    opened = open_table(host, handle)
    assert opened is not None
    return opened[0]


async def play(live: LiveSession, move: str = "") -> None:
    """The seat that has to decide makes one move. No bot thinks in the background."""
    session = live.session
    seat = session.game.deciding
    assert seat is not None
    bot = make_bot("steward", seat, "stewards", session.game.record.ruleset)
    live.play(range(6), session.count, [move or move_text(bot.choose(session.game.sight(seat)))])


# What is stored.


def test_with_every_move_it_is_stored_who_decides_and_how_far_the_game_is(host: Host) -> None:
    key = begin(host, seats=3, people=3)
    live = live_at(host, key)

    async def course() -> None:
        while live.session.game.outcome is None:
            assert kept(host, key).stand == stand_of(live.session.game.table)
            assert kept(host, key).stand.deciding == live.session.game.deciding
            await play(live, "concede" if live.session.game.about == "turn" and live.session.count > 60 else "")

    asyncio.run(course())
    assert kept(host, key).is_over
    assert kept(host, key).stand.deciding == ANYBODY


def test_one_has_been_deciding_since_the_first_of_his_moves_in_a_row(host: Host, clock: Clock) -> None:
    key = begin(host, seats=2, people=2)
    live = live_at(host, key)
    since = clock.now

    async def course() -> None:
        nonlocal since
        for _ in range(60):
            before = live.session.game.deciding
            clock.now += 60
            await play(live)
            if live.session.game.deciding != before:
                since = clock.now
            assert kept(host, key).since == since
            assert kept(host, key).changed == clock.now

    asyncio.run(course())


def test_who_takes_a_move_back_decides_again(host: Host, clock: Clock) -> None:
    key = begin(host, {"free_mulligan": False}, seats=2, people=2)
    live = live_at(host, key)

    async def course() -> None:
        while True:
            clock.now += HOUR
            seat = live.session.game.deciding
            assert seat is not None
            await play(live)
            if live.session.may_undo(seat):
                break
        clock.now += HOUR
        live.undo(range(2), live.session.count)
        assert kept(host, key).stand == stand_of(live.session.game.table)
        assert kept(host, key).stand.deciding == seat

    asyncio.run(course())


def test_between_the_games_of_a_series_anybody_can_go_on(host: Host) -> None:
    terms = Terms({}, [Player("Ana"), Player("Ben")], [dict(STEADY)] * 2, "series", best_of=3)
    key = host.begin("A" * 22, terms)
    live = live_at(host, key)

    async def course() -> None:
        while live.session.game.outcome is None:
            await play(live, "concede" if live.session.game.about == "turn" else "")
        assert kept(host, key).stand.deciding == ANYBODY
        assert not kept(host, key).is_over
        assert host.store.waiting_for("A" * 22) == 1
        live.next_game(live.session.count)
        assert kept(host, key).stand == stand_of(live.session.game.table)
        assert kept(host, key).stand.deciding == live.session.game.deciding

    asyncio.run(course())


def test_a_table_of_an_older_file_waits_for_its_person(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes((HERE / "tables.sqlite").read_bytes())
    store = Store(file)
    with sqlite3.connect(file) as db:
        running = db.execute("SELECT owner, count(*) FROM tables WHERE NOT over GROUP BY owner").fetchall()
    db.close()
    assert running
    for owner, number in running:
        assert store.waiting_for(owner) == number
        for one in store.sessions_of(owner):
            assert (one.stand.deciding, one.since) == (ANYBODY, one.changed)
    store.close()


# What the start page shows.


def section(page: str, name: str) -> str:
    """One group of the list as it reads. Empty if there is none."""
    found = re.search(rf'<section aria-labelledby="{name}">.*?</section>', page, re.S)
    return words_of(found[0]) if found else ""


def friends() -> tuple[Server, Person, Person]:
    server = Server()
    ana, ben = server.person(), server.person("es")
    ana.begin(seats="2", name_0="Ana")
    ben.join(ana.keys()[ANY], 1, "Ben")
    return server, ana, ben


def begun_by(server: Server, ana: Person, ben: Person) -> str:
    """A game of Ana and Ben on their own devices. Returns its handle."""
    terms = Terms({}, [Player("Ana"), Player("Ben")], [dict(STEADY)] * 2, "two")
    handle = "F" * 22
    stand = Stand(1, 4, 1)
    server.host.store.begin(ana.token, terms_json(terms), handle, {0: ana.token, 1: ben.token}, stand)
    return handle


def test_my_turn_stands_apart_from_the_turns_of_others(clock: Clock) -> None:
    server, ana, ben = friends()
    handle = begun_by(server, ana, ben)
    clock.now += 2 * HOUR + 5
    page, other = ana.get("/"), ben.get("/")
    assert section(page, "mine") == ""
    assert "Ben has been deciding for 2 hours" in section(page, "others")
    assert "Round 4" in section(page, "others")
    assert "Te toca desde hace 2 horas" in section(other, "mine")
    assert f'href="/table/{handle}"' in other
    # In a lobby it is nobody's turn.
    assert words("en").text("lobby-waiting") in section(page, "others")
    assert "<title>regni</title>" in page
    assert "<title>Te toca en una mesa · regni</title>" in other


def test_other_tables_say_how_many_wait(clock: Clock) -> None:
    server, ana, ben = friends()
    handle = begun_by(server, ana, ben)
    assert 'class="elsewhere"' not in ana.get(ana.table)
    assert words("es").text("start-elsewhere", number=1) in words_of(ben.get(ben.table))
    # Not at the table itself.
    assert 'class="elsewhere"' not in ben.get(f"/table/{handle}")
    server.host.store.remove(1, ben.token)
    assert 'class="elsewhere"' in ben.get(ben.table)
    server.host.store.remove(2, ben.token)
    assert 'class="elsewhere"' not in ben.get(ben.table)


def test_at_one_screen_the_list_says_whose_turn_it_is(tmp_path: Path, clock: Clock) -> None:
    browser = Browser(tmp_path)
    browser.get("/")
    terms = Terms({}, [Player("Eva"), Player(), Player(bot="knight")], [dict(STEADY)] * 3, "x")
    for number, seat in enumerate((0, 1, 2)):
        stand = Stand(seat, 1, 1)
        seats = dict.fromkeys((0, 1), browser.owner)
        browser.host.store.begin(browser.owner, terms_json(terms), f"{number}" * 22, seats, stand)
    clock.now += 61
    mine = section(browser.get("/"), "mine")
    assert "Eva has been deciding for a minute" in mine
    assert "Red has been deciding for a minute" in mine
    # The server was stopped while the bot thought.
    assert words("en").text("start-turn-bots") in mine


def test_a_bot_that_thinks_is_one_of_the_others(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    browser.get("/")
    terms = Terms({}, [Player(), Player(bot="knight")], [dict(STEADY)] * 2, "x")
    stand = Stand(1, 1, 1)
    number = browser.host.store.begin(browser.owner, terms_json(terms), "k" * 22, {0: browser.owner}, stand)
    browser.host.live(number)
    assert "Red (Knight) is deciding" in section(browser.get("/"), "others")


def test_the_list_plays_nothing_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = Browser(tmp_path)
    for _ in range(3):
        browser.post("/play", {"variant": "base"}, 303)

    def never(host: Host, number: int) -> LiveSession:
        raise AssertionError("a table was opened for a list")

    monkeypatch.setattr(Host, "live", never)
    assert section(browser.get("/"), "mine").count("Round 1") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_long_reads_differently_for_each_span(language: str) -> None:
    spans = [0, 70, 200, 4000, 8000, 30 * HOUR, 80 * HOUR, 480 * HOUR, 2400 * HOUR, 24_000 * HOUR]
    told = [lasting(seconds, words(language)) for seconds in spans]
    assert len(set(told)) == len(spans)
    assert lasting(-5, words(language)) == ""
