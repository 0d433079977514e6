"""An attack before it is declared: what stands in its way, what it takes, what the player could send, and the chance of
each. And forces, losses and spoils that can be chosen with one click."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ...counsel.fielding import Fielding, defence_need, least_force, needs, whole_force
from ...counsel.forecast import BATTLING, battle_of, cards_left, drawn, met, undefended
from ...counsel.losing import proposed_losses, proposed_spoils
from ...engine.cards import COLOURS, NAMES, kind_of
from ...engine.decisions import FIELD, LOSSES, SPOILS
from ...engine.forces import ATTACK, DEFENCE, field_all, force, unit_kind
from ...engine.handlers import HANDLERS
from ...engine.moves import DONE, SIEGE, STORM, arg_a, arg_b, verb
from ...engine.rule_ids import B6_2
from ...engine.spoils import walls
from ...engine.table import VIKINGS, Table
from ...words.notation import move_text
from ...words.words import Words
from .arms import field_of
from .prompt import counted, in_short

#: The words for the least force that beats all that lies open, and for all that lies on the table.
LEAST, ALL = "preview-least", "preview-all"


@dataclass(frozen=True)
class Proposal:
    """Several choices as one button: what it says, what it means, and the moves."""

    label: str
    why: str
    moves: list[str]


@dataclass(frozen=True)
class Obstacle:
    """Something that stands in the way of an attack, and how many points it takes."""

    emblem: str
    name: str
    points: int


@dataclass(frozen=True)
class Option:
    """A force that could be sent: what happens if nobody defends, and the chance against all that lies open."""

    proposal: Proposal
    force: int
    #: Whether it is the least that beats all that lies open.
    is_enough: bool
    undefended: str
    against: str


@dataclass(frozen=True)
class Preview:
    """An attack that could be declared."""

    field: str
    title: str
    move: str
    obstacles: list[Obstacle]
    #: The force that is needed, and the most that the player has, in words.
    needs: str
    options: list[Option]
    #: What is not counted.
    note: str


def preview_of(table: Table, move: int, words: Words) -> Preview:
    """The preview of a legal attack of the seat that decides, on the table as it sees it."""
    mode, defender, fief = int(verb(move)), int(arg_a(move)), int(arg_b(move))
    title = words.move(table, move)
    here = declared_on(table, move)
    need = needs(here, defender, mode, fief)
    foe = table.earls[defender]
    note_key = "preview-hands" if foe.hand_size else "preview-no-hand"
    return Preview(
        field_of(COLOURS[defender], words),
        title,
        move_text(move),
        obstacles(here, mode, defender, fief, words),
        words.text("preview-needs", least=need.undefended, most=need.open, own=most_force(here)),
        options(here, move, [need.undefended, need.open], words),
        words.text(note_key, earl=words.earl(defender), number=int(foe.hand_size)),
    )


def declared_on(table: Table, move: int) -> Table:
    """The table with the attack declared, when the attacker is to field his cards. The Vikings have fielded theirs."""
    here = table.clone()
    HANDLERS[here.stack[-1].kind].apply(here, here.stack[-1], move)
    BATTLING.run_stage(here, battle_of(here))
    return here


def obstacles(table: Table, mode: int, defender: int, fief: int, words: Words) -> list[Obstacle]:
    """Those who defend first, then the Towers, then the walls."""
    here, earl, rules = table.clone(), table.earls[defender], table.rules
    field_all(here, battle_of(here), defender, DEFENCE, B6_2)
    defence = Counter(int(unit_kind(one)) for one in battle_of(here).defence)
    found = [
        Obstacle(NAMES[kind], counted([words.card(kind)] * number)[0], int(rules.strength[kind]) * number)
        for kind, number in defence.items()
    ]
    if mode != STORM and earl.towers_up * rules.tower_soak:
        towers = words.text("preview-towers", number=int(earl.towers_up))
        found.append(Obstacle("tower", towers, int(earl.towers_up * rules.tower_soak)))
    if mode == SIEGE:
        keep = earl.fiefs[fief].keep
        found.append(Obstacle(NAMES[kind_of(keep)], words.text("preview-walls"), int(walls(table, keep))))
    return [one for one in found if one.points]


def most_force(table: Table) -> int:
    """All that the attacker can send."""
    if battle_of(table).attacker == VIKINGS:
        return int(force(table, battle_of(table).attack))
    most = whole_force(table, has_hand=True)
    return most.force if most else 0


def options(table: Table, attack: int, needed: list[int], words: Words) -> list[Option]:
    """The forces worth sending: the least for each need, all that lies on the table, and all with the Hand."""
    if battle_of(table).attacker == VIKINGS:
        # B9.6: they always fight with all they have.
        host = Fielding((), most_force(table))
        proposal = Proposal(words.text("prompt-attack", number=host.force), words.text(ALL), [move_text(attack)])
        return [Option(proposal, host.force, False, *chances(table, host, words))]
    forces = [least_force(table, one) for one in needed]
    forces += [whole_force(table, has_hand=False), whole_force(table, has_hand=True)]
    whys = ["preview-least-bare", LEAST, ALL, "preview-all-hand"]
    found: dict[int, Option] = {}
    for fielding, why in zip(forces, whys, strict=True):
        if fielding and fielding.force not in found:
            moves = [move_text(attack), *map(move_text, fielding.moves)]
            proposal = Proposal(words.text("prompt-attack", number=fielding.force), words.text(why), moves)
            found[fielding.force] = Option(proposal, fielding.force, why == LEAST, *chances(table, fielding, words))
    return [found[number] for number in sorted(found)]


def chances(table: Table, fielding: Fielding, words: Words) -> tuple[str, str]:
    """What happens if nobody defends, and the chance against all that lies open, in words."""
    here = table.clone()
    for one in fielding.moves:
        if one != DONE:
            HANDLERS[FIELD].apply(here, here.stack[-1], one)
    alone = words.text("preview-taken" if undefended(here).amount else "preview-fails")
    ready = met(here)
    if not battle_of(ready).defence:
        return alone, alone
    left = cards_left(ready)
    results = {card: drawn(ready, card) for card in left}
    percents = [
        round(
            100
            * sum(left[card] for card in left if pick(bool(one.amount) for one in results[card]))
            / sum(left.values())
        )
        for pick in (all, any)
    ]
    return alone, words.text(
        "odds-percent", least=str(percents[0]), most=str(percents[1]), is_range=int(percents[0] != percents[1])
    )


# One click for several choices.


def proposals(table: Table, words: Words) -> list[Proposal]:
    """What can be chosen with one click in the decision of the seat that looks at the table."""
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
    least = LEAST if is_attack else "preview-least-defence"
    found: dict[int, Proposal] = {}
    for fielding, why in (
        (least_force(table, needed), least),
        (whole_force(table, has_hand=False), ALL),
        (whole_force(table, has_hand=True), "preview-all-hand"),
    ):
        if fielding and fielding.force not in found:
            label = words.text(says, number=fielding.force)
            found[fielding.force] = Proposal(label, words.text(why), [move_text(one) for one in fielding.moves])
    return list(found.values())


def picked(table: Table, moves: tuple[int, ...], key: str, words: Words) -> list[Proposal]:
    if not moves:
        return []
    here, names = table.clone(), []
    for one in moves:
        names.append(in_short(here, one, words))
    return [Proposal(words.text(key, cards=", ".join(counted(names))), "", [move_text(one) for one in moves])]
