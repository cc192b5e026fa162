"""A moment of a game as it is looked at: what each seat holds, knows and shows."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec
from mypy_extensions import i64

from ginkgopolis.engine import layout
from ginkgopolis.engine.choose import sealed_seats
from ginkgopolis.engine.ids import CARD_NUMBERS, NOBODY, NONE, TILE_NUMBERS
from ginkgopolis.engine.moves import keep_move
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.state import CHOOSE, DRAFT, GameState
from ginkgopolis.expansions import Parts
from ginkgopolis.notation import CARD_TEXTS, TILE_TEXTS, move_text
from ginkgopolis.view.facades import Facades
from ginkgopolis.view.held import cards_held, tiles_held
from ginkgopolis.view.shapes import OwnView, Personal, SeatView, View

Seen = TypeVar("Seen", SeatView, OwnView)
replace: Final = msgspec.structs.replace

CARDS: Final = [CARD_TEXTS.get(card, "") for card in range(CARD_NUMBERS)]
TILES: Final = [TILE_TEXTS.get(tile, "") for tile in range(TILE_NUMBERS)]
"""Cards and tiles as texts, by their numbers."""
TILES_SEEN: Final = Parts("view", "tiles_seen")
CARDS_SEEN: Final = Parts("view", "cards_seen")
SEAT: Final = Parts("view", "seat")
OWN: Final = Parts("view", "own")
"""What modules let see of a seat, and by the viewer alone: fields of the shapes, or `more`."""
OWN_AMOUNTS: Final = Parts("view", "OWN_AMOUNTS")
"""Questions about an amount that only the seat asked may know."""
ADDING: Final = Parts("view", "ADDING")
"""What each module adds to the card just committed."""


Numbers = tuple[str, i64, i64, i64, i64, i64, i64, i64, i64]
Things = tuple[list[int], list[int], list[int]]
"""What the view of a seat is made of, in the order of the shape; nothing of it ever changes inside."""


class Sight:
    """A seat as it was last seen."""

    def __init__(self, numbers: Numbers, things: Things, ready: bool, closed: bool) -> None:
        self.numbers = numbers
        self.things = things
        self.ready = ready
        name, hand, card, tile, resources, stock, points, tiles, new_hands = numbers
        characters, kept, known_tiles = things
        self.view = SeatView(  # in the order of the shape: to name them all takes as long as to find them
            name,
            ready,
            hand,
            None if card == NONE else CARDS[card],
            None if tile == NONE else TILES[tile],
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

    def shows(self, name: str, hand: i64, new_hands: i64) -> bool:
        """Is this what it showed? While all choose a card, no more can change but who is ready (C1 to C3)."""
        numbers = self.numbers
        return numbers[8] == new_hands and numbers[1] == hand and numbers[0] == name

    def turned(self, ready: bool) -> SeatView:
        """Return the same seat, which has made its choice or taken it back."""
        self.ready = ready
        self.view = replace(self.view, ready=ready)
        return self.view


class Sights:
    """Everything as it was last seen in one game, as long as nothing is taken back."""

    def __init__(self, players: int) -> None:
        nobody: list[Sight | None] = [None] * players
        self.open, self.closed = nobody, nobody.copy()
        """The seats, with open and with closed screens."""
        self.buildings = Facades()


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


def cards_text(cards: list[int]) -> tuple[str, ...]:
    """Return cards in the order of their numbers, so that no order tells anything."""
    if len(cards) < 2:
        return (CARDS[cards[0]],) if cards else ()
    return tuple([CARDS[card] for card in sorted(cards)])


def tiles_text(tiles: list[int]) -> tuple[str, ...]:
    """Return tiles in the order of their numbers, so that no order tells anything."""
    return tuple([TILES[tile] for tile in sorted(tiles)]) if tiles else ()


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
    state, cells = moment.state, moment.state.cells
    if moment.with_modules:
        return [card for card in moment.cards[seat] if cells[layout.KNOWN_TO + card] >> viewer & 1]
    known: list[int] = []
    for place in range(state.count(layout.HANDS + seat)):
        card = state.at(layout.HANDS + seat, place)
        if cells[layout.KNOWN_TO + card] >> viewer & 1:
            known.append(card)
    if moment.sealed[seat] and cells[layout.KNOWN_TO + cells[layout.CARDS + seat]] >> viewer & 1:
        known.append(cells[layout.CARDS + seat])
    return known


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
    state, sights = moment.state, moment.sights.closed if closed else moment.sights.open
    sight, ready = sights[seat], state.is_ready(seat)
    if sight is not None and moment.all_choose and sight.round == state.round:
        new_hands = state.cells[layout.NEW_HANDS + seat]
        if sight.shows(moment.names[seat], moment.hand_count(seat), new_hands):
            return sight.view if sight.ready == ready else sight.turned(ready)
    numbers = numbers_of(moment, seat)
    if (
        sight is None
        or sight.ready != ready
        or sight.numbers != numbers
        or not has(moment, seat, sight.things)
    ):
        sight = sights[seat] = Sight(numbers, things_of(moment, seat), ready, closed)
    sight.round = state.round if moment.all_choose else NONE
    return sight.view


def numbers_of(moment: Moment, seat: i64) -> Numbers:
    """How much of everything a player has, her name first."""
    state, sealed = moment.state, moment.sealed[seat]
    return (
        moment.names[seat],
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
    return characters, state.items(layout.KEPT + seat), state.items(layout.KNOWN_TILES + seat)


def has(moment: Moment, seat: i64, things: Things) -> bool:
    """Is this what `things_of` would return?"""
    state, (characters, kept, known_tiles) = moment.state, things
    if not is_pile(state, layout.KEPT + seat, kept):
        return False
    if not is_pile(state, layout.KNOWN_TILES + seat, known_tiles):
        return False
    drafting = moment.question == DRAFT
    return not characters if drafting else is_pile(state, layout.KEPT_CHARACTERS + seat, characters)


def is_pile(state: GameState, pile: i64, items: list[int]) -> bool:
    """Is this what lies in a pile?"""
    if state.count(pile) != len(items):
        return False
    for place in range(state.count(pile)):
        if state.at(pile, place) != items[place]:
            return False
    return True


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
