"""All that goes out from a table on several devices, with talk, a clock and requests: to each seat, to who watches, to
the big screen, and by webhook. Games that differ only in what one of them cannot know send him the same, byte for
byte."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from regni.web.company import company
from regni.web.fairness.pace import Rate
from regni.web.manners import Manners
from regni.web.pages.page import LANGUAGE, OWNER
from regni.web.play.host import Host
from regni.web.play.store import Store
from regni.web.play.viewer import Viewer
from regni.web.server.messages import PING
from regni.web.server.routes import make_app
from regni.web.tables.together import Strip, strip_of
from regni.web.terms import terms_json
from regni.web.webhooks import caller as calling
from regni.web.webhooks.caller import Caller
from regni.web.webhooks.kept import Webhook, keep_webhook
from regni.web.webhooks.sending import TOLD, Sender
from regni.web.webhooks.target import Target
from test_table_live import terms
from test_table_traffic import same_chance
from twin_games import WATCHING, Course, Exchange, differing, exchanged, played, twin

KEY = "K" * 22
#: Who looks on: each seat by its number, who watches, and a screen in the room of the first seat.
SEATS, SCREEN = (0, 1, 2), -2
LOOKING = (*SEATS, WATCHING, SCREEN)
PEOPLE = {0: "A" * 22, 1: "B" * 22, 2: "C" * 22, WATCHING: "W" * 22, SCREEN: "A" * 22}
PAGES = ("", "/screen", "/record.toml", "/campaign", "/seats")
#: At so many of the decisions people talk and ask.
TALKED_AT = 7
MOMENT = 1_000_000.0


class Gathering(Sender):
    """Keeps what would be sent by webhooks."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []

    async def send(self, target: Target, body: bytes) -> str:
        self.sent.append(target.path.encode() + b"\n" + body)
        return TOLD


class Table:
    """A table on several devices, at which a given course is played."""

    def __init__(self, course: Course) -> None:
        self.course = course
        #: The time, which goes on with each decision.
        self.time = MOMENT
        self.host = Host(Store(":memory:"), lambda: self.time)
        manners = Manners(clock="turn-5", away="vote")
        setup = msgspec.structs.replace(course.terms, manners=manners)
        self.host.store.begin(PEOPLE[0], terms_json(setup), KEY, {seat: PEOPLE[seat] for seat in SEATS})
        with self.host.store.writing() as db:
            db.execute("INSERT INTO onlookers VALUES (1, ?)", (PEOPLE[WATCHING],))
        for seat in SEATS:
            hook = Webhook(f"http://hooks.example/{seat}", "http://testserver", ("en", "es")[seat % 2])
            keep_webhook(self.host.store, PEOPLE[seat], hook)
        self.sender = Gathering()
        self.app = make_app(self.host, ["testserver"], webhooks=self.sender)
        self.client = TestClient(self.app)
        #: All that each of them was sent.
        self.traffic: dict[int, list[str]] = {who: [] for who in LOOKING}

    def headers(self, who: int) -> dict[str, str]:
        return {"cookie": f"{OWNER}={PEOPLE[who]}; {LANGUAGE}={('en', 'es')[who % 2]}"}

    def look_around(self) -> None:
        for who in LOOKING:
            table = f"/table/{KEY}"
            for path in [f"{table}/screen"] if who == SCREEN else ["/?all=1", *(table + page for page in PAGES)]:
                answer = self.client.get(path, headers=self.headers(who))
                self.traffic[who].append(f"{path}\n{answer.status_code}\n{answer.headers}\n{answer.text}")

    @contextmanager
    def sockets(self) -> Iterator[dict[int, WebSocketTestSession]]:
        with ExitStack() as stack:
            found = {}
            for who in LOOKING:
                live = f"/table/{KEY}/{'screen/' if who == SCREEN else ''}live"
                found[who] = stack.enter_context(self.client.websocket_connect(live, headers=self.headers(who)))
            yield found

    def settle(self, sockets: dict[int, WebSocketTestSession]) -> None:
        """Waits until all is done that follows by itself, and everybody has heard of it."""
        portal = self.client.portal
        assert portal is not None
        portal.call(self._rest)
        for who, socket in sockets.items():
            socket.send_text(PING)
            while json.loads(text := socket.receive_text())["kind"] != "pong":
                self.traffic[who].append(text)

    async def _rest(self) -> None:
        live, caller = self.host.live(1), self.app.state.caller
        assert isinstance(caller, Caller)
        async with asyncio.timeout(20):
            await asyncio.sleep(0)
            while live.session.only_move is not None or caller._waiting or caller._tasks:
                await asyncio.sleep(0.001)

    def play(self) -> None:
        course, live, made, decisions = self.course, self.host.live(1), 0, 0
        with pytest.MonkeyPatch.context() as patch, self.client, self.sockets() as sockets:
            patch.setattr("regni.web.play.store.time", lambda: self.time)
            self.settle(sockets)
            while (made := max(made, live.session.count)) < len(course.moves):
                seat, at = live.session.game.deciding, live.session.count
                assert seat is not None
                decisions += 1
                self.time += 1
                # Not while a draft is being put together.
                if decisions % TALKED_AT == 0 and made == at:
                    self.talk(sockets, seat, at)
                say(sockets[seat], do="choose", at=at, moves=[course.moves[made]])
                made += 1
                self.settle(sockets)
            self.look_around()

    def talk(self, sockets: dict[int, WebSocketTestSession], seat: int, at: int) -> None:
        """Everybody says something and asks for something, also those who may not. What is asked for is refused."""
        for who, socket in sockets.items():
            say(socket, do="say", text=f"{who} at {at}")
            say(socket, do="say", phrase="hello")
            for what in ("undo", "time", "bot"):
                say(socket, do="ask", at=at, what=what)
        self.settle(sockets)
        for socket in sockets.values():
            for what in ("undo", "time", "bot"):
                say(socket, do="answer", at=at, what=what, grants=False)
        self.settle(sockets)


