"""Takes a table to another server: the whole table as a file to download, and such a file opened as a new table."""

from __future__ import annotations

import asyncio
import hashlib
from time import monotonic

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...errors import RegniError
from ..keeping.carried import LARGEST, carried_json, may_carry, played_again, read_carried
from ..pages.begin import check_pace, handle_of, named
from ..pages.home import start_page
from ..pages.page import Reader, fairness_of, host_of, see
from ..pages.upload import is_upload, upload_of
from ..play.keys import is_key, new_key

#: Files are played again one at a time, in a thread beside the event loop.
PLAYING = asyncio.Semaphore(1)


async def download(request: Request) -> Response:
    handle, person, store = request.path_params["handle"], Reader(request).owner, host_of(request).store
    kept = store.find(handle) if is_key(handle) else None
    seats = store.seats_of(kept.id) if kept else {}
    if kept is None or not person or person not in seats.values():
        raise HTTPException(404)
    if not may_carry(kept, seats, person):
        raise RegniError("carry-others")
    file = carried_json(kept, store.entries(kept.id), store.reasons(kept.id))
    return Response(
        file,
        media_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="regni-table.json"'},
    )


async def upload(request: Request) -> Response:
    """Opens a file as a new table. Sending the same form twice opens one table; the same file may be opened again."""
    reader = Reader(request)
    try:
        if not is_upload(request):
            raise RegniError("page-form")
        form, file = await upload_of(request, LARGEST)
        owner, handle = reader.owner or new_key(), handle_of(form | {"file": hashlib.sha256(file).hexdigest()})
        check_pace(request, owner)
        carried = read_carried(file)
        begun = monotonic()
        async with PLAYING:
            session = await asyncio.to_thread(played_again, carried)
        # Others were served meanwhile, so no pause is needed after it.
        fairness_of(request).queue.spend(begun - monotonic())
        host_of(request).carry_in(owner, session, carried.entries, carried.reasons, handle)
    except RegniError as error:
        return start_page(request, reader, error)
    return named(see(f"/table/{handle}"), reader, owner)


ROUTES = [
    Route("/table/{handle}/table.json", download),
    Route("/carry", upload, methods=["POST"]),
]
