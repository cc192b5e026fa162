"""Random numbers: as part of the state Marsaglia's xorshift128, seeded through SHA-256."""

from hashlib import sha256
from struct import unpack_from
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
FACTOR: Final = 295397169
PRIME: Final = 1073741789  # below 2**30: Python reckons fastest with such numbers


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

    def shuffle(self, items: list[int]) -> None:
        """Put the items in random order.

        The steps are those of `below`, with the words kept at hand: setting a game up is mostly this.
        """
        a, b, c, d = self.a, self.b, self.c, self.d
        size: i64 = len(items)
        for last in range(size - 1, 0, -1):
            a ^= (a << 11) & MASK
            a ^= (a >> 8) ^ d ^ (d >> 19)
            a, b, c, d = b, c, d, a
            other = (d * (last + 1)) >> 32
            items[last], items[other] = items[other], items[last]
        self.a, self.b, self.c, self.d = a, b, c, d


class Dice:
    """Random numbers for random play: Lehmer's, coarser than those of the game and quicker."""

    __slots__ = ("decisions", "last")

    def __init__(self, last: i64) -> None:
        self.last = last
        self.decisions: i64 = 0  # how many were taken with them

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to bound - 1."""
        self.last = last = self.last * FACTOR % PRIME
        return last * bound >> 30

    def throw(self) -> i64:
        """Return a large number, from which one can take small ones, the rest being divided every time."""
        self.last = last = self.last * FACTOR % PRIME
        return last


def dice(seed: int) -> Dice:
    """Return the dice that a seed of any size gives."""
    return Dice(1 + stream(seed, "dice").below(PRIME - 1))


def stream(seed: int, purpose: str) -> Rng:
    """Return the stream that a seed of any size gives for one purpose."""
    number: object = seed  # mypyc never lets go of a large int that it turns into text itself
    words: tuple[int, int, int, int] = unpack_from("<4L", sha256(f"{purpose}:{number}".encode()).digest())
    return Rng(words[0], words[1], words[2], words[3] | 1)
