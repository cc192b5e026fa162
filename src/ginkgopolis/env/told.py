"""An observation as text, for those who look for mistakes."""

import re
from itertools import groupby
from typing import Final

import numpy as np

from ginkgopolis.env.fields import FIELDS, Field
from ginkgopolis.env.schema import Array


def labels_of(field: Field) -> list[str]:
    """Return what each number of a field is called: its place on all axes but the last, then its column."""
    rows = [" ".join(map(str, row)) for row in np.ndindex(field.shape[:-1])]
    columns = [re.split(r" \(|,", column)[0] for column in field.columns]
    return [f"{row} {column}".strip() for row in rows for column in columns]


LABELS: Final = [(field, label) for field in FIELDS for label in labels_of(field)]


def told(numbers: Array) -> str:
    """Return all numbers that are not 0, a line for each field."""
    places = np.flatnonzero(numbers).tolist()
    lines = groupby(places, key=lambda place: LABELS[place][0].name)
    return "\n".join(
        f"{name}: {', '.join(entry(place, numbers) for place in inside)}" for name, inside in lines
    )


def entry(place: int, numbers: Array) -> str:
    """Return the name of a number, and the number where it may be another one than 1."""
    field, label = LABELS[place]
    return label if field.high == 1 else f"{label} {numbers[place]}"
