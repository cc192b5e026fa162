"""M0: which tiles to draw, where modules 1 to 3 offer other kinds; declared before any tile is seen."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.ids import GREEN_SPACE
from ginkgopolis.engine.journal import DREW_TILE, SPLIT_DECLARED, TOOK_TILE
from ginkgopolis.engine.moves import FIELDS, field, prestige_in, prestige_part, split_move
from ginkgopolis.engine.state import GameState
from ginkgopolis.engine.tiles import draw_from_supply

VALUE_TWO: Final = 2
VALUE_THREE: Final = 3


def split_moves(state: GameState, seat: i64, amount: i64) -> list[int]:
    """Every way to spend the tiles earned: value II for two, III for three, green or I for one."""
    greens = 1 if state.green_spaces and not state.took_green[seat] else 0
    if amount < VALUE_THREE:
        return add_small_splits(state, amount, greens, 0, [])
    moves: list[int] = []
    for red, blue, yellow in prestige_choices(state, amount // VALUE_THREE):
        left = amount - VALUE_THREE * (red + blue + yellow)
        add_small_splits(state, left, greens, prestige_part(red, blue, yellow), moves)
    return moves


def add_small_splits(
    state: GameState, amount: i64, greens: i64, prestige: i64, moves: list[int]
) -> list[int]:
    """Add the ways to spend what is left after the value III tiles."""
    most = len(state.value_two)
    for green in range(greens + 1 if amount else 1):
        none = split_move(0, prestige, green)
        moves.append(none)
        for value_two in range(1, min((amount - green) // VALUE_TWO, most) + 1):
            moves.append(none + (value_two << FIELDS))
    return moves


def prestige_choices(state: GameState, most: i64) -> list[tuple[int, int, int]]:
    """Up to so many value III tiles, by colour."""
    if most == 0:
        return [(0, 0, 0)]
    choices: list[tuple[int, int, int]] = []
    reds, blues, yellows = len(state.prestige[0]), len(state.prestige[1]), len(state.prestige[2])
    for red in range(min(reds, most) + 1):
        for blue in range(min(blues, most - red) + 1):
            for yellow in range(min(yellows, most - red - blue) + 1):
                choices.append((red, blue, yellow))
    return choices


def draw_split(state: GameState, seat: i64, move: i64) -> None:
    """III, II and green are taken first, then value I from the common supply."""
    _, _, amount, _ = state.frames.pop()
    value_two, green = field(move, 0), field(move, 2)
    value_three = take_prestige(state, seat, move) if field(move, 1) else 0
    state.tell(SPLIT_DECLARED, seat, value_two, value_three, green)
    for _ in range(value_two):
        tile = state.value_two.pop()
        state.tiles[seat].append(tile)
        state.revelations += 1
        state.tell(DREW_TILE, seat, 0, 0, tile)
    if green:
        state.green_spaces -= 1
        state.took_green[seat] = True
        take_openly(state, seat, GREEN_SPACE)
    left = amount - VALUE_THREE * value_three - VALUE_TWO * value_two - green
    if left:
        draw_from_supply(state, seat, left)


def take_prestige(state: GameState, seat: i64, move: i64) -> i64:
    """Take the value III tiles of a split and return how many they are."""
    taken = 0
    for colour in range(3):
        for _ in range(prestige_in(move, colour)):
            take_openly(state, seat, state.prestige[colour][-1])
            state.prestige[colour] = state.prestige[colour][:-1]
            taken += 1
    return taken


def take_openly(state: GameState, seat: i64, tile: i64) -> None:
    """Take a tile that everybody sees."""
    state.tiles[seat].append(tile)
    state.known_tiles[seat] = [*state.known_tiles[seat], tile]
    state.tell(TOOK_TILE, seat, tile, 0, 0)
