"""One client takes all it can: sockets, connections, answers, tables. The others do not notice."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import socket as network
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection, connect

from attacked import OWNER_KEY, PATIENCE, Place, closing_code, eventually, hear, is_hung_up, sit_down, solo
from crowding import lay_tables, move_and_see
from crowding import seated as all_seated
from killing import game
from real_server import Program, Serving
from regni.web.fairness import limits
from regni.web.fairness.crowd import Crowd
from regni.web.fairness.fairness import Fairness
from regni.web.fairness.limits import ROOM, Room
from regni.web.fairness.pace import FOREVER, Rate
from regni.web.pages.page import LANGUAGE, OWNER
from regni.web.play.keys import new_key
from regni.web.server.socket import TOO_FAST, TOO_MANY
from regni.words.words import LANGUAGES, words
from set_tables import open_table
from table_forms import words_of

#: The use never runs off during a test.
ONCE = Rate(1e-6, at_once=1)


def fairness_of(served: Serving) -> Fairness:
    fairness = served.server.config.app.state.fairness  # type: ignore[union-attr]
    assert isinstance(fairness, Fairness)
    return fairness


@pytest.fixture
def crowd(place: Place) -> Crowd:
    crowd = fairness_of(place.served).crowd
    assert eventually(lambda: crowd.number == 0)
    return crowd


def begun_by(place: Place, person: str, moves: int = 0) -> str:
    """A table of somebody, with so many moves made."""
    key = place.host.begin(person, solo())
    live, seats = open_table(place.host, key) or pytest.fail("there is no table")
    for _ in range(moves):
        live.play(seats, live.session.count, ["end"])
    return key


@contextlib.contextmanager
def seated(place: Place, person: str, key: str) -> Iterator[ClientConnection]:
    cookie = {"Cookie": f"{OWNER}={person}"}
    with connect(place.uri(key), additional_headers=cookie, open_timeout=PATIENCE, max_size=None) as session:
        yield session


# Sockets.


def test_one_client_does_not_take_all_sockets(place: Place, crowd: Crowd) -> None:
    other = new_key()
    key = begun_by(place, other)
    with contextlib.ExitStack() as open_pages:
        pages = [open_pages.enter_context(place.sit()) for _ in range(60)]
        assert crowd.number == limits.OWN_PAGES
        assert [closing_code(page) for page in pages[limits.OWN_PAGES :]] == [TOO_MANY] * (60 - limits.OWN_PAGES)
        for page in pages[: limits.OWN_PAGES]:
            assert hear(page, "frame")
        with seated(place, other, key) as session:
            assert hear(session, "frame")
    assert eventually(lambda: crowd.number == 0)


def test_nor_does_one_with_many_tables(place: Place, crowd: Crowd, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OWN_SOCKETS", 5)
    tables = [place.host.begin(OWNER_KEY, solo()) for _ in range(8)]
    with contextlib.ExitStack() as open_pages:
        pages = [open_pages.enter_context(sit_down(place.uri(key))) for key in tables]
        assert [closing_code(page) for page in pages[5:]] == [TOO_MANY] * 3
        assert crowd.number == 5


def test_nor_does_one_that_is_many_persons(place: Place, crowd: Crowd, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player at the same address gets his place all the same."""
    monkeypatch.setattr(limits, "HERE", dataclasses.replace(limits.HERE, sockets=8))
    player = new_key()
    playing = begun_by(place, player, moves=1)
    with contextlib.ExitStack() as open_pages:
        for number in range(12):
            person = new_key()
            session = open_pages.enter_context(seated(place, person, begun_by(place, person)))
            if number < 8:
                assert hear(session, "frame")
            else:
                assert closing_code(session) == TOO_MANY
        with seated(place, player, playing) as session:
            assert hear(session, "frame")


