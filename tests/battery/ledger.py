"""Everybody's resources, points, tiles and events, counted from what the journal tells to all."""

from collections.abc import Iterable

from ginkgopolis.engine import journal as j
from ginkgopolis.engine.cards import (
    CHARACTERS,
    DESIGN_COMPETITION,
    ENGINEER,
    EXPROPRIATION,
    GENERAL_COUNSEL,
    MASTER_ARCHITECT,
)
from ginkgopolis.engine.ids import GREEN_SPACE, NONE, POINT, RESOURCE, TILE
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.state import GameState
from tests.battery.laws import carded, held_tiles
from tests.battery.tables import Table

TOTAL = {2: 25, 3: 20, 4: 18, 5: 16}
ACTION_ENDS = (j.REVEALED, j.EVENT_HAPPENS, j.EXPROPRIATED, j.EVENT_RETURNED, j.ROUND_BEGINS, j.GAME_OVER)
"""Lines before which everything that was earned has been drawn (R7)."""


class Ledger:
    """Counts along as a player with a pencil would: what one gains, pays, places and gets back."""

    def __init__(self, table: Table) -> None:
        seats = table.seats
        self.hal = bool(table.hal)
        self.stock = [TOTAL[seats]] * seats
        self.resources = [0] * seats
        self.points = [0] * seats
        if self.hal:  # H1
            self.stock, self.resources, self.points = [19, 0], [6, 25], [6, 0]
        self.tiles = [0] * seats
        self.experts = [NONE] * seats
        self.start_tiles = [6, 0] if self.hal else [0] * seats
        self.events = [2 if "events" in table.modules else 0] * seats
        self.greens = [0] * seats  # taken this round
        self.round = 0
        self.earned = 0  # tiles, by the action or event under way
        self.drawn = 0  # what the tiles drawn for it are worth
        self.taking_item = False
        self.supply_is_gone = False
        self.founding = False
        self.lost_points = self.got_points = 0

    def listen(self, lines: Iterable[Line]) -> None:
        """Hear what happened."""
        for line in lines:
            if line[0] in ACTION_ENDS:
                self.check_action()
            self.hear_drawing(line)
            self.hear(line)
            self.hear_modules(line)
            self.founding = line[0] == j.URBANIZED

    def hear(self, line: Line) -> None:
        """Hear what happens in the base game."""
        what, seat, a, b, c = line
        if what == j.GAINED and a == RESOURCE:
            self.stock[seat] -= b
            self.resources[seat] += b
        elif what == j.GAINED and a == POINT:
            self.points[seat] += b
        elif what == j.URBANIZED:
            self.resources[seat] -= 1
            self.tiles[seat] -= 1
        elif what == j.CONSTRUCTED:
            self.resources[seat] -= c
            self.tiles[seat] -= 1
        elif what == j.RETURNED:
            self.resources[seat] += a
            self.points[seat] += b
            each = 2 if self.experts[seat] == GENERAL_COUNSEL else 1
            assert b == (0 if seat == c else a * each)  # R5: a point for each, but not for the builder
        elif what == j.PAID:
            self.points[seat] -= a
            self.resources[seat] -= b
            self.stock[seat] += b
        elif what == j.GAVE_BACK:
            self.tiles[seat] -= 1
            self.points[seat] += 2 if self.experts[seat] == ENGINEER else 1
        elif what == j.CHARACTER:
            self.start_tiles[seat] += CHARACTERS[a - 1][3]
        elif what == j.ROUND_BEGINS:
            if self.round == 0:
                assert self.tiles == self.start_tiles  # S6, H1
            self.round = a
            self.greens = [0] * len(self.greens)

    def hear_modules(self, line: Line) -> None:
        """Hear what happens with modules and Hal."""
        what, seat, a, b, _ = line
        if what == j.EXPERT:
            self.experts[seat] = a
            self.start_tiles[seat] += 2 if a == MASTER_ARCHITECT else 0
        elif what == j.HIDDEN_FLOOR:
            assert self.experts[seat] == MASTER_ARCHITECT
            self.tiles[seat] -= 1
            self.resources[seat] -= self.founding  # a floor added to a building is told with its height
        elif what == j.BOUGHT:
            self.stock[seat] -= a
            self.resources[seat] += a
            self.points[seat] -= a
        elif what == j.EXPROPRIATED:
            self.resources[a] += b
            self.resources[seat] -= b
            self.events[seat] -= 1
        elif what == j.EVENT_HAPPENS:
            assert a != EXPROPRIATION
            self.events[seat] -= 1
            self.lost_points = self.got_points = 0
        elif what == j.LOST:
            self.points[seat] -= a
            self.resources[seat] -= b
            self.stock[seat] += b
            self.lost_points += a
        elif what == j.GOT_FROM_CONTROL:
            self.points[seat] += a
            self.got_points += a
            assert self.got_points == min(6, self.lost_points)  # M4
        elif what == j.HAL_SCORES:
            self.points[seat] += a

    def hear_drawing(self, line: Line) -> None:
        """R7, M0: count what is earned, and what the tiles drawn for it are worth."""
        what, seat, a, b, c = line
        if self.taking_item and (what, a, b) != (j.GAINED, RESOURCE, 1):
            self.earned += 1  # R3: who exploits a letter and takes no resource takes a tile
        self.taking_item = what == j.EXPLOITED and b == 0
        if what == j.USED:
            assert carded(a) and b == a // 32  # M2, M3: neither prestige buildings nor green spaces are used
        if what == j.USED and b == TILE:
            self.earned += c
        elif (what, a) in ((j.BONUS, TILE), (j.EVENT_HAPPENS, DESIGN_COMPETITION)):
            self.earned += b
        elif what == j.DREW_TILE:
            self.tiles[seat] += 1
            self.drawn += 1 if c % 32 <= 20 else 2
        elif what == j.TOOK_TILE:
            self.tiles[seat] += 1
            self.greens[seat] += a == GREEN_SPACE
            self.drawn += 1 if a == GREEN_SPACE else 3
            assert self.greens[seat] <= 1  # M3: action and event together
        elif what == j.EXHAUSTED and a == 2:
            self.supply_is_gone = True

    def check_action(self) -> None:
        """R7: all that was earned is drawn before anything else happens, as far as there are tiles."""
        if self.round and not self.hal:
            assert self.drawn == self.earned or (self.supply_is_gone and self.drawn < self.earned)
        self.earned = self.drawn = 0

    def check(self, state: GameState) -> None:
        """The state agrees, a sealed or laid-out tile still being its owner's."""
        assert state.points == self.points
        for seat in range(state.players):
            assert len(held_tiles(state, seat)) == self.tiles[seat]
            events = len(state.events[seat]) + (state.committed_events[seat] != NONE)
            if state.round:
                assert events == self.events[seat]
        assert (state.stock, state.resources) == (self.stock, self.resources)
        assert state.took_green == [amount > 0 for amount in self.greens]
        assert state.experts == self.experts or state.round == 0
