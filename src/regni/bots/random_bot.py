"""A bot that plays any legal move, and never concedes."""

from __future__ import annotations

from ..engine.rng import Rng
from ..positions import Data


class RandomBot:
    """Every move is as good as any other.

    >>> from regni.engine.rng import stream
    >>> RandomBot(stream("a seed", "bot 1")).choose({}, ["end", "concede"])
    'end'
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: Data, moves: list[str]) -> str:
        options = [move for move in moves if move != "concede"]
        return options[self.rng.below(len(options))]
