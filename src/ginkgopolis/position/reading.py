"""A state while it is being read, and the questions about a state that reader and writer share."""

from typing import Final, NoReturn

from ginkgopolis.engine.hal import HAL_SEAT
from ginkgopolis.engine.ids import LETTERS, NONE, is_letter
from ginkgopolis.engine.setup import BASE_TILES, START_TILES
from ginkgopolis.engine.state import TOKEN, GameState
from ginkgopolis.errors import BadPosition, Value
from ginkgopolis.expansions import Parts
from ginkgopolis.notation import card_text, tile_text
from ginkgopolis.position.sheet import Entry, Sheet
from ginkgopolis.view.held import CARDS_HELD, tiles_held

TILES: Final = Parts("notation", "TILES")
ALIKE: Final = Parts("position", "ALIKE")
"""Tiles of which there are several."""


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
            if not first.line:
                second.fail("already-in-first-square", name=name)
            second.fail("already-there", sort=sort, name=name, first=str(first.line))

    def claim_tile(self, tile: int, entry: Entry) -> None:
        """Note where a tile is, unless there are many alike."""
        self.need_module(module_of(tile), entry, "of-missing-module", name=tile_text(tile))
        if not is_one_of_many(tile):
            self.claim("tile", tile, tile_text(tile), entry)

    def claim_card(self, card: int, entry: Entry) -> None:
        """Note where a card is."""
        if not is_letter(card):
            self.need_module(module_of(card), entry, "of-missing-module", name=card_text(card))
        self.claim("card", card, card_text(card), entry)

    def need_module(self, module: str, entry: Entry, message: str, /, **values: Value) -> None:
        """Refuse what belongs to a module that is not in play; the message says what that is."""
        if module and not in_play(self.state, module):
            entry.fail(message, module=module, **values)

    def fail(self, message: str, name: str = "", seat: int = NONE, /, **values: Value) -> NoReturn:
        """Refuse the position, pointing at the line of a field if that was written."""
        entry = self.sheet.entry(name, seat)
        raise BadPosition(message, entry.line if entry else None, **values)


def in_play(state: GameState, module: str) -> bool:
    """Is the module of this name in play?"""
    return module in state.modules.names.values()


def module_of(tile: int) -> str:
    """Return the name of the module that a tile (or its card) belongs to, or nothing."""
    return next((module for module, tiles in TILES.by_name.items() if tile in tiles), "")


def is_one_of_many(tile: int) -> bool:
    """Are there several tiles like this one?"""
    return any(tile in tiles for tiles in ALIKE.by_name.values())


def asked(state: GameState, kind: int) -> bool:
    """Is this kind of frame on the stack?"""
    return any(frame[0] == kind for frame in state.frames)


def lies_open(state: GameState, seat: int) -> bool:
    """Has the card that a seat plays this round gone to a pile or in front of the screen?

    H6: when Hal turns over one more card the deck may be renewed, with the card just played in it.
    """
    card = state.cards[seat]
    if card in state.discard or card in state.kept[seat]:
        return True
    if not state.hal or seat == HAL_SEAT or card == NONE:
        return False
    return card in state.deck or card == state.cards[HAL_SEAT]


def cards_held(state: GameState, seat: int) -> list[int]:
    """Return a hand, what modules add to it, and the card being played if it is not elsewhere yet."""
    cards = state.hands[seat].copy()
    for more in CARDS_HELD[state.modules]:
        cards += more(state)[seat]
    if state.cards[seat] != NONE and not lies_open(state, seat):
        cards.append(state.cards[seat])
    return cards


def resources_in_city(state: GameState, seat: int) -> int:
    """Return how many resources of a seat lie on buildings: one per floor."""
    city = state.city
    return sum(
        city.height_of(building) for building in range(city.buildings) if city.owner_of(building) == seat
    )


def tiles_met(state: GameState) -> list[int]:
    """Return the tiles in the city and those that players hold; each green space by itself."""
    tiles = state.city.top.copy()
    for covered in state.city.covered:
        tiles += [tile if tile >= 0 else ~tile for tile in covered]
    for held in tiles_held(state):
        tiles += held
    return tiles


def tiles_left(state: GameState, elsewhere: set[int]) -> list[int]:
    """Return the tiles that are neither in use nor elsewhere."""
    taken = {*tiles_met(state), *elsewhere}
    return [tile for tile in sorted(START_TILES + BASE_TILES) if tile not in taken]


def moving_letter(state: GameState) -> int:
    """Return the letter whose token is on the move, or NONE."""
    return state.frames[-1][2] if state.frames and state.frames[-1][0] == TOKEN else NONE


def letters_nowhere(state: GameState) -> list[int]:
    """Return the letters whose tokens are neither in the city nor on the move."""
    moving = moving_letter(state)
    return [
        letter for letter in range(LETTERS) if state.city.space_of_token(letter) == NONE and letter != moving
    ]
