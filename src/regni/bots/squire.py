"""A steward who is still learning: now and then he does not play the best move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.moves import CONCEDE
from ..engine.rng import Rng
from ..engine.sight import Sight
from .steward.steward import Steward

if TYPE_CHECKING:
    from mypy_extensions import i64

#: One decision in so many is made without much thought.
LAPSE: Final = 3


class Squire(Steward):
    """Plays the steward's move, or at times any move of the better half."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)

    def choose(self, sight: Sight) -> int:
        chosen = super().choose(sight)
        if self.rng.below(LAPSE) > 0:
            return chosen
        t = sight.table
        d = t.stack[-1]
        self.prepare(t, d)
        moves = [move for move in sight.moves if move != CONCEDE]
        scores = [self.score(t, d, move) for move in moves]
        middle: i64 = sorted(scores)[len(scores) // 2]
        better = [moves[i] for i in range(len(moves)) if scores[i] >= middle]
        chosen = better[self.rng.below(len(better))]
        self.score(t, d, chosen)
        self.why = self.outlook.why
        return chosen
