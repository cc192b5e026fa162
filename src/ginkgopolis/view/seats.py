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
from ginkgopolis.notation import CARD_TEXTS, TILE_TEXTS, move_text
from ginkgopolis.view.shapes import OwnView, Personal, SeatView, View

Seen = TypeVar("Seen", SeatView, OwnView)
replace: Final = msgspec.structs.replace

CARDS: Final = [CARD_TEXTS.get(card, "") for card in range(CARD_NUMBERS)]
"""The cards as texts, by their numbers."""
CARDS_HELD: Final = Parts("view", "cards_held")
TILES_HELD: Final = Parts("view", "tiles_held")
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


Numbers = tuple[str, bool, i64, i64, i64, i64, i64, i64, i64, i64]
Things = tuple[list[int], tuple[int, ...], list[int]]
"""What the view of a seat is made of, in the order of the shape; nothing of it ever changes inside."""


class Sight:
    """A seat as it was last seen; as long as it shows the same, its view is not built again."""

    def __init__(self, numbers: Numbers, things: Things, closed: bool) -> None:
        self.numbers = numbers
        self.things = things
        name, ready, hand, card, tile, resources, stock, points, tiles, new_hands = numbers
        characters, kept, known_tiles = things
        self.view = SeatView(  # in the order of the shape: to name them all takes as long as to find them
            name,
            ready,
            hand,
            CARD_TEXTS.get(card),
            TILE_TEXTS.get(tile),
            None if closed else resources,
            stock,
            None if closed else points,
            None if closed else tiles,
            new_hands,
            tuple(characters),
            tuple([CARDS[card] for card in kept]) if kept else (),
            (),
            tiles_text(known_tiles),
        )
        self.round: i64 = NONE
        """The round in which all were choosing when it was seen, or NONE."""

    def shows(self, name: str, ready: bool, hand: i64, new_hands: i64) -> bool:
        """Is this what it showed? While all choose a card, nothing else can change (C1 to C3)."""
        numbers = self.numbers
        return numbers[9] == new_hands and numbers[2] == hand and numbers[1] == ready and numbers[0] == name


class Moment:
    """A moment that several look at, each from her seat: as long as one does, the state must not change."""

    def __init__(
        self,
        state: GameState,
        names: Sequence[str] = (),
        closed_screens: bool = False,
        sights: list[Sight | None] | None = None,
    ) -> None:
        self.state = state
        self.sights = no_sights(state.players) if sights is None else sights
        self.names = names
        self.closed_screens = closed_screens
        self.with_modules = len(state.modules.all) > 0
        self.question = question(state)
        self.sealed = sealed_seats(state)
        self.all_choose = self.question == CHOOSE and not self.with_modules
        """Is nothing but sealed choices being made, in which no module has a part?"""
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
        hand = self.state.items(layout.HANDS + seat)
        return hand + [self.state.cells[layout.CARDS + seat]] if self.sealed[seat] else hand

    def hand_count(self, seat: i64) -> int:
        """How many cards a player holds."""
        if self.with_modules:
            return len(self.cards[seat])
        return self.state.count(layout.HANDS + seat) + (1 if self.sealed[seat] else 0)

    def tile_count(self, seat: i64) -> int:
        """How many tiles a player holds."""
        if self.with_modules:
            return len(self.tiles[seat])
        state = self.state
        committed = 0 if state.cells[layout.COMMITTED_TILES + seat] == NONE else 1
        return state.count(layout.TILES + seat) + state.count(layout.GIVEN + seat) + committed


def cards_held(state: GameState, sealed: list[bool]) -> list[list[int]]:
    """The cards that each player holds, a sealed one included."""
    held = [hand.copy() for hand in state.hands]
    for seat, is_sealed in enumerate(sealed):
        if is_sealed:
            held[seat].append(state.cells[layout.CARDS + seat])
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


def tiles_text(tiles: list[int]) -> tuple[str, ...]:
    """Return tiles in the order of their numbers, so that no order tells anything."""
    return tuple([TILE_TEXTS[tile] for tile in sorted(tiles)]) if tiles else ()


def without(things: tuple[str, ...], seen: set[str]) -> tuple[str, ...]:
    """Return what is left of some things when those that somebody has seen are left out."""
    return tuple([thing for thing in things if thing not in seen]) if things else things


def tiles_seen_alone(moment: Moment, seat: int) -> list[int]:
    """The tiles that a player has seen, whether others have or not: hers, and what modules let her know."""
    seen = moment.tiles[seat].copy()
    for more in TILES_SEEN[moment.state.modules]:
        seen += more(moment.state, seat)
    return seen


def cards_known(moment: Moment, viewer: i64, seat: i64) -> list[int]:
    """The cards of a player that another one knows, because they went through her hand."""
    if seat == viewer or viewer == NOBODY:
        return []
    known_to = moment.state.known_to
    mask: i64 = 1 << viewer
    return [card for card in moment.hand_of(seat) if known_to[card] & mask]


