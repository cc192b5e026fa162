"""Reading a position is the reverse of writing it, whatever the moment and whatever the text."""

import random
import re
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ginkgopolis.engine.city import City
from ginkgopolis.engine.rng import Rng
from ginkgopolis.engine.rules import apply, legal_moves, pending, question
from ginkgopolis.engine.setup import new_game
from ginkgopolis.engine.state import CHOOSE, DRAFT, GIVE_BACK, ITEM, TOKEN, GameState
from ginkgopolis.errors import BadPosition
from ginkgopolis.position import OWN_NAMES, SHARED_NAMES, read_position, write_position

TABLES = [(players, introductory) for players in (2, 3, 4, 5) for introductory in (False, True)]
NOT_STATE = ("journal", "offered", "offered_to")


def moments(players: int, introductory: bool, seed: int) -> Iterator[GameState]:
    """Play a game at random, taking choices back now and then; stop before every move and at the end."""
    chance = random.Random(seed)
    state = new_game(players, introductory, seed)
    yield state
    while pending(state):
        seat = chance.choice(pending(state)) if chance.random() < 0.9 else chance.randrange(players)
        moves = legal_moves(state, seat)
        if moves:
            apply(state, seat, chance.choice(moves))
            yield state


def everything(thing: GameState | City | Rng) -> dict[str, object]:
    """Return all that makes up a state, so that two can be compared field by field."""
    found: dict[str, object] = {}
    for name in thing.__slots__:
        value = getattr(thing, name)
        if name not in NOT_STATE:
            found[name] = everything(value) if isinstance(value, City | Rng) else value
    return found


@pytest.mark.parametrize(("players", "introductory"), TABLES)
def test_every_moment_of_a_game_comes_back(players: int, introductory: bool) -> None:
    for state in moments(players, introductory, seed=players):
        text = write_position(state)
        again = read_position(text)
        assert everything(again) == everything(state)
        assert write_position(again) == text


def test_the_moments_are_of_every_kind() -> None:
    asked = {question(state) for table in TABLES for state in moments(*table, seed=table[0])}
    assert asked == {DRAFT, CHOOSE, ITEM, TOKEN, GIVE_BACK, -1}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_goes_on_alike_from_its_position(players: int) -> None:
    chance = random.Random(players)
    state = new_game(players, True, players)
    twin = read_position(write_position(state))
    while pending(state):
        seat = chance.choice(pending(state))
        move = chance.choice(legal_moves(state, seat))
        assert legal_moves(twin, seat) == legal_moves(state, seat)
        apply(state, seat, move)
        apply(twin, seat, move)
    assert write_position(twin) == write_position(state)


def spoil_deck_order(state: GameState) -> None:
    state.deck[0], state.deck[1] = state.deck[1], state.deck[0]


def spoil_founding_order(state: GameState) -> None:
    city = state.city
    for numbered in (city.space, city.top):
        numbered[0], numbered[1] = numbered[1], numbered[0]
    city.ground = city.ground.copy()
    city.ground[city.space[0]], city.ground[city.space[1]] = 0, 1


CHANGES: dict[str, Callable[[GameState], object]] = {
    "resources": lambda state: state.resources.__setitem__(0, state.resources[0] + 1),
    "stock": lambda state: state.stock.__setitem__(1, state.stock[1] - 1),
    "points": lambda state: state.points.__setitem__(0, 99),
    "bonuses": lambda state: state.bonuses.__setitem__(4, state.bonuses[4] + 1),
    "ready": lambda state: state.ready.__setitem__(0, not state.ready[0]),
    "hand": lambda state: state.hands[1].reverse(),
    "tiles": lambda state: state.tiles[1].append(state.supply.pop()),
    "known": lambda state: state.known_to.__setitem__(state.hands[0][0], 7),
    "known, of a card in the deck": lambda state: state.known_to.__setitem__(state.deck[0], 1),
    "shown": lambda state: state.shown.__setitem__(state.city.top[0], True),
    "deck": spoil_deck_order,
    "deck made of": lambda state: setattr(state, "deck_made_of", state.deck_made_of[1:]),
    "supply made of": lambda state: setattr(state, "supply_made_of", state.supply_made_of[1:]),
    "removed": lambda state: setattr(state, "removed", []),
    "random cards": lambda state: state.card_rng.below(2),
    "random tiles": lambda state: state.tile_rng.below(2),
    "revelations": lambda state: setattr(state, "revelations", state.revelations + 1),
    "earned": lambda state: setattr(state, "earned", 1),
    "frames": lambda state: state.frames.clear(),
    "founded": spoil_founding_order,
    "site": lambda state: state.city.site.__setitem__(3, True),
    "owner": lambda state: state.city.owner.__setitem__(3, 1),
    "last round": lambda state: setattr(state, "last_round", True),
}


@pytest.mark.parametrize("name", CHANGES)
def test_whatever_changes_shows_in_the_text(name: str) -> None:
    state = new_game(3, True, 1)
    before = write_position(state)
    CHANGES[name](state)
    assert write_position(state) != before


# Whatever is written.

WORDS = st.sampled_from(
    [
        *SHARED_NAMES,
        *OWN_NAMES,
        *"ABCKL0123459.;:,#@*",
        "R1",
        "B7:3@1*",
        "R7/B5/?Y2@0",
        "R8",
        "Y20",
        "R21",
        "none",
        "yes",
    ]
    + [
        "seat 0:",
        "seat 1:",
        "seat 7:",
        "A+R9",
        "A:01",
        "item 1",
        "token 0 C R1",
        "give back",
        "prepare",
        "\n",
        "\n",
        "\n",
    ]
)


@settings(max_examples=150, deadline=None)
@given(
    st.text()
    | st.lists(WORDS).map(" ".join)
    | st.lists(WORDS).map(lambda words: "players 3\n" + " ".join(words))
)
def test_any_text_is_read_or_refused(text: str) -> None:
    check_reading(text)


GAMES = [write_position(state) for state in moments(3, False, 5) if state.revelations % 7 == 0]


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(GAMES), st.lists(st.tuples(st.integers(0, 10_000), st.integers(0, 3), WORDS), max_size=3)
)
def test_a_changed_position_is_read_or_refused(text: str, changes: list[tuple[int, int, str]]) -> None:
    for place, length, word in changes:
        parts = re.split(r"([ \n]+)", text)
        at = place % len(parts)
        text = "".join([*parts[:at], word, *parts[at + length :]])
    check_reading(text)


def check_reading(text: str) -> None:
    """A text is refused in one sentence, or it is a position that comes back and can be played on."""
    try:
        state = read_position(text)
    except BadPosition as error:
        assert str(error).endswith(".") and "\n" not in str(error)
        return
    assert everything(read_position(write_position(state))) == everything(state)
    for _ in range(10):
        if pending(state):
            apply(state, pending(state)[0], legal_moves(state, pending(state)[0])[0])
    assert everything(read_position(write_position(state))) == everything(state)
