"""The messages that a browser may send over its socket. Any other message is refused and changes nothing."""

from __future__ import annotations

import msgspec

from ...errors import RegniError

#: Longer messages are not read, in bytes.
LONGEST = 8 * 1024
#: A page asks whether the link still carries, and is answered. Both are compared as text: they come every few seconds.
PING, PONG = '{"do":"ping"}', b'{"kind":"pong"}'


class Message(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    """A message."""


class Deed(Message, frozen=True, kw_only=True):
    """A message that changes something. `at` is the number of entries in the session when the browser was last shown
    it. `token` is the page's own number for it: a page that came back sends again what was not answered, and what has
    arrived already is not done twice."""

    at: int
    token: int = 0


class Choose(Deed, tag="choose", frozen=True):
    """Moves to make. With `holds` a complete draft waits to be confirmed by an empty choice. With `replaces` the moves
    replace the draft. Before a `typed` move the player may be asked whether he means it."""

    moves: list[str]
    holds: bool = False
    replaces: bool = False
    typed: bool = False


class TakeBack(Deed, tag="undo", frozen=True):
    """Takes back the last choice or move."""


class Uncover(Message, tag="uncover", frozen=True):
    seat: int


class Why(Message, tag="why", frozen=True):
    """Asks why this thing on the table cannot be used now."""

    thing: str


class Look(Message, tag="look", frozen=True):
    """Asks what an attack would need and bring, before it is declared."""

    move: str


class LookBack(Message, tag="back", frozen=True):
    """Asks for a scene that the player has seen."""

    scene: int


class Earlier(Message, tag="earlier", frozen=True):
    """Asks for the lines of the chronicle before the one with this number."""

    before: int


class Hurry(Message, tag="hurry", frozen=True):
    """Asks to skip all steps up to the end, or up to the player's next decision."""


class NextGame(Deed, tag="next", frozen=True):
    """Begins the next game of a series."""


class Say(Message, tag="say", frozen=True):
    """Says a line to the others at the table, or a ready phrase by its name."""

    text: str = ""
    phrase: str = ""


Said = Choose | TakeBack | Uncover | Why | Look | LookBack | Earlier | Hurry | NextGame | Say

_decoder = msgspec.json.Decoder(Said)


def read_message(text: str | bytes) -> Said:
    """Reads a message. Raises an error if it is not one of ours.

    >>> read_message('{"do": "undo", "at": 3}')
    TakeBack(at=3, token=0)
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
