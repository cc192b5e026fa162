"""Moves are whole numbers: the kind in the lowest four bits, then up to five fields of eight bits each."""

from typing import Final

from ginkgopolis.engine.ids import NONE

KEEP: Final = 0  # a character of the draft (S5)
COMMIT: Final = 1  # a card, alone or with a tile (C1)
NEW_HAND: Final = 2  # C2
TAKE_BACK: Final = 3  # C3
TAKE_ITEM: Final = 4  # a resource or a tile (R3)
TOKEN_BESIDE: Final = 5  # the token goes to a side of the new tile (T2)
TOKEN_TO: Final = 6  # the token goes to any space (T3)
TOKEN_SHIFT: Final = 7  # other tokens make room, in a direction (T4)
GIVE: Final = 8  # one more tile to give back (E1)
DONE: Final = 9  # no more tiles to give back (E1)

KIND: Final = 15  # the bits that tell the kind

CLOCKWISE: Final = 0
COUNTERCLOCKWISE: Final = 1

MIDDLE: Final = 128  # added to steps from the middle of the city, to keep fields positive

NEW_HAND_MOVE: Final = NEW_HAND
TAKE_BACK_MOVE: Final = TAKE_BACK
DONE_MOVE: Final = DONE


def kind_of(move: int) -> int:
    """Return what kind of move this is."""
    return move & KIND


def field(move: int, at: int) -> int:
    """Return one of the fields of a move, the first being 0."""
    return (move >> (4 + 8 * at)) & 255


def keep_move(character: int) -> int:
    """Return the move that keeps a character of the draft."""
    return KEEP | character << 4


def commit_move(card: int) -> int:
    """Return the move that commits a card alone."""
    return COMMIT | card << 4


def adding_tile(tile: int) -> int:
    """Return what is added (by `|`) to a commitment of a card to commit a tile with it."""
    return (tile + 1) << 12


def all_commitments(cards: list[int], tiles: list[int]) -> list[int]:
    """Return the moves that commit one of the cards, alone or with one of the tiles."""
    alone = [COMMIT | card << 4 for card in cards]
    additions = [0] + [(tile + 1) << 12 for tile in tiles]
    return [commitment + addition for commitment in alone for addition in additions]


def item_move(item: int) -> int:
    """Return the move that takes a resource or a tile."""
    return TAKE_ITEM | item << 4


def beside_move(side: int) -> int:
    """Return the move that puts the token to a side of the new tile."""
    return TOKEN_BESIDE | side << 4


def token_to_move(east: int, south: int) -> int:
    """Return the move that puts the token so many steps east and south of the middle of the city."""
    return TOKEN_TO | (east + MIDDLE) << 4 | (south + MIDDLE) << 12


def shift_move(direction: int) -> int:
    """Return the move that makes room for the token in a direction."""
    return TOKEN_SHIFT | direction << 4


def give_move(tile: int) -> int:
    """Return the move that adds a tile to those given back."""
    return GIVE | tile << 4


def card_of(move: int) -> int:
    """Return the card of a commitment."""
    return (move >> 4) & 255


def tile_with(move: int) -> int:
    """Return the tile of a commitment, or NONE."""
    return ((move >> 12) & 255) + NONE
