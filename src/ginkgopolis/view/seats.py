"""A moment of a game as it is looked at: what each seat holds, knows and shows."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec
from mypy_extensions import i64

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

CARDS: Final = [CARD_TEXTS.get(card, "") for card in range(CARD_NUMBERS)]
"""The cards as texts, by their numbers."""
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


class Moment:
    """A moment that several look at, each from her seat: as long as one does, the state must not change."""

    def __init__(self, state: GameState, names: Sequence[str] = (), closed_screens: bool = False) -> None:
        self.state = state
        self.names = names
        self.closed_screens = closed_screens
        self.with_modules = len(state.modules.all) > 0
        self.question = question(state)
        self.sealed = sealed_seats(state)
        self.built: dict[str, Any] = {}
        """What everybody sees, as far as somebody has looked."""
        self._cards: list[list[int]] | None = None
        self._tiles: list[list[int]] | None = None

    @property
    def cards(self) -> list[list[int]]:
        """The cards that each player holds."""
        if self._cards is None:
            self._cards = cards_held(self.state, self.sealed)
        return self._cards

    @property
    def tiles(self) -> list[list[int]]:
        """The tiles that each player holds."""
        if self._tiles is None:
            self._tiles = tiles_held(self.state)
        return self._tiles

    def hand_of(self, seat: i64) -> list[int]:
        """The cards that a player holds, which are for looking only."""
        if self.with_modules:
            return self.cards[seat]
        hand = self.state.hands[seat]
        return hand + [self.state.cards[seat]] if self.sealed[seat] else hand

    def tile_count(self, seat: i64) -> int:
        """How many tiles a player holds."""
        if self.with_modules:
            return len(self.tiles[seat])
        state = self.state
        committed = 0 if state.committed_tiles[seat] == NONE else 1
        return len(state.tiles[seat]) + len(state.given[seat]) + committed


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


def cards_text(cards: list[int]) -> tuple[str, ...]:
    """Return cards in the order of their numbers, so that no order tells anything."""
    if len(cards) < 2:
        return (CARDS[cards[0]],) if cards else ()
    return tuple([CARDS[card] for card in sorted(cards)])


def tiles_text(tiles: Sequence[int]) -> tuple[str, ...]:
    """Return tiles in the order of their numbers, so that no order tells anything."""
    return tuple([TILE_TEXTS[tile] for tile in sorted(tiles)]) if tiles else ()


def without(things: tuple[str, ...], seen: set[str]) -> tuple[str, ...]:
    """Return what is left of some things when those that somebody has seen are left out."""
    return tuple([thing for thing in things if thing not in seen])


def tiles_known(state: GameState, seat: int, sealed: bool) -> list[int]:
    """The tiles of a player that everybody knows, one that lies revealed on her card included."""
    tile = state.committed_tiles[seat]
    return state.known_tiles[seat] if tile == NONE or sealed else state.known_tiles[seat] + [tile]


def tiles_seen_alone(moment: Moment, seat: int) -> list[int]:
    """The tiles that a player has seen, whether others have or not: hers, and what modules let her know."""
    seen = moment.tiles[seat].copy()
    for more in TILES_SEEN[moment.state.modules]:
        seen += more(moment.state, seat)
    return seen


def cards_known(moment: Moment, viewer: i64, seat: i64) -> list[int]:
    """The cards of a player that another one knows, because they went through her hand."""
    if seat == viewer:
        return []
    known_to = moment.state.known_to
    mask: i64 = 1 << viewer
    return [card for card in moment.hand_of(seat) if known_to[card] & mask]


def all_cards_known(moment: Moment, viewer: int) -> list[list[int]]:
    """The same for every player."""
    return [cards_known(moment, viewer, seat) for seat in range(moment.state.players)]


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


def cards_left(cards: tuple[str, ...], moment: Moment, seat: int) -> tuple[str, ...]:
    """Of the cards that may be in the deck, those that a player has not seen elsewhere."""
    return without(cards, texts_of_cards_seen(moment, seat, all_cards_known(moment, seat)))


def texts_of_cards_seen(moment: Moment, seat: int, known: list[list[int]]) -> set[str]:
    """The cards that a player has seen: hers, those she knows of others, and what modules let her see."""
    seen = cards_seen(moment.state, seat).union(moment.hand_of(seat), *known)
    return {CARDS[card] for card in seen}


def tiles_left(tiles: tuple[str, ...], moment: Moment, seat: int) -> tuple[str, ...]:
    """Of the tiles that may be in a supply, those that a player has not seen elsewhere."""
    return without(tiles, texts_of_tiles_seen(moment, seat)) if tiles else tiles


def texts_of_tiles_seen(moment: Moment, seat: int) -> set[str]:
    """The tiles that a player has seen."""
    return {TILE_TEXTS[tile] for tile in tiles_seen_alone(moment, seat)}


def amount_of(amount: int | None, moment: Moment, seat: int) -> int | None:
    """What a question is about, if everybody knows it, or if the player alone is asked."""
    is_own = any(moment.question in kinds for kinds in OWN_AMOUNTS[moment.state.modules])
    return moment.state.frames[-1][2] if is_own and moment.state.frames[-1][1] == seat else amount


OWN_PARTS: Final[dict[str, Callable[[Any, Moment, int], Any]]] = {
    "cards_to_come": cards_left,
    "tiles_to_come": tiles_left,
    "value_two_to_come": tiles_left,
    "amount": amount_of,
}
"""What is made of a part that everybody sees for one who knows more."""


def personal(everybodys: View, moment: Moment, seat: int) -> Personal:
    """Assemble what one seat knows beyond what everybody sees."""
    known, tiles = all_cards_known(moment, seat), texts_of_tiles_seen(moment, seat)
    return Personal(
        own=own_view(moment, seat),
        cards_to_come=without(everybodys.cards_to_come, texts_of_cards_seen(moment, seat, known)),
        tiles_to_come=without(everybodys.tiles_to_come, tiles),
        value_two_to_come=without(everybodys.value_two_to_come, tiles),
        amount=amount_of(everybodys.amount, moment, seat),
        known_cards=tuple([cards_text(cards) for cards in known]),
        counts=counts(moment, seat) if moment.closed_screens else {},
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


def personal_after_sealed(known: Personal, moment: Moment, seat: int) -> Personal:
    """Return what a seat knows after its own sealed choice: what it has sealed is still its own."""
    return replace(known, own=own_view(moment, seat))


def counts(moment: Moment, seat: int) -> dict[str, int]:
    """How much is behind a screen, which others see only if screens are open."""
    state = moment.state
    return {
        "resources": state.resources[seat],
        "points": state.points[seat],
        "tiles": moment.tile_count(seat),
    }


def seats_seen(moment: Moment, viewer: int | None) -> tuple[SeatView, ...]:
    """The players as a viewer knows them, or as everybody does."""
    seats, closed = range(moment.state.players), moment.closed_screens
    if viewer is None:
        return tuple([seat_view(moment, seat, closed, ()) for seat in seats])
    return tuple(
        [
            seat_view(moment, seat, closed and seat != viewer, cards_text(cards_known(moment, viewer, seat)))
            for seat in seats
        ]
    )


def seat_view(moment: Moment, seat: i64, closed: bool, known: tuple[str, ...]) -> SeatView:
    """A player as everybody knows her, and those cards of hers that the viewer knows."""
    state, sealed = moment.state, moment.sealed[seat]
    card, tile = state.cards[seat], state.committed_tiles[seat]
    seen = SeatView(  # in the order of the shape: to name them all takes as long as to find them
        moment.names[seat],
        state.is_ready(seat),
        len(moment.hand_of(seat)),
        None if sealed or card == NONE else CARDS[card],
        None if sealed or tile == NONE else TILE_TEXTS[tile],
        None if closed else state.resources[seat],
        state.stock[seat],
        None if closed else state.points[seat],
        None if closed else moment.tile_count(seat),
        state.new_hands[seat],
        () if moment.question == DRAFT else tuple(state.characters[seat]),
        tuple([CARDS[card] for card in state.kept[seat]]),
        known,
        tiles_text(state.known_tiles[seat]),
    )
    if moment.with_modules:
        return added(seen, [part(state, seat, sealed) for part in SEAT[state.modules]])
    return seen


def own_view(moment: Moment, seat: int) -> OwnView:
    """What is behind the viewer's own screen and in her hand."""
    state, sealed = moment.state, moment.sealed[seat]
    drafting = moment.question == DRAFT
    asking = state.asking[seat]
    seen = OwnView(
        hand=cards_text(state.hands[seat]),
        tiles=tiles_text(state.tiles[seat]),
        card=CARDS[state.cards[seat]] if sealed else None,
        tile=TILE_TEXTS.get(state.committed_tiles[seat]) if sealed else None,
        adding=None
        if asking == NONE
        else ADDING.by_name[state.modules.names[state.modules.additions[asking]]],
        given=tiles_text(state.given[seat]),
        pack=draft_text(state.packs[seat]) if drafting else (),
        drafted=draft_text(state.characters[seat]) if drafting else (),
    )
    if moment.with_modules:
        return added(seen, [part(state, seat, sealed) for part in OWN[state.modules]])
    return seen


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
    return replace(seen, **fields_of(parts))
