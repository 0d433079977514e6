"""Checks the decisions of a position: each must be able to follow the one below it, and fit the table."""

from __future__ import annotations

from ..engine.battle import is_sound_battle
from ..engine.cards import NOBODY
from ..engine.decisions import BATTLE, JOUST, ROUND, is_player
from ..engine.handlers import HANDLERS
from ..engine.joust import are_sound_jousters
from ..engine.table import Decision, Table
from ..errors import RegniError


def refuse(entry: Decision) -> RegniError:
    return RegniError("position-decision", kind=HANDLERS[entry.kind].name)


def check_stack(t: Table) -> None:
    kinds = [entry.kind for entry in t.stack]
    bottom = t.stack[0]
    if bottom.kind != ROUND or not HANDLERS[ROUND].is_sound(t, bottom, bottom):
        raise refuse(bottom)
    if (BATTLE in kinds) != (t.battle is not None):
        raise RegniError("position-battle")
    if (JOUST in kinds) != bool(t.jousters):
        raise RegniError("position-jousters")
    if t.battle is not None and not is_sound_battle(t, t.battle):
        raise RegniError("position-battle")
    if not are_sound_jousters(t):
        raise RegniError("position-jousters")
    for below, entry in zip(t.stack, t.stack[1:], strict=False):
        if not can_stand(t, entry, below):
            raise refuse(entry)


def can_stand(t: Table, entry: Decision, below: Decision) -> bool:
    handler = HANDLERS[entry.kind]
    if below.kind not in handler.stands_on or (entry.seat != NOBODY) != handler.has_seat:
        return False
    if not handler.outlasts and (t.over or (handler.has_seat and not is_player(t, entry.seat))):
        return False
    return handler.is_sound(t, entry, below)
