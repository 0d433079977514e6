"""Moves as short text, both ways: `siege red 1`, `field pool knight`, `tower land`.

Fiefs and Mercenaries count from 1, Earls are named by colour. A card that may have come from another Earl is written
with its colour, `red.land`; when reading, the colour can be left out where only one card fits.
"""

from __future__ import annotations

from ..engine import moves as m
from ..engine.cards import COLOURS, EARL_KINDS, INFANTRY, KING, MERCENARY, NAMES
from ..engine.forces import SOURCE_NAMES
from ..engine.moves import arg_a, arg_b, arg_c, move, verb
from ..engine.play import legal_moves
from ..engine.table import Table
from ..errors import Notation, RegniError
from .hints import shown

#: Each verb with its words and arguments, in the order they are written. `a`, `b`, `c` are the arguments of the move.
FORMS: dict[int, str] = {
    m.END: "end",
    m.CONCEDE: "concede",
    m.RECRUIT: "recruit",
    m.HIRE: "hire",
    m.FEAST: "feast",
    m.CROWN: "crown",
    m.TOWER: "tower a:kind",
    m.GARRISON: "garrison a:kind b:number",
    m.FOUND: "found a:kind",
    m.ATTACH: "attach a:kind b:number",
    m.INSTALL: "install a:kind b:number",
    m.VISIT: "visit a:seat",
    m.EMISSARY: "emissary a:kind",
    m.BEQUEATH: "bequeath a:number",
    m.JOUST: "joust b:card a:number",
    m.BETRAY_LORD: "betray a:seat lord b:number",
    m.BETRAY_MERCENARY: "betray a:seat mercenary b:number",
    m.BETRAY_HAND: "betray a:seat hand",
    m.INTRIGUE_FIEF: "intrigue a:seat fief b:number",
    m.INTRIGUE_MERCENARY: "intrigue a:seat mercenary b:number",
    m.INTRIGUE_POOL: "intrigue a:seat pool",
    m.STORM: "storm a:seat",
    m.RAID: "raid a:seat b:number",
    m.SIEGE: "siege a:seat b:number",
    m.DONE: "done",
    m.PASS: "pass",
    m.FIELD: "field a:unit",
    m.LOSE: "lose a:unit",
    m.DECIDE: "decide a:kind",
    m.TAKE: "take a:card b:number",
    m.BURN: "burn a:card",
    m.SEIZE: "seize",
    m.RAZE: "raze",
    m.ALLY: "ally",
    m.VASSAL_HAND: "vassal hand",
    m.VASSAL_LORD: "vassal lord a:number",
    m.PAY: "pay b:card a:number",
    m.PLACE: "place a:number",
    m.TAKE_ARMY: "press a:kind",
    m.GIVE: "give a:kind",
    m.ENTER: "enter b:card a:number",
    m.SWAP: "swap a:kind b:kind",
    m.TURN: "turn a:kind",
    m.DISCARD: "discard a:kind",
    m.FELL: "fell a:kind",
    m.MULLIGAN: "mulligan",
    m.CALL_VOTE: "call vote",
    m.VOTE_FOR: "vote for",
    m.VOTE_AGAINST: "vote against",
    m.BUY_TOWERS: "buy towers",
    m.BUY_BANNER: "buy banner",
    m.BUY_CASTLE: "buy castle",
    m.BUY_PROPERTY: "buy property a:kind b:number",
    m.BUY_LORD: "buy lord a:kind b:number",
    m.PICK: "pick a:kind",
    m.SAME: "same",
    m.SHOW: "show",
    m.SEEK: "seek",
    m.FETCH: "fetch a:kind",
    m.APPEASE: "appease",
    m.TACTICS: "tactics",
}

#: What follows a unit's source: its kind, or its number, or both, or nothing (then the kind goes without saying).
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

#: The verbs by their names in moves.py, lower case: the keys of `locales/*/moves.ftl`.
VERB_NAMES = {
    value: name.lower() for name, value in vars(m).items() if name.isupper() and name not in ("VERBS", "BITS", "LIMIT")
}

ANY_COLOUR = -1


