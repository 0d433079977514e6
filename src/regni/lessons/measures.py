"""What a step can wait for, and what it can rely on: numbers on the table of the learner."""

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


def their_force(table: Table) -> int:
    battle = table.battle
    if battle is None:
        return 0
    return int(force(table, battle.defence if battle.attacker == LEARNER else battle.attack))


MEASURES: Mapping[str, Callable[[Table], int]] = {
    "fiefs": lambda table: len(table.earls[LEARNER].fiefs),
    "towers": lambda table: int(table.earls[LEARNER].towers_up),
    "army": lambda table: int(table.earls[LEARNER].infantry + table.earls[LEARNER].knights),
    "banners": lambda table: int(table.earls[LEARNER].banners),
    "hand": lambda table: int(table.earls[LEARNER].hand_size),
    "deck": lambda table: len(table.earls[LEARNER].deck),
    "levy": lambda table: int(table.earls[LEARNER].levy(table.rules.market_town_factor)),
    "crown": lambda table: int(table.king == LEARNER),
    "rivals": lambda table: sum(one.out == 0 for one in table.earls[LEARNER + 1 :]),
    "their_fiefs": lambda table: sum(len(one.fiefs) for one in table.earls[LEARNER + 1 :]),
    "their_force": their_force,
    "markers": lambda table: int(table.markers_out),
    "force": own_force,
}


def is_reached(table: Table, wanted: Mapping[str, int]) -> bool:
    return all(MEASURES[name](table) >= number for name, number in wanted.items())
