"""A move as a path of things to click: this card, that Fief.

The page highlights what can be clicked next. A move is made when its path is complete. If several moves have the same
path, a small menu asks which one. A move without a path is only a button. Things are named as on the page:

    hand-land            a card in Hand          fief-red-2           a Fief
    tower-land           a Tower of one's own    lord-red-2           its Lord
    tray-land            a card of the tray      property-red-2-gold.land
    pool-red-knight      an Army pool            mercenary-red-1
    unit-red-lord prince 1  a fielded card       prize-gold.land      something to be taken
    earl-red  towers-red  deck-red  deck-army  vikings  crown  new-fief  joust-no_luck  choose-normal
"""

from __future__ import annotations

from ...engine.cards import COLOURS, NAMES, NOBODY
from ...engine.forces import SOURCE_NAMES
from ...engine.losses import side_seat
from ...engine.moves import arg_a, arg_b, arg_c, argument, declared
from ...engine.table import VIKINGS, Table
from ...engine.verbs import Part
from ...words.choices import is_from_tray
from ...words.notation import argument_text, unit_text

Path = tuple[str, ...]

#: What is clicked for an argument, by the shape of the argument: `here` is the argument as it is written, `own` the
#: colour of the player who moves, `other` the colour that the first argument names. A shape that is not listed is
#: clicked together with another argument.
CLICKED = {
    "hand": "hand-{here}",
    "tray": "tray-{here}",
    "tower": "tower-{here}",
    "army": "pool-{own}-{here}",
    "pressed": "prize-{here}",
    "battle": "choose-{here}",
    "joust": "joust-{here}",
    "property": "property-{own}-{home}-{here}",
    "prize": "prize-{here}",
    "fief": "fief-{own}-{here}",
    "lord": "lord-{own}-{here}",
    "mercenary": "mercenary-{own}-{here}",
    "their_hand": "earl-{here}",
    "their_pool": "pool-{here}",
    "their_towers": "towers-{here}",
    "their_fief": "fief-{other}-{here}",
    "their_lands": "fief-{other}-{here}",
    "their_lord": "lord-{other}-{here}",
    "their_mercenary": "mercenary-{other}-{here}",
}
#: The thing to click for a place that a verb names.
PLACES = {
    "own_deck": "deck-{own}",
    "own_towers": "towers-{own}",
    "army_deck": "deck-army",
    "new_fief": "new-fief",
    "vikings": "vikings",
    "crown": "crown",
}


def path_of(table: Table, move: int, seat: int | None = None) -> Path:
    """The things to click for a move. They belong to the seat that decides, unless another seat is given."""
    verb, own = declared(move), COLOURS[table.stack[-1].seat if seat is None else seat]
    if is_from_tray(table, verb):
        return (f"tray-{NAMES[arg_a(move)]}",)
    path = [f"hand-{NAMES[verb.plays]}"] if verb.plays != NOBODY else []
    path += [f"tray-{NAMES[verb.buys]}"] if verb.buys != NOBODY else []
    path += [thing for part in verb.arguments if (thing := clicked(table, move, part, own))]
    path += [PLACES[verb.onto].format(own=own)] if verb.onto else []
    return tuple(path)


def clicked(table: Table, move: int, part: Part, own: str) -> str:
    """What is clicked for one argument. Empty if the click for another argument is enough."""
    if part.shape == "force":
        return field_thing(own, SOURCE_NAMES[arg_a(move)], arg_b(move), arg_c(move))
    if part.shape == "fielded":
        return f"unit-{side_of(table)}-{unit_text(arg_a(move), arg_b(move), arg_c(move))}"
    return named(CLICKED[part.shape], move, part, own) if part.shape in CLICKED else ""


def named(thing: str, move: int, part: Part, own: str) -> str:
    """The name of a thing, completed with the arguments of a move."""
    first = int(arg_a(move))
    other = COLOURS[first] if first < len(COLOURS) else ""
    here = argument_text(part.writing, int(argument(move, part.slot)))
    return thing.format(own=own, other=other, home=first + 1, here=here)


def side_of(table: Table) -> str:
    """The colour of the side whose losses are picked."""
    battle, decision = table.battle, table.stack[-1]
    assert battle is not None
    seat = side_seat(battle, decision.a)
    return "vikings" if seat == VIKINGS else COLOURS[seat]


def field_thing(own: str, source: str, kind: int, index: int) -> str:
    """The thing to click for fielding a card."""
    if source in ("pool", "royal"):
        return f"{source}-{own}-{NAMES[kind]}"
    if source in ("lord", "mercenary"):
        return f"{source}-{own}-{index + 1}"
    return "crown" if source == "crown" else f"hand-{NAMES[kind]}"
