"""Tables with one thing wrong in their decisions, battle or Joust. Every value is one that a file could hold."""

from __future__ import annotations

from ..engine.cards import CHURCH_DECIDES, NOBODY, NORMAL, PRINCE
from ..engine.forces import SOURCE_NAMES, unit
from ..engine.handlers import HANDLERS
from ..engine.losses import captive
from ..engine.table import VIKINGS, Battle, Decision, Jouster, Table
from ..errors import RegniError
from ..records.stacks import check_stack
from .variety import Choose


def verdict(table: Table) -> str:
    """What is wrong with the decisions of a table. Empty if they make sense."""
    try:
        check_stack(table)
    except RegniError as error:
        return f"{error.code} {' '.join(map(str, error.data.values()))}"
    return ""


def tampered(table: Table, choose: Choose) -> Table:
    """A copy of the table with one thing changed."""
    other = table.clone()
    seats = len(other.earls)
    what = choose(3)
    if what == 0 and other.battle is not None:
        tamper_battle(other.battle, seats, choose)
    elif what == 0 and other.jousters:
        tamper_jouster(other.jousters[choose(len(other.jousters))], seats, choose)
    elif what == 1 and choose(6) == 0:
        tamper_stack(other.stack, choose)
    else:
        tamper_entry(other.stack[choose(len(other.stack))], seats, choose)
    return other


def tamper_stack(stack: list[Decision], choose: Choose) -> None:
    """Leaves out an entry, or doubles one."""
    place = choose(len(stack))
    if choose(2) and len(stack) > 1:
        del stack[place]
    else:
        stack.insert(place, stack[place].clone())


def tamper_entry(entry: Decision, seats: int, choose: Choose) -> None:
    what = choose(8)
    if what == 0:
        entry.kind = choose(len(HANDLERS))
    elif what == 1:
        entry.seat = choose(seats + 1) - 1
    else:
        field = ("a", "b", "c")[choose(3)]
        value = int(getattr(entry, field))
        setattr(entry, field, (value + 1, max(0, value - 1), choose(4), choose(40), choose(4000))[choose(5)])


def tamper_battle(battle: Battle, seats: int, choose: Choose) -> None:
    what = choose(10)
    if what == 0:
        battle.attacker = choose(seats + 1) - 1
        if battle.attacker < 0:
            battle.attacker = VIKINGS
    elif what == 1:
        battle.controller = choose(seats)
    elif what == 2:
        battle.defender = choose(seats)
    elif what == 3:
        battle.fief = choose(6)
    elif what == 4:
        battle.stage = choose(7)
    elif what == 5:
        battle.card = NORMAL - 1 + choose(CHURCH_DECIDES - NORMAL + 2)
        if battle.card < NORMAL:
            battle.card = NOBODY
    elif what == 6:
        battle.fallen = choose(3) - 1
    elif what == 7:
        battle.captives.append(int(captive(choose(seats), PRINCE + choose(4), choose(4) - 1)))
    else:
        units, mercenaries = (
            (battle.attack, battle.attack_mercenaries) if choose(2) else (battle.defence, battle.defence_mercenaries)
        )
        if units and choose(2):
            # One card twice, or one card less.
            place = choose(len(units))
            units[place : place + 1] = [units[place]] * (2 * choose(2))
        elif mercenaries and choose(2):
            mercenaries.append(mercenaries[choose(len(mercenaries))].clone())
        else:
            units.append(int(unit(choose(len(SOURCE_NAMES)), PRINCE + choose(8), choose(3))))


def tamper_jouster(jouster: Jouster, seats: int, choose: Choose) -> None:
    field = ("seat", "home", "no_luck", "vassals", "princes", "turned_no_luck", "turned_vassals", "swapped")[choose(8)]
    setattr(jouster, field, choose(seats) if field == "seat" else choose(2))
