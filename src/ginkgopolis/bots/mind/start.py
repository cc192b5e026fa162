"""What is chosen before the first card is played: characters, experts and events."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.bots.mind.judge import Judge
from ginkgopolis.engine.cards import FIRST_EXPERT
from ginkgopolis.engine.moves import KEEP, field, kind_of
from ginkgopolis.engine.setup import reveal_characters
from ginkgopolis.engine.state import GameState

# How much better than a usual character an expert is in the draft, by number.
EDGE_OF_EXPERT: Final[list[float]] = [-1.0, 1.0, -1.5, 0.0, 1.0, -1.0, 1.0, 1.0, 0.0, 0.0]
# What an event is worth when two are kept, by number.
WORTH_OF_EVENT: Final[list[float]] = [4.0, 5.0, 3.0, 3.5]


def weigh_draft(state: GameState, seat: i64, moves: list[int], judge: Judge) -> list[float]:
    """S5, M6: characters by what they bring, experts beside the average of the characters."""
    worths: list[float] = []
    total = 0.0
    characters = 0
    for move in moves:
        worth = 0.0
        if is_character(move):
            worth = judge.worth(after_draft(state, seat, field(move, 0)), seat)
            total += worth
            characters += 1
        worths.append(worth)
    average = total / characters if characters else 0.0
    for at in range(len(moves)):
        if not is_character(moves[at]) and kind_of(moves[at]) == KEEP:
            worths[at] = average + EDGE_OF_EXPERT[field(moves[at], 0) - FIRST_EXPERT]
    return worths


def is_character(move: i64) -> bool:
    """Tell a character of the draft from an expert."""
    return kind_of(move) == KEEP and field(move, 0) < FIRST_EXPERT


def after_draft(state: GameState, seat: i64, card: i64) -> GameState:
    """S5: as if the game began with what has been kept so far and this card."""
    copy = state.copy()
    kept = [other for other in [*state.characters[seat], card] if 0 < other < FIRST_EXPERT]
    copy.characters[seat] = kept
    reveal_characters(copy, seat)
    return copy


def worth_of_events(move: i64) -> float:
    """M4: two of the four kinds."""
    return WORTH_OF_EVENT[field(move, 0)] + WORTH_OF_EVENT[field(move, 1)]
