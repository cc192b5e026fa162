"""Buildings as they were last seen in a game: as long as one shows the same, its view is not built again."""

from mypy_extensions import i64

from ginkgopolis.engine import layout
from ginkgopolis.engine.city import City
from ginkgopolis.engine.ids import NOBODY
from ginkgopolis.notation import TILE_TEXTS
from ginkgopolis.view.shapes import BuildingView


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
