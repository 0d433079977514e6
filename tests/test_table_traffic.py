"""All that a seat is sent over whole games. Games that differ only in what it cannot know send the same, byte for
byte."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from regni.bots.bot import Bot
from regni.bots.steward.steward import Steward
from regni.engine.digest import digest
from regni.engine.rng import stream
from regni.engine.sight import veil
from regni.engine.table import Table
from regni.game import Game
from regni.web.board.board import Painter
from regni.web.keeping import told
from regni.web.pages import my_tables
from regni.web.pages.page import LANGUAGE, OWNER
from regni.web.play import allowance, store
from regni.web.play.host import Host, LiveSession
from regni.web.play.reasons import Reason, Reasons, reason_of
from regni.web.play.session import Session
from regni.web.play.store import Store
from regni.web.server.routes import make_app
from regni.web.story.scene import Picture, Scene
from regni.web.story.story import Story
from regni.web.story.votes import WinterPicture
from regni.words.notation import read_move
from test_table_live import VARIANTS, terms
from twin_games import Course, Exchange, differing, exchanged, played, twin

KEY, OWNER_KEY = "K" * 22, "O" * 22
PAGES = ("", "/record.toml", "/campaign")
#: Things to ask about: the player's own and others' cards, places, decks, nothing at all.
THINGS = ("hand-castle", "fief-red-1", "fief-blue-1", "tower-red-1", "hand-red", "deck-red", "army", "vikings", "?")
#: Scenes that are looked at again: the first ones and the newest.
PAST = (1, 2, 3, 10**6)
#: Messages that cannot be obeyed: not possible, not by this seat, or not now.
WRONG = ("siege red 1", "tower castle", "accept", "no such move")
#: At so many of the decisions every page is asked for too.
LOOKED_AT = 15
#: A bot's reason, in HTML or in HTML within JSON.
WHY = re.compile(r"<small class=[^>]*bot-why.*?</small>")
#: Who plays the games. Random bots try everything. But where all fight a King together, little of their play stays
#: hidden.
BOTS = {"coop": "steward"}


class Alike:
    """What differs between two runs of any program: the clock, and random names."""

    def __init__(self) -> None:
        self.drawn = itertools.count()

    def token(self, length: int = 16) -> str:
        return f"{next(self.drawn):022d}"


class Viewer:
    """A player who plays a given course of moves and keeps all that he is sent."""

    def __init__(self, course: Course, language: str) -> None:
        self.course = course
        self.host = Host(Store(":memory:"))
        self.host.begin(OWNER_KEY, course.terms, KEY)
        self.client = TestClient(make_app(self.host, ["testserver"]))
        self.client.cookies.set(LANGUAGE, language)
        self.client.cookies.set(OWNER, OWNER_KEY)
        self.traffic: list[str] = []

    def get(self, path: str) -> None:
        answer = self.client.get(path)
        self.traffic.append(f"{path}\n{answer.status_code}\n{answer.headers}\n{answer.text}")

    def look_around(self) -> None:
        self.get("/?all=1")
        for page in PAGES:
            self.get(f"/table/{KEY}{page}")

    def hear(self, session: WebSocketTestSession, kind: str) -> dict[str, object]:
        while True:
            text = session.receive_text()
            self.traffic.append(text)
            message: dict[str, object] = json.loads(text)
            if message["kind"] == kind:
                return message

    def say(self, session: WebSocketTestSession, **message: object) -> None:
        session.send_text(json.dumps(message))

    def play(self) -> list[str]:
        """Plays the whole course. Returns all that was sent, from the first page to the last frame."""
        course = self.course
        with self.client:
            self.look_around()
            with self.client.websocket_connect(f"/table/{KEY}/live") as session:
                next_move = decisions = 0
                while True:
                    frame = self.hear(session, "frame")
                    at = int(str(frame["at"]))
                    next_move = max(next_move, at)
                    if frame["over"] or next_move >= len(course.moves):
                        break
                    if not frame["yours"] or course.by_itself[next_move]:
                        continue
                    decisions += 1
                    # Not while a draft is being put together: a mistake would undo it.
                    if decisions % LOOKED_AT == 0 and next_move == at:
                        self.look_around()
                        self.annoy(session, at)
                        self.look_at_attacks(session, frame)
                    self.say(session, do="choose", at=at, moves=[course.moves[next_move]])
                    next_move += 1
            if not frame["over"]:
                self.look_around()
            last = len(self.traffic) - 1
            self.get("/")
            self.get(f"/table/{KEY}")
        # When a game is over nothing is hidden, and every reason is told.
        told = WHY.sub if frame["over"] else lambda _, text: text
        return [*self.traffic[:last], *(told("", text) for text in self.traffic[last:])]

    def look_at_attacks(self, session: WebSocketTestSession, frame: dict[str, object]) -> None:
        """Asks what each attack would need and bring."""
        moves = frame["moves"]
        assert isinstance(moves, list)
        for move in moves:
            if move["attacks"]:
                self.say(session, do="look", move=move["move"])
                self.hear(session, "preview")

    def annoy(self, session: WebSocketTestSession, at: int) -> None:
        """Asks questions and makes mistakes. The answers are traffic too."""
        for thing in THINGS:
            self.say(session, do="why", thing=thing)
            self.hear(session, "why")
        # Before the first scene there is none to answer with. The older lines are always answered.
        for scene in PAST:
            self.say(session, do="back", scene=scene)
        self.say(session, do="earlier", before=40)
        self.hear(session, "earlier")
        for move in WRONG:
            self.say(session, do="choose", at=at - 1, moves=[move])
            self.hear(session, "refused")
            self.hear(session, "frame")
        self.say(session, do="uncover", seat=1)
        self.hear(session, "refused")
        self.hear(session, "frame")


def reason_for(bot: Bot, game: Game, legal: Sequence[int], move: int) -> Reason | None:
    """The reason that a steward would give for a move of the course, with the Hand that the bot has."""
    seat = game.deciding
    assert seat is not None
    table, steward = game.sight(seat).table, Steward(stream("twins", "reason"))
    steward.prepare(table, table.stack[-1])
    steward.score(table, table.stack[-1], move)
    steward.why = steward.outlook.why
    return reason_of(steward, game, legal, move)


@contextmanager
def same_chance(course: Course) -> Iterator[None]:
    """Stops the clock, fixes random names, and lets bots play the given course."""
    alike = Alike()

    async def follow(table: LiveSession, seat: int) -> int:
        game = table.session.game
        # A course that was cut short has no more moves. The rest is not compared.
        move = course.moves[len(game.moves)] if len(game.moves) < len(course.moves) else "concede"
        return read_move(move, game.table)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LiveSession, "_choose", follow)
        patch.setattr("regni.web.play.host.reason_of", reason_for)
        patch.setattr(allowance, "BURST", 1e9)
        patch.setattr(store, "time", lambda: 1_000_000.0)
        patch.setattr("regni.web.play.host.time", lambda: 1_000_000.0)
        patch.setattr(my_tables, "time", lambda: 1_000_000.0)
        patch.setattr(told, "time", lambda: 1_000_000.0)
        patch.setattr("secrets.token_urlsafe", alike.token)
        patch.setattr("secrets.token_hex", alike.token)
        yield


@pytest.mark.wheel
@pytest.mark.parametrize("variant", VARIANTS)
def test_games_that_differ_in_what_a_seat_cannot_know_are_the_same_to_it(variant: str) -> None:
    course = played(terms(variant, seed="twins"), BOTS.get(variant, "random"), 600)
    exchanges = twin(course, Random(variant), 40)
    with exchanged(exchanges):
        # Most of the game is compared, or as much as the rules keep anything hidden.
        assert differing(course) > len(course.moves) / 4
    language = "es" if variant in ("wessex", "semi") else "en"
    with same_chance(course):
        traffic = Viewer(course, language).play()
    with same_chance(course), exchanged(exchanges):
        other = Viewer(course, language).play()
    assert len(traffic) > len(course.moves) / 4
    assert variant == "solo" or any("bot-why" in text for text in traffic)
    assert len(traffic) == len(other)
    for one, another in zip(traffic, other, strict=True):
        assert one == another


#: A card of another Earl's Hand, changed during the game.
IN_THE_MIDST = [Exchange(8, "hand", 1, 0.1, 0.1)]


def blurted(bot: Bot, game: Game, legal: Sequence[int], move: int) -> Reason:
    """A reason that tells what the Earl of the second seat holds. It may not be told before the end."""
    return Reason("why-witan", {"deals": int(game.table.earls[1].hand % 10**6), "percent": 0}, is_open=False)


def test_what_a_reason_would_tell_of_another_hand_would_be_noticed() -> None:
    course = played(terms("base", seed="twins"), "random", 12)

    def traffic() -> list[str]:
        with same_chance(course), pytest.MonkeyPatch.context() as patch:
            patch.setattr("regni.web.play.host.reason_of", blurted)
            return Viewer(course, "en").play()

    def is_the_same() -> bool:
        one = traffic()
        with exchanged(IN_THE_MIDST):
            return one == traffic()

    def told_all(game: Game, reasons: Reasons) -> dict[int, Reason]:
        return dict(reasons)

    assert is_the_same()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("regni.web.play.reasons.told_now", told_all)
        assert not is_the_same()


class Telltale(Scene):
    """A faulty scene that tells what the Earl of the second seat holds."""

    def __init__(self, table: Table) -> None:
        super().__init__(None)
        self.held = int(table.earls[1].hand)

    def paint(self, painter: Painter, table: Table) -> Picture:
        return WinterPicture(str(self.held), "", [], [])


def test_what_a_scene_would_tell_of_another_hand_would_be_noticed() -> None:
    course = played(terms("base", seed="twins"), "random", 12)
    with exchanged(IN_THE_MIDST):
        assert differing(course) > 0

    def is_the_same() -> bool:
        with same_chance(course):
            traffic = Viewer(course, "en").play()
        with same_chance(course), exchanged(IN_THE_MIDST):
            return traffic == Viewer(course, "en").play()

    assert is_the_same()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Story, "newest", lambda story, seen: [Telltale(story._table)])
        assert not is_the_same()


@pytest.mark.parametrize("variant", ["base", "wessex"])
def test_what_is_made_again_of_a_twin_is_the_twin(variant: str) -> None:
    course = played(terms(variant, seed="twins"), "random", 600)
    with exchanged(twin(course, Random(variant), 10)):
        game = Session(course.terms, course.moves).game
        story = Story(game, 0)
        story.read()
    assert digest(story._table) == digest(game.table)


def with_anothers_hand(table: Table, seat: int) -> Table:
    """A faulty veil that shows a seat what the Earl of the second seat holds."""
    seen = veil(table, seat)
    seen.earls[seat].hand = table.earls[1].hand
    return seen


def test_what_a_page_would_tell_of_another_hand_would_be_noticed() -> None:
    course = played(terms("base", seed="twins"), "random", 12)
    others_hand = [Exchange(0, "hand", 1, first, 0.1) for first in (0.1, 0.5, 0.9)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("regni.web.play.viewer.veil", with_anothers_hand)
        with same_chance(course):
            traffic = Viewer(course, "en").play()
        with same_chance(course), exchanged(others_hand):
            other = Viewer(course, "en").play()
    assert traffic != other


def test_what_a_scene_of_the_past_would_tell_of_the_table_would_be_noticed() -> None:
    course = played(terms("base", seed="twins"), "random", 200)
    exchanges = twin(course, Random("base"), 20)

    def is_the_same() -> bool:
        with same_chance(course):
            traffic = Viewer(course, "en").play()
        with same_chance(course), exchanged(exchanges):
            return traffic == Viewer(course, "en").play()

    def tell(story: Story, number: int, painter: Painter, seen: Table) -> Picture:
        return WinterPicture(str(digest(story._table)), "", [], [])

    assert is_the_same()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Story, "again", tell)
        assert not is_the_same()