def test_a_full_server_tells_newcomers_so_and_keeps_its_players(
    place: Place, crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, newcomer = new_key(), new_key()
    playing, new = begun_by(place, player, moves=1), begun_by(place, newcomer)
    monkeypatch.setattr(crowd, "room", Room(sockets=2, reserve=1, lines=ROOM.lines))
    with place.sit() as one, place.sit() as two:
        hear(one, "frame")
        hear(two, "frame")
        # A page tells it in words, with everything it needs to be shown.
        for language in LANGUAGES:
            stranger = f"{LANGUAGE}={language}"
            answer = place.ask("GET", "/", Cookie=stranger)
            assert answer.status == 503
            assert words(language).text("page-full-text") in words_of(answer.text)
            assert "set-cookie" not in {name.lower() for name in answer.headers}
            assert place.ask("GET", "/static/icon.svg", Cookie=stranger).status == 200
            assert place.ask("POST", "/play", {"variant": "base"}, Cookie=stranger).status == 503
        # A person who has just begun a table gets its page. When the page gets no socket it says the same.
        assert place.ask("GET", f"/table/{new}", Cookie=f"{OWNER}={newcomer}").status == 200
        with seated(place, newcomer, new) as session:
            assert closing_code(session) == TOO_MANY
        # A person in the middle of a game can come back to it, again and again.
        for _ in range(3):
            assert place.ask("GET", f"/table/{playing}", Cookie=f"{OWNER}={player}").status == 200
            with seated(place, player, playing) as session:
                assert hear(session, "frame")
            assert eventually(lambda: crowd.number == 2)
    assert eventually(lambda: place.ask("GET", "/", Cookie="").status == 200)


def test_a_lobby_counts_too(place: Place, crowd: Crowd, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OWN_PAGES", 2)
    person = new_key()
    form = {"variant": "base", "seats": "2", "who-0": "me", "who-1": "guest", "do": "begin"}
    answer = place.ask("POST", "/new", form, Cookie=f"{OWNER}={person}")
    key = answer.headers["location"].removeprefix("/table/")
    with seated(place, person, key) as one, seated(place, person, key) as two, seated(place, person, key) as three:
        assert hear(one, "lobby")
        assert hear(two, "lobby")
        assert closing_code(three) == TOO_MANY
        assert crowd.number == 2


def test_onlookers_do_not_take_the_place_of_those_who_sit_there(
    place: Place, crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "ONLOOKERS", 1)
    watching = [new_key(), new_key()]
    gatherings = place.served.server.config.app.state.gatherings  # type: ignore[union-attr]
    kept = place.host.store.find(place.key)
    assert kept is not None
    for person in watching:
        gatherings.look_on(kept.id, person)
    with seated(place, watching[0], place.key) as one, seated(place, watching[1], place.key) as two:
        assert hear(one, "frame")
        assert closing_code(two) == TOO_MANY
        with place.sit() as session:
            assert hear(session, "frame")
        assert eventually(lambda: crowd.number == 1)


# Connections.


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nX: ",
        b"POST /play HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 12\r\n\r\nvar",
    ],
    ids=["silent", "half a head", "half a form"],
)
def test_half_sent_requests_do_not_close_the_server_to_others(
    place: Place, monkeypatch: pytest.MonkeyPatch, half: bytes
) -> None:
    monkeypatch.setattr(limits, "HERE", dataclasses.replace(limits.HERE, lines=50))
    monkeypatch.setattr(limits, "GRACE", 0.0)
    lines = fairness_of(place.served).lines
    wires: list[network.socket] = []
    try:
        for number in range(520):
            wires.append(place.wire())
            wires[-1].sendall(half)
            if number % 20 == 0:
                assert place.ask("GET", "/static/icon.svg").status == 200
                assert len(lines) <= 51
        # The connections that waited longest were closed. The newest ones may still become requests.
        assert all(is_hung_up(wire) for wire in wires[:400])
        assert place.ask("GET", "/").status == 200
    finally:
        for wire in wires:
            wire.close()
    assert eventually(lambda: len(lines) == 0)


