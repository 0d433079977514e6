"""What each Earl did in a game, counted from what everybody saw happen."""

from __future__ import annotations

from dataclasses import dataclass, fields

from ...engine import events as e
from ...engine.events import Event
from ...game import Game
from .happenings import ATTACKS, PLOTS, public_events

#: The events by which an Attack takes something. Then it has succeeded.
SPOILS = e.family("spoils")
#: The events that stop a plot.
STOPPED = e.family("stopped")


@dataclass
class Deeds:
    """The deeds of one Earl, or of the King."""

    turns: int = 0
    drawn: int = 0
    founded: int = 0
    taken: int = 0
    lost: int = 0
    attacks: int = 0
    #: Attacks that took a Tower, a Property or a Fief.
    victories: int = 0
    attacked: int = 0
    #: Attacks by others, Vikings included, that took nothing.
    held: int = 0
    strongest: int = 0
    hired: int = 0
    plots: int = 0
    #: Plots that were not stopped.
    succeeded: int = 0
    #: His Lords who were killed or died as captives.
    lords: int = 0
    crowns: int = 0
    legacy: int = 0


DEEDS = [one.name for one in fields(Deeds)]


def deeds_of(game: Game) -> list[Deeds]:
    """The deeds by seat. Those of the King of Rebellion come last."""
    tally = Tally(len(game.table.earls))
    for number in range(len(game.moves) + 1):
        for event in public_events(game, number):
            tally.hear(event)
    return tally.deeds


class Tally:
    """Counts deeds from the events, in their order."""

    def __init__(self, seats: int) -> None:
        self.deeds = [Deeds() for _ in range(seats)]
        self.nobody = Deeds()
        #: The attacker's and the defender's deeds, while the Attack has taken nothing yet.
        self.attack: tuple[Deeds, Deeds] | None = None

    def of(self, seat: int) -> Deeds:
        """The deeds of a seat. Those of the Vikings are counted for nobody."""
        return self.deeds[seat] if seat >= 0 else self.nobody

    def hear(self, event: Event) -> None:
        kind, own, other = event.kind, self.of(event.seat), self.of(event.other)
        if kind == e.TURN:
            own.turns += 1
        elif kind == e.DRAW:
            own.drawn += 1
        elif kind == e.FOUND:
            own.founded += 1
        elif kind == e.HIRE:
            own.hired += 1
        elif kind == e.CROWNED:
            own.crowns += 1
        elif kind == e.LEGACY_TOTAL:
            own.legacy = int(event.number)
        elif kind in (e.KILLED, e.UNRANSOMED):
            own.lords += 1
        elif kind in PLOTS:
            own.plots += 1
            own.succeeded += 1
        elif kind in STOPPED:
            own.succeeded -= 1
        else:
            self.hear_of_war(event, own, other)

    def hear_of_war(self, event: Event, own: Deeds, other: Deeds) -> None:
        kind = event.kind
        if kind in ATTACKS:
            own.attacks += 1
            other.attacked += 1
            other.held += 1
            self.attack = own, other
        elif kind == e.DEALS:
            own.strongest = max(own.strongest, int(event.number))
        if kind in SPOILS and self.attack is not None:
            attacker, defender = self.attack
            attacker.victories += 1
            defender.held -= 1
            self.attack = None
        if kind in (e.SEIZED, e.FIEF_TAKEN):
            own.taken += 1
        if kind in (e.SEIZED, e.RAZED, e.FIEF_TAKEN):
            other.lost += 1
        elif kind == e.FIEF_LOST:
            own.lost += 1
