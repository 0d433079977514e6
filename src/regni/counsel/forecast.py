"""What a Battle card would bring. The engine plays the battle to its end with that card, on a copy of the table as a
seat sees it.

The forecast does not depend on what the seat cannot know: the cards in Hands, and which cards the Towers are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from ..engine.battle import Battling
from ..engine.cards import EARL_KINDS, NORMAL
from ..engine.decisions import BATTLE, BESIEGED, CHURCH_DECIDES, FIELD, LOSSES, TACTICS
from ..engine.earl import Earl
from ..engine.events import HOLDS
from ..engine.forces import (
    ATTACK,
    DEFENCE,
    GARRISON,
    LORD,
    SWORD,
    field_all,
    force,
)
from ..engine.handlers import HANDLERS
from ..engine.losses import captive_kind, captive_owner
from ..engine.moves import PASS, arg_a, arg_b, arg_c, declared
from ..engine.piles import pack
from ..engine.rule_ids import B6_2
from ..engine.table import DEFENDING, DRAWING, STRIKING, VIKINGS, Battle, Table

BATTLING = Battling()
#: The most cards of one kind that a pile can hold.
MOST = 15


@dataclass(frozen=True)
class Loss:
    """What a side loses at most: strength without captured Lords, the number of captured Lords, and whether nobody is
    left."""

    strength: int
    captives: int
    is_all: bool


@dataclass(frozen=True)
class Forecast:
    """What a battle would bring."""

    #: `towers`, `properties`, `falls`, `holds` or `nothing`. `number` counts what is taken; for `holds` it is the
    #: damage that was missing.
    result: str
    number: int
    attack: Loss
    defence: Loss

    @property
    def amount(self) -> int:
        """How many cards are taken. A Fief that falls counts as one."""
        return {"falls": 1, "towers": self.number, "properties": self.number}.get(self.result, 0)


def battle_of(table: Table) -> Battle:
    assert table.battle is not None
    return table.battle


def is_fielding(table: Table) -> bool:
    """Whether forces are being fielded. Only then is there something to forecast."""
    return table.battle is not None and table.battle.stage <= DRAWING


def is_early(table: Table) -> bool:
    """Whether the attacker is still fielding."""
    return battle_of(table).stage <= DEFENDING


def cards_left(table: Table) -> dict[int, int]:
    """How many of each Battle card may be drawn next: the cards of the deck, or of the discard pile if the deck is
    empty."""
    deck = table.battle_deck
    pile = deck.cards or [deck.first + place for place, number in enumerate(deck.discard) for _ in range(number)]
    return dict(sorted(Counter(map(int, pile)).items()))


def met(table: Table) -> Table:
    """The table just before the card is drawn, with the forces as they are now. While the attacker is still fielding,
    the defender fields all that lies open."""
    here = table.clone()
    battle = battle_of(here)
    # The decision to field more cards is skipped. The Vikings are not asked.
    if here.stack[-1].kind == FIELD:
        here.pop()
    if battle.stage <= DEFENDING:
        field_all(here, battle, battle.defender, DEFENCE, B6_2)
    battle.stage = DRAWING
    return here


def undefended(table: Table) -> Forecast:
    """The result if nobody defends."""
    here = met(table)
    battle_of(here).defence = []
    # Without a defence no card is drawn, so this card does not matter.
    (result,) = drawn(here, NORMAL)
    return result


def drawn(table: Table, card: int) -> list[Forecast]:
    """The result if that card is drawn now. There are several results if somebody picks one for the Church."""
    here = table.clone()
    here.battle_deck.cards.append(card)
    BATTLING.run_stage(here, battle_of(here))
    top = here.stack[-1]
    if top.kind == CHURCH_DECIDES:
        return [fought(after_move(here, verdict)) for verdict in HANDLERS[CHURCH_DECIDES].listed(here, top)]
    if top.kind == TACTICS:
        # A player may change the result with a Banner. Whether he has one is unknown, so the forecast assumes that he
        # passes.
        here = after_move(here, PASS)
    return [fought(here)]


def after_move(table: Table, move: int) -> Table:
    """The table after one move. What follows from the move is not carried out yet."""
    here = table.clone()
    HANDLERS[here.stack[-1].kind].apply(here, here.stack[-1], move)
    return here


def fought(here: Table) -> Forecast:
    """The forecast of a battle whose result is known: plays the battle to its end."""
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
        # B9.6: a Lord whom the Vikings would capture dies.
        captives = []
    lost -= sum(int(table.rules.strength[lord]) for lord in captives)
    return Loss(lost, len(captives), bool(before) and not after)


def hardest(table: Table) -> Table:
    """The table after losses were picked. Of all losses that may be picked, the side takes those that cost it most."""
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
    """The losses that may be picked, without those that make no difference to another one."""
    known = set()
    for move in HANDLERS[LOSSES].listed(table, table.stack[-1]):
        source = arg_a(move)
        with_whom = arg_c(move) if source in (SWORD, GARRISON) else -1
        alike = (table.rules.strength[arg_b(move)], source == LORD, source == SWORD, with_whom)
        if alike not in known:
            known.add(alike)
            yield move


def fill_towers(earl: Earl) -> None:
    """Which cards the Towers of another are is unknown. It makes no difference, so any cards stand for them."""
    up = int(earl.towers_up)
    earl.towers = pack([max(0, min(MOST, up - MOST * n)) for n in range(EARL_KINDS)])


def struck(here: Table) -> tuple[str, int]:
    """What the damage takes that gets past the defenders."""
    battle = battle_of(here)
    fill_towers(here.earls[battle.defender])
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
