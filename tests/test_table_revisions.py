"""Sessions outlive the rules: those of b00181a are shown and played on, even if an entry no longer holds."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from regni.decks.deck import STEADY
from regni.engine.digest import digest
from regni.engine.ruleset import SETTINGS
from regni.errors import RegniError
from regni.rules import revisions
from regni.web.pages.page import LANGUAGE, OWNER
from regni.web.play.host import Host
from regni.web.play.keys import key_from
from regni.web.play.session import NEXT, Session, played
from regni.web.play.store import Store
from regni.web.server.routes import make_app
from regni.web.terms import Player, Terms, read_terms, rules_of
from regni.words.words import LANGUAGES
from table_forms import words_of
from test_revisions import EXPECTED, HERE, later_program, opened, state
from test_table_live import next_frame, say

TABLES = EXPECTED["tables"]
RUNNING = [name for name, one in TABLES.items() if not one["is_over"]]
#: An entry in valid notation that this rule forbids.
FORBIDDEN, RULE = "crown", "B8.2"

#: The owner of the tables.
OWNER_KEY = "A" * 22


class Place:
    """A server on a copy of the file of sessions."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        self.file = folder / "tables.sqlite"
        if not self.file.exists():
            shutil.copy(HERE / "tables.sqlite", self.file)
        self.host = Host(Store(self.file))
        self.client = TestClient(make_app(self.host, ["testserver"]), follow_redirects=False)
        self.client.cookies.set(LANGUAGE, language)
        self.client.cookies.set(OWNER, OWNER_KEY)

    def page(self, name: str) -> str:
        answer = self.client.get(f"/table/{TABLES[name]['key']}")
        assert answer.status_code == 200, answer.text
        return words_of(answer.text)

    def number(self, name: str) -> int:
        kept = self.host.store.find(TABLES[name]["key"])
        assert kept is not None
        return kept.id

    def session(self, name: str) -> Session:
        """The session as the store has it."""
        kept = self.host.store.session(self.number(name))
        assert kept is not None
        return self.host.session(kept)

    def play_on(self, name: str) -> dict[str, Any]:
        """Makes one move over the socket, or lets bots move if no person plays any more. Returns the frame after it."""
        at = self.host.store.count(self.number(name))
        with self.client, self.client.websocket_connect(f"/table/{TABLES[name]['key']}/live") as socket:
            frame = next_frame(socket)
            while frame["at"] == at:
                if frame["yours"]:
                    moves = [move["move"] for move in frame["moves"] if move["move"] != "concede"]
                    # Several cards may make one choice, which must be confirmed.
                    say(socket, do="choose", at=at, moves=[moves[-1]] if moves else [])
                elif "data-uncover" in frame["html"]:
                    deciding = self.host.live(self.number(name)).session.game.deciding
                    say(socket, do="uncover", seat=deciding)
                frame = next_frame(socket)
        return frame


def found(session: Session) -> dict[str, object]:
    """The state of a session, as `expected.json` has it."""
    wins = session.series.wins if session.series else []
    return {"count": session.count, "is_over": session.is_over, "wins": wins, **state(session.game)}


def expected(name: str) -> dict[str, object]:
    return {key: value for key, value in TABLES[name].items() if key != "key"}


@pytest.mark.parametrize("name", TABLES)
def test_a_table_opens_as_it_stood_and_is_played_on(name: str, tmp_path: Path) -> None:
    place = Place(tmp_path, "es" if "running" in name else "en")
    assert place.page(name)
    assert opened(found(place.session(name))) == opened(expected(name))
    if name in RUNNING:
        entries = place.host.store.entries(place.number(name))
        place.play_on(name)
        again = Place(tmp_path)
        assert again.host.store.entries(again.number(name))[: len(entries)] == entries
        assert again.session(name).count > len(entries)
        assert again.session(name).cut is None


def test_tables_mean_what_they_meant_when_settings_change(tmp_path: Path) -> None:
    with later_program():
        place = Place(tmp_path)
        for name in TABLES:
            session = place.session(name)
            assert digest(session.game.table) == TABLES[name]["digest"]
            assert session.game.table.rules.values["a_later_switch"] is True
            assert place.page(name)


def test_a_new_table_is_kept_with_every_setting(tmp_path: Path) -> None:
    place = Place(tmp_path)
    key = TABLES["base over"]["key"]
    kept = place.host.store.find(place.host.rematch(key))
    assert kept is not None
    ruleset = json.loads(kept.terms)["ruleset"]
    assert ruleset.keys() == {"revision", "variant", "mode", *(setting.name for setting in SETTINGS)}
    assert place.host.store.find(key_from("rematch", key)) == kept
    before = place.session("base over").game.record.ruleset
    with later_program():
        assert rules_of(read_terms(kept.terms)).values == before.values | {"a_later_switch": True}


# Corrected rules.


def spoil(file: Path, number: int, at: int) -> list[str]:
    """Replaces an entry with a forbidden one. For the program this is the same as a corrected rule."""
    db = sqlite3.connect(file)
    db.execute("UPDATE entries SET entry = ? WHERE place = ? AND number = ?", (FORBIDDEN, number, at))
    db.commit()
    rows = db.execute("SELECT entry FROM entries WHERE place = ? ORDER BY number", (number,)).fetchall()
    db.close()
    return [entry for (entry,) in rows]


