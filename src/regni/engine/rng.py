"""The random generator that lives inside the table: sfc32, small, fast and the same everywhere."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

from .native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
#: The most that can be asked for: what is multiplied with it must fit into 64 bits.
MOST: Final = 1 << 30


@mypyc_attr(acyclic=True)
class Rng:
    """One stream of random numbers, four 32-bit words of state.

    >>> a = stream("a seed", "play")
    >>> b = a.clone()
    >>> [a.below(6) for _ in range(5)] == [b.below(6) for _ in range(5)]
    True
    """

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is at most MOST."""
        t: i64 = (self.a + self.b + self.d) & MASK
        self.d = (self.d + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) & MASK) | (self.c >> 11)) + t & MASK
        # Multiply and shift: no division, and a bias below one in a hundred million for the small n of a card table.
        return (t * n) >> 32

    def branch(self) -> Rng:
        """A stream of its own, begun from this one."""
        return Rng(self.below(MOST), self.below(MOST), self.below(MOST), self.below(MOST))

    def by_lot(self, weights: list[float]) -> i64:
        """A place in a list, the likelier the greater its weight."""
        whole: float = 0.0
        for weight in weights:
            whole += weight
        left = float(self.below(MOST)) / float(MOST) * whole
        last: i64 = len(weights) - 1
        for place in range(last):
            left -= weights[place]
            if left < 0.0:
                return place
        return last

    def shuffle(self, cards: list[Any]) -> None:
        # Any: compiled, the cards change places as they are, without being unpacked into numbers and packed again.
        i: i64 = len(cards) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1


def stream(seed: str, name: str) -> Rng:
    """The stream of that name: the streams of one seed have nothing to do with each other."""
    return from_bytes(hashlib.sha256(f"{name}\n{seed}".encode()).digest(), 0)


def table_streams(seed: str) -> tuple[Rng, Rng]:
    """The two streams of a table, for the deal and for chance in play, from the two halves of one hash."""
    digest = hashlib.sha256(f"table\n{seed}".encode()).digest()
    return from_bytes(digest, 0), from_bytes(digest, 16)


def from_bytes(digest: bytes, start: i64) -> Rng:
    words: list[int] = []
    for i in range(start, start + 16, 4):
        words.append(digest[i] | digest[i + 1] << 8 | digest[i + 2] << 16 | digest[i + 3] << 24)
    return Rng(words[0], words[1], words[2], words[3])
