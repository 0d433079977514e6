"""The line between the middle of the table and the reader's own Earldom: what threatens him, how the game is won, and
how near everyone is to it."""

from __future__ import annotations

from msgspec import Struct

from ...counsel.dangers import Danger, dangers_of
from ...counsel.standing import standings
from ...engine.cards import COLOURS
from ...engine.table import VIKINGS, Table
from ...words.counsel import danger_text, danger_title, goal_text, standing_text
from ...words.words import Words, capital
from .arms import field_of

GOAL = "goal"
#: What stands for each kind of danger where it does not come from an Earl.
EMBLEMS = {"old_age": "banner", "relative": "banner", "drawn": "banner", "last_two": "castle", "victory": "king"}


class ShownStanding(Struct, frozen=True):
    """One Earl: his heraldic field, his name, and how he stands."""

    field: str
    name: str
    text: str


class ShownDanger(Struct, frozen=True):
    """One danger, or the goal. `weight` says how it is drawn."""

    weight: str
    emblem: str
    #: The field of the Earl it comes from. Empty if it comes from nobody.
    field: str
    title: str
    text: str
    #: The Fiefs it concerns, by their number in the Earldom.
    fiefs: tuple[int, ...] = ()
    #: Only the goal has them: how everyone stands.
    standings: tuple[ShownStanding, ...] = ()


def shown_dangers(table: Table, seat: int, words: Words) -> list[ShownDanger]:
    """The dangers for a seat, the deadliest first, and then the goal."""
    if table.over or table.earls[seat].out:
        return []
    return [*(shown(one, seat, words) for one in dangers_of(table, seat)), goal(table, seat, words)]


def shown(danger: Danger, seat: int, words: Words) -> ShownDanger:
    is_others = danger.seat >= 0 and danger.seat != seat
    return ShownDanger(
        danger.weight,
        "viking" if danger.seat == VIKINGS else EMBLEMS.get(danger.kind, "castle"),
        field_of(COLOURS[danger.seat], words) if is_others else "",
        danger_title(danger, seat, words),
        danger_text(danger, seat, words),
        tuple(place + 1 for place in danger.fiefs),
    )


def goal(table: Table, seat: int, words: Words) -> ShownDanger:
    everyone = tuple(
        ShownStanding(
            field_of(COLOURS[one.seat], words),
            words.text("standing-you") if one.seat == seat else capital(words.earl(one.seat)),
            standing_text(one, words),
        )
        for one in standings(table)
    )
    return ShownDanger(GOAL, "palace", "", words.text("goal"), goal_text(table, seat, words), standings=everyone)
