"""The journal as events for clients: each line with named parts, without what the viewer may not know."""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final

import msgspec

from ginkgopolis.engine import journal as j
from ginkgopolis.engine.ids import NOBODY, NONE
from ginkgopolis.notation import TILE_TEXTS, card_text, tile_text
from ginkgopolis.notation.modules.events import EVENT_NAMES
from ginkgopolis.notation.modules.experts import EXPERT_NAMES

ITEM_NAMES: Final = ("resource", "tile", "point")
ACTION_NAMES: Final = ("exploit", "urbanize", "construct")
REASONS: Final = ("", "no tile", "too few resources")

Read = Callable[[int], object]
"""Turns a number of the journal into what is told."""


def as_is(value: int) -> int:
    """Return a number."""
    return value


def tile_or_none(tile: int) -> str | None:
    """Return a tile, or None."""
    return None if tile == NONE else tile_text(tile)


def letter_name(letter: int) -> str:
    """Return a letter from 0 to 11 as a letter."""
    return chr(ord("A") + letter)


def event_or_none(event: int) -> str | None:
    """Return an event's name, or None."""
    return None if event == NONE else EVENT_NAMES[event]


NUMBER: Final = (int, as_is)
CARD: Final = (str, card_text)
TILE: Final = (str, tile_text)
ITEM: Final = (str, ITEM_NAMES.__getitem__)
EVENT: Final = (str, EVENT_NAMES.__getitem__)

Part = tuple[str, str, tuple[object, Read]]
"""Which of a, b, c; the name; the type and how it is read."""
FIELDS: Final[dict[int, tuple[str, list[Part]]]] = {
    j.ROUND_BEGINS: ("round_begins", [("a", "round", NUMBER)]),
    j.CHARACTER: ("character", [("a", "character", NUMBER)]),
    j.EXPERT: ("expert", [("a", "expert", (str, EXPERT_NAMES.__getitem__)), ("b", "random", (bool, bool))]),
    j.DREW_CARD: ("drew_card", [("c", "card", CARD)]),
    j.DREW_TILE: ("drew_tile", [("c", "tile", TILE)]),
    j.NEW_HAND_TAKEN: ("new_hand", [("a", "left", NUMBER)]),
    j.DISCARDED: ("discarded", [("a", "card", CARD)]),
    j.RENEWED: (
        "deck_renewed",
        [("a", "cards", NUMBER), ("b", "discarded", NUMBER), ("c", "first", (bool, bool))],
    ),
    j.REVEALED: (
        "revealed",
        [
            ("a", "card", CARD),
            ("b", "tile", (str | None, tile_or_none)),
            ("c", "with_event", (str | None, event_or_none)),
        ],
    ),
    j.TILE_RETURNED: (
        "tile_returned",
        [("a", "tile", TILE), ("b", "resources", NUMBER), ("c", "points", NUMBER)],
    ),
    j.EXPLOITED: ("exploited", [("a", "card", CARD), ("b", "height", NUMBER)]),
    j.URBANIZED: ("urbanized", [("a", "letter", (str, letter_name)), ("b", "tile", TILE)]),
    j.TOKEN_MOVED: (
        "token_moved",
        [("a", "letter", (str, letter_name)), ("b", "east", NUMBER), ("c", "south", NUMBER)],
    ),
    j.TOKEN_SHIFTED: (
        "token_shifted",
        [("a", "letter", (str, letter_name)), ("b", "east", NUMBER), ("c", "south", NUMBER)],
    ),
    j.RETURNED: (
        "took_back",
        [("a", "resources", NUMBER), ("b", "points", NUMBER), ("c", "builder", NUMBER)],
    ),
    j.PAID: ("paid", [("a", "points", NUMBER), ("b", "resources", NUMBER)]),
    j.CONSTRUCTED: ("constructed", [("a", "card", CARD), ("b", "tile", TILE), ("c", "height", NUMBER)]),
    j.HIDDEN_FLOOR: ("hidden_floor", []),
    j.USED: ("used", [("a", "tile", TILE), ("b", "item", ITEM), ("c", "amount", NUMBER)]),
    j.BONUS: (
        "bonus",
        [("a", "item", ITEM), ("b", "amount", NUMBER), ("c", "action", (str, ACTION_NAMES.__getitem__))],
    ),
    j.GAINED: ("gained", [("a", "item", ITEM), ("b", "amount", NUMBER)]),
    j.KEPT_CARD: ("kept_card", [("a", "card", CARD)]),
    j.PASSED: ("passed", [("a", "to", NUMBER), ("b", "cards", NUMBER), ("c", "card", CARD)]),
    j.KEPT_ASIDE: ("kept_aside", [("c", "card", CARD)]),
    j.EXHAUSTED: ("exhausted", [("a", "times", NUMBER)]),
    j.GAVE_BACK: ("gave_back", [("a", "tile", TILE)]),
    j.GAVE_BACK_POINTS: ("gave_back_points", [("a", "tiles", NUMBER), ("b", "points", NUMBER)]),
    j.LAST_ROUND: ("last_round", []),
    j.GAME_OVER: ("game_over", []),
    j.SITS_OUT: ("sits_out", []),
    j.SPLIT_DECLARED: (
        "split_declared",
        [("a", "value_two", NUMBER), ("b", "value_three", NUMBER), ("c", "green", NUMBER)],
    ),
    j.TOOK_TILE: ("took_tile", [("a", "tile", TILE)]),
    j.PARK: ("park", [("a", "points", NUMBER)]),
    j.INSPECTED: ("inspected", [("a", "points", NUMBER)]),
    j.EVENT_HAPPENS: ("event_happens", [("a", "kind", EVENT), ("b", "amount", NUMBER)]),
    j.EVENT_RETURNED: ("event_returned", [("a", "kind", EVENT)]),
    j.EXPROPRIATED: (
        "expropriated",
        [("a", "owner", NUMBER), ("b", "resources", NUMBER), ("c", "tile", TILE)],
    ),
    j.LOST: ("lost", [("a", "points", NUMBER), ("b", "resources", NUMBER), ("c", "to", NUMBER)]),
    j.GOT_FROM_CONTROL: ("got_from_control", [("a", "points", NUMBER)]),
    j.BOUGHT: ("bought", [("a", "resources", NUMBER)]),
    j.HAL_TURNS: ("hal_turns", [("a", "card", CARD)]),
    j.HAL_DRAWS: ("hal_draws", [("a", "tile", TILE)]),
    j.HAL_SCORES: ("hal_scores", [("a", "points", NUMBER)]),
    j.HAL_STOPS: ("hal_stops", [("a", "reason", (str, REASONS.__getitem__))]),
}
PRIVATE: Final = frozenset((j.DREW_CARD, j.DREW_TILE, j.PASSED, j.KEPT_ASIDE))
"""Lines whose last number is for the seat only (PASSED: and for who gets the card)."""
PLACED_BY: Final = {j.EXPLOITED: "a", j.CONSTRUCTED: "b", j.USED: "a", j.EXPROPRIATED: "c"}
"""Lines about a building, and the part that is one of its tiles: there is only one of each."""
PLACED: Final = frozenset((*PLACED_BY, j.URBANIZED))
"""Lines that tell the place of a building."""
TILES: Final = {text: tile for tile, text in TILE_TEXTS.items()}
IN_ONE_GO: Final = frozenset((j.DISCARDED, j.PASSED, j.GAVE_BACK))
"""Lines that come one by one for things that go together."""
NOBODYS: Final = (j.DISCARDED, j.RENEWED, j.EXHAUSTED, j.LAST_ROUND, j.GAME_OVER)
"""Lines that may be about nobody."""


