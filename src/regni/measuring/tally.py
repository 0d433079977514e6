"""What was done in a game, counted from its events: Actions, cards, the Vikings' arrival."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ..engine import events as e
from ..engine.cards import (
    ALLIES,
    BANNER,
    BANQUET,
    CHAMPION,
    EARL_KINDS,
    INTRIGUE,
    MERCENARY,
    NAMES,
    SET_KINDS,
    TREACHERY,
    VASSAL,
)
from ..engine.events import EVENT_NAMES, Event
from ..engine.forces import HAND
from ..engine.rule_ids import O2, O9, W6_2, W6_3

#: Events that tell of a card of a certain kind leaving the Hand.
SPENDS = {
    e.HIRE: MERCENARY,
    e.BANQUET: BANQUET,
    e.APPEASED: BANQUET,
    e.BANNER: BANNER,
    e.BEQUEATH: BANNER,
    e.JOUST: BANNER,
    e.TACTICS: BANNER,
    e.BETRAY_LORD: TREACHERY,
    e.BETRAY_MERCENARY: TREACHERY,
    e.BETRAY_HAND: TREACHERY,
    e.INTRIGUE_FIEF: INTRIGUE,
    e.INTRIGUE_MERCENARY: INTRIGUE,
    e.INTRIGUE_POOL: INTRIGUE,
    e.ALLIES: ALLIES,
    e.VASSAL: VASSAL,
    e.JOUST_CHAMPION: CHAMPION,
}
#: Events that name the card that left the Hand. One swapped in a Joust is thrown away, not played.
SHOWS = (e.FOUND, e.ATTACH, e.INSTALL, e.EMISSARY)
#: What is laid out before the first turn, bought in a Winter or given to all, comes from the tray: nobody plays it.
FROM_TRAY = (W6_2, W6_3, O2, O9)


@dataclass
class Tally:
    """Counts of a game; the King of Rebellion's own deeds are left out.

    A Vassal who answers in a struggle counts as played, from the Hand or from his Fief: the events do not say.
    """

    #: How often each event of play happened to or by an Earl, by its name in `EVENT_NAMES`: "siege", "banquet" ...
    deeds: dict[str, int] = field(default_factory=dict)
    #: By seat: the cards played, a count for each of the 15 kinds and the Palace; and those turned into Towers.
    played: list[list[int]] = field(default_factory=list)
    towers: list[list[int]] = field(default_factory=list)
    #: The round in which the Vikings first arrived, of its Summer in a campaign; 0 if they never did.
    arrived: int = 0

    def cards(self) -> dict[str, int]:
        """The cards played by all Earls together, by name."""
        return {NAMES[kind]: sum(seat[kind] for seat in self.played) for kind in range(SET_KINDS)}


def count(events: list[Event], seats: int) -> Tally:
    """Everything that happened in a game of so many Earls, from the deal on."""
    deeds: Counter[str] = Counter()
    tally = Tally({}, [[0] * EARL_KINDS for _ in range(seats)], [[0] * EARL_KINDS for _ in range(seats)])
    current = 0
    for event in events:
        kind, seat = int(event.kind), int(event.seat)
        if kind == e.ROUND:
            current = int(event.number)
        elif kind == e.ARRIVED:
            tally.arrived = tally.arrived or current
        if 0 <= seat < seats and event.rule not in FROM_TRAY:
            deeds[EVENT_NAMES[kind]] += 1
            if kind == e.TOWER:
                tally.towers[seat][event.card] += 1
            elif kind in SPENDS:
                tally.played[seat][SPENDS[kind]] += 1
            elif kind in SHOWS or (kind == e.FIELD and event.number == HAND):
                tally.played[seat][event.card] += 1
    tally.deeds = dict(sorted(deeds.items()))
    return tally
