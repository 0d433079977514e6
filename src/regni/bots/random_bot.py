"""A bot that plays any legal move, and never concedes."""

from __future__ import annotations

from ..engine.moves import CONCEDE
from ..engine.rng import Rng
from ..engine.sight import Sight
from .bot import Bot


class RandomBot(Bot):
    """Every move is as good as any other."""

    remembers = False

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> int:
        options = [move for move in sight.moves if move != CONCEDE]
        return options[self.rng.below(len(options))]
