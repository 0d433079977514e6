"""An attack before it is declared, as it stands on the stage: what is in its way, what it takes, what the player could
send, and the chance of each."""

from __future__ import annotations

from dataclasses import dataclass

from ...counsel.attack import LEAST, TOWERS, Attack, Obstacle
from ...counsel.attack import Option as Force
from ...engine.cards import COLOURS, NAMES
from ...engine.table import Table
from ...words.attack import against_text, needs_text, note_text, obstacle_text, undefended_text
from ...words.notation import move_text
from ...words.proposals import Proposal
from ...words.words import Words
from .arms import field_of


@dataclass(frozen=True)
class ShownObstacle:
    """Something that stands in the way of an attack, and how many points it takes."""

    emblem: str
    name: str
    points: int


@dataclass(frozen=True)
class Option:
    """A force that could be sent: what happens if nobody defends, and the chance against all that lies open."""

    proposal: Proposal
    force: int
    #: Whether it is the least that beats all that lies open.
    is_enough: bool
    undefended: str
    against: str


@dataclass(frozen=True)
class Preview:
    """An attack that could be declared."""

    field: str
    title: str
    move: str
    obstacles: list[ShownObstacle]
    #: The force that is needed, and the most that the player has, in words.
    needs: str
    options: list[Option]
    #: What is not counted.
    note: str


def preview_of(table: Table, move: int, words: Words) -> Preview:
    """The preview of a legal attack of the seat that decides, on the table as it sees it."""
    attack = Attack(table, move)
    return Preview(
        field_of(COLOURS[attack.defender], words),
        words.move(table, move),
        move_text(move),
        [shown(one, words) for one in attack.obstacles()],
        needs_text(attack, words),
        [option(attack, one, words) for one in attack.options()],
        note_text(attack, words),
    )


def shown(obstacle: Obstacle, words: Words) -> ShownObstacle:
    emblem = "tower" if obstacle.what == TOWERS else NAMES[obstacle.kind]
    return ShownObstacle(emblem, obstacle_text(obstacle, words), obstacle.points)


def option(attack: Attack, force: Force, words: Words) -> Option:
    number = force.fielding.force
    label, why = words.text("prompt-attack", number=number), words.text(f"preview-{force.why}")
    return Option(
        Proposal(label, why, (attack.move, *force.fielding.moves)),
        number,
        force.why == LEAST,
        undefended_text(force.chance, words),
        against_text(force.chance, words),
    )
