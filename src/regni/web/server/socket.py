"""The socket between a browser and its session: frames go out, choices come in."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...engine.handlers import HANDLERS
from ...errors import RegniError
from ...examples.book import example_of
from ...words.spoken import in_notation
from ...words.words import Words
from ..board.whynot import answer, refusal
from ..company.company import Company
from ..fairness.crowd import Guest
from ..pages.page import Reader, address_of, companies_of, fairness_of, gatherings_of, host_of
from ..play.allowance import Allowance
from ..play.keys import is_key
from ..play.viewer import Frame, Viewer
from ..staging.staging import Stager
from ..tables.company import company_parts, is_apart
from ..tables.frames import Sent, earlier_html, news_of, past_html, preview_html
from .lobby_socket import LobbyConnection
from .messages import (
    PING,
    PONG,
    AllowTalk,
    Ask,
    Choose,
    Deed,
    Earlier,
    Hurry,
    Look,
    LookBack,
    NextGame,
    Return,
    Said,
    Say,
    Social,
    TakeBack,
    Teach,
    Uncover,
    Why,
    read_message,
)

#: The most frames that wait for a slow browser. After that the waiting frames are dropped and only the newest is sent.
MOST_WAITING = 200

#: Why a socket is closed. The page has words for each.
NOT_FOUND, TOO_MANY, TOO_FAST, FAILED = 4404, 4429, 4408, 1011
REASONS = {NOT_FOUND: "unknown", TOO_MANY: "full", TOO_FAST: "fast", FAILED: "fault"}
#: How the address of a big screen's socket ends.
SCREEN = "/screen/live"
#: The last message of the queue: it closes the socket.
HANG_UP = b""

log = logging.getLogger(__name__)


class Connection:
    """One open socket."""

    def __init__(
        self, socket: WebSocket, viewer: Viewer, reader: Reader, company: Company, is_screen: bool = False
    ) -> None:
        self.company = company
        #: A big screen shows what is public, whatever seats its reader holds.
        self.is_screen = is_screen
        self.holders: dict[int, str] = {}
        #: Hashes of the parts that tell of the people, by their names, as the browser has them.
        self.sent_company: dict[str, int] = {}
        self.socket = socket
        self.viewer = viewer
        self.reader = reader
        self.stager = Stager(viewer)
        #: The page's own address.
        self.path = socket.url.path.removesuffix("/live")
        self.store = viewer.live.store
        #: Messages to be sent, each with the number of the last write that must be on the disk before.
        self.out: asyncio.Queue[tuple[int, bytes]] = asyncio.Queue()
        #: The number of the last write when something last happened at this table.
        self.written = self.store.written
        self.allowance = viewer.live.allowance(reader.owner)
        #: Every open page asks whether the link carries, so that this is counted for each socket alone.
        self.pings = Allowance()
        #: Whether to skip all steps up to the end. A player who is out need not watch the others.
        self.is_hurried = False
        self.sent = Sent()
        #: Whether the reader has lost the seats that this page shows, or this browser was ended.
        self.is_closed = False
        self._shown: tuple[int, int] | None = None
        self._is_troubled = False

    @property
    def words(self) -> Words:
        return self.reader.words

    def show(self) -> None:
        """Queues a frame of the table as it is now."""
        if self.out.qsize() > MOST_WAITING:
            while not self.out.empty():
                self.out.get_nowait()
            # The browser never sees the parts that were dropped.
            self.sent = Sent()
        frame = self.viewer.frame()
        data = frame_data(frame, self.reader, self.path, self.sent)
        if frame.board is not None and len(self.viewer.seats) > 1:
            # With this a page whose link breaks is shown the same Hand again.
            data["looking"] = self.viewer.shown
        self.send("frame", **data, staging=self.stager.staging(frame))

    def notice(self) -> None:
        """Shows that something happened in the session. An error in showing it closes this socket, and the page
        connects again by itself. Other browsers are not affected."""
        live = self.viewer.live
        if live.is_gone:
            # The page connects again, and then hears that there is no such table.
            self.put(HANG_UP)
        if live.is_gone or self.is_closed:
            return
        if live.session.only_move is not None and live.trouble is None:
            # An only move is made at once. The player has nothing to decide.
            return
        # Trouble is told, and so is its end.
        was_troubled, self._is_troubled = self._is_troubled, live.trouble is not None
        if self.passes_over() and not (was_troubled or self._is_troubled):
            return
        try:
            self.show()
            if not self.is_screen:
                self.show_company()
        except Exception:
            log.exception("no frame")
            self.put(HANG_UP)

    def passes_over(self) -> bool:
        """Whether to skip the frame of the present decision. It is skipped if the player wants to see only the end, or
        if a bot is picking another card of a deck that nobody sees."""
        table = self.viewer.game.table
        if table.over or int(table.stack[-1].seat) in self.viewer.seats:
            self._shown, self.is_hurried = None, False
            return False
        before, self._shown = self._shown, (int(table.stack[-1].seat), int(table.stack[-1].kind))
        return self.is_hurried or (HANDLERS[self._shown[1]].is_unseen and self._shown == before)

    def send(self, kind: str, **data: Any) -> None:
        self.put(msgspec.json.encode({"kind": kind} | data))

    def put(self, message: bytes) -> None:
        """Queues a message. It is sent when everything that this table has seen is on the disk. It waits for nothing
        else."""
        self.out.put_nowait((self.written, message))

    def hear(self, text: str) -> None:
        """Carries out a message. A refusal is told with the rule that forbids it, and the table is shown again."""
        try:
            self.obey(read_message(text))
        except RegniError as error:
            rule = str(error.data.get("rule", "")) if error.code == "move-illegal" else ""
            text = refusal(self.viewer.game, error, self.words)
            self.send("refused", text=text, rule=rule, example=example_of(rule))
            self.show()

    def obey(self, said: Said) -> None:
        viewer = self.viewer
        if isinstance(said, Why | Look | LookBack | Earlier):
            self.answer(said)
            return
        if isinstance(said, Hurry):
            self.is_hurried = True
            return
        if isinstance(said, Social):
            self.meet_others(said)
            return
        if isinstance(said, Deed) and viewer.live.is_done(said.token):
            # It may have arrived on the page's old socket after this one was opened.
            viewer.pick_up()
            self.show()
            return
        if isinstance(said, Deed | Uncover) and not viewer.is_playing:
            raise RegniError("not-yours")
        if isinstance(said, Deed):
            # A person who does something is back: a bot no longer plays for him.
            viewer.live.come_back(viewer.seats)
        before = viewer.live.session.count
        if isinstance(said, Choose):
            moves = [in_notation(move) for move in said.moves]
            if said.typed and viewer.asks_before(moves):
                self.send("ask", move=moves[0])
                return
            viewer.choose(said.at, moves, said.holds, said.replaces)
        elif isinstance(said, TakeBack):
            viewer.take_back(said.at)
        elif isinstance(said, Uncover):
            viewer.uncover(said.seat)
        elif isinstance(said, NextGame):
            viewer.live.next_game(said.at)
        elif isinstance(said, Teach):
            viewer.live.teach(said.at, said.what)
        if isinstance(said, Deed):
            viewer.live.remember(said.token)
        # If the session has changed, everybody was shown it already.
        if viewer.live.session.count == before:
            self.show()

    def meet_others(self, said: Social) -> None:
        """Does what concerns the other people: talk, requests, answers. A refusal is shown in the box of the people,
        and the table stays as it is."""
        try:
            # Whether somebody is the host is asked where talk is turned off.
            if not self.viewer.is_playing and not isinstance(said, AllowTalk):
                raise RegniError("chat-watching")
            self.deal_with_others(said)
        except RegniError as error:
            self.send("company-refused", text=error.text(self.words.language), talk=isinstance(said, Say))

    def deal_with_others(self, said: Social) -> None:
        company, person, live = self.company, self.reader.owner, self.viewer.live
        if isinstance(said, Say):
            # Several people may sit at this screen: the one whose Hand is shown speaks.
            seat = self.viewer.shown if self.viewer.shown in self.viewer.seats else self.viewer.seats[0]
            company.say(person, seat, said.text, said.phrase)
        elif isinstance(said, AllowTalk):
            company.allow_talk(person, said.allows)
        elif isinstance(said, Return):
            live.come_back(self.viewer.seats)
        elif not live.is_done(said.token):
            live.check_fresh(said.at)
            if isinstance(said, Ask):
                company.asking.ask(said.what, person, company.here)
            else:
                company.asking.answer(said.what, person, said.grants, company.here)
            live.remember(said.token)
            company.tell()

    def meet(self) -> None:
        """Somebody has come, gone, spoken, or taken a seat. If this page has other seats now than it was opened for, or
        its browser was ended, it is closed, and what it opens then is what its reader may see."""
        self.holders = self.store.seats_of(self.viewer.live.number)
        own = tuple(seat for seat, holder in self.holders.items() if holder == self.reader.owner)
        is_onlooker = not own and self.store.is_onlooker(self.viewer.live.number, self.reader.owner)
        self.written = self.store.written
        has_other_seats = own != self.viewer.seats and not self.is_screen
        if has_other_seats or not (own or is_onlooker) or not self.reader.is_current:
            self.is_closed = True
            self.put(HANG_UP)
        elif not self.is_screen:
            self.show_company()

    def show_company(self) -> None:
        """Queues who is here and what was said, if the people of this table sit at several screens, or have a clock. A
        host who only watches is elsewhere, too."""
        live, is_watching = self.viewer.live, not self.viewer.is_playing
        is_told = is_apart(live.session.terms, self.holders) or live.manners.has_clock
        if not is_told and not (is_watching and self.company.is_host(self.reader.owner)):
            return
        parts = company_parts(self.viewer, self.company, self.reader, self.holders)
        shown = {name: hash(html) for name, html in parts.items()}
        changed = [html for name, html in parts.items() if self.sent_company.get(name) != shown[name]]
        self.sent_company = shown
        if changed:
            ends, now = self.viewer.live.together.ends, self.viewer.live.host.now()
            left = None if ends is None else max(0, round((ends - now) * 1000))
            self.send("company", parts=changed, left=left)

    def answer(self, asked: Why | Look | LookBack | Earlier) -> None:
        """Answers a question. Nothing changes."""
        if isinstance(asked, Why):
            self.tell_why(asked.thing)
        elif isinstance(asked, Look):
            self.tell_preview(asked.move)
        elif isinstance(asked, LookBack):
            self.tell_past(asked.scene)
        else:
            lines = self.viewer.earlier(asked.before)
            self.send("earlier", before=asked.before, html=earlier_html(lines, self.words))

    def tell_past(self, scene: int) -> None:
        past = self.viewer.look_back(scene)
        if past is not None:
            html = past_html(past, self.words)
            self.send("scene", number=past.number, last=past.is_last, title=past.title, html=html)

    def tell_why(self, thing: str) -> None:
        game = self.viewer.game
        words = self.viewer.words
        is_answered = self.viewer.answers(thing)
        if is_answered is not None:
            if is_answered:
                self.show()
            return
        if game.deciding != self.viewer.shown:
            who = words.earl(game.deciding) if game.deciding is not None else ""
            self.send("why", title=words.text("table-not-yours", earl=who) if who else "", reasons=[])
            return
        if self.viewer.is_whole:
            self.send("why", title=words.text("whynot-whole"), reasons=[])
            return
        explanation = answer(game, self.viewer.shown, thing, words)
        self.send("why", title=explanation.title, reasons=[vars(one) for one in explanation.reasons])

    def tell_preview(self, move: str) -> None:
        preview = self.viewer.preview(move)
        if preview is not None:
            self.send("preview", move=move, html=preview_html(preview, self.words))

    async def talk(self) -> None:
        """Sends what is queued and hears what the browser says, until one of both ends."""
        sending = asyncio.create_task(self._send_all())
        try:
            while True:
                text = await self.socket.receive_text()
                is_ping = text == PING
                if (self.pings if is_ping else self.allowance).is_spent():
                    await close(self.socket, TOO_FAST)
                    return
                if self.is_closed:
                    continue
                if is_ping:
                    # Behind all that the messages before it brought about.
                    asyncio.get_running_loop().call_soon(self.put, PONG)
                else:
                    self.hear(text)
        except (WebSocketDisconnect, KeyError, RuntimeError):
            # The browser is gone, or it sent bytes instead of text.
            return
        finally:
            sending.cancel()

    async def _send_all(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            try:
                while (queued := await self.out.get())[1] != HANG_UP:
                    await self.store.durable(queued[0])
                    await self.socket.send_text(queued[1].decode())
            except RegniError as error:
                # It is not certain that the last moves will be kept.
                told = {"kind": "refused", "text": error.text(self.words.language), "rule": ""}
                await self.socket.send_text(msgspec.json.encode(told).decode())
            await close(self.socket, FAILED)


def frame_data(frame: Frame, reader: Reader, path: str, sent: Sent | None = None) -> dict[str, Any]:
    """A frame as it is sent: HTML for the page, and the moves with their paths for the script. `sent` is what the
    browser has already, and is brought up to date."""
    html, is_whole = news_of(frame, reader, path, sent or Sent())
    return {
        "at": frame.at,
        "yours": frame.is_awaited,
        "over": frame.end is not None,
        "whole": is_whole,
        "html": html,
        "moves": [
            {"move": move.text, "path": move.path, "label": move.sentence, "attacks": move.is_attack}
            | ({"ask": move.question, "yes": move.yes} if move.question else {})
            | ({"aside": True} if move.is_aside else {})
            for move in frame.moves
        ],
    }


async def close(socket: WebSocket, code: int) -> None:
    await socket.close(code, REASONS[code])


async def gathers(socket: WebSocket, handle: str, reader: Reader) -> bool:
    """Serves the page of a lobby. Returns whether there is one and the reader belongs to it."""
    gatherings = gatherings_of(socket)
    found = gatherings.find(handle) if is_key(handle) and reader.owner else None
    if found is None or gatherings.is_stranger(handle, reader.owner):
        return False
    await LobbyConnection(socket, found[0], reader, host_of(socket).store.decks_of(reader.owner)).talk()
    return True


async def enter(socket: WebSocket) -> None:
    """Shows a table or a lobby if there is room for one more page. Nothing is loaded before that is known."""
    await socket.accept()
    try:
        await take_in(socket)
    except RegniError:
        # The file or the table cannot be read. The page says why when it is opened again.
        with suppress(RuntimeError):
            await close(socket, FAILED)


async def take_in(socket: WebSocket) -> None:
    reader, handle, crowd = Reader(socket), socket.path_params["handle"], fairness_of(socket).crowd
    guest = Guest(reader.owner, address_of(socket), handle, *host_of(socket).store.seat_state(handle, reader.owner))
    if not crowd.enter(guest):
        await close(socket, TOO_MANY)
        return
    try:
        await live(socket)
    finally:
        crowd.leave(guest)


async def live(socket: WebSocket) -> None:
    host, reader = host_of(socket), Reader(socket)
    handle = socket.path_params["handle"]
    await host.get_ready(handle, reader.owner, reader.words)
    opened = host.open(handle, reader.owner)
    if await gathers(socket, handle, reader):
        return
    if opened is None:
        await close(socket, NOT_FOUND)
        return
    table, seats = opened
    decks = host.store.decks_of(reader.owner) if reader.owner else {}
    is_screen = socket.url.path.endswith(SCREEN)
    viewer = Viewer(table, () if is_screen else seats, reader.words, decks)
    viewer.look_on(socket.query_params.get("looking", ""), socket.query_params.get("at", ""))
    company = companies_of(socket).at(table)
    if seats and not is_screen:
        # Never by asking for a page: programs do that too.
        table.start_time()
    if not is_screen and not company.is_here(reader.owner):
        # He was away. If a bot is thinking for him now, its move is not made.
        table.come_back(seats)
    connection = Connection(socket, viewer, reader, company, is_screen)
    loop = asyncio.get_running_loop()

    def notice_soon() -> None:
        # What this page gets from now on may show what was just written.
        connection.written = host.store.written
        # Each page is drawn in a step of its own: a move at a table of six must not hold up the other tables for long.
        loop.call_soon(connection.notice)

    table.watchers.add(notice_soon)
    try:
        connection.show()
        company.come(reader.owner, connection.meet, is_screen)
        connection.meet()
        table.wake()
        await connection.talk()
    finally:
        table.watchers.discard(notice_soon)
        company.go(reader.owner, connection.meet, is_screen)


ROUTES = [WebSocketRoute("/table/{handle}/live", enter), WebSocketRoute(f"/table/{{handle}}{SCREEN}", enter)]
