"""R4: urbanize, an urbanization card played with a tile."""

from mypy_extensions import i64

from ginkgopolis.engine.city import City
from ginkgopolis.engine.gains import discard, draw_earned_tiles, gain_bonuses, place_resources, use_building
from ginkgopolis.engine.ids import GIVES, NONE, POINT, URBANIZE, has_card, letter_of
from ginkgopolis.engine.journal import TOKEN_MOVED, TOKEN_SHIFTED, URBANIZED
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
    city = state.city
    building = city.found(tile, city.tokens[letter], owner=seat, site=has_card(tile))  # (1), (2)
    state.tell(URBANIZED, seat, letter, tile, building)
    for module in state.modules.built:
        module.built(state, seat, building)
    place_resources(state, seat, city.height[building])  # (2)
    state.frames.append((FINISH_URBANIZING, seat, building, 0))
    ask_for_token(state, seat, letter, building)  # (3)


def ask_for_token(state: GameState, seat: i64, letter: i64, building: i64) -> None:
    """R4 (3): the token moves; the player is asked only where there is a choice."""
    state.frames.append((TOKEN, seat, letter, building))
    moves = token_moves(state.city, letter, state.city.space[building])
    if len(moves) == 1:
        move_token(state, seat, moves[0])
    else:
        state.offer(seat, moves)


def move_token(state: GameState, seat: i64, move: i64) -> None:
    """R4 (3): the token goes where the player says (T2, T3) or others make room for it (T4)."""
    _, _, letter, building = state.frames.pop()
    city = state.city
    if kind_of(move) == TOKEN_SHIFT:
        for other in shift_tokens(city, letter, field(move, 0)):
            tell_place(state, TOKEN_SHIFTED, seat, other)
    else:
        city.put_token(letter, place_named(city, building, move))
    tell_place(state, TOKEN_MOVED, seat, letter)


def tell_place(state: GameState, what: i64, seat: i64, letter: i64) -> None:
    """Tell where a token lies now."""
    if state.journal is None:
        return
    city = state.city
    space = city.tokens[letter]
    state.tell(what, seat, letter, city.east_of_middle(space), city.south_of_middle(space))


def place_named(city: City, building: i64, move: i64) -> i64:
    """Return the space that a token's move names: beside the new building (T2) or anywhere (T3)."""
    if kind_of(move) == TOKEN_BESIDE:
        return city.beside(city.space[building], field(move, 0))
    return city.space_at(field(move, 0) - MIDDLE, field(move, 1) - MIDDLE)


def items_beside(state: GameState, space: i64) -> list[int]:
    """R4 (4): the resources, tiles and points that neighbours of a space give, whatever is left of them."""
    return items_beside_each(state, [space])[0]


def items_beside_each(state: GameState, spaces: list[int]) -> list[list[int]]:
    """R4 (4): the same for several spaces; nothing for NONE."""
    city = state.city
    ground, top, size = city.ground, city.top, city.size
    found: list[list[int]] = []
    beside: list[list[int]] = []
    for space in spaces:
        items = [0, 0, 0]
        neighbours: list[int] = []
        if space != NONE:
            around = (ground[space - size], ground[space + 1], ground[space + size], ground[space - 1])
            for building in around:
                if building >= 0:
                    neighbours.append(building)
                    item = GIVES[top[building]]
                    if item != NONE:
                        items[item] += city.height[building]
        found.append(items)
        beside.append(neighbours)
    for module in state.modules.points_beside:
        for items, points in zip(found, module.points_beside(state, beside)):
            items[POINT] += points
    return found


def finish_urbanizing(state: GameState, seat: i64, building: i64) -> None:
    """R4 (4) to (6): use the neighbours, gain bonuses, discard the card."""
    neighbours = state.city.neighbours(building)
    for neighbour in neighbours:
        use_building(state, seat, neighbour)  # (4)
    for module in state.modules.urbanized:
        module.urbanized(state, seat, building, neighbours)
    gain_bonuses(state, seat, URBANIZE)  # (5)
    discard(state, seat, state.cards[seat])  # (6)
    draw_earned_tiles(state, seat)
