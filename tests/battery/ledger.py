"""Everybody's resources and points, counted from what the journal tells to all."""

from collections.abc import Iterable

from ginkgopolis.engine import journal as j
from ginkgopolis.engine.ids import POINT, RESOURCE
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.state import GameState

TOTAL = {2: 25, 3: 20, 4: 18, 5: 16}


class Ledger:
    """Counts along as a player with a pencil would: what one gains, pays, places and gets back."""

    def __init__(self, players: int) -> None:
        self.stock = [TOTAL[players]] * players
        self.resources = [0] * players
        self.points = [0] * players
        self.tiles = [0] * players

    def listen(self, lines: Iterable[Line]) -> None:
        """Hear what happened."""
        for what, seat, a, b, c in lines:
            if what == j.GAINED and a == RESOURCE:
                self.stock[seat] -= b
                self.resources[seat] += b
            elif what == j.GAINED and a == POINT:
                self.points[seat] += b
            elif what == j.DREW_TILE:
                self.tiles[seat] += 1
            elif what == j.URBANIZED:
                self.resources[seat] -= 1
                self.tiles[seat] -= 1
            elif what == j.CONSTRUCTED:
                self.resources[seat] -= c
                self.tiles[seat] -= 1
            elif what == j.RETURNED:
                self.resources[seat] += a
                self.points[seat] += b
                assert b == (0 if seat == c else a)  # R5: one point for each, but not for the builder
            elif what == j.PAID:
                self.points[seat] -= a
                self.resources[seat] -= b
                self.stock[seat] += b
            elif what == j.GAVE_BACK:
                self.tiles[seat] -= 1
                self.points[seat] += 1

    def check(self, state: GameState) -> None:
        """The state agrees, a sealed or laid-out tile still being its owner's."""
        assert state.points == self.points
        for seat in range(state.players):
            sealed = state.committed_tiles[seat] >= 0
            assert len(state.tiles[seat]) + len(state.given[seat]) + sealed == self.tiles[seat]
        assert (state.stock, state.resources) == (self.stock, self.resources)
