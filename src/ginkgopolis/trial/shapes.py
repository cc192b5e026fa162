"""The shapes of what a move would do, as servers send them."""

from typing import Literal

import msgspec


class Part(msgspec.Struct, frozen=True, gc=False):
    """A part of what a move would do."""


class Needs(Part, frozen=True):
    """What a tile takes, and what is there for it: too little (R2)."""

    resources: int
    points: int
    has_resources: int
    has_points: int


class LedgerLine(Part, frozen=True):
    """Something that an action takes or gives, in the order of the rules."""

    kind: Literal["cost", "gain", "card"]
    icon: str
    words: str
    amounts: tuple[int, ...] = (0, 0, 0)
    """Resources, tiles and points, below 0 if they are taken."""
    note: str = ""
    seat: int | None = None
    """Whose line it is, if not the chooser's."""


class Loss(Part, frozen=True):
    """What a seat would lose."""

    seat: int
    amount: int


class EventInfo(Part, frozen=True):
    """What an event would do: for its owner, or how much all others would lose."""

    amount: int
    owner: int | None = None
    """Who would be expropriated."""
    losses: tuple[Loss, ...] = ()


class Lesson(Part, frozen=True):
    """What a move brings and is worth at this stage of the game, for those who are learning it."""

    words: tuple[str, ...] = ()
    """A sentence or two, none where there is nothing to learn."""
    loss: float | None = None
    """Points by which the hint bot counts it worse than its best; null where that is not sure.

    Of an answer of several moves, tiles given back one by one, the losses add up.
    """
