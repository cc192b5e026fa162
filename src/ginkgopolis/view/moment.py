"""A moment of a game, as it is before anybody looks at it from a seat."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from ginkgopolis.engine import layout
from ginkgopolis.engine.choose import sealed_seats
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.state import CHOOSE, DRAFT, GameState
from ginkgopolis.view.held import cards_held, tiles_held
from ginkgopolis.view.sights import Sight, Sights


class Moment:
    """A moment that several look at, each from her seat: as long as one does, the state must not change."""

    def __init__(
        self,
        state: GameState,
        names: Sequence[str] = (),
        closed_screens: bool = False,
        sights: Sights | None = None,
    ) -> None:
        self.state = state
        self.sights = Sights(state.players) if sights is None else sights
        self.names = names
        self.closed_screens = closed_screens
        self.with_modules = len(state.modules.all) > 0
        self.question = question(state)
        self.all_choose = self.question == CHOOSE and not self.with_modules
        """Is nothing but sealed choices being made, in which no module has a part?"""
        self._built: dict[str, Any] | None = None
        self._sealed: list[bool] | None = None
        self._cards: list[list[int]] | None = None
        self._tiles: list[list[int]] | None = None

    @property
    def built(self) -> dict[str, Any]:
        """What everybody sees, as far as somebody has looked."""
        if self._built is None:
            self._built = {}
        return self._built

    @property
    def sealed(self) -> list[bool]:
        """Who has committed a card that is not revealed yet."""
        if self._sealed is None:
            self._sealed = sealed_seats(self.state)
        return self._sealed

    @property
    def cards(self) -> list[list[int]]:
        """The cards that each player holds."""
        if self._cards is None:
            self._cards = cards_held(self.state, self.sealed)
        return self._cards

    @property
    def tiles(self) -> list[list[int]]:
        """The tiles that each player holds."""
        if self._tiles is None:
            self._tiles = tiles_held(self.state)
        return self._tiles

    @property
    def drafting(self) -> bool:
        """Are characters being drafted?"""
        return self.question == DRAFT

    def has_sealed(self, seat: i64) -> bool:
        """Has a player committed a card that is not revealed yet?"""
        if self.question == CHOOSE:
            return self.state.cells[layout.CARDS + seat] != NONE
        if self._sealed is None:
            self._sealed = sealed_seats(self.state)
        return self._sealed[seat]

    def hand_of(self, seat: i64) -> list[int]:
        """The cards that a player holds, which are for looking only."""
        if self.with_modules:
            return self.cards[seat]
        hand = self.state.items(layout.HANDS + seat)
        return hand + [self.state.cells[layout.CARDS + seat]] if self.has_sealed(seat) else hand

    def hand_count(self, seat: i64) -> i64:
        """How many cards a player holds."""
        if self.with_modules:
            return len(self.cards[seat])
        return self.state.count(layout.HANDS + seat) + (1 if self.has_sealed(seat) else 0)

    def tile_count(self, seat: i64) -> i64:
        """How many tiles a player holds."""
        if self.with_modules:
            return len(self.tiles[seat])
        state = self.state
        committed = 0 if state.cells[layout.COMMITTED_TILES + seat] == NONE else 1
        return state.count(layout.TILES + seat) + state.count(layout.GIVEN + seat) + committed

    def sight_of(self, seat: i64, closed: bool) -> Sight:
        """A player as everybody knows her, with open screens or with closed ones, seen now."""
        state = self.state
        sight = (self.sights.closed if closed else self.sights.open)[seat]
        name = self.names[seat]
        hand = self.hand_count(seat)
        if self.all_choose and sight.shows(state, name, hand):
            return sight
        self.look_at(sight, name, hand)
        sight.round = state.round if self.all_choose else NONE
        return sight

    def look_at(self, sight: Sight, name: str, hand: i64) -> None:
        """Look whether a player still is as she was last seen, and let the sight be of now."""
        state = self.state
        seat = sight.seat
        tiles = self.tile_count(seat)
        card: i64 = NONE
        tile: i64 = NONE
        if not self.has_sealed(seat):
            card = state.cells[layout.CARDS + seat]
            tile = state.cells[layout.COMMITTED_TILES + seat]
        if not sight.looks_like(state, name, hand, tiles, card, tile):
            sight.take_in(state, name, hand, tiles, card, tile)
            sight.view = None
        if not sight.lies_there(state, self.drafting):
            sight.take_in_piles(state, self.drafting)
            sight.view = None
