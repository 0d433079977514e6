"""The table on a big screen in a room: what is public and nothing else, even if a player opens it."""

from __future__ import annotations

import json

import pytest
from starlette.testclient import WebSocketTestSession

from regni.web.gathering.gatherings import WATCH
from regni.words.words import LANGUAGES, words
from table_forms import words_of
from test_table_lobby import JOIN, Person, Server, begun, hear
from test_table_seats import closed, renewed


@pytest.fixture
def ana() -> Person:
    found = Server().person()
    found.begin(name_0="Ana")
    return found


def watching(ana: Person, language: str = "en") -> Person:
    eyes = ana.server.person(language)
    eyes.table = eyes.post(f"/join/{ana.keys()[WATCH]}")
    return eyes


def frame(session: WebSocketTestSession) -> str:
    shown = hear(session, "frame")
    assert not shown["yours"]
    assert shown["moves"] == []
    return str(shown["html"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_s_screen_shows_what_a_watcher_sees(ana: Person, language: str) -> None:
    """The page and every frame are the same letter by letter, and a watcher sees nothing that is hidden."""
    begun(ana)
    ana.client.cookies.set("regni_language", language)
    eyes = watching(ana, language)
    live = ana.server.host.live(1)
    for person in (ana, eyes):
        page = person.get(f"{ana.table}/screen")
        assert words(language).text("table-watching") in words_of(page)
        assert 'data-thing="hand-' not in page
        assert "data-move=" not in page
        assert f'data-live="{ana.table}/screen/live"' in page
    assert 'data-thing="hand-' in ana.get(ana.table)
    with (
        ana.server.running(),
        ana.client.websocket_connect(f"{ana.table}/screen/live") as of_ana,
        eyes.client.websocket_connect(f"{ana.table}/screen/live") as of_eyes,
    ):
        portal = ana.client.portal
        assert portal is not None
        assert frame(of_ana) == frame(of_eyes)
        for _ in range(12):
            seat = live.session.game.deciding
            assert seat is not None
            portal.call(live.play, [seat], live.session.count, [live.session.game.legal_moves()[0]])
            assert frame(of_ana) == frame(of_eyes)


def test_nothing_can_be_done_on_a_screen_and_nobody_is_there(ana: Person) -> None:
    _, eve = begun(ana)
    live = ana.server.host.live(1)
    with (
        ana.server.running(),
        ana.client.websocket_connect(f"{ana.table}/screen/live") as screen,
        eve.client.websocket_connect(f"{eve.table}/live") as of_eve,
    ):
        at = hear(screen, "frame")["at"]
        for message in ({"do": "choose", "moves": ["end"]}, {"do": "undo"}):
            screen.send_text(json.dumps(message | {"at": at}))
            assert hear(screen, "refused")
        screen.send_text(json.dumps({"do": "say", "text": "hello"}))
        assert hear(screen, "company-refused")
        assert live.session.count == at
        hear(of_eve, "frame")
        companies = ana.server.app.state.companies
        assert not companies.is_here(1, ana.token)
        assert companies.is_here(1, eve.token)


def test_only_who_may_see_the_table_sees_it_on_a_screen(ana: Person) -> None:
    ben, _ = begun(ana)
    stranger = ana.server.person()
    stranger.get(f"{ana.table}/screen", 404)
    with ana.server.running():
        with stranger.client.websocket_connect(f"{ana.table}/screen/live") as session:
            assert session.receive()["code"] == 4404
        # A player who loses his seat loses his screen too.
        with ben.client.websocket_connect(f"{ana.table}/screen/live") as session:
            hear(session, "frame")
            renewed(ana, 1)
            closed(session)


def test_the_code_to_watch_is_shown_by_the_host_and_by_who_came_by_it(ana: Person) -> None:
    ben, _ = begun(ana)
    eyes = watching(ana)
    for person in (ana, eyes):
        page = person.get(f"{ana.table}/screen")
        assert 'class="qr-dark" stroke=' in page
        # The link is drawn as a code, and is nowhere in the text.
        assert JOIN.search(page) is None
    assert "qr-dark" not in ben.get(f"{ana.table}/screen")


def test_before_the_game_a_screen_waits(ana: Person) -> None:
    for person in (ana, watching(ana)):
        page = person.get(f"{ana.table}/screen")
        assert words("en").text("join-watch-soon") in words_of(page)
        assert JOIN.search(page) is None
    assert f'href="{ana.table}/screen"' in ana.get(ana.table)
    ana.server.person().get(f"{ana.table}/screen", 404)
