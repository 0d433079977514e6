"""Counts the events of a game: Actions, cards, the Vikings' arrival."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ..engine import events as e
from ..engine.cards import EARL_KINDS, NAMES, SET_KINDS
from ..engine.events import EVENT_KINDS, EVENT_NAMES, Event
from ..engine.forces import HAND, TRAY
from ..engine.rule_ids import O9


@dataclass
class Tally:
    """Counts of a game; the King of Rebellion's own acts are left out."""

    #: How often each event happened by or to an Earl, by its name in `EVENT_NAMES`: "siege", "banquet" ...
    deeds: dict[str, int] = field(default_factory=dict)
    #: For each seat: the cards played, a count for each of the 15 kinds and the Palace; and the cards turned into
    #: Towers.
    played: list[list[int]] = field(default_factory=list)
    towers: list[list[int]] = field(default_factory=list)
    #: The round in which the Vikings first arrived (in a campaign, of that Summer); 0 if they never did.
    arrived: int = 0

    def cards(self) -> dict[str, int]:
        """The cards played by all Earls together, by name."""
        return {NAMES[kind]: sum(seat[kind] for seat in self.played) for kind in range(SET_KINDS)}


def count(events: list[Event], seats: int) -> Tally:
    """Count everything in a game of so many Earls, from the deal on."""
    deeds: Counter[str] = Counter()
    tally = Tally({}, [[0] * EARL_KINDS for _ in range(seats)], [[0] * EARL_KINDS for _ in range(seats)])
    current = 0
    for event in events:
        kind, seat = int(event.kind), int(event.seat)
        if kind == e.ROUND:
            current = int(event.number)
        elif kind == e.ARRIVED:
            tally.arrived = tally.arrived or current
        # Cards laid out before the first turn, bought in a Winter or given to all (O9) are not played.
        if 0 <= seat < seats and event.source != TRAY and event.rule != O9:
            deeds[EVENT_NAMES[kind]] += 1
            if kind == e.TOWER:
                tally.towers[seat][event.card] += 1
            else:
                card = played_card(event)
                if card >= 0:
                    tally.played[seat][card] += 1
    tally.deeds = dict(sorted(deeds.items()))
    return tally


def played_card(event: Event) -> int:
    """The card played from the Hand, -1 if there is none. A card swapped in a Joust is thrown away, not played."""
    kind = EVENT_KINDS[event.kind]
    if "source" in kind.fields and event.source != HAND:
        return -1
    return int(event.card) if event.source == HAND and kind.spends < 0 else kind.spends
