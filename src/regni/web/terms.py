"""What a table was begun with: the rules, who plays, the decks, the seed. It is kept as JSON."""

from __future__ import annotations

import msgspec

from ..errors import RegniError


class Player(msgspec.Struct, frozen=True):
    """Who sits at a seat: a person by name, or a bot of a level."""

    name: str = ""
    bot: str = ""


class Terms(msgspec.Struct, frozen=True):
    """What a table was begun with."""

    ruleset: dict[str, object]
    #: Stored under the name it had first.
    players: list[Player] = msgspec.field(name="sitters")
    decks: list[dict[str, int]]
    seed: str
    #: The length of a series; 0 for one game.
    best_of: int = 0

    @property
    def is_shared(self) -> bool:
        """Whether several people play."""
        return sum(not player.bot for player in self.players) > 1


def terms_json(terms: Terms) -> str:
    return msgspec.json.encode(terms).decode()


def read_terms(text: str) -> Terms:
    try:
        return msgspec.json.decode(text, type=Terms)
    except msgspec.MsgspecError as problem:
        raise RegniError("table-setup", problem=str(problem)) from None
