"""A game in progress. Everything outside the engine uses this class.

>>> from regni import Game
>>> game = Game.new(seats=2, seed="doctest")
>>> game.deciding, game.about
(0, 'turn')
>>> game.play("end")
>>> game.deciding
1
>>> game.why_not("siege blue 1")
'B3.7'
>>> game.outcome is None
True
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from .decks.deck import Deck, check_deck, steady_deck
from .engine.cards import COLOURS
from .engine.digest import digest
from .engine.events import Event
from .engine.handlers import KIND_NAMES
from .engine.leaving import ENDING_NAMES
from .engine.moves import CONCEDE
from .engine.play import legal_moves, play, settle, why_not
from .engine.rule_ids import LEGAL, rule_id
from .engine.ruleset import Ruleset
from .engine.setup import set_table
from .engine.sight import Memory, Sight, look, new_memory
from .engine.table import Table
from .errors import Notation, RegniError
from .records.positions import Data, position, view, winning_seats
from .records.reading import read_position
from .records.record import Player, Record, chained, check_name, check_seed, commitment, load_record
from .rules.rulebook import ending_rule
from .rules.rulesets import check_seats
from .words.hints import shown
from .words.notation import move_text, read_move


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the winners, the kind of ending and the rule.

    Several seats win a dual or common victory. None wins if the Vikings, the King of Rebellion or nobody has won.
    """

    winners: tuple[int, ...]
    ending: str
    rule: str
    rounds: int

    @property
    def winner(self) -> int | None:
        """The seat that has won alone; None if no seat or several have won."""
        return self.winners[0] if len(self.winners) == 1 else None


class Held(NamedTuple):
    """A game as it stood after so many moves, which stay: the table, and what each seat remembers."""

    number: int
    table: Table
    memories: list[Memory]


