"""What follows a game: a rematch, and another deck for the next game of a series (O2)."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...art.sheet import card
from ...decks.book import DECKS, READY, fitted
from ...decks.deck import Deck, check_deck, deck_of
from ...decks.text import read_deck
from ...engine.cards import COLOURS
from ...engine.ruleset import Ruleset
from ...errors import RegniError
from ...words.words import Words
from ..game_form import OWN_DECK, READY_DECK
from ..pages.begin import check_pace, decks_of
from ..pages.page import Reader, companies_of, form_of, gatherings_of, host_of, page, see
from ..play.host import LiveSession
from .company import is_apart
from .table import opened


@dataclass(frozen=True)
class Offered:
    """A deck that can be chosen: the value in the form, its name, a text about it."""

    value: str
    name: str
    text: str
    is_own: bool
    is_chosen: bool


async def rematch(request: Request) -> Response:
    """Redirects to the new table. Asking again leads to the same one. If people sit elsewhere, they gather again."""
    live, seats = await opened(request)
    if not seats:
        raise HTTPException(404)
    host = host_of(request)
    kept = host.store.session(live.number)
    assert kept is not None
    check_pace(request, Reader(request).owner)
    are_apart = is_apart(live.session.terms, host.store.seats_of(kept.id))
    again = gatherings_of(request).rematch(kept) if are_apart else host.rematch(kept.handle)
    # The others are told that it is open.
    companies_of(request).tell(kept.id)
    return see(f"/table/{again}")


async def deck(request: Request) -> Response:
    live, seat, seats = await seat_of(request)
    return deck_page(request, Reader(request), live, seat, seats)


async def change_deck(request: Request) -> Response:
    """Changes the deck. If it cannot be taken, the page says why and nothing changes."""
    form = await form_of(request)
    live, seat, seats = await seat_of(request)
    reader, series = Reader(request), live.session.series
    assert series is not None
    try:
        wanted = asked_deck(form.get("deck", ""), series.ruleset, decks_of(request, reader))
        live.change_deck(seat, live.session.count, wanted)
    except RegniError as error:
        return deck_page(request, reader, live, seat, seats, error)
    return see(f"/table/{request.path_params['handle']}")


async def seat_of(request: Request) -> tuple[LiveSession, int, tuple[int, ...]]:
    """The seat whose deck is changed, and all seats that the reader holds. It must be one of them, in a series, while
    decks may be changed."""
    live, seats = await opened(request)
    earl = request.path_params["earl"]
    seat = COLOURS.index(earl) if earl in COLOURS else -1
    series = live.session.series
    if seat not in seats or series is None or not series.may_rebuild(seat):
        raise HTTPException(404)
    return live, seat, seats


def asked_deck(said: str, ruleset: Ruleset, own: dict[str, str]) -> Deck:
    if said.startswith(OWN_DECK) and said.removeprefix(OWN_DECK) in own:
        return deck_of(check_deck(read_deck(own[said.removeprefix(OWN_DECK)]), ruleset))
    name = said.removeprefix(READY_DECK)
    if not said.startswith(READY_DECK) or name not in READY:
        raise RegniError("series-deck")
    return deck_of(fitted(name, ruleset))


def deck_page(
    request: Request,
    reader: Reader,
    live: LiveSession,
    seat: int,
    seats: tuple[int, ...],
    error: RegniError | None = None,
) -> Response:
    series = live.session.series
    assert series is not None
    words = reader.words
    now = series.decks[seat]
    return page(
        "series_deck.html",
        reader,
        request,
        400 if error else 200,
        error=error.text(reader.language) if error else "",
        earl=words.earl(seat),
        colour=COLOURS[seat],
        is_shared=len(seats) > 1,
        cards=[
            (Markup(card(name, COLOURS[seat], words.text(f"card-{name}"), alone=False)), number)
            for name, number in deck_of(now).items()
        ],
        offered=offered(now, series.ruleset, decks_of(request, reader), words),
        handle=request.path_params["handle"],
    )


def offered(now: list[int], ruleset: Ruleset, own: dict[str, str], words: Words) -> list[Offered]:
    """The reader's saved decks that fit the rules, then the ready decks."""
    found = []
    for name, text in own.items():
        try:
            counts = check_deck(read_deck(text), ruleset)
        except RegniError:
            continue
        found.append(Offered(OWN_DECK + name, name, text, is_own=True, is_chosen=counts == now))
    for ready in DECKS:
        is_now = fitted(ready.name, ruleset) == now
        text = words.text(f"deck-{ready.name}-text")
        found.append(Offered(READY_DECK + ready.name, words.text(f"deck-{ready.name}"), text, False, is_now))
    return found


ROUTES = [
    Route("/table/{handle}/rematch", rematch, methods=["POST"]),
    Route("/table/{handle}/deck/{earl}", deck, methods=["GET"]),
    Route("/table/{handle}/deck/{earl}", change_deck, methods=["POST"]),
]
