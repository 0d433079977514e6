"""Keys that nobody can guess: to seats, and for a browser that comes back."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets

#: 128 bits.
LENGTH = 16
FORM = re.compile(r"[A-Za-z0-9_-]{22}")


def new_key() -> str:
    return secrets.token_urlsafe(LENGTH)


def key_from(*parts: str) -> str:
    """The same key from the same parts; nobody can guess it who does not know them all.

    >>> key_from("rematch", "a") == key_from("rematch", "a"), is_key(key_from("rematch", "b"))
    (True, True)
    """
    digest = hashlib.sha256("\n".join(("regni key", *parts)).encode()).digest()
    return base64.urlsafe_b64encode(digest[:LENGTH]).decode().rstrip("=")


def is_key(text: str) -> bool:
    """Whether a text could be one.

    >>> is_key(new_key()), is_key("../../etc/passwd")
    (True, False)
    """
    return FORM.fullmatch(text) is not None
