"""What a player is asked, in words, and what she has to know to answer."""

from collections.abc import Callable
from typing import Final

from ginkgopolis import View
from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import FIRST_EXPERT
from ginkgopolis.language import say
from ginkgopolis.language.phrases import listing
from ginkgopolis.language.words import (
    character_short,
    event_effect,
    event_title,
    event_words,
    expert_words,
    item_words,
    tile_list,
)
from ginkgopolis.notation import read_move, read_tile
from ginkgopolis.notation.modules.events import EVENT_NAMES
from ginkgopolis.prompts import Prompt
from ginkgopolis.prompts.words import worded


def asked_of(prompt: Prompt, view: View) -> str:
    """Return what a player is asked."""
    assert view.seat is not None
    names = [seat.name for seat in view.seats]
    return say(prompt.asks, **worded(prompt.title.values, names) | {"name": names[view.seat]})


def question(prompt: Prompt, view: View) -> str:
    """Return what a player is asked, and what she has to decide with."""
    asked = asked_of(prompt, view)
    if prompt.open:
        return f"{asked} {say('goes-back')}"
    own = POSSESSIONS[prompt.kind](view) if prompt.kind in POSSESSIONS else ""
    return f"{asked} {own}".rstrip()


def drafted(view: View) -> str:
    """Say what was kept before."""
    assert view.own is not None
    words = []
    for text in view.own.drafted:
        card = m.field(read_move(text), 0)
        words.append(character_short(card) if card < FIRST_EXPERT else expert_words(card - FIRST_EXPERT))
    return say("have", what=listing(words)) if words else ""


def items(view: View) -> str:
    """Name the resources and points that the player can pay with."""
    assert view.seat is not None
    me = view.seats[view.seat]
    return item_words(me.resources or 0, 0, me.points or 0)


def possessions(view: View) -> str:
    """Say what the player can build and pay with."""
    assert view.own is not None
    tiles = [read_tile(tile) for tile in view.own.tiles]
    events = [event_words(EVENT_NAMES.index(event)) for event in view.own.events]
    parts = [say("have", what=items(view)) if items(view) else say("have-nothing")]
    if tiles:
        parts.append(say("have-tiles", amount=len(tiles), tiles=tile_list(tiles)))
    else:
        parts.append(say("have-no-tiles"))
    if events:
        parts.append(say("have-events", amount=len(events), events=listing(events)))
    return " ".join(parts)


POSSESSIONS: Final[dict[str, Callable[[View], str]]] = {
    "choose": possessions,
    "draft": drafted,
    "quality control": lambda view: say("have", what=items(view)),
}
"""What is said about the player's things, by the kind of the question."""


def explanations(prompt: Prompt, view: View) -> list[str]:
    """Return what is worth knowing before the options are read."""
    assert view.own is not None
    adds_event = prompt.open and prompt.steps[prompt.open[0]].part == "event"
    things = [thing for option in prompt.options for thing in option.things]
    events = view.own.events if adds_event else dict.fromkeys(things)
    return [event_explained(name) for name in events if name in EVENT_NAMES]


def event_explained(name: str) -> str:
    """Say what an event of a view does."""
    return say("labelled", label=event_title(name), text=event_effect(EVENT_NAMES.index(name)))
