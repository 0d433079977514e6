"""The server against whoever means it no good: it says no in a sentence, goes on serving, and no table changes."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import re
import socket as network
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlencode

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from killing import game
from real_server import Serving
from regni.engine.digest import digest
from regni.table import beginning, host, pages, server, serving, socket
from regni.table.host import Host, LiveTable
from regni.table.keys import new_key
from regni.table.pages import OWNER
from regni.table.seat import Seat
from regni.table.sitting import Setup
from regni.table.socket import NOT_FOUND, TOO_FAST, TOO_MANY, Connection
from regni.table.store import Store
from regni.words import words
from set_tables import begin

#: How long an answer may take on a busy machine, in seconds.
PATIENCE = 60
OWNER_KEY = "A" * 22
#: An answer that tells how the program is made.
TELLTALES = ("Traceback", "site-packages", "regni/table", "sqlite", "starlette")


class Place:
    """A server with one table for one person alone, whose decision it is."""

    def __init__(self, served: Serving, key: str) -> None:
        self.served = served
        self.key = key
        self.before = self.state()

    @property
    def host(self) -> Host:
        return self.served.host

    def state(self) -> tuple[list[str], str]:
        return self.host.store.entries(1), str(digest(self.host.table(1).sitting.game.table))

    def check(self) -> None:
        """It still serves, the table is as it was, and nothing went wrong inside."""
        answer = self.ask("GET", f"/table/{self.key}")
        assert answer.status == 200
        assert self.state() == self.before
        assert not self.served.faults

    # Pages.

    def ask(self, method: str, path: str, form: dict[str, str] | None = None, **headers: str) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.served.port, timeout=PATIENCE)
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        body = urlencode(form, errors="surrogatepass") if form is not None else None
        connection.request(method, path, body, sent)
        answer = connection.getresponse()
        found = Answer(answer.status, dict(answer.getheaders()), answer.read().decode())
        connection.close()
        if answer.status >= 400:
            assert not [telltale for telltale in TELLTALES if telltale in found.text]
        return found

    # Bare connections.

    def wire(self) -> network.socket:
        return network.create_connection(("127.0.0.1", self.served.port), timeout=PATIENCE)

    def say_raw(self, data: bytes, silence: float = PATIENCE) -> bytes:
        """Whatever comes back until the server hangs up, or is silent for so long."""
        with self.wire() as wire:
            wire.settimeout(silence)
            heard = b""
            with contextlib.suppress(OSError):
                wire.sendall(data)
                while more := wire.recv(65536):
                    heard += more
            return heard

    # Sockets.

    def uri(self, key: str = "") -> str:
        return f"ws://127.0.0.1:{self.served.port}/table/{key or self.key}/live"

    @contextlib.contextmanager
    def sit(self, **options: Any) -> Iterator[ClientConnection]:
        with connect(self.uri(), max_size=None, max_queue=None, open_timeout=PATIENCE, **options) as session:
            yield session

    def handshake(self, key: str = "") -> network.socket:
        """A socket by hand, to send over it what no library would."""
        wire = self.wire()
        wire.sendall(
            f"GET /table/{key or self.key}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.served.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert wire.recv(65536).startswith(b"HTTP/1.1 101")
        return wire


class Answer:
    def __init__(self, status: int, headers: dict[str, str], text: str) -> None:
        self.status = status
        self.headers = headers
        self.text = text


@contextlib.contextmanager
def a_place() -> Iterator[Place]:
    tables = Host(Store(":memory:"))
    key = tables.begin(OWNER_KEY, solo())
    with Serving(tables) as served:
        yield Place(served, key)


@pytest.fixture(scope="module")
def only_place() -> Iterator[Place]:
    with a_place() as one:
        yield one


@pytest.fixture
def place(only_place: Place) -> Iterator[Place]:
    """One server for all attacks, which it must stand one after another."""
    yield only_place
    only_place.check()


def solo() -> Setup:
    return game(4, "attacked")


def hear(session: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(session.recv(PATIENCE))
        if message["kind"] == kind:
            return message


def closing_code(session: ClientConnection) -> int:
    """With which code the server hangs up."""
    try:
        while True:
            session.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def is_hung_up(wire: network.socket) -> bool:
    """Whether the server hangs up before patience ends."""
    try:
        while wire.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def eventually(is_so: Any) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if is_so():
            return True
        time.sleep(0.02)
    return False


def short(data: str | bytes) -> str:
    """A name for a test."""
    return repr(data[:60])


# What is no request at all.


@pytest.mark.parametrize(
    "data",
    [
        bytes(1000),
        random.Random(1).randbytes(5000),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500),
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"a" * 1_000_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X: a\r\n" * 10_000 + b"\r\n",
        b"POST /play HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n",
        b"POST /play HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
        b"POST /play HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"POST /play HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999999999999999\r\n\r\nvariant=base",
        b"GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        b"CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        b"GET /static/../server.py HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
        b"GET /static/%2e%2e/server.py HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
        b"GET /static//etc/passwd HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
        b"GET /table/%00%ff%ed%a0%80 HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ],
    ids=short,
)
def test_what_is_no_request_is_turned_away(place: Place, data: bytes) -> None:
    # For some of it the server waits for more: it is not expected to say anything.
    heard = place.say_raw(data, silence=0.7)
    assert not [telltale for telltale in TELLTALES if telltale.encode() in heard]
    assert b"root:" not in heard
    # Where it made sense after all, it was a page.
    assert not heard or heard.split(b" ")[1][:1] in b"24", heard[:200]


@pytest.mark.parametrize(
    "path",
    [
        "/table/%00",
        "/table/" + "A" * 5000,
        "/rules/%2e%2e",
        "/rules/B1.1%00",
        "/art/%2e%2e%2f%2e%2e",
        "/decks?own=%00&saved=" + "x" * 5000,
        "/decks?text=" + "castle%203%2C" * 300,
        "/decks?ready=%ED%A0%80",
        "/new?variant=" + "x" * 3000,
        "/new?seats=" + "9" * 4000,
        "/new?seats=%F0%9D%9F%97",
        "/?all=1&all=2",
        "/nowhere",
    ],
    ids=short,
)
def test_addresses_of_all_kinds_have_a_page(place: Place, path: str) -> None:
    assert place.ask("GET", path).status in (200, 400, 404)


# Pages of others.


@pytest.mark.parametrize(
    "name", ["evil.example", "127.0.0.1.evil.example", "evil.example:80", "", "[::1", "a b", "\x7f"]
)
def test_by_another_name_nothing_is_served(place: Place, name: str) -> None:
    assert place.ask("GET", "/", Host=name).status in (400, 403)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "http://[", "http://127.0.0.1.evil.example", "\xff"]
)
def test_forms_and_sockets_of_other_pages_are_refused(place: Place, origin: str) -> None:
    before = place.host.store.unfinished()
    assert place.ask("POST", "/play", {"variant": "base"}, Origin=origin).status == 403
    assert place.host.store.unfinished() == before
    with pytest.raises(InvalidStatus) as refused, place.sit(additional_headers={"Origin": origin}):
        pass
    assert refused.value.response.status_code == 403


def test_a_page_of_our_own_is_heard(place: Place) -> None:
    own = f"http://127.0.0.1:{place.served.port}"
    assert place.ask("POST", "/theme", {"choice": "dark", "back": "/"}, Origin=own).status == 303
    with place.sit(additional_headers={"Origin": own}) as session:
        hear(session, "frame")


@pytest.mark.parametrize(
    "back", ["//evil.example", "https://evil.example", "/\\evil.example", "\r\nSet-Cookie: a=b", "\x00"]
)
def test_nobody_is_led_elsewhere(place: Place, back: str) -> None:
    answer = place.ask("POST", "/language", {"choice": "es", "back": back})
    assert (answer.status, answer.headers["location"]) == (303, "/")


# Keys.


def guesses(key: str) -> list[str]:
    return [
        key.swapcase(),
        key[:-1],
        key + "A",
        key[:-1] + ("A" if key[-1] != "A" else "B"),
        key[::-1],
        "%00" + key,
        key + "%00",
        key.replace(key[0], "%25", 1),
        "1",
        "%27%20OR%201=1--",
        "..%2F" + key,
        *(new_key() for _ in range(50)),
    ]


def test_a_key_cannot_be_guessed(place: Place) -> None:
    for guess in guesses(place.key):
        for page in ("", "/record.toml", "/campaign"):
            assert place.ask("GET", f"/table/{guess}{page}").status == 404, guess
    for guess in guesses(place.key)[:12]:
        with contextlib.suppress(InvalidStatus), connect(place.uri(guess)) as session:
            assert closing_code(session) == NOT_FOUND


@pytest.mark.parametrize("owner", ["' OR 1=1 --", "", "%", OWNER_KEY[:-1], OWNER_KEY + "A", OWNER_KEY.lower()])
def test_somebody_elses_tables_are_not_listed(place: Place, owner: str) -> None:
    assert place.key not in place.ask("GET", "/?all=1", Cookie=f'{OWNER}="{owner}"').text
    assert place.key in place.ask("GET", "/?all=1", Cookie=f"{OWNER}={OWNER_KEY}").text


# Forms.

FIELDS = {
    "/play": ["variant", "level"],
    "/new": ["variant", "mode", "king", "seats", "best_of", "do", "look", "option-legacy", "number-legacy"]
    + [f"{what}-{seat}" for what in ("who", "name", "deck") for seat in range(6)],
    "/decks": ["name", "text", "ready", "do", "step", "drop", "n-castle", "n-land", "n-monk"],
    "/language": ["choice", "back"],
    "/theme": ["choice", "back"],
}
NASTY = [
    "",
    "\x00",
    "\ud800",
    "\u202e\u200b\ufeff",
    "<script>alert(1)</script>",
    "\"'><img src=x onerror=alert(1)>",
    "{{ 7 * 7 }}{% for %}",
    "{ $most }",
    "'; DROP TABLE tables; --",
    "../../../../etc/passwd",
    "-1",
    "0",
    "1e999",
    "²",
    "٣",
    "9" * 400,
    str(2**63),
    str(2**64 + 1),
    "x" * 3000,
    "castle 3, " * 150,
    "castle -1",
    "castle 999999999999999999999",
    "castle+",
    "rebellion",
    "wessex",
    "semi",
    "save",
    "take",
    "begin",
    "me",
    "friend",
    "knight",
    "ready:steady",
    "own:nothing",
    "3",
]


@pytest.mark.parametrize("path", FIELDS)
def test_forms_filled_in_with_anything_have_an_answer(place: Place, path: str) -> None:
    rng = random.Random(path)
    for _ in range(60):
        form = {name: rng.choice(NASTY) for name in FIELDS[path] if rng.random() < 0.5}
        answer = place.ask("POST", path, form, Cookie=f"{OWNER}={'B' * 22}")
        assert answer.status in (200, 303, 400), form
        assert "<script>alert" not in answer.text
        assert "<img src=x" not in answer.text


@pytest.mark.parametrize(
    "body",
    [
        b"\xff\xfe",
        b"variant",
        b"&&&&",
        b"=&=",
        b"a=1&" * 400,
        b"variant=" + b"x" * 100_000,
        b'{"variant": "base"}',
        b"%",
        b"variant=%ED%A0%80",
    ],
    ids=short,
)
def test_damaged_forms_are_refused(place: Place, body: bytes) -> None:
    for path in FIELDS:
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
        heard = place.say_raw(head.encode() + body)
        assert heard.split(b" ")[1] in (b"400", b"303", b"200"), heard[:200]
        assert not [telltale for telltale in TELLTALES if telltale.encode() in heard]


def test_a_name_is_only_ever_a_name(place: Place) -> None:
    form = {"variant": "base", "seats": "2", "who-0": "me", "name-0": "<b onclick=x>&\"'", "do": "begin"}
    answer = place.ask("POST", "/new", form, Cookie=f"{OWNER}={'B' * 22}")
    assert answer.status == 303, answer.text
    for page in (answer.headers["location"], "/"):
        text = place.ask("GET", page, Cookie=f"{OWNER}={'B' * 22}").text
        assert "<b onclick" not in text
    assert "&lt;b onclick" in text


def test_our_own_faults_are_told_without_their_insides(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*anything: object) -> None:
        raise ZeroDivisionError("the insides")

    monkeypatch.setattr(beginning, "decks_of", broken)
    monkeypatch.setattr("regni.table.deck_pages.decks_of", broken)
    answer = place.ask("GET", "/decks")
    assert answer.status == 500
    assert "the insides" not in answer.text
    assert answer.headers["content-security-policy"] == server.POLICY
    assert eventually(lambda: place.served.faults)
    place.served.faults.clear()


# Sockets.


def spoilt(rng: random.Random) -> str:
    """A message that was right once."""
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
        # And the same socket is still good.
        session.send('{"do": "why", "thing": "fief-red-1"}')
        assert hear(session, "why")


def test_spoilt_messages_change_nothing(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "BURST", 1e9)
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
            # He may hang up before he was told all of it.
            with contextlib.suppress(ConnectionClosed):
                session.send(message)
            # Where he hangs up in the midst of what is sent, the reason may be lost on the way.
            assert closing_code(session) in (1009, 1006)


def frame(opcode: int, data: bytes, fin: int = 0x80, masked: int = 0x80) -> bytes:
    length = bytes([masked | len(data)]) if len(data) < 126 else bytes([masked | 126]) + len(data).to_bytes(2, "big")
    return bytes([fin | opcode]) + length + (bytes(4) if masked else b"") + data


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


def test_whoever_asks_without_end_whether_we_are_there_is_answered_or_left(place: Place) -> None:
    with place.sit() as session:
        for _ in range(3000):
            session.ping()
        session.send('{"do": "why", "thing": "fief-red-1"}')
        assert hear(session, "why")


def test_whoever_talks_without_end_is_shut_out(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    # However slowly he is listened to.
    monkeypatch.setattr(socket, "RATE", 0)
    with place.sit() as session:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(300):
                session.send("garbage")
        assert closing_code(session) == TOO_FAST


# Two tabs, twice, too late, out of turn.


def choose(at: int, *moves: str) -> str:
    return json.dumps({"do": "choose", "at": at, "moves": moves})


@pytest.fixture
def table(place: Place) -> Table:
    """A table of its own, where something may change."""
    return Table(place, place.host.begin(OWNER_KEY, solo()))


class Table:
    def __init__(self, place: Place, key: str) -> None:
        self.place = place
        self.key = key

    def sit(self) -> ClientConnection:
        return connect(self.place.uri(self.key), max_size=None, open_timeout=PATIENCE)

    @property
    def entries(self) -> list[str]:
        opened = self.place.host.store.key(self.key)
        assert opened is not None
        return self.place.host.store.entries(opened.table)


def test_of_two_tabs_one_moves_and_the_other_is_told(table: Table) -> None:
    with table.sit() as one, table.sit() as other:
        shown = hear(one, "frame")
        hear(other, "frame")
        at, either = shown["at"], ("end", next(move for move in moves_of(shown) if move not in ("end", "concede")))
        one.send(choose(at, either[0]))
        other.send(choose(at, either[1]))
        told = [answers(one), answers(other)]
        # Whichever was heard first has moved; both see where that led.
        refused = [message["text"] for message in (*told[0], *told[1]) if message["kind"] == "refused"]
        assert len(refused) == 1
        assert "moved on" in refused[0]
        assert all(any(message.get("at", at) > at for message in heard) for heard in told)
        assert table.entries[at] in either
        assert not [entry for entry in table.entries[at + 1 :] if entry in either]


def answers(session: ClientConnection) -> list[dict[str, Any]]:
    """What is answered to all that was said: they are answered in their order, and so a question is the last."""
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
        # What happens by itself has happened when there is something to choose again.
        while shown["at"] == at or not shown["yours"] or len(moves_of(shown)) < 2:
            shown = hear(session, "frame")
    before = table.entries
    with table.sit() as session:
        hear(session, "frame")
        for late in (at, at - 1, at + 1000):
            session.send(choose(late, "end"))
            assert "moved on" in hear(session, "refused")["text"]
            session.send(json.dumps({"do": "undo", "at": late}))
            assert hear(session, "refused")
    assert table.entries == before


def test_what_one_tab_has_put_together_is_not_the_others(place: Place) -> None:
    # The first seat begins by choosing what is in every deck.
    table = Table(place, begin(place.host, {"house_divided": 12}, seats=2, seed="1"))
    with table.sit() as one, table.sit() as other:
        shown = hear(one, "frame")
        hear(other, "frame")
        at, (first, second, *_) = shown["at"], moves_of(shown)
        one.send(choose(at, first))
        put_together = draft_of(hear(one, "frame"))
        assert put_together
        with table.sit() as new:
            assert not draft_of(hear(new, "frame"))
        other.send(choose(at, second))
        others = draft_of(hear(other, "frame"))
        assert others
        assert put_together not in others
        # Nor is it lost by what the other does.
        other.send(json.dumps({"do": "undo", "at": at}))
        assert not draft_of(hear(other, "frame"))
        one.send(choose(at, second))
        both = draft_of(hear(one, "frame"))
        assert put_together in both
        assert both != put_together


def draft_of(shown: dict[str, Any]) -> str:
    """What was put together, as the page says it."""
    found = re.search(r'<(\w+) class="draft"[^>]*>(.*?)</\1>', shown["html"], re.DOTALL)
    return found[2] if found else ""


def test_nobody_moves_while_it_is_a_bots_turn(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def thinking(self: LiveTable, seat: int) -> int:
        await asyncio.sleep(3600)
        return 0

    monkeypatch.setattr(LiveTable, "_choose", thinking)
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


# Silence.


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """What usually takes many seconds takes few."""
    monkeypatch.setattr(serving, "HEAD", 0.5)
    monkeypatch.setattr(serving, "KEPT", 0.5)
    monkeypatch.setattr(serving, "ASKED", 0.3)
    monkeypatch.setattr(serving, "ANSWER", 0.3)
    monkeypatch.setattr(serving, "TAKING", 1)
    monkeypatch.setattr(pages, "FORM_TIME", 0.5)


def dribble(wire: network.socket, letters: bytes) -> bool:
    """One letter at a time, as long as somebody listens; whether he hung up before the end."""
    wire.settimeout(0.1)
    for letter in letters:
        try:
            wire.sendall(bytes([letter]))
            if wire.recv(65536) == b"":
                return True
        except TimeoutError:
            continue
        except OSError:
            return True
    return False


REQUEST = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


class TestSilence:
    @pytest.fixture
    def place(self, hurried: None) -> Iterator[Place]:
        with a_place() as one:
            yield one
            one.check()

    def test_whoever_connects_and_says_nothing_is_hung_up_on(self, place: Place) -> None:
        with place.wire() as wire:
            assert is_hung_up(wire)

    def test_whoever_says_a_letter_now_and_then_is_hung_up_on(self, place: Place) -> None:
        with place.wire() as wire:
            assert dribble(wire, b"GET / HTTP/1.1\r\nX: " + b"a" * 200)

    def test_so_is_whoever_does_it_after_a_request(self, place: Place) -> None:
        with place.wire() as wire:
            wire.sendall(REQUEST)
            wire.recv(100)
            assert dribble(wire, b"GET / HTTP/1.1\r\nX: " + b"a" * 200)

    def test_a_handshake_that_is_not_finished_is_hung_up_on(self, place: Place) -> None:
        with place.wire() as wire:
            wire.sendall(f"GET /table/{place.key}/live HTTP/1.1\r\nUpgrade: websocket\r\n".encode())
            assert is_hung_up(wire)

    def test_a_form_that_does_not_come_is_refused(self, place: Place) -> None:
        with place.wire() as wire:
            wire.sendall(b"POST /play HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 12\r\n\r\nvar")
            assert wire.recv(65536).split(b" ")[1] == b"400"
            assert is_hung_up(wire)

    def test_a_page_asked_for_with_more_to_come_is_hung_up_on(self, place: Place) -> None:
        with place.wire() as wire:
            wire.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9999\r\n\r\n")
            assert dribble(wire, b"a" * 200)

    def test_a_socket_that_answers_no_call_is_closed(self, place: Place) -> None:
        with place.handshake() as wire:
            assert eventually(lambda: place.host.watchers == 1)
            assert is_hung_up(wire)
        assert eventually(lambda: not place.host.watchers)

    def test_so_is_one_that_says_half_a_sentence(self, place: Place) -> None:
        with place.handshake() as wire:
            wire.sendall(frame(1, b"{" * 100)[:-1])
            assert is_hung_up(wire)

    @pytest.mark.skipif(not hasattr(network, "TCP_USER_TIMEOUT"), reason="only Linux gives up on the deaf")
    def test_one_that_hears_nothing_is_given_up(self, place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(socket, "frame_data", lambda *anything: {"html": random.Random(1).randbytes(500_000).hex()})
        with place.handshake() as wire:
            wire.sendall(frame(1, b'{"do": "uncover", "seat": 0}') * 30)
            assert eventually(lambda: place.host.watchers == 1)
            assert eventually(lambda: not place.host.watchers)

    def test_when_the_silent_are_gone_others_are_served(self, place: Place) -> None:
        place.served.server.config.limit_concurrency = 20
        silent = [place.wire() for _ in range(30)]
        assert eventually(lambda: place.ask("GET", "/static/icon.svg").status == 200)
        for wire in silent:
            wire.close()


@pytest.mark.usefixtures("hurried")
def test_one_that_answers_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "ANSWER", 3)
    with a_place() as place, place.sit() as session:
        hear(session, "frame")
        time.sleep(3.5)
        session.send('{"do": "why", "thing": "fief-red-1"}')
        assert hear(session, "why")
        place.check()


@pytest.mark.usefixtures("hurried")
def test_requests_one_after_another_are_served_however_long_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "KEPT", 2)
    with a_place() as place:
        connection = http.client.HTTPConnection("127.0.0.1", place.served.port, timeout=PATIENCE)
        # Longer than one is waited for, from the first to the last.
        for _ in range(7):
            connection.request("GET", "/static/icon.svg")
            assert connection.getresponse().read()
            time.sleep(0.5)
        connection.close()
        place.check()


def test_for_a_browser_that_does_not_read_only_so_much_is_kept(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rest it is not told one by one: it is shown the table as it then stands."""
    monkeypatch.setattr(socket, "frame_data", lambda *anything: {})
    monkeypatch.setattr(socket, "MOST_WAITING", 20)
    live, seats = place.host.open(place.key) or pytest.fail("there is no table")
    asked: Any = SimpleNamespace(url=SimpleNamespace(path="/table/x/live"))
    reader: Any = None
    connection = Connection(asked, Seat(live, seats, words("en")), reader)
    for _ in range(5 * socket.MOST_WAITING):
        connection.show()
    assert connection.out.qsize() <= socket.MOST_WAITING + 1


