"""What all pages share: the reader's language and theme, his cookies, and templates that escape all values."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import cache, cached_property
from typing import Any
from urllib.parse import parse_qsl

from jinja2 import PackageLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ...art.colours import palette
from ...art.sheet import sheet
from ...engine.cards import NAMES, SET_KINDS
from ...errors import RegniError
from ...examples.book import example_of
from ...words.words import LANGUAGES, Words, words
from ..company.company import Companies
from ..fairness.fairness import Fairness
from ..gathering.gatherings import Gatherings
from ..keeping.keeping import Keeping
from ..play.devices import person_of
from ..play.host import Host
from ..play.keys import is_key, new_key
from .assets import asset, first_fonts, modules, styles
from .templating import LeanEnvironment

THEMES = ("auto", "light", "dark")
#: The cookies: the browser's token, and the chosen language and theme.
OWNER, LANGUAGE, THEME = "regni_owner", "regni_language", "regni_theme"
YEAR = 365 * 24 * 3600
#: The largest form, in bytes. Honest forms are much smaller.
LONGEST_FORM = 64 * 1024
#: Seconds in which a form must arrive.
FORM_TIME = 20


def host_of(request: HTTPConnection) -> Host:
    host = request.app.state.host
    assert isinstance(host, Host)
    return host


def gatherings_of(request: HTTPConnection) -> Gatherings:
    gatherings = request.app.state.gatherings
    assert isinstance(gatherings, Gatherings)
    return gatherings


def keeping_of(request: HTTPConnection) -> Keeping:
    keeping = request.app.state.keeping
    assert isinstance(keeping, Keeping)
    return keeping


def companies_of(request: HTTPConnection) -> Companies:
    companies = request.app.state.companies
    assert isinstance(companies, Companies)
    return companies


def fairness_of(request: HTTPConnection) -> Fairness:
    fairness = request.app.state.fairness
    assert isinstance(fairness, Fairness)
    return fairness


def address_of(request: HTTPConnection) -> str:
    """The address that a request comes from. Empty if it did not come over a network."""
    return request.client.host if request.client else ""


class Reader:
    """The person who asks for a page, as far as the request tells."""

    def __init__(self, request: HTTPConnection, usual: str = "") -> None:
        self._request = request
        token = request.cookies.get(OWNER, "")
        #: The token in the browser's cookie. Empty if it was given none yet.
        self.token = token if is_key(token) else ""
        self.language = language_of(request, usual)
        theme = request.cookies.get(THEME, "")
        self.theme = theme if theme in THEMES else THEMES[0]
        self.words: Words = words(self.language)

    @cached_property
    def owner(self) -> str:
        """The person to whom this browser belongs. Empty if it was given no token yet, or if that was ended."""
        return person_of(host_of(self._request).store, self.token) if self.token else ""

    @property
    def is_current(self) -> bool:
        """Whether the browser still belongs to the person to whom it belonged when it asked. It does not if that person
        has ended it since, or was forgotten. Then nothing more is shown to it, nor heard from it."""
        return person_of(host_of(self._request).store, self.token) == self.owner


def language_of(request: HTTPConnection, usual: str) -> str:
    """The language chosen here; or the first of the browser's languages that we have; or the usual one."""
    chosen = request.cookies.get(LANGUAGE, "")
    if chosen in LANGUAGES:
        return chosen
    for wish in request.headers.get("accept-language", "")[:200].split(","):
        language = wish.strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return usual or LANGUAGES[0]


@cache
def templates() -> LeanEnvironment:
    environment = LeanEnvironment(
        loader=PackageLoader("regni.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        # Otherwise every frame asks the disk whether a template has changed.
        auto_reload=False,
    )
    environment.globals["sheet"] = lambda: Markup(sheet())
    environment.globals["asset"] = asset
    environment.globals["example_of"] = example_of
    environment.globals["styles"] = styles
    environment.globals["modules"] = modules
    environment.globals["first_fonts"] = first_fonts
    environment.globals["palette"] = palette
    environment.globals["LANGUAGES"] = LANGUAGES
    environment.globals["THEMES"] = THEMES
    return environment


@cache
def part(template: str) -> Any:
    """The macros of a template."""
    return templates().get_template(template).module


def rendered(template: str, reader: Reader, **values: Any) -> str:
    """Renders a template. In it `say("key", number=1)` gives a text in the reader's language."""
    return templates().get_template(template).render(say=reader.words.text, words=reader.words, reader=reader, **values)


def page(template: str, reader: Reader, request: Request, status: int = 200, **values: Any) -> Response:
    keeping_of(request).visits.note(reader.owner)
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    response = HTMLResponse(rendered(template, reader, path=path, **values), status)
    remember(response, reader)
    return response


def error_page(reader: Reader, status: int, key: str, detail: str = "") -> Response:
    """The page for what cannot be. It does not repeat the address that was asked for, which may be a key."""
    response = HTMLResponse(rendered("error.html", reader, path="/", key=key, detail=detail), status)
    remember(response, reader)
    return response


def error_text(error: RegniError, words: Words) -> str:
    """An error in the words of the pages. They have their own words for errors that name options of the command line or
    settings, and write the names of cards in the reader's language."""
    key = f"new-refused-{error.code}"
    if words.has(key):
        return words.text(key)
    data, cards = dict(error.data), NAMES[:SET_KINDS]
    if error.code == "deck-card":
        data["cards"] = ", ".join(words.text(f"card-{card}") for card in cards)
        data["near"] = words.text(f"card-{data['near']}")
    elif data.get("card") in cards:
        data["card"] = words.text(f"card-{data['card']}")
    return RegniError(error.code, **data).within(error.file).text(words.language)


def remember(response: Response, reader: Reader) -> None:
    """Gives a new browser a token, so that it finds its sessions again. A known one keeps its own for another year."""
    # The page that says that the file is broken must be shown all the same.
    with suppress(RegniError):
        if not reader.owner:
            set_cookie(response, OWNER, new_key())
        elif reader.is_current:
            set_cookie(response, OWNER, reader.token)


def set_cookie(response: Response, name: str, value: str) -> None:
    response.set_cookie(name, value, max_age=YEAR, path="/", httponly=True, samesite="lax")


def see(path: str) -> Response:
    """Redirects after a form was sent."""
    return RedirectResponse(path, 303)


def own_path(path: str) -> str:
    """The path if it belongs to this server, otherwise "/". So nobody is redirected to another site.

    >>> own_path("/new?variant=base"), own_path("//evil.example"), own_path("https://evil.example")
    ('/new?variant=base', '/', '/')
    """
    is_own = path.startswith("/") and not path.startswith("//") and "\\" not in path and path.isprintable()
    return path if is_own else "/"


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form. If a name occurs several times, the last value counts."""
    body = b""
    try:
        async with asyncio.timeout(FORM_TIME):
            async for chunk in request.stream():
                body += chunk
                if len(body) > LONGEST_FORM:
                    raise RegniError("page-form")
    except (TimeoutError, ClientDisconnect):
        raise RegniError("page-form") from None
    try:
        return dict(
            parse_qsl(body.decode("utf-8"), keep_blank_values=True, strict_parsing=bool(body), max_num_fields=300)
        )
    except ValueError:
        raise RegniError("page-form") from None
