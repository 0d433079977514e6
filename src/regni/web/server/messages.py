"""The messages that a browser may send over its socket. Any other message is refused and changes nothing."""

from __future__ import annotations

import msgspec

from ...errors import RegniError

#: Longer messages are not read, in bytes.
LONGEST = 8 * 1024


class Message(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    """A message. `at` is the number of entries in the session when the browser was last shown it."""


class Choose(Message, tag="choose", frozen=True):
    """Moves to make. With `holds` a complete draft waits to be confirmed by an empty choice. With `replaces` the moves
    replace the draft. Before a `typed` move the player may be asked whether he means it."""

    at: int
    moves: list[str]
    holds: bool = False
    replaces: bool = False
    typed: bool = False


class TakeBack(Message, tag="undo", frozen=True):
    at: int


class Uncover(Message, tag="uncover", frozen=True):
    seat: int


class Why(Message, tag="why", frozen=True):
    """Asks why this thing on the table cannot be used now."""

    thing: str


class Hurry(Message, tag="hurry", frozen=True):
    """Asks to skip all steps up to the end, or up to the player's next decision."""


class NextGame(Message, tag="next", frozen=True):
    at: int


Said = Choose | TakeBack | Uncover | Why | Hurry | NextGame

_decoder = msgspec.json.Decoder(Said)


def read_message(text: str | bytes) -> Said:
    """Reads a message. Raises an error if it is not one of ours.

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
