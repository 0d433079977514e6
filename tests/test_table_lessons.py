"""Lessons at the table: what is shown and answered, that they are kept, and their pages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.testclient import WebSocketTestSession

from regni.errors import RegniError
from regni.lessons.lesson import LEARNER
from regni.lessons.reading import find_lesson, lesson_names
from regni.web.keeping.carried import may_carry
from regni.web.play.host import Host
from regni.web.play.store import Store
from regni.web.teaching import session as teaching_session
from regni.web.teaching.session import LessonSession, lesson_terms, session_of
from regni.words.notation import read_move
from regni.words.words import LANGUAGES, words
from table_forms import Browser, words_of

Data = dict[str, Any]


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    browser = Browser(tmp_path)
    with browser.client:
        yield browser


def begin(browser: Browser, part: str = "", name: str = "first") -> str:
    """Begins a lesson as its page does. Returns the key of its table."""
    browser.get("/learn")
    form = {"once": "A" * 22} | ({"part": part} if part else {})
    return browser.post(f"/learn/{name}", form, 303).rpartition("/")[2]


class Line:
    """A page at the table of a lesson: what it was sent last, and what it says."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.frame: Data = {}
        #: What the page has of the prompt, and of the rest.
        self.prompt = ""
        self.refused: Data = {}
        self.wait()

    def hear(self) -> Data:
        message: Data = json.loads(self.socket.receive_text())
        if message["kind"] == "frame":
            self.frame = message
            if found := re.search(r'data-part="prompt".*?</section>', message["html"], re.DOTALL):
                self.prompt = found[0]
        elif message["kind"] == "refused":
            self.refused = message
        return message

    def until(self, is_so: Callable[[Line], bool]) -> None:
        """Hears what comes until it is so."""
        if not is_so(self):
            self.wait(is_so)

    def wait(self, is_so: Callable[[Line], bool] = lambda line: True) -> None:
        """Hears what comes until a frame of which it is so."""
        while not (self.hear()["kind"] == "frame" and is_so(self)):
            pass

    def say(self, **said: object) -> None:
        self.socket.send_text(json.dumps(said))

    def do(self, what: str) -> None:
        self.say(do="teach", at=self.frame["at"], what=what)
        self.wait()

    def choose(self, move: str) -> None:
        self.say(do="choose", at=self.frame["at"], moves=[move])
        self.wait()

    @property
    def taught(self) -> list[str]:
        return [one["move"] for one in self.frame["moves"] if "aside" not in one]

    @property
    def asides(self) -> list[str]:
        return [one["move"] for one in self.frame["moves"] if "aside" in one]


@contextmanager
def line(browser: Browser, key: str) -> Iterator[Line]:
    with browser.client.websocket_connect(f"/table/{key}/live") as socket:
        yield Line(socket)


def to_castle(line: Line) -> None:
    """Goes on to the first move of the lesson."""
    while not line.taught:
        line.do("on")


def test_only_what_is_taught_is_offered_and_all_else_is_answered(browser: Browser) -> None:
    with line(browser, begin(browser)) as page:
        assert page.taught == page.asides == []
        to_castle(page)
        assert page.taught == ["found castle"]
        assert set(page.asides) > {"end", "attach land 1", "install prince 1", "tower banquet"}
        at = page.frame["at"]
        for move in [*page.asides, "concede"]:
            page.choose(move)
            assert page.frame["at"] == at
            assert 'class="answered"' in page.prompt, move
            assert 'class="task"' in page.prompt
        assert not page.refused
        page.choose("found castle")
        assert page.frame["at"] == at + 1
        assert "answered" not in page.prompt


def test_a_move_that_no_rule_allows_is_refused_with_its_rule(browser: Browser) -> None:
    with line(browser, begin(browser)) as page:
        to_castle(page)
        at = page.frame["at"]
        page.choose("recruit")
        page.until(lambda page: bool(page.refused))
        assert page.refused["rule"] == "B5.9"
        assert page.frame["at"] == at


def test_a_click_on_what_is_not_taught_is_answered_by_the_teacher(browser: Browser) -> None:
    with line(browser, begin(browser)) as page:
        to_castle(page)
        page.say(do="why", thing="hand-prince")
        page.wait()
        assert "answered" in page.prompt
        # What is taught needs no answer, and what begins no move gets the usual one.
        page.say(do="why", thing="hand-castle")
        page.say(do="why", thing="deck-army")
        while (said := page.hear())["kind"] != "why":
            pass
        assert said["title"]


