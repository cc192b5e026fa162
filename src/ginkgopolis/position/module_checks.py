"""What cannot be with the modules of The Experts, where no single word tells it."""

from ginkgopolis.engine.cards import EXPROPRIATION, MASTER_ARCHITECT
from ginkgopolis.engine.ids import NONE, is_building, is_letter
from ginkgopolis.engine.modules.events import EVENTS_KEPT
from ginkgopolis.engine.modules.green_spaces import GREEN_SPACES
from ginkgopolis.engine.state import CHOOSE, DRAFT, END_ROUND, EVENT, EVENTS, RESOLVE, TIMING, GameState
from ginkgopolis.notation import card_text, tile_text
from ginkgopolis.notation.modules.events import EVENT_WORDS
from ginkgopolis.position.fields import get_asking
from ginkgopolis.position.reading import Reading, asked, green_spaces_met, in_play, tiles_of_seat


def check_modules(reading: Reading) -> None:
    """Refuse what cannot be."""
    check_green_spaces(reading)
    if reading.state.sightings and not in_play(reading.state, "keep_a_card"):
        reading.fail("seen-without-module", "seen")
    for seat in range(reading.state.players):
        check_known_tiles(reading, seat)
        check_committed_tiles(reading, seat)
        check_events(reading, seat)
        check_committed_event(reading, seat)
        check_aside(reading, seat)
        check_asking(reading, seat)


def check_green_spaces(reading: Reading) -> None:
    """M3: there are nine green spaces, if any."""
    state = reading.state
    if not in_play(state, "green_spaces") and (state.green_spaces or True in state.took_green):
        name = "green spaces" if state.green_spaces else "took green"
        seat = NONE if state.green_spaces else state.took_green.index(True)
        reading.fail("green-without-module", name, seat)
    total = state.green_spaces + green_spaces_met(state)
    if total > GREEN_SPACES:
        reading.fail("too-many-greens", "green spaces", most=GREEN_SPACES, greens=total)


def check_known_tiles(reading: Reading, seat: int) -> None:
    """Only of tiles that a player holds can all know that they are there."""
    state = reading.state
    held = tiles_of_seat(state, seat)
    for tile in state.known_tiles[seat]:
        if held.count(tile) < state.known_tiles[seat].count(tile):
            reading.fail("known-tile-not-held", "known tiles", seat, seat=seat, tile=tile_text(tile))
    hers = [*held, *(~tile for stack in state.city.covered for tile in stack if tile < 0)]
    for tile in state.hers_or_buried[seat]:
        if state.experts[seat] != MASTER_ARCHITECT:
            reading.fail("buries-nothing", "hers or buried", seat, seat=seat)
        known = [*state.known_tiles[seat], *state.hers_or_buried[seat]]
        if hers.count(tile) < known.count(tile):
            reading.fail("neither-hers-nor-buried", "hers or buried", seat, tile=tile_text(tile), seat=seat)


def check_committed_tiles(reading: Reading, seat: int) -> None:
    """C1, M6: a green space goes with a letter; a master architect lays any tile under a building tile."""
    state = reading.state
    upper, lower = state.committed_tiles[seat], state.lower_tiles[seat]
    if upper != NONE and not is_building(upper) and not is_letter(state.cards[seat]):
        reading.fail("green-needs-letter", "commit", seat)
    if lower == NONE:
        return
    if state.experts[seat] != MASTER_ARCHITECT:
        reading.fail("only-architect-under", "under", seat)
    if upper == NONE or not is_building(upper):
        reading.fail(
            "under-a-building",
            "under",
            seat,
        )


def check_events(reading: Reading, seat: int) -> None:
    """M4: everybody has two events at most, of two kinds."""
    state = reading.state
    events = state.events[seat]
    committed = state.committed_events[seat]
    if committed in events:
        name = EVENT_WORDS[committed]
        reading.fail("one-event-of-kind", "events", seat, seat=seat, event=name)
    if len(events) + (committed != NONE) > EVENTS_KEPT:
        reading.fail("too-many-events", "events", seat, seat=seat, most=EVENTS_KEPT)
    if events and asked(state, DRAFT):
        reading.fail("events-after-draft", "events", seat)
    if asked(state, EVENTS) and len(events) != (EVENTS_KEPT if state.is_ready(seat) else 0):
        reading.fail(
            "events-while-kept",
            "events",
            seat,
            seat=seat,
            most=EVENTS_KEPT,
        )


def check_committed_event(reading: Reading, seat: int) -> None:
    """C1, M4: an event is committed with a card, and is gone once it has happened."""
    state = reading.state
    event = state.committed_events[seat]
    if event == NONE:
        return
    if not event_may_lie_there(state, seat):
        reading.fail(
            "event-without-card",
            "event",
            seat,
            seat=seat,
        )
    if event == EXPROPRIATION and is_letter(state.cards[seat]):
        reading.fail("expropriation-card", "event", seat)


def event_may_lie_there(state: GameState, seat: int) -> bool:
    """Is there a card with which the event waits, or does a frame tell of it?"""
    if asked(state, CHOOSE):
        return state.cards[seat] != NONE
    return any(frame[1] == seat and frame[0] in (RESOLVE, TIMING, EVENT) for frame in state.frames)


def check_aside(reading: Reading, seat: int) -> None:
    """M5: with the card played another one is set aside, if there is one."""
    state = reading.state
    aside, hand = state.aside[seat], state.hands[seat]
    if aside != NONE and state.cards[seat] == NONE and not state.over:
        reading.fail(
            "aside-without-card",
            "aside",
            seat,
            seat=seat,
        )
    if aside != NONE or state.over or not in_play(state, "keep_a_card"):
        return
    chosen = asked(state, END_ROUND) or state.cards[seat] != NONE
    if hand and chosen and not get_asking(state, seat):
        name = card_text(hand[0])
        reading.fail(
            "aside-missing",
            "hand",
            seat,
            seat=seat,
            card=name,
        )


def check_asking(reading: Reading, seat: int) -> None:
    """C1: what is asked for can be had, and nothing that is asked for later has been added yet."""
    state = reading.state
    word = get_asking(state, seat)
    if not word:
        return
    if not asked(state, CHOOSE) or state.cards[seat] == NONE:
        reading.fail("asked-without-card", "asking", seat, seat=seat)
    later = [state.lower_tiles[seat], state.committed_events[seat], state.aside[seat]]
    if any(added != NONE for added in later[["under", "event", "aside"].index(word) :]):
        reading.fail("added-already", "asking", seat, seat=seat)
    if not can_add(state, seat, word):
        reading.fail("no-choice-of-addition", "asking", seat, seat=seat)


def can_add(state: GameState, seat: int, word: str) -> bool:
    """Would the module ask? The last card left is set aside without asking (M5)."""
    if word == "aside":
        return len(state.hands[seat]) > 1
    return bool(state.modules.additions[state.asking[seat]].additions(state, seat))
