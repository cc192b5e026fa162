"""A state at one moment, for laws that look at the same things again and again.

A state gathers its lists from its block whenever they are asked for; here each is gathered once. Most moves
leave the city alone: what has been found out about it holds until something is built.
"""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, cast

from ginkgopolis.engine import rules
from ginkgopolis.engine.city import City
from ginkgopolis.engine.state import GameState

Thing = TypeVar("Thing", GameState, City)
Found = TypeVar("Found")

CITY = ("size", "space", "top", "height", "owner", "site", "covered", "tokens", "ground")
"""All that a law may ask of a city: one that stands still has nothing else."""


class Still:
    """A state that stands still: it remembers whatever was asked of it."""

    def __init__(self, moving: GameState) -> None:
        self.moving = moving
        self.asked = rules.question(moving)
        self.remembered: dict[object, object] = {}

    def __getattr__(self, name: str) -> object:
        value: object = getattr(self.moving, name)
        if name == "city":
            value = still_city(cast(City, value))
        setattr(self, name, value)
        return value


class StillCity:
    """A city by itself, which may stand still while all around it changes."""

    def __init__(self, fields: list[object]) -> None:
        self.fields = fields
        self.__dict__.update(zip(CITY, fields, strict=True))
        self.remembered: dict[object, object] = {}


latest = [StillCity([None] * len(CITY))]
"""The city that was looked at last."""


def still_city(city: City) -> StillCity:
    """Return a city to look at: the latest one, if everything in it is as it was."""
    fields = [getattr(city, name) for name in CITY]
    if fields != latest[0].fields:
        latest[0] = StillCity(fields)
    return latest[0]


def still(state: GameState) -> GameState:
    """Return a state to look at, which must not change meanwhile."""
    return state if isinstance(state, Still) else cast(GameState, Still(state))


def moving(state: GameState) -> GameState:
    """Return the state itself, for the engine."""
    return state.moving if isinstance(state, Still) else state


def once(work: Callable[[Thing], Found]) -> Callable[[Thing], Found]:
    """Work something out, or check it, only once for a state or a city that stands still."""

    @wraps(work)
    def remembering(thing: Thing) -> Found:
        if not isinstance(thing, Still | StillCity):
            return work(thing)
        if work not in thing.remembered:
            thing.remembered[work] = work(thing)
        return cast(Found, thing.remembered[work])

    return remembering


def question(state: GameState) -> int:
    """What is being asked?"""
    return state.asked if isinstance(state, Still) else rules.question(state)


def pending(state: GameState) -> tuple[int, ...]:
    """Who owes a decision?"""
    return rules.pending(moving(state))


def legal_moves(state: GameState, seat: int) -> list[int]:
    """What may a seat decide?"""
    return rules.legal_moves(moving(state), seat)
