"""What soaks what: where the damage of a side went (B6.6 to B6.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...engine import events as e
from ...records.reckoning import face, force_of, is_undying, unit_kind, unit_strength
from ..board.board import Painter
from .scene import colour_of, named

if TYPE_CHECKING:
    from .battles import Battle


@dataclass(frozen=True)
class Soaked:
    """So many points went into this."""

    emblem: str
    name: str
    points: int


@dataclass(frozen=True)
class Hit:
    """The damage that one side dealt, and what soaked it."""

    field: str
    name: str
    damage: int
    soaked: list[Soaked]
    #: What came to nothing, once it is settled.
    in_vain: int


def hit_by(battle: Battle, painter: Painter, seat: int) -> Hit | None:
    """What the strike of one side did; None if it did not strike."""
    dealt = [event for event in battle.of_kind(e.DEALS) if event.seat == seat]
    if not dealt:
        return None
    damage = int(dealt[0].number)
    side = "defence" if seat == battle.attacker else "attack"
    soaked = by_units(battle, painter, side, damage)
    if seat == battle.attacker:
        fielded = force_of(battle.standing[side] + battle.lost[side], painter.rules)
        soaked += by_target(battle, painter, damage - fielded)
    in_vain = damage - sum(one.points for one in soaked) if battle.is_over else 0
    return Hit(painter.field(colour_of(seat)), named(painter, seat), damage, soaked, in_vain)


def by_units(battle: Battle, painter: Painter, side: str, damage: int) -> list[Soaked]:
    """Whoever fell, and whoever cannot: each soaks its strength."""
    lasting = [unit for unit in battle.standing[side] if is_undying(unit, painter.rules)]
    points: dict[str, int] = {}
    # On a one-sided result Lords soak after all the others (B6.10).
    for unit in lasting + sorted(battle.lost[side], key=lambda lost: lost.startswith("lord")):
        kind = unit_kind(unit)
        here = min(unit_strength(unit, painter.rules), damage)
        points[kind] = points.get(kind, 0) + here
        damage -= here
    return [Soaked(kind, painter.words.text(f"card-{kind}"), number) for kind, number in points.items() if number]


def by_target(battle: Battle, painter: Painter, points: int) -> list[Soaked]:
    """What got past the defenders: Towers, then walls or Properties."""
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
        keep = face(battle.fief["keep"])
        walls = words.text("scene-soak-walls", card=words.text(f"card-{keep}"), whole=battle.walls(painter))
        soaked.append(Soaked(keep, walls, min(points, battle.walls(painter))))
    return soaked
