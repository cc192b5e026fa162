"""Chapters B2, D, E and M once more, from what lies on the table, to check the engine's scores against.

It reads a view, in which cards and tiles are text as in `R7` and a green space is `P`, and knows nothing of
the engine.
"""

from collections.abc import Iterator

from ginkgopolis.view import BuildingView, SeatView, View

Points = dict[str, int]
Place = tuple[int, int]
Rank = list[int]
"""Seat, resources, height of her tallest building, highest number among those, points."""

# Each character's colour and the action that its bonus follows: Exploit, Urbanize or Construct.
CHARACTERS = "RU YC BC RC YC BE RE YU BU RU YU BC RE YE BC RU YE BE BU BU RC RC RC RE RE BE RU"
ACTIONS = "EUC"  # building cards 1, 2 and 3, and so on up to 9
RESOURCES_ON = {
    **dict.fromkeys(["R10", "R13", "B11", "Y11"], "R"),
    **dict.fromkeys(["B10", "B13", "R12", "Y12"], "B"),
    **dict.fromkeys(["Y10", "Y13", "R11", "B12"], "Y"),
}


GREEN = "P"
COLOUR_OF_EXPERT = {"entrepreneur": "R", "professor": "B", "journalist": "Y"}


def number(text: str) -> int:
    """Return the number of a tile or building card."""
    return int(text[1:])


def action_of(card: str) -> str:
    """Return the action that a building card's bonus follows; none for end-game cards."""
    return ACTIONS[(number(card) - 1) % 3] if number(card) <= 9 else ""


def card_points(view: View, seat: int, card: str) -> int:
    """B2: what an end-game card is worth."""
    own = [building for building in buildings(view) if building.owner == seat]
    front = view.seats[seat]
    characters = [CHARACTERS.split()[character - 1] for character in front.characters]
    actions = [character[1] for character in characters] + [action_of(kept) for kept in front.kept]
    colours = [character[0] for character in characters] + [kept[0] for kept in front.kept]
    match number(card):
        case 10 | 11 | 12 | 13:
            return sum(building.height for building in own if building.tile[0] == RESOURCES_ON[card])
        case 14:
            return len([building for building in own if building.height <= 2])
        case 15:
            return 3 * len([building for building in own if building.height >= 3])
        case 16 | 17 | 18:
            return 2 * actions.count(ACTIONS[number(card) - 16])
        case 19:
            return 2 * colours.count(card[0])
        case 21:
            return len([action for action in actions if action])
        case 22:
            return 5 * min(actions.count(action) for action in ACTIONS)
        case 23:
            return 4 * min(colours.count(colour) for colour in "RBY")
        case _:
            return 9


def card_sheet(view: View, seat: int) -> Points:
    """B2: each end-game card in front of a player, with its points."""
    cards = [card for card in view.seats[seat].kept if number(card) >= 10]
    return {card: card_points(view, seat, card) for card in cards}


def buildings(view: View) -> list[BuildingView]:
    """Return the buildings, which green spaces are not."""
    return [building for building in view.buildings if building.tile != GREEN]


def beside(building: BuildingView) -> list[Place]:
    """Return the four places that share a side with this one."""
    steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
    return [(building.east + east, building.south + south) for east, south in steps]


def groups(tiles: list[BuildingView]) -> Iterator[list[BuildingView]]:
    """Divide what lies in the city into adjacent tiles of one colour."""
    left = {(tile.east, tile.south): tile for tile in tiles}
    while left:
        group = [left.pop(next(iter(left)))]
        for tile in group:  # grows while it is walked through
            for place in beside(tile):
                if place in left and left[place].tile[0] == tile.tile[0]:
                    group.append(left.pop(place))
        yield group


def districts(view: View) -> list[list[BuildingView]]:
    """D1: adjacent buildings of one colour, two or more."""
    return [group for group in groups(buildings(view)) if len(group) >= 2]


def parks_beside(view: View, district: list[BuildingView]) -> list[BuildingView]:
    """M3: the green spaces of all parks that touch a district by a side."""
    around = {place for building in district for place in beside(building)}
    parks = groups([tile for tile in view.buildings if tile.tile == GREEN])
    touching = [park for park in parks if any((green.east, green.south) in around for green in park)]
    return [green for park in touching for green in park]


def ranking(view: View, district: list[BuildingView]) -> list[Rank]:
    """D2, D3, M3: the players with resources in a district, best first, with their points."""
    ranks = []
    for seat in range(len(view.seats)):
        own = [building for building in district if building.owner == seat]
        if own:
            height = max(building.height for building in own)
            best = max(number(building.tile) for building in own if building.height == height)
            parks = len([green for green in parks_beside(view, district) if green.owner == seat])
            ranks.append([sum(building.height for building in own) + parks, height, best, seat])
    ranks.sort(reverse=True)
    total = sum(rank[0] for rank in ranks)
    result = []
    for at, (resources, height, best, seat) in enumerate(ranks):
        points = total if at == 0 else resources if at == 1 else 0
        if len(ranks) == 1:
            points = total + resources
        result.append([seat, resources, height, best, points])
    return result


def district_name(tiles: list[str]) -> str:
    """Name a district after its buildings, as in `R3 R11 R17`."""
    return " ".join(sorted(tiles, key=number))


def district_sheet(view: View) -> dict[str, list[Rank]]:
    """D: every district with its ranking."""
    return {
        district_name([building.tile for building in district]): ranking(view, district)
        for district in districts(view)
    }


def green_points(view: View, seat: int) -> int:
    """M3: a point per floor of each building beside an own green space."""
    heights = {(building.east, building.south): building.height for building in buildings(view)}
    own = [tile for tile in view.buildings if tile.tile == GREEN and tile.owner == seat]
    return sum(heights.get(place, 0) for green in own for place in beside(green))


def expert_points(view: View, seat: int) -> int:
    """M6: what the expert adds at the end."""
    front = view.seats[seat]
    assert front.resources is not None and front.tiles is not None
    match front.expert:
        case "mayor":
            return len(districts(view))
        case "banker":
            return front.resources
        case "engineer":
            return front.tiles if view.exhausted == 0 else 0
        case "entrepreneur" | "professor" | "journalist":
            colour = COLOUR_OF_EXPERT[front.expert]
            owners = [building.owner for building in buildings(view) if building.tile[0] == colour]
            return owners.count(seat) + len([owner for owner in owners if owner is not None])
        case _:
            return 0


def extra_sheet(view: View, seat: int) -> Points:
    """M3, M6: what modules add, where it is something."""
    found = {
        "green spaces": green_points(view, seat),
        view.seats[seat].expert or "": expert_points(view, seat),
    }
    return {name: points for name, points in found.items() if points}


def tokens(seat: SeatView) -> int:
    """Return the success points of a player, which open screens show."""
    assert seat.points is not None
    return seat.points