def make_type(what: int) -> type[msgspec.Struct]:
    """Return the type of the events that come from one kind of line."""
    name, parts = FIELDS[what]
    fields: list[tuple[str, object]] = [("seat", int | None if what in NOBODYS else int)]
    for _, part, (kind, _) in parts:
        fields.append((part, str | None if what in PRIVATE and part in ("card", "tile") else kind))
    if what in PLACED:
        fields.append(("building", int | None))
    title = "Event" + "".join(word.capitalize() for word in name.split("_"))
    made = msgspec.defstruct(title, fields, tag=name, tag_field="event", frozen=True, kw_only=True, gc=False)
    made.__doc__ = f"See `{name}` in docs/protocol.md."
    return made


TYPES: Final = {what: make_type(what) for what in FIELDS}
if TYPE_CHECKING:
    Event = msgspec.Raw  # written already
else:
    Event = reduce(or_, TYPES.values())


Writing = tuple[str, int, dict[int, str], Read]
"""How a part is written: what goes before it; which of a, b, c; what was written for values before; else."""


def writing_of(parts: list[Part]) -> list[Writing]:
    """Return how the parts of an event are written."""
    return [(f',"{part}":', "abc".index(source), {}, read) for source, part, (_, read) in parts]


def beginning_of(name: str, seat: int) -> str:
    """Return how an event begins, with the seat that it is about."""
    return f'{{"event":"{name}","seat":{"null" if seat == NOBODY else seat}'


WRITINGS: Final = {
    what: ({seat: beginning_of(name, seat) for seat in range(NOBODY, 5)}, writing_of(parts))
    for what, (name, parts) in FIELDS.items()
}
"""How each kind of line begins, by seats, and its parts: together JSON of the same shape as in `TYPES`."""
