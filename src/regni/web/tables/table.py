"""The page of a table, and the record of its game as a file to download."""

from __future__ import annotations

import hashlib

import tomli_w
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...engine.variant_facts import BASE
from ...rules.house import changes
from ...rules.options import usual_name
from ...rules.rulebook import CARD_RULES, is_in_force
from ..game_form import ruleset_of
from ..gathering.gatherings import WATCH
from ..gathering.links import Link, links_of
from ..keeping.told import ThisTable, this_table
from ..pages.assets import glossary_json
from ..pages.page import Reader, gatherings_of, host_of, keeping_of, page
from ..pages.primer.primer import primer_page
from ..play.host import LiveSession
from ..play.viewer import Viewer
from ..staging.hints import hints_json
from .frames import faces, frame_html
from .lobby import lobby_page

#: The reader's browser may keep the terms for a year, and no cache in between: they belong to the people of the table.
KEPT_HERE = "private, max-age=31536000, immutable"


async def opened(request: Request) -> tuple[LiveSession, tuple[int, ...]]:
    """The table of the address, and the seats that the reader holds there."""
    host, handle, reader = host_of(request), request.path_params["handle"], Reader(request)
    await host.get_ready(handle, reader.owner, reader.words)
    found = host.open(handle, reader.owner)
    if found is None:
        raise HTTPException(404)
    return found


def this_table_of(request: Request, number: int) -> ThisTable:
    """What the reader can do with a table as a whole."""
    store, reader = host_of(request).store, Reader(request)
    kept = store.session(number)
    assert kept is not None
    return this_table(kept, store.seats_of(number), reader.owner, keeping_of(request), reader.words)


async def table_page(request: Request) -> Response:
    return await shown(request, is_screen=False)


async def screen_page(request: Request) -> Response:
    """The table for a big screen in a room: what is public and nothing else, even if a player asks for it."""
    return await shown(request, is_screen=True)


async def shown(request: Request, is_screen: bool) -> Response:
    """The page of the table as it stands. It can be read without a script."""
    reader = Reader(request)
    gathering = gatherings_of(request).find(request.path_params["handle"])
    is_seated = gathering is not None and not gatherings_of(request).is_stranger(gathering[0].handle, reader.owner)
    if gathering is not None and is_seated and not is_screen:
        return lobby_page(request, *gathering)
    if gathering is not None and (is_seated or host_of(request).store.is_onlooker(gathering[0].id, reader.owner)):
        emblem = ruleset_of(gathering[1].wish).facts.emblem
        return page("waiting.html", reader, request, emblem_of_game=emblem)
    live, seats = await opened(request)
    watch = watch_link(request, live, reader, seats) if is_screen else None
    seats = () if is_screen else seats
    frame = Viewer(live, seats, reader.words).frame()
    rules, lesson = live.session.game.table.rules, live.session.terms.lesson
    kinds = {kind: [rule for rule in CARD_RULES[kind] if is_in_force(rule, rules)] for kind in CARD_RULES}
    return page(
        "table.html",
        reader,
        request,
        frame=frame,
        frame_html=frame_html(frame, reader, request.url.path),
        faces=faces(rules, reader.words),
        state="over" if frame.end else "covered" if frame.curtain else "",
        name=reader.words.text(f"lesson-{lesson}") if lesson else usual_name(rules, reader.words),
        is_lesson=bool(lesson),
        house=changes(rules, reader.words),
        kinds=kinds,
        card_texts={kind: reader.words.card_text(kind, rules) for kind in CARD_RULES},
        handle=request.path_params["handle"],
        glossary=glossary_address(request, live, reader),
        hints=f"/table/{request.path_params['handle']}/hints.json?v={tag_of(hints_of_table(live, reader))}",
        is_watching=not seats,
        is_screen=is_screen,
        watch=watch,
        whole=this_table_of(request, live.number),
        elsewhere=0 if is_screen else host_of(request).store.waiting_for(reader.owner, live.number),
        is_host=is_host(request, reader),
    )


def watch_link(request: Request, live: LiveSession, reader: Reader, seats: tuple[int, ...]) -> Link | None:
    """The link to watch, for a phone in the room. It is shown to the host and to people who watch. Other players must
    ask the host."""
    if seats and not is_host(request, reader):
        return None
    return links_of(request, gatherings_of(request).invitations(live.number)).get(WATCH)


def is_host(request: Request, reader: Reader) -> bool:
    """Whether the reader is the host of the table of the address."""
    kept = host_of(request).store.find(request.path_params["handle"])
    return kept is not None and kept.owner == reader.owner


async def table_glossary(request: Request) -> Response:
    """The terms of the game, with the values in force at this table. Their address changes when they change, so a
    browser can keep them."""
    live, _ = await opened(request)
    found = glossary_of(live, Reader(request))
    headers = {"Cache-Control": KEPT_HERE} if request.query_params.get("v") == tag_of(found) else {}
    return Response(found, media_type="application/json", headers=headers)


async def table_hints(request: Request) -> Response:
    """The words for what happens for the first time, kept as the terms are."""
    live, _ = await opened(request)
    found = hints_of_table(live, Reader(request))
    headers = {"Cache-Control": KEPT_HERE} if request.query_params.get("v") == tag_of(found) else {}
    return Response(found, media_type="application/json", headers=headers)


def hints_of_table(live: LiveSession, reader: Reader) -> bytes:
    return hints_json(reader.words, live.session.game.table.rules)


def glossary_of(live: LiveSession, reader: Reader) -> bytes:
    return glossary_json(reader.words, live.session.game.table.rules)


def tag_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


def glossary_address(request: Request, live: LiveSession, reader: Reader) -> str:
    return f"/table/{request.path_params['handle']}/glossary.json?v={tag_of(glossary_of(live, reader))}"


async def record(request: Request) -> Response:
    """The record as a file. Before the end it holds only the players, the rules and the commitments."""
    live, _ = await opened(request)
    text = tomli_w.dumps(live.session.shareable())
    return Response(
        text, media_type="application/toml", headers={"Content-Disposition": 'attachment; filename="regni.toml"'}
    )


async def table_primer(request: Request) -> Response:
    """How to play what is played here, with the values in force; or the base game, on which it builds."""
    live, _ = await opened(request)
    shown = request.path_params.get("shown", "")
    if shown not in ("", BASE.name):
        raise HTTPException(404)
    reader = Reader(request)
    return primer_page(request, reader, live.session.game.table.rules, shown, glossary_address(request, live, reader))


ROUTES = [
    Route("/table/{handle}", table_page),
    Route("/table/{handle}/how-to-play", table_primer),
    Route("/table/{handle}/how-to-play/{shown}", table_primer),
    Route("/table/{handle}/screen", screen_page),
    Route("/table/{handle}/glossary.json", table_glossary),
    Route("/table/{handle}/hints.json", table_hints),
    Route("/table/{handle}/record.toml", record),
]
