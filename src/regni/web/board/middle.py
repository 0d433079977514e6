"""The middle of the table: the sea with the Vikings, the crown and the Church, and the decks of the table."""

from __future__ import annotations

from msgspec import Struct

from ...engine.cards import COLOURS, NOBODY
from ...engine.forces import host_force
from ...engine.leaving import KING_GONE
from ...engine.table import VIKINGS, Table, TableDeck
from ...engine.variant_facts import FACTS
from ...records.positions import army, counts
from ...words.words import capital
from .cards import Card, CardPainter


class Sea(Struct, frozen=True):
    """The Vikings: their markers as longboats, their host, the cubes in the bag."""

    #: One for each marker: whether it has advanced.
    boats: tuple[bool, ...]
    #: How many have advanced, in words. And how near the landing is: in a few words, and on what it depends.
    count: str
    nearness: str
    condition: str
    #: All of it in sentences, for a screen reader.
    label: str
    has_arrived: bool
    #: Whether there was fighting in this round, so that no boat moves.
    is_held_off: bool
    host: tuple[Card, ...]
    host_force: int
    #: By field, letter and number of cubes.
    bag: tuple[tuple[str, str, int], ...]


class Deck(Struct, frozen=True):
    mark: str
    name: str
    thing: str
    size: int


class Prize(Struct, frozen=True):
    """The crown, or the voice of the Church: who holds it, and the decks that lie beside it."""

    emblem: str
    thing: str
    #: The holder's field and letter. Empty if nobody holds it.
    field: str
    letter: str
    title: str
    more: str
    #: The Banners laid for a free crown, by field, letter and number.
    banners: tuple[tuple[str, str, int], ...]
    decks: tuple[Deck, ...]


def sea_of(painter: CardPainter, table: Table) -> Sea:
    say = painter.words.text
    whole, out = int(painter.rules.viking_markers), int(table.markers_out)
    counts_down = bool(FACTS[table.rules.variant].countdown)
    host_is_out = table.battle is not None and table.battle.attacker == VIKINGS
    # B9.2: when all markers are out, fighting holds off nobody.
    is_held_off = bool(table.white_forward) and out < whole
    if not table.arrived:
        nearness = say("sea-held" if is_held_off else "sea-rounds", number=whole - out)
        # W3.5: in a campaign there is a vote before they land.
        landing = "sea-vote" if table.variant.is_campaign else "sea-lands"
        condition = say("sea-held-why" if is_held_off else "sea-quiet" if out < whole else landing)
    else:
        nearness = say("sea-ashore")
        condition = say("sea-countdown", number=whole - out) if counts_down else ""
    label = [
        say("table-markers", out=out, whole=whole),
        "" if table.arrived else say("markers-black"),
        say("markers-white-forward" if table.white_forward else "markers-white-back"),
    ]
    return Sea(
        boats=tuple(number < out or (table.arrived and not counts_down) for number in range(whole)),
        count=say("sea-boats", out=out, whole=whole) if counts_down or not table.arrived else "",
        nearness=nearness,
        condition=condition,
        label=" ".join(part for part in label if part),
        has_arrived=table.arrived,
        is_held_off=is_held_off,
        # A host that has left its place is drawn in the battle.
        host=()
        if host_is_out
        else painter.stacks({"viking": int(table.vikings), "chieftain": int(table.chieftains)}, "", "host"),
        host_force=int(host_force(table)),
        bag=tuple(
            (painter.field(COLOURS[seat]), painter.names.letter(COLOURS[seat]), int(earl.cubes))
            for seat, earl in enumerate(table.earls)
            if earl.cubes
        ),
    )


def crown_of(painter: CardPainter, table: Table) -> Prize:
    words, holder = painter.words, int(table.king)
    decks = (deck_of(painter, "army", table.army, "deck-army"), deck_of(painter, "battle", table.battle_deck))
    if holder in (NOBODY, KING_GONE):
        title = words.text("table-crown-gone" if holder == KING_GONE else "table-crown-free")
        laid = tuple(
            (*arms(painter, seat), int(earl.banners))
            for seat, earl in enumerate(table.earls)
            if earl.banners and not earl.out
        )
        return Prize("king", "crown", "", "", title, "", laid, decks)
    earl = table.earls[holder]
    royal = sum(army(earl.royal_infantry, earl.royal_knights).values())
    more = words.text("prize-royal", number=int(royal)) if royal else ""
    title = words.text("table-crown", earl=capital(words.colour(holder)), earl_key=words.key(holder))
    return Prize("king", "crown", *arms(painter, holder), title, more, (), decks)


def church_of(painter: CardPainter, table: Table) -> Prize:
    words, holder = painter.words, int(table.church())
    decks = (deck_of(painter, "viking", table.viking_deck), deck_of(painter, "joust", table.joust_deck))
    common = counts(table.common)
    more = ", ".join(f"{words.text(f'card-{kind}')} ×{number}" for kind, number in common.items() if number)
    lines = [words.text("prize-church-text"), *([f"{words.text('table-common')}: {more}"] if more else [])]
    if holder == NOBODY:
        return Prize("cathedral", "", "", "", words.text("prize-church-silent"), ". ".join(lines), (), decks)
    title = words.text("prize-church", earl=capital(words.colour(holder)), earl_key=words.key(holder))
    return Prize("cathedral", "", *arms(painter, holder), title, ". ".join(lines), (), decks)


def arms(painter: CardPainter, seat: int) -> tuple[str, str]:
    return painter.field(COLOURS[seat]), painter.names.letter(COLOURS[seat])


def deck_of(painter: CardPainter, name: str, deck: TableDeck, thing: str = "") -> Deck:
    return Deck(f"mark-{name}", painter.words.text(f"table-deck-{name}"), thing, len(deck.cards))
