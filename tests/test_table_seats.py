"""Seats of a game under way go to other people: by a link that the host makes, and in no other way."""

from __future__ import annotations

import json
from time import monotonic, sleep

import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from regni.errors import RegniError
from regni.web.gathering.gatherings import ANY, WATCH
from regni.web.gathering.seats import AGAIN, renew_seat, take_seat
from regni.web.server.messages import PING
from regni.web.server.socket import FAILED
from regni.words.words import LANGUAGES, words
from table_forms import words_of
from test_table_company import said, say
from test_table_lobby import JOIN, Person, Server, begun, gathered, hear

#: Seconds after which a page should be closed.
PATIENCE = 10


@pytest.fixture
def ana() -> Person:
    found = Server().person()
    found.begin(name_0="Ana")
    return found


def holders(ana: Person) -> dict[int, str]:
    return ana.server.host.store.seats_of(1)


def renew(host: Person, seat: int | str, status: int = 303) -> str:
    return host.post(f"{host.table}/seats", status, seat=str(seat))


def renewed(ana: Person, seat: int) -> str:
    """The key of a new link to a seat."""
    assert renew(ana, seat) == f"{ana.table}/seats"
    return ana.keys()[f"{AGAIN}{seat}"]


def test_a_new_link_ends_the_old_ones_and_the_seat(ana: Person) -> None:
    ben, eve = begun(ana)
    before = ana.keys()
    key = renewed(ana, 1)
    assert holders(ana) == {0: ana.token, 2: eve.token}
    ben.get(ben.table, 404)
    ben.get(f"/join/{before['1']}", 404)
    # The host is shown the link and its code, and nobody else is.
    page = ana.get(f"{ana.table}/seats")
    assert set(JOIN.findall(page)) == {key, ana.keys()[WATCH]}
    assert page.count('class="qr-dark" stroke=') == 2
    eve.get(f"{eve.table}/seats", 404)
    ben.get(f"{ben.table}/seats", 404)
    # A second one ends the first.
    other = renewed(ana, 1)
    ben.get(f"/join/{key}", 404)
    ben.post(f"/join/{key}", 404, name="Ben")
    assert other != key
    assert JOIN.findall(eve.get(eve.table)) == []


def test_somebody_else_takes_the_seat_by_the_button_and_plays_on(ana: Person) -> None:
    _, eve = begun(ana)
    key, server = renewed(ana, 1), ana.server
    mia = server.person()
    with server.running(), eve.client.websocket_connect(f"{eve.table}/live") as of_eve:
        hear(of_eve, "frame")
        # Messengers look at links before anybody has pressed anything.
        for _ in range(3):
            assert key not in words_of(server.person().get(f"/join/{key}"))
        assert holders(ana) == {0: ana.token, 2: eve.token}
        assert mia.join(key, 1, "Mia") == ana.table
        assert holders(ana) == {0: ana.token, 1: mia.token, 2: eve.token}
        # Everybody sees the new name at once.
        while "Mia" not in "".join(hear(of_eve, "company")["parts"]):
            pass
        with mia.client.websocket_connect(f"{mia.table}/live") as session:
            frame = hear(session, "frame")
            assert frame["yours"] == (server.host.live(1).session.game.deciding == 1)
            assert 'data-part="hand"' in frame["html"]
        # The link is used up.
        server.person().post(f"/join/{key}", 404, name="Zoe")
        assert 'name = "Mia"' in mia.get(f"{mia.table}/record.toml")


def hear_on(session: WebSocketTestSession) -> None:
    """Hears all that comes for a while. A page that stays open answers every question; a lobby does not know this
    one."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        session.send_text(PING)
        while json.loads(session.receive_text())["kind"] not in ("pong", "refused"):
            pass
        sleep(0.1)


def closed(session: WebSocketTestSession) -> None:
    """Waits until the server closes a page."""
    with pytest.raises(WebSocketDisconnect) as caught:
        hear_on(session)
    assert caught.value.code == FAILED


def test_pages_of_who_lost_his_seat_are_closed_and_can_do_nothing(ana: Person) -> None:
    people = (ana, *begun(ana))
    live = ana.server.host.live(1)
    with ana.server.running():
        portal = ana.client.portal
        assert portal is not None
        # The host ends his turn.
        while (seat := live.session.game.deciding) == 0:
            portal.call(live.play, [0], live.session.count, [live.session.game.legal_moves()[0]])
        assert seat is not None
        mover = people[seat]
        with mover.client.websocket_connect(f"{mover.table}/live") as session:
            at = hear(session, "frame")["at"]
            renewed(ana, seat)
            session.send_text(json.dumps({"do": "choose", "at": at, "moves": ["end"]}))
            closed(session)
        assert live.session.count == at
        with mover.client.websocket_connect(f"{mover.table}/live") as session:
            assert session.receive()["code"] == 4404


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", ["", "0", "7", "-1", "one", "²", "1 OR 1=1"])
def test_what_cannot_be_is_refused_and_changes_nothing(ana: Person, seat: str, language: str) -> None:
    begun(ana)
    before, keys = holders(ana), ana.keys()
    ana.client.cookies.set("regni_language", language)
    page = renew(ana, seat, 400)
    code = "error-seats-own" if seat == "0" else "error-lobby-seat"
    assert words(language).text(code) in words_of(page)
    assert (holders(ana), ana.keys()) == (before, keys)


def test_only_the_host_makes_links(ana: Person) -> None:
    ben, eve = begun(ana)
    before, keys = holders(ana), ana.keys()
    for person in (ben, eve, ana.server.person()):
        person.table = ana.table
        renew(person, 1, 404)
        renew(person, 0, 404)
    assert (holders(ana), ana.keys()) == (before, keys)


def test_no_other_link_opens_a_free_seat(ana: Person) -> None:
    """Neither the lobby's links, nor that for watching, nor that to another seat."""
    ben, _ = begun(ana)
    old = ana.keys()
    renewed(ana, 1)
    other = renewed(ana, 2)
    for key in (old[ANY], old["0"], old[WATCH]):
        stranger = ana.server.person()
        stranger.client.post(f"/join/{key}", data={"seat": "1", "name": "Zoe"})
        assert 1 not in holders(ana)
    zoe = ana.server.person()
    zoe.join(other, 1, "Zoe")
    assert holders(ana) == {0: ana.token, 2: zoe.token}
    for key in ("x" * 22, f"{AGAIN}1", old["1"]):
        assert ben.client.post(f"/join/{key}", data={"name": "Ben"}).status_code == 404
    assert 1 not in holders(ana)


