"""Sockets that send nonsense, the same thing twice, or too late: they are told so or closed, and no session changes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from attacked import (
    OWNER_KEY,
    PATIENCE,
    TELLTALES,
    Place,
    closing_code,
    eventually,
    frame,
    hear,
    is_hung_up,
    short,
    sit_down,
    solo,
)
from killing import game
from regni.web.play import allowance
from regni.web.play.host import LiveSession
from regni.web.server.messages import PING
from regni.web.server.socket import TOO_FAST
from set_tables import begin

# Sockets.


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tests use the same seat, and send more than a person would."""
    monkeypatch.setattr(allowance, "RATE", 1e9)


def spoilt(rng: random.Random) -> str:
    """Spoils a valid message."""
    text = json.dumps(
        rng.choice(
            [
                {"do": "choose", "at": 0, "moves": ["fief castle"]},
                {"do": "undo", "at": 0},
                {"do": "uncover", "seat": 0},
                {"do": "why", "thing": "hand-castle"},
                {"do": "next", "at": 0},
            ]
        )
    )
    for _ in range(rng.randint(1, 4)):
        where = rng.randrange(len(text))
        text = (
            text[:where]
            + rng.choice(["", '"', "[", "{", "\\u0000", "-", "9" * 30, "\x00", "é", "null,"])
            + text[where + 1 :]
        )
    return text


@pytest.mark.parametrize(
    "message",
    [
        '{"do": "why", "thing": "\\ud800"}',
        '{"do": "why", "thing": "\\u0000"}',
        '{"do": "why", "thing": ""}',
        '{"do": "why", "thing": "hand-99999999999999999999"}',
        '{"do": "why", "thing": "fief-red--1"}',
        '{"do": "why", "thing": "fief-nobody-1"}',
        '{"do": "why", "thing": "fief-red-\\u0663"}',
        '{"do": "why", "thing": ["hand"]}',
        '{"do": "choose", "at": 0, "moves": ["\\ud800"]}',
        '{"do": "choose", "at": 0, "moves": ["\\u0000"]}',
        '{"do": "choose", "at": 0, "moves": ["siege red 99999999999999999999999"]}',
        '{"do": "choose", "at": 0, "moves": ["siege red -1"]}',
        '{"do": "choose", "at": 0, "moves": ["siege red \\u0663"]}',
        '{"do": "choose", "at": 0, "moves": "end"}',
        '{"do": "choose", "at": 0, "moves": [null]}',
        '{"do": "choose", "at": 0, "moves": [["end"]]}',
        '{"do": "choose", "at": 0.5, "moves": ["end"]}',
        '{"do": "choose", "at": true, "moves": ["end"]}',
        '{"do": "choose", "at": -1, "moves": ["end"]}',
        '{"do": "choose", "at": 9223372036854775808, "moves": ["end"]}',
        '{"do": "choose", "at": 1e400, "moves": ["end"]}',
        '{"do": "choose", "at": ' + "9" * 5000 + ', "moves": ["end"]}',
        '{"do": "undo", "at": 0}',
        '{"do": "uncover", "seat": -1}',
        '{"do": "uncover", "seat": 9223372036854775808}',
        '{"do": ["choose"], "at": 0, "moves": ["end"]}',
        '{"do": "CHOOSE", "at": 0, "moves": ["end"]}',
        '{"at": 0, "moves": ["end"]}',
        '{"do": "next", "at": 0, "at": 0}',
        '{"do": "choose", "at": 0, "moves": ["' + "x" * 8000 + '"]}',
        '{"do": "choose", "at": 0, "moves": [' + "[" * 4000,
        '{"a":' * 1500,
        "\x00",
        "null",
        "0",
        '"choose"',
        "\ufeff{}",
    ],
    ids=short,
)
def test_messages_that_make_no_sense_change_nothing(place: Place, message: str) -> None:
    with place.sit() as session:
        hear(session, "frame")
        session.send(message)
        answer = json.loads(session.recv(PATIENCE))
        assert answer["kind"] in ("refused", "why")
        assert not [telltale for telltale in TELLTALES if telltale in json.dumps(answer)]
        # The socket still works.
        session.send('{"do": "why", "thing": "fief-red-1"}')
        assert hear(session, "why")


