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
#: What a person saved (decks, house rules, devices, the webhook) is put away after so many days without a visit. His
#: browser forgets him after the same time.
BELONGINGS = 365
#: How many days before its end a session says so on its page. A session also stays at least so many days after its
#: owner has shortened the times, and after the server is started again after a long while: before that nobody could
#: read of its end.
NOTICE = 14
