"""What a seat may know of a game, assembled field by field (never the state with something left out)."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from ginkgopolis.engine.ids import NOBODY, NONE
from ginkgopolis.engine.rules import pending
from ginkgopolis.engine.state import CHOOSE, DRAFT, GIVE_BACK, ITEM, TOKEN, GameState
from ginkgopolis.engine.urbanize import items_beside_each
from ginkgopolis.expansions import Parts, brought, gathered
from ginkgopolis.notation import tile_text
from ginkgopolis.view.seats import (
    Holdings,
    cards_known,
    cards_text,
    cards_to_come,
    fields_of,
    seat_view,
    tiles_text,
    tiles_unseen,
)
from ginkgopolis.view.shapes import (
    WITHOUT_MODULES,
    BuildingView,
    OwnView,
    Personal,
    SeatView,
    TokenView,
    View,
    view_with,
)

__all__ = ["BuildingView", "OwnView", "Personal", "SeatView", "TokenView", "View"]

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
MOST_BUILDINGS: Final = 4096
BUILDINGS: Final[dict[tuple[int, int, int, int, int, bool, tuple[int, ...]], BuildingView]] = {}
TOKENS: Final[dict[tuple[int, int, int, int, int, int], TokenView]] = {}
"""Buildings and tokens as they were seen: most stay as they are, and what is the same is quickly compared."""


def table_parts(state: GameState, held: Holdings) -> dict[str, Any]:
    """Return what everybody may know, as far as it takes no time, and what modules let see at the table."""
    kind = held.question
    asked_for_token = kind == TOKEN
    frame = state.frames[-1] if state.frames else (0, 0, 0, 0)
    simple: dict[str, Any] = {
        **WITHOUT_MODULES,
        "seat": None,
        "own": None,
        "question": QUESTION_NAMES.get(kind),
        "pending": tuple(pending(state)),
        "round": state.round,
        "first_player": state.first_player,
        "last_round": state.last_round,
        "over": state.over,
        "moving_token": chr(ord("A") + frame[2]) if asked_for_token else None,
        "new_building": frame[3] if asked_for_token else None,
        "deck": len(state.deck),
        "supply": len(state.supply),
        "exhausted": state.exhausted,
        "modules": tuple(state.modules.names.values()),
        "hal": bool(state.hal),
        "amount": frame[2] if kind in AMOUNTS else None,
    }
    return simple | fields_of([part(state, held.sealed) for part in TABLE[state.modules]])


def seats_seen(
    state: GameState, viewer: int | None, names: Sequence[str], closed_screens: bool, held: Holdings
) -> tuple[SeatView, ...]:
    """The players as a viewer knows them, or as everybody does."""
    known = [[]] * state.players if viewer is None else cards_known(state, viewer, held)
    return tuple(
        [
            seat_view(state, seat, held, names[seat], closed_screens and seat != viewer, known[seat])
            for seat in range(state.players)
        ]
    )


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


def after_sealed(
    everybodys: View,
    state: GameState,
    seat: int,
    names: Sequence[str],
    closed_screens: bool,
    held: Holdings,
) -> View:
    """Return what everybody sees once a seat has made a sealed choice, or changed it: nothing but that."""
    seats = list(everybodys.seats)
    seats[seat] = seat_view(state, seat, held, names[seat], closed_screens, [])
    return view_with(vars(everybodys.whole()) | {"pending": tuple(pending(state)), "seats": tuple(seats)})


def buildings_seen(state: GameState, sealed: list[bool]) -> tuple[BuildingView, ...]:
    """The buildings, which everybody sees."""
    return tuple([building_view(state, building) for building in range(len(state.city.top))])


def building_view(state: GameState, building: int) -> BuildingView:
    """A building, which everybody sees."""
    city, space = state.city, state.city.space[building]
    top, covered, owner = city.top[building], city.covered[building], city.owner[building]
    key = (top, space, city.size, city.height[building], owner, city.site[building], covered)
    found = BUILDINGS.get(key)
    if found is None:
        if len(BUILDINGS) >= MOST_BUILDINGS:
            BUILDINGS.clear()
        found = BUILDINGS[key] = BuildingView(
            tile=tile_text(top),
            east=city.east_of_middle(space),
            south=city.south_of_middle(space),
            height=city.height[building],
            owner=None if owner == NOBODY else owner,
            site=city.site[building],
            covered=tuple([tile_text(tile) if tile >= 0 else None for tile in covered]),
        )
    return found


def tokens_seen(state: GameState, sealed: list[bool]) -> tuple[TokenView, ...]:
    """The tokens, which everybody sees, and what each is worth to a player who urbanizes there."""
    city = state.city
    seen = []
    for letter, items in enumerate(items_beside_each(state, city.tokens)):
        space = city.tokens[letter]
        if space == NONE:
            continue
        resources, tiles, points = items
        key = (letter, space, city.size, resources, tiles, points)
        found = TOKENS.get(key)
        if found is None:
            if len(TOKENS) >= MOST_BUILDINGS:
                TOKENS.clear()
            east, south = city.east_of_middle(space), city.south_of_middle(space)
            found = TOKENS[key] = TokenView(chr(ord("A") + letter), east, south, (resources, tiles, points))
        seen.append(found)
    return tuple(seen)


def discarded(state: GameState, sealed: list[bool]) -> tuple[str, ...]:
    """The discard pile, whose order tells nothing."""
    return cards_text(state.discard)


def all_cards_to_come(state: GameState, sealed: list[bool]) -> tuple[str, ...]:
    """Every card that may be in the deck, as far as everybody can tell."""
    return cards_text(cards_to_come(state, sealed))


def supply_size(state: GameState, sealed: list[bool]) -> int:
    """How many tiles the supply began with."""
    removed = set(state.removed)
    return len([tile for tile in state.supply_made_of if tile not in removed])


def all_tiles_to_come(state: GameState, sealed: list[bool]) -> tuple[str, ...]:
    """Every tile that may be in the supply, as far as everybody can tell."""
    return tiles_text(tiles_unseen(state, state.supply_made_of, sealed))


BUILT: Final[dict[str, Callable[[GameState, list[bool]], Any]]] = {
    "buildings": buildings_seen,
    "tokens": tokens_seen,
    "discard": discarded,
    "cards_to_come": all_cards_to_come,
    "supply_size": supply_size,
    "tiles_to_come": all_tiles_to_come,
}
"""The parts that take some time to build."""
