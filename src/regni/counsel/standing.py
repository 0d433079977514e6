"""How near each Earl is to winning, and what Winter would bring: from what lies open on the table."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.cards import CATHEDRAL
from ..engine.legacy import earn
from ..engine.sight import is_the_king
from ..engine.table import Table
from ..engine.voting import votes


@dataclass(frozen=True)
class Standing:
    """One Earl who is still in the game, or the King of Rebellion."""

    seat: int
    is_king: bool
    has_cathedral: bool
    fiefs: int
    #: How many turns his deck lasts. None if he does not draw.
    draws: int | None
    #: W3.2, W5.1: his votes, and the Legacy points that he would earn if Winter came now. What he has in Hand is not
    #: counted. None where there is no Winter.
    votes: int | None
    earns: int | None
    legacy: int


def standings(table: Table) -> list[Standing]:
    """All who can still win, in the order of their seats."""
    found = []
    has_winter = table.variant.is_campaign and not table.arrived
    for seat, earl in enumerate(table.earls):
        if earl.out:
            continue
        is_automaton = is_the_king(table, seat)
        draws = None
        if table.rules.turn_draw and not is_automaton:
            draws = len(earl.deck) // int(table.rules.turn_draw)
        found.append(
            Standing(
                seat,
                bool(table.king == seat),
                bool(earl.has(CATHEDRAL)),
                len(earl.fiefs),
                draws,
                int(votes(table, seat)) if has_winter else None,
                winter_earns(table, seat) if has_winter else None,
                int(earl.legacy),
            )
        )
    return found


def winter_earns(table: Table, seat: int) -> int:
    """W5.1: the Legacy points that an Earl would earn if Winter came now, without a Monk and a Banquet in Hand."""
    here = table.clone()
    earn(here, seat, False)
    return int(here.earls[seat].legacy - table.earls[seat].legacy)
