"""A moment of a game as it is looked at: what each seat holds, knows and shows."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec
from mypy_extensions import i64

from ginkgopolis.engine import layout
from ginkgopolis.engine.choose import sealed_seats
from ginkgopolis.engine.ids import CARD_NUMBERS, NOBODY, NONE
from ginkgopolis.engine.moves import keep_move
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.state import CHOOSE, DRAFT, GameState
from ginkgopolis.expansions import Parts
from ginkgopolis.notation import TILE_TEXTS, move_text
from ginkgopolis.view.held import cards_held, tiles_held
from ginkgopolis.view.shapes import OwnView, Personal, SeatView, View
from ginkgopolis.view.sights import CARDS, TILES, Sight, Sights

Seen = TypeVar("Seen", SeatView, OwnView)
replace: Final = msgspec.structs.replace

TILES_SEEN: Final = Parts("view", "tiles_seen")
CARDS_SEEN: Final = Parts("view", "cards_seen")
SEAT: Final = Parts("view", "seat")
OWN: Final = Parts("view", "own")
"""What modules let see of a seat, and by the viewer alone: fields of the shapes, or `more`."""
OWN_AMOUNTS: Final = Parts("view", "OWN_AMOUNTS")
"""Questions about an amount that only the seat asked may know."""
ADDING: Final = Parts("view", "ADDING")
"""What each module adds to the card just committed."""
KEEP_TEXTS: Final = [move_text(keep_move(card)) for card in range(CARD_NUMBERS)]
"""The moves that keep a card of the draft, by the card."""
FEW: Final = 10
"""From this many things on, a sort is the quicker way to put them in order."""


class Moment:
    """A moment that several look at, each from her seat: as long as one does, the state must not change."""

    def __init__(
        self,
        state: GameState,
        names: Sequence[str] = (),
        closed_screens: bool = False,
        sights: Sights | None = None,
    ) -> None:
        self.state = state
        self.sights = Sights(state.players) if sights is None else sights
        self.names = names
        self.closed_screens = closed_screens
        self.with_modules = len(state.modules.all) > 0
        self.question = question(state)
        self.all_choose = self.question == CHOOSE and not self.with_modules
        """Is nothing but sealed choices being made, in which no module has a part?"""
        self.built: dict[str, Any] = {}
        """What everybody sees, as far as somebody has looked."""
        self.sealed = sealed_seats(state)
        """Who has committed a card that is not revealed yet."""
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

    @property
    def drafting(self) -> bool:
        """Are characters being drafted?"""
        return self.question == DRAFT

    def hand_of(self, seat: i64) -> list[int]:
        """The cards that a player holds, which are for looking only."""
        if self.with_modules:
            return self.cards[seat]
        hand = self.state.items(layout.HANDS + seat)
        return hand + [self.state.cells[layout.CARDS + seat]] if self.sealed[seat] else hand

    def hand_count(self, seat: i64) -> i64:
        """How many cards a player holds."""
        if self.with_modules:
            return len(self.cards[seat])
        return self.state.count(layout.HANDS + seat) + (1 if self.sealed[seat] else 0)

    def tile_count(self, seat: i64) -> i64:
        """How many tiles a player holds."""
        if self.with_modules:
            return len(self.tiles[seat])
        state = self.state
        committed = 0 if state.cells[layout.COMMITTED_TILES + seat] == NONE else 1
        return state.count(layout.TILES + seat) + state.count(layout.GIVEN + seat) + committed

    def sight_of(self, seat: i64, closed: bool) -> Sight:
        """A player as everybody knows her, with open screens or with closed ones, seen now."""
        state = self.state
        sight = (self.sights.closed if closed else self.sights.open)[seat]
        name = self.names[seat]
        hand = self.hand_count(seat)
        if self.all_choose and sight.shows(state, name, hand):
            return sight
        self.look_at(sight, name, hand)
        sight.round = state.round if self.all_choose else NONE
        return sight

    def look_at(self, sight: Sight, name: str, hand: i64) -> None:
        """Look whether a player still is as she was last seen, and let the sight be of now."""
        state = self.state
        seat = sight.seat
        tiles = self.tile_count(seat)
        card: i64 = NONE
        tile: i64 = NONE
        if not self.sealed[seat]:
            card = state.cells[layout.CARDS + seat]
            tile = state.cells[layout.COMMITTED_TILES + seat]
        sight.look(state, name, hand, tiles, card, tile, self.question == DRAFT)


def cards_text(cards: list[int]) -> tuple[str, ...]:
    """Return cards in the order of their numbers, so that no order tells anything."""
    return tuple(CARDS[card] for card in sorted(cards))


def tiles_text(tiles: list[int]) -> tuple[str, ...]:
    """Return tiles in the order of their numbers, so that no order tells anything."""
    return tuple(TILES[tile] for tile in sorted(tiles))


def pile_text(state: GameState, pile: i64, texts: list[str]) -> tuple[str, ...]:
    """Return what is in a pile in the order of its numbers; a few things are not worth a sort."""
    count = state.count(pile)
    if not count:
        return ()
    found: list[str] = []
    if count > FEW:
        for item in sorted(state.items(pile)):
            found.append(texts[item])
        return tuple(found)
    key = state.next_in_order(pile, NONE)
    while key != NONE:
        found.append(texts[key >> 8])
        key = state.next_in_order(pile, key)
    return tuple(found)


def without(things: tuple[str, ...], seen: set[str]) -> tuple[str, ...]:
    """Return what is left of some things when those that somebody has seen are left out."""
    return tuple([thing for thing in things if thing not in seen]) if things else things


def tiles_seen_alone(moment: Moment, seat: int) -> list[int]:
    """The tiles that a player has seen, whether others have or not: hers, and what modules let her know."""
    seen = moment.tiles[seat].copy()
    for more in TILES_SEEN[moment.state.modules]:
        seen += more(moment.state, seat)
    return seen


def known_cards(moment: Moment, viewer: i64, seat: i64) -> tuple[str, ...]:
    """The cards of a player that another one knows, because they went through her hand."""
    if seat == viewer or viewer == NOBODY:
        return ()
    state, cells = moment.state, moment.state.cells
    if moment.with_modules:
        known = [card for card in moment.cards[seat] if cells[layout.KNOWN_TO + card] >> viewer & 1]
        return cards_text(known)
    sealed = cells[layout.CARDS + seat] if moment.sealed[seat] else NONE
    found: list[str] = []
    card = next_known(state, viewer, seat, sealed, NONE)
    while card < CARD_NUMBERS:
        found.append(CARDS[card])
        card = next_known(state, viewer, seat, sealed, card)
    return tuple(found)


def next_known(state: GameState, viewer: i64, seat: i64, sealed: i64, above: i64) -> i64:
    """Return the lowest card above another one that a viewer knows a player to hold, or CARD_NUMBERS."""
    cells = state.cells
    hand = layout.HANDS + seat
    lowest: i64 = CARD_NUMBERS
    if sealed > above and cells[layout.KNOWN_TO + sealed] >> viewer & 1:
        lowest = sealed
    for place in range(state.count(hand)):
        card = state.at(hand, place)
        if above < card < lowest and cells[layout.KNOWN_TO + card] >> viewer & 1:
            lowest = card
    return lowest


def all_known_cards(moment: Moment, viewer: int) -> tuple[tuple[str, ...], ...]:
    """The same for every player."""
    return tuple([known_cards(moment, viewer, seat) for seat in range(moment.state.players)])


def cards_seen(state: GameState, viewer: int) -> set[int]:
    """The cards that modules let the viewer see since the deck was made, wherever they are now."""
    seen: set[int] = set()
    for more in CARDS_SEEN[state.modules]:
        seen |= more(state, viewer)
    return seen


def cards_left(cards: tuple[str, ...], moment: Moment, seat: int) -> tuple[str, ...]:
    """Of the cards that may be in the deck, those that a player has not seen elsewhere."""
    return without(cards, texts_of_cards_seen(moment, seat, all_known_cards(moment, seat)))


def texts_of_cards_seen(moment: Moment, seat: int, known: tuple[tuple[str, ...], ...]) -> set[str]:
    """The cards that a player has seen: hers, those she knows of others, and what modules let her see."""
    seen = {CARDS[card] for card in cards_seen(moment.state, seat)}
    seen.update(CARDS[card] for card in moment.hand_of(seat))
    seen.update(*known)
    return seen


def tiles_left(tiles: tuple[str, ...], moment: Moment, seat: int) -> tuple[str, ...]:
    """Of the tiles that may be in a supply, those that a player has not seen elsewhere."""
    return without(tiles, texts_of_tiles_seen(moment, seat))


def texts_of_tiles_seen(moment: Moment, seat: int) -> set[str]:
    """The tiles that a player has seen."""
    return {TILES[tile] for tile in tiles_seen_alone(moment, seat)}


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
    known, tiles = all_known_cards(moment, seat), texts_of_tiles_seen(moment, seat)
    return Personal(
        own=own_view(moment, seat),
        cards_to_come=without(everybodys.cards_to_come, texts_of_cards_seen(moment, seat, known)),
        tiles_to_come=without(everybodys.tiles_to_come, tiles),
        value_two_to_come=without(everybodys.value_two_to_come, tiles),
        amount=amount_of(everybodys.amount, moment, seat),
        known_cards=known,
        counts=counts(moment, seat) if moment.closed_screens else {},
    )


def counts(moment: Moment, seat: int) -> dict[str, int]:
    """How much is behind a screen, which others see only if screens are open."""
    state = moment.state
    return {
        "resources": state.cells[layout.RESOURCES + seat],
        "points": state.cells[layout.POINTS + seat],
        "tiles": moment.tile_count(seat),
    }


def seats_seen(moment: Moment, viewer: i64) -> tuple[SeatView, ...]:
    """The players as a viewer knows them, or as everybody does (NOBODY)."""
    return tuple([seat_view(moment, seat, viewer) for seat in range(moment.state.players)])


def seat_view(moment: Moment, seat: i64, viewer: i64) -> SeatView:
    """A player as a viewer knows her, or as everybody does (NOBODY)."""
    state = moment.state
    sight = moment.sight_of(seat, moment.closed_screens and seat != viewer)
    known = known_cards(moment, viewer, seat)
    ready = not state.owing >> seat & 1
    seen = sight.view
    if known:
        seen = sight.shown(ready, known)
    elif seen is None or sight.ready != ready:
        seen = sight.as_seen(ready)
    if moment.with_modules:
        sealed = moment.sealed[seat]
        return added(seen, [part(state, seat, sealed) for part in SEAT[state.modules]])
    return seen


def own_view(moment: Moment, seat: int) -> OwnView:
    """What is behind the viewer's own screen and in her hand."""
    state, sealed = moment.state, moment.sealed[seat]
    drafting = moment.drafting
    seen = OwnView(  # in the order of the shape, as above
        pile_text(state, layout.HANDS + seat, CARDS),
        pile_text(state, layout.TILES + seat, TILES),
        CARDS[state.cells[layout.CARDS + seat]] if sealed else None,
        TILE_TEXTS.get(state.cells[layout.COMMITTED_TILES + seat]) if sealed else None,
        None,
        None,
        None,
        adding_now(state, seat),
        (),
        pile_text(state, layout.GIVEN + seat, TILES),
        draft_text(state.items(layout.PACKS + seat)) if drafting else (),
        draft_text(state.items(layout.KEPT_CHARACTERS + seat)) if drafting else (),
    )
    if moment.with_modules:
        return added(seen, [part(state, seat, sealed) for part in OWN[state.modules]])
    return seen


def adding_now(state: GameState, seat: i64) -> str | None:
    """What is to be added to the card just committed, if anything is."""
    asking = state.cells[layout.ASKING + seat]
    if asking == NONE:
        return None
    return str(ADDING.by_name[state.modules.names[state.modules.additions[asking]]])


def draft_text(cards: Sequence[int]) -> tuple[str, ...]:
    """Return cards of the draft as the moves that keep them."""
    return tuple([KEEP_TEXTS[card] for card in cards if card != NONE])


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
