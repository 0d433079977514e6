"""What is explained when it happens for the first time: declared once, in both languages, and only what was seen."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from recorded import golden, moves_of, staged_move, viewer_at
from regni.engine import events as e
from regni.engine.events import PUBLIC, SHOWS, WHOLE_SECRET, Event
from regni.engine.rule_ids import B6_2
from regni.engine.ruleset import Ruleset
from regni.engine.variant_facts import FACTS
from regni.rules.rulebook import RULES, is_in_force
from regni.rules.rulesets import ruleset_from
from regni.web.play.viewer import Viewer
from regni.web.staging.hints import HINTS, hints_json, hints_of
from regni.web.staging.staging import Stager
from regni.words.words import LANGUAGES, words
from set_tables import begin, open_table
from table_forms import Browser

NAMES = [one.name for one in HINTS]
#: The longest hint that has room on a phone's stage, in letters.
LONGEST = 260


def event(kind: int, seat: int = 0, other: int = -1) -> Event:
    return Event(kind, B6_2, seat, other, -1, 0, -1, False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", FACTS)
def test_every_hint_has_short_words_and_a_rule(variant: str, language: str) -> None:
    said = json.loads(hints_json(words(language), Ruleset({"variant": variant})))
    assert list(said) == NAMES
    for one in said.values():
        assert 0 < len(one["title"]) < 40
        assert 40 < len(one["text"]) <= LONGEST, one
        assert one["text"].endswith(".")
        assert one["rule"] in RULES


def test_no_hint_is_declared_twice_and_each_is_about_events() -> None:
    assert len(NAMES) == len(set(NAMES))
    told = [kind for one in HINTS for kind in one.kinds]
    assert len(told) == len(set(told))
    assert all(one.kinds and one.kinds <= set(range(len(e.EVENT_NAMES))) for one in HINTS)
    # Its link leads to a rule of some variant that has the event.
    assert all(rule in RULES for one in HINTS for rule in one.rules)
    for one in HINTS:
        assert any(is_in_force(one.rules[0], Ruleset({"variant": variant})) for variant in FACTS)


def test_a_hint_speaks_only_of_what_everybody_saw() -> None:
    """Its name alone could tell of a hidden event."""
    assert all(SHOWS[kind] == PUBLIC for one in HINTS for kind in one.kinds)
    assert WHOLE_SECRET in SHOWS


def test_a_hint_waits_for_the_one_whom_it_concerns() -> None:
    siege, turn, joust = event(e.SIEGE, 1, 0), event(e.TURN, 1), event(e.JOUST, 2)
    assert hints_of([siege, turn, joust], [0]) == ["attacked", "joust"]
    assert hints_of([siege, turn, joust], [1]) == ["turn", "joust"]
    assert hints_of([siege, turn, joust], [0, 1]) == ["attacked", "turn", "joust"]
    # Somebody who only watches is told what concerns anybody.
    assert hints_of([siege, turn, joust, joust], []) == ["joust"]
    assert hints_of([event(e.DRAW)], [0]) == []


def test_words_have_the_values_in_force() -> None:
    said = json.loads(hints_json(words("en"), ruleset_from({"ransom_properties": 3, "castle_strength": 7})))
    assert "3 Properties" in said["captured"]["text"]
    assert "a Castle for 7" in said["robbed"]["text"]


@pytest.mark.parametrize(
    ("variant", "name", "rule"),
    [("heathen", "branch", "H2.1"), ("wessex", "branch", "W2.1"), ("base", "out", "B10.1"), ("heathen", "out", "H4.1")],
)
def test_the_link_leads_to_the_rule_of_the_variant(variant: str, name: str, rule: str) -> None:
    assert json.loads(hints_json(words("en"), Ruleset({"variant": variant})))[name]["rule"] == rule


@pytest.mark.no_cover
def test_a_game_explains_what_its_frames_show() -> None:
    record = golden("base-concession-more")
    viewer = viewer_at(record, 0)
    stager, named = Stager(viewer), set()
    for move in moves_of(record)[:-1]:
        hints = staged_move(viewer, stager, move).hints
        fresh = viewer.game.events(0, len(viewer.game.moves))
        assert hints == hints_of(fresh, [0])
        named |= set(hints)
    assert {"turn", "battle", "towers", "longboat"} <= named


def test_who_opens_a_table_is_told_of_the_last_move_alone() -> None:
    record = golden("base-concession-more")
    viewer = viewer_at(record, 0, 34)
    stager = Stager(viewer)
    first = stager.staging(viewer.frame())
    assert first.hints == hints_of(viewer.game.events(0, len(viewer.game.moves)), [0])
    assert (first.moments, first.sounds) == ([], [])
    # Shown again, nothing is explained again.
    assert stager.staging(viewer.frame()).hints == []


def test_nothing_is_explained_behind_a_curtain(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    opened = open_table(browser.host, begin(browser.host, seats=2, people=2))
    assert opened is not None
    viewer = Viewer(*opened, words("en"))
    stager = Stager(viewer)
    assert viewer.frame().board is None
    assert stager.staging(viewer.frame()).hints == []
    seat = viewer.game.deciding
    assert seat is not None
    viewer.uncover(seat)
    assert stager.staging(viewer.frame()).hints == ["turn"]


def test_in_a_lesson_the_teacher_explains(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    with browser.client:
        where = browser.post("/learn/first", {}, 303)
        opened = open_table(browser.host, where.removeprefix("/table/"))
        assert opened is not None
        viewer = Viewer(*opened, words("en"))
        frame = viewer.frame()
        assert frame.teacher is not None
        assert Stager(viewer).staging(frame).hints == []


def test_the_words_belong_to_the_people_of_the_table(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    with browser.client:
        where = browser.post("/play", {"variant": "base"}, 303)
        address = re.search(r'data-hints="([^"]+)"', browser.get(where))
        assert address is not None
        got = browser.client.get(address[1])
        assert list(got.json()) == NAMES
        assert "immutable" in got.headers["cache-control"]
        assert browser.client.get(address[1].partition("?")[0]).headers["cache-control"] == "no-store"
        browser.client.cookies.clear()
        browser.get(address[1], 404)
