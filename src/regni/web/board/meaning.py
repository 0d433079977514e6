"""What a player may mean by clicking a thing: the moves that begin with the thing, or that are aimed at it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...engine.cards import (
    CHURCH_DECIDES,
    COLOURS,
    EARL_KINDS,
    INFANTRY,
    JOUST_PRINCE,
    KING,
    KNIGHT,
    MERCENARY,
    NO_LORD,
    NO_LUCK,
    NOBODY,
    NORMAL,
)
from ...engine.decisions import TURN
from ...engine.earl import Earl
from ...engine.forces import ATTACK, CROWN, HAND, LORD, POOL, ROYAL, SWORD, index_of, source_of, unit, unit_kind
from ...engine.handlers import KIND_NAMES
from ...engine.moves import VERBS
from ...engine.moves import move as as_move
from ...engine.piles import held
from ...engine.table import Table
from ...engine.verbs import ANSWER, FREE, SHAPES, Verb
from ...words.choices import is_from_tray
from .paths import Path, named, path_of

#: For these arguments the player clicks something larger than the aim: for Lands, their Fief. A Hand does not lie on
#: the table, so it cannot be clicked.
AIMS = {"their_lands": "property-{other}-{here}", "their_hand": ""}


def meant(table: Table, seat: int, thing: str, is_usable: bool) -> list[int]:
    """The moves that a click on a thing may mean, the likeliest first. If the thing can be used now, answers to
    questions that nobody asks are left out."""
    own = COLOURS[seat]
    thing = stood_for(thing, own)
    found: dict[str, list[tuple[int, int]]] = {}
    later: dict[int, tuple[bool, bool]] = {}
    for verb in considered(table, seat, is_usable):
        for move in moves_of(verb, table, seat):
            path = path_of(table, move, seat)
            if could_be(verb, move, path, thing, own):
                found.setdefault(verb.word, []).append((len(verb.arguments), move))
                # Moves aimed at exactly this thing come first, and so do moves that need no other card to be chosen
                # before.
                later[move] = is_wider(verb) and thing in path, verb.plays != NOBODY and path[0] != thing
    # Of the moves that begin with the same word the simplest are enough.
    simplest = [move for moves in found.values() for size, move in moves if size == min(moves)[0]]
    return sorted(simplest, key=lambda move: later[move])


def stood_for(thing: str, own: str) -> str:
    """The thing that a part of it stands for. Another Earl's Castle stands for his Fief, his Army cards for his
    pool."""
    kind, _, rest = thing.partition("-")
    colour = rest.partition("-")[0]
    if kind == "keep" and colour != own:
        return f"fief-{rest}"
    if kind == "pool" and colour != own:
        return f"pool-{colour}"
    return "vikings" if kind == "host" else thing


def is_wider(verb: Verb) -> bool:
    """Whether the thing to click for this verb is larger than the verb's aim."""
    return any(part.shape in AIMS for part in verb.arguments)


def considered(table: Table, seat: int, is_usable: bool) -> list[Verb]:
    """The verbs that the player may mean: those of his decision, or those of a turn if he has nothing to decide."""
    is_own = not table.over and table.stack[-1].seat == seat
    about = KIND_NAMES[table.stack[-1].kind if is_own else TURN]
    asked = [verb for verb in VERBS if about in verb.asked]
    if about != KIND_NAMES[TURN]:
        return asked
    answers = [verb for verb in VERBS if verb.group == ANSWER and verb.plays != NOBODY and not is_usable]
    return [verb for verb in asked if verb.group != FREE] + answers + [verb for verb in asked if verb.group == FREE]


def could_be(verb: Verb, move: int, path: Path, thing: str, own: str) -> bool:
    """Whether a click on the thing may mean the move. The thing is the first to click, or the place where the move
    ends, or what the played card is aimed at."""
    if thing in path[:1] or (verb.onto and thing == path[-1]):
        return True
    if thing in path and verb.plays != NOBODY:
        return not is_wider(verb)
    aims = [named(AIMS[part.shape], move, part, own) for part in verb.arguments if part.shape in AIMS]
    return any(aim and thing.startswith(f"{aim}-") for aim in aims)


# All moves of a verb that make sense on a table. They need not be legal.


def moves_of(verb: Verb, table: Table, seat: int) -> Iterator[int]:
    earl = table.earls[seat]
    for shape in ("force", "fielded"):
        if verb.has(shape):
            units = own_units(earl) if shape == "force" else side_units(table)
            yield from (int(as_move(verb.number, source_of(one), unit_kind(one), index_of(one))) for one in units)
            return
    shapes = {part.slot: part.shape for part in verb.arguments}
    for a in values(verb, shapes.get("a", ""), table, seat, 0):
        for b in values(verb, shapes.get("b", ""), table, seat, a):
            yield int(as_move(verb.number, a, b))


def values(verb: Verb, shape: str, table: Table, seat: int, first: int) -> Iterable[int]:
    """The values that an argument can have, given the first argument. Only 0 if the verb has no such argument."""
    earl = table.earls[seat]
    if shape in ("hand", "tray", "tower"):
        pile = earl.towers if shape == "tower" else earl.hand
        pile = earl.tray if shape == "tray" or is_from_tray(table, verb) else pile
        # A player without such a card may still mean one.
        return [kind for kind in verb.takes or range(EARL_KINDS) if held(pile, kind)] or verb.takes[:1]
    if shape in ("fief", "lord", "home"):
        return range(max(1, len(earl.fiefs)))
    if shape == "property":
        return earl.fiefs[first].properties if first < len(earl.fiefs) else []
    if SHAPES.get(shape) == "seat":
        return [other for other in range(len(table.earls)) if table.is_rival(seat, other)]
    if shape in ("their_fief", "their_lands", "their_lord"):
        return range(len(table.earls[first].fiefs))
    sizes = {
        "army": range(INFANTRY, KNIGHT + 1),
        "pressed": range(INFANTRY, KNIGHT + 1),
        "battle": range(NORMAL, CHURCH_DECIDES + 1),
        "joust": range(NO_LUCK, JOUST_PRINCE + 1),
        "prize": range(len(COLOURS) * EARL_KINDS),
        "mercenary": range(len(earl.mercenaries)),
        "their_mercenary": range(len(table.earls[first].mercenaries) if first < len(table.earls) else 0),
        "": range(1),
    }
    return sizes[shape]


def own_units(earl: Earl) -> list[int]:
    """All cards that a player may think of fielding."""
    lords = [(LORD, fief.lord, index) for index, fief in enumerate(earl.fiefs) if fief.lord != NO_LORD]
    swords = [(SWORD, MERCENARY, index) for index in range(len(earl.mercenaries))]
    army = [(source, kind, 0) for source in (POOL, ROYAL) for kind in (INFANTRY, KNIGHT)]
    hand = [(HAND, kind, 0) for kind in range(EARL_KINDS) if held(earl.hand, kind)]
    return [int(unit(*one)) for one in (*army, *hand, *lords, *swords, (CROWN, KING, 0))]


def side_units(table: Table) -> list[int]:
    """The cards of the side whose losses are picked."""
    battle = table.battle
    if battle is None:
        return []
    return battle.attack if table.stack[-1].a == ATTACK else battle.defence
