"""What a bot is: it gets a seat's view and its legal moves, and answers with one of them. It never gets the game."""

from __future__ import annotations

from typing import Protocol

from ..engine.rng import stream
from ..engine.ruleset import Ruleset
from ..positions import Data
from .random_bot import RandomBot
from .simple import SimpleBot

BOTS = ("simple", "random")


class Bot(Protocol):
    """Somebody who plays a seat by what the seat may know."""

    def choose(self, view: Data, moves: list[str]) -> str:
        """One of the moves. `view` is `Game.view` of the deciding seat."""


def make_bot(name: str, seat: int, seed: str, ruleset: Ruleset) -> Bot:
    """A bot for a seat. It is given a stream of its own and not the seed: from that it could work out every card."""
    rng = stream(seed, f"bot {seat}")
    return RandomBot(rng) if name == "random" else SimpleBot(rng, ruleset)
