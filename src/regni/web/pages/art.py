"""The art that pages share: all emblems in one file, and the colours of the heraldic fields.

Pages show an emblem with `emblem(...)` of parts.html.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...art.colours import stylesheet
from ...art.sheet import sheet


async def emblems(request: Request) -> Response:
    return Response(sheet(), media_type="image/svg+xml")


async def colours(request: Request) -> Response:
    return Response(stylesheet(), media_type="text/css")


ROUTES = [Route("/art/sheet.svg", emblems), Route("/art/colours.css", colours)]
