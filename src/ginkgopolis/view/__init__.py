"""What a seat may know of a game, assembled field by field (never the state with something left out)."""

from collections.abc import Sequence
from typing import Final

import msgspec

from ginkgopolis.engine.cards import MASTER_ARCHITECT
from ginkgopolis.engine.choose import is_sealed
from ginkgopolis.engine.ids import (
    CARD_NUMBERS,
    HIGHEST_BASE,
    HIGHEST_NEW,
    NOBODY,
    NONE,
    TILE_NUMBERS,
    tiles_numbered,
)
from ginkgopolis.engine.moves import keep_move
from ginkgopolis.engine.rules import pending, question
from ginkgopolis.engine.state import (
    CHOOSE,
    DRAFT,
    EVENTS,
    GIVE_BACK,
    ITEM,
    PURCHASE,
    QUALITY,
    SPLIT,
    TIMING,
    TOKEN,
    GameState,
)
from ginkgopolis.engine.urbanize import items_beside
from ginkgopolis.notation import (
    CARD_TEXTS,
    EVENT_NAMES,
    EXPERT_NAMES,
    TILE_TEXTS,
    card_text,
    move_text,
    tile_text,
)
from ginkgopolis.view.shapes import BuildingView, OwnView, Personal, SeatView, TokenView, View

__all__ = ["BuildingView", "OwnView", "Personal", "SeatView", "TokenView", "View"]

replace: Final = msgspec.structs.replace

NEW_TILES = tiles_numbered(HIGHEST_BASE + 1, HIGHEST_NEW)

