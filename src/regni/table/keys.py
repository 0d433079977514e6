"""Keys that nobody can guess: to seats, and for a browser that comes back."""

from __future__ import annotations

import re
import secrets

#: 128 bits.
LENGTH = 16
FORM = re.compile(r"[A-Za-z0-9_-]{22}")


def new_key() -> str:
    return secrets.token_urlsafe(LENGTH)


def is_key(text: str) -> bool:
    """Whether a text could be one.

    >>> is_key(new_key()), is_key("../../etc/passwd")
    (True, False)
    """
    return FORM.fullmatch(text) is not None
