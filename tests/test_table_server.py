"""The server around the pages: its headers, the pages for errors, its limits, and sockets that come and go."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket as network
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from regni.errors import RegniError
from regni.web.pages.page import LANGUAGE, OWNER
from regni.web.play import allowance
from regni.web.play import host as hosting
from regni.web.play import session as sessions
from regni.web.play import viewer as viewing
from regni.web.play.host import Host
from regni.web.play.store import Store
from regni.web.play.thinking import fair_queue, thinker, thinkers
from regni.web.play.viewer import Viewer
from regni.web.server import serving, socket
from regni.web.server.messages import LONGEST, Choose, read_message
from regni.web.server.routes import HEADERS, make_app
from regni.web.server.socket import FAILED, REASONS
from regni.words.words import words
from set_tables import begin, open_table, play_on
from table_forms import Browser, words_of
from test_table_live import Room, next_frame, say, terms


@pytest.fixture
def browser(tmp_path: Path) -> Browser:
    return Browser(tmp_path)


# Headers.


@pytest.mark.parametrize(
    ("path", "status"),
    [("/", 200), ("/nowhere", 404), ("/play", 405), ("/static/table.js", 200), ("/static/sheet.svg", 200)],
)
def test_every_answer_bears_the_headers_that_protect_it(browser: Browser, path: str, status: int) -> None:
    answer = browser.client.get(path)
    assert answer.status_code == status
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS


def test_what_one_seat_may_know_is_not_kept_by_the_browser_and_drawings_are(browser: Browser) -> None:
    key = browser.post("/play", {"variant": "base"}, 303).removeprefix("/table/")
    for page in ("/", f"/table/{key}", f"/table/{key}/record.toml", "/nowhere"):
        assert browser.client.get(page).headers["cache-control"] == "no-store", page
    for file in ("/static/table.js", "/static/sheet.svg"):
        assert "no-store" not in browser.client.get(file).headers.get("cache-control", ""), file


def test_a_fault_of_our_own_has_them_too(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*anything: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Store, "sessions_of", broken)
    client = TestClient(browser.client.app, raise_server_exceptions=False)
    client.cookies.set(OWNER, "A" * 22)
    answer = client.get("/")
    assert answer.status_code == 500
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert answer.headers["cache-control"] == "no-store"
    assert words("en").text("page-refused") in words_of(answer.text)


# Other sites.


def test_other_sites_may_lead_to_a_page_but_send_nothing(browser: Browser) -> None:
    other = {"origin": "https://evil.example"}
    for method in ("GET", "HEAD"):
        assert browser.client.request(method, "/", headers=other).status_code == 200
    for method in ("POST", "PUT", "DELETE"):
        assert browser.client.request(method, "/theme", headers=other).status_code == 403
    own = {"origin": "http://testserver"}
    assert browser.client.post("/theme", data={"choice": "dark"}, headers=own).status_code == 303


def test_a_socket_of_another_site_is_told_that_it_is_refused() -> None:
    room = Room(terms("solo"))
    with pytest.raises(WebSocketDisconnect) as refused, room.socket(headers={"origin": "http://evil.example"}):
        pass
    assert refused.value.code == 4403
    with Room(terms("solo")).socket(headers={"origin": "http://testserver"}) as session:
        assert next_frame(session)["yours"]


# Pages for errors.


def test_a_page_that_is_not_there_says_so_and_one_that_refuses_says_that(browser: Browser) -> None:
    missing, refused = (words("en").text(key) for key in ("page-not-found", "page-refused"))
    said = words_of(browser.get("/nowhere", 404))
    assert missing in said
    assert refused not in said
    said = words_of(browser.get("/play", 405))
    assert refused in said
    assert missing not in said


def test_a_request_that_makes_no_sense_is_told_why(browser: Browser) -> None:
    answer = browser.client.post("/theme", content=b"\xff\xfe=1")
    assert answer.status_code == 400
    said = words_of(answer.text)
    assert words("en").text("page-refused") in said
    assert len(said) > len(words_of(browser.get("/play", 405)))


def test_a_choice_in_the_head_of_a_page_leads_home_if_it_does_not_say_where_from(browser: Browser) -> None:
    assert browser.post("/theme", {"choice": "dark"}, 303) == "/"


def test_a_server_that_ends_closes_its_file() -> None:
    room = Room(terms("solo"))
    with room.client:
        assert room.host.store.session(1) is not None
    with pytest.raises(RegniError):
        room.host.store.session(1)


# Limits.


def test_the_server_does_not_say_what_it_is_and_compresses_frames() -> None:
    one = serving.config(make_app(Host(Store(":memory:")), ["testserver"]))
    assert not one.server_header
    assert isinstance(one.http, type)
    assert issubclass(one.http, serving.Impatient)
    assert (one.ws_max_size, one.h11_max_incomplete_event_size) == (LONGEST, serving.LONGEST_HEAD)
    assert (one.ws_ping_interval, one.ws_ping_timeout) == (serving.ASKED, serving.ANSWER)
    assert one.timeout_keep_alive == serving.KEPT
    # Ctrl-C ends the server soon, even if somebody still has a page open.
    assert one.timeout_graceful_shutdown == 1
    assert one.ws_per_message_deflate


def test_a_socket_keeps_nothing_of_the_messages_that_it_has_compressed() -> None:
    """Otherwise each page that is open holds 50 KiB of the server's memory."""
    one = serving.config(make_app(Host(Store(":memory:")), ["testserver"]))
    one.load()
    loop = asyncio.new_event_loop()
    made = serving.Sockets(one, ServerState(), {}, loop)
    loop.close()
    (compressing,) = made.conn.available_extensions or ()
    offered, extension = compressing.process_request_params([("client_max_window_bits", None)], [])
    assert {"server_no_context_takeover", "client_no_context_takeover"} <= {name for name, _ in offered}
    assert isinstance(extension, PerMessageDeflate)
    long = b"The King has the turn. " * 500
    sent = extension.encode(Frame(Opcode.TEXT, long))
    assert len(sent.data) < len(long) / 20
    # The next one does not depend on it.
    assert extension.encode(Frame(Opcode.TEXT, long)).data == sent.data
    assert not hasattr(extension, "encoder")
    assert not hasattr(extension, "decoder")


