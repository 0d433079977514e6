"""The server in a network: what it says of its addresses, to which names it answers, and how the system ends it."""

from __future__ import annotations

import http.client
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlencode

import pytest
from starlette.testclient import TestClient
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from attacked import OWNER_KEY, hear, sit_down, solo
from real_server import PATIENCE, Program
from regni.commands import browse, common
from regni.errors import RegniError
from regni.web.fairness import limits
from regni.web.fairness.fairness import Fairness
from regni.web.pages.page import LANGUAGE, OWNER
from regni.web.play.host import Host
from regni.web.play.store import Store
from regni.web.server.names import given_name, own_addresses, own_names
from regni.web.server.routes import HEADERS, make_app
from regni.words.words import LANGUAGES, words
from table_forms import words_of

FRIENDS = {"variant": "base", "seats": "2", "who-0": "me", "who-1": "guest", "do": "begin"}


# To which names it answers.


def client(*hosts: str, server: str = "") -> TestClient:
    return TestClient(make_app(Host(Store(":memory:")), hosts), base_url=f"http://{server or hosts[0]}")


@pytest.mark.parametrize("host", ["testserver", "TESTSERVER:81", "[FD00:0::2]", "[fd00::2]:8477", "10.0.0.7:1"])
def test_names_are_known_however_they_are_written(host: str) -> None:
    assert client("testserver", "[fd00::2]", "10.0.0.7").get("/rules", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "testserver.evil.example",
        "x@testserver",
        "testserver/",
        "testserver:80:80",
        "[::1",
        "",
        "10.0.0.8",
    ],
)
def test_other_names_are_refused_in_a_line_that_says_how_to_add_one(host: str) -> None:
    for language in LANGUAGES:
        one = client("testserver", "10.0.0.7")
        one.cookies.set(LANGUAGE, language)
        answer = one.get("/", headers={"host": host})
        assert answer.status_code == 400
        assert answer.headers["content-type"].startswith("text/plain")
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        assert "set-cookie" not in answer.headers
        said = host if host in ("evil.example", "testserver.evil.example", "10.0.0.8") else "?"
        told = words(language).text("page-name-refused", name=said, names="testserver, 10.0.0.7")
        assert answer.text == told + "\n"


