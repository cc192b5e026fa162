"""T: urbanization tokens stay in alphabetical order around the outline of the city."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.city import TOKEN, City
from ginkgopolis.engine.ids import LETTERS, NONE
from ginkgopolis.engine.layout import GROUND, SPACE
from ginkgopolis.engine.moves import CLOCKWISE, COUNTERCLOCKWISE, beside_move, shift_move, token_to_move

MOVES_BESIDE: Final = [[beside_move(side) for side in range(4) if sides >> side & 1] for sides in range(16)]
"""T2: the moves to the free sides of the new tile, by their bit mask; never changed, only copied."""


def outline(city: City) -> list[int]:
    """T1: the empty spaces along the outer edge, clockwise; one that touches by several sides recurs.

    The walk keeps the city at its right hand. From one side of a tile it goes on to the tile that blocks
    the way, even one that is met only at the corner (T5), else straight on, else around the corner.
    """
    cells, ground = city.cells, city.cells[GROUND]
    first = northernmost(city)  # its north side is on the outer edge
    tile = first
    side: i64 = 0
    walk: list[int] = []
    while True:
        beside = tile + city.step(side)
        if not walk or walk[-1] != beside:
            walk.append(beside)
        ahead = city.step((side + 1) & 3)
        if cells[ground + beside + ahead] >= 0:
            tile = beside + ahead
            side = (side + 3) & 3
        elif cells[ground + tile + ahead] >= 0:
            tile += ahead
        else:
            side = (side + 1) & 3
        if tile == first and side == 0:
            return walk


def northernmost(city: City) -> i64:
    """Return the space of a tile that has none to its north, nor any other tile farther north."""
    cells = city.cells
    first = cells[SPACE]
    for building in range(1, city.buildings):
        if cells[SPACE + building] < first:
            first = cells[SPACE + building]
    return first


def letters_along(city: City, walk: list[int]) -> list[int]:
    """Return the letter that lies on each space of the walk, NONE for a free one."""
    lying = [city.lies_on(space) for space in walk]
    return [TOKEN - found if found <= TOKEN else NONE for found in lying]


def letters_after(reading: list[int], letter: i64) -> list[int]:
    """Return the other letters that occur, in alphabetical order from this one on and around."""
    return [x % LETTERS for x in range(letter + 1, letter + LETTERS) if x % LETTERS in reading]


def read_from(reading: list[int], begin: i64, letters: list[int]) -> list[int]:
    """T1: go once around from a place on and meet the letters in their order, each as soon as possible.

    Returns their places, which count on beyond the end of the walk; [] if they cannot be read like that.
    """
    length = len(reading)
    places: list[int] = []
    at = begin
    for letter in letters:
        while at < begin + length and reading[at % length] != letter:
            at += 1
        if at == begin + length:
            return []
        places.append(at)
        at += 1
    return places


def places_in_order(reading: list[int], letters: list[int]) -> list[int]:
    """T1: choose one place per letter so that they read in this order from anywhere; [] if one cannot."""
    for begin in range(len(reading)):
        if reading[begin] == letters[0]:
            places = read_from(reading, begin, letters)
            if places:
                return places
    return []


def free_places_in_order(walk: list[int], reading: list[int], letter: i64) -> list[int]:
    """T3: the free spaces of the walk where the letter comes after all others and before the first again."""
    others = letters_after(reading, letter)
    if not others:
        return sorted(set(walk))
    found: set[int] = set()
    for begin in range(len(reading)):
        if reading[begin] == others[0]:
            places = read_from(reading, begin, others)
            if places:
                for at in range(places[-1] + 1, begin + len(reading)):
                    if reading[at % len(reading)] == NONE:
                        found.add(walk[at % len(reading)])
    return sorted(found)


def token_moves(city: City, letter: i64, space: i64) -> list[int]:
    """Where may the token go that lay where now the new tile is? T2, else T3, else T4.

    Every free space beside the new tile keeps the order: if the tile closes a gap between two parts of the
    city, the ground on one side of it is enclosed (T5), and what lay there is left out of the reading; on the
    other side the token comes between the same letters as before.
    """
    sides = city.free_sides(space)
    if sides:  # T2
        return MOVES_BESIDE[sides].copy()
    moves: list[int] = []
    walk = outline(city)
    reading = letters_along(city, walk)
    for place in free_places_in_order(walk, reading, letter):  # T3
        moves.append(token_to_move(city.east_of_middle(place), city.south_of_middle(place)))
    if moves:
        return moves
    return [shift_move(CLOCKWISE), shift_move(COUNTERCLOCKWISE)]  # T4


def shifted(city: City, letter: i64, direction: i64) -> list[tuple[int, int]]:
    """T4: return (letter, space) for the token and for all that make room for it, in that direction.

    Each takes the place of the next one, the last the first free space; a space that is somebody's at another
    turn of the walk is passed over, since its token is not the next in order.
    """
    walk = outline(city)
    reading = letters_along(city, walk)
    mirrored = direction == COUNTERCLOCKWISE
    if mirrored:
        walk.reverse()
        reading = [NONE if x == NONE else LETTERS - 1 - x for x in reversed(reading)]
        letter = LETTERS - 1 - letter
    places = places_in_order(reading, letters_after(reading, letter))
    length = len(walk)
    mover = letter
    moves: list[tuple[int, int]] = []
    for at in range(places[0], places[0] + length):
        space = walk[at % length]
        here = reading[at % length]
        if here == NONE:
            moves.append((mover, space))
            break
        if at in places:
            moves.append((mover, space))
            mover = here
    return [(LETTERS - 1 - x, space) for x, space in moves] if mirrored else moves


def shift_tokens(city: City, letter: i64, direction: i64) -> list[int]:
    """T4: let the tokens make room and lay this one down; return the letters that made room."""
    moves = shifted(city, letter, direction)
    for mover, space in reversed(moves):
        city.put_token(mover, space)
    return [mover for mover, _ in moves[1:]]


def tokens_in_order(city: City) -> bool:
    """T1 and T5: do the tokens on the outline read alphabetically clockwise?"""
    reading = letters_along(city, outline(city))
    letters = [letter for letter in range(LETTERS) if letter in reading]
    return not letters or bool(places_in_order(reading, letters))
