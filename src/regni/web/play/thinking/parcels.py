"""A bot and what it sees as bytes, for another process. Compiled objects cannot be pickled without this.

A sight holds only what its seat may see: the table is veiled, and so are the tables in its memory.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from io import BytesIO
from operator import attrgetter
from typing import Any, BinaryIO

from ....bots.witan import Witan
from ....engine.earl import Earl, Fief, Mercenary
from ....engine.rng import Rng
from ....engine.ruleset import Ruleset
from ....engine.sight import Deed, Memory, Sight
from ....engine.table import Battle, Decision, Jouster, Table, TableDeck
from ....engine.variant import Variant
from ....engine.variants import VARIANTS


def attributes(kind: type) -> tuple[str, ...]:
    """The names of the attributes of a class. A compiled class keeps them in another place than a plain one."""
    names: tuple[str, ...] = kind.__mypyc_attrs__ if hasattr(kind, "__mypyc_attrs__") else kind.__slots__  # type: ignore[attr-defined]
    return names


#: The attributes of what a sight is made of, and of the bot. The object is rebuilt by calling its class with them. The
#: events of a table are left out: a veiled table has none.
PARTS: dict[type, tuple[str, ...]] = {
    kind: tuple(name for name in attributes(kind) if name != "events")
    for kind in (Sight, Memory, Deed, Table, Decision, TableDeck, Battle, Jouster, Earl, Fief, Mercenary, Rng)
} | {Witan: ("rng", "book", "simulations", "seconds")}

#: Functions that read all these attributes at once.
READERS: dict[type, Callable[[Any], tuple[Any, ...]]] = {kind: attrgetter(*names) for kind, names in PARTS.items()}


class Packer(pickle.Pickler):
    """Says how objects of the engine are made again."""

    def reducer_override(self, packed: Any) -> Any:
        kind = type(packed)
        if kind in READERS:
            return make, (kind, PARTS[kind], READERS[kind](packed))
        if kind is Ruleset:
            return Ruleset, (packed.changed(),)
        if isinstance(packed, Variant):
            return variant, (packed.facts.name,)
        return NotImplemented


def make(kind: type, names: tuple[str, ...], values: tuple[Any, ...]) -> object:
    return kind(**dict(zip(names, values, strict=True)))


def variant(name: str) -> Variant:
    return VARIANTS[name]


def pack(witan: Witan, sight: Sight) -> bytes:
    out = BytesIO()
    Packer(out).dump((witan, sight))
    return out.getvalue()


def unpack(packed: BinaryIO) -> tuple[Witan, Sight]:
    """Reads what was packed. Raises EOFError at the end of the file."""
    witan, sight = pickle.load(packed)
    return witan, sight
