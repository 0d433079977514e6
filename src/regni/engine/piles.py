"""An unordered pile of one Earl's cards as a single number: a Hand, his Towers, his discards, his tray.

Four bits count each of the 16 kinds. So a pile is copied, compared and searched as fast as a number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import EARL_KINDS

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The places of the 15 types of a set: what can be taken from a tray. In a position a lost Palace may lie there too.
IN_SET: Final = 0x0FFF_FFFF_FFFF_FFFF
MOST: Final = 12  # copies of a kind that a set can have (`set_copies`); four bits hold them


def held(pile: i64, kind: i64) -> i64:
    """How many of a kind are in the pile."""
    return (pile >> (kind << 2)) & 15


def cards(kind: i64, number: i64 = 1) -> i64:
    """So many cards of a kind, to be added to a pile or taken from it."""
    return number << (kind << 2)


def pack(counts: list[int]) -> i64:
    """
    >>> unpack(pack([0, 3, 1]))[:4]
    [0, 3, 1, 0]
    """
    pile: i64 = 0
    kind: i64 = 0
    for number in counts:
        pile += cards(kind, number)
        kind += 1
    return pile


def unpack(pile: i64) -> list[int]:
    return [held(pile, kind) for kind in range(EARL_KINDS)]


def total(pile: i64) -> i64:
    """How many cards."""
    found: i64 = 0
    while pile != 0:
        found += pile & 15
        pile >>= 4
    return found


def nth(pile: i64, index: i64) -> i64:
    """The kind of the card at that place, counting through the pile from 0: to draw one blindly."""
    kind: i64 = 0
    while index >= held(pile, kind):
        index -= held(pile, kind)
        kind += 1
    return kind
