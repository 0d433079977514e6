"""The reader's devices: he brings his tables to another one by a link, ends all other devices, or is forgotten.

Nobody has a password. Asking for a page changes nothing: buttons do.
"""

from __future__ import annotations

from starlette.background import BackgroundTask
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...errors import RegniError
from ...records.days import BELONGINGS
from ..gathering.belongings import add_device, forget
from ..gathering.links import Link, base_of
from ..play.devices import end_devices, linked_person, own_link
from ..play.keys import is_key
from .page import OWNER, Reader, companies_of, error_text, form_of, gatherings_of, host_of, page, see, set_cookie
from .webhook import change_webhook, shown_webhook


async def devices(request: Request) -> Response:
    return devices_page(request)


def devices_page(
    request: Request, link: Link | None = None, error: RegniError | None = None, written: str | None = None
) -> Response:
    """The page, perhaps with a link that was just made, or with what the reader wrote in it and was refused."""
    reader = Reader(request)
    return page(
        "devices.html",
        reader,
        request,
        400 if error else 200,
        link=link,
        kept_days=BELONGINGS,
        webhook=shown_webhook(request, reader, written),
        error=error_text(error, reader.words) if error else "",
    )


async def change(request: Request) -> Response:
    """Makes a link, ends all other devices, changes the webhook, or forgets the reader."""
    form, reader, store = await form_of(request), Reader(request), host_of(request).store
    if not reader.owner:
        return see("/devices")
    wish = form.get("do", "")
    if wish == "link":
        link = Link("device", f"{base_of(request)}/me/{own_link(store, reader.owner)}")
        return devices_page(request, link)
    if wish == "end":
        response = see("/devices")
        set_cookie(response, OWNER, end_devices(store, reader.owner))
        # His open pages are closed when this browser has its new token: its own pages open again with that.
        response.background = BackgroundTask(tell_pages, request, reader.owner)
        return response
    if wish == "forget":
        forget(store, reader.owner)
        host_of(request).read_names()
        gatherings_of(request).tell_all()
        companies_of(request).tell_all()
        response = see("/")
        response.delete_cookie(OWNER, path="/")
        return response
    if wish in ("webhook", "webhook-try", "webhook-remove"):
        try:
            change_webhook(request, reader, form)
        except RegniError as error:
            return devices_page(request, error=error, written=form.get("address"))
        return see("/devices#webhook")
    raise HTTPException(404)


async def tell_pages(request: Request, *people: str) -> None:
    """Tells all pages beside somebody's that something has changed about him. Those that he may not see any more are
    closed."""
    for person in people:
        gatherings_of(request).tell_beside(person)
        companies_of(request).tell_beside(person)


async def arrive(request: Request) -> Response:
    """The page behind a link, on the other device: a button."""
    check(request)
    return page("arrive.html", Reader(request), request, key=request.path_params["key"])


async def settle(request: Request) -> Response:
    """This browser becomes one of the person's devices. The tables it had so far come along."""
    key, reader = check(request), Reader(request)
    response, store = see("/"), host_of(request).store
    before, person = reader.owner, linked_person(store, key)
    set_cookie(response, OWNER, add_device(store, key, before))
    if before:
        # Pages that are open here, or at the same tables elsewhere, open again with the seats of both.
        response.background = BackgroundTask(tell_pages, request, before, person)
    return response


def check(request: Request) -> str:
    key = str(request.path_params["key"])
    if not is_key(key) or not linked_person(host_of(request).store, key):
        raise HTTPException(404)
    return key


ROUTES = [
    Route("/devices", devices, methods=["GET"]),
    Route("/devices", change, methods=["POST"]),
    Route("/me/{key}", arrive, methods=["GET"]),
    Route("/me/{key}", settle, methods=["POST"]),
]
