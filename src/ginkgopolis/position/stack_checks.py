"""Which stacks of frames can be: the engine stops only to ask, and whoever is still to resolve has a card."""

import re
from typing import Final

from ginkgopolis.engine.exploit import items_to_be_had
from ginkgopolis.engine.hal import HAL_SEAT
from ginkgopolis.engine.ids import NONE, is_letter, letter_of
from ginkgopolis.engine.modules.drawing import split_moves
from ginkgopolis.engine.resolve import act
from ginkgopolis.engine.state import (
    ACT,
    BEGIN,
    CHOOSE,
    DRAFT,
    DRAW_BASE,
    END_ROUND,
    EVENT,
    EVENTS,
    FINISH_URBANIZING,
    GIVE_BACK,
    HAL,
    HAL_URBANIZED,
    ITEM,
    PURCHASE,
    QUALITY,
    RESOLVE,
    SPLIT,
    TIMING,
    TOKEN,
    GameState,
)
from ginkgopolis.engine.tabletop import Frame
from ginkgopolis.notation import card_text
from ginkgopolis.position.places import place_text
from ginkgopolis.position.reading import Reading, asked, in_play, lies_open

# The kinds of frames from the top of the stack as letters, and the stacks at which the engine stops to ask.
SIGNS: Final = {
    DRAFT: "f",
    EVENTS: "e",
    BEGIN: "b",
    CHOOSE: "c",
    ITEM: "i",
    TOKEN: "t",
    FINISH_URBANIZING: "u",
    HAL_URBANIZED: "w",
    GIVE_BACK: "g",
    DRAW_BASE: "d",
    SPLIT: "s",
    TIMING: "m",
    QUALITY: "q",
    PURCHASE: "y",
    ACT: "a",
    EVENT: "v",
    RESOLVE: "r",
    HAL: "h",
    END_ROUND: "p",
}
STACKS: Final = re.compile(r"f|eb|c|((i|tu|y)v?|(s|gd?)[av]?|ma|q+a?)r*p")
STACKS_WITH_HAL: Final = re.compile(r"c|(i|tu)h?p|twp")
OF_MODULES: Final = {
    EVENTS: "events",
    TIMING: "events",
    EVENT: "events",
    QUALITY: "events",
    PURCHASE: "experts",
}
OF_ACTION: Final = (ITEM, TOKEN, SPLIT, DRAW_BASE, PURCHASE, TIMING, ACT, EVENT)
"""Frames of the seat whose action is under way."""
RESOLVING: Final = (RESOLVE, HAL, ITEM, PURCHASE, ACT, FINISH_URBANIZING, HAL_URBANIZED)
"""Frames that have a card to resolve, or one that is being resolved."""


def check_frames(reading: Reading) -> None:
    """Only where somebody is asked does the engine stop, and whoever is still to resolve has a card."""
    state = reading.state
    if state.over:
        if state.frames:
            reading.fail("frames-but-over", "frames")
        return
    shape = "".join(SIGNS[frame[0]] for frame in reversed(state.frames))
    if not (STACKS_WITH_HAL if state.hal else STACKS).fullmatch(shape):
        example = "item 0, hal, prepare" if state.hal else "item 1, resolve 2, prepare"
        reading.fail(
            "frames-cannot-be",
            "frames",
            example=example,
        )
    check_modules_of_frames(reading)
    playing = [frame[1] for frame in state.frames if frame[0] in RESOLVING]
    for seat in range(state.players):
        check_commitment(reading, seat, playing.count(seat))


def check_modules_of_frames(reading: Reading) -> None:
    """What modules ask needs them in play; what one action asks is asked of one seat."""
    state = reading.state
    for kind, module in OF_MODULES.items():
        if asked(state, kind) and not in_play(state, module):
            reading.fail("frames-of-module", "frames", module=module)
    if asked(state, EVENTS) and in_play(state, "experts"):
        reading.fail("nobody-keeps-events", "frames")
    acting = {frame[1] for frame in state.frames if frame[0] in OF_ACTION}
    acting |= {frame[3] for frame in state.frames if frame[0] == QUALITY}
    if len(acting) > 1:
        seats = " and ".join(str(seat) for seat in sorted(acting))
        reading.fail("one-action-under-way", "frames", seats=seats)
    losing = [frame[1] for frame in state.frames if frame[0] == QUALITY]
    if len({*losing, *acting}) < len(losing) + len(acting):
        reading.fail("quality-others", "frames")


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
        reading.fail(
            "committed-unresolved",
            "commit",
            seat,
            seat=seat,
            frame=frame,
        )
    choosing = any(asked(state, kind) for kind in (CHOOSE, DRAFT, EVENTS))
    if choosing and lies_open(state, seat):
        reading.fail("not-played-yet", "played", seat, seat=seat)


def check_questions(reading: Reading) -> None:
    """Nobody is asked what there is no choice about."""
    for frame in reading.state.frames:
        kind = frame[0]
        if kind in (ITEM, TOKEN):
            check_letter_played(reading, frame)
        elif kind == SPLIT:
            check_split(reading, frame)
        elif kind == PURCHASE:
            check_purchase(reading, frame)
        elif kind in (TIMING, EVENT):
            check_event(reading, frame)


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
    if kind == ITEM and len(items_to_be_had(state, seat)) != 2:
        reading.fail("no-item-choice", "frames", seat=seat)


def check_split(reading: Reading, frame: Frame) -> None:
    """M0: it is asked which tiles to draw only where there are several kinds."""
    state = reading.state
    _, seat, amount, _ = frame
    if not split_moves(state, seat, amount):
        reading.fail("no-tile-choice", "frames", seat=seat)


def check_purchase(reading: Reading, frame: Frame) -> None:
    """M6: the banker is asked if she lacks exactly that many resources and can buy them."""
    state = reading.state
    _, seat, amount, _ = frame
    trial = state.copy()
    trial.frames.pop()
    act(trial, seat, 0)
    if trial.frames[-1] != frame:
        reading.fail(
            "not-asked-to-buy",
            "frames",
            seat=seat,
            amount=amount,
        )


def check_event(reading: Reading, frame: Frame) -> None:
    """M4: whose event it is has committed one, and its place is that of the card."""
    state = reading.state
    kind, seat, east, south = frame
    if state.committed_events[seat] == NONE or state.cards[seat] == NONE:
        reading.fail(
            "frames-of-event",
            "frames",
            seat=seat,
        )
    if not is_place_of_card(state, seat, east, south, kind == EVENT):
        reading.fail(
            "event-elsewhere",
            "frames",
            seat=seat,
            place=place_text(east, south),
            card=card_text(state.cards[seat]),
        )


def is_place_of_card(state: GameState, seat: int, east: int, south: int, later: bool) -> bool:
    """M4: the building that the card names, or the space of its token; later also what was built there."""
    city = state.city
    if max(abs(east), abs(south)) >= city.size // 2 - 1:
        return False
    space = city.space_at(east, south)
    building = city.building_on(space)
    card = state.cards[seat]
    if is_letter(card):
        return space == city.tokens[letter_of(card)] or (later and building != NONE)
    if building == NONE:
        return False
    return city.top[building] == card or (later and card in city.covered[building])
