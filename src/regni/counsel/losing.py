"""Losses and spoils that a player could pick in one go: those that cost him least, those that are worth most."""

from __future__ import annotations

from ..engine.cards import CATHEDRAL, CHURCH, LAND, MARKET_TOWN, kind_of
from ..engine.decisions import LOSSES, SPOILS
from ..engine.forces import GARRISON, HAND, HOST, LORD, SWORD
from ..engine.handlers import HANDLERS
from ..engine.losses import side_seat
from ..engine.moves import TAKE, arg_a, arg_b, verb
from ..engine.table import Table
from .forecast import after_move, side_of, unlike

#: What a lost card costs its side for each point of strength, by where it came from.
COSTS = {HAND: 1, HOST: 2, GARRISON: 4, SWORD: 5, LORD: 9}
USUAL = 3
#: What is taken first.
WORTH = (CATHEDRAL, CHURCH, MARKET_TOWN, LAND)
#: At most so many positions are compared. With more the first way that was found is proposed.
MOST = 300


def proposed_losses(table: Table) -> tuple[int, ...]:
    """The cheapest losses for the side, as moves, or the dearest if an enemy picks them. Empty if there is nothing to
    pick now, or only one card."""
    decision, battle = table.stack[-1], table.battle
    if table.over or decision.kind != LOSSES or battle is None:
        return ()
    owner = side_seat(battle, decision.a)
    is_own = decision.seat == owner or (owner < 0 and decision.seat == battle.controller)
    waiting: list[tuple[tuple[int, ...], int, Table]] = [((), 0, table.clone())]
    found: list[tuple[int, int, tuple[int, ...]]] = []
    known: set[tuple[int, ...]] = set()
    left = MOST
    while waiting and (left or not found):
        moves, cost, here = waiting.pop()
        left = max(0, left - 1)
        choices = open_choices(here, LOSSES)
        if not choices:
            found.append((cost if is_own else -cost, len(moves), moves))
            continue
        key = (cost, here.stack[-1].b, *sorted(side_of(here, decision.a)))
        if key not in known:
            known.add(key)
            ways = [
                # A single choice is made unasked.
                ((*moves, one) if len(choices) > 1 else moves, cost + cost_of(here, one), after_move(here, one))
                for one in unlike(here)
            ]
            # The cheapest is looked at first.
            waiting += sorted(ways, key=lambda way: -way[1] if is_own else way[1])
    return min(found)[2]


def cost_of(table: Table, move: int) -> int:
    source = arg_a(move)
    cost = COSTS.get(source, USUAL)
    if source == HAND and not table.rules.hand_fighters_discarded:
        cost = USUAL
    return cost * int(table.rules.strength[arg_b(move)])


def proposed_spoils(table: Table) -> tuple[int, ...]:
    """All Properties that a Raid may take, the most valuable first, each to the first Fief that has room for it."""
    moves = []
    here = table.clone()
    while choices := open_choices(here, SPOILS):
        best = min(choices, key=lambda one: (verb(one) != TAKE, worth(one)))
        # A single choice is made unasked.
        if len(choices) > 1:
            moves.append(best)
        here = after_move(here, best)
    return tuple(moves)


def open_choices(here: Table, kind: int) -> list[int]:
    """What can be chosen if a decision of this kind is still open. What needs no choice is carried out."""
    top = here.stack[-1]
    if top.kind != kind or not HANDLERS[kind].run(here, top):
        return []
    return HANDLERS[kind].listed(here, top)


def worth(move: int) -> int:
    kind = kind_of(arg_a(move))
    return WORTH.index(kind) if kind in WORTH else len(WORTH)