#: A part, a step, a thing with which moves begin that the step does not teach, the text that answers a click on it, if
#: it is the lesson's own, and the move that is answered.
CLICKS = [
    ("fief", "castle", "hand-prince", "castle-later", "install prince 1"),
    ("fief", "castle", "hand-champion", "castle-later", "install champion 1"),
    ("fief", "castle", "hand-land", "", "attach land 1"),
    ("fief", "castle", "hand-banquet", "", "feast"),
    ("fief", "castle", "deck-blue", "castle-end", "end"),
    ("fief", "lord", "hand-champion", "lord-champion", "install champion 1"),
    # The step answers this Siege by its whole name, and a Raid by its first word.
    ("siege", "declare", "fief-red-1", "declare-palace", "siege red 1"),
]


@pytest.mark.parametrize(("part", "step", "thing", "said", "move"), CLICKS)
def test_a_click_is_answered_for_the_move_that_was_most_likely_meant(
    browser: Browser, part: str, step: str, thing: str, said: str, move: str
) -> None:
    with line(browser, begin(browser, part)) as page:
        session = browser.host.sessions[1].session
        assert isinstance(session, LessonSession)
        while (now := session.teaching.step) is not None and now.say != step:
            if page.taught:
                page.choose(page.taught[0])
            elif 'data-teach="on"' in page.prompt:
                page.do("on")
            else:
                page.wait()
        page.say(do="why", thing=thing)
        page.wait(lambda page: "answered" in page.prompt)
        w, table = words("en").at(session.game.table), session.game.table
        key = f"lesson-first-{part}-{said}"
        expected = (
            w.text(key, **w.values(table.rules))
            if said
            else w.text("lesson-allowed", move=w.move(table, read_move(move, table), LEARNER), does="").strip()
        )
        assert expected in words_of(page.prompt)


def test_others_play_by_themselves_and_one_goes_back_past_it(browser: Browser) -> None:
    key = begin(browser)
    with line(browser, key) as page:
        to_castle(page)
        page.choose("found castle")
        page.choose("end")
        page.until(lambda page: "install prince 1" in page.taught)
        live = browser.host.sessions[1]
        assert [len(earl.fiefs) for earl in live.session.game.table.earls] == [2, 2]
        assert live.session.game.table.earls[0].hand_size == 5
        page.do("back")
        assert page.taught == ["end"]
        assert live.session.game.table.earls[0].hand_size == 4


def test_a_lesson_is_kept_as_any_table_is(browser: Browser) -> None:
    key = begin(browser)
    with line(browser, key) as page:
        to_castle(page)
        page.choose("found castle")
        before = page.prompt
    # As after the server was killed: nothing is left but what is stored.
    entries = browser.host.store.entries(1)
    browser.host.sessions.clear()
    with line(browser, key) as page:
        assert page.prompt == before
        assert page.taught == ["end"]
    assert browser.host.store.entries(1) == entries


def test_two_tabs_see_the_same_step(browser: Browser) -> None:
    key = begin(browser)
    with line(browser, key) as one, line(browser, key) as other:
        to_castle(one)
        other.until(lambda page: page.taught == ["found castle"])
        late = one.frame["at"]
        one.choose("found castle")
        other.until(lambda page: page.taught == ["end"])
        # What a tab says about a step that is over changes nothing.
        other.say(do="teach", at=late, what="back")
        other.until(lambda page: bool(page.refused))
        assert other.taught == ["end"]


