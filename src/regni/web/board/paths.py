"""A move as a path of things to click: this card, that Fief.

The page lights up what can be clicked next; a move whose path is complete is made, and where several have the same
path, a small menu asks which. A move without a path is a button only. Every thing is named as the page names it:

    hand-land            a card in Hand          fief-red-2           a Fief
    tower-land           a Tower of one's own    lord-red-2           its Lord
    tray-land            a card of the tray      property-red-2-gold.land
    pool-red-knight      an Army pool            mercenary-red-1
    unit-red-lord prince 1  a fielded card       prize-gold.land      something to be taken
    earl-red  towers-red  deck-red  deck-army  vikings  crown  new-fief  joust-no_luck  choose-normal
"""

from __future__ import annotations

from ...engine import moves as m
from ...engine.cards import COLOURS, NAMES
from ...engine.decisions import START_TOWER
from ...engine.forces import SOURCE_NAMES
from ...engine.losses import side_seat
from ...engine.moves import arg_a, arg_b, arg_c, verb
from ...engine.table import VIKINGS, Table
from ...words.notation import card_text, unit_text

Path = tuple[str, ...]

#: Moves that are one card of the Hand, played for what it is.
FROM_HAND = {
    m.HIRE: "mercenary",
    m.FEAST: "banquet",
    m.ALLY: "allies",
    m.VASSAL_HAND: "vassal",
    m.APPEASE: "banquet",
    m.TACTICS: "banner",
}
#: What a Legacy point buys that has but one place to go.
BOUGHT = {m.BUY_CASTLE: "castle", m.BUY_BANNER: "banner"}


def path_of(table: Table, move: int) -> Path:
    """What to click for a legal move of the decision at hand."""
    decision = table.stack[-1]
    own = COLOURS[decision.seat]
    what, a, b = verb(move), arg_a(move), arg_b(move)
    if what in FROM_HAND:
        return (f"hand-{FROM_HAND[what]}",)
    if what in BOUGHT:
        return (f"tray-{BOUGHT[what]}",)
    if what == m.END:
        return (f"deck-{own}",)
    if what == m.RECRUIT:
        return ("deck-army",)
    if what in (m.TOWER, m.FETCH, m.PICK, m.BUY_PROPERTY, m.BUY_LORD, m.DISCARD, m.FELL, m.FOUND, m.EMISSARY):
        return own_card_path(decision.kind, own, what, a, b)
    if what in (m.ATTACH, m.INSTALL):
        return (f"hand-{NAMES[a]}", f"fief-{own}-{b + 1}")
    if what == m.CROWN:
        return ("hand-banner", "crown")
    if what == m.BEQUEATH:
        return ("hand-banner", f"lord-{own}-{a + 1}")
    if what == m.JOUST:
        return ("hand-banner", property_thing(own, a, b))
    if what in (m.PAY, m.ENTER):
        return (property_thing(own, a, b),)
    if what == m.GARRISON:
        return (f"pool-{own}-{NAMES[a]}", f"mercenary-{own}-{b + 1}")
    if what == m.GIVE:
        return (f"pool-{own}-{NAMES[a]}",)
    if what in (m.PLACE, m.VASSAL_LORD):
        return (f"{'fief' if what == m.PLACE else 'lord'}-{own}-{a + 1}",)
    if what == m.TAKE:
        return (f"prize-{card_text(a)}", f"fief-{own}-{b + 1}")
    if what == m.BURN:
        return (f"prize-{card_text(a)}",)
    if what == m.TAKE_ARMY:
        return (f"prize-{NAMES[a]}",)
    if what == m.DECIDE:
        return (f"choose-{NAMES[a]}",)
    if what == m.SWAP:
        return (f"hand-{NAMES[a]}", f"joust-{NAMES[b]}")
    if what == m.TURN:
        return ("hand-champion", f"joust-{NAMES[a]}")
    if what == m.FIELD:
        return (field_thing(own, SOURCE_NAMES[a], b, arg_c(move)),)
    if what == m.LOSE:
        return (f"unit-{side_of(table)}-{unit_text(a, b, arg_c(move))}",)
    return against_others(what, a, b)


def side_of(table: Table) -> str:
    """Whose losses are picked."""
    battle, decision = table.battle, table.stack[-1]
    assert battle is not None
    seat = side_seat(battle, decision.a)
    return "vikings" if seat == VIKINGS else COLOURS[seat]


def own_card_path(kind: int, own: str, what: int, a: int, b: int) -> Path:
    """A card of one's own, and where it goes."""
    card = NAMES[a]
    if what in (m.FETCH, m.PICK) or (what == m.TOWER and kind == START_TOWER):
        return (f"tray-{card}",)
    if what in (m.BUY_PROPERTY, m.BUY_LORD):
        return (f"tray-{card}", f"fief-{own}-{b + 1}")
    if what == m.FELL:
        return (f"tower-{card}",)
    target = {m.TOWER: f"towers-{own}", m.FOUND: "new-fief", m.EMISSARY: "vikings"}.get(what)
    return (f"hand-{card}", target) if target else (f"hand-{card}",)


def against_others(what: int, a: int, b: int) -> Path:
    """Politics and war: whom it is aimed at."""
    if what == m.BETRAY_LORD:
        return ("hand-treachery", f"lord-{COLOURS[a]}-{b + 1}")
    if what == m.BETRAY_MERCENARY:
        return ("hand-treachery", f"mercenary-{COLOURS[a]}-{b + 1}")
    if what == m.BETRAY_HAND:
        return ("hand-treachery", f"earl-{COLOURS[a]}")
    if what == m.INTRIGUE_FIEF:
        return ("hand-intrigue", f"fief-{COLOURS[a]}-{b + 1}")
    if what == m.INTRIGUE_MERCENARY:
        return ("hand-intrigue", f"mercenary-{COLOURS[a]}-{b + 1}")
    if what == m.INTRIGUE_POOL:
        return ("hand-intrigue", f"pool-{COLOURS[a]}")
    if what == m.VISIT:
        return (f"earl-{COLOURS[a]}",)
    if what == m.STORM:
        return (f"towers-{COLOURS[a]}",)
    if what in (m.RAID, m.SIEGE):
        return (f"fief-{COLOURS[a]}-{b + 1}",)
    return ()


def property_thing(holder: str, fief: int, card: int) -> str:
    return f"property-{holder}-{fief + 1}-{card_text(card)}"


def field_thing(own: str, source: str, kind: int, index: int) -> str:
    """Where a card stands that can be fielded."""
    if source in ("pool", "royal"):
        return f"{source}-{own}-{NAMES[kind]}"
    if source in ("lord", "mercenary"):
        return f"{source}-{own}-{index + 1}"
    return "crown" if source == "crown" else f"hand-{NAMES[kind]}"
