"""Webhooks: people who give an address are told of their turns, nothing else is sent, and the server connects to no
forbidden machine."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import socket
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from receiving import Receiver
from regni.errors import RegniError
from regni.web.fairness.pace import Rate
from regni.web.gathering.belongings import add_device, forget
from regni.web.pages.page import OWNER
from regni.web.play.devices import own_link
from regni.web.play.host import Host
from regni.web.play.keys import new_key
from regni.web.play.store import Store
from regni.web.server.routes import make_app
from regni.web.webhooks import caller as calling
from regni.web.webhooks import sending
from regni.web.webhooks.caller import Caller
from regni.web.webhooks.kept import MOST_FAILURES, Webhook, keep_webhook, note_call, webhook_of
from regni.web.webhooks.sending import CLOSED, FAILED, TOLD, Sender
from regni.web.webhooks.target import Target, may_connect, read_target
from regni.words.words import LANGUAGES, words
from table_forms import words_of
from test_table_live import terms
from test_table_lobby import Person, Server, begun, gathered, hear
from twin_games import exchanged, played, twin

HOOK = "https://hooks.example/turn"


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.close()


class Calling(Server):
    """A server that allows webhooks, even to this machine."""

    def __init__(self, sender: Sender | None = None, file: str | Path = ":memory:") -> None:
        super().__init__(file)
        self.app = make_app(self.host, ["testserver"], webhooks=sender or Sender(allows_private=True))

    @property
    def caller(self) -> Caller:
        found: Caller = self.app.state.caller
        return found


@pytest.fixture
def ana(monkeypatch: pytest.MonkeyPatch) -> Person:
    monkeypatch.setattr(calling, "AWAY", 0.01)
    found = Calling().person()
    found.begin(name_0="Ana")
    return found


def send(target: Target | str, sender: Sender, body: bytes = b"{}") -> str:
    return asyncio.run(sender.send(read_target(target) if isinstance(target, str) else target, body))


def finding(*addresses: str) -> Sender:
    """A sender that finds a name at a given address."""

    async def resolve(host: str, port: int) -> list[str]:
        return list(addresses)

    return Sender(resolve=resolve)


# Addresses.


@pytest.mark.parametrize(
    "address",
    [
        "",
        "hooks.example",
        "ftp://hooks.example/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "http://",
        "https:///turn",
        "https://ana:secret@hooks.example/",
        "https://ana@hooks.example/",
        "https://hooks.example/ turn",
        "https://hooks.example/\r\nHost: other",
        "https://hooks.example/\u202e",
        "https://höoks.example/",
        "https://hooks.example:99999/",
        "https://hooks.example:port/",
        "https://[::1/",
        "https://[fe80::1%25eth0]/",
        "https://hooks_.example%00/",
        "https://" + "a" * 600,
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(RegniError) as caught:
        read_target(address)
    assert caught.value.code == "webhook-address"


@pytest.mark.parametrize("port", [0, 22, 25, 53, 1023])
def test_ports_of_other_services_are_refused(port: int) -> None:
    with pytest.raises(RegniError) as caught:
        read_target(f"http://hooks.example:{port}/")
    assert caught.value.code == "webhook-port"


def test_an_address_is_taken_apart() -> None:
    assert read_target("HTTP://Hooks.Example") == Target(False, "hooks.example", 80, "/")
    assert read_target("http://h.example:443/a#b").said_host == "h.example:443"
    assert read_target("https://[2606:4700::1111]:8443/?a=b") == Target(True, "2606:4700::1111", 8443, "/?a=b")
    assert read_target("https://[2606:4700::1111]/").said_host == "[2606:4700::1111]"


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1", "::127.0.0.1", "0.0.0.0", "::", "::ffff:0.0.0.0"),
        *("10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1", "fd12::1", "fec0::1"),
        *("169.254.169.254", "fe80::1", "fe80::1%eth0", "100.64.0.1", "100.127.255.255", "192.0.0.8"),
        *("224.0.0.1", "239.255.255.250", "ff02::1", "255.255.255.255", "240.0.0.1", "198.18.0.1"),
        *("::ffff:8.8.8.8", "::ffff:10.0.0.1", "2002:7f00:1::", "2002:808:808::", "64:ff9b::7f00:1", "64:ff9b:1::1"),
        *("2001::1", "2001:db8::1", "3fff::1", "100::1", "192.0.2.1", "198.51.100.1", "203.0.113.1"),
    ],
)
def test_closed_addresses_are_refused_also_behind_a_name(address: str) -> None:
    assert not may_connect(address, allows_private=False)
    assert send(HOOK, finding(address)) == CLOSED
    # One forbidden address among several is enough.
    assert send(HOOK, finding("1.1.1.1", address)) == CLOSED
    assert send(HOOK, finding(address, "1.1.1.1")) == CLOSED


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1", "127.1", "0"])
def test_closed_addresses_are_refused_however_they_are_written(host: str, receiver: Receiver) -> None:
    # Some of them are no address at all on some systems.
    assert send(f"http://{host}:{receiver.port}/", Sender()) in (CLOSED, FAILED)
    assert receiver.requests.empty()


def test_open_addresses_are_allowed_and_private_ones_where_the_owner_says_so() -> None:
    for address in ("1.1.1.1", "93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a02:8071::1"):
        assert may_connect(address, allows_private=False)
    for address in ("127.0.0.1", "::1", "10.0.0.1", "fe80::1", "::ffff:10.0.0.1"):
        assert may_connect(address, allows_private=True)
    for address in ("224.0.0.1", "0.0.0.0", "::", "ff02::1", "255.255.255.255", "::ffff:0.0.0.0"):
        assert not may_connect(address, allows_private=True)


# Sending.


def test_a_message_arrives_whole_with_the_name_it_was_sent_to(receiver: Receiver) -> None:
    looked_up = []

    async def resolve(host: str, port: int) -> list[str]:
        looked_up.append((host, port))
        return ["127.0.0.1"]

    sender = Sender(allows_private=True, resolve=resolve)
    assert send(f"http://hooks.example:{receiver.port}/a?b=c", sender, b'{"a":1}') == TOLD
    # The name is looked up once.
    assert looked_up == [("hooks.example", receiver.port)]
    head, _, body = receiver.next().partition(b"\r\n\r\n")
    assert body == b'{"a":1}'
    assert head.decode().splitlines() == [
        "POST /a?b=c HTTP/1.1",
        f"Host: hooks.example:{receiver.port}",
        "User-Agent: regni",
        "Content-Type: application/json",
        "Content-Length: 7",
        "Connection: close",
    ]


def test_a_machine_that_does_not_answer_at_one_address_is_asked_at_the_next(receiver: Receiver) -> None:
    sender = finding("::1", "127.0.0.1")
    sender.allows_private = True
    assert send(f"http://hooks.example:{receiver.port}/", sender) == TOLD


def test_redirects_are_not_followed(receiver: Receiver) -> None:
    other = Receiver()
    moved = f"HTTP/1.1 307 Temporary Redirect\r\nLocation: {other.address}\r\n\r\n".encode()
    receiver.answer = lambda connection: connection.sendall(moved)
    assert send(receiver.address, Sender(allows_private=True)) == FAILED
    receiver.next()
    assert other.requests.empty()
    other.close()


@pytest.mark.parametrize("answer", [b"", b"\r\n", b"HTTP/1.1 500 No\r\n\r\n", b"HTTP/1.1 \xff\r\n", b"SSH-2.0-x\r\n"])
def test_other_answers_are_failures(receiver: Receiver, answer: bytes) -> None:
    receiver.answer = lambda connection: connection.sendall(answer)
    assert send(receiver.address, Sender(allows_private=True)) == FAILED


def test_an_endless_answer_is_cut_off(receiver: Receiver) -> None:
    """One has no first line, the other never ends after it."""

    def endless(connection: socket.socket) -> None:
        while True:
            connection.sendall(b"x" * 4096)

    def long(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 200 OK\r\n")
        endless(connection)

    receiver.answer = endless
    assert send(receiver.address, Sender(allows_private=True)) == FAILED
    receiver.answer = long
    assert send(receiver.address, Sender(allows_private=True)) == TOLD


def test_a_slow_answer_is_cut_off(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "TIME", 0.2)

    def drop_by_drop(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1")
        connection.recv(1)

    receiver.answer = drop_by_drop
    assert send(receiver.address, Sender(allows_private=True)) == FAILED
    assert sending.TIME <= 5


def test_a_name_that_is_slow_to_find_or_unknown_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "TIME", 0.1)

    async def never(host: str, port: int) -> list[str]:
        await asyncio.Event().wait()
        return []

    async def unknown(host: str, port: int) -> list[str]:
        raise socket.gaierror

    for resolve in (never, unknown):
        assert send(HOOK, Sender(resolve=resolve)) == FAILED
    assert send(HOOK, finding()) == FAILED
    assert send("http://" + "a" * 64 + ".example", Sender()) == FAILED


def test_names_that_the_system_searches_for_long_hold_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "TIME", 0.1)
    found = threading.Event()

    def search(*asked: object, **how: object) -> list[object]:
        found.wait(60)
        return []

    monkeypatch.setattr(socket, "getaddrinfo", search)

    async def many() -> None:
        told = [Sender().send(read_target(f"https://name-{number}.example/"), b"{}") for number in range(64)]
        assert set(await asyncio.gather(*told)) == {FAILED}
        # The threads of the server are free, and so it can end.
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "free"), 5) == "free"

    start = time.monotonic()
    asyncio.run(many())
    assert time.monotonic() - start < 30
    found.set()


@pytest.mark.skipif(shutil.which("openssl") is None, reason="nothing makes certificates here")
def test_a_certificate_must_be_for_the_name(tmp_path: Path) -> None:
    made = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=x"]
    files = ["-keyout", str(tmp_path / "key"), "-out", str(tmp_path / "cert")]
    names = ["-addext", "subjectAltName=DNS:hooks.example"]
    subprocess.run(["openssl", "req", *made, *files, *names], check=True, capture_output=True)
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(tmp_path / "cert", tmp_path / "key")
    receiver = Receiver(trust=own)
    trusting = finding("127.0.0.1")
    trusting.allows_private = True
    trusting.trust = ssl.create_default_context(cafile=str(tmp_path / "cert"))
    assert send(f"https://hooks.example:{receiver.port}/", trusting) == TOLD
    receiver.next()
    assert send(f"https://other.example:{receiver.port}/", trusting) == FAILED
    # Its certificate is trusted nowhere else.
    trusting.trust = ssl.create_default_context()
    assert send(f"https://hooks.example:{receiver.port}/", trusting) == FAILED
    assert receiver.requests.empty()
    receiver.close()


# Turns.


def give(person: Person, address: str, status: int = 303) -> str:
    return person.post("/devices", status, do="webhook", address=address)


def deciding(people: tuple[Person, ...]) -> tuple[Person, int]:
    seat = people[0].server.host.live(1).session.game.deciding
    assert seat is not None
    return people[seat], seat


def to_the_next(people: tuple[Person, ...], server: Server) -> tuple[Person, int]:
    """The player who decides ends his turn, or gives up if he cannot. Returns the seat that decides then."""
    live = server.host.live(1)
    before = live.session.game.deciding
    assert before is not None
    portal = server.clients[0].portal
    assert portal is not None
    while live.session.game.deciding == before:
        portal.call(live.play, [before], live.session.count, [live.session.game.legal_moves()[0]])
    return deciding(people)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_away_is_told_once_that_it_is_his_turn(ana: Person, receiver: Receiver, language: str) -> None:
    people = (ana, *begun(ana))
    for number, person in enumerate(people):
        person.client.cookies.set("regni_language", language)
        give(person, f"{receiver.address}-{number}")
    with ana.server.running():
        person, seat = to_the_next(people, ana.server)
        request = receiver.next()
        head, _, body = request.partition(b"\r\n\r\n")
        said = words(language)
        link = f"http://testserver{ana.table}"
        game, colour = said.text("variant-base"), said.colour(seat).capitalize()
        assert body.decode() == f'{{"game":"{game}","seat":"{colour}","link":"{link}"}}'
        assert head.startswith(f"POST /turn?who=ana-{seat} ".encode())
        keys = [*ana.keys().values(), *(one.token for one in people)]
        assert not any(key.encode() in request for key in keys)
        # The next message is the next turn's.
        _, other = to_the_next(people, ana.server)
        assert receiver.said()["seat"] == said.colour(other).capitalize()
        # The address opens nothing by itself.
        ana.server.person().get(ana.table, 404)


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Person:
    """Ana at a server whose file outlives it."""
    monkeypatch.setattr(calling, "AWAY", 0.01)
    found = Calling(file=tmp_path / "tables.sqlite").person()
    found.begin(name_0="Ana")
    return found


def test_the_first_to_decide_is_told_that_the_game_begins(kept: Person, receiver: Receiver) -> None:
    """In a slow game nobody may look at the table for days. That he was told is known after a restart."""
    ana = kept
    give(ana, receiver.address)
    with ana.server.running():
        people = (ana, *gathered(ana))
        for one in people[1:]:
            give(one, receiver.address)
        for seat, one in enumerate(people[1:], 1):
            one.act("ready", seat)
        ana.act("begin")
        _, seat = deciding(people)
        assert receiver.said()["seat"] in {words(one).colour(seat).capitalize() for one in LANGUAGES}
    with again(ana.server) as client:
        client.portal.call(asyncio.sleep, 0.2)  # type: ignore[union-attr]
    assert receiver.requests.empty()


def test_turns_of_which_nobody_was_told_are_told_after_a_restart(
    kept: Person, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = kept
    people = (ana, *begun(ana))
    for one in people:
        give(one, receiver.address)
    monkeypatch.setattr(calling, "AWAY", 900.0)
    with ana.server.running():
        _, seat = to_the_next(people, ana.server)
        assert len(waiting(ana.server)) == 1
    assert receiver.requests.empty()
    monkeypatch.setattr(calling, "AWAY", 0.01)
    with again(ana.server):
        assert receiver.said()["seat"] in {words(one).colour(seat).capitalize() for one in LANGUAGES}


@contextmanager
def again(server: Server) -> Iterator[TestClient]:
    """Another server on the same file, after the first one has ended."""
    host = Host(Store(server.host.store.path))
    with TestClient(make_app(host, ["testserver"], webhooks=Sender(allows_private=True))) as client:
        # Nothing is played again for this.
        assert host.sessions == {}
        yield client


def test_who_has_the_table_open_is_told_only_when_he_does_nothing(
    ana: Person, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = (ana, *begun(ana))
    with ana.server.running():
        _, seat = to_the_next(people, ana.server)
        following = people[(seat + 1) % 3]
        give(following, receiver.address)
        with following.client.websocket_connect(f"{following.table}/live") as session:
            hear(session, "frame")
            assert to_the_next(people, ana.server)[0] is following
            while not hear(session, "frame")["yours"]:
                pass
            # The first look finds him here, and waits on.
            settle(ana.server)
            assert receiver.requests.empty()
            assert len(waiting(ana.server)) == 1
            monkeypatch.setattr(calling, "SILENT", 0.0)
            to_the_next(people, ana.server)
            while deciding(people)[0] is not following:
                to_the_next(people, ana.server)
            assert receiver.said()["seat"]


def waiting(server: Server) -> dict[int, asyncio.TimerHandle]:
    assert isinstance(server, Calling)
    return server.caller._waiting


def settle(server: Server) -> None:
    """Waits until all first looks are over."""
    portal = server.clients[0].portal
    assert portal is not None
    portal.call(asyncio.sleep, 0.2)


def test_nobody_is_told_twice_of_one_turn_nor_of_a_turn_that_is_over(
    ana: Person, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = (ana, *begun(ana))
    with ana.server.running():
        to_the_next(people, ana.server)
        settle(ana.server)
        for one in people:
            give(one, receiver.address)
        assert isinstance(ana.server, Calling)
        live, caller = ana.server.host.live(1), ana.server.caller
        portal = ana.client.portal
        assert portal is not None
        # He goes on with the turn that he has.
        portal.call(caller.hear, live)
        settle(ana.server)
        assert receiver.requests.empty()
        # Another server has made his move meanwhile.
        monkeypatch.setattr(calling, "AWAY", 0.1)
        to_the_next(people, ana.server)
        ana.server.host.store.append(1, live.session.count, ["end"], is_over=False)
        settle(ana.server)
        assert receiver.requests.empty()


def test_a_seat_without_a_webhook_and_bots_are_not_told(ana: Person, receiver: Receiver) -> None:
    people = (ana, *begun(ana))
    with ana.server.running():
        person, _ = to_the_next(people, ana.server)
        settle(ana.server)
        assert waiting(ana.server) == {}
        give(person, receiver.address)
        person.post("/devices", do="webhook-remove")
        for _ in range(3):
            to_the_next(people, ana.server)
            settle(ana.server)
    assert receiver.requests.empty()


def test_twin_games_say_the_same(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bytes of all messages are the same, no matter which cards people hold."""
    monkeypatch.setattr(calling, "AWAY", 0.0)
    course = played(terms(people=3), "steward", 40)
    exchanges = twin(course, random.Random(3), 40)
    assert exchanges
    person, handle = new_key(), new_key()

    def all_requests() -> list[bytes]:
        host = Host(Store(":memory:"))
        monkeypatch.setattr(calling, "OWN", Rate(1, at_once=1000))
        host.begin(person, course.terms, handle)
        keep_webhook(host.store, person, Webhook(receiver.address, "http://table.example", "en"))
        app = make_app(host, ["testserver"], webhooks=Sender(allows_private=True))
        with TestClient(app, cookies={OWNER: person}) as client:
            portal = client.portal
            assert portal is not None
            live = host.live(1)
            while (count := live.session.count) < len(course.moves):
                # A lone move is made by the server.
                seat = live.session.game.deciding
                if live.session.only_move is None and seat is not None:
                    portal.call(live.play, [seat], count, [course.moves[count]])
                portal.call(asyncio.sleep, 0.01)
            while app.state.caller.is_trying(person):
                portal.call(asyncio.sleep, 0.01)
        heard = []
        while not receiver.requests.empty():
            heard.append(receiver.requests.get())
        return sorted(heard)

    first = all_requests()
    with exchanged(exchanges):
        second = all_requests()
    assert len(first) > 3
    assert first == second


