"""Who and what takes the damage of a side (B6.6 to B6.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ...engine import events as e
from ...engine.cards import NAMES, kind_of
from ...engine.earl import Fief
from ...engine.forces import LORD, force, is_undying, source_of, unit_kind
from ...engine.table import Table
from ..board.board import Painter
from .scene import colour_of, named


class Fought(Protocol):
    """What is needed of a battle: who attacks, the Fief as it stood, and by side who stands and who was lost."""

    attacker: int
    fief: Fief | None
    standing: dict[str, list[int]]
    lost: dict[str, list[int]]
    is_over: bool

    def of_kind(self, *kinds: int) -> list[e.Event]:
        """The events of these kinds."""

    def walls(self, table: Table) -> int:
        """How much damage the walls of a besieged Fief withstand."""


@dataclass(frozen=True)
class Soaked:
    """One thing that took damage, and how many points."""

    emblem: str
    name: str
    points: int


@dataclass(frozen=True)
class Hit:
    """The damage that one side dealt, and what took it."""

    field: str
    name: str
    damage: int
    soaked: list[Soaked]
    #: The points without effect, once the battle is over.
    in_vain: int


def hit_by(battle: Fought, painter: Painter, table: Table, seat: int) -> Hit | None:
    """The damage that one side dealt. None if it did not strike."""
    dealt = [event for event in battle.of_kind(e.DEALS) if event.seat == seat]
    if not dealt:
        return None
    damage = int(dealt[0].number)
    side = "defence" if seat == battle.attacker else "attack"
    soaked = by_units(battle, painter, table, side, damage)
    if seat == battle.attacker:
        fielded = int(force(table, battle.standing[side] + battle.lost[side]))
        soaked += by_target(battle, painter, table, damage - fielded)
    in_vain = damage - sum(one.points for one in soaked) if battle.is_over else 0
    return Hit(painter.field(colour_of(seat)), named(painter, seat), damage, soaked, in_vain)


def by_units(battle: Fought, painter: Painter, table: Table, side: str, damage: int) -> list[Soaked]:
    """The damage taken by units. A unit that fell or that cannot fall takes as much as its strength."""
    lasting = [unit for unit in battle.standing[side] if is_undying(table, unit)]
    points: dict[str, int] = {}
    # On a one-sided result Lords take damage after all others (B6.10).
    for unit in lasting + sorted(battle.lost[side], key=lambda lost: source_of(lost) == LORD):
        kind = NAMES[unit_kind(unit)]
        here = min(int(table.rules.strength[unit_kind(unit)]), damage)
        points[kind] = points.get(kind, 0) + here
        damage -= here
    return [Soaked(kind, painter.words.text(f"card-{kind}"), number) for kind, number in points.items() if number]


def by_target(battle: Fought, painter: Painter, table: Table, points: int) -> list[Soaked]:
    """The damage that got past the defenders: taken by Towers, then by walls or Properties."""
    if points <= 0:
        return []
    words = painter.words
    soaked = [
        Soaked("tower", words.text("scene-soak-towers"), int(one.number)) for one in battle.of_kind(e.TOWERS_SOAK)
    ]
    points -= sum(one.points for one in soaked)
    felled = len(battle.of_kind(e.TOWER_LOST))
    taken = len(battle.of_kind(e.CARRIED_OFF, e.BURNT))
    if felled:
        soaked.append(Soaked("tower", words.text("scene-soak-fallen"), felled))
    if taken:
        soaked.append(Soaked("land", words.text("scene-soak-properties"), taken))
    if battle.fief is not None and points > 0 and battle.of_kind(e.HOLDS, e.SEIZED, e.RAZED):
        keep = NAMES[kind_of(battle.fief.keep)]
        walls = words.text("scene-soak-walls", card=words.text(f"card-{keep}"), whole=battle.walls(table))
        soaked.append(Soaked(keep, walls, min(points, battle.walls(table))))
    return soaked
