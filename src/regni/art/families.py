"""The family of each face, and its strength in battle, both from the engine's rules."""

from __future__ import annotations

from ..engine.cards import (
    BANNER,
    CHIEFTAIN,
    CHURCH_DECIDES,
    INFANTRY,
    JOUST_PRINCE,
    KING,
    KNIGHT,
    MERCENARY,
    MONK,
    NO_LUCK,
    NORMAL,
    TREACHERY,
    VIKING,
    is_keep,
    is_lordly,
    is_property,
)
from ..engine.ruleset import Ruleset

#: The families, each with its mark.
MARKS = {
    "keep": "keep",
    "property": "property",
    "lord": "lord",
    "mercenary": "mercenary",
    "politics": "politics",
    "king": "crown",
    "army": "army",
    "viking": "viking",
    "battle": "battle",
    "joust": "joust",
}

#: The first and last face of each table deck and of the political cards (B1.2, B1.4).
RANGES = {
    "politics": (TREACHERY, BANNER),
    "army": (INFANTRY, KNIGHT),
    "viking": (VIKING, CHIEFTAIN),
    "battle": (NORMAL, CHURCH_DECIDES),
    "joust": (NO_LUCK, JOUST_PRINCE),
    "mercenary": (MERCENARY, MERCENARY),
    "king": (KING, KING),
}


def family(kind: int) -> str:
    """The family of a card face.

    >>> from regni.engine.cards import CASTLE, MONK, BANQUET
    >>> family(CASTLE), family(MONK), family(BANQUET)
    ('keep', 'lord', 'politics')
    """
    if is_keep(kind):
        return "keep"
    if is_property(kind):
        return "property"
    if is_lordly(kind):
        return "lord"
    return next(name for name, (first, last) in RANGES.items() if first <= kind <= last)


def strength(kind: int, rules: Ruleset | None = None) -> int:
    """B6.4: what the face adds to a force; 0 for cards that are never fielded.

    >>> from regni.engine.cards import CHAMPION, LAND, MONK
    >>> strength(CHAMPION), strength(LAND), strength(MONK)
    (2, 0, 0)
    """
    rules = rules or Ruleset()
    # B6.3: a Monk has a strength, but it counts only under rules that let an Abbot fight.
    return 0 if kind == MONK and not rules.abbot_fights else rules.strength[kind]
