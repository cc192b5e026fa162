"""The fields of a position: one row of a table for each, with the value it has where it is not written.

What a field is by default may depend only on the city and on fields above it, since the reader fills them
in from top to bottom: that makes reading the reverse of writing.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

from ginkgopolis.engine.cards import EVENT_KINDS
from ginkgopolis.engine.ids import LETTERS, NEW_HAND_TOKENS, NONE, colour_of
from ginkgopolis.engine.modules.events import MOST_POINTS_FROM_CONTROL
from ginkgopolis.engine.modules.green_spaces import GREEN_SPACES
from ginkgopolis.engine.modules.keep_a_card import GIVER_AND_TAKER
from ginkgopolis.engine.rng import Rng
from ginkgopolis.engine.setup import PICKS
from ginkgopolis.engine.state import GameState
from ginkgopolis.position import defaults, kinds, module_kinds
from ginkgopolis.position.frames import FrameStack
from ginkgopolis.position.kinds import Kind, Words, whole
from ginkgopolis.position.reading import Reading, in_play, lies_open
from ginkgopolis.position.sheet import Entry

V = TypeVar("V")
MANY: Final = 999_999_999


class AnyField(Protocol):
    """A row of the tables below, whatever its values are."""

    @property
    def name(self) -> str:
        """The word or words it begins with."""

    def read(self, reading: Reading, seat: int, entry: Entry) -> None:
        """Take the value from what is written."""

    def fill_in(self, reading: Reading, seat: int) -> None:
        """Take the value that the field has where it is not written."""

    def write(self, state: GameState, seat: int) -> list[str]:
        """Write the value, unless the reader would fill in the same."""


@dataclass(frozen=True, slots=True)
class Field(Generic[V]):
    """One field; for those of the whole table the seat is NOBODY."""

    name: str
    kind: Kind[V]
    get: Callable[[GameState, int], V]
    put: Callable[[GameState, int, V], None]
    default: Callable[[GameState, int], V]
    always_written: Callable[[GameState], bool] = lambda state: False

    def read(self, reading: Reading, seat: int, entry: Entry) -> None:
        """Take the value from what is written."""
        self.put(reading.state, seat, self.kind.read(reading, entry))

    def fill_in(self, reading: Reading, seat: int) -> None:
        """Take the value that the field has where it is not written."""
        self.put(reading.state, seat, self.default(reading.state, seat))

    def write(self, state: GameState, seat: int) -> list[str]:
        """Write the value, unless the reader would fill in the same."""
        value = self.get(state, seat)
        if not self.always_written(state) and value == self.default(state, seat):
            return []
        return [f"{self.name} {self.kind.write(value)}".rstrip()]


def shared(name: str, attribute: str, kind: Kind[V], default: Callable[[GameState], V]) -> Field[V]:
    """A field that is an attribute of the state."""

    def get(state: GameState, seat: int) -> V:
        value: V = getattr(state, attribute)
        return value

    def put(state: GameState, seat: int, value: V) -> None:
        setattr(state, attribute, value)

    return Field(name, kind, get, put, lambda state, seat: default(state))


def own(name: str, attribute: str, kind: Kind[V], default: Callable[[GameState, int], V]) -> Field[V]:
    """A field that is a list of the state with an entry for each seat."""

    def get(state: GameState, seat: int) -> V:
        values: list[V] = getattr(state, attribute)
        return values[seat]

    def put(state: GameState, seat: int, value: V) -> None:
        values: list[V] = getattr(state, attribute)
        values[seat] = value

    return Field(name, kind, get, put, default)


def pile(
    name: str,
    attribute: str,
    kind: Kind[list[int]],
    default: Callable[[GameState], list[int]],
    always_written: Callable[[GameState], bool] = lambda state: True,
) -> Field[list[int]]:
    """A pile of which the next to be drawn is written first, and is the last of the state's list."""
    plain = shared(name, attribute, kind, default)
    return Field(
        name,
        kind,
        lambda state, seat: plain.get(state, seat)[::-1],
        lambda state, seat, value: plain.put(state, seat, value[::-1]),
        plain.default,
        always_written,
    )


# The card that is played this round: sealed or being played, or already on a pile.


def get_commitment(state: GameState, seat: int) -> tuple[int, int]:
    """Return the card and the tile that a seat has committed and not yet laid elsewhere."""
    return (NONE, NONE) if lies_open(state, seat) else (state.cards[seat], state.committed_tiles[seat])


