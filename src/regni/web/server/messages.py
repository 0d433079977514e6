"""The messages that a browser may send over its socket. Any other message is refused and changes nothing."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ...errors import RegniError
from ..company.asking import What

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


class Teach(Deed, tag="teach", frozen=True):
    """In a lesson: goes on, goes back a step, or skips the part."""

    what: Literal["on", "back", "skip"]


class Say(Message, tag="say", frozen=True):
    """Says a line to the others at the table, or a ready phrase by its name."""

    text: str = ""
    phrase: str = ""


class Ask(Deed, tag="ask", frozen=True):
    """Asks the others to take moves back, for more time, or for a bot instead of somebody who is away."""

    what: What


class Answer(Deed, tag="answer", frozen=True):
    """Grants what somebody asks for, or refuses it."""

    what: What
    grants: bool


class Return(Message, tag="return", frozen=True):
    """Takes the seat back from the bot that plays it."""


class AllowTalk(Message, tag="talk", frozen=True):
    """The host turns talk off or on."""

    allows: bool


class Commit(Message, tag="commit", frozen=True):
    """In a lobby: this browser fixes its word for the deal."""

    round: int
    commitment: str


class Open(Message, tag="open", frozen=True):
    """In a lobby: this browser opens its word."""

    round: int
    word: str


#: Messages about people, and not about moves.
Social = Ask | Answer | Return | AllowTalk | Say

Said = Choose | TakeBack | Uncover | Why | Look | LookBack | Earlier | Hurry | NextGame | Teach | Social

SaidInLobby = Commit | Open

_decoder = msgspec.json.Decoder(Said)
_lobby_decoder = msgspec.json.Decoder(SaidInLobby)


def read_message(text: str | bytes) -> Said:
    """Reads a message. Raises an error if it is not one of ours.

    >>> read_message('{"do": "undo", "at": 3}')
    TakeBack(at=3, token=0)
    >>> read_message('{"do": "cheat"}')
    Traceback (most recent call last):
    regni.errors.RegniError: ...
    """
    said: Said = _read(text, _decoder)
    return said


def read_lobby_message(text: str | bytes) -> SaidInLobby:
    """Reads a message of a page that shows a lobby.

    >>> read_lobby_message('{"do": "commit", "round": 1, "commitment": "ab"}')
    Commit(round=1, commitment='ab')
    """
    said: SaidInLobby = _read(text, _lobby_decoder)
    return said


def _read(text: str | bytes, decoder: msgspec.json.Decoder[Any]) -> Any:
    try:
        if len(text) > LONGEST:
            raise RegniError("table-message")
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise RegniError("table-message") from None
