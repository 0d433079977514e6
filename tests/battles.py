"""Battles for tests: Earls with something to fight with, and an Attack in a line."""

from __future__ import annotations

from collections.abc import Sequence

from regni import Game
from regni.records.positions import Data
from regni.testing import earl, fief, play


def fight(game: Game, attack: str, attackers: Sequence[str], defenders: Sequence[str] = ()) -> Game:
    """An Attack up to the first question after both sides have fielded."""
    game.play(attack)
    for units in (attackers, defenders):
        seat = game.deciding
        play(game, *(f"field {unit}" for unit in units))
        if (game.about, game.deciding) == ("field", seat):
            game.play("done")
    return game


def warrior(**parts: object) -> Data:
    """An Earl who can bring force 1 to 9 from his Hand: Vassals of 1, Champions of 2. The Castle keeps it open."""
    return earl(hand={"vassal": 5, "champion": 4, "castle": 1}, **parts)


def of_force(force: int) -> list[str]:
    return ["hand champion"] * (force // 2) + ["hand vassal"] * (force % 2)


def levied(infantry: int, knights: int = 0, **parts: object) -> Data:
    """An Earl with a pool and the levy to field it: 4 Lands in a Castle."""
    return earl(
        fiefs=[fief("palace"), fief("castle", "", "land", "land", "land", "land")],
        pool={"infantry": infantry, "knight": knights},
        **parts,
    )


def army(infantry: int, knights: int = 0) -> list[str]:
    return ["pool infantry"] * infantry + ["pool knight"] * knights