def test_nobody_gets_a_second_hand_or_another_s_name(ana: Person) -> None:
    _, eve = begun(ana)
    key = renewed(ana, 1)
    page = eve.join(key, 1, "Two", status=400)
    assert words("en").text("error-seats-two") in words_of(page)
    zoe = ana.server.person("es")
    page = zoe.join(key, 1, "ANA", status=400)
    assert words("es").text("error-lobby-name", name="ANA") in words_of(page)
    assert 1 not in holders(ana)
    zoe.join(key, 1, "Zoe")
    assert holders(ana)[1] == zoe.token


def test_a_seat_is_taken_once(ana: Person) -> None:
    begun(ana)
    key = renewed(ana, 1)
    host = ana.server.host
    kept = host.store.session(1)
    assert kept is not None
    take_seat(host, kept, key, 1, "M" * 22, "Mia")
    with pytest.raises(RegniError) as caught:
        take_seat(host, kept, key, 1, "Z" * 22, "Zoe")
    assert caught.value.code == "lobby-taken"
    assert holders(ana)[1] == "M" * 22


def test_who_is_forgotten_leaves_a_seat_that_can_be_given_away(ana: Person) -> None:
    ben, eve = begun(ana)
    old = ana.keys()
    with ana.server.running(), ben.client.websocket_connect(f"{ben.table}/live") as session:
        hear(session, "frame")
        with eve.client.websocket_connect(f"{eve.table}/live") as of_eve:
            hear(of_eve, "company")
            ben.post("/devices", do="forget")
            # His pages are closed at once, and the others see no name of his any more.
            closed(session)
            while "Ben" in "".join(hear(of_eve, "company")["parts"]):
                pass
            assert "Ben" not in ana.get(f"{ana.table}/record.toml")
        # His old link does not bring him back.
        assert ben.client.post(f"/join/{old['1']}", data={"name": "Ben"}).status_code == 400
        key = renewed(ana, 1)
        mia = ana.server.person()
        mia.join(key, 1, "Mia")
        assert holders(ana)[1] == mia.token


def test_when_the_host_is_forgotten_somebody_else_is_the_host(ana: Person) -> None:
    ben, _ = begun(ana)
    ana.post("/devices", do="forget")
    assert words("es").text("seats-title") in words_of(ben.get(f"{ben.table}/seats"))
    assert words("es").text("seats-title") in words_of(ben.get(ben.table))
    renewed(ben, 0)
    mia = ana.server.person()
    mia.join(ben.keys()[f"{AGAIN}0"], 0, "Mia")
    mia.get(mia.table)


def test_what_was_said_before_is_not_said_by_who_came_later(ana: Person) -> None:
    ben, _ = begun(ana)
    with ana.server.running(), ana.client.websocket_connect(f"{ana.table}/live") as of_ana:
        with ben.client.websocket_connect(f"{ben.table}/live") as of_ben:
            hear(of_ben, "company")
            say(of_ben, text="I must go.")
            while "I must go." not in said(of_ana):
                pass
        mia = ana.server.person()
        mia.join(renewed(ana, 1), 1, "Mia")
        with mia.client.websocket_connect(f"{mia.table}/live") as session:
            assert "Red: I must go." in said(session)