# Limits.


def test_after_five_failures_nothing_is_sent_and_the_page_says_so(ana: Person, receiver: Receiver) -> None:
    receiver.answer = lambda connection: connection.sendall(b"HTTP/1.1 404 Not Found\r\n\r\n")
    people = (ana, *begun(ana))
    for person in people:
        give(person, receiver.address)
    with ana.server.running():
        store = ana.server.host.store
        told = 0
        while not all((hook := webhook_of(store, one.token)) and hook.is_off for one in people):
            to_the_next(people, ana.server)
            settle(ana.server)
            told += 1
        assert told >= 3 * MOST_FAILURES
        while not receiver.requests.empty():
            receiver.requests.get()
        to_the_next(people, ana.server)
        settle(ana.server)
        assert receiver.requests.empty()
        assert words("en").text("webhook-off") in words_of(ana.get("/devices"))
        assert words("es").text("webhook-off") in words_of(people[1].get("/devices"))
        # A trial that goes well switches it on again, and so does another address.
        receiver.answer = lambda connection: connection.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
        ana.post("/devices", do="webhook-try")
        settle(ana.server)
        assert words("en").text("webhook-last-told") in words_of(ana.get("/devices"))
        give(people[1], receiver.address)
        assert words("es").text("webhook-untried") in words_of(people[1].get("/devices"))


