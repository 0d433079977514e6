"""A bot that plays a random legal move, and never concedes."""

from __future__ import annotations

from ..engine.moves import CONCEDE
from ..engine.rng import Rng
from ..engine.sight import Sight
from .bot import Bot


class RandomBot(Bot):
    """Chooses every move with the same chance."""

    remembers = False

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> int:
        options = [move for move in sight.moves if move != CONCEDE]
        return options[self.rng.below(len(options))]
