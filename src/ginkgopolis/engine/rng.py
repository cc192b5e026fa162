"""Random numbers as part of the state: Marsaglia's xorshift128, seeded through SHA-256."""

from hashlib import sha256
from typing import Final

MASK: Final = 0xFFFFFFFF


class Rng:
    """One stream of random numbers; four 32-bit words are all there is to it."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> "Rng":
        """Return a stream that goes on with the same numbers."""
        return Rng(self.a, self.b, self.c, self.d)

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1 (bound at most 2**30)."""
        oldest = self.a
        newest = self.d
        oldest ^= (oldest << 11) & MASK
        self.a = self.b
        self.b = self.c
        self.c = newest
        self.d = newest ^ (newest >> 19) ^ oldest ^ (oldest >> 8)
        return (self.d * bound) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items in random order."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def stream(seed: int, purpose: str) -> Rng:
    """Return the stream that a seed of any size gives for one purpose."""
    words = sha256(f"{purpose}:{seed}".encode()).digest()
    a, b, c, d = (int.from_bytes(words[at : at + 4], "little") for at in (0, 4, 8, 12))
    return Rng(a, b, c, d | 1)
