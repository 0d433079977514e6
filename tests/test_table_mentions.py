"""What the sentences of the log highlight on the board: what they name, as long as it is still the same."""

from __future__ import annotations

import re

import pytest

from regni.engine import events as e
from regni.engine.cards import CASTLE, COLOURS, KNIGHT, LAND, NOBODY, PRINCE
from regni.engine.table import VIKINGS
from regni.web.board.mentions import lines, mentions
from regni.web.play.host import Host
from regni.web.play.store import Store
from regni.web.play.viewer import Viewer
from regni.words.chronicle import Chronicle, Entry
from regni.words.words import words
from set_tables import begin, open_table, play_on

BLUE, RED = 0, 1


def event(kind: int, seat: int = BLUE, other: int = -1, card: int = -1, fief: int = -1, home: int = -1) -> e.Event:
    return e.Event(kind, 0, seat, other, card, 0, -1, False, fief=fief, home=home)


def entry(one: e.Event, turn: str = "") -> Entry:
    return Entry(turn, "", "", False, False, 0, one, 0)


@pytest.mark.parametrize(
    ("one", "expected"),
    [
        (event(e.ATTACH, RED, card=LAND, fief=1), ["fief-red-2/land"]),
        (event(e.CARRIED_OFF, BLUE, RED, card=LAND, fief=1, home=0), ["fief-blue-1/land"]),
        (event(e.BURNT, VIKINGS, RED, card=LAND, fief=1), ["vikings", "fief-red-2"]),
        (event(e.BETRAY_LORD, BLUE, RED, card=PRINCE, fief=1), ["earl-blue", "fief-red-2/prince"]),
        (event(e.BETRAY_MERCENARY, BLUE, RED), ["earl-blue", "red/mercenary"]),
        (event(e.SIEGE, BLUE, RED, fief=0), ["earl-blue", "fief-red-1"]),
        (event(e.STORM, VIKINGS, RED), ["vikings", "towers-red"]),
        (event(e.ARMY, RED, card=KNIGHT), ["pool-red/knight"]),
        (event(e.TOWER, RED), ["towers-red"]),
        (event(e.DRAW, BLUE, card=LAND), ["hand/land"]),
        (event(e.DRAW, RED), ["earl-red"]),
        (event(e.CROWNED, RED), ["earl-red", "crown"]),
        (event(e.EMISSARY, BLUE, card=LAND), ["earl-blue", "vikings"]),
        (event(e.WHITE_MARKER, -1), ["vikings"]),
    ],
)
def test_a_sentence_lights_what_it_names(one: e.Event, expected: list[str]) -> None:
    assert mentions(one, BLUE, set()) == expected


@pytest.mark.parametrize(
    ("one", "turn", "field"),
    [
        (event(e.SIEGE, VIKINGS, RED), "vikings", "vikings"),
        (event(e.FIELD, RED, card=KNIGHT), "vikings", "red"),
        (event(e.CONTROL, BLUE), "vikings", "blue"),
        (event(e.VOTE_FOR, RED), "blue", "red"),
        (event(e.NO_WINTER, NOBODY), "blue", "blue"),
    ],
)
def test_a_sentence_bears_the_shield_of_the_earl_who_does_it(one: e.Event, turn: str, field: str) -> None:
    assert [line.field for line in lines([entry(one, turn)], BLUE, words("en"))] == [field]


def test_a_fief_is_lit_no_more_once_it_may_have_another_number() -> None:
    told = [event(e.ATTACH, RED, card=LAND, fief=1), event(e.RAZED, VIKINGS, RED, fief=0)]
    told += [event(e.FOUND, RED, card=CASTLE, fief=1), event(e.ATTACH, RED, card=LAND, fief=0)]
    assert [line.mentions for line in lines([entry(one) for one in told], BLUE, words("en"))] == [
        "earl-red",
        "vikings earl-red",
        "fief-red-2/castle",
        "fief-red-1/land",
    ]


@pytest.mark.parametrize("fixed", [{}, {"variant": "wessex"}, {"variant": "rebellion", "mode": "semi"}])
def test_every_fief_that_is_lit_is_there(fixed: dict[str, object]) -> None:
    host = Host(Store(":memory:"))
    key = begin(host, fixed)
    for moves in range(20, 200, 20):
        play_on(host, key, lambda game, enough=moves: len(game.moves) >= enough)  # type: ignore[misc]
        opened = open_table(host, key)
        assert opened is not None
        live, _ = opened
        if live.session.is_over:
            return
        seat = Viewer(live, [0], words("en"))
        frame = seat.frame()
        assert frame.board is not None
        assert frame.board.own
        earls = [frame.board.own, *frame.board.others]
        there = {fief.thing for earl in earls for fief in earl.fiefs}
        spoken = {light.partition("/")[0] for line in frame.log for light in line.mentions.split()}
        assert {light for light in spoken if light.startswith("fief-")} <= there


@pytest.mark.parametrize(
    ("seat", "other"),
    [(one, two) for one in (VIKINGS, NOBODY, BLUE, RED) for two in (VIKINGS, NOBODY, BLUE, RED)],
)
def test_no_earl_is_lit_who_has_no_part_in_it(seat: int, other: int) -> None:
    """Only Earls who take part in an event are highlighted. The Vikings and nobody are not Earls."""
    named = {COLOURS[one] for one in (seat, other) if one >= 0}
    for kind in range(len(e.EVENT_NAMES)):
        for card in (LAND, -1):
            found = mentions(event(kind, seat, other, card), BLUE, set())
            assert all(found)
            assert {colour for light in found for colour in COLOURS if colour in re.split("[-/]", light)} <= named
            assert "vikings" in found or seat != VIKINGS


def test_the_chronicle_numbers_its_sentences() -> None:
    host = Host(Store(":memory:"))
    key = begin(host)
    play_on(host, key, lambda game: len(game.moves) > 30)
    opened = open_table(host, key)
    assert opened is not None
    chronicle = Chronicle(opened[0].session.game, 0, words("en"))
    assert [one.number for one in chronicle.tail(None)] == list(range(len(chronicle.entries)))
    assert {one.turn for one in chronicle.entries} <= {*COLOURS, "vikings", ""}