def test_520_half_sent_requests_are_nothing_to_the_server_as_it_is(place: Place) -> None:
    wires = [place.wire() for _ in range(520)]
    try:
        for wire in wires:
            wire.sendall(b"GET / HTTP/1.1\r\nX: ")
        assert place.ask("GET", "/").status == 200
        with place.sit() as session:
            assert hear(session, "frame")
    finally:
        for wire in wires:
            wire.close()


def test_who_knocks_too_often_is_hung_up_on_at_once(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    with place.sit() as session:
        hear(session, "frame")
        rate = Rate(1e-6, at_once=10)
        monkeypatch.setattr(limits, "HERE", dataclasses.replace(limits.HERE, arrivals=rate))
        wires = [place.wire() for _ in range(30)]
        assert all(is_hung_up(wire) for wire in wires[10:])
        # People who are at their tables stay there.
        session.send('{"do": "why", "thing": "fief-red-1"}')
        assert hear(session, "why")
        for wire in wires:
            wire.close()
        monkeypatch.undo()


# Requests.


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person may ask ten times. Refusals come at once."""
    monkeypatch.setattr(limits, "OWN_REQUESTS", Rate(1e-6, at_once=10))
    monkeypatch.setattr(limits, "HELD", 0.01)


@pytest.mark.usefixtures("hasty")
def test_a_player_who_asks_without_end_stops_only_himself(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    greedy = new_key()
    key = begun_by(place, greedy)
    cookie = f"{OWNER}={greedy}"
    assert [place.ask("GET", "/nowhere", Cookie=cookie).status for _ in range(15)] == [404] * 10 + [429] * 5
    for language in LANGUAGES:
        answer = place.ask("GET", "/", Cookie=f"{cookie}; {LANGUAGE}={language}")
        assert answer.status == 429
        assert words(language).text("page-fast-text") in words_of(answer.text)
        assert answer.headers["connection"] == "close"
        assert "retry-after" in answer.headers
        assert "content-security-policy" in answer.headers
    # A socket is told the same by its code, and the page has words for it.
    with seated(place, greedy, key) as session:
        assert closing_code(session) == TOO_FAST
    assert place.ask("GET", "/nowhere").status == 404
    assert place.ask("GET", "/nowhere", Cookie="").status == 404
    monkeypatch.undo()


@pytest.mark.usefixtures("hasty")
def test_an_address_that_asks_without_end_is_told_to_wait(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HERE", dataclasses.replace(limits.HERE, requests=Rate(1e-6, at_once=10)))
    # It does not matter how many persons he pretends to be.
    asked = [place.ask("GET", "/nowhere", Cookie=f"{OWNER}={new_key()}").status for _ in range(30)]
    # A request of before may still count.
    assert asked.count(404) in (8, 9, 10)
    assert asked[10:] == [429] * 20
    monkeypatch.undo()


def test_requests_that_come_a_little_too_fast_are_answered_in_turn(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Rate(50, at_once=1, patience=60)
    monkeypatch.setattr(limits, "HERE", dataclasses.replace(limits.HERE, requests=slow))
    assert [place.ask("GET", "/nowhere", Cookie="").status for _ in range(30)] == [404] * 30
    monkeypatch.undo()


def test_in_a_flood_a_player_gets_his_page_before_the_flood_is_over(place: Place) -> None:
    """Many ask at once for the page that takes longest. A player waits for one of these answers, and not for all."""
    flood = [place.wire() for _ in range(20)]
    for wire in flood:
        wire.sendall(b"GET /rules HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    assert place.ask("GET", f"/table/{place.key}").status == 200
    unanswered = 0
    for wire in flood:
        wire.setblocking(False)
        try:
            wire.recv(100)
        except BlockingIOError:
            unanswered += 1
        wire.setblocking(True)
    assert unanswered > 10
    for wire in flood:
        wire.settimeout(PATIENCE)
        assert is_hung_up(wire)
        wire.close()


# What is said.


def test_who_talks_at_many_tables_at_once_is_heard_later_and_others_are_not(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "OWN_MESSAGES", Rate(1e-6, at_once=6, patience=FOREVER))
    question = '{"do": "why", "thing": "fief-red-1"}'
    loud, quiet = new_key(), new_key()
    with contextlib.ExitStack() as open_pages:
        pages = [open_pages.enter_context(seated(place, loud, begun_by(place, loud))) for _ in range(3)]
        for page in pages:
            hear(page, "frame")
            for _ in range(2):
                page.send(question)
                assert hear(page, "why")
        for page in pages:
            page.send(question)
        # All three wait now. Somebody else does not.
        with seated(place, quiet, begun_by(place, quiet)) as session:
            hear(session, "frame")
            for _ in range(6):
                session.send(question)
                assert hear(session, "why")
        for page in pages:
            with pytest.raises(TimeoutError):
                page.recv(timeout=0.05)
    monkeypatch.undo()


# Tables.


def test_one_client_does_not_begin_all_tables(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OWN_TABLES", Rate(1e-6, at_once=3))
    greedy, other = new_key(), new_key()

    def begin(person: str, language: str = "en") -> tuple[int, str]:
        cookie = f"{OWNER}={person}; {LANGUAGE}={language}"
        answer = place.ask("POST", "/play", {"variant": "base"}, Cookie=cookie)
        return answer.status, words_of(answer.text)

    assert [begin(greedy)[0] for _ in range(5)] == [303, 303, 303, 400, 400]
    for language in LANGUAGES:
        assert words(language).text("error-table-fast") in begin(greedy, language)[1]
    assert begin(other)[0] == 303
    # If he pretends to be a new person each time, his address is counted.
    monkeypatch.setattr(limits, "HERE", dataclasses.replace(limits.HERE, tables=Rate(1e-6, at_once=20)))
    assert {begin(new_key())[0] for _ in range(25)} == {303, 400}
    assert len(place.host.store.sessions_of(greedy)) == 3


def test_a_rematch_is_a_table_too(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    person = new_key()
    key = place.host.begin(person, game(4, "rematch"))
    live, seats = open_table(place.host, key) or pytest.fail("there is no table")
    live.play(seats, live.session.count, ["concede"])
    assert live.session.game.table.over
    monkeypatch.setattr(limits, "OWN_TABLES", ONCE)
    asked = [place.ask("POST", f"/table/{key}/rematch", {}, Cookie=f"{OWNER}={person}").status for _ in range(2)]
    assert asked == [303, 400]


# The program as it is.


def test_many_people_of_one_machine_sit_down_at_once_and_play(tmp_path: Path) -> None:
    """`python bench/hostile.py --tables 300 --people 6` does this with a full server."""
    laid = lay_tables(tmp_path / "tables.sqlite", tables=10, people=6)

    async def play(port: int) -> int:
        async with all_seated(port, laid) as tables:
            for pages in tables:
                await move_and_see(pages)
            return sum(page.at > 0 for pages in tables for page in pages)

    with Program(tmp_path / "tables.sqlite") as program:
        assert asyncio.run(play(program.port)) == 60
    assert not program.complaints


# How much fits.


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
@pytest.mark.parametrize(("hard", "fits"), [(100_000, ROOM), (1024, limits.room_within(1024))])
def test_the_program_may_open_as_many_files_as_it_needs(hard: int, fits: Room) -> None:
    script = (
        "import resource; from regni.web.server.serving import make_room;"
        f"most = min({hard}, resource.getrlimit(resource.RLIMIT_NOFILE)[1]);"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (200, most));"
        "print(make_room(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert said.strip() == f"{fits} {min(hard, limits.files_for(ROOM))}"
