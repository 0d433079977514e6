"""The server under attack: it refuses in a sentence, goes on serving, and no session changes."""

from __future__ import annotations

import contextlib
import random
import time

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from attacked import (
    OWNER_KEY,
    TELLTALES,
    Place,
    closing_code,
    eventually,
    hear,
    short,
)
from regni.web.pages import begin as beginning
from regni.web.pages.page import OWNER
from regni.web.play.keys import new_key
from regni.web.server import routes as server
from regni.web.server import serving
from regni.web.server.socket import NOT_FOUND
from regni.words.words import words

# Bytes that are not a request.


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
        b"GET /static/../terms.py HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
        b"GET /static/%2e%2e/terms.py HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
        b"GET /static//etc/passwd HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
        b"GET /table/%00%ff%ed%a0%80 HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ],
    ids=short,
)
def test_what_is_no_request_is_turned_away(place: Place, data: bytes) -> None:
    # After some of these bytes the server waits for more and says nothing.
    heard = place.say_raw(data, silence=0.7)
    assert not [telltale for telltale in TELLTALES if telltale.encode() in heard]
    assert b"root:" not in heard
    # If the bytes made sense after all, the answer is a page.
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


# Pages of other sites.


@pytest.mark.parametrize(
    "name", ["evil.example", "127.0.0.1.evil.example", "evil.example:80", "", "[::1", "a b", "\x7f"]
)
def test_by_another_name_nothing_is_served(place: Place, name: str) -> None:
    assert place.ask("GET", "/", Host=name).status in (400, 403)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "http://[", "http://127.0.0.1.evil.example", "\xff"]
)
def test_forms_and_sockets_of_other_pages_are_refused(place: Place, origin: str) -> None:
    before = place.host.store.rows("SELECT count(*) FROM tables")
    answer = place.ask("POST", "/play", {"variant": "base"}, Origin=origin)
    assert (answer.status, answer.text) == (403, words("en").text("page-origin-refused") + "\n")
    assert place.host.store.rows("SELECT count(*) FROM tables") == before
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


def test_what_a_header_says_of_the_sender_is_not_believed(place: Place) -> None:
    """There is no proxy in front, so anybody could have written it."""
    answer = place.ask("GET", "/rules/", X_Forwarded_Proto="https", X_Forwarded_For="10.0.0.1")
    assert answer.status == 307
    assert answer.headers["location"].startswith("http://127.0.0.1")


def test_how_long_the_next_request_is_waited_for(place: Place) -> None:
    """The head of the first request must come in time. The next one may also begin later."""
    begun = time.monotonic()
    with place.wire() as wire:
        port = wire.getsockname()[1]

        def due() -> float:
            """When the server hangs up; 0 if it has not heard of the connection yet."""
            for one in list(place.served.server.server_state.connections):
                if isinstance(one, serving.Impatient) and one.client and one.client[1] == port and one._due:
                    return one._due.when()
            return 0

        assert eventually(due)
        first = due()
        wire.sendall(b"GET /static/icon.svg HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert eventually(lambda: due() != first)
        ended = time.monotonic()
        assert begun + serving.HEAD <= first <= ended + serving.HEAD
        assert begun + serving.KEPT + serving.HEAD <= due() <= ended + serving.KEPT + serving.HEAD


def test_the_server_does_not_say_what_it_is(place: Place) -> None:
    assert "server" not in {name.lower() for name in place.ask("GET", "/").headers}


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
    monkeypatch.setattr("regni.web.pages.decks.decks_of", broken)
    answer = place.ask("GET", "/decks")
    assert answer.status == 500
    assert "the insides" not in answer.text
    assert answer.headers["content-security-policy"] == server.POLICY
    assert eventually(lambda: place.served.faults)
    place.served.faults.clear()
