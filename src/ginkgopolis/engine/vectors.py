"""What a block of numbers is made of: compiled, a vector of unboxed numbers; for the interpreter a list.

A list is quicker where every number that is looked at must be an object.
"""

from types import FunctionType
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64


def is_compiled() -> bool:
    """Say whether this module is compiled: then it has no functions of Python's own kind."""
    found: object = is_compiled
    return not isinstance(found, FunctionType)


COMPILED: Final = is_compiled()
"""Whether the engine was compiled when the package was installed; it plays the same games either way."""

if COMPILED or TYPE_CHECKING:
    from librt.vecs import extend, vec
else:
    vec = list


def vector_of(numbers: list[int]) -> "vec[i64]":
    """Return these numbers as a vector."""
    return vec[i64](numbers)


def longer(numbers: "vec[i64]", more: i64) -> "vec[i64]":
    """Return a vector of these numbers and that many zeros."""
    if not COMPILED:
        return vec[i64](list(numbers) + [0] * more)
    return extend(numbers, vec[i64]([0] * more))


def copied(numbers: "vec[i64]") -> "vec[i64]":
    """Return a copy of a vector."""
    if not COMPILED:
        return numbers[:]
    return extend(vec[i64](), numbers)


def zeros(size: i64) -> "vec[i64]":
    """Return a vector of that many zeros."""
    return vec[i64]([0] * size)


def floats(numbers: list[float]) -> "vec[float]":
    """Return these numbers as a vector."""
    return vec[float](numbers)
