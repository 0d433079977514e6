"""Keys that nobody can guess: they open seats, or tell the server which browser has come back."""

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
    """A key made from parts. The same parts give the same key. Only those who know all parts can guess it.

    >>> key_from("rematch", "a") == key_from("rematch", "a"), is_key(key_from("rematch", "b"))
    (True, True)
    """
    digest = hashlib.sha256("\n".join(("regni key", *parts)).encode()).digest()
    return base64.urlsafe_b64encode(digest[:LENGTH]).decode().rstrip("=")


def rematch_key(handle: str) -> str:
    """The handle of the rematch of a session. It is computed, so that the first who asks opens it and the others find
    it."""
    return key_from("rematch", handle)


def is_key(text: str) -> bool:
    """Whether a text has the form of a key.

    >>> is_key(new_key()), is_key("../../etc/passwd")
    (True, False)
    """
    return FORM.fullmatch(text) is not None