def test_one_success_makes_up_for_failures() -> None:
    store, person = Store(":memory:"), new_key()
    keep_webhook(store, person, Webhook(HOOK, "", "en"))
    for _ in range(MOST_FAILURES - 1):
        note_call(store, person, HOOK, FAILED)
    note_call(store, person, "https://other.example/", FAILED)
    found = webhook_of(store, person)
    assert found == Webhook(HOOK, "", "en", MOST_FAILURES - 1, FAILED)
    assert not found.is_off
    note_call(store, person, HOOK, TOLD)
    assert webhook_of(store, person) == Webhook(HOOK, "", "en", 0, TOLD)


def test_so_many_an_hour_and_no_more(ana: Person, receiver: Receiver) -> None:
    give(ana, receiver.address)
    with ana.server.running():
        for _ in range(20):
            ana.post("/devices", do="webhook-try")
        page = ana.post("/devices", 400, do="webhook-try")
        assert words("en").text("error-webhook-often") in words_of(page)
        # Pretending to be many persons does not help, since one machine gets no more either.
        for _ in range(5):
            other = ana.server.person()
            other.get("/")
            give(other, receiver.address)
            for _ in range(20):
                other.post("/devices", do="webhook-try")
        last = ana.server.person()
        last.get("/")
        give(last, f"http://127.0.0.1:{receiver.port}/elsewhere")
        last.post("/devices", 400, do="webhook-try")


