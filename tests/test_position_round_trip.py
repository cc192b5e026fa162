"""Reading a position is the reverse of writing it, whatever the moment and whatever the text."""

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ginkgopolis.engine.hal import EXPERT_LEVEL, NORMAL
from ginkgopolis.engine.ids import FULL_HAND, GREEN_SPACE
from ginkgopolis.engine.layout import CARD_LUCK, FRAMES, HANDS, PRESTIGE, SUPPLY, TILE_LUCK, TILES
from ginkgopolis.engine.rng import Rng
from ginkgopolis.engine.rules import apply, legal_moves, pending, question
from ginkgopolis.engine.setup import new_game, new_solitaire
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
    Modules,
)
from ginkgopolis.errors import BadPosition
from ginkgopolis.expansions import modules_named
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.position import OWN_NAMES, SHARED_NAMES, read_position, write_position
from tests.battery.snapshot import fields_of
from tests.changing import add, put, put_at


@dataclass(frozen=True)
class Table:
    """How a game is set up."""

    players: int
    introductory: bool = False
    modules: tuple[str, ...] = ()
    hand_size: int = FULL_HAND
    hal: int = 0

    def __str__(self) -> str:
        names = "+".join(self.modules) or ("introductory" if self.introductory else "draft")
        return f"{self.players}-hal-{self.hal}" if self.hal else f"{self.players}-{names}-{self.hand_size}"

    def deal(self, seed: int) -> GameState:
        """Set up a game."""
        if self.hal:
            return new_solitaire(self.hal, seed)
        modules = modules_named(list(self.modules))
        return new_game(self.players, self.introductory, seed, modules=modules, hand_size=self.hand_size)


BASE_TABLES = [Table(players, introductory) for players in (2, 3, 4, 5) for introductory in (False, True)]
HAL_TABLES = [Table(1, hal=NORMAL), Table(1, hal=EXPERT_LEVEL)]
COMBINATIONS = [names for size in range(1, 7) for names in combinations(MODULE_NAMES, size)]
LARGE_HANDS = [Table(players, modules=MODULE_NAMES, hand_size=5) for players in (2, 3, 4)]
ALL_TABLES = [Table(players, modules=names) for names in COMBINATIONS for players in (2, 3, 4, 5)]
MODULE_TABLES = [Table(2 + at % 4, modules=names) for at, names in enumerate(COMBINATIONS)] + LARGE_HANDS


def moments(table: Table, seed: int) -> Iterator[GameState]:
    """Play a game at random, taking choices back now and then; stop before every move and at the end."""
    chance = random.Random(seed)
    state = table.deal(seed)
    yield state
    while pending(state):
        seat = chance.choice(pending(state)) if chance.random() < 0.9 else chance.randrange(state.players)
        moves = legal_moves(state, seat)
        if moves:
            apply(state, seat, chance.choice(moves))
            yield state


def everything(thing: GameState | Rng) -> dict[str, object]:
    """Return all that makes up a state, so that two can be compared field by field."""
    found: dict[str, object] = {}
    for name in fields_of(thing):
        value = getattr(thing, name)
        if isinstance(value, Rng):
            found[name] = everything(value)
        elif isinstance(value, Modules):
            found[name] = [module.name() for module in value.all]
        elif name == "sightings":
            found[name] = who_saw(value)
        else:
            found[name] = value
    return found


def who_saw(sightings: list[list[list[int]]]) -> dict[int, set[int]]:
    """Return the seats that saw each card being passed; in which order they did makes no difference."""
    seen: dict[int, set[int]] = {}
    for hands in sightings:
        for taker, cards in enumerate(hands):
            for card in cards:
                seen.setdefault(card, set()).update((taker, (taker - 1) % len(hands)))
    return seen


def check_round_trip(state: GameState) -> None:
    """What is read is what was written."""
    text = write_position(state)
    again = read_position(text)
    assert everything(again) == everything(state)
    assert write_position(again) == text


@pytest.mark.parametrize("table", [*BASE_TABLES, *HAL_TABLES], ids=str)
def test_every_moment_of_a_game_comes_back(table: Table) -> None:
    for state in moments(table, seed=table.players):
        check_round_trip(state)


