"""What people are shown is on the disk. People whom a write does not concern do not wait for the disk."""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from regni.errors import RegniError
from regni.web import syncing
from regni.web.gathering.gatherings import ANY
from regni.web.pages.page import OWNER
from regni.web.play import database
from regni.web.play.host import Host
from regni.web.play.store import Store
from regni.web.server.messages import PING
from regni.web.server.routes import make_app
from regni.web.server.socket import FAILED
from set_tables import begin
from test_table_live import OWNER_KEY, next_frame, say
from test_table_lobby import Server, hear


class Disk:
    """A disk that takes as long as the test wants, and notes what happened in which order."""

    def __init__(self) -> None:
        self.happened: list[str] = []
        self.is_asked, self.is_free = threading.Event(), threading.Event()
        self.is_broken = False
        self.is_free.set()

    def fsync(self, file: int) -> None:
        self.is_asked.set()
        self.is_free.wait()
        if self.is_broken:
            raise OSError(5, "the disk is broken")
        self.happened.append("synced")

    def hold(self) -> None:
        """Every sync from now on waits."""
        self.happened.clear()
        self.is_asked.clear()
        self.is_free.clear()

    @contextmanager
    def freed(self) -> Iterator[None]:
        """After the test nothing waits for the disk any more, even if the test failed."""
        try:
            yield
        finally:
            self.is_free.set()

    def breaks(self) -> None:
        self.is_broken = True
        self.is_free.set()

    def record(self, app: Starlette) -> None:
        """Notes every address to which something is sent."""
        app.add_middleware(Recording, happened=self.happened)


class Recording:
    def __init__(self, app: ASGIApp, happened: list[str]) -> None:
        self.app = app
        self.happened = happened

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_recorded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.send"):
                self.happened.append(scope["path"])
            await send(message)

        await self.app(scope, receive, send_recorded)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    made = Disk()
    monkeypatch.setattr(os, "fsync", made.fsync)
    with made.freed():
        yield made


@pytest.fixture
def store(tmp_path: Path, disk: Disk) -> Iterator[Store]:
    opened = Store(tmp_path / "tables.sqlite")
    settle(opened)
    yield opened
    disk.is_free.set()
    opened.close()


@pytest.fixture
def client(store: Store, disk: Disk) -> Iterator[TestClient]:
    app = make_app(Host(store), ["testserver"])
    disk.record(app)
    with TestClient(app, cookies={OWNER: OWNER_KEY}, follow_redirects=False) as found, disk.freed():
        yield found


def settle(store: Store) -> None:
    """Waits until all that was written is on the disk."""
    asyncio.run(asyncio.wait_for(store.durable(store.written), 60))


def sockets(client: TestClient, store: Store) -> list[str]:
    """Two tables of two people each, who share a screen."""
    host = client.app.state.host  # type: ignore[attr-defined]
    paths = [f"/table/{begin(host, seats=2, people=2, seed=seed)}/live" for seed in ("one", "two")]
    settle(store)
    return paths


def test_a_move_is_told_when_it_is_on_the_disk_and_other_tables_go_on(
    client: TestClient, store: Store, disk: Disk
) -> None:
    mine, theirs = sockets(client, store)
    with client.websocket_connect(mine) as one, client.websocket_connect(theirs) as other:
        at = next_frame(one)["at"]
        next_frame(other)
        seat = client.app.state.host.live(1).session.game.deciding  # type: ignore[attr-defined]
        say(one, do="uncover", seat=seat)
        next_frame(one)
        settle(store)
        disk.hold()
        say(one, do="choose", at=at, moves=["end"])
        assert disk.is_asked.wait(60)
        assert store.count(1) > at
        # Nobody else waits.
        other.send_text(PING)
        hear(other, "pong")
        say(other, do="uncover", seat=0)
        next_frame(other)
        assert theirs in disk.happened
        assert not {mine, "synced"} & set(disk.happened)
        # A person who comes to the table now waits too.
        with client.websocket_connect(mine) as another:
            assert client.get("/static/table.js").status_code == 200
            assert mine not in disk.happened
            disk.is_free.set()
            assert next_frame(one)["at"] == at + 1
            assert next_frame(another)["at"] == at + 1
        assert disk.happened.index("synced") < disk.happened.index(mine)


