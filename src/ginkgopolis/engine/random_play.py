"""Games that play themselves: whatever is legal, every choice as likely as any other.

What the base rules and the modules of The Experts ask is mostly decided on the spot, without listing the
moves; another module is asked for them.
"""

from mypy_extensions import i64

from ginkgopolis.engine.cards import MASTER_ARCHITECT
from ginkgopolis.engine.choose import begin_resolving, finish_choice, lay_face_down, take_new_hand
from ginkgopolis.engine.frames import seat_in, second_in
from ginkgopolis.engine.ids import GREEN_SPACE, NOBODY, NONE, is_letter
from ginkgopolis.engine.layout import (
    ASIDE,
    ASKING,
    COMMITTED_EVENTS,
    EXPERTS,
    HANDS,
    LOWER_TILES,
    NEW_HANDS,
    OWN_EVENTS,
    PACKS,
    SPACE,
    TILES,
)
from ginkgopolis.engine.modules.drawing import ONLY_VALUE_ONE, OtherTiles, take_other_tiles, ways_to_split
from ginkgopolis.engine.modules.events import (
    Events,
    commit_event,
    let_event_happen,
    possible_events,
    push_at,
    reveal_event,
)
from ginkgopolis.engine.modules.experts import Experts, may_add_lower_tile
from ginkgopolis.engine.modules.green_spaces import GreenSpaces
from ginkgopolis.engine.modules.keep_a_card import KeepACard
from ginkgopolis.engine.moves import NEW_HAND_MOVE, adding_tile, beside_move, commit_move
from ginkgopolis.engine.rng import Dice
from ginkgopolis.engine.rules import apply_legal, first_pending, legal_moves
from ginkgopolis.engine.setup import keep_card_of_draft
from ginkgopolis.engine.state import (
    ACT,
    CHOOSE,
    DRAFT,
    EVENT,
    GIVE_BACK,
    TOKEN,
    GameState,
    Module,
    Modules,
)
from ginkgopolis.engine.tabletop import NOTHING
from ginkgopolis.engine.tasks import carry_on
from ginkgopolis.engine.tiles import finish_laying_out, lay_out_tile
from ginkgopolis.engine.urbanize import move_token


def play_randomly(state: GameState, dice: Dice) -> i64:
    """Play to the end with random moves and return how many decisions it took."""
    before = dice.decisions
    modules = state.modules
    knows_commitments = not modules.commitments or isinstance(modules.commitments[0], GreenSpaces)
    if modules.all:
        state.modules = with_dice(modules)
        state.dice = dice
    while not state.over:
        kind = state.top_kind()
        if kind == CHOOSE and knows_commitments:
            choose_randomly(state, dice)
        elif kind == TOKEN:
            move_token_randomly(state, dice)
        elif kind == GIVE_BACK:
            give_back_randomly(state, dice)
        elif kind == DRAFT and not modules.draft_choices:
            draft_randomly(state, dice)
        else:
            answer_randomly(state, dice)
        carry_on(state)
    state.modules = modules
    state.dice = None
    return dice.decisions - before


def answer_randomly(state: GameState, dice: Dice) -> None:
    """Choose among the legal moves, whatever is asked."""
    dice.decisions += 1
    seat = first_pending(state)
    moves = legal_moves(state, seat)
    apply_legal(state, seat, moves[dice.below(len(moves))])


def draft_randomly(state: GameState, dice: Dice) -> None:
    """S5: let everyone who has not chosen yet keep any character."""
    state.offered_to = NOBODY
    owing = state.owing
    for seat in range(state.players):
        if owing >> seat & 1:
            dice.decisions += 1
            card = state.at(PACKS + seat, dice.below(state.count(PACKS + seat)))
            keep_card_of_draft(state, seat, card)


def give_back_randomly(state: GameState, dice: Dice) -> None:
    """E1: let everyone who is not done lay out tiles, as long as chance wants."""
    state.offered_to = NOBODY
    owing = state.owing
    for seat in range(state.players):
        while owing >> seat & 1:
            dice.decisions += 1
            at = any_tile_or_none(state, seat, dice)
            if at == NONE:
                finish_laying_out(state, seat)
                break
            lay_out_tile(state, seat, state.at(TILES + seat, at))


def any_tile_or_none(state: GameState, seat: i64, dice: Dice) -> i64:
    """Return the place of any tile behind the screen, or NONE; of several alike only the first counts."""
    pile = TILES + seat
    ways = state.count(pile) + 1
    while True:
        at = dice.below(ways) - 1
        if at == NONE:
            return NONE
        tile = state.at(pile, at)
        if tile != GREEN_SPACE or state.place_in(pile, tile) == at:
            return at


def move_token_randomly(state: GameState, dice: Dice) -> None:
    """T2: the token goes to any free side of the new tile; elsewhere (T3, T4) the moves are listed."""
    frame = state.top_frame()
    sides = state.free_sides(state.cells[SPACE + second_in(frame)])
    if not sides:
        answer_randomly(state, dice)
        return
    dice.decisions += 1
    side = dice.below(4)
    while not sides >> side & 1:
        side = dice.below(4)
    state.offered_to = NOBODY
    move_token(state, seat_in(frame), beside_move(side))


def choose_randomly(state: GameState, dice: Dice) -> None:
    """C: let everyone who has not chosen yet choose at random."""
    state.offered_to = NOBODY
    owing = state.owing
    for seat in range(state.players):
        if owing >> seat & 1:
            if state.cells[ASKING + seat] == NONE:
                lay_down_randomly(state, seat, dice)
            else:
                add_the_rest_randomly(state, seat, dice)
    if state.owing:
        for module in state.modules.additions:
            add_randomly(module, state, state.owing, dice)
        state.owing = 0
        begin_resolving(state)


