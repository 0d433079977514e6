"""What on the board has just changed, so that it can be marked there without a script: the things of which the lines of
a step speak.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from markupsafe import Markup

from ..board.board import Board
from ..board.cards import Card
from ..board.earls import Earl

#: What stands for the Vikings on the board.
PLACES = {"vikings": "markers"}
#: Where the HTML of the board names a thing.
THING = re.compile(r' data-thing="([^"]+)"')


def changed_things(mentions: Iterable[str], board: Board) -> set[str]:
    """The things of the page that mentions name. An Earl as a whole is none of them: he takes part in everything."""
    return {thing for mention in mentions for thing in things_of(mention, board) if not thing.startswith("earl-")}


def things_of(mention: str, board: Board) -> list[str]:
    """The cards that a mention names, or the place where they were."""
    place, _, kind = mention.partition("/")
    found = [card.thing for card in cards_at(place, board) if card.kind == kind and card.thing]
    return found or [PLACES.get(place, place)]


def cards_at(place: str, board: Board) -> list[Card]:
    """The cards in a place: a Fief, a pool, a Hand, or a whole Earldom, which is named by its colour."""
    if place == "hand":
        return [*board.own.hand] if board.own else []
    earls = [*([board.own] if board.own else []), *board.others]
    return [card for earl in earls for card in cards_of(place, earl)]


def cards_of(place: str, earl: Earl) -> list[Card]:
    lots = {fief.thing: fief.cards for fief in earl.fiefs} | {f"pool-{earl.colour}": earl.pool}
    if place == earl.colour:
        swords = [card for one in earl.mercenaries for card in (one.card, *one.garrison)]
        return [*(card for cards in lots.values() for card in cards), *earl.royal, *swords]
    return [*lots.get(place, ())]


def marked(html: Markup, things: set[str]) -> Markup:
    """HTML of the board with these things marked."""
    return Markup(THING.sub(lambda found: found[0] + (" data-changed" if found[1] in things else ""), html))
