"""People at a table on several devices: who is here, what they say, and who must not read it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession

from regni.errors import RegniError
from regni.web.company import chat, company
from regni.web.company.chat import LONGEST, PHRASES, add_line, clean_line, lines_of, written
from regni.web.gathering.gatherings import WATCH
from regni.web.play.store import Store
from regni.web.server.messages import PING
from regni.words.words import LANGUAGES, words
from table_forms import words_of
from test_table_live import Room, terms
from test_table_lobby import Person, Server, begun, hear


@pytest.fixture
def ana() -> Person:
    found = Server().person()
    found.begin(name_0="Ana")
    return found


def said(session: WebSocketTestSession) -> str:
    """The lines of talk that are shown next."""
    while True:
        for part in hear(session, "company")["parts"]:
            if 'data-part="chat"' in part:
                return words_of(part)


def say(session: WebSocketTestSession, **message: Any) -> None:
    session.send_text(json.dumps({"do": "say"} | message))


# Lines.


@pytest.mark.parametrize("text", ["", "   ", "\n\t", "\u202e\u200f", "\x00", "/", " / ", "\u200b\u200d", "\u3164"])
def test_nothing_cannot_be_said(text: str) -> None:
    with pytest.raises(RegniError) as caught:
        written(text)
    assert caught.value.code == "chat-empty"


def test_a_line_is_plain_and_short_and_no_line_poses_as_a_phrase() -> None:
    assert written("/hello") == "hello"
    assert clean_line("a\u202eb\u2066c\x07d") == "abc d"
    assert len(written("x" * 5000)) == LONGEST
    assert written("¡Ay, <b>Ælfred</b>!") == "¡Ay, <b>Ælfred</b>!"
    assert written("a" + 40 * "\u0336" + "b") == "a\u0336\u0336b"
    # These belong together by an unseen letter.
    assert written("\U0001f9d1\u200d\U0001f33e") == "\U0001f9d1\u200d\U0001f33e"


def test_only_the_last_lines_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST_LINES", 3)
    store = Store(":memory:")
    table = store.begin("ana", "{}", "handle", {0: "ana"})
    for number in range(5):
        add_line(store, table, "ana", 0, f"line {number}")
    assert [line.said for line in lines_of(store, table)] == ["line 2", "line 3", "line 4"]
    assert [line.number for line in lines_of(store, table)] == [3, 4, 5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words(language: str) -> None:
    for name in PHRASES:
        assert words(language).text(f"chat-{name}")


# At the table.


def test_friends_hear_each_other_each_in_his_own_language(ana: Person) -> None:
    ben, _ = begun(ana)
    with (
        ana.server.running(),
        ana.client.websocket_connect(f"{ana.table}/live") as of_ana,
        ben.client.websocket_connect(f"{ben.table}/live") as of_ben,
    ):
        assert words("en").text("chat-none") in said(of_ana)
        assert words("es").text("chat-none") in said(of_ben)
        say(of_ana, phrase="hello")
        assert f"Ana: {words('es').text('chat-hello')}" in said(of_ben)
        assert words("en").text("chat-hello") in said(of_ana)
        say(of_ben, text="<script>alert(1)</script>")
        heard = hear(of_ana, "company")["parts"]
        assert not any("<script>" in part for part in heard)
        assert "Ben: <script>alert(1)</script>" in words_of(heard[-1])
        # People who come later see it too.
        kept = [line.said for line in lines_of(ana.server.host.store, 1)]
        assert kept == ["/hello", "<script>alert(1)</script>"]


def test_of_those_at_one_screen_the_one_whose_hand_is_shown_speaks() -> None:
    ana = Server().person()
    ana.begin(name_0="Ana", who_1="friend", name_1="Ari")
    ben = ana.server.person()
    ben.join(ana.keys()["2"], 2, "Ben")
    ben.act("ready", 2)
    ana.act("begin")
    with (
        ana.server.running(),
        ana.client.websocket_connect(f"{ana.table}/live") as of_ana,
        ben.client.websocket_connect(f"{ben.table}/live") as of_ben,
    ):
        assert words("en").text("chat-none") in said(of_ben)
        for seat, name in enumerate(("Ana", "Ari")):
            of_ana.send_text(json.dumps({"do": "uncover", "seat": seat}))
            say(of_ana, text=f"{name} is here")
            assert f"{name}: {name} is here" in said(of_ben)


def test_it_is_seen_who_is_here_and_who_is_away(ana: Person) -> None:
    ben, _ = begun(ana)
    here, away = (f'class="tag {name}"' for name in ("here", "away"))
    with ana.server.running(), ana.client.websocket_connect(f"{ana.table}/live") as of_ana:
        first = "".join(hear(of_ana, "company")["parts"])
        assert (first.count(here), first.count(away)) == (0, 2)
        with ben.client.websocket_connect(f"{ben.table}/live") as of_ben:
            now = "".join(hear(of_ana, "company")["parts"])
            assert (now.count(here), now.count(away)) == (1, 1)
            # A second page changes nothing.
            with ben.client.websocket_connect(f"{ben.table}/live"):
                pass
            hear(of_ben, "company")
        later = "".join(hear(of_ana, "company")["parts"])
        assert (later.count(here), later.count(away)) == (0, 2)


def test_who_watches_neither_reads_nor_writes(ana: Person) -> None:
    eyes = ana.server.person()
    eyes.post(f"/join/{ana.keys()[WATCH]}")
    begun(ana)
    add_line(ana.server.host.store, 1, ana.token, 0, "a secret plan")
    with ana.server.running(), eyes.client.websocket_connect(f"{ana.table}/live") as watching:
        parts = hear(watching, "company")["parts"]
        assert "a secret plan" not in "".join(parts)
        assert not any('data-part="chat"' in part for part in parts)
        say(watching, text="I see you")
        assert hear(watching, "company-refused")["text"] == words("en").text("error-chat-watching")
        with ana.client.websocket_connect(f"{ana.table}/live") as of_ana:
            assert "a secret plan" in said(of_ana)
            say(of_ana, text="another")
            assert "another" in said(of_ana)
        assert "a secret plan" not in eyes.get(ana.table)
        assert [line.said for line in lines_of(ana.server.host.store, 1)] == ["a secret plan", "another"]


def test_nobody_says_too_much_at_once(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "SAYING", (0.0, 2.0))
    begun(ana)
    with ana.server.running(), ana.client.websocket_connect(f"{ana.table}/live") as session:
        for text in ("one", "two", "three"):
            say(session, text=text)
        assert hear(session, "company-refused")["text"] == words("en").text("error-chat-fast")
        assert [line.said for line in lines_of(ana.server.host.store, 1)] == ["one", "two"]


@pytest.mark.parametrize("message", [{"text": 3}, {"phrase": None}, {"text": "a", "seat": 2}, {"phrase": "../hello"}])
def test_garbage_is_refused_and_says_nothing(ana: Person, message: dict[str, Any]) -> None:
    begun(ana)
    with ana.server.running(), ana.client.websocket_connect(f"{ana.table}/live") as session:
        session.send_text(json.dumps({"do": "say"} | message))
        while json.loads(session.receive_text())["kind"] not in ("refused", "company-refused"):
            pass
        assert lines_of(ana.server.host.store, 1) == []


def test_people_at_one_screen_are_told_nothing_of_it() -> None:
    room = Room(terms("base", people=2))
    with room.socket() as session:
        session.send_text(PING)
        while (message := json.loads(session.receive_text()))["kind"] != "pong":
            assert message["kind"] != "company"
