"""Which address leads to which page, and what no page may do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...errors import RegniError
from ...records.days import USUAL, Days
from ...words.words import LANGUAGES
from ..company.company import Companies
from ..company.timekeeper import Timekeeper
from ..fairness.fairness import Fairness
from ..fairness.limits import ROOM, Room
from ..gathering.gatherings import Gatherings
from ..keeping.keeping import Keeping
from ..keeping.putting_away import PuttingAway
from ..mishaps import Mishaps
from ..pages import assets, devices, new_game
from ..pages import decks as deck_pages
from ..pages import home as start
from ..pages import rules as rule_pages
from ..pages.page import LANGUAGE, THEME, THEMES, Reader, error_page, form_of, host_of, own_path, see, set_cookie
from ..pages.primer import primer
from ..play.host import Host
from ..tables import after_game, carrying, examples, join, learn, lobby, seats
from ..tables import campaign as campaign_page
from ..tables import table as table_page
from ..webhooks.caller import Caller
from ..webhooks.sending import Sender
from . import socket
from .door import Door
from .names import Named

#: Seconds between two looks at the clocks, and at whether another server has changed the file.
LOOKING = 0.5
#: Pages load nothing from other sites, run only our own scripts, and cannot be put in another site's frame.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    # The address of a session is the key to its seats, so other sites must not learn it. (With "no-referrer" browsers
    # would not say that a form is ours.)
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

log = logging.getLogger(__name__)


class Guard:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer[name] = value
                # Pages show what only one seat may know, so they are not cached. Assets say themselves how they are.
                answer.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, send_guarded)


class OwnPages:
    """Refuses forms and sockets that come from other sites."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_asking = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if scope["type"] == "lifespan" or is_asking or is_own_origin(Headers(scope=scope)):
            await self.app(scope, receive, send)
        else:
            await refuse(scope, receive, send)


