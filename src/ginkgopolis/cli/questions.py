"""What a player is asked, and what she has to know to answer."""

from typing import Final

from ginkgopolis import View
from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import FIRST_EXPERT
from ginkgopolis.engine.ids import is_letter
from ginkgopolis.language import say
from ginkgopolis.language.phrases import listing, semicolons
from ginkgopolis.language.words import (
    card_words,
    character_short,
    event_effect,
    event_title,
    event_words,
    expert_words,
    item_words,
    tile_list,
    tile_words,
)
from ginkgopolis.notation import read_card, read_move, read_tile
from ginkgopolis.notation.modules.events import EVENT_NAMES
from ginkgopolis.notation.modules.experts import EXPERT_NAMES
from ginkgopolis.view import OwnView

QUESTIONS: Final = {"events": "ask-keep-events", "item": "ask-item", "token": "ask-token"}


def question(view: View) -> str:
    """Return what a player is asked, and what she has to decide with."""
    assert view.seat is not None and view.own is not None and view.question is not None
    name = view.seats[view.seat].name
    if view.own.adding is not None:
        return f"{addition(view, name)} {say('goes-back')}"
    if view.question == "choose":
        return f"{say('ask-choose', name=name)} {possessions(view)}"
    if view.question in QUESTIONS:
        return say(QUESTIONS[view.question], name=name)
    return particular_question(view, name)


def particular_question(view: View, name: str) -> str:
    """Return a question that depends on how things are."""
    assert view.seat is not None and view.own is not None
    me = view.seats[view.seat]
    amount = view.amount or 0
    if view.question == "draft":
        experts = any(card in EXPERT_NAMES for card in view.own.pack)
        asked = say("ask-draft-card" if experts else "ask-draft-character", name=name)
        return " ".join([asked, *drafted(view.own)])
    if view.question == "give back":
        return say(
            "ask-give-back", name=name, points=say("points", amount=2 if me.expert == "engineer" else 1)
        )
    if view.question == "split":
        return say("ask-split", name=name, tiles=say("tiles", amount=amount))
    if view.question == "timing":
        return say("ask-timing", name=name, event=named_event(me.event))
    if view.question == "quality control":
        have = you_have(item_words(me.resources or 0, 0, me.points or 0))
        return f"{say('ask-quality', name=name, amount=amount)} {have}"
    return say("ask-purchase", name=name, resources=say("resources", amount=amount), built=built(view))


def drafted(own: OwnView) -> list[str]:
    """Say what was kept before."""
    words = []
    for text in own.drafted:
        card = m.field(read_move(text), 0)
        words.append(character_short(card) if card < FIRST_EXPERT else expert_words(card - FIRST_EXPERT))
    return [you_have(listing(words))] if words else []


def you_have(what: str) -> str:
    """Say in a sentence what the player has."""
    return say("full-stop", sentence=say("have", what=what))


def addition(view: View, name: str) -> str:
    """Return what is asked when a card has been chosen and a module wants more."""
    assert view.own is not None
    if view.own.adding == "lower tile":
        return say("ask-lower-tile", name=name, tile=tile_words(read_tile(view.own.tile or "")))
    if view.own.adding == "event":
        return say("ask-event", name=name, card=card_words(read_card(view.own.card or "")))
    return say("ask-aside", name=name)


def possessions(view: View) -> str:
    """Say what the player can build and pay with."""
    assert view.seat is not None and view.own is not None
    me = view.seats[view.seat]
    items = item_words(me.resources or 0, 0, me.points or 0)
    tiles = [read_tile(tile) for tile in view.own.tiles]
    events = [named_event(event) for event in view.own.events]
    parts = [say("have", what=items) if items else say("have-nothing")]
    if tiles:
        parts.append(say("have-tiles", amount=len(tiles), tiles=tile_list(tiles)))
    else:
        parts.append(say("have-no-tiles"))
    if events:
        parts.append(say("have-events", amount=len(events), events=listing(events)))
    return say("full-stop", sentence=semicolons(parts))


def named_event(name: str | None) -> str:
    """Return an event as in `the quality control`."""
    return event_words(EVENT_NAMES.index(name)) if name else ""


def built(view: View) -> str:
    """Name what is about to be built."""
    assert view.seat is not None
    me = view.seats[view.seat]
    card, tile = read_card(me.card or ""), tile_words(read_tile(me.tile or ""))
    if is_letter(card):
        return say("built-at", tile=tile, letter=card_words(card))
    return say("built-on", tile=tile, card=card_words(card))


def explanations(view: View) -> list[str]:
    """Return what is worth knowing before the options are read."""
    assert view.own is not None
    if view.question == "events":
        return [event_explained(name) for name in EVENT_NAMES]
    return [event_explained(name) for name in view.own.events] if view.own.adding == "event" else []


def event_explained(name: str) -> str:
    """Say what an event of a view does."""
    return say("labelled", label=event_title(name), text=event_effect(EVENT_NAMES.index(name)))
