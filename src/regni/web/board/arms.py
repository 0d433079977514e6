"""Earls in a list: each with the colour and letter that tell him apart, and who plays him."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...engine.cards import COLOURS
from ...engine.table import Table
from ...words.words import Words, capital
from ..terms import Player, Terms


@dataclass(frozen=True)
class Arms:
    field: str
    letter: str
    name: str
    player: str
    has_won: bool


def field_of(colour: str, words: Words) -> str:
    """The heraldic field in which something of this colour is drawn. The King of Rebellion has his own field."""
    return "king" if colour and colour == words.king else colour


def arms_of(seat: int, table: Table, words: Words, players: Sequence[str]) -> Arms:
    """The Earl of a seat. The words must be those for this table. Nobody plays the King."""
    colour = COLOURS[seat]
    return Arms(
        field=field_of(colour, words),
        letter=words.text(f"letter-{colour}"),
        name=capital(words.colour(seat)),
        player=players[seat] if seat < len(players) else "",
        has_won=bool(table.winners >> seat & 1),
    )


def players_of(terms: Terms, words: Words, shown: int = -1, is_watched: bool = False) -> list[str]:
    """Who plays each Earl, in words. The player who looks from the seat `shown` is addressed as "you". Somebody who
    only watches is not addressed."""
    is_shared = terms.is_shared or is_watched
    return [player_of(player, words, seat == shown, is_shared) for seat, player in enumerate(terms.players)]


def player_of(player: Player, words: Words, is_shown: bool, is_shared: bool) -> str:
    if player.bot and player.name:
        return words.text("together-plays-for", level=words.bot(player.bot), name=player.name)
    if player.bot:
        return words.text("table-bot", level=words.bot(player.bot))
    if player.name and is_shown:
        return words.text("prompt-named-you", name=player.name)
    return player.name or words.text("table-friend" if is_shared and not is_shown else "table-you")
