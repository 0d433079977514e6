"""The lobby of a table: who sits where, the links for friends, and the button that begins the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from ...bots.levels import LEVELS
from ...engine.cards import COLOURS
from ...errors import RegniError
from ...rules.house import changes
from ...rules.options import usual_name
from ...words.words import Words
from ..game_form import FRIEND, Seat, ruleset_of
from ..gathering.deal_told import shown_deal
from ..gathering.gatherings import ANY, WATCH
from ..gathering.links import Link, is_alone, links_of
from ..gathering.lobby import Chair, Lobby
from ..keeping.told import end_told
from ..manners import read_manners
from ..pages.begin import decks_of
from ..pages.new_game import Shown, show_seat
from ..pages.page import Reader, error_text, form_of, gatherings_of, host_of, keeping_of, page, part, see
from ..play.store import KeptSession
from .manners import choices, told

#: The steps that a form of the lobby can ask for. Each gets the lobby, the seat, the person and the form.
Step = Callable[[Lobby, int, str, Mapping[str, str]], Lobby]
STEPS: dict[str, Step] = {
    "sit": lambda lobby, seat, person, form: lobby.sit(seat, person, form.get("name", "")),
    "leave": lambda lobby, seat, person, form: lobby.stand_up(seat, person),
    "name": lambda lobby, seat, person, form: lobby.rename(seat, person, form.get("name", "")),
    "ready": lambda lobby, seat, person, form: lobby.say_ready(seat, person, is_ready=True),
    "wait": lambda lobby, seat, person, form: lobby.say_ready(seat, person, is_ready=False),
    "bot": lambda lobby, seat, person, form: lobby.give_to_bot(seat, person, form.get("level", "")),
    "free": lambda lobby, seat, person, form: lobby.free(seat, person),
    "host": lambda lobby, seat, person, form: lobby.hand_on(seat, person),
    "manners": lambda lobby, seat, person, form: lobby.set_manners(person, read_manners(form)),
}


@dataclass(frozen=True)
class ShownChair:
    """A seat as one person sees it in the lobby."""

    seat: int
    earl: str
    chair: Chair
    #: Who sits there, in words.
    who: str
    is_own: bool
    is_host: bool
    is_here: bool
    #: The deck, if it is the reader's own seat.
    deck: Shown | None
    #: The link that invites to the seat, if the reader may give it away.
    link: Link | None


def lobby_page(request: Request, kept: KeptSession, lobby: Lobby, error: RegniError | None = None) -> Response:
    reader = Reader(request)
    return page(
        "lobby.html",
        reader,
        request,
        400 if error else 200,
        error=error_text(error, reader.words) if error else "",
        command=request.app.state.command if is_alone(request) else "",
        handle=kept.handle,
        end=end_told(kept, keeping_of(request), reader.words),
        elsewhere=host_of(request).store.waiting_for(reader.owner),
        house=changes(ruleset_of(lobby.wish), reader.words),
        name=usual_name(ruleset_of(lobby.wish), reader.words),
        parts=parts_of(request, reader, kept, lobby, decks_of(request, reader)),
    )


def parts_of(
    request: HTTPConnection, reader: Reader, kept: KeptSession, lobby: Lobby, own: dict[str, str]
) -> dict[str, Markup]:
    """The lobby as HTML, in parts: those that changed are sent again."""
    drawn, words = part("lobby_parts.html"), reader.words
    links = links_of(request, gatherings_of(request).invitations(kept.id)) if lobby.host == reader.owner else {}
    here = gatherings_of(request).here(kept.id)
    chairs = [shown_chair(seat, lobby, reader, links, own, here) for seat in range(len(lobby.chairs))]
    is_host = lobby.host == reader.owner
    picks_late = ruleset_of(lobby.wish).picks_decks_late()
    found = {
        f"chair-{one.earl}": drawn.chair(one, kept.handle, is_host, picks_late, LEVELS, words, words.text)
        for one in chairs
    }
    found["links"] = drawn.links(links.get(ANY), links.get(WATCH), kept.handle, words.text)
    found["manners"] = drawn.manners(
        told(lobby.manners, words), choices(lobby.manners, words), lobby.manners, kept.handle, is_host, words.text
    )
    found["deal"] = drawn.deal(shown_deal(lobby, reader.owner, words), words.text)
    found["begin"] = drawn.begin(kept.handle, is_host, missing_text(lobby, words), words.text)
    return {name: Markup(html) for name, html in found.items()}


def shown_chair(
    seat: int, lobby: Lobby, reader: Reader, links: Mapping[str, Link], own: dict[str, str], here: set[str]
) -> ShownChair:
    chair, words = lobby.chairs[seat], reader.words
    is_own = bool(chair.person) and chair.person == reader.owner
    ruleset = ruleset_of(lobby.wish)
    deck = None
    if is_own and not ruleset.picks_decks_late():
        deck = show_seat(seat, Seat(FRIEND, chair.name, chair.deck), ruleset, len(lobby.chairs), own | chair.own, words)
    return ShownChair(
        seat=seat,
        earl=COLOURS[seat],
        chair=chair,
        who=who_sits(chair, words, is_own),
        is_own=is_own,
        is_host=bool(chair.person) and chair.person == lobby.host,
        is_here=chair.person in here,
        deck=deck,
        link=links.get(str(seat)) if chair.is_open else None,
    )


def who_sits(chair: Chair, words: Words, is_own: bool) -> str:
    if chair.bot:
        return words.text("table-bot", level=words.bot(chair.bot))
    if chair.is_open:
        return words.text("lobby-open")
    return chair.name or words.text("lobby-you" if is_own else "lobby-nameless")


def missing_text(lobby: Lobby, words: Words) -> str:
    """A sentence that says for whom the game waits."""
    free = sum(chair.is_open for chair in lobby.chairs)
    if free:
        return words.text("lobby-waits-open", number=free)
    late = [lobby.chairs[seat].name or words.earl(seat) for seat in lobby.missing]
    return words.text("lobby-waits-ready", names=", ".join(late)) if late else ""


async def act(request: Request) -> Response:
    """Does what a form of the lobby asks for. If it cannot be done, the lobby is shown again and says why."""
    form, reader, gatherings = await form_of(request), Reader(request), gatherings_of(request)
    found = gatherings.find(request.path_params["handle"])
    if found is None or reader.owner not in (found[1].host, *found[1].people) or not reader.owner:
        raise HTTPException(404)
    kept, lobby = found
    wish, seat = form.get("do", ""), seat_of(form)
    try:
        if wish == "begin":
            gatherings.begin(kept.id, reader.owner)
        elif wish == "close":
            gatherings.close(kept.id, reader.owner)
            return see("/")
        elif wish == "renew":
            gatherings.renew(kept.id, reader.owner, form.get("what", ""))
        elif wish == "deck":
            own = decks_of(request, reader)
            gatherings.change(
                kept.id, lambda lobby: lobby.choose_deck(seat, reader.owner, form.get(f"deck-{seat}", ""), own)
            )
        elif wish in STEPS:
            gatherings.change(kept.id, lambda lobby: STEPS[wish](lobby, seat, reader.owner, form))
        else:
            raise RegniError("page-form")
    except RegniError as error:
        return lobby_page(request, kept, lobby, error)
    # A person who has left the table is sent to the start page.
    is_gone = wish == "leave" and gatherings.is_stranger(kept.handle, reader.owner)
    return see("/" if is_gone else f"/table/{kept.handle}")


def seat_of(form: Mapping[str, str]) -> int:
    said = form.get("seat", "")
    return int(said) if said.isascii() and said.isdigit() and len(said) == 1 else -1


ROUTES = [Route("/table/{handle}/lobby", act, methods=["POST"])]
