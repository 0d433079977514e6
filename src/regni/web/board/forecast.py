"""What a Battle card would bring: the engine plays the battle on with it, on a copy of the table as a seat sees it.

What that seat cannot know changes nothing of it: which cards the Towers are, what the Hands hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.battle import Battling
from ...engine.cards import EARL_KINDS, NORMAL
from ...engine.decisions import BATTLE, BESIEGED, CHURCH_DECIDES, LOSSES, TACTICS
from ...engine.events import HOLDS
from ...engine.forces import (
    ATTACK,
    DEFENCE,
    GARRISON,
    LORD,
    SWORD,
    field_all,
    force,
)
from ...engine.handlers import HANDLERS
from ...engine.losses import captive_kind, captive_owner
from ...engine.moves import PASS, arg_a, arg_b, arg_c, declared
from ...engine.piles import pack
from ...engine.rule_ids import B6_2
from ...engine.table import DEFENDING, DRAWING, STRIKING, VIKINGS, Battle, Table

BATTLING = Battling()
#: As many cards of a kind as a pile can hold.
MOST = 15


@dataclass(frozen=True)
class Loss:
    """What a side loses: strength at most, Lords captured aside; and whether nobody is left of it."""

    strength: int
    captives: int
    is_all: bool


@dataclass(frozen=True)
class Forecast:
    """What a result would bring."""

    #: `towers`, `properties`, `falls`, `holds` or `nothing`; and how many, or how much is missing.
    result: str
    number: int
    attack: Loss
    defence: Loss

    @property
    def amount(self) -> int:
        """How much it takes; a Fief that falls is one thing."""
        return {"falls": 1, "towers": self.number, "properties": self.number}.get(self.result, 0)


def battle_of(table: Table) -> Battle:
    assert table.battle is not None
    return table.battle


def is_fielding(table: Table) -> bool:
    """Whether forces are being fielded: before that and after it there is nothing to forecast."""
    return table.battle is not None and table.battle.stage <= DRAWING


def is_early(table: Table) -> bool:
    """Whether the attacker is still fielding."""
    return battle_of(table).stage <= DEFENDING


def cards_left(table: Table) -> dict[int, int]:
    """How many of each Battle card may be the next: those of the deck; where it is empty, those that are shuffled."""
    deck = table.battle_deck
    pile = deck.cards or [deck.first + place for place, number in enumerate(deck.discard) for _ in range(number)]
    return dict(sorted(Counter(map(int, pile)).items()))


def met(table: Table) -> Table:
    """The table when the card is about to be drawn, with the forces as they stand; while the attacker fields, against
    all that the defender has in the open."""
    here = table.clone()
    battle = battle_of(here)
    # Nobody is asked for more cards.
    here.pop()
    if battle.stage <= DEFENDING:
        field_all(here, battle, battle.defender, DEFENCE, B6_2)
    battle.stage = DRAWING
    return here


def undefended(table: Table) -> Forecast:
    """What comes of it if nobody defends."""
    here = met(table)
    battle_of(here).defence = []
    # No card is drawn then, whichever lies on top.
    (told,) = drawn(here, NORMAL)
    return told


def drawn(table: Table, card: int) -> list[Forecast]:
    """What comes of it when that card is drawn now; several where somebody picks the result for the Church."""
    here = table.clone()
    here.battle_deck.cards.append(card)
    BATTLING.run_stage(here, battle_of(here))
    top = here.stack[-1]
    if top.kind == CHURCH_DECIDES:
        return [fought(after_move(here, verdict)) for verdict in HANDLERS[CHURCH_DECIDES].listed(here, top)]
    if top.kind == TACTICS:
        # Nobody knows whether he has the Banner for it.
        here = after_move(here, PASS)
    return [fought(here)]


def after_move(table: Table, move: int) -> Table:
    """The table after one move; nothing that follows from it is carried out."""
    here = table.clone()
    HANDLERS[here.stack[-1].kind].apply(here, here.stack[-1], move)
    return here


def fought(here: Table) -> Forecast:
    """The battle played on from the moment at which its result is known."""
    battle = battle_of(here)
    attack, defence = battle.attack[:], battle.defence[:]
    while battle.stage < STRIKING:
        BATTLING.run_stage(here, battle)
        if here.stack[-1].kind == LOSSES:
            here = hardest(here)
            battle = battle_of(here)
    losses = loss_of(here, ATTACK, attack), loss_of(here, DEFENCE, defence)
    return Forecast(*struck(here), *losses)


def loss_of(table: Table, side: int, before: list[int]) -> Loss:
    battle = battle_of(table)
    seat, captor, after = battle.attacker, battle.defender, battle.attack
    if side == DEFENCE:
        seat, captor, after = captor, seat, battle.defence
    lost = int(force(table, before) - force(table, after))
    captives = [captive_kind(one) for one in battle.captives if captive_owner(one) == seat]
    if captor == VIKINGS:
        # B9.6: whom they would capture dies.
        captives = []
    lost -= sum(int(table.rules.strength[lord]) for lord in captives)
    return Loss(lost, len(captives), bool(before) and not after)


def hardest(table: Table) -> Table:
    """The table after the losses that cost a side most, of all that may be picked."""
    side = table.stack[-1].a
    known: set[tuple[int, ...]] = set()
    waiting, settled = [table], []
    while waiting:
        here = waiting.pop()
        top = here.stack[-1]
        if top.kind != LOSSES or not HANDLERS[LOSSES].run(here, top):
            settled.append(here)
            continue
        key = (top.b, *side_of(here, side))
        if key not in known:
            known.add(key)
            waiting += [after_move(here, move) for move in unlike(here)]
    return min(settled, key=lambda here: force(here, side_of(here, side)))


def side_of(table: Table, side: int) -> list[int]:
    battle = battle_of(table)
    return battle.attack if side == ATTACK else battle.defence


def unlike(table: Table) -> Iterator[int]:
    """The losses that may be picked, but of those who count alike only one."""
    known = set()
    for move in HANDLERS[LOSSES].listed(table, table.stack[-1]):
        source = arg_a(move)
        with_whom = arg_c(move) if source in (SWORD, GARRISON) else -1
        alike = (table.rules.strength[arg_b(move)], source == LORD, source == SWORD, with_whom)
        if alike not in known:
            known.add(alike)
            yield move


def struck(here: Table) -> tuple[str, int]:
    """What the points past the defenders take."""
    battle = battle_of(here)
    towers = int(here.earls[battle.defender].towers_up)
    # Which cards the Towers are changes nothing: any may stand for them.
    here.earls[battle.defender].towers = pack([max(0, min(MOST, towers - MOST * n)) for n in range(EARL_KINDS)])
    here.recording = True
    BATTLING.run_stage(here, battle)
    while here.stack[-1].kind != BATTLE:
        top = here.stack[-1]
        if top.kind == BESIEGED:
            return "falls", 0
        if HANDLERS[top.kind].run(here, top):
            HANDLERS[top.kind].apply(here, top, HANDLERS[top.kind].listed(here, top)[0])
    held = [int(event.number) for event in here.events if event.kind == HOLDS]
    if held:
        return "holds", held[0]
    took = int(battle.took)
    taken = "towers" if declared(battle.mode).has("their_towers") else "properties"
    return (taken, took) if took else ("nothing", 0)