def all_cards_known(moment: Moment, viewer: int) -> list[list[int]]:
    """The same for every player."""
    return [cards_known(moment, viewer, seat) for seat in range(moment.state.players)]


def cards_seen(state: GameState, viewer: int) -> set[int]:
    """The cards that modules let the viewer see since the deck was made, wherever they are now."""
    seen: set[int] = set()
    for more in CARDS_SEEN[state.modules]:
        seen |= more(state, viewer)
    return seen


def cards_left(cards: tuple[str, ...], moment: Moment, seat: int) -> tuple[str, ...]:
    """Of the cards that may be in the deck, those that a player has not seen elsewhere."""
    return without(cards, texts_of_cards_seen(moment, seat, all_cards_known(moment, seat)))


def texts_of_cards_seen(moment: Moment, seat: int, known: list[list[int]]) -> set[str]:
    """The cards that a player has seen: hers, those she knows of others, and what modules let her see."""
    seen = {CARDS[card] for card in cards_seen(moment.state, seat)}
    for cards in (moment.hand_of(seat), *known):
        for card in cards:
            seen.add(CARDS[card])
    return seen


def tiles_left(tiles: tuple[str, ...], moment: Moment, seat: int) -> tuple[str, ...]:
    """Of the tiles that may be in a supply, those that a player has not seen elsewhere."""
    return without(tiles, texts_of_tiles_seen(moment, seat))


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
        "resources": state.cells[layout.RESOURCES + seat],
        "points": state.cells[layout.POINTS + seat],
        "tiles": moment.tile_count(seat),
    }


def seats_seen(moment: Moment, viewer: i64) -> tuple[SeatView, ...]:
    """The players as a viewer knows them, or as everybody does (NOBODY)."""
    return tuple([seat_view(moment, seat, viewer) for seat in range(moment.state.players)])


def seat_view(moment: Moment, seat: i64, viewer: i64) -> SeatView:
    """A player as a viewer knows her, or as everybody does (NOBODY)."""
    seen = seen_by_everybody(moment, seat, moment.closed_screens and seat != viewer)
    known = cards_known(moment, viewer, seat)
    if known:
        seen = replace(seen, known_cards=cards_text(known))
    if moment.with_modules:
        state, sealed = moment.state, moment.sealed[seat]
        return added(seen, [part(state, seat, sealed) for part in SEAT[state.modules]])
    return seen


def seen_by_everybody(moment: Moment, seat: i64, closed: bool) -> SeatView:
    """A player as everybody knows her, without what modules let see; mostly as she was last seen."""
    state, at = moment.state, 2 * seat + 1 if closed else 2 * seat
    sight = moment.sights[at]
    if sight is not None and moment.all_choose and sight.round == state.round:
        ready, hand = state.is_ready(seat), moment.hand_count(seat)
        if sight.shows(moment.names[seat], ready, hand, state.cells[layout.NEW_HANDS + seat]):
            return sight.view
    numbers, things = numbers_of(moment, seat), things_of(moment, seat)
    if sight is None or sight.numbers != numbers or sight.things != things:
        sight = moment.sights[at] = Sight(numbers, things, closed)
    sight.round = state.round if moment.all_choose else NONE
    return sight.view


def no_sights(players: int) -> list[Sight | None]:
    """Return a place for each seat as it was last seen, with an open screen and with a closed one."""
    return [None] * (2 * players)


def numbers_of(moment: Moment, seat: i64) -> Numbers:
    """How much of everything a player has, her name first."""
    state, sealed = moment.state, moment.sealed[seat]
    return (
        moment.names[seat],
        state.is_ready(seat),
        moment.hand_count(seat),
        NONE if sealed else state.cells[layout.CARDS + seat],
        NONE if sealed else state.cells[layout.COMMITTED_TILES + seat],
        state.cells[layout.RESOURCES + seat],
        state.cells[layout.STOCK + seat],
        state.cells[layout.POINTS + seat],
        moment.tile_count(seat),
        state.cells[layout.NEW_HANDS + seat],
    )


def things_of(moment: Moment, seat: i64) -> Things:
    """The characters, cards and tiles that everybody knows a player to have."""
    state = moment.state
    characters = [] if moment.question == DRAFT else state.items(layout.KEPT_CHARACTERS + seat)
    return characters, tuple(state.items(layout.KEPT + seat)), state.items(layout.KNOWN_TILES + seat)


def own_view(moment: Moment, seat: int) -> OwnView:
    """What is behind the viewer's own screen and in her hand."""
    state, sealed = moment.state, moment.sealed[seat]
    drafting = moment.question == DRAFT
    seen = OwnView(  # in the order of the shape, as above
        cards_text(state.items(layout.HANDS + seat)),
        tiles_text(state.items(layout.TILES + seat)),
        CARDS[state.cells[layout.CARDS + seat]] if sealed else None,
        TILE_TEXTS.get(state.cells[layout.COMMITTED_TILES + seat]) if sealed else None,
        None,
        None,
        None,
        adding_now(state, seat),
        (),
        tiles_text(state.items(layout.GIVEN + seat)),
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
