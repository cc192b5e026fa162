"""Random numbers as part of the state: xoshiro128++ by Blackman and Vigna, seeded through SHA-256."""

from hashlib import sha256
from typing import Final

MASK: Final = 0xFFFFFFFF


class Rng:
    """One stream of random numbers; four 32-bit words are all there is to it."""

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
        a, b, c, d = self.a, self.b, self.c, self.d
        total = (a + d) & MASK
        value = ((((total << 7) & MASK) | (total >> 25)) + a) & MASK
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) & MASK) | (d >> 21)
        return (value * bound) >> 32

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