def test_the_limits_are_as_they_were_set() -> None:
    """A developer who changes one changes it here too. Otherwise a mistake might not be noticed for long."""
    assert (allowance.RATE, allowance.BURST) == (10, 40)
    assert (hosting.MOST_OWN, hosting.OWN_DAYS, hosting.LARGEST, hosting.MOST_IDLE) == (200, 30, 8 * 1024**3, 100)
    assert (thinkers.FEWEST, thinkers.TRIES, thinker.POLITE, fair_queue.REMEMBERED) == (2, 2, 10, 1000)
    assert (sessions.MOST_AT_ONCE, sessions.MOST_UNDONE) == (60, 1000)
    assert (viewing.FEW, viewing.LOG, viewing.NEWS) == (4, 40, 6)
    assert (serving.KEPT, serving.HEAD, serving.ASKED, serving.ANSWER, serving.TAKING) == (15, 10, 20, 20, 60)
    assert serving.LONGEST_HEAD == 16_384
    assert serving.COLLECTED == (20_000, 20, 20)
    assert socket.MOST_WAITING == 200
    assert (socket.NOT_FOUND, socket.TOO_MANY, socket.TOO_FAST, socket.FAILED) == (4404, 4429, 4408, 1011)


def test_what_is_said_and_what_is_shown_is_not_changed_afterwards() -> None:
    room = Room(terms("base", people=3))
    live, seats = open_table(room.host, room.key) or pytest.fail("the key opens nothing")
    viewer = Viewer(live, seats, words("en"))
    curtain = viewer.frame()
    viewer.uncover(curtain.curtain[0].seat)
    frame = viewer.frame()
    said = [
        '{"do": "choose", "at": 0, "moves": []}',
        '{"do": "undo", "at": 0}',
        '{"do": "next", "at": 0}',
        '{"do": "uncover", "seat": 0}',
        '{"do": "why", "thing": ""}',
    ]
    shown = [curtain.curtain[0], frame, frame.rows[0], frame.rows[0].moves[0], frame.news[0]]
    for one in [*shown, room.host.store.session(1), room.host.store.find(room.key), *map(read_message, said)]:
        name = next(name for name in dir(one) if not name.startswith("_"))
        with pytest.raises(AttributeError):
            setattr(one, name, None)


def test_nonsense_of_browsers_is_not_shown_as_a_fault_of_the_server() -> None:
    def said(text: str) -> bool:
        return serving.is_our_fault(logging.LogRecord("uvicorn.error", logging.ERROR, "", 1, text, (), None))

    assert not said("Invalid UTF-8 sequence received from client.")
    assert said("Exception in ASGI application")
    serving.config(make_app(Host(Store(":memory:")), ["testserver"]))
    assert serving.is_our_fault in logging.getLogger("uvicorn.error").filters


