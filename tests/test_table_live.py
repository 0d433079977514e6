"""Playing over a socket: every variant to its end, nothing shown that a seat may not know, nothing done twice."""

from __future__ import annotations

import asyncio
import json
import random
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import sleep
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from regni.bots.levels import make_bot
from regni.decks.book import fitted, usual_deck
from regni.decks.deck import deck_of
from regni.engine.digest import digest
from regni.engine.play import legal_moves
from regni.engine.rng import stream
from regni.errors import RegniError
from regni.rules.rulesets import ruleset_from
from regni.testing.invariants import imagine_other
from regni.web.board.paths import path_of
from regni.web.pages.page import LANGUAGE, OWNER
from regni.web.play import allowance
from regni.web.play import host as hosting
from regni.web.play.host import Host
from regni.web.play.session import Session
from regni.web.play.store import Store
from regni.web.play.viewer import Frame, Viewer
from regni.web.server.routes import make_app
from regni.web.server.socket import NOT_FOUND, TOO_FAST, frame_data
from regni.web.terms import Player, Terms
from regni.words.notation import move_text
from regni.words.words import words
from set_tables import open_table

VARIANTS = {
    "base": ({}, 3),
    "heathen": ({"variant": "heathen"}, 3),
    "wessex": ({"variant": "wessex"}, 2),
    "solo": ({"variant": "rebellion", "mode": "solo"}, 1),
    "coop": ({"variant": "rebellion", "mode": "coop"}, 2),
    "semi": ({"variant": "rebellion", "mode": "semi"}, 3),
}
Data = dict[str, Any]


def terms(variant: str = "base", people: int = 1, bot: str = "random", seed: str = "a table") -> Terms:
    fixed, seats = VARIANTS[variant]
    rules = ruleset_from(fixed)
    deck = deck_of(fitted(usual_deck(rules, seats), rules))
    players = [Player(f"Earl {seat}") if seat < people else Player(bot=bot) for seat in range(seats)]
    return Terms(dict(fixed), players, [deck] * seats, seed)


#: The person to whom the tables belong.
OWNER_KEY = "A" * 22


class Room:
    """A server with one session, and a browser in it."""

    def __init__(self, one: Terms, language: str = "en") -> None:
        self.host = Host(Store(":memory:"))
        self.key = self.host.begin(OWNER_KEY, one)
        self.client = TestClient(make_app(self.host, ["testserver"]))
        self.client.cookies.set(LANGUAGE, language)
        self.client.cookies.set(OWNER, OWNER_KEY)

    @property
    def session(self) -> Session:
        return self.host.sessions[1].session

    @contextmanager
    def socket(self, **options: Any) -> Iterator[WebSocketTestSession]:
        with self.client, self.client.websocket_connect(f"/table/{self.key}/live", **options) as session:
            yield session


def next_frame(session: WebSocketTestSession) -> Data:
    while True:
        message: Data = json.loads(session.receive_text())
        if message["kind"] == "frame":
            return message


def say(session: WebSocketTestSession, **message: Any) -> None:
    session.send_text(json.dumps(message))


