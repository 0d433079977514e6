"""Reads a game as one seat saw it, scene by scene."""

from __future__ import annotations

from ...engine import events as e
from ...engine.decisions import RANSOM
from ...engine.handlers import HANDLERS
from ...engine.play import play
from ...engine.rule_ids import R6_4
from ...engine.sight import veil
from ...engine.table import Table
from ...game import Game, first_table
from ..board.board import Painter
from .battles import Battle
from .happenings import ATTACKS, PLOTS
from .jousts import Joust
from .kings import KingTurn
from .plots import Plot
from .ransoms import Ransom
from .scene import Picture, Scene
from .votes import Vote, Winter

#: With these events a new turn or round begins, or the Vikings act. The scene before is over.
ENDS = (e.TURN, e.ROUND, e.SUMMER, e.VIKING_GAIN, e.ARRIVED, e.CONTROL)


class Story:
    """What one seat has seen happen, as scenes. The newest comes last."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._begin()

    def _begin(self) -> None:
        self.scenes: list[Scene] = []
        #: For each event that the seat has seen, the number of its scene. 0 if it belongs to none.
        self.scene_of: list[int] = []
        #: For each event that the seat has seen, the number of its move. 0 is the deal.
        self.move_of: list[int] = []
        self._current: Scene | None = None
        #: The kind of decision in which the last move was made.
        self._decision = -1
        #: Who sends the Vikings this turn.
        self._sender = -1
        #: The table after the moves read so far. What events leave out is found by comparing tables.
        self._table = first_table(self.game.record)
        self._table.recording = False
        #: The table as the seat saw it before its last move. Choices that are put together count as one move.
        self.before = veil(self._table, self.seat)
        self._read = 0
        self._undone = self.game.undone

    def read(self, most: int | None = None) -> bool:
        """Reads the new moves, or `most` of them. If a move was taken back, everything is read again. Returns whether
        all is read."""
        if self._undone != self.game.undone:
            self._begin()
        end = len(self.game.moves) + 1
        to = end if most is None else min(end, self._read + most)
        while self._read < to:
            self._read_move(self._read)
            self._read += 1
        return to == end

    def newest(self, seen: Table) -> list[Scene]:
        """The newest scene, if it is newer than the seat's last move or still under way. Before it the scene that led
        to it."""
        movers = self.game.movers
        own = max((number for number, mover in enumerate(movers, 1) if mover == self.seat), default=0)
        latest = self.scenes[-1] if self.scenes else None
        if latest is None or (latest.last < own and not latest.is_open(seen)):
            return []
        return [latest.cause, latest] if latest.cause is not None else [latest]

    def at(self, move: int) -> int:
        """The number of the scene to which a move belongs. 0 if it belongs to none."""
        return next((one.number for one in reversed(self.scenes) if one.first <= move <= one.last), 0)

    def again(self, number: int, painter: Painter, seen: Table) -> Picture:
        """The picture of a scene that may be long over. `seen` is the table as the seat sees it now. It may not be used
        afterwards."""
        scene = self.scenes[number - 1]
        # What is under way now belongs to the newest scene alone.
        return scene.paint(painter, seen if number == len(self.scenes) else at_rest(seen))

    def _read_move(self, number: int) -> None:
        """Reads the events of one move. Number 0 is the deal."""
        seen = [event.seen_by(self.seat) for event in self.game.events_of(number) if event.is_seen_by(self.seat)]
        fighting = [self._current] if isinstance(self._current, Battle) and not self._current.is_over else []
        is_war = bool(fighting) or any(event.kind in ATTACKS for event in seen)
        is_plot = any(event.kind in PLOTS for event in seen)
        before = veil(self._table, self.seat) if is_war or is_plot else None
        move = self.game.moves[number - 1] if number else 0
        if number:
            self._note_own(number)
            play(self._table, move)
        known = len(self.scenes)
        for event in seen:
            self._hear(event, number, before)
        if is_war and before is not None:
            after = veil(self._table, self.seat)
            fighting += [scene for scene in self.scenes[known:] if isinstance(scene, Battle)]
            for battle in fighting:
                # If several battles happen in one move, only the last can still be under way.
                battle.look(before, after, move, battle is fighting[-1])
        self._look_for_ransom(number)

    def _note_own(self, number: int) -> None:
        """Keeps the table before a move of the seat's own, unless the move goes on with the one before it. While cards
        are out in a battle or a Joust the table would not tell what the seat has."""
        movers, decision = self.game.movers, self._table.stack[-1].kind
        is_same = number > 1 and movers[number - 2] == self.seat and decision == self._decision
        goes_on = is_same and HANDLERS[decision].is_put_together
        if movers[number - 1] == self.seat and not goes_on and is_quiet(self._table):
            self.before = veil(self._table, self.seat)
        self._decision = int(decision)

    def _hear(self, event: e.Event, number: int, before: Table | None) -> None:
        """Gives an event to its scene, or begins one with it, and notes to which scene it belongs."""
        if event.kind == e.CONTROL:
            self._sender = int(event.seat)
        scene: Scene | None = None
        if event.kind in ENDS:
            self._current = None
        elif self._current is not None and self._current.take(event):
            scene = self._current
            scene.last = number
        elif scene := self._opened(event, before):
            self._enter(scene, number)
        self.scene_of.append(scene.number if scene is not None else 0)
        self.move_of.append(number)

    def _opened(self, event: e.Event, before: Table | None) -> Scene | None:
        """The scene that begins with an event. None if it begins no scene."""
        kind = event.kind
        cause = self._current if isinstance(self._current, KingTurn) else None
        if kind in ATTACKS and before is not None:
            return Battle(event, cause, before, self._sender)
        if kind in PLOTS and before is not None:
            return Plot(event, cause, before)
        if kind == e.JOUST:
            return Joust(event)
        if kind in (e.VOTE_CALLED, e.LONGBOATS):
            return Vote(event)
        if kind == e.WINTER:
            return Winter(event)
        is_kings = kind == e.MIND or (kind == e.KING_CUBE and event.rule == R6_4)
        return KingTurn(event) if is_kings else None

    def _look_for_ransom(self, number: int) -> None:
        """Begins a scene when a ransom is asked for: no event tells of that."""
        if self._table.over or self._table.stack[-1].kind != RANSOM:
            return
        if not isinstance(self._current, Ransom) or self._current.is_settled:
            # Ransoms for several captives are asked one after another. All have the same cause.
            cause = self._current.cause if isinstance(self._current, Ransom) else self._current
            self._enter(Ransom(self._table.stack[-1], cause), number)

    def _enter(self, scene: Scene, number: int) -> None:
        scene.first = scene.last = number
        scene.summer, scene.round = int(self._table.summer), int(self._table.round)
        self._current = scene
        self.scenes.append(scene)
        scene.number = len(self.scenes)


def is_quiet(table: Table) -> bool:
    """Whether all cards are where they belong: no battle or Joust is under way."""
    return table.battle is None and not table.jousters


def at_rest(table: Table) -> Table:
    """The table with nothing under way on it. What a scene tells of the past does not depend on the rest of it."""
    table.over = True
    table.battle = None
    table.jousters = []
    table.stack = []
    return table
