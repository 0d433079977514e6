"""Links for friends: an address that leads to a key, and the same as a QR code for phones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import segno
from markupsafe import Markup
from starlette.requests import HTTPConnection

#: How many codes are kept. A lobby shows the same ones again and again, and each takes 8 ms to draw.
MOST_CODES = 256


@dataclass(frozen=True)
class Link:
    #: What the link is for, as in the invitation.
    what: str
    address: str

    @property
    def code(self) -> Markup:
        """The QR code as a drawing in the page's own colours."""
        return code_of(self.address)


@lru_cache(maxsize=MOST_CODES)
def code_of(address: str) -> Markup:
    drawn = segno.make(address, error="m", micro=False)
    # The page allows no styles inside a drawing. The white edge is part of the code: readers need it.
    return Markup(drawn.svg_inline(scale=4, border=3, svgclass="qr", lineclass="qr-dark", omitsize=True))


def links_of(request: HTTPConnection, keys: Mapping[str, str]) -> dict[str, Link]:
    """The links of a table, by what they are for."""
    return {what: Link(what, f"{base_of(request)}/join/{key}") for what, key in keys.items()}


def base_of(request: HTTPConnection) -> str:
    """Where friends reach this server. Somebody at the machine itself may call it by a name that only he can use: then
    it is called by its address in the network, if it has one."""
    own = f"{request.url.scheme.replace('ws', 'http')}://{request.url.netloc}"
    reached: list[str] = request.app.state.reached
    return reached[0] if reached and request.url.hostname in LOCAL else own


#: Names that only this machine uses for itself.
LOCAL = ("127.0.0.1", "localhost", "::1")


def is_alone(request: HTTPConnection) -> bool:
    """Whether friends cannot reach this server at all: it listens to this machine only."""
    return not request.app.state.reached and request.url.hostname in LOCAL
