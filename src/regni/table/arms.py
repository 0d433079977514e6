"""Earls in a list: field and letter, by which they are told apart, and who plays them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.cards import COLOURS
from ..engine.table import Table
from ..words import Words, capital
from .sitting import Setup, Sitter


@dataclass(frozen=True)
class Arms:
    field: str
    letter: str
    name: str
    sitter: str
    has_won: bool


def field_of(colour: str, words: Words) -> str:
    """In whose field something is drawn: the King of Rebellion has one of his own."""
    return "king" if colour and colour == words.king else colour


def arms_of(seat: int, table: Table, words: Words, sitters: Sequence[str]) -> Arms:
    """The Earl of a seat; the words are those for the table. Nobody plays the King."""
    colour = COLOURS[seat]
    return Arms(
        field=field_of(colour, words),
        letter=words.text(f"letter-{colour}"),
        name=capital(words.earl(seat)),
        sitter=sitters[seat] if seat < len(sitters) else "",
        has_won=bool(table.winners >> seat & 1),
    )


def sitters_of(setup: Setup, words: Words, shown: int = -1) -> list[str]:
    """Who plays which Earl, in words; of several people the one who is shown the table is told which he is."""
    return [sitter_of(sitter, words, seat == shown, setup.is_shared) for seat, sitter in enumerate(setup.sitters)]


def sitter_of(sitter: Sitter, words: Words, is_shown: bool, is_shared: bool) -> str:
    if sitter.bot:
        return words.text("table-bot", level=words.bot(sitter.bot))
    if sitter.name and is_shown:
        return words.text("prompt-named-you", name=sitter.name)
    return sitter.name or words.text("table-friend" if is_shared and not is_shown else "table-you")


def named_earl(setup: Setup, seat: int, words: Words) -> str:
    """An Earl by the name of who plays him, if it has one."""
    name, earl = setup.sitters[seat].name, words.earl(seat)
    return words.text("prompt-named-earl", name=name, earl=earl) if name else earl
