"""M4: two events to keep, one with a card, when it happens, and what a quality control takes."""

from typing import Final

from ginkgopolis.engine import layout
from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import EXPROPRIATION
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.rules import legal_moves
from ginkgopolis.engine.state import EVENTS, QUALITY, TIMING, GameState
from ginkgopolis.notation import card_text, in_order, move_text
from ginkgopolis.notation.modules.events import EVENT_NAMES
from ginkgopolis.prompts.shapes import Addition, Message, Option, Prompt


def why_not(state: GameState, seat: int) -> dict[str, str]:
    """M4.6: an expropriation needs a building card."""
    return (
        {EVENT_NAMES[EXPROPRIATION]: "why-expropriation"}
        if EXPROPRIATION in state.items(layout.OWN_EVENTS + seat)
        else {}
    )


def event_added(move: int) -> str:
    """Return the event that goes with a card, if any."""
    event = m.optional(move)
    return "" if event == NONE else EVENT_NAMES[event]


ADDITION: Final = Addition("event", "M4.2", "slot-event", "ask-event", event_added, on_tile=False)


def keep(state: GameState, seat: int) -> Prompt:
    """M4.1: two of the four."""
    moves = in_order(legal_moves(state, seat))
    return Prompt(
        kind="events",
        clause="M4.1",
        title=Message("prompt-events"),
        asks="ask-keep-events",
        button="prompt-events.button",
        options=tuple(
            [
                Option(move_text(one), things=(EVENT_NAMES[m.field(one, 0)], EVENT_NAMES[m.field(one, 1)]))
                for one in moves
            ]
        ),
    )


def timing(state: GameState, seat: int) -> Prompt:
    """M4.3: before the action, or after it."""
    card = card_text(state.cells[layout.CARDS + seat])
    before = Option(move_text(m.BEFORE_MOVE), words=Message("option-before"), button="prompt-timing.before")
    after = Option(move_text(m.AFTER_MOVE), words=Message("option-after"), button="prompt-timing.after")
    return Prompt(
        kind="timing",
        clause="M4.3",
        title=Message(
            "prompt-timing", {"event": EVENT_NAMES[state.cells[layout.COMMITTED_EVENTS + seat]], "card": card}
        ),
        asks="ask-timing",
        options=(before, after),
        tries=True,
        card=card,
    )


def quality_control(state: GameState, seat: int) -> Prompt:
    """M4.8: a mix of points and resources; most points come first."""
    _, _, losses, controller = state.frames[-1]
    moves = sorted(legal_moves(state, seat), key=lambda move: m.field(move, 1))
    return Prompt(
        kind="quality control",
        clause="M4.8",
        title=Message("prompt-quality", {"seat": controller, "count": losses}),
        asks="ask-quality",
        button="prompt-quality.button",
        options=tuple(
            [Option(move_text(move), pays=(m.field(move, 1), 0, m.field(move, 0))) for move in moves]
        ),
        default=move_text(moves[0]),
    )


PROMPTS: Final = {EVENTS: keep, TIMING: timing, QUALITY: quality_control}