def put_commitment(state: GameState, seat: int, value: tuple[int, int]) -> None:
    """Commit a card and a tile; NONE leaves a card alone that is noted as played."""
    if value[0] != NONE:
        state.cards[seat], state.committed_tiles[seat] = value


def get_played(state: GameState, seat: int) -> int:
    """Return the card that a seat has played this round, if it lies on a pile by now."""
    return state.cards[seat] if lies_open(state, seat) else NONE


def put_played(state: GameState, seat: int, card: int) -> None:
    """Note the card that a seat has played; NONE leaves a commitment alone."""
    if card != NONE:
        state.cards[seat] = card


def get_bonuses(state: GameState, seat: int) -> list[int]:
    """Return what each action brings a seat besides."""
    return state.bonuses[9 * seat : 9 * seat + 9]


def put_bonuses(state: GameState, seat: int, bonuses: list[int]) -> None:
    """Set what each action brings a seat besides."""
    state.bonuses[9 * seat : 9 * seat + 9] = bonuses


def get_knowledge(state: GameState, seat: int) -> dict[int, int]:
    """Return who knows where cards are, where it is not as usual."""
    usual = defaults.usual_knowledge(state)
    return {card: mask for card, mask in enumerate(state.known_to) if mask != usual[card]}


def put_knowledge(state: GameState, seat: int, unusual: dict[int, int]) -> None:
    """Take who knows where cards are."""
    state.known_to = defaults.usual_knowledge(state)
    for card, mask in unusual.items():
        state.known_to[card] = mask


def get_seen(state: GameState, seat: int) -> dict[int, int]:
    """Return who has seen cards being passed since the deck was made."""
    seen: dict[int, int] = {}
    for hands in state.sightings:
        for cards, witnesses in zip(hands, GIVER_AND_TAKER[state.players], strict=True):
            for card in cards:
                seen[card] = seen.get(card, 0) | witnesses
    return seen


def put_seen(state: GameState, seat: int, seen: dict[int, int]) -> None:
    """Take who has seen cards being passed."""
    hands = [
        [card for card, seats in seen.items() if seats & witnesses == witnesses]
        for witnesses in GIVER_AND_TAKER[state.players]
    ]
    state.sightings = [hands] if seen else []


# What a module asks for next, by the field that the answer ends up in.


def get_asking(state: GameState, seat: int) -> str:
    """Return which part of a sealed choice is still asked for, or nothing."""
    if state.asking[seat] == NONE:
        return ""
    module = state.modules.additions[state.asking[seat]].name()
    return next(word for word, name in module_kinds.ADDITIONS.items() if name == module)


def put_asking(state: GameState, seat: int, word: str) -> None:
    """Note which part of a sealed choice is still asked for."""
    askers = [module.name() for module in state.modules.additions]
    state.asking[seat] = askers.index(module_kinds.ADDITIONS[word]) if word else NONE


def put_ready(state: GameState, seat: int, ready: bool) -> None:
    """Note whether a choice that all make at the same time is still waited for."""
    if ready == (seat in state.waiting):
        if ready:
            state.waiting.remove(seat)
        else:
            state.wait_for(seat)


def get_events_seen(state: GameState, seat: int) -> list[int]:
    """Return the kinds of a player's events that all have seen."""
    return [kind for kind in range(EVENT_KINDS) if state.events_seen[seat] >> kind & 1]


def put_events_seen(state: GameState, seat: int, events: list[int]) -> None:
    """Note the kinds of a player's events that all have seen."""
    state.events_seen[seat] = sum(1 << kind for kind in events)


def get_prestige(state: GameState, seat: int) -> list[int]:
    """Return the value III tiles of all piles."""
    return sorted(tile for own_pile in state.prestige for tile in own_pile)


def put_prestige(state: GameState, seat: int, tiles: list[int]) -> None:
    """M2: of each colour 24 lies on 25."""
    for colour in range(3):
        state.prestige[colour] = sorted((tile for tile in tiles if colour_of(tile) == colour), reverse=True)


def random_stream(name: str, attribute: str) -> Field[Words]:
    """A stream of random numbers, which goes on where it stands."""

    def get(state: GameState, seat: int) -> Words:
        rng: Rng = getattr(state, attribute)
        return rng.a, rng.b, rng.c, rng.d

    def put(state: GameState, seat: int, words: Words) -> None:
        setattr(state, attribute, Rng(*words))

    return Field(name, kinds.RANDOM_STREAM, get, put, get, lambda state: True)


