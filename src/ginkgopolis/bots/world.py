"""What bots think in: games as their seat may imagine them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ginkgopolis.engine.state import GameState
from ginkgopolis.view.determinize import determinize

if TYPE_CHECKING:
    from ginkgopolis.game import Game


class World:
    """A game as one seat may imagine it; redealing it is as good as redealing the real one."""

    __slots__ = ("names", "seat", "state")

    def __init__(self, state: GameState, seat: int, names: tuple[str, ...]) -> None:
        self.state = state
        """What the seat knows is true, all else is made up; copy it before playing on."""
        self.seat = seat
        self.names = names

    @classmethod
    def of(cls, game: Game, seat: int, rng: Random) -> World:
        """Return a game as a seat may imagine it, without a way back to the real one."""
        return cls(game.imagine(seat, rng.getrandbits(64)), seat, game.names)

    def redeal(self, rng: Random) -> GameState:
        """Return another state that may be the real one for all that the seat knows."""
        return determinize(self.state, self.seat, rng.getrandbits(64))
