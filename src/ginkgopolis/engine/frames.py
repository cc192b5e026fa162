"""Frames: what is asked and what is to be done, four numbers each, kept as one."""

from typing import Final

from mypy_extensions import i64

Frame = tuple[int, int, int, int]
"""A kind, a seat and two numbers."""

# A frame in one number: the kind, the seat + 1, and two numbers that may be below 0.
FRAME_KIND: Final = 127
FRAME_SEAT: Final = 8
FRAME_FIRST: Final = 16
FRAME_SECOND: Final = 36
FRAME_FIELD: Final = (1 << 20) - 1
FRAME_SIGN: Final = 1 << 19


def frame_of(kind: i64, seat: i64, first: i64, second: i64) -> i64:
    """Return a frame as one number."""
    numbers = (first & FRAME_FIELD) << FRAME_FIRST | (second & FRAME_FIELD) << FRAME_SECOND
    return kind | seat + 1 << FRAME_SEAT | numbers


def kind_in(frame: i64) -> i64:
    """Return what kind a frame is of."""
    return frame & FRAME_KIND


def seat_in(frame: i64) -> i64:
    """Return whose frame it is, or NOBODY."""
    return (frame >> FRAME_SEAT & 15) - 1


def first_in(frame: i64) -> i64:
    """Return the first number of a frame."""
    return (frame >> FRAME_FIRST & FRAME_FIELD ^ FRAME_SIGN) - FRAME_SIGN


def second_in(frame: i64) -> i64:
    """Return the second number of a frame."""
    return (frame >> FRAME_SECOND & FRAME_FIELD ^ FRAME_SIGN) - FRAME_SIGN