@pytest.mark.parametrize("table", MODULE_TABLES, ids=str)
def test_moments_of_games_with_modules_come_back(table: Table) -> None:
    chance = random.Random(str(table))
    for state in moments(table, seed=len(table.modules)):
        if chance.random() < 0.25:
            check_round_trip(state)


@pytest.mark.soak
@pytest.mark.parametrize("table", [*ALL_TABLES, *LARGE_HANDS, *HAL_TABLES], ids=str)
def test_every_moment_of_many_games_comes_back(table: Table) -> None:
    for seed in range(1000, 1020):
        for state in moments(table, seed):
            check_round_trip(state)


def test_the_moments_are_of_every_kind() -> None:
    asked = {question(state) for table in BASE_TABLES for state in moments(table, table.players)}
    assert asked == {DRAFT, CHOOSE, ITEM, TOKEN, GIVE_BACK, -1}
    seeds = [(table, len(table.modules)) for table in MODULE_TABLES]
    asked |= {question(state) for table, seed in seeds for state in moments(table, seed)}
    assert asked == {DRAFT, CHOOSE, ITEM, TOKEN, GIVE_BACK, EVENTS, SPLIT, TIMING, QUALITY, PURCHASE, -1}


def test_cards_played_against_hal_may_be_in_the_deck_again() -> None:
    """H6: with the expert's second card the deck may run out and be renewed in the middle of a round."""
    met = 0
    for seed in range(40):
        for state in moments(HAL_TABLES[1], seed):
            if state.cards[0] in state.deck:
                check_round_trip(state)
                met += 1
    assert met > 0


@pytest.mark.parametrize("table", [*BASE_TABLES, *LARGE_HANDS, *HAL_TABLES], ids=str)
def test_a_game_goes_on_alike_from_its_position(table: Table) -> None:
    chance = random.Random(str(table))
    state = table.deal(table.players)
    twin = read_position(write_position(state))
    while pending(state):
        seat = chance.choice(pending(state))
        move = chance.choice(legal_moves(state, seat))
        assert legal_moves(twin, seat) == legal_moves(state, seat)
        apply(state, seat, move)
        apply(twin, seat, move)
    assert write_position(twin) == write_position(state)


def spoil_deck_order(state: GameState) -> None:
    first, second, *rest = state.deck
    put(state, "deck", [second, first, *rest])


def spoil_founding_order(state: GameState) -> None:
    for name in ("space", "top"):
        first, second, *rest = getattr(state, name)
        put(state, name, [second, first, *rest])
    ground = state.ground
    ground[state.space[0]], ground[state.space[1]] = 0, 1
    state.lay_ground(ground)


CHANGES: dict[str, Callable[[GameState], object]] = {
    "resources": lambda state: put_at(state, "resources", 0, state.resources[0] + 1),
    "stock": lambda state: put_at(state, "stock", 1, state.stock[1] - 1),
    "points": lambda state: put_at(state, "points", 0, 99),
    "bonuses": lambda state: put_at(state, "bonuses", 4, state.bonuses[4] + 1),
    "ready": lambda state: state.wait_no_longer(0) if 0 in state.waiting else state.wait_for(0),
    "hand": lambda state: put_at(state, "hands", 1, state.hands[1][::-1]),
    "tiles": lambda state: add(state, "tiles", 1, state.draw(SUPPLY)),
    "known": lambda state: put_at(state, "known_to", state.hands[0][0], 7),
    "known, of a card in the deck": lambda state: put_at(state, "known_to", state.deck[0], 1),
    "known tiles": lambda state: add(state, "known_tiles", 1, state.tiles[1][0]),
    "deck": spoil_deck_order,
    "deck made of": lambda state: setattr(state, "deck_made_of", state.deck_made_of[1:]),
    "supply made of": lambda state: setattr(state, "supply_made_of", state.supply_made_of[1:]),
    "removed": lambda state: setattr(state, "removed", []),
    "random cards": lambda state: state.below(CARD_LUCK, 2),
    "random tiles": lambda state: state.below(TILE_LUCK, 2),
    "revelations": lambda state: setattr(state, "revelations", state.revelations + 1),
    "earned": lambda state: setattr(state, "earned", 1),
    "frames": lambda state: state.clear(FRAMES),
    "founded": spoil_founding_order,
    "site": lambda state: put_at(state, "site", 3, True),
    "owner": lambda state: put_at(state, "owner", 3, 1),
    "last round": lambda state: setattr(state, "last_round", True),
}


