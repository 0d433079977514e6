"""The reader's webhook, on the page of his devices: he gives an address, tries it out, changes it, removes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from ...errors import RegniError
from ..gathering.links import base_of
from ..webhooks.caller import Caller
from ..webhooks.kept import Webhook, drop_webhook, keep_webhook, webhook_of
from ..webhooks.target import read_target
from .page import Reader, host_of


@dataclass(frozen=True)
class ShownWebhook:
    #: The text of the field: what was sent last, even if it was refused.
    address: str
    #: Whether there is one, and whether something is being sent to it.
    is_kept: bool
    is_trying: bool
    is_off: bool
    #: What became of the last message. Empty if none was sent yet.
    last: str


def caller_of(request: HTTPConnection) -> Caller | None:
    """What sends webhooks. None if the owner of the server does not allow them."""
    caller = request.app.state.caller
    assert caller is None or isinstance(caller, Caller)
    return caller


def shown_webhook(request: HTTPConnection, reader: Reader, written: str | None = None) -> ShownWebhook | None:
    """What the page shows. None if there are no webhooks here. `written` is an address that was refused."""
    caller = caller_of(request)
    if caller is None:
        return None
    kept = webhook_of(host_of(request).store, reader.owner) if reader.owner else None
    address = kept.address if kept else ""
    return ShownWebhook(
        address=address if written is None else written,
        is_kept=kept is not None,
        is_trying=kept is not None and caller.is_trying(reader.owner),
        is_off=kept is not None and kept.is_off,
        last=kept.last if kept else "",
    )


def change_webhook(request: HTTPConnection, reader: Reader, form: Mapping[str, str]) -> None:
    """Keeps the address of a form, tries it out, or removes it. Raises an error if that is not possible."""
    caller, store = caller_of(request), host_of(request).store
    if caller is None:
        raise RegniError("webhook-none")
    if form.get("do") == "webhook-remove":
        drop_webhook(store, reader.owner)
        return
    if form.get("do") == "webhook":
        address = form.get("address", "").strip()
        read_target(address)
        keep_webhook(store, reader.owner, Webhook(address, base_of(request), reader.language))
        return
    kept = webhook_of(store, reader.owner)
    if kept is None:
        raise RegniError("webhook-address")
    caller.try_out(reader.owner, kept)
