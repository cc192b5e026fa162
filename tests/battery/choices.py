"""Who has to decide, and what may be decided, worked out again from the rules."""

from functools import lru_cache
from itertools import product

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import BANKER, EXPROPRIATION, MASTER_ARCHITECT
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.state import (
    CHOOSE,
    DRAFT,
    EVENTS,
    GIVE_BACK,
    ITEM,
    PURCHASE,
    QUALITY,
    SPLIT,
    TIMING,
    TOKEN,
    GameState,
    Modules,
)
from tests.battery import outline
from tests.battery.still import legal_moves, pending, question

GREEN = 96
EACH_CHOOSES = (DRAFT, EVENTS, CHOOSE, GIVE_BACK)
LOWER_TILE, EVENT, ASIDE = "experts", "events", "keep_a_card"
"""What goes with a card besides a tile, by the module that asks for it."""
FIRST_EXPERT = 32


@lru_cache(maxsize=256)
def names_of(modules: Modules) -> frozenset[str]:
    """Return the names of the modules in play."""
    return frozenset(module.name() for module in modules.all)


def has(state: GameState, module: str) -> bool:
    """Is a module in play?"""
    return module in names_of(state.modules)


def check_who_decides(state: GameState) -> None:
    """C3, H: a pending seat has something to decide; another one can at most take a sealed choice back."""
    waiting = pending(state)
    assert bool(waiting) != state.over
    for seat in range(state.players):
        moves = legal_moves(state, seat)
        assert len(set(moves)) == len(moves)
        sealed = question(state) != CHOOSE or state.cards[seat] != NONE  # N3: others sit the round out
        if state.hal and seat == 1:
            assert moves == [] and seat not in waiting
        elif seat in waiting:
            assert moves and m.TAKE_BACK_MOVE not in moves
        elif question(state) in EACH_CHOOSES and sealed:
            assert moves == [m.TAKE_BACK_MOVE]
        else:
            assert moves == []


def check_choices(state: GameState) -> None:
    """What may be decided is what the rules say, worked out again for each pending seat."""
    kind = question(state)
    for seat in pending(state):
        moves = legal_moves(state, seat)
        if kind == TOKEN:
            assert token_places(state, moves) == expected_token_places(state)
        else:
            assert sorted(moves) == sorted(expected_moves(state, seat, kind))


def expected_moves(state: GameState, seat: int, kind: int) -> list[int]:
    """What a seat may decide where no token is asked for."""
    if kind == DRAFT:
        return draft_moves(state, seat)
    if kind == EVENTS:
        pairs = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
        return [m.keep_events_move(first, second) for first, second in pairs]
    if kind == CHOOSE:
        return adding_moves(state, seat) if state.asking[seat] != NONE else card_moves(state, seat)
    if kind == GIVE_BACK:
        return [m.DONE_MOVE] + [m.give_move(tile) for tile in set(state.tiles[seat])]
    if kind == ITEM:
        assert state.stock[seat] and can_have_tile(state, seat)
        return [m.item_move(0), m.item_move(1)]
    if kind == SPLIT:
        return split_moves(state, seat)
    if kind == TIMING:
        assert state.committed_events[seat] != NONE
        return [m.BEFORE_MOVE, m.AFTER_MOVE]
    if kind == QUALITY:
        return loss_moves(state, seat)
    assert kind == PURCHASE
    missing = state.frames[-1][2]
    assert state.experts[seat] == BANKER and 0 < missing <= min(state.stock[seat], state.points[seat])
    return [m.buy_move(0), m.buy_move(1)]


def draft_moves(state: GameState, seat: int) -> list[int]:
    """S5, M6: any card of the pack that still leads to three characters and one expert."""
    kept = state.characters[seat]
    experts = sum(card >= FIRST_EXPERT for card in kept)
    room = [3 - (len(kept) - experts), (1 if has(state, "experts") else 0) - experts]
    cards = [card for card in state.packs[seat] if room[card >= FIRST_EXPERT] > 0]
    return [m.keep_move(card) for card in cards] or [m.DONE_MOVE]


def card_moves(state: GameState, seat: int) -> list[int]:
    """C1, C2, M3: any card, alone or with any tile, but green spaces with letters only; or a new hand."""
    moves = [m.NEW_HAND_MOVE] * (state.new_hands[seat] > 0)
    for card in state.hands[seat]:
        moves.append(m.commit_move(card))
        tiles = [tile for tile in set(state.tiles[seat]) if tile != GREEN or card >= 100]
        moves += [m.commit_move(card) | m.adding_tile(tile) for tile in tiles]
    return moves


