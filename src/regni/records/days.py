"""After how many days the tables of a server are put away, unless its owner says otherwise."""

from __future__ import annotations

from typing import NamedTuple


class Days(NamedTuple):
    """After how many days sessions are put away. 0 means never."""

    #: Games that nobody plays on.
    unfinished: int = 60
    finished: int = 180
    #: Tables for friends whose game never began.
    lobbies: int = 14


USUAL = Days()
#: The most that can be chosen: a hundred years.
MOST = 36_500
#: How many days before its end a session says so on its page. Also, how many days remain at least after the times were
#: shortened, and for somebody who starts the server again after a long while: until then nobody could be told.
NOTICE = 14
