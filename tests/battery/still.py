"""A state at one moment, for laws that look at the same things again and again.

A state gathers its lists from its block whenever they are asked for; here each is gathered once.
"""

from typing import cast

from ginkgopolis.engine import rules
from ginkgopolis.engine.state import GameState


class Still:
    """What stands still: it remembers whatever was asked of it."""

    def __init__(self, moving: object) -> None:
        self.moving = moving

    def __getattr__(self, name: str) -> object:
        value: object = getattr(self.moving, name)
        if name == "city":
            value = Still(value)
        setattr(self, name, value)
        return value


def still(state: GameState) -> GameState:
    """Return a state to look at, which must not change meanwhile."""
    return state if isinstance(state, Still) else cast(GameState, Still(state))


def moving(state: GameState) -> GameState:
    """Return the state itself, for the engine."""
    return cast(GameState, state.moving) if isinstance(state, Still) else state


def question(state: GameState) -> int:
    """What is being asked?"""
    return rules.question(moving(state))


def pending(state: GameState) -> list[int]:
    """Who owes a decision?"""
    return rules.pending(moving(state))


def legal_moves(state: GameState, seat: int) -> list[int]:
    """What may a seat decide?"""
    return rules.legal_moves(moving(state), seat)
