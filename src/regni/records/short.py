"""Positions in a line or two, for tests, examples and whatever else begins in the middle of a game.

Everything not given has a default: each Earl has his Palace, three Banquets to draw and one cube.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ..engine.cards import CHAMPION, COLOURS, MONK, NAMES, PRINCE, VASSAL
from ..engine.ruleset import Ruleset
from .positions import Data

LORDS = [NAMES[kind] for kind in (PRINCE, VASSAL, CHAMPION, MONK)]
#: What an Earl has in piles: `land*2 church` stands for their numbers by card name.
PILES = ("hand", "towers", "discard", "pool", "royal", "tray", "wanted", "mind", "garrison")


def fief(keep: str = "castle", lord: str = "", *properties: str) -> Data:
    return {"keep": keep, "lord": lord, "properties": list(properties)}


def earl(**parts: object) -> Data:
    """An Earl as a position file has him; by default `fiefs` is his Palace."""
    return {"fiefs": [fief("palace")], "deck": {"banquet": 3}} | parts


def king(*mind: str, **parts: object) -> Data:
    """The King of Rebellion as a position has him behind the Earls: his Mind from the top, his Palace and Castle, two
    Royal Infantry, and no Towers.
    """
    return {"fiefs": [fief("palace", "prince"), fief("castle")], "guard": 2, "deck": list(mind)} | parts


def on_top(**decks: list[str]) -> Data:
    """The Battle, Joust or Viking deck with these cards on top: `decks=on_top(joust=["no_luck"])`."""
    return {name: {"cards": cards} for name, cards in stacked(decks, Counter()).items()}


def stacked(decks: Mapping[str, list[str]], out: Counter[str]) -> dict[str, list[str]]:
    """Whole decks with these cards on top, but for those that are out of the deck."""
    rules = Ruleset()
    whole = {"battle": rules.full_battle, "joust": rules.full_joust, "viking": rules.full_vikings}
    return {
        name: [*cards, *(Counter(NAMES[kind] for kind in whole[name]) - Counter(cards) - out).elements()]
        for name, cards in decks.items()
    }


# In files: cards as words.


def written_short(earls: Data, table: Data) -> Data:
    """A position from what a file says in short: each Earl by his colour, the King of Rebellion as `king`, and the
    other entries of a position file.

    >>> short = written_short({"blue": {"fiefs": ["palace prince land*2"], "hand": "church"}, "red": {}}, {})
    >>> [sorted(one) for one in short["earls"]], short["earls"][0]["fiefs"][0]["properties"]
    ([['deck', 'fiefs', 'hand'], ['deck', 'fiefs']], ['land', 'land'])
    """
    seated = [earl(**spelt(one)) for one in (earls[colour] for colour in COLOURS if colour in earls)]
    if "king" in earls:
        seated.append(king() | spelt(earls["king"]))
    decks, host = table.get("decks", {}), table.get("vikings", {})
    assert isinstance(decks, dict)
    assert isinstance(host, dict)
    ashore = Counter({kind: host.get(kind, 0) for kind in ("viking", "chieftain")})
    piled = stacked({name: cards_in(cards) for name, cards in decks.items()}, ashore)
    return {"earls": seated} | table | {"decks": {name: {"cards": cards} for name, cards in piled.items()}}


def spelt(parts: object) -> Data:
    """What an Earl has, as a position file writes it."""
    assert isinstance(parts, dict)
    found: Data = dict(parts)
    for name, value in parts.items():
        if name in PILES and isinstance(value, str):
            found[name] = dict(Counter(cards_in(value)))
        elif name == "deck" and isinstance(value, str):
            found[name] = cards_in(value)
        elif name == "fiefs":
            found[name] = [kept(one) for one in value]
        elif name == "mercenaries":
            found[name] = [{"card": "mercenary", "garrison": dict(Counter(cards_in(one)))} for one in value]
    return found


def kept(cards: str) -> Data:
    """A Fief: its Castle or Palace, then the Lord if there is one, then the Properties."""
    keep, *rest = cards_in(cards)
    lord = rest.pop(0) if rest and rest[0] in LORDS else ""
    return fief(keep, lord, *rest)


def cards_in(words: object) -> list[str]:
    """Cards from words: `land*2 church`."""
    found = []
    for word in str(words).split():
        name, _, number = word.partition("*")
        found += [name] * int(number or 1)
    return found
