"""M4: Events, tiles that are committed with a card and happen before or after the action."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.cards import (
    ADVERTISING_CAMPAIGN,
    EVENT_KINDS,
    EXPERT_EVENTS,
    EXPROPRIATION,
    QUALITY_CONTROL,
)
from ginkgopolis.engine.frames import first_in, seat_in, second_in
from ginkgopolis.engine.gains import gain, place_resources
from ginkgopolis.engine.ids import GREEN_SPACE, NOBODY, NONE, POINT, is_letter
from ginkgopolis.engine.journal import EVENT_HAPPENS, EVENT_RETURNED, EXPROPRIATED, GOT_FROM_CONTROL, LOST
from ginkgopolis.engine.layout import (
    CARDS,
    COMMITTED_EVENTS,
    EVENTS_SEEN,
    EXPERTS,
    FRAMES,
    HEIGHT,
    OWN_EVENTS,
    OWNER,
    POINTS,
    RESOURCES,
    STOCK,
    TOP,
)
from ginkgopolis.engine.moves import (
    AFTER_MOVE,
    BEFORE_MOVE,
    LOSE,
    TAKE_BACK,
    TAKE_BACK_MOVE,
    TIME_EVENT,
    event_moves,
    field,
    keep_events_move,
    kind_of,
    lose_move,
    optional,
)
from ginkgopolis.engine.state import ACT, DRAW, EVENT, EVENTS, QUALITY, TIMING, GameState, Module
from ginkgopolis.engine.versions import IDLE_EVENTS_RETURN

MOST_ITEMS: Final = 9
MOST_POINTS_FROM_CONTROL: Final = 6
EVENTS_KEPT: Final = 2


class Events(Module):
    """Two event tiles each, the expert's or two of the four kinds."""

    def name(self) -> str:
        return "events"

    def order(self) -> i64:
        return 50

    def ratings(self) -> tuple[int, int] | None:
        return 2, 1

    def before_dealing(self, state: GameState) -> None:
        """With experts each has the two that hers names; without, everyone keeps two in secret."""
        for seat in range(state.players):
            expert = state.cells[EXPERTS + seat]
            if expert == NONE:
                state.push(EVENTS, NOBODY, 0, 0)
                state.wait_for_all()
                return
            state.lay(OWN_EVENTS + seat, list(EXPERT_EVENTS[expert]))
            state.cells[EVENTS_SEEN + seat] = 1 << EXPERT_EVENTS[expert][0] | 1 << EXPERT_EVENTS[expert][1]

    def additions(self, state: GameState, seat: i64) -> list[int]:
        """C1: one event besides, or none."""
        events = possible_events(state, seat)
        return event_moves(events) if events else []

    def add(self, state: GameState, seat: i64, move: i64) -> None:
        event = optional(move)
        if event != NONE:
            commit_event(state, seat, event)

    def take_back(self, state: GameState, seat: i64) -> None:
        return_event(state, seat)

    def comes_first(self, state: GameState, seat: i64) -> bool:
        """The event is revealed, and its owner asked when it happens."""
        if state.cells[COMMITTED_EVENTS + seat] == NONE:
            return False
        space = reveal_event(state, seat)
        state.push(ACT, seat, 0, 0)
        push_at(state, TIMING, seat, space)
        return True

    def own_frames(self) -> list[int]:
        return [EVENTS, TIMING, QUALITY, EVENT]

    def moves(self, state: GameState, seat: i64) -> list[int]:
        kind = state.top_kind()
        if kind == TIMING:
            return timing_moves()
        if kind == QUALITY:
            return loss_moves(state, seat, first_in(state.top_frame()))
        return keep_events_moves(state, seat)

    def answer(self, state: GameState, seat: i64, move: i64) -> None:
        kind = kind_of(move)
        if kind == TIME_EVENT:
            time_event(state, move)
        elif kind == LOSE:
            lose(state, field(move, 0), field(move, 1))
        elif kind == TAKE_BACK:
            take_kept_events_back(state, seat)
        else:
            keep_events(state, seat, field(move, 0), field(move, 1))

    def carry_out(self, state: GameState, seat: i64, first: i64, second: i64) -> None:
        let_event_happen(state, seat, state.space_at(first, second))


MODULE: Final = Events()


def reveal_event(state: GameState, seat: i64) -> i64:
    """All see the event; return its place: that of the building that the card names, or of the token."""
    cells = state.cells
    cells[EVENTS_SEEN + seat] |= 1 << cells[COMMITTED_EVENTS + seat]
    return state.space_of(cells[CARDS + seat])


def push_at(state: GameState, kind: i64, seat: i64, space: i64) -> None:
    """Lay a frame on top that tells of a space even if spaces are renumbered."""
    state.push(kind, seat, state.east_of_middle(space), state.south_of_middle(space))


def possible_events(state: GameState, seat: i64) -> list[int]:
    """C1: the events that go with the card committed; expropriation only with a building card."""
    events = state.items(OWN_EVENTS + seat)
    if EXPROPRIATION in events and is_letter(state.cells[CARDS + seat]):
        events.remove(EXPROPRIATION)
    return events


def commit_event(state: GameState, seat: i64, event: i64) -> None:
    """C1: the event is laid face down with the card."""
    state.remove(OWN_EVENTS + seat, event)
    state.cells[COMMITTED_EVENTS + seat] = event


def keep_events_moves(state: GameState, seat: i64) -> list[int]:
    """Two of the four kinds, in secret."""
    if not state.owes(seat):
        return [TAKE_BACK_MOVE]
    kinds = range(EVENT_KINDS)
    return [keep_events_move(first, second) for first in kinds for second in kinds if first < second]


