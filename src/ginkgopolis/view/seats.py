"""What each seat holds, knows and shows."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from ginkgopolis.engine.choose import sealed_seats
from ginkgopolis.engine.ids import CARD_NUMBERS, NONE, TILE_NUMBERS
from ginkgopolis.engine.moves import keep_move
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.state import DRAFT, GameState
from ginkgopolis.expansions import Parts
from ginkgopolis.notation import CARD_TEXTS, TILE_TEXTS, move_text
from ginkgopolis.view.shapes import OwnView, Personal, SeatView, View

Seen = TypeVar("Seen", SeatView, OwnView)
replace: Final = msgspec.structs.replace

CARDS_HELD: Final = Parts("view", "cards_held")
TILES_HELD: Final = Parts("view", "tiles_held")
TILES_SOMEWHERE: Final = Parts("view", "tiles_somewhere")
"""What modules know to be with each seat: lists by seat."""
TILES_SEEN: Final = Parts("view", "tiles_seen")
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


def cards_held(state: GameState, sealed: list[bool]) -> list[list[int]]:
    """The cards that each player holds, a sealed one included."""
    held = [hand.copy() for hand in state.hands]
    for seat, is_sealed in enumerate(sealed):
        if is_sealed:
            held[seat].append(state.cards[seat])
    add_to_each(held, [more(state) for more in CARDS_HELD[state.modules]])
    return held


def tiles_held(state: GameState) -> list[list[int]]:
    """The tiles that each player holds, sealed and laid-out ones included."""
    held = [tiles + given for tiles, given in zip(state.tiles, state.given)]
    for seat, tile in enumerate(state.committed_tiles):
        if tile != NONE:
            held[seat].append(tile)
    add_to_each(held, [more(state) for more in TILES_HELD[state.modules]])
    return held


def add_to_each(held: list[list[int]], parts: list[list[list[int]]]) -> None:
    """Add what modules say that each seat has besides."""
    for part in parts:
        for mine, more in zip(held, part):
            mine += more


class Holdings:
    """What all seats hold at a moment, and what is asked then."""

    def __init__(self, state: GameState) -> None:
        self.sealed = sealed_seats(state)
        self.cards = cards_held(state, self.sealed)
        self.tiles = tiles_held(state)
        self.question = question(state)


def tiles_known(state: GameState, seat: int, sealed: bool) -> list[int]:
    """The tiles of a player that everybody knows, one that lies revealed on her card included."""
    tile = state.committed_tiles[seat]
    return state.known_tiles[seat] if tile == NONE or sealed else state.known_tiles[seat] + [tile]


def tiles_seen_alone(state: GameState, seat: int, held: Holdings) -> list[int]:
    """The tiles that a player has seen, whether others have or not: hers, and what modules let her know."""
    seen = held.tiles[seat].copy()
    for more in TILES_SEEN[state.modules]:
        seen += more(state, seat)
    return seen


def cards_known(state: GameState, viewer: int, held: Holdings) -> list[list[int]]:
    """The cards of each other player that went through the viewer's hand."""
    known_to = state.known_to
    return [
        [card for card in cards if known_to[card] >> viewer & 1] if other != viewer else []
        for other, cards in enumerate(held.cards)
    ]


def cards_to_come(state: GameState, sealed: list[bool]) -> list[int]:
    """Of the cards that the deck was made of, those that not all have seen since."""
    seen = [False] * CARD_NUMBERS
    for card in state.discard:
        seen[card] = True
    for seat in range(state.players):
        for card in state.kept[seat]:
            seen[card] = True
        card = state.cards[seat]
        if card != NONE and not sealed[seat] and state.known_to[card] >> seat & 1:
            seen[card] = True  # it lies open; once it is discarded it may be in the next deck
    return [card for card in state.deck_made_of if not seen[card]]


def cards_seen(state: GameState, viewer: int) -> set[int]:
    """The cards that modules let the viewer see since the deck was made, wherever they are now."""
    seen: set[int] = set()
    for more in CARDS_SEEN[state.modules]:
        seen |= more(state, viewer)
    return seen


def tiles_unseen(state: GameState, tiles: Sequence[int], sealed: list[bool]) -> list[int]:
    """Of some tiles, those that not all have seen anywhere."""
    seen = [False] * TILE_NUMBERS
    known = [tiles_known(state, seat, sealed[seat]) for seat in range(state.players)]
    for more in TILES_SOMEWHERE[state.modules]:
        known += more(state)
    for somewhere in known:
        for tile in somewhere:
            seen[tile] = True
    for building in range(len(state.city.top)):
        seen[state.city.top[building]] = True
        for tile in state.city.covered[building]:
            if tile >= 0:
                seen[tile] = True
    return [tile for tile in tiles if not seen[tile]]


def cards_left(cards: tuple[str, ...], state: GameState, seat: int, held: Holdings) -> tuple[str, ...]:
    """Of the cards that may be in the deck, those that a player has not seen elsewhere."""
    seen = cards_seen(state, seat).union(held.cards[seat], *cards_known(state, seat, held))
    return without(cards, {CARD_TEXTS[card] for card in seen})


