"""A state while it is being read, and the questions about a state that reader and writer share."""

from typing import NoReturn

from ginkgopolis.engine.ids import LETTERS, NONE
from ginkgopolis.engine.setup import BASE_TILES, START_TILES
from ginkgopolis.engine.state import TOKEN, GameState
from ginkgopolis.errors import BadPosition
from ginkgopolis.position.sheet import Entry, Sheet


class Reading:
    """The state, the sheet it is read from, and where each piece of the game was met."""

    def __init__(self, sheet: Sheet, state: GameState) -> None:
        self.sheet = sheet
        self.state = state
        self.places: dict[tuple[str, int], Entry] = {}
        self.floors_to_name: dict[int, int] = {}
        """Per building: the floors under the top one that were only counted."""
        self.absent: list[int] = []
        """Letters that take no part in this game."""

    def claim(self, sort: str, number: int, name: str, entry: Entry) -> None:
        """Note where a tile, card or character is; there is only one of each."""
        met = self.places.setdefault((sort, number), entry)
        if met is not entry:
            first, second = (met, entry) if met.line <= entry.line else (entry, met)
            second.fail(f"the {sort} {name} is already in {first.place}, and there is only one.")

    def fail(self, sentence: str, name: str = "", seat: int = NONE) -> NoReturn:
        """Refuse the position, pointing at the line of a field if that was written."""
        entry = self.sheet.entry(name, seat)
        if entry:
            entry.fail(sentence)
        raise BadPosition(sentence[0].upper() + sentence[1:])


def asked(state: GameState, kind: int) -> bool:
    """Is this kind of frame on the stack?"""
    return any(frame[0] == kind for frame in state.frames)


def lies_open(state: GameState, seat: int) -> bool:
    """Has the card that a seat plays this round gone to the discard pile or in front of the screen?"""
    return state.cards[seat] in state.discard or state.cards[seat] in state.kept[seat]


def cards_held(state: GameState, seat: int) -> list[int]:
    """Return a hand, and the card that is being played if it has not gone elsewhere yet."""
    if state.cards[seat] == NONE or lies_open(state, seat):
        return state.hands[seat]
    return [*state.hands[seat], state.cards[seat]]


def resources_in_city(state: GameState, seat: int) -> int:
    """Return how many resources of a seat lie on buildings: one per floor."""
    city = state.city
    return sum(city.height[building] for building in range(len(city.top)) if city.owner[building] == seat)


def tiles_in_use(state: GameState) -> set[int]:
    """Return the tiles in the city and those that players hold."""
    tiles = set(state.city.top)
    for covered in state.city.covered:
        tiles.update(tile if tile >= 0 else ~tile for tile in covered)
    for seat in range(state.players):
        tiles.update(state.tiles[seat], state.given[seat], [state.committed_tiles[seat]])
    return tiles


def tiles_left(state: GameState, elsewhere: set[int]) -> list[int]:
    """Return the tiles that are neither in use nor elsewhere."""
    taken = tiles_in_use(state) | elsewhere
    return [tile for tile in sorted(START_TILES + BASE_TILES) if tile not in taken]


def moving_letter(state: GameState) -> int:
    """Return the letter whose token is on the move, or NONE."""
    return state.frames[-1][2] if state.frames and state.frames[-1][0] == TOKEN else NONE


def letters_nowhere(state: GameState) -> list[int]:
    """Return the letters whose tokens are neither in the city nor on the move."""
    moving = moving_letter(state)
    return [letter for letter in range(LETTERS) if state.city.tokens[letter] == NONE and letter != moving]
