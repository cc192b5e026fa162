"""M4: what an event would do, and the words of the events' moves."""

from typing import Final

from ginkgopolis.engine import layout
from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import ADVERTISING_CAMPAIGN, DESIGN_COMPETITION, EXPROPRIATION, QUALITY_CONTROL
from ginkgopolis.engine.ids import NOBODY, NONE
from ginkgopolis.engine.modules.events import MOST_ITEMS, resources_concerned
from ginkgopolis.engine.state import GameState
from ginkgopolis.language import say
from ginkgopolis.language.phrases import listing, semicolons
from ginkgopolis.language.words import event_words, item_words
from ginkgopolis.notation.modules.events import EVENT_NAMES
from ginkgopolis.trial.preview import Preview, tiles_to_come
from ginkgopolis.trial.shapes import EventInfo, Loss
from ginkgopolis.trial.trial import Trial


def preview_event(trial: Trial, event: int, action: Preview | None) -> EventInfo | None:
    """Return what an event would do now, or after an action; None for nothing."""
    state, seat, city = trial.state, trial.seat, trial.state.city
    space = city.space_of(state.cells[layout.CARDS + seat])
    if action is not None:
        east, south = city.east_of_middle(space), city.south_of_middle(space)
        state = action.after
        space = state.city.space_at(east, south)
    if event == EXPROPRIATION:
        return preview_expropriation(state, seat, state.city.building_on(space))
    counts = resources_concerned(state, seat, space)
    if event == QUALITY_CONTROL:
        others = [(seat + step) % state.players for step in range(1, state.players)]
        losses = tuple(Loss(other, counts[other]) for other in others if counts[other])
        return EventInfo(sum(loss.amount for loss in losses), losses=losses) if losses else None
    if not counts[seat]:
        return None
    amount = min(counts[seat], MOST_ITEMS)
    if event == DESIGN_COMPETITION:
        amount = tiles_to_come(state, seat, amount, action.drawn if action else 0)
    return EventInfo(amount)


def preview_expropriation(state: GameState, seat: int, building: int) -> EventInfo | None:
    """Return whose resources would be replaced, if anybody's."""
    owner, amount = state.city.owner_of(building), state.city.height_of(building)
    if owner in (NOBODY, seat) or state.cells[layout.RESOURCES + seat] < amount:
        return None
    return EventInfo(amount, owner)


def event_of(trial: Trial) -> EventInfo | None:
    """Return what the event would do that a move is about, if it is about one."""
    kind = m.kind_of(trial.move)
    if kind == m.ADD_EVENT and m.optional(trial.move) != NONE:
        return preview_event(trial, m.optional(trial.move), None)
    if kind == m.TIME_EVENT:
        event = trial.state.cells[layout.COMMITTED_EVENTS + trial.seat]
        return preview_event(trial, event, trial.preview if m.field(trial.move, 0) else None)
    return None


def describe_keep_events(trial: Trial) -> str:
    """Two of the four events."""
    events = [event_words(EVENT_NAMES[m.field(trial.move, at)]) for at in (0, 1)]
    return say("move-keep-events", events=listing(events))


def describe_add_event(trial: Trial) -> str:
    """An event with the card, or none."""
    event = m.optional(trial.move)
    if event == NONE:
        return say("move-no-event")
    effect = say("event-as-it-is", effect=event_effect(trial, event, event_of(trial)))
    return say("explained", move=say("move-event", event=event_words(EVENT_NAMES[event])), parts=effect)


def describe_timing(trial: Trial) -> str:
    """An event before or after the action, which a banker may buy resources for."""
    event = trial.state.cells[layout.COMMITTED_EVENTS + trial.seat]
    effect = event_effect(trial, event, event_of(trial))
    if not m.field(trial.move, 0):
        return say("explained", move=say("move-before"), parts=effect)
    if trial.preview.helped:
        bought = say("event-if-bought", resources=trial.preview.helped, effect=effect)
        otherwise = event_effect(trial, event, preview_event(trial, event, trial.unhelped))
        effect = semicolons([bought, say("event-if-not-bought", effect=otherwise)])
    return say("explained", move=say("move-after"), parts=effect)


def event_effect(trial: Trial, event: int, found: EventInfo | None) -> str:
    """Say what an event would do."""
    if found is None:
        return say("event-nothing")
    if event == DESIGN_COMPETITION:
        return say("event-draws", tiles=found.amount) if found.amount else say("move-draw-nothing")
    if event == ADVERTISING_CAMPAIGN:
        return say("event-scores", points=found.amount)
    if found.owner is not None:
        name, amount = trial.names[found.owner], found.amount
        return say("event-expropriates", name=name, resources=amount, points=amount)
    losses = [say("event-loss", amount=loss.amount, name=trial.names[loss.seat]) for loss in found.losses]
    return semicolons(losses)


def describe_loss(trial: Trial) -> str:
    """What is lost to the quality control."""
    return say("move-lose", items=item_words(m.field(trial.move, 1), 0, m.field(trial.move, 0)))


DESCRIPTIONS: Final = {
    m.KEEP_EVENTS: describe_keep_events,
    m.ADD_EVENT: describe_add_event,
    m.TIME_EVENT: describe_timing,
    m.LOSE: describe_loss,
}