def test_the_collector_is_spared() -> None:
    before = gc.get_threshold()
    try:
        serving.spare_the_collector()
        assert gc.get_threshold() == serving.COLLECTED
        assert gc.get_freeze_count()
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


@pytest.mark.skipif(not hasattr(network, "TCP_USER_TIMEOUT"), reason="only Linux gives up on the deaf")
def test_connections_that_take_no_data_are_given_up_after_a_minute() -> None:
    with network.socket() as listening:
        serving.give_up_on_the_deaf(listening)
        assert listening.getsockopt(network.IPPROTO_TCP, network.TCP_USER_TIMEOUT) == 60_000


# Messages.


def test_a_message_may_be_so_long_and_no_longer() -> None:
    start, end = '{"do": "why", "thing": "', '"}'
    fill = "x" * (LONGEST - len(start) - len(end))
    assert read_message(start + fill + end)
    with pytest.raises(RegniError) as caught:
        read_message(start + fill + "x" + end)
    assert caught.value.code == "table-message"
    assert LONGEST == 8192


def test_a_choice_is_neither_held_nor_typed_unless_it_says_so() -> None:
    said = read_message('{"do": "choose", "at": 1, "moves": ["end"]}')
    assert said == Choose(at=1, moves=["end"], token=0, holds=False, replaces=False, typed=False)


# Sockets.


def test_when_a_page_is_closed_nothing_of_it_stays() -> None:
    room = Room(terms("solo"))

    def left() -> list[str]:
        return [name for task in asyncio.all_tasks() if "Connection" in (name := str(task.get_coro()))]

    with room.client:
        assert room.client.portal is not None
        with room.client.websocket_connect(f"/table/{room.key}/live") as session:
            next_frame(session)
            assert room.host.watchers == 1
            assert room.client.portal.call(left)
        assert room.host.watchers == 0
        assert room.client.portal.call(left) == []


def test_a_page_whose_frame_fails_is_closed_with_a_code_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(terms("base", people=3))
    with room.socket() as session:
        next_frame(session)
        live = room.host.sessions[1]

        def broken(viewer: Viewer) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(Viewer, "frame", broken)
        assert room.client.portal is not None
        room.client.portal.call(live._tell)
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_text()
    assert closed.value.code == FAILED == 1011


def test_the_page_knows_the_codes_for_why_a_socket_is_closed_and_has_words_for_them() -> None:
    web = Path(serving.__file__).parents[1]
    script = (web / "static" / "connection.js").read_text(encoding="utf-8")
    for code, reason in REASONS.items():
        assert f'{code}: "{reason}"' in script
        assert words("en").text(f"link-{reason}") != words("es").text(f"link-{reason}")


@pytest.mark.parametrize("owner", ["A" * 22, "B" * 22])
def test_a_page_offers_the_decks_that_its_own_browser_has_saved(owner: str) -> None:
    host = Host(Store(":memory:"))
    key = begin(host, {"variant": "wessex"}, seed="w2")
    assert play_on(host, key, lambda game: game.deciding == 0 and game.about == "pick")
    host.store.keep_deck(owner, "Wolves", "castle 4, land 6, prince 4, champion 6, banner 4")
    client = TestClient(make_app(host, ["testserver"]))
    client.cookies.set(LANGUAGE, "en")
    client.cookies.set(OWNER, "A" * 22)
    with client, client.websocket_connect(f"/table/{key}/live") as session:
        frame = next_frame(session)
        assert frame["yours"]
        assert ("Wolves" in words_of(frame["html"])) == (owner == "A" * 22)


def test_what_a_frame_tells_the_script() -> None:
    room = Room(terms("solo"))
    with room.socket() as session:
        frame = next_frame(session)
        assert (frame["at"], frame["yours"], frame["over"]) == (0, True, False)
        assert {"end"} < {move["move"] for move in frame["moves"]} <= set(room.session.game.legal_moves())
        assert all(move["label"] for move in frame["moves"])
        assert f"/table/{room.key}/live" not in frame["html"]
        say(session, do="choose", at=0, moves=["concede"])
        frame = next_frame(session)
        while not frame["over"]:
            frame = next_frame(session)
        assert (frame["yours"], frame["moves"]) == (False, [])
        assert f'"/table/{room.key}/' in frame["html"]
