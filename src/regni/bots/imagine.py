"""Deals that a seat imagines: whole tables that agree with everything it has seen. Hidden cards are guessed
(suspects.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.rng import Rng
from ..engine.sight import Sight, collect_joust_cards, deal_joust_cards_again
from ..engine.table import Table
from .steward.steward import Steward
from .suspects import Suspect

if TYPE_CHECKING:
    from mypy_extensions import i64


class Imagination:
    """All tables that are possible for a sight; each call of `deal` gives one of them."""

    def __init__(self, sight: Sight, book: list[tuple[int, int]], steward: Steward, rng: Rng) -> None:
        self.table: Table = sight.table
        self.seat: i64 = sight.seat
        self.rng: Rng = rng
        self.suspects: list[Suspect] = []
        for other in range(self.table.players):
            if other != sight.seat:
                self.suspects.append(Suspect(sight, other, book, steward, rng))

    def deal(self) -> Table:
        """One possible table, complete and ready to be played on."""
        rng = self.rng
        t = self.table.clone()
        t.rng = rng.branch()
        for suspect in self.suspects:
            suspect.lay_out(t)
        rng.shuffle(t.earls[self.seat].deck)
        if t.variant.has_king:
            rng.shuffle(t.earls[t.players].deck)
        for deck in (t.army, t.viking_deck, t.battle_deck):
            rng.shuffle(deck.cards)
        self.deal_jousters(t)
        return t

    def deal_jousters(self, t: Table) -> None:
        collect_joust_cards(t, self.seat)
        self.rng.shuffle(t.joust_deck.cards)
        deal_joust_cards_again(t, self.seat)
        for jouster in t.jousters:
            if jouster.seat != self.seat:
                # The jouster has probably turned his worst cards.
                turned = jouster.turned_no_luck
                jouster.turned_no_luck = min(turned, jouster.no_luck)
                jouster.turned_vassals = min(turned - jouster.turned_no_luck, jouster.vassals)
