"""Making positions for tests, in a line or two: `at(earl(hand={"land": 1}), earl())` is a game in the middle of a turn.

What is not said is ordinary: each Earl has his Palace, three Banquets to draw and one cube; it is the turn of the
first, not his first turn, with his Action still to take.
"""

from __future__ import annotations

from .game import Game
from .positions import Data


def fief(keep: str = "castle", lord: str = "", *properties: str) -> Data:
    return {"keep": keep, "lord": lord, "properties": list(properties)}


def earl(**parts: object) -> Data:
    """An Earl as a position file has him; `fiefs` defaults to his Palace."""
    return {"fiefs": [fief("palace")], "deck": {"banquet": 3}} | parts


def at(*earls: Data, **parts: object) -> Game:
    """A game at a position: the Earls, and whatever else of the file should not be as usual.

    >>> game = at(earl(hand={"castle": 1}), earl())
    >>> "found castle" in game.legal_moves()
    True
    """
    return Game.from_position({"earls": [dict(one) for one in earls], "seed": "test"} | parts)


def play(game: Game, *moves: str) -> Game:
    """Several moves, one after another."""
    for move in moves:
        game.play(move)
    return game