@pytest.mark.wheel
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_is_played_to_its_end(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(allowance, "BURST", 1e9)
    room = Room(terms(variant), "es" if variant in ("wessex", "coop") else "en")
    rng = random.Random(variant)
    with room.socket() as session:
        frame = next_frame(session)
        for _ in range(20_000):
            if frame["over"]:
                break
            if frame["yours"]:
                options = [move["move"] for move in frame["moves"] if move["move"] != "concede"]
                say(session, do="choose", at=frame["at"], moves=[rng.choice(options)])
            frame = next_frame(session)
        assert frame["over"]
        assert room.session.game.outcome is not None
        entries = room.host.store.entries(1)
    again = Session(room.session.terms, entries)
    assert digest(again.game.table) == digest(room.session.game.table)


def positions(variant: str, steps: int) -> Iterator[Viewer]:
    """A seat at many moments of a game of stewards."""
    host = Host(Store(":memory:"))
    host.begin("me", terms(variant))
    live = host.live(1)
    seat = Viewer(live, [0], words("en"))
    bots = [make_bot("steward", one, "bots", live.session.game.record.ruleset) for one in range(VARIANTS[variant][1])]
    for _ in range(steps):
        game = live.session.game
        decides = game.deciding
        if decides is None:
            return
        yield seat
        entry = move_text(bots[decides].choose(game.sight(decides)))
        host.store.append(1, live.session.count, [entry], False)
        live.session.enter(entry)


class English:
    """A reader with all that frames need."""

    def __init__(self) -> None:
        self.words = words("en")
        self.language = "en"


@pytest.mark.wheel
@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_is_shown_that_the_seat_cannot_know(variant: str) -> None:
    """Two tables that differ only in what the seat cannot know give exactly the same page."""
    rng = stream("others", variant)
    differed = 0
    for number, seat in enumerate(positions(variant, 160)):
        if number % 4:
            continue
        table = seat.game.table
        shown = frame_data(seat.frame(), English(), "/table/x")  # type: ignore[arg-type]
        other = imagine_other(table, 0, rng)
        differed += digest(other) != digest(table)
        seat.game.table = other
        assert frame_data(seat.frame(), English(), "/table/x") == shown  # type: ignore[arg-type]
        seat.game.table = table
    assert differed


@pytest.mark.wheel
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_path_leads_over_things_on_the_page(variant: str) -> None:
    for seat in positions(variant, 200):
        if seat.game.deciding != 0:
            continue
        html = frame_data(seat.frame(), English(), "/table/x")["html"]  # type: ignore[arg-type]
        for move in legal_moves(seat.game.table):
            for thing in path_of(seat.game.table, move):
                assert f'data-thing="{thing}"' in html, f"{move_text(move)}: {thing}"


def test_a_move_that_was_seen_too_late_is_refused() -> None:
    room = Room(terms("solo"))
    with room.socket() as session, room.client.websocket_connect(f"/table/{room.key}/live") as other:
        frame, seen = next_frame(session), next_frame(other)
        move = frame["moves"][0]["move"]
        say(session, do="choose", at=frame["at"], moves=["end"])
        assert next_frame(session)["at"] > frame["at"]
        before = room.session.count
        say(other, do="choose", at=seen["at"], moves=[move])
        while (message := json.loads(other.receive_text()))["kind"] != "refused":
            pass
        assert "has changed" in message["text"]
        assert room.session.count == before


@pytest.mark.parametrize(
    "message",
    [
        "",
        "garbage",
        "[]",
        "{}",
        '{"do": "choose"}',
        '{"do": "choose", "at": "0", "moves": []}',
        '{"do": "choose", "at": 0, "moves": []}',
        '{"do": "choose", "at": 0, "moves": ["siege red 1"], "seat": 1}',
        '{"do": "choose", "at": 0, "moves": ["no such move"]}',
        '{"do": "choose", "at": 0, "moves": ["siege red 99"]}',
        json.dumps({"do": "choose", "at": 0, "moves": ["end"] * 99}),
        '{"do": "uncover", "seat": 1}',
        '{"do": "uncover", "seat": 99999999999999999999999}',
        '{"do": "next", "at": 0}',
        "[" * 5000,
        '{"do": "why", "thing": "' + "x" * 9000 + '"}',
    ],
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(message: str) -> None:
    room = Room(terms("solo"))
    with room.socket() as session:
        next_frame(session)
        before = room.session.count, digest(room.session.game.table)
        session.send_text(message)
        answer = json.loads(session.receive_text())
        assert answer["kind"] == "refused"
        assert answer["text"]
        assert (room.session.count, digest(room.session.game.table)) == before
        # The game goes on.
        assert next_frame(session)["yours"]


def test_the_rule_that_forbids_is_told() -> None:
    room = Room(terms("solo"))
    with room.socket() as session:
        frame = next_frame(session)
        say(session, do="choose", at=frame["at"], moves=["siege red 1"])
        answer = json.loads(session.receive_text())
        assert (answer["kind"], answer["rule"]) == ("refused", "B3.7")
        say(session, do="why", thing="fief-red-1")
        while (answer := json.loads(session.receive_text()))["kind"] != "why":
            pass
        assert [one["rule"] for one in answer["reasons"]] == ["B3.7"]


def test_a_key_that_opens_nothing_is_turned_away() -> None:
    room = Room(terms("solo"))
    assert room.client.get("/table/AAAAAAAAAAAAAAAAAAAAAA").status_code == 404
    with room.client, room.client.websocket_connect("/table/AAAAAAAAAAAAAAAAAAAAAA/live") as session:
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_text()
        assert closed.value.code == NOT_FOUND


def test_a_page_of_somebody_else_cannot_open_a_socket() -> None:
    room = Room(terms("solo"))
    with pytest.raises(WebSocketDisconnect), room.socket(headers={"origin": "http://evil.example"}):
        pass


def test_a_client_that_sends_without_end_is_shut_out() -> None:
    room = Room(terms("solo"))
    with room.socket() as session:
        for _ in range(200):
            session.send_text("garbage")
        with pytest.raises(WebSocketDisconnect) as closed:
            collect(session)
    assert closed.value.code == TOO_FAST


def collect(session: WebSocketTestSession) -> None:
    while True:
        session.receive_text()


def test_before_the_end_the_record_tells_nothing() -> None:
    room = Room(terms("base"))
    text = room.client.get(f"/table/{room.key}/record.toml").text
    assert "a table" not in text
    told = tomllib.loads(text)
    assert told.keys() == {"format", "version", "variant", "commitment", "ruleset", "players"}
    assert all(player.keys() == {"earl", "name"} for player in told["players"])


def test_a_series_goes_on_with_the_next_game() -> None:
    room = Room(msgspec.structs.replace(terms("base"), best_of=3))
    with room.socket() as session:
        frame = next_frame(session)
        conceded = False
        while not frame["over"]:
            if frame["yours"]:
                # A player who is out watches the bots play on.
                moves = [move["move"] for move in frame["moves"]]
                move = "concede" if room.session.game.about == "turn" and not conceded else moves[-1]
                conceded |= move == "concede"
                say(session, do="choose", at=frame["at"], moves=[move])
            frame = next_frame(session)
        assert "data-next" in frame["html"]
        say(session, do="next", at=frame["at"])
        frame = next_frame(session)
        assert not frame["over"]
        assert room.session.series is not None
        assert len(room.session.series.games) == 2


def test_a_campaign_is_told_and_other_games_have_none() -> None:
    room = Room(terms("wessex"), "es")
    assert "Verano 1" in room.client.get(f"/table/{room.key}/campaign").text
    other = Room(terms("base"))
    assert other.client.get(f"/table/{other.key}").status_code == 200
    assert other.client.get(f"/table/{other.key}/campaign").status_code == 404


# Friends at one screen.


def test_a_curtain_hides_one_hand_before_the_next_is_shown() -> None:
    room = Room(terms("base", people=3))
    with room.socket() as session:
        frame = next_frame(session)
        first = room.session.game.deciding
        assert first is not None
        assert 'data-thing="hand-' not in frame["html"]
        assert f'data-uncover="{first}"' in frame["html"]
        say(session, do="uncover", seat=first)
        frame = next_frame(session)
        assert 'data-thing="hand-' in frame["html"]
        say(session, do="choose", at=frame["at"], moves=["end"])
        frame = next_frame(session)
        assert 'data-thing="hand-' not in frame["html"]
        assert not frame["moves"]


def again(room: Room, last: Data) -> Data:
    """The first frame after the link broke, of a page that says what it showed last."""
    looking = f"?looking={last['looking']}&at={last['at']}" if "looking" in last else ""
    with room.client.websocket_connect(f"/table/{room.key}/live{looking}") as session:
        return next_frame(session)


def test_after_a_break_the_same_hand_is_shown_only_if_nothing_has_happened() -> None:
    room = Room(terms("base", people=3))
    with room.socket() as session:
        curtain = next_frame(session)
        first = room.session.game.deciding
        assert first is not None
        say(session, do="uncover", seat=first)
        own = next_frame(session)
        assert 'data-thing="hand-' in again(room, own)["html"]
        assert 'data-thing="hand-' not in again(room, curtain)["html"]
        # Nobody is shown a Hand that the page had not shown, and nobody's who is not at this screen.
        other = (first + 1) % 3
        assert f'data-uncover="{first}"' in again(room, own | {"looking": other})["html"]
        for wrong in (9, -1, "x"):
            assert 'data-thing="hand-' not in again(room, own | {"looking": wrong})["html"]
        say(session, do="choose", at=own["at"], moves=["end"])
        passed = next_frame(session)
        assert "looking" not in passed
        for last in (own, own | {"at": passed["at"]}):
            assert f'data-uncover="{other}"' in again(room, last)["html"]


def test_who_looks_on_must_say_who_he_is() -> None:
    """A page that comes back while a bot decides shows no Hand: nobody knows who sits in front of it."""
    room = Room(terms("base", people=2))
    opened = open_table(room.host, room.key)
    assert opened is not None
    live, seats = opened
    while live.session.game.deciding in seats:
        live.session.enter(live.session.game.legal_moves()[0])
    seat = Viewer(live, seats, words("en"))
    frame = seat.frame()
    assert frame.board is None
    assert [one.seat for one in frame.curtain] == [0, 1]
    seat.uncover(1)
    assert seat.frame().board is not None


def test_one_who_cannot_be_shown_the_table_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(terms("base", people=3))
    with room.socket() as broken, room.client.websocket_connect(f"/table/{room.key}/live") as whole:
        next_frame(broken)
        frame = next_frame(whole)
        say(whole, do="uncover", seat=room.session.game.deciding)
        frame = next_frame(whole)
        whole_frame = Viewer.frame

        def fails_behind_the_curtain(seat: Viewer) -> Frame:
            assert seat.shown >= 0
            return whole_frame(seat)

        monkeypatch.setattr(Viewer, "frame", fails_behind_the_curtain)
        say(whole, do="choose", at=frame["at"], moves=["end"])
        assert next_frame(whole)["at"] > frame["at"]
        with pytest.raises(WebSocketDisconnect):
            broken.receive_text()


def test_nobody_moves_behind_the_curtain() -> None:
    room = Room(terms("base", people=3))
    with room.socket() as session:
        frame = next_frame(session)
        say(session, do="choose", at=frame["at"], moves=["end"])
        assert json.loads(session.receive_text())["kind"] == "refused"
        assert room.session.count == 0


def test_behind_the_curtain_nothing_is_taken_back() -> None:
    """Not even a move that a single player could take back."""
    room = Room(terms("base", people=3))
    opened = open_table(room.host, room.key)
    assert opened is not None
    live, seats = opened
    seat = Viewer(live, seats, words("en"))
    rng = Random("curtain")
    while live.session.game.outcome is None:
        first = live.session.game.deciding
        assert first is not None
        moves = [move for move in live.session.game.legal_moves() if move != "concede"]
        live.session.enter(rng.choice(moves))
        if live.session.game.deciding not in (first, None) and live.session.may_undo(first):
            seat.shown = first
            assert seat.frame().curtain
            with pytest.raises(RegniError) as caught:
                seat.take_back(live.session.count)
            assert caught.value.code == "undo"
            return
    pytest.fail("every move showed something")


def test_what_another_can_do_is_not_tried() -> None:
    """The kind of refusal would tell what the other player's Hand holds."""
    tried = 0
    for seat in positions("base", 600):
        game = seat.game
        if game.outcome is not None or game.about != "field":
            continue
        seat.frame()
        at = seat.live.session.count
        first = ["done"] if game.deciding == seat.shown else []
        if first and "done" not in game.legal_moves():
            continue
        told = set()
        for card in ("champion", "prince", "vassal", "mercenary", "land"):
            with pytest.raises(RegniError) as caught:
                seat.choose(at, [*first, f"field hand {card}", "zzz"], holds=True)
            told.add(caught.value.code)
        assert len(told) == 1
        assert told <= {"not-yours", "table-foreseen"}
        assert seat.live.session.count == at
        tried += 1
    assert tried > 5


# Bots.


def test_pages_answer_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "PATIENCE", 600.0)
    room = Room(terms("base", bot="witan:999999"))
    with room.socket() as session:
        frame = next_frame(session)
        if frame["yours"]:
            say(session, do="choose", at=frame["at"], moves=["end"])
        while not is_thinking(room.host):
            sleep(0.01)
        count = room.session.count
        assert room.client.get("/").status_code == 200
        assert room.client.get(f"/table/{room.key}").status_code == 200
        say(session, do="why", thing="fief-red-1")
        while json.loads(session.receive_text())["kind"] != "why":
            pass
        # If the bot thought on the event loop, the pages would have waited for it.
        assert is_thinking(room.host)
        assert room.session.count == count


def is_thinking(host: Host) -> bool:
    return any(one.process is not None for one in host.thinkers._all)


# Players who are out.


def test_a_player_who_is_out_goes_straight_to_the_end() -> None:
    room = Room(terms("base"))
    with room.socket() as session:
        frame = next_frame(session)
        while not frame["yours"] or room.session.game.about != "turn":
            if frame["yours"]:
                say(session, do="choose", at=frame["at"], moves=[frame["moves"][-1]["move"]])
            frame = next_frame(session)
        say(session, do="choose", at=frame["at"], moves=["concede"])
        frame = next_frame(session)
        assert "data-hurry" in frame["html"]
        say(session, do="hurry")
        frames = 0
        while not frame["over"]:
            frame = next_frame(session)
            frames += 1
        # The frames that were under way when he asked, and the end.
        assert frames < room.session.count / 2


def test_a_typed_end_of_a_turn_with_an_action_left_is_asked_about() -> None:
    room = Room(terms("solo"), "es")
    with room.socket() as session:
        frame = next_frame(session)
        while not frame["yours"] or room.session.game.about != "turn":
            frame = next_frame(session)
        before = room.session.count
        say(session, do="choose", at=frame["at"], moves=["acabar"], typed=True)
        answer = json.loads(session.receive_text())
        assert (answer["kind"], answer["move"]) == ("ask", "end")
        assert room.session.count == before
        assert all(move["ask"] and move["yes"] for move in frame["moves"] if move["move"] == "end")
        say(session, do="choose", at=frame["at"], moves=["end"])
        assert next_frame(session)["at"] > before


# Putting together.


def test_a_force_is_put_together_and_confirmed() -> None:
    for seat in positions("base", 300):
        game = seat.game
        if game.deciding != 0 or game.about != "field":
            continue
        fields = [move for move in game.legal_moves() if move.startswith("field")]
        if len(fields) < 2:
            continue
        seat.frame()
        before = seat.live.session.count
        seat.choose(before, [fields[0]])
        assert seat.live.session.count == before
        assert len(seat.frame().draft) == 1
        seat.take_back(before)
        assert not seat.frame().draft
        seat.choose(before, [fields[0]])
        # A page that is closed and opened again goes on with the draft.
        assert Viewer(seat.live, seat.seats, words("en")).frame().draft == seat.frame().draft

        async def confirm(seat: Viewer = seat, before: int = before) -> None:
            seat.choose(before, ["done"])

        asyncio.run(confirm())
        assert seat.live.session.count == before + 2
        return
    pytest.fail("no force was fielded")
