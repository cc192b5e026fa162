"""What a player is asked, and what she has to know to answer."""

from typing import Final

from ginkgopolis import View
from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import EVENT_KINDS, FIRST_EXPERT
from ginkgopolis.engine.ids import is_letter
from ginkgopolis.language import say
from ginkgopolis.notation import EVENT_NAMES, EXPERT_NAMES, read_card, read_move, read_tile
from ginkgopolis.phrases import listing
from ginkgopolis.view import OwnView
from ginkgopolis.words import (
    card_words,
    character_short,
    event_effect,
    event_words,
    expert_words,
    item_words,
    tile_list,
    tile_words,
)

GOES_BACK: Final = "(0 goes back.)"
QUESTIONS: Final = {
    "events": "which two events do you keep?",
    "choose": "which card do you play?",
    "item": "what do you take?",
    "token": "where does the token go?",
}


def question(view: View) -> str:
    """Return what a player is asked, and what she has to decide with."""
    assert view.seat is not None and view.own is not None and view.question is not None
    me = view.seats[view.seat]
    if view.own.adding is not None:
        return f"{me.name}, {addition(view)} {GOES_BACK}"
    if view.question == "choose":
        return f"{me.name}, {QUESTIONS['choose']} {possessions(view)}"
    return f"{me.name}, {QUESTIONS.get(view.question) or particular_question(view)}"


def particular_question(view: View) -> str:
    """Return a question that depends on how things are."""
    assert view.seat is not None and view.own is not None
    me = view.seats[view.seat]
    amount = view.amount or 0
    if view.question == "draft":
        experts = any(card in EXPERT_NAMES for card in view.own.pack)
        return f"which {'card' if experts else 'character'} do you keep?{drafted(view.own)}"
    if view.question == "give back":
        return f"which tiles do you give back, for {say('points', amount=2 if me.expert == 'engineer' else 1)} each?"
    if view.question == "split":
        return f"you may draw {say('tiles', amount=amount)}: which?"
    if view.question == "timing":
        return f"when does {named_event(me.event)} happen?"
    if view.question == "quality control":
        items = item_words(me.resources or 0, 0, me.points or 0)
        return f"what do you lose to the quality control, {amount} in all? You have {items}."
    return f"you lack {say('resources', amount=amount)} for {built(view)}: do you buy?"


def drafted(own: OwnView) -> str:
    """Say what was kept before."""
    words = []
    for text in own.drafted:
        card = m.field(read_move(text), 0)
        words.append(character_short(card) if card < FIRST_EXPERT else expert_words(card - FIRST_EXPERT))
    return f" You have {listing(words)}." if words else ""


def addition(view: View) -> str:
    """Return what is asked when a card has been chosen and a module wants more."""
    assert view.own is not None
    if view.own.adding == "lower tile":
        return f"does another tile go hidden under {tile_words(read_tile(view.own.tile or ''))}?"
    if view.own.adding == "event":
        return f"does an event go with {card_words(read_card(view.own.card or ''))}?"
    return "which card do you set aside for the next round?"


def possessions(view: View) -> str:
    """Say what the player can build and pay with."""
    assert view.seat is not None and view.own is not None
    me = view.seats[view.seat]
    parts = [f"You have {item_words(me.resources or 0, 0, me.points or 0) or 'nothing'}"]
    tiles = [read_tile(tile) for tile in view.own.tiles]
    events = [named_event(event) for event in view.own.events]
    parts.append(f"{yours('tile', len(tiles))} {tile_list(tiles)}" if tiles else "you have no tiles")
    if events:
        parts.append(f"{yours('event', len(events))} {listing(events)}")
    return "; ".join(parts) + "."


def yours(what: str, amount: int) -> str:
    """Return subject and verb of a list, as in `your tiles are`."""
    return f"your {what} is" if amount == 1 else f"your {what}s are"


def named_event(name: str | None) -> str:
    """Return an event as in `the quality control`."""
    return event_words(EVENT_NAMES.index(name)) if name else ""


def built(view: View) -> str:
    """Name what is about to be built."""
    assert view.seat is not None
    me = view.seats[view.seat]
    card, tile = read_card(me.card or ""), tile_words(read_tile(me.tile or ""))
    return f"{tile} at {card_words(card)}" if is_letter(card) else f"{tile} on {card_words(card)}"


def explanations(view: View) -> list[str]:
    """Return what is worth knowing before the options are read."""
    assert view.own is not None
    if view.question == "events":
        return [f"{EVENT_NAMES[event]}: {event_effect(event)}" for event in range(EVENT_KINDS)]
    if view.own.adding == "event":
        return [f"{name}: {event_effect(EVENT_NAMES.index(name))}" for name in view.own.events]
    return []