@pytest.fixture
def spoilt(tmp_path: Path) -> list[str]:
    """The entries of a finished session. One in the middle, of a person's turn, no longer holds."""
    place = Place(tmp_path)
    number = place.number("base over")
    terms, entries = place.session("base over").terms, place.host.store.entries(number)
    # Not one that was taken back: such an entry is not played again.
    at = next(
        at
        for at, _ in played(entries)
        if at >= 8 and (game := Session(terms, entries[:at]).game).deciding == 0 and game.why_not(FORBIDDEN) == RULE
    )
    place.host.store.close()
    return [*spoil(place.file, number, at)[:at], FORBIDDEN]


def test_a_damaged_table_is_refused(tmp_path: Path, spoilt: list[str]) -> None:
    place = Place(tmp_path)
    with pytest.raises(RegniError, match=f"by rule {RULE}"):
        place.session("base over")
    assert place.client.get(f"/table/{TABLES['base over']['key']}").status_code == 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_no_longer_holds_is_played_on_from_there(
    language: str, tmp_path: Path, spoilt: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(revisions, "REVISION", 2)
    place = Place(tmp_path, language)
    name, number = "base over", place.number("base over")
    before = place.host.store.entries(number)
    session = place.session(name)
    held = len(spoilt) - 1
    assert session.count == len(before)
    assert digest(session.game.table) == digest(Session(session.terms, before[:held]).game.table)
    assert session.cut is not None
    said = session.cut.text(language)
    assert RULE in said
    assert str(len(session.game.moves) + 1) in said
    # Looking changes nothing.
    for _ in range(2):
        assert said in place.page(name)
    assert place.host.store.entries(number) == before
    # Playing on leaves out what no longer holds. The file still has it.
    frame = place.play_on(name)
    assert said not in words_of(frame["html"])
    after = Place(tmp_path, language).host.store.entries(number)
    assert after[: len(before) + 1] == [*before, f"cut {held} {RULE}"]
    assert len(after) > len(before) + 1
    again = Session(session.terms, after)
    counting = Session(session.terms, before[:held] + after[len(before) + 1 :])
    assert again.count == len(after)
    assert digest(again.game.table) == digest(counting.game.table)
    assert said not in Place(tmp_path, language).page(name)


def test_it_is_said_until_a_person_has_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place(tmp_path)
    terms, entries = place.session("base over").terms, place.host.store.entries(place.number("base over"))
    held = next(at for at in range(8, len(entries)) if Session(terms, entries[:at]).bot_to_move == 1)
    monkeypatch.setattr(revisions, "REVISION", 2)
    entries = [*entries[:held], FORBIDDEN, *entries[held + 1 :]]
    session = Session(terms, entries)
    people, said = 0, str(session.cut)
    while not people:
        assert session.cut is not None
        # The message is the same after the first move, and after the server was started again.
        assert str(session.cut) == said
        assert str(Session(terms, entries).cut) == str(session.cut)
        people = session.bot_to_move is None
        moves = session.try_moves(range(2), [session.game.legal_moves()[0]]).entries
        for entry in session.cut_mark + moves:
            session.enter(entry)
            entries.append(entry)
    assert sum(entry.startswith("cut ") for entry in entries) == 1
    assert session.cut is None
    assert Session(terms, entries).cut is None
    assert digest(Session(terms, entries).game.table) == digest(session.game.table)


def test_rules_may_be_corrected_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place(tmp_path)
    terms, whole = place.session("base over").terms, place.host.store.entries(place.number("base over"))
    monkeypatch.setattr(revisions, "REVISION", 2)
    for held in (20, 10):
        entries = [*whole[:held], FORBIDDEN]
        first = Session(terms, entries)
        entries += [*first.cut_mark, *whole[held : held + 3], FORBIDDEN, "end"]
        second = Session(terms, entries)
        # The first `cut` entry is one of those that count.
        assert second.cut_mark[0].startswith(f"cut {held + 4} B")
        assert digest(second.game.table) == digest(Session(terms, whole[: held + 3]).game.table)
        third = Session(terms, entries + second.cut_mark + whole[held + 3 :])
        assert digest(third.game.table) == TABLES["base over"]["digest"]


def test_in_the_next_game_of_a_series_nothing_more_is_said_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(revisions, "REVISION", 2)
    terms = Terms({"revision": 1}, [Player("Anna"), Player("Bert")], [dict(STEADY)] * 2, "a series", 3)
    forbidden = "siege red 9"
    session = Session(terms, ["end", forbidden])
    assert session.cut is not None
    assert session.cut.data == {"number": 2, "rule": "B3.7"}
    session = Session(terms, ["end", forbidden, *session.cut_mark, "concede", NEXT])
    assert session.game.moves == []
    assert session.cut is None
    # In that game it may be said again.
    session = Session(terms, ["end", "concede", NEXT, forbidden])
    assert session.cut is not None
    assert session.cut.data["number"] == 1
