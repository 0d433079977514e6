"""Forms that bring a file. What is too large is read and thrown away, so that the browser waits for the answer."""

from __future__ import annotations

import asyncio
import re

from starlette.requests import ClientDisconnect, Request

from ...errors import RegniError
from .page import FORM_TIME, LONGEST_FORM

#: The largest file that is taken, in bytes. Honest ones are much smaller.
LARGEST_FILE = 64 * 1024
#: What is listened to, in bytes.
LARGEST_BODY = 64 * 1024 * 1024
MOST_FIELDS = 300


def is_upload(request: Request) -> bool:
    return request.headers.get("content-type", "").startswith("multipart/form-data")


async def upload_of(request: Request, largest: int = LARGEST_FILE) -> tuple[dict[str, str], bytes]:
    """The fields of a form, and the file that it brings. The file comes last in the form, so if it is too large only
    its end is cut off."""
    boundary = re.search(r'boundary="?([^";,\s]{1,100})', request.headers["content-type"])
    if boundary is None:
        raise RegniError("page-form")
    return parted(await body_of(request, LONGEST_FORM + largest), boundary[1].encode())


async def body_of(request: Request, most: int) -> bytes:
    """The first so many bytes of a form."""
    body, length = b"", 0
    try:
        async with asyncio.timeout(FORM_TIME):
            async for chunk in request.stream():
                length += len(chunk)
                body += chunk[: most - len(body)]
                if length > LARGEST_BODY:
                    raise RegniError("page-form")
    except (TimeoutError, ClientDisconnect):
        raise RegniError("page-form") from None
    return body


def parted(body: bytes, boundary: bytes) -> tuple[dict[str, str], bytes]:
    """The parts of a form: its fields, and its file.

    >>> parted(b'--x\\r\\nContent-Disposition: form-data; name="seats"\\r\\n\\r\\n3\\r\\n--x--\\r\\n', b"x")
    ({'seats': '3'}, b'')
    """
    fields, file = {}, b""
    for part in (b"\r\n" + body).split(b"\r\n--" + boundary, MOST_FIELDS)[1:]:
        head, _, content = part.partition(b"\r\n\r\n")
        name = re.search(rb'[ ;]name="([^"]{0,200})"', head)
        if name and b"filename=" in head:
            file = content
        elif name:
            try:
                fields[name[1].decode()] = content.decode()
            except UnicodeDecodeError:
                raise RegniError("page-form") from None
    return fields, file