def test_a_form_is_answered_when_what_it_wrote_is_on_the_disk(client: TestClient, store: Store, disk: Disk) -> None:
    table = sockets(client, store)[0].split("/")[2]
    disk.hold()
    answers: list[int] = []
    posting = threading.Thread(target=lambda: answers.append(client.post("/remove", data={"table": table}).status_code))
    posting.start()
    assert disk.is_asked.wait(60)
    # Files are sent meanwhile.
    assert client.get("/static/table.js").status_code == 200
    assert disk.happened == ["/static/table.js"]
    disk.is_free.set()
    posting.join(60)
    assert answers == [303]
    assert disk.happened[1] == "synced"


def test_the_page_of_a_lobby_waits_too(tmp_path: Path, disk: Disk) -> None:
    server = Server(tmp_path / "tables.sqlite")
    disk.record(server.app)
    ana, ben = server.person(), server.person()
    ana.begin(name_0="Ana")
    path = f"{ana.table}/live"
    with server.running(), ana.client.websocket_connect(path) as session, disk.freed():
        hear(session, "lobby")
        settle(server.host.store)
        disk.hold()
        joining = threading.Thread(target=ben.join, args=(ana.keys()[ANY], 1, "Ben"))
        joining.start()
        assert disk.is_asked.wait(60)
        assert ben.get("/static/table.js")
        assert disk.happened == ["/static/table.js"]
        disk.is_free.set()
        assert "Ben" in json.dumps(hear(session, "lobby"))
        joining.join(60)
    assert disk.happened[1] == "synced"
    assert path in disk.happened


def test_several_commits_share_a_sync(store: Store, disk: Disk) -> None:
    disk.hold()
    table = store.begin("anna", "{}", "key", {0: "anna"})
    assert disk.is_asked.wait(60)
    for number in range(5):
        store.append(table, number, ["end"], False)
    disk.is_free.set()
    settle(store)
    assert disk.happened == ["synced"] * 2


def test_a_broken_disk_acknowledges_nothing(client: TestClient, store: Store, disk: Disk) -> None:
    mine, theirs = sockets(client, store)
    with client.websocket_connect(mine) as one, client.websocket_connect(theirs) as other:
        at = next_frame(one)["at"]
        next_frame(other)
        say(one, do="uncover", seat=client.app.state.host.live(1).session.game.deciding)  # type: ignore[attr-defined]
        next_frame(one)
        settle(store)
        disk.hold()
        say(one, do="choose", at=at, moves=["end"])
        assert disk.is_asked.wait(60)
        disk.breaks()
        told = json.loads(one.receive_text())
        assert told["kind"] == "refused"
        assert "the disk is broken" in told["text"]
        with pytest.raises(WebSocketDisconnect) as closed:
            one.receive_text()
        assert closed.value.code == FAILED
        # A person who comes back does not see it either.
        with client.websocket_connect(mine) as again:
            assert json.loads(again.receive_text())["kind"] == "refused"
        # At the other table nothing was lost. But the next move there is refused.
        other.send_text(PING)
        hear(other, "pong")
        answer = client.post("/remove", data={"table": theirs.split("/")[2]})
        assert answer.status_code == 400
        assert "the disk is broken" in answer.text
        assert "the disk is broken" in client.get("/").text
        assert client.get("/static/table.js").status_code == 200


