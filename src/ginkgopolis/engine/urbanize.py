"""R4: urbanize, an urbanization card played with a tile."""

from mypy_extensions import i64

from ginkgopolis.engine.city import City
from ginkgopolis.engine.frames import first_in, second_in
from ginkgopolis.engine.gains import discard, draw_earned_tiles, gain_bonuses, place_resources, use_building
from ginkgopolis.engine.ids import GIVES, NONE, POINT, URBANIZE, has_card, letter_of
from ginkgopolis.engine.journal import TOKEN_MOVED, TOKEN_SHIFTED, URBANIZED
from ginkgopolis.engine.layout import CARDS, FRAMES, GROUND, HEIGHT, SPACE, TOKENS, TOP
from ginkgopolis.engine.moves import MIDDLE, TOKEN_BESIDE, TOKEN_SHIFT, field, kind_of
from ginkgopolis.engine.state import FINISH_URBANIZING, TOKEN, GameState
from ginkgopolis.engine.tokens import shift_tokens, token_moves


def floors_to_build(state: GameState, seat: i64) -> i64:
    """R4, R5: each tile is one floor, and takes a resource, before any gain; a module may add some."""
    floors: i64 = 1
    for module in state.modules.more_floors:
        floors += module.more_floors(state, seat)
    return floors


def urbanize(state: GameState, seat: i64, card: i64, tile: i64) -> None:
    """B: a new building takes the place of the token that the card names (R4)."""
    letter = letter_of(card)
    space = state.cells[TOKENS + letter]
    building = state.found(tile, space, owner=seat, site=has_card(tile))  # (1), (2)
    state.tell(URBANIZED, seat, letter, tile, building)
    for module in state.modules.built:
        module.built(state, seat, building)
    place_resources(state, seat, state.cells[HEIGHT + building])  # (2)
    state.push(FINISH_URBANIZING, seat, building, 0)
    ask_for_token(state, seat, letter, building)  # (3)


def ask_for_token(state: GameState, seat: i64, letter: i64, building: i64) -> None:
    """R4 (3): the token moves; the player is asked only where there is a choice."""
    state.push(TOKEN, seat, letter, building)
    space = state.cells[SPACE + building]
    sides = state.free_sides(space)
    if sides & sides - 1:  # several
        return
    moves = token_moves(state, letter, space)
    if len(moves) == 1:
        move_token(state, seat, moves[0])
    else:
        state.offer(seat, moves)


def move_token(state: GameState, seat: i64, move: i64) -> None:
    """R4 (3): the token goes where the player says (T2, T3) or others make room for it (T4)."""
    frame = state.draw(FRAMES)
    letter, building = first_in(frame), second_in(frame)
    if kind_of(move) == TOKEN_SHIFT:
        for other in shift_tokens(state, letter, field(move, 0)):
            tell_place(state, TOKEN_SHIFTED, seat, other)
    else:
        state.put_token(letter, place_named(state, building, move))
    tell_place(state, TOKEN_MOVED, seat, letter)


def tell_place(state: GameState, what: i64, seat: i64, letter: i64) -> None:
    """Tell where a token lies now."""
    if state.journal is None:
        return
    space = state.cells[TOKENS + letter]
    state.tell(what, seat, letter, state.east_of_middle(space), state.south_of_middle(space))


def place_named(city: City, building: i64, move: i64) -> i64:
    """Return the space that a token's move names: beside the new building (T2) or anywhere (T3)."""
    if kind_of(move) == TOKEN_BESIDE:
        return city.beside(city.cells[SPACE + building], field(move, 0))
    return city.space_at(field(move, 0) - MIDDLE, field(move, 1) - MIDDLE)


def items_beside(state: GameState, space: i64) -> list[int]:
    """R4 (4): the resources, tiles and points that neighbours of a space give, whatever is left of them."""
    return items_beside_each(state, [space])[0]


def items_beside_each(state: GameState, spaces: list[int]) -> list[list[int]]:
    """R4 (4): the same for several spaces; nothing for NONE."""
    cells, ground, size = state.cells, state.cells[GROUND], state.size
    found: list[list[int]] = []
    beside: list[list[int]] = []
    for space in spaces:
        items = [0, 0, 0]
        neighbours: list[int] = []
        if space != NONE:
            at = ground + space
            for building in (cells[at - size], cells[at + 1], cells[at + size], cells[at - 1]):
                if building >= 0:
                    neighbours.append(building)
                    item = GIVES[cells[TOP + building]]
                    if item != NONE:
                        items[item] += cells[HEIGHT + building]
        found.append(items)
        beside.append(neighbours)
    for module in state.modules.points_beside:
        for items, points in zip(found, module.points_beside(state, beside)):
            items[POINT] += points
    return found


def use_neighbour(state: GameState, seat: i64, neighbour: i64) -> None:
    """R4 (4): what lies beside the new building is used, if it is a building."""
    if neighbour >= 0:
        use_building(state, seat, neighbour)


def finish_urbanizing(state: GameState, seat: i64, building: i64) -> None:
    """R4 (4) to (6): use the neighbours, gain bonuses, discard the card."""
    cells, size = state.cells, state.size
    at = cells[GROUND] + cells[SPACE + building]
    use_neighbour(state, seat, cells[at - size])  # (4)
    use_neighbour(state, seat, cells[at + 1])
    use_neighbour(state, seat, cells[at + size])
    use_neighbour(state, seat, cells[at - 1])
    for module in state.modules.urbanized:
        module.urbanized(state, seat, building, state.neighbours(building))
    gain_bonuses(state, seat, URBANIZE)  # (5)
    discard(state, seat, state.cells[CARDS + seat])  # (6)
    draw_earned_tiles(state, seat)