class Game:
    """A game: its ruleset, seats, decks, seed and moves, and the table they lead to."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.table: Table = first_table(record)
        self.moves: list[int] = []
        #: The seat that made each move.
        self.movers: list[int] = []
        #: For each move, whether it stays: one that showed something hidden, used chance or conceded cannot be taken
        #: back.
        self._final: list[bool] = []
        #: The events of the deal, then those of each move.
        self._events: list[list[Event]] = [self._new_events()]
        #: What each seat remembers. Only bots need it, so it is put together when one of them first looks.
        self._memories: list[Memory] = []
        #: Where the moves begin that can be taken back. If the last move stays, it is made new with the next one.
        self._held = Held(0, self.table, self._memories)
        #: How often a move was taken back. Readers of the events must then read all of them again.
        self.undone = 0
        #: Why moves of the record were left out, after the rules were corrected. None if all moves still hold.
        self.cut: RegniError | None = None
        start = chained(record.head(), digest(self.table))
        if record.start and record.start != start:
            raise RegniError("record-start")
        record.start = start

    @classmethod
    def new(
        cls,
        seats: int = 2,
        decks: Sequence[Deck] | None = None,
        ruleset: Ruleset | None = None,
        seed: str | None = None,
        names: Sequence[str] | None = None,
    ) -> Game:
        """A new game. Without decks every seat gets the steady deck; without a seed a random one is drawn.

        The variant, its mode and the options are part of the ruleset.

        >>> from regni import ruleset_from
        >>> Game.new(seats=1, ruleset=ruleset_from({"variant": "rebellion", "mode": "solo"})).view(0)["king"]
        'red'
        """
        ruleset = ruleset or Ruleset()
        if decks is not None:
            seats = len(decks)
        check_seats(seats, ruleset)
        seed = check_seed(secrets.token_hex(16) if seed is None else seed)
        counts = [check_deck(deck, ruleset) for deck in (decks or [steady_deck(ruleset)] * seats)]
        called = [check_name(name) for name in names or []] + COLOURS[len(names or []) : seats]
        players = [Player(name, deck) for name, deck in zip(called, counts, strict=False)]
        return cls(Record(players, seed, ruleset))

    @classmethod
    def from_position(cls, start: Table | Data) -> Game:
        """A game that begins in the middle, from a position: a table, or the data of a position file."""
        table = start if isinstance(start, Table) else read_position(start)
        players = [Player(COLOURS[seat], []) for seat in range(table.players)]
        return cls(Record(players, secrets.token_hex(16), table.rules, position=position(table)))

    # Questions about the game.

    @property
    def deciding(self) -> int | None:
        """The seat that has to decide; None when the game is over."""
        return None if self.table.over else int(self.table.stack[-1].seat)

    @property
    def about(self) -> str:
        """The kind of the decision, as the name of its handler; empty when the game is over."""
        return "" if self.table.over else KIND_NAMES[self.table.stack[-1].kind]

    @property
    def outcome(self) -> Outcome | None:
        t = self.table
        if not t.over:
            return None
        ending = ENDING_NAMES[t.ending]
        return Outcome(tuple(winning_seats(t)), ending, ending_rule(t.rules, ending), int(t.round))

    @property
    def commitment(self) -> str:
        """The hash of the seed. Shown before play, it lets everybody check afterwards that the deal was not changed."""
        return commitment(self.record.seed)

    def legal_moves(self) -> list[str]:
        """All legal moves, as texts."""
        return [move_text(move) for move in legal_moves(self.table)]

    def why_not(self, move: str | int, seat: int | None = None) -> str | None:
        """The id of the rule that forbids a move now; None if it is legal.

        A seat that asks out of turn always gets B3.1, which says nothing about the decision of another seat.
        """
        if seat is not None and seat != self.deciding:
            return "B3.1"
        forbidden = why_not(self.table, move if isinstance(move, int) else read_move(move, self.table))
        return None if forbidden == LEGAL else rule_id(forbidden)

    def view(self, seat: int) -> Data:
        """Everything that a seat may know of the table."""
        if not 0 <= seat < self.table.players:
            raise RegniError("seat", number=seat + 1, most=int(self.table.players))
        return view(self.table, seat)

    def sight(self, seat: int) -> Sight:
        """The input of a bot in that seat: the table as the seat sees it, in the engine's form, and its legal moves."""
        self.remember()
        return look(self.table, seat, self._memories[seat])

    def remember(self) -> None:
        """Puts together what each seat remembers of the game so far, if that was not done yet."""
        if self._memories:
            return
        table = first_table(self.record)
        table.events = []
        memories = [new_memory(table, seat) for seat in range(table.players)]
        for move, events in zip(self.moves, self._events[1:], strict=True):
            for memory in memories:
                memory.notice(table, move)
            play(table, move)
            table.events = []
            for memory in memories:
                memory.watch(table, events)
        self._memories = memories

    def events(self, seat: int, since: int = 0, to: int | None = None) -> list[Event]:
        """The events that a seat saw, from move `since` on (0: from the deal), and before move `to`."""
        return [event.seen_by(seat) for group in self._events[since:to] for event in group if event.is_seen_by(seat)]

    def events_of(self, number: int) -> list[Event]:
        """All events of move `number` (0: the deal), hidden ones too: no seat may see them as they are."""
        return self._events[number]

    # Playing.

    def play(self, move: str | int, seat: int | None = None) -> None:
        """Play a move, given as text or as an engine number. An illegal move changes nothing.

        With `seat`, the move is refused unless that seat has to decide.
        """
        if seat is not None and seat != self.deciding:
            raise RegniError("not-yours")
        # JSON may bring True and False. They are ints in Python, but not moves.
        number = move if isinstance(move, int) and not isinstance(move, bool) else read_move(move, self.table)
        legal = legal_moves(self.table)
        if number not in legal:
            if self.table.over:
                raise RegniError("game-over")
            if move_or_none(number) is None:
                raise RegniError("move-number", number=shown(number))
            rule = rule_id(why_not(self.table, number))
            raise RegniError("move-illegal", move=Notation(move_text(number)), rule=rule)
        self.carry_out(number)

    def carry_out(self, number: int) -> None:
        """Play a move that is known to be legal. Nothing is checked."""
        t = self.table
        if not self._final or self._final[-1]:
            # From here on moves may be taken back.
            self._held = Held(len(self.moves), t.clone(), [memory.clone() for memory in self._memories])
        mover, reveals = int(t.stack[-1].seat), t.reveals
        for memory in self._memories:
            memory.notice(t, number)
        play(t, number)
        self.moves.append(number)
        self.movers.append(mover)
        self._final.append(t.reveals != reveals or number == CONCEDE)
        self._events.append(self._new_events())
        for memory in self._memories:
            memory.watch(t, self._events[-1])
        before = self.record.moves[-1] if self.record.moves else self.record.start
        line = f"{COLOURS[mover]} {move_text(number)}"
        self.record.moves.append(f"{line} #{chained(before, f'{line} {digest(t)}')}")
        self._note_outcome()

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last move can be taken back: it showed nothing, used no chance, did not concede, and that seat
        made it."""
        return bool(self.moves) and not self._final[-1] and seat in (None, self.movers[-1])

    @property
    def undoable(self) -> int:
        """How many of the last moves could be taken back one after another: they showed nothing, used no chance and did
        not concede."""
        return next((n for n, is_final in enumerate(reversed(self._final)) if is_final), len(self.moves))

    @property
    def staying(self) -> int:
        """How many of the moves can never be taken back."""
        return len(self.moves) if not self._final or self._final[-1] else self._held.number

    def undo(self, seat: int | None = None) -> str:
        """Take the last move back and return it. Refused if the move showed anything to anybody, or conceded."""
        if not self.can_undo(seat):
            raise RegniError("undo")
        last = move_text(self.moves[-1])
        self._go_back(len(self.moves) - 1)
        self.undone += 1
        return last

    def clone(self) -> Game:
        """A separate game at the same point."""
        return self.at(len(self.moves))

    def at(self, number: int) -> Game:
        """A separate game, as this one was after `number` moves."""
        if not 0 <= number <= len(self.moves):
            raise RegniError("move-count", number=number, most=len(self.moves))
        game = Game(replace(self.record, moves=[], outcome={}))
        for move in self.moves[:number]:
            game.play(move)
        return game

    # Saving and loading.

    def save(self, path: str | Path) -> None:
        """Save the whole record, seed included, so that the game can go on. Keep the file from the players until the
        end.
        """
        self.record.save(path)

    def shareable(self) -> Data:
        """The record as players may see it: before the end only the rules, the players and the commitment.

        After the end it is the whole record, so that they can check it.
        """
        data = self.record.data()
        if self.outcome is not None:
            return data
        return {key: data[key] for key in ("format", "version", "variant", "commitment", "ruleset")} | {
            "players": [{"earl": COLOURS[seat], "name": one.name} for seat, one in enumerate(self.record.players)]
        }

    @classmethod
    def load(cls, path: str | Path) -> Game:
        try:
            return cls.from_record(load_record(path))
        except RegniError as error:
            raise error.within(path) from None

    @classmethod
    def from_record(cls, record: Record) -> Game:
        """Play a record again. A damaged record is refused at the first move that makes no sense.

        If the rules were corrected since, it is played up to the first move that no longer holds, and `cut` says so.
        The game is then a record by the rules of today.
        """
        game = cls(replace(record, start="", moves=[], outcome={}))
        problem = None if record.start in ("", game.record.start) else RegniError("record-start")
        held = 0
        while problem is None and held < len(record.moves):
            problem = game._play_line(held + 1, record.moves[held])
            held += problem is None
        if problem is not None and not record.is_older:
            raise problem
        if problem is None and record.outcome != game.record.outcome:
            raise RegniError("record-outcome")
        return game._of_today(held, problem)

    # Internal parts.

    def _play_line(self, number: int, line: str) -> RegniError | None:
        """Play a line of a record. Returns what is wrong with it, or None."""
        text, _, _ = line.partition(" #")
        colour, _, move = text.partition(" ")
        seat = self.deciding
        if seat is None:
            return RegniError("record-after-end", number=number)
        if colour != COLOURS[seat]:
            return RegniError("record-mover", number=number, earl=colour[:20], expected=COLOURS[seat])
        try:
            self.play(move)
        except RegniError as error:
            return RegniError("record-move", number=number, problem=str(error), rule=error.data.get("rule", ""))
        return None if self.record.moves[-1] == line else RegniError("record-check", number=number)

    def _of_today(self, held: int, problem: RegniError | None) -> Game:
        """The game with its first moves, as far as they hold, as a record by the rules of today."""
        record = replace(self.record, start="", moves=[], outcome={}, written={}, deal=None)
        if problem is None and record.head() == self.record.head():
            return self
        game = Game(record)
        for move in self.moves[:held]:
            game.play(move)
        if problem is not None:
            game.cut = corrected(held, problem)
        return game

    def _new_events(self) -> list[Event]:
        events, self.table.events = self.table.events, []
        return events

    def _go_back(self, number: int) -> None:
        """Goes back to move `number`: only the moves after those that stay are played again."""
        held, again = self._held, self.moves[self._held.number : number]
        recording = self.table.recording
        self.table, self._memories = held.table.clone(), [memory.clone() for memory in held.memories]
        self.table.recording = recording
        self.record = replace(self.record, moves=self.record.moves[: held.number], outcome={})
        self.moves, self.movers = self.moves[: held.number], self.movers[: held.number]
        self._final, self._events = self._final[: held.number], self._events[: held.number + 1]
        for move in again:
            self.carry_out(move)

    def _note_outcome(self) -> None:
        outcome = self.outcome
        if outcome is not None:
            self.record.outcome = {
                "winners": [COLOURS[seat] for seat in outcome.winners],
                "ending": outcome.ending,
                "rule": outcome.rule,
                "rounds": outcome.rounds,
            }


def first_table(record: Record) -> Table:
    """The table before the first move: dealt, or from the position of the record."""
    if not record.position:
        table = set_table(record.ruleset, [player.deck for player in record.players], record.seed, True)
        settle(table)
        return table
    table = read_position(record.position)
    if table.rules.changed() != record.ruleset.changed():
        raise RegniError("record-start")
    if table.players != len(record.players):
        raise RegniError("position-players", number=len(record.players), seats=int(table.players))
    table.recording = True
    return table


def corrected(held: int, problem: RegniError) -> RegniError:
    """The error for a game that no longer holds after `held` moves because the rules were corrected."""
    if problem.code == "record-start":
        return RegniError("corrected-deal")
    return RegniError("corrected", number=held + 1, rule=problem.data.get("rule", "") or "none")


def move_or_none(number: int) -> str | None:
    """The text of a move number; None if the number is not a move."""
    try:
        return move_text(number)
    except (KeyError, IndexError, OverflowError):
        return None
