"""The parts of a sealed choice that modules ask for, each by the field that the answer ends up in.

A module that asks brings `ASKING`, the name of the field, `has_added(state, seat)` and, if its `additions`
would do more than list moves, `can_add(state, seat)`.
"""

from typing import Final

from ginkgopolis.engine import layout
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.state import CHOOSE, GameState
from ginkgopolis.expansions import Parts
from ginkgopolis.position.kinds import Kind, only_word
from ginkgopolis.position.reading import Reading, asked, in_play
from ginkgopolis.position.sheet import Entry, quoted

WORD: Final = Parts("position", "ASKING")
HAS_ADDED: Final = Parts("position", "has_added")
CAN_ADD: Final = Parts("position", "can_add")


def get_asking(state: GameState, seat: int) -> str:
    """Return which part of a sealed choice is still asked for, or nothing."""
    if state.asking[seat] == NONE:
        return ""
    word: str = WORD.by_name[state.modules.additions[state.asking[seat]].name()]
    return word


def put_asking(state: GameState, seat: int, word: str) -> None:
    """Note which part of a sealed choice is still asked for."""
    askers = [WORD.by_name[module.name()] for module in state.modules.additions]
    state.cells[layout.ASKING + seat] = askers.index(word) if word else NONE


def read_asking(reading: Reading, entry: Entry) -> str:
    """Read which part of a sealed choice is still asked for."""
    word = only_word(entry, "event").lower()
    modules = {word: module for module, word in WORD.by_name.items()}
    if word not in modules:
        entry.fail("asking-only", words=", ".join(modules), word=quoted(word))
    if not in_play(reading.state, modules[word]):
        entry.fail("asking-of-missing-module", word=repr(word), module=modules[word])
    return word


ASKING: Final = Kind(read_asking, str)


def check_asking(reading: Reading, seat: int) -> None:
    """C1: what is asked for can be had, and nothing that is asked for later has been added yet."""
    state = reading.state
    asking = state.asking[seat]
    if asking == NONE:
        return
    if not asked(state, CHOOSE) or state.cards[seat] == NONE:
        reading.fail("asked-without-card", "asking", seat, seat=seat)
    later = [module.name() for module in state.modules.additions[asking:]]
    if any(HAS_ADDED.by_name[name](state, seat) for name in later):
        reading.fail("added-already", "asking", seat, seat=seat)
    if not can_add(state, seat):
        reading.fail("no-choice-of-addition", "asking", seat, seat=seat)


def can_add(state: GameState, seat: int) -> bool:
    """Would the module ask?"""
    module = state.modules.additions[state.asking[seat]]
    can = CAN_ADD.by_name.get(module.name())
    return bool(can(state, seat) if can else module.additions(state, seat))
