"""The news, in pictures on the stage while nothing is under way: the most important events since the player's last
move."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ...engine import events as e
from ...engine.cards import COLOURS, NAMES, SET_KINDS
from ...words.chronicle import VIKINGS, Entry
from ..board.board import Painter
from ..board.cards import Card
from .moments import weight_of

#: The largest number of pictures.
MOST = 3
#: How important the events of a family are. What decides a game is more important (`moments`).
FAMILIES = {"attack": 24, "plot": 22, "stopped": 18, "spoils": 20, "vikings": 8, "action": 10, "chance": 1}
#: Small things that are still worth a picture.
SMALL = {e.TOWER: 6, e.MARKER: 5, e.GARRISON: 4, e.ALLIES: 12, e.YIELDS: 12}
#: Pictures of events that show no card of their own.
EMBLEMS = {
    e.HIRE: "mercenary",
    e.RECRUIT: "infantry",
    e.ALLIES: "allies",
    e.CROWNED: "king",
    e.BANNER: "banner",
    e.BANQUET: "banquet",
    e.WINTER: "banner",
    e.FOILED: "allies",
}


class Headline(Struct, frozen=True):
    """One picture with its sentence. The picture is a card, a card face down, a longboat or an emblem."""

    field: str
    text: str
    card: Card | None
    #: The field of a card face down. Empty if the picture is another.
    back: str
    is_boat: bool
    emblem: str
    #: The number of the scene to which it belongs. 0 if it belongs to none.
    scene: int


def headlines(entries: Sequence[Entry], scene_of: Sequence[int], painter: Painter) -> list[Headline]:
    """The most important entries, in the order in which they happened. What others did to the reader comes first."""
    told = [entry for entry in entries if weight(entry) and not entry.is_heading]

    def befalls(entry: Entry) -> bool:
        event = entry.event
        return painter.seat >= 0 and entry.turn != COLOURS[painter.seat] and painter.seat in (event.seat, event.other)

    chosen = sorted(told, key=lambda entry: (befalls(entry), weight(entry)), reverse=True)[:MOST]
    chosen.sort(key=lambda entry: (not befalls(entry), entry.number))
    return [pictured(entry, scene_of[entry.heard], painter) for entry in chosen]


def latest_deed(entries: Sequence[Entry], seat: int) -> str:
    """The latest thing that another Earl or the Vikings did."""
    deeds = [entry for entry in entries if entry.turn != COLOURS[seat] and weight(entry) and not entry.is_heading]
    return deeds[-1].text if deeds else ""


def weight(entry: Entry) -> int:
    kind = entry.event.kind
    families = max((FAMILIES.get(family, 0) for family in e.EVENT_KINDS[kind].families), default=0)
    return max(weight_of(entry.event), families, SMALL.get(kind, 0))


def pictured(entry: Entry, scene: int, painter: Painter) -> Headline:
    event = entry.event
    field = painter.field(entry.doer)
    is_boat = event.kind in (e.MARKER, e.MARKER_HELD) or (entry.turn == VIKINGS and event.card < 0)
    if event.kind == e.TOWER and event.card < 0:
        return Headline(field, entry.text, None, painter.field(COLOURS[event.seat]), False, "", scene)
    card = None if is_boat or event.card < 0 else card_of(event, painter)
    return Headline(field, entry.text, card, "", is_boat, EMBLEMS.get(event.kind, "normal"), scene)


def card_of(event: e.Event, painter: Painter) -> Card:
    """The card of an event, in the colour of the set it belongs to. Cards of the table have none."""
    owner = event.colour if event.colour >= 0 else event.seat
    return painter.card(NAMES[event.card], COLOURS[owner] if event.card < SET_KINDS and owner >= 0 else "")
