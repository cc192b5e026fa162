"""M0: the words for a split of the tiles earned, which modules 1 to 3 share."""

from typing import Final

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.ids import GREEN_SPACE
from ginkgopolis.engine.modules.drawing import VALUE_THREE, VALUE_TWO
from ginkgopolis.engine.state import GameState
from ginkgopolis.language import say
from ginkgopolis.language.words import drawn_words, tile_list
from ginkgopolis.trial.trial import Trial


def describe_split(trial: Trial) -> str:
    """M0: which tiles are taken openly, and how many are drawn."""
    state, move = trial.state, trial.move
    value_two, green = m.field(move, 0), m.field(move, 2)
    taken = [tile for colour in range(3) for tile in next_prestige(state, colour, move)]
    left = state.frames[-1][2] - VALUE_THREE * len(taken) - VALUE_TWO * value_two - green
    drawn = drawn_words(value_two, left if state.supply else 0)
    openly = tile_list(taken + [GREEN_SPACE] * green)
    if openly and drawn:
        return say("move-take-and-draw", tiles=openly, drawn=drawn)
    if openly:
        return say("move-take", tiles=openly)
    return say("move-draw", tiles=drawn) if drawn else say("move-draw-nothing")


def next_prestige(state: GameState, colour: int, move: int) -> list[int]:
    """The value III tiles of a colour that a split takes, the upper one first."""
    return state.prestige[colour][::-1][: m.prestige_in(move, colour)]


DESCRIPTIONS: Final = {m.SPLIT_DRAW: describe_split}
