"""What threatens the reader, and how the game is won: the line between the middle of the table and his own Earldom.

It tells only what lies open on the table.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.cards import CATHEDRAL, COLOURS
from ...engine.table import Table
from ...engine.variant_facts import FACTS
from ...rules.rulebook import is_in_force
from ...words.words import Words, capital
from .arms import field_of

#: With so many draws left, or so many rounds until the Vikings land, there is danger.
FEW_DRAWS, FEW_ROUNDS = 5, 2

DIRE, BAD, GOAL = "dire", "bad", "goal"


@dataclass(frozen=True)
class Danger:
    """One danger, or the goal. `weight` says how it is drawn."""

    weight: str
    emblem: str
    #: The field of the Earl it comes from. Empty if it comes from nobody.
    field: str
    title: str
    text: str


def dangers_of(table: Table, seat: int, words: Words) -> list[Danger]:
    """The dangers for a seat, the deadliest first, and then the goal."""
    if table.over or table.earls[seat].out:
        return []
    found = [*crowned_archbishops(table, seat, words), *old_age(table, seat, words), *landing(table, words)]
    found.sort(key=lambda one: one.weight != DIRE)
    return [*found, goal(table, seat, words)]


def crowned_archbishops(table: Table, seat: int, words: Words) -> list[Danger]:
    """Another Earl who holds King and Cathedral, where that wins the game."""
    rule = FACTS[table.rules.variant].endings.get("king_and_cathedral", "")
    if not rule or not is_in_force(rule, table.rules):
        return []
    return [
        Danger(
            DIRE,
            "king",
            field_of(COLOURS[other], words),
            words.text("danger-king-cathedral", earl=capital(words.earl(other))),
            words.text("danger-king-cathedral-text"),
        )
        for other, earl in enumerate(table.earls)
        if other != seat and table.king == other and not earl.out and earl.has(CATHEDRAL)
    ]


def old_age(table: Table, seat: int, words: Words) -> list[Danger]:
    """The end of one's own deck. Before the first round of a Summer the deck is only being picked."""
    left = len(table.earls[seat].deck)
    if left > FEW_DRAWS or not table.round:
        return []
    weight = DIRE if left <= 1 else BAD
    means = "danger-deck-dies" if FACTS[table.rules.variant].eliminates else "danger-deck-relative"
    return [Danger(weight, "banner", "", words.text("danger-deck", number=left), words.text(means))]


def landing(table: Table, words: Words) -> list[Danger]:
    left = int(table.rules.viking_markers) - int(table.markers_out)
    if table.arrived or left > FEW_ROUNDS:
        return []
    return [Danger(BAD, "viking", "", words.text("danger-vikings", number=left), words.text("danger-vikings-text"))]


def goal(table: Table, seat: int, words: Words) -> Danger:
    left = sum(not earl.out for other, earl in enumerate(table.earls) if other != seat)
    key = f"goal-{table.rules.variant}"
    return Danger(GOAL, "palace", "", words.text("goal"), words.text(key, number=left, mode=table.rules.mode))
