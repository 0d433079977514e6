"""What a friend finds behind a link: the table, and a button that takes a seat or lets him watch.

Messengers open links to show a preview of them, so asking for the page changes nothing. The button does it, and from
then on the cookie of this browser holds the seat.
"""

from __future__ import annotations

from dataclasses import dataclass

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...engine.cards import COLOURS
from ...errors import RegniError
from ...rules.options import game_name
from ...words.words import Words
from ..game_form import ruleset_of
from ..gathering.gatherings import ANY, WATCH, Invitation
from ..gathering.lobby import Lobby
from ..gathering.seats import given_seat, take_seat
from ..pages.begin import named
from ..pages.page import Reader, companies_of, error_text, form_of, gatherings_of, host_of, page, see
from ..play.keys import is_key, new_key
from ..terms import read_terms, rules_of
from .lobby import seat_of, who_sits
from .manners import told


@dataclass(frozen=True)
class Place:
    """A seat, as a person with only a link sees it."""

    seat: int
    earl: str
    who: str
    #: Whether the link lets him take it.
    is_free: bool


def invited(request: Request) -> Invitation:
    key = request.path_params["key"]
    found = gatherings_of(request).invitation(key) if is_key(key) else None
    if found is None:
        raise HTTPException(404)
    given = None if found.table.is_gathering else given_seat(found.what)
    if given is not None and given >= len(read_terms(found.table.terms).players):
        raise RegniError("store-value", value=found.what[:40])
    return found


async def join(request: Request) -> Response:
    return join_page(request, invited(request))


def join_page(request: Request, invitation: Invitation, error: RegniError | None = None) -> Response:
    reader, kept = Reader(request), invitation.table
    found = gatherings_of(request).find(kept.handle)
    lobby = found[1] if found else None
    ruleset = ruleset_of(lobby.wish) if lobby else rules_of(read_terms(kept.terms))
    if lobby:
        places = places_of(lobby, invitation.what, reader.words)
    else:
        seat = None if kept.is_over else given_seat(invitation.what)
        free = reader.words.text("seats-free")
        places = [] if seat is None else [Place(seat, COLOURS[seat], free, is_free=True)]
    return page(
        "join.html",
        reader,
        request,
        400 if error else 200,
        error=error_text(error, reader.words) if error else "",
        key=request.path_params["key"],
        handle=kept.handle,
        game=game_name(ruleset, reader.words),
        emblem_of_game=ruleset.facts.emblem,
        places=places,
        manners=told(lobby.manners, reader.words) if lobby else "",
        is_watching=invitation.what == WATCH,
        is_seated=bool(reader.owner) and reader.owner in host_of(request).store.seats_of(kept.id).values(),
        can_sit=any(place.is_free for place in places),
    )


def places_of(lobby: Lobby, what: str, words: Words) -> list[Place]:
    return [
        Place(seat, COLOURS[seat], who_sits(chair, words, is_own=False), chair.is_open and what in (ANY, str(seat)))
        for seat, chair in enumerate(lobby.chairs)
    ]


async def sit(request: Request) -> Response:
    """Takes a seat, or begins to watch. If the seat was taken in the meantime, the page says so."""
    invitation, form, reader = invited(request), await form_of(request), Reader(request)
    gatherings, kept = gatherings_of(request), invitation.table
    person = reader.owner or new_key()
    given = given_seat(invitation.what)
    seat = int(invitation.what) if invitation.what.isdecimal() else seat_of(form)
    try:
        if invitation.what == WATCH:
            gatherings.look_on(kept.id, person)
        elif given is not None:
            take_seat(host_of(request), kept, request.path_params["key"], given, person, form.get("name", ""))
            companies_of(request).tell(kept.id)
        else:
            gatherings.change(kept.id, lambda lobby: lobby.sit(seat, person, form.get("name", "")))
    except RegniError as error:
        return join_page(request, invitation, error)
    return named(see(f"/table/{kept.handle}"), reader, person)


ROUTES = [Route("/join/{key}", join, methods=["GET"]), Route("/join/{key}", sit, methods=["POST"])]
