"""What a seat may know of a game, assembled field by field (never the state with something left out)."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec

from ginkgopolis.engine.choose import is_sealed
from ginkgopolis.engine.ids import NOBODY, NONE
from ginkgopolis.engine.moves import keep_move
from ginkgopolis.engine.rules import pending, question
from ginkgopolis.engine.state import CHOOSE, DRAFT, GIVE_BACK, ITEM, TOKEN, GameState
from ginkgopolis.engine.urbanize import items_beside
from ginkgopolis.expansions import Parts, brought, gathered
from ginkgopolis.notation import card_text, move_text, tile_text
from ginkgopolis.view.shapes import BuildingView, OwnView, Personal, SeatView, TokenView, View
from ginkgopolis.view.things import (
    card_or_none,
    cards_held,
    cards_known,
    cards_seen,
    cards_text,
    cards_to_come,
    tile_or_none,
    tiles_held,
    tiles_seen_alone,
    tiles_text,
    tiles_unseen,
    without,
)

__all__ = ["BuildingView", "OwnView", "Personal", "SeatView", "TokenView", "View"]

Seen = TypeVar("Seen", View, SeatView, OwnView)
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
OWN_AMOUNTS: Final = frozenset(kind for kinds in brought("view", "OWN_AMOUNTS").values() for kind in kinds)
"""Those about one that only the seat asked may know."""
ADDING: Final[dict[str, str]] = brought("view", "ADDING")
"""What each module adds to the card just committed."""
TABLE: Final = Parts("view", "table")
SEAT: Final = Parts("view", "seat")
OWN: Final = Parts("view", "own")
"""What modules let see at the table, of a seat, and by the viewer alone: fields of the shapes, or `more`."""
MOST_BUILDINGS: Final = 4096
BUILDINGS: Final[dict[tuple[int, int, int, int, int, bool, tuple[int, ...]], BuildingView]] = {}
TOKENS: Final[dict[tuple[int, int, int, int, int, int], TokenView]] = {}
"""Buildings and tokens as they were seen: most stay as they are, and what is the same is quickly compared."""


def build_view(
    state: GameState, seat: int | None, names: Sequence[str], closed_screens: bool = False
) -> View:
    """Assemble what a seat may know; None for somebody who only watches."""
    everybodys = public_view(state, names, closed_screens)
    return everybodys if seat is None else personal_view(everybodys, state, seat, closed_screens)


def public_view(state: GameState, names: Sequence[str], closed_screens: bool) -> View:
    """Assemble what everybody may know."""
    kind = question(state)
    asked_for_token = kind == TOKEN
    frame = state.frames[-1] if state.frames else (0, 0, 0, 0)
    everybodys = View(
        seat=None,
        own=None,
        question=QUESTION_NAMES.get(kind),
        pending=tuple(pending(state)),
        round=state.round,
        first_player=state.first_player,
        last_round=state.last_round,
        over=state.over,
        seats=tuple([seat_view(state, seat, names[seat], closed_screens) for seat in range(state.players)]),
        buildings=tuple([building_view(state, building) for building in range(len(state.city.top))]),
        tokens=tuple(
            [token_view(state, letter) for letter in range(12) if state.city.tokens[letter] != NONE]
        ),
        moving_token=chr(ord("A") + frame[2]) if asked_for_token else None,
        new_building=frame[3] if asked_for_token else None,
        deck=len(state.deck),
        discard=cards_text(state.discard),
        cards_to_come=cards_text(cards_to_come(state)),
        supply=len(state.supply),
        supply_size=len([tile for tile in state.supply_made_of if tile not in state.removed]),
        tiles_to_come=tiles_text(tiles_unseen(state, state.supply_made_of)),
        exhausted=state.exhausted,
        modules=tuple([module.name() for module in state.modules.all]),
        hal=bool(state.hal),
        amount=frame[2] if kind in AMOUNTS else None,
    )
    return added(everybodys, [part(state) for part in TABLE[state.modules]])


def personal_view(everybodys: View, state: GameState, seat: int, closed_screens: bool) -> View:
    """Add to what everybody may know what only one seat knows; several seats may share the rest."""
    return add_personal(everybodys, seat, personal(everybodys, state, seat, closed_screens))


def add_personal(everybodys: View, seat: int, known: Personal) -> View:
    """Put what one seat knows into the view that everybody has."""
    seats = [replace(one, known_cards=cards) for one, cards in zip(everybodys.seats, known.known_cards)]
    seats[seat] = replace(seats[seat], **known.counts)
    return replace(
        everybodys,
        seat=seat,
        own=known.own,
        seats=tuple(seats),
        cards_to_come=known.cards_to_come,
        tiles_to_come=known.tiles_to_come,
        amount=known.amount,
        value_two_to_come=known.value_two_to_come,
    )


def personal(everybodys: View, state: GameState, seat: int, closed_screens: bool) -> Personal:
    """Assemble what one seat knows beyond what everybody sees."""
    seen = set(cards_held(state, seat))
    known_cards = []
    for other in range(state.players):
        known = cards_known(state, other, seat)
        seen.update(known)
        known_cards.append(cards_text(known))
    seen |= cards_seen(state, seat)
    asked_alone = question(state) in OWN_AMOUNTS and state.frames[-1][1] == seat
    own_tiles = {tile_text(tile) for tile in tiles_seen_alone(state, seat)}
    return Personal(
        own=own_view(state, seat),
        cards_to_come=without(everybodys.cards_to_come, {card_text(card) for card in seen}),
        tiles_to_come=without(everybodys.tiles_to_come, own_tiles),
        value_two_to_come=without(everybodys.value_two_to_come, own_tiles),
        amount=state.frames[-1][2] if asked_alone else everybodys.amount,
        known_cards=tuple(known_cards),
        counts=counts(state, seat) if closed_screens else {},
    )


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


def after_sealed(
    everybodys: View, state: GameState, seat: int, names: Sequence[str], closed_screens: bool
) -> View:
    """Return what everybody sees once a seat has made a sealed choice, or changed it: nothing but that."""
    seats = list(everybodys.seats)
    seats[seat] = seat_view(state, seat, names[seat], closed_screens)
    return replace(everybodys, pending=tuple(pending(state)), seats=tuple(seats))


def personal_after_sealed(known: Personal, state: GameState, seat: int) -> Personal:
    """Return what a seat knows after its own sealed choice: what it has sealed is still its own."""
    return replace(known, own=own_view(state, seat))


def counts(state: GameState, seat: int) -> dict[str, int]:
    """How much is behind a screen, which others see only if screens are open."""
    return {
        "resources": state.resources[seat],
        "stock": state.stock[seat],
        "points": state.points[seat],
        "tiles": len(tiles_held(state, seat)),
    }


def building_view(state: GameState, building: int) -> BuildingView:
    """A building, which everybody sees."""
    city = state.city
    east, south = city.east_of_middle(city.space[building]), city.south_of_middle(city.space[building])
    top, covered, owner = city.top[building], city.covered[building], city.owner[building]
    key = (top, east, south, city.height[building], owner, city.site[building], covered)
    found = BUILDINGS.get(key)
    if found is None:
        if len(BUILDINGS) >= MOST_BUILDINGS:
            BUILDINGS.clear()
        found = BUILDINGS[key] = BuildingView(
            tile=tile_text(top),
            east=east,
            south=south,
            height=city.height[building],
            owner=None if owner == NOBODY else owner,
            site=city.site[building],
            covered=tuple([tile_text(tile) if tile >= 0 else None for tile in covered]),
        )
    return found


def token_view(state: GameState, letter: int) -> TokenView:
    """A token, which everybody sees."""
    space = state.city.tokens[letter]
    east, south = state.city.east_of_middle(space), state.city.south_of_middle(space)
    resources, tiles, points = items_beside(state, space)
    key = (letter, east, south, resources, tiles, points)
    found = TOKENS.get(key)
    if found is None:
        if len(TOKENS) >= MOST_BUILDINGS:
            TOKENS.clear()
        found = TOKENS[key] = TokenView(chr(ord("A") + letter), east, south, (resources, tiles, points))
    return found


def seat_view(state: GameState, other: int, name: str, closed_screens: bool) -> SeatView:
    """A player as everybody knows her."""
    sealed = is_sealed(state, other)
    drafting = question(state) == DRAFT
    seen = SeatView(
        name=name,
        ready=state.is_ready(other),
        hand=len(cards_held(state, other)),
        card=None if sealed else card_or_none(state.cards[other]),
        tile=None if sealed else tile_or_none(state.committed_tiles[other]),
        resources=None if closed_screens else state.resources[other],
        stock=None if closed_screens else state.stock[other],
        points=None if closed_screens else state.points[other],
        tiles=None if closed_screens else len(tiles_held(state, other)),
        new_hands=state.new_hands[other],
        characters=() if drafting else tuple(state.characters[other]),
        kept=tuple([card_text(card) for card in state.kept[other]]),
        known_cards=(),
        known_tiles=tiles_text(state.known_tiles[other]),
    )
    return added(seen, [part(state, other, sealed) for part in SEAT[state.modules]])


def own_view(state: GameState, seat: int) -> OwnView:
    """What is behind the viewer's own screen and in her hand."""
    sealed = is_sealed(state, seat)
    drafting = question(state) == DRAFT
    asking = state.asking[seat]
    seen = OwnView(
        hand=cards_text(state.hands[seat]),
        tiles=tiles_text(state.tiles[seat]),
        card=card_text(state.cards[seat]) if sealed else None,
        tile=tile_or_none(state.committed_tiles[seat]) if sealed else None,
        adding=None if asking == NONE else ADDING[state.modules.additions[asking].name()],
        given=tiles_text(state.given[seat]),
        pack=draft_text(state.packs[seat]) if drafting else (),
        drafted=draft_text(state.characters[seat]) if drafting else (),
    )
    return added(seen, [part(state, seat, sealed) for part in OWN[state.modules]])


def draft_text(cards: Sequence[int]) -> tuple[str, ...]:
    """Return cards of the draft as the moves that keep them."""
    return tuple([move_text(keep_move(card)) for card in cards if card != NONE])


def added(seen: Seen, parts: list[dict[str, Any]]) -> Seen:
    """Return a view with what the modules in play let see besides."""
    if not parts:
        return seen
    fields: dict[str, Any] = {}
    more: dict[str, Any] = {}
    for part in parts:
        more.update(part.pop("more", ()))
        fields.update(part)
    return replace(seen, **fields, more=more) if more else replace(seen, **fields)
