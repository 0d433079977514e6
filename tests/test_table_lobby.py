"""Friends gather on their own devices: links, seats, secret decks, and the game that begins for all of them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from regni.web.gathering.gatherings import ANY, WATCH, Gatherings
from regni.web.gathering.lobby import Lobby
from regni.web.pages.page import LANGUAGE, OWNER
from regni.web.play.devices import own_link
from regni.web.play.host import Host
from regni.web.play.keys import is_key
from regni.web.play.store import Store
from regni.web.server.routes import make_app
from regni.words.words import LANGUAGES, words
from table_forms import controls, words_of

JOIN = re.compile(r"/join/([\w-]{22})")


class Server:
    """A server, and the browsers of several people."""

    def __init__(self, file: str | Path = ":memory:", now: Callable[[], float] = time) -> None:
        self.host = Host(Store(file), now)
        self.app = make_app(self.host, ["testserver"])
        self.clients: list[TestClient] = []

    @property
    def gatherings(self) -> Gatherings:
        found: Gatherings = self.app.state.gatherings
        return found

    def person(self, language: str = "en") -> Person:
        found = Person(self, language)
        found.client.portal = self.clients[0].portal if self.clients else None
        self.clients.append(found.client)
        return found

    @contextmanager
    def running(self) -> Iterator[None]:
        """The server serves all its people on one event loop, as a real one does."""
        with self.clients[0] as first:
            for client in self.clients[1:]:
                client.portal = first.portal
            yield
        for client in self.clients[1:]:
            client.portal = None


class Person:
    def __init__(self, server: Server, language: str) -> None:
        self.server = server
        self.client = TestClient(server.app, follow_redirects=False)
        self.client.cookies.set(LANGUAGE, language)
        self.table = ""

    @property
    def token(self) -> str:
        return str(self.client.cookies.get(OWNER, ""))

    def get(self, path: str, status: int = 200) -> str:
        answer = self.client.get(path)
        assert answer.status_code == status, answer.text
        return answer.text

    def post(self, path: str, status: int = 303, **form: str) -> str:
        return self.send(path, form, status)

    def send(self, path: str, form: dict[str, str], status: int = 303) -> str:
        answer = self.client.post(path, data=form)
        assert answer.status_code == status, answer.text
        return answer.headers.get("location", answer.text)

    def begin(self, **wish: str) -> str:
        """Opens a table for friends; its address."""
        asked = {"seats": "3", "who-1": "guest", "who-2": "guest"} | {k.replace("_", "-"): v for k, v in wish.items()}
        form = controls(self.get("/new?" + "&".join(f"{k}={v}" for k, v in asked.items())), "new-game").fields
        self.table = self.send("/new", form)
        return self.table

    def act(self, do: str, seat: int = -1, status: int = 303, **form: str) -> str:
        return self.send(f"{self.table}/lobby", {"do": do, "seat": str(seat)} | form, status)

    def choose_manners(self, manners: dict[str, str], status: int = 303) -> str:
        return self.send(f"{self.table}/lobby", {"do": "manners"} | manners, status)

    def choose_deck(self, seat: int, deck: str, status: int = 303) -> str:
        return self.send(f"{self.table}/lobby", {"do": "deck", "seat": str(seat), f"deck-{seat}": deck}, status)

    def join(self, key: str, seat: int = 1, name: str = "", status: int = 303) -> str:
        self.table = self.post(f"/join/{key}", status, seat=str(seat), name=name)
        return self.table

    @property
    def lobby(self) -> Lobby:
        found = self.server.gatherings.find(self.table.removeprefix("/table/"))
        assert found is not None
        return found[1]

    def keys(self) -> dict[str, str]:
        kept = self.server.host.store.find(self.table.removeprefix("/table/"))
        assert kept is not None
        return self.server.gatherings.invitations(kept.id)


def hear(session: WebSocketTestSession, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(session.receive_text())
        if message["kind"] == kind:
            return message


@pytest.fixture
def server() -> Server:
    return Server()


@pytest.fixture
def ana(server: Server) -> Person:
    found = server.person()
    found.begin(name_0="Ana")
    return found


def gathered(ana: Person) -> tuple[Person, Person]:
    """Ben and Eve have come."""
    ben, eve = ana.server.person("es"), ana.server.person()
    ben.join(ana.keys()[ANY], 1, "Ben")
    eve.join(ana.keys()["2"], 2, "Eve")
    return ben, eve


# Links.


def test_looking_at_a_link_changes_nothing(ana: Person, server: Server) -> None:
    """Messengers look at links to show a preview."""
    before = ana.lobby
    stranger = server.person()
    for what, key in ana.keys().items():
        for _ in range(2):
            page = stranger.get(f"/join/{key}")
            assert key not in words_of(page), what
        assert stranger.client.head(f"/join/{key}").status_code in (200, 405)
    assert ana.lobby == before
    assert server.host.store.sessions_of(stranger.token) == []


def test_a_seat_is_taken_by_the_button_and_the_key_leaves_the_address(ana: Person) -> None:
    ben, _ = gathered(ana)
    assert ben.table == ana.table
    assert JOIN.search(ben.get(ben.table)) is None
    for cookie in ben.client.cookies.jar:
        assert cookie.has_nonstandard_attr("HttpOnly") or cookie.name == LANGUAGE
    assert [chair.name for chair in ana.lobby.chairs] == ["Ana", "Ben", "Eve"]


@pytest.mark.parametrize("path", ["", "/live", "/record.toml", "/campaign", "/rematch", "/lobby"])
def test_the_address_of_a_table_opens_nothing(ana: Person, server: Server, path: str) -> None:
    stranger = server.person()
    assert stranger.client.get(ana.table + path).status_code in (404, 405)
    assert stranger.client.post(ana.table + path).status_code in (404, 405)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stranger_is_asked_who_he_is(ana: Person, server: Server, language: str) -> None:
    stranger = server.person(language)
    assert words(language).text("page-no-seat") in words_of(stranger.get(ana.table, 404))
    assert words(language).text("page-no-seat") in words_of(stranger.get("/join/" + "x" * 22, 404))
    assert words(language).text("page-no-seat") in words_of(stranger.get("/join/nothing", 404))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_page_does_not_repeat_a_key(ana: Person, server: Server, language: str) -> None:
    """The key still opens something, and somebody else may see the page."""
    stranger = server.person(language)
    key, own = ana.keys()["1"], own_link(server.host.store, ana.token)
    too_much = {"name": "x" * 100_000}
    refusals = [
        stranger.client.put(f"/join/{key}"),
        stranger.client.get(f"/join/{key}/x"),
        stranger.client.get(f"/join/{key}x"),
        stranger.client.get(f"/nowhere?key={key}"),
        stranger.client.post(f"/join/{key}", data=too_much),
        stranger.client.put(f"/me/{own}"),
        stranger.client.get(f"/me/{own}/x"),
        stranger.client.post(f"/me/{own}/x", data=too_much),
    ]
    for answer in refusals:
        assert answer.status_code in (400, 404, 405)
        assert f'lang="{language}"' in answer.text
        assert key not in answer.text
        assert own not in answer.text


def test_a_link_for_one_seat_takes_no_other(ana: Person, server: Server) -> None:
    ben = server.person()
    ben.join(ana.keys()["2"], 1, "Ben")
    assert [bool(chair.person) for chair in ana.lobby.chairs] == [True, False, True]
    # The link is used up then.
    eve = server.person()
    assert words("en").text("join-taken") in words_of(eve.get(f"/join/{ana.keys()['2']}"))
    eve.join(ana.keys()["2"], 2, "Eve", status=400)
    assert ana.lobby.chairs[2].name == "Ben"


def test_two_people_cannot_take_the_same_seat(ana: Person, server: Server) -> None:
    ben, eve = server.person(), server.person()
    ben.join(ana.keys()[ANY], 1, "Ben")
    page = eve.join(ana.keys()[ANY], 1, "Eve", status=400)
    assert words("en").text("error-lobby-taken") in words_of(page)
    assert ana.lobby.chairs[1].name == "Ben"


def test_a_new_link_ends_the_old_one_and_who_sat_down_by_it(ana: Person) -> None:
    ben, eve = gathered(ana)
    before = ana.keys()
    ana.act("renew", what="2")
    assert ana.lobby.chairs[2].is_open
    assert ana.keys()["2"] != before["2"]
    assert {what for what, key in ana.keys().items() if before[what] != key} == {"2"}
    eve.get(eve.table, 404)
    eve.get(f"/join/{before['2']}", 404)
    # Only the host does that.
    ben.act("renew", what="2", status=400)
    ana.act("renew", what="7", status=400)
    ben.get(ben.table)


def test_only_the_host_sees_links(ana: Person) -> None:
    ben, _ = gathered(ana)
    assert set(JOIN.findall(ana.get(ana.table))) == {ana.keys()[ANY], ana.keys()[WATCH]}
    assert JOIN.findall(ben.get(ben.table)) == []


# What people do.


def test_decks_are_chosen_in_secret(ana: Person) -> None:
    ben, eve = gathered(ana)
    pages = {person: person.get(person.table) for person in (ana, eve)}
    ben.choose_deck(1, "ready:plotters")
    assert ana.lobby.chairs[1].deck == "ready:plotters"
    assert {person: person.get(person.table) for person in (ana, eve)} == pages
    assert 'value="ready:plotters" selected' in ben.get(ben.table)


def test_own_saved_decks_can_be_chosen_and_nobody_elses(ana: Person) -> None:
    ben, eve = gathered(ana)
    cards = "castle 3, land 3, champion 6, vassal 6, intrigue 6"
    ben.server.host.store.keep_deck(ben.token, "mine", cards)
    ben.choose_deck(1, "own:mine")
    assert ana.lobby.chairs[1].cards == cards
    eve.choose_deck(2, "own:mine", status=400)


def test_a_chosen_deck_stays_chosen_when_its_owner_deletes_it_among_his_decks(ana: Person) -> None:
    ben, eve = gathered(ana)
    store, cards = ben.server.host.store, "castle 3, land 3, champion 6, vassal 6, intrigue 6"
    store.keep_deck(ben.token, "mine", cards)
    ben.choose_deck(1, "own:mine")
    store.drop_deck(ben.token, "mine")
    assert cards in words_of(ben.get(ben.table))
    ben.choose_deck(1, "own:mine")
    assert ben.lobby.chairs[1].cards == cards
    # Another deck is saved and chosen in another tab.
    with ben.server.running(), eve.client.websocket_connect(f"{eve.table}/live") as session:
        hear(session, "lobby")
        store.keep_deck(eve.token, "late", cards)
        eve.choose_deck(2, "own:late")
        assert any(cards in part for part in hear(session, "lobby")["parts"])


def test_each_reads_in_a_language_of_his_own(ana: Person) -> None:
    ben, _ = gathered(ana)
    assert words("en").text("lobby-lead") in words_of(ana.get(ana.table))
    assert words("es").text("lobby-lead") in words_of(ben.get(ben.table))


def test_nobody_acts_for_another(ana: Person) -> None:
    ben, eve = gathered(ana)
    before = ana.lobby
    for do, seat in [("leave", 2), ("ready", 2), ("name", 0), ("free", 2), ("bot", 2), ("host", 1), ("begin", -1)]:
        ben.act(do, seat, status=400, name="Fool", level="knight")
    ben.act("close", status=400)
    for nonsense in ("", "cheat", "__init__"):
        ben.act(nonsense, 1, status=400)
    for said in ("", "99", "-1", "one", "²"):
        ben.post(f"{ben.table}/lobby", 400, do="ready", seat=said)
    assert ana.lobby == before
    eve.act("leave", 2)
    eve.act("ready", 2, status=404)


def test_who_leaves_goes_home_and_the_seat_is_open_again(ana: Person) -> None:
    ben, _ = gathered(ana)
    assert ben.act("leave", 1) == "/"
    assert ana.lobby.chairs[1].is_open
    ben.get(ben.table, 404)
    assert ben.server.host.store.sessions_of(ben.token) == []


def test_the_host_closes_the_table_for_all(ana: Person, server: Server) -> None:
    ben, _ = gathered(ana)
    keys = ana.keys()
    assert ana.act("close") == "/"
    ben.get(ben.table, 404)
    assert server.gatherings.invitation(keys[ANY]) is None
    for table in ("tables", "lobbies", "seats", "invitations"):
        assert server.host.store.rows(f"SELECT count(*) FROM {table}") == [(0,)]


def test_the_host_hands_his_role_on(ana: Person) -> None:
    ben, _ = gathered(ana)
    ana.act("host", 1)
    assert ana.lobby.host == ben.token
    ana.act("free", 2, status=400)
    ben.act("free", 2)
    assert ana.lobby.chairs[2].is_open


# The game.


def begun(ana: Person) -> tuple[Person, Person]:
    ben, eve = gathered(ana)
    ben.act("ready", 1)
    eve.act("ready", 2)
    assert ana.act("begin") == ana.table
    return ben, eve


def test_the_game_begins_when_all_are_ready(ana: Person) -> None:
    ben, eve = gathered(ana)
    ana.act("begin", status=400)
    ben.act("ready", 1)
    eve.act("ready", 2)
    ben.act("wait", 1)
    page = ana.act("begin", status=400)
    assert words("en").text("lobby-waits-ready", names="Ben") in words_of(page)
    ben.act("ready", 1)
    ana.act("begin")
    # It begins once.
    ana.act("begin", status=404)
    for person in (ana, ben, eve):
        assert 'id="table"' in person.get(person.table)


def test_each_sees_his_own_hand_and_no_other(ana: Person) -> None:
    people = ana, *begun(ana)
    kept = ana.server.host.store.find(ana.table.removeprefix("/table/"))
    assert kept is not None
    stranger = ana.server.person()
    with ana.server.running():
        for seat, person in enumerate(people):
            opened = ana.server.host.open(kept.handle, person.token)
            assert opened is not None
            assert opened[1] == (seat,)
            with person.client.websocket_connect(f"{person.table}/live") as session:
                assert hear(session, "frame")["yours"] == (opened[0].session.game.deciding == seat)
        with stranger.client.websocket_connect(f"{ana.table}/live") as session:
            assert session.receive()["code"] == 4404


def test_a_move_is_shown_to_everybody_and_only_its_player_makes_it(ana: Person) -> None:
    people = ana, *begun(ana)
    live = ana.server.host.live(1)
    seat = live.session.game.deciding
    assert seat is not None
    mover, other = people[seat], people[seat - 1]
    with (
        ana.server.running(),
        mover.client.websocket_connect(f"{mover.table}/live") as acting,
        other.client.websocket_connect(f"{other.table}/live") as looking,
    ):
        at = hear(acting, "frame")["at"]
        hear(looking, "frame")
        looking.send_text(json.dumps({"do": "choose", "at": at, "moves": ["end"]}))
        assert hear(looking, "refused")
        acting.send_text(json.dumps({"do": "choose", "at": at, "moves": ["end"]}))
        assert hear(acting, "frame")["at"] > at
        while hear(looking, "frame")["at"] == at:
            pass


def test_a_rematch_gathers_the_same_people_again(ana: Person) -> None:
    ben, eve = begun(ana)
    ben.post(f"{ben.table}/rematch", 400)
    live = ana.server.host.live(1)
    while not live.session.is_over:
        seat = live.session.game.deciding
        assert seat is not None
        live.play([seat], live.session.count, ["concede"])
    again = ben.post(f"{ben.table}/rematch")
    assert eve.post(f"{eve.table}/rematch") == again
    for person in (ana, ben, eve):
        person.table = again
        language = "es" if person is ben else "en"
        page = words_of(person.get(again))
        assert words(language).text("lobby-deck-kept") in page
        assert words(language).text("lobby-deck-kept-text") in page
        assert words(language).text("new-deck-book-text") not in page
    assert [chair.name for chair in ana.lobby.chairs] == ["Ana", "Ben", "Eve"]
    ben.act("ready", 1)
    eve.act("ready", 2)
    ana.act("begin")
    assert len(ana.server.host.store.sessions_of(eve.token)) == 2


# The page while people come.


def test_everybody_sees_at_once_who_comes_and_when_it_begins(ana: Person) -> None:
    with ana.server.running(), ana.client.websocket_connect(f"{ana.table}/live") as session:
        assert len(hear(session, "lobby")["parts"]) == 7
        ben, eve = ana.server.person(), ana.server.person()
        ben.join(ana.keys()[ANY], 1, "Ben")
        (part, *_) = hear(session, "lobby")["parts"]
        assert "Ben" in part
        eve.join(ana.keys()[ANY], 2, "Eve")
        ben.act("ready", 1)
        eve.act("ready", 2)
        ana.act("begin")
        hear(session, "begun")


def test_who_is_put_out_or_whose_table_is_closed_is_sent_away(ana: Person) -> None:
    ben, eve = gathered(ana)
    with (
        ana.server.running(),
        ben.client.websocket_connect(f"{ben.table}/live") as of_ben,
        eve.client.websocket_connect(f"{eve.table}/live") as of_eve,
    ):
        hear(of_ben, "lobby")
        ana.act("free", 1)
        hear(of_ben, "closed")
        ana.act("close")
        hear(of_eve, "closed")


def test_a_lobby_is_listed_and_taken_up_again(ana: Person) -> None:
    ben, _ = gathered(ana)
    for person, language in ((ana, "en"), (ben, "es")):
        page = person.get("/")
        assert ana.table in page
        assert words(language).text("lobby-waiting") in words_of(page)


def test_a_form_sent_twice_opens_one_table(server: Server) -> None:
    ana = server.person()
    form = controls(ana.get("/new?seats=2&who-1=guest"), "new-game").fields
    assert ana.send("/new", form) == ana.send("/new", form)
    assert is_key(ana.send("/new", form).removeprefix("/table/"))
    assert len(server.host.store.sessions_of(ana.token)) == 1