MODULE_CHANGES: dict[str, Callable[[GameState], object]] = {
    "modules": lambda state: setattr(state, "modules", modules_named(["events"])),
    "hand size": lambda state: setattr(state, "hand_size", 5),
    "picks": lambda state: setattr(state, "picks", 3),
    "value two": lambda state: put(state, "value_two", state.value_two[::-1]),
    "prestige": lambda state: state.draw(PRESTIGE + 1),
    "green spaces": lambda state: setattr(state, "green_spaces", 8),
    "took green": lambda state: put_at(state, "took_green", 2, True),
    "green in the city": lambda state: put_at(state, "top", 4, GREEN_SPACE),
    "events": lambda state: add(state, "events", 0, 1),
    "events, in another order": lambda state: put_at(state, "events", 1, state.events[1][::-1]),
    "events seen": lambda state: put_at(state, "events_seen", 0, 8),
    "event": lambda state: put_at(state, "committed_events", 0, 2),
    "controlled": lambda state: setattr(state, "controlled", 3),
    "aside": lambda state: put_at(state, "aside", 0, state.draw(HANDS)),
    "expert": lambda state: put_at(state, "experts", 0, state.experts[1]),
    "under": lambda state: put_at(state, "lower_tiles", 0, state.draw(TILES)),
    "asking": lambda state: put_at(state, "asking", 0, 1),
}


@pytest.mark.parametrize("name", CHANGES)
def test_whatever_changes_shows_in_the_text(name: str) -> None:
    state = new_game(3, True, 1)
    before = write_position(state)
    CHANGES[name](state)
    assert write_position(state) != before


@pytest.mark.parametrize("name", MODULE_CHANGES)
def test_whatever_changes_with_modules_shows_in_the_text(name: str) -> None:
    state = next(state for state in moments(Table(3, modules=MODULE_NAMES), 1) if question(state) == CHOOSE)
    put(state, "events", [[0], [1, 2], []])
    before = write_position(state)
    MODULE_CHANGES[name](state)
    assert write_position(state) != before


def test_the_level_of_hal_shows_in_the_text() -> None:
    texts = [write_position(table.deal(1)).split("\n") for table in HAL_TABLES]
    assert [text[:2] for text in texts] == [["players 1", "hal normal"], ["players 1", "hal expert"]]
    assert texts[0][2:] == texts[1][2:]


# Whatever is written.

WORDS = st.sampled_from(
    [*SHARED_NAMES, *OWN_NAMES, *MODULE_NAMES, *"ABCKL0123459.;:,#@*-P"]
    + ["R1", "B7:3@1*", "R7/B5/?Y2@0", "R8", "Y20", "R21", "B24", "P@1", "R9/?P", "none", "yes", "1E0N"]
    + ["seat 0:", "seat 1:", "seat 7:", "A+R9", "A+P", "R1+P", "A:01", "artist", "banker", "normal"]
    + ["design", "quality", "expropriation", "item 1", "token 0 C R1", "hal token C R1", "give back"]
    + ["split 0 3", "timing 1 R1", "quality 1 2 0", "purchase 0 1", "act 0", "event 1 C", "prepare"]
    + ["\n", "\n", "\n"]
)
BEGINNINGS = ["players 3\n", "players 1\nhal expert\n", f"players 2\nmodules {' '.join(MODULE_NAMES)}\n"]


@settings(max_examples=150)
@given(
    st.text()
    | st.lists(WORDS).map(" ".join)
    | st.tuples(st.sampled_from(BEGINNINGS), st.lists(WORDS)).map(lambda both: both[0] + " ".join(both[1]))
)
def test_any_text_is_read_or_refused(text: str) -> None:
    check_reading(text)


GAMES = [
    write_position(state)
    for table in (Table(3), LARGE_HANDS[1], HAL_TABLES[1])
    for state in moments(table, 5)
    if state.revelations % 7 == 0
]


@settings(max_examples=150)
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
