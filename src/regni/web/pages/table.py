"""The page of a table, and the record of its game as a file to download."""

from __future__ import annotations

import tomli_w
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...rules.house import changes
from ...rules.options import usual_name
from ...rules.rulebook import CARD_RULES, is_in_force
from ..play.host import Host, LiveSession
from ..play.keys import is_key
from ..play.viewer import Viewer
from .assets import glossary_json
from .frames import faces, frame_html
from .page import Reader, page


def opened(request: Request) -> tuple[LiveSession, tuple[int, ...]]:
    host: Host = request.app.state.host
    key = request.path_params["key"]
    found = host.open(key) if is_key(key) else None
    if found is None:
        raise HTTPException(404)
    return found


async def table_page(request: Request) -> Response:
    """The page of the table as it stands. It can be read without a script."""
    live, seats = opened(request)
    reader = Reader(request)
    frame = Viewer(live, seats, reader.words).frame()
    rules = live.session.game.table.rules
    kinds = {kind: [rule for rule in CARD_RULES[kind] if is_in_force(rule, rules)] for kind in CARD_RULES}
    return page(
        "table.html",
        reader,
        request,
        frame=frame,
        frame_html=frame_html(frame, reader, request.url.path),
        faces=faces(rules, reader.words),
        state="over" if frame.end else "covered" if frame.curtain else "",
        name=usual_name(rules, reader.words),
        house=changes(rules, reader.words),
        kinds=kinds,
        card_texts={kind: reader.words.card_text(kind, rules) for kind in CARD_RULES},
        key=request.path_params["key"],
    )


async def table_glossary(request: Request) -> Response:
    """The terms of the game, with the values in force at this table."""
    live, _ = opened(request)
    return Response(glossary_json(Reader(request).words, live.session.game.table.rules), media_type="application/json")


async def record(request: Request) -> Response:
    """The record as a file. Before the end it holds only the players, the rules and the commitment."""
    live, _ = opened(request)
    text = tomli_w.dumps(live.session.game.shareable())
    return Response(
        text, media_type="application/toml", headers={"Content-Disposition": 'attachment; filename="regni.toml"'}
    )


ROUTES = [
    Route("/table/{key}", table_page),
    Route("/table/{key}/glossary.json", table_glossary),
    Route("/table/{key}/record.toml", record),
]
