"""What a player is asked, in words, and what she has to know to answer."""

from collections.abc import Callable
from typing import Final

from ginkgopolis import View
from ginkgopolis.engine import moves as m
from ginkgopolis.expansions import Parts
from ginkgopolis.language import say
from ginkgopolis.language.phrases import listing
from ginkgopolis.language.words import (
    drafted_words,
    item_words,
    player_words,
    tile_list,
)
from ginkgopolis.notation import read_move, read_tile
from ginkgopolis.prompts import Prompt
from ginkgopolis.prompts.words import worded

EXPLAIN: Final = Parts("cli", "explain")
MORE_POSSESSIONS: Final = Parts("cli", "POSSESSIONS")
HELD: Final = Parts("cli", "held")


def asked_of(prompt: Prompt, view: View) -> str:
    """Return what a player is asked, by name unless she is the only one who has given none."""
    assert view.seat is not None
    names = [seat.name for seat in view.seats]
    asked = say(prompt.asks, **worded(prompt.title.values, names))
    nameless = [seat for seat, name in enumerate(names) if name == player_words(seat)]
    return asked if nameless == [view.seat] else say("labelled", label=names[view.seat], text=asked)


def question(prompt: Prompt, view: View) -> str:
    """Return what a player is asked, and what she has to decide with."""
    asked = asked_of(prompt, view)
    if prompt.open:
        return f"{asked} {say('goes-back')}"
    tables = [POSSESSIONS, *MORE_POSSESSIONS.by_name.values()]
    own = next((table[prompt.kind](view) for table in tables if prompt.kind in table), "")
    return f"{asked} {own}".rstrip()


def drafted(view: View) -> str:
    """Say what was kept before."""
    assert view.own is not None
    words = []
    for text in view.own.drafted:
        words.append(drafted_words(m.field(read_move(text), 0), text))
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
    parts = [say("have", what=items(view)) if items(view) else say("have-nothing")]
    if tiles:
        parts.append(say("have-tiles", amount=len(tiles), tiles=tile_list(tiles)))
    else:
        parts.append(say("have-no-tiles"))
    return " ".join([*parts, *[text for more in HELD.of(view.modules) for text in more(view.own)]])


POSSESSIONS: Final[dict[str, Callable[[View], str]]] = {
    "choose": possessions,
    "draft": drafted,
}
"""What is said about the player's things, by the kind of the question."""


def explanations(prompt: Prompt, view: View) -> list[str]:
    """Return what is worth knowing before the options are read."""
    return [text for explain in EXPLAIN.by_name.values() for text in explain(prompt, view)]
