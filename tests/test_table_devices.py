"""The person to whom a browser belongs: tokens in cookies, links to further devices, and the end of all devices."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from regni.web.company.chat import add_line
from regni.web.gathering.belongings import add_device
from regni.web.gathering.gatherings import ANY
from regni.web.pages.page import OWNER, YEAR
from regni.web.play import devices
from regni.web.play.devices import LINK_TIME, NOBODY, end_devices, linked_person, own_link, person_of
from regni.web.play.keys import is_key, new_key
from regni.web.play.store import Store
from regni.web.webhooks.kept import Webhook, keep_webhook
from regni.words.words import words
from table_forms import words_of
from test_table_company import said, say
from test_table_lobby import Person, Server, begun, hear
from test_table_seats import closed


@pytest.fixture
def store() -> Store:
    return Store(":memory:")


def test_a_browser_that_came_by_itself_is_a_person_of_its_own(store: Store) -> None:
    one, other = new_key(), new_key()
    assert person_of(store, one) == one
    assert person_of(store, other) == other


def test_a_browser_that_comes_again_keeps_its_token_for_another_year(ana: Person) -> None:
    for path, status in ((ana.table, 200), ("/", 200), ("/nowhere", 404)):
        kept = ana.client.get(path)
        assert kept.status_code == status
        assert kept.headers["set-cookie"].startswith(f"{OWNER}={ana.token};")
        assert f"Max-Age={YEAR}" in kept.headers["set-cookie"]
    ended = thief_of(ana)
    ana.post("/devices", do="end")
    assert f"{OWNER}={ended.token};" not in ended.client.get("/").headers["set-cookie"]


def test_a_further_device_is_the_same_person_with_a_token_of_its_own(store: Store) -> None:
    person = new_key()
    key = own_link(store, person)
    assert linked_person(store, key) == person
    token = add_device(store, key)
    assert is_key(token)
    assert token not in (person, key)
    assert person_of(store, token) == person
    # A link is used once.
    assert linked_person(store, key) == NOBODY
    assert add_device(store, key) == ""


def test_a_link_grows_old(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    person = new_key()
    now = 1000.0
    monkeypatch.setattr(devices, "time", lambda: now)
    key = own_link(store, person)
    now += LINK_TIME + 1
    assert linked_person(store, key) == NOBODY
    assert add_device(store, key) == ""
    own_link(store, person)
    assert store.rows("SELECT count(*) FROM own_links") == [(1,)]


def test_when_all_devices_are_ended_only_the_one_that_asked_goes_on(store: Store) -> None:
    person, stranger = new_key(), new_key()
    token = add_device(store, own_link(store, person))
    pending, foreign = own_link(store, person), own_link(store, stranger)
    left = end_devices(store, person)
    assert person_of(store, left) == person
    assert [person_of(store, one) for one in (person, token)] == [NOBODY, NOBODY]
    assert linked_person(store, pending) == NOBODY
    assert linked_person(store, foreign) == stranger
    # It can be done again.
    again = end_devices(store, person)
    assert [person_of(store, one) for one in (left, again)] == [NOBODY, person]


# The pages.


@pytest.fixture
def ana() -> Person:
    found = Server().person()
    found.begin(name_0="Ana")
    return found


def link_of(person: Person) -> str:
    answer = person.client.post("/devices", data={"do": "link"})
    (found,) = re.findall(r"/me/([\w-]{22})", answer.text)
    return str(found)


def test_a_persons_tables_follow_him_by_a_link_and_a_button(ana: Person) -> None:
    key = link_of(ana)
    phone = ana.server.person("es")
    # Looking at the link changes nothing.
    for _ in range(2):
        page = words_of(phone.get(f"/me/{key}"))
        assert words("es").text("devices-arrive-text") in page
        # A guest could send a link of his own as if it led to a table.
        assert words("es").text("devices-arrive-own") in page
    phone.get(ana.table, 404)
    assert phone.post(f"/me/{key}") == "/"
    assert phone.token not in (ana.token, key)
    assert words("es").text("lobby-lead") in words_of(phone.get(ana.table))
    assert ana.table in phone.get("/")
    # The link is used up.
    phone.get(f"/me/{key}", 404)
    ana.server.person().post(f"/me/{key}", 404)


def test_what_the_other_device_had_before_is_kept(ana: Person) -> None:
    phone = ana.server.person()
    phone.begin(name_0="Ana again")
    ana.server.host.store.keep_deck(phone.token, "mine", "castle 3")
    phone.post(f"/me/{link_of(ana)}")
    for person in (ana, phone):
        assert phone.table in person.get("/")
        assert ana.table in person.get("/")
    assert ana.server.host.store.decks_of(ana.token) == {"mine": "castle 3"}


def test_a_lost_device_loses_its_seats(ana: Person) -> None:
    lost = ana.server.person()
    lost.post(f"/me/{link_of(ana)}")
    lost.get(ana.table)
    stolen, spare = ana.token, link_of(ana)
    ana.post("/devices", do="end")
    assert ana.token != stolen
    ana.get(ana.table)
    lost.get(ana.table, 404)
    thief = ana.server.person()
    thief.client.cookies.set(OWNER, stolen)
    thief.get(ana.table, 404)
    thief.get(f"/me/{spare}", 404)


def thief_of(person: Person, server: Server | None = None) -> Person:
    """A browser that holds a copy of the person's token."""
    found = (server or person.server).person()
    found.client.cookies.set(OWNER, person.token)
    found.table = person.table
    return found


