"""One socket: what it shows of a session, and what it skips."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest

from regni.decks.deck import STEADY
from regni.engine.moves import END
from regni.errors import RegniError
from regni.web.play import session
from regni.web.play.host import Host, LiveSession
from regni.web.play.store import Store
from regni.web.play.viewer import Viewer
from regni.web.server import socket
from regni.web.server.socket import HANG_UP, Connection
from regni.web.terms import Player, Terms, terms_json
from regni.words.words import words


@pytest.fixture(autouse=True)
def short_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes frames short. Other tests look at what is in them."""
    monkeypatch.setattr(socket, "frame_data", lambda frame, *anything: {"at": frame.at})


def table(people: int = 1, seats: int = 3, first: int | None = None, **rules: object) -> LiveSession:
    """A session with people on the first seats, in which this seat has the first decision."""
    host = Host(Store(":memory:"))
    players = [Player(f"Earl {seat}") if seat < people else Player(bot="random") for seat in range(seats)]
    for number in range(60):
        terms = Terms(dict(rules), players, [dict(STEADY)] * seats, f"a socket {number}")
        live = host.live(host.store.begin("me", terms_json(terms), {}))
        if first in (None, live.session.game.deciding):
            return live
    pytest.fail("it never has the first decision")


def connected(live: LiveSession, *seats: int) -> Connection:
    asked: Any = SimpleNamespace(url=SimpleNamespace(path="/table/x/live"))
    reader: Any = SimpleNamespace(words=words("en"))
    return Connection(asked, Viewer(live, seats or [0], words("en")), reader)


def sent(connection: Connection) -> list[dict[str, Any]]:
    """Takes all messages that wait to be sent."""
    return [json.loads(connection.out.get_nowait()) for _ in range(connection.out.qsize())]


def enter(live: LiveSession, connection: Connection, *moves: str) -> None:
    """Enters moves of any seat. The connection notices each."""
    for move in moves:
        live.session.enter(move)
        connection.notice()


def test_whatever_happens_is_shown_in_its_order() -> None:
    live = table(first=1)
    connection = connected(live)
    enter(live, connection, "end", "end")
    assert [(one["kind"], one["at"]) for one in sent(connection)] == [("frame", 1), ("frame", 2)]


def test_a_player_in_a_hurry_sees_his_next_decision_and_from_then_on_everything() -> None:
    live = table(first=1)
    connection = connected(live)
    connection.hear(json.dumps({"do": "hurry"}))
    assert sent(connection) == []
    enter(live, connection, "end", "end")
    assert live.session.game.deciding == 0
    assert [one["at"] for one in sent(connection)] == [2]
    enter(live, connection, "end", "end")
    assert [one["at"] for one in sent(connection)] == [3, 4]


def test_or_the_end() -> None:
    live = table(seats=2, first=1)
    connection = connected(live)
    connection.hear(json.dumps({"do": "hurry"}))
    enter(live, connection, "concede")
    assert [one["at"] for one in sent(connection)] == [1]


def test_card_by_card_a_bot_picks_its_deck_unseen() -> None:
    live = table(house_divided=12, first=2)
    connection = connected(live)
    connection.notice()
    enter(live, connection, *["pick land"] * 4)
    # The first pick of the bot is shown.
    assert [one["at"] for one in sent(connection)] == [0]


def test_ones_own_picks_are_shown() -> None:
    live = table(house_divided=12, first=0)
    connection = connected(live)
    enter(live, connection, *["pick land"] * 4)
    assert [one["at"] for one in sent(connection)] == [1, 2, 3, 4]


def test_trouble_is_told_and_that_it_is_over() -> None:
    live = table(first=1)
    connection = connected(live)
    connection.hear(json.dumps({"do": "hurry"}))
    connection.notice()
    assert sent(connection) == []
    live.trouble = RegniError("store-write", problem="disk full")
    connection.notice()
    assert len(sent(connection)) == 1
    live.trouble = None
    connection.notice()
    assert len(sent(connection)) == 1
    connection.notice()
    assert sent(connection) == []


def test_what_makes_itself_is_not_shown_as_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    live = table(first=0)
    connection = connected(live)
    monkeypatch.setattr(type(live.session), "only_move", END)
    connection.notice()
    assert sent(connection) == []
    # It is shown if it could not be made.
    live.trouble = RegniError("store-write", problem="disk full")
    connection.notice()
    assert len(sent(connection)) == 1


def test_a_page_that_cannot_be_shown_the_table_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(one: Viewer) -> None:
        raise ZeroDivisionError

    connection = connected(table(first=0))
    monkeypatch.setattr(Viewer, "frame", broken)
    connection.notice()
    assert connection.out.get_nowait() == HANG_UP


def test_a_slow_client_is_only_shown_how_things_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_WAITING", 3)
    live = table(first=0)
    connection = connected(live)
    for waiting in (1, 2, 3, 4, 1, 2):
        connection.show()
        assert connection.out.qsize() == waiting


def test_what_changes_nothing_at_the_table_is_shown_to_the_one_who_did_it() -> None:
    live = table(people=2, seats=2, first=0)
    connection = connected(live, 0, 1)
    connection.hear(json.dumps({"do": "uncover", "seat": 0}))
    assert [one["kind"] for one in sent(connection)] == ["frame"]
    connection.hear(json.dumps({"do": "uncover", "seat": 2}))
    assert [one["kind"] for one in sent(connection)] == ["refused", "frame"]


def test_of_what_is_refused_the_rule_is_told_if_it_was_a_move() -> None:
    live = table(seats=2, first=0)
    connection = connected(live)
    connection.hear(json.dumps({"do": "choose", "at": 0, "moves": ["siege red 1"]}))
    connection.hear(json.dumps({"do": "choose", "at": 7, "moves": ["siege red 1"]}))
    assert [one["rule"] for one in sent(connection) if one["kind"] == "refused"] == ["B3.7", ""]


def test_more_is_put_together_than_anybody_means_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "MOST_AT_ONCE", 3)
    connection = connected(table(house_divided=12, first=0))
    for picks, kinds in ((3, ["frame"]), (1, ["refused", "frame"])):
        connection.hear(json.dumps({"do": "choose", "at": 0, "moves": ["pick land"] * picks, "holds": True}))
        assert [one["kind"] for one in sent(connection)] == kinds
    assert len(connection.viewer.draft) == 3


def test_nothing_is_put_together_that_a_rule_forbids() -> None:
    connection = connected(table(house_divided=12, first=0))
    connection.hear(json.dumps({"do": "choose", "at": 0, "moves": ["pick land"] * 7, "holds": True}))
    refused, frame = sent(connection)
    assert (refused["kind"], refused["rule"], frame["kind"]) == ("refused", "B2.1", "frame")
    assert connection.viewer.draft == []


def test_why_is_answered_for_ones_own_decision_only() -> None:
    live = table(first=1)
    connection = connected(live)
    connection.hear(json.dumps({"do": "why", "thing": "fief-red-1"}))
    (told,) = sent(connection)
    assert "Red" in told["title"]
    assert told["reasons"] == []
    live.session.enter("concede")
    live.session.enter("concede")
    connection.hear(json.dumps({"do": "why", "thing": "fief-red-1"}))
    (told,) = sent(connection)
    assert (told["title"], told["reasons"]) == ("", [])