def test_spoilt_messages_change_nothing(place: Place) -> None:
    rng = random.Random("spoilt")
    with place.sit() as session:
        hear(session, "frame")
        for _ in range(60):
            session.send(spoilt(rng))
        session.send('{"do": "why", "thing": "fief-red-1"}')
        hear(session, "why")


def test_too_long_is_not_read(place: Place) -> None:
    long = json.dumps({"do": "why", "thing": "x" * 100_000})
    pieces = [long[start : start + 1000] for start in range(0, len(long), 1000)]
    bomb = json.dumps({"do": "why", "thing": "x" * 5_000_000})
    for message, compression in ((long, None), (pieces, None), (bomb, "deflate")):
        with place.sit(compression=compression) as session:
            # The server may hang up before the whole message was sent.
            with contextlib.suppress(ConnectionClosed):
                session.send(message)
            # If the server hangs up while something is being sent, the reason may be lost.
            assert closing_code(session) in (1009, 1006)


@pytest.mark.parametrize(
    "data",
    [
        frame(2, b"\x00\x01\x02"),
        frame(2, b'{"do": "undo", "at": 0}'),
        frame(1, b"\xff\xfe\xfd"),
        frame(1, b"\xed\xa0\x80"),
        frame(3, b"reserved"),
        frame(1, b"unmasked", masked=0),
        frame(0, b"goes on from nothing"),
        frame(9, b"x" * 200),
        frame(8, b"\x00"),
        bytes([0xF1, 0x80, 0, 0, 0, 0]),
        bytes([0x81, 0xFF]) + b"\x7f" + b"\xff" * 7 + bytes(4),
        random.Random(2).randbytes(4000),
    ],
    ids=short,
)
def test_frames_that_are_none_end_the_socket(place: Place, data: bytes) -> None:
    with place.handshake() as wire:
        wire.sendall(data)
        assert is_hung_up(wire)
    assert eventually(lambda: not place.host.watchers)


def test_a_client_that_asks_without_end_whether_we_are_there_is_answered_or_left(place: Place) -> None:
    with place.sit() as session:
        for _ in range(3000):
            session.ping()
        session.send('{"do": "why", "thing": "fief-red-1"}')
        assert hear(session, "why")


