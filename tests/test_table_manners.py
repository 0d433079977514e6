"""The manners of a table of friends: chosen by the host in the lobby, told to everybody, fixed when the game begins."""

from __future__ import annotations

import itertools
import json
from typing import Any

import msgspec
import pytest

from regni.errors import RegniError
from regni.web.company.chat import lines_of
from regni.web.gathering.gatherings import ANY
from regni.web.manners import AWAYS, CLOCKS, ZEROS, Manners, read_manners
from regni.web.tables.manners import choices, told
from regni.web.terms import read_terms, terms_json
from regni.words.words import LANGUAGES, words
from table_forms import words_of
from test_table_live import terms
from test_table_lobby import Person, Server, begun, gathered, hear

CHOSEN = {"clock": "turn-2", "zero": "concede", "away": "after-5", "more": "on"}
THEN = Manners(clock="turn-2", zero="concede", away="after-5", has_chat=False, may_extend=True)


@pytest.fixture
def ana() -> Person:
    found = Server().person()
    found.begin(name_0="Ana")
    return found


# Choosing the manners.


def test_older_terms_have_the_usual_manners() -> None:
    stored = json.loads(terms_json(terms()))
    del stored["manners"]
    assert read_terms(json.dumps(stored)).manners == Manners()
    assert read_terms(terms_json(msgspec.structs.replace(terms(), manners=THEN))).manners == THEN


@pytest.mark.parametrize(
    "wrong",
    [
        {"clock": "turn-3"},
        {"clock": ""},
        {"clock": "turn--1"},
        {"zero": "shoot"},
        {"away": "after-0"},
        {"away": "\u202enever"},
        {"clock": "none\x00"},
    ],
)
def test_manners_that_do_not_exist_are_refused(ana: Person, wrong: dict[str, str]) -> None:
    with pytest.raises(RegniError) as caught:
        read_manners(CHOSEN | wrong)
    assert caught.value.code == "manners"
    page = ana.choose_manners(CHOSEN | wrong, 400)
    assert words("en").text("error-manners") in words_of(page)
    assert ana.lobby.manners == Manners()


def test_only_the_host_chooses_and_who_was_ready_says_so_again(ana: Person) -> None:
    ben, eve = gathered(ana)
    ben.act("ready", 1)
    page = ben.choose_manners(CHOSEN, 400)
    assert words("es").text("error-lobby-host") in words_of(page)
    assert ana.lobby.manners == Manners()
    ana.choose_manners(CHOSEN)
    assert ana.lobby.manners == THEN
    assert not ana.lobby.chairs[1].is_ready
    ben.act("ready", 1)
    # Choosing the same again changes nothing.
    ana.choose_manners(CHOSEN)
    assert ana.lobby.chairs[1].is_ready
    assert "manners-form" in ana.get(ana.table)
    assert "manners-form" not in eve.get(eve.table)


def test_everybody_is_told_before_the_game(ana: Person) -> None:
    ben, _ = gathered(ana)
    stranger = ana.server.person("es")
    ana.act("free", 2)
    ana.choose_manners(CHOSEN)
    for person, language, path in ((ana, "en", ana.table), (ben, "es", ben.table)):
        assert told(THEN, words(language)) in words_of(person.get(path))
    assert told(THEN, words("es")) in words_of(stranger.get(f"/join/{ana.keys()[ANY]}"))


def test_they_are_fixed_with_the_game_and_told_at_the_table(ana: Person) -> None:
    gathered_people = gathered(ana)
    ana.choose_manners(CHOSEN)
    for seat, one in enumerate(gathered_people, 1):
        one.act("ready", seat)
    ana.act("begin")
    ana.choose_manners(CHOSEN | {"clock": "none"}, 404)
    kept = ana.server.host.store.session(1)
    assert kept is not None
    assert read_terms(kept.terms).manners == THEN
    ben = gathered_people[0]
    with ana.server.running(), ben.client.websocket_connect(f"{ben.table}/live") as session:
        parts = hear(session, "company")["parts"]
        assert any(told(THEN, words("es")) in words_of(part) for part in parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_words(language: str) -> None:
    every = itertools.product(CLOCKS, ZEROS, AWAYS, (True, False), (True, False))
    said = {
        told(msgspec.convert(dict(zip(Manners.__struct_fields__, one, strict=True)), Manners), words(language))
        for one in every
    }
    # Without a clock nothing is said of what happens at zero, or of more time.
    assert len(said) == (len(CLOCKS) - 1) * len(ZEROS) * len(AWAYS) * 4 + len(AWAYS) * 2
    for field in choices(Manners(), words(language)).values():
        assert sum(one.is_chosen for one in field) == 1
        assert len({one.text for one in field}) == len(field)


# Talk.


def talk(session: Any, **message: Any) -> None:
    session.send_text(json.dumps(message))


def test_without_chat_nobody_can_write_and_the_page_says_so(ana: Person) -> None:
    ben, eve = gathered(ana)
    ana.choose_manners(CHOSEN)
    ben.act("ready", 1)
    eve.act("ready", 2)
    ana.act("begin")
    with ana.server.running(), ben.client.websocket_connect(f"{ben.table}/live") as session:
        shown = "".join(hear(session, "company")["parts"])
        assert words("es").text("chat-is-off") in words_of(shown)
        assert "data-phrase" not in shown
        for said in ({"text": "hola"}, {"phrase": "hello"}):
            talk(session, do="say", **said)
            assert hear(session, "company-refused")["text"] == words("es").text("error-chat-off")
        assert lines_of(ana.server.host.store, 1) == []


def test_the_host_turns_talk_off_and_on_during_the_game(ana: Person) -> None:
    ben, _ = begun(ana)
    with (
        ana.server.running(),
        ana.client.websocket_connect(f"{ana.table}/live") as of_ana,
        ben.client.websocket_connect(f"{ben.table}/live") as of_ben,
    ):
        talk(of_ben, do="talk", allows=False)
        assert hear(of_ben, "company-refused")["text"] == words("es").text("error-lobby-host")
        talk(of_ana, do="talk", allows=False)
        while words("es").text("chat-is-off") not in words_of("".join(hear(of_ben, "company")["parts"])):
            pass
        talk(of_ben, do="say", text="hola")
        assert hear(of_ben, "company-refused")["text"] == words("es").text("error-chat-off")
        # It stays off when the table is opened again.
        ana.server.host.sessions.clear()
        assert not ana.server.host.live(1).may_talk
        talk(of_ana, do="talk", allows=True)
        while "data-phrase" not in "".join(hear(of_ben, "company")["parts"]):
            pass
        talk(of_ben, do="say", text="hola")
        while not lines_of(ana.server.host.store, 1):
            hear(of_ben, "company")


@pytest.mark.parametrize("allows", [None, 1, "no", []])
def test_garbage_about_talk_changes_nothing(ana: Person, allows: object) -> None:
    begun(ana)
    with ana.server.running(), ana.client.websocket_connect(f"{ana.table}/live") as session:
        talk(session, do="talk", allows=allows)
        hear(session, "refused")
        assert ana.server.host.live(1).may_talk
