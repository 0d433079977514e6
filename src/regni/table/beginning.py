"""Beginning a table from a page, for a browser that may have no name yet; and how somebody played last."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ..bots.bot import LEVELS
from .game_form import USUAL_LEVEL
from .host import Host
from .keys import new_key
from .pages import OWNER, Reader, see, set_cookie
from .sitting import Setup, read_setup
from .store import Kept


def host_of(request: Request) -> Host:
    host = request.app.state.host
    assert isinstance(host, Host)
    return host


def tables_of(request: Request, reader: Reader) -> list[Kept]:
    """The reader's tables, the last played first. Whoever has no name has none: an empty one is not looked up."""
    return host_of(request).store.tables_of(reader.owner) if reader.owner else []


def decks_of(request: Request, reader: Reader) -> dict[str, str]:
    return host_of(request).store.decks_of(reader.owner) if reader.owner else {}


def begun(request: Request, reader: Reader, setup: Setup) -> Response:
    """To the new table."""
    owner = reader.owner or new_key()
    key = host_of(request).begin(owner, setup)
    return named(see(f"/table/{key}"), reader, owner)


def named(response: Response, reader: Reader, owner: str) -> Response:
    """A browser in whose name something was kept learns that name."""
    if not reader.owner:
        set_cookie(response, OWNER, owner)
    return response


def usual_level(tables: list[Kept]) -> str:
    """The level of the bots that somebody played against last."""
    for kept in tables:
        for sitter in read_setup(kept.setup).sitters:
            if sitter.bot in LEVELS:
                return sitter.bot
    return USUAL_LEVEL
