"""Makes positions for tests in a line or two: `at(earl(hand={"land": 1}), earl())` is a game in the middle of a turn.

Everything not given has a default: each Earl has his Palace, three Banquets to draw and one cube. It is the first
Earl's turn, not his first one, and his Action is still to take.
"""

from __future__ import annotations

from ..engine.cards import COLOURS
from ..engine.events import EVENT_NAMES, Event
from ..engine.rule_ids import rule_id
from ..game import Game
from ..records.positions import Data, earl_data
from ..records.short import earl, fief, king, on_top
from ..words.words import words

__all__ = [
    "all_told",
    "at",
    "chronicle",
    "earl",
    "fief",
    "happened",
    "heathen",
    "in_variant",
    "king",
    "on_top",
    "play",
    "rebellion",
    "result",
    "seats_in",
    "side",
    "told",
    "told_why",
    "wessex",
]


def at(*earls: Data, **parts: object) -> Game:
    """A game at a position: the Earls, and any other entries of the position file.

    >>> game = at(earl(hand={"castle": 1}), earl())
    >>> "found castle" in game.legal_moves()
    True
    """
    return Game.from_position({"earls": [dict(one) for one in earls], "seed": "test"} | parts)


def side(game: Game, seat: int) -> Data:
    """Everything an Earl has, as a position file shows it."""
    return earl_data(game.table, seat, None)


def told(game: Game) -> list[str]:
    """The events of the last move, by their names in events.py."""
    return [EVENT_NAMES[event.kind] for event in game.events_of(len(game.moves))]


def play(game: Game, *moves: str) -> Game:
    """Play several moves, one after another."""
    for move in moves:
        game.play(move)
    return game


# Variants.


def heathen(*earls: Data, **parts: object) -> Game:
    """A game of the Great Heathen Army."""
    return in_variant("heathen", *earls, **parts)


def wessex(*earls: Data, **parts: object) -> Game:
    """A campaign of Wessex, in its first Summer by default.

    >>> wessex(earl(fiefs=[fief("palace", "", "church")]), earl()).why_not("call vote") is None
    True
    """
    return in_variant("wessex", *earls, **parts)


def in_variant(variant: str, *earls: Data, **parts: object) -> Game:
    given = parts.pop("ruleset", {})
    assert isinstance(given, dict)
    return at(*earls, ruleset={"variant": variant} | given, **parts)


def rebellion(*earls: Data, **parts: object) -> Game:
    """A game against the King, who comes last. By default `mode` is solo for one Earl, otherwise coop.

    It is the turn of the last Earl: when he ends it the King is next. Nobody draws, so Hands stay as given.

    >>> game = rebellion(earl(), king("castle"))
    >>> len(side(play(game, "end"), 1)["fiefs"])
    3
    """
    mode = parts.pop("mode", "solo" if len(earls) == 2 else "coop")
    given = parts.pop("ruleset", {})
    assert isinstance(given, dict)
    ruleset = {"variant": "rebellion", "mode": mode, "turn_draw": 0} | given
    return at(*earls, ruleset=ruleset, **({"turn": COLOURS[len(earls) - 2]} | parts))


def happened(game: Game, name: str) -> list[Event]:
    """The events of that name from the last move."""
    return [event for event in game.events_of(len(game.moves)) if EVENT_NAMES[event.kind] == name]


def told_why(game: Game) -> list[str]:
    """The events of the last move, each with its rule: `mind R3.1`."""
    return [f"{EVENT_NAMES[event.kind]} {rule_id(event.rule)}" for event in game.events_of(len(game.moves))]


def all_told(game: Game) -> list[str]:
    """All events so far that Blue may know, each with its rule."""
    return [f"{EVENT_NAMES[event.kind]} {rule_id(event.rule)}" for event in game.events(0)]


def seats_in(game: Game, name: str) -> list[int]:
    """The first seat named in each event of that name so far that Blue may know."""
    return [int(event.seat) for event in game.events(0) if EVENT_NAMES[event.kind] == name]


def chronicle(game: Game, seat: int, since: int = 0) -> list[str]:
    """The chronicle of a seat, from move `since` on."""
    return [words("en").event(event, seat) for event in game.events(seat, since)]


def result(game: Game) -> tuple[tuple[int, ...], str, str]:
    """The winners of a finished game, the ending and its rule."""
    assert game.outcome is not None
    return game.outcome.winners, game.outcome.ending, game.outcome.rule
