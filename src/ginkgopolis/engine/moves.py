"""Moves are whole numbers: the kind in the lowest five bits, then fields of eight bits each."""

from typing import Final, cast

from mypy_extensions import i64

from ginkgopolis.engine.ids import CARD_NUMBERS, NONE, TILE_NUMBERS

KEEP: Final = 0  # a character or an expert of the draft (S5, M6)
COMMIT: Final = 1  # a card, alone or with a tile (C1)
NEW_HAND: Final = 2  # C2
TAKE_BACK: Final = 3  # C3
TAKE_ITEM: Final = 4  # a resource or a tile (R3)
TOKEN_BESIDE: Final = 5  # the token goes to a side of the new tile (T2)
TOKEN_TO: Final = 6  # the token goes to any space (T3)
TOKEN_SHIFT: Final = 7  # other tokens make room, in a direction (T4)
GIVE: Final = 8  # one more tile to give back (E1)
DONE: Final = 9  # no more tiles to give back (E1)

ADD_LOWER_TILE: Final = 10  # a second tile under the first, or none (M6)
ADD_EVENT: Final = 11  # an event with the card, or none (M4)
SET_ASIDE: Final = 12  # a card that is not passed on (M5)
KEEP_EVENTS: Final = 13  # two event tiles to keep (M4)
SPLIT_DRAW: Final = 14  # which tiles to draw (M0)
TIME_EVENT: Final = 15  # an event before or after the action (M4)
LOSE: Final = 16  # points and resources lost to quality control (M4)
BUY: Final = 17  # missing resources bought, or not (M6)

FIRST_OF_MODULES: Final = ADD_LOWER_TILE
FIRST_MOVE_ELSEWHERE: Final = 24  # the kinds up to 31 are for modules from elsewhere

KIND: Final = 31  # the bits that tell the kind
FIELDS: Final = 5  # where the first field begins

CLOCKWISE: Final = 0
COUNTERCLOCKWISE: Final = 1

MIDDLE: Final = 128  # added to steps from the middle of the city, to keep fields positive

NEW_HAND_MOVE: Final = NEW_HAND
TAKE_BACK_MOVE: Final = TAKE_BACK
DONE_MOVE: Final = DONE
BEFORE_MOVE: Final = TIME_EVENT  # an event before the action
AFTER_MOVE: Final = TIME_EVENT | 1 << FIELDS


def kind_of(move: i64) -> i64:
    """Return what kind of move this is."""
    return move & KIND


def field(move: i64, at: i64) -> i64:
    """Return one of the fields of a move, the first being 0."""
    return (move >> (FIELDS + 8 * at)) & 255


def keep_move(character: i64) -> i64:
    """Return the move that keeps a character of the draft."""
    return KEEP | character << FIELDS


def commit_move(card: i64) -> i64:
    """Return the move that commits a card alone."""
    return COMMIT | card << FIELDS


def adding_tile(tile: i64) -> i64:
    """Return what is added (by `|`) to a commitment of a card to commit a tile with it."""
    return (tile + 1) << FIELDS + 8


ROW_OF_CARD: Final = TILE_NUMBERS + 1
COMMITMENTS: Final[list[object]] = [
    commit_move(card) | adding_tile(tile) for card in range(CARD_NUMBERS) for tile in range(-1, TILE_NUMBERS)
]
"""The commitments of each card, alone and with each tile, made once: most of the moves that anybody lists."""


def all_commitments(cards: list[int], tiles: list[int]) -> list[int]:
    """Return the moves that commit one of the cards, alone or with one of the tiles."""
    moves: list[object] = []
    alone: i64
    way: i64
    for alone in cards:
        alone = alone * ROW_OF_CARD
        moves.append(COMMITMENTS[alone])
        for way in tiles:
            moves.append(COMMITMENTS[alone + way + 1])
    return cast("list[int]", moves)


def item_move(item: i64) -> i64:
    """Return the move that takes a resource or a tile."""
    return TAKE_ITEM | item << FIELDS


def beside_move(side: i64) -> i64:
    """Return the move that puts the token to a side of the new tile."""
    return TOKEN_BESIDE | side << FIELDS


def token_to_move(east: i64, south: i64) -> i64:
    """Return the move that puts the token this many steps east and south of the middle of the city."""
    return TOKEN_TO | (east + MIDDLE) << FIELDS | (south + MIDDLE) << FIELDS + 8


def shift_move(direction: i64) -> i64:
    """Return the move that makes room for the token in a direction."""
    return TOKEN_SHIFT | direction << FIELDS


def give_move(tile: i64) -> i64:
    """Return the move that adds a tile to those given back."""
    return GIVE | tile << FIELDS


def card_of(move: i64) -> i64:
    """Return the card of a commitment."""
    return (move >> FIELDS) & 255


def tile_with(move: i64) -> i64:
    """Return the tile of a commitment, or NONE."""
    return ((move >> FIELDS + 8) & 255) + NONE


def card_and_tile(move: i64) -> tuple[i64, i64]:
    """Return the card and the tile, or NONE, of a commitment."""
    return card_of(move), tile_with(move)


def cards_and_tiles(moves: list[int]) -> list[tuple[int, int]]:
    """Return the card and the tile, or NONE, of each of some commitments."""
    return [(card_of(move), tile_with(move)) for move in moves]


def keep_events_move(first: i64, second: i64) -> i64:
    """Return the move that keeps two events, the lower number first."""
    return KEEP_EVENTS | first << FIELDS | second << FIELDS + 8


def lower_tile_move(tile: i64) -> i64:
    """Return the move that commits a lower tile besides, or NONE."""
    return ADD_LOWER_TILE | (tile + 1) << FIELDS


def event_moves(events: list[int]) -> list[int]:
    """Return the moves that commit no event, or one of these."""
    moves = [ADD_EVENT]
    for event in events:
        moves.append(ADD_EVENT + (event + 1 << FIELDS))
    return moves


def optional(move: i64) -> i64:
    """Return the lower tile or the event that a move adds, or NONE."""
    return field(move, 0) + NONE


def aside_moves(cards: list[int]) -> list[int]:
    """Return the moves that set one of the cards aside."""
    moves: list[int] = []
    for card in cards:
        moves.append(SET_ASIDE + (card << FIELDS))
    return moves


def prestige_part(red: i64, blue: i64, yellow: i64) -> i64:
    """Return how a split says how many value III tiles of each colour it takes."""
    return red | blue << 2 | yellow << 4


def split_move(value_two: i64, prestige: i64, green: i64) -> i64:
    """Return the move that draws this many value II tiles, value III tiles by colour and green spaces."""
    return SPLIT_DRAW | value_two << FIELDS | prestige << FIELDS + 8 | green << FIELDS + 16


def prestige_in(move: i64, colour: i64) -> i64:
    """Return how many value III tiles of a colour a split takes."""
    return (field(move, 1) >> (2 * colour)) & 3


def lose_move(points: i64, resources: i64) -> i64:
    """Return the move that loses points and resources to quality control."""
    return LOSE | points << FIELDS | resources << FIELDS + 8


def buy_move(buys: i64) -> i64:
    """Return the move that buys the missing resources (1) or does not (0)."""
    return BUY | buys << FIELDS
