"""What of the table a sentence of the log speaks of: only what it names, as far as its reader may know.

A light is a thing of the page (`paths`), a card of a kind in a place (`fief-red-2/land`), or an Earl.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...engine import events as e
from ...engine.cards import COLOURS, NAMES
from ...engine.table import VIKINGS
from ...words.chronicle import Entry

#: A card of a Fief of the Earl who does it, by the Fief's number.
IN_OWN_FIEF = {e.ATTACH, e.INSTALL, e.PLACED}
#: A Fief of the other, by its number.
OTHERS_FIEF = {e.RAID, e.SIEGE, e.INTRIGUE_FIEF, e.KING_WANTS}
#: A card that lies in the Earldom now: of the one who does it, or of the other.
OWN_CARD = {e.FOUND, e.SEIZED, e.FIEF_TAKEN, e.CARRIED_OFF, e.INTRIGUED, e.PRIZE, e.HOLDS, e.FREED}
OTHERS_CARD = {e.CAPTURED, e.BETRAY_LORD}
OWN_MERCENARY = {e.HIRE, e.GARRISON, e.MERCENARY_TAKEN}
OTHERS_MERCENARY = {e.BETRAY_MERCENARY, e.INTRIGUE_MERCENARY}
#: A card that went into somebody's Army pool.
TO_POOL = {e.ARMY, e.ARMY_TAKEN}
TOWERS = {e.TOWER, e.TOWERS_SOAK, e.TOWER_LOST}
#: What was drawn or taken into the Hand.
TO_HAND = {e.DRAW, e.FETCHED}
#: What lies in the middle while it happens.
IN_THE_MIDDLE = {e.FIELD, e.BATTLE_CARD, e.CHURCH, e.JOUST_SHOW, e.JOUST_TIE, e.JOUST_DEALT, e.LOST}
OF_THE_VIKINGS = {
    e.MARKER, e.MARKER_HELD, e.WHITE_MARKER, e.ARRIVED, e.VIKING_GAIN, e.CONTROL, e.HOLD, e.EMISSARY, e.MARKERS_BACK,
    e.MARKERS_START, e.VIKINGS_START, e.KING_CUBES, e.LONGBOATS,
}  # fmt: skip
OF_THE_CROWN = {e.CROWNED, e.KING_FREE, e.LEGACY_KING}

#: After these the Fiefs of an Earl are counted anew: of the one who does it, of the other, of all.
OWN_FIEFS_FEWER = {e.FIEF_LOST, e.OUT, e.TABLED, e.RELATIVE, e.KING_FALLS}
OTHERS_FIEFS_FEWER = {e.SEIZED, e.RAZED, e.FIEF_TAKEN}
ALL_FIEFS_GONE = {e.WINTER, e.NEW_FIRST, e.SUMMER}


@dataclass(frozen=True)
class LitEntry:
    """A sentence of the log, and what it lights."""

    entry: Entry
    lights: str


def lines(entries: Sequence[Entry], seat: int) -> list[LitEntry]:
    """The log as a seat reads it. A Fief that may have another number by now is not lit, only its Earl."""
    found = []
    counted_anew: set[int] = set()
    for entry in reversed(entries):
        event = entry.event
        found.append(LitEntry(entry, " ".join(dict.fromkeys(lights(event, seat, counted_anew)))))
        if event.kind in OWN_FIEFS_FEWER:
            counted_anew.add(int(event.seat))
        elif event.kind in OTHERS_FIEFS_FEWER:
            counted_anew.add(int(event.other))
        elif event.kind in ALL_FIEFS_GONE:
            counted_anew.update(range(len(COLOURS)))
    return found[::-1]


def lights(event: e.Event, seat: int, counted_anew: set[int]) -> list[str]:
    """All that one event's sentence speaks of."""
    kind, own, other = event.kind, int(event.seat), int(event.other)
    card = NAMES[event.card] if event.card >= 0 else ""
    found = []
    if kind in IN_OWN_FIEF:
        found.append(fief(own, int(event.number), card, counted_anew))
    elif kind in OTHERS_FIEF:
        found += [earl(own), fief(other, int(event.number), "", counted_anew)]
    elif kind == e.LEGACY_FIEF:
        found.append(fief(own, int(event.number), "", counted_anew))
    elif kind in OWN_CARD:
        found.append(within(own, card))
    elif kind in OTHERS_CARD:
        found += [earl(own), within(other, card)]
    elif kind in OWN_MERCENARY:
        found.append(within(own, "mercenary"))
    elif kind in OTHERS_MERCENARY:
        found += [earl(own), within(other, "mercenary")]
    elif kind in TO_POOL:
        found.append(pool(own, card))
    elif kind in TOWERS:
        found.append(towers(own))
    elif kind == e.STORM:
        found += [earl(own), towers(other)]
    elif kind in TO_HAND and own == seat and card:
        found.append(f"hand/{card}")
    elif kind in IN_THE_MIDDLE and card:
        found += [earl(own), f"middle/{card}"]
    else:
        found += [earl(own), earl(other)]
    if kind in OF_THE_VIKINGS:
        found.append("vikings")
    if kind in OF_THE_CROWN:
        found.append("crown")
    return [light for light in found if light]


def earl(seat: int) -> str:
    if seat == VIKINGS:
        return "vikings"
    return f"earl-{COLOURS[seat]}" if seat >= 0 else ""


def within(seat: int, card: str) -> str:
    """A card of a kind somewhere in an Earldom."""
    if seat < 0:
        return earl(seat)
    return f"{COLOURS[seat]}/{card}" if card else earl(seat)


def pool(seat: int, card: str) -> str:
    if seat < 0:
        return earl(seat)
    place = f"pool-{COLOURS[seat]}"
    return f"{place}/{card}" if card else place


def towers(seat: int) -> str:
    return f"towers-{COLOURS[seat]}" if seat >= 0 else earl(seat)


def fief(seat: int, index: int, card: str, counted_anew: set[int]) -> str:
    if seat < 0 or seat in counted_anew:
        return earl(seat)
    place = f"fief-{COLOURS[seat]}-{index + 1}"
    return f"{place}/{card}" if card else place
