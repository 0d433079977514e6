"""Everything that an Earl has: Fiefs, Mercenaries, Towers, Army cards and piles (B5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import CHURCH, LAND, MARKET_TOWN, MONK, NO_LORD, kind_of
from .native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(acyclic=True)
class Fief:
    """B5.1: a Castle or Palace, the Properties attached to it, and at most one Lord.

    The Castle or Palace and the Properties are stored with their colour, because they may come from another Earl. A
    Lord always has the colour of the Earl who holds the Fief, so only his kind is stored.
    """

    __slots__ = ("keep", "lord", "properties")

    def __init__(self, keep: i64, lord: i64, properties: list[int]) -> None:
        self.keep: i64 = keep
        self.lord: i64 = lord
        self.properties: list[int] = properties

    def clone(self) -> Fief:
        return Fief(self.keep, self.lord, self.properties[:])

    def count(self, kind: i64) -> i64:
        """The number of Properties of a kind. A Church or Cathedral that is a Fief of its own counts too (O10)."""
        found: i64 = 1 if kind_of(self.keep) == kind else 0
        for card in self.properties:
            if kind_of(card) == kind:
                found += 1
        return found

    def has(self, kind: i64) -> bool:
        if kind_of(self.keep) == kind:
            return True
        for card in self.properties:
            if kind_of(card) == kind:
                return True
        return False

    def size(self) -> i64:
        """The number of its cards, Lord included."""
        return 1 + len(self.properties) + (1 if self.lord != NO_LORD else 0)

    def is_monastery(self, needs_church: bool) -> bool:
        """B5.6: whether it has an Abbot and, if `needs_church`, a Church too."""
        return self.lord == MONK and (not needs_church or self.has(CHURCH))

    def levy(self, factor: i64) -> i64:
        """B5.3: the number of its Lands, multiplied by `factor` if it has a Market Town."""
        lands: i64 = 0
        has_market = False
        for card in self.properties:
            kind = kind_of(card)
            if kind == LAND:
                lands += 1
            elif kind == MARKET_TOWN:
                has_market = True
        return lands * factor if has_market else lands


@mypyc_attr(acyclic=True)
class Mercenary:
    """B5.7: a Mercenary on the table, and how many Infantry and Knights his garrison has."""

    __slots__ = ("card", "infantry", "knights")

    def __init__(self, card: i64, infantry: i64, knights: i64) -> None:
        self.card: i64 = card
        self.infantry: i64 = infantry
        self.knights: i64 = knights

    def clone(self) -> Mercenary:
        return Mercenary(self.card, self.infantry, self.knights)

    def garrison(self) -> i64:
        return self.infantry + self.knights


@mypyc_attr(acyclic=True)
class Earl:
    """Everything that one Earl has.

    A pile without an order is a number (piles.py). The deck is a list, and its last card is the top card.
    """

    __slots__ = (
        "banners", "cubes", "deck", "discard", "emissary_monks", "emissary_vassals", "fiefs", "guard", "hand",
        "hand_size", "infantry", "knights", "legacy", "mercenaries", "mind", "out", "royal_infantry", "royal_knights",
        "to_spend", "towers", "towers_up", "tray", "turns", "wanted",
    )  # fmt: skip

    def __init__(
        self,
        hand: i64,
        hand_size: i64,
        deck: list[int],
        discard: i64,
        tray: i64,
        towers: i64,
        towers_up: i64,
        fiefs: list[Fief],
        mercenaries: list[Mercenary],
        infantry: i64,
        knights: i64,
        royal_infantry: i64,
        royal_knights: i64,
        banners: i64,
        cubes: i64,
        emissary_vassals: i64,
        emissary_monks: i64,
        turns: i64,
        out: i64,
        legacy: i64,
        to_spend: i64,
        wanted: i64,
        mind: i64,
        guard: i64,
    ) -> None:
        self.hand: i64 = hand
        self.hand_size: i64 = hand_size
        self.deck: list[int] = deck
        self.discard: i64 = discard
        self.tray: i64 = tray
        self.towers: i64 = towers
        self.towers_up: i64 = towers_up
        self.fiefs: list[Fief] = fiefs
        self.mercenaries: list[Mercenary] = mercenaries
        # The Army pool (B5.8), then the Royal Army (B8.5).
        self.infantry: i64 = infantry
        self.knights: i64 = knights
        self.royal_infantry: i64 = royal_infantry
        self.royal_knights: i64 = royal_knights
        self.banners: i64 = banners
        self.cubes: i64 = cubes
        self.emissary_vassals: i64 = emissary_vassals
        self.emissary_monks: i64 = emissary_monks
        self.turns: i64 = turns
        #: 0 while he is in the game. Afterwards it says how he left (leaving.py).
        self.out: i64 = out
        # W5: all Legacy points that he has earned, and those that he must still spend this Winter.
        self.legacy: i64 = legacy
        self.to_spend: i64 = to_spend
        #: The deck that he brought or played last, as a pile. He may pick the same deck again at once (W4.5, O3).
        self.wanted: i64 = wanted
        # Only the King of Rebellion has these: discards of the Mind, and Royal Infantry that never dies (R2.2, R3.1).
        self.mind: i64 = mind
        self.guard: i64 = guard

    def clone(self) -> Earl:
        return Earl(
            self.hand,
            self.hand_size,
            self.deck[:],
            self.discard,
            self.tray,
            self.towers,
            self.towers_up,
            [fief.clone() for fief in self.fiefs],
            [mercenary.clone() for mercenary in self.mercenaries],
            self.infantry,
            self.knights,
            self.royal_infantry,
            self.royal_knights,
            self.banners,
            self.cubes,
            self.emissary_vassals,
            self.emissary_monks,
            self.turns,
            self.out,
            self.legacy,
            self.to_spend,
            self.wanted,
            self.mind,
            self.guard,
        )

    def levy(self, factor: i64) -> i64:
        total: i64 = 0
        for fief in self.fiefs:
            total += fief.levy(factor)
        return total

    def count(self, kind: i64) -> i64:
        """The number of Properties of a kind in the whole Earldom."""
        total: i64 = 0
        for fief in self.fiefs:
            total += fief.count(kind)
        return total

    def has_property(self) -> bool:
        for fief in self.fiefs:
            if len(fief.properties) > 0:
                return True
        return False

    def has(self, kind: i64) -> bool:
        """Whether a Property of a kind is anywhere in the Earldom."""
        for fief in self.fiefs:
            if fief.has(kind):
                return True
        return False

    def pool(self) -> i64:
        return self.infantry + self.knights


def new_earl(tray: i64, fiefs: list[Fief]) -> Earl:
    """An Earl who has only his tray and these Fiefs."""
    return Earl(
        0, 0, [], 0, tray, 0, 0, fiefs, [], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    )  # fmt: skip
