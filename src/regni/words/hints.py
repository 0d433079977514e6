"""Shows input from outside safely, and guesses what was meant."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches

LONGEST = 60


def shown(value: object) -> str:
    """A value for an error message: always short, and it never fails."""
    try:
        return str(value)[:LONGEST]
    except (ValueError, RecursionError):  # numbers of thousands of digits, endless nesting
        return type(value).__name__


def nearest(name: str, names: list[str]) -> str:
    """The known name that is most like the typed one."""
    close = get_close_matches(name[:LONGEST], names, 1, 0.0)
    return close[0] if close else names[0]


def plain(text: str) -> str:
    """Lower case, without accents or odd spaces.

    >>> plain("  Por  QUÉ ")
    'por que'
    """
    apart = unicodedata.normalize("NFD", text.lower())
    return " ".join("".join(char for char in apart if not unicodedata.combining(char)).split())
