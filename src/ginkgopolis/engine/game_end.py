"""E2: when a round is over, either the next one is prepared or the game ends."""

from ginkgopolis.engine.ids import NOBODY, NONE
from ginkgopolis.engine.journal import GAME_OVER
from ginkgopolis.engine.layout import CARDS
from ginkgopolis.engine.next_round import prepare_next_round
from ginkgopolis.engine.state import BEGIN, GameState


def end_round(state: GameState) -> None:
    """E2: after the last round the game is over and N is not played."""
    for seat in range(state.players):
        state.cells[CARDS + seat] = NONE
    if state.last_round:
        state.over = True
        state.revelations += 1
        state.tell(GAME_OVER, NOBODY, 0, 0, 0)
    elif state.hal:
        state.push(BEGIN, NOBODY, 0, 0)
    else:
        prepare_next_round(state)
