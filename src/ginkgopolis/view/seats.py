"""What each seat holds, knows and shows."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec

from ginkgopolis.engine.choose import is_sealed
from ginkgopolis.engine.ids import CARD_NUMBERS, NONE, TILE_NUMBERS
from ginkgopolis.engine.moves import keep_move
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.state import DRAFT, GameState
from ginkgopolis.expansions import Parts
from ginkgopolis.notation import CARD_TEXTS, TILE_TEXTS, move_text
from ginkgopolis.view.shapes import OwnView, Personal, SeatView, View

Seen = TypeVar("Seen", View, SeatView, OwnView)
replace: Final = msgspec.structs.replace

CARDS_HELD: Final = Parts("view", "cards_held")
TILES_HELD: Final = Parts("view", "tiles_held")
TILES_SEEN: Final = Parts("view", "tiles_seen")
TILES_SOMEWHERE: Final = Parts("view", "tiles_somewhere")
CARDS_SEEN: Final = Parts("view", "cards_seen")
SEAT: Final = Parts("view", "seat")
OWN: Final = Parts("view", "own")
"""What modules let see of a seat, and by the viewer alone: fields of the shapes, or `more`."""
OWN_AMOUNTS: Final = Parts("view", "OWN_AMOUNTS")
"""Questions about an amount that only the seat asked may know."""
ADDING: Final = Parts("view", "ADDING")
"""What each module adds to the card just committed."""


def cards_text(cards: Sequence[int]) -> tuple[str, ...]:
    """Return cards in the order of their numbers, so that no order tells anything."""
    return tuple([CARD_TEXTS[card] for card in sorted(cards)])


def tiles_text(tiles: Sequence[int]) -> tuple[str, ...]:
    """Return tiles in the order of their numbers, so that no order tells anything."""
    return tuple([TILE_TEXTS[tile] for tile in sorted(tiles)])


def without(things: tuple[str, ...], seen: set[str]) -> tuple[str, ...]:
    """Return what is left of some things when those that somebody has seen are left out."""
    return tuple([thing for thing in things if thing not in seen])


def cards_held(state: GameState, seat: int) -> list[int]:
    """The cards a player holds, a sealed one included."""
    held = state.hands[seat].copy()
    if is_sealed(state, seat):
        held.append(state.cards[seat])
    for more in CARDS_HELD[state.modules]:
        held += more(state, seat)
    return held


def tiles_held(state: GameState, seat: int) -> list[int]:
    """The tiles a player holds, sealed and laid-out ones included."""
    held = state.tiles[seat] + state.given[seat]
    if state.committed_tiles[seat] != NONE:
        held.append(state.committed_tiles[seat])
    for more in TILES_HELD[state.modules]:
        held += more(state, seat)
    return held


def tiles_known(state: GameState, seat: int) -> list[int]:
    """The tiles of a player that everybody knows, one that lies revealed on her card included."""
    tile = state.committed_tiles[seat]
    lies_open = tile != NONE and not is_sealed(state, seat)
    return state.known_tiles[seat] + [tile] if lies_open else state.known_tiles[seat]


def tiles_seen_alone(state: GameState, seat: int) -> list[int]:
    """The tiles that a player has seen, whether others have or not: hers, and what modules let her know."""
    seen = tiles_held(state, seat)
    for more in TILES_SEEN[state.modules]:
        seen += more(state, seat)
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


def cards_seen(state: GameState, viewer: int) -> set[int]:
    """The cards that modules let the viewer see since the deck was made, wherever they are now."""
    seen: set[int] = set()
    for more in CARDS_SEEN[state.modules]:
        seen |= more(state, viewer)
    return seen


def tiles_unseen(state: GameState, tiles: Sequence[int]) -> list[int]:
    """Of some tiles, those that not all have seen anywhere."""
    seen = [False] * TILE_NUMBERS
    for seat in range(state.players):
        for tile in tiles_known(state, seat):
            seen[tile] = True
        for more in TILES_SOMEWHERE[state.modules]:
            for tile in more(state, seat):
                seen[tile] = True
    for building in range(len(state.city.top)):
        seen[state.city.top[building]] = True
        for tile in state.city.covered[building]:
            if tile >= 0:
                seen[tile] = True
    return [tile for tile in tiles if not seen[tile]]


def personal(everybodys: View, state: GameState, seat: int, closed_screens: bool) -> Personal:
    """Assemble what one seat knows beyond what everybody sees."""
    seen = set(cards_held(state, seat))
    known_cards = []
    for other in range(state.players):
        known = cards_known(state, other, seat)
        seen.update(known)
        known_cards.append(cards_text(known))
    seen |= cards_seen(state, seat)
    kind = question(state)
    is_own = any(kind in kinds for kinds in OWN_AMOUNTS[state.modules])
    asked_alone = is_own and state.frames[-1][1] == seat
    own_tiles = {TILE_TEXTS[tile] for tile in tiles_seen_alone(state, seat)}
    return Personal(
        own=own_view(state, seat),
        cards_to_come=without(everybodys.cards_to_come, {CARD_TEXTS[card] for card in seen}),
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


def seat_view(state: GameState, other: int, name: str, closed_screens: bool) -> SeatView:
    """A player as everybody knows her."""
    sealed = is_sealed(state, other)
    drafting = question(state) == DRAFT
    seen = SeatView(
        name=name,
        ready=state.is_ready(other),
        hand=len(cards_held(state, other)),
        card=None if sealed else CARD_TEXTS.get(state.cards[other]),
        tile=None if sealed else TILE_TEXTS.get(state.committed_tiles[other]),
        resources=None if closed_screens else state.resources[other],
        stock=None if closed_screens else state.stock[other],
        points=None if closed_screens else state.points[other],
        tiles=None if closed_screens else len(tiles_held(state, other)),
        new_hands=state.new_hands[other],
        characters=() if drafting else tuple(state.characters[other]),
        kept=tuple([CARD_TEXTS[card] for card in state.kept[other]]),
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
        card=CARD_TEXTS[state.cards[seat]] if sealed else None,
        tile=TILE_TEXTS.get(state.committed_tiles[seat]) if sealed else None,
        adding=None if asking == NONE else ADDING.by_name[state.modules.additions[asking].name()],
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
