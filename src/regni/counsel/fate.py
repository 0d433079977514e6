"""What a move leads to for certain: that its Earl is out of the game, or that the game ends and he has not won.

It is played on from the move, on the table as the seat sees it. Every Battle card that may be drawn is tried, and every
answer of the others that everybody can see. Where a choice depends on hidden cards, or chance decides, nothing is
certain.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..engine.decisions import BATTLE, CONTROL, TURN
from ..engine.handlers import HANDLERS
from ..engine.leaving import AT_MAX_ROUNDS
from ..engine.moves import CONCEDE, END, FEAST, declared
from ..engine.table import DRAWING, Table
from ..engine.verbs import WAY_OUT
from .forecast import BATTLING, cards_left, fill_towers

#: He is out of the game. The game is over, and he has not won. He has lost all his Fiefs and plays on.
OUT, LOST, LANDLESS = "out", "lost", "landless"
#: Moves of a turn after which the player may be out. After every other move his turn goes on.
ENDS = (END, FEAST)
#: How many positions are looked at for one move. More are needed only where nothing is certain.
MOST = 400


@dataclass(frozen=True)
class Fate:
    kind: str
    #: How he leaves the game or how it ends (`leaving.py` has the numbers). 0 if that is open.
    how: int = 0
    #: The seats that win, one bit each. 0 if nobody at the table wins, or if that is open.
    winners: int = 0


def fates_of(table: Table, seat: int, legal: Sequence[int]) -> dict[int, Fate]:
    """The certain fates of the seat that decides, by move. `table` is as the seat sees it."""
    if not legal or not table.round:
        return {}
    found = {}
    for move in candidates(table, legal):
        fate = fate_of(table, seat, move)
        if fate is not None:
            found[move] = fate
    return found


def candidates(table: Table, legal: Sequence[int]) -> list[int]:
    """The moves that can lead to a fate before the player decides again."""
    decision = table.stack[-1]
    if decision.kind == TURN:
        return [move for move in ENDS if move in legal]
    if HANDLERS[decision.kind].is_put_together:
        return [move for move in legal if declared(move).group == WAY_OUT]
    return [move for move in legal if move != CONCEDE]


def fate_of(table: Table, seat: int, move: int) -> Fate | None:
    """What a legal move leads to for certain, or None if nothing bad is certain."""
    return Future(table, seat).after(with_towers(table), move)


def fate_after(table: Table, seat: int, moves: Sequence[int]) -> Fate | None:
    """What several choices that are made in one go lead to for certain."""
    here = table.clone()
    for move in moves[:-1]:
        HANDLERS[here.stack[-1].kind].apply(here, here.stack[-1], move)
    return fate_of(here, seat, moves[-1])


def with_towers(table: Table) -> Table:
    """A copy in which any cards stand for Towers that are unknown."""
    here = table.clone()
    for earl in here.earls:
        if not earl.towers:
            fill_towers(earl)
    return here


class Future:
    """All that may follow a move of a seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.had_fief = bool(table.earls[seat].fiefs)
        self.deck = len(table.earls[seat].deck)
        self.left = MOST

    def after(self, here: Table, move: int) -> Fate | None:
        decision = here.stack[-1]
        HANDLERS[decision.kind].apply(here, decision, move)
        return self.follow(here)

    def follow(self, here: Table) -> Fate | None:
        """Carries out what needs no choice. Then looks at everything that may happen next."""
        while True:
            self.left -= 1
            fate = self.ended(here)
            if fate is not None or here.over or self.left < 0:
                return fate
            decision = here.stack[-1]
            if decision.kind == BATTLE:
                battle = here.battle
                assert battle is not None
                if battle.stage == DRAWING and battle.defence:
                    return self.all_of(self.after_card(here, card) for card in cards_left(here))
                BATTLING.run_stage(here, battle)
            elif decision.seat == here.automaton:
                reveals = here.reveals
                here.variant.play_itself(here, decision, HANDLERS[decision.kind])
                if here.reveals != reveals:
                    return self.so_far(here)
            elif HANDLERS[decision.kind].run(here, decision):
                return self.answered(here)

    def after_card(self, table: Table, card: int) -> Fate | None:
        here = table.clone()
        battle = here.battle
        assert battle is not None
        here.battle_deck.cards.append(card)
        BATTLING.run_stage(here, battle)
        return self.follow(here)

    def answered(self, table: Table) -> Fate | None:
        """Somebody has to choose. It is certain only if every choice leads to it."""
        decision = table.stack[-1]
        handler = HANDLERS[decision.kind]
        # A turn leaves too much open, and which Earl leads the Vikings is drawn from the bag.
        if decision.kind in (TURN, CONTROL):
            return self.so_far(table)
        # What the player has drawn since is unknown, and so are the others' Hands.
        is_known = decision.seat == self.seat and len(table.earls[self.seat].deck) == self.deck
        if not (handler.is_public or is_known):
            return self.so_far(table)
        return self.all_of(self.after(table.clone(), move) for move in handler.listed(table, decision))

    def all_of(self, fates: Iterator[Fate | None]) -> Fate | None:
        """What all of several futures have in common."""
        common: Fate | None = None
        for fate in fates:
            if fate is None:
                return None
            common = fate if common is None else shared(common, fate)
            if common is None:
                return None
        return common

    def ended(self, here: Table) -> Fate | None:
        """Whether it has come to an end for the player here."""
        if here.earls[self.seat].out:
            return Fate(OUT, int(here.earls[self.seat].out), int(here.winners))
        if here.over and here.ending != AT_MAX_ROUNDS and not here.winners >> self.seat & 1:
            return Fate(LOST, int(here.ending), int(here.winners))
        return None

    def so_far(self, here: Table) -> Fate | None:
        """Nothing more is certain from here on."""
        return Fate(LANDLESS) if self.had_fief and not here.earls[self.seat].fiefs else None


def shared(one: Fate, other: Fate) -> Fate | None:
    if one == other:
        return one
    if LANDLESS in (one.kind, other.kind):
        return None
    return Fate(OUT if one.kind == other.kind == OUT else LOST)
