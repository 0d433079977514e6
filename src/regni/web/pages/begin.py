"""Begins sessions from a page, also for a browser that has no name yet. And tells which level a person played last."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from time import monotonic

from starlette.requests import Request
from starlette.responses import Response

from ...bots.levels import LEVELS
from ...errors import RegniError
from ..game_form import USUAL_LEVEL, Wish
from ..gathering.lobby import lobby_of
from ..naming import fit_name
from ..play.keys import is_key, key_from, new_key
from ..play.store import KeptSession
from ..terms import Terms, read_terms
from .page import OWNER, Reader, address_of, fairness_of, gatherings_of, host_of, see, set_cookie

#: The hidden field of a form that begins a session. Each form that is shown holds its own word there.
ONCE = "once"


def sessions_of(request: Request, reader: Reader) -> list[KeptSession]:
    """The reader's sessions, the last played first. A reader without a name has none."""
    return host_of(request).store.sessions_of(reader.owner) if reader.owner else []


def decks_of(request: Request, reader: Reader) -> dict[str, str]:
    return host_of(request).store.decks_of(reader.owner) if reader.owner else {}


def handle_of(form: Mapping[str, str]) -> str:
    """The handle of the session that a form begins. A form that is sent twice, as by a double click, gives the same
    handle, so only one session begins. A form with other choices gives another one."""
    once = form.get(ONCE, "")
    if not is_key(once):
        return new_key()
    return key_from("form", once, *(f"{name}={form[name]}" for name in sorted(form)))


def check_pace(request: Request, person: str) -> None:
    """Raises an error if a person, or all who share his address, begin too many tables in a short time."""
    if not fairness_of(request).may_begin(address_of(request), person, monotonic()):
        raise RegniError("table-fast")


def begun(request: Request, reader: Reader, terms: Terms, handle: str) -> Response:
    """Begins a session and redirects to it. If the handle was used before, redirects to the session begun then."""
    owner = reader.owner or new_key()
    for seat, player in enumerate(terms.players):
        fit_name(player.name, terms.people[:seat])
    check_pace(request, owner)
    host_of(request).begin(owner, terms, handle)
    return named(see(f"/table/{handle}"), reader, owner)


def gathered(request: Request, reader: Reader, wish: Wish, handle: str) -> Response:
    """Opens a table for friends on other devices, and redirects to its lobby."""
    owner = reader.owner or new_key()
    check_pace(request, owner)
    gatherings_of(request).open(lobby_of(wish, owner, decks_of(request, reader)), handle)
    return named(see(f"/table/{handle}"), reader, owner)


def named(response: Response, reader: Reader, owner: str) -> Response:
    """Sends the browser its new token in a cookie, if it had none."""
    if not reader.owner:
        set_cookie(response, OWNER, owner)
    return response


def usual_level(tables: list[KeptSession]) -> str:
    """The level of the bots that the person played against last."""
    for kept in tables:
        # A session that cannot be read is skipped.
        with suppress(RegniError):
            for player in read_terms(kept.terms).players:
                if player.bot in LEVELS:
                    return player.bot
    return USUAL_LEVEL
