"""What can be counted from a view: levies, votes, who speaks for the Church, a deck that is being picked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..engine.cards import NAMES, SET_KINDS
from ..engine.ruleset import Ruleset

#: What `view` gives: all that a seat may know.
View = dict[str, Any]

#: Who cannot die (B8.6, R2.2).
UNDYING = ("crown", "guard")


def own_earl(view: View) -> View:
    """The Earl whose view it is."""
    earl: View = next(earl for earl in view["earls"] if earl["earl"] == view["seat"])
    return earl


def face(card: str) -> str:
    """A card without its colour: `red.land` is a `land`."""
    return card.rpartition(".")[2]


def has(fief: View, kind: str) -> bool:
    """Whether a Fief has such a card; by O10 it may be one."""
    return any(face(card) == kind for card in (fief["keep"], *fief["properties"]))


def levy_of(earl: View, rules: Ruleset) -> int:
    """B5.3, B5.9: how large his levy is."""
    total = 0
    for fief in earl["fiefs"]:
        kinds = [face(card) for card in fief["properties"]]
        total += kinds.count("land") * (int(rules.market_town_factor) if "market_town" in kinds else 1)
    return total


def church_holder(view: View, rules: Ruleset) -> str:
    """B5.5: who speaks for the Church; empty if nobody does."""
    for kind in ("cathedral", "church"):
        held = {
            earl["earl"]: sum(
                face(card) == kind for fief in earl["fiefs"] for card in (fief["keep"], *fief["properties"])
            )
            for earl in view["earls"]
        }
        most = max(held.values())
        leaders = [colour for colour, number in held.items() if number == most]
        if most and (kind == "cathedral" or rules.church_by_majority):
            return leaders[0] if len(leaders) == 1 else ""
    return ""


def votes(earl: View, view: View, rules: Ruleset) -> int:
    """W3.2: the votes of an Earl."""
    players = len(view["earls"])
    number = 2 if view["king"] == earl["earl"] else 1
    for fief in earl["fiefs"]:
        is_monastery = fief["lord"] == "monk" and (not rules.monastery_needs_church or has(fief, "church"))
        if is_monastery or has(fief, "cathedral"):
            number += players
        elif fief["lord"] == "prince" or has(fief, "church"):
            number += 1
    return number


def unit_kind(unit: str) -> str:
    """The card that a fielded unit is: `lord prince 1` is a Prince.

    >>> unit_kind("lord prince 1"), unit_kind("guard")
    ('prince', 'infantry')
    """
    source, _, rest = unit.partition(" ")
    return {"mercenary": "mercenary", "crown": "king", "guard": "infantry"}.get(source) or rest.split()[0]


def unit_strength(unit: str, rules: Ruleset) -> int:
    return int(rules.strength[NAMES.index(unit_kind(unit))])


def force_of(units: Iterable[str], rules: Ruleset) -> int:
    """B6.4: the strength of fielded units together."""
    return sum(unit_strength(unit, rules) for unit in units)


def is_undying(unit: str, rules: Ruleset) -> bool:
    """Whether a fielded unit soaks damage without being lost."""
    source = unit.partition(" ")[0]
    return source in UNDYING or (source == "royal" and not rules.royal_army_dies)


def walls_of(keep: str, rules: Ruleset) -> int:
    """B6.8: how much the walls of a Fief withstand."""
    return int(rules.palace_strength if face(keep) == "palace" else rules.castle_strength)


def picked_cards(view: View, rules: Ruleset) -> dict[str, int]:
    """What one has picked of one's set before play: all that is not in the tray and not on the table."""
    earl = own_earl(view)
    counts = {}
    for name in NAMES[:SET_KINDS]:
        laid = earl["banners"] if name == "banner" else 0
        laid += sum([fief["keep"], fief["lord"], *fief["properties"]].count(name) for fief in earl["fiefs"])
        number = int(rules.set_copies) - earl["tray"].get(name, 0) - earl["towers"].get(name, 0) - laid
        if number:
            counts[name] = number
    return counts


def left_to_pick(view: View) -> int:
    """How many cards the one who picks has still to pick."""
    return int(view["decisions"][-1]["a"])
