"""What the modules of The Experts ask, decided by dice on the spot; any other module lists its moves."""

from mypy_extensions import i64

from ginkgopolis.engine.cards import EXPROPRIATION, MASTER_ARCHITECT
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.modules.drawing import (
    ONLY_VALUE_ONE,
    OtherTiles,
    take_other_tiles,
    ways_to_split,
)
from ginkgopolis.engine.modules.events import (
    Events,
    commit_event,
    frame_at,
    let_event_happen,
    possible_events,
    reveal_event,
)
from ginkgopolis.engine.modules.experts import Experts, may_add_lower_tile
from ginkgopolis.engine.modules.keep_a_card import KeepACard
from ginkgopolis.engine.rng import Dice
from ginkgopolis.engine.state import ACT, EVENT, GameState, Module, Modules


def answered_by(dice: Dice, modules: Modules) -> Modules:
    """Return the same modules, except that dice answer what they ask in the middle of an action."""
    twin = modules.copy()
    twin.draw = [SplitByDice(dice) if isinstance(module, OtherTiles) else module for module in modules.draw]
    twin.comes_first = [
        TimedByDice(dice) if isinstance(module, Events) else module for module in modules.comes_first
    ]
    return twin


class SplitByDice(Module):
    """M0: dice say which tiles are drawn."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def draw(self, state: GameState, seat: i64, amount: i64) -> i64:
        ways = ways_to_split(state, seat, amount)
        if not ways:
            return amount
        dice = self.dice
        dice.decisions += 1
        move = ways[dice.below(len(ways))]
        if move == ONLY_VALUE_ONE and state.journal is None:
            return amount
        return amount - take_other_tiles(state, seat, move)


class TimedByDice(Module):
    """M4: dice say whether an event happens before the action or after it."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def comes_first(self, state: GameState, seat: i64) -> bool:
        if state.committed_events[seat] == NONE:
            return False
        space = reveal_event(state, seat)
        self.dice.decisions += 1
        if self.dice.below(2):  # the second of the `timing_moves`
            state.frames.append(frame_at(state.city, EVENT, seat, space))
            return False
        state.frames.append((ACT, seat, 0, 0))
        let_event_happen(state, seat, space)
        return True


def add_randomly(module: Module, state: GameState, seats: list[int], dice: Dice) -> None:
    """C1: let each of these seats add one of the module's `additions`, all being equally likely."""
    if isinstance(module, KeepACard):
        set_aside_randomly(state, seats, dice)
    elif isinstance(module, Events):
        add_events_randomly(state, seats, dice)
    elif isinstance(module, Experts):
        add_lower_tile_randomly(state, seats, dice)
    else:
        for seat in seats:
            moves = module.additions(state, seat)
            if moves:
                dice.decisions += 1
                module.add(state, seat, moves[dice.below(len(moves))])


def set_aside_randomly(state: GameState, seats: list[int], dice: Dice) -> None:
    """M5: any card of the hand."""
    hands, aside = state.hands, state.aside
    decisions: i64 = 0
    luck = dice.throw()
    for seat in seats:
        hand = hands[seat]
        cards: i64 = len(hand)
        if cards > 1:
            decisions += 1
            aside[seat] = hand.pop(luck % cards)
            luck //= cards
        elif cards:
            aside[seat] = hand.pop()
    dice.decisions += decisions


def add_events_randomly(state: GameState, seats: list[int], dice: Dice) -> None:
    """M4: no event or any that goes with the card."""
    decisions: i64 = 0
    luck = dice.throw()
    for seat in seats:
        events = state.events[seat]
        if EXPROPRIATION in events:
            events = possible_events(state, seat)
        if events:
            decisions += 1
            ways: i64 = len(events) + 1
            at = luck % ways
            luck //= ways
            if at:
                commit_event(state, seat, events[at - 1])
    dice.decisions += decisions


def add_lower_tile_randomly(state: GameState, seats: list[int], dice: Dice) -> None:
    """M6, master architect: no lower tile or any kind that she has."""
    if MASTER_ARCHITECT not in state.experts:
        return
    seat = state.experts.index(MASTER_ARCHITECT)
    if seat not in seats or not may_add_lower_tile(state, seat):
        return
    tiles = state.tiles[seat]
    dice.decisions += 1
    at = dice.below(len(tiles) + 1)
    while at and tiles.index(tiles[at - 1]) != at - 1:  # of several alike only the first counts
        at = dice.below(len(tiles) + 1)
    if at:
        state.lower_tiles[seat] = tiles.pop(at - 1)
