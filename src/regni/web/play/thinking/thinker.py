"""A process in which bots think: `python -m regni.web.play.thinking.thinker`.

It is asked on its input and answers on its output, until the server closes the input or is gone. It gets what the bot
may see, the bot's own random stream, and nothing else.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress

import msgspec

from ....bots.witan import Witan
from ....engine.sight import Sight
from .parcels import unpack

#: Bots give way to the server, which has to answer everybody. Windows has no such priority.
POLITE = 10


class Thought(msgspec.Struct, frozen=True, array_like=True):
    """What came of thinking: the move, the reason for it, and the bot's random stream afterwards."""

    move: int
    why: tuple[str, dict[str, int]]
    stream: list[int]


def think(witan: Witan, sight: Sight) -> Thought:
    move = witan.choose(sight)
    return Thought(move, witan.reason(), witan.rng.words())


def main() -> None:
    # On systems without process groups Ctrl-C reaches this process too. The server handles it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    with suppress(EOFError, BrokenPipeError):
        while True:
            thought = think(*unpack(sys.stdin.buffer))
            sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
            sys.stdout.buffer.flush()
    # The server is gone: nobody reads what is written.
    os._exit(0)


if __name__ == "__main__":
    main()
