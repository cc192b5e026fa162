"""What a seat may know of a game, assembled field by field (never the state with something left out)."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from mypy_extensions import i64

from ginkgopolis.engine import layout
from ginkgopolis.engine.ids import NOBODY, NONE, TILE_NUMBERS
from ginkgopolis.engine.rules import pending
from ginkgopolis.engine.state import CHOOSE, DRAFT, GIVE_BACK, ITEM, TOKEN
from ginkgopolis.engine.urbanize import items_beside_each
from ginkgopolis.expansions import Parts, brought, gathered
from ginkgopolis.view.seats import (
    OWN_PARTS,
    Moment,
    cards_text,
    fields_of,
    own_view,
    seat_view,
    seats_seen,
    tiles_text,
)
from ginkgopolis.view.shapes import (
    SET_LOOK,
    VIEW_FIELDS,
    WITHOUT_MODULES,
    BuildingView,
    OwnView,
    Personal,
    SeatView,
    TokenView,
    View,
)
from ginkgopolis.view.unseen import cards_to_come, tiles_unseen

__all__ = ["BuildingView", "OwnView", "Personal", "SeatView", "TokenView", "View"]

NEW: Final = View.__new__
replace: Final = msgspec.structs.replace

QUESTION_NAMES: Final[dict[int, str]] = {
    DRAFT: "draft",
    CHOOSE: "choose",
    GIVE_BACK: "give back",
    ITEM: "item",
    TOKEN: "token",
} | gathered("view", "QUESTIONS")
AMOUNTS: Final = frozenset(kind for kinds in brought("view", "AMOUNTS").values() for kind in kinds)
"""The questions about an amount that all may know."""
TABLE: Final = Parts("view", "table")
"""What modules let see at the table: fields of the shape, or `more`."""
MOST_TOKENS: Final = 4096
TOKENS: Final[dict[int, TokenView]] = {}
"""Tokens as they were seen: most stay as they are, and what is the same is quickly compared."""


def table_parts(moment: Moment) -> dict[str, Any]:
    """Return what everybody may know, as far as it takes no time, and what modules let see at the table."""
    state, kind = moment.state, moment.question
    asked_for_token = kind == TOKEN
    frame = state.frames[-1] if state.frames else (0, 0, 0, 0)
    simple: dict[str, Any] = {
        **WITHOUT_MODULES,
        "seat": None,
        "own": None,
        "question": QUESTION_NAMES.get(kind),
        "pending": pending(state),
        "round": state.round,
        "first_player": state.first_player,
        "last_round": state.last_round,
        "over": state.over,
        "moving_token": chr(ord("A") + frame[2]) if asked_for_token else None,
        "new_building": frame[3] if asked_for_token else None,
        "deck": state.count(layout.DECK),
        "supply": state.count(layout.SUPPLY),
        "exhausted": state.exhausted,
        "modules": tuple(state.modules.names.values()),
        "hal": bool(state.hal),
        "amount": frame[2] if kind in AMOUNTS else None,
    }
    sealed = moment.sealed
    return simple | fields_of([part(state, sealed) for part in TABLE[state.modules]])


class Look:
    """A moment as it is looked at from a seat, or by somebody who only watches (NOBODY)."""

    def __init__(self, moment: Moment, viewer: i64, parts: dict[str, Any]) -> None:
        self.moment = moment
        self.viewer = viewer
        self.parts = parts
        """The parts that the view has already."""

    def part(self, name: str) -> Any:
        """Return one part of what the seat may know, or everybody."""
        moment, viewer = self.moment, self.viewer
        if name == "seats":
            return seats_seen(moment, viewer)
        if viewer == NOBODY:
            return public_part(moment, name)
        if name == "own":
            return own_view(moment, viewer)
        if name == "seat":
            return viewer
        part = public_part(moment, name)
        return OWN_PARTS[name](part, moment, viewer) if name in OWN_PARTS else part


class Part:
    """A part of a view, which is built when somebody first looks at it, and stays then."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, view: Any, kind: Any) -> Any:
        if view is None:
            return self
        look: Look = view._look
        found = look.part(self.name)
        look.parts[self.name] = found
        return found


for field in VIEW_FIELDS:
    setattr(View, field, Part(field))


def view_at(moment: Moment, seat: int | None) -> View:
    """Return what a seat may know, or everybody; the state must not change until the view is whole."""
    view = NEW(View)
    SET_LOOK(view, Look(moment, NOBODY if seat is None else seat, view.__dict__))
    return view


def view_with(parts: dict[str, Any]) -> View:
    """Return a view that has all its parts."""
    view = NEW(View)
    SET_LOOK(view, None)
    view.__dict__.update(parts)
    return view


