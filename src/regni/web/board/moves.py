"""The legal moves as a page lists them."""

from __future__ import annotations

from msgspec import Struct

from ...engine.moves import declared
from ...engine.table import Table
from ...engine.verbs import ATTACK
from ...words.choices import Choice
from .paths import Path, path_of
from .row_emblems import emblem_of


class Move(Struct, frozen=True):
    """A legal move: a button, a path of clicks, a text to type."""

    text: str
    label: str
    #: The whole sentence. The label may leave out what the name of the row says.
    sentence: str
    path: Path
    #: Whether it is an attack, which is looked at before it is declared.
    is_attack: bool
    #: The emblem of what it is about. Empty if it has none.
    emblem: str
    #: What is asked before the move is made, and what the button says that makes it. Empty if nothing is asked.
    question: str = ""
    yes: str = ""
    #: Whether it ends the game for the player.
    is_fatal: bool = False
    #: Whether it is not what a lesson teaches now. The teacher answers it, and it is not made.
    is_aside: bool = False


def move_of(choice: Choice, label: str, sentence: str, table: Table) -> Move:
    what = declared(choice.move)
    return Move(choice.text, label, sentence, path_of(table, choice.move), what.group == ATTACK, emblem_of(what))


class Row(Struct, frozen=True):
    """Moves of one kind, under a name."""

    group: str
    #: The row's name in the program, by which the page remembers whether it is open, and its name for people.
    key: str
    name: str
    moves: list[Move]