@pytest.mark.parametrize("headers", [{"host": "evil.example"}, {"origin": "http://evil.example"}])
def test_those_who_are_refused_are_counted(headers: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise floods of such requests would be answered as fast as they come."""
    one = client("testserver")
    assert one.post("/theme", headers=headers).status_code in (400, 403)
    counted: list[str] = []

    def too_fast(fairness: Fairness, address: str, *more: object) -> None:
        counted.append(address)

    monkeypatch.setattr(Fairness, "request", too_fast)
    monkeypatch.setattr(limits, "HELD", 0.0)
    answer = one.post("/theme", headers=headers)
    assert answer.status_code == 429
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert counted == ["testclient"]


def test_the_address_that_a_connection_was_made_to_is_known_even_if_it_is_new() -> None:
    """A laptop that moves to another network has another address there."""
    arrived = client("testserver", server="10.9.8.7")
    assert arrived.get("/rules", headers={"host": "10.9.8.7:8477"}).status_code == 200
    assert arrived.get("/rules", headers={"host": "10.9.8.6"}).status_code == 400
    # A name is different: anybody may give his own name our address.
    assert client("testserver", server="evil.example").get("/rules").status_code == 400


def test_this_machine_knows_its_addresses_and_names() -> None:
    for address in own_addresses():
        plain = ip_address(address.strip("[]"))
        assert not plain.is_loopback
        family = socket.AF_INET6 if plain.version == 6 else socket.AF_INET
        # A server can listen only on an address of its own machine.
        with socket.socket(family) as own:
            own.bind((str(plain), 0))
    assert all(name == name.lower() for name in own_names())


@pytest.mark.parametrize(("called", "known"), [("Desk", ["desk", "desk.local"]), ("desk.local", ["desk.local"])])
def test_what_a_machine_is_called_in_its_network(
    monkeypatch: pytest.MonkeyPatch, called: str, known: list[str]
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: called)
    assert own_names() == known


@pytest.mark.parametrize("wrong", ["", "http://a.example", "a b", "a.example:80", "*", "-x", "x" * 300, "ü" * 80])
def test_a_name_that_no_browser_could_say_is_refused(wrong: str) -> None:
    with pytest.raises(RegniError) as refused:
        given_name(wrong)
    assert refused.value.code == "play-name"


@pytest.mark.parametrize(("host", "is_open"), [("127.0.0.1", False), ("0.0.0.0", True)])
def test_only_a_server_in_the_network_answers_to_the_names_of_its_machine(host: str, is_open: bool) -> None:
    with browse.listen(host, 0) as listening:
        known = browse.answered_names(listening, [host, "table.example"])
        reached = browse.reached_addresses(listening)
    assert {"127.0.0.1", "localhost", "[::1]", "table.example"} <= set(known)
    assert set(own_names()) & set(known) == (set(own_names()) if is_open else set())
    assert set(own_addresses()) & set(known) == (set(own_addresses()) if is_open else set())
    assert "0.0.0.0" not in known
    # It listens on IPv4 addresses only.
    assert reached == ([one for one in own_addresses() if "[" not in one] if is_open else [])


# What the program prints.


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_opened_is_said_in_words(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    w = words(language)
    browse.announce_network(w, ["http://10.0.0.7:8477", "http://[fd00::2]:8477"])
    said = capsys.readouterr().out.splitlines()
    assert said == [
        w.text("play-network", address="http://10.0.0.7:8477/"),
        w.text("play-network-also", address="http://[fd00::2]:8477/"),
        w.text("play-network-opens"),
        w.text("play-network-names"),
    ]
    browse.announce_network(w, [])
    assert capsys.readouterr().out.splitlines() == [w.text("play-network-none")]


def test_a_code_for_phones_is_dark_on_light() -> None:
    lines = browse.qr_code("http://10.0.0.7:8477/").splitlines()
    plain = [re.fullmatch(r"\033\[97;40m([ ▀▄█]+)\033\[0m", line) for line in lines]
    widths = {len(line[1]) for line in plain if line}
    assert all(plain)
    assert len(widths) == 1
    # The edge is light, as phones need it.
    assert plain[0]
    assert set(plain[0][1]) == {"█"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lobby_that_friends_cannot_reach_says_so_with_the_command(language: str) -> None:
    def said(reached: list[str], host: str) -> str:
        app = make_app(Host(Store(":memory:")), ["127.0.0.1", "10.0.0.7"], reached, "./play --listen 0.0.0.0")
        one = TestClient(app, base_url=f"http://{host}:8477")
        one.cookies.set(LANGUAGE, language)
        answer = one.post("/new", data=FRIENDS)
        assert "/join/" in answer.text
        return words_of(answer.text)

    alone = words(language).text("lobby-alone") + " ./play --listen 0.0.0.0"
    assert alone in said([], "127.0.0.1")
    assert alone not in said(["http://10.0.0.7:8477"], "127.0.0.1")
    assert alone not in said(["http://10.0.0.7:8477"], "10.0.0.7")


def test_the_command_is_the_one_that_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/x/.venv/bin/regni", "play", "--tables", "my tables"])
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.delenv(common.STARTER, raising=False)
    listening = ("--listen", "0.0.0.0")
    assert common.called_again(*listening) == "/x/.venv/bin/regni play --tables 'my tables' --listen 0.0.0.0"
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    assert common.called_again(*listening) == "regni play --tables 'my tables' --listen 0.0.0.0"
    monkeypatch.setenv(common.STARTER, "./play")
    assert common.called_again(*listening) == "./play --tables 'my tables' --listen 0.0.0.0"
    starter = (Path(__file__).parents[1] / "play").read_text(encoding="utf-8")
    assert f'export {common.STARTER}="$0"' in starter


# The program itself.


def keep_a_table(file: Path) -> None:
    host = Host(Store(file))
    host.begin(OWNER_KEY, solo(), "H" * 22)
    host.store.close()


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    file = tmp_path_factory.mktemp("network") / "tables.sqlite"
    keep_a_table(file)
    with Program(file, "--listen", "0.0.0.0", "--name", "Table.Example") as one:
        yield one


def status(program: Program, host: str) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", program.port, timeout=PATIENCE)
    connection.request("GET", "/rules", headers={"Host": host})
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status


def answered(program: Program) -> list[str]:
    return ["127.0.0.1", "localhost", "[::1]", "table.example", *own_addresses(), *own_names()]


def test_the_program_answers_to_its_own_names_and_to_no_other(program: Program) -> None:
    for host in answered(program):
        assert status(program, f"{host}:{program.port}") == 200, host
        assert status(program, host) == 200, host
    for host in ("evil.example", "0.0.0.0", "203.0.113.9", "other.example"):
        assert status(program, f"{host}:{program.port}") == 400, host


def test_so_do_its_sockets(program: Program) -> None:
    def called(host: str) -> ClientConnection:
        wire = socket.create_connection(("127.0.0.1", program.port), timeout=PATIENCE)
        origin = {"Origin": f"http://{host}:{program.port}"}
        return sit_down(f"ws://{host}:{program.port}/table/{'H' * 22}/live", sock=wire, additional_headers=origin)

    for host in answered(program):
        with called(host) as session:
            assert hear(session, "frame"), host
    with pytest.raises(InvalidStatus) as refused, called("evil.example"):
        pass
    assert refused.value.response.status_code == 400


@pytest.mark.skipif(not own_addresses(), reason="this machine is in no network")
def test_links_for_friends_lead_to_its_address_in_the_network(program: Program) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", program.port, timeout=PATIENCE)
    own = {"Cookie": f"{OWNER}={OWNER_KEY}", "Content-Type": "application/x-www-form-urlencoded"}
    connection.request("POST", "/new", urlencode(FRIENDS), own)
    answer = connection.getresponse()
    answer.read()
    connection.request("GET", answer.headers["location"], headers=own)
    page = connection.getresponse().read().decode()
    connection.close()
    assert f"http://{own_addresses()[0]}:{program.port}/join/" in page
    assert "http://127.0.0.1" not in page


# How it ends.


def ended(program: Program, how: signal.Signals) -> str:
    """Ends the program by a signal while somebody plays. Returns what it says then."""
    process = program.process
    assert process is not None
    assert process.stdout is not None
    with sit_down(f"ws://127.0.0.1:{program.port}/table/{'H' * 22}/live") as session:
        hear(session, "frame")
        process.send_signal(how)
        giving_up = threading.Timer(PATIENCE, process.kill)
        giving_up.start()
        said = process.stdout.read()
        giving_up.cancel()
    assert process.wait(PATIENCE) == 0
    return said


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_the_system_ends_it_as_ctrl_c_does(tmp_path: Path, name: str) -> None:
    if not hasattr(signal, name):
        pytest.skip("this system has no such signal")
    file = tmp_path / "tables.sqlite"
    keep_a_table(file)
    with Program(file) as program:
        said = ended(program, signal.Signals[name])
    assert said.splitlines()[-1] == words("en").text("play-closed")
    assert not program.complaints
    # The file was closed: nothing waits beside it to be taken up.
    assert [path.name for path in tmp_path.iterdir()] == ["tables.sqlite"]


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="this system has no such signal")
def test_what_is_to_outlive_its_terminal_does(tmp_path: Path) -> None:
    """As under nohup: the program is started with the signal ignored."""
    file = tmp_path / "tables.sqlite"
    keep_a_table(file)
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        program = Program(file)
        program.start()
    finally:
        signal.signal(signal.SIGHUP, before)
    try:
        assert program.process is not None
        program.process.send_signal(signal.SIGHUP)
        assert status(program, "localhost") == 200
        assert ended(program, signal.SIGTERM)
    finally:
        program.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="terminals are different there")
def test_in_a_terminal_it_draws_a_code_and_ends_in_peace_when_that_is_closed(tmp_path: Path) -> None:
    import pty

    own, terminal = pty.openpty()
    command = [sys.executable, "-m", "regni", "play", "--no-open", "--port", "0", "--lang", "en", "--listen", "0.0.0.0"]
    process = subprocess.Popen(
        [*command, "--tables", str(tmp_path / "tables.sqlite")],
        stdin=terminal,
        stdout=terminal,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env=os.environ | {"PYTHONUTF8": "1"},
    )
    os.close(terminal)
    giving_up = threading.Timer(PATIENCE, process.kill)
    giving_up.start()
    said = b""
    last = words("en").text("play-network-names" if own_addresses() else "play-network-none").encode()
    while last not in said:
        said += os.read(own, 65536)
    code = browse.qr_code(f"http://{own_addresses()[0]}:{port_in(said)}/") if own_addresses() else ""
    assert code.replace("\n", "\r\n") in said.decode()
    # The terminal is gone: what is printed now is dropped.
    os.close(own)
    process.send_signal(signal.SIGHUP)
    _, complaints = process.communicate(timeout=PATIENCE)
    giving_up.cancel()
    assert (process.returncode, complaints) == (0, b"")


def port_in(said: bytes) -> str:
    found = re.search(rb"http://127\.0\.0\.1:(\d+)", said)
    assert found
    return found[1].decode()
