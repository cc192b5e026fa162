"""Observations as arrays: the numbers by their names, and between which bounds they are."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ginkgopolis.env.fields import FIELDS
from ginkgopolis.env.places import SIZE

DTYPE: Final = np.int16
Array = npt.NDArray[Any]


def named(numbers: Array) -> dict[str, Array]:
    """Return windows on an observation, or on many (..., SIZE), by the names of the fields."""
    outer = numbers.shape[:-1]
    return {
        field.name: numbers[..., part].reshape(*outer, *field.shape)
        for field, part in zip(FIELDS, parts(), strict=True)
    }


def parts() -> list[slice]:
    """Return where each field lies."""
    return [slice(field.first, field.first + int(np.prod(field.shape))) for field in FIELDS]


def bounds() -> tuple[Array, Array]:
    """Return the least and the greatest of each number."""
    low, high = np.zeros(SIZE, DTYPE), np.zeros(SIZE, DTYPE)
    for field, part in zip(FIELDS, parts(), strict=True):
        low[part], high[part] = field.low, field.high
    return low, high
