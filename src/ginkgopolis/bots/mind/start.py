"""What is chosen before the first card is played: characters, and cards that modules bring to the draft."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.bots.mind.insights import insights_of
from ginkgopolis.bots.mind.judge import Judge
from ginkgopolis.engine.cards import CHARACTERS
from ginkgopolis.engine.layout import KEPT_CHARACTERS
from ginkgopolis.engine.moves import KEEP, field, kind_of
from ginkgopolis.engine.setup import reveal_characters
from ginkgopolis.engine.state import GameState

LAST_CHARACTER: Final = len(CHARACTERS)


def weigh_draft(state: GameState, seat: i64, moves: list[int], judge: Judge) -> list[float]:
    """S5: characters by what they bring, cards of modules beside the average of the characters."""
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
            worths[at] = average
            for insight in insights_of(state.modules):
                worths[at] += insight.edge(field(moves[at], 0))
    return worths


def is_character(move: i64) -> bool:
    """Tell a character of the draft from a card of a module."""
    return kind_of(move) == KEEP and field(move, 0) <= LAST_CHARACTER


def after_draft(state: GameState, seat: i64, card: i64) -> GameState:
    """S5: as if the game began with what has been kept so far and this card."""
    copy = state.copy()
    kept = [*state.items(KEPT_CHARACTERS + seat), card]
    copy.lay(KEPT_CHARACTERS + seat, [other for other in kept if 0 < other <= LAST_CHARACTER])
    reveal_characters(copy, seat)
    return copy