def test_a_client_that_talks_without_end_is_shut_out(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    # The allowance does not grow again, so it is spent however slowly the server listens.
    monkeypatch.setattr(allowance, "RATE", 0)
    with place.sit() as session:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(300):
                session.send("garbage")
        assert closing_code(session) == TOO_FAST


def test_a_page_may_ask_often_whether_the_link_carries(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not counted with the moves, which all pages of a seat share: many open pages ask all the time."""
    monkeypatch.setattr(allowance, "RATE", 0)
    uri = place.uri(place.host.begin(OWNER_KEY, solo()))
    with sit_down(uri) as session, sit_down(uri) as other:
        for page in (session, other):
            for _ in range(int(allowance.BURST)):
                page.send(PING)
            for _ in range(int(allowance.BURST)):
                assert hear(page, "pong") == {"kind": "pong"}
        session.send('{"do": "why", "thing": "fief-red-1"}')
        assert hear(session, "why")
        # But not without end.
        session.send(PING)
        assert closing_code(session) == TOO_FAST


def test_the_answer_comes_after_what_was_asked_before(place: Place) -> None:
    with place.sit() as session:
        hear(session, "frame")
        session.send('{"do": "why", "thing": "fief-red-1"}')
        session.send(PING)
        kinds = [json.loads(session.recv(PATIENCE))["kind"] for _ in range(2)]
        assert kinds == ["why", "pong"]


# Two tabs, and messages sent twice, too late or out of turn.


def choose(at: int, *moves: str) -> str:
    return json.dumps({"do": "choose", "at": at, "moves": moves})


@pytest.fixture
def table(place: Place) -> Table:
    """A session of its own, which a test may change."""
    return Table(place, place.host.begin(OWNER_KEY, solo()))


class Table:
    def __init__(self, place: Place, key: str) -> None:
        self.place = place
        self.key = key

    def sit(self) -> ClientConnection:
        return sit_down(self.place.uri(self.key))

    @property
    def entries(self) -> list[str]:
        opened = self.place.host.store.find(self.key)
        assert opened is not None
        return self.place.host.store.entries(opened.id)


def test_of_two_tabs_one_moves_and_the_other_is_told(table: Table) -> None:
    with table.sit() as one, table.sit() as other:
        shown = hear(one, "frame")
        hear(other, "frame")
        at, either = shown["at"], ("end", next(move for move in moves_of(shown) if move not in ("end", "concede")))
        one.send(choose(at, either[0]))
        other.send(choose(at, either[1]))
        told = [answers(one), answers(other)]
        # The message that was heard first has moved. Both tabs see the result.
        refused = [message["text"] for message in (*told[0], *told[1]) if message["kind"] == "refused"]
        assert len(refused) == 1
        assert "has changed" in refused[0]
        assert all(any(message.get("at", at) > at for message in heard) for heard in told)
        assert table.entries[at] in either
        assert not [entry for entry in table.entries[at + 1 :] if entry in either]


def answers(session: ClientConnection) -> list[dict[str, Any]]:
    """The answers to all messages. They come in order, so the answer to a final question is the last."""
    session.send('{"do": "why", "thing": "fief-red-1"}')
    said: list[dict[str, Any]] = []
    while not said or said[-1]["kind"] != "why":
        said.append(json.loads(session.recv(PATIENCE)))
    return said


def test_a_doubled_click_moves_once(table: Table) -> None:
    with table.sit() as session:
        at = hear(session, "frame")["at"]
        for _ in range(5):
            session.send(choose(at, "end"))
        assert [message["kind"] for message in answers(session)].count("refused") == 4
        assert table.entries.count("end") == 1


def test_who_comes_back_with_an_old_move_is_refused(table: Table) -> None:
    with table.sit() as session:
        at = hear(session, "frame")["at"]
        session.send(choose(at, "end"))
        shown = hear(session, "frame")
        # All automatic moves are made when there is something to choose again.
        while shown["at"] == at or not shown["yours"] or len(moves_of(shown)) < 2:
            shown = hear(session, "frame")
    before = table.entries
    with table.sit() as session:
        hear(session, "frame")
        for late in (at, at - 1, at + 1000):
            session.send(choose(late, "end"))
            assert "has changed" in hear(session, "refused")["text"]
            session.send(json.dumps({"do": "undo", "at": late}))
            assert hear(session, "refused")
    assert table.entries == before


def test_what_one_tab_has_put_together_is_not_the_others(place: Place) -> None:
    # The first choice of the first seat is a card that every deck has.
    table = Table(place, begin(place.host, {"house_divided": 12}, seats=2, seed="1"))
    with table.sit() as one, table.sit() as other:
        shown = hear(one, "frame")
        hear(other, "frame")
        at, (first, second, *_) = shown["at"], moves_of(shown)
        one.send(choose(at, first))
        put_together = draft_of(hear(one, "frame"))
        assert put_together
        # A page that comes back goes on with the draft. A page that stayed has its own.
        with table.sit() as new:
            assert draft_of(hear(new, "frame")) == put_together
        other.send(choose(at, second))
        others = draft_of(hear(other, "frame"))
        assert others
        assert put_together not in others
        # The draft is not lost by what the other page does.
        other.send(json.dumps({"do": "undo", "at": at}))
        assert not draft_of(hear(other, "frame"))
        one.send(choose(at, second))
        both = draft_of(hear(one, "frame"))
        assert put_together in both
        assert both != put_together


def draft_of(shown: dict[str, Any]) -> str:
    """The draft, as the page shows it."""
    found = re.search(r'<(\w+) class="draft"[^>]*>(.*?)</\1>', shown["html"], re.DOTALL)
    return found[2] if found else ""


def test_nobody_moves_while_it_is_a_bots_turn(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def thinking(self: LiveSession, seat: int) -> int:
        await asyncio.sleep(3600)
        return 0

    monkeypatch.setattr(LiveSession, "_choose", thinking)
    table = Table(place, place.host.begin(OWNER_KEY, game(0, "attacked")))
    with table.sit() as session:
        shown = hear(session, "frame")
        while shown["yours"]:
            session.send(choose(shown["at"], "end" if "end" in moves_of(shown) else moves_of(shown)[0]))
            shown = hear(session, "frame")
        before = table.entries
        for move in ("end", "fief castle", "concede", "done"):
            session.send(choose(shown["at"], move))
            assert hear(session, "refused")
        assert table.entries == before


def moves_of(shown: dict[str, Any]) -> list[str]:
    return [move["move"] for move in shown["moves"]]
