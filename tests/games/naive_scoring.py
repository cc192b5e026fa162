"""Chapters B2, D and E once more, from what lies on the table, to check the engine's scores against.

It reads a view, in which cards and tiles are text as in `R7`, and knows nothing of the engine.
"""

from collections.abc import Iterator

from ginkgopolis.view import BuildingView, SeatView, View

Points = dict[str, int]
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


def number(text: str) -> int:
    """Return the number of a tile or building card."""
    return int(text[1:])


def action_of(card: str) -> str:
    """Return the action that a building card's bonus follows; none for end-game cards."""
    return ACTIONS[(number(card) - 1) % 3] if number(card) <= 9 else ""


def card_points(view: View, seat: int, card: str) -> int:
    """B2: what an end-game card is worth."""
    own = [building for building in view.buildings if building.owner == seat]
    front = view.seats[seat]
    characters = [CHARACTERS.split()[character - 1] for character in front.characters]
    match number(card):
        case 10 | 11 | 12 | 13:
            return sum(building.height for building in own if building.tile[0] == RESOURCES_ON[card])
        case 14:
            return len([building for building in own if building.height <= 2])
        case 15:
            return 3 * len([building for building in own if building.height >= 3])
        case 16 | 17 | 18:
            wanted = ACTIONS[number(card) - 16]
            actions = [character[1] for character in characters] + [action_of(kept) for kept in front.kept]
            return 2 * actions.count(wanted)
        case 19:
            colours = [character[0] for character in characters] + [kept[0] for kept in front.kept]
            return 2 * colours.count(card[0])
        case _:
            return 9


def card_sheet(view: View, seat: int) -> Points:
    """B2: each end-game card in front of a player, with its points."""
    cards = [card for card in view.seats[seat].kept if number(card) >= 10]
    return {card: card_points(view, seat, card) for card in cards}


def groups(view: View) -> Iterator[list[BuildingView]]:
    """D1: adjacent buildings of one colour, two or more."""
    left = {(building.east, building.south): building for building in view.buildings}
    while left:
        group = [left.pop(next(iter(left)))]
        for building in group:  # grows while it is walked through
            for east, south in ((0, -1), (1, 0), (0, 1), (-1, 0)):
                place = building.east + east, building.south + south
                if place in left and left[place].tile[0] == building.tile[0]:
                    group.append(left.pop(place))
        if len(group) >= 2:
            yield group


def ranking(group: list[BuildingView], players: int) -> list[Rank]:
    """D2, D3: the players with resources in a district, best first, with their points."""
    ranks = []
    for seat in range(players):
        own = [building for building in group if building.owner == seat]
        if own:
            height = max(building.height for building in own)
            best = max(number(building.tile) for building in own if building.height == height)
            ranks.append([sum(building.height for building in own), height, best, seat])
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
        district_name([building.tile for building in group]): ranking(group, len(view.seats))
        for group in groups(view)
    }


def tokens(seat: SeatView) -> int:
    """Return the success points of a player, which open screens show."""
    assert seat.points is not None
    return seat.points
