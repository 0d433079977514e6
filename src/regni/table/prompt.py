"""The prompt of the browser's table: what is to be decided and what its buttons do, where the list of moves that the
terminal shows would say it less well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ..book import fitted, suited
from ..engine import moves as m
from ..engine.decisions import CAST, FIELD, PICK, TURN
from ..engine.forces import ATTACK, force
from ..engine.moves import arg_a, arg_b, verb
from ..engine.piles import held
from ..engine.play import legal_moves
from ..engine.table import Table
from ..notation import move_text
from ..words import Words

#: What a turn may have beside its Action: placements, and its end.
FREE = (m.TOWER, m.GARRISON, m.END, m.CONCEDE)
#: Moves that are told by their card alone, while several of them are put together.
BY_CARD = (m.PICK, m.TOWER, m.DISCARD)


@dataclass(frozen=True)
class Offer:
    """A ready deck that can be picked whole: its name, its sentence, and the moves that pick it."""

    name: str
    text: str
    moves: list[str]


def about(table: Table, words: Words) -> str:
    """What one has to decide; in a turn, whether the Action is still free."""
    if table.stack[-1].kind == TURN:
        return words.text("prompt-action-used" if table.action_used else "prompt-action-free")
    return words.decision(table)


def way_out(table: Table, move: int, words: Words) -> str:
    """What the way out of a decision does: to field no more cards is to attack, to defend, or not to."""
    decision, battle = table.stack[-1], table.battle
    if decision.kind != FIELD or battle is None:
        return words.move(table, move)
    if decision.a == ATTACK:
        return words.text("prompt-attack", number=int(force(table, battle.attack)))
    if not battle.defence:
        return words.text("prompt-no-defence")
    return words.text("prompt-defend", number=int(force(table, battle.defence)))


def is_main(table: Table) -> bool:
    """Whether the way out is what one would do next: not while there is an Action to take, and in a vote every answer
    weighs the same."""
    return table.stack[-1].kind != CAST and not has_action_left(table)


def has_action_left(table: Table) -> bool:
    """Whether a turn could still be used for more than to draw."""
    if table.stack[-1].kind != TURN or table.action_used:
        return False
    return any(verb(move) not in FREE for move in legal_moves(table))


def in_short(table: Table, move: int, words: Words) -> str:
    """A choice of several that are put together."""
    if verb(move) in BY_CARD:
        return words.card(arg_a(move))
    return words.card(arg_b(move)) if verb(move) == m.FIELD else words.move(table, move)


def counted(told: Sequence[str]) -> list[str]:
    """
    >>> counted(["Land", "Castle", "Land"])
    ['Land ×2', 'Castle']
    """
    return [f"{one} ×{number}" if number > 1 else one for one, number in Counter(told).items()]


def offers(table: Table, words: Words) -> list[Offer]:
    """The ready decks that suit the game and that the tray can give, while a whole deck is picked."""
    decision = table.stack[-1]
    if decision.kind != PICK or decision.b:
        return []
    tray = table.earls[decision.seat].tray
    found = []
    for ready in suited(table.rules.variant, table.rules.mode, int(table.players)):
        counts = fitted(ready.name, table.rules)
        if sum(counts) == decision.a and all(held(tray, kind) >= number for kind, number in enumerate(counts)):
            picks = [move_text(m.move(m.PICK, kind)) for kind, number in enumerate(counts) for _ in range(number)]
            found.append(Offer(words.text(f"deck-{ready.name}"), words.text(f"deck-{ready.name}-text"), picks))
    return found