def tiles_left(tiles: tuple[str, ...], state: GameState, seat: int, held: Holdings) -> tuple[str, ...]:
    """Of the tiles that may be in a supply, those that a player has not seen elsewhere."""
    return without(tiles, {TILE_TEXTS[tile] for tile in tiles_seen_alone(state, seat, held)})


def amount_of(amount: int | None, state: GameState, seat: int, held: Holdings) -> int | None:
    """What a question is about, if everybody knows it, or if the player alone is asked."""
    is_own = any(held.question in kinds for kinds in OWN_AMOUNTS[state.modules])
    return state.frames[-1][2] if is_own and state.frames[-1][1] == seat else amount


OWN_PARTS: Final[dict[str, Callable[[Any, GameState, int, Holdings], Any]]] = {
    "cards_to_come": cards_left,
    "tiles_to_come": tiles_left,
    "value_two_to_come": tiles_left,
    "amount": amount_of,
}
"""What is made of a part that everybody sees for one who knows more."""


def personal(everybodys: View, state: GameState, seat: int, closed_screens: bool, held: Holdings) -> Personal:
    """Assemble what one seat knows beyond what everybody sees."""
    return Personal(
        own=own_view(state, seat, held),
        cards_to_come=cards_left(everybodys.cards_to_come, state, seat, held),
        tiles_to_come=tiles_left(everybodys.tiles_to_come, state, seat, held),
        value_two_to_come=tiles_left(everybodys.value_two_to_come, state, seat, held),
        amount=amount_of(everybodys.amount, state, seat, held),
        known_cards=tuple([cards_text(known) for known in cards_known(state, seat, held)]),
        counts=counts(state, seat, held) if closed_screens else {},
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


def personal_after_sealed(known: Personal, state: GameState, seat: int, held: Holdings) -> Personal:
    """Return what a seat knows after its own sealed choice: what it has sealed is still its own."""
    return replace(known, own=own_view(state, seat, held))


def counts(state: GameState, seat: int, held: Holdings) -> dict[str, int]:
    """How much is behind a screen, which others see only if screens are open."""
    return {
        "resources": state.resources[seat],
        "stock": state.stock[seat],
        "points": state.points[seat],
        "tiles": len(held.tiles[seat]),
    }


def seat_view(
    state: GameState, other: int, held: Holdings, name: str, closed_screens: bool, known: list[int]
) -> SeatView:
    """A player as everybody knows her, and those cards of hers that the viewer knows."""
    sealed = held.sealed[other]
    seen = SeatView(
        name=name,
        ready=state.is_ready(other),
        hand=len(held.cards[other]),
        card=None if sealed else CARD_TEXTS.get(state.cards[other]),
        tile=None if sealed else TILE_TEXTS.get(state.committed_tiles[other]),
        resources=None if closed_screens else state.resources[other],
        stock=None if closed_screens else state.stock[other],
        points=None if closed_screens else state.points[other],
        tiles=None if closed_screens else len(held.tiles[other]),
        new_hands=state.new_hands[other],
        characters=() if held.question == DRAFT else tuple(state.characters[other]),
        kept=tuple([CARD_TEXTS[card] for card in state.kept[other]]),
        known_cards=cards_text(known),
        known_tiles=tiles_text(state.known_tiles[other]),
    )
    return added(seen, [part(state, other, sealed) for part in SEAT[state.modules]])


def own_view(state: GameState, seat: int, held: Holdings) -> OwnView:
    """What is behind the viewer's own screen and in her hand."""
    sealed = held.sealed[seat]
    drafting = held.question == DRAFT
    asking = state.asking[seat]
    seen = OwnView(
        hand=cards_text(state.hands[seat]),
        tiles=tiles_text(state.tiles[seat]),
        card=CARD_TEXTS[state.cards[seat]] if sealed else None,
        tile=TILE_TEXTS.get(state.committed_tiles[seat]) if sealed else None,
        adding=None
        if asking == NONE
        else ADDING.by_name[state.modules.names[state.modules.additions[asking]]],
        given=tiles_text(state.given[seat]),
        pack=draft_text(state.packs[seat]) if drafting else (),
        drafted=draft_text(state.characters[seat]) if drafting else (),
    )
    return added(seen, [part(state, seat, sealed) for part in OWN[state.modules]])


def draft_text(cards: Sequence[int]) -> tuple[str, ...]:
    """Return cards of the draft as the moves that keep them."""
    return tuple([move_text(keep_move(card)) for card in cards if card != NONE])


def fields_of(parts: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the fields of a shape with which modules say what else may be seen."""
    fields: dict[str, Any] = {}
    more: dict[str, Any] = {}
    for part in parts:
        more.update(part.pop("more", ()))
        fields.update(part)
    return fields | {"more": more} if more else fields


def added(seen: Seen, parts: list[dict[str, Any]]) -> Seen:
    """Return what may be seen of a seat with what the modules in play let see besides."""
    return replace(seen, **fields_of(parts)) if parts else seen