def test_after_a_failed_sync_nothing_is_written_any_more(store: Store, disk: Disk) -> None:
    before = store.written
    disk.hold()
    table = store.begin("anna", "{}", "key", {0: "anna"})
    disk.breaks()
    for _ in range(2):
        with pytest.raises(RegniError) as caught:
            settle(store)
        assert caught.value.code == "store-write"
    # The disk comes back, and nobody knows what is on it.
    disk.is_broken = False
    with pytest.raises(RegniError) as caught:
        store.append(table, 0, ["end"], False)
    assert caught.value.code == "store-write"
    assert store.entries(table) == []
    asyncio.run(store.durable(before))
    assert "synced" not in disk.happened


def test_who_waits_and_goes_is_forgotten(store: Store, disk: Disk) -> None:
    async def wait() -> None:
        waiting = [asyncio.create_task(store.durable(store.written)) for _ in range(2)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        disk.is_free.set()
        await waiting[1]
        assert waiting[0].cancelled()

    disk.hold()
    store.begin("anna", "{}", "key", {0: "anna"})
    asyncio.run(asyncio.wait_for(wait(), 60))


def test_closing_syncs_what_is_left(store: Store, disk: Disk) -> None:
    # Other stores of other tests may have threads of their own.
    before = [thread for thread in threading.enumerate() if thread.name == "syncing"]
    assert before
    disk.hold()
    store.begin("anna", "{}", "key", {0: "anna"})
    closing = threading.Thread(target=store.close)
    closing.start()
    assert disk.is_asked.wait(60)
    assert closing.is_alive()
    disk.is_free.set()
    closing.join(60)
    assert disk.happened == ["synced"]
    assert len([thread for thread in before if thread.is_alive()]) == len(before) - 1
    again = Store(store.path)
    assert again.find("key") is not None
    again.close()


def test_what_an_earlier_program_left_is_synced_before_it_is_told(tmp_path: Path, disk: Disk) -> None:
    """The earlier program may have been killed before it synced."""
    disk.hold()
    store = Store(tmp_path / "tables.sqlite")
    assert disk.is_asked.wait(60)
    disk.is_free.set()
    settle(store)
    assert disk.happened == ["synced"]
    store.close()


def test_what_another_program_wrote_counts_when_it_is_read(store: Store) -> None:
    other = Store(store.path)
    before = store.written
    other.begin("anna", "{}", "key", {0: "anna"})
    assert store.written == before
    assert store.find("key") is not None
    assert store.written == before + 1
    assert store.find("key") is not None
    assert store.written == before + 1
    other.close()


@pytest.mark.parametrize("is_pausing", [True, False])
def test_the_log_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_pausing: bool) -> None:
    for module, name in ((syncing, "LARGE"), (database, "LARGE"), (syncing, "HUGE")):
        monkeypatch.setattr(module, name, 200_000)
    store = Store(tmp_path / "tables.sqlite")
    log = tmp_path / "tables.sqlite-wal"
    table = store.begin("anna", "{}", "key", {0: "anna"})
    number = 0
    for _ in range(3):
        is_large = False
        while not is_large or log.stat().st_size > 200_000:
            store.append(table, number, ["end"], False)
            if is_pausing:
                settle(store)
            number += 1
            is_large = is_large or log.stat().st_size > 200_000
            assert number < 10_000
    assert store.count(table) == number
    store.close()
    assert not log.exists()


def test_the_file_may_be_a_link(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "tables.sqlite").symlink_to(tmp_path / "far" / "tables.sqlite")
    store = Store(tmp_path / "tables.sqlite")
    store.begin("anna", "{}", "key", {0: "anna"})
    settle(store)
    store.close()


def test_a_store_in_memory_needs_no_disk() -> None:
    store = Store(":memory:")
    store.begin("anna", "{}", "key", {0: "anna"})
    settle(store)
    assert store.written == 0
    store.close()


def test_the_settings_with_which_the_log_can_be_trusted(store: Store) -> None:
    """A test cannot cut the power. It checks that the log is synced before it is copied into the file, and when it
    starts again from its beginning."""
    asked = ("journal_mode", "synchronous", "wal_autocheckpoint")
    assert [store.rows(f"PRAGMA {name}")[0][0] for name in asked] == ["wal", 1, 0]
