"""Buildings and tokens as they were last seen in a game: one that shows the same is not built again."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine import layout
from ginkgopolis.engine.city import City
from ginkgopolis.engine.ids import LETTERS, NOBODY, NONE
from ginkgopolis.engine.state import GameState
from ginkgopolis.engine.urbanize import ITEMS, POINTS_AT, TILES_AT, items_beside_each
from ginkgopolis.notation import TILE_TEXTS
from ginkgopolis.view.shapes import BuildingView, TokenView


class Facade:
    """A building as it was last seen."""

    def __init__(self, city: City, building: i64) -> None:
        cells = city.cells
        self.top = cells[layout.TOP + building]
        self.space = cells[layout.SPACE + building]
        self.size = city.size
        self.height = cells[layout.HEIGHT + building]
        self.owner = cells[layout.OWNER + building]
        self.site = cells[layout.SITE + building]
        self.under = cells[layout.UNDER + building]
        """Where what lies under the top tile begins: whoever covers it adds to that."""
        self.view = BuildingView(
            tile=TILE_TEXTS[self.top],
            east=city.east_of_middle(self.space),
            south=city.south_of_middle(self.space),
            height=self.height,
            owner=None if self.owner == NOBODY else self.owner,
            site=self.site > 0,
            covered=tuple([TILE_TEXTS[tile] if tile >= 0 else None for tile in city.floors_under(building)]),
        )

    def shows(self, city: City, building: i64) -> bool:
        """Does the building still look like that?"""
        cells = city.cells
        return (
            cells[layout.TOP + building] == self.top
            and cells[layout.OWNER + building] == self.owner
            and cells[layout.SITE + building] == self.site
            and cells[layout.HEIGHT + building] == self.height
            and cells[layout.UNDER + building] == self.under
            and cells[layout.SPACE + building] == self.space
            and city.size == self.size
        )


class Facades:
    """All buildings of one game, as long as nothing is taken back."""

    def __init__(self) -> None:
        self.seen: list[Facade] = []

    def look_at(self, city: City) -> tuple[BuildingView, ...]:
        """Return the buildings as they are at a moment, which may be earlier than the one seen last."""
        seen = self.seen
        for building in range(city.buildings):
            if building == len(seen):
                seen.append(Facade(city, building))
            elif not seen[building].shows(city, building):
                seen[building] = Facade(city, building)
        return tuple([seen[building].view for building in range(city.buildings)])


NEVER_SEEN: Final = TokenView("", 0, 0, (0, 0, 0))


class Token:
    """A token as it was last seen."""

    def __init__(self) -> None:
        self.space: i64 = NONE
        self.size: i64 = 0
        self.items: i64 = 0
        self.view = NEVER_SEEN

    def look_at(self, city: City, letter: i64, space: i64, items: i64) -> TokenView:
        """Return the token where it lies now, and what is to be had there."""
        if space != self.space or items != self.items or city.size != self.size:
            self.space, self.items, self.size = space, items, city.size
            gives = (items & ITEMS, items >> TILES_AT & ITEMS, items >> POINTS_AT)
            name = chr(ord("A") + letter)
            self.view = TokenView(name, city.east_of_middle(space), city.south_of_middle(space), gives)
        return self.view


class Tokens:
    """All tokens of one game."""

    def __init__(self) -> None:
        self.seen = [Token() for _ in range(LETTERS)]

    def look_at(self, state: GameState) -> tuple[TokenView, ...]:
        """Return the tokens as they are at a moment, which may be earlier than the one seen last."""
        city, found = state.city, []
        spaces = city.tokens
        for letter, items in enumerate(items_beside_each(state, spaces)):
            if spaces[letter] != NONE:
                found.append(self.seen[letter].look_at(city, letter, spaces[letter], items))
        return tuple(found)
