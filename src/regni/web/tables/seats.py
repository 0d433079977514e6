"""The seats of a game under way, for its host: the people who hold them, and links by which others take one over or
watch."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...engine.cards import COLOURS
from ...errors import RegniError
from ...rules.options import usual_name
from ..gathering.gatherings import WATCH
from ..gathering.links import Link, links_of
from ..gathering.seats import AGAIN, renew_seat, renew_watching
from ..pages.page import Reader, companies_of, error_text, form_of, gatherings_of, host_of, page, see
from ..play.keys import is_key
from ..play.store import KeptSession
from ..terms import read_terms, rules_of
from .lobby import seat_of


@dataclass(frozen=True)
class HeldSeat:
    seat: int
    earl: str
    who: str
    is_own: bool
    is_free: bool
    is_here: bool
    #: The link by which somebody takes it over, if the host has made one.
    link: Link | None


def hosted(request: Request) -> KeptSession:
    """The running table of the address, if the reader is its host."""
    handle, reader = request.path_params["handle"], Reader(request)
    kept = host_of(request).store.find(handle) if is_key(handle) else None
    if kept is None or kept.is_gathering or not reader.owner or kept.owner != reader.owner:
        raise HTTPException(404)
    return kept


async def seats(request: Request) -> Response:
    return seats_page(request, hosted(request))


def seats_page(request: Request, kept: KeptSession, error: RegniError | None = None) -> Response:
    reader, store = Reader(request), host_of(request).store
    words, terms = reader.words, read_terms(kept.terms)
    links = links_of(request, gatherings_of(request).invitations(kept.id))
    holders = store.seats_of(kept.id)
    held = [
        HeldSeat(
            seat=seat,
            earl=COLOURS[seat],
            who=player.name or words.text("lobby-you" if holders.get(seat) == reader.owner else "lobby-nameless"),
            is_own=holders.get(seat) == reader.owner,
            is_free=seat not in holders,
            is_here=companies_of(request).is_here(kept.id, holders.get(seat, "")),
            link=links.get(f"{AGAIN}{seat}"),
        )
        for seat, player in enumerate(terms.players)
        if not player.bot
    ]
    return page(
        "seats.html",
        reader,
        request,
        400 if error else 200,
        error=error_text(error, words) if error else "",
        handle=kept.handle,
        name=usual_name(rules_of(terms), words),
        seats=held,
        is_over=kept.is_over,
        watch=links.get(WATCH),
    )


async def renew(request: Request) -> Response:
    """Makes a link to a seat, or to watch. Pages of the people who used the old one are closed."""
    form, kept = await form_of(request), hosted(request)
    host, person = host_of(request), Reader(request).owner
    try:
        if form.get("what") == WATCH:
            renew_watching(host, kept, person)
        else:
            renew_seat(host, kept, person, seat_of(form))
    except RegniError as error:
        return seats_page(request, kept, error)
    companies_of(request).tell(kept.id)
    return see(f"/table/{kept.handle}/seats")


ROUTES = [
    Route("/table/{handle}/seats", seats, methods=["GET"]),
    Route("/table/{handle}/seats", renew, methods=["POST"]),
]
