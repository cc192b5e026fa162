"""The fields of a position: one row of a table for each, with the value it has where it is not written.

What a field is by default may depend only on the city and on fields above it, since the reader fills them
in from top to bottom: that makes reading the reverse of writing. A module brings `FIELDS`: its rows by the
names of those that they follow.
"""

from typing import Final

from ginkgopolis.engine.ids import LETTERS, NEW_HAND_TOKENS, NONE
from ginkgopolis.engine.layout import ACTIONS_AND_ITEMS, BONUSES, CARDS, CELL_OF, COMMITTED_TILES, KNOWN_TO
from ginkgopolis.engine.rng import Rng
from ginkgopolis.engine.setup import PICKS
from ginkgopolis.engine.state import GameState
from ginkgopolis.expansions import brought
from ginkgopolis.position import defaults, kinds
from ginkgopolis.position.asking import ASKING, get_asking, put_asking
from ginkgopolis.position.draft import DRAFT_CARDS
from ginkgopolis.position.frames import FrameStack
from ginkgopolis.position.kinds import Words, whole
from ginkgopolis.position.notes import NOTES, first_notes, get_notes, put_notes
from ginkgopolis.position.reading import lies_open
from ginkgopolis.position.rows import MANY, AnyField, Field, in_order, own, pile, shared

# The card that is played this round: sealed or being played, or already on a pile.


def get_commitment(state: GameState, seat: int) -> tuple[int, int]:
    """Return the card and the tile that a seat has committed and not yet laid elsewhere."""
    return (NONE, NONE) if lies_open(state, seat) else (state.cards[seat], state.committed_tiles[seat])


def put_commitment(state: GameState, seat: int, value: tuple[int, int]) -> None:
    """Commit a card and a tile; NONE leaves a card alone that is noted as played."""
    if value[0] != NONE:
        state.cells[CARDS + seat], state.cells[COMMITTED_TILES + seat] = value


def get_played(state: GameState, seat: int) -> int:
    """Return the card that a seat has played this round, if it lies on a pile by now."""
    return state.cards[seat] if lies_open(state, seat) else NONE


def put_played(state: GameState, seat: int, card: int) -> None:
    """Note the card that a seat has played; NONE leaves a commitment alone."""
    if card != NONE:
        state.cells[CARDS + seat] = card


def get_bonuses(state: GameState, seat: int) -> list[int]:
    """Return what each action brings a seat besides."""
    return state.numbers(BONUSES + ACTIONS_AND_ITEMS * seat, ACTIONS_AND_ITEMS)


def put_bonuses(state: GameState, seat: int, bonuses: list[int]) -> None:
    """Set what each action brings a seat besides."""
    state.note(BONUSES + ACTIONS_AND_ITEMS * seat, bonuses)


def get_knowledge(state: GameState, seat: int) -> dict[int, int]:
    """Return who knows where cards are, where it is not as usual."""
    usual = defaults.usual_knowledge(state)
    return {card: mask for card, mask in enumerate(state.known_to) if mask != usual[card]}


def put_knowledge(state: GameState, seat: int, unusual: dict[int, int]) -> None:
    """Take who knows where cards are."""
    state.note(KNOWN_TO, defaults.usual_knowledge(state))
    for card, mask in unusual.items():
        state.cells[KNOWN_TO + card] = mask


def put_ready(state: GameState, seat: int, ready: bool) -> None:
    """Note whether a choice that all make at the same time is still waited for."""
    if ready:
        state.wait_no_longer(seat)
    else:
        state.wait_for(seat)


def random_stream(name: str, attribute: str) -> Field[Words]:
    """A stream of random numbers, which goes on where it stands."""

    def get(state: GameState, seat: int) -> Words:
        rng: Rng = getattr(state, attribute)
        return rng.a, rng.b, rng.c, rng.d

    def put(state: GameState, seat: int, words: Words) -> None:
        state.set_rng(CELL_OF[attribute], Rng(*words))

    return Field(name, kinds.RANDOM_STREAM, get, put, get, lambda state: True)


FOLLOWING: Final[list[dict[str, tuple[AnyField, ...]]]] = list(brought("position", "FIELDS").values())

ROUND_FIELDS: Final[tuple[AnyField, ...]] = tuple(
    in_order(
        (
            shared("round", "round", whole(0, MANY), lambda state: 1),
            shared("first", "first_player", kinds.SEAT_NUMBER, defaults.zero),
            shared("hand size", "hand_size", whole(1, LETTERS), defaults.cards_of_full_hand),
            shared("picks", "picks", whole(PICKS, PICKS + 1), defaults.usual_picks),
            shared("earned", "earned", whole(0, MANY), defaults.zero),
            shared("revelations", "revelations", whole(0, MANY), defaults.zero),
            shared("over", "over", kinds.FLAG, lambda state: False),
            Field("notes", NOTES, get_notes, put_notes, first_notes),
            FrameStack(),
        ),
        FOLLOWING,
    )
)

SEAT_FIELDS: Final[tuple[AnyField, ...]] = tuple(
    in_order(
        (
            own("resources", "resources", whole(0, 25), defaults.usual_resources),
            own("stock", "stock", whole(0, 25), defaults.rest_of_resources),
            own("points", "points", whole(0, MANY), defaults.zero),
            own("new hands", "new_hands", whole(0, NEW_HAND_TOKENS), defaults.usual_new_hands),
            own("tiles", "tiles", kinds.TILES, defaults.nothing),
            own("hand", "hands", kinds.CARDS, defaults.nothing),
            own("cards", "kept", kinds.BUILDING_CARDS, defaults.nothing),
            own("characters", "characters", DRAFT_CARDS, defaults.nothing),
            own("pack", "packs", DRAFT_CARDS, defaults.nothing),
            Field("commit", kinds.COMMITMENT, get_commitment, put_commitment, defaults.no_commitment),
            Field("played", kinds.CARD_LYING_OPEN, get_played, put_played, defaults.no_card),
            Field("asking", ASKING, get_asking, put_asking, lambda state, seat: ""),
            own("known tiles", "known_tiles", kinds.SET_OF_TILES, defaults.nothing),
            own("given", "given", kinds.TILES, defaults.nothing),
            Field("ready", kinds.FLAG, GameState.is_ready, put_ready, defaults.usually_ready),
            Field("bonuses", kinds.NINE_NUMBERS, get_bonuses, put_bonuses, defaults.bonuses_of_cards),
        ),
        FOLLOWING,
    )
)

TABLE_FIELDS: Final[tuple[AnyField, ...]] = tuple(
    in_order(
        (
            shared("discard", "discard", kinds.CARDS, defaults.nothing),
            pile("deck", "deck", kinds.CARDS, defaults.shuffled_deck),
            shared("deck made of", "deck_made_of", kinds.SET_OF_CARDS, defaults.cards_in_play),
            pile("supply", "supply", kinds.VALUE_ONE, defaults.shuffled_supply),
            shared("removed", "removed", kinds.VALUE_ONE, defaults.tiles_set_aside),
            shared("exhausted", "exhausted", whole(0, 2), defaults.times_exhausted),
            shared("supply made of", "supply_made_of", kinds.SET_OF_VALUE_ONE, defaults.tiles_of_supply),
            shared("last round", "last_round", kinds.FLAG, defaults.end_announced),
            Field("known", kinds.KNOWLEDGE, get_knowledge, put_knowledge, lambda state, seat: {}),
            random_stream("random cards", "card_rng"),
            random_stream("random tiles", "tile_rng"),
        ),
        FOLLOWING,
    )
)