def public_part(moment: Moment, name: str) -> Any:
    """Return one part of what everybody may know."""
    built = moment.built
    if not built:
        built.update(table_parts(moment))
    if name not in built:
        built[name] = BUILT[name](moment)
    return built[name]


def whole_view(moment: Moment) -> View:
    """Return what everybody may know, with all its parts."""
    for name in BUILT:
        public_part(moment, name)
    return view_with(moment.built | {"seats": seats_seen(moment, NOBODY)})


def add_personal(everybodys: View, seat: int, known: Personal) -> View:
    """Put what one seat knows into the view that everybody has."""
    seats = [replace(one, known_cards=cards) for one, cards in zip(everybodys.seats, known.known_cards)]
    seats[seat] = replace(seats[seat], **known.counts)
    parts = vars(everybodys.whole()).copy()
    parts["seat"] = seat
    parts["own"] = known.own
    parts["seats"] = tuple(seats)
    parts["cards_to_come"] = known.cards_to_come
    parts["tiles_to_come"] = known.tiles_to_come
    parts["amount"] = known.amount
    parts["value_two_to_come"] = known.value_two_to_come
    return view_with(parts)


def nothing_personal(everybodys: View) -> Personal:
    """Return what somebody knows who only watches: no more than everybody."""
    return Personal(
        own=None,
        cards_to_come=everybodys.cards_to_come,
        tiles_to_come=everybodys.tiles_to_come,
        value_two_to_come=everybodys.value_two_to_come,
        amount=everybodys.amount,
        known_cards=((),) * len(everybodys.seats),
        counts={},
    )


def personal_after_sealed(known: Personal, moment: Moment, seat: int) -> Personal:
    """Return what a seat knows after its own sealed choice: what it has sealed is still its own."""
    return replace(known, own=own_view(moment, seat))


def after_sealed(everybodys: View, moment: Moment, seat: int) -> View:
    """Return what everybody sees once a seat has made a sealed choice, or changed it: nothing but that."""
    seats = list(everybodys.seats)
    seats[seat] = seat_view(moment, seat, NOBODY)
    changed = {"pending": pending(moment.state), "seats": tuple(seats)}
    return view_with(vars(everybodys.whole()) | changed)


def buildings_seen(moment: Moment) -> tuple[BuildingView, ...]:
    """The buildings, which everybody sees."""
    return moment.sights.buildings.look_at(moment.state.city)


def tokens_seen(moment: Moment) -> tuple[TokenView, ...]:
    """The tokens, which everybody sees, and what each is worth to a player who urbanizes there."""
    city = moment.state.city
    seen = []
    for letter, items in enumerate(items_beside_each(moment.state, city.tokens)):
        space = city.cells[layout.TOKENS + letter]
        if space == NONE:
            continue
        resources, tiles, points = items
        key = letter | space << 4 | city.size << 16 | resources << 24 | tiles << 32 | points << 40
        found = TOKENS.get(key)
        if found is None:
            if len(TOKENS) >= MOST_TOKENS:
                TOKENS.clear()
            east, south = city.east_of_middle(space), city.south_of_middle(space)
            found = TOKENS[key] = TokenView(chr(ord("A") + letter), east, south, (resources, tiles, points))
        seen.append(found)
    return tuple(seen)


def discarded(moment: Moment) -> tuple[str, ...]:
    """The discard pile, whose order tells nothing."""
    return cards_text(moment.state.discard)


def all_cards_to_come(moment: Moment) -> tuple[str, ...]:
    """Every card that may be in the deck, as far as everybody can tell."""
    return cards_text(cards_to_come(moment.state, moment.sealed))


def supply_size(moment: Moment) -> int:
    """How many tiles the supply began with."""
    is_removed = [False] * TILE_NUMBERS
    for tile in moment.state.removed:
        is_removed[tile] = True
    return len([tile for tile in moment.state.supply_made_of if not is_removed[tile]])


def all_tiles_to_come(moment: Moment) -> tuple[str, ...]:
    """Every tile that may be in the supply, as far as everybody can tell."""
    state = moment.state
    return tiles_text(tiles_unseen(state, state.supply_made_of, moment.sealed))


BUILT: Final[dict[str, Callable[[Moment], Any]]] = {
    "buildings": buildings_seen,
    "tokens": tokens_seen,
    "discard": discarded,
    "cards_to_come": all_cards_to_come,
    "supply_size": supply_size,
    "tiles_to_come": all_tiles_to_come,
}
"""The parts that take some time to build."""
