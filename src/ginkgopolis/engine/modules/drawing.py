"""M0: which tiles to draw, where modules 1 to 3 offer other kinds; declared before any tile is seen."""

from functools import cache
from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.frames import first_in
from ginkgopolis.engine.ids import BLUE, GREEN_SPACE, RED, YELLOW
from ginkgopolis.engine.journal import DREW_TILE, SPLIT_DECLARED, TOOK_TILE
from ginkgopolis.engine.layout import FRAMES, KNOWN_TILES, NEW_SUPPLY, PRESTIGE, TILES, TOOK_GREEN
from ginkgopolis.engine.moves import FIELDS, prestige_in, prestige_part, split_move
from ginkgopolis.engine.state import SPLIT, GameState, Module
from ginkgopolis.engine.tiles import draw_from_supply

VALUE_TWO: Final = 2
VALUE_THREE: Final = 3


class OtherTiles(Module):
    """A module with tiles that can be had instead of those of the common supply; each knows of all kinds."""

    def draw(self, state: GameState, seat: i64, amount: i64) -> i64:
        moves = split_moves(state, seat, amount)
        if not moves:
            return amount
        state.push(SPLIT, seat, amount, 0)
        state.offer(seat, moves)
        return 0

    def own_frames(self) -> list[int]:
        return [SPLIT]

    def moves(self, state: GameState, seat: i64) -> list[int]:
        return split_moves(state, seat, first_in(state.top_frame()))

    def answer(self, state: GameState, seat: i64, move: i64) -> None:
        draw_split(state, seat, move)


def split_moves(state: GameState, seat: i64, amount: i64) -> list[int]:
    """Every way to spend the tiles earned, [] if there is no choice."""
    return ways_to_split(state, seat, amount).copy()


def ways_to_split(state: GameState, seat: i64, amount: i64) -> list[int]:
    """Value II for two, III for three, green or I for one; the answer is never changed, only copied."""
    green = state.green_spaces > 0 and not state.cells[TOOK_GREEN + seat]
    if amount == 1:
        return ONE_OR_GREEN if green else NO_CHOICE
    twos = state.count(NEW_SUPPLY)
    if amount == VALUE_TWO:
        if twos:
            return TWO_OR_GREEN if green else TWO
        return ONE_OR_GREEN if green else NO_CHOICE
    reds, blues = state.count(PRESTIGE + RED), state.count(PRESTIGE + BLUE)
    return large_splits(amount, twos, green, reds, blues, state.count(PRESTIGE + YELLOW))


@cache
def large_splits(amount: int, twos: int, green: bool, reds: int, blues: int, yellows: int) -> list[int]:
    """Return the ways to spend three tiles or more, [] if there is only one."""
    moves: list[int] = []
    most = amount // VALUE_THREE
    for red in range(min(reds, most) + 1):
        for blue in range(min(blues, most - red) + 1):
            for yellow in range(min(yellows, most - red - blue) + 1):
                left = amount - VALUE_THREE * (red + blue + yellow)
                moves += small_splits(left, twos, green, prestige_part(red, blue, yellow))
    return moves if len(moves) > 1 else []


def small_splits(amount: i64, twos: i64, green: bool, prestige: i64) -> list[int]:
    """Return the ways to spend what is left after the value III tiles."""
    moves: list[int] = []
    for greens in range(2 if green and amount else 1):
        none = split_move(0, prestige, greens)
        moves.append(none)
        for value_two in range(1, min((amount - greens) // VALUE_TWO, twos) + 1):
            moves.append(none + (value_two << FIELDS))
    return moves


# Most actions bring one tile or two.
NO_CHOICE: Final[list[int]] = []
ONLY_VALUE_ONE: Final = split_move(0, 0, 0)
ONE_OR_GREEN: Final = small_splits(1, 0, True, 0)
TWO: Final = small_splits(2, 1, False, 0)
TWO_OR_GREEN: Final = small_splits(2, 1, True, 0)


def draw_split(state: GameState, seat: i64, move: i64) -> None:
    """III, II and green are taken first, then value I from the common supply."""
    amount = first_in(state.draw(FRAMES))
    draw_from_supply(state, seat, amount - take_other_tiles(state, seat, move))


def take_other_tiles(state: GameState, seat: i64, move: i64) -> i64:
    """Take the tiles of a split that are not of value I and return how many earned ones they stand for."""
    parts = move >> FIELDS
    value_two, prestige, green = parts & 255, parts >> 8 & 255, parts >> 16
    value_three = take_prestige(state, seat, move) if prestige else 0
    if state.journal is not None:
        state.tell(SPLIT_DECLARED, seat, value_two, value_three, green)
    for _ in range(value_two):
        tile = state.draw(NEW_SUPPLY)
        state.append(TILES + seat, tile)
        state.revelations += 1
        state.tell(DREW_TILE, seat, 0, 0, tile)
    if green:
        state.green_spaces -= 1
        state.cells[TOOK_GREEN + seat] = 1
        take_openly(state, seat, GREEN_SPACE)
    return VALUE_THREE * value_three + VALUE_TWO * value_two + green


def take_prestige(state: GameState, seat: i64, move: i64) -> i64:
    """Take the value III tiles of a split and return how many they are."""
    taken = 0
    for colour in range(3):
        for _ in range(prestige_in(move, colour)):
            take_openly(state, seat, state.draw(PRESTIGE + colour))
            taken += 1
    return taken


def take_openly(state: GameState, seat: i64, tile: i64) -> None:
    """Take a tile that everybody sees."""
    state.append(TILES + seat, tile)
    state.append(KNOWN_TILES + seat, tile)
    state.tell(TOOK_TILE, seat, tile, 0, 0)
