"""Beginning a table from a page, for a browser that may have no name yet; and how somebody played last."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response

from ...bots.levels import LEVELS
from ...errors import RegniError
from ..game_form import USUAL_LEVEL
from ..play.host import Host
from ..play.keys import is_key, key_from, new_key
from ..play.store import KeptSession
from ..terms import Terms, read_terms
from .page import OWNER, Reader, see, set_cookie

#: The field of a form that begins a table, with a word that no other form holds.
ONCE = "once"


def host_of(request: Request) -> Host:
    host = request.app.state.host
    assert isinstance(host, Host)
    return host


def sessions_of(request: Request, reader: Reader) -> list[KeptSession]:
    """The reader's tables, the last played first. Whoever has no name has none: an empty one is not looked up."""
    return host_of(request).store.sessions_of(reader.owner) if reader.owner else []


def decks_of(request: Request, reader: Reader) -> dict[str, str]:
    return host_of(request).store.decks_of(reader.owner) if reader.owner else {}


def key_of(form: Mapping[str, str]) -> str:
    """The key of the table that a form begins. Every form that is shown holds a word of its own: sent twice, as by a
    doubled click, it is the same key; with other choices in it another one."""
    once = form.get(ONCE, "")
    if not is_key(once):
        return new_key()
    return key_from("form", once, *(f"{name}={form[name]}" for name in sorted(form)))


def begun(request: Request, reader: Reader, terms: Terms, key: str) -> Response:
    """To the new table, or to that which was begun with this key already."""
    owner = reader.owner or new_key()
    host_of(request).begin(owner, terms, key)
    return named(see(f"/table/{key}"), reader, owner)


def named(response: Response, reader: Reader, owner: str) -> Response:
    """A browser in whose name something was kept learns that name."""
    if not reader.owner:
        set_cookie(response, OWNER, owner)
    return response


def usual_level(tables: list[KeptSession]) -> str:
    """The level of the bots that somebody played against last."""
    for kept in tables:
        # One that cannot be read says nothing.
        with suppress(RegniError):
            for player in read_terms(kept.terms).players:
                if player.bot in LEVELS:
                    return player.bot
    return USUAL_LEVEL
