"""The events that one seat has seen, as sentences, each with the Earl whose turn it was and its rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ..engine import events as e
from ..engine.cards import COLOURS, NOBODY
from ..engine.rule_ids import B9_1, H3_2, W8_3, rule_id
from ..game import Game
from .words import Words, times

VIKINGS = "vikings"

#: Events that begin a new paragraph.
OPENINGS = e.family("opening")
#: Events that become headings.
HEADINGS = e.family("heading")
#: Events of the Vikings' turn.
OF_THE_VIKINGS = e.family("vikings")
#: Events that are not told because they are obvious.
UNTOLD = e.family("untold")
#: Rules by which the Vikings' own turn moves a marker. In an Earl's turn an Emissary or the King's Monk does.
OF_THE_CLOCK = (B9_1, H3_2, W8_3)


@dataclass(slots=True)
class Entry:
    """A sentence of the chronicle. `turn` is the Earl whose turn it was, or empty."""

    turn: str
    sentence: str
    rule: str
    opens: bool
    is_heading: bool
    #: The number of the sentence, and its event as the reader may see it.
    number: int
    event: e.Event
    #: How many events the reader had seen before this one.
    heard: int
    times: int = 1

    @property
    def doer(self) -> str:
        """Who does what is told: an Earl's colour, or the Vikings. If nobody does it, the turn counts."""
        if not self.turn or self.event.seat == NOBODY:
            return self.turn
        return COLOURS[self.event.seat] if self.event.seat >= 0 else VIKINGS

    @property
    def text(self) -> str:
        return times(self.sentence, self.times)


def paragraphs(entries: list[Entry]) -> list[list[Entry]]:
    """The entries in paragraphs: a new turn, an opening event or a heading begins a new one."""
    found: list[list[Entry]] = []
    for entry in entries:
        last = found[-1][-1] if found else None
        if last is None or entry.turn != last.turn or entry.opens or entry.is_heading or last.is_heading:
            found.append([])
        found[-1].append(entry)
    return found


class Mark(NamedTuple):
    """How far a chronicle was when it had read all moves that stay."""

    read_to: int
    entries: int
    #: How often the last entry was said.
    times: int
    turn: str
    heard: int


class Chronicle:
    """All sentences for one seat, and how many of them were already shown."""

    def __init__(self, game: Game, seat: int, words: Words) -> None:
        self.game = game
        self.seat = seat
        self.words = words.at(game.table, seat, words.people)
        self.entries: list[Entry] = []
        self.shown = 0
        self.read_to = 0
        #: How many events were read, those that are not told too.
        self.heard = 0
        self.undone = game.undone
        #: Whose turn it is. A game that begins in the middle begins in somebody's turn.
        self.turn = self.first_turn = str(game.record.position.get("turn", ""))
        self._mark = Mark(0, 0, 0, self.first_turn, 0)

    def read(self, most: int | None = None) -> bool:
        """Add the events of the new moves, or of `most` of them. After an undo, everything that follows the
        moves that stay is read again. Returns whether all is read."""
        if self.undone != self.game.undone:
            self.undone = self.game.undone
            self._go_back()
        end = len(self.game.moves) + 1
        to = end if most is None else min(end, self.read_to + most)
        staying = min(to, self.game.staying + 1)
        if self.read_to <= staying:
            self._read_up_to(staying)
            times = self.entries[-1].times if self.entries else 0
            self._mark = Mark(staying, len(self.entries), times, self.turn, self.heard)
        self._read_up_to(to)
        return to == end

    def _read_up_to(self, to: int) -> None:
        for event in self.game.events(self.seat, self.read_to, to):
            self.add(event)
            self.heard += 1
        self.read_to = to

    def _go_back(self) -> None:
        """Some moves were taken back. Forgets what follows the moves that stay; everything if some of it was shown."""
        mark = Mark(0, 0, 0, self.first_turn, 0) if self.shown else self._mark
        self.entries, self.shown = self.entries[: mark.entries], 0
        if self.entries:
            self.entries[-1].times = mark.times
        self.read_to, self.turn, self.heard = mark.read_to, mark.turn, mark.heard

    def add(self, event: e.Event) -> None:
        if event.kind == e.TURN:
            self.turn = COLOURS[event.seat]
        # How many cards others have picked for their decks so far is not told.
        if event.kind in UNTOLD or (event.kind == e.PICKED and event.card < 0):
            return
        if event.kind in OF_THE_VIKINGS or (event.kind == e.MARKER and event.rule in OF_THE_CLOCK):
            self.turn = VIKINGS
        elif event.kind in HEADINGS:
            self.turn = ""
        is_heading = event.kind in HEADINGS
        turn = "" if is_heading else self.turn or self.doer(event)
        sentence, opens = self.words.event(event, self.seat), event.kind in OPENINGS
        entry = Entry(turn, sentence, rule_id(event.rule), opens, is_heading, len(self.entries), event, self.heard)
        last = self.entries[-1] if len(self.entries) > self.shown else None
        if last is not None and (last.turn, last.sentence) == (entry.turn, entry.sentence):
            last.times += 1
        else:
            self.entries.append(entry)

    def doer(self, event: e.Event) -> str:
        """The Earl a sentence belongs to before the first turn and in Winter, when everybody acts."""
        if event.kind == e.VIKINGS_START:
            return VIKINGS
        return COLOURS[event.seat] if event.seat >= 0 and event.kind != e.NEW_FIRST else ""

    def news(self) -> list[Entry]:
        """The sentences that were not shown yet."""
        self.read()
        fresh, self.shown = self.entries[self.shown :], len(self.entries)
        return fresh

    def tail(self, number: int | None) -> list[Entry]:
        """The last `number` sentences; all of them if it is None."""
        self.read()
        return self.entries if number is None else self.entries[-number:]

    def since(self, number: int) -> list[Entry]:
        """The sentences about move `number` and all that followed."""
        self.read()
        before = self.heard - len(self.game.events(self.seat, number))
        return [entry for entry in self.entries if entry.heard >= before]
