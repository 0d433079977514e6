"""One socket: what it shows of a session, and what it skips."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

from regni.decks.deck import STEADY
from regni.engine.moves import END
from regni.errors import RegniError
from regni.web.company.company import Company
from regni.web.play import session
from regni.web.play.host import Host, LiveSession
from regni.web.play.keys import new_key
from regni.web.play.store import Store
from regni.web.play.viewer import Viewer
from regni.web.server import socket
from regni.web.server.socket import HANG_UP, Connection
from regni.web.terms import Player, Terms, terms_json
from regni.words.notation import move_text
from regni.words.words import words

#: The picks of a whole deck, where each player divides a house.
WHOLE = [f"pick {card}" for card in ("land", "castle", "prince", "champion") for _ in range(6)]


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
        live = host.live(host.store.begin("me", terms_json(terms), new_key(), {}))
        if first in (None, live.session.game.deciding):
            return live
    pytest.fail("it never has the first decision")


def connected(live: LiveSession, *seats: int) -> Connection:
    asked: Any = SimpleNamespace(url=SimpleNamespace(path="/table/x/live"))
    reader: Any = SimpleNamespace(words=words("en"), owner="me")
    viewer = Viewer(live, seats or [0], words("en"))
    return Connection(asked, viewer, reader, Company(live, {}, 0))


def sent(connection: Connection) -> list[dict[str, Any]]:
    """Takes all messages that wait to be sent."""
    return [json.loads(connection.out.get_nowait()[1]) for _ in range(connection.out.qsize())]


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


def test_the_first_pick_of_each_bot_is_shown() -> None:
    live = table(seats=4, house_divided=12, first=1)
    connection, game = connected(live), live.session.game
    shown, before, bots = [], -1, 0
    while game.about == "pick":
        enter(live, connection, game.legal_moves()[0])
        if game.deciding == 0 or game.deciding != before or game.about != "pick":
            shown.append(live.session.count)
            bots += before > 0 and game.deciding not in (0, before)
        before = game.deciding or 0
    assert [one["at"] for one in sent(connection)] == shown
    assert bots


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


def test_a_page_that_cannot_be_shown_the_table_is_let_go(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(one: Viewer) -> None:
        raise ZeroDivisionError

    connection = connected(table(first=0))
    monkeypatch.setattr(Viewer, "frame", broken)
    connection.notice()
    assert connection.out.get_nowait()[1] == HANG_UP
    # The owner of the server reads of it.
    assert "ZeroDivisionError" in caplog.text


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


def test_while_a_whole_deck_waits_to_be_confirmed_that_is_why() -> None:
    connection = connected(table(house_divided=12, first=0))
    why = json.dumps({"do": "why", "thing": "tray-castle"})
    connection.hear(why)
    connection.hear(json.dumps({"do": "choose", "at": 0, "moves": WHOLE, "holds": True}))
    assert connection.viewer.is_whole
    connection.hear(why)
    before, _, after = sent(connection)
    assert (after["title"], after["reasons"]) == (words("en").text("whynot-whole"), [])
    assert before["title"] != after["title"]


def test_a_choice_is_held_only_if_the_page_wants_it() -> None:
    for holds in (False, True):
        live = table(house_divided=12, first=0)
        connection, message = connected(live), {"do": "choose", "at": 0, "moves": WHOLE, "holds": holds}
        hear(connection, message)
        assert live.session.count == (0 if holds else len(WHOLE))
        assert connection.viewer.is_whole == holds


def hear(connection: Connection, message: dict[str, Any]) -> None:
    """A message that changes the session, on an event loop like that of the server. Bots do not answer it."""

    async def heard() -> None:
        connection.hear(json.dumps(message))
        await connection.viewer.live.stop()

    asyncio.run(heard())


def test_a_choice_and_a_move_are_taken_back_as_the_page_asks() -> None:
    live = table(house_divided=12, first=0)
    connection = connected(live)
    undo = {"do": "undo", "at": 0}
    connection.hear(json.dumps({"do": "choose", "at": 0, "moves": ["pick land", "pick castle"]}))
    hear(connection, undo)
    assert [move_text(move) for move in connection.viewer.draft] == ["pick land"]
    live = table(first=0)
    connection = connected(live)
    tower = next(move for move in live.session.game.legal_moves() if move.startswith("tower "))
    hear(connection, {"do": "choose", "at": 0, "moves": [tower]})
    hear(connection, undo)
    assert live.store.entries(live.number) == [tower]
    hear(connection, undo | {"at": 1})
    assert live.store.entries(live.number) == [tower, "undo"]


def test_after_a_move_everybody_is_shown_the_table_once() -> None:
    live = table(people=2, seats=2, first=0)
    one, other = connected(live, 0), connected(live, 1)
    for connection in (one, other):
        live.watchers.add(connection.notice)
    hear(one, {"do": "choose", "at": 0, "moves": ["end"]})
    for connection in (one, other):
        assert [(message["kind"], message["at"]) for message in sent(connection)] == [("frame", 1)]


def test_a_typed_move_is_asked_about_and_a_clicked_one_is_not() -> None:
    live = table(first=0)
    connection = connected(live)
    connection.hear(json.dumps({"do": "choose", "at": 0, "moves": ["end"], "typed": True}))
    assert sent(connection) == [{"kind": "ask", "move": "end"}]
    assert live.session.count == 0
    hear(connection, {"do": "choose", "at": 0, "moves": ["end"]})
    assert live.session.count == 1


def test_of_other_errors_no_rule_is_told() -> None:
    """A corrected rule may stand in their data."""
    connection = connected(table(first=0))

    def fails(said: object) -> None:
        raise RegniError("corrected", number=1, rule="B5.9")

    connection.obey = fails  # type: ignore[method-assign]
    connection.hear(json.dumps({"do": "hurry"}))
    assert [one.get("rule") for one in sent(connection)] == ["", None]


# A page that came back sends again what was not answered.


def test_what_was_done_is_not_done_again_when_it_arrives_a_second_time() -> None:
    live = table(house_divided=12, first=0)
    one = connected(live)
    pick = {"do": "choose", "at": 0, "moves": ["pick land"], "token": 7}
    hear(one, pick)
    # The page has a new socket. Its draft is found again there.
    other = connected(live)
    hear(other, pick)
    assert [len(connection.viewer.draft) for connection in (one, other)] == [1, 1]
    hear(other, pick | {"token": 8})
    hear(other, {"do": "undo", "at": 0, "token": 9})
    hear(other, {"do": "undo", "at": 0, "token": 9})
    assert [move_text(move) for move in other.viewer.draft] == ["pick land"]
    assert {message["kind"] for message in sent(other)} == {"frame"}


def test_what_arrives_on_the_old_socket_after_the_new_one_was_opened_is_kept() -> None:
    live = table(house_divided=12, first=0)
    old, new = connected(live), connected(live)
    pick = {"do": "choose", "at": 0, "moves": ["pick land"], "token": 7}
    hear(old, pick)
    hear(new, pick)
    hear(new, pick | {"moves": ["pick castle"], "token": 8})
    assert [move_text(move) for move in new.viewer.draft] == ["pick land", "pick castle"]


def test_without_a_token_it_is_done_as_often_as_it_comes() -> None:
    connection = connected(table(house_divided=12, first=0))
    for _ in range(2):
        hear(connection, {"do": "choose", "at": 0, "moves": ["pick land"]})
    assert len(connection.viewer.draft) == 2


def test_what_was_refused_is_refused_again() -> None:
    connection = connected(table(seats=2, first=0))
    for _ in range(2):
        connection.hear(json.dumps({"do": "choose", "at": 0, "moves": ["siege red 1"], "token": 7}))
    assert [one["kind"] for one in sent(connection)] == ["refused", "frame"] * 2