def test_open_pages_of_ended_devices_are_closed_at_once(ana: Person) -> None:
    ben, _ = begun(ana)
    thief = thief_of(ana)
    live = f"{ana.table}/live"
    with (
        ana.server.running(),
        ben.client.websocket_connect(live) as of_ben,
        ana.client.websocket_connect(live) as of_ana,
        thief.client.websocket_connect(live) as stolen,
        thief.client.websocket_connect(f"{ana.table}/screen/live") as screen,
    ):
        at = hear(stolen, "frame")["at"]
        ana.post("/devices", do="end")
        stolen.send_text(json.dumps({"do": "choose", "at": at, "moves": ["end"]}))
        say(stolen, text="It is me, Ana.")
        # The browser that asked closes its pages too. They open again with the new token.
        for session in (stolen, screen, of_ana):
            closed(session)
        with ana.client.websocket_connect(live) as again:
            hear(again, "frame")
            say(again, text="I am back.")
            while "I am back." not in (line := said(of_ben)):
                pass
            assert "It is me" not in line
        assert ana.server.host.live(1).session.count == at
        for path in (live, f"{ana.table}/screen/live"):
            with thief.client.websocket_connect(path) as session:
                assert session.receive()["code"] == 4404


def test_open_lobbies_of_ended_devices_are_closed_at_once(ana: Person) -> None:
    thief, before = thief_of(ana), ana.lobby
    live = f"{ana.table}/live"
    with ana.server.running(), thief.client.websocket_connect(live) as stolen:
        hear(stolen, "lobby")
        ana.post("/devices", do="end")
        stolen.send_text(json.dumps({"do": "commit", "round": 1, "commitment": "ab" * 32}))
        closed(stolen)
        with ana.client.websocket_connect(live) as again:
            hear(again, "lobby")
        with thief.client.websocket_connect(live) as session:
            assert session.receive()["code"] == 4404
        assert ana.lobby == before


@pytest.mark.parametrize("is_lobby", [True, False])
def test_open_pages_at_a_second_server_are_closed_too(tmp_path: Path, is_lobby: bool) -> None:
    one, other = (Server(tmp_path / "tables.sqlite") for _ in range(2))
    ana = one.person()
    ana.begin(name_0="Ana")
    if not is_lobby:
        begun(ana)
    thief = thief_of(ana, other)
    with one.running(), other.running(), thief.client.websocket_connect(f"{ana.table}/live") as stolen:
        hear(stolen, "lobby" if is_lobby else "frame")
        ana.post("/devices", do="end")
        closed(stolen)


def test_who_is_forgotten_leaves_only_his_colour(ana: Person) -> None:
    ben, _ = begun(ana)
    store = ana.server.host.store
    add_line(store, 1, ben.token, 1, "Ben was here")
    store.keep_deck(ben.token, "mine", "castle 3")
    before = ben.token
    ben.post("/devices", do="forget")
    everything = "".join(str(store.rows(f"SELECT * FROM {table}")) for table in ("tables", "seats", "chat", "decks"))
    assert "Ben" not in everything
    assert before not in everything
    assert "Ana" in everything
    ben.client.cookies.set(OWNER, before)
    ben.get(ana.table, 404)
    assert "Ben" not in ana.get(ana.table)


def test_of_who_is_forgotten_no_byte_stays_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    ana = Server(file).person()
    ana.begin(name_0="Ana", name_1="", seats="2")
    ben = ana.server.person()
    ben.join(ana.keys()[ANY], 1, "Benedict")
    store = ana.server.host.store
    add_line(store, 1, ben.token, 1, "Benedict was here")
    keep_webhook(store, ben.token, Webhook("https://hooks.example/benedict", "http://testserver", "en"))
    store.keep_deck(ben.token, "the deck of Benedict", "castle 3")
    ben.post("/devices", do="forget")
    store.close()
    assert b"enedict" not in file.read_bytes()
    assert b"Ana" in file.read_bytes()


@pytest.mark.parametrize("key", ["x" * 22, "nothing"])
def test_a_link_that_is_none_opens_nothing(ana: Person, key: str) -> None:
    ana.get(f"/me/{key}", 404)
    assert ana.client.post(f"/me/{key}").status_code in (404, 405)


def test_a_browser_without_a_token_and_nonsense_change_nothing(ana: Person) -> None:
    stranger = ana.server.person()
    assert stranger.post("/devices", do="end") == "/devices"
    ana.post("/devices", 404, do="nonsense")
    assert ana.server.host.store.rows("SELECT count(*) FROM devices") == [(0,)]
