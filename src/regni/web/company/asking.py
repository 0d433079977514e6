"""What people at a table ask of each other: to take moves back, more time, a bot for somebody who is away.

A request is forgotten as soon as anything else happens in the game. A person who was refused can ask again after that.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Literal

from ...errors import RegniError
from ..play.devices import NOBODY
from ..play.host import LiveSession

What = Literal["undo", "time", "bot"]
#: Seconds that somebody must have been away before others can ask for a bot: a page is often back in a moment.
ABSENT = 10


@dataclass(frozen=True)
class Request:
    """A request under way. People are named by the server's keys for them, not by the names they write."""

    what: What
    person: str
    #: The seat that it is about: the asker's own, or that of somebody who is away.
    seat: int
    #: How many moves are taken back, if that was asked for.
    length: int
    agreed: frozenset[str]


class Asking:
    """The requests at one table. `live` is its session. `away_since` says since when somebody is away: None if he is
    here."""

    def __init__(self, live: LiveSession, away_since: Callable[[str], float | None]) -> None:
        self.live = live
        self._away_since = away_since
        #: Who holds which seat, as last read.
        self._held: dict[int, str] | None = None
        self._at = -1
        self._requests: dict[What, Request] = {}
        #: The requests that were refused since the last entry, and who made them.
        self._refused: set[tuple[What, str]] = set()

    # What can be asked of it.

    @property
    def requests(self) -> list[Request]:
        self._lapse()
        return list(self._requests.values())

    def undo_length(self, person: str) -> int:
        """How many moves somebody would take back if everybody agrees. 0 if he cannot ask: nothing can be taken back,
        he needs nobody for it, or there is nobody to ask."""
        if not self.live.session.game.undoable:
            return 0
        own = self._seats(person)
        if any(self.live.session.may_undo(seat) for seat in own) or not self._deciders("undo", person, -1, ()):
            return 0
        return self.live.session.undo_length(own)

    def may_ask_time(self, person: str) -> bool:
        together, manners = self.live.together, self.live.manners
        is_running = together.ends is not None and together.seat in self._seats(person)
        return manners.may_extend and is_running and bool(self._deciders("time", person, -1, ()))

    def absent_seat(self, person: str, here: Collection[str]) -> int | None:
        """The seat for which somebody can propose a bot: its person has to decide and is away, or nobody holds it any
        more."""
        live, seat = self.live, self.live.session.game.deciding
        if live.manners.away != "vote" or seat is None or seat in live.together.stand_ins:
            return None
        holders = self._holders
        is_away = not live.session.terms.players[seat].bot and holders.get(seat) not in here
        return seat if is_away and person in holders.values() and person != holders.get(seat) else None

    def may_answer(self, request: Request, person: str, here: Collection[str]) -> bool:
        everybody = self._deciders(request.what, request.person, request.seat, here)
        return person in everybody - request.agreed

    # What people do.

    def ask(self, what: What, person: str, here: Collection[str]) -> None:
        """Somebody asks. If there is nobody else to ask, as for the last person at a table, it is done at once."""
        self.look_again()
        self._lapse()
        if what in self._requests:
            raise RegniError("asked-already")
        if (what, person) in self._refused:
            raise RegniError("asked-refused")
        seat, length = -1, 0
        if what == "undo":
            length = self.undo_length(person)
            if not length:
                raise RegniError("undo")
        elif what == "time":
            if not self.may_ask_time(person):
                raise RegniError("asked-time")
            seat = self.live.together.seat
        else:
            absent = self.absent_seat(person, here)
            if absent is None:
                raise RegniError("asked-bot")
            away = self._away_since(self._holders.get(absent, NOBODY))
            if away is None or self.live.host.now() - away < ABSENT:
                raise RegniError("asked-soon", seconds=ABSENT)
            seat = absent
        self._requests[what] = Request(what, person, seat, length, frozenset({person}))
        self._do_if_agreed(what, here)

    def answer(self, what: What, person: str, grants: bool, here: Collection[str]) -> None:
        """Somebody grants a request, or refuses it."""
        self.look_again()
        self._lapse()
        request = self._requests.get(what)
        if request is None:
            raise RegniError("asked-nothing")
        if not self.may_answer(request, person, here):
            raise RegniError("asked-not-you")
        if not grants:
            del self._requests[what]
            self._refused.add((what, request.person))
            return
        self._requests[what] = replace(request, agreed=request.agreed | {person})
        self._do_if_agreed(what, here)

    def note_return(self, person: str) -> None:
        """A person is here again, so a request for a bot in his place is forgotten."""
        request = self._requests.get("bot")
        if request is not None and self._holders.get(request.seat) == person:
            del self._requests["bot"]

    def _do_if_agreed(self, what: What, here: Collection[str]) -> None:
        request = self._requests[what]
        deciders = self._deciders(what, request.person, request.seat, here)
        # One is enough to grant time. For all else everybody must agree.
        is_agreed = len(request.agreed) > 1 if what == "time" else deciders <= request.agreed
        if not is_agreed:
            return
        deed: dict[What, Callable[[], None]] = {
            "undo": lambda: self.live.undo_together(request.length),
            "time": lambda: self.live.arrange(lambda together: together.more(self.live.manners)),
            "bot": lambda: self.live.arrange(lambda together: together.replaced(request.seat)),
        }
        del self._requests[what]
        deed[what]()

    # Who is asked to agree.

    def _deciders(self, what: What, person: str, seat: int, here: Collection[str]) -> set[str]:
        """Who must agree: about a bot those who are here, about moves those who play. A bot is not asked, nor a person
        for whom a bot plays, nor one whose Earl is out."""
        holders = self._holders
        others = set(holders.values()) - {person}
        if what == "bot":
            return (others & set(here)) - {holders.get(seat, "")}
        if what == "time":
            return others
        earls, bots = self.live.session.game.table.earls, self.live.together.stand_ins
        return {holder for one, holder in holders.items() if not earls[one].out and one not in bots} - {person}

    @property
    def _holders(self) -> dict[int, str]:
        if self._held is None:
            self._held = self.live.store.seats_of(self.live.number)
        return self._held

    def look_again(self) -> None:
        """Seats may have changed hands."""
        self._held = None

    def _seats(self, person: str) -> list[int]:
        return [seat for seat, holder in self._holders.items() if holder == person]

    def _lapse(self) -> None:
        if self._at != self.live.session.count:
            self._at = self.live.session.count
            self._requests.clear()
            self._refused.clear()
