"""What on the board a sentence of the log speaks of: only what the sentence names, and only what its reader may know.

A mention is written as a thing of the page (`paths`), a card of a kind in a place (`fief-red-2/land`), or an Earl. The
page highlights it while the player points at the sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import NamedTuple

from ...engine import events as e
from ...engine.cards import COLOURS, NAMES
from ...engine.table import VIKINGS
from ...words.chronicle import Chronicle, Entry
from ...words.words import Words
from .arms import field_of

#: How many events are kept with what they speak of. Every frame shows much of the same log.
MOST_EVENTS = 512
EVERYBODY = frozenset(range(len(COLOURS)))


class LogLine(NamedTuple):
    """A sentence of the log, what it highlights on the board, and the heraldic field of the one who does the deed."""

    entry: Entry
    mentions: str
    field: str = ""
    #: The number of its scene, which can be seen again, or 0 if it belongs to none. And whether it is the first of it.
    scene: int = 0
    begins: bool = False
    #: Why a bot did it, in words. Empty if there is nothing to tell.
    why: str = ""


class Log:
    """The newest lines of the chronicle, for one viewer. Few of them change from frame to frame, so the others are
    kept."""

    def __init__(self) -> None:
        #: Of which reading of which chronicle the lines are, and how many entries it had.
        self._of: tuple[Chronicle, int, Words] | None = None
        self._known = 0
        self._lines: list[LogLine] = []

    def tail(self, chronicle: Chronicle, number: int, words: Words, scene_of: Sequence[int]) -> list[LogLine]:
        """The last `number` lines."""
        entries = chronicle.tail(number)
        fresh = [entry for entry in entries if entry.number >= self._known]
        of, seat = (chronicle, chronicle.undone, words), chronicle.seat
        renumbers = any(e.EVENT_KINDS[entry.event.kind].renumbers for entry in fresh)
        if self._of != of or renumbers or len(fresh) == len(entries):
            self._lines = lines(entries, seat, words, scene_of)
        elif fresh:
            # A line begins a scene if the line before it is not of that scene.
            more = lines(entries[-len(fresh) - 1 :], seat, words, scene_of)[1:]
            self._lines = [*self._lines, *more][-number:]
            first = self._lines[0]
            if first.scene and not first.begins:
                self._lines[0] = first._replace(begins=True)
        self._of, self._known = of, len(chronicle.entries)
        return self._lines


def lines(entries: Sequence[Entry], seat: int, words: Words, scene_of: Sequence[int] = ()) -> list[LogLine]:
    """The log as a seat reads it. If a Fief may have another number by now, its Earl is highlighted instead. `scene_of`
    has the number of the scene of every event."""
    found = []
    renumbered: frozenset[int] = frozenset()
    scenes = [scene_of[entry.heard] if scene_of else 0 for entry in entries]
    begin = [scene > 0 and scene != before for before, scene in zip([0, *scenes], scenes, strict=False)]
    for entry, scene, begins in reversed([*zip(entries, scenes, begin, strict=True)]):
        event = entry.event
        mentioned = spoken_of(event, seat, renumbered)
        found.append(LogLine(entry, mentioned, field_of(entry.doer, words), scene, begins))
        renumbers = e.EVENT_KINDS[event.kind].renumbers
        if renumbers == "all":
            renumbered = EVERYBODY
        elif renumbers:
            renumbered |= {int(event.seat if renumbers == "seat" else event.other)}
    return found[::-1]


@lru_cache(maxsize=MOST_EVENTS)
def spoken_of(event: e.Event, seat: int, renumbered: frozenset[int]) -> str:
    """The mentions of one event in one line, each of them once."""
    return " ".join(dict.fromkeys(mentions(event, seat, renumbered)))


def mentions(event: e.Event, seat: int, renumbered: AbstractSet[int]) -> list[str]:
    """Everything on the board that the sentence of one event speaks of."""
    spoken = [mention(event, thing, seat, renumbered) for thing in e.EVENT_KINDS[event.kind].speaks]
    return [one for one in spoken if one]


def mention(event: e.Event, thing: str, seat: int, renumbered: AbstractSet[int]) -> str:
    """One thing that an event speaks of. Empty if there is no such thing. If the reader may not know a card, its place
    or its Earl stands for it."""
    place, _, part = thing.partition("/")
    own, other = int(event.seat), int(event.other)
    card = NAMES[event.card] if part == "card" and event.card >= 0 else ""
    if place == "fief":
        owner = other if e.EVENT_KINDS[event.kind].fields["fief"] == "other" else own
        return fief(owner, int(event.fief), card, renumbered)
    if place == "home":
        return fief(own, int(event.home), card, renumbered)
    if place == "towers" or part == "towers":
        return towers(own if place == "towers" else other)
    if place == "mercenary" or part == "mercenary":
        return within(own if place == "mercenary" else other, "mercenary")
    if place == "pool":
        return pool(own, card)
    if place == "hand":
        return f"hand/{card}" if own == seat and card else earl(own)
    if place == "middle":
        return f"middle/{card}" if card else ""
    if place in ("seat", "other"):
        return within(own if place == "seat" else other, card)
    return place


def earl(seat: int) -> str:
    if seat == VIKINGS:
        return "vikings"
    return f"earl-{COLOURS[seat]}" if seat >= 0 else ""


def within(seat: int, card: str) -> str:
    """A card of a kind anywhere in an Earldom."""
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


def fief(seat: int, index: int, card: str, renumbered: AbstractSet[int]) -> str:
    if seat < 0 or index < 0 or seat in renumbered:
        return earl(seat)
    place = f"fief-{COLOURS[seat]}-{index + 1}"
    return f"{place}/{card}" if card else place
