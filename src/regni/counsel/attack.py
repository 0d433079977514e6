"""An attack before it is declared: what stands in its way, what it takes, what the player could send, and the chance of
each. Only what lies open is counted, and the player's own Hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ..engine.cards import kind_of
from ..engine.decisions import FIELD
from ..engine.forces import DEFENCE, field_all, force, unit_kind
from ..engine.handlers import HANDLERS
from ..engine.moves import DONE, arg_a, arg_b, declared, verb
from ..engine.rule_ids import B6_2
from ..engine.spoils import walls
from ..engine.table import VIKINGS, Table
from .fielding import Fielding, Needs, least_force, needs, whole_force
from .forecast import BATTLING, battle_of, cards_left, drawn, met, undefended

#: What stands in the way: cards that defend, Towers, and the walls of a Keep.
DEFENDERS, TOWERS, WALLS = "defenders", "towers", "walls"
#: The least force that beats all that lies open, and all that lies on the table.
LEAST, ALL = "least", "all"


@dataclass(frozen=True)
class Obstacle:
    """Something that stands in the way of an attack, and how many points it takes."""

    what: str
    #: The kind of the cards. Which cards the Towers are is unknown.
    kind: int
    number: int
    points: int


@dataclass(frozen=True)
class Chance:
    """What a force can hope for."""

    #: Whether it succeeds if nobody defends.
    is_enough: bool
    #: In percent, against all that lies open: with the worst and the best that the Church may pick (B6.5).
    least: int
    most: int
    #: Whether anything lies open that could defend. If not, no card is drawn.
    is_met: bool


@dataclass(frozen=True)
class Option:
    """A force that could be sent. `why` says what it is good for."""

    fielding: Fielding
    why: str
    chance: Chance


class Attack:
    """A legal attack of the seat that decides. `table` is as that seat sees it."""

    def __init__(self, table: Table, move: int) -> None:
        self.move = move
        self.mode, self.defender, self.fief = int(verb(move)), int(arg_a(move)), int(arg_b(move))
        #: How many cards the defender holds. They are not counted.
        self.hand = int(table.earls[self.defender].hand_size)
        self.declared = declared_on(table, move)

    @property
    def needs(self) -> Needs:
        return needs(self.declared, self.defender, self.mode, self.fief)

    @property
    def is_of_vikings(self) -> bool:
        return bool(battle_of(self.declared).attacker == VIKINGS)

    @property
    def whole(self) -> Fielding | None:
        """All that the attacker can send, the player's Hand too. None if that is nothing."""
        if self.is_of_vikings:
            # B9.6: they always fight with all they have.
            return Fielding((), int(force(self.declared, battle_of(self.declared).attack)))
        return whole_force(self.declared, has_hand=True)

    def obstacles(self) -> list[Obstacle]:
        """Those who defend first, then the Towers, then the walls."""
        here, earl, rules = self.declared.clone(), self.declared.earls[self.defender], self.declared.rules
        field_all(here, battle_of(here), self.defender, DEFENCE, B6_2)
        defence = Counter(int(unit_kind(one)) for one in battle_of(here).defence)
        found = [Obstacle(DEFENDERS, kind, n, int(rules.strength[kind]) * n) for kind, n in defence.items()]
        if not declared(self.mode).has("their_towers"):
            found.append(Obstacle(TOWERS, 0, int(earl.towers_up), int(earl.towers_up * rules.tower_soak)))
        if declared(self.mode).has("their_fief"):
            keep = earl.fiefs[self.fief].keep
            found.append(Obstacle(WALLS, int(kind_of(keep)), 1, int(walls(self.declared, keep))))
        return [one for one in found if one.points]

    def options(self) -> list[Option]:
        """The forces worth sending: the least for each need, all that lies on the table, and all with the Hand."""
        here, need, whole = self.declared, self.needs, self.whole
        if self.is_of_vikings and whole:
            return [Option(whole, ALL, self.chance(whole))]
        found: dict[int, Option] = {}
        for fielding, why in (
            (least_force(here, need.undefended), "least-bare"),
            (least_force(here, need.open), LEAST),
            (whole_force(here, has_hand=False), ALL),
            (whole, "all-hand"),
        ):
            if fielding and fielding.force not in found:
                found[fielding.force] = Option(fielding, why, self.chance(fielding))
        return [found[number] for number in sorted(found)]

    def chance(self, fielding: Fielding) -> Chance:
        """The chance of a force."""
        here = self.declared.clone()
        for one in fielding.moves:
            if one != DONE:
                HANDLERS[FIELD].apply(here, here.stack[-1], one)
        is_enough = bool(undefended(here).amount)
        ready = met(here)
        if not battle_of(ready).defence:
            return Chance(is_enough, 100 * is_enough, 100 * is_enough, False)
        left = cards_left(ready)
        results = {card: [bool(one.amount) for one in drawn(ready, card)] for card in left}
        percents = [
            round(100 * sum(left[card] for card in left if pick(results[card])) / sum(left.values()))
            for pick in (all, any)
        ]
        return Chance(is_enough, percents[0], percents[1], True)


def declared_on(table: Table, move: int) -> Table:
    """The table with the attack declared, when the attacker is to field his cards. The Vikings have fielded theirs."""
    here = table.clone()
    HANDLERS[here.stack[-1].kind].apply(here, here.stack[-1], move)
    BATTLING.run_stage(here, battle_of(here))
    return here
