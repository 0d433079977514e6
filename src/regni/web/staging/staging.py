"""How the frames of one browser are staged, from what its reader saw happen between two of them."""

from __future__ import annotations

import msgspec

from ...engine import events as e
from ...engine.decisions import ALLIES, RESOLVE, STRUGGLE, TAKE_ARMY, TAKE_PROPERTY
from ...engine.events import Event
from ...engine.table import Table
from ..play.viewer import Frame, Viewer
from ..story.ending import Ending
from ..story.happenings import ATTACKS, PLOTS
from ..story.scene import is_deciding
from .hints import hints_of
from .moments import Herald, Moment
from .weights import Weight, sounds_of, weight_of

#: Events by which `seat` loses Fiefs, and events by which `other` does.
LOSES = frozenset({e.FIEF_LOST, e.OUT, e.TABLED, e.RELATIVE})
LOSES_TO = frozenset({e.SEIZED, e.RAZED, e.FIEF_TAKEN})


class Staging(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a frame stays (its weight), whether the page waits until the player has seen it, its moments, its
    sounds, and what could be explained to somebody who sees it for the first time."""

    weight: Weight = "quiet"
    holds: bool = False
    moments: list[Moment] = []
    sounds: list[str] = []
    hints: list[str] = []


class Stager:
    """Stages the frames of one browser, one after another. What happened before it came is not staged; only what the
    last move brought is explained."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        #: Whether the reader was attacked or plotted against, and the show has not waited for him yet.
        self._is_struck = False
        self._is_first = True
        self._begin()

    def _begin(self) -> None:
        self._game = self.viewer.game
        self._undone = self._game.undone
        self._read = len(self._game.moves)

    def staging(self, frame: Frame) -> Staging:
        """The staging of the newest frame. Behind a curtain nothing is staged: it waits for the player who lifts it."""
        if frame.board is None:
            return Staging()
        staging = self.stage(frame.is_awaited, frame.end)
        # In a lesson the teacher explains.
        return msgspec.structs.replace(staging, hints=[]) if frame.teacher else staging

    def stage(self, is_yours: bool, ending: Ending | None) -> Staging:
        """Stages what happened since the last frame: whether the player has to decide now, and how the game ended."""
        fresh = self._fresh()
        herald = Herald(self._game, self.viewer.shown, self.viewer.seats, self.viewer.words)
        moments = [herald.end(ending)] if ending and fresh else herald.moments(fresh)
        holds = self._holds(is_yours, fresh) and not any(moment.stops for moment in moments)
        hints = hints_of(self._last_move() if self._is_first else fresh, self.viewer.seats)
        self._is_first = False
        return Staging(weight_of(fresh), holds, moments, sounds_of(fresh, self.viewer.shown), hints)

    def _last_move(self) -> list[Event]:
        """What the reader saw of the last move, or of the deal."""
        return self._game.events(self.viewer.shown, len(self._game.moves))

    def _fresh(self) -> list[Event]:
        """What the reader saw since the last frame. Nothing after a move was taken back, or in a new game."""
        game = self.viewer.game
        if game is not self._game or game.undone != self._undone:
            self._begin()
            return []
        before, self._read = self._read, len(game.moves)
        return game.events(self.viewer.shown, before + 1)

    def _holds(self, is_yours: bool, fresh: list[Event]) -> bool:
        """Whether the page must wait. It need not if the player has to decide, since then it waits anyway. An attack
        is held when it is over, and only if the player was not asked anything in it."""
        own, table = self.viewer.seats, self._game.table
        self._is_struck |= any(event.kind in ATTACKS | PLOTS and event.other in own for event in fresh)
        if is_yours or table.over:
            self._is_struck = False
            return False
        is_robbed = any(
            (event.kind in LOSES and event.seat in own) or (event.kind in LOSES_TO and event.other in own)
            for event in fresh
        )
        if not is_robbed and not (self._is_struck and is_settled(table)):
            return False
        self._is_struck = False
        return True


def is_settled(table: Table) -> bool:
    """Whether no battle and no plot is under way."""
    return table.battle is None and not is_deciding(table, RESOLVE, ALLIES, STRUGGLE, TAKE_PROPERTY, TAKE_ARMY)
