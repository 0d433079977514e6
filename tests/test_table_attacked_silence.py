"""A browser that says nothing, reads nothing, or comes too often does not keep others from playing."""

from __future__ import annotations

import http.client
import random
import socket as network
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from attacked import (
    OWNER_KEY,
    PATIENCE,
    Place,
    a_place,
    eventually,
    frame,
    hear,
    is_hung_up,
)
from regni.web.company.company import Company
from regni.web.pages import page as pages
from regni.web.pages.page import OWNER
from regni.web.play import host
from regni.web.play.store import Store
from regni.web.play.viewer import Viewer
from regni.web.server import serving, socket
from regni.web.server.socket import Connection
from regni.words.words import words
from set_tables import open_table

# Silence.


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the server's time limits short."""
    monkeypatch.setattr(serving, "HEAD", 0.5)
    monkeypatch.setattr(serving, "KEPT", 0.5)
    monkeypatch.setattr(serving, "ASKED", 0.3)
    monkeypatch.setattr(serving, "ANSWER", 0.3)
    monkeypatch.setattr(serving, "TAKING", 1)
    monkeypatch.setattr(pages, "FORM_TIME", 0.5)


def dribble(wire: network.socket, letters: bytes) -> bool:
    """Sends one letter at a time while somebody listens. Returns whether the server hung up before the end."""
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

    def test_a_client_that_connects_and_says_nothing_is_hung_up_on(self, place: Place) -> None:
        with place.wire() as wire:
            assert is_hung_up(wire)

    def test_a_client_that_says_a_letter_now_and_then_is_hung_up_on(self, place: Place) -> None:
        with place.wire() as wire:
            assert dribble(wire, b"GET / HTTP/1.1\r\nX: " + b"a" * 200)

    def test_so_is_a_client_that_does_it_after_a_request(self, place: Place) -> None:
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
        place.served.server.config.app.state.fairness.lines.most = 20  # type: ignore[union-attr]
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
        # All together this takes longer than the server waits.
        for _ in range(7):
            connection.request("GET", "/static/icon.svg")
            assert connection.getresponse().read()
            time.sleep(0.5)
        connection.close()
        place.check()


def test_for_a_browser_that_does_not_read_only_so_much_is_kept(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """The browser is not sent the rest one by one, but the table as it then stands."""
    monkeypatch.setattr(socket, "frame_data", lambda *anything: {})
    monkeypatch.setattr(socket, "MOST_WAITING", 20)
    live, seats = open_table(place.host, place.key) or pytest.fail("there is no table")
    asked: Any = SimpleNamespace(url=SimpleNamespace(path="/table/x/live"))
    reader: Any = SimpleNamespace(owner=OWNER_KEY)
    company = Company(live, {}, 0)
    connection = Connection(asked, Viewer(live, seats, words("en")), reader, company)
    for _ in range(5 * socket.MOST_WAITING):
        connection.show()
    assert connection.out.qsize() <= socket.MOST_WAITING + 1


# Too many.


def test_nobody_has_more_tables_than_he_can_play(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "MOST_OWN", 3)
    greedy = "C" * 22
    asked = [place.ask("POST", "/play", {"variant": "base"}, Cookie=f"{OWNER}={greedy}") for _ in range(4)]
    assert [answer.status for answer in asked] == [303, 303, 303, 400]
    assert "3" in asked[-1].text
    assert len(place.host.store.sessions_of(greedy)) == 3


def test_nor_have_all_together(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [place.ask("POST", "/play", {"variant": "base"}) for _ in range(2)]
    before = place.host.store.size
    monkeypatch.setattr(host, "LARGEST", before)
    # Every session there has entries. Sessions without entries would make room for others.
    monkeypatch.setattr(Store, "drop_untouched", lambda store, but: False)
    asked += [place.ask("POST", "/play", {"variant": "base"}) for _ in range(2)]
    assert [answer.status for answer in asked] == [303, 303, 400, 400]
    assert place.host.store.size == before
