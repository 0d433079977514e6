"""What a browser may send over its socket. Anything else is refused whole, and changes nothing."""

from __future__ import annotations

import msgspec

from ...errors import RegniError

#: Longer ones are not even read.
LONGEST = 8 * 1024


class Message(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    """`at` is how many entries the table had when the browser was last shown it."""


class Choose(Message, tag="choose", frozen=True):
    """Who `holds` what is put together confirms it, when it is whole, by choosing nothing more; `anew` it takes the
    place of what was put together before; what was `typed` may first be asked about."""

    at: int
    moves: list[str]
    holds: bool = False
    anew: bool = False
    typed: bool = False


class TakeBack(Message, tag="undo", frozen=True):
    at: int


class Uncover(Message, tag="uncover", frozen=True):
    seat: int


class Why(Message, tag="why", frozen=True):
    """Why can this thing on the table not be used now?"""

    thing: str


class Hurry(Message, tag="hurry", frozen=True):
    """To the end, or to one's next decision, without all the steps."""


class NextGame(Message, tag="next", frozen=True):
    at: int


Said = Choose | TakeBack | Uncover | Why | Hurry | NextGame

_decoder = msgspec.json.Decoder(Said)


def read_message(text: str | bytes) -> Said:
    """
    >>> read_message('{"do": "undo", "at": 3}')
    TakeBack(at=3)
    >>> read_message('{"do": "cheat"}')
    Traceback (most recent call last):
    regni.errors.RegniError: ...
    """
    try:
        if len(text) > LONGEST:
            raise RegniError("table-message")
        said: Said = _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise RegniError("table-message") from None
    return said
