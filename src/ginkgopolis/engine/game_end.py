"""E2: when a round is over, either the next one is prepared or the game ends."""

from ginkgopolis.engine.ids import NOBODY, NONE
from ginkgopolis.engine.journal import GAME_OVER
from ginkgopolis.engine.next_round import prepare_next_round
from ginkgopolis.engine.state import BEGIN, GameState


def end_round(state: GameState) -> None:
    """E2: after the last round the game is over and N is not played."""
    state.cards = [NONE] * state.players
    if state.last_round:
        state.over = True
        state.revelations += 1
        state.tell(GAME_OVER, NOBODY, 0, 0, 0)
    elif state.hal:
        state.frames.append((BEGIN, NOBODY, 0, 0))
    else:
        prepare_next_round(state)