class Acknowledging:
    """An answer begins when all that was written before it is on the disk. So nobody sees what a power cut could still
    undo. If the disk fails, the answer says so."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"].startswith("/static/"):
            await self.app(scope, receive, send)
            return
        request, is_refused = Request(scope), False

        async def send_kept(message: Message) -> None:
            nonlocal is_refused
            if message["type"] == "http.response.start":
                store = host_of(request).store
                try:
                    await store.durable(store.written)
                except RegniError as problem:
                    is_refused = True
                    answer = await refused(request, problem)
                    await answer(scope, receive, send)
            if not is_refused:
                await send(message)

        await self.app(scope, receive, send_kept)


class Packing(GZipMiddleware):
    """Compresses pages. Assets come compressed already.

    The length of a compressed page tells whether its address, which it repeats, has letters in common with a key that
    it shows. So somebody who listens to an encrypted connection could guess a key letter by letter, if a page of his
    own makes the browser ask for many addresses here. Over such a connection browsers say where a request comes from,
    and what another site asks for is not compressed. Without encryption there is nothing to guess: he sees the key."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_page = scope["type"] == "http" and not scope["path"].startswith("/static/")
        if is_page and Headers(scope=scope).get("sec-fetch-site", "none") in ("none", "same-origin"):
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def is_own_origin(headers: Headers) -> bool:
    """Whether a form or a socket comes from our own pages. Browsers say where it comes from. Other programs need not
    say it: they have no cookies to abuse."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403})
    else:
        text = Reader(HTTPConnection(scope)).words.text("page-origin-refused")
        await PlainTextResponse(text + "\n", 403)(scope, receive, send)


async def choose_language(request: Request) -> Response:
    return await preferred(request, LANGUAGE, LANGUAGES)


async def choose_theme(request: Request) -> Response:
    return await preferred(request, THEME, THEMES)


async def preferred(request: Request, cookie: str, choices: tuple[str, ...]) -> Response:
    """Keeps a choice from the head of a page in a cookie, and returns to that page."""
    form = await form_of(request)
    response = see(own_path(form.get("back", "/")))
    if form.get("choice") in choices:
        set_cookie(response, cookie, form["choice"])
    return response


async def not_found(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    reader = Reader(request)
    key = "page-not-found" if problem.status_code == 404 else "page-refused"
    # A table opens for the browsers of its people only. Others get the same answer whether there is such a table or
    # not.
    detail = reader.words.text("page-no-seat") if request.url.path.startswith(("/table/", "/join/")) else ""
    return error_page(reader, problem.status_code, key, detail)


async def failed(request: Request, problem: Exception) -> Response:
    """The page for a fault of our own, without details. It is sent outside of the guard, so it needs the headers
    itself."""
    response = error_page(Reader(request), 500, "page-refused")
    response.headers.update(HEADERS | {"Cache-Control": "no-store"})
    return response


async def refused(request: Request, problem: Exception) -> Response:
    """The page for a request that made no sense. It says why."""
    assert isinstance(problem, RegniError)
    reader = Reader(request)
    return error_page(reader, 400, "page-refused", problem.text(reader.language))


async def watch_time(app: Starlette) -> None:
    """Acts at every table where it is time to."""
    mishaps = Mishaps(log)
    while True:
        await asyncio.sleep(LOOKING)
        with mishaps.at("the clocks"):
            await app.state.timekeeper.look()


async def watch_file(app: Starlette) -> None:
    """Shows what another server has done with the same file."""
    host, seen, mishaps = app.state.host, -1, Mishaps(log)
    while True:
        await asyncio.sleep(LOOKING)
        with mishaps.at("the file"):
            now = host.store.foreign_changes
            if now != seen:
                host.catch_up()
                app.state.gatherings.tell_all()
                app.state.companies.tell_all()
            seen = now


def make_app(
    host: Host,
    hosts: Sequence[str],
    reached: Sequence[str] = (),
    command: str = "",
    room: Room = ROOM,
    days: Days = USUAL,
    webhooks: Sender | None = None,
) -> Starlette:
    """The whole server. It answers only requests that call it by one of the names in `hosts`. `reached` are the
    addresses at which friends in the network reach it; `command` opens it to them if they cannot. `days` says how long
    tables are kept. If its owner allows `webhooks`, people are told of their turns by them."""
    gatherings, keeping, companies = Gatherings(host), Keeping(host.store, days), Companies(host.now)
    caller = Caller(host, companies.is_here, webhooks) if webhooks else None

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.timekeeper.start()
        if caller:
            caller.start()
        putting_away = PuttingAway(gatherings, keeping)
        beside = [asyncio.create_task(one) for one in (watch_file(app), watch_time(app), putting_away.run())]
        yield
        for one in beside:
            one.cancel()
        app.state.timekeeper.beat()
        if caller:
            await caller.close()
        await host.close()

    handlers: dict[int | type[Exception], Callable[[Request, Exception], Awaitable[Response]]] = {
        HTTPException: not_found,
        RegniError: refused,
        Exception: failed,
    }
    routes: list[Route | WebSocketRoute] = [
        *start.ROUTES,
        *new_game.ROUTES,
        *deck_pages.ROUTES,
        *rule_pages.ROUTES,
        *primer.ROUTES,
        *examples.ROUTES,
        Route("/language", choose_language, methods=["POST"]),
        Route("/theme", choose_theme, methods=["POST"]),
        *table_page.ROUTES,
        *devices.ROUTES,
        *lobby.ROUTES,
        *join.ROUTES,
        *seats.ROUTES,
        *after_game.ROUTES,
        *carrying.ROUTES,
        *learn.ROUTES,
        *campaign_page.ROUTES,
        *socket.ROUTES,
        *assets.ROUTES,
    ]
    app = Starlette(
        routes=routes,
        middleware=[
            Middleware(Guard),
            # Outside of the door, which must not count the wait for the disk as time of the answer.
            Middleware(Acknowledging),
            # What is refused behind it is counted too.
            Middleware(Door),
            Middleware(Named, names=hosts),
            Middleware(OwnPages),
            Middleware(Packing, compresslevel=6),
        ],
        exception_handlers=handlers,
        lifespan=lifespan,
    )
    app.state.host = host
    app.state.gatherings = gatherings
    app.state.keeping = keeping
    app.state.companies = companies
    app.state.timekeeper = Timekeeper(host, companies)
    app.state.caller = caller
    app.state.fairness = Fairness(room)
    app.state.reached = list(reached)
    app.state.command = command
    return app
