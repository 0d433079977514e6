"""An unordered pile of one Earl's cards as a single number: his Hand, his Towers, his discards or his tray.

Four bits count each of the 16 kinds. So a pile is copied, compared and searched as fast as a number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import EARL_KINDS

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The bits of the 15 types of a set, which can be taken from a tray. A tray may also hold a Palace, which nobody can
#: take from it.
IN_SET: Final = 0x0FFF_FFFF_FFFF_FFFF
MOST: Final = 12  # the most copies of a kind that a set can have (`set_copies`); four bits are enough for them


def held(pile: i64, kind: i64) -> i64:
    """How many of a kind are in the pile."""
    return (pile >> (kind << 2)) & 15


def cards(kind: i64, number: i64 = 1) -> i64:
    """A pile of `number` cards of one kind. It can be added to a pile or subtracted from it."""
    return number << (kind << 2)


def pack(counts: list[int]) -> i64:
    """Makes a pile from the number of cards of each kind.

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
    """How many cards are in the pile."""
    found: i64 = 0
    while pile != 0:
        found += pile & 15
        pile >>= 4
    return found


def nth(pile: i64, index: i64) -> i64:
    """The kind of the card at a place in the pile, counted from 0. With a random place it draws a card at random."""
    kind: i64 = 0
    while index >= held(pile, kind):
        index -= held(pile, kind)
        kind += 1
    return kind
