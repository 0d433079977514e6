"""A table is taken along as a file and played on elsewhere. A file that is none, or wrong, changes nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regni.decks.deck import STEADY
from regni.engine.cards import COLOURS
from regni.errors import RegniError
from regni.web.keeping.carried import (
    LARGEST,
    MOST_CUTS,
    MOST_ENTRIES,
    Carried,
    carried_json,
    played_again,
    read_carried,
)
from regni.web.play.host import Host
from regni.web.play.reasons import Reason, reason_json
from regni.web.play.session import Session
from regni.web.play.stand import stand_of
from regni.web.play.store import KeptSession, Store
from regni.web.terms import Player, Terms, read_terms, terms_json
from regni.words.words import LANGUAGES, words
from set_tables import begin, open_table, play_on
from table_forms import Browser, controls, words_of
from test_table_lobby import Server

ME = "A" * 22


def kept(host: Host, handle: str) -> KeptSession:
    found = host.store.find(handle)
    assert found is not None
    return found


def file_of(host: Host, handle: str) -> bytes:
    one = kept(host, handle)
    return carried_json(one, host.store.entries(one.id), host.store.reasons(one.id))


def session_of(host: Host, handle: str) -> Session:
    return host.session(kept(host, handle))


def seen(session: Session) -> object:
    """Everything that belongs to a session."""
    return session.game.record.data(), session.game.undone, session.is_over, session.entry_of


def send(browser: Browser, file: bytes, status: int = 303) -> str:
    form = controls(browser.get("/"), "carry-form").fields
    answer = browser.client.post("/carry", data={"once": form["once"]}, files={"file": ("regni-table.json", file)})
    assert answer.status_code == status, answer.text
    return answer.headers["location"].removeprefix("/table/") if status == 303 else answer.text


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    browser = Browser(tmp_path)
    with browser.client:
        yield browser


@pytest.fixture(scope="module")
def played() -> dict[str, Any]:
    """A file of a game among bots, some moves on."""
    host = Host(Store(":memory:"))
    key = begin(host, seats=3, people=1, bot="knight")
    assert play_on(host, key, lambda game: len(game.moves) > 40)
    host.store.append(1, host.store.count(1), ["undo"], False) if session_of(host, key).may_undo(0) else None
    with host.store.writing() as db:
        db.execute("INSERT INTO reasons VALUES (1, 3, ?)", (reason_json(Reason("why-wins", {}, False)),))
        witan = reason_json(Reason("why-witan", {"deals": 30, "percent": 61}, False))
        db.execute("INSERT INTO reasons VALUES (1, 5, ?)", (witan,))
    data: dict[str, Any] = json.loads(file_of(host, key))
    host.store.close()
    return data


# To another server and back.


@pytest.mark.parametrize("variant", ["base", "heathen", "wessex", "rebellion"])
def test_a_table_opens_elsewhere_as_it_was(browser: Browser, variant: str) -> None:
    here = Host(Store(":memory:"))
    rules = {"variant": variant} | ({"mode": "solo"} if variant == "rebellion" else {})
    key = begin(here, rules, seats=1 if variant == "rebellion" else 3, people=1, bot="squire")
    play_on(here, key, lambda game: len(game.moves) > 120)
    handle = send(browser, file_of(here, key))
    assert seen(session_of(browser.host, handle)) == seen(session_of(here, key))
    one, other = kept(here, key), kept(browser.host, handle)
    assert (read_terms(one.terms), other.stand) == (read_terms(other.terms), stand_of(session_of(here, key).game.table))
    assert other.owner == browser.owner
    assert set(browser.host.store.seats_of(other.id).values()) == {browser.owner}
    assert browser.get(f"/table/{handle}")
    # And back again: the same file.
    assert browser.client.get(f"/table/{handle}/table.json").content == file_of(here, key)
    here.store.close()


def test_a_campaign_is_whole(browser: Browser) -> None:
    here = Host(Store(":memory:"))
    key = begin(here, {"variant": "wessex"}, seats=3, people=2, bot="squire")
    assert play_on(here, key, lambda game: int(game.table.summer) > 2)
    handle = send(browser, file_of(here, key))
    assert seen(session_of(browser.host, handle)) == seen(session_of(here, key))
    for page in (f"/table/{handle}", f"/table/{handle}/campaign", "/"):
        assert f'href="/table/{handle}/table.json"' in browser.get(page)
        assert words("en").text("carry-hidden") in words_of(browser.get(page))
    assert "Summer 3" in words_of(browser.get("/"))
    here.store.close()


def test_a_series_is_whole_and_goes_on(browser: Browser) -> None:
    here = Host(Store(":memory:"))
    terms = Terms({}, [Player("Ana"), Player("Ben")], [dict(STEADY)] * 2, "series", best_of=3)
    key = here.begin(ME, terms)

    async def course() -> None:
        opened = open_table(here, key)
        assert opened is not None
        live = opened[0]
        while live.session.game.outcome is None:
            legal = live.session.game.legal_moves()
            live.play((0, 1), live.session.count, ["concede" if "concede" in legal else legal[0]])
        loser = live.session.series
        assert loser is not None
        live.change_deck(1 - loser.wins.index(1), live.session.count, dict(STEADY))
        live.next_game(live.session.count)

    asyncio.run(course())
    handle = send(browser, file_of(here, key))
    one, other = session_of(here, key), session_of(browser.host, handle)
    assert seen(one) == seen(other)
    assert one.series is not None
    assert other.series is not None
    assert one.series.data() == other.series.data()
    here.store.close()


def test_the_same_file_opens_a_new_table_each_time(browser: Browser, played: dict[str, Any]) -> None:
    file = json.dumps(played).encode()
    first, second = send(browser, file), send(browser, file)
    assert first != second
    browser.host.delete(kept(browser.host, first).id)
    assert session_of(browser.host, second).count == len(played["entries"])


def test_a_form_that_is_sent_twice_opens_one(browser: Browser, played: dict[str, Any]) -> None:
    once = controls(browser.get("/"), "carry-form").fields["once"]
    other = json.dumps(played | {"entries": [], "reasons": {}})
    files = [json.dumps(played), json.dumps(played), other]
    led = [
        browser.client.post("/carry", data={"once": once}, files={"file": ("x.json", file)}).headers["location"]
        for file in files
    ]
    assert led[0] == led[1] != led[2]
    assert len(browser.host.store.sessions_of(browser.owner)) == 2


def test_reasons_come_along(browser: Browser, played: dict[str, Any]) -> None:
    handle = send(browser, json.dumps(played).encode())
    told = browser.host.store.reasons(kept(browser.host, handle).id)
    assert told == {3: '["why-wins",{},false]', 5: '["why-witan",{"deals":30,"percent":61},false]'}


# Who may take a table along.


def test_no_file_while_others_play_elsewhere() -> None:
    """When the game is over those who played may, and the file makes no claim about the deal."""
    server = Server()
    ana, ben, eve = server.person(), server.person("es"), server.person()
    terms = Terms({}, [Player("Ana"), Player("Ben"), Player("Mia")], [dict(STEADY)] * 3, "two")
    for person in (ana, ben, eve):
        person.get("/")
    handle = "F" * 22
    seats = {0: ana.token, 1: ben.token, 2: ana.token}
    number = server.host.store.begin(ana.token, terms_json(terms), handle, seats)
    server.gatherings.look_on(number, eve.token)
    path = f"/table/{handle}/table.json"
    for person, language in ((ana, "en"), (ben, "es")):
        refused = person.get(path, 400)
        assert words(language).text("error-carry-others") in words_of(refused)
        assert "two" not in refused
        assert path not in person.get(f"/table/{handle}") + person.get("/")
    eve.get(path, 404)
    session = Session(terms)
    entries = []
    while session.game.outcome is None:
        legal = session.game.legal_moves()
        entries.append("concede" if "concede" in legal else legal[0])
        session.enter(entries[-1])
    server.host.store.append(number, 0, entries, True)
    assert json.loads(ana.get(path))["entries"] == entries
    assert "deal" not in json.loads(ana.get(path))
    assert path in ben.get("/")
    eve.get(path, 404)
    server.person().get(path, 404)


def test_a_lobby_has_nothing_to_take_along() -> None:
    ana = Server().person()
    ana.begin(seats="2")
    ana.get(f"{ana.table}/table.json", 400)
    assert "table.json" not in ana.get("/") + ana.get(ana.table)
    ana.get("/table/nonsense/table.json", 404)


def test_the_file_claims_no_deal(played: dict[str, Any]) -> None:
    deal = {"round": 1, "terms": "", "commitment": "", "word": "", "words": [], "left_out": []}
    with pytest.raises(RegniError):
        read_carried(json.dumps(played | {"deal": deal}).encode())
    assert read_carried(json.dumps(played).encode()).terms.deal is None


# Files that are wrong.


def wrong_files(played: dict[str, Any]) -> dict[str, bytes]:
    def changed(**change: object) -> bytes:
        return json.dumps(played | change).encode()

    bots = [player | {"bot": "knight"} for player in played["players"]]
    return {
        "nothing": b"",
        "no text": b"\xff\xfe\x00",
        "half": json.dumps(played).encode()[:-200],
        "a list": b"[]",
        "deep": b'{"format":"regni-table","version":1,"ruleset":' + b'{"a":' * 5000 + b"1" + b"}" * 5000 + b"}",
        "another format": changed(format="regni-record"),
        "newer": changed(version=2),
        "older than all": changed(version=0),
        "more": changed(more=1),
        "large": json.dumps(played).encode() + b" " * LARGEST,
        "long": changed(entries=["end"] * (MOST_ENTRIES + 1)),
        "cut often": changed(entries=["cut 0"] * (MOST_CUTS + 1)),
        "no players": changed(players=[], decks=[]),
        "bots alone": changed(players=bots),
        "a costly bot": changed(players=[played["players"][0], {"name": "", "bot": "witan:999999"}, bots[2]]),
        "too many decks": changed(decks=[*played["decks"], played["decks"][0]]),
        "a bad deck": changed(decks=[{"castle": 24}, *played["decks"][1:]]),
        "no seed": changed(seed=""),
        "best of 4": changed(best_of=4),
        "unknown rules": changed(ruleset={"variant": "chess"}),
        "rules of tomorrow": changed(ruleset=played["ruleset"] | {"revision": 99}),
        "an illegal move": changed(entries=[*played["entries"][:5], "siege gold 3"]),
        "no move": changed(entries=["fly to the moon"]),
        "an empty entry": changed(entries=[""]),
        "undo at first": changed(entries=["undo"]),
        "next": changed(entries=["next"]),
        "a deck": changed(entries=[f"deck {COLOURS[0]} castle 3"]),
        "a wrong colour": changed(entries=["deck pink castle 3"]),
        "a wrong cut": changed(entries=["cut twice"]),
        "a reason for nothing": changed(reasons={"99999": ["why-wins", {}, True]}),
        "a reason unknown": changed(reasons={"1": ["why-not-at-all", {}, True]}),
        "another text": changed(reasons={"1": ["page-name", {}, True]}),
        "a reason without numbers": changed(reasons={"1": ["why-witan", {}, True]}),
        "a reason with more": changed(reasons={"1": ["why-witan", {"key": 1, "self": 2}, True]}),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_file_gets_one_sentence_and_changes_nothing(
    tmp_path: Path, played: dict[str, Any], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = Browser(tmp_path, language)
    # The limit for somebody who sends many files is tested elsewhere.
    monkeypatch.setattr("regni.web.tables.carrying.check_pace", lambda request, person: None)
    for name, file in wrong_files(played).items():
        page = send(browser, file, 400)
        alert = page.partition('role="alert">')[2].partition("</p>")[0]
        assert 20 < len(alert) < 250, (name, alert)
        assert browser.host.store.rows("SELECT * FROM tables") == [], name
    assert browser.host.store.rows("SELECT * FROM entries") == []


def test_a_form_without_a_file_is_refused(browser: Browser) -> None:
    for body, kind in ((b"once=1", "application/x-www-form-urlencoded"), (b"x", "multipart/form-data")):
        assert browser.client.post("/carry", content=body, headers={"content-type": kind}).status_code == 400
    assert browser.client.post("/carry", data={"a": "b"}, files={"x": ("", b"")}).status_code == 400
    assert browser.host.store.rows("SELECT * FROM tables") == []


def test_names_are_cleaned_and_shown_as_text(browser: Browser, played: dict[str, Any]) -> None:
    players = [{"name": "<b>Ana\u202e\n" + "x" * 300, "bot": ""}, *played["players"][1:]]
    handle = send(browser, json.dumps(played | {"players": players}).encode())
    page = browser.get("/")
    assert "<b>Ana" not in page
    assert "\u202e" not in page
    assert len(read_terms(kept(browser.host, handle).terms).players[0].name) < 60


def test_who_opens_too_many_is_told(browser: Browser, played: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regni.web.play.host.MOST_OWN", 1)
    send(browser, json.dumps(played).encode())
    page = send(browser, json.dumps(played).encode(), 400)
    assert "You have 1 unfinished games" in words_of(page)


def tried(file: bytes) -> tuple[Carried, Session] | RegniError:
    """What a file opens, or why it opens nothing."""
    try:
        carried = read_carried(file)
        return carried, played_again(carried)
    except RegniError as error:
        return error


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
LINES = st.sampled_from(
    ["undo", "next", "end", "concede", "cut 3", "cut 2 B5.9", "deck blue castle 3", "draw"]
) | st.text(max_size=12)


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_whatever_a_file_says_is_opened_or_refused(played: dict[str, Any], data: st.DataObject) -> None:
    """Nothing else ever happens. A file that is opened can be opened again."""
    changed = dict(played)
    if data.draw(st.booleans()):
        changed["entries"] = [
            *played["entries"][: data.draw(st.integers(0, 30))],
            *data.draw(st.lists(LINES, max_size=6)),
        ]
        changed["reasons"] = {}
        changed["best_of"] = data.draw(st.sampled_from([0, 3]))
    else:
        changed[data.draw(st.sampled_from(sorted(played)))] = data.draw(VALUES)
        changed["entries"] = changed["entries"][:20] if isinstance(changed["entries"], list) else changed["entries"]
    opened = tried(json.dumps(changed).encode())
    if isinstance(opened, RegniError):
        assert opened.code.startswith("carry-") or opened.code == "revision"
        return
    carried, session = opened
    host = Host(Store(":memory:"))
    host.carry_in(ME, session, carried.entries, carried.reasons, "h" * 22)
    host.read_names()
    assert seen(host.live(1).session) == seen(session)
    host.store.close()


@settings(max_examples=150, deadline=None)
@given(at=st.floats(0, 1), junk=st.binary(max_size=6))
def test_a_damaged_file_is_refused_or_opens_a_game(played: dict[str, Any], at: float, junk: bytes) -> None:
    file = json.dumps(played | {"entries": played["entries"][:10], "reasons": {}}).encode()
    place = int(at * len(file))
    opened = tried(file[:place] + junk + file[place + len(junk) :])
    if isinstance(opened, RegniError):
        assert "\n" not in opened.text("es")
    else:
        assert opened[1].count == len(opened[0].entries)
