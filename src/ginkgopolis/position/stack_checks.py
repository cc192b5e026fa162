"""Which stacks of frames can be: the engine stops only to ask, and everybody still to resolve has a card."""

import re
from collections.abc import Callable
from typing import Final, TypeVar

from ginkgopolis.engine.exploit import item_moves
from ginkgopolis.engine.frames import Frame
from ginkgopolis.engine.hal import HAL_SEAT
from ginkgopolis.engine.ids import NONE, is_letter, letter_of
from ginkgopolis.engine.state import (
    ACT,
    BEGIN,
    CHOOSE,
    DRAFT,
    DRAW_BASE,
    END_ROUND,
    FINISH_URBANIZING,
    FIRST_OF_ONE,
    GIVE_BACK,
    HAL,
    HAL_URBANIZED,
    ITEM,
    RESOLVE,
    TOKEN,
)
from ginkgopolis.expansions import ALL, brought, gathered
from ginkgopolis.notation import card_text
from ginkgopolis.position.reading import Reading, asked, in_play, lies_open

T = TypeVar("T")

# The kinds of frames from the top of the stack as letters, and the stacks at which the engine stops to ask.
# A module brings `MARKS`; `STACKS`, what may lie on the cards still to be resolved, where {later} is what can
# follow an action and {around} what can follow or go before it; `STACKS_ALONE`; `LATER` and `BEFORE`, its
# tasks of that sort; `OF_ACTION` and `RESOLVING`, its frames as they are listed below.
MARKS: Final[dict[int, str]] = {
    DRAFT: "f",
    BEGIN: "b",
    CHOOSE: "c",
    ITEM: "i",
    TOKEN: "t",
    FINISH_URBANIZING: "u",
    HAL_URBANIZED: "w",
    GIVE_BACK: "g",
    DRAW_BASE: "d",
    ACT: "a",
    RESOLVE: "r",
    HAL: "h",
    END_ROUND: "p",
} | gathered("position", "MARKS")


def all_of(what: str, *base: T) -> tuple[T, ...]:
    """Return what modules bring in tuples under one name, behind what there is without them."""
    return (*base, *(part for parts in brought("position", what).values() for part in parts))


def stacks() -> str:
    """Return the pattern of all stacks."""
    later, before = "".join(all_of("LATER")), "".join(all_of("BEFORE"))
    patterns = "|".join(all_of("STACKS", "(i|tu){later}", "gd?{around}"))
    asking = patterns.format(later=f"[{later}]?", around=f"[{before}{later}]?")
    return "|".join(all_of("STACKS_ALONE", "f", "c", f"({asking})r*p"))


STACKS: Final = re.compile(stacks())
STACKS_WITH_HAL: Final = re.compile(r"c|(i|tu)h?p|twp")
OF_ACTION: Final = all_of("OF_ACTION", ITEM, TOKEN, DRAW_BASE, ACT)
"""Frames of the seat whose action is under way."""
RESOLVING: Final = all_of("RESOLVING", RESOLVE, HAL, ITEM, ACT, FINISH_URBANIZING, HAL_URBANIZED)
"""Frames that have a card to resolve, or one that is being resolved."""
CHECKS: Final[dict[int, Callable[[Reading, Frame], None]]] = gathered("position", "CHECKS")
"""How modules check frames of their own, by kind."""
OWNERS: Final = [(kind, name) for name, module in ALL.items() for kind in module.own_frames()]


def check_frames(reading: Reading) -> None:
    """Only where somebody is asked does the engine stop, and everybody still to resolve has a card."""
    state = reading.state
    if state.over:
        if state.frames:
            reading.fail("frames-but-over", "frames")
        return
    shape = "".join(MARKS[frame[0]] for frame in reversed(state.frames))
    if not (STACKS_WITH_HAL if state.hal else STACKS).fullmatch(shape):
        example = "item 0, hal, prepare" if state.hal else "item 1, resolve 2, prepare"
        reading.fail("frames-cannot-be", "frames", example=example)
    check_modules_of_frames(reading)
    playing = [frame[1] for frame in state.frames if frame[0] in RESOLVING]
    for seat in range(state.players):
        check_commitment(reading, seat, playing.count(seat))


def check_modules_of_frames(reading: Reading) -> None:
    """What one module asks needs it in play; what one action asks is asked of one seat."""
    state = reading.state
    for kind, module in OWNERS:
        shared = [owned for owned, _ in OWNERS].count(kind) > 1
        if asked(state, kind) and not shared and not in_play(state, module):
            reading.fail("frames-of-module", "frames", module=module)
    acting = {frame[1] for frame in state.frames if frame[0] in OF_ACTION}
    for actors in brought("position", "acting").values():
        acting |= actors(state)
    if len(acting) > 1:
        reading.fail("one-action-under-way", "frames", seats=tuple(str(seat) for seat in sorted(acting)))
    for check in brought("position", "check_stack").values():
        check(reading, acting)


def check_commitment(reading: Reading, seat: int, resolving: int) -> None:
    """R1: a committed card is resolved once, and nothing else is."""
    state = reading.state
    committed = state.cards[seat] != NONE and not lies_open(state, seat)
    if resolving > 1:
        reading.fail("seat-resolves-one", "frames", seat=seat, times=resolving)
    is_hal = state.hal and seat == HAL_SEAT
    if resolving and not committed and not is_hal:  # N3: there may be no card for him
        reading.fail("nothing-to-resolve", "frames", seat=seat)
    if committed and not resolving and not asked(state, CHOOSE):
        frame = "hal" if is_hal else f"resolve {seat}"
        reading.fail("committed-unresolved", "commit", seat, seat=seat, frame=frame)
    choosing = any(frame[0] < FIRST_OF_ONE and frame[0] != GIVE_BACK for frame in state.frames)
    if choosing and lies_open(state, seat):
        reading.fail("not-played-yet", "played", seat, seat=seat)


def check_questions(reading: Reading) -> None:
    """Nobody is asked what there is no choice about."""
    for frame in reading.state.frames:
        kind = frame[0]
        if kind in (ITEM, TOKEN):
            check_letter_played(reading, frame)
        elif kind in CHECKS:
            CHECKS[kind](reading, frame)


def check_letter_played(reading: Reading, frame: Frame) -> None:
    """R3, R4: a choice of an item or a token's place belongs to a letter, played alone or built on."""
    state = reading.state
    kind, seat, letter, _ = frame
    if asked(state, HAL_URBANIZED):
        seat = HAL_SEAT
    card = state.cards[seat]
    if not is_letter(card) or state.committed_tiles[seat] != NONE:
        reading.fail("asked-plays-letter", "commit", seat, seat=seat)
    if kind == TOKEN and letter_of(card) != letter:
        reading.fail("token-of-card", "frames", card=card_text(card))
    if kind == ITEM and len(item_moves(state, seat)) != 2:
        reading.fail("no-item-choice", "frames", seat=seat)
