"""Showing what came from outside, and guessing what was meant, without being hurt by either."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches

LONGEST = 60


def shown(value: object) -> str:
    """A value as it may stand in an error: short, and never itself an error."""
    try:
        return str(value)[:LONGEST]
    except (ValueError, RecursionError):  # numbers of thousands of digits, nesting without end
        return type(value).__name__


def nearest(name: str, names: list[str]) -> str:
    """The name that was probably meant."""
    close = get_close_matches(name[:LONGEST], names, 1, 0.0)
    return close[0] if close else names[0]


def plain(text: str) -> str:
    """Lower case, without accents or odd spaces.

    >>> plain("  Por  QUÉ ")
    'por que'
    """
    apart = unicodedata.normalize("NFD", text.lower())
    return " ".join("".join(char for char in apart if not unicodedata.combining(char)).split())