@pytest.mark.parametrize("name", lesson_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_can_be_begun_by_itself_and_skipped(tmp_path: Path, name: str, language: str) -> None:
    browser = Browser(tmp_path, language)
    lesson, w = find_lesson(name), words(language)
    with browser.client:
        key = begin(browser, lesson.parts[0].name, name)
        with line(browser, key) as page:
            for number, part in enumerate(lesson.parts, 1):
                assert w.text("lesson-part", number=number, parts=len(lesson.parts)) in page.prompt
                assert w.text(lesson.part_title(part)) in page.prompt
                if not lesson.is_free(part):
                    at = page.frame["at"]
                    page.do("skip")
                    page.until(lambda page, at=at: page.frame["at"] > at)  # type: ignore[misc]
            assert 'data-teach="skip"' not in page.prompt
            page.say(do="teach", at=page.frame["at"], what="skip")
            page.until(lambda page: bool(page.refused))
        # The same table goes on, with another part.
        assert browser.post(f"/learn/{name}", {"part": lesson.parts[1].name}, 303).endswith(key)
        with line(browser, key) as page:
            assert w.text(lesson.part_title(lesson.parts[1])) in page.prompt


def test_the_pages_tell_what_is_taught_and_how_far_one_is(browser: Browser) -> None:
    lesson, w = find_lesson("first"), words("en")
    page = words_of(browser.get("/learn/first"))
    for part in lesson.parts:
        assert w.text(lesson.part_title(part)) in page
        assert w.text(f"{lesson.part_title(part)}-about") in page
    assert w.text("learn-begin") in page
    key = begin(browser, "towers")
    listed = browser.get("/learn")
    assert f'href="/table/{key}"' in listed
    assert w.text("lesson-part", number=3, parts=len(lesson.parts)) in words_of(listed)
    # The start page calls it by its name.
    assert w.text("lesson-first") in words_of(browser.get("/"))
    assert browser.get("/learn/first").count('class="ticked"') == 2
    browser.get("/learn/dance", 404)
    assert "/table/" in browser.post("/learn/first", {"part": "dance"}, 303)


def test_one_form_begins_one_lesson(browser: Browser) -> None:
    assert begin(browser) == begin(browser)
    assert len(browser.setups()) == 1


def test_the_free_game_is_played_like_any_other_and_ends_with_words(browser: Browser) -> None:
    key = begin(browser, "alone")
    with line(browser, key) as page:
        page.do("on")
        page.do("on")
        assert "taught" not in page.prompt
        assert len(page.taught) > 5
        assert page.asides == []
        page.choose("tower banquet")
        page.say(do="undo", at=page.frame["at"])
        page.wait()
        page.choose("concede")
        assert page.frame["over"]
        html = page.frame["html"]
    w = words("en")
    assert w.text("lesson-why-lost-concession") in html
    assert w.text("lesson-fact-attacks", number=0, good=0) in html
    assert 'action="/learn/first"' in html
    assert w.text("learn-done") in words_of(browser.get("/learn"))
    # Another one can be begun.
    again = browser.post("/learn/first", {"once": "B" * 22}, 303).rpartition("/")[2]
    assert again != key


def test_entries_that_no_longer_hold_begin_the_part_again() -> None:
    terms = lesson_terms("first", "seed")
    session = session_of(terms, ["part towers", "on", "storm red", "tower banquet"])
    assert isinstance(session, LessonSession)
    assert session.teaching.part.name == "towers"
    assert session.teaching.entries == []
    assert session.cut_mark == ["part towers"]
    assert session.count == 4
    again = session_of(terms, ["part towers", "on", "storm red", "tower banquet", "part towers", "on"])
    assert isinstance(again, LessonSession)
    assert again.teaching.entries == ["on"]


def test_a_lesson_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teaching_session, "MOST_ENTRIES", 4)
    session = session_of(lesson_terms("first", "seed"), ["on", "back 1", "on", "back 1"])
    assert isinstance(session, LessonSession)
    with pytest.raises(RegniError) as refused:
        session.check_step("on")
    assert refused.value.code == "lesson-long"


@pytest.mark.parametrize("seed", range(20))
def test_entries_of_garbage_harm_nothing(seed: int) -> None:
    chance = Random(seed)
    good = [
        "on",
        "back 1",
        "part army",
        "part x",
        "end",
        "found castle",
        "undo",
        "back 9",
        "back",
        "tower land",
        "recruit",
    ]
    host = Host(Store(":memory:"))
    key = host.begin("A" * 22, lesson_terms("first", "seed"))
    kept = host.store.find(key)
    assert kept is not None
    host.store.append(kept.id, 0, [chance.choice(good) for _ in range(12)], False)
    # What no program has written is refused in a sentence, or goes as far as it holds.
    with suppress(RegniError):
        assert host.session(kept).count == 12


def test_an_unknown_lesson_or_wrong_terms_are_refused() -> None:
    terms = lesson_terms("first", "seed")
    for wrong in ({"lesson": "dance"}, {"players": terms.players[:1]}, {"best_of": 3}):
        with pytest.raises(RegniError):
            session_of(msgspec.structs.replace(terms, **wrong))


def test_a_lesson_is_not_taken_along(browser: Browser) -> None:
    begin(browser)
    kept = browser.host.store.sessions_of(browser.owner)[0]
    assert not may_carry(kept, browser.host.store.seats_of(kept.id), browser.owner)