def due_additions(state: GameState, seat: int, card: int, tile: int) -> list[str]:
    """C1, M4-M6: what is asked for after committing a card and perhaps a tile, in this order."""
    due = []
    if state.experts[seat] == MASTER_ARCHITECT and tile not in (NONE, GREEN) and len(state.tiles[seat]) > 1:
        due.append(LOWER_TILE)
    if any(event != EXPROPRIATION or card < 100 for event in state.events[seat]):
        due.append(EVENT)
    if has(state, ASIDE) and len(state.hands[seat]) > 2:
        due.append(ASIDE)
    return due


def adding_moves(state: GameState, seat: int) -> list[int]:
    """What may be added to the card just committed."""
    asking = state.modules.additions[state.asking[seat]].name()
    if asking == LOWER_TILE:
        return [m.lower_tile_move(NONE)] + [m.lower_tile_move(tile) for tile in set(state.tiles[seat])]
    if asking == EVENT:
        letter = state.cards[seat] >= 100
        return m.event_moves([kind for kind in state.events[seat] if kind != EXPROPRIATION or not letter])
    assert asking == ASIDE
    return m.aside_moves(state.hands[seat])


class AdditionWatch:
    """Checks that after every card just what is due is asked for, one thing after the other."""

    def __init__(self) -> None:
        self.due: dict[int, list[str]] = {}

    def before(self, state: GameState, seat: int, move: int) -> None:
        """See what a seat is about to decide."""
        kind = m.kind_of(move)
        if kind == m.COMMIT:
            self.due[seat] = due_additions(state, seat, m.card_of(move), m.tile_with(move))
        elif m.FIRST_OF_MODULES <= kind <= m.SET_ASIDE:
            self.due[seat].pop(0)

    def check(self, state: GameState) -> None:
        """What is being asked is the first thing due, and nothing if nothing is."""
        if question(state) == CHOOSE:
            for seat in range(state.players):
                if state.cards[seat] != NONE and not (state.hal and seat == 1):
                    asking = state.asking[seat]
                    asked = [] if asking == NONE else [state.modules.additions[asking].name()]
                    assert asked == self.due[seat][:1]
                    assert state.is_ready(seat) != bool(asked)


def greens_for(state: GameState, seat: int) -> int:
    """M3: one green space per player and round, while there are any."""
    return int(state.green_spaces > 0 and not state.took_green[seat])


def can_have_tile(state: GameState, seat: int) -> bool:
    """R3, M0: is there a tile for one earned, or for one together with the exploiting bonuses?"""
    earned = 1 + state.bonuses[seat * 9 + 1]
    dear = (earned >= 2 and state.value_two) or (earned >= 3 and any(state.prestige))
    return bool(state.supply or greens_for(state, seat) or dear)


def split_moves(state: GameState, seat: int) -> list[int]:
    """M0: every way to spend the tiles earned that the supplies allow, by trying all amounts."""
    earned = state.frames[-1][2]
    found = []
    prestige = [range(len(pile) + 1) for pile in state.prestige]
    for two, red, blue, yellow, green in product(range(len(state.value_two) + 1), *prestige, (0, 1)):
        if 2 * two + 3 * (red + blue + yellow) + green <= earned and green <= greens_for(state, seat):
            found.append(m.split_move(two, red + 4 * blue + 16 * yellow, green))
    assert len(found) > 1
    return found


def loss_moves(state: GameState, seat: int) -> list[int]:
    """M4: any mix of points and resources that she has; it is asked only where there are several."""
    _, _, losses, controller = state.frames[-1]
    assert controller != seat
    mixes = [(points, losses - points) for points in range(losses + 1)]
    found = [mix for mix in mixes if mix[0] <= state.points[seat] and mix[1] <= state.resources[seat]]
    assert len(found) > 1
    return [m.lose_move(points, resources) for points, resources in found]


def token_places(state: GameState, moves: list[int]) -> set[outline.Place]:
    """Return the places that token moves name; none for the two directions of T4."""
    _, _, _, building = state.frames[-1]
    new = outline.place_of(state.city, state.city.space[building])
    found = set()
    for move in moves:
        if m.kind_of(move) == m.TOKEN_BESIDE:
            found.add(outline.beside(new)[m.field(move, 0)])
        elif m.kind_of(move) == m.TOKEN_TO:
            found.add((m.field(move, 0) - m.MIDDLE, m.field(move, 1) - m.MIDDLE))
        else:
            assert sorted(moves) == sorted([m.shift_move(0), m.shift_move(1)])
    return found


def expected_token_places(state: GameState) -> set[outline.Place]:
    """T2, else T3, else none (T4)."""
    _, _, letter, building = state.frames[-1]
    tiles, tokens = outline.tiles_of(state.city), outline.tokens_of(state.city)
    new = outline.place_of(state.city, state.city.space[building])
    return outline.places_beside(tiles, tokens, letter, new) or outline.places_anywhere(tiles, tokens, letter)