ROUND_FIELDS: Final[tuple[AnyField, ...]] = (
    shared("round", "round", whole(0, MANY), lambda state: 1),
    shared("first", "first_player", kinds.SEAT_NUMBER, defaults.zero),
    shared("hand size", "hand_size", whole(1, LETTERS), defaults.cards_of_full_hand),
    shared("picks", "picks", whole(PICKS, PICKS + 1), defaults.usual_picks),
    shared("earned", "earned", whole(0, MANY), defaults.zero),
    shared("revelations", "revelations", whole(0, MANY), defaults.zero),
    shared("over", "over", kinds.FLAG, lambda state: False),
    shared("controlled", "controlled", whole(0, MOST_POINTS_FROM_CONTROL), defaults.zero),
    FrameStack(),
)

SEAT_FIELDS: Final[tuple[AnyField, ...]] = (
    own("resources", "resources", whole(0, 25), defaults.usual_resources),
    own("stock", "stock", whole(0, 25), defaults.rest_of_resources),
    own("points", "points", whole(0, MANY), defaults.zero),
    own("new hands", "new_hands", whole(0, NEW_HAND_TOKENS), defaults.usual_new_hands),
    own("tiles", "tiles", kinds.TILES, defaults.nothing),
    own("hand", "hands", kinds.CARDS, defaults.nothing),
    own("cards", "kept", kinds.BUILDING_CARDS, defaults.nothing),
    own("characters", "characters", module_kinds.DRAFT_CARDS, defaults.nothing),
    own("pack", "packs", module_kinds.DRAFT_CARDS, defaults.nothing),
    Field("commit", kinds.COMMITMENT, get_commitment, put_commitment, defaults.no_commitment),
    Field("played", kinds.CARD_LYING_OPEN, get_played, put_played, defaults.no_card),
    own("expert", "experts", module_kinds.EXPERT, defaults.no_card),
    own("under", "lower_tiles", module_kinds.LOWER_TILE, defaults.no_card),
    own("events", "events", module_kinds.EVENT_TILES, defaults.nothing),
    own("event", "committed_events", module_kinds.EVENT_TILE, defaults.no_card),
    Field("events seen", module_kinds.EVENT_TILES, get_events_seen, put_events_seen, defaults.events_shown),
    own("aside", "aside", module_kinds.CARD_ASIDE, defaults.no_card),
    Field("asking", module_kinds.ASKING, get_asking, put_asking, lambda state, seat: ""),
    own("took green", "took_green", kinds.FLAG, lambda state, seat: False),
    own("known tiles", "known_tiles", kinds.SET_OF_TILES, defaults.nothing),
    own("hers or buried", "hers_or_buried", kinds.SET_OF_TILES, defaults.nothing),
    own("given", "given", kinds.TILES, defaults.nothing),
    Field("ready", kinds.FLAG, GameState.is_ready, put_ready, defaults.usually_ready),
    Field("bonuses", kinds.NINE_NUMBERS, get_bonuses, put_bonuses, defaults.bonuses_of_cards),
)

TABLE_FIELDS: Final[tuple[AnyField, ...]] = (
    shared("discard", "discard", kinds.CARDS, defaults.nothing),
    pile("deck", "deck", kinds.CARDS, defaults.shuffled_deck),
    shared("deck made of", "deck_made_of", kinds.SET_OF_CARDS, defaults.cards_in_play),
    pile("supply", "supply", kinds.VALUE_ONE, defaults.shuffled_supply),
    pile(
        "value two",
        "value_two",
        kinds.VALUE_TWO,
        defaults.shuffled_value_two,
        lambda state: in_play(state, "new_buildings"),
    ),
    Field(
        "prestige",
        kinds.VALUE_THREE,
        get_prestige,
        put_prestige,
        lambda state, seat: defaults.prestige_left(state),
    ),
    shared("green spaces", "green_spaces", whole(0, GREEN_SPACES), defaults.green_spaces_left),
    shared("removed", "removed", kinds.VALUE_ONE, defaults.tiles_set_aside),
    shared("exhausted", "exhausted", whole(0, 2), defaults.times_exhausted),
    shared("supply made of", "supply_made_of", kinds.SET_OF_VALUE_ONE, defaults.tiles_of_supply),
    shared("last round", "last_round", kinds.FLAG, defaults.end_announced),
    Field("known", kinds.KNOWLEDGE, get_knowledge, put_knowledge, lambda state, seat: {}),
    Field("seen", module_kinds.WITNESSES, get_seen, put_seen, lambda state, seat: {}),
    random_stream("random cards", "card_rng"),
    random_stream("random tiles", "tile_rng"),
)
