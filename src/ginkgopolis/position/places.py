"""Places of the city, counted from the middle of the first square: how those are named that no tile names."""

from ginkgopolis.engine.city import City
from ginkgopolis.engine.ids import is_building
from ginkgopolis.engine.moves import MIDDLE, field, token_to_move
from ginkgopolis.errors import UnreadableMove
from ginkgopolis.notation import move_text, read_token_move, tile_text


def place_text(east: int, south: int) -> str:
    """Write a place as in `4E2N`, the way moves of tokens name it."""
    return move_text(token_to_move(east, south))[1:]


def read_place(word: str) -> tuple[int, int] | None:
    """Read a place, steps east and south of the middle, or nothing if the word is not one."""
    if len(word) < 4:  # shorter ones name a side
        return None
    try:
        move = read_token_move(">" + word.upper())
    except UnreadableMove:
        return None
    return field(move, 0) - MIDDLE, field(move, 1) - MIDDLE


def name_of_building(city: City, building: int) -> str:
    """Write a building by its top tile; a green space, since all are alike, by its place."""
    if is_building(city.top_of(building)):
        return tile_text(city.top_of(building))
    space = city.space_of_building(building)
    return place_text(city.east_of_middle(space), city.south_of_middle(space))
