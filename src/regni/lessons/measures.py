"""What a step can wait for: numbers on the table of the learner that must be reached."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..engine.forces import force
from ..engine.table import Table
from .lesson import LEARNER


def own_force(table: Table) -> int:
    battle = table.battle
    if battle is None:
        return 0
    return int(force(table, battle.attack if battle.attacker == LEARNER else battle.defence))


MEASURES: Mapping[str, Callable[[Table], int]] = {
    "fiefs": lambda table: len(table.earls[LEARNER].fiefs),
    "towers": lambda table: int(table.earls[LEARNER].towers_up),
    "army": lambda table: int(table.earls[LEARNER].infantry + table.earls[LEARNER].knights),
    "banners": lambda table: int(table.earls[LEARNER].banners),
    "force": own_force,
}


def is_reached(table: Table, wanted: Mapping[str, int]) -> bool:
    return all(MEASURES[name](table) >= number for name, number in wanted.items())