def test_before_and_after_a_game_no_links_to_its_seats_are_made(ana: Person) -> None:
    ana.get(f"{ana.table}/seats", 404)
    renew(ana, 1, 404)
    begun(ana)
    live = ana.server.host.live(1)
    key = renewed(ana, 1)
    while not live.session.is_over:
        seat = live.session.game.deciding
        assert seat is not None
        live.play([seat], live.session.count, ["concede"])
    assert words("en").text("error-seats-over") in words_of(renew(ana, 2, 400))
    assert words("en").text("join-taken") in words_of(ana.server.person().get(f"/join/{key}"))
    ana.server.person().post(f"/join/{key}", 400, name="Zoe")
    kept = ana.server.host.store.session(1)
    assert kept is not None
    with pytest.raises(RegniError):
        renew_seat(ana.server.host, kept, ana.token, 1)
    # In a rematch the seat is open.
    ana.table = ana.post(f"{ana.table}/rematch")
    assert ana.lobby.chairs[1].is_open


# The link to watch.


def test_a_new_link_to_watch_ends_the_old_one_and_the_watching(ana: Person) -> None:
    ben, _ = begun(ana)
    server, old = ana.server, ana.keys()[WATCH]
    eyes = server.person()
    eyes.post(f"/join/{old}")
    with (
        server.running(),
        eyes.client.websocket_connect(f"{ana.table}/live") as watching,
        ben.client.websocket_connect(f"{ana.table}/live") as of_ben,
    ):
        hear(watching, "frame")
        assert ana.post(f"{ana.table}/seats", what=WATCH) == f"{ana.table}/seats"
        closed(watching)
        # Those who play go on.
        of_ben.send_text(PING)
        hear(of_ben, "pong")
        eyes.get(ana.table, 404)
        server.person().get(f"/join/{old}", 404)
        key = ana.keys()[WATCH]
        assert JOIN.findall(ana.get(f"{ana.table}/seats")) == [key]
        other = server.person()
        other.post(f"/join/{key}")
        assert words("en").text("table-watching") in words_of(other.get(ana.table))
        for person in (ben, other):
            person.post(f"{ana.table}/seats", 404, what=WATCH)
        assert ana.keys()[WATCH] == key


# A host without a seat.


def without_a_seat(ana: Person) -> tuple[Person, Person]:
    """Ana has given her seat to a bot, and the game has begun."""
    ben, eve = gathered(ana)
    ana.act("leave", 0)
    ana.act("bot", 0, level="squire")
    ben.act("ready", 1)
    eve.act("ready", 2)
    ana.act("begin")
    return ben, eve


def test_a_host_without_a_seat_watches_and_keeps_the_seats_and_links(ana: Person) -> None:
    without_a_seat(ana)
    page = ana.get(ana.table)
    assert words("en").text("table-watching") in words_of(page)
    assert words("en").text("seats-title") in words_of(page)
    assert 'data-thing="hand-' not in page
    assert ana.table in ana.get("/")
    assert holders(ana).keys() == {1, 2}
    mia = ana.server.person()
    mia.join(renewed(ana, 1), 1, "Mia")
    assert holders(ana)[1] == mia.token
    # The link by which others watch is not hers.
    ana.post(f"{ana.table}/seats", what=WATCH)
    ana.get(ana.table)


def heard_until(session: WebSocketTestSession, text: str) -> str:
    """All that a page hears until something is said."""
    heard = ""
    while text not in heard:
        heard += session.receive_text()
    return heard


def test_a_host_without_a_seat_turns_talk_off_and_does_not_hear_it(ana: Person) -> None:
    ben, _ = without_a_seat(ana)
    live, eyes = ana.server.host.live(1), ana.server.person()
    eyes.post(f"/join/{ana.keys()[WATCH]}")
    path = f"{ana.table}/live"
    with (
        ana.server.running(),
        ana.client.websocket_connect(path) as of_ana,
        ben.client.websocket_connect(path) as of_ben,
        eyes.client.websocket_connect(path) as watching,
    ):
        say(of_ben, text="A secret plan.")
        while "A secret plan." not in said(of_ben):
            pass
        watching.send_text(json.dumps({"do": "talk", "allows": False}))
        assert hear(watching, "company-refused")["text"] == words("en").text("error-lobby-host")
        say(of_ana, text="I hear you.")
        heard = heard_until(of_ana, words("en").text("error-chat-watching"))
        assert words("en").text("chat-turn-off") in heard
        assert live.may_talk
        of_ana.send_text(json.dumps({"do": "talk", "allows": False}))
        heard += heard_until(of_ana, words("en").text("chat-turn-on"))
        assert "A secret plan." not in heard
        assert not live.may_talk


def test_a_host_without_a_seat_finds_the_people_even_if_one_of_them_plays_alone() -> None:
    ana = Server().person()
    ana.begin(seats="2", who_1="guest", name_0="Ana")
    ben = ana.server.person()
    ben.join(ana.keys()[ANY], 1, "Ben")
    ana.act("leave", 0)
    ana.act("bot", 0, level="squire")
    ben.act("ready", 1)
    ana.act("begin")
    with ana.server.running(), ana.client.websocket_connect(f"{ana.table}/live") as session:
        while "Ben" not in "".join(hear(session, "company")["parts"]):
            pass