def lay_down_randomly(state: GameState, seat: i64, dice: Dice) -> None:
    """C1, C2: lay down any card, alone or with any tile, perhaps of a new hand."""
    dice.decisions += 1
    move = random_choice(state, seat, dice)
    while move == NEW_HAND_MOVE:
        dice.decisions += 1
        take_new_hand(state, seat)
        move = random_choice(state, seat, dice)
    lay_face_down(state, seat, move)


def random_choice(state: GameState, seat: i64, dice: Dice) -> i64:
    """Return one of the `choose_moves` of a seat that has not chosen, without listing them all."""
    ways = state.count(TILES + seat) + 1
    commitments = state.count(HANDS + seat) * ways
    while True:
        at = dice.below(commitments + 1 if state.cells[NEW_HANDS + seat] else commitments)
        if at == commitments:
            return NEW_HAND_MOVE
        place = at // ways
        card, way = state.at(HANDS + seat, place), at - place * ways
        if way == 0:
            return commit_move(card)
        tile = state.at(TILES + seat, way - 1)
        if tile != GREEN_SPACE or may_commit_green_space(state, seat, card, way - 1):
            return commit_move(card) | adding_tile(tile)


def may_commit_green_space(state: GameState, seat: i64, card: i64, at: i64) -> bool:
    """Is a card with the green space at this place among the `commitments`, told apart from its like?"""
    return is_letter(card) and state.place_in(TILES + seat, GREEN_SPACE) == at


def add_the_rest_randomly(state: GameState, seat: i64, dice: Dice) -> None:
    """C1: a card lies there, and modules have still to ask what else."""
    for module in state.modules.additions[state.cells[ASKING + seat] :]:
        add_randomly(module, state, 1 << seat, dice)
    finish_choice(state, seat)


def add_randomly(module: Module, state: GameState, seats: i64, dice: Dice) -> None:
    """C1: let each of these seats, a bit mask, add any of the module's `additions`."""
    if isinstance(module, KeepACard):
        set_aside_randomly(state, seats, dice)
    elif isinstance(module, Events):
        add_events_randomly(state, seats, dice)
    elif isinstance(module, Experts):
        add_lower_tile_randomly(state, seats, dice)
    else:
        for seat in range(state.players):
            moves = module.additions(state, seat) if seats >> seat & 1 else NOTHING
            if moves:
                dice.decisions += 1
                module.add(state, seat, moves[dice.below(len(moves))])


def set_aside_randomly(state: GameState, seats: i64, dice: Dice) -> None:
    """M5: any card of the hand."""
    decisions: i64 = 0
    luck = dice.throw()
    for seat in range(state.players):
        cards = state.count(HANDS + seat) if seats >> seat & 1 else 0
        if cards > 1:
            decisions += 1
            state.cells[ASIDE + seat] = state.take(HANDS + seat, luck % cards)
            luck //= cards
        elif cards:
            state.cells[ASIDE + seat] = state.draw(HANDS + seat)
    dice.decisions += decisions


def add_events_randomly(state: GameState, seats: i64, dice: Dice) -> None:
    """M4: no event or any that goes with the card."""
    decisions: i64 = 0
    luck = dice.throw()
    for seat in range(state.players):
        if not seats >> seat & 1 or not state.count(OWN_EVENTS + seat):
            continue
        events = possible_events(state, seat)
        if events:
            decisions += 1
            ways: i64 = len(events) + 1
            at = luck % ways
            luck //= ways
            if at:
                commit_event(state, seat, events[at - 1])
    dice.decisions += decisions


def add_lower_tile_randomly(state: GameState, seats: i64, dice: Dice) -> None:
    """M6, master architect: no lower tile or any kind that she has."""
    for seat in range(state.players):
        if state.cells[EXPERTS + seat] == MASTER_ARCHITECT and seats >> seat & 1:
            if may_add_lower_tile(state, seat):
                dice.decisions += 1
                add_any_lower_tile(state, seat, dice)


def add_any_lower_tile(state: GameState, seat: i64, dice: Dice) -> None:
    """M6, master architect: of several tiles alike only the first counts."""
    at = any_tile_or_none(state, seat, dice)
    if at != NONE:
        state.cells[LOWER_TILES + seat] = state.take(TILES + seat, at)


def with_dice(modules: Modules) -> Modules:
    """Return the same modules, but the state's dice answer what they ask in the middle of an action."""
    if modules.played_randomly is None:
        twin = Modules(modules.all)
        twin.draw = [SplitByDice() if isinstance(module, OtherTiles) else module for module in modules.draw]
        twin.comes_first = [
            TimedByDice() if isinstance(module, Events) else module for module in modules.comes_first
        ]
        modules.played_randomly = twin
    return modules.played_randomly


class SplitByDice(Module):
    """M0: dice say which tiles are drawn."""

    def draw(self, state: GameState, seat: i64, amount: i64) -> i64:
        dice = state.dice
        ways = ways_to_split(state, seat, amount)
        if not ways or dice is None:
            return amount
        dice.decisions += 1
        move = ways[dice.below(len(ways))]
        if move == ONLY_VALUE_ONE and state.journal is None:
            return amount
        return amount - take_other_tiles(state, seat, move)


class TimedByDice(Module):
    """M4: dice say whether an event happens before the action or after it."""

    def comes_first(self, state: GameState, seat: i64) -> bool:
        dice = state.dice
        if state.cells[COMMITTED_EVENTS + seat] == NONE or dice is None:
            return False
        space = reveal_event(state, seat)
        dice.decisions += 1
        if dice.below(2):  # the second of the `timing_moves`
            push_at(state, EVENT, seat, space)
            return False
        state.push(ACT, seat, 0, 0)
        let_event_happen(state, seat, space)
        return True
