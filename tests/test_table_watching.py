"""Watching a table: a watcher gets what everybody sees and no byte of anything else, and can do nothing."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from regni.engine.handlers import HANDLERS
from regni.web.gathering.gatherings import ANY, WATCH
from regni.web.pages.page import LANGUAGE, OWNER
from regni.web.play.host import Host, LiveSession
from regni.web.play.store import Store
from regni.web.server.routes import make_app
from regni.words.words import LANGUAGES, words
from table_forms import words_of
from test_table_live import VARIANTS, terms
from test_table_lobby import Person, Server, begun, hear
from test_table_traffic import BOTS, same_chance
from twin_games import WATCHING, Course, differing, exchanged, played, twin

KEY, PLAYER, WATCHER = "K" * 22, "P" * 22, "W" * 22
PAGES = ("", "/record.toml", "/campaign")


def watched(course: Course, language: str) -> list[str]:
    """Everything that is sent to somebody who watches a game."""
    host = Host(Store(":memory:"))
    host.begin(PLAYER, course.terms, KEY)
    with host.store.writing() as db:
        db.execute("INSERT INTO onlookers VALUES (1, ?)", (WATCHER,))
    client = TestClient(make_app(host, ["testserver"]))
    client.cookies.set(LANGUAGE, language)
    client.cookies.set(OWNER, WATCHER)
    traffic: list[str] = []

    def look_around() -> None:
        for page in PAGES:
            answer = client.get(f"/table/{KEY}{page}")
            traffic.append(f"{page}\n{answer.status_code}\n{answer.headers}\n{answer.text}")

    with client:
        look_around()
        with client.websocket_connect(f"/table/{KEY}/live") as session:
            portal = client.portal
            assert portal is not None
            while True:
                traffic.append(session.receive_text())
                frame: dict[str, Any] = json.loads(traffic[-1])
                at = int(frame["at"])
                if frame["over"] or at >= len(course.moves):
                    break
                assert not frame["yours"]
                assert frame["moves"] == []
                if host.live(1).session.count == at:
                    portal.call(play_on, host.live(1), course)
            if not frame["over"]:
                look_around()
    return traffic


def play_on(live: LiveSession, course: Course) -> None:
    """Makes the player's next move, and those after it that send a watcher no frame: further cards of a pile that
    nobody else sees."""
    session = live.session
    while session.count < len(course.moves) and not course.by_itself[session.count]:
        before = session.game.table.stack[-1]
        decision = int(before.seat), int(before.kind)
        live.play([0], session.count, [course.moves[session.count]])
        stack = session.game.table.stack
        is_same = bool(stack) and (int(stack[-1].seat), int(stack[-1].kind)) == decision
        if not is_same or not HANDLERS[decision[1]].is_unseen:
            return


@pytest.mark.wheel
@pytest.mark.parametrize("variant", VARIANTS)
def test_games_that_differ_in_what_is_hidden_are_the_same_to_who_watches(variant: str) -> None:
    course = played(terms(variant, seed="twins"), BOTS.get(variant, "random"), 400, WATCHING)
    exchanges = twin(course, Random(variant), 30)
    with exchanged(exchanges):
        assert differing(course) > len(course.moves) / 8
    assert any(one.seat == 0 for one in exchanges)
    language = "es" if variant in ("wessex", "semi") else "en"
    with same_chance(course):
        traffic = watched(course, language)
    with same_chance(course), exchanged(exchanges):
        other = watched(course, language)
    # The last frame of a finished game tells everything.
    is_over = '"over":true' in traffic[-1]
    assert len(traffic) > len(course.moves) / 4
    assert traffic[: -1 if is_over else None] == other[: -1 if is_over else None]


@pytest.fixture
def server() -> Server:
    return Server()


@pytest.fixture
def ana(server: Server) -> Person:
    found = server.person()
    found.begin(name_0="Ana")
    return found


def watching(ana: Person, language: str = "en") -> Person:
    eyes = ana.server.person(language)
    eyes.table = eyes.post(f"/join/{ana.keys()[WATCH]}")
    return eyes


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_watches_is_told_so_and_sees_no_hand(ana: Person, language: str) -> None:
    eyes = watching(ana, language)
    begun(ana)
    page = eyes.get(ana.table)
    assert words(language).text("table-watching") in words_of(page)
    assert "data-move=" not in page
    assert 'data-thing="hand-' not in page


def test_who_watches_can_do_nothing(ana: Person) -> None:
    eyes = watching(ana)
    people = begun(ana)
    live = ana.server.host.live(1)
    with ana.server.running(), eyes.client.websocket_connect(f"{ana.table}/live") as session:
        at = hear(session, "frame")["at"]
        for said in (
            {"do": "choose", "at": at, "moves": ["end"]},
            {"do": "choose", "at": at, "moves": ["concede"], "holds": True},
            {"do": "choose", "at": at, "moves": []},
            {"do": "undo", "at": at},
            {"do": "next", "at": at},
            {"do": "uncover", "seat": 0},
            {"do": "uncover", "seat": -1},
        ):
            session.send_text(json.dumps(said))
            assert hear(session, "refused")["text"] == words("en").text("error-not-yours")
        assert live.session.count == at
        # Questions are answered with what everybody knows.
        for question in ({"do": "why", "thing": "hand-castle"}, {"do": "look", "move": "siege red 1"}):
            session.send_text(json.dumps(question))
        session.send_text(json.dumps({"do": "earlier", "before": 3}))
        hear(session, "earlier")
        eyes.post(f"{ana.table}/rematch", 404)
        eyes.get(f"{ana.table}/deck/blue", 404)
        eyes.post(f"{ana.table}/lobby", 404, do="close")
    assert len(people) == 2


def test_a_link_to_watch_takes_no_seat_and_a_seat_needs_no_link_to_watch(ana: Person) -> None:
    eyes = watching(ana)
    assert [bool(chair.person) for chair in ana.lobby.chairs] == [True, False, False]
    # Before the game there is nothing to watch.
    page = eyes.get(ana.table)
    assert words("en").text("join-watch-soon") in words_of(page)
    # Its script looks for the table. Only without one the page is loaded again and again.
    assert '<noscript><meta http-equiv="refresh"' in page
    assert page.count('http-equiv="refresh"') == 1
    ben = ana.server.person()
    ben.join(ana.keys()[ANY], 1, "Ben")
    ben.post(f"/join/{ana.keys()[WATCH]}")
    assert ana.lobby.seats_of(ben.token) == [1]


def test_a_new_link_to_watch_ends_the_watching(ana: Person) -> None:
    eyes = watching(ana)
    ana.act("renew", what=WATCH)
    begun(ana)
    eyes.get(ana.table, 404)
