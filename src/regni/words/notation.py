"""Moves as short text, both ways: `siege red 1`, `field pool knight`, `tower land`.

Fiefs and Mercenaries count from 1, Earls are named by colour. A card that may have come from another Earl is written
with its colour, `red.land`; when reading, the colour can be left out where only one card fits.
"""

from __future__ import annotations

from functools import lru_cache

from ..engine.cards import COLOURS, EARL_KINDS, INFANTRY, KING, MERCENARY, NAMES
from ..engine.forces import SOURCE_NAMES
from ..engine.moves import BITS, LIMIT, VERBS, arg_a, arg_b, arg_c, declared, move
from ..engine.play import legal_moves
from ..engine.table import Table
from ..engine.verbs import Verb
from ..errors import Notation, RegniError
from .hints import shown

#: What stands after the source of a unit: its kind, its number, both, or nothing where only one kind is possible.
UNITS = {
    "pool": "kind",
    "royal": "kind",
    "hand": "kind",
    "lord": "kind number",
    "mercenary": "number",
    "garrison": "kind number",
    "crown": "",
    "host": "kind",
    "guard": "",
}
SILENT_KINDS = {"mercenary": MERCENARY, "crown": KING, "guard": INFANTRY}

ANY_COLOUR = -1
#: How many texts of moves are kept in memory.
MOST_TEXTS = 10_000


@lru_cache(maxsize=MOST_TEXTS)
def move_text(move: int) -> str:
    """The text of a move. A number that is not a move, or whose text would lose something, raises KeyError or
    IndexError.

    >>> from regni.engine.moves import SIEGE
    >>> move_text(move(SIEGE, 1, 0))
    'siege red 1'
    """
    if not 0 <= move < 1 << 4 * BITS:
        raise KeyError(move)
    verb, left = declared(move), {"a": arg_a(move), "b": arg_b(move), "c": arg_c(move)}
    words = []
    for part in verb.parts:
        if part.text:
            words.append(part.text)
        elif part.writing == "unit":
            words += unit_text(left.pop("a"), left.pop("b"), left.pop("c")).split()
            if read_unit(verb, words[1:]) != move:
                raise KeyError(move)
        else:
            words.append(argument_text(part.writing, left.pop(part.slot)))
    if any(left.values()):
        raise KeyError(move)
    return " ".join(words)


def argument_text(writing: str, value: int) -> str:
    if writing == "kind":
        return NAMES[value]
    if writing == "seat":
        return COLOURS[value]
    if writing == "card":
        return card_text(value)
    return str(value + 1)


def card_text(card: int) -> str:
    """A card of an Earl's set with its colour: `red.land`."""
    return f"{COLOURS[card // EARL_KINDS]}.{NAMES[card % EARL_KINDS]}"


def unit_text(source: int, kind: int, index: int) -> str:
    name = SOURCE_NAMES[source]
    values = {"kind": NAMES[kind], "number": str(index + 1)}
    return " ".join([name, *(values[shape] for shape in UNITS[name].split())])


def read_move(text: object, table: Table) -> int:
    """The move that a text means in a position. It must be a possible move, but it need not be legal.

    A card without a colour stands for the card of the legal move that fits.
    """
    if not isinstance(text, str):
        raise RegniError("move-number", number=shown(text))
    words = text.strip().lower().replace("-", "_").split()
    if not words:
        raise RegniError("move-empty")
    verbs = [verb for verb in VERBS if verb.word == words[0]]
    if not verbs:
        known = Notation(", ".join(sorted({verb.word for verb in VERBS})))
        raise RegniError("move-unknown-verb", word=words[0][:40], verbs=known)
    for verb in verbs:
        found = read_form(verb, words, table)
        if found is not None:
            return found
    forms = Notation(" / ".join(readable(verb) for verb in verbs))
    raise RegniError("move-form", text=Notation(text.strip()[:80]), form=forms)


def readable(verb: Verb) -> str:
    return " ".join(part.text or f"<{part.writing}>" for part in verb.parts)


def read_form(verb: Verb, words: list[str], table: Table) -> int | None:
    if any(part.writing == "unit" for part in verb.arguments):
        return read_unit(verb, words[1:])
    if len(verb.parts) != len(words):
        return None
    values = {"a": 0, "b": 0, "c": 0}
    bare = ""
    for part, word in zip(verb.parts, words, strict=True):
        if part.text:
            if word != part.text:
                return None
            continue
        value = read_argument(part.writing, word)
        if part.writing == "seat" and word == NAMES[KING] and table.variant.has_king:
            value = int(table.players)  # R2.4: the King sits behind the Earls
        if value is None:
            return None
        if value == ANY_COLOUR:
            bare = part.slot
            value = NAMES.index(word)
        values[part.slot] = value
    found = move(verb.number, values["a"], values["b"], values["c"])
    return match_colour(found, bare, table) if bare else found


def read_argument(writing: str, word: str) -> int | None:
    if writing == "kind":
        return NAMES.index(word) if word in NAMES else None
    if writing == "seat":
        return COLOURS.index(word) if word in COLOURS else None
    if writing == "card":
        return read_card(word)
    if word.isascii() and word.isdigit() and len(word) <= 3 and 1 <= int(word) <= LIMIT + 1:
        return int(word) - 1
    return None


def read_card(word: str) -> int | None:
    """Reads `red.land` as a card; a bare `land` has any colour."""
    colour, dot, name = word.rpartition(".")
    if name not in NAMES[:EARL_KINDS]:
        return None
    if not dot:
        return ANY_COLOUR
    return COLOURS.index(colour) * EARL_KINDS + NAMES.index(name) if colour in COLOURS else None


def match_colour(found: int, slot: str, table: Table) -> int:
    """The legal move that equals `found` except for the colour of its card; if there is none, the decider's colour is
    taken.
    """
    shift = BITS * (1 if slot == "a" else 2)
    matches = [
        legal
        for legal in legal_moves(table)
        if any(legal == found + (colour * EARL_KINDS << shift) for colour in range(len(COLOURS)))
    ]
    if len(matches) > 1:
        raise RegniError("move-ambiguous", options=Notation(" / ".join(move_text(match) for match in matches)))
    own = 0 if table.over else max(0, table.stack[-1].seat)
    return matches[0] if matches else found + (own * EARL_KINDS << shift)


def read_unit(verb: Verb, words: list[str]) -> int | None:
    if not words or words[0] not in UNITS:
        return None
    shapes = UNITS[words[0]].split()
    if len(words) != len(shapes) + 1:
        return None
    kind, index = SILENT_KINDS.get(words[0], 0), 0
    for shape, word in zip(shapes, words[1:], strict=True):
        value = read_argument(shape, word)
        if value is None:
            return None
        if shape == "kind":
            kind = value
        else:
            index = value
    return move(verb.number, SOURCE_NAMES.index(words[0]), kind, index)
