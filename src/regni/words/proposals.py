"""Forces, losses and spoils that are chosen in one go, in words: a button in the browser, a number in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ..counsel.fielding import defence_need, least_force, needs, whole_force
from ..counsel.forecast import battle_of
from ..counsel.losing import proposed_losses, proposed_spoils
from ..engine.decisions import FIELD, LOSSES, SPOILS
from ..engine.forces import ATTACK
from ..engine.moves import arg_a, arg_b, declared
from ..engine.table import Table
from .notation import move_text
from .words import Words


@dataclass(frozen=True)
class Proposal:
    """Several choices as one: what it says, what it means, and the moves."""

    label: str
    why: str
    numbers: tuple[int, ...]

    @property
    def moves(self) -> list[str]:
        return [move_text(one) for one in self.numbers]


def proposals(table: Table, words: Words) -> list[Proposal]:
    """What can be chosen in one go in the decision of the seat that looks at the table."""
    kind = table.stack[-1].kind
    if kind == FIELD:
        return forces(table, words)
    if kind == LOSSES:
        return picked(table, proposed_losses(table), "propose-losses", words)
    return picked(table, proposed_spoils(table), "propose-spoils", words) if kind == SPOILS else []


def forces(table: Table, words: Words) -> list[Proposal]:
    """The least force that succeeds against what is seen, and all there is."""
    decision, battle = table.stack[-1], battle_of(table)
    is_attack = decision.a == ATTACK
    if is_attack:
        needed = needs(table, int(battle.defender), int(battle.mode), int(battle.fief)).open
    else:
        needed = defence_need(table, battle)
    says = "prompt-attack" if is_attack else "prompt-defend"
    least = "preview-least" if is_attack else "preview-least-defence"
    found: dict[int, Proposal] = {}
    for fielding, why in (
        (least_force(table, needed), least),
        (whole_force(table, has_hand=False), "preview-all"),
        (whole_force(table, has_hand=True), "preview-all-hand"),
    ):
        if fielding and fielding.force not in found:
            label = words.text(says, number=fielding.force)
            found[fielding.force] = Proposal(label, words.text(why), fielding.moves)
    return list(found.values())


def picked(table: Table, moves: tuple[int, ...], key: str, words: Words) -> list[Proposal]:
    if not moves:
        return []
    names = [in_short(table, one, words) for one in moves]
    return [Proposal(words.text(key, cards=", ".join(counted(names))), "", moves)]


def in_short(table: Table, move: int, words: Words) -> str:
    """A choice in few words, for a list of the choices put together so far. If it only names a card, that card."""
    writings = [part.writing for part in declared(move).arguments]
    if writings == ["kind"]:
        return words.card(arg_a(move))
    return words.card(arg_b(move)) if writings == ["unit"] else words.move(table, move)


def counted(texts: Sequence[str]) -> list[str]:
    """The texts, equal ones given once with their number.

    >>> counted(["Land", "Castle", "Land"])
    ['Land ×2', 'Castle']
    """
    return [f"{one} ×{number}" if number > 1 else one for one, number in Counter(texts).items()]