# The page.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "address", ["", "nonsense", "ftp://a.example", "https://a:b@c.example", "<script>", "x" * 9999]
)
def test_garbage_is_refused_in_a_sentence_and_changes_nothing(ana: Person, language: str, address: str) -> None:
    give(ana, HOOK)
    ana.client.cookies.set("regni_language", language)
    page = give(ana, address, 400)
    assert words(language).text("error-webhook-address") in words_of(page)
    assert "<script>" not in re.sub(r"<script src[^>]*>", "", page)
    found = webhook_of(ana.server.host.store, ana.token)
    assert found is not None
    assert found.address == HOOK


def test_only_ones_own_webhook_is_seen_changed_and_removed(ana: Person) -> None:
    give(ana, HOOK)
    ben = ana.server.person()
    assert HOOK not in ben.get("/devices")
    ben.post("/devices", do="webhook-remove")
    ben.post("/devices", 400, do="webhook-try")
    assert HOOK in ana.get("/devices")
    ana.post("/devices", do="webhook-remove")
    assert HOOK not in ana.get("/devices")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trial_tells_where_it_leads_nowhere(language: str) -> None:
    ana = Calling(finding("127.0.0.1")).person(language)
    ana.get("/")
    give(ana, HOOK)
    with ana.server.running():
        ana.post("/devices", do="webhook-try")
        settle(ana.server)
        assert words(language).text("webhook-last-closed") in words_of(ana.get("/devices"))


def test_without_leave_there_are_no_webhooks() -> None:
    ana = Server().person()
    assert 'id="webhook"' not in ana.get("/devices")
    page = give(ana, HOOK, 400)
    assert webhook_of(ana.server.host.store, ana.token) is None
    assert 'id="webhook"' not in page


def test_who_is_forgotten_has_no_webhook_and_a_person_has_one() -> None:
    store, ana, other = Store(":memory:"), new_key(), new_key()
    keep_webhook(store, ana, Webhook(HOOK, "", "en"))
    keep_webhook(store, other, Webhook("https://other.example/", "", "en"))
    add_device(store, own_link(store, ana), other)
    assert webhook_of(store, ana) == Webhook(HOOK, "", "en")
    forget(store, ana)
    assert store.rows("SELECT * FROM webhooks") == []
    # A person without a webhook keeps that of the browser that joins.
    keep_webhook(store, other, Webhook(HOOK, "", "en"))
    add_device(store, own_link(store, person := new_key()), other)
    assert webhook_of(store, person) == Webhook(HOOK, "", "en")