def keep_events(state: GameState, seat: i64, first: i64, second: i64) -> None:
    """The two are kept; when all have chosen the game begins."""
    state.lay(OWN_EVENTS + seat, [first, second])
    state.wait_no_longer(seat)
    if not state.owing:
        state.draw(FRAMES)


def take_kept_events_back(state: GameState, seat: i64) -> None:
    """C3, here too."""
    state.clear(OWN_EVENTS + seat)
    state.wait_for(seat)


def timing_moves() -> list[int]:
    """Before the action, or after it."""
    return [BEFORE_MOVE, AFTER_MOVE]


def time_event(state: GameState, move: i64) -> None:
    """The owner says when: the event's frame goes above or below that of the action."""
    frame = state.draw(FRAMES)
    seat, east, south = seat_in(frame), first_in(frame), second_in(frame)
    if move == AFTER_MOVE:
        action = state.draw(FRAMES)
        state.push(EVENT, seat, east, south)
        state.append(FRAMES, action)
    else:
        state.push(EVENT, seat, east, south)


def let_event_happen(state: GameState, seat: i64, space: i64) -> None:
    """The event happens and leaves the game; one that cannot happen is taken back."""
    event = state.cells[COMMITTED_EVENTS + seat]
    if event == EXPROPRIATION:
        happened = expropriate(state, seat, state.building_on(space))
    else:
        counts = resources_concerned(state, seat, space)
        if event == QUALITY_CONTROL:
            counts[seat] = 0
            happened = control_quality(state, seat, counts)
        else:
            happened = reward(state, seat, event, counts[seat])
    if happened:
        state.cells[COMMITTED_EVENTS + seat] = NONE
    else:
        state.tell(EVENT_RETURNED, seat, event, 0, 0)
        return_event(state, seat)


def return_event(state: GameState, seat: i64) -> None:
    """The event goes back behind the screen."""
    event = state.cells[COMMITTED_EVENTS + seat]
    if event != NONE:
        state.append(OWN_EVENTS + seat, event)
        state.cells[COMMITTED_EVENTS + seat] = NONE


def resources_concerned(state: GameState, seat: i64, space: i64) -> list[int]:
    """Each player's resources on the building named by the card, if it names one, and on those beside."""
    cells = state.cells
    places = state.buildings_beside(space)
    if not is_letter(cells[CARDS + seat]):
        places.append(state.building_on(space))
    counts = [0] * state.players
    for building in places:
        owner = cells[OWNER + building]
        if owner != NOBODY and cells[TOP + building] != GREEN_SPACE:
            counts[owner] += cells[HEIGHT + building]
    return counts


def reward(state: GameState, seat: i64, event: i64, count: i64) -> bool:
    """Design competition: a tile, advertising campaign: a point for each own resource, nine at most."""
    if count == 0 and state.readings & IDLE_EVENTS_RETURN:
        return False
    count = min(count, MOST_ITEMS)
    state.tell(EVENT_HAPPENS, seat, event, count, 0)
    if event == ADVERTISING_CAMPAIGN:
        gain(state, seat, POINT, count)
    elif count:
        state.push(DRAW, seat, count, 0)
    return True


def expropriate(state: GameState, seat: i64, building: i64) -> bool:
    """Own resources replace the owner's, a point for each; the owner gets hers back without points."""
    cells = state.cells
    owner = cells[OWNER + building]
    amount = cells[HEIGHT + building]
    if owner in (NOBODY, seat) or cells[RESOURCES + seat] < amount:
        return False
    state.tell(EXPROPRIATED, seat, owner, amount, cells[TOP + building])
    cells[RESOURCES + owner] += amount
    cells[OWNER + building] = seat
    place_resources(state, seat, amount)
    gain(state, seat, POINT, amount)
    return True


def control_quality(state: GameState, seat: i64, counts: list[int]) -> bool:
    """Every other player loses something for each resource, clockwise from the trigger's left."""
    if not any(counts) and state.readings & IDLE_EVENTS_RETURN:
        return False
    state.tell(EVENT_HAPPENS, seat, state.cells[COMMITTED_EVENTS + seat], sum(counts), 0)
    state.controlled = 0
    for step in range(state.players - 1, 0, -1):
        victim = (seat + step) % state.players
        if counts[victim]:
            state.push(QUALITY, victim, counts[victim], seat)
    settle_losses(state)
    return True


def loss_moves(state: GameState, seat: i64, losses: i64) -> list[int]:
    """Any mix of points and resources from behind the screen; whoever has too little loses all."""
    points, resources = state.cells[POINTS + seat], state.cells[RESOURCES + seat]
    if points + resources <= losses:
        return [lose_move(points, resources)]
    fewest = max(0, losses - resources)
    return [lose_move(paid, losses - paid) for paid in range(fewest, min(losses, points) + 1)]


def lose(state: GameState, points: i64, resources: i64) -> None:
    """The resources go to the supply, the points to the one who controls, six in all at most."""
    frame = state.draw(FRAMES)
    seat, controller = seat_in(frame), second_in(frame)
    cells = state.cells
    cells[POINTS + seat] -= points
    cells[RESOURCES + seat] -= resources
    cells[STOCK + seat] += resources
    state.tell(LOST, seat, points, resources, controller)
    got = min(points, MOST_POINTS_FROM_CONTROL - state.controlled)
    state.controlled += got
    cells[POINTS + controller] += got
    if got:
        state.tell(GOT_FROM_CONTROL, controller, got, 0, 0)
    settle_losses(state)


def settle_losses(state: GameState) -> None:
    """A victim without a choice is not asked."""
    if state.top_kind() == QUALITY:
        frame = state.top_frame()
        moves = loss_moves(state, seat_in(frame), first_in(frame))
        if len(moves) == 1:
            lose(state, field(moves[0], 0), field(moves[0], 1))
