"""The random generator of a table: sfc32. It is small, fast, and gives the same numbers on every machine."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

from .native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
#: The largest `n` for `below`. Its product with a 32-bit number must fit into 64 bits.
MOST: Final = 1 << 30


@mypyc_attr(acyclic=True)
class Rng:
    """One stream of random numbers. Its state is four 32-bit words.

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
        """A random number from 0 to n - 1; n is at most MOST."""
        t: i64 = (self.a + self.b + self.d) & MASK
        self.d = (self.d + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) & MASK) | (self.c >> 11)) + t & MASK
        # Multiply and shift needs no division. The chance of each number is wrong by less than one in four billion.
        return (t * n) >> 32

    def branch(self) -> Rng:
        """A new stream. Its state is drawn from this one."""
        return Rng(self.below(MOST), self.below(MOST), self.below(MOST), self.below(MOST))

    def by_lot(self, weights: list[float]) -> i64:
        """A random place in a list. Its chance is in proportion to its weight."""
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
        # The type is Any because then the compiled code swaps the cards without converting them to numbers and back.
        i: i64 = len(cards) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1


def stream(seed: str, name: str) -> Rng:
    """The stream of that name. The streams of one seed are independent of each other."""
    return from_bytes(hashlib.sha256(f"{name}\n{seed}".encode()).digest(), 0)


def table_streams(seed: str) -> tuple[Rng, Rng]:
    """The two streams of a table: one for the deal, one for chance in play. They come from the two halves of one
    hash."""
    digest = hashlib.sha256(f"table\n{seed}".encode()).digest()
    return from_bytes(digest, 0), from_bytes(digest, 16)


def from_bytes(digest: bytes, start: i64) -> Rng:
    words: list[int] = []
    for i in range(start, start + 16, 4):
        words.append(digest[i] | digest[i + 1] << 8 | digest[i + 2] << 16 | digest[i + 3] << 24)
    return Rng(words[0], words[1], words[2], words[3])