# Too many.


def test_a_table_has_room_for_so_many_watchers(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_WATCHERS", 3)
    assert eventually(lambda: not place.host.watchers)
    with contextlib.ExitStack() as others:
        for _ in range(3):
            hear(others.enter_context(place.sit()), "frame")
        with place.sit() as session:
            assert closing_code(session) == TOO_MANY
    assert eventually(lambda: not place.host.watchers)
    with place.sit() as session:
        hear(session, "frame")


def test_all_tables_have_room_for_so_many_watchers(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_SOCKETS", 2)
    assert eventually(lambda: not place.host.watchers)
    other = place.host.begin(OWNER_KEY, solo())
    with place.sit() as one, place.sit() as two:
        hear(one, "frame")
        hear(two, "frame")
        with connect(place.uri(other)) as session:
            assert closing_code(session) == TOO_MANY
        # Pages are served all the same.
        assert place.ask("GET", f"/table/{other}").status == 200


def test_nobody_has_more_tables_than_he_can_play(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "MOST_OWN", 3)
    greedy = "C" * 22
    asked = [place.ask("POST", "/play", {"variant": "base"}, Cookie=f"{OWNER}={greedy}") for _ in range(4)]
    assert [answer.status for answer in asked] == [303, 303, 303, 400]
    assert "3" in asked[-1].text
    assert len(place.host.store.tables_of(greedy)) == 3


def test_nor_have_all_together(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    before = place.host.store.unfinished()
    monkeypatch.setattr(host, "MOST_TABLES", before + 2)
    asked = [place.ask("POST", "/play", {"variant": "base"}) for _ in range(4)]
    assert [answer.status for answer in asked] == [303, 303, 400, 400]
    assert place.host.store.unfinished() == before + 2
