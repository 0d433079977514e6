"""Two servers on one file, sessions that cannot be read, and room for new ones."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from killing import game
from regni.errors import RegniError
from regni.web.pages.page import OWNER
from regni.web.play import host as hosting
from regni.web.play.host import Host
from regni.web.play.store import Store
from regni.web.server.routes import make_app
from set_tables import begin, open_table
from test_table_live import next_frame, say

OWNER_KEY = "A" * 22


def test_what_another_server_did_is_caught_up_with(tmp_path: Path) -> None:
    """The program may be started twice. A player who is refused once sees the present state and can go on."""
    file = tmp_path / "tables.sqlite"
    one, other = Host(Store(file)), Host(Store(file))
    key = one.begin(OWNER_KEY, game(4, "two"))

    async def play() -> None:
        (first, seats), (second, _) = (opened for host in (one, other) if (opened := open_table(host, key)))
        first.play(seats, 0, ["end"])
        with pytest.raises(RegniError) as caught:
            second.play(seats, 0, ["end"])
        assert caught.value.code == "table-stale"
        assert second.session.count == one.store.count(1)
        await first.stop()
        # Nobody watches. The next person who opens it finds it up to date.
        first.catch_up()
        first.play(seats, first.session.count, [first.session.game.legal_moves()[0]])
        reopened = open_table(other, key)
        assert reopened is not None
        assert reopened[0].session.count == one.store.count(1)
        for host in (one, other):
            await host.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    "damage", ['{"ruleset": {"no_such": 1}, "sitters": [{}], "decks": [], "seed": "x"}', "{", "[]"]
)
def test_a_table_that_cannot_be_read_hides_no_other(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "tables.sqlite"
    host = Host(Store(file))
    key = host.begin(OWNER_KEY, game(0, "two"))
    host.begin(OWNER_KEY, game(0, "two"))
    with sqlite3.connect(file) as db:
        db.execute("UPDATE tables SET setup = ? WHERE id = 2", (damage,))
    client = TestClient(make_app(host, ["testserver"]), cookies={OWNER: OWNER_KEY}, raise_server_exceptions=False)
    answer = client.get("/")
    assert answer.status_code == 200
    assert f"/table/{key}" in answer.text
    assert client.get("/new").status_code == 200


def test_tables_that_nobody_played_at_give_way_to_new_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host = Host(Store(tmp_path / "tables.sqlite"))
    keys = [host.begin(f"{number}" * 22, game(0, "two")) for number in range(3)]
    monkeypatch.setattr(hosting, "LARGEST", 1)
    host.store.append(1, 0, ["end"], False)
    newest = host.begin("B" * 22, game(0, "two"))
    assert [host.store.find(key) is not None for key in (*keys, newest)] == [True, False, True, True]
    for table in (3, 4):
        host.store.append(table, 0, ["end"], False)
    with pytest.raises(RegniError) as caught:
        host.begin("C" * 22, game(0, "two"))
    assert caught.value.code == "table-many"


def test_two_servers_on_one_file_show_each_others_moves(tmp_path: Path) -> None:
    """Nobody has to ask: each server looks at the file twice a second."""
    hosts = [Host(Store(tmp_path / "tables.sqlite")) for _ in range(2)]
    key = begin(hosts[0], seats=2, people=2)
    clients = [TestClient(make_app(host, ["testserver"]), cookies={OWNER: OWNER_KEY}) for host in hosts]
    path = f"/table/{key}/live"
    with clients[0], clients[1], clients[0].websocket_connect(path) as one, clients[1].websocket_connect(path) as other:
        first, second = next_frame(one), next_frame(other)
        assert first["at"] == second["at"]
        seat = hosts[0].live(1).session.game.deciding
        for session in (one, other):
            say(session, do="uncover", seat=seat)
            next_frame(session)
        say(one, do="choose", at=first["at"], moves=["end"])
        while next_frame(other)["at"] == first["at"]:
            pass
