"""Random numbers as part of the state: Marsaglia's xorshift128, seeded through SHA-256."""

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Rng:
    """One stream of random numbers; four 32-bit words are all there is to it."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> "Rng":
        """Return a stream that goes on with the same numbers."""
        return Rng(self.a, self.b, self.c, self.d)

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to bound - 1 (bound at most 2**30)."""
        a, d = self.a, self.d
        a ^= (a << 11) & MASK
        a ^= (a >> 8) ^ d ^ (d >> 19)
        self.a, self.b, self.c, self.d = self.b, self.c, d, a
        return (a * bound) >> 32

    def below_each(self, first: i64, last: i64) -> list[int]:
        """Return a number below each bound, from the first bound down to the last.

        The steps are those of `below`, with the words kept at hand: setting a game up is mostly this.
        """
        a, b, c, d = self.a, self.b, self.c, self.d
        numbers: list[int] = []
        for bound in range(first, last - 1, -1):
            a ^= (a << 11) & MASK
            a ^= (a >> 8) ^ d ^ (d >> 19)
            a, b, c, d = b, c, d, a
            numbers.append((d * bound) >> 32)
        self.a, self.b, self.c, self.d = a, b, c, d
        return numbers

    def shuffle(self, items: list[int]) -> None:
        """Put the items in random order."""
        last = len(items)
        for other in self.below_each(last, 2):
            last -= 1
            items[last], items[other] = items[other], items[last]


def stream(seed: int, purpose: str) -> Rng:
    """Return the stream that a seed of any size gives for one purpose."""
    words = sha256(f"{purpose}:{seed}".encode()).digest()
    a, b, c, d = (int.from_bytes(words[at : at + 4], "little") for at in (0, 4, 8, 12))
    return Rng(a, b, c, d | 1)