def move_text(move: int) -> str:
    """The text of a move; a number that is none, or that says more than its text, is a KeyError or an IndexError.

    >>> move_text(m.move(m.SIEGE, 1, 0))
    'siege red 1'
    """
    if not 0 <= move < 1 << 4 * m.BITS:
        raise KeyError(move)
    what, left = verb(move), {"a": arg_a(move), "b": arg_b(move), "c": arg_c(move)}
    words = []
    for word in FORMS[what].split():
        name, _, shape = word.partition(":")
        if not shape:
            words.append(name)
        elif shape == "unit":
            words += unit_text(left.pop("a"), left.pop("b"), left.pop("c")).split()
            if read_unit(what, words[1:]) != move:
                raise KeyError(move)
        else:
            words.append(argument_text(shape, left.pop(name)))
    if any(left.values()):
        raise KeyError(move)
    return " ".join(words)


def argument_text(shape: str, value: int) -> str:
    if shape == "kind":
        return NAMES[value]
    if shape == "seat":
        return COLOURS[value]
    if shape == "card":
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
    """The move a text means in a position. It need not be legal, but it must be a move.

    A card without its colour is the one of a legal move that fits.
    """
    if not isinstance(text, str):
        raise RegniError("move-number", number=shown(text))
    words = text.strip().lower().replace("-", "_").split()
    if not words:
        raise RegniError("move-empty")
    forms = [(what, form.split()) for what, form in FORMS.items() if form.split()[0] == words[0]]
    if not forms:
        verbs = Notation(", ".join(sorted({form.split()[0] for form in FORMS.values()})))
        raise RegniError("move-unknown-verb", word=words[0][:40], verbs=verbs)
    written = Notation(" / ".join(readable(form) for _, form in forms))
    error = RegniError("move-form", text=Notation(text.strip()[:80]), form=written)
    for what, form in forms:
        found = read_form(what, form, words, table)
        if found is not None:
            return found
    raise error


def readable(form: list[str]) -> str:
    return " ".join(f"<{word.split(':')[1]}>" if ":" in word else word for word in form)


def read_form(what: int, form: list[str], words: list[str], table: Table) -> int | None:
    if "a:unit" in form:
        return read_unit(what, words[1:])
    if len(form) != len(words):
        return None
    values = {"a": 0, "b": 0, "c": 0}
    bare = ""
    for slot, word in zip(form, words, strict=True):
        name, _, shape = slot.partition(":")
        if not shape:
            if word != name:
                return None
            continue
        value = read_argument(shape, word)
        if shape == "seat" and word == NAMES[KING] and table.variant.has_king:
            value = int(table.players)  # R2.4: he sits behind the Earls
        if value is None:
            return None
        if value == ANY_COLOUR:
            bare = name
            value = NAMES.index(word)
        values[name] = value
    found = move(what, values["a"], values["b"], values["c"])
    return match_colour(found, bare, table) if bare else found


def read_argument(shape: str, word: str) -> int | None:
    if shape == "kind":
        return NAMES.index(word) if word in NAMES else None
    if shape == "seat":
        return COLOURS.index(word) if word in COLOURS else None
    if shape == "card":
        return read_card(word)
    if word.isascii() and word.isdigit() and len(word) <= 3 and 1 <= int(word) <= m.LIMIT + 1:
        return int(word) - 1
    return None


def read_card(word: str) -> int | None:
    """`red.land` as a card; a bare `land` is of any colour."""
    colour, dot, name = word.rpartition(".")
    if name not in NAMES[:EARL_KINDS]:
        return None
    if not dot:
        return ANY_COLOUR
    return COLOURS.index(colour) * EARL_KINDS + NAMES.index(name) if colour in COLOURS else None


def match_colour(found: int, slot: str, table: Table) -> int:
    """The legal move with a card of any colour where `found` has a bare one; if none fits, the decider's own colour."""
    shift = m.BITS * (1 if slot == "a" else 2)
    matches = [
        legal
        for legal in legal_moves(table)
        if any(legal == found + (colour * EARL_KINDS << shift) for colour in range(len(COLOURS)))
    ]
    if len(matches) > 1:
        raise RegniError("move-ambiguous", options=Notation(" / ".join(move_text(match) for match in matches)))
    own = 0 if table.over else max(0, table.stack[-1].seat)
    return matches[0] if matches else found + (own * EARL_KINDS << shift)


def read_unit(what: int, words: list[str]) -> int | None:
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
    return move(what, SOURCE_NAMES.index(words[0]), kind, index)