QUESTION_NAMES: Final = {
    DRAFT: "draft",
    EVENTS: "events",
    CHOOSE: "choose",
    GIVE_BACK: "give back",
    ITEM: "item",
    TOKEN: "token",
    SPLIT: "split",
    TIMING: "timing",
    QUALITY: "quality control",
    PURCHASE: "purchase",
}
MOST_BUILDINGS: Final = 4096
BUILDINGS: Final[dict[tuple[int, int, int, int, int, bool, tuple[int, ...]], BuildingView]] = {}
TOKENS: Final[dict[tuple[int, int, int, int, int, int], TokenView]] = {}
"""Buildings and tokens as they were seen: most stay as they are, and what is the same is quickly compared."""
ADDITION_NAMES = {"experts": "lower tile", "events": "event", "keep_a_card": "aside"}


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
    return View(
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
        amount=frame[2] if kind in (SPLIT, QUALITY) else None,
        value_two=len(state.value_two),
        value_two_to_come=tiles_text(tiles_unseen(state, NEW_TILES if state.value_two else [])),
        prestige=tuple([tile_text(tile) for pile in state.prestige for tile in reversed(pile)]),
        green_spaces=state.green_spaces,
    )


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
    seen |= seen_in_hands(state, seat)
    asked_to_buy = question(state) == PURCHASE and state.frames[-1][1] == seat
    own_tiles = {tile_text(tile) for tile in tiles_seen_alone(state, seat)}
    return Personal(
        own=own_view(state, seat),
        cards_to_come=without(everybodys.cards_to_come, {card_text(card) for card in seen}),
        tiles_to_come=without(everybodys.tiles_to_come, own_tiles),
        value_two_to_come=without(everybodys.value_two_to_come, own_tiles),
        amount=state.frames[-1][2] if asked_to_buy else everybodys.amount,
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


def without(things: tuple[str, ...], seen: set[str]) -> tuple[str, ...]:
    """Return what is left of some things when those that somebody has seen are left out."""
    return tuple([thing for thing in things if thing not in seen])


def counts(state: GameState, seat: int) -> dict[str, int]:
    """How much is behind a screen, which others see only if screens are open."""
    return {
        "resources": state.resources[seat],
        "stock": state.stock[seat],
        "points": state.points[seat],
        "tiles": len(tiles_held(state, seat)),
    }


def cards_text(cards: Sequence[int]) -> tuple[str, ...]:
    """Return cards in the order of their numbers, so that no order tells anything."""
    return tuple([CARD_TEXTS[card] for card in sorted(cards)])


def tiles_text(tiles: Sequence[int]) -> tuple[str, ...]:
    """Return tiles in the order of their numbers, so that no order tells anything."""
    return tuple([TILE_TEXTS[tile] for tile in sorted(tiles)])


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
    return SeatView(
        name=name,
        ready=state.is_ready(other),
        hand=len(cards_held(state, other)),
        card=None if sealed or state.cards[other] == NONE else card_text(state.cards[other]),
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
        expert=None if state.experts[other] == NONE else EXPERT_NAMES[state.experts[other]],
        events=len(state.events[other]) + (sealed and state.committed_events[other] != NONE),
        known_events=tuple(events_known(state, other, sealed)),
        event=None if sealed else event_or_none(state.committed_events[other]),
    )


def own_view(state: GameState, seat: int) -> OwnView:
    """What is behind the viewer's own screen and in her hand."""
    sealed = is_sealed(state, seat)
    drafting = question(state) == DRAFT
    asking = state.asking[seat]
    return OwnView(
        hand=cards_text(state.hands[seat]),
        tiles=tiles_text(state.tiles[seat]),
        card=card_text(state.cards[seat]) if sealed else None,
        tile=tile_or_none(state.committed_tiles[seat]) if sealed else None,
        lower_tile=tile_or_none(state.lower_tiles[seat]),
        event=event_or_none(state.committed_events[seat]) if sealed else None,
        aside=None if state.aside[seat] == NONE else card_text(state.aside[seat]),
        adding=None if asking == NONE else ADDITION_NAMES[state.modules.additions[asking].name()],
        events=tuple([EVENT_NAMES[event] for event in sorted(state.events[seat])]),
        given=tiles_text(state.given[seat]),
        pack=draft_text(state.packs[seat]) if drafting else (),
        drafted=draft_text(state.characters[seat]) if drafting else (),
    )


def tile_or_none(tile: int) -> str | None:
    """Return a tile's text, or None where there is none."""
    return None if tile == NONE else tile_text(tile)


def event_or_none(event: int) -> str | None:
    """Return an event's name, or None where there is none."""
    return None if event == NONE else EVENT_NAMES[event]


def draft_text(cards: Sequence[int]) -> tuple[str, ...]:
    """Return cards of the draft as the moves that keep them."""
    return tuple([move_text(keep_move(card)) for card in cards if card != NONE])


def events_known(state: GameState, seat: int, sealed: bool) -> list[str]:
    """M4: the events of a player that everybody has seen, because they came back or are the expert's."""
    held = sorted(state.events[seat] + ([state.committed_events[seat]] if sealed else []))
    return [EVENT_NAMES[kind] for kind in held if kind != NONE and state.events_seen[seat] >> kind & 1]


def cards_held(state: GameState, seat: int) -> list[int]:
    """The cards a player holds, a sealed one included."""
    held = state.hands[seat].copy()
    if is_sealed(state, seat):
        held.append(state.cards[seat])
    if state.aside[seat] != NONE:
        held.append(state.aside[seat])
    return held


def tiles_held(state: GameState, seat: int) -> list[int]:
    """The tiles a player holds, sealed and laid-out ones included."""
    held = state.tiles[seat] + state.given[seat]
    for tile in (state.committed_tiles[seat], state.lower_tiles[seat]):
        if tile != NONE:
            held.append(tile)
    return held


def tiles_known(state: GameState, seat: int) -> list[int]:
    """The tiles of a player that everybody knows, one that lies revealed on her card included."""
    tile = state.committed_tiles[seat]
    lies_open = tile != NONE and not is_sealed(state, seat)
    return state.known_tiles[seat] + [tile] if lies_open else state.known_tiles[seat]


def tiles_seen_alone(state: GameState, seat: int) -> list[int]:
    """The tiles that a player has seen, whether others have or not: hers, and those that she has buried."""
    seen = tiles_held(state, seat)
    if state.experts[seat] == MASTER_ARCHITECT:
        seen += [~tile for floors in state.city.covered for tile in floors if tile < 0]
    return seen


def cards_known(state: GameState, other: int, viewer: int) -> list[int]:
    """The cards of another player that went through the viewer's hand."""
    if viewer == other:
        return []
    return [card for card in cards_held(state, other) if state.known_to[card] >> viewer & 1]


def cards_to_come(state: GameState) -> list[int]:
    """Of the cards that the deck was made of, those that not all have seen since."""
    seen = [False] * CARD_NUMBERS
    for card in state.discard:
        seen[card] = True
    for seat in range(state.players):
        for card in state.kept[seat]:
            seen[card] = True
        card = state.cards[seat]
        if card != NONE and not is_sealed(state, seat) and state.known_to[card] >> seat & 1:
            seen[card] = True  # it lies open; once it is discarded it may be in the next deck
    return [card for card in state.deck_made_of if not seen[card]]


def seen_in_hands(state: GameState, viewer: int) -> set[int]:
    """M5: the cards that the viewer has seen being passed since the deck was made, wherever they are now."""
    given_to = (viewer + 1) % state.players
    return {card for hands in state.sightings for card in hands[viewer] + hands[given_to]}


def tiles_unseen(state: GameState, tiles: Sequence[int]) -> list[int]:
    """Of some tiles, those that not all have seen anywhere."""
    seen = [False] * TILE_NUMBERS
    for seat in range(state.players):
        for tile in tiles_known(state, seat) + state.hers_or_buried[seat]:
            seen[tile] = True
    for building in range(len(state.city.top)):
        seen[state.city.top[building]] = True
        for tile in state.city.covered[building]:
            if tile >= 0:
                seen[tile] = True
    return [tile for tile in tiles if not seen[tile]]