def say(socket: WebSocketTestSession, **message: Any) -> None:
    socket.send_text(json.dumps(message))


@pytest.fixture(autouse=True, scope="module")
def told_at_once() -> Iterator[None]:
    """Webhooks tell at once, also those who are here, and nobody speaks too fast."""
    freely = Rate(1e9, at_once=1e9)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(calling, "AWAY", 0.0)
        patch.setattr(calling, "SILENT", 0.001)
        patch.setattr(calling, "OWN", freely)
        patch.setattr(calling, "SHARED", freely)
        patch.setattr(company, "SAYING", (1e9, 1e9))
        yield


def sent(course: Course, exchanges: list[Exchange]) -> Table:
    """All that goes out while a course is played, with these exchanges."""
    with same_chance(course), exchanged(exchanges):
        table = Table(course)
        table.play()
    return table


def course_of(looking: int) -> Course:
    return played(terms("base", people=3, seed="together"), "steward", 30, looking)


@pytest.fixture(scope="module")
def usual() -> Table:
    """All that goes out at the table as it was dealt."""
    return sent(course_of(WATCHING), [])


@pytest.mark.parametrize("looking", [*SEATS, WATCHING])
def test_nobody_at_a_table_on_several_devices_is_sent_what_he_cannot_know(usual: Table, looking: int) -> None:
    course = course_of(looking)
    exchanges = twin(course, Random(looking), 20)
    with exchanged(exchanges):
        assert differing(course) > len(course.moves) / 4
    other = sent(course, exchanges)
    for who in (looking,) if looking != WATCHING else (WATCHING, SCREEN):
        one, another = usual.traffic[who], other.traffic[who]
        assert len(one) > 40
        assert len(one) == len(another)
        for text, twin_text in zip(one, another, strict=True):
            assert text == twin_text
    # What webhooks say is the same, whatever anybody holds.
    assert len(usual.sender.sent) > 5
    assert usual.sender.sent == other.sender.sent


def telling_strip(viewer: Viewer, *others: Any) -> Strip:
    """A faulty strip that tells what the Earl of the second seat holds."""
    return replace(strip_of(viewer, *others), clock=str(viewer.game.table.earls[1].hand))


def telling_message(self: Caller, webhook: Webhook, table: int, seat: int) -> bytes:
    """A faulty message that tells what the Earl of the second seat holds."""
    return str(self.host.live(table).session.game.table.earls[1].hand).encode()


#: A card of another Earl's Hand, changed during the game.
IN_THE_MIDST = [Exchange(8, "hand", 1, 0.1, 0.1)]


def test_what_a_strip_or_a_webhook_would_tell_of_another_hand_would_be_noticed() -> None:
    course = played(terms("base", people=3, seed="together"), "steward", 12)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("regni.web.tables.company.strip_of", telling_strip)
        patch.setattr(Caller, "_turn_message", telling_message)
        one, other = sent(course, []), sent(course, IN_THE_MIDST)
    assert one.traffic[0] != other.traffic[0]
    assert one.sender.sent != other.sender.sent
