"""Old tables are put away: after a time that people could read of, a little at a time, and never while somebody has
them open."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from regni.commands import browse as browsing
from regni.decks.deck import STEADY
from regni.errors import RegniError
from regni.records.days import MOST, NOTICE, USUAL, Days
from regni.web.gathering import gatherings
from regni.web.gathering.gatherings import Gatherings
from regni.web.keeping import keeping as keepings
from regni.web.keeping import putting_away, told
from regni.web.keeping.keeping import DAY, Keeping
from regni.web.keeping.putting_away import SLICE, PuttingAway
from regni.web.keeping.told import day_text, end_told, rule_told
from regni.web.play import host as hosting
from regni.web.play import store as stores
from regni.web.play.host import Host
from regni.web.play.store import KeptSession, Store
from regni.web.terms import Player, Terms, terms_json
from regni.words.words import LANGUAGES, words
from set_tables import begin, open_table
from table_forms import Browser, words_of
from test_table_lobby import Person, Server, hear

GAME = terms_json(Terms({}, [Player("Ana"), Player(bot="knight")], [dict(STEADY)] * 2, "kept"))


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_000_000.0
        for module in (stores, gatherings, keepings, putting_away, told):
            monkeypatch.setattr(module, "time", lambda: self.now)

    def pass_days(self, days: float) -> None:
        self.now += days * DAY


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def host(clock: Clock) -> Iterator[Host]:
    host = Host(Store(":memory:"))
    yield host
    host.store.close()


def keep(host: Host, name: str, entries: int = 0, is_over: bool = False, setup: str = GAME) -> int:
    number = host.store.begin("anna", setup, name, {0: "anna"})
    if entries:
        host.store.append(number, 0, ["end"] * entries, is_over, {0: '["why",{},true]'})
    return number


def swept(host: Host, days: Days = USUAL, keeping: Keeping | None = None) -> int:
    """Puts away all that is due. Returns in how many slices."""
    away = PuttingAway(Gatherings(host), keeping or Keeping(host.store, days))
    slices = 0
    while away.step():
        slices += 1
    return slices


def there(host: Host) -> list[str]:
    return [str(handle) for (handle,) in host.store.rows("SELECT handle FROM tables ORDER BY id")]


# When a table is put away.


def test_each_kind_has_its_time(host: Host, clock: Clock) -> None:
    keeping = Keeping(host.store)
    keep(host, "running", 3)
    keep(host, "over", 3, is_over=True)
    keep(host, "lobby", setup="")
    left = {13.9: ["running", "over", "lobby"], 14.1: ["running", "over"], 59.9: ["running", "over"], 60.1: ["over"]}
    left |= {179.9: ["over"], 180.1: []}
    start = clock.now
    for days, names in left.items():
        clock.now = start + days * DAY
        swept(host, keeping=keeping)
        assert there(host) == names, days
    for name in ("entries", "reasons", "seats", "tables"):
        assert host.store.rows(f"SELECT * FROM {name}") == []


def test_who_plays_on_keeps_the_game(host: Host, clock: Clock) -> None:
    keeping = Keeping(host.store)
    number = keep(host, "running", 3)
    clock.pass_days(59)
    host.store.append(number, 3, ["end"], False)
    clock.pass_days(59)
    swept(host, keeping=keeping)
    assert there(host) == ["running"]


def test_nothing_is_put_away_if_the_owner_of_the_server_says_so(host: Host, clock: Clock) -> None:
    never = Keeping(host.store, Days(0, 0, 0))
    for name, over, setup in (("running", False, GAME), ("over", True, GAME), ("lobby", False, "")):
        keep(host, name, 0 if not setup else 2, over, setup)
    clock.pass_days(10_000)
    assert swept(host, keeping=never) == 0
    assert len(there(host)) == 3
    assert rule_told(never, words("en")) == ""
    assert end_told(kept(host, "over"), never, words("en")).text == ""


def kept(host: Host, handle: str) -> KeptSession:
    found = host.store.find(handle)
    assert found is not None
    return found


def test_nobody_loses_a_game_before_its_end_could_be_read(host: Host, clock: Clock) -> None:
    """A server that put nothing away, or put it away later, begins to do so."""
    keep(host, "old", 3)
    Keeping(host.store, Days(0, 180, 14))
    clock.pass_days(50)
    keep(host, "newer", 3)
    clock.pass_days(50)
    host.store.append(2, 3, ["end"], False)
    shorter = Keeping(host.store, Days(30, 180, 14))
    assert swept(host, keeping=shorter) == 0
    assert shorter.end_of(kept(host, "old")) == clock.now + NOTICE * DAY
    assert shorter.end_of(kept(host, "newer")) == clock.now + 30 * DAY
    # The time does not start again with the server.
    clock.pass_days(NOTICE - 1)
    again = Keeping(host.store, Days(30, 180, 14))
    assert swept(host, keeping=again) == 0
    clock.pass_days(1.1)
    assert swept(host, keeping=again) == 1
    assert there(host) == ["newer"]


def test_nor_after_a_long_while_in_which_the_server_did_not_run(host: Host, clock: Clock) -> None:
    Keeping(host.store)
    keep(host, "campaign", 3)
    clock.pass_days(400)
    keeping = Keeping(host.store)
    assert swept(host, keeping=keeping) == 0
    assert end_told(kept(host, "campaign"), keeping, words("en")).is_near
    clock.pass_days(NOTICE + 0.1)
    assert swept(host, keeping=keeping) == 1


def test_a_game_that_somebody_has_open_stays(host: Host, clock: Clock) -> None:
    keeping = Keeping(host.store)
    key = begin(host, seats=2, people=2)
    keep(host, "other", 3)
    opened = open_table(host, key)
    assert opened is not None
    watcher = lambda: None  # noqa: E731
    opened[0].watchers.add(watcher)
    clock.pass_days(61)
    assert swept(host, keeping=keeping) == 1
    assert there(host) == [key]
    # The page names today as its end, and not a day that has passed.
    text = end_told(kept(host, key), keeping, words("en")).text
    assert day_text(clock.now, clock.now, words("en")) in text
    opened[0].watchers.discard(watcher)
    assert swept(host, keeping=keeping) == 1
    assert there(host) == []
    assert host.sessions == {}


def test_so_does_a_lobby_that_somebody_looks_at(host: Host, clock: Clock) -> None:
    lobbies, keeping = Gatherings(host), Keeping(host.store)
    number = keep(host, "lobby", setup="")
    watcher = lambda: None  # noqa: E731
    lobbies.watch(number, "anna", watcher)
    clock.pass_days(15)
    assert not PuttingAway(lobbies, keeping).step()
    lobbies.leave(number, watcher)
    assert PuttingAway(lobbies, keeping).step()
    assert there(host) == []


# How it is put away.


def test_a_long_game_goes_in_slices_and_nobody_opens_the_rest_of_it(host: Host, clock: Clock) -> None:
    keeping = Keeping(host.store)
    number = keep(host, "k" * 22, 2 * SLICE + 10)
    clock.pass_days(61)
    away = PuttingAway(Gatherings(host), keeping)
    assert away.step()
    assert host.store.count(number) == SLICE + 10
    assert host.open("k" * 22, "anna") is None
    assert host.store.sessions_of("anna") == []
    # Another server finds the rest of it, and so would this one.
    assert swept(host, keeping=Keeping(host.store)) == 0
    assert away.step()
    assert away.step()
    assert not away.step()
    assert there(host) == []


def test_the_server_puts_away_by_itself(host: Host, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(putting_away, "FIRST", 0)
    monkeypatch.setattr(putting_away, "PAUSE", 0)
    keeping = Keeping(host.store)
    for number in range(20):
        keep(host, str(number), 3)
    clock.pass_days(61)

    async def course() -> None:
        task = asyncio.create_task(PuttingAway(Gatherings(host), keeping).run())
        async with asyncio.timeout(30):
            while there(host):
                await asyncio.sleep(0)
        task.cancel()

    asyncio.run(course())


def test_a_full_disk_ends_nothing(host: Host, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(putting_away, "FIRST", 0)
    monkeypatch.setattr(putting_away, "LOOKS", 0)
    keeping = Keeping(host.store)
    keep(host, "old", 3)
    clock.pass_days(61)
    host.store._db.execute("PRAGMA query_only = ON")

    async def course() -> None:
        task = asyncio.create_task(PuttingAway(Gatherings(host), keeping).run())
        for _ in range(20):
            await asyncio.sleep(0)
        assert there(host) == ["old"]
        host.store._db.execute("PRAGMA query_only = OFF")
        async with asyncio.timeout(30):
            while there(host):
                await asyncio.sleep(0)
        task.cancel()

    asyncio.run(course())


def test_the_file_does_not_grow_for_ever(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "tables.sqlite"
    host = Host(Store(path))
    keeping = Keeping(host.store)
    sizes = []
    for _ in range(6):
        for number in range(20):
            keep(host, f"{clock.now} {number}", 300)
        clock.pass_days(61)
        swept(host, keeping=keeping)
        host.store._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        sizes.append(path.stat().st_size)
    assert sizes[-1] == sizes[0] > 100_000
    assert host.store.size < sizes[0] / 2
    host.store.close()


# Room.


def test_ten_thousand_unfinished_games_do_not_stop_a_new_one(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    with browser.host.store.writing() as db:
        db.executemany(
            "INSERT INTO tables (handle, owner, begun, changed, setup) VALUES (?, ?, 1e9, 2e9, ?)",
            [(f"handle {number}", f"person {number}", GAME) for number in range(10_000)],
        )
        db.execute("INSERT INTO entries SELECT id, 0, 'end' FROM tables")
    assert browser.post("/play", {"variant": "base"}, 303).startswith("/table/")
    assert browser.host.store.rows("SELECT count(*) FROM tables") == [(10_001,)]


def test_in_a_full_file_only_games_without_a_move_give_way(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "LARGEST", 1)
    played = keep(host, "played", 1)
    lobby = keep(host, "lobby", setup="")
    with pytest.raises(RegniError) as caught:
        host.check_room("bert")
    assert caught.value.code == "table-many"
    keep(host, "older")
    keep(host, "newer")
    host.check_room("bert")
    assert there(host) == ["played", "lobby", "newer"]
    assert played < lobby


# Deleting.


def test_a_page_of_a_deleted_table_is_told(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    table = browser.post("/play", {"variant": "rebellion"}, 303)
    with browser.client, browser.client.websocket_connect(f"{table}/live") as socket:
        assert json.loads(socket.receive_text())["kind"] == "frame"
        browser.post("/remove", {"table": table.removeprefix("/table/")}, 303)
        with pytest.raises(WebSocketDisconnect):
            hear(socket, "nothing more")
        # The page connects again, as its script does.
        with browser.client.websocket_connect(f"{table}/live") as again, pytest.raises(WebSocketDisconnect) as closed:
            again.receive_text()
        assert closed.value.code == 4404


def test_a_table_deleted_by_another_server_ends_here(tmp_path: Path) -> None:
    one, other = (Host(Store(tmp_path / "tables.sqlite")) for _ in range(2))
    key = begin(one, seats=2, people=2)
    opened = open_table(one, key)
    assert opened is not None
    told_of: list[bool] = []
    opened[0].watchers.add(lambda: told_of.append(opened[0].is_gone))
    other.delete(opened[0].number)
    # A number is never given twice: what comes later is not taken for what was deleted.
    begin(other, seats=2, people=2, seed="later")
    one.catch_up()
    assert told_of == [True]
    assert one.sessions == {}
    for host in (one, other):
        host.store.close()


def test_nobody_deletes_what_others_play(tmp_path: Path) -> None:
    server = Server()
    ana, ben = server.person(), server.person()
    ana.begin(seats="2", name_0="Ana")
    ben.join(ana.keys()["1"], 1, "Ben")
    # Neither the lobby, nor the game.
    for _ in range(2):
        ben.post("/remove", table=ben.table.removeprefix("/table/"))
        assert server.host.store.find(ana.table.removeprefix("/table/")) is not None
        with server.host.store.writing() as db:
            db.execute("UPDATE tables SET setup = ?", (GAME,))
            db.execute("DELETE FROM lobbies")
    assert "keeping-delete" not in ana.get(ana.table)
    assert words("en").text("keeping-delete-title") not in words_of(ana.get(ana.table))


# What people can read about it.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_time_is_told_beforehand(tmp_path: Path, clock: Clock, language: str) -> None:
    browser, w = Browser(tmp_path, language), words(language)
    browser.get("/")
    number = browser.host.store.begin(browser.owner, GAME, "k" * 22, {0: browser.owner})
    browser.host.store.append(number, 0, ["end"], False)
    end = w.text("keeping-end-unfinished", day=day_text(clock.now + 60 * DAY, clock.now, w))
    page = browser.get("/")
    assert rule_told(Keeping(browser.host.store), w) in words_of(page)
    assert "60" in words_of(page)
    assert end not in words_of(page)
    # The box of the table always has it. The head of the page and the list have it when it is near.
    assert end in words_of(browser.get(f"/table/{'k' * 22}"))
    assert 'class="near-end"' not in browser.get(f"/table/{'k' * 22}")
    clock.pass_days(60 - NOTICE + 1)
    end = w.text("keeping-end-unfinished", day=day_text(clock.now + 13 * DAY, clock.now, w))
    assert end in words_of(browser.get("/"))
    assert 'class="near-end"' in browser.get(f"/table/{'k' * 22}")


def test_a_lobby_and_a_finished_game_tell_theirs(clock: Clock) -> None:
    ana: Person = Server().person("es")
    ana.begin(seats="2")
    day = day_text(kept(ana.server.host, ana.table.removeprefix("/table/")).changed + 14 * DAY, clock.now, words("es"))
    assert words("es").text("keeping-end-lobbies", day=day) in words_of(ana.get(ana.table))
    host = ana.server.host
    keep(host, "over", 1, is_over=True)
    text = end_told(kept(host, "over"), Keeping(host.store), words("es")).text
    assert text == words("es").text("keeping-end-finished", day=day_text(clock.now + 180 * DAY, clock.now, words("es")))


def test_every_month_has_its_name() -> None:
    for language in LANGUAGES:
        days = {day_text((30.4 * number + 10) * DAY, 0, words(language)) for number in range(12)}
        assert len({day.split(maxsplit=1)[1] for day in days}) == 12


@pytest.mark.parametrize("option", ["keep_unfinished", "keep_finished", "keep_lobbies"])
@pytest.mark.parametrize("days", [-1, MOST + 1])
def test_days_that_make_no_sense_are_refused(option: str, days: int) -> None:
    chosen = dict.fromkeys((*browsing.CHOSEN_THERE, *browsing.OF_THE_TERMINAL))
    kept_for = {f"keep_{kind}": number for kind, number in USUAL._asdict().items()} | {option: days}
    with pytest.raises(RegniError) as caught:
        browsing.browse(argparse.Namespace(lang="en", name=None, **chosen, **kept_for))
    assert caught.value.code == "option-range"
    assert caught.value.data["option"] == f"--{option.replace('_', '-')}"
